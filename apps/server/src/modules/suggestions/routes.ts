import { latestSuggested, listSuggested, readSuggested, setOrdered } from '@evidose/contract';
import { type Http, mount } from '../../http/mount.ts';
import { LATEST_AS_TEXT, type SuggestionsService } from './service.ts';

export function mountSuggestions(http: Http, suggestions: SuggestionsService): void {
  mount(http, latestSuggested, ({ user }) => suggestions.latest(user.uid), LATEST_AS_TEXT);
  mount(http, listSuggested, ({ user, query }) => suggestions.history(user.uid, query.before));
  mount(http, readSuggested, ({ user, params }) => suggestions.read(user.uid, params.batchId));
  mount(http, setOrdered, ({ user, params, body }) =>
    suggestions.setOrdered(user.uid, params.supplementId, body.ordered),
  );
}

import { AppError, addChosen, deleteChosen, isChosen, listChosen, updateChosen } from '@evidose/contract';
import { type Http, mount } from '../../http/mount.ts';
import { CHOSEN_AS_TEXT, type ChosenService } from './service.ts';

export function mountChosen(http: Http, chosen: ChosenService): void {
  mount(http, addChosen, ({ user, body }) => {
    if (body.id !== body.supplement.id) throw new AppError('BAD_REQUEST', { field: 'id' });
    return chosen.add(user.uid, body.supplement);
  });
  mount(http, listChosen, async ({ user }) => ({ chosen: await chosen.list(user.uid) }), CHOSEN_AS_TEXT);
  mount(http, isChosen, async ({ user, params }) => ({ isChosen: await chosen.has(user.uid, params.id) }));
  mount(http, updateChosen, ({ user, params, body: { startedOn, packUnits } }) =>
    chosen.mark(user.uid, params.id, {
      ...(startedOn === undefined ? {} : { startedOn }),
      ...(packUnits === undefined ? {} : { packUnits }),
    }),
  );
  mount(http, deleteChosen, ({ user, params }) => chosen.remove(user.uid, params.id));
}

import { listSources } from '@evidose/contract';
import type { Knowledge } from '@evidose/engine';
import { type Http, mount } from '../../http/mount.ts';

export function mountCatalogue(http: Http, knowledge: Knowledge): void {
  mount(http, listSources, () => ({ sources: [...knowledge.sources] }));
}

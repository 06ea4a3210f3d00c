import { checkInteractions } from '@evidose/contract';
import type { Prepared } from '@evidose/engine';
import { type Http, mount } from '../../http/mount.ts';
import { createChecker } from './service.ts';

export function mountInteractions(http: Http, prepared: Prepared): void {
  const check = createChecker(prepared);
  mount(http, checkInteractions, ({ body }) => check(body));
}

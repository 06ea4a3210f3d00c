import { productLabel, searchNames, understandNames } from '@evidose/contract';
import { type Http, mount } from '../../http/mount.ts';
import type { Names } from './service.ts';

export function mountNames(http: Http, names: Names): void {
  mount(http, searchNames, ({ body }) => names.search(body.kind, body.text));
  mount(http, understandNames, ({ body }) => names.understand(body.kind, body.text));
  mount(http, productLabel, ({ body }) => ({ label: names.label(body.id) }));
}

import { eraseMyMessages, sendBusinessLead, sendContact } from '@evidose/contract';
import { type Http, mount } from '../../http/mount.ts';
import { sourceOf } from '../../http/source.ts';
import type { ContactService } from './service.ts';

export function mountContact(http: Http, contact: ContactService): void {
  mount(http, sendContact, async ({ body, request }) => {
    await contact.receive({ ...body, kind: 'contact' }, sourceOf(request));
    return { received: true } as const;
  });
  mount(http, eraseMyMessages, ({ user }) => contact.erase(user.email));
  mount(http, sendBusinessLead, async ({ body, request }) => {
    await contact.receive({ ...body, kind: 'business' }, sourceOf(request));
    return { received: true } as const;
  });
}

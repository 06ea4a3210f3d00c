import {
  addPushDevice,
  endReminders,
  endRemindersByLink,
  openEndOfReminders,
  readReminders,
  removePushDevice,
  setReminders,
} from '@evidose/contract';
import { type Http, mount, SENT } from '../../http/mount.ts';
import { sourceOf } from '../../http/source.ts';
import { deviceOf } from '../identity/service.ts';
import type { RemindersService } from './service.ts';

const PAGE = '/end-reminders';
const keepNowhere = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow, noarchive' };

export async function mountReminders(http: Http, reminders: RemindersService): Promise<void> {
  mount(http, readReminders, ({ user }) => reminders.read(user.uid));
  mount(http, setReminders, ({ user, body }) => reminders.set(user.uid, body));
  mount(http, endReminders, ({ user, request }) => reminders.endAll(user.uid, sourceOf(request)));
  mount(http, addPushDevice, ({ user, body, request }) =>
    reminders.addDevice({
      uid: user.uid,
      subscription: body,
      name: deviceOf(request.headers['user-agent']),
      sessionId: user.sessionId ?? null,
      source: sourceOf(request),
    }),
  );
  mount(http, removePushDevice, ({ user, params, request }) =>
    reminders.removeDevice(user.uid, params.deviceId, sourceOf(request)),
  );
  await http.app.register(async (app) => {
    // Mail programs post a form, whose content adds nothing to the URL.
    app.addContentTypeParser('*', { bodyLimit: 4096, parseAs: 'string' }, (_request, _body, done) => done(null, null));
    mount({ ...http, app }, endRemindersByLink, async ({ params, request, reply }) => {
      reply.headers(keepNowhere);
      return { ended: await reminders.endByToken(params.token, sourceOf(request)) };
    });
    mount({ ...http, app }, openEndOfReminders, ({ params, reply }) => {
      reply.headers(keepNowhere).redirect(`${PAGE}#${encodeURIComponent(params.token)}`);
      return SENT;
    });
  });
}

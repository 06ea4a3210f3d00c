import { type ReminderSettings, usualReminders } from '@evidose/contract';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp } from '../../../test/app.ts';
import { createTestClock } from '../../../test/clock.ts';
import { personWithPlan } from '../../../test/person-with-plan.ts';
import { startPushService } from '../../../test/push-service.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../clock.ts';

/** Monday noon in Berlin; breakfast is at 07:30, dinner at 18:30, which is 17:30 in UTC. */
const { clock, pass } = createTestClock('2026-03-02T11:00:00.000Z');
const pushService = await startPushService();
afterAll(pushService.stop);
const testApp = await createTestApp({
  clock,
  pushAgent: pushService.agent,
  env: { PUSH_SERVICES: pushService.host, PUBLIC_URL: 'http://localhost:3000' },
});
const { app, database, remind, mailsTo } = testApp;
const { received, answerWith } = pushService;

/** Hours pass here: gate and token expire long before. */
type Person = Pick<
  Awaited<ReturnType<typeof personWithPlan>>,
  'uid' | 'email' | 'idToken' | 'refreshToken' | 'supplements' | 'headers'
>;
async function back<P extends Person>(person: P): Promise<P> {
  const { id_token: idToken } = (await testApp.refresh(person.refreshToken)).json();
  return { ...person, idToken, headers: { authorization: `Bearer ${idToken}`, cookie: await testApp.openGate() } };
}
const settingsOf = (change: Partial<ReminderSettings> = {}): ReminderSettings => ({
  ...usualReminders('Europe/Berlin'),
  slots: ['on-waking', 'breakfast', 'lunch', 'dinner', 'bedtime'],
  refills: false,
  checkIns: false,
  ...change,
});
const put = (person: Person, url: string, payload: object) =>
  app.inject({ method: 'PUT', url, headers: person.headers, payload });
const remove = (person: Person, url: string) => app.inject({ method: 'DELETE', url, headers: person.headers });
const stateOf = async (person: Person) =>
  (await app.inject({ url: '/v1/me/reminders', headers: (await back(person)).headers })).json();

const ANDROID = { 'user-agent': 'Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Mobile' };

async function addDevice(person: Person) {
  const subscription = pushService.subscribe();
  const headers = { ...person.headers, ...ANDROID };
  const reply = await app.inject({ method: 'POST', url: '/v1/me/push-devices', headers, payload: subscription });
  return { reply, id: String(reply.json().id), path: new URL(subscription.endpoint).pathname, subscription };
}

/** With everything of the plan on the list, in the plan's slots. */
async function remindedPerson(change: Partial<ReminderSettings> = {}) {
  const person = await personWithPlan(testApp);
  await put(person, '/v1/me/reminders', settingsOf(change));
  return { ...person, device: await addDevice(person) };
}

const waiting = async () =>
  Number(
    (await database.pool.query('SELECT (SELECT count(*) FROM push_outbox) + (SELECT count(*) FROM mail_outbox) AS n'))
      .rows[0].n,
  );
/** Everything due, sent or given up. */
async function sendDue(): Promise<void> {
  await remind();
  await expect.poll(waiting, { timeout: 10_000 }).toBe(0);
}
/** This many hours later, one check at a time, as in a running server. */
async function live(hours: number, each = 1): Promise<void> {
  for (let hour = 0; hour < hours; hour += each) {
    pass(each * HOUR_MS);
    await sendDue();
  }
}
/** What is said once a day is worth sending for eight hours. */
const OF_A_DAY = 6;
const bodiesAt = (path: string) => received.filter((each) => each.path === path).map(({ payload }) => payload.body);

beforeEach(async () => {
  // The people of the tests before would be reminded too.
  await database.pool.query('DELETE FROM reminder_settings');
  received.length = 0;
  answerWith(() => ({ status: 201 }));
});

describe('notifications', () => {
  it('come at the person’s hours, say nothing about health, and can be read by the browser alone', async () => {
    const { device, supplements } = await remindedPerson();
    await live(24);
    const bodies = bodiesAt(device.path);
    expect(bodies.length).toBeGreaterThan(0);
    expect(new Set(bodies).size).toBe(bodies.length);
    for (const body of bodies) expect(body).toMatch(/^Time for your (wake-up|morning|midday|evening|bedtime) list$/);
    const [first] = received;
    expect(first?.payload).toMatchObject({ title: 'Evidose', url: '/dashboard' });
    expect(first?.audience).toBe(`https://${pushService.host}`);
    expect(first?.subject).toMatch(/^mailto:/);
    expect(first?.headers['content-encoding']).toBe('aes128gcm');
    expect(Number(first?.headers['ttl'])).toBeGreaterThan(0);
    expect(Number(first?.headers['ttl'])).toBeLessThanOrEqual((2 * HOUR_MS) / 1000);
    expect(supplements.length).toBeGreaterThan(0);
    expect(pushService.faults).toEqual([]);
  });

  it('name what is taken only for whoever wants that', async () => {
    const person = await remindedPerson({ showsNames: true });
    await live(24);
    const names = person.supplements.map((item) => Object(item).name as string);
    expect(names.length).toBeGreaterThan(0);
    for (const name of names) expect(bodiesAt(person.device.path).join(' ')).toContain(name);
  });

  it('are not sent for what is ticked, what is skipped, and a list with nothing on it', async () => {
    const person = await remindedPerson();
    const day = '2026-03-04';
    const rows = person.supplements.flatMap((item) =>
      (Object(item).timing.slot as string[]).map((slot) => ({ supplementId: item.id, slot })),
    );
    for (const [at, row] of rows.entries()) {
      await put(person, `/v1/me/intake/${day}`, { ...row, state: at % 2 === 0 ? 'taken' : 'skipped' });
    }
    while (clock().toISOString() < `${day}T03:00:00Z`) pass(HOUR_MS);
    await sendDue();
    received.length = 0;
    await live(19);
    expect(bodiesAt(person.device.path)).toEqual([]);
    const later = await back(person);
    for (const { id } of person.supplements) await remove(later, `/v1/me/supplements-chosen/${id}`);
    await live(24);
    expect(bodiesAt(person.device.path)).toEqual([]);
  });

  it('rest on quiet days and in a pause', async () => {
    const quiet = await remindedPerson({ quietDays: [0, 1, 2, 3, 4, 5, 6] });
    const paused = await remindedPerson({ pausedUntil: '2026-12-31' });
    await live(24);
    expect([...bodiesAt(quiet.device.path), ...bodiesAt(paused.device.path)]).toEqual([]);
  });

  it('go by new hours from then on, and not twice a day', async () => {
    const person = await remindedPerson();
    await live(24);
    const before = bodiesAt(person.device.path).length;
    const hours = { 'on-waking': '03:00', breakfast: '04:00', lunch: '05:00', dinner: '06:00', bedtime: '07:00' };
    await put(await back(person), '/v1/me/day-times', hours);
    await live(2);
    expect(bodiesAt(person.device.path)).toHaveLength(before);
  });

  it('go to every device of the person; one that is gone is dropped, the other goes on', async () => {
    const person = await remindedPerson();
    const second = await addDevice(person);
    answerWith((path) => ({ status: path === second.path ? 410 : 201 }));
    await live(24);
    expect(bodiesAt(person.device.path).length).toBeGreaterThan(0);
    expect(bodiesAt(second.path)).toEqual([]);
    expect((await stateOf(person)).devices.map(({ id }: { id: string }) => id)).toEqual([person.device.id]);
  });

  it('are tried again where the push service is busy, no sooner than it says, and then are over', async () => {
    const person = await remindedPerson();
    let tries = 0;
    answerWith((path) => {
      if (path !== person.device.path) return { status: 201 };
      tries += 1;
      return { status: 429, headers: { 'retry-after': '600' } };
    });
    const day = clock().getTime();
    while (tries === 0 && clock().getTime() < day + DAY_MS) {
      pass(HOUR_MS);
      await remind();
      await new Promise((resolve) => setTimeout(resolve, 300));
    }
    expect(tries).toBe(1);
    const due = async () =>
      (await database.pool.query('SELECT due_at FROM push_outbox ORDER BY due_at')).rows.map(
        ({ due_at }) => due_at.getTime() - clock().getTime(),
      );
    await expect.poll(async () => (await due())[0]).toBeGreaterThanOrEqual(10 * MINUTE_MS - 1);
    pass(11 * MINUTE_MS);
    answerWith(() => ({ status: 201 }));
    await sendDue();
    expect(bodiesAt(person.device.path)).toHaveLength(1);
  });

  it('end with the sign-in that they were turned on in', async () => {
    const person = await remindedPerson();
    await app.inject({ method: 'POST', url: '/v1/session/end', payload: { refreshToken: person.refreshToken } });
    await live(24);
    expect(bodiesAt(person.device.path)).toEqual([]);
    const left = await database.pool.query('SELECT 1 FROM push_devices WHERE uid = $1', [person.uid]);
    expect(left.rowCount).toBe(0);
  });
});

describe('a device', () => {
  it('is one however often it subscribes, belongs to whoever signed in last, and shows no address', async () => {
    const [one, two] = [await remindedPerson(), await personWithPlan(testApp)];
    const again = (person: Person) =>
      app.inject({
        method: 'POST',
        url: '/v1/me/push-devices',
        headers: { ...person.headers, ...ANDROID },
        payload: one.device.subscription,
      });
    expect((await again(one)).json().id).toBe(one.device.id);
    expect((await stateOf(one)).devices).toMatchObject([{ name: 'Chrome on Android', lastSentAt: null }]);
    await again(two);
    expect((await stateOf(one)).devices).toEqual([]);
    expect((await stateOf(two)).devices).toHaveLength(1);
    const { rows } = await database.pool.query('SELECT * FROM push_devices WHERE uid = $1', [two.uid]);
    expect(JSON.stringify(rows)).not.toContain(one.device.path);
  });

  it('is refused at an address that is no browser’s push service', async () => {
    const person = await personWithPlan(testApp);
    const good = pushService.subscribe();
    const { port } = new URL(good.endpoint);
    for (const endpoint of [
      'https://169.254.169.254/latest/meta-data',
      `https://127.0.0.1:${port}/send`,
      'https://localhost/send',
      `https://${pushService.host}.evil.example/send`,
      `https://user:secret@${pushService.host}/send`,
      `http://${pushService.host}/send`,
    ]) {
      const payload = { ...good, endpoint };
      const reply = await app.inject({ method: 'POST', url: '/v1/me/push-devices', headers: person.headers, payload });
      expect([endpoint, reply.statusCode, reply.json().error.field]).toEqual([endpoint, 400, 'endpoint']);
    }
  });

  it('is one of ten', async () => {
    const person = await personWithPlan(testApp);
    for (let count = 0; count < 10; count += 1) expect((await addDevice(person)).reply.statusCode).toBe(200);
    expect((await addDevice(person)).reply.json().error.code).toBe('TOO_MUCH_STORED');
  });
});

describe('one press ends', () => {
  it('the notifications of a device, from the notification itself', async () => {
    const person = await remindedPerson();
    await live(24);
    const { end } = received.find(({ path }) => path === person.device.path)?.payload ?? { end: '' };
    const ended = await app.inject({ method: 'POST', url: end });
    expect([ended.statusCode, ended.json()]).toEqual([200, { ended: 'notifications' }]);
    expect(await stateOf(person)).toMatchObject({ isOn: false, devices: [] });
    received.length = 0;
    await live(24);
    expect(bodiesAt(person.device.path)).toEqual([]);
    expect((await app.inject({ method: 'POST', url: end })).statusCode).toBe(200);
  });

  it('the mails, as mail programs do it, and looking at the address ends nothing', async () => {
    const person = await personWithPlan(testApp);
    await put(person, '/v1/me/reminders', settingsOf({ digest: 'daily', digestTime: '08:00', slots: [] }));
    await live(24);
    const [mail] = (await mailsTo(person.email)).filter(({ subject }) => subject === 'Your day with Evidose');
    const page = new URL(/http\S+\/end-reminders\S+/.exec(mail?.textBody ?? '')?.[0] ?? 'http://none');
    const url = `/v1/reminders/end/${decodeURIComponent(page.hash.slice(1))}`;
    const looked = await app.inject({ url });
    expect([looked.statusCode, looked.headers['location']?.startsWith('/end-reminders#')]).toEqual([302, true]);
    expect((await stateOf(person)).settings.digest).toBe('daily');
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const ended = await app.inject({ method: 'POST', url, headers, payload: 'List-Unsubscribe=One-Click' });
    expect([ended.statusCode, ended.json()]).toEqual([200, { ended: 'mails' }]);
    expect(await stateOf(person)).toMatchObject({ isOn: false, settings: { digest: 'off' } });
    const wrong = `${url.slice(0, -person.uid.length - 6)}wrong.${person.uid}`;
    expect((await app.inject({ method: 'POST', url: wrong })).statusCode).toBe(404);
  });

  it('everything, in the settings or by taking the consent back; both are the same choice', async () => {
    for (const end of [
      (person: Person) => remove(person, '/v1/me/reminders'),
      (person: Person) => put(person, '/v1/me/consents/reminders', { granted: false }),
    ]) {
      const person = await remindedPerson({ digest: 'daily' });
      expect((await stateOf(person)).isOn).toBe(true);
      await end(person);
      const { consents } = (await app.inject({ url: '/v1/me/consents', headers: person.headers })).json();
      expect(consents).toMatchObject([{ kind: 'reminders', granted: false }]);
      expect(await stateOf(person)).toMatchObject({ isOn: false, devices: [] });
      const before = (await mailsTo(person.email)).length;
      await live(24);
      expect(bodiesAt(person.device.path)).toEqual([]);
      expect(await mailsTo(person.email)).toHaveLength(before);
    }
  });

  it('all of it, with the account', async () => {
    const person = await remindedPerson({ digest: 'daily' });
    const tables = ['reminder_settings', 'reminders_sent', 'push_devices'];
    const note = "INSERT INTO reminders_sent VALUES ($1, 'digest', '2026-03-02', '', now())";
    await database.pool.query(note, [person.uid]);
    expect((await testApp.call('delete', { idToken: person.idToken })).statusCode).toBe(200);
    for (const table of tables) {
      const { rowCount } = await database.pool.query(`SELECT 1 FROM ${table} WHERE uid = $1`, [person.uid]);
      expect([table, rowCount]).toEqual([table, 0]);
    }
    received.length = 0;
    await live(24);
    expect(bodiesAt(person.device.path)).toEqual([]);
  });
});

describe('a pack that runs out', () => {
  it('is told once, five days before, or after the quiet days that follow', async () => {
    const person = await remindedPerson({ slots: [], refills: true });
    const today = clock().toISOString().slice(0, 10);
    const [first] = person.supplements;
    const url = `/v1/me/supplements-chosen/${first?.id}`;
    const marks = { startedOn: today, packUnits: 10 * Number(Object(first).buy.unitsADay) };
    expect((await app.inject({ method: 'PATCH', url, headers: person.headers, payload: marks })).statusCode).toBe(200);
    await live(24 * 4 - clock().getUTCHours(), OF_A_DAY);
    expect(bodiesAt(person.device.path)).toEqual([]);
    await live(24 * 5, OF_A_DAY);
    expect(bodiesAt(person.device.path)).toEqual(['Something runs out soon']);
  });
});

describe('a check-in', () => {
  it.each([
    ['is told of on its day', null, ['Time to check in']],
    ['is not told of when it was made the day before', 0, []],
    ['is told of when the last one was made long before', 10, ['Time to check in']],
  ])('%s', async (_, madeDaysAgo, expected) => {
    const person = await remindedPerson({ slots: [], checkIns: true });
    const dayBefore = (days: number) => new Date(clock().getTime() - days * DAY_MS).toISOString().slice(0, 10);
    for (const { id, expectedWeeks } of person.supplements as { id: string; expectedWeeks?: [number, number] }[]) {
      const startedOn = dayBefore((expectedWeeks?.[1] ?? 0) * 7 - 1);
      const url = `/v1/me/supplements-chosen/${id}`;
      const marked = await app.inject({ method: 'PATCH', url, headers: person.headers, payload: { startedOn } });
      expect(marked.statusCode).toBe(200);
    }
    if (madeDaysAgo !== null) {
      const payload = { ratings: [{ about: 'goal', id: 'energy', rating: 5 }] };
      expect((await put(person, `/v1/me/check-ins/${dayBefore(madeDaysAgo)}`, payload)).statusCode).toBe(200);
    }
    // Past ten o'clock tomorrow, whatever the hour is now.
    await live(36, OF_A_DAY);
    expect(bodiesAt(person.device.path)).toEqual(expected);
  });
});

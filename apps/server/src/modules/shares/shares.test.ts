import { fields, Letter, type PartialAnswers } from '@evidose/contract';
import { everyAnswer } from '@evidose/contract/testing';
import { Fhir } from 'fhir';
import { describe, expect, it } from 'vitest';
import { createTestApp } from '../../../test/app.ts';
import { createTestClock } from '../../../test/clock.ts';
import { personWithPlan } from '../../../test/person-with-plan.ts';
import { readPdf } from '../../../test/read-pdf.ts';
import { DAY_MS, HOUR_MS } from '../../clock.ts';
import { MADE_BY_ACCOUNT, WRONG_BY_LINK, WRONG_BY_SOURCE } from './service.ts';

const { clock, pass } = createTestClock();
const testApp = await createTestApp({ clock, env: { PUBLIC_URL: 'https://evidose.example' } });
const { app, db, call, openGate } = testApp;

type Headers = Record<string, string>;
const create = (headers: Headers, payload: object = { label: 'Dr. Grey' }) =>
  app.inject({ method: 'POST', url: '/v1/me/shares', headers, payload });
const list = async (headers: Headers) => (await app.inject({ url: '/v1/me/shares', headers })).json().shares;
const revoke = (headers: Headers, id: string) => app.inject({ method: 'DELETE', url: `/v1/me/shares/${id}`, headers });

let sources = 0;
/** A doctor's computer, with an address of its own. */
const nextSource = () => {
  sources += 1;
  return `10.7.${sources >> 8}.${sources & 255}`;
};
interface Proof {
  readonly link: string;
  readonly code: string;
}
const open = (proof: Proof, remoteAddress = nextSource()) =>
  app.inject({ method: 'POST', url: '/v1/shared/letter', payload: proof, remoteAddress });
const take = (format: string, proof: Proof) =>
  app.inject({ method: 'POST', url: `/v1/shared/files/${format}`, payload: proof, remoteAddress: nextSource() });
const codeOf = (reply: { json: () => { error?: { code: string } } }) => reply.json().error?.code;

/** A person who created a link, and what they hand over. */
async function sharing(payload?: object, answers?: PartialAnswers) {
  const person = await personWithPlan(testApp, answers);
  const { link, code, share } = (await create(person.headers, payload)).json();
  const proof = { link: new URL(link).hash.slice(1), code };
  return { ...person, proof, address: link as string, share: share as { id: string; expiresAt: string } };
}
const wrong = ({ link, code }: Proof): Proof => ({ link, code: code.startsWith('Z') ? 'YYYY-YYYY' : 'ZZZZ-ZZZZ' });

describe('a link for the doctor', () => {
  it('opens the letter with its code, without gate and without account, and the files with it', async () => {
    const { proof, supplements } = await sharing();
    const opened = await open(proof);
    expect(opened.statusCode).toBe(200);
    const letter = Letter.parse(opened.json().letter);
    expect(letter.supplements.map(({ id }) => id)).toEqual(supplements.map(({ id }) => id));
    const pdf = await take('pdf', proof);
    expect(pdf.headers['content-type']).toBe('application/pdf');
    expect((await readPdf(pdf.rawPayload)).text).toContain(letter.name);
    expect(new Fhir().validate(JSON.parse((await take('fhir', proof)).body)).valid).toBe(true);
    expect((await take('csv', proof)).statusCode).toBe(400);
  });

  /** Every text and number of a file. */
  const leavesOf = (value: unknown): string[] =>
    typeof value === 'object' && value !== null ? Object.values(value).flatMap(leavesOf) : [String(value)];
  interface Bundle {
    readonly entry: readonly { readonly resource: { readonly resourceType: string } }[];
  }
  const resourcesOf = ({ entry }: Bundle, ...types: readonly string[]) =>
    entry.map(({ resource }) => resource).filter(({ resourceType }) => types.includes(resourceType));

  it('gives what the letter says and nothing else, in each of its shapes', async () => {
    const { proof, uid, email, headers } = await sharing(undefined, everyAnswer());
    const letterText = JSON.stringify((await open(proof)).json().letter);
    const bundle = (await take('fhir', proof)).json<Bundle>();
    const file = JSON.stringify(bundle);
    const pdf = (await readPdf((await take('pdf', proof)).rawPayload)).text;
    const asked = (await app.inject({ url: '/v1/me', headers })).json().comprehensiveQuestionnaire;
    for (const field of fields) expect([field, file.includes(`"linkId":"${field}`)]).toEqual([field, false]);
    for (const secret of [uid, email, asked.painDescription, asked.pastSupplementExperience]) {
      expect([letterText, file, pdf].filter((text) => text.includes(secret))).toEqual([]);
    }
    const said = resourcesOf(bundle, 'QuestionnaireResponse').flatMap((resource) =>
      (resource as unknown as { item: { text: string; answer: object }[] }).item.flatMap(({ text, answer }) => [
        text,
        ...leavesOf(answer),
      ]),
    );
    expect(said.length).toBeGreaterThan(8);
    expect(said.filter((text) => !letterText.includes(JSON.stringify(text).slice(1, -1)))).toEqual([]);
  });

  it('gives every answer as well if the person chose so when they made it, and never names the account', async () => {
    const { proof, uid, email, headers } = await sharing({ label: 'Dr. All', includesAnswers: true }, everyAnswer());
    const file = (await take('fhir', proof)).body;
    expect(new Fhir().validate(JSON.parse(file)).valid).toBe(true);
    expect(file).toContain('iron upset my stomach');
    for (const field of fields) expect(file).toContain(`"linkId": "${field}"`);
    for (const secret of [uid, email]) expect(file).not.toContain(secret);
    expect((await list(headers))[0].includesAnswers).toBe(true);
    expect(JSON.stringify((await open(proof)).json())).not.toContain('iron upset my stomach');
  });

  it('takes the code as people type it', async () => {
    const { proof } = await sharing();
    const typed = { ...proof, code: ` ${proof.code.toLowerCase().replace('-', ' ')} ` };
    expect((await open(typed)).statusCode).toBe(200);
  });

  it('holds seven days unless the person says otherwise, then ends', async () => {
    const { proof, share } = await sharing();
    expect(share.expiresAt).toBe(new Date(clock().getTime() + 7 * DAY_MS).toISOString());
    const longer = await sharing({ label: 'Dr. Long', days: 30 });
    pass(7 * DAY_MS);
    expect(codeOf(await open(proof))).toBe('SHARE_ENDED');
    expect((await open(longer.proof)).statusCode).toBe(200);
    expect((await open(longer.proof)).headers['cache-control']).toBe('no-store');
  });

  it('says that it has ended only to somebody who has the code', async () => {
    const { proof } = await sharing({ label: 'a', days: 1 });
    pass(DAY_MS);
    expect(codeOf(await open(wrong(proof)))).toBe('SHARE_NOT_OPENED');
    expect(codeOf(await take('pdf', proof))).toBe('SHARE_ENDED');
  });

  it('ends at once when it is revoked', async () => {
    const { proof, share, headers } = await sharing();
    expect((await revoke(headers, share.id)).statusCode).toBe(204);
    expect(codeOf(await open(proof))).toBe('SHARE_ENDED');
    expect((await list(headers))[0].state).toBe('revoked');
  });

  it('ends with the account', async () => {
    const { proof, idToken, uid } = await sharing();
    await open(proof);
    expect((await call('delete', { idToken })).statusCode).toBe(200);
    expect(codeOf(await open(proof))).toBe('SHARE_NOT_OPENED');
    const { rows } = await db.execute(
      `SELECT 1 FROM shares WHERE uid = '${uid}' UNION ALL SELECT 1 FROM share_openings WHERE uid = '${uid}'`,
    );
    expect(rows).toEqual([]);
  });

  it('is nobody else’s: the code of another link does not open it, and nobody else can see or end it', async () => {
    const [one, other] = [await sharing(), await sharing()];
    expect(codeOf(await open({ link: one.proof.link, code: other.proof.code }))).toBe('SHARE_NOT_OPENED');
    expect((await revoke(other.headers, one.share.id)).statusCode).toBe(404);
    expect((await list(other.headers)).map(({ id }: { id: string }) => id)).toEqual([other.share.id]);
    expect((await open(one.proof)).statusCode).toBe(200);
  });

  it('shows the person every opening and every wrong code, newest first', async () => {
    const { proof, headers } = await sharing();
    for (const act of [
      () => open(proof),
      () => take('pdf', proof),
      () => open(wrong(proof)),
      () => take('fhir', proof),
    ]) {
      await act();
      pass(1_000);
    }
    const [entry] = await list(headers);
    expect(entry.openings.map(({ what }: { what: string }) => what)).toEqual(['fhir', 'refused', 'pdf', 'letter']);
    expect(Object.keys(entry.openings[0]).toSorted()).toEqual(['at', 'what']);
  });

  it('keeps neither link nor code where a stolen copy would show them', async () => {
    const { proof } = await sharing();
    await open(proof);
    const tables = await db.execute<{ name: string }>(
      `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'`,
    );
    const code = proof.code.replace('-', '');
    for (const { name } of tables.rows) {
      const { rows } = await db.execute<{ row: string }>(`SELECT to_jsonb(t)::text AS row FROM "${name}" t`);
      const text = rows.map(({ row }) => row).join('\n');
      expect(text.includes(proof.link.slice(0, 43)), name).toBe(false);
      expect(text.includes(code) || text.includes(proof.code), name).toBe(false);
    }
  });

  it('carries what is secret behind the #, never the code, and is kept out of caches and search engines', async () => {
    const { address, proof } = await sharing();
    const url = new URL(address);
    expect(`${url.origin}${url.pathname}${url.search}`).toBe('https://evidose.example/shared');
    expect(address).not.toContain(proof.code.replace('-', ''));
    for (const reply of [await open(proof), await open(wrong(proof)), await take('pdf', proof)]) {
      expect(reply.headers['cache-control']).toBe('no-store');
      expect(reply.headers['x-robots-tag']).toContain('noindex');
    }
  });

  it('is made only by somebody with a plan, ten at most at a time, for 1 to 90 days', async () => {
    const { headers } = await testApp.signUpVerified();
    expect(codeOf(await create(headers))).toBe('NO_SUGGESTIONS');
    const person = await personWithPlan(testApp);
    for (const days of [0, 91, 1.5]) expect((await create(person.headers, { label: 'x', days })).statusCode).toBe(400);
    for (let index = 0; index < 10; index++) expect((await create(person.headers)).statusCode).toBe(200);
    expect(codeOf(await create(person.headers))).toBe('TOO_MANY_SHARES');
    expect((await create({ cookie: await openGate() })).statusCode).toBe(401);
  });
});

describe('links', () => {
  it('are made and turned off thirty times a day and no more', async () => {
    const { headers } = await personWithPlan(testApp);
    for (let index = 0; index < MADE_BY_ACCOUNT.hits; index++) {
      const made = await create(headers);
      expect(made.statusCode).toBe(200);
      await revoke(headers, made.json().share.id);
    }
    expect(codeOf(await create(headers))).toBe('TOO_MANY_REQUESTS');
  });
});

describe('wrong codes', () => {
  it('are counted by link, whoever tries: after ten even the right one has to wait', async () => {
    const { proof } = await sharing();
    for (let index = 0; index < WRONG_BY_LINK.hits; index++)
      expect(codeOf(await open(wrong(proof)))).toBe('SHARE_NOT_OPENED');
    const locked = await open(proof);
    expect(locked.statusCode).toBe(429);
    expect(locked.json().error.retryAfterSeconds).toBeGreaterThan(0);
    pass(DAY_MS);
    expect((await open(proof)).statusCode).toBe(200);
  });

  it('are counted by source too, whichever link: unknown links count', async () => {
    const source = nextSource();
    for (let index = 0; index < WRONG_BY_SOURCE.hits; index++) {
      const made = { link: `${String(index).padStart(43, 'x')}.nobody`, code: 'AAAA-AAAA' };
      expect(codeOf(await open(made, source))).toBe('SHARE_NOT_OPENED');
    }
    const { proof } = await sharing();
    expect((await open(proof, source)).statusCode).toBe(429);
    expect((await open(proof)).statusCode).toBe(200);
    pass(HOUR_MS);
    expect((await open(proof, source)).statusCode).toBe(200);
  });

  it('do not slip through together', async () => {
    const { proof } = await sharing();
    const replies = await Promise.all(Array.from({ length: 25 }, () => open(wrong(proof))));
    expect(replies.filter(({ statusCode }) => statusCode === 403)).toHaveLength(WRONG_BY_LINK.hits);
  });

  it('right ones use nothing up', async () => {
    const { proof } = await sharing();
    const source = nextSource();
    for (let index = 0; index < 40; index++) expect((await open(proof, source)).statusCode).toBe(200);
  });
});

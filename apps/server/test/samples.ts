import { type RouteContract, type SuggestedSupplement, samplePerson, usualReminders } from '@evidose/contract';
import { z } from 'zod';
import { answersOf, supplementOf } from './recommendation.ts';

/** Requests that a contract accepts, generated from its schemas, so that walks over every route need no list. */

export type Json = string | number | boolean | null | Json[] | { [name: string]: Json };

interface Schema {
  readonly type?: string;
  readonly const?: Json;
  readonly enum?: readonly Json[];
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly pattern?: string;
  readonly format?: string;
  readonly minLength?: number;
  readonly minimum?: number;
}

const BY_FORMAT: Readonly<Record<string, string>> = {
  uuid: '3f0b5f4e-1d2c-4b7a-9c3d-5e6f7a8b9c0d',
  date: '2026-03-02',
  'date-time': '2026-03-02T09:00:00.000Z',
  email: 'sample@example.com',
};
const TEXTS = ['zinc', 'sample text', '2026-03-02', 'a'.repeat(43)];

function textOf({ format, pattern, minLength = 0 }: Schema): string {
  const byFormat = BY_FORMAT[format ?? ''];
  if (byFormat !== undefined) return byFormat;
  const fits = (text: string) =>
    text.length >= minLength && (pattern === undefined || new RegExp(pattern, 'u').test(text));
  return TEXTS.find(fits) ?? 'x'.repeat(minLength);
}

function sampleValue(schema: Schema): Json {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return schema.enum[0] ?? null;
  if (schema.anyOf !== undefined) return sampleValue(schema.anyOf[0] ?? {});
  if (schema.type === 'string') return textOf(schema);
  if (schema.type === 'number' || schema.type === 'integer') return schema.minimum ?? 1;
  if (schema.type === 'boolean') return true;
  if (schema.type === 'array') return schema.items === undefined ? [] : [sampleValue(schema.items)];
  if (schema.properties === undefined) return {};
  return Object.fromEntries(Object.entries(schema.properties).map(([name, part]) => [name, sampleValue(part)]));
}

const sampleOf = (schema: z.ZodType): Json =>
  sampleValue(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema);

const asJson = (value: object) => JSON.parse(JSON.stringify(value)) as Json;
const chosen: SuggestedSupplement = supplementOf({ id: 'zinc', name: 'Zinc' });

/** Bodies whose real check is not their schema. */
const BY_ROUTE: Readonly<Record<string, Json>> = {
  'PUT /v1/me/comprehensiveQuestionnaire': asJson(answersOf()),
  'PATCH /v1/me/comprehensiveQuestionnaire': { age: '40' },
  'POST /v1/recommendations': { role: 'user', action: 'list', questionnaire: asJson(samplePerson.answers) },
  'POST /v1/me/what-if': { change: { age: '40' } },
  'POST /v1/quick-recommendations': {
    ...{ weight: '70', height: '170', gender: 'female', age: '40', activeness: 'light' },
    ...{ goals: ['energy'], supplements: 'zinc', allergies: 'nuts' },
  },
  'POST /v1/quick-checks': {
    answers: {
      ...{ weight: '70', height: '170', gender: 'female', age: '40', activeness: 'light' },
      ...{ goals: ['sleep'], supplements: 'none', allergies: 'none' },
    },
    applies: [],
    cleared: [],
  },
  'PUT /v1/me/reminders': asJson(usualReminders('Europe/Berlin')),
  'POST /v1/me/push-devices': {
    endpoint: 'https://fcm.googleapis.com/fcm/send/sample',
    keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) },
  },
  // Without `seen`: nothing was recorded before.
  'PUT /v1/me/intake/:day': { supplementId: 'zinc', slot: 'breakfast', state: 'taken' },
  'POST /v1/me/supplements-chosen': { id: 'zinc', supplement: asJson(chosen) },
};

export interface SampleRequest {
  readonly params: Readonly<Record<string, Json>>;
  readonly query: Readonly<Record<string, Json>>;
  readonly body: Json | undefined;
}

const recordOf = (schema: z.ZodType | undefined) =>
  schema === undefined ? {} : (sampleOf(schema) as Record<string, Json>);

export function sampleRequest({ method, path, params, query, body }: RouteContract): SampleRequest {
  const given = BY_ROUTE[`${method} ${path}`] ?? (body === undefined ? undefined : sampleOf(body));
  return { params: recordOf(params), query: recordOf(query), body: given };
}

/** Half a character has no place in an address; its bytes are sent as they would be. */
const encoded = (text: string) =>
  [...text].map((one) => (/\p{Cs}/u.test(one) ? '%ED%A0%80' : encodeURIComponent(one))).join('');

/** The address of a request, with what belongs into it filled in. */
export function addressOf({ path }: RouteContract, { params, query }: Omit<SampleRequest, 'body'>): string {
  const filled = path.replaceAll(/:([A-Za-z]+)/g, (_, name: string) => encoded(String(params[name] ?? 'x')));
  const search = new URLSearchParams(
    Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
  ).toString();
  return search === '' ? filled : `${filled}?${search}`;
}

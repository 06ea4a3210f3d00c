import { z } from 'zod';
import { apiDescriptions } from './api-descriptions.ts';
import { ErrorResponse } from './error-body.ts';
import { type ErrorCode, errorCatalogue } from './errors.ts';
import type { Access, RouteContract } from './routes/route.ts';

type Json = Record<string, unknown>;

const SECURITY: Readonly<Record<Access, readonly Json[]>> = {
  open: [],
  gate: [{ gate: [] }],
  account: [{ bearer: [] }],
  verified: [{ gate: [], bearer: [] }],
  'gate-or-key': [{ key: [] }, { gate: [] }],
  'verified-or-key': [{ key: [] }, { gate: [], bearer: [] }],
};

const describing = (parent: string, name: string): string | undefined =>
  apiDescriptions[`${parent}.${name}`] ?? apiDescriptions[`${parent}.*`] ?? apiDescriptions[name];

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;

/** Adds each field's description unless the schema has its own. */
function described(schema: unknown, parent: string): unknown {
  if (Array.isArray(schema)) return schema.map((part) => described(part, parent));
  if (!isObject(schema)) return schema;
  const entries = Object.entries(schema).map(([key, value]) => {
    if (key !== 'properties' || !isObject(value)) return [key, described(value, parent)];
    const properties = Object.entries(value).map(([name, property]) => {
      const description = describing(parent, name);
      const inside = described(property, name);
      return [name, description !== undefined && isObject(inside) ? { description, ...inside } : inside];
    });
    return [key, Object.fromEntries(properties)];
  });
  return Object.fromEntries(entries);
}

interface SchemaOptions {
  readonly io: 'input' | 'output';
  /** The path of the call, or the name of the shared schema. */
  readonly place: string;
}

function jsonSchema(schema: z.ZodType, { io, place }: SchemaOptions): Json {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json;
  return described(rest, place) as Json;
}

const jsonContent = (schema: Json): Json => ({ 'application/json': { schema } });

/** `/v1/things/:id` → `/v1/things/{id}` */
const templated = (path: string) => path.replaceAll(/:([A-Za-z]+)/g, '{$1}');

function parametersOf(schema: z.ZodType | undefined, place: 'path' | 'query'): Json[] {
  if (schema === undefined) return [];
  const { properties = {}, required = [] } = jsonSchema(schema, { io: 'input', place }) as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}

const COMMON_ERRORS: Readonly<Record<Access, readonly ErrorCode[]>> = {
  open: ['BAD_REQUEST'],
  gate: ['BAD_REQUEST', 'GATE_CLOSED'],
  account: ['BAD_REQUEST', 'NOT_LOGGED_IN'],
  verified: ['BAD_REQUEST', 'GATE_CLOSED', 'NOT_LOGGED_IN', 'EMAIL_NOT_VERIFIED'],
  'gate-or-key': ['BAD_REQUEST', 'NO_API_KEY', 'INVALID_API_KEY', 'TOO_MANY_REQUESTS'],
  'verified-or-key': ['BAD_REQUEST', 'NO_API_KEY', 'NOT_LOGGED_IN', 'INVALID_API_KEY', 'TOO_MANY_REQUESTS'],
};

function errorResponses(codes: readonly ErrorCode[]): Json {
  const byStatus = new Map<number, string[]>();
  for (const code of new Set(codes)) {
    const { status, type, message } = errorCatalogue[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), `${type}: ${message}`]);
  }
  const entries = [...byStatus].map(([status, texts]) => [
    String(status),
    { description: texts.join(' · '), content: jsonContent({ $ref: '#/components/schemas/Error' }) },
  ]);
  return Object.fromEntries(entries);
}

const IDEMPOTENCY_KEY: Json = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'A text of your own, the same when you repeat a call after a broken line: it is done once.',
  schema: { type: 'string', maxLength: 200 },
};

const RATE_LIMITS: Json = {
  'RateLimit-Policy': {
    description: 'What the plan of the key allows: calls (q) in a window of seconds (w).',
    schema: { type: 'string' },
  },
  RateLimit: {
    description: 'What is left of it: calls (r), and seconds until it is whole again (t).',
    schema: { type: 'string' },
  },
};

function successOf(route: RouteContract): Json {
  if (route.file !== undefined) {
    const content = Object.fromEntries(
      route.file.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]),
    );
    return { '200': { description: 'A file', content } };
  }
  if (route.response === null) return { '204': { description: 'Done' } };
  return {
    '200': {
      description: 'OK',
      ...(route.access.endsWith('-or-key') ? { headers: RATE_LIMITS } : {}),
      content: jsonContent(jsonSchema(route.response, { io: 'output', place: templated(route.path) })),
    },
  };
}

function operationOf(name: string, route: RouteContract): Json {
  const success = successOf(route);
  return {
    operationId: name,
    summary: route.summary,
    security: SECURITY[route.access],
    parameters: [
      ...parametersOf(route.params, 'path'),
      ...parametersOf(route.query, 'query'),
      ...(route.takesIdempotencyKey === true ? [IDEMPOTENCY_KEY] : []),
    ],
    ...(route.body === undefined
      ? {}
      : {
          requestBody: {
            required: true,
            content: jsonContent(
              jsonSchema(route.describedBody ?? route.body, { io: 'input', place: templated(route.path) }),
            ),
          },
        }),
    responses: { ...success, ...errorResponses([...COMMON_ERRORS[route.access], ...route.errors]) },
  };
}

interface DocumentOptions {
  readonly routes: Readonly<Record<string, RouteContract>>;
  readonly serverUrl: string;
  readonly version: string;
}

/** The OpenAPI 3.1 document, generated from the contracts that the server mounts. */
export function openApiDocument({ routes, serverUrl, version }: DocumentOptions) {
  const paths: Record<string, Json> = {};
  for (const [name, route] of Object.entries(routes)) {
    const path = templated(route.path);
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operationOf(name, route) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Evidose API',
      version,
      description: 'Safe, explained supplement plans from a health questionnaire. Not medical advice.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: serverUrl }],
    paths,
    components: {
      schemas: { Error: jsonSchema(ErrorResponse, { io: 'output', place: 'Error' }) },
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        key: { type: 'apiKey', in: 'header', name: 'x-api-key' },
        gate: { type: 'apiKey', in: 'cookie', name: '__Host-evidose-gate' },
      },
    },
  };
}

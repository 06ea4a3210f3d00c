import { describe, expect, it } from 'vitest';
import { errorCatalogue } from './errors.ts';
import { openApiDocument } from './openapi.ts';
import { routes } from './routes/index.ts';
import type { RouteContract } from './routes/route.ts';

const document = openApiDocument({ routes, serverUrl: 'https://evidose.example', version: '1' });

describe('the API document', () => {
  it('describes every route under its method and path', () => {
    for (const route of Object.values<RouteContract>(routes)) {
      const path = route.path.replaceAll(/:([A-Za-z]+)/g, '{$1}');
      expect(document.paths[path]).toHaveProperty(route.method.toLowerCase());
    }
  });

  it('gives each operation a name of its own and says who may call it', () => {
    const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods)) as {
      operationId: string;
      security: unknown[];
    }[];
    const names = operations.map(({ operationId }) => operationId);
    expect(new Set(names).size).toBe(Object.keys(routes).length);
    expect(operations.every(({ security }) => Array.isArray(security))).toBe(true);
  });

  it('says the catalogue text of each error a route can give', () => {
    const { post } = document.paths['/v1/gate/pin'] as { post: { responses: Record<string, { description: string }> } };
    expect(post.responses['403']?.description).toContain(errorCatalogue.INVALID_PIN.message);
  });

  it('has no two routes with the same method and path', () => {
    const keys = Object.values<RouteContract>(routes).map(
      ({ method, path }) => `${method} ${path.replaceAll(/:\w+/g, ':')}`,
    );
    expect(new Set(keys).size).toBe(keys.length);
  });
});

describe('the public part of it', () => {
  const open = Object.fromEntries(
    Object.entries<RouteContract>(routes).filter(([, { isPublic }]) => isPublic === true),
  );
  const text = openApiDocument({ routes: open, serverUrl: 'https://evidose.example', version: '1' });

  it('says what every field means', () => {
    const silent: string[] = [];
    const walk = (node: unknown, place: string): void => {
      if (typeof node !== 'object' || node === null) return;
      for (const [key, value] of Object.entries(node)) {
        if (key === 'properties') {
          for (const [name, property] of Object.entries(value as Record<string, { description?: string }>)) {
            if (property.description === undefined) silent.push(`${place}.${name}`);
            walk(property, name);
          }
        } else walk(value, place);
      }
    };
    for (const [path, methods] of Object.entries(text.paths)) walk(methods, path);
    walk(text.components.schemas, 'Error');
    expect([...new Set(silent)]).toEqual([]);
  });

  it('holds what somebody needs who builds on it', () => {
    expect(Object.keys(text.paths)).toEqual(
      expect.arrayContaining([
        '/v1/recommendations',
        '/v1/recommendations/sample',
        '/v1/questionnaire',
        '/v1/sources',
        '/v1/supplements',
        '/v1/supplements/{id}',
        '/v1/interactions/check',
        '/v1/names/search',
        '/v1/names/label',
        '/v1/names/understand',
      ]),
    );
  });
});

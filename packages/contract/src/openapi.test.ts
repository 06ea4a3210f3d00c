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

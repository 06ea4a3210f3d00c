import { context, propagation, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { BasicTracerProvider, InMemorySpanExporter, SimpleSpanProcessor } from '@opentelemetry/sdk-trace-base';
import Fastify from 'fastify';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { traced, traceRequests } from './tracing.ts';

const exporter = new InMemorySpanExporter();
const provider = new BasicTracerProvider({ spanProcessors: [new SimpleSpanProcessor(exporter)] });
trace.setGlobalTracerProvider(provider);
context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());

const app = Fastify();
traceRequests(app);
app.get('/v1/people/:id', async () => traced('decide plan', () => ({ ok: true })));
app.get('/v1/broken', async () => {
  throw new Error('the words of Ada Lovelace');
});

beforeEach(() => exporter.reset());
afterAll(async () => {
  await app.close();
  trace.disable();
  context.disable();
  propagation.disable();
});

it('a request is one span, named by its pattern, with what was done in it below', async () => {
  await app.inject('/v1/people/ada-lovelace?q=secret');
  const spans = exporter.getFinishedSpans();
  expect(spans.map(({ name }) => name)).toEqual(['decide plan', 'GET /v1/people/:id']);
  expect(spans[0]?.parentSpanId).toBe(spans[1]?.spanContext().spanId);
  expect(spans[1]?.attributes).toEqual({
    'http.request.method': 'GET',
    'http.route': '/v1/people/:id',
    'http.response.status_code': 200,
  });
});

it('a failure is marked, and its words stay here', async () => {
  await app.inject('/v1/broken');
  const [span] = exporter.getFinishedSpans();
  expect(span?.status.code).toBe(2);
  expect(JSON.stringify([span?.attributes, span?.events, span?.status])).not.toContain('Ada');
});

import {
  context,
  isSpanContextValid,
  propagation,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/**
 * What an operator sees who loads an OpenTelemetry SDK (docs/operations.md); without one this does nothing. Spans are
 * named by the route's pattern: never a URL, a person, an answer or an error message.
 */
const tracer = trace.getTracer('evidose');

/** An SDK is loaded before the program: without one, no request needs a span. */
const isAnybodyListening = (): boolean => isSpanContextValid(tracer.startSpan('start').spanContext());

export function traceRequests(app: FastifyInstance): void {
  if (!isAnybodyListening()) return;
  const spans = new WeakMap<FastifyRequest, Span>();
  app.addHook('onRequest', (request, _reply, done) => {
    const { method, headers } = request;
    const route = request.routeOptions.url ?? 'none';
    const options = { kind: SpanKind.SERVER, attributes: { 'http.request.method': method, 'http.route': route } };
    const caller = propagation.extract(context.active(), headers);
    const span = tracer.startSpan(`${method} ${route}`, options, caller);
    spans.set(request, span);
    context.with(trace.setSpan(caller, span), done);
  });
  app.addHook('onResponse', (request, reply, done) => {
    const span = spans.get(request);
    span?.setAttribute('http.response.status_code', reply.statusCode);
    if (reply.statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
    done();
  });
}

/** A part of a request that deserves its own span. */
export function traced<T>(name: string, work: () => T): T {
  return tracer.startActiveSpan(name, (span) => {
    try {
      return work();
    } finally {
      span.end();
    }
  });
}

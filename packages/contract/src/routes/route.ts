import type { z } from 'zod';
import type { ErrorCode } from '../errors.ts';

/**
 * Who may call a route.
 * - open: anybody
 * - gate: whoever passed the PIN gate
 * - account: a signed-in person, verified or not, with or without the gate (what sign-up itself needs)
 * - verified: the gate and a signed-in, verified person
 * - gate-or-key: whoever passed the gate, or the holder of an API key
 * - verified-or-key: as `verified`, or the holder of an API key
 */
export type Access = 'open' | 'gate' | 'account' | 'verified' | 'gate-or-key' | 'verified-or-key';

/** One server call, shared by the server (`mount`), the browser (`call`) and the API document. */
export interface RouteContract {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** With `:name` for path parameters. Never carries personal answers. */
  readonly path: `/${string}`;
  readonly summary: string;
  readonly access: Access;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /** The handler takes out of the body what cannot be kept; elsewhere such a request is refused. */
  readonly isCleaned?: boolean;
  /** Makes the server think: limited by pass or person, and by source. `light`: at every key somebody presses. */
  readonly costs?: 'light' | 'heavy';
  /** Takes an `Idempotency-Key`: sent again under the same one, it is done once. */
  readonly takesIdempotencyKey?: boolean;
  /** Shown in the API document in place of `body`, where the real check gives better words than a schema can. */
  readonly describedBody?: z.ZodType;
  /** null: no content (204). */
  readonly response: z.ZodType | null;
  /** Content types of a file that is sent instead of JSON. */
  readonly file?: readonly string[];
  readonly errors: readonly ErrorCode[];
  /** Shown in the public API document. */
  readonly isPublic?: boolean;
}

type Inferred<S> = S extends z.ZodType ? z.output<S> : undefined;
type Sent<S> = S extends z.ZodType ? z.input<S> : undefined;
type Part<C, K extends string> = C extends Record<K, infer S> ? S : undefined;

/** What a handler receives, parsed. */
export interface RouteInput<C extends RouteContract> {
  readonly params: Inferred<Part<C, 'params'>>;
  readonly query: Inferred<Part<C, 'query'>>;
  readonly body: Inferred<Part<C, 'body'>>;
}
/** What a caller sends. */
export interface RouteRequest<C extends RouteContract> {
  readonly params: Sent<Part<C, 'params'>>;
  readonly query: Sent<Part<C, 'query'>>;
  readonly body: Sent<Part<C, 'body'>>;
}
export type RouteOutput<C extends RouteContract> = C['response'] extends z.ZodType
  ? z.output<C['response']>
  : undefined;

import type { z } from 'zod';
import type { ErrorCode } from '../errors.ts';

/**
 * Who may call a route.
 * - open: anyone
 * - gate: anyone past the PIN gate
 * - account: a signed-in person, verified or not, with or without the gate (needed by sign-up itself)
 * - verified: past the gate, signed in and verified
 * - gate-or-key: past the gate, or with an API key
 * - verified-or-key: as `verified`, or with an API key
 */
export type Access = 'open' | 'gate' | 'account' | 'verified' | 'gate-or-key' | 'verified-or-key';

/** One server call, shared by the server (`mount`), the browser (`call`) and the API document. */
export interface RouteContract {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** With `:name` for path parameters. Never contains personal answers. */
  readonly path: `/${string}`;
  readonly summary: string;
  readonly access: Access;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /** The handler removes from the body what cannot be stored; elsewhere such a request is rejected. */
  readonly isCleaned?: boolean;
  /** Expensive to compute, so limited per pass or person, and per source. `light`: called on every key press. */
  readonly costs?: 'light' | 'heavy';
  /** Accepts an `Idempotency-Key`: repeated requests with the same key take effect once. */
  readonly takesIdempotencyKey?: boolean;
  /** Replaces `body` in the API document where the actual check has better messages than a schema. */
  readonly describedBody?: z.ZodType;
  /** null: no content (204). */
  readonly response: z.ZodType | null;
  /** Content types of a file sent instead of JSON. */
  readonly file?: readonly string[];
  readonly errors: readonly ErrorCode[];
  /** Shown in the public API document. */
  readonly isPublic?: boolean;
}

type Inferred<S> = S extends z.ZodType ? z.output<S> : undefined;
type Sent<S> = S extends z.ZodType ? z.input<S> : undefined;
type Part<C, K extends string> = C extends Record<K, infer S> ? S : undefined;

/** The parsed input of a handler. */
export interface RouteInput<C extends RouteContract> {
  readonly params: Inferred<Part<C, 'params'>>;
  readonly query: Inferred<Part<C, 'query'>>;
  readonly body: Inferred<Part<C, 'body'>>;
}
/** The input of a caller. */
export interface RouteRequest<C extends RouteContract> {
  readonly params: Sent<Part<C, 'params'>>;
  readonly query: Sent<Part<C, 'query'>>;
  readonly body: Sent<Part<C, 'body'>>;
}
export type RouteOutput<C extends RouteContract> = C['response'] extends z.ZodType
  ? z.output<C['response']>
  : undefined;

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CORE_SCHEMA, load } from 'js-yaml';
import { z } from 'zod';
import { corporaFolder } from '../files.ts';

/** Messages with what they should get (corpora/chat). They prove the rules, and are never loaded by the server. */

const Expected = z.strictObject({
  say: z.string(),
  /** What the answer must hold, and must not. */
  has: z.string().optional(),
  not: z.string().optional(),
  about: z.string().optional(),
  /** A link it must hold. */
  to: z.string().optional(),
});
const ByGroup = z.record(z.string(), z.array(z.string()));

const readFrom = <S extends z.ZodType>(path: string, shape: S): z.output<S> =>
  shape.parse(load(readFileSync(path, 'utf8'), { schema: CORE_SCHEMA }));
const read = <S extends z.ZodType>(name: string, shape: S): z.output<S> =>
  readFrom(join(corporaFolder, 'chat', name), shape);

const Says = z.array(z.string());
const Cases = z.array(Expected);
const Batch = z.strictObject({
  danger: ByGroup,
  calm: ByGroup,
  stopMedicine: Says,
  plan: Cases,
  knowledge: Cases,
  site: Cases,
});

/** Messages of the form of unseen.yaml from anywhere: a new batch is scored before it is let in. */
export const readChatBatch = (path: string): ChatBatch => readFrom(path, Batch);

export function readChatCases() {
  return {
    danger: read('danger.yaml', ByGroup),
    calm: read('calm.yaml', ByGroup),
    /** Written after the rules and the weights, scored and never tuned on. */
    unseen: read('unseen.yaml', Batch),
    /** Mended on by rules alone: the weights do not learn from them. */
    short: read('short-states.yaml', Batch),
    /** In Spanish: what was mended on, and what was not. */
    spanish: { tuned: read('spanish.yaml', Batch), unseen: read('spanish-unseen.yaml', Batch) },
    stopMedicine: read('stop-medicine.yaml', Says),
    plan: read('plan.yaml', Cases),
    knowledge: read('knowledge.yaml', Cases),
    site: read('site.yaml', Cases),
    followUps: read('follow-ups.yaml', z.array(Cases)),
  };
}

export type ChatCase = z.infer<typeof Expected>;
export type ChatBatch = z.infer<typeof Batch>;

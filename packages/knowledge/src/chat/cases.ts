import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CORE_SCHEMA, load } from 'js-yaml';
import { z } from 'zod';
import { dataFolder } from '../files.ts';

/** Messages with what they should get (data/cases/chat). They prove the rules, and are never loaded by the server. */

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

const read = <S extends z.ZodType>(name: string, shape: S): z.output<S> =>
  shape.parse(load(readFileSync(join(dataFolder, 'cases', 'chat', name), 'utf8'), { schema: CORE_SCHEMA }));

const Says = z.array(z.string());
const Cases = z.array(Expected);

export function readChatCases() {
  return {
    danger: read('danger.yaml', ByGroup),
    calm: read('calm.yaml', ByGroup),
    /** Written after the rules and the weights, scored and never tuned on. */
    unseen: read(
      'unseen.yaml',
      z.strictObject({
        danger: ByGroup,
        calm: ByGroup,
        stopMedicine: Says,
        plan: Cases,
        knowledge: Cases,
        site: Cases,
      }),
    ),
    stopMedicine: read('stop-medicine.yaml', Says),
    plan: read('plan.yaml', Cases),
    knowledge: read('knowledge.yaml', Cases),
    site: read('site.yaml', Cases),
    followUps: read('follow-ups.yaml', z.array(Cases)),
  };
}

export type ChatCase = z.infer<typeof Expected>;

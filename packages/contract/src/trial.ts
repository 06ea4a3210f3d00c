import * as z from 'zod';

/** A single-person trial: what was taken on which day, how the day was rated, and the result. */

/** Smallest worthwhile difference, as a share of the scale. */
const DEFAULT_WORTHWHILE = 0.1;
export const MAX_TRIAL_DAYS = 1000;
const MAX_WASHOUT_DAYS = 60;

const TrialDay = z.strictObject({
  date: z.iso.date(),
  /** 1 on a day with the supplement, 0 on a day without. */
  on: z.union([z.literal(0), z.literal(1)]),
  /** Null for an unrated day. */
  rating: z.number().nullable(),
});

export const TrialRecord = z
  .strictObject({
    scale: z.tuple([z.number(), z.number()]).default([0, 10]),
    worthwhile: z.number().positive().optional(),
    /** Days after each switch between on and off that do not count. */
    washoutDays: z.int().min(0).max(MAX_WASHOUT_DAYS).default(0),
    days: z.array(TrialDay).min(1).max(MAX_TRIAL_DAYS),
  })
  .superRefine(({ scale: [low, high], days }, context) => {
    if (low >= high) context.addIssue({ code: 'custom', path: ['scale'], message: 'The scale must go up' });
    const sideOf = new Map<string, 0 | 1>();
    days.forEach(({ date, on, rating }, at) => {
      // Several ratings a day are fine; a day both on and off cannot be counted.
      if ((sideOf.get(date) ?? on) !== on)
        context.addIssue({ code: 'custom', path: ['days', at, 'on'], message: 'The same day is on and off' });
      sideOf.set(date, on);
      if (rating !== null && (rating < low || rating > high))
        context.addIssue({ code: 'custom', path: ['days', at, 'rating'], message: 'The rating is off the scale' });
    });
    const times = days.map(({ date }) => Date.parse(date)).sort((one, other) => one - other);
    const span = ((times.at(-1) ?? 0) - (times[0] ?? 0)) / 86_400_000;
    if (span >= MAX_TRIAL_DAYS)
      context.addIssue({ code: 'custom', path: ['days'], message: 'The dates are too far apart' });
  })
  .transform(({ worthwhile, ...trial }) => ({
    ...trial,
    worthwhile: worthwhile ?? (trial.scale[1] - trial.scale[0]) * DEFAULT_WORTHWHILE,
  }));
export type TrialRecord = z.infer<typeof TrialRecord>;

export const TRIAL_VERDICTS = ['helped', 'no-difference', 'cannot-tell', 'worse'] as const;
export type TrialVerdict = (typeof TRIAL_VERDICTS)[number];

export const TrialResult = z.strictObject({
  /** Mean rating on minus off, adjusted for drift; null if one side has no rated day. */
  difference: z.number().nullable(),
  /** 95 %. */
  interval: z.tuple([z.number(), z.number()]),
  /** From the two-sided randomization test. */
  p: z.number(),
  n: z.strictObject({ on: z.int(), off: z.int(), missing: z.int() }),
  verdict: z.enum(TRIAL_VERDICTS),
});
export type TrialResult = z.infer<typeof TrialResult>;

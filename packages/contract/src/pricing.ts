/**
 * Evidose's prices: the pricing page shows these rows, and the server enforces them for every API key. US dollars a
 * month.
 */
interface ApiPlan {
  readonly name: string;
  readonly forWhom: string;
  readonly usdPerMonth: number;
  readonly callsPerMonth: number;
  readonly callsPerMinute: number;
  readonly keys: number;
  readonly extras: readonly string[];
}

export const apiPlanIds = ['trial', 'practice', 'platform'] as const;
export type ApiPlanId = (typeof apiPlanIds)[number];

/** Every account starts here; other plans are agreed in writing. */
export const DEFAULT_API_PLAN: ApiPlanId = 'trial';

export const apiPlans: Readonly<Record<ApiPlanId, ApiPlan>> = {
  trial: {
    name: 'Trial',
    forWhom: 'To build and try it out. No card, no end date.',
    usdPerMonth: 0,
    callsPerMonth: 200,
    callsPerMinute: 10,
    keys: 2,
    extras: ['The same answers as every other plan'],
  },
  practice: {
    name: 'Practice',
    forWhom: 'A clinic, a pharmacy or a small shop.',
    usdPerMonth: 49,
    callsPerMonth: 3_000,
    callsPerMinute: 60,
    keys: 5,
    extras: ['Answers to your questions within one working day'],
  },
  platform: {
    name: 'Platform',
    forWhom: 'A product that makes plans all day.',
    usdPerMonth: 390,
    callsPerMonth: 40_000,
    callsPerMinute: 300,
    keys: 20,
    extras: ['Answers within one working day', 'Changes to the knowledge announced before they go live'],
  },
};

/**
 * What somebody agrees to when they send their answers, by version. Once people have agreed to a text it stays as it is:
 * new words are a new version, and the last one here is asked for.
 */
export const healthDataConsents = {
  '2026-11-18':
    'I agree that Evidose keeps the health answers I give here in my account and uses them to make and show my plan. I can take this back at any time by deleting my account, which deletes the answers and everything made from them.',
} as const;

export type HealthDataConsentVersion = keyof typeof healthDataConsents;
export const isConsentVersion = (version: unknown): version is HealthDataConsentVersion =>
  typeof version === 'string' && Object.hasOwn(healthDataConsents, version);

export const HEALTH_DATA_CONSENT: HealthDataConsentVersion = '2026-11-18';

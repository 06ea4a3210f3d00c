/**
 * Consent texts by version. A text that people have agreed to never changes: new wording is a new version, and the last
 * one is asked for.
 */
export const healthDataConsents = {
  '2026-11-18':
    'I agree that Evidose keeps the health answers I give here in my account and uses them to make and show my plan. I can take this back at any time by deleting my account, which deletes the answers and everything made from them.',
} as const;

export type HealthDataConsentVersion = keyof typeof healthDataConsents;
export const isConsentVersion = (version: unknown): version is HealthDataConsentVersion =>
  typeof version === 'string' && Object.hasOwn(healthDataConsents, version);

export const HEALTH_DATA_CONSENT: HealthDataConsentVersion = '2026-11-18';

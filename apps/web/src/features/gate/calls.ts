/** The gate's calls, apart from its screens: schemas and caller are fetched while the PIN is being typed. */
export { acceptTerms, verifyPin } from '@evidose/contract';
export { call } from '../../lib/api.ts';

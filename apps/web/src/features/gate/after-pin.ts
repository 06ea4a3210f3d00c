/** What follows the PIN, apart from its screen: caller, schemas and terms are fetched while it is being typed. */
export { verifyPin } from '@evidose/contract';
export { call } from '../../lib/api.ts';
export { TermsForm } from './terms-form.tsx';

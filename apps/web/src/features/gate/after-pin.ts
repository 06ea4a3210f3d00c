/** What the terms screen needs, fetched while the PIN is being typed. */
export { verifyPin } from '@evidose/contract';
export { call } from '../../lib/api.ts';
export { TermsForm } from './terms-form.tsx';

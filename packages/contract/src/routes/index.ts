import { clientConfig } from './client-config.ts';
import { acceptTerms, gateStatus, verifyPin } from './gate.ts';

export { acceptTerms, clientConfig, gateStatus, verifyPin };

/** Every route of the product's own API. The API document and the conformance test walk this. */
export const routes = { gateStatus, verifyPin, acceptTerms, clientConfig } as const;

/**
 * How long a test or its preparation may take: generous, since no test asserts on time, and a machine that does other
 * things beside it is no fault of the product. The first load of the knowledge alone takes seconds then.
 */
export const PATIENT = { testTimeout: 300_000, hookTimeout: 300_000, expect: { poll: { timeout: 60_000 } } };

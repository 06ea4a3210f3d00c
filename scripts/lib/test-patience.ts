/**
 * How long a test or its preparation may take: generous, since no test asserts on time, and a machine that does other
 * things beside it is no fault of the product. The first load of the knowledge alone takes seconds then.
 */
export const PATIENT = { testTimeout: 60_000, hookTimeout: 60_000, expect: { poll: { timeout: 15_000 } } };

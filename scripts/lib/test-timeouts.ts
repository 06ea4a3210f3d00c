/**
 * Timeouts are generous: no test asserts on time, and a busy machine is not a fault of the product. There, loading the
 * knowledge for the first time alone takes seconds.
 */
export const TEST_TIMEOUTS = {
  testTimeout: 300_000,
  hookTimeout: 300_000,
  // What is waited for mostly comes within milliseconds, and some tests wait hundreds of times.
  expect: { poll: { timeout: 60_000, interval: 5 } },
};

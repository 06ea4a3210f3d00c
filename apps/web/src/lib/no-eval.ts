/**
 * Zod compiles validators with `new Function` and tests whether it may. Our content security policy forbids it, and the
 * browser reports the attempt. Zod reads this setting on load; setting it here costs the first page nothing.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

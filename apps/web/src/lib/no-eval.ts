/**
 * Zod makes faster validators with `new Function`, and tries first whether it may. Our content policy says no, and the
 * browser reports the try. Zod reads this setting when it loads; setting it here costs the first page nothing.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

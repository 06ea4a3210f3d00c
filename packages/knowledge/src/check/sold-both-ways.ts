/** What is a medicine and a supplement by the same name, and means the same thing: medicine or class → supplements. */
export const soldBothWays: Readonly<Record<string, readonly string[]>> = {};

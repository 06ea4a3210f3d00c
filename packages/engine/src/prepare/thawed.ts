/**
 * A copy that is not frozen. Loops over frozen lists are several times slower, and the engine does little else; the copy
 * is its own, and what it hands out are copies again.
 */
export function thawed<T>(value: T): T {
  if (Array.isArray(value)) return value.map(thawed) as T;
  if (typeof value !== 'object' || value === null) return value;
  const copy: Record<string, unknown> = {};
  for (const [key, inner] of Object.entries(value)) copy[key] = thawed(inner);
  return copy as T;
}

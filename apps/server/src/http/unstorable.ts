import { isStorable } from '@evidose/contract';

interface Place {
  readonly value: unknown;
  readonly path: string;
}

/**
 * The path of a value no column can store, a NUL or half a surrogate pair; null if there is none. Not recursive, since
 * input may be nested as deep as a body is long.
 */
export function findUnstorable(value: unknown): string | null {
  const left: Place[] = [{ value, path: '' }];
  for (let place = left.pop(); place !== undefined; place = left.pop()) {
    const { value: here, path } = place;
    if (typeof here === 'string' && !isStorable(here)) return path;
    if (typeof here !== 'object' || here === null) continue;
    for (const [name, part] of Object.entries(here)) {
      if (!isStorable(name)) return path;
      left.push({ value: part, path: path === '' ? name : `${path}.${name}` });
    }
  }
  return null;
}

import type { SourceEntry } from '@evidose/contract';
import type { Knowledge } from '@evidose/engine';

const IDS_KEY = 'sources';

function collect(value: unknown, into: Set<string>): void {
  if (Array.isArray(value)) for (const item of value) collect(item, into);
  else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) {
      if (key === IDS_KEY && Array.isArray(inner)) for (const id of inner) into.add(String(id));
      else collect(inner, into);
    }
  }
}

/** Resolves every source id found under `sources`, in order of mention. */
export function createSourceBook({ sources }: Knowledge): (mentioned: unknown) => SourceEntry[] {
  const byId = new Map(sources.map((source) => [source.id, source]));
  return (mentioned) => {
    const ids = new Set<string>();
    collect(mentioned, ids);
    return [...ids].flatMap((id) => byId.get(id) ?? []);
  };
}

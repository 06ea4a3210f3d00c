/** routes → service → store inside a module; other modules are reached only through their service or index. */
const RANKS = ['routes', 'service', 'store'] as const;

const PUBLIC_FILES = /^(service|index)\.ts$/;

type Place = { readonly module: string; readonly path: string };

function placeOf(file: string): Place | undefined {
  const match = /^apps\/server\/src\/modules\/([^/]+)\/(.+)$/.exec(file);
  return match?.[1] && match[2] ? { module: match[1], path: match[2] } : undefined;
}

/** `store.ts`, `session-store.ts` and `store/sessions.ts` are all stores. */
function rankOf(path: string): number {
  return RANKS.findIndex((rank) => new RegExp(`(^|[-/])${rank}(\\.ts$|/)`).test(path));
}

export function checkServer(file: string, target: string): string | undefined {
  const [from, to] = [placeOf(file), placeOf(target)];
  if (!to) return undefined;
  if (!from) {
    const isComposer = /^apps\/server\/src\/([\w-]+\.ts|modules\/[\w-]+\.ts)$/.test(file);
    return isComposer ? undefined : `${file} lies below the modules and may not import ${target}`;
  }
  if (from.module !== to.module) {
    return PUBLIC_FILES.test(to.path) ? undefined : `module ${from.module} reaches into ${to.module}/${to.path}`;
  }
  const [fromRank, toRank] = [rankOf(from.path), rankOf(to.path)];
  if (fromRank === -1 || toRank === -1) return undefined;
  if (toRank < fromRank) return `${RANKS[fromRank]} may not import ${RANKS[toRank]}`;
  return toRank - fromRank > 1 ? `${RANKS[fromRank]} must go through a service to reach ${to.path}` : undefined;
}

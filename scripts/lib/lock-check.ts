export type LockFile = {
  readonly packages: Readonly<
    Record<
      string,
      {
        readonly resolved?: string;
        readonly link?: boolean;
        readonly optionalDependencies?: Readonly<Record<string, string>>;
      }
    >
  >;
};

/** Addresses in a lock file tie the install to one registry, which other clones may not reach. */
export function findRegistryAddresses({ packages }: LockFile): readonly string[] {
  return Object.entries(packages)
    .filter(([, { resolved, link }]) => resolved !== undefined && !link)
    .map(([path, { resolved }]) => `${path}: ${resolved}`);
}

/** Where Node looks for `name` from the package at `path`: beside it, then further and further up. */
function placesOf(path: string, name: string): readonly string[] {
  const parts = path === '' ? [] : path.split('/');
  return Array.from({ length: parts.length + 1 }, (_, cut) => parts.slice(0, parts.length - cut))
    .filter((above) => above.at(-1) !== 'node_modules')
    .map((above) => [...above, 'node_modules', name].join('/'));
}

/**
 * Optional packages are mostly platform binaries. A lock file made on one machine can miss those of others; npm then
 * silently installs without them, and the tool crashes on first use there.
 */
export function findMissingOptionals({ packages }: LockFile): readonly string[] {
  return Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !placesOf(path, name).some((place) => place in packages))
      .map((name) => `${path || 'the root'} names ${name}`),
  );
}

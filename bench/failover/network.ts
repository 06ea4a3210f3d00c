import { execFileSync } from 'node:child_process';

const BRIDGE = 'evidose0';
const HUB = '10.99.7.1';
const HOSTS = { a: '10.99.7.2', b: '10.99.7.3' } as const;
export type NodeName = keyof typeof HOSTS;
const NAMES = Object.keys(HOSTS) as NodeName[];

const ip = (...args: string[]) => execFileSync('ip', args, { stdio: 'ignore' });
const space = (name: NodeName) => `evidose-${name}`;
const outer = (name: NodeName) => `evidose-${name}0`;

function remove(): void {
  for (const args of [...NAMES.map((name) => ['netns', 'del', space(name)]), ['link', 'del', BRIDGE]]) {
    try {
      ip(...args);
    } catch {
      // It did not exist.
    }
  }
}

function lay(): void {
  remove();
  ip('link', 'add', BRIDGE, 'type', 'bridge');
  ip('addr', 'add', `${HUB}/24`, 'dev', BRIDGE);
  ip('link', 'set', BRIDGE, 'up');
  for (const name of NAMES) {
    const inner = `evidose-${name}1`;
    ip('netns', 'add', space(name));
    ip('link', 'add', outer(name), 'type', 'veth', 'peer', 'name', inner);
    ip('link', 'set', outer(name), 'master', BRIDGE, 'up');
    ip('link', 'set', inner, 'netns', space(name));
    ip('-n', space(name), 'addr', 'add', `${HOSTS[name]}/24`, 'dev', inner);
    for (const device of [inner, 'lo']) ip('-n', space(name), 'link', 'set', device, 'up');
  }
}

/**
 * Puts each database in its own network namespace, like separate machines with cables that can be pulled. Without
 * namespaces (in most containers) everything is on loopback and no cable can be pulled.
 */
export function layNetwork() {
  let isReal = true;
  try {
    lay();
  } catch {
    remove();
    isReal = false;
  }
  const pull = (name: NodeName) => ip('link', 'set', outer(name), 'down');
  const plug = (name: NodeName) => ip('link', 'set', outer(name), 'up');
  return {
    isReal,
    hub: isReal ? HUB : '127.0.0.1',
    hostOf: (name: NodeName): string => (isReal ? HOSTS[name] : '127.0.0.1'),
    /** Command prefix that runs a program on that machine. */
    on: (name: NodeName): readonly string[] => (isReal ? ['ip', 'netns', 'exec', space(name)] : []),
    pull,
    plug,
    remove: () => {
      if (isReal) remove();
    },
  };
}

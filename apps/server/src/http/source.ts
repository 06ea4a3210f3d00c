import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';

const IPV4_IN_IPV6 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
const GROUPS = 8;
const NETWORK_GROUPS = 4;

function groupsOf(address: string): string[] {
  const [head = '', tail] = address.split('::');
  const first = head === '' ? [] : head.split(':');
  if (tail === undefined) return first;
  const last = tail === '' ? [] : tail.split(':');
  return [...first, ...Array<string>(Math.max(0, GROUPS - first.length - last.length)).fill('0'), ...last];
}

/** Counts a household or machine once: an IPv6 customer has a whole /64 to try from. */
export function sourceOfAddress(address: string): string {
  const mapped = IPV4_IN_IPV6.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!address.includes(':') || !isIPv6(address)) return address;
  const network = groupsOf(address.split('%')[0] ?? address).slice(0, NETWORK_GROUPS);
  return `${network.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}

const known = new WeakMap<IncomingMessage, string>();

/** Determined once, by load shedding. */
export const rememberSource = (request: IncomingMessage, source: string): void => void known.set(request, source);

/** Where a request comes from. `request.ip` reads X-Forwarded-For only behind a configured proxy. */
export const sourceOf = (request: FastifyRequest): string => known.get(request.raw) ?? sourceOfAddress(request.ip);

import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { hostname } from 'node:os';

/** Who sends a request, at which name, and over which kind of line: from its head alone. */

/** How this server is reached. */
export interface Reached {
  /** A proxy stands in front, and says whom it speaks for. */
  readonly behindProxy: boolean;
  /** The public names of this server; nothing: see `isOurHost`. */
  readonly hosts: readonly string[];
}

/** The last one of a list is what the proxy itself has seen; what stands before it a client may have made up. */
const lastOf = (header: string | string[] | undefined): string =>
  String(header ?? '')
    .split(',')
    .at(-1)!
    .trim();

/** `1.2.3.4:567` and `[::1]:567` as some proxies write them, `fe80::1%eth0` as some systems do. */
const bare = (address: string): string =>
  address
    .replace(/^\[(.*)\](?::\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
    .split('%')[0]!
    .replace(/^::ffff:(?=\d+\.)/i, '');

/** The address that a request comes from. What a proxy says is believed only if it is one. */
export function addressOf({ headers, socket }: IncomingMessage, { behindProxy }: Reached): string {
  const said = behindProxy ? bare(lastOf(headers['x-forwarded-for'])) : '';
  return isIP(said) ? said : bare(socket.remoteAddress ?? '');
}

export const isThisMachine = (address: string): boolean => address === '::1' || /^127\./.test(address);

/** What limits count by: whoever has one address of IPv6 has all of its /64, so they count as one. */
export function householdOf(address: string): string {
  if (isIP(address) !== 6) return address;
  const [front = '', back] = address.toLowerCase().split('::');
  const groups = front === '' ? [] : front.split(':');
  if (back !== undefined) {
    const rest = back === '' ? [] : back.split(':');
    // The last two groups may be written as an address of IPv4.
    const count = rest.length + (rest.at(-1)?.includes('.') ? 1 : 0);
    groups.push(...Array.from({ length: Math.max(0, 8 - groups.length - count) }, () => '0'), ...rest);
  }
  const prefix = groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${prefix.join(':')}::/64`;
}

/** The visitor's line to the proxy is encrypted. Without a proxy nothing is: this server speaks plain HTTP itself. */
export const isEncrypted = ({ headers }: IncomingMessage, { behindProxy }: Reached): boolean =>
  behindProxy && lastOf(headers['x-forwarded-proto']).toLowerCase() === 'https';

/**
 * Whether a request means this server. A page of another site can have its own name point to this machine, and then its
 * scripts would count as ours: so a name counts only if it is one of ours. An address in numbers is never such a trick.
 * Where names are set, those count; otherwise those that this machine has on its own network. A proxy that names
 * nothing has seen to it itself.
 */
export function isOurHost(header: string | undefined, { behindProxy, hosts }: Reached): boolean {
  // Browsers always say it; the oldest programs do not.
  if (header === undefined) return true;
  const name = nameOf(header);
  if (name === undefined) return false;
  if (isIP(name) || name === 'localhost' || name.endsWith('.localhost')) return true;
  if (hosts.length > 0) return hosts.includes(name);
  return behindProxy || ownNames().includes(name);
}

/** The name in a `Host` header, without its port; undefined where it makes no sense. */
export function nameOf(header: string): string | undefined {
  if (!/^[\w.:[\]-]+$/.test(header) || !URL.canParse(`http://${header}`)) return undefined;
  return new URL(`http://${header}`).hostname.replace(/^\[(.*)\]$/, '$1').replace(/\.$/, '');
}

function ownNames(): readonly string[] {
  const own = hostname().toLowerCase();
  const [short] = own.split('.');
  // As other machines of a home network call it.
  return [own, short!, `${short}.local`, `${short}.lan`, `${short}.home`, `${short}.fritz.box`, `${short}.home.arpa`];
}

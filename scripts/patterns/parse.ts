/** A regular expression as a tree, as far as this project writes them. */
export type Node =
  | { readonly kind: 'char'; readonly source: string }
  | { readonly kind: 'edge'; readonly source: string }
  | { readonly kind: 'back' }
  | { readonly kind: 'look'; readonly behind: boolean; readonly not: boolean; readonly body: Node }
  | { readonly kind: 'group'; readonly body: Node }
  | { readonly kind: 'row'; readonly parts: readonly Node[] }
  | { readonly kind: 'either'; readonly ways: readonly Node[] }
  | {
      readonly kind: 'many';
      readonly body: Node;
      readonly least: number;
      readonly most: number;
      readonly lazy: boolean;
    };

const GROUPS: readonly (readonly [mark: string, behind: boolean, not: boolean])[] = [
  ['?=', false, false],
  ['?!', false, true],
  ['?<=', true, false],
  ['?<!', true, true],
];

export function parse(source: string): Node {
  let at = 0;
  const take = (words: string): boolean => {
    if (!source.startsWith(words, at)) return false;
    at += words.length;
    return true;
  };
  const either = (): Node => {
    const ways = [row()];
    while (take('|')) ways.push(row());
    return ways.length === 1 ? ways[0]! : { kind: 'either', ways };
  };
  const row = (): Node => {
    const parts: Node[] = [];
    while (at < source.length && source[at] !== '|' && source[at] !== ')') parts.push(counted(atom()));
    return { kind: 'row', parts };
  };
  const counted = (body: Node): Node => {
    const found = /^(?:[*+?]|\{\d+(?:,\d*)?\})\??/.exec(source.slice(at))?.[0];
    if (found === undefined) return body;
    at += found.length;
    const [, least = '', comma, most = ''] = /^\{(\d+)(,)?(\d*)\}/.exec(found) ?? [];
    const bounds: readonly [number, number] =
      least !== ''
        ? [Number(least), comma === undefined ? Number(least) : most === '' ? Number.POSITIVE_INFINITY : Number(most)]
        : found[0] === '?'
          ? [0, 1]
          : [found[0] === '+' ? 1 : 0, Number.POSITIVE_INFINITY];
    return { kind: 'many', body, least: bounds[0], most: bounds[1], lazy: found.length > 1 && found.endsWith('?') };
  };
  const atom = (): Node => {
    if (take('(')) return group();
    if (take('^')) return { kind: 'edge', source: '^' };
    if (take('$')) return { kind: 'edge', source: '$' };
    const boundary = /^\\(?:[bB])/.exec(source.slice(at))?.[0];
    if (boundary) {
      at += 2;
      return { kind: 'edge', source: boundary };
    }
    if (/^\\(?:[1-9]|k<)/.test(source.slice(at))) {
      at += /^\\(?:\d+|k<\w+>)/.exec(source.slice(at))![0].length;
      return { kind: 'back' };
    }
    const one = /^(?:\[(?:\\.|[^\]\\])*\]|\\p\{[^}]*\}|\\P\{[^}]*\}|\\u\{[^}]*\}|\\u\w{4}|\\x\w\w|\\.|.)/su.exec(
      source.slice(at),
    )![0];
    at += one.length;
    return { kind: 'char', source: one };
  };
  const group = (): Node => {
    const look = GROUPS.find(([mark]) => take(mark));
    if (!look && !take('?:')) {
      const name = /^\?<\w+>/.exec(source.slice(at))?.[0];
      if (name) at += name.length;
    }
    const body = either();
    take(')');
    return look ? { kind: 'look', behind: look[1], not: look[2], body } : { kind: 'group', body };
  };
  return either();
}

import { type Node, parse } from './parse.ts';

/**
 * How much work a regular expression is, counted in steps and not in seconds: a matcher that goes back like the one of
 * JavaScript and counts every character that it looks at.
 */
type Rest = (at: number) => boolean;

/** Where somebody should stop counting. */
export const MOST_STEPS = 200_000;

export function stepsOf(source: string, flags: string, text: string): number {
  const tree = parse(source);
  const chars = [...(flags.includes('u') || flags.includes('v') ? text : text.split(''))];
  let steps = 0;
  const count = (): boolean => ++steps > MOST_STEPS;
  const seen = new Map<string, Map<string, boolean>>();
  const fits = (one: string, char: string): boolean => {
    let known = seen.get(one);
    if (!known) {
      const atom = new RegExp(`^(?:${one})$`, flags.replace(/[gy]/g, ''));
      known = new Map([...new Set(chars)].map((each) => [each, atom.test(each)]));
      seen.set(one, known);
    }
    return known.get(char) ?? false;
  };
  const isWord = (at: number): boolean => /\w/.test(chars[at] ?? ' ');
  const edge = (what: string, at: number): boolean => {
    const many = flags.includes('m');
    if (what === '^') return at === 0 || (many && chars[at - 1] === '\n');
    if (what === '$') return at === chars.length || (many && chars[at] === '\n');
    return (isWord(at - 1) !== isWord(at)) === (what === '\\b');
  };

  const run = (node: Node, at: number, rest: Rest): boolean => {
    if (count()) return true; // far enough: whoever counts knows
    switch (node.kind) {
      case 'char':
        return at < chars.length && fits(node.source, chars[at]!) && rest(at + 1);
      case 'edge':
        return edge(node.source, at) && rest(at);
      case 'back':
        return rest(at);
      case 'group':
        return run(node.body, at, rest);
      case 'either':
        return node.ways.some((way) => run(way, at, rest));
      case 'row': {
        const from = (part: number, here: number): boolean =>
          part === node.parts.length ? rest(here) : run(node.parts[part]!, here, (next) => from(part + 1, next));
        return from(0, at);
      }
      case 'look': {
        const found = node.behind ? behind(node.body, at) : run(node.body, at, () => true);
        return found !== node.not && rest(at);
      }
      case 'many':
        return node.body.kind === 'char' ? run1(node, node.body.source, at, rest) : loop(node, 0, at, -1, rest);
    }
  };
  type Many = Extract<Node, { kind: 'many' }>;
  /** Many of one character: counted in a row, then given back one by one. */
  const run1 = ({ least, most, lazy }: Many, one: string, at: number, rest: Rest): boolean => {
    let reach = at;
    if (lazy) {
      for (;;) {
        if (count()) return true;
        if (reach - at >= least && rest(reach)) return true;
        if (reach - at >= most || reach >= chars.length || !fits(one, chars[reach]!)) return false;
        reach++;
      }
    }
    while (reach - at < most && reach < chars.length && fits(one, chars[reach]!)) {
      if (count()) return true;
      reach++;
    }
    for (; reach - at >= least; reach--) {
      if (count()) return true;
      if (rest(reach)) return true;
    }
    return false;
  };
  const loop = (node: Many, done: number, at: number, before: number, rest: Rest): boolean => {
    if (count()) return true;
    const again = (): boolean =>
      done < node.most && at !== before && run(node.body, at, (next) => loop(node, done + 1, next, at, rest));
    const stop = (): boolean => done >= node.least && rest(at);
    return node.lazy ? stop() || again() : again() || stop();
  };
  const behind = (body: Node, at: number): boolean => {
    for (let from = at; from >= 0 && at - from <= 20; from--) if (run(body, from, (end) => end === at)) return true;
    return false;
  };

  let from = 0;
  for (;;) {
    let end = -1;
    for (; from <= chars.length && end < 0; from++) {
      if (count()) return steps;
      run(tree, from, (at) => {
        end = at;
        return true;
      });
      if (flags.includes('y')) break;
      // V8 looks once for a pattern that is bound to the beginning.
      if (end < 0 && isBound(tree) && !flags.includes('m')) return steps;
    }
    if (end < 0 || !flags.includes('g')) return steps;
    from = Math.max(end, from);
  }
}

function isBound(node: Node): boolean {
  if (node.kind === 'edge') return node.source === '^';
  if (node.kind === 'group') return isBound(node.body);
  if (node.kind === 'either') return node.ways.every(isBound);
  return node.kind === 'row' && node.parts[0] !== undefined && isBound(node.parts[0]);
}

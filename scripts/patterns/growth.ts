import { type Node, parse } from './parse.ts';
import { MOST_STEPS, stepsOf } from './steps.ts';

/** Whether the work of a regular expression grows faster than its input, tried on inputs that are made from itself. */

const ALPHABET = [...' aZ0x.,:;-–•*+/=()[]{}<>"\'_&|#!?\\\t\n×ß'];
/** Behind what is repeated: most patterns fail here, and go back. */
const ENDS = ['\u0001', '\n\u0001', ''];
const SMALL = 40;
/** Four times the input may be four times the work, and a little more; sixteen times is the square of it. */
const TIMES = 4;
const MOST_GROWTH = 8;

/** A shortest text that a node matches, as good as can be told. */
function sample(node: Node, flags: string): string {
  switch (node.kind) {
    case 'char':
      return charOf(node.source, flags);
    case 'group':
      return sample(node.body, flags);
    case 'either':
      return sample(node.ways[0]!, flags);
    case 'row':
      return node.parts.map((part) => sample(part, flags)).join('');
    case 'many':
      return sample(node.body, flags).repeat(Math.min(3, node.least));
    default:
      return '';
  }
}

function charsOf(one: string, flags: string): string[] {
  const fits = new RegExp(`^(?:${one})$`, flags.replace(/[gy]/g, ''));
  const literal = /^\\?[^\\]$/u.test(one) ? [one.at(-1)!] : [];
  return [...literal, ...ALPHABET].filter((char) => fits.test(char));
}
const charOf = (one: string, flags: string): string => charsOf(one, flags)[0] ?? 'a';

/** What is repeated without end, each with a text that leads to it. */
function pumps(node: Node, flags: string, before: string, out: { before: string; body: string }[]): void {
  if (node.kind === 'group' || node.kind === 'look') pumps(node.body, flags, before, out);
  else if (node.kind === 'either') for (const way of node.ways) pumps(way, flags, before, out);
  else if (node.kind === 'row') {
    let led = before;
    for (const part of node.parts) {
      pumps(part, flags, led, out);
      led += part.kind === 'many' && part.least === 0 ? '' : sample(part, flags);
    }
  } else if (node.kind === 'many') {
    if (node.most > 20) {
      const bodies =
        node.body.kind === 'char' ? charsOf(node.body.source, flags).slice(0, 4) : [sample(node.body, flags)];
      for (const body of bodies) if (body !== '') out.push({ before, body });
    }
    pumps(node.body, flags, before, out);
  }
}

interface Growth {
  readonly times: number;
  readonly input: string;
}

/** The worst that was found: how many times the work is for four times the input. */
export function growthOf(source: string, flags: string): Growth {
  const found: { before: string; body: string }[] = [];
  pumps(parse(source), flags, '', found);
  const tried = [
    ...found,
    ...found.map(({ before, body }) => ({ before: '', body: `${before}${body}` })),
    ...found.flatMap((a) =>
      found
        .filter((b) => b !== a)
        .slice(0, 2)
        .map((b) => ({ before: a.before, body: a.body + b.body })),
    ),
    ...[' ', 'a', '(', '[', '<a', '-', '0'].map((body) => ({ before: '', body })),
  ];
  let worst: Growth = { times: 0, input: '' };
  for (const { before, body } of tried)
    for (const end of ENDS) {
      const input = (size: number) => `${before}${body.repeat(size)}${end}`;
      const steps = stepsOf(source, flags, input(SMALL * TIMES));
      const times = steps >= MOST_STEPS ? Number.POSITIVE_INFINITY : steps / stepsOf(source, flags, input(SMALL));
      if (times > worst.times) worst = { times, input: `${before}${body}…${end}` };
      if (isTooMuch(worst)) return worst;
    }
  return worst;
}

export const isTooMuch = ({ times }: Growth): boolean => times > MOST_GROWTH;

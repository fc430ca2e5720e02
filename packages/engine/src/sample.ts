import type { FormAsk, SeveralAsk } from './ask.ts';
import type { Rng } from './random.ts';

/** Legal answers to questions of several parts, drawn at random. */

/** How often an answer is drawn in the hope that its parts go together, and how many are then gone through in order. */
const DRAWS = 60;
const MOST_IN_ORDER = 20_000;

type Answer = readonly string[] | Readonly<Record<string, string>>;

export function sampleTogether(a: SeveralAsk | FormAsk, rng: Rng): Answer | undefined {
  if (a.sample) return a.sample(rng);
  const first = draw(a, rng);
  if (first === undefined || isLegal(a, first)) return first;
  for (let i = 1; i < DRAWS; i++) {
    const answer = draw(a, rng);
    if (answer !== undefined && isLegal(a, answer)) return answer;
  }
  let left = MOST_IN_ORDER;
  for (const answer of a.type === 'form' ? forms(a, rng) : choices(a, rng)) {
    if (isLegal(a, answer)) return answer;
    if (--left === 0) return undefined;
  }
  return undefined;
}

const isLegal = (a: SeveralAsk | FormAsk, answer: Answer): boolean =>
  (a.check as ((answer: Answer) => unknown) | undefined)?.(answer) === undefined;

function draw(a: SeveralAsk | FormAsk, rng: Rng): Answer | undefined {
  if (a.type === 'several') {
    const pool = a.options.map((o) => o.id);
    const most = Math.min(a.max, pool.length);
    if (most < a.min) return undefined;
    return drawn(pool, a.min + rng.below(most - a.min + 1), rng);
  }
  const out: Record<string, string> = {};
  for (const field of a.fields) {
    const option = field.options[rng.below(field.options.length)];
    if (option === undefined) return undefined;
    out[field.id] = option.id;
  }
  return out;
}

/** So many of a pool, which loses them. */
function drawn(pool: string[], count: number, rng: Rng): string[] {
  const out: string[] = [];
  for (let i = 0; i < count; i++) out.push(pool.splice(rng.below(pool.length), 1)[0]!);
  return out;
}

const shuffled = (ids: readonly { readonly id: string }[], rng: Rng): string[] =>
  drawn(
    ids.map((o) => o.id),
    ids.length,
    rng,
  );

/** Every way to fill in a form, each field in an order of its own. */
function* forms(a: FormAsk, rng: Rng): Iterable<Readonly<Record<string, string>>> {
  const fields = a.fields.map((f) => ({ id: f.id, options: shuffled(f.options, rng) }));
  const fill = function* (
    at: number,
    so: Readonly<Record<string, string>>,
  ): Iterable<Readonly<Record<string, string>>> {
    const field = fields[at];
    if (field === undefined) yield so;
    else for (const option of field.options) yield* fill(at + 1, { ...so, [field.id]: option });
  };
  yield* fill(0, {});
}

/** Every choice of as many as are allowed, the smallest first. */
function* choices(a: SeveralAsk, rng: Rng): Iterable<readonly string[]> {
  const pool = shuffled(a.options, rng);
  const pick = function* (from: number, count: number, so: readonly string[]): Iterable<readonly string[]> {
    if (count === 0) yield so;
    else for (let i = from; i + count <= pool.length; i++) yield* pick(i + 1, count - 1, [...so, pool[i]!]);
  };
  for (let count = a.min; count <= Math.min(a.max, pool.length); count++) yield* pick(0, count, []);
}

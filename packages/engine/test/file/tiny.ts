import {
  chance,
  cloneChance,
  type DieKind,
  type Game,
  type GameState,
  Games,
  type Json,
  Match,
  rollDie,
  type Sitting,
} from '../../src/index.ts';

// A game that is never changed, so that the frozen files of old versions can be played for ever: seats take turns to
// add one, two or a die to a common sum; whoever reaches the goal wins. Seat 1 may not add a two right at the start.

interface Tiny extends GameState {
  sum: number;
  turn: number;
  readonly goal: number;
}

const DIE: DieKind<'1' | '2' | '3'> = { name: 'd3', faces: ['1', '2', '3'] };
const refused = (text: string) => ({ ok: false, fault: { clauses: ['TOY-TINY-01'], message: { text } } }) as const;
const isGoal = (x: unknown): x is number => typeof x === 'number' && Number.isInteger(x) && x > 0 && x <= 1000;

const tiny = (edition: string): Game<Tiny, 'turn', Sitting<Tiny>> => ({
  id: 'tiny',
  edition,
  seats: () => [0, 1],
  regions: {},
  setUp: (goal, seed) =>
    isGoal(goal) ? { ok: true, value: { chance: chance(seed), sum: 0, turn: 0, goal } } : refused('tiny.badGoal'),
  place({ position, seed, dice }) {
    if (!isGoal(position)) return refused('tiny.badGoal');
    const loaded = Object.fromEntries(Object.entries(dice).map(([die, faces]) => [die, [...faces]]));
    return { ok: true, value: { chance: chance(seed, loaded), sum: 0, turn: 0, goal: position } };
  },
  clone: (s) => ({ ...s, chance: cloneChance(s.chance) }),
  sit: (state, emit) => ({ state, emit }),
  next: (g) => (g.state.sum < g.state.goal ? 'turn' : undefined),
  *run({ state, emit }) {
    const early = state.turn === 1;
    const [answer] = yield [
      {
        type: 'choice',
        seat: state.turn % 2,
        kind: 'add',
        prompt: { text: 'tiny.add' },
        clauses: ['TOY-TINY-02'],
        options: [{ id: 'one' }, ...(early ? [] : [{ id: 'two' }]), { id: 'roll' }],
        barred: () =>
          early ? [{ id: 'two', refusal: { clauses: ['TOY-TINY-03'], message: { text: 'tiny.early' } } }] : [],
      },
    ];
    const added = answer === 'roll' ? Number(rollDie(state.chance, DIE)) : answer === 'one' ? 1 : 2;
    emit({ type: 'added', seat: state.turn % 2, added });
    state.sum += added;
    state.turn++;
  },
  view: (s, seat) => ({ sum: s.sum, you: seat }),
  otherwise: (s) => ({ ...s }),
  imagine: (seen) => ({ chance: chance('imagined'), turn: 0, goal: 1, ...(seen as { readonly sum: number }) }),
  result: (s) => (s.sum >= s.goal ? { winner: (s.turn + 1) % 2 } : undefined),
  override: () => ({ clauses: [], message: { text: 'no' } }),
  ending: () => ({ change: null, agreed: [] }),
  verify: () => {},
  dice: [DIE],
  decks: [],
  questions: {
    left: (s, { half }) =>
      half !== undefined && typeof half !== 'boolean'
        ? refused('tiny.badHalf')
        : { ok: true, value: half ? (s.goal - s.sum) / 2 : s.goal - s.sum },
  },
  aids: {},
  askable: { left: null },
});

export const tinyText = { 'tiny.early': 'Not yet.', 'tiny.badGoal': 'No goal.' };

export const games = new Games([tiny('first'), tiny('second')]);

/** The file of a match in which these answers were given in turn. */
export function tinyFile(goal: number, ...answers: readonly string[]): Record<string, Json> {
  const match = Match.start(games.find('tiny')!, { setup: goal, seed: 'tiny' });
  if (!match.ok) throw new Error('must start');
  for (const [i, answer] of answers.entries()) match.value.decide(i % 2, answer);
  return match.value.file() as Record<string, Json>;
}

import type { Json, Match, MatchOptions } from '../packages/engine/src/index.ts';
import type { Bench } from './bench.ts';
import type { House } from './house.ts';

const TOY: Json = {
  cards: [
    [['lucky', 'counter'], ['cursed']],
    [['shield'], ['engine', 'counter']],
  ],
};

function start({ engine, toy }: House, seed: string, options: MatchOptions): Match {
  const match = engine.Match.start(toy.toyGame, { setup: TOY, seed }, options);
  if (!match.ok) throw new Error(JSON.stringify(match.fault));
  return match.value as unknown as Match;
}

function playOn({ engine }: House, match: Match, seed: number, most = Number.POSITIVE_INFINITY): number {
  const rng = engine.quickRng(seed);
  let n = 0;
  for (; n < most && !match.over; n++) {
    const asked = match.open[0]!;
    match.decide(asked.seat, engine.sampleAnswer(asked, rng)!);
  }
  return n;
}

/** A state of about 20 KB, as a large X-Wing match has: sixteen ships in the middle of a round. */
function largeState({ xwing: { xwing } }: House) {
  const ships = (seat: number, y: number) =>
    Array.from({ length: 8 }, (_, i) => ({
      seat,
      faction: 'imperial',
      type: 'tiefighter',
      pilot: 'academypilot',
      upgrades: ['mod/shieldupgrade', 'ept/pushthelimit', 'title/tiex1', 'crew/gunner', 'amd/r2d2', 'mod/hullupgrade'],
      x: 100 + 90 * i,
      y,
      degrees: 180 * seat,
      tokens: { focus: 1 },
      damage: seat === 0 && i < 7 ? [{ card: 'directhit' }] : [], // there are no more of them
    }));
  const position = { ships: [...ships(0, 100).slice(0, 8), ...ships(1, 800)], phase: 'planning' } as unknown as Json;
  const placed = xwing.place({ position, seed: 'bench', dice: {}, decks: {} });
  if (!placed.ok) throw new Error(JSON.stringify(placed.fault));
  return placed.value;
}

export function engineBenches(house: House): Bench[] {
  const { xwing } = house.xwing;
  const { stateHash } = house.engine;
  const state = largeState(house);
  const size = Math.round(JSON.stringify(state).length / 1024);
  const half = start(house, 'half', { keep: 'all' });
  playOn(house, half, 7, 40);
  const long = start(house, 'half', { keep: 'none' });
  playOn(house, long, 7, 40);
  const log = long.taken.map((t) => ({ seat: t.seat, answer: t.answer }));
  const replayed = (): number => {
    const again = start(house, 'half', { keep: 'none', events: false });
    for (const t of log) again.take(t.seat, t.answer);
    return 1;
  };
  let seed = 0;
  return [
    {
      name: 'engine: decisions, toy game, bare',
      unit: 'decisions/s',
      run: () => playOn(house, start(house, `b${seed++ % 64}`, { keep: 'none', events: false }), seed),
      against: {
        name: 'with events and all checkpoints',
        run: () => playOn(house, start(house, `b${seed++ % 64}`, { keep: 'all' }), seed),
      },
    },
    {
      name: 'engine: fork in mid-game (40 decisions in)',
      unit: 'forks/s',
      run: () => {
        half.fork({ keep: 'last', events: false });
        return 1;
      },
      against: { name: 'replay from the start', run: replayed },
    },
    {
      name: 'engine: undo one decision and take it again',
      unit: 'undos/s',
      run: () => {
        const last = half.taken.at(-1)!;
        half.rewind(half.taken.length - 1);
        half.take(last.seat, last.answer);
        return 1;
      },
      against: { name: 'replay from the start', run: replayed },
    },
    { name: 'engine: replay of a match of 40 decisions', unit: 'replays/s', run: replayed },
    {
      name: `engine: clone of a ${size} KB state`,
      unit: 'clones/s',
      run: () => {
        xwing.clone(state);
        return 1;
      },
      against: {
        name: 'structuredClone',
        run: () => {
          structuredClone(state);
          return 1;
        },
      },
    },
    {
      name: `engine: canonical hash of a ${size} KB state`,
      unit: 'hashes/s',
      run: () => {
        stateHash(state);
        return 1;
      },
    },
  ];
}

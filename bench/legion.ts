import type { Json } from '../packages/engine/src/index.ts';
import type { Bench } from './bench.ts';
import type { LegionHouse } from './house.ts';

/** Two units of nine miniatures each, in three ranks of three, with terrain between them. */
const UPGRADES = ['e-5c-b1-trooper', 'e-5s-b1-trooper', 'b1-battle-droid'];
/** The leader in the middle of its unit. */
const RANKS = [
  ...[[0, 0] as const],
  ...[-1, 0, 1].flatMap((x) => [-1, 0, 1].flatMap((y) => (x === 0 && y === 0 ? [] : [[36 * x, 36 * y] as const]))),
];
const squad = (seat: number, x: number, y: number): Json => ({
  card: 'b1-battle-droids',
  upgrades: UPGRADES,
  seat,
  x,
  y,
  degrees: seat === 0 ? 90 : 270,
  minis: RANKS.map(([dx, dy]) => [x + dx, y + dy]),
});

const HALF = Math.SQRT1_2;
const OCTAGON = [
  ...[
    [1, 0],
    [HALF, HALF],
    [0, 1],
    [-HALF, HALF],
  ],
  ...[
    [-1, 0],
    [-HALF, -HALF],
    [0, -1],
    [HALF, -HALF],
  ],
] as const;
/** Twenty pieces in four rows between them: some hide, some only cover, some are seen over. */
const KINDS = ['building', 'light-woods', 'barricade', 'ruins', 'hill', 'sandbags', 'crater', 'tall-grass'] as const;
const PIECES: readonly Json[] = Array.from({ length: 20 }, (_, i) => {
  const size = 18 + 5 * (i % 4);
  return {
    kind: KINDS[i % KINDS.length]!,
    x: 520 + 76 * (i % 5),
    y: 250 + 105 * Math.floor(i / 5),
    degrees: 17 * i,
    outline: OCTAGON.map(([x, y]) => [size * x!, 0.7 * size * y!]),
  };
});

function facing({ engine, legion: { legion } }: LegionHouse) {
  const position = { units: [squad(0, 425, 410), squad(1, 915, 410)], terrain: [...PIECES], active: 0 };
  const start = engine.Match.start(
    legion,
    { start: { position, seed: 'bench', dice: {}, decks: {} } },
    { keep: 'none', events: false },
  );
  if (!start.ok) throw new Error(JSON.stringify(start.fault));
  return start.value;
}

/**
 * Whom each of nine sees of the nine others, and what cover these have before the leader, as an attack asks for it; on a
 * table where nothing is known from before.
 */
function look(house: LegionHouse, { game, state }: ReturnType<typeof facing>): number {
  const { screensBetween, coverFrom } = house.sight;
  const g = game.sit(state, () => {});
  const [mine, theirs] = [g.unit(0), g.unit(1)];
  const screens = screensBetween(g);
  let seen = 0;
  for (const a of mine.minis.keys())
    for (const b of theirs.minis.keys()) if (g.rules.sees(g.mini(mine, a), g.mini(theirs, b), screens)) seen++;
  return seen + coverFrom(g, g.mini(mine, mine.leader), theirs, screens).obscured.length;
}

/** So many games of each edition warm up: there is much code, and each game goes through another part of it. */
const WARM_UP = 40;
/** So many pairs of armies take turns: some play several times as long as others. */
const DRAWN = 40;

/** Any legal armies of 800 points from the whole pool, another pair each time, on tables that the seeds make. */
function drawnSetup({ engine, legion: { armyJson, data, randomArmy } }: LegionHouse, format: string): () => Json {
  const draw = (rng: ReturnType<typeof engine.quickRng>): Json => {
    for (;;) {
      const army = randomArmy(rng, data.formatOf(format));
      if (army) return armyJson(army);
    }
  };
  const setups = Array.from({ length: DRAWN }, (_, n): Json => {
    const rng = engine.quickRng(n + 1);
    return { armies: [draw(rng), draw(rng)], table: 'random', rules: { format, unenforced: true } };
  });
  let number = 0;
  return () => setups[number++ % DRAWN]!;
}

/** A complete game from the choice of sides to the score, every question answered by any legal answer. */
function playGame({ engine }: LegionHouse, game: LegionHouse['legion']['legion'], setup: Json, number: number): void {
  const start = engine.Match.start(game, { setup, seed: `bench ${number}` }, { keep: 'none', events: false });
  if (!start.ok) throw new Error(JSON.stringify(start.fault));
  const match = start.value;
  const rng = engine.quickRng(number);
  while (!match.over) {
    const ask = match.open[0]!;
    match.decide(ask.seat, engine.sampleAnswer(ask, rng)!);
  }
}

function gamesOf(house: LegionHouse, edition: '1.2' | '2.6'): Bench {
  const [game, format] = edition === '1.2' ? [house.legion.legion, 'standard'] : [house.legion.legion26, 'standard-2'];
  const setup = drawnSetup(house, format);
  let number = 0;
  while (number < WARM_UP) playGame(house, game, setup(), number++);
  return {
    name: `Legion ${edition}: complete games of 800 points, any armies, random`,
    unit: 'games/s',
    run: () => {
      playGame(house, game, setup(), number++);
      return 1;
    },
  };
}

export function legionBenches(house: LegionHouse): Bench[] {
  const match = facing(house);
  // Some see each other and some do not, and some are in cover: otherwise nothing would be measured.
  const found = look(house, match);
  if (found < 10 || found > 85) throw new Error(`the table is no test: ${found}`);
  return [
    {
      name: 'Legion: sight and cover, nine on nine, 20 pieces',
      unit: 'attacks/s',
      run: () => {
        look(house, match);
        return 1;
      },
    },
    gamesOf(house, '1.2'),
    gamesOf(house, '2.6'),
  ];
}

import { type Json, Match, onTable, quickRng, sampleAnswer } from '../packages/engine/src/index.ts';
import { landing } from '../packages/xwing/src/flow/manoeuvre.ts';
import { shots } from '../packages/xwing/src/flow/weapons.ts';
import { READY_SQUADS, xwing } from '../packages/xwing/src/index.ts';
import { dialOf } from '../packages/xwing/src/values.ts';
import type { Bench } from './bench.ts';

const ship = (type: string, pilot: string) => ({ type, pilot, upgrades: [] });

/** Six ships of four types, three a side, on a full table with six asteroids. */
const SIX: Json = {
  squads: [
    {
      faction: 'rebel',
      ships: [ship('xwing', 'rookiepilot'), ship('xwing', 'rookiepilot'), ship('ywing', 'goldsquadronpilot')],
    },
    {
      faction: 'imperial',
      ships: [
        ship('tiefighter', 'academypilot'),
        ship('tiefighter', 'obsidiansquadronpilot'),
        ship('tieinterceptor', 'alphasquadronpilot'),
      ],
    },
  ],
};

/** A complete game from setup to victory, every question answered by any legal answer. */
function playGame(number: number): number {
  const start = Match.start(xwing, { setup: SIX, seed: `bench ${number}` }, { keep: 'none', events: false });
  if (!start.ok) throw new Error(JSON.stringify(start.fault));
  const match = start.value;
  const rng = quickRng(number);
  let decisions = 0;
  for (; !match.over; decisions++) {
    const ask = match.open[0]!;
    match.decide(ask.seat, sampleAnswer(ask, rng)!);
  }
  return decisions;
}

/** Six ships in a knot in the middle of the table: every manoeuvre of the first one runs into somebody. */
function knot(phase: 'planning' | 'combat') {
  const at = (seat: number, x: number, y: number, degrees: number): Json => ({
    seat,
    faction: seat === 0 ? 'rebel' : 'imperial',
    type: seat === 0 ? 'xwing' : 'tiefighter',
    pilot: seat === 0 ? 'rookiepilot' : 'academypilot',
    x,
    y,
    degrees,
    tokens: { focus: 1 },
  });
  const ships = [
    at(0, 450, 400, 0),
    at(1, 450, 500, 180),
    at(1, 390, 490, 170),
    at(1, 510, 495, 200),
    at(0, 400, 560, 30),
    at(0, 505, 570, -20),
  ];
  const placed = xwing.place({ position: { ships, phase }, seed: 'bench', dice: {}, decks: {} });
  if (!placed.ok) throw new Error(JSON.stringify(placed.fault));
  return placed.value;
}

/** Two full squads with all their cards, facing each other, and the first attack has just rolled its dice. */
function midAttack(): Match {
  const full = (id: string, seat: number): Json[] => {
    const { squad } = READY_SQUADS.find((r) => r.id === id)!;
    return squad.ships.map(({ type, pilot, upgrades }, i) => ({
      seat,
      faction: squad.faction,
      type,
      pilot,
      upgrades: upgrades.map((u) => `${u.slot}/${u.id}`),
      x: 250 + 130 * i,
      y: seat === 0 ? 350 : 560,
      degrees: 180 * seat,
      tokens: { focus: 1, evade: 1 },
    }));
  };
  const ships = [...full('red-squadron', 0), ...full('emperors-aces', 1)];
  const start = { position: { ships, phase: 'combat' }, seed: 'fork', dice: {}, decks: {} };
  const started = Match.start(xwing, { start }, { keep: 'last', events: false });
  if (!started.ok) throw new Error(JSON.stringify(started.fault));
  const match = started.value;
  while (match.open[0]!.kind !== 'window:attack.modifyDefenceDice') {
    const ask = match.open[0]!;
    const shot = ask.type === 'choice' ? ask.options[0]!.id : undefined;
    match.decide(ask.seat, ask.kind === 'attack' && shot ? shot : sampleAnswer(ask, quickRng(1))!);
  }
  return match as unknown as Match;
}

const WARM_UP = 400;

export function xwingBenches(): Bench[] {
  const moving = xwing.sit(knot('planning'), () => {});
  const first = moving.ship(0);
  const dial = dialOf(first).filter((m) => m.bearing !== 'stationary');
  const fighting = knot('combat');
  fighting.stage = 'ships';
  const aiming = xwing.sit(fighting, () => {});
  const attacking = midAttack();
  // A game goes through so much code that the compiler needs a second to have seen it all.
  let number = 0;
  while (number < WARM_UP) playGame(number++);
  return [
    {
      name: 'X-Wing: complete games of six ships, random',
      unit: 'games/s',
      run: () => {
        playGame(number++);
        return 1;
      },
    },
    { name: 'X-Wing: decisions in those games', unit: 'decisions/s', run: () => playGame(number++) },
    {
      name: 'X-Wing: manoeuvres with back-off in a knot',
      unit: 'moves/s',
      run: () => {
        for (const m of dial) landing(moving, first, m);
        return dial.length;
      },
    },
    {
      name: 'X-Wing: legal shots of a ship in a knot',
      unit: 'ships/s',
      run: () => {
        shots(aiming, aiming.ship(0));
        return 1;
      },
    },
    {
      name: 'X-Wing: forks in the middle of an attack, full squads',
      unit: 'forks/s',
      run: () => {
        attacking.fork();
        return 1;
      },
    },
    {
      name: 'X-Wing: attacks from target to damage',
      unit: 'attacks/s',
      run: () => {
        const rng = quickRng(number++);
        const g = xwing.sit(xwing.clone(fighting), () => {});
        for (const activity of ['fight', 'attack', 'fought'] as const) {
          const flow = xwing.run(g, activity);
          let step = flow.next([]);
          while (!step.done)
            step = flow.next(step.value.map((posed) => sampleAnswer(onTable(xwing.regions, g, posed), rng)!));
        }
        return 1;
      },
    },
  ];
}

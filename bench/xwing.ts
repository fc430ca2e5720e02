import type { Json, Match } from '../packages/engine/src/index.ts';
import type { XWingAsk, XWingMatch } from '../packages/xwing/src/index.ts';
import type { Bench } from './bench.ts';
import type { House } from './house.ts';

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

function begin({ engine, xwing }: House, setup: Json, number: number): XWingMatch {
  const start = engine.Match.start(xwing.xwing, { setup, seed: `bench ${number}` }, { keep: 'none', events: false });
  if (!start.ok) throw new Error(JSON.stringify(start.fault));
  return start.value;
}

/** A complete game from setup to victory, every question answered by any legal answer. */
export function playGame(house: House, number: number): number {
  const { quickRng, sampleAnswer } = house.engine;
  const match = begin(house, SIX, number);
  const rng = quickRng(number);
  let decisions = 0;
  for (; !match.over; decisions++) {
    const ask = match.open[0]!;
    match.decide(ask.seat, sampleAnswer(ask, rng)!);
  }
  return decisions;
}

/** A complete game of the computer opponent against itself, with two full squads and all their cards. */
function thinkGame(house: House, number: number): number {
  const { xwing, READY_SQUADS } = house.xwing;
  const squads = ['red-squadron', 'emperors-aces'].map((id) => READY_SQUADS.find((r) => r.id === id)!.squad);
  const match = begin(house, { squads } as unknown as Json, number);
  const rngs = [0, 1].map((seat) => house.players.rngOf(`${number}/${seat}`));
  let decisions = 0;
  for (; !match.over; decisions++) {
    const ask = match.open[0]! as XWingAsk;
    const { seat } = ask;
    const view = xwing.view(match.state, seat);
    match.decide(seat, house.xwingPlayers.xwingPilot.choose({ seat, ask, rng: rngs[seat]!, view }));
  }
  return decisions;
}

/** Six ships in a knot in the middle of the table: every manoeuvre of the first one runs into somebody. */
function knot({ xwing: { xwing } }: House, phase: 'planning' | 'combat') {
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
export function midAttack({ engine, xwing: { READY_SQUADS, xwing } }: House): Match {
  const { quickRng, sampleAnswer } = engine;
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
  const started = engine.Match.start(xwing, { start }, { keep: 'last', events: false });
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
/** How many games of the computer opponent take turns: some last ten times as long as others. */
const THOUGHT = 8;

export function xwingBenches(house: House): Bench[] {
  const { xwing } = house.xwing;
  const { quickRng, sampleAnswer, onTable } = house.engine;
  const { landing } = house.manoeuvre;
  const { shots } = house.weapons;
  const { dialOf } = house.values;
  const moving = xwing.sit(knot(house, 'planning'), () => {});
  const first = moving.ship(0);
  const dial = dialOf(first).filter((m) => m.bearing !== 'stationary');
  const fighting = knot(house, 'combat');
  fighting.stage = 'ships';
  const aiming = xwing.sit(fighting, () => {});
  const attacking = midAttack(house);
  // A game goes through so much code that the compiler needs a second to have seen it all.
  let number = 0;
  let games = 0;
  while (number < WARM_UP) playGame(house, number++);
  return [
    {
      name: 'X-Wing: complete games of six ships, random',
      unit: 'games/s',
      run: () => {
        playGame(house, number++);
        return 1;
      },
    },
    { name: 'X-Wing: decisions in those games', unit: 'decisions/s', run: () => playGame(house, number++) },
    {
      name: 'X-Wing: decisions of the computer opponent',
      unit: 'decisions/s',
      run: () => thinkGame(house, games++ % THOUGHT),
    },
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

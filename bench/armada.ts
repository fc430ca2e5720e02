import type { ArmadaAsk } from '../packages/armada/src/index.ts';
import type { Json } from '../packages/engine/src/index.ts';
import type { Bench } from './bench.ts';
import type { ArmadaHouse } from './house.ts';

/** Two tournament-like fleets of 400 points. */
const READY = ['ackbar-broadsides', 'vaders-avenger'];
/** So many games warm up: each of them goes through so much code that the compiler has not seen it all before. */
const WARM_UP = 60;
/** How many games of the computer opponent take turns, and of random fleets: some last several times as long as others. */
const THOUGHT = 6;
const DRAWN = 100;

type Setup = () => Json;

/** Ready-made fleets, or any legal ones from the whole pool with any objectives, another pair each time. */
const readySetup = ({ armada: { READY_FLEETS, fleetJson } }: ArmadaHouse): Setup => {
  const fleets = READY.map((id) => fleetJson(READY_FLEETS.find((f) => f.id === id)!.fleet));
  return () => ({ fleets });
};
function drawnSetup({ engine, armada: { FORMATS, fleetJson, randomFleet } }: ArmadaHouse): Setup {
  const setups = Array.from({ length: DRAWN }, (_, n) => ({
    fleets: [0, 1].map((seat) => fleetJson(randomFleet(engine.quickRng(2 * n + seat), FORMATS.standard)!)),
  }));
  let number = 0;
  return () => setups[number++ % DRAWN]!;
}

function begin({ engine, armada }: ArmadaHouse, setup: Json, number: number) {
  const start = engine.Match.start(armada.armada, { setup, seed: `bench ${number}` }, { keep: 'none', events: false });
  if (!start.ok) throw new Error(JSON.stringify(start.fault));
  return start.value;
}

/** A complete game from the choice of the first player to the score, every question answered by any legal answer. */
function playGame(house: ArmadaHouse, setup: Setup, number: number): number {
  const { quickRng, sampleAnswer } = house.engine;
  const match = begin(house, setup(), number);
  const rng = quickRng(number);
  let decisions = 0;
  for (; !match.over; decisions++) {
    const ask = match.open[0]!;
    match.decide(ask.seat, sampleAnswer(ask, rng)!);
  }
  return decisions;
}

/** A complete game of the computer opponent against itself. */
function thinkGame(house: ArmadaHouse, setup: Setup, number: number): number {
  const { armada } = house.armada;
  const match = begin(house, setup(), number);
  const rngs = [0, 1].map((seat) => house.players.rngOf(`${number}/${seat}`));
  let decisions = 0;
  for (; !match.over; decisions++) {
    const ask = match.open[0]! as ArmadaAsk;
    const { seat } = ask;
    const view = armada.view(match.state, seat);
    match.decide(seat, house.armadaPlayers.armadaAdmiral.choose({ seat, ask, rng: rngs[seat]!, view }));
  }
  return decisions;
}

export function armadaBenches(house: ArmadaHouse): Bench[] {
  const ready = readySetup(house);
  const drawn = drawnSetup(house);
  let number = 0;
  let games = 0;
  while (number < WARM_UP) playGame(house, number % 2 === 0 ? ready : drawn, number++);
  const game = (setup: Setup) => () => {
    playGame(house, setup, number++);
    return 1;
  };
  return [
    { name: 'Armada: complete games of 400 points, ready fleets, random', unit: 'games/s', run: game(ready) },
    { name: 'Armada: complete games of 400 points, any fleets, random', unit: 'games/s', run: game(drawn) },
    { name: 'Armada: decisions in those games', unit: 'decisions/s', run: () => playGame(house, drawn, number++) },
    {
      name: 'Armada: decisions of the computer opponent',
      unit: 'decisions/s',
      run: () => thinkGame(house, ready, games++ % THOUGHT),
    },
  ];
}

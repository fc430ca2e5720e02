import { describe, expect, it } from 'vitest';
import { armada } from '../../src/game.ts';
import { blankState, newEquipped, newShip, newSquadron, rulesFrom } from '../../src/position/start.ts';
import { positionOf } from '../../src/position/write.ts';
import type { ArmadaState } from '../../src/state.ts';

/**
 * A position forgets no field: a state in which every field holds something that it does not hold by itself is written,
 * laid out again and compared. A field that is added later has to be filled here, or the test says which one is missing.
 */

const RULES = rulesFrom({ width: 1500, depth: 900, rounds: 5, points: 300, prices: 'first', unenforced: true });
function fullState(): ArmadaState {
  const carrier = newShip(0, 0, 'victory-ii-class-star-destroyer', ['admiral-motti', 'slicer-tools']);
  Object.assign(carrier, {
    status: 'play',
    pose: { x: 600, y: 300, hx: 1, hy: 0 },
    objectives: 2,
    speed: 1,
    activated: true,
    marked: [{ token: 'chaff', zone: 'left' }],
    aim: { x: 700, y: 350 },
  });
  carrier.tokens.splice(0, 9, { kind: 'brace', state: 'exhausted' }, { kind: 'evade', state: 'discarded' });
  Object.assign(carrier.upgrades[0]!, {
    discarded: true,
    tokens: ['repair'],
    dials: ['navigate'],
    count: 2,
    note: [1],
  });
  carrier.upgrades[1]!.exhausted = false; // it begins exhausted
  carrier.shields.front = 1;
  carrier.damage.push({ card: 'crew-panic', faceup: true });
  carrier.commands.push('navigate');
  carrier.raids.push('repair');
  carrier.dials.push('squadron');
  carrier.open.push('concentrate');
  const enemy = newShip(1, 1, 'cr90-corvette-a', []);
  Object.assign(enemy, { status: 'play', pose: { x: 1200, y: 700, hx: 0, hy: -1 } });
  const fighter = newSquadron(2, 0, 'tie-fighter-squadron');
  Object.assign(fighter, { status: 'play', pose: { x: 900, y: 500, hx: 0, hy: 1 }, hull: 1, slider: 'orange' });
  const doomed = newSquadron(3, 1, 'x-wing-squadron');
  Object.assign(doomed, { status: 'play', pose: { x: 1000, y: 200, hx: 0, hy: 1 }, doomed: true, hull: 0 });
  const aside = newShip(4, 1, 'cr90-corvette-b', []);
  Object.assign(aside, { status: 'aside', asideBy: '0:admiral-motti' });
  const state = blankState('fields', RULES, [0, 1, 1], [carrier, enemy, fighter, doomed, aside], [0, 2]);
  const top = state.deck.draw.indexOf('crew-panic');
  state.deck.draw.splice(top, 1);
  state.deck.discard.push(...state.deck.draw.splice(0, 2));
  return Object.assign(state, {
    points: [124, 96, 0], // reckoned from the units
    brought: [{ assault: 'most-wanted' }, null, { defence: 'fire-lanes' }],
    first: 1,
    objective: 'surprise-attack',
    objectiveNote: { secret: ['navigate'] },
    round: 3,
    phase: 'ship',
    stage: 'main',
    turnOf: 1,
    active: 0,
    turn: {
      step: 'attack',
      squadrons: { dial: true, token: true, left: 2, activated: [2], relayed: [{ by: 2, squadron: 2 }] },
      targeted: ['front>1'],
      attacked: ['front'],
      attacks: 2,
    },
    flying: { squadron: 2, by: 0, commanded: true, moved: true, attacked: true },
    squadronsLeft: 1,
    passes: [2, 1],
    passed: [true, true],
    edges: ['west', 'east'],
    supply: ['asteroid-1'],
    obstacles: [
      {
        token: 'station',
        kind: 'station',
        pose: { x: 300, y: 600, hx: 0, hy: 1 },
        marked: true,
        station: { armed: true, damage: 2 },
      },
    ],
    markers: [{ id: 4, kind: 'mine', seat: 1, x: 1300, y: 300, by: '1:proximity-mines' }],
    nextMarker: 5,
    lasting: [{ source: '0:admiral-motti', unit: 1, until: 'round', value: 'hull', modifier: { add: 1 } }],
    uses: { 'round|0:attacks': 2 },
    victory: [1, 2],
  }) as ArmadaState;
}

/** What no position tells: chance, order of the deck, an attack that is going on; and what is told in another way. */
const UNTOLD = ['chance', 'attacks', 'deck', 'token', 'outcome', 'units'];
const plain = (x: unknown): unknown =>
  JSON.parse(JSON.stringify(x), (_key, value) => (typeof value === 'number' ? Math.round(value * 1e6) / 1e6 : value));
const again = (state: ArmadaState): ArmadaState => {
  const placed = armada.place({ position: positionOf({ state }), seed: 'again', dice: {}, decks: {} });
  if (!placed.ok) throw new Error(JSON.stringify(placed.fault));
  return placed.value;
};

describe('a position that is written and laid out again', () => {
  const state = fullState();
  const laid = again(state);
  const blank = blankState('fields', rulesFrom({}), [0, 1], []);
  const fields = Object.keys(blank).filter((field) => !UNTOLD.includes(field)) as (keyof ArmadaState)[];

  it.each(fields)('keeps %s, which here is not as it is in a blank state', (field) => {
    expect(plain(state[field])).not.toEqual(plain(blank[field]));
    expect(plain(laid[field])).toEqual(plain(state[field]));
  });

  const ships = ['status', 'pose', 'tokens', 'objectives', 'upgrades', 'speed', 'shields', 'damage', 'commands'];
  const more = ['raids', 'dials', 'open', 'activated', 'marked', 'aim'];
  it.each([...ships, ...more])('keeps %s of a ship', (field) => {
    const [was, is] = [state.units[0]!, laid.units[0]!].map((unit) => Object(unit)[field]);
    expect(plain(was)).not.toEqual(plain(Object(newShip(0, 0, 'victory-ii-class-star-destroyer', []))[field]));
    expect(plain(is)).toEqual(plain(was));
  });
  it('has tried every field of a ship, a squadron, a card on a ship', () => {
    const fixed = ['id', 'kind', 'seat', 'faction', 'card', 'doomed'];
    const of = (piece: object): string[] => Object.keys(piece).filter((field) => !fixed.includes(field));
    expect(of(state.units[0]!).sort()).toEqual([...ships, ...more].sort());
    expect(of(state.units[2]!).sort()).toEqual(['hull', 'objectives', 'pose', 'slider', 'status', 'tokens']);
    expect(Object.keys(newEquipped('nav-team')).sort()).toEqual([
      ...['count', 'dials', 'discarded', 'exhausted', 'id', 'tokens'],
    ]);
  });
  it('keeps the other units: hull, slider, doomed, who was set aside and by whom', () => {
    for (const id of [1, 2, 3, 4]) expect(plain(laid.units[id])).toEqual(plain(state.units[id]));
  });
  it('keeps the outcome of a match that is over, and what was discarded', () => {
    const over = { ...state, phase: 'over' as const, turn: null, active: null, flying: null };
    over.outcome = { winner: 1, reason: 'rounds', score: [3, 4] };
    expect(again(over).outcome).toEqual(over.outcome);
    expect(laid.deck.discard).toEqual(state.deck.discard);
    expect(laid.deck.draw.toSorted()).toEqual(state.deck.draw.toSorted());
  });
});

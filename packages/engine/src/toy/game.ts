import { shuffledDeck } from '../deck.ts';
import type { Game } from '../game.ts';
import { isObject, type Json } from '../json.ts';
import { bad, good, type Refusal, type Result, say } from '../message.ts';
import { type Chance, chance } from '../random.ts';
import { regionsOf } from '../region.ts';
import { firstEdition, secondEdition } from './editions.ts';
import type { ToyEvent } from './events.ts';
import { endRound, move, sitDown, type ToyEdition, type ToyTable } from './flow.ts';
import { otherwise } from './otherwise.ts';
import {
  CARDS,
  type Card,
  cloneToy,
  type Drone,
  damageOf,
  HULL,
  inPlay,
  isDestroyed,
  LINE,
  RED,
  ROUNDS,
  type Toy,
  type Wound,
} from './state.ts';
import { imagine, type ToyView, view } from './view.ts';

type Activity = 'plan' | 'end' | { readonly activate: number };

const fault = (message: Parameters<typeof say>[0], args?: Parameters<typeof say>[1]): { ok: false; fault: Refusal } =>
  bad({ clauses: ['TOY-SETUP-01'], message: say(message, args) });

/** Setup: `{ "cards": [[[…], …], [[…], …]] }`, for each seat one list of cards a drone. */
function setUp(setup: Json, seed: string): Result<Toy> {
  const sides = isObject(setup) && hasOnly(setup, ['cards']) ? setup['cards'] : undefined;
  if (!Array.isArray(sides) || sides.length !== 2) return fault('toy.setupShape');
  const drones: Drone[] = [];
  for (const [seat, side] of sides.entries()) {
    if (!Array.isArray(side) || side.length < 1 || side.length > 5) return fault('toy.setupShape');
    for (const [i, cards] of side.entries()) {
      const list = readCards(cards);
      if (!list) return fault('toy.setupCards', { seat, drone: i, known: [...CARDS] });
      drones.push(newDrone(drones.length, seat, seat === 0 ? 10 + 5 * i : LINE - 10 - 5 * i, list));
    }
  }
  return good(newToy(drones, chance(seed), []));
}

const hasOnly = (record: Readonly<Record<string, unknown>>, names: readonly string[]): boolean =>
  Object.keys(record).every((name) => names.includes(name));

const readCards = (cards: unknown): Card[] | undefined =>
  Array.isArray(cards) && cards.every((c) => CARDS.includes(c as Card)) && new Set(cards).size === cards.length
    ? (cards as Card[])
    : undefined;

const newDrone = (id: number, seat: number, x: number, cards: readonly Card[]): Drone => ({
  id,
  seat,
  x,
  cards: [...cards],
  wounds: [],
  stance: null,
  moved: false,
  removed: false,
});

const WOUNDS: readonly Wound[] = ['dent', 'dent', 'dent', 'dent', 'dent', 'dent', 'breach', 'breach'];

const newToy = (drones: Drone[], luck: Chance, onTop: readonly string[]): Toy => ({
  chance: luck,
  round: 1,
  phase: 'plan',
  drones,
  deck: shuffledDeck(luck, WOUNDS, onTop),
  uses: {},
});

/** Position: `{ "drones": [{ "seat", "x", "cards" }] }`. */
function place(start: Parameters<Game<Toy>['place']>[0]): Result<Toy> {
  const list = isObject(start.position) ? start.position['drones'] : undefined;
  if (!Array.isArray(list) || list.length > 10) return fault('toy.setupShape');
  const drones: Drone[] = [];
  for (const [i, d] of list.entries()) {
    const cards = isObject(d) ? readCards(d['cards'] ?? []) : undefined;
    const { seat, x } = isObject(d) ? d : {};
    if (!cards || (seat !== 0 && seat !== 1) || typeof x !== 'number' || x < 0 || x > LINE)
      return fault('toy.setupCards', { seat: i, drone: i, known: [...CARDS] });
    drones.push(newDrone(i, seat, x, cards));
  }
  const deck = start.decks['wounds'] ?? [];
  if (!fits(deck)) return fault('toy.noSuchWound');
  const loaded = Object.fromEntries(Object.entries(start.dice).map(([die, faces]) => [die, [...faces]]));
  return good(newToy(drones, chance(start.seed, loaded), deck));
}

const fits = (deck: readonly string[]): boolean =>
  (['dent', 'breach'] as const).every(
    (w) => deck.filter((c) => c === w).length <= WOUNDS.filter((c) => c === w).length,
  ) && deck.every((c) => c === 'dent' || c === 'breach');

const alive = (s: Toy, seat: number): boolean => inPlay(s).some((d) => d.seat === seat);
const isOver = (s: Toy): boolean => s.ended !== undefined || !alive(s, 0) || !alive(s, 1) || s.round > ROUNDS;
const winnerOf = (s: Toy): number | null => (alive(s, 0) === alive(s, 1) ? null : alive(s, 0) ? 0 : 1);

/** Whose drone comes next: seats take turns while both have one left, seat 0 first. */
function nextDrone(s: Toy): Drone | undefined {
  const waiting = inPlay(s).filter((d) => !d.moved);
  const movedBy = (seat: number) => s.drones.filter((d) => d.seat === seat && d.moved).length;
  const turn = movedBy(0) <= movedBy(1) ? 0 : 1;
  return waiting.find((d) => d.seat === turn) ?? waiting[0];
}

/** The toy game with these cards and procedures. */
const toyGameOf = (edition: string, made: ToyEdition): Game<Toy, Activity, ToyTable, ToyEvent, ToyView> => ({
  id: 'toy',
  edition,
  seats: () => [0, 1],
  setUp,
  place,
  clone: cloneToy,
  sit: (state, emit, like) => sitDown(made, state, emit, like),
  next({ state: s }) {
    if (isOver(s)) return undefined;
    if (s.phase === 'plan') return 'plan';
    const drone = nextDrone(s);
    return drone ? { activate: drone.id } : 'end';
  },
  *run(g, activity) {
    if (activity === 'plan') yield* g.rules.plan(g);
    else if (activity === 'end') endRound(g.state);
    else yield* g.rules.activate(g, g.state.drones[activity.activate]!);
  },
  view,
  imagine,
  otherwise,
  // Stances are chosen behind the hand; everything else lies open.
  asking: (_s, { kind, prompt }) => ({ kind, prompt, secret: kind === 'stances' }),
  result: (s) => (isOver(s) ? (s.ended ?? { winner: winnerOf(s) }) : undefined),
  override(s, change) {
    const { drone, x, winner } = isObject(change) && hasOnly(change, ['drone', 'x', 'winner']) ? change : {};
    if (winner === null || winner === 0 || winner === 1) {
      s.ended = { winner };
      return undefined;
    }
    const moved = s.drones.find((d) => d.id === drone);
    if (!moved || typeof x !== 'number' || !(x >= 0 && x <= LINE))
      return { clauses: [], message: say('toy.noSuchDrone') };
    moved.x = x;
    return undefined;
  },
  ending: (_s, seat, by) =>
    by === 'concede' ? { change: { winner: 1 - seat }, agreed: [seat] } : { change: { winner: null }, agreed: [0, 1] },
  verify(s) {
    for (const d of s.drones) {
      if (d.x < 0 || d.x > LINE) throw new Error(`drone ${d.id} is off the line`);
      if (!d.removed && isDestroyed(d))
        throw new Error(`drone ${d.id} has ${damageOf(d)} of ${HULL} damage and is still there`);
    }
  },
  regions: regionsOf([move]),
  dice: [RED],
  decks: ['wounds'],
  questions: {
    range(s, args) {
      const [a, b] = [args['from'], args['to']].map((id) => s.drones.find((d) => d.id === id));
      return a && b ? good(Math.abs(a.x - b.x)) : fault('toy.noSuchDrone');
    },
  },
  aids: { measuring: { usual: true }, hints: { usual: true }, coach: { usual: false } },
  askable: { range: 'measuring' },
});

export const toyGame = toyGameOf('first', firstEdition);
export const toyGame2 = toyGameOf('second', secondEdition);

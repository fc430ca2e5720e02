import { ask, askAll, type Flow, type FormAsk } from '../ask.ts';
import type { CardBook } from '../cards/book.ts';
import { CardIndex, CardTable } from '../cards/filing.ts';
import { firstBan, modifiersOn } from '../cards/rules.ts';
import { endScope } from '../cards/scope.ts';
import { drawCard } from '../deck.ts';
import { rollDice } from '../dice.ts';
import type { Emit } from '../event.ts';
import type { Sitting } from '../game.ts';
import { type Refusal, say } from '../message.ts';
import { modified } from '../modifier.ts';
import { askIn, type Region } from '../region.ts';
import { openWindow } from '../window.ts';
import type { ToyCard, ToySource, ToyWindows } from './cards.ts';
import type { ToyEvent } from './events.ts';
import type { OfDrone, Reach } from './questions.ts';
import { type Drone, type Face, inPlay, isDestroyed, LINE, RED, type Stance, type Toy, type Wound } from './state.ts';

export interface ToyTable extends Sitting<Toy, ToyEvent> {
  readonly rules: ToyRules;
  readonly cards: ToyCards;
}
/** Where a card lies: on which drone. */
interface OnDrone {
  readonly drone: number;
  readonly card: string;
}
type ToyCards = CardTable<ToyTable, ToyCard, OnDrone, ToySource>;

/** What an edition of the toy is made of. */
export interface ToyEdition {
  readonly book: CardBook<ToyCard>;
  readonly rules: ToyRules;
}

/** Sits down at a state. The cards never change hands, so the sitting of a copy shares their index. */
export function sitDown({ book, rules }: ToyEdition, state: Toy, emit: Emit<ToyEvent>, like?: ToyTable): ToyTable {
  const index = like?.cards.index ?? new CardIndex<ToyTable, ToyCard, OnDrone, ToySource>(laidOut(book, state));
  const cards: ToyCards = new CardTable(index, {
    bind({ drone: id, card }) {
      const drone = state.drones[id]!;
      return { key: `${id}.${card}`, card, seat: drone.seat, piece: id, drone };
    },
    inForce: ({ drone }) => !drone.removed,
    dealt: () => [],
  });
  return { state, emit, rules, cards };
}

const laidOut = (book: CardBook<ToyCard>, state: Toy) =>
  state.drones.flatMap(({ id: drone, cards }) =>
    cards.flatMap((card) => {
      const rules = book.get(card);
      return rules ? [{ at: { drone, card }, piece: drone, rules }] : [];
    }),
  );
export interface Shot {
  readonly attacker: Drone;
  readonly target: Drone;
  readonly dice: Face[];
  readonly rerolled: Set<number>;
  readonly isCounter: boolean;
}
/** The procedures, in a table so that an edition can replace one of them. */
interface ToyRules {
  plan(g: ToyTable): Flow;
  activate(g: ToyTable, drone: Drone): Flow;
  attack(g: ToyTable, attacker: Drone, target: Drone, isCounter: boolean): Flow;
  diceFor(g: ToyTable, attacker: Drone): number;
  range(g: ToyTable): number;
}

const GAP = 2;

const reachOf = (g: ToyTable, d: Drone): number =>
  modified(
    10,
    modifiersOn(g, g.cards.valuesOn('reach', d.id), d, undefined, [], () => false),
  );

/** Why a drone may not move to a place, if it may not. */
function refuseMove(g: ToyTable, drone: Drone, x: number): Refusal | undefined {
  const reach = reachOf(g, drone);
  const way = Math.abs(x - drone.x);
  if (way > reach)
    return {
      clauses: ['TOY-MOVE-01'],
      message: say('toy.tooFar', { way, reach }),
      measured: way,
      allowed: reach,
    };
  if (x < 0 || x > LINE)
    return { clauses: ['TOY-MOVE-02'], message: say('toy.offLine', { x }), measured: x, allowed: [0, LINE] };
  const near = inPlay(g.state).find((o) => o !== drone && Math.abs(o.x - x) < GAP);
  if (near && x !== drone.x)
    return {
      clauses: ['TOY-MOVE-03'],
      message: say('toy.tooNear', { drone: near.id }),
      measured: Math.abs(near.x - x),
      piece: near.id,
    };
  return undefined;
}

function* plan(g: ToyTable): Flow {
  const asks = [0, 1].map(
    (seat): FormAsk => ({
      type: 'form',
      seat,
      kind: 'stances',
      prompt: say('toy.plan'),
      clauses: ['TOY-PLAN-01'],
      fields: inPlay(g.state)
        .filter((d) => d.seat === seat)
        .map((d) => ({ id: String(d.id), options: [{ id: 'attack' }, { id: 'guard' }] })),
    }),
  );
  const answers = (yield* askAll(asks)) as readonly Readonly<Record<string, Stance>>[];
  for (const d of inPlay(g.state)) d.stance = answers[d.seat]![String(d.id)]!;
  g.emit({ type: 'revealed', stances: Object.assign({}, ...answers) });
  g.state.phase = 'act';
}

function* activate(g: ToyTable, drone: Drone): Flow {
  const reach = reachOf(g, drone);
  const data: Reach = { drone: drone.id, from: drone.x - reach, to: drone.x + reach };
  drone.x = yield* askIn(move, data, {
    seat: drone.seat,
    kind: 'move',
    prompt: say('toy.move', { drone: drone.id }),
    clauses: ['TOY-MOVE-01'],
    about: { drone: drone.id } satisfies OfDrone,
  });
  g.emit({ type: 'moved', drone: drone.id, x: drone.x });
  if (drone.stance === 'attack') yield* chooseAttack(g, drone);
  drone.moved = true;
  for (const d of inPlay(g.state)) {
    if (!isDestroyed(d)) continue;
    d.removed = true; // only now: a destroyed drone still shot back
    g.emit({ type: 'removed', drone: d.id });
  }
}

/** Where a drone may move. Staying is always legal, so a mover is never stuck. */
export const move: Region<ToyTable, Reach, number> = {
  name: 'move',
  read: (x) => (typeof x === 'number' && Number.isFinite(x) ? x : undefined),
  check: (g, { drone }, x) => refuseMove(g, g.state.drones[drone]!, x),
  sample(g, { drone, from, to }, rng) {
    const x = from + rng.below(to - from + 1);
    const mover = g.state.drones[drone]!;
    return refuseMove(g, mover, x) ? mover.x : x;
  },
};

function* chooseAttack(g: ToyTable, drone: Drone): Flow {
  const cannot = firstBan(g, g.cards.bans('attack'), drone);
  if (cannot) return g.emit({ type: 'kept', drone: drone.id, why: cannot.message });
  const range = g.rules.range(g);
  const enemies = inPlay(g.state).filter((d) => d.seat !== drone.seat);
  const inRange = enemies.filter((d) => Math.abs(d.x - drone.x) <= range);
  if (inRange.length === 0) return;
  const answer = yield* ask({
    type: 'choice',
    seat: drone.seat,
    kind: 'target',
    prompt: say('toy.target', { drone: drone.id }),
    clauses: ['TOY-ATTACK-01'],
    options: [...inRange.map((d) => ({ id: String(d.id) })), { id: 'none' }],
    barred: () =>
      enemies
        .filter((d) => !inRange.includes(d))
        .map((d) => ({
          id: String(d.id),
          refusal: {
            clauses: ['TOY-ATTACK-01'],
            message: say('toy.outOfRange', { drone: d.id, range }),
            measured: Math.abs(d.x - drone.x),
            allowed: range,
          },
        })),
  });
  const target = inRange.find((d) => String(d.id) === answer);
  if (target) yield* g.rules.attack(g, drone, target, false);
}

function* attack(g: ToyTable, attacker: Drone, target: Drone, isCounter: boolean): Flow {
  const dice = rollDice(g.state.chance, RED, g.rules.diceFor(g, attacker));
  const shot: Shot = { attacker, target, dice, rerolled: new Set(), isCounter };
  g.emit({ type: 'rolled', attacker: attacker.id, target: target.id, dice: [...dice] });
  yield* window(g, 'modify', shot, [target.seat, attacker.seat]); // TOY-ATTACK-02: the other side first
  for (const face of shot.dice) {
    if (face !== 'hit') continue;
    const wound = drawCard(g.state.chance, g.state.deck) as Wound | undefined;
    if (wound === undefined) break;
    target.wounds.push(wound);
    g.emit({ type: 'wounded', drone: target.id });
  }
  yield* window(g, 'after-attack', shot, [attacker.seat, target.seat]);
}

function* window(g: ToyTable, name: keyof ToyWindows, shot: Shot, seats: readonly number[]): Flow {
  yield* openWindow(g, {
    name,
    context: shot,
    seats,
    state: g.state,
    prompt: say('toy.window', { window: name }),
    clauses: ['TOY-ATTACK-02'],
    find: () => g.cards.abilities(name),
  });
}

export function endRound(s: Toy): void {
  endScope(s, 'round');
  for (const d of s.drones) {
    d.stance = null;
    d.moved = false;
  }
  s.round++;
  s.phase = 'plan';
}

/** The procedures of the first edition. */
export const firstRules: ToyRules = { plan, activate, attack, diceFor: () => 3, range: () => 30 };

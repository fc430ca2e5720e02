import {
  effectsEnded,
  type Flow,
  type NameIn,
  nothingHappens,
  type OfferIn,
  offerOfRules,
  openWindow,
  type RuleOffer,
  type Seat,
  say,
  seatsInOrder,
  windowIn,
} from '@holotisch/engine';
import { RuleSource } from '../cards/source.ts';
import type { CardSource, Scope, WindowName, Windows } from '../cards/vocabulary.ts';
import type { Legion } from '../legion.ts';
import { refuseAbility } from '../reasons/units.ts';
import type { Unit } from '../state.ts';
import { otherSide, sideOf } from '../values.ts';

/**
 * The order in which simultaneous effects are resolved, in one place. In the command phase the player with priority goes
 * first, in an activation the player of the active unit, in set-up and end phase the blue player. R-LE-55
 */
export function order(g: Legion): readonly Seat[] {
  const side = g.state.sides[g.rules.leading(g)]!;
  return seatsInOrder(g.state, [side, otherSide(side)]);
}

/** R-LE-55 */
export function leading({ state }: Legion): Seat {
  if (state.phase === 'command' && state.revealed) return state.priority;
  if (state.phase === 'activation') return state.turn === null ? state.priority : state.units[state.turn.unit]!.seat;
  return state.sides.indexOf(state.blue);
}

interface OpenOptions<W extends WindowName> {
  /** Whose effects; without it those of all, in the usual order. */
  readonly seats?: readonly Seat[];
  /** What the rules themselves offer in this window, besides cards. */
  readonly also?: () => readonly Offer<W>[];
}

/** Opens a window of the game: how many abilities were used in it, undefined where none stood there, as mostly. */
export const open = <W extends WindowName>(
  g: Legion,
  name: W,
  context: Windows[W],
  options: OpenOptions<W> = NO_OPTIONS,
): Flow<number | undefined> =>
  options.also === undefined && !g.stands(name, context) ? nothingHappens : openFor(g, name, context, options);
const NO_OPTIONS = {};

function openFor<W extends WindowName>(
  g: Legion,
  name: W,
  context: Windows[W],
  { seats = order(g), also }: OpenOptions<W>,
): Flow<number> {
  return openWindow(g, {
    ...windowIn(g, name, context, also),
    seats,
    prompt: say(`le.window.${name}`, { ...('unit' in context && { unit: context.unit.id }) }),
    clauses: ['LE-FAEHIGKEITEN-09', 'LE-FAEHIGKEITEN-10'],
    why: (seat, id) => refuseAbility(g, name, seat, id),
    tell: (source) => tellAbility(g, source),
  });
}

export const tellAbility = (g: Legion, { piece, card, isRule }: CardSource): void => {
  if (!isRule) g.emit({ type: 'ability', unit: piece ?? null, card });
};

/** A stretch of the match has ended, and with it what lasted until then; the players are told. */
export function endOf(g: Legion, scope: Scope, instance?: number): void {
  for (const { source, unit } of effectsEnded(g.state, scope, (one) => one.unit, instance))
    if (g.state.units[unit]?.status === 'play') g.emit({ type: 'ended', unit, card: source });
}

/**
 * What the rules themselves offer, by window, as the option's id is made: `unit` and `#` stand for numbers. Nothing else can
 * be offered, and docs/windows-legion.md is written from it.
 */
export const OFFERS = {
  'attack.reroll': ['unit:aim', 'unit:aim.#', 'unit:observation'],
  'attack.convert': ['unit:surge', 'unit:surge.#'],
  'attack.modify': ['unit:backup', 'unit:shield.crit', 'unit:shield.hit'],
  'defence.convert': ['unit:surge', 'unit:surge.#'],
  'action.after': ['unit:detonate.#'],
} as const satisfies { readonly [W in WindowName]?: readonly string[] };
type Offering = keyof typeof OFFERS;
/** What the rules offer in a window. */
export type Offer<W extends WindowName> = OfferIn<Legion, Windows[W], CardSource, W>;

/** An ability that no card brings but the rules: a token, a charge. */
export const ruleOffer = <W extends Offering>(
  window: W,
  unit: Unit,
  offered: RuleOffer<Legion, Windows[W], NameIn<(typeof OFFERS)[W][number]>>,
): Offer<W> =>
  offerOfRules(window, new RuleSource(`${unit.id}:${offered.name}`, offered.name, unit.seat, unit), offered);

/** The seats of a unit's own side first, or of the other side first. */
export function ownFirst({ state }: Legion, unit: Unit): readonly Seat[] {
  const side = sideOf(state, unit);
  return seatsInOrder(state, [side, otherSide(side)]);
}
export function othersFirst({ state }: Legion, unit: Unit): readonly Seat[] {
  const side = sideOf(state, unit);
  return seatsInOrder(state, [otherSide(side), side]);
}

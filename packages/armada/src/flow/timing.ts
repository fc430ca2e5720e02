import { effectsEnded, type Flow, nothingHappens, openWindow, say, seatsInOrder, windowIn } from '@holotisch/engine';
import type { Armada } from '../armada.ts';
import type { CardSource, Scope, WindowName, Windows } from '../cards/vocabulary.ts';
import { cardClauses } from '../reasons/card-clauses.ts';
import type { Phase, Side } from '../state.ts';
import type { Offer } from './offers.ts';

/**
 * The order in which simultaneous effects are resolved, in one place: the first player resolves all of his effects with
 * that timing first, in the order he likes, then the second. AR-EFFEKTE-UND-TIMING-09, AR-EFFEKTE-UND-TIMING-10
 */
export const firstPlayerFirst = (g: Armada): readonly Side[] => (g.state.first === 0 ? ZERO_FIRST : ONE_FIRST);
const ZERO_FIRST: readonly Side[] = [0, 1];
const ONE_FIRST: readonly Side[] = [1, 0];

interface OpenOptions<W extends WindowName> {
  /** Whose effects; without it those of both sides, the first player's first. */
  readonly sides?: readonly Side[];
  /** What the rules themselves offer in this window, besides cards. */
  readonly also?: () => readonly Offer<W>[];
}

/** Opens a window of the game: how many abilities were used in it, undefined where none stood there, as mostly. */
export const open = <W extends WindowName>(
  g: Armada,
  name: W,
  context: Windows[W],
  options: OpenOptions<W> = NO_OPTIONS,
): Flow<number | undefined> =>
  options.also === undefined && !g.stands(name, context) ? nothingHappens : openFor(g, name, context, options);
const NO_OPTIONS = {};
/** An effect cannot happen again during the same event. */
const ONCE = ['AR-EFFEKTE-UND-TIMING-05', 'AR-EFFEKTE-UND-TIMING-06'] as const;

function openFor<W extends WindowName>(
  g: Armada,
  name: W,
  context: Windows[W],
  { sides = firstPlayerFirst(g), also }: OpenOptions<W>,
): Flow<number> {
  return openWindow(g, {
    ...windowIn(g, name, context, also),
    seats: seatsInOrder(g.state, sides),
    prompt: say(`ar.window.${name}`, {
      ...('ship' in context && { unit: context.ship.id }),
      ...('unit' in context && { unit: context.unit.id }),
      ...('squadron' in context && { unit: context.squadron.id }),
    }),
    clauses: ['AR-EFFEKTE-UND-TIMING-01', 'AR-EFFEKTE-UND-TIMING-11'],
    once: ONCE,
    limits: ({ card }) => cardClauses(card)?.limit ?? ONCE,
    tell: (source) => tellAbility(g, source),
  });
}

export const tellAbility = (g: Armada, { piece, card, isRule }: CardSource): void => {
  if (!isRule) g.emit({ type: 'ability', unit: piece ?? null, card });
};

/** A stretch of the match has ended, and with it what lasted until then; the players are told. */
export function endOf(g: Armada, scope: Scope, instance?: number): void {
  for (const { source, unit } of effectsEnded(g.state, scope, (one) => one.unit, instance))
    if (g.state.units[unit]?.status === 'play' && source.includes(':')) g.emit({ type: 'ended', unit, card: source });
}

/** A phase ends and the next one begins. */
export function enter(g: Armada, phase: Phase): void {
  endOf(g, 'phase');
  g.state.phase = phase;
  g.state.stage = 'start';
  g.emit({ type: 'phase', phase });
}

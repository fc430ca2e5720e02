import {
  type Ability,
  endScope,
  type Flow,
  type Message,
  nothingHappens,
  openWindow,
  type Ready,
  type Refusal,
  type Seat,
  say,
} from '@holotisch/engine';
import { RuleSource } from '../cards/source.ts';
import type { CardSource, Scope, WindowName, Windows } from '../cards/vocabulary.ts';
import type { Legion } from '../legion.ts';
import type { Unit } from '../state.ts';
import { sideOf } from '../values.ts';
import { refuseAbility } from './why-not.ts';

/**
 * The order in which simultaneous effects are resolved, in one place. In the command phase the player with priority goes
 * first, in an activation the player of the active unit, in set-up and end phase the blue player. R-LE-55
 */
export function order(g: Legion): readonly Seat[] {
  const { state } = g;
  const first = g.rules.leading(g);
  const seats = state.sides.map((_, seat) => seat);
  return [
    ...seats.filter((s) => state.sides[s] === state.sides[first]),
    ...seats.filter((s) => state.sides[s] !== state.sides[first]),
  ];
}

/** R-LE-55 */
export function leading({ state }: Legion): Seat {
  if (state.phase === 'command' && state.revealed) return state.priority;
  if (state.phase === 'activation') return state.turn === null ? state.priority : state.units[state.turn.unit]!.seat;
  return state.sides.indexOf(state.blue);
}

export interface OpenOptions<W extends WindowName> {
  /** Whose effects; without it those of all, in the usual order. */
  readonly seats?: readonly Seat[];
  /** What the rules themselves offer in this window, besides cards. */
  readonly also?: () => readonly Ready<Legion, Windows[W], CardSource>[];
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
  const attack = g.state.attacks.at(-1);
  return openWindow(g, {
    name,
    context,
    seats,
    state: g.state,
    ...(attack !== undefined && { instances: { attack: attack.id } }),
    prompt: say(`le.window.${name}`, { ...('unit' in context && { unit: context.unit.id }) }),
    clauses: ['LE-FAEHIGKEITEN-09', 'LE-FAEHIGKEITEN-10'],
    ...('attack' in context && attack !== undefined && { about: { attack: attack.id } }),
    find: () => (also === undefined ? g.abilities(name) : [...also(), ...g.abilities(name)]),
    why: (seat, id) => refuseAbility(g, name, seat, id),
    tell: (source) => tellAbility(g, source),
  });
}

export const tellAbility = (g: Legion, { piece, card, isRule }: CardSource): void => {
  if (!isRule) g.emit({ type: 'ability', unit: piece ?? null, card });
};

/** A stretch of the match has ended, and with it what lasted until then; the players are told. */
export function endOf(g: Legion, scope: Scope, instance?: number): void {
  const told = new Set<string>();
  for (const { source, unit } of endScope(g.state, scope, instance)) {
    const effect = `${unit} ${source}`;
    if (told.has(effect) || g.state.units[unit]?.status !== 'play') continue;
    told.add(effect);
    g.emit({ type: 'ended', unit, card: source });
  }
}

/** An ability that no card brings but the rules: a token, a standby. */
export interface Standing<C> {
  /** `aim`, `standby`: with the number of its unit it is the option's id. */
  readonly name: string;
  readonly label: Message;
  readonly repeatable?: boolean;
  bars?(): Refusal | undefined;
  run(g: Legion, context: C): Flow<void>;
}
export const standing = <C>(unit: Unit, s: Standing<C>): Ready<Legion, C, CardSource> => {
  const rule: Ability<Legion, C, CardSource> = {
    window: '',
    ...(s.repeatable && { repeatable: true }),
    label: () => s.label,
    when: () => true,
    ...(s.bars && { bars: () => s.bars?.() }),
    run: (g, context) => s.run(g, context),
  };
  return { source: new RuleSource(`${unit.id}:${s.name}`, s.name, unit.seat, unit), rule };
};

/** The seats of a unit's own side first, or of the other side first. */
export const ownFirst = (g: Legion, unit: Unit): readonly Seat[] => bySide(g, unit, true);
export const othersFirst = (g: Legion, unit: Unit): readonly Seat[] => bySide(g, unit, false);
function bySide({ state }: Legion, unit: Unit, own: boolean): readonly Seat[] {
  const seats = state.sides.map((_, seat) => seat);
  const mine = (seat: Seat) => state.sides[seat] === sideOf(state, unit);
  return [...seats.filter((s) => mine(s) === own), ...seats.filter((s) => mine(s) !== own)];
}

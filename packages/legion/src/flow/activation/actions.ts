import { type Flow, type Message, type Refusal, say } from '@holotisch/engine';
import type { ActionMoment, MoveMoment } from '../../cards/moments.ts';
import type { CardAct, CardSource } from '../../cards/vocabulary.ts';
import type { Legion } from '../../legion.ts';
import { refuseFarAct } from '../../reasons/acts.ts';
import { refuseAttacking } from '../../reasons/targets.ts';
import type { ActionName, Unit } from '../../state.ts';
import { banned, hasKeyword, isRepulsor, numberOf, refuse, speedOf } from '../../values.ts';
import { type AttackLimits, hasTarget } from '../attack/targets.ts';
import { chooseSeveral, NONE } from '../choose.ts';
import { after } from '../reactions.ts';
import { tellAbility } from '../timing.ts';
import { gain, loseStandby, remove } from '../tokens.ts';
import { isReady, readyCard, useUp } from '../upgrades.ts';
import { isPinned, refuseHeld } from './move/kinds.ts';

/** Actions, free actions and card actions. LE-AKTIONEN-01..17 */

interface ActOptions {
  readonly free?: boolean;
  /** It is not its activation: nothing of it counts there. LE-FAEDEN-ZIEHEN-06 */
  readonly outside?: boolean;
  readonly limits?: AttackLimits;
}

/** Why a unit may not perform an action now. */
export function refuseAction(
  g: Legion,
  unit: Unit,
  action: ActionName,
  { free = false, outside = false, limits }: ActOptions = {},
): Refusal | undefined {
  const about = { piece: unit.id };
  const { turn } = g.state;
  const own = !outside && turn?.unit === unit.id;
  // LE-AKTIONEN-02, -10: each once, moves as often as one likes
  const twice = own ? refuseTwice(g, unit, action) : undefined;
  if (twice) return twice;
  if (unit.panicked && own && free) return refuse(['LE-PANIK-11'], say('le.no.panicked', { unit: unit.id }), about);
  switch (action) {
    case 'move': {
      const refusal = refuseMoving(g, unit, own, free);
      if (refusal) return refusal;
      break;
    }
    case 'attack':
      if (!hasTarget(g, unit, { ...limits, own })) return refuseAttacking(g, unit, { ...limits, own });
      break;
    case 'standby':
      if (isRepulsor(g, unit) && !hasKeyword(g, unit, 'hover'))
        return refuse(['LE-BEREITSCHAFT-01'], say('le.no.standbyRepulsor'), about);
      if (own && turn.attacked) return refuse(['LE-BEREITSCHAFT-02'], say('le.no.standbyAttacked'), about);
      if (unit.tokens.standby > 0)
        return refuse(['LE-BEREITSCHAFT-07'], say('le.no.standbyTwice', { unit: unit.id }), {
          ...about,
          measured: 1,
          allowed: 1,
        });
      break;
    case 'withdraw': {
      const refusal = g.rules.refuseWithdraw(g, unit);
      if (refusal) return refusal;
      break;
    }
    default:
      break;
  }
  return banned(g, 'action', { unit, action, free });
}

/** LE-AKTIONEN-02, -10; and what a withdrawal leaves no room for. */
export function refuseTwice(g: Legion, unit: Unit, action: ActionName): Refusal | undefined {
  const ruledOut = g.rules.refuseWithdrawn(g, unit, action) ?? g.rules.refuseBeside(g, unit, action);
  if (ruledOut || action === 'move') return ruledOut;
  const times = g.state.turn!.done.filter((one) => one === action).length;
  const most = action === 'attack' ? numberOf(g, unit, 'attackActions', 1) : 1;
  return times < most ? undefined : refuse(['LE-AKTIONEN-02'], say('le.no.twice', { action }), { piece: unit.id });
}

function refuseMoving(g: Legion, unit: Unit, own: boolean, free: boolean): Refusal | undefined {
  const about = { piece: unit.id };
  const { turn } = g.state;
  if (isPinned(g, unit) && !g.rules.pivotsEngaged(g, unit))
    return refuse(['LE-HANDGEMENGE-02'], say('le.no.engaged', { unit: unit.id }), about);
  const kinds = openKinds(g, unit, own, (turn?.actions ?? 0) - (free ? 0 : 1));
  if (kinds.length === 0)
    return (
      refuseHeld(g, unit) ??
      refuse(
        own && turn?.cumbersome
          ? ['LE-SPERRIG-01']
          : hasKeyword(g, unit, 'stationary')
            ? ['LE-STATIONAER-01']
            : ['LE-BEWEGUNG-03'],
        say('le.no.move', { unit: unit.id, speed: speedOf(g, unit) }),
        about,
      )
    );
  return banned(g, 'move', { unit, pivot: kinds.every((kind) => kind === 'pivot') }); // LE-STATIONAER-01
}

/**
 * Kinds of move that are open in an action, by what the unit has done before and how many actions are left beside this one.
 * LE-SPERRIG-01, LE-DEAKTIVIERT-04
 */
export function openKinds(g: Legion, unit: Unit, own: boolean, left = g.state.turn?.actions ?? 0) {
  const { turn } = g.state;
  const pinned = isPinned(g, unit);
  return g.rules.moveKinds(g, unit).filter((kind) => {
    if (pinned && kind !== 'pivot') return false; // LE-HANDGEMENGE-02
    if (!own || turn === null) return kind !== 'climb' && kind !== 'clamber' ? true : kind === 'clamber';
    if (kind === 'pivot') return true;
    if (turn.cumbersome) return false;
    if (kind === 'standard' && unit.disabled && left < 1) return false;
    return !(kind === 'climb' && left < g.rules.climbing.cost - 1);
  });
}

/** A unit performs one of the common actions; what may follow it follows. */
export function* act(
  g: Legion,
  unit: Unit,
  action: Exclude<ActionName, `card:${string}`>,
  options: ActOptions = {},
): Flow<ActionMoment> {
  const { free = false, outside = false } = options;
  const own = !outside && g.state.turn?.unit === unit.id;
  if (own) g.state.turn!.done.push(action);
  g.emit({ type: 'action', unit: unit.id, action, free });
  if (action !== 'standby') yield* loseStandby(g, unit); // LE-BEREITSCHAFT-05
  const moment: ActionMoment = { unit, action, free };
  switch (action) {
    case 'aim':
      yield* gain(g, unit, 'aim', numberOf(g, unit, 'aimGain', 1), 'action'); // LE-ZIELEN-01
      break;
    case 'dodge':
      yield* gain(g, unit, 'dodge', numberOf(g, unit, 'dodgeGain', 1), 'action'); // LE-AUSWEICHEN-01
      break;
    case 'standby':
      yield* gain(g, unit, 'standby', 1, 'action'); // LE-BEREITSCHAFT-03
      break;
    case 'recover':
      yield* recover(g, unit);
      break;
    case 'attack': {
      const attacks = yield* g.rules.attack(g, unit, outside ? 'standby' : free ? 'free' : 'action', {
        ...options.limits,
        own,
      });
      const whole = { ...moment, attacks };
      yield* after(g, unit, { action: whole, attacks });
      return whole;
    }
    case 'move': {
      const move = yield* moveAction(g, unit, own);
      const whole = { ...moment, move };
      yield* after(g, unit, { action: whole, move });
      return whole;
    }
    case 'withdraw': {
      const move = yield* g.rules.withdraw(g, unit);
      // R-L2-22: where it is a move action, what follows one follows it
      const whole: ActionMoment = { ...moment, ...(move.kind !== 'withdraw' && { action: 'move' }), move };
      if (move.kind !== 'withdraw') yield* after(g, unit, { action: whole, move });
      else if (g.rules.withdrawalIsAction) yield* after(g, unit, { action: whole });
      return whole; // LE-RUECKZUG-04: else nothing answers it
    }
  }
  yield* after(g, unit, { action: moment });
  return moment;
}

/** LE-BEWEGUNG-01; what costs two actions takes the second one now. LE-KLIMMEN-UND-KLETTERN-03, LE-DEAKTIVIERT-04, R-LE-37 */
function* moveAction(g: Legion, unit: Unit, own: boolean): Flow<MoveMoment> {
  const kinds = openKinds(g, unit, own);
  const move = yield* g.rules.move(g, unit, { kinds, clauses: ['LE-BEWEGUNG-01', 'LE-BEWEGUNG-04'] });
  const { turn } = g.state;
  const two =
    (move.kind === 'climb' && g.rules.climbing.cost === 2) ||
    (move.kind === 'clamber' && move.speed === 2) ||
    (move.kind === 'standard' && unit.disabled);
  if (own && turn && two) turn.actions = Math.max(0, turn.actions - 1);
  return move;
}

/** LE-ERHOLUNG-02, R-LE-15: any number of suppression tokens and of exhausted cards. */
export function* recover(g: Legion, unit: Unit): Flow {
  const cards = unit.upgrades.filter(({ exhausted, discarded }) => exhausted && !discarded);
  const options = [
    ...Array.from({ length: unit.tokens.suppression }, (_, i) => ({
      id: `suppression.${i}`,
      label: say('le.token.suppression'),
    })),
    ...cards.map(({ id }) => ({ id, label: say('le.card', { card: id }), about: { unit: unit.id, card: id } })),
  ];
  const chosen = yield* chooseSeveral({
    seat: unit.seat,
    kind: 'recover',
    prompt: say('le.ask.recover', { unit: unit.id }),
    clauses: ['LE-ERHOLUNG-02'],
    options,
    min: 0,
    max: options.length,
    about: { unit: unit.id },
  });
  const tokens = chosen.filter((id) => id.startsWith('suppression.')).length;
  remove(g, unit, 'suppression', tokens, 'recover');
  for (const card of cards) if (chosen.includes(card.id)) readyCard(g, unit, card);
}
interface OfferedAct {
  readonly source: CardSource;
  readonly act: CardAct;
}
/** Card actions that a unit may perform: its own cards' and keywords', command cards' and those of the battle. */
export const cardActs = (g: Legion, unit: Unit): readonly OfferedAct[] =>
  [...everyAct(g, unit)].filter(
    ({ source, act: one }) => (source.piece === undefined || isReady(source)) && one.when(g, unit, source),
  );
/** The same whether it may or not. */
function* everyAct(g: Legion, unit: Unit): Iterable<OfferedAct> {
  if (!g.knows('acts') && !g.knows('battle')) return;
  for (const { source, rules } of g.rules.cardActions ? g.cards(unit) : [])
    for (const act of rules.acts ?? []) yield { source, act };
  for (const { source, rule } of g.having('acts'))
    if (source.piece === undefined && source.seat === unit.seat) for (const act of rule) yield { source, act };
  for (const { source, rule } of g.having('battle'))
    for (const act of rule.acts ?? []) {
      const own = g.state.sides[source.seat] === g.state.sides[unit.seat];
      if (own !== (act.forEnemies === true)) yield { source, act };
    }
}
/** Card actions that it has and that are not open now, with what bars them. */
export const barredActs = (g: Legion, unit: Unit, open: readonly OfferedAct[]) => {
  const names = new Set(open.map(({ source, act }) => actName(source, act)));
  return [...everyAct(g, unit)].flatMap(({ source, act }) => {
    const id = actName(source, act);
    const refusal = names.has(id) ? undefined : refuseNamedAction(g, unit, id);
    const about = { unit: unit.id, card: source.card };
    return refusal ? [{ id, label: actLabel(source, act), about, refusal }] : [];
  });
};
/**
 * Why an action that a player names is not open in his unit's activation: no action is left, it was performed already, or
 * its card says so. LE-AKTIVIERUNG-VON-EINHEITEN-05, LE-KARTENAKTIONEN-03, LE-FREIE-KARTENAKTIONEN-03
 */
export function refuseNamedAction(g: Legion, unit: Unit, id: string): Refusal | undefined {
  const turn = g.state.turn!;
  if (id === NONE) return banned(g, 'idle', { unit });
  const common = [...g.rules.common, 'withdraw' as const].find((action) => action === id);
  if (common !== undefined) return refuseAction(g, unit, common) ?? noActionLeft(unit);
  const about = { piece: unit.id };
  for (const { source, act: one } of everyAct(g, unit)) {
    if (actName(source, one) !== id) continue;
    const args = { card: source.card };
    if (turn.done.some((done) => done === id) && !one.repeatable)
      return refuse(
        one.free ? ['LE-FREIE-KARTENAKTIONEN-03'] : ['LE-KARTENAKTIONEN-03'],
        say('le.no.cardActionTwice', args),
        about,
      );
    if (source.piece !== undefined && !isReady(source))
      return refuse(['LE-ERSCHOEPFEN-02'], say('le.no.cardExhausted', args), about);
    const twice = one.as === 'attack' ? refuseTwice(g, unit, 'attack') : undefined;
    if (twice) return twice;
    if (!one.free && turn.actions < (one.cost ?? 1)) return noActionLeft(unit);
    const ban = one.free
      ? undefined
      : banned(g, 'action', { unit, action: one.as ?? actName(source, one), free: false });
    return (
      ban ??
      refuseFarAct(g, unit, one, source) ??
      refuse(['LE-KARTENAKTIONEN-01'], say('le.no.abilityWhen', args), about)
    );
  }
  return undefined;
}
const noActionLeft = (unit: Unit): Refusal =>
  refuse(['LE-AKTIVIERUNG-VON-EINHEITEN-05', 'LE-AKTIVIERUNG-VON-EINHEITEN-06'], say('le.no.noActions'), {
    piece: unit.id,
    measured: 0,
    allowed: 1,
  });

/** What the button says; a card may give several actions. */
export function actLabel({ card }: CardSource, { free, label }: CardAct): Message {
  const key = free ? 'le.freeCardAction' : 'le.cardAction';
  return label ? say(`${key}.named`, { card, act: { ...label } }) : say(key, { card });
}

export const actName = ({ key }: CardSource, { id }: CardAct): `card:${string}` => `card:${key}/${id}`;

export function* performCard(g: Legion, unit: Unit, source: CardSource, one: CardAct): Flow {
  const { turn } = g.state;
  const name = actName(source, one);
  if (turn?.unit === unit.id) {
    turn.done.push(name);
    if (one.as && !turn.done.includes(one.as)) turn.done.push(one.as); // LE-KARTENAKTIONEN-05
  }
  if (one.plain) {
    tellAbility(g, source);
    return yield* one.run(g, unit, source);
  }
  g.emit({ type: 'action', unit: unit.id, action: name, free: one.free === true });
  tellAbility(g, source);
  yield* loseStandby(g, unit);
  if (yield* useUp(g, unit, source)) yield* one.run(g, unit, source);
  // A jump has been answered already, as the move action that it is. LE-SPRINGEN-X-04
  if (one.as !== 'move') yield* after(g, unit, { action: { unit, action: name, free: one.free === true } });
}

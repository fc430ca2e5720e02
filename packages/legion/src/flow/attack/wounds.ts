import { type Flow, rollDie, type Seat, say } from '@holotisch/engine';
import type { SufferMoment } from '../../cards/moments.ts';
import { DEFENCE_DICE } from '../../dice.ts';
import type { Legion } from '../../legion.ts';
import { refuseWounded } from '../../reasons/units.ts';
import type { Attack, Unit } from '../../state.ts';
import {
  isDeathless,
  isNoncombatant,
  isPrinted,
  isVehicle,
  living,
  opponentOf,
  unitsInPlay,
  weaponsOf,
  woundsOf,
} from '../../values.ts';
import { evacuate, isAboard } from '../activation/transport.ts';
import { choose, chooseMini, NONE, noneOption } from '../choose.ts';
import { open } from '../timing.ts';

/** Wounds: who in a unit suffers them, who falls, who leads then, what becomes of vehicles. */

interface Suffering {
  readonly attack?: Attack;
  /** What does it, where it is no attack: 'climb', 'compulsory', the id of a card. */
  readonly by?: string;
  /** Miniatures (by place) that may suffer; without it all. LE-SICHTLINIE-08 */
  readonly seen?: readonly number[];
  /** This very miniature suffers. */
  readonly mini?: number;
  /** Who has done it. */
  readonly source?: Unit;
}

/** A unit suffers wounds, one after the other. LE-WUNDEN-03, LE-WUNDEN-04 */
export function* suffer(g: Legion, unit: Unit, amount: number, how: Suffering = {}): Flow<number> {
  const m: SufferMoment = { unit, amount, attack: how.attack, by: how.by };
  yield* open(g, 'unit.suffers', m);
  if (m.amount <= 0 || (unit.status !== 'play' && !isAboard(unit))) return 0;
  g.emit({ type: 'wounds', unit: unit.id, amount: m.amount, by: how.by ?? null });
  let suffered = 0;
  let { mini, seen } = how;
  while (suffered < m.amount) {
    if (mini === undefined || unit.minis[mini]!.fell !== null)
      mini = yield* g.rules.whoSuffers(g, unit, seen, how.by === 'climb');
    if (mini === undefined) break; // LE-SICHTLINIE-08, LE-WUNDEN-04: nobody is left to suffer
    suffered++;
    const heir = yield* wound(g, unit, mini);
    // A new leader stands where nobody may have seen it.
    if (heir === undefined) continue;
    mini = undefined;
    if (!seen?.includes(heir)) seen = seen?.filter((one) => one !== unit.leader);
  }
  yield* g.rules.resilience(g, unit);
  yield* open(g, 'unit.suffered', { ...m, amount: suffered });
  if (living(unit).length === 0) yield* g.rules.defeat(g, unit, 'wounds', how);
  return suffered;
}

/**
 * The order of R-LE-41: wounded ones first, those with most wounds before others, a wounded leader before the unhurt, then
 * ordinary miniatures, then noncombatants, at last the leader. LE-WUNDEN-05..09, LE-ZIVILIST-02..04
 */
export function* whoSuffers(
  g: Legion,
  unit: Unit,
  seen: readonly number[] | undefined,
  /** The leader comes last, wounded or not. LE-KLIMMEN-UND-KLETTERN-14 */
  leaderLast = false,
): Flow<number | undefined> {
  const able = living(unit).filter((mini) => seen === undefined || seen.includes(mini));
  if (able.length === 0) return undefined;
  const best = Math.min(...able.map((mini) => rankOf(g, unit, mini, leaderLast)));
  const first = able.filter((mini) => rankOf(g, unit, mini, leaderLast) === best);
  const most = Math.max(...first.map((mini) => unit.minis[mini]!.wounds));
  const worst = first.filter((mini) => unit.minis[mini]!.wounds === most);
  const options = withCounterparts(g, unit, able, worst);
  const clauses = ['LE-WUNDEN-03', 'LE-WUNDEN-07', 'LE-WUNDEN-09'] as const;
  return yield* chooseMini(unit.seat, 'wounded', unit, options, clauses, (id) => refuseWounded(g, unit, id, seen));
}
/** A counterpart may suffer instead of anybody, and must for the last of the others. */
function withCounterparts(g: Legion, unit: Unit, able: readonly number[], worst: readonly number[]): readonly number[] {
  const isCounterpart = (mini: number): boolean => {
    const { by } = unit.minis[mini]!;
    return by !== null && g.upgrades(unit)[by]!.mini?.counterpart === true;
  };
  const counterparts = able.filter(isCounterpart);
  if (counterparts.length === 0) return worst;
  const others = able.filter((mini) => !isCounterpart(mini));
  const [last] = others;
  const would = others.length === 1 && unit.minis[last!]!.wounds + 1 >= woundsOf(g, unit, last!);
  if (would || others.length === 0) return counterparts;
  const owed = others.filter((mini) => worst.includes(mini));
  return [...(owed.length > 0 ? owed : others), ...counterparts];
}
function rankOf(g: Legion, unit: Unit, mini: number, leaderLast: boolean): number {
  const { wounds, by } = unit.minis[mini]!;
  if (mini === unit.leader) return wounds > 0 && !leaderLast ? 1 : 4;
  if (wounds > 0) return 0;
  const civilian = by !== null && isNoncombatant(g, unit, by);
  return civilian ? 3 : 2;
}

/** Who leads the unit from now on, if its leader has fallen by it. */
function* wound(g: Legion, unit: Unit, mini: number): Flow<number | undefined> {
  const one = unit.minis[mini]!;
  one.wounds++;
  g.emit({ type: 'wounded', unit: unit.id, mini, wounds: one.wounds });
  if (one.wounds < woundsOf(g, unit, mini) || isDeathless(g, unit)) return undefined;
  return yield* fall(g, unit, mini); // LE-WUNDEN-02
}

/** A miniature is defeated; if it led its unit, another takes its place. LE-BESIEGT-01, -04, -05 */
function* fall(g: Legion, unit: Unit, mini: number): Flow<number | undefined> {
  const one = unit.minis[mini]!;
  if (mini === unit.leader) yield* g.rules.dropClaimed(g, unit);
  one.fell = g.state.round;
  g.emit({ type: 'miniDefeated', unit: unit.id, mini, at: one.pose });
  const left = living(unit);
  if (mini !== unit.leader || left.length === 0) {
    if (left.length === 0) yield* evacuate(g, unit);
    one.pose = null;
    return undefined;
  }
  const heir = yield* chooseMini(unit.seat, 'leader', unit, left, ['LE-BESIEGT-04']);
  // The heir's miniature leaves, and the leader's stands in its place with its wounds.
  const other = unit.minis[heir]!;
  one.pose = other.pose;
  one.wounds = other.wounds;
  one.fell = null;
  other.fell = g.state.round;
  other.pose = null;
  g.emit({ type: 'newLeader', unit: unit.id, mini: unit.leader });
  return heir;
}

/** LE-BESIEGT-01, LE-SPIELSIEG-01: the whole unit is gone. */
export function* defeat(g: Legion, unit: Unit, why: 'wounds' | 'left' | 'rule', how: Suffering = {}): Flow {
  if (unit.status === 'defeated') return;
  yield* g.rules.dropClaimed(g, unit);
  yield* evacuate(g, unit);
  const by = how.source;
  unit.status = 'defeated';
  unit.inside = null;
  for (const mini of unit.minis) {
    if (mini.fell === null) mini.fell = g.state.round;
    mini.pose = null;
  }
  g.emit({ type: 'defeated', unit: unit.id, why });
  yield* open(g, 'unit.defeated', { unit, attack: how.attack, by });
}

/** LE-ROBUSTHEIT-02..15: the first time that its wounds reach its resilience. */
export function* resilience(g: Legion, unit: Unit): Flow {
  if (!isVehicle(g, unit) || unit.resilienceRolled || living(unit).length === 0) return;
  const value = g.card(unit).resilience;
  if (value === undefined || value === null) return; // LE-ROBUSTHEIT-17
  const wounds = unit.minis.reduce((sum, { wounds: n }) => sum + n, 0);
  if (wounds < value) return;
  unit.resilienceRolled = true;
  const face = rollDie(g.state.chance, DEFENCE_DICE.red);
  g.emit({ type: 'resilience', unit: unit.id, face });
  if (face === 'block') damageVehicle(g, unit, 'damaged');
  else if (face === 'blank') damageVehicle(g, unit, 'disabled');
  else yield* destroyWeapon(g, unit, opponentOf(g.state, unit.seat));
}
export function damageVehicle(g: Legion, unit: Unit, token: 'damaged' | 'disabled'): void {
  unit[token] = true;
  g.emit({ type: 'vehicleDamage', unit: unit.id, token, is: true });
}
/** LE-ROBUSTHEIT-08, LE-ROBUSTHEIT-09, R-LE-43 */
export function* destroyWeapon(g: Legion, unit: Unit, seat: Seat): Flow {
  const options = weaponsOf(g, unit)
    .filter(({ key }) => isPrinted(key) && !unit.destroyedWeapons.includes(key))
    .map(({ key, weapon }) => ({ id: key, label: say('le.weapon', { unit: unit.id, weapon: weapon.id }) }));
  if (options.length === 0) return;
  const key = yield* choose({
    seat,
    kind: 'destroyed-weapon',
    options,
    about: { unit: unit.id },
    prompt: say('le.ask.destroyed-weapon', { unit: unit.id }),
    clauses: ['LE-ROBUSTHEIT-08', 'LE-WAFFE-ZERSTOERT-02'],
  });
  unit.destroyedWeapons.push(key);
  g.emit({ type: 'vehicleDamage', unit: unit.id, token: 'weapon', weapon: key, is: true });
}

/**
 * Wounds of a unit are healed, one after another: its player says whose, and where it is 'up to' so many, when to stop.
 * LE-BEHANDELN-X-KAPAZITAET-Y-04
 */
export function* heal(g: Legion, unit: Unit, count: number, how: { readonly upTo?: true } = {}): Flow {
  for (let healed = 0; healed < count; healed++) {
    const hurt = living(unit).filter((mini) => unit.minis[mini]!.wounds > 0);
    if (hurt.length === 0) return;
    const answer = yield* choose({
      seat: unit.seat,
      kind: 'card-mini',
      about: { unit: unit.id },
      prompt: say('le.ask.heal', { unit: unit.id, n: count - healed }),
      clauses: ['LE-BEHANDELN-X-KAPAZITAET-Y-04'],
      options: [
        ...hurt.map((mini) => ({
          id: String(mini),
          label: say('le.mini', { unit: unit.id, mini }),
          about: { unit: unit.id, mini },
        })),
        ...(how.upTo && healed > 0 ? [noneOption] : []),
      ],
    });
    if (answer === NONE) return;
    const mini = Number(answer);
    unit.minis[mini]!.wounds--;
    g.emit({ type: 'healed', unit: unit.id, mini, wounds: unit.minis[mini]!.wounds });
  }
}

/** A side that has nothing left in play, and nothing to come. LE-SPIELSIEG-01 */
export const isWipedOut = (g: Legion, side: number): boolean =>
  !unitsInPlay(g.state).some((u) => g.state.sides[u.seat] === side) &&
  !g.state.units.some((u) => g.state.sides[u.seat] === side && (u.status === 'reserve' || u.status === 'aside'));

import { type Barred, countUse, type Flow, type Message, rollDie, type Seat, say, usesOf } from '@holotisch/engine';
import type { ClauseId } from '@holotisch/rules';
import type { Armada } from '../../armada.ts';
import type { AttackMoment, GatherMoment } from '../../cards/vocabulary.ts';
import type { Colour, Dice, Zone } from '../../data/types.ts';
import { COLOURS, critsOn, DICE, hitsOn, sumOf } from '../../dice.ts';
import type { GatheredFrom } from '../../events.ts';
import type { OfShot } from '../../payloads.ts';
import { type ArmadaState, type Attack, newMemory, type Party } from '../../state.ts';
import {
  attackSides,
  countOf,
  hasKeyword,
  isFriendly,
  isSquadron,
  lives,
  numberOf,
  sameParty,
  unitOf,
} from '../../values.ts';
import { choose, chooseOne, NONE, noneOption } from '../choose.ts';
import { endOf, open } from '../timing.ts';
import { counter, salvo } from './answering.ts';
import { resolveCritical } from './critical.ts';
import { damageStation, removeMine } from './damage-others.ts';
import { redirectedBy, spendDefence } from './defence.ts';
import { modifyAttack } from './modify.ts';
import { aim, isShot, partyId, type Shot, shotId, shotOption, shotsFrom, snipeAt, targetsOf } from './shots.ts';
import { isObstructed } from './sight.ts';

/** Attacks are counted round by round; the number of the round and theirs in it make their id. */
const ATTACK = { key: 'attack' };
/** Under this name the attacks of a unit are counted, round by round. */
export const attacksBy = (unit: number) => ({ key: `${unit}:attacks` });
/** Under this name the attacks of a unit that had a ship for a target are counted, round by round. */
export const shipsAttackedBy = (unit: number) => ({ key: `${unit}:attacks-ships` });
/** And those on one very ship. */
export const attacksOn = (unit: number, defender: Party) => ({ key: `${unit}:attacks>${partyId(defender)}` });
const MOST_IN_A_ROUND = 1000;
const nextId = ({ round, uses }: ArmadaState): number => round * MOST_IN_A_ROUND + usesOf(uses, ATTACK, 'round');

interface AttackOptions {
  /** Who decides for the attacker, where that is no unit. */
  readonly seat?: Seat;
  /** No further squadron is attacked. */
  readonly single?: boolean;
  /** The dice of whatever armament it is performed with, for further targets too. */
  readonly dice?: Dice;
  /** Notes for cards that have granted it. */
  readonly noted?: Attack['noted'];
}

/** An attack, in the six steps of the book. AR-ANGREIFEN-01 */
export function* attack(g: Armada, shot: Shot, options: AttackOptions = {}): Flow<AttackMoment> {
  const seat = options.seat ?? unitOf(g.state, shot.attacker)!.seat;
  countUse(g.state.uses, ATTACK, 'round');
  if ('unit' in shot.attacker) countUse(g.state.uses, attacksBy(shot.attacker.unit), 'round');
  if ('unit' in shot.attacker && unitOf(g.state, shot.defender)?.kind === 'ship')
    for (const what of [shipsAttackedBy(shot.attacker.unit), attacksOn(shot.attacker.unit, shot.defender)])
      countUse(g.state.uses, what, 'round');
  const a = attackOf(g, shot, seat, options);
  let moment = momentOf(g, a);
  g.state.attacks.push(a);
  let next: Shot | undefined = shot; // 1: declared
  while (next !== undefined) {
    moment = yield* once(g, moment, next); // 2 to 5
    a.memory.targets.push(next.defender);
    next = options.single ? undefined : yield* furtherTarget(g, a, next, options); // 6
  }
  g.state.attacks.splice(g.state.attacks.indexOf(a), 1);
  endOf(g, 'attack', a.id);
  g.emit({ type: 'attackEnds', attack: a.id });
  yield* g.rules.removeDestroyed(g, moment);
  return moment;
}

export const attackOf = (g: Armada, shot: Shot, seat: Seat, { noted = {} }: AttackOptions): Attack => ({
  id: nextId(g.state),
  kind: shot.kind,
  seat,
  attacker: shot.attacker,
  zone: shot.zone,
  defender: shot.defender,
  defending: shot.defending,
  range: shot.range,
  obstructed: shot.obstructed,
  armament: shot.armament,
  step: 1,
  dice: [],
  locked: [],
  spent: [],
  memory: { ...newMemory(), noAdding: shot.kind === 'salvo' }, // AR-VERTEIDIGUNGSMARKER-15
  noted: { ...noted },
});

export const momentOf = (g: Armada, a: Attack): AttackMoment => ({
  attack: a,
  attacker: unitOf(g.state, a.attacker),
  defender: unitOf(g.state, a.defender),
});

/** Steps 2 to 5 against one target. Each repetition is a new attack for card effects. AR-ANGREIFEN-26 */
function* once(g: Armada, before: AttackMoment, shot: Shot): Flow<AttackMoment> {
  const a = before.attack;
  if (a.memory.targets.length > 0) renew(g, a, shot);
  const m = momentOf(g, a);
  tell(g, m, shot);
  const { turn, active } = g.state;
  if (turn && 'unit' in a.attacker && a.attacker.unit === active) turn.targeted.push(targetKey(a.zone, a.defender));
  countUse(g.state.uses, aimedAt(a.attacker, a.zone, a.defender, a.defending), 'round');
  yield* open(g, 'attack.declared', m);
  if (!(yield* strike(g, m, shot))) {
    g.emit({ type: 'cancelled', attack: a.id }); // AR-ANGREIFEN-11, R-AR-26
    return m;
  }
  yield* meet(g, m);
  yield* open(g, 'attack.resolved', m);
  if (a.memory.salvo) yield* salvo(g, m); // AR-VERTEIDIGUNGSMARKER-10
  a.step = 7;
  yield* open(g, 'attack.after', m, { also: counter(g, m) });
  yield* g.rules.removeDestroyed(g, m);
  return m;
}

/** Steps 2 and 3; false: nothing comes of it. */
export function* strike(g: Armada, m: AttackMoment, shot: Shot): Flow<boolean> {
  if (!(yield* rollAttackDice(g, m, shot))) return false; // 2
  m.attack.step = 3;
  yield* modifyAttack(g, m); // 3
  return !hasFallen(m);
}

/** Steps 4 and 5. */
export function* meet(g: Armada, m: AttackMoment): Flow {
  const { attack: a } = m;
  a.step = 4;
  a.memory.spentEarlier = a.spent.length;
  yield* spendDefence(g, m); // 4
  yield* open(g, 'attack.defended', m);
  a.step = 5;
  yield* resolveDamage(g, m); // 5
}

/** It has destroyed itself by what it paid for its dice. Who counters may be destroyed from the beginning. */
const hasFallen = ({ attack: a, attacker }: AttackMoment): boolean =>
  attacker?.kind === 'squadron' && a.kind !== 'counter' && !lives(attacker);

/** The same attack goes on against another squadron: nothing of what was noted for the last one counts. */
function renew(g: Armada, a: Attack, shot: Shot): void {
  const { targets } = a.memory;
  endOf(g, 'attack', a.id);
  Object.assign(a.memory, { ...newMemory(), targets });
  a.defender = shot.defender;
  a.defending = shot.defending;
  a.range = shot.range;
  a.obstructed = shot.obstructed;
  a.dice.length = 0;
  a.locked.length = 0;
  a.spent.length = 0;
  for (const key of Object.keys(a.noted)) delete a.noted[key];
  a.step = 1;
}

/** A target and the hull zone that it was attacked from: `front>5`. */
export const targetKey = (zone: Zone | null, defender: Party): string => `${zone ?? ''}>${partyId(defender)}`;

/** Under this name it is counted what was attacked from where, round by round. */
export const aimedAt = (attacker: Party, zone: Zone | null, defender: Party, defending: Zone | null) => ({
  key: `${partyId(attacker)}:${targetKey(zone, defender)}.${defending ?? ''}`,
});

const tell = (g: Armada, { attack: a }: AttackMoment, shot: Shot): void =>
  g.emit({
    type: 'attack',
    attack: a.id,
    kind: a.kind,
    attacker: a.attacker,
    zone: a.zone,
    defender: a.defender,
    defending: a.defending,
    range: a.range,
    obstructed: a.obstructed,
    line: shot.line,
  });

/** Step 2: dice are gathered, one is removed where the line of sight is obstructed, and they are rolled. AR-ANGREIFEN-07..11 */
function* rollAttackDice(g: Armada, m: AttackMoment, shot: Shot): Flow<boolean> {
  const { attack: a } = m;
  a.step = 2;
  const pool: Record<Colour, number> = { ...shot.dice };
  const of: GatheredFrom[] = [{ from: 'armament', dice: { ...pool } }];
  /** What has changed since dice were last looked at. */
  const since = (from: GatheredFrom['from']): void => {
    const before = of.reduce((sum, one) => plus(sum, one.dice, 1), NO_DICE);
    const dice = plus(pool, before, -1);
    if (COLOURS.some((colour) => dice[colour] !== 0)) of.push({ from, dice });
  };
  const gathering: GatherMoment = { ...m, pool, screened: isObstructed(shot.seen), hindered: a.obstructed };
  const gathered = countOf(pool);
  if (gathered === 0) return false; // AR-FAQ-ANGRIFFE-02: whatever a card might add later
  yield* open(g, 'attack.gather', gathering);
  since('cards');
  // AR-VERSPERRT-02: one die, however many obstructions
  if (gathering.hindered && countOf(pool) > 0) yield* removeGathered(g, m, pool, ['AR-VERSPERRT-02']);
  since('obstructed');
  yield* open(g, 'attack.beforeRoll', gathering);
  since('cards');
  if (countOf(pool) === 0) return false;
  for (const colour of COLOURS)
    for (let i = 0; i < pool[colour]; i++) a.dice.push({ colour, face: rollDie(g.state.chance, DICE[colour]) });
  g.emit({ type: 'rolled', attack: a.id, dice: a.dice.map((d) => ({ ...d })), of });
  yield* open(g, 'attack.rolled', m);
  return true;
}

const NO_DICE: Readonly<Record<Colour, number>> = { red: 0, blue: 0, black: 0 };
const plus = (
  a: Readonly<Record<Colour, number>>,
  b: Readonly<Record<Colour, number>>,
  sign: 1 | -1,
): Record<Colour, number> => ({
  red: a.red + sign * b.red,
  blue: a.blue + sign * b.blue,
  black: a.black + sign * b.black,
});

/** The attacker chooses a die that is not rolled. */
export function* removeGathered(
  g: Armada,
  { attack: a }: AttackMoment,
  pool: Record<Colour, number>,
  clauses: readonly ClauseId[],
  prompt: Message = say('ar.ask.remove-die'),
  note = 'ar.note.dieRemoved',
): Flow {
  const colours = COLOURS.filter((colour) => pool[colour] > 0);
  if (colours.length === 0) return;
  const colour = yield* chooseOne(a.seat, 'colour', colours, clauses, prompt);
  pool[colour]--;
  g.emit({ type: 'note', why: say(note, { colour }), clauses });
}

/** Step 5: a critical effect, the damage total, then the damage. AR-ANGREIFEN-17..22 */
function* resolveDamage(g: Armada, m: AttackMoment): Flow {
  const { attack: a } = m;
  yield* open(g, 'attack.critical', m);
  yield* resolveCritical(g, m);
  a.memory.damage = totalOf(g, m);
  yield* open(g, 'attack.total', m, { sides: attackSides(g.state, a) });
  // AR-VERTEIDIGUNGSMARKER-18: when it has been totalled, half of it, rounded up
  for (let i = 0; i < a.memory.brace; i++) a.memory.damage = braced(g, m, a.memory.damage);
  if (a.memory.damage > 0) yield* open(g, 'attack.damage', m, { sides: attackSides(g.state, a) });
  const total = a.memory.damage;
  g.emit({ type: 'damage', attack: a.id, total, faces: a.dice.map((d) => d.face) });
  if (total <= 0) return;
  if ('obstacle' in a.defender) return damageStation(g, a.defender.obstacle, total);
  if ('marker' in a.defender) return removeMine(g, a.defender.marker);
  const defender = m.defender!;
  if (defender.kind === 'squadron') yield* g.rules.suffer(g, defender, total, { attack: m });
  else {
    yield* g.rules.suffer(g, defender, total, {
      attack: m,
      zone: a.defending!,
      redirected: (left) => redirectedBy(g, m, defender, left),
    });
  }
}

/** AR-VERTEIDIGUNGSMARKER-18, and what cards allow of it. */
function braced(g: Armada, { attack: a, defender }: AttackMoment, total: number): number {
  const most = numberOf(g, defender!, 'braceReduction', Number.POSITIVE_INFINITY, { attack: a });
  return total - Math.min(Math.floor(total / 2), most);
}

/** AR-ANGREIFEN-20, AR-ANGREIFEN-21, AR-SCHLUESSELWOERTER-VON-STAFFELN-05: who may count critical icons. */
export function totalOf(g: Armada, { attack: a, attacker, defender }: AttackMoment): number {
  const usual = countsCrits(g, a, attacker, defender) ? 1 : 0;
  const each = attacker ? numberOf(g, attacker, 'critDamage', usual, { attack: a }) : usual;
  return sumOf(a.dice, hitsOn) + each * sumOf(a.dice, critsOn);
}

export function countsCrits(
  g: Armada,
  a: Attack,
  attacker: AttackMoment['attacker'],
  defender: AttackMoment['defender'],
): boolean {
  const shipDefends = defender?.kind === 'ship' || 'obstacle' in a.defender;
  const shipAttacks = attacker === undefined || attacker.kind === 'ship';
  if (shipAttacks && shipDefends) return true;
  return shipDefends && attacker?.kind === 'squadron' && hasKeyword(g, attacker, 'bomber', { attack: a });
}

/** Step 6: a ship that has attacked a squadron may go on to another one. AR-ANGREIFEN-23..25 */
function* furtherTarget(g: Armada, a: Attack, last: Shot, { dice }: AttackOptions): Flow<Shot | undefined> {
  if (!mayGoOn(g, a.attacker)) return undefined;
  // AR-ANNAEHERUNGSMINEN-MARKER-04, R-AR-60: one mine, and nothing besides
  if (!isSquadron(unitOf(g.state, last.defender)) || a.kind === 'salvo' || a.noted['single'] === true) return undefined;
  a.step = 6;
  const legal = shotsFrom(g, a.attacker, a.zone, { kind: a.kind, ...(dice && { dice }) }).filter(({ defender }) => {
    const unit = unitOf(g.state, defender);
    const isFresh = !a.memory.targets.some((t) => sameParty(t, defender));
    return isSquadron(unit) && isFresh && !isFriendly(g.state, unit, a);
  });
  const question = {
    seat: a.seat,
    prompt: say('ar.ask.further-target'),
    clauses: ['AR-ANGREIFEN-23', 'AR-ANGREIFEN-24', 'AR-ANGREIFEN-25'],
    options: [...legal.map(shotOption), noneOption],
  } as const;
  const isAtSquadron = ({ about }: Barred<OfShot>): boolean => isSquadron(unitOf(g.state, about!.defender));
  const answer =
    'unit' in a.attacker
      ? yield* choose({
          ...question,
          kind: 'further-target',
          about: { unit: a.attacker.unit },
          barred: () => barredShots(g, a.attacker, [a.zone], legal).filter(isAtSquadron),
        })
      : yield* choose({ ...question, kind: 'station-attack' });
  return answer === NONE ? undefined : legal.find((s) => shotId(s, s.defender, s.defending) === answer);
}

/** A ship, or a station, which is treated as one. AR-ANGRIFFE-UND-RAUMSTATIONEN-04 */
function mayGoOn(g: Armada, party: Party): boolean {
  if ('obstacle' in party) return g.state.obstacles[party.obstacle]?.station !== undefined;
  const unit = unitOf(g.state, party);
  return unit?.kind === 'ship' && lives(unit);
}

/** What cannot be attacked from these zones, and why. */
export function barredShots(
  g: Armada,
  attacker: Party,
  zones: readonly (Zone | null)[],
  legal: readonly Shot[],
): Barred<OfShot>[] {
  const out: Barred<OfShot>[] = [];
  for (const zone of zones)
    for (const [target, defending] of targetsOf(g, attacker)) {
      const id = shotId({ zone, kind: 'normal' }, target, defending);
      if (legal.some((s) => shotId(s, s.defender, s.defending) === id)) continue;
      const refusal = aim(g, attacker, zone, target, defending);
      if (!isShot(refusal)) out.push({ id, about: { attacker, zone, defender: target, defending }, refusal });
    }
  return [...out, ...barredSnipes(g, attacker)];
}

/** Whom a squadron with Snipe may not snipe. */
function barredSnipes(g: Armada, attacker: Party): readonly Barred<OfShot>[] {
  const squadron = unitOf(g.state, attacker);
  if (squadron?.kind !== 'squadron' || !hasKeyword(g, squadron, 'snipe')) return [];
  return targetsOf(g, attacker).flatMap(([defender]) => {
    const target = unitOf(g.state, defender);
    const refusal = target?.kind === 'squadron' ? snipeAt(g, squadron, target) : undefined;
    if (!refusal || isShot(refusal)) return [];
    const about = { attacker, zone: null, defender, defending: null };
    return [{ id: shotId({ zone: null, kind: 'snipe' }, defender, null), about, refusal }];
  });
}

import { countUse, type Flow, usesOf } from '@holotisch/engine';
import { newMemory } from '../../blank.ts';
import type { AttackMoment } from '../../cards/vocabulary.ts';
import { type Attack, cloneMemory, type Ship, type Side, type XWingState } from '../../state.ts';
import { attackRangeOf, sideOf } from '../../values.ts';
import type { XWing } from '../../xwing.ts';
import { putNote } from '../notes.ts';
import { open } from '../timing.ts';
import { type AttackOptions, declareTarget, discardsOnHit, legalShots, payCosts, pickLine } from './declare.ts';
import { attackDiceCount, defenceDiceCount, rollAttackDice, rollDefenceDice } from './dice.ts';
import { compareResults, type Debt, dealDamage } from './results.ts';
import { HAS_ATTACKED, refuseAttack, refuseOpportunity, type Shot } from './weapons.ts';

type AttackOutcome = 'declined' | 'hit' | 'missed';

/** Attacks are counted round by round; the number of the round and theirs in it make their id. */
const ATTACK = { key: 'attack' };
const MOST_IN_A_ROUND = 1000;
const nextId = ({ round, uses }: XWingState): number => round * MOST_IN_A_ROUND + usesOf(uses, ATTACK, 'round');

/** An attack, in the seven steps of the book. XW-ANGRIFF-02 */
export function* attack(g: XWing, attacker: Ship, options: AttackOptions = {}): Flow<AttackOutcome> {
  const legal = legalShots(g, attacker, options);
  const target = legal.length === 0 ? undefined : yield* declareTarget(g, attacker, legal, options); // 1
  if (target === undefined) {
    if (g.abilities('attack.forgone').length > 0 && !refuseOpportunity(g, attacker))
      yield* open(g, 'attack.forgone', { ship: attacker });
    return 'declined';
  }
  const shot = yield* pickLine(g, attacker, target);
  // What is discarded only on a hit is owed once, however often the attack is performed.
  const debt: Debt = { owed: shot.weapon.weapon?.discard === true && discardsOnHit(g, attacker) };
  let moment = momentOf(g, attacker, shot);
  countUse(g.state.uses, ATTACK, 'round');
  if (options.grantedBy) putNote(moment.attack, options.grantedBy, true);
  g.state.attacks.push(moment.attack);
  yield* declare(g, moment, shot);
  const declared = shot.weapon.weapon?.twice ? whatIsKnown(moment.attack) : undefined;
  yield* resolve(g, moment, shot, debt);
  const stand = attacker.status === 'play' && shot.target.status === 'play';
  if (declared !== undefined && stand && !refuseAttack(g, attacker)) {
    const first = moment;
    moment = secondTime(g, first, shot, declared);
    g.state.attacks.splice(g.state.attacks.indexOf(first.attack), 1, moment.attack);
    told(g, moment);
    yield* resolve(g, moment, shot, debt);
    join(first, moment);
  }
  moment.attack.step = 8;
  yield* open(g, 'attack.after', moment);
  yield* open(g, 'attack.again', moment);
  g.state.attacks.splice(g.state.attacks.indexOf(moment.attack), 1);
  yield* g.rules.removeDestroyed(g); // who stayed only to answer this attack
  return moment.attack.hit ? 'hit' : 'missed';
}

/**
 * R-XW-31: 'Perform this attack twice': costs are paid and the target is declared once, so what was found then stays;
 * the dice are rolled and compared twice. It is one attack, so what was dealt and spent in it is not forgotten.
 */
export function secondTime(
  g: XWing,
  { attacker, attack: first }: AttackMoment,
  shot: Shot,
  declared: KnownAttack,
): AttackMoment {
  const { spent, dealt, dealtFaceup, suffered } = cloneMemory(first.memory);
  const memory = { ...declared.memory, spent, dealt, dealtFaceup, suffered, again: true };
  return momentOf(g, attacker, { ...shot, obstructed: first.obstructed }, { ...declared, memory });
}

export type KnownAttack = Pick<Attack, 'id' | 'memory' | 'noted'>;

export const whatIsKnown = ({ id, memory, noted }: KnownAttack): KnownAttack => ({
  id,
  memory: cloneMemory(memory),
  noted: { ...noted },
});

/** R-XW-31: what comes after the attack looks at both times: it has hit if one of them has. */
function join(first: AttackMoment, second: AttackMoment): void {
  if (!second.attack.hit) second.near.push(...first.near);
  second.attack.hit ||= first.attack.hit;
  const { memory, noted } = second.attack;
  memory.shieldLost.push(...first.attack.memory.shieldLost); // what was dealt and spent it has remembered anyway
  Object.assign(noted, { ...first.attack.noted, ...noted });
  second.dealt.unshift(...first.dealt);
  second.destroys ||= first.destroys;
}

export function momentOf(g: XWing, attacker: Ship, shot: Shot, known?: KnownAttack): AttackMoment {
  const a = attackOf(attacker, shot, known ?? { id: nextId(g.state), memory: newMemory(), noted: {} });
  a.range = attackRangeOf(g, attacker, a);
  return { attack: a, attacker, defender: shot.target, cancelled: [], dealt: [], near: [], destroys: false };
}

/** XW-ANGRIFF-12: weapon and target are chosen, the costs are paid; only now the target is the defender. */
export function* declare(g: XWing, moment: AttackMoment, shot: Shot): Flow {
  yield* payCosts(g, moment, shot);
  g.state.lasting.push({ source: 'attack', ship: moment.attacker.id, until: 'phase', note: HAS_ATTACKED });
  told(g, moment);
  yield* open(g, 'attack.declared', moment);
}

const told = (g: XWing, { attack: a }: AttackMoment): void =>
  g.emit({
    type: 'attack',
    attack: a.id,
    attacker: a.attacker,
    defender: a.defender,
    weapon: a.weapon,
    range: a.range,
    obstructed: a.obstructed,
  });

/** Steps 2 to 7. */
function* resolve(g: XWing, moment: AttackMoment, shot: Shot, debt: Debt): Flow {
  yield* strike(g, moment, shot); // 2, 3
  yield* meet(g, moment, shot, debt); // 4 to 7
}

/** Steps 2 and 3: the attack dice. */
export function* strike(g: XWing, moment: AttackMoment, shot: Shot): Flow {
  yield* rollAttackDice(g, moment, shot); // 2
  const [attacking, defending] = sidesOf(g, moment);
  moment.attack.step = 3;
  yield* g.rules.modifyDice(g, moment, 'attack', defending, attacking); // the defender's side first: XW-ANGRIFF-18, XW-ANGRIFF-19
}

/** Steps 4 to 7: the defence dice, and what comes of it. */
export function* meet(g: XWing, moment: AttackMoment, shot: Shot, debt: Debt): Flow {
  const { attack: a } = moment;
  const [attacking, defending] = sidesOf(g, moment);
  yield* rollDefenceDice(g, moment); // 4
  a.step = 5;
  yield* g.rules.modifyDice(g, moment, 'defence', attacking, defending); // the attacker's side first: XW-ANGRIFF-28, XW-ANGRIFF-29
  yield* compareResults(g, moment); // 6
  yield* dealDamage(g, moment, shot, debt); // 7
}

/** The attack that a shot would be, before any die is rolled. */
const attackOf = (attacker: Ship, shot: Shot, { id, memory, noted }: KnownAttack): Attack => ({
  id,
  attacker: attacker.id,
  defender: shot.target.id,
  weapon: shot.weapon.key,
  range: shot.range,
  inArc: shot.inArc,
  arc: shot.arc,
  obstructed: shot.obstructed,
  step: 1,
  attackDice: [],
  defenceDice: [],
  hit: null,
  memory,
  noted,
});

/** How many dice each side would roll for a shot as things stand; what cards change on the way is not foreseen. */
export function diceForShot(g: XWing, attacker: Ship, shot: Shot): { attack: number; defence: number } {
  const moment = momentOf(g, attacker, shot);
  return { attack: attackDiceCount(g, moment, shot.weapon), defence: defenceDiceCount(g, moment) };
}

const sidesOf = (g: XWing, m: AttackMoment): [Side, Side] => [sideOf(g.state, m.attacker), sideOf(g.state, m.defender)];

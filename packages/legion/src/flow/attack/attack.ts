import { countUse, type Flow, rollDie, say, usesOf } from '@holotisch/engine';
import type { AttackMoment, GatherMoment } from '../../cards/moments.ts';
import type { AttackColour, DefenceColour, Weapon } from '../../data/types.ts';
import { ATTACK_COLOURS, ATTACK_DICE, DEFENCE_DICE } from '../../dice.ts';
import type { DiceFrom } from '../../events.ts';
import type { Legion } from '../../legion.ts';
import type { Attack, AttackKind, LegionState, Unit, WeaponKey } from '../../state.ts';
import { halfOf, inUse, isTrooper, leaderOf, numberOf, onTable, weaponNamed } from '../../values.ts';
import { choose } from '../choose.ts';
import { open, ownFirst, ruleOffer } from '../timing.ts';
import { gain, loseStandby, spend } from '../tokens.ts';
import { discardUpgrade } from '../upgrades.ts';
import { applyCover } from './cover.ts';
import { changeAttack, changeDefence, chooseDice, countOf, rerollAttack, showing } from './dice.ts';
import { looseAfter, looseImpact } from './loose-keywords.ts';
import { closeRanks, lockedWith } from './melee.ts';
import { exhaustWeapons, formPools, type Pool, stretchedIn } from './pools.ts';
import { type AttackLimits, hasTarget } from './targets.ts';
import { attackSurges, defenceSurges } from './tokens.ts';

/** An attack in the ten steps of the book. LE-ANGRIFF-08..37 */

/** Pools are counted round by round; the number of the round and theirs in it make their id. */
const POOL = { key: 'pool' };
const MOST_IN_A_ROUND = 1000;
const nextId = ({ round, uses }: LegionState): number => round * MOST_IN_A_ROUND + usesOf(uses, POOL, 'round');

export function* attack(
  g: Legion,
  unit: Unit,
  kind: AttackKind,
  limits: AttackLimits = {},
): Flow<readonly AttackMoment[]> {
  if (!hasTarget(g, unit, limits)) {
    g.emit({ type: 'noAttack', unit: unit.id, why: say('le.noTarget'), clauses: ['LE-ANGRIFF-08'] });
    return [];
  }
  yield* loseStandby(g, unit);
  const pools = yield* formPools(g, unit, limits); // 1 to 3
  yield* aimFar(g, unit, limits, pools);
  const moments: AttackMoment[] = [];
  for (const pool of pools) {
    const a = attackOf(g, unit, kind, pool);
    const single = pools.length === 1 && { single: true as const };
    moments.push({ attack: a, attacker: unit, defender: pool.target.unit, kind, ...single });
  }
  noteAttack(g, unit);
  const usedUp = exhaustWeapons(
    g,
    unit,
    pools.flatMap(({ weapons }) => weapons),
  );
  for (const m of moments) yield* open(g, 'attack.declared', m);
  const waiting = [...moments];
  while (waiting.length > 0) {
    const m = yield* nextPool(unit, waiting); // 4, 10
    waiting.splice(waiting.indexOf(m), 1);
    yield* g.rules.resolvePool(g, m);
  }
  for (const card of usedUp) discardUpgrade(g, unit, card);
  return moments;
}

/** Long Shot: one aim token if a weapon of any pool shoots further than by itself. */
function* aimFar(g: Legion, unit: Unit, limits: AttackLimits, pools: readonly Pool[]): Flow {
  if (pools.some((pool) => stretchedIn(g, unit, pool, limits).length > 0)) yield* spend(g, unit, 'aim', 'long-shot');
}

function* nextPool(unit: Unit, waiting: readonly AttackMoment[]): Flow<AttackMoment> {
  const id = yield* choose({
    seat: unit.seat,
    kind: 'pool',
    prompt: say('le.ask.pool', { unit: unit.id }),
    clauses: ['LE-ANGRIFF-19', 'LE-ANGRIFF-33'],
    about: { unit: unit.id },
    options: waiting.map(({ attack: a }) => ({
      id: String(a.id),
      label: say('le.target', { unit: a.defender, range: a.range }),
      about: { unit: a.defender, range: a.range, melee: a.melee },
    })),
  });
  return waiting.find(({ attack: a }) => String(a.id) === id)!;
}

function attackOf(g: Legion, unit: Unit, kind: AttackKind, { target, weapons, seen }: Pool): Attack {
  countUse(g.state.uses, POOL, 'round');
  const from = leaderOf(g, unit).pose;
  const a: Attack = {
    ...newAttack(nextId(g.state), kind, unit.seat, { unit: unit.id }, target.unit.id, target.melee, target.range),
    pool: [...weapons],
    stood: from,
    seen,
  };
  const by = new Map<string, number>();
  for (const { weapon } of weapons) by.set(weapon, (by.get(weapon) ?? 0) + 1);
  const to = leaderOf(g, target.unit).pose;
  g.emit({
    type: 'attack',
    attack: a.id,
    kind,
    attacker: a.attacker,
    defender: a.defender,
    melee: a.melee,
    range: a.range,
    weapons: [...by].map(([weapon, minis]) => ({ weapon, minis })),
    line: [
      { x: from.x, y: from.y },
      { x: to.x, y: to.y },
    ],
  });
  return a;
}

export const newAttack = (
  id: number,
  kind: AttackKind,
  seat: number,
  attacker: Attack['attacker'],
  defender: number,
  melee: boolean,
  range: number,
): Attack => ({
  id,
  kind,
  seat,
  attacker,
  defender,
  melee,
  range,
  pool: [],
  step: 'declared',
  dice: [],
  defence: [],
  showedHit: false,
  cover: 0,
  dodged: 0,
  aimed: 0,
  pierced: 0,
  guarded: [],
  wounds: 0,
  seen: [],
  noted: {},
});
export const nextAttackId = (g: Legion): number => {
  countUse(g.state.uses, POOL, 'round');
  return nextId(g.state);
};

function noteAttack({ state }: Legion, unit: Unit): void {
  const { turn } = state;
  if (turn?.unit !== unit.id) return;
  turn.attacked = true;
}
/** Steps 4 to 9 for one pool, and its suppression. */
export function* resolvePool(g: Legion, m: AttackMoment): Flow {
  const { attack: a, defender } = m;
  const locked = lockedWith(g, [defender, ...(m.attacker ? [m.attacker] : [])]);
  const before = standingIn(g.state);
  g.state.attacks.push(a);
  yield* strike(g, m); // 4 to 6
  if (isThere(defender)) {
    yield* defend(g, m); // 7, 8
    yield* compare(g, m); // 9
    yield* g.rules.suppress(g, m); // LE-ANGRIFF-34
  }
  if (!m.attacker) yield* looseAfter(g, m);
  a.step = 'after';
  yield* open(g, 'attack.resolved', m);
  g.state.attacks.splice(g.state.attacks.indexOf(a), 1);
  g.emit({ type: 'attackEnds', attack: a.id });
  g.rules.endAttack(g, a);
  if (standingIn(g.state) < before) yield* closeRanks(g, locked);
}

/** What a card does while dice are rolled may take the last one: nobody is left to be hit. */
const isThere = (unit: Unit): boolean => onTable(unit).length > 0;

/** Steps 4 to 6: what the defender has to roll against. */
export function* strike(g: Legion, m: AttackMoment): Flow {
  yield* rollAttack(g, m); // 4
  if (!isThere(m.defender)) return;
  yield* applyCover(g, m); // 5
  m.attack.step = 'modify';
  if (!m.attacker) looseImpact(g, m);
  g.rules.beforeModify(g, m);
  yield* open(g, 'attack.modify', m, { seats: sidesOf(g, m), also: () => g.rules.modifyOptions(g, m) }); // 6
}

const standingIn = ({ units }: LegionState): number => units.reduce((sum, unit) => sum + onTable(unit).length, 0);

/** LE-ANGRIFF-34 */
export function* suppress(g: Legion, { attack: a, defender }: AttackMoment): Flow {
  if (!a.melee && a.kind !== 'overrun' && a.showedHit && isTrooper(g, defender))
    yield* gain(g, defender, 'suppression', 1, 'attack');
}

/** The attacker's seats, then the defender's. LE-ANGRIFF-26 */
const sidesOf = (g: Legion, { attacker, defender }: AttackMoment): readonly number[] =>
  attacker ? ownFirst(g, attacker) : [...ownFirst(g, defender)].reverse();

/** The dice of a pool before they are rolled, with what cards make of them. LE-ANGRIFF-15 */
export function* gatherDice(g: Legion, m: AttackMoment, of: DiceFrom[] = []): Flow<GatherMoment['pool']> {
  const { attack: a, attacker } = m;
  a.step = 'roll';
  const pool = { red: 0, black: 0, white: 0 };
  for (const { weapon, times, of: carrier, half } of a.pool) {
    const bearer = carrier === undefined ? attacker! : g.unit(carrier);
    const whole = yield* g.rules.diceOf(g, bearer, weapon);
    const dice = timesOf(half ? halfOf(whole) : whole, times);
    addTo(pool, dice);
    noteDice(of, weaponNamed(g, bearer, weapon).id, dice);
  }
  for (const loose of a.loose ?? []) {
    const weapon = g.rules.looseWeapon(g, loose);
    addTo(pool, weapon.pool);
    noteDice(of, weapon.id, weapon.pool);
  }
  const before = { ...pool };
  const gathering: GatherMoment = { ...m, pool };
  yield* open(g, 'attack.gather', gathering);
  const byCards = { ...pool };
  addTo(byCards, timesOf(before, -1));
  if (ATTACK_COLOURS.some((colour) => byCards[colour] !== 0)) of.push({ weapon: null, dice: byCards });
  return pool;
}

/** Weapons of one name bring their dice together. */
function noteDice(of: DiceFrom[], weapon: string, dice: DiceFrom['dice']): void {
  const at = of.findIndex((one) => one.weapon === weapon);
  const sum = { ...(of[at]?.dice ?? { red: 0, black: 0, white: 0 }) };
  addTo(sum, dice);
  of.splice(at < 0 ? of.length : at, at < 0 ? 0 : 1, { weapon, dice: sum });
}

const addTo = (pool: Record<AttackColour, number>, dice: Readonly<Record<AttackColour, number>>): void => {
  for (const colour of ATTACK_COLOURS) pool[colour] += dice[colour];
};
const timesOf = (
  dice: Readonly<Record<AttackColour, number>>,
  times: number,
): Readonly<Record<AttackColour, number>> => ({
  red: dice.red * times,
  black: dice.black * times,
  white: dice.white * times,
});

function* rollAttack(g: Legion, m: AttackMoment): Flow {
  const { attack: a, attacker } = m;
  const of: DiceFrom[] = [];
  const pool = yield* gatherDice(g, m, of);
  for (const colour of ATTACK_COLOURS)
    for (let i = 0; i < pool[colour]; i++) a.dice.push({ colour, face: rollDie(g.state.chance, ATTACK_DICE[colour]) });
  a.showedHit = a.dice.some(({ face }) => face === 'hit' || face === 'crit');
  g.emit({ type: 'rolled', attack: a.id, dice: a.dice.map((d) => ({ ...d })), of }); // 4a
  yield* open(g, 'attack.rolled', m);
  a.step = 'reroll';
  if (attacker)
    yield* open(g, 'attack.reroll', m, {
      seats: sidesOf(g, m),
      also: () => [...aiming(g, m, attacker), ...observing(m, attacker)],
    }); // 4b
  a.step = 'convert';
  yield* convertAttack(g, m); // 4c
}

/** What a weapon gives a pool. LE-ANGRIFF-15 */
export function* diceOf(g: Legion, unit: Unit, key: WeaponKey): Flow<Weapon['pool']> {
  return weaponNamed(g, unit, key).pool;
}

/** LE-ZIELEN-05..09: one token after another, up to two dice each. */
function aiming(g: Legion, m: AttackMoment, attacker: Unit) {
  if (m.attack.dice.length === 0 || g.rules.mayNotAim(g, m)) return [];
  return g.rules.holdersOf(g, attacker, 'aim', m.attack).map((holder) =>
    ruleOffer('attack.reroll', attacker, {
      name: holder === attacker ? 'aim' : `aim.${holder.id}`,
      label: say('le.spendAim', { unit: holder.id }),
      repeatable: true,
      *run(g2) {
        yield* spend(g2, holder, 'aim', 'aim');
        m.attack.aimed++;
        const most = numberOf(g2, attacker, 'aimDice', 2, { attack: m.attack });
        const dice = yield* chooseDice(g2, m, attacker, {
          seat: attacker.seat,
          kind: 'aim',
          max: most,
          prompt: say('le.ask.aim', { n: most }),
          clauses: ['LE-ZIELEN-05', 'LE-ZIELEN-09'],
        });
        rerollAttack(g2, m.attack, dice, 'aim');
      },
    }),
  );
}

/** Observation tokens beside the defender: one die each, one after another, by whoever attacks it. */
function observing(m: AttackMoment, attacker: Unit) {
  const { attack: a, defender } = m;
  if (a.dice.length === 0 || defender.tokens.observation === 0) return [];
  return [
    ruleOffer('attack.reroll', attacker, {
      name: 'observation',
      label: say('le.spendObservation', { unit: defender.id }),
      repeatable: true,
      *run(g2) {
        yield* spend(g2, defender, 'observation', 'observe');
        const dice = yield* chooseDice(g2, m, attacker, {
          seat: attacker.seat,
          kind: 'reroll',
          max: 1,
          prompt: say('le.ask.observe'),
          clauses: ['LE-ANGRIFF-21'],
          card: 'observe',
        });
        rerollAttack(g2, a, dice, 'observe');
      },
    }),
  ];
}

/** LE-ANGRIFF-22, LE-ENERGIE-03, -04: by the unit's chart; without one the die is turned to its blank side. */
function* convertAttack(g: Legion, m: AttackMoment): Flow {
  const { attack: a } = m;
  const { attacker } = m;
  yield* open(g, 'attack.convert', m, {
    seats: sidesOf(g, m),
    ...(attacker && { also: () => (g.rules.attackSurge(g, m) === null ? attackSurges(g, m, attacker) : []) }),
  });
  const surges = showing(a, 'surge', Number.POSITIVE_INFINITY);
  const to = g.rules.attackSurge(g, m);
  changeAttack(g, a, surges, to ?? 'blank', 'surge', 'converted');
  yield* open(g, 'attack.converted', m, { seats: sidesOf(g, m) });
}

/** Steps 7 and 8. LE-ANGRIFF-27..30 */
export function* defend(g: Legion, m: AttackMoment): Flow {
  const { attack: a, defender } = m;
  const hits = countOf(a, 'hit') + countOf(a, 'crit');
  const colour = defenceDieOf(g, defender);
  a.step = 'defend';
  const dice = hits === 0 ? 0 : hits + numberOf(g, defender, 'extraDefence', 0, { attack: a });
  const shielded = yield* g.rules.flipShields(g, m, dice);
  for (let i = 0; i < dice - shielded; i++)
    a.defence.push({ colour, face: rollDie(g.state.chance, DEFENCE_DICE[colour]) });
  const white = hits === 0 ? 0 : numberOf(g, defender, 'extraWhite', 0, { attack: a });
  for (let i = 0; i < white; i++)
    a.defence.push({ colour: 'white', face: rollDie(g.state.chance, DEFENCE_DICE.white) });
  if (dice > 0)
    g.emit({ type: 'defenceRolled', attack: a.id, unit: defender.id, dice: a.defence.map((d) => ({ ...d })) });
  const theirs = [...sidesOf(g, m)].reverse();
  a.step = 'defendReroll';
  yield* open(g, 'defence.reroll', m, { seats: theirs });
  a.step = 'defendConvert';
  yield* open(g, 'defence.convert', m, { seats: theirs, also: () => defenceSurges(g, m) });
  const surges = a.defence.filter(({ face }) => face === 'surge');
  changeDefence(g, a, defender, surges, g.rules.defenceSurge(g, m) ?? 'blank', 'surge', 'converted');
  a.step = 'defendModify';
  yield* open(g, 'defence.modify', m, { seats: theirs });
}

/** As printed, or red where a card says so. */
export const defenceDieOf = (g: Legion, unit: Unit): DefenceColour =>
  numberOf(g, unit, 'defenceRed', 0) > 0 ? 'red' : (g.card(unit).defence ?? 'white');

/** LE-ANGRIFF-31: what gets through. */
export function* countWounds(g: Legion, m: AttackMoment): Flow {
  const { attack: a } = m;
  a.step = 'compare';
  const [hits, crits] = [countOf(a, 'hit'), countOf(a, 'crit')];
  const blocks = a.defence.filter(({ face }) => face === 'block').length;
  a.wounds = Math.max(0, hits + crits - blocks);
  g.emit({ type: 'result', attack: a.id, hits, crits, blocks, wounds: a.wounds });
  yield* open(g, 'attack.wounds', m);
}

/** LE-ANGRIFF-31, -32, LE-SICHTLINIE-08 */
function* compare(g: Legion, m: AttackMoment): Flow {
  const { attack: a, defender, attacker } = m;
  yield* countWounds(g, m);
  if (a.wounds > 0 && defender.status === 'play')
    a.wounds = yield* g.rules.suffer(g, defender, a.wounds, {
      attack: a,
      ...(a.melee ? {} : { seen: a.seen.filter((mini) => onTable(defender).includes(mini)) }),
      ...(attacker && { source: attacker }),
    });
}

/** What the attacker's surges become: what is printed, or what a card says. */
export function attackSurge(g: Legion, { attacker, attack: a }: AttackMoment): 'hit' | 'crit' | null {
  const own = a.noted['surge'];
  if (own === 'hit' || own === 'crit') return own;
  if (!attacker) return g.rules.looseWeapon(g, a.loose![0]!).surge ?? null;
  if (numberOf(g, attacker, 'surgeCrit', 0, { attack: a }) > 0) return 'crit';
  const better = g.upgrades(attacker).find(({ surge }, at) => surge !== undefined && inUse(attacker, at))?.surge;
  return better ?? g.card(attacker).surges.attack;
}
export function defenceSurge(g: Legion, { defender, attack: a }: AttackMoment): 'block' | null {
  const given = a.noted['defenceSurge'] === 'block' || numberOf(g, defender, 'surgeBlock', 0, { attack: a }) > 0;
  return given ? 'block' : g.card(defender).surges.defence;
}

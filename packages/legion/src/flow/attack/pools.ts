import { ask, type Flow, type Refusal, say } from '@holotisch/engine';
import type { GatherMoment } from '../../cards/moments.ts';
import { ATTACK_COLOURS } from '../../dice.ts';
import type { Legion } from '../../legion.ts';
import type { OfTarget } from '../../payloads.ts';
import { refuseTarget, refuseUse } from '../../reasons/targets.ts';
import { unitNamed } from '../../reasons/units.ts';
import type { Contribution, Equipped, Unit, WeaponKey } from '../../state.ts';
import { numberOf, onTable, refuse, weaponNamed, weaponsOf } from '../../values.ts';
import { choose, NONE, noneOption } from '../choose.ts';
import { discardUpgrade } from '../upgrades.ts';
import { screensBetween } from './sight.ts';
import { type AttackLimits, type MiniWeapons, reachOf, seenBy, type Target, targetsOf } from './targets.ts';

/** Steps 1 to 3: defenders are declared and weapons are given to pools, one pool for each. LE-ANGRIFF-08..17 */

export interface Pool {
  readonly target: Target;
  readonly weapons: readonly Contribution[];
  /** Miniatures of the defender that somebody of the attacker sees. LE-SICHTLINIE-08 */
  readonly seen: readonly number[];
  /** However far the target is. */
  readonly anyRange?: true;
}

export function* formPools(g: Legion, unit: Unit, limits: AttackLimits): Flow<readonly Pool[]> {
  const pools: Pool[] = [];
  const used = new Set<string>(); // miniature and weapon
  const names = new Set<string>(); // LE-ANGRIFF-17: all of one name go to one pool
  for (;;) {
    const targets = targetsOf(g, unit, limits)
      .filter((t) => !pools.some(({ target }) => target.unit === t.unit)) // LE-ANGRIFFSPOOL-03
      .map((t) => left(g, unit, t, pools, used, names, limits))
      .filter((t) => t.weapons.length > 0);
    if (targets.length === 0) break;
    const target = yield* declare(g, unit, targets, pools, limits);
    if (!target) break;
    const weapons = yield* chooseWeapons(g, unit, target, limits);
    for (const { mini, weapon } of weapons) {
      used.add(`${mini}.${weapon}`);
      names.add(nameOf(g, unit, weapon));
    }
    pools.push(poolOf(target, weapons));
    yield* g.rules.afterPool(g, unit, limits, pools);
    if (!g.rules.severalDefenders) break;
  }
  yield* g.rules.afterPools(g, unit, limits, pools);
  return pools;
}
export const poolOf = (target: Target, weapons: readonly Contribution[]): Pool => ({
  target,
  weapons,
  seen: [...new Set(target.weapons.flatMap((w) => w.seen))].sort((a, b) => a - b),
});

/** It reaches the target only with Long Shot: one weapon in each attack, for one aim token. */
const isStretched = (
  g: Legion,
  unit: Unit,
  { melee, range }: Pick<Target, 'melee' | 'range'>,
  key: WeaponKey,
  { anyRange, thrown }: AttackLimits,
): boolean => !melee && !anyRange && !thrown && range > reachOf(g, unit, weaponNamed(g, unit, key));

/** Nothing has been stretched yet, or just this weapon. */
export function mayStretch(
  g: Legion,
  unit: Unit,
  target: Target,
  key: WeaponKey,
  pools: readonly Pool[],
  limits: AttackLimits,
): boolean {
  if (!isStretched(g, unit, target, key, limits)) return true;
  const far = pools.flatMap((pool) => stretchedIn(g, unit, pool, limits));
  return far.every((one) => nameOf(g, unit, one) === nameOf(g, unit, key));
}
export const stretchedIn = (
  g: Legion,
  unit: Unit,
  { target, weapons, anyRange }: Pool,
  limits: AttackLimits,
): readonly WeaponKey[] =>
  anyRange ? [] : weapons.map(({ weapon }) => weapon).filter((weapon) => isStretched(g, unit, target, weapon, limits));

const nameOf = (g: Legion, unit: Unit, key: WeaponKey): string => weaponNamed(g, unit, key).name.en;
/** Each miniature uses one weapon, with Arsenal several. LE-ANGRIFF-12, LE-ARSENAL-X-01 */
const weaponsPerMini = (g: Legion, unit: Unit): number => numberOf(g, unit, 'weaponsPerMini', 1);

/** What is still free for a further pool. LE-ARSENAL-X-04 */
function left(
  g: Legion,
  unit: Unit,
  target: Target,
  pools: readonly Pool[],
  used: ReadonlySet<string>,
  names: ReadonlySet<string>,
  limits: AttackLimits,
): Target {
  const most = weaponsPerMini(g, unit);
  const taken = (mini: number) =>
    pools.reduce((n, { weapons, anyRange }) => n + (anyRange ? 0 : weapons.filter((w) => w.mini === mini).length), 0);
  const weapons: MiniWeapons[] = [];
  for (const w of target.weapons) {
    if (taken(w.mini) >= most) continue;
    const keys = w.keys.filter(
      (key) =>
        !used.has(`${w.mini}.${key}`) &&
        !names.has(nameOf(g, unit, key)) &&
        mayStretch(g, unit, target, key, pools, limits),
    );
    if (keys.length > 0) weapons.push({ ...w, keys });
  }
  return { ...target, weapons };
}

export function* declare(
  g: Legion,
  unit: Unit,
  targets: readonly Target[],
  pools: readonly Pool[],
  limits: AttackLimits,
  card?: string,
): Flow<Target | undefined> {
  const further = pools.length > 0;
  const options = targets.map(({ unit: enemy, range, melee }) => ({
    id: String(enemy.id),
    label: say(melee ? 'le.targetMelee' : 'le.target', { unit: enemy.id, range }),
    about: { unit: enemy.id, range, melee } satisfies OfTarget,
  }));
  const id = yield* choose({
    seat: unit.seat,
    kind: further ? 'further-defender' : 'defender',
    about: { unit: unit.id },
    prompt: card
      ? say('le.ask.card-unit', { card })
      : say(further ? 'le.ask.further-defender' : 'le.ask.defender', { unit: unit.id }),
    clauses: further ? ['LE-ANGRIFF-16', 'LE-ANGRIFF-17'] : ['LE-ANGRIFF-08', 'LE-ANGRIFF-09'],
    options: further ? [...options, noneOption] : options,
    why: (one) => refuseDefender(g, unit, one, pools, limits),
  });
  return id === NONE ? undefined : targets.find((t) => String(t.unit.id) === id);
}

/** LE-ANGRIFFSPOOL-03, LE-ANGRIFF-17, and all that keeps a unit from being attacked. */
function refuseDefender(
  g: Legion,
  unit: Unit,
  id: string,
  pools: readonly Pool[],
  limits: AttackLimits,
): Refusal | undefined {
  const enemy = unitNamed(g, id);
  if (!enemy) return undefined;
  const about = { piece: enemy.id };
  if (pools.some(({ target }) => target.unit === enemy))
    return refuse(['LE-ANGRIFFSPOOL-03'], say('le.no.targetTwice', { enemy: enemy.id }), about);
  return (
    refuseTarget(g, unit, enemy, limits) ??
    refuse(['LE-ANGRIFF-16', 'LE-ANGRIFF-17', 'LE-ANGRIFFSPOOL-02'], say('le.no.weaponsGone', { unit: unit.id }), about)
  );
}

/** LE-ANGRIFF-12, -15: for every miniature that takes part; whoever may use only one thing still may hold it back. */
export function* chooseWeapons(
  g: Legion,
  unit: Unit,
  target: Target,
  limits: AttackLimits,
  alone = false,
): Flow<readonly Contribution[]> {
  const half = limits.thrown !== undefined;
  const most = alone || limits.oneEach ? 1 : weaponsPerMini(g, unit);
  const fields = target.weapons.flatMap(({ mini, keys }) =>
    Array.from({ length: Math.min(most, keys.length) }, (_, i) => ({
      id: `${mini}.${i}`,
      label: say('le.mini', { unit: unit.id, mini }),
      options: [
        ...keys.map((weapon) => ({
          id: weapon,
          label: say('le.weapon', { unit: unit.id, weapon }),
          about: { unit: unit.id, mini, weapon },
        })),
        { id: NONE, label: say('le.none'), about: { unit: unit.id, mini } },
      ],
    })),
  );
  const needsAim = (weapon: WeaponKey) => isStretched(g, unit, target, weapon, limits);
  const check = (answer: Readonly<Record<string, string>>): Refusal | undefined => {
    const chosen = Object.entries(answer).filter(([, weapon]) => weapon !== NONE);
    if (chosen.length === 0) return refuse(['LE-ANGRIFFSPOOL-01'], say('le.no.emptyPool'));
    if (alone && chosen.length > 1)
      return refuse(['L2-STAR-WARS-LEGION-V-2-6-1-01'], say('le.no.weaponAlone'), {
        measured: chosen.length,
        allowed: 1,
      });
    const far = chosen.map(([, weapon]) => weapon).filter((weapon) => needsAim(weapon));
    const [one, two] = [...new Set(far.map((weapon) => nameOf(g, unit, weapon)))];
    if (two !== undefined) return refuse(['LE-REICHWEITE-12'], say('le.no.longShotOne', { one: one!, two }));
    const seen = new Set<string>();
    for (const [field, weapon] of chosen) {
      const one = `${field.split('.')[0]}:${weapon}`;
      if (seen.has(one)) return refuse(['LE-ANGRIFF-12'], say('le.no.weaponTwice'));
      seen.add(one);
      if (!isSingle(g, unit, weapon)) continue;
      if (seen.has(weapon))
        return refuse(['LE-ANGRIFF-12'], say('le.no.weaponSingle', { weapon: nameOf(g, unit, weapon) }));
      seen.add(weapon);
    }
    return undefined;
  };
  const only = fields.length === 1 ? fields[0]!.options : undefined;
  const answer: Readonly<Record<string, string>> =
    only && only.length === 2
      ? { [fields[0]!.id]: only[0]!.id }
      : yield* ask({
          type: 'form',
          seat: unit.seat,
          kind: 'weapons',
          fields,
          check,
          prompt: say('le.ask.weapons', { unit: unit.id, defender: target.unit.id }),
          clauses: ['LE-ANGRIFF-12', 'LE-ANGRIFF-13', 'LE-ANGRIFF-14'],
          about: { unit: target.unit.id, range: target.range, melee: target.melee },
          why: (one) => refuseField(g, unit, target, one, limits),
          sample: () =>
            Object.fromEntries(
              first(fields, (weapon) => isSingle(g, unit, weapon), needsAim).map(([id, weapon], i) => [
                id,
                alone && i > 0 ? NONE : weapon,
              ]),
            ),
        });
  const out: Contribution[] = [];
  for (const field of fields) {
    const weapon = answer[field.id]!;
    if (weapon === NONE) continue;
    const mini = Number(field.id.split('.')[0]);
    out.push({ mini, weapon, times: spray(g, unit, target, mini, weapon), ...(half && { half }) });
  }
  return out;
}
/** A weapon that a miniature cannot use against this defender, or a miniature that does not take part. */
function refuseField(
  g: Legion,
  unit: Unit,
  { unit: enemy, melee, range }: Target,
  id: string,
  limits: AttackLimits,
): Refusal | undefined {
  const [field = '', weapon] = id.split('=');
  const mini = /^(\d{1,2})\.\d$/.exec(field)?.[1];
  if (mini === undefined || !unit.minis[Number(mini)]) return undefined;
  const args = { unit: unit.id, mini: Number(mini), enemy: enemy.id };
  const about = { piece: unit.id };
  if (!onTable(unit).includes(Number(mini))) return refuse(['LE-BESIEGT-01'], say('le.no.miniFallen', args), about);
  const wrong =
    weapon === undefined ? undefined : refuseUse(g, unit, Number(mini), weapon, enemy, melee, range, limits);
  if (wrong) return wrong;
  if (seenBy(g, unit, Number(mini), enemy, melee, screensBetween(g)).length === 0)
    return refuse(['LE-ANGRIFF-11', 'LE-SICHTLINIE-07'], say('le.no.miniBlind', args), about);
  const found = weaponsOf(g, unit).some(({ key }) => key === weapon);
  return found || weapon === undefined
    ? refuse(['LE-ANGRIFF-12', 'LE-ANGRIFF-17'], say('le.no.weaponTaken', args), about)
    : undefined;
}

/** Everybody with the first thing there is, none twice; what is one miniature's alone with the first of them. */
function first(
  fields: readonly { readonly id: string; readonly options: readonly { readonly id: string }[] }[],
  isAlone: (weapon: WeaponKey) => boolean,
  needsAim: (weapon: WeaponKey) => boolean,
): [string, string][] {
  const taken = new Set<WeaponKey>();
  let far: WeaponKey | undefined;
  return fields.map(({ id, options }) => {
    const open = options.filter(
      (option) =>
        !taken.has(option.id) && (option.id === NONE || far === undefined || far === option.id || !needsAim(option.id)),
    );
    const { id: weapon } = open[Math.min(Number(id.split('.')[1]), open.length - 1)]!;
    if (weapon !== NONE && isAlone(weapon)) taken.add(weapon);
    if (weapon !== NONE && needsAim(weapon)) far ??= weapon;
    return [id, weapon];
  });
}

/** One miniature alone uses it in an attack. R-L2-47 */
const isSingle = (g: Legion, unit: Unit, key: WeaponKey): boolean => weaponNamed(g, unit, key).single === true;
/** What one miniature alone may use is left to the first that could: for whoever proposes weapons. */
export const withoutDoubles = (g: Legion, unit: Unit, weapons: readonly MiniWeapons[]): readonly MiniWeapons[] =>
  weapons.flatMap((one, i) => {
    const isTaken = (key: WeaponKey) => weapons.slice(0, i).some(({ keys }) => keys.includes(key));
    const keys = one.keys.filter((key) => !isSingle(g, unit, key) || !isTaken(key));
    return keys.length > 0 ? [{ ...one, keys }] : [];
  });

/** Cards of weapons that are used up by it are given back; they go when the attack is over. LE-ERSCHOEPFEN-03, LE-SPERRIG-01 */
export function exhaustWeapons(g: Legion, unit: Unit, weapons: readonly Contribution[]): ReadonlySet<Equipped> {
  const usedUp = new Set<Equipped>();
  for (const { weapon: key } of weapons) {
    const weapon = weaponNamed(g, unit, key);
    const { turn } = g.state;
    if (
      g.rules.cumbersomeBars &&
      turn?.unit === unit.id &&
      weapon.keywords.some(({ keyword }) => keyword === 'cumbersome')
    )
      turn.cumbersome = true;
    const at = Number(key.split(':')[0]); // of an upgrade card; other weapons are never exhausted
    if (Number.isNaN(at)) continue;
    const card = unit.upgrades[at]!;
    const printed = g.upgrades(unit)[at]!;
    if ((weapon.exhausts || printed.exhausts) && !card.exhausted) {
      card.exhausted = true;
      g.emit({ type: 'exhausted', unit: unit.id, card: card.id });
    }
    if (weapon.expends || printed.expends) usedUp.add(card);
  }
  return usedUp;
}

/**
 * Another unit's weapons come into a pool before its dice are rolled, with all that they have; its cards are exhausted and used up
 * as if it had attacked. LC-FEUERUNTERSTUETZUNG-01
 */
export function joinPool(
  g: Legion,
  { attack, pool }: GatherMoment,
  unit: Unit,
  weapons: readonly Pick<Contribution, 'mini' | 'weapon' | 'times'>[],
): void {
  for (const { mini, weapon, times } of weapons) {
    attack.pool.push({ mini, weapon, times, of: unit.id });
    const dice = weaponNamed(g, unit, weapon).pool;
    for (const colour of ATTACK_COLOURS) pool[colour] += times * dice[colour];
  }
  for (const card of exhaustWeapons(g, unit, weapons)) discardUpgrade(g, unit, card);
}

/** LE-STREUUNG-01 */
function spray(g: Legion, unit: Unit, target: Target, mini: number, weapon: WeaponKey): number {
  const sprays = weaponNamed(g, unit, weapon).keywords.some(({ keyword }) => keyword === 'spray');
  return sprays ? target.weapons.find((w) => w.mini === mini)!.seen.length : 1;
}

import {
  firstBan,
  isFriendly,
  type Modifier,
  modified,
  modifiersOn,
  type Refusal,
  seatsOf,
  sideOf,
} from '@holotisch/engine';
import { isIgnored } from './cards/laid.ts';
import type { BanName, Bans, RevealMoment, ValueContext, ValueName } from './cards/vocabulary.ts';
import * as data from './data/index.ts';
import type { DialChange, Difficulty, Grants, Manoeuvre, Stats } from './data/types.ts';
import { missionOf } from './missions/index.ts';
import type { Attack, Equipped, Ship, XWingState } from './state.ts';
import { damageOn } from './view/damage-on.ts';
import type { XWing } from './xwing.ts';

/** Values are looked up, never stored: printed number, what the cards add, what still lasts. */

/** What an equipped card gives its ship now. R-XW-30: a dual card does nothing before its ship has been placed. */
export function grantsOf(g: XWing, ship: Ship, equipped: Equipped): Grants | undefined {
  if (equipped.discarded || isIgnored(ship, equipped)) return undefined;
  const { sides, grants } = g.upgrade(equipped);
  if (sides === undefined) return grants;
  return ship.status === 'reserve' ? undefined : sides[equipped.face].grants;
}

/** What each equipped card adds to a printed number. */
function additions(g: XWing, ship: Ship, name: keyof Stats & ValueName): readonly number[] {
  if (!g.facts(ship).hasAdditions) return NOTHING;
  let out: number[] | undefined;
  for (const equipped of ship.upgrades) {
    const by = grantsOf(g, ship, equipped)?.stats?.[name];
    if (by === undefined) continue;
    out ??= [];
    out.push(by);
  }
  return out ?? NOTHING;
}
const NOTHING: readonly never[] = []; // most ships have nothing of the kind, and values are looked up all the time

/** A number as the cards print it: the pilot card's own value or the ship type's, plus what upgrades add. */
function printed(g: XWing, ship: Ship, name: Exclude<keyof Stats & ValueName, 'skill'>): number {
  const { type, pilot } = g.facts(ship);
  let value = pilot.stats?.[name] ?? type[name];
  for (const by of additions(g, ship, name)) value += by;
  return value;
}

function modifiers(g: XWing, ship: Ship, name: ValueName, context: ValueContext): readonly Modifier[] {
  const rules = g.valuesOn(name, ship.id);
  const { lasting } = g.state;
  if (rules.length === 0 && lasting.length === 0) return NOTHING;
  return modifiersOn(g, rules, ship, context, lasting, (l) => l.value === name && l.ship === ship.id);
}

const ALONE: ValueContext = {};

/** XW-GOLDENE-REGELN-03: the mission's word stands above the cards. */
const value = (g: XWing, ship: Ship, name: ValueName, base: number, context = ALONE): number =>
  missionOf(g.state)?.value?.(g, ship, name) ?? modified(base, modifiers(g, ship, name, context));

/**
 * XW-PILOTENWERT-02, XW-PILOTENWERT-03: effects on the skill are not added up; only the latest one still active counts.
 * What is equipped came first, then damage cards; what lasts for a phase or round began in it.
 */
export function skillOf(g: XWing, ship: Ship): number {
  const printedSkill = g.facts(ship).pilot.skill;
  const byMission = missionOf(g.state)?.value?.(g, ship, 'skill');
  if (byMission !== undefined) return byMission;
  let skill = printedSkill;
  for (const by of additions(g, ship, 'skill')) skill = printedSkill + by;
  for (const m of modifiers(g, ship, 'skill', ALONE)) skill = modified(printedSkill, [m]);
  return skill;
}

export const hullOf = (g: XWing, ship: Ship): number => value(g, ship, 'hull', printed(g, ship, 'hull'));

export const shieldValueOf = (g: XWing, ship: Ship): number => value(g, ship, 'shields', printed(g, ship, 'shields'));

/** XW-PRIMAERWAFFE-03: modifiers add up, and only the sum is floored at 0. */
export const primaryOf = (g: XWing, ship: Ship): number =>
  Math.max(0, value(g, ship, 'attack', printed(g, ship, 'attack')));

/** XW-WENDIGKEIT-03 and XW-TARNEN-03: a cloak adds 2; a tractor beam takes 1 each; the floor comes last. */
export function agilityOf(g: XWing, ship: Ship, attack?: Attack): number {
  const base = printed(g, ship, 'agility') + (ship.tokens.cloak > 0 ? 2 : 0) - ship.tokens.tractor;
  return Math.max(0, value(g, ship, 'agility', base, attack && { attack }));
}

/** How many dice a card makes more or less of. */
export const diceOf = (
  g: XWing,
  ship: Ship,
  name: 'attackDice' | 'defenceDice',
  base: number,
  attack: Attack,
): number => Math.max(0, value(g, ship, name, base, { attack }));

/** The range an attack counts as. */
export const attackRangeOf = (g: XWing, attacker: Ship, attack: Attack): number =>
  value(g, attacker, 'attackRange', attack.range, { attack });

/** XW-REICHWEITEN-KAMPF-BONUS-01, with what cards make of it. */
export const rangeBonus = (
  g: XWing,
  ship: Ship,
  name: 'attackBonus' | 'defenceBonus',
  base: number,
  attack: Attack,
): number => Math.max(0, value(g, ship, name, base, { attack }));

export const safeCritsOf = (g: XWing, attacker: Ship, attack: Attack): number =>
  value(g, attacker, 'safeCrits', 0, { attack });

/** How many dice a ship may reroll in an attack: all, unless a card says otherwise. */
export const rerollsOf = (g: XWing, ship: Ship, attack: Attack): number =>
  value(g, ship, 'rerolls', Number.POSITIVE_INFINITY, { attack });

/** Actions in the Perform Action step: one, unless a card says otherwise. XW-AKTIONEN-01 */
export const actionsOf = (g: XWing, ship: Ship): number => value(g, ship, 'actions', 1);

/** How many locks a ship may hold. XW-ZIELERFASSUNG-04 */
export const lockLimit = (g: XWing, ship: Ship): number => value(g, ship, 'locks', 1);

/** How many of them may be on the same ship. XW-ZIELERFASSUNG-11 */
export const locksPerShip = (g: XWing, ship: Ship): number => value(g, ship, 'locksPerShip', 1);

export const isStressed = (ship: Ship): boolean => ship.tokens.stress > 0; // XW-STRESS-01

/** R-XW-02: one token ionises a small ship, two a large one. XW-IONENMARKER-01, XW-GROSSE-SCHIFFE-03 */
export const isIonised = (g: XWing, ship: Ship): boolean =>
  ship.tokens.ion >= (g.facts(ship).type.size === 'small' ? 1 : 2);

/** R-XW-21: as many as its hull, or more. */
export const isDoomed = (g: XWing, ship: Ship): boolean => ship.damage.length > 0 && damageOn(ship) >= hullOf(g, ship);

/** XW-FREUNDLICH-01, XW-FREUNDLICH-03, XW-TEAM-SPIEL-06 */
export { isFriendly, seatsOf, sideOf };
/** The ships on the table; mostly that is all of them, and then no list is made. */
export function inPlay({ ships }: XWingState): readonly Ship[] {
  for (const ship of ships) if (!isInPlay(ship)) return ships.filter(isInPlay);
  return ships;
}
const isInPlay = ({ status }: Ship): boolean => status === 'play';

const HARDNESS: Readonly<Record<Difficulty, number>> = { green: 0, white: 1, red: 2 };

const harder = (a: Difficulty | undefined, b: Difficulty | undefined): Difficulty | undefined =>
  a === undefined || (b !== undefined && HARDNESS[b] > HARDNESS[a]) ? b : a;

const covers = (dial: DialChange, m: Manoeuvre): boolean =>
  (dial.speeds?.includes(m.speed) ?? true) && (dial.bearings?.includes(m.bearing) ?? true);

/** What an effect makes of the difficulty of a manoeuvre, if anything. */
type ChangesDifficulty = (manoeuvre: Manoeuvre) => Difficulty | undefined;

/**
 * What changes the difficulty of a ship's manoeuvres now. 'May treat as' counts as done everywhere but where it is
 * flown: see `optionalEase`.
 */
function difficultyChanges(g: XWing, ship: Ship, optional: boolean): readonly ChangesDifficulty[] {
  const byCards = g.cards(ship, 'difficulty');
  if (byCards.length === 0 && ship.upgrades.length === 0) return NOTHING;
  const out: ChangesDifficulty[] = [];
  for (const { source, rules } of byCards) {
    const { difficulty } = rules;
    if (difficulty && (optional || !difficulty.optional)) out.push((m) => difficulty.to(g, ship, m, source));
  }
  for (const equipped of ship.upgrades) {
    const dial = grantsOf(g, ship, equipped)?.dial;
    if (dial && (optional || !dial.optional)) out.push((m) => (covers(dial, m) ? dial.to : undefined));
  }
  return out;
}

/** Where effects conflict, the one that makes it harder. XW-SCHWIERIGKEIT-03 */
function changedBy(changes: readonly ChangesDifficulty[], manoeuvre: Manoeuvre): Difficulty | undefined {
  let changed: Difficulty | undefined;
  for (const change of changes) changed = harder(changed, change(manoeuvre));
  return changed;
}

const changedDifficulty = (g: XWing, ship: Ship, m: Manoeuvre, optional = true): Difficulty | undefined =>
  changedBy(difficultyChanges(g, ship, optional), m);

/** The difficulties of a whole dial: what changes them is looked up once. */
export function difficultiesOf(g: XWing, ship: Ship): (manoeuvre: Manoeuvre) => Difficulty {
  const changes = difficultyChanges(g, ship, true);
  return changes.length === 0 ? printedDifficulty : (m) => changedBy(changes, m) ?? m.difficulty;
}
export const printedDifficulty = ({ difficulty }: Manoeuvre): Difficulty => difficulty;

export const difficultyOf = (g: XWing, ship: Ship, manoeuvre: Manoeuvre): Difficulty =>
  changedDifficulty(g, ship, manoeuvre) ?? manoeuvre.difficulty;

/** The difficulty of a revealed manoeuvre, with what its reveal has brought about. XW-SCHWIERIGKEIT-03 */
export const revealedDifficulty = (g: XWing, { ship, manoeuvre, treatAs }: RevealMoment, optional = true): Difficulty =>
  harder(treatAs, changedDifficulty(g, ship, manoeuvre, optional)) ?? manoeuvre.difficulty;

/**
 * A card whose 'may treat as' an easier one matters to the stress of this manoeuvre. Cards that thrive on stress make it
 * worth having or keeping, so it is a choice then; where no stress token comes or goes, green is never the worse.
 */
export function optionalEase(g: XWing, moment: RevealMoment): string | undefined {
  const { ship, manoeuvre } = moment;
  const left = revealedDifficulty(g, moment, false);
  if (left === revealedDifficulty(g, moment) || (left !== 'red' && !isStressed(ship) && !isLoose(ship)))
    return undefined;
  const eases = ship.upgrades.find((equipped) => {
    const dial = grantsOf(g, ship, equipped)?.dial;
    return dial?.optional && covers(dial, manoeuvre);
  });
  return eases?.id ?? g.cards(ship, 'difficulty').find(({ rules }) => rules.difficulty?.optional)?.source.card;
}

/** White manoeuvres bring it stress. */
const isLoose = ({ damage }: Ship): boolean => damage.some((d) => d.faceup && d.card === 'loosestabilizer');

/** A red manoeuvre that may count as white: one that an effect has made red stays red. XW-SCHWIERIGKEIT-03 */
export const isRedByDial = (g: XWing, { ship, manoeuvre, treatAs }: RevealMoment): boolean =>
  manoeuvre.difficulty === 'red' && (treatAs ?? changedDifficulty(g, ship, manoeuvre)) === undefined;

export const dialOf = (ship: Ship): readonly Manoeuvre[] => data.dialOf(ship.type);

/** Whether anybody says such a 'cannot' at all, for whoever has much to ask about. */
export const isEverBanned = (g: XWing, name: BanName): boolean =>
  missionOf(g.state)?.bans?.[name] !== undefined || g.bans(name).length > 0;

/** XW-GOLDENE-REGELN-04: the first card that says 'cannot' decides, whatever others allow. */
export function banned<B extends BanName>(g: XWing, name: B, context: Bans[B]): Refusal | undefined {
  const byMission = missionOf(g.state)?.bans?.[name]?.(g, context);
  if (byMission) return byMission;
  return firstBan(g, g.bans(name), context);
}

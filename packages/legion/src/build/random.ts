import type { Rng } from '@holotisch/engine';
import { pick, shuffled } from '@holotisch/engine/list';
import {
  commandsIn,
  type Format,
  findKeyword,
  RANKS,
  SLOTS,
  type Slot,
  type Unit,
  type Upgrade,
  unitsIn,
  upgradesIn,
} from '../data/index.ts';
import type { Faction } from '../data/types.ts';
import { type Army, STANDING_ORDERS } from './army.ts';
import { cardsFor, kindsIn } from './battle-deck.ts';
import { iconsLeft, withBattleCard, withCommand, withCounterpart, withUnit, withUpgrade } from './choices.ts';
import type { ArmyFault } from './fault.ts';
import { CARDS_A_PIP, cardFaults, HAND_PIPS } from './hand.ts';
import { isOpenTo } from './limits.ts';
import { findUnit, findUpgrade, handPips, isNamed, pointsOf } from './look-up.ts';
import { rankFaults } from './ranks.ts';
import { uniqueFaults } from './unique.ts';
import { belongs, unitFaults } from './validate.ts';

/** Legal armies drawn from the whole pool, for simulations: every card of the faction has its chance. */

/** Armies are built of these; the others join them or fight in battle forces. */
export const ARMY_FACTIONS = ['rebel', 'empire', 'republic', 'separatist'] as const satisfies readonly Faction[];

/** Those of a scenario are its own. */
const factionsOf = ({ scenario }: Format): readonly Faction[] =>
  scenario ? Object.values(scenario.factions) : ARMY_FACTIONS;

export type Wish = {
  readonly faction?: Faction;
  /** Cards that may be drawn, by kind and id (`unit/at-st`); all if it is missing. */
  readonly accepts?: (key: string) => boolean;
};

/** The same numbers always draw the same army. Undefined where no army of this kind can be built. */
export function randomArmy(rng: Rng, format: Format, wish: Wish = {}): Army | undefined {
  const accepts = wish.accepts ?? (() => true);
  const faction = wish.faction ?? pick(rng, factionsOf(format)) ?? 'rebel';
  const upgrades = upgradesIn(format.edition).filter(({ id }) => accepts(`upgrade/${id}`));
  const draw: Draw = { rng, format, accepts, upgrades };
  const bare: Army = { edition: format.edition, faction, units: [], commands: [], battleDeck: [] };
  const core = addRequired(draw, bare);
  if (!core) return undefined;
  // A random part is kept for upgrades; what they leave is spent on units again.
  const kept = rng.below(Math.ceil(pointsLeft(core, format) / 2) + 1);
  const equipped = addUpgrades(draw, addCounterparts(draw, addUnits(draw, core, kept)));
  const army = addUnits(draw, equipped, 0);
  const hand = addHand(draw, army);
  return hand && addDeck(draw, hand);
}

type Draw = {
  readonly rng: Rng;
  readonly format: Format;
  readonly accepts: (key: string) => boolean;
  /** All that may be drawn. */
  readonly upgrades: readonly Upgrade[];
};

const pointsLeft = (army: Army, format: Format): number => format.points - pointsOf(army, format);

/** Nothing is wrong with this unit, and nothing with the whole but that it is not finished. */
const isSound = (army: Army, at: number, format: Format): boolean => {
  const listed = army.units[at];
  return (
    listed !== undefined &&
    pointsLeft(army, format) >= 0 &&
    unitFaults(army, listed, format).every(isIncomplete) &&
    uniqueFaults(army, format).every(isIncomplete) &&
    rankFaults(army, format).every(isIncomplete)
  );
};
const isIncomplete = ({ incomplete }: ArmyFault): boolean => incomplete === true;
/** How many duties of a unit nobody has seen to yet. */
const dutiesLeft = (army: Army, at: number, format: Format): number => {
  const listed = army.units[at];
  return listed === undefined ? 0 : unitFaults(army, listed, format).filter(isIncomplete).length;
};

const openUnits = ({ format, accepts }: Draw, army: Army): readonly Unit[] =>
  unitsIn(format.edition).filter(
    (unit) =>
      unit.rank !== 'counterpart' &&
      belongs(unit, army.faction) &&
      !findKeyword(unit, 'special-issue') &&
      accepts(`unit/${unit.id}`),
  );

/** As many of each rank as the army must have; what the others need at least is kept for them. */
function addRequired(draw: Draw, start: Army): Army | undefined {
  const { format } = draw;
  const open = openUnits(draw, start).filter(({ faction }) => faction === start.faction);
  const wanted = RANKS.flatMap((rank) => Array.from({ length: format.ranks[rank][0] }, () => rank));
  const cheapest = (rank: string) =>
    Math.min(...open.flatMap((unit) => (unit.rank === rank ? [findUnit(unit.id, format)?.points ?? 0] : [])));
  let army = start;
  for (const [i, rank] of wanted.entries()) {
    const kept = wanted.slice(i + 1).reduce((sum, other) => sum + cheapest(other), 0);
    const more = addUnit(
      draw,
      army,
      open.filter((unit) => unit.rank === rank),
      kept,
    );
    if (!more) return undefined;
    army = more;
  }
  return army;
}

/** The first of these, in random order, that fits; `kept` points are not touched. */
function addUnit(draw: Draw, army: Army, units: readonly Unit[], kept: number): Army | undefined {
  const { rng, format } = draw;
  const left = pointsLeft(army, format) - kept;
  const affordable = units.filter(({ id }) => (findUnit(id, format)?.points ?? 0) <= left);
  for (const unit of shuffled(rng, affordable)) {
    const more = withUnit(army, unit.id);
    if (!isSound(more, army.units.length, format)) continue;
    const whole = fulfilled(draw, more, army.units.length);
    if (whole && pointsLeft(whole, format) >= kept) return whole;
  }
  return undefined;
}

/** Units for as long as the points last, but for those that are kept. */
function addUnits(draw: Draw, start: Army, kept: number): Army {
  const open = openUnits(draw, start);
  let army = start;
  for (;;) {
    const more = addUnit(draw, army, open, kept);
    if (!more) return army;
    army = more;
  }
}

/** What a unit must carry: drawn until nothing is missing. Undefined where it cannot be had. */
function fulfilled(draw: Draw, start: Army, at: number): Army | undefined {
  let army = start;
  // More duties than this no card has.
  for (let n = 0; n < 8; n++) {
    const before = army;
    const duties = dutiesLeft(before, at, draw.format);
    if (duties === 0) return army;
    const helps = (after: Army): boolean =>
      dutiesLeft(after, at, draw.format) < duties || isNearer(before, after, at, draw.format);
    const more = addUpgrade(draw, army, at, SLOTS, helps);
    if (more === army) return undefined;
    army = more;
  }
  return undefined;
}

/** Flexible Response wants several: each heavy weapon is a step. */
function isNearer(before: Army, after: Army, at: number, format: Format): boolean {
  const heavy = (army: Army) =>
    (army.units[at]?.upgrades ?? []).filter((id) => findUpgrade(id, format)?.slot === 'heavy-weapon').length;
  const unit = findUnit(after.units[at]?.unit ?? '', format);
  return heavy(after) > heavy(before) && unit !== undefined && findKeyword(unit, 'flexible-response') !== undefined;
}

/** Three icons in four are used, unit by unit, as long as the points last. */
function addUpgrades(draw: Draw, start: Army): Army {
  let army = start;
  for (const at of start.units.keys())
    for (const slot of SLOTS) {
      const count = iconsLeft(army, at, draw.format)[slot] ?? 0;
      for (let n = 0; n < count; n++)
        if (draw.rng.below(4) > 0) {
          const more = addUpgrade(draw, army, at, [slot], () => true);
          army = fulfilled(draw, more, at) ?? army;
        }
    }
  return army;
}

function addUpgrade(
  { rng, format, upgrades }: Draw,
  army: Army,
  at: number,
  slots: readonly Slot[],
  helps: (after: Army) => boolean,
): Army {
  const free = iconsLeft(army, at, format);
  const left = pointsLeft(army, format);
  const open = upgrades.filter(
    ({ id, slot }) => slots.includes(slot) && (free[slot] ?? 0) > 0 && (findUpgrade(id, format)?.points ?? 0) <= left,
  );
  const bearer = findUnit(army.units[at]?.unit ?? '', format);
  for (const card of shuffled(rng, open)) {
    if (bearer === undefined || !isOpenTo(card, bearer, army)) continue; // as mostly
    const more = withUpgrade(army, at, card.id);
    if (isSound(more, at, format) && helps(more)) return more;
  }
  return army;
}

/** Every second unit that can have a counterpart gets it. */
function addCounterparts({ rng, format, accepts }: Draw, start: Army): Army {
  let army = start;
  for (const [at, listed] of start.units.entries()) {
    const unit = findUnit(listed.unit, format);
    const partners = unitsIn(format.edition).filter(
      (one) =>
        one.rank === 'counterpart' &&
        accepts(`unit/${one.id}`) &&
        findKeyword(one, 'counterpart')?.of?.some((name) => unit && isNamed(unit, name)),
    );
    const partner = partners.find((one) => isSound(withCounterpart(army, at, one.id), at, format));
    if (partner && rng.below(2) > 0) army = withCounterpart(army, at, partner.id);
  }
  return army;
}

function addHand({ rng, format, accepts }: Draw, start: Army): Army | undefined {
  let army = start;
  for (const pips of HAND_PIPS) {
    const open = commandsIn(format.edition).filter(
      (card) =>
        handPips(card) === pips &&
        card.id !== STANDING_ORDERS &&
        accepts(`command/${card.id}`) &&
        cardFaults(start, card, format).length === 0,
    );
    const chosen = [...shuffled(rng, open)].slice(0, CARDS_A_PIP);
    if (chosen.length < CARDS_A_PIP) return undefined;
    for (const { id } of chosen) army = withCommand(army, id);
  }
  return army;
}

function addDeck({ rng, format, accepts }: Draw, start: Army): Army | undefined {
  let army = start;
  for (const kind of kindsIn(format)) {
    const open = cardsFor(format).filter(
      (card) =>
        card.kind === kind &&
        !card.unknown &&
        (card.faction ?? start.faction) === start.faction &&
        accepts(`${kind}/${card.id}`),
    );
    const chosen = [...shuffled(rng, open)].slice(0, format.deck);
    if (chosen.length < format.deck) return undefined;
    for (const { id } of chosen) army = withBattleCard(army, id);
  }
  return army;
}

/** The command hand: two cards each of one, two and three pips, and those that may be chosen at all. */
import { type Json, say } from '@holotisch/engine';
import type { ClauseId } from '@holotisch/rules';
import { type CommandCard, type Edition, type Format, findCommand, findKeyword } from '../data/index.ts';
import { commandName, factionName, unitName } from '../text/build/names.ts';
import { type Army, STANDING_ORDERS } from './army.ts';
import { type ArmyFault, fault } from './fault.ts';
import { meets } from './limits.ts';
import { findUnit, handPips, unitsOf } from './look-up.ts';

const SIX: readonly ClauseId[] = ['LE-ARMEE-KOMMANDOKARTEN-01', 'LE-KOMMANDOKARTEN-08', 'LC-KOMMANDOKARTEN-05'];
const COPY: readonly ClauseId[] = ['LE-ARMEE-KOMMANDOKARTEN-02', 'LE-KOMMANDOKARTEN-09', 'LC-KOMMANDOKARTEN-06'];
const OWNER: readonly ClauseId[] = [
  'LE-ARMEE-KOMMANDOKARTEN-03',
  'LE-COMMANDER-03',
  'LE-AGENT-03',
  'LC-KOMMANDOKARTEN-08',
];
const SEVENTH: readonly ClauseId[] = ['LE-ARMEE-KOMMANDOKARTEN-05', 'LC-KOMMANDOKARTEN-07'];

/** Cards of each number of pips in a hand. */
export const CARDS_A_PIP = 2;
export const HAND_PIPS = [1, 2, 3] as const;

/** `A or B or C`: names of units have commas in them. */
const anyOf = (owners: readonly string[], edition: Edition): Json =>
  owners.map((id): Json => unitName(id, edition)).reduce((one, other) => say('le.army.orUnit', { one, other }));

/** Why this army cannot choose a card at all. */
export function cardFaults(army: Army, card: CommandCard, format: Format): ArmyFault[] {
  const named = commandName(card.id, army.edition);
  const faults: ArmyFault[] = [];
  const owned = [...army.units, ...army.units.flatMap(({ counterpart }) => counterpart ?? [])].map(({ unit }) => unit);
  if (card.id === STANDING_ORDERS) faults.push(fault(SEVENTH, 'alwaysAdded', { card: named }));
  if (card.owners && !card.owners.some((id) => owned.includes(id)))
    faults.push(fault(OWNER, 'noOwner', { card: named, owner: anyOf(card.owners, army.edition) }));
  if (card.faction && card.faction !== army.faction)
    faults.push(fault([], 'otherFactionCard', { card: named, faction: factionName(card.faction) }));
  const { needs } = card;
  if (needs && !owned.some((id) => needs.some((limit) => fits(army, id, limit, format))))
    faults.push(fault([], 'needsUnit', { card: named }));
  if (card.battleForce) faults.push(fault([], 'battleForceCard', { card: named, force: card.battleForce }));
  return faults;
}

const fits = (army: Army, id: string, limit: Parameters<typeof meets>[0], format: Format): boolean => {
  const unit = findUnit(id, format);
  return unit !== undefined && meets(limit, unit, army);
};

export function handFaults(army: Army, format: Format): ArmyFault[] {
  const all = [...army.commands, ...(army.contingencies ?? [])];
  const cards = all.map((id) => findCommand(id, army.edition));
  const each = cards.flatMap((card, i): ArmyFault[] => {
    if (!card) return [{ ...fault([], 'unknownCommand', { id: all[i] ?? '' }), command: i }];
    const found = cardFaults(army, card, format);
    if (cards.indexOf(card) < i) found.push(fault(COPY, 'commandTwice', { card: commandName(card.id, army.edition) }));
    return found.map((one) => ({ ...one, command: i }));
  });
  const hand = cards.slice(0, army.commands.length);
  const counts = HAND_PIPS.flatMap((pips): ArmyFault[] => {
    const measured = hand.filter((card) => card && handPips(card) === pips).length;
    const args = { pips, measured, allowed: CARDS_A_PIP };
    if (measured > CARDS_A_PIP) return [{ ...fault(SIX, 'tooManyPips', args), measured, allowed: CARDS_A_PIP }];
    return measured < CARDS_A_PIP ? [{ ...fault(SIX, 'tooFewPips', args), incomplete: true }] : [];
  });
  return [...each, ...counts, ...contingencyFaults(army, format)];
}

/** Contingencies X: so many cards are set aside beside the hand. */
function contingencyFaults(army: Army, format: Format): ArmyFault[] {
  const allowed = unitsOf(army, format).reduce(
    (sum, unit) => sum + ((unit && findKeyword(unit, 'contingencies')?.value) ?? 0),
    0,
  );
  const measured = army.contingencies?.length ?? 0;
  return measured > allowed ? [{ ...fault([], 'tooManyContingencies', { measured, allowed }), measured, allowed }] : [];
}

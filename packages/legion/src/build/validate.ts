/** Every fault of an army, unit by unit, then those of the whole, of its hand and of its battle deck. */
import type { ClauseId } from '@holotisch/rules';
import { type Format, findKeyword, type Unit } from '../data/index.ts';
import { factionName, unitName } from '../text/build/names.ts';
import type { Army, ArmyUnit, Carrier } from './army.ts';
import { deckFaults } from './battle-deck.ts';
import { equipFaults } from './equip.ts';
import { type ArmyFault, fault } from './fault.ts';
import { handFaults } from './hand.ts';
import { findUnit, isNamed, pointsOf } from './look-up.ts';
import { isMercenary, rankFaults } from './ranks.ts';
import { limitOf, placedCards, uniqueFaults } from './unique.ts';

export function faultsOf(army: Army, format: Format): ArmyFault[] {
  if (army.edition !== format.edition)
    return [fault([], 'otherEdition', { edition: army.edition, wanted: format.edition })];
  return [
    ...army.units.flatMap((listed, i) => unitFaults(army, listed, format).map((found) => ({ ...found, unit: i }))),
    ...uniqueFaults(army, format),
    ...rankFaults(army, format),
    ...pointFaults(army, format),
    ...scenarioFaults(army, format),
    ...handFaults(army, format),
    ...deckFaults(army, format),
  ];
}

/** A scenario is played by its own two factions. R-LE-111 */
const scenarioFaults = ({ faction }: Army, { scenario }: Format): ArmyFault[] =>
  !scenario || Object.values(scenario.factions).includes(faction)
    ? []
    : [fault([], 'notInScenario', { faction: factionName(faction) })];

const FACTION: readonly ClauseId[] = ['LE-ARMEE-FRAKTIONEN-02', 'LE-FRAKTIONEN-03', 'LC-FRAKTIONEN-02'];

/** Factions as the keyword Mercenary spells them. */
const HIRED_BY: Readonly<Record<string, Army['faction']>> = {
  Rebels: 'rebel',
  Empire: 'empire',
  Republic: 'republic',
  Separatists: 'separatist',
};

/** LE-ARMEE-FRAKTIONEN-02: units of one faction; in 2.6 also mercenaries that work for it. */
export function belongs(unit: Unit, faction: Army['faction']): boolean {
  if (unit.faction === faction) return true;
  const employers = isMercenary(unit) ? (findKeyword(unit, 'mercenary')?.of ?? []) : [];
  return employers.some((name) => name === 'All' || HIRED_BY[name] === faction);
}

/** Of one unit and its cards, without what the whole army decides. */
export function unitFaults(army: Army, listed: ArmyUnit, format: Format): ArmyFault[] {
  const unit = findUnit(listed.unit, format);
  if (!unit) return [fault([], 'unknownUnit', { id: listed.unit })];
  const faults: ArmyFault[] = [];
  const named = unitName(unit.id, army.edition);
  if (!belongs(unit, army.faction))
    faults.push(
      fault(FACTION, 'mixedFactions', {
        card: named,
        faction: factionName(unit.faction),
        army: factionName(army.faction),
      }),
    );
  // Announced only: without published points and wounds nobody can field it.
  if (unit.unreleased && unit.points === 0) faults.push(fault([], 'unpublished', { card: named }));
  if (unit.rank === 'counterpart') faults.push(fault([], 'loneCounterpart', { card: named }));
  const issue = findKeyword(unit, 'special-issue')?.of;
  if (issue) faults.push(fault([], 'specialIssue', { card: named, force: issue.join(', ') }));
  faults.push(...equipFaults(army, listed, unit, format));
  if (listed.counterpart)
    faults.push(
      ...counterpartFaults(army, listed.counterpart, unit, format).map((one) => ({
        ...one,
        counterpart: true as const,
      })),
    );
  if (listed.loadout) faults.push(...loadoutFaults(army, listed, unit, format));
  return faults;
}

function counterpartFaults(army: Army, carrier: Carrier, of: Unit, format: Format): ArmyFault[] {
  const unit = findUnit(carrier.unit, format);
  if (!unit) return [fault([], 'unknownUnit', { id: carrier.unit })];
  const partners = unit.rank === 'counterpart' ? (findKeyword(unit, 'counterpart')?.of ?? []) : [];
  const fits = unit.faction === of.faction && partners.some((name) => isNamed(of, name));
  const args = { card: unitName(unit.id, army.edition), unit: unitName(of.id, army.edition) };
  return [...(fits ? [] : [fault([], 'otherCounterpart', args)]), ...equipFaults(army, carrier, unit, format)];
}

/** Loadout: what is set aside must be what the unit could carry instead, each for one that it carries. */
function loadoutFaults(army: Army, listed: ArmyUnit, unit: Unit, format: Format): ArmyFault[] {
  const loadout = listed.loadout ?? [];
  const args = { card: unitName(unit.id, army.edition) };
  if (!findKeyword(unit, 'loadout')) return [fault([], 'noLoadout', args)];
  if (loadout.length > listed.upgrades.length) return [fault([], 'loadoutTooLarge', args)];
  return equipFaults(army, { unit: listed.unit, upgrades: loadout }, unit, format).filter((one) => !one.incomplete);
}

function pointClauses({ id }: Format): readonly ClauseId[] {
  if (id === 'epic') return ['LE-EPISCHE-ARMEE-02'];
  if (id === 'team') return ['LE-TEAM-GEFECHT-02'];
  return ['LE-ARMEE-PUNKTE-03', 'LC-PUNKTE-02'];
}

function pointFaults(army: Army, format: Format): ArmyFault[] {
  const measured = pointsOf(army, format);
  const allowed = format.points;
  return measured > allowed
    ? [{ ...fault(pointClauses(format), 'tooDear', { measured, allowed }), measured, allowed }]
    : [];
}

/** LE-TEAM-GEFECHT-03, LE-TEAM-GEFECHT-04: what two armies of a team make wrong together. */
export function teamFaults(armies: readonly Army[], format: Format): ArmyFault[] {
  const [first, ...others] = armies;
  if (!first) return [];
  const faults: ArmyFault[] = [];
  if (others.some((army) => army.faction !== first.faction))
    faults.push(fault(['LE-TEAM-GEFECHT-03'], 'teamFactions', { faction: factionName(first.faction) }));
  const names = armies.map(
    (army) => new Set(placedCards(army, format).flatMap(({ card }) => (limitOf(card) === 1 ? [card.name.en] : []))),
  );
  for (const [i, mine] of names.entries())
    for (const name of mine)
      if (names.some((theirs, j) => j > i && theirs.has(name)))
        faults.push(fault(['LE-TEAM-GEFECHT-04'], 'teamTwice', { card: name }));
  return faults;
}

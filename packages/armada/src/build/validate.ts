import { type Json, say } from '@holotisch/engine';
import type { ClauseId } from '@holotisch/rules';
import * as data from '../data/index.ts';
import { OBJECTIVE_KINDS, type ShipCard, type UpgradeCard } from '../data/types.ts';
import { factionName, kindName, nameOf, slotName } from '../text/build/names.ts';
import type { FleetFault } from './fault.ts';
import type { Fleet, FleetShip } from './fleet.ts';
import { type Agreement, aceLimit, squadronLimit } from './formats.ts';
import { seat } from './icons.ts';
import { unmet } from './limits.ts';
import { isAce, isCommander, isFlagship, pointsOf, squadronPoints, squadronsOf, upgradesOf } from './look-up.ts';
import { repeatedNames } from './unique.ts';

/** Every fault of a fleet, ship by ship, then squadrons, objectives and those of the whole. */
export function faultsOf(fleet: Fleet, agreed: Agreement): FleetFault[] {
  return [
    ...fleet.ships.flatMap((ship, i) => shipFaults(fleet, ship, agreed).map((found) => ({ ...found, ship: i }))),
    ...squadronFaults(fleet),
    ...repeatedNames(fleet),
    ...commanderFaults(fleet),
    ...objectiveFaults(fleet),
    ...pointFaults(fleet, agreed),
  ];
}

const fault = (clauses: readonly ClauseId[], key: string, args: Readonly<Record<string, Json>> = {}): FleetFault => ({
  clauses,
  message: say(`ar.fleet.${key}`, args),
});

/** AR-FLOTTENZUSAMMENSTELLUNG-06, AR-FLOTTENZUSAMMENSTELLUNG-07, AR-FRAKTION-02 */
const foreign = (fleet: Fleet, card: { readonly id: string; readonly faction: Fleet['faction'] }): FleetFault[] =>
  card.faction === fleet.faction
    ? []
    : [
        fault(['AR-FLOTTENZUSAMMENSTELLUNG-07', 'AR-FLOTTENZUSAMMENSTELLUNG-06'], 'mixedFactions', {
          card: nameOf(card.id),
          faction: factionName(card.faction),
          fleet: factionName(fleet.faction),
        }),
      ];

/** Of one ship and its cards, without what the whole fleet decides. */
export function shipFaults(fleet: Fleet, listed: FleetShip, agreed: Agreement): FleetFault[] {
  const ship = data.findShip(listed.card);
  if (!ship) return [fault([], 'unknownShip', { id: listed.card })];
  const cards = upgradesOf(listed);
  const fitting = { ship, cards, flagship: isFlagship(listed), prices: agreed.prices };
  const each = cards.flatMap((card, i): FleetFault[] => {
    const found = card
      ? [...unmet(fitting, card), ...retired(card, agreed)]
      : [fault([], 'unknownUpgrade', { id: listed.upgrades[i] ?? '' })];
    return found.map((one) => ({ ...one, upgrade: i }));
  });
  return [...foreign(fleet, ship), ...each, ...iconFaults(ship, cards), ...copies(cards), ...modifications(cards)];
}

const RETIRED: Readonly<Record<string, ClauseId>> = {
  'bail-organa-officer': 'AR-CARD-BAIL-ORGANA-01',
  'governor-pryce': 'AR-CARD-GOUVERNEURIN-PRYCE-01',
  'strategic-adviser': 'AR-CARD-STRATEGISCHER-BERATER-01',
};

function retired(card: UpgradeCard, agreed: Agreement): FleetFault[] {
  const isRetired = card.retired || (agreed.prices === 'first' && card.first?.retired);
  const clause = isRetired && agreed.competitive ? RETIRED[card.id] : undefined;
  return clause ? [fault([clause], 'retired', { card: nameOf(card.id) })] : [];
}

/** Where a ship has no icon left for a card, the clause depends on what the card is. */
function iconClauses(card: UpgradeCard): readonly ClauseId[] {
  if (card.slots.includes('title')) return ['AR-AUFWERTUNGSKARTEN-16', 'AR-FAQ-AUFWERTUNGSKARTEN-01'];
  if (card.slots.length > 1) return ['AR-AUFWERTUNGSKARTEN-07', 'AR-AUFWERTUNGSKARTEN-08'];
  return ['AR-AUFWERTUNGSKARTEN-02', 'AR-AUFWERTUNGSKARTEN-08'];
}

/** Commanders are judged with the whole fleet. */
function iconFaults(ship: ShipCard, cards: readonly (UpgradeCard | undefined)[]): FleetFault[] {
  const { bar, out } = seat(ship, cards);
  return out.flatMap((i) => {
    const card = cards[i];
    if (!card || isCommander(card)) return [];
    const args = { card: nameOf(card.id), slots: card.slots.map(slotName) };
    const missing = card.slots.some((slot) => !bar[slot]);
    const key = card.slots.includes('title') ? 'secondTitle' : missing ? 'noIcon' : 'iconTaken';
    return [{ ...fault(iconClauses(card), key, args), upgrade: i }];
  });
}

const COPY: readonly ClauseId[] = [
  'AR-FLOTTENZUSAMMENSTELLUNG-09',
  'AR-ERR-EINSCHRAENKUNGEN-FLOTTENZUS-01',
  'AR-ERR-FLOTTENZUSAMMENSTELLUNG-01',
];

const copies = (cards: readonly (UpgradeCard | undefined)[]): FleetFault[] =>
  cards.flatMap((card, i) =>
    card && cards.indexOf(card) < i ? [{ ...fault(COPY, 'copy', { card: nameOf(card.id) }), upgrade: i }] : [],
  );

/** A second copy of one card is told as such. */
function modifications(cards: readonly (UpgradeCard | undefined)[]): FleetFault[] {
  const first = cards.find((card) => card?.modification);
  return cards.flatMap((card, i) => {
    if (!first || !card?.modification || card === first) return [];
    const args = { card: nameOf(card.id), other: nameOf(first.id) };
    return [{ ...fault(['AR-AUFWERTUNGSKARTEN-09'], 'secondModification', args), upgrade: i }];
  });
}

const squadronFaults = (fleet: Fleet): FleetFault[] =>
  squadronsOf(fleet).flatMap((card, i) => {
    const found = card ? foreign(fleet, card) : [fault([], 'unknownSquadron', { id: fleet.squadrons[i] ?? '' })];
    return found.map((one) => ({ ...one, squadron: i }));
  });

/** AR-COMMANDER-02, AR-FLAGGSCHIFF-03, AR-FLOTTILLEN-05, R-AR-04 */
function commanderFaults(fleet: Fleet): FleetFault[] {
  const places = fleet.ships.flatMap((listed, ship) =>
    upgradesOf(listed).flatMap((card, upgrade) => (card && isCommander(card) ? [{ card, ship, upgrade }] : [])),
  );
  if (places.length === 0) return [{ ...fault(['AR-FLAGGSCHIFF-03'], 'noCommander'), incomplete: true }];
  return places.flatMap(({ card, ship, upgrade }, i) => {
    const found: FleetFault[] = [];
    const carrier = data.findShip(fleet.ships[ship]?.card ?? '');
    if (carrier && data.isFlotilla(carrier))
      found.push(
        fault(['AR-FLOTTILLEN-05', 'AR-ERR-FLOTTILLE-05', 'AR-FLAGGSCHIFF-02'], 'flotillaCommander', {
          card: nameOf(card.id),
          ship: nameOf(carrier.id),
        }),
      );
    if (i > 0)
      found.push(fault(['AR-COMMANDER-02', 'AR-FLAGGSCHIFF-03'], 'secondCommander', { card: nameOf(card.id) }));
    return found.map((one) => ({ ...one, ship, upgrade }));
  });
}

/** AR-EINSATZZIELKARTEN-01 */
function objectiveFaults(fleet: Fleet): FleetFault[] {
  const clause: readonly ClauseId[] = ['AR-EINSATZZIELKARTEN-01'];
  return OBJECTIVE_KINDS.flatMap((kind): FleetFault[] => {
    const id = fleet.objectives[kind];
    const wanted = kindName(kind);
    if (id === undefined)
      return [{ ...fault(clause, 'noObjective', { kind: wanted }), objective: kind, incomplete: true }];
    const card = data.findObjective(id);
    if (!card) return [{ ...fault([], 'unknownObjective', { id }), objective: kind }];
    if (card.kind === kind) return [];
    const args = { card: nameOf(id), kind: kindName(card.kind), wanted };
    return [{ ...fault(clause, 'otherKind', args), objective: kind }];
  });
}

const SQUADRON_THIRD: readonly ClauseId[] = [
  'AR-FLOTTENZUSAMMENSTELLUNG-10',
  'AR-FAQ-AUFBAU-UND-FLOTTENZUSAMMENST-01',
  'AR-FAQ-AUFBAU-UND-FLOTTENZUSAMMENST-02',
];

function pointFaults(fleet: Fleet, { points, prices }: Agreement): FleetFault[] {
  if (points === null) return [];
  const above = (clauses: readonly ClauseId[], key: string, measured: number, allowed: number): FleetFault[] =>
    measured > allowed ? [{ ...fault(clauses, key, { measured, allowed }), measured, allowed }] : [];
  const aces = squadronsOf(fleet).filter(isAce).length;
  return [
    ...above(['AR-FLOTTENZUSAMMENSTELLUNG-01'], 'tooDear', pointsOf(fleet, prices), points),
    ...above(SQUADRON_THIRD, 'tooManySquadrons', squadronPoints(fleet, prices), squadronLimit(points)),
    ...above(['AR-FLOTTENZUSAMMENSTELLUNG-11'], 'tooManyAces', aces, aceLimit(points)),
  ];
}

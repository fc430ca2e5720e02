import { type Json, type Refusal, say } from '@holotisch/engine';
import type { ClauseId } from '@holotisch/rules';
import * as data from '../data/index.ts';
import type { Pilot, Slot, Upgrade } from '../data/types.ts';
import { factionName, nameOf, pilotKey, slotName, upgradeKey } from '../text/names.ts';
import { FORMATS, type Format } from './formats.ts';
import { cardsOf, pilotOf } from './look-up.ts';
import { grantsOf, placesOf, seatCards } from './places.ts';
import { cardPoints } from './points.ts';
import { type Fitting, uniqueNameOf, unmet } from './restrictions.ts';
import type { Squad, SquadShip } from './squad.ts';

/** What the players have agreed on. */
export interface Agreement {
  /** null: no limit. XW-INDIVIDUALISIERTE-JAEGERSTAFFELN-01 */
  readonly points: number | null;
  readonly format: Format;
}

/** Something wrong with a squad, and with which of its cards. */
export interface SquadFault extends Refusal {
  readonly ship?: number;
  readonly upgrade?: number;
  /** Nothing wrong with what is there: something is still to be added. */
  readonly incomplete?: true;
}

/** A ship of the list with what its ids stand for, as far as they are known. */
interface Listed {
  readonly ship: SquadShip;
  readonly pilot: Pilot | undefined;
  readonly cards: readonly (Upgrade | undefined)[];
}

/** Every fault of a squad, ship by ship, then those of the whole. */
export function faultsOf(squad: Squad, agreed: Agreement): SquadFault[] {
  const list = squad.ships.map((ship): Listed => ({ ship, pilot: pilotOf(squad, ship), cards: cardsOf(ship) }));
  const names = namesIn(list);
  const faults: SquadFault[] = [];
  for (let i = 0; i < list.length; i++)
    for (const fault of shipFaults(squad, list[i]!, names, agreed)) faults.push({ ...fault, ship: i });
  faults.push(...repeated(list), ...wholeFaults(list, agreed));
  return faults;
}

/** The unique names in a squad. */
function namesIn(list: readonly Listed[]): ReadonlySet<string> {
  const names = new Set<string>();
  const add = (card: Pilot | Upgrade | undefined): void => {
    const name = card && uniqueNameOf(card);
    if (name !== undefined) names.add(name);
  };
  for (const { pilot, cards } of list) {
    add(pilot);
    for (const card of cards) add(card);
  }
  return names;
}

const fault = (clauses: readonly ClauseId[], key: string, args: Readonly<Record<string, Json>> = {}): SquadFault => ({
  clauses,
  message: say(`xw.squad.${key}`, args),
});

function shipFaults(
  squad: Squad,
  { ship, pilot, cards }: Listed,
  names: ReadonlySet<string>,
  agreed: Agreement,
): readonly SquadFault[] {
  const type = data.findShip(ship.type);
  if (!type) return [fault([], 'unknownShip', { id: ship.type })];
  if (!pilot) return [fault([], 'unknownPilot', { id: ship.pilot, ship: nameOf(type.id) })];
  const faults: SquadFault[] = [];
  if (pilot.faction !== squad.faction)
    faults.push(
      fault(['XW-FRAKTION-03', 'XW-INDIVIDUALISIERTE-JAEGERSTAFFELN-04'], 'mixedFactions', {
        card: nameOf(pilotKey(pilot)),
        faction: factionName(pilot.faction),
        squad: factionName(squad.faction),
      }),
    );
  if (pilot.arrivesBy !== undefined)
    faults.push(
      fault(['XW-KARTENFAEHIGKEITEN-01'], 'arrivesBy', {
        card: nameOf(pilotKey(pilot)),
        by: nameOf(`title/${pilot.arrivesBy}`),
      }),
    );
  if (type.epic && !FORMATS[agreed.format].huge)
    faults.push(fault(['XW-SPIELFORMATE-05'], 'onlyEpic', { card: nameOf(pilotKey(pilot)) }));
  if (cards.length === 0) return faults; // all that follows is about them
  const fitting: Fitting = { type, pilot, cards, places: placesOf(pilot, cards), names };
  for (let i = 0; i < cards.length; i++)
    if (cards[i]) faults.push(...unmet(fitting, i).map((f) => ({ ...f, upgrade: i })));
    else faults.push({ ...fault([], 'unknownUpgrade', { id: ship.upgrades[i]!.id }), upgrade: i });
  faults.push(...iconFaults(fitting), ...copies(cards), ...owed(cards));
  return faults;
}

/** Where a ship has no icon left for a card, the clause depends on what the card is. */
const ICON_CLAUSES: Readonly<Partial<Record<Slot, readonly ClauseId[]>>> = {
  mod: ['XW-MODIFIKATIONEN-03'],
  title: ['XW-TITEL-02'],
};

function iconFaults({ cards, places }: Fitting): SquadFault[] {
  return seatCards(cards, places).out.map((i) => {
    const card = cards[i]!;
    const have = places.filter((p) => p.kinds.includes(card.slot)).length;
    const clauses = ICON_CLAUSES[card.slot] ?? ['XW-AUFWERTUNGSKARTEN-04'];
    const key = have === 0 ? 'noIcon' : 'iconTaken';
    const args = { card: nameOf(upgradeKey(card)), slot: slotName(card.slot), have };
    return { ...fault([...clauses, 'XW-INDIVIDUALISIERTE-JAEGERSTAFFELN-03'], key, args), upgrade: i };
  });
}

/** XW-LIMITIERT-01, and cards that let a ship have more of a kind as long as they differ. */
function copies(cards: readonly (Upgrade | undefined)[]): SquadFault[] {
  const mustDiffer = cards.flatMap((c) => ((c && grantsOf(c)?.gains) ?? []).filter((g) => g.different));
  return cards.flatMap((card, i) => {
    if (!card || cards.indexOf(card) === i) return [];
    const args = { card: nameOf(upgradeKey(card)) };
    if (card.limited) return { ...fault(['XW-LIMITIERT-01'], 'limited', args), upgrade: i };
    if (mustDiffer.some((g) => g.slot === card.slot))
      return { ...fault(['XW-KARTENFAEHIGKEITEN-01'], 'mustDiffer', args), upgrade: i };
    return [];
  });
}

/** Cards that another one obliges the ship to carry. */
function owed(cards: readonly (Upgrade | undefined)[]): SquadFault[] {
  return cards.flatMap((card, i) =>
    ((card && grantsOf(card)?.gains) ?? []).flatMap(({ slot, mustBe }) => {
      if (mustBe === undefined || cards.some((c) => c?.slot === slot && c.id === mustBe)) return [];
      const args = { card: nameOf(upgradeKey(card!)), wanted: nameOf(`${slot}/${mustBe}`) };
      return { ...fault(['XW-KARTENFAEHIGKEITEN-01'], 'mustCarry', args), upgrade: i, incomplete: true as const };
    }),
  );
}

/** XW-EINZIGARTIGE-NAMEN-02, XW-EINZIGARTIGE-NAMEN-03, and cards that say how many a squad may hold. */
function repeated(list: readonly Listed[]): SquadFault[] {
  const faults: SquadFault[] = [];
  const seen = new Set<string>();
  const isSeen = (card: Pilot | Upgrade): boolean => {
    const name = uniqueNameOf(card);
    if (name === undefined) return false;
    const before = seen.has(name);
    seen.add(name);
    return before;
  };
  const counts = new Map<Upgrade, number>();
  for (let ship = 0; ship < list.length; ship++) {
    const { pilot, cards } = list[ship]!;
    if (pilot && isSeen(pilot)) faults.push({ ...twice(pilotKey(pilot)), ship });
    for (let upgrade = 0; upgrade < cards.length; upgrade++) {
      const card = cards[upgrade];
      if (!card) continue;
      if (isSeen(card)) faults.push({ ...twice(upgradeKey(card)), ship, upgrade });
      if (card.perSquad === undefined) continue;
      const count = (counts.get(card) ?? 0) + 1;
      counts.set(card, count);
      if (count <= card.perSquad) continue;
      const args = { card: nameOf(upgradeKey(card)), most: card.perSquad };
      faults.push({ ...fault(['XW-KARTENFAEHIGKEITEN-01'], 'perSquad', args), ship, upgrade });
    }
  }
  return faults;
}
const twice = (key: string): SquadFault =>
  fault(['XW-EINZIGARTIGE-NAMEN-02', 'XW-EINZIGARTIGE-NAMEN-03'], 'twice', { card: nameOf(key) });

function wholeFaults(list: readonly Listed[], { points }: Agreement): SquadFault[] {
  const clause: ClauseId[] = ['XW-INDIVIDUALISIERTE-JAEGERSTAFFELN-01'];
  if (list.length === 0) return [{ ...fault(clause, 'empty'), incomplete: true }];
  if (points === null) return [];
  let sum = 0;
  for (const { pilot, cards } of list) sum += cardPoints(pilot, cards);
  if (sum <= points) return [];
  return [{ ...fault(clause, 'tooDear', { points: sum, most: points }), measured: sum, allowed: points }];
}

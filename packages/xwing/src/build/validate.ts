import { type Json, type Refusal, say } from '@holotisch/engine';
import type { ClauseId } from '@holotisch/rules';
import * as data from '../data/index.ts';
import type { Slot, Upgrade } from '../data/types.ts';
import { factionName, nameOf, pilotKey, slotName, upgradeKey } from '../text/names.ts';
import { FORMATS, type Format } from './formats.ts';
import { cardsOf, pilotOf, pointsOf } from './look-up.ts';
import { grantsOf, placesOf, seatCards } from './places.ts';
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

/** Every fault of a squad, ship by ship, then those of the whole. */
export function faultsOf(squad: Squad, agreed: Agreement): SquadFault[] {
  const names = new Set(
    squad.ships.flatMap((ship) =>
      [pilotOf(squad, ship), ...cardsOf(ship)].flatMap((card) => (card && uniqueNameOf(card)) ?? []),
    ),
  );
  const faults = squad.ships.flatMap((ship, i) =>
    shipFaults(squad, ship, names, agreed).map((fault) => ({ ...fault, ship: i })),
  );
  return [...faults, ...repeated(squad), ...wholeFaults(squad, agreed)];
}

const fault = (clauses: readonly ClauseId[], key: string, args: Readonly<Record<string, Json>> = {}): SquadFault => ({
  clauses,
  message: say(`xw.squad.${key}`, args),
});

function shipFaults(squad: Squad, ship: SquadShip, names: ReadonlySet<string>, agreed: Agreement): SquadFault[] {
  const type = data.findShip(ship.type);
  if (!type) return [fault([], 'unknownShip', { id: ship.type })];
  const pilot = pilotOf(squad, ship);
  if (!pilot) return [fault([], 'unknownPilot', { id: ship.pilot, ship: nameOf(type.id) })];
  const name = nameOf(pilotKey(pilot));
  const faults: SquadFault[] = [];
  if (pilot.faction !== squad.faction)
    faults.push(
      fault(['XW-FRAKTION-03', 'XW-INDIVIDUALISIERTE-JAEGERSTAFFELN-04'], 'mixedFactions', {
        card: name,
        faction: factionName(pilot.faction),
        squad: factionName(squad.faction),
      }),
    );
  if (pilot.arrivesBy !== undefined)
    faults.push(
      fault(['XW-KARTENFAEHIGKEITEN-01'], 'arrivesBy', { card: name, by: nameOf(`title/${pilot.arrivesBy}`) }),
    );
  if (type.epic && !FORMATS[agreed.format].huge) faults.push(fault(['XW-SPIELFORMATE-05'], 'onlyEpic', { card: name }));
  const cards = cardsOf(ship);
  const fitting: Fitting = { type, pilot, cards, places: placesOf(pilot, cards), names };
  for (const [i, card] of cards.entries())
    if (card) faults.push(...unmet(fitting, i).map((f) => ({ ...f, upgrade: i })));
    else faults.push({ ...fault([], 'unknownUpgrade', { id: ship.upgrades[i]!.id }), upgrade: i });
  return [...faults, ...iconFaults(fitting), ...copies(cards), ...owed(cards)];
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
function repeated(squad: Squad): SquadFault[] {
  const faults: SquadFault[] = [];
  const seen = new Set<string>();
  const counts = new Map<Upgrade, number>();
  for (const [i, ship] of squad.ships.entries()) {
    const pilot = pilotOf(squad, ship);
    for (const [at, card] of [pilot, ...cardsOf(ship)].entries()) {
      if (!card) continue;
      const where = at === 0 ? { ship: i } : { ship: i, upgrade: at - 1 };
      const key = 'slot' in card ? upgradeKey(card) : pilotKey(card);
      const name = uniqueNameOf(card);
      if (name !== undefined && seen.has(name)) {
        const clauses: ClauseId[] = ['XW-EINZIGARTIGE-NAMEN-02', 'XW-EINZIGARTIGE-NAMEN-03'];
        faults.push({ ...fault(clauses, 'twice', { card: nameOf(key) }), ...where });
      }
      if (name !== undefined) seen.add(name);
      if (!('slot' in card) || card.perSquad === undefined) continue;
      const count = (counts.get(card) ?? 0) + 1;
      counts.set(card, count);
      if (count > card.perSquad)
        faults.push({
          ...fault(['XW-KARTENFAEHIGKEITEN-01'], 'perSquad', { card: nameOf(key), most: card.perSquad }),
          ...where,
        });
    }
  }
  return faults;
}

function wholeFaults(squad: Squad, { points }: Agreement): SquadFault[] {
  const clause: ClauseId[] = ['XW-INDIVIDUALISIERTE-JAEGERSTAFFELN-01'];
  if (squad.ships.length === 0) return [{ ...fault(clause, 'empty'), incomplete: true }];
  const sum = pointsOf(squad);
  if (points === null || sum <= points) return [];
  return [{ ...fault(clause, 'tooDear', { points: sum, most: points }), measured: sum, allowed: points }];
}

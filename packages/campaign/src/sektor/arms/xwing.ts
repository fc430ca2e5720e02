import { bad, good, type Json, readShape, say } from '@holotisch/engine';
import { data, faultsOf, randomSquad, type Squad, SquadShape, shipPoints, type XWingState } from '@holotisch/xwing';
import type { Force, ForceUnit } from '../state.ts';
import { type Arm, type Deployed, type Fates, fresh, sizesOf } from './arm.ts';

/** Dogfights: squads of X-Wing. A unit is written `ship/pilot`, an upgrade card `slot/id`. */

const parted = (name: string): readonly [string, string] => {
  const at = name.indexOf('/');
  return at < 0 ? [name, ''] : [name.slice(0, at), name.slice(at + 1)];
};
const FACTIONS: readonly data.Faction[] = ['rebel', 'imperial', 'scum'];
const factionOf = ({ faction }: Pick<Force, 'faction'>): data.Faction => FACTIONS.find((one) => one === faction)!;
const pilotOf = (force: Pick<Force, 'faction'>, card: string): data.Pilot | undefined =>
  data.findPilot(factionOf(force), ...parted(card));
const upgradeOf = (name: string): data.Upgrade | undefined => {
  const [slot, id] = parted(name);
  return data.findUpgrade(slot as data.Slot, id);
};

const squadOf = (force: Pick<Force, 'faction'>, units: readonly ForceUnit[]): Squad => ({
  faction: factionOf(force),
  ships: units.map(({ card, upgrades }) => {
    const [type, pilot] = parted(card);
    return {
      type,
      pilot,
      upgrades: upgrades.map((name) => {
        const [slot, id] = parted(name);
        return { slot: slot as data.Slot, id };
      }),
    };
  }),
});
const squadJson = ({ force, units }: Deployed): Json => JSON.parse(JSON.stringify(squadOf(force, units)));

/** Rocks where nobody has fought yet, then wrecks among them, then wrecks alone. */
const ROCKS = ['coreasteroid5', 'coreasteroid3', 'core2asteroid4', 'core2asteroid5', 'coreasteroid4', 'coreasteroid2'];
const WRECKS = [
  'yt2400debris0',
  'yt2400debris1',
  'yt2400debris2',
  'vt49decimatordebris0',
  'vt49decimatordebris1',
  'vt49decimatordebris2',
];
const obstaclesFor = (damage: number): readonly string[] => {
  const wrecks = Math.min(6, 3 * damage);
  return [...ROCKS.slice(0, 6 - wrecks), ...WRECKS.slice(0, wrecks)];
};

export const xwing: Arm = {
  game: 'xwing',
  rate: 8,
  training: 3,
  edition: () => '1',
  forceOf(list) {
    const read = readShape(SquadShape, list as Json);
    if (!read.ok) return read;
    const { faction, ships } = read.value;
    if (ships.some(({ section }) => section !== undefined)) return bad({ clauses: [], message: say('sk.no.huge') });
    return good({
      game: 'xwing',
      faction,
      units: ships.map(({ type, pilot, upgrades }) =>
        fresh(
          `${type}/${pilot}`,
          upgrades.map(({ slot, id }) => `${slot}/${id}`),
        ),
      ),
      cards: {},
    });
  },
  fault(force, units, points) {
    const [found] = faultsOf(squadOf(force, units), { points, format: 'standard' });
    return found && { clauses: found.clauses, message: found.message };
  },
  cardPoints: (force, card) => pilotOf(force, card)?.points,
  hasUpgrade: (_force, upgrade) => upgradeOf(upgrade) !== undefined,
  upgradesPoints(force, { card, upgrades }) {
    const squad = squadOf(force, [fresh(card, upgrades)]);
    return shipPoints(squad, squad.ships[0]!) - (pilotOf(force, card)?.points ?? 0);
  },
  uniqueNames: (force, cards) =>
    cards.flatMap((card) => {
      const found = pilotOf(force, card) ?? upgradeOf(card);
      return found?.unique ? [found.name.en] : [];
    }),
  setup: (forces, { damage }, points, { rounds }) => ({
    squads: forces.map(squadJson),
    obstacles: [...obstaclesFor(damage)],
    rules: { points, unenforced: true, roundLimit: rounds },
  }),
  sizes: ({ squads }) => sizesOf(squads, 'ships'),
  told(state) {
    const { ships, outcome, sides } = state as XWingState;
    const fates = (seat: number): Fates =>
      ships.filter((ship) => ship.seat === seat).map(({ status }) => (status === 'destroyed' ? 'fallen' : 'stands'));
    const winner = outcome?.winner ?? null;
    return { winner: winner === null ? null : (sides.indexOf(winner) as 0 | 1), fates: [fates(0), fates(1)] };
  },
  random(rng, points, faction) {
    for (let tries = 0; tries < 200; tries++) {
      const squad = randomSquad(points, rng);
      if (squad && (faction === undefined || squad.faction === faction)) return JSON.parse(JSON.stringify(squad));
    }
    return undefined;
  },
  unitsFor: (force) =>
    data.PILOTS.filter(
      ({ faction, ship, arrivesBy }) =>
        faction === force.faction && arrivesBy === undefined && data.findShip(ship)?.epic !== true,
    ).map(({ ship, id }) => `${ship}/${id}`),
  upgradesFor(force, unit) {
    const pilot = pilotOf(force, unit.card);
    return data.UPGRADES.filter(({ slot }) => slot === 'mod' || slot === 'title' || pilot?.slots.includes(slot)).map(
      ({ slot, id }) => `${slot}/${id}`,
    );
  },
};

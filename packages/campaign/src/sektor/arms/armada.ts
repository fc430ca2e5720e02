import {
  type ArmadaState,
  costOf,
  data,
  type Fleet,
  FleetShape,
  FORMATS,
  faultsOf,
  fleetJson,
  randomFleet,
} from '@holotisch/armada';
import { good, type Json, type JsonObject, readShape } from '@holotisch/engine';
import type { Force, ForceUnit } from '../state.ts';
import { isVeteran } from '../veterans.ts';
import { type Arm, type Deployed, fresh, type Ground, sizesOf } from './arm.ts';

/**
 * Fleet battles. They are battles of a campaign as the game knows them, so that scars and veterans act there by its own rules,
 * and ships may retreat.
 */

const KINDS = data.OBJECTIVE_KINDS;
const isShip = ({ card }: ForceUnit): boolean => data.findShip(card) !== undefined;
/** A list names ships first. */
export const inOrder = <U extends ForceUnit>(units: readonly U[]): U[] => [
  ...units.filter(isShip),
  ...units.filter((unit) => !isShip(unit)),
];
const factionOf = ({ faction }: Pick<Force, 'faction'>): data.Faction => data.FACTIONS.find((one) => one === faction)!;

const fleetOf = (force: Force, units: readonly ForceUnit[]): Fleet => ({
  faction: factionOf(force),
  ships: units.filter(isShip).map(({ card, upgrades }) => ({ card, upgrades: [...upgrades] })),
  squadrons: units.filter((unit) => !isShip(unit)).map(({ card }) => card),
  objectives: Object.fromEntries(KINDS.flatMap((kind) => (force.cards[kind] ?? []).map((id) => [kind, id]))),
});
const points = (card: Parameters<typeof costOf>[0] | undefined): number | undefined => card && costOf(card, 'latest');
const isUnique = (card: string): boolean =>
  (data.findShip(card) ?? data.findSquadron(card) ?? data.findUpgrade(card))?.unique === true;

const places = (units: readonly ForceUnit[], is: (unit: ForceUnit) => boolean): number[] =>
  units.flatMap((unit, at) => (is(unit) ? [at] : []));
/** Of squadrons only unique ones are veterans there. */
const fleetInBattle = ({ force, units }: Deployed): JsonObject => ({
  ...fleetJson(fleetOf(force, units)),
  scarred: places(units, ({ scarred }) => scarred),
  veterans: places(units, (unit) => isVeteran(unit) && (isShip(unit) || isUnique(unit.card))),
});

/** What is fought for: a free station as long as it stands, debris where it was shot to pieces; the defender's own else. */
const objectivesAt = ({ damage }: Ground): { readonly objectives: readonly string[]; readonly own: number } =>
  damage === 0
    ? { objectives: ['independent-station'], own: 2 }
    : { objectives: damage === 1 ? ['asteroids'] : ['asteroids', 'nebula-outskirts'], own: 2 - damage };

export const armada: Arm = {
  game: 'armada',
  rate: 2,
  training: 8,
  edition: () => '1.5.3',
  forceOf(list) {
    const read = readShape(FleetShape, list as Json);
    if (!read.ok) return read;
    const { faction, ships, squadrons, objectives } = read.value;
    return good({
      game: 'armada',
      faction,
      units: [...ships.map(({ card, upgrades }) => fresh(card, upgrades)), ...squadrons.map((card) => fresh(card, []))],
      cards: Object.fromEntries(
        KINDS.flatMap((kind) => (objectives[kind] === undefined ? [] : [[kind, [objectives[kind]]]])),
      ),
    });
  },
  fault(force, units, most) {
    const { clauses, message } = faultsOf(fleetOf(force, units), { ...FORMATS.standard, points: most })[0] ?? {};
    return message && { clauses: clauses ?? [], message };
  },
  cardPoints: (_force, card) => points(data.findShip(card) ?? data.findSquadron(card)),
  hasUpgrade: (_force, upgrade) => data.findUpgrade(upgrade) !== undefined,
  upgradesPoints: (_force, { upgrades }) => upgrades.reduce((sum, id) => sum + (points(data.findUpgrade(id)) ?? 0), 0),
  uniqueNames: (_force, cards) =>
    cards.flatMap((card) => {
      const found = data.findShip(card) ?? data.findSquadron(card) ?? data.findUpgrade(card);
      return found?.unique ? [found.name.en] : [];
    }),
  setup: (forces, ground, most, { rounds }) => ({
    fleets: forces.map(fleetInBattle),
    rules: { points: most, unenforced: true, ...(rounds !== null && { rounds }) },
    campaign: {
      rules: 'corellian-conflict',
      assault: 0,
      base: ground.dug,
      ...(ground.dug ? { objectives: [], own: 0 } : objectivesAt(ground)),
    },
  }),
  sizes({ fleets }) {
    const [ships, squadrons] = [sizesOf(fleets, 'ships'), sizesOf(fleets, 'squadrons')];
    return [ships[0] + squadrons[0], ships[1] + squadrons[1]];
  },
  told: (state) => told(state as ArmadaState),
  random(rng, most, faction) {
    const wanted = data.FACTIONS.find((one) => one === faction);
    const fleet = randomFleet(rng, { ...FORMATS.standard, points: most }, wanted);
    return fleet && fleetJson(fleet);
  },
  unitsFor: ({ faction }) =>
    [...data.ALL_SHIPS, ...data.ALL_SQUADRONS].filter((card) => card.faction === faction).map(({ id }) => id),
  upgradesFor: ({ faction }, unit) =>
    isShip(unit)
      ? data.ALL_UPGRADES.filter(({ limits }) => limits.factions?.some((one) => one === faction) ?? true).map(
          ({ id }) => id,
        )
      : [],
};

/** Whoever has retreated stands; what has joined a fleet for one battle stands on no sheet. */
function told({ units, outcome, sides }: ArmadaState): ReturnType<Arm['told']> {
  const fates = (seat: number) =>
    units
      .filter((unit) => unit.seat === seat && !unit.joined)
      .map((unit) => (unit.status === 'destroyed' || unit.doomed ? 'fallen' : 'stands') as 'fallen' | 'stands');
  const winner = outcome?.winner ?? null;
  return { winner: winner === null ? null : (sides.indexOf(winner) as 0 | 1), fates: [fates(0), fates(1)] };
}

import { bad, good, type Json, type JsonObject, readShape, say } from '@holotisch/engine';
import {
  type Army,
  ArmyShape,
  armyJson,
  data,
  faultsOf,
  type LegionState,
  randomArmy,
  randomTable,
  type Terrain,
  type TerrainKind,
} from '@holotisch/legion';
import { headingDegrees } from '@holotisch/table';
import type { Force, ForceUnit, SektorRules } from '../state.ts';
import { type Arm, type Deployed, fresh, type Ground, sizesOf } from './arm.ts';

/** Ground battles of Legion, in the small format of its edition, which has ranks for few units. */

const FORMAT: Readonly<Record<data.Edition, string>> = { '2.6': 'recon', '1.2': 'skirmish' };
const formatOf = (edition: data.Edition, points = Number.POSITIVE_INFINITY): data.Format => ({
  ...data.formatOf(FORMAT[edition]),
  points,
});
const editionOf = ({ cards }: Pick<Force, 'cards'>): data.Edition => (cards['edition']?.[0] === '1.2' ? '1.2' : '2.6');

function armyOf(force: Force, units: readonly ForceUnit[]): Army {
  const edition = editionOf(force);
  const army: Army = {
    edition,
    faction: data.FACTIONS.find((one) => one === force.faction)!,
    units: units.map(({ card, upgrades }) => ({ unit: card, upgrades: [...upgrades] })),
    commands: force.cards['commands'] ?? [],
    battleDeck: force.cards['battleDeck'] ?? [],
  };
  return { ...army, commands: handOf(army) };
}

/** For a command card whose owner is not there, the first one comes that anybody may play. */
function handOf(army: Army): readonly string[] {
  const wrong = new Set(
    faultsOf({ ...army, battleDeck: [] }, formatOf(army.edition)).flatMap(({ command }) => command ?? []),
  );
  const hand = [...army.commands];
  for (const at of wrong) {
    const card = data.findCommand(hand[at] ?? '', army.edition);
    const stand = data
      .commandsIn(army.edition)
      .find((one) => isForAll(one) && pipsOf(one) === (card ? pipsOf(card) : 1) && !hand.includes(one.id));
    if (stand) hand[at] = stand.id;
  }
  return hand;
}
const STANDING = 'standing-orders';
const isForAll = (card: data.CommandCard): boolean =>
  card.id !== STANDING && !card.owners && !card.faction && !card.needs && !card.battleForce;
const pipsOf = (card: data.CommandCard): number => card.handPips ?? card.pips;

/** What fighting leaves of a town: first ruins, then craters. What prepared positions make of cover. */
const BOMBED: Readonly<Partial<Record<TerrainKind, TerrainKind>>> = {
  building: 'ruins',
  'light-woods': 'tall-grass',
};
const RAZED: Readonly<Partial<Record<TerrainKind, TerrainKind>>> = {
  building: 'crater',
  ruins: 'crater',
  'dense-woods': 'tall-grass',
  'light-woods': 'tall-grass',
};
const DUG: Readonly<Partial<Record<TerrainKind, TerrainKind>>> = {
  crater: 'trench',
  sandbags: 'barricade',
  'low-stone-wall': 'barricade',
  'tall-grass': 'ruins',
};
function terrainAt({ place, damage, dug }: Ground): Terrain[] {
  const table = data.TABLES.skirmish;
  const changed = (kind: TerrainKind): TerrainKind => {
    const after = damage === 0 ? kind : ((damage === 1 ? BOMBED : RAZED)[kind] ?? kind);
    return dug ? (DUG[after] ?? after) : after;
  };
  return randomTable(place, { width: table.width, depth: table.height }).map((piece) => {
    const kind = changed(piece.kind);
    return kind === piece.kind ? piece : { ...piece, kind, height: HEIGHTS[kind] ?? piece.height };
  });
}
const HEIGHTS: Readonly<Partial<Record<TerrainKind, number>>> = {
  crater: 0,
  trench: 0,
  ruins: 70,
  'tall-grass': 45,
  barricade: 29.5,
};
const terrainJson = ({ kind, outline, pose, height }: Terrain): JsonObject => ({
  kind,
  outline: outline.map(([x, y]) => [x, y]),
  x: pose.x,
  y: pose.y,
  degrees: headingDegrees(pose.hx, pose.hy),
  height,
});

export const legion: Arm = {
  game: 'legion',
  rate: 1,
  training: 20,
  edition: ({ legion: edition }) => edition,
  forceOf(list, rules) {
    const read = readShape(ArmyShape, list as Json);
    if (!read.ok) return read;
    const { edition, faction, units, commands, battleDeck } = read.value;
    if (edition !== rules.legion)
      return bad({ clauses: [], message: say('sk.no.edition', { edition, wanted: rules.legion }) });
    if (units.some(({ counterpart, loadout }) => counterpart || loadout))
      return bad({ clauses: [], message: say('sk.no.counterpart') });
    return good({
      game: 'legion',
      faction,
      units: units.map(({ unit, upgrades }) => fresh(unit, upgrades)),
      cards: { edition: [edition], commands: [...commands], battleDeck: [...battleDeck] },
    });
  },
  fault(force, units, points) {
    const [found] = faultsOf(armyOf(force, units), formatOf(editionOf(force), points));
    return found && { clauses: found.clauses, message: found.message };
  },
  cardPoints: (force, card) => data.findUnit(card, editionOf(force))?.points,
  hasUpgrade: (force, upgrade) => data.findUpgrade(upgrade, editionOf(force)) !== undefined,
  upgradesPoints: (force, { card, upgrades }) =>
    upgrades.reduce((sum, id) => {
      const found = data.findUpgrade(id, editionOf(force));
      return found ? sum + data.costOf(found, card) : sum;
    }, 0),
  uniqueNames: (force, cards) =>
    cards.flatMap((card) => {
      const found = data.findUnit(card, editionOf(force)) ?? data.findUpgrade(card, editionOf(force));
      return found?.unique ? [found.name.en] : [];
    }),
  setup: (forces, ground, points, { legion: edition, rounds }: SektorRules) => ({
    armies: forces.map(({ force, units }: Deployed) => armyJson(armyOf(force, units))),
    terrain: terrainAt(ground).map(terrainJson),
    rules: { format: FORMAT[edition], points, unenforced: true, ...(rounds !== null && { rounds }) },
  }),
  sizes: ({ armies }) => sizesOf(armies, 'units'),
  told(state) {
    const { units, outcome, sides } = state as LegionState;
    const fates = (seat: number) =>
      units
        .filter((unit) => unit.seat === seat)
        .map(({ status }) => (status === 'defeated' ? ('fallen' as const) : ('stands' as const)));
    const winner = outcome?.winner ?? null;
    return { winner: winner === null ? null : (sides.indexOf(winner) as 0 | 1), fates: [fates(0), fates(1)] };
  },
  random(rng, points, faction, { legion: edition }) {
    const wanted = data.FACTIONS.find((one) => one === faction);
    for (let tries = 0; tries < 50; tries++) {
      const army = randomArmy(rng, formatOf(edition, points), {
        ...(wanted && { faction: wanted }),
      });
      if (army && !army.units.some(({ counterpart, loadout }) => counterpart || loadout)) return armyJson(army);
    }
    return undefined;
  },
  unitsFor: (force) =>
    data
      .unitsIn(editionOf(force))
      .filter((unit) => unit.faction === force.faction && unit.rank !== 'counterpart' && unit.points > 0)
      .map(({ id }) => id),
  upgradesFor: (force) => data.upgradesIn(editionOf(force)).map(({ id }) => id),
};

import { type Json, type Refusal, say } from '@holotisch/engine';
import { type Pose, pose } from '@holotisch/table';
import { CORE_DECK } from '../armies/form.ts';
import { type Army, armyJson } from '../build/index.ts';
import { type Faction, type Rank, TABLES } from '../data/types.ts';
import { CORE_BARRICADE, type Terrain } from '../geometry/terrain.ts';
import type { Edge } from '../state.ts';
import { factionName } from '../text/build/names.ts';
import type { TrainingStep } from './steps.ts';

/** Who fights in the training battle, with which cards, and where everything stands at its beginning. */

export const TRAINING_FORMAT = 'core-set';
/** LC-AUFBAU-DES-TRAININGSGEFECHTS-02 */
export const TRAINING_FACTIONS = ['republic', 'separatist'] as const satisfies readonly Faction[];
type TrainingFaction = (typeof TRAINING_FACTIONS)[number];

/** LC-AUFBAU-DES-TRAININGSGEFECHTS-13 */
const FORCES: Readonly<Record<TrainingFaction, readonly string[]>> = {
  republic: ['obi-wan-kenobi', 'phase-i-clone-troopers', 'phase-i-clone-troopers', 'barc-speeder'],
  separatist: ['general-grievous-sinister-cyborg', 'b1-battle-droids', 'b1-battle-droids', 'droidekas'],
};
/** Standing Orders is always added. LC-AUFBAU-DES-TRAININGSGEFECHTS-05 */
const NEUTRAL = ['ambush', 'push', 'assault'];
const CHARACTER: Readonly<Record<TrainingFaction, readonly string[]>> = {
  republic: ['hello-there', 'knowledge-and-defense', 'general-kenobi'],
  separatist: ['trained-in-your-jedi-arts', 'supreme-commander', 'crush-them'],
};

/** What a faction fights with as long as armies are not built. */
export const trainingArmy = (faction: TrainingFaction, steps: readonly TrainingStep[] = []): Army => ({
  edition: '1.2',
  faction,
  units: FORCES[faction].map((unit) => ({ unit, upgrades: [] })),
  commands: [...NEUTRAL, ...(steps.includes('character-cards') ? CHARACTER[faction] : [])],
  battleDeck: steps.includes('battle-cards') ? CORE_DECK.split(' ') : [],
});

/** The set-up of a training battle: the first faction sits at seat 0. */
export const trainingSetup = (steps: readonly TrainingStep[] = [], first: TrainingFaction = 'republic'): Json => ({
  armies: [first, otherFaction(first)].map((faction) => armyJson(trainingArmy(faction, steps))),
  rules: { training: { with: [...steps] } },
});
const otherFaction = (faction: TrainingFaction): TrainingFaction =>
  faction === 'republic' ? 'separatist' : 'republic';

/** Why these armies cannot fight a training battle with these additions, but for what army building says. */
export function refuseTraining(armies: readonly Army[], steps: readonly TrainingStep[]): Refusal | undefined {
  const factions = armies.map(({ faction }) => faction);
  if (factions.length !== 2 || !TRAINING_FACTIONS.every((faction) => factions.includes(faction)))
    return { clauses: ['LC-AUFBAU-DES-TRAININGSGEFECHTS-02'], message: say('le.training.factions') };
  if (steps.includes('upgrades'))
    return steps.includes('character-cards')
      ? undefined
      : { clauses: ['LC-KOMMANDOKARTEN-05'], message: say('le.training.needsCards') };
  const other = armies.find((army) => !isSame(army, trainingArmy(army.faction as TrainingFaction, steps)));
  return (
    other && {
      clauses: ['LC-AUFBAU-DES-TRAININGSGEFECHTS-05', 'LC-AUFBAU-DES-TRAININGSGEFECHTS-13'],
      message: say('le.training.forces', { faction: factionName(other.faction) }),
    }
  );
}
const isSame = (a: Army, b: Army): boolean => JSON.stringify(bare(a)) === JSON.stringify(bare(b));
const bare = ({ units, commands, contingencies = [], battleDeck }: Army): Json => ({
  units: units.map(({ unit, upgrades, counterpart }) => [unit, [...upgrades], counterpart?.unit ?? null]),
  commands: [...commands],
  contingencies: [...contingencies],
  battleDeck: [...battleDeck],
});

// Places: our reading of the sketch. R-LE-82

const { width: WIDTH, height: DEPTH } = TABLES.skirmish;
/** Leaders by rank, seen from their own edge. */
const PLACES: Readonly<Partial<Record<Rank, readonly (readonly [x: number, y: number])[]>>> = {
  commander: [[380, 120]],
  corps: [
    [190, 170],
    [570, 170],
  ],
  support: [[750, 130]],
};
/** Where the nth unit of a rank begins. */
export function trainingPlace(rank: Rank, nth: number, edge: Edge): Pose {
  const at = PLACES[rank]?.[nth];
  if (at === undefined) throw new Error(`the sketch has no place for ${rank} ${nth}`);
  return edge === 'south' ? pose(at[0], at[1], 0) : pose(WIDTH - at[0], DEPTH - at[1], 180);
}

/** The eight barricades of the box. LC-AUFBAU-DES-TRAININGSGEFECHTS-10 */
const HALF: readonly (readonly [x: number, y: number, degrees: number])[] = [
  [170, 310, 0],
  [370, 350, 20],
  [560, 300, 0],
  [750, 370, -20],
];
/** In the middle of a battlefield of this width. */
export const trainingBarricades = (width: number): readonly Terrain[] =>
  HALF.flatMap(([x, y, degrees]) => [
    { x, y, degrees },
    { x: WIDTH - x, y: DEPTH - y, degrees: degrees + 180 },
  ]).map(({ x, y, degrees }) => ({
    ...CORE_BARRICADE,
    footing: FREE,
    pose: pose(x + (width - WIDTH) / 2, y, degrees),
  }));
/** LC-BARRIKADEN-03 */
export const FREE = { trooper: 'open', ground: 'open', repulsor: 'open' } as const;

import { type Json, Match } from '@holotisch/engine';
import { objectiveCard } from '../../../src/data/index.ts';
import { armada } from '../../../src/game.ts';
import type { ArmadaState } from '../../../src/state.ts';
import { Table } from '../../table.ts';

/** A match from its set-up on: seat 0 (the cheaper fleet) is the first player, and has chosen this objective. */

const REBEL = {
  faction: 'rebel',
  ships: [
    { card: 'nebulon-b-escort-frigate', upgrades: ['general-dodonna'] },
    { card: 'cr90-corvette-a', upgrades: [] },
    { card: 'cr90-corvette-a', upgrades: [] },
  ],
  squadrons: ['x-wing-squadron', 'x-wing-squadron'],
  objectives: { assault: 'opening-salvo', defence: 'fire-lanes', navigation: 'minefields' },
};
const EMPIRE = {
  faction: 'empire',
  ships: [
    { card: 'victory-ii-class-star-destroyer', upgrades: ['grand-moff-tarkin'] },
    { card: 'gladiator-i-class-star-destroyer', upgrades: [] },
    { card: 'gozanti-class-cruisers-empire', upgrades: [] },
  ],
  squadrons: ['tie-fighter-squadron', 'tie-fighter-squadron', 'tie-bomber-squadron'],
  objectives: { assault: 'opening-salvo', defence: 'fire-lanes', navigation: 'minefields' },
};

interface Begin {
  readonly rebel?: object;
  readonly empire?: object;
  readonly rules?: object;
}

/** The first question after the objective is chosen. */
export function begin(objective: string, { rebel, empire, rules }: Begin = {}): Table {
  const { kind } = objectiveCard(objective);
  const theirs = { ...EMPIRE, ...empire };
  const campaign = kind === 'campaign';
  const fleets = [
    { ...REBEL, ...rebel },
    campaign ? theirs : { ...theirs, objectives: { ...theirs.objectives, [kind]: objective } },
  ];
  const more = campaign ? { objective } : {};
  const setup: Json = JSON.parse(
    JSON.stringify({ fleets, rules: { unenforced: true, points: null, ...rules }, ...more }),
  );
  const match = Match.start(armada, { setup, seed: `objective ${objective}` }, { keep: 'all', verify: true });
  if (!match.ok) throw new Error(JSON.stringify(match.fault));
  const t = new Table(match.value).take('0');
  return campaign ? t : t.take(objective);
}

/** The tokens of the obstacles on the table, in order. */
export const laid = ({ obstacles }: ArmadaState): string[] => obstacles.map((o) => o.token).sort();
/** Goes on to the first round's dials, with the quietest answers. */
export const deployed = (t: Table, script: Parameters<Table['until']>[1] = {}): Table => t.until('dials', script);
/** Whose turn it was to place each obstacle. */
export const placedBy = (t: Table): number[] => t.events('obstacle').map((e) => e.seat);

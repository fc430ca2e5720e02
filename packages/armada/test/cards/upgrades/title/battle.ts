import { type Json, Match } from '@holotisch/engine';
import { ALL_UPGRADES, isFlotilla, shipCard } from '../../../../src/data/index.ts';
import { armada } from '../../../../src/game.ts';
import { baseSize } from '../../../../src/geometry/index.ts';
import { lay, type Spec, ship, Table, type TableSpec } from '../../../table.ts';

/** A ship of seat 0 that looks up the table, and another of seat 1 ahead of it. */

export const X = 600;
const Y = 300;
/** Half the length of a base. */
const HALF = { small: 35.5, medium: 51, large: 64.5 } as const;
type Size = keyof typeof HALF;
export const HALF_WIDTH = { small: baseSize('small').halfWidth, medium: baseSize('medium').halfWidth } as const;

export const mine = (id: string, upgrades: readonly Json[], more: Spec = {}): Spec =>
  ship(id, 0, X, Y, 0, { upgrades: [...upgrades], ...more });
/** From base to base so many millimetres ahead of a ship of this size, face to face unless it looks elsewhere. */
export const ahead =
  (size: Size) =>
  (id: string, own: Size, gap: number, more: Spec = {}, degrees = 180): Spec =>
    ship(id, 1, X, Y + HALF[size] + gap + HALF[own], degrees, more);

/** Gaps in the middle of close, medium and long range. */
export const CLOSE = 60;
export const MEDIUM = 150;
export const LONG = 240;

/** Unit 0 is in its Attack step. */
export const attackStep = (units: readonly Spec[], more: Omit<TableSpec, 'units'> = {}): Table =>
  lay({ units, active: 0, step: 'attack', ...more });
/** Unit 0 is about to reveal its dial. */
export const revealStep = (units: readonly Spec[], more: Omit<TableSpec, 'units'> = {}): Table =>
  lay({ units, active: 0, step: 'reveal', ...more });

/** What kinds of questions have been asked so far. */
export const asked = (t: Table): string[] => t.match.taken.map((d) => d.kind);
/** The states of a unit's defence tokens. */
export const tokens = (t: Table, unit: number): string[] =>
  t.unit(unit).tokens.map(({ kind, state }) => `${kind} ${state}`);

type FleetShip = { readonly card: string; readonly upgrades: readonly string[] };
/** A match from its beginning: the fleet of seat 0 is deployed as it comes, until something is asked of its cards. */
export function setup(ships: readonly FleetShip[], squadrons: readonly string[] = []): Table {
  const { faction } = shipCard(ships[0]!.card);
  const commander = ALL_UPGRADES.find((u) => u.slots.includes('commander') && u.limits.factions?.includes(faction))!;
  const flagship = ships.findLast(({ card }) => !isFlotilla(shipCard(card)))!;
  const fleet = {
    faction,
    squadrons,
    objectives: { assault: 'most-wanted', defence: 'contested-outpost', navigation: 'superior-positions' },
    ships: ships.map((s) => (s === flagship ? { ...s, upgrades: [...s.upgrades, commander.id] } : s)),
  };
  const other = {
    faction: 'empire',
    squadrons: [],
    objectives: fleet.objectives,
    ships: [{ card: 'gladiator-i-class-star-destroyer', upgrades: ['grand-moff-tarkin'] }],
  };
  const rules = { unenforced: true, points: null };
  const start = JSON.parse(JSON.stringify({ fleets: [fleet, other], rules })) as Json;
  const match = Match.start(armada, { setup: start, seed: 'titles' }, { keep: 'all', verify: true });
  if (!match.ok) throw new Error(JSON.stringify(match.fault));
  return new Table(match.value);
}
/** One ship with this title, just deployed. */
export const deployed = (card: string, title: string): Table =>
  setup([{ card, upgrades: [title] }]).goOn(
    (t) => t.unit(0).status === 'play' && t.ask().kind !== 'speed' && t.ask().kind !== 'card-counters',
  );

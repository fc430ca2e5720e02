import { type LegionGame, legion, legion26 } from '../../src/game.ts';
import { lay, type Spec, type Table, type TableSpec } from '../table.ts';

/** A command card on the table, and what comes of it. */

type More = Omit<Partial<TableSpec>, 'units'>;

/** The first player's card is about to be resolved, and orders are issued with it. */
export const resolving = (card: string, units: readonly Spec[], more: More = {}, game: LegionGame = legion): Table =>
  lay({ units, phase: 'command', stage: 2, priority: 0, hands: [{ played: card }, {}], ...more } as TableSpec, game);
/** The first player's card lies there, and this unit is being activated. */
export const acting = (
  card: string,
  active: number | Spec,
  units: readonly Spec[],
  more: More = {},
  game: LegionGame = legion,
): Table => lay({ units, active, hands: [{ played: card }, {}], ...more } as TableSpec, game);

/** Both in 2.6. */
export const resolving26 = (card: string, units: readonly Spec[], more: More = {}): Table =>
  resolving(card, units, more, legion26);
export const acting26 = (card: string, active: number | Spec, units: readonly Spec[], more: More = {}): Table =>
  acting(card, active, units, more, legion26);

/** Everything is declined until a unit may be activated. */
export const toActivation = (t: Table, script: Parameters<Table['until']>[1] = {}): Table =>
  t.goOn(({ state }) => state.phase !== 'command' && state.stage > 0, script);

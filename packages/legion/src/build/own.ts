import {
  bad,
  type FileFault,
  good,
  isObject,
  type Json,
  type JsonObject,
  type Result,
  readShape,
} from '@holotisch/engine';
import * as v from 'valibot';
import { FORMATS, formatOf } from '../data/index.ts';
import type { Army, ArmyUnit } from './army.ts';
import { type Import, importFault } from './import.ts';
import { ArmyShape } from './shape.ts';

/** Our own form of an army keeps everything: ids instead of names, and the format it was built for. */
const FileShape = v.strictObject({
  game: v.literal('legion'),
  format: v.picklist(FORMATS.map(({ id }) => id)),
  /** Where the players have agreed on other points than the format's. */
  points: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5000)))),
  army: ArmyShape,
});

/** An army as setups and files hold it. */
export const armyJson = ({ name, edition, faction, units, commands, contingencies, battleDeck }: Army): JsonObject => ({
  ...(name !== undefined && { name }),
  edition,
  faction,
  units: units.map(({ unit, upgrades, counterpart, loadout }) => ({
    unit,
    upgrades: [...upgrades],
    ...(counterpart && { counterpart: { unit: counterpart.unit, upgrades: [...counterpart.upgrades] } }),
    ...(loadout && { loadout: [...loadout] }),
  })),
  commands: [...commands],
  ...(contingencies && { contingencies: [...contingencies] }),
  battleDeck: [...battleDeck],
});

export function writeArmyFile(army: Army, format: string, points?: number | null): string {
  const isUsual = points === undefined || points === formatOf(format).points;
  return `${JSON.stringify({ game: 'legion', format, ...(!isUsual && { points }), army: armyJson(army) }, null, 2)}\n`;
}

/** A whole file names the game. A bare army, as setups hold it, names its edition. */
export const isOwn = (value: Json): boolean => isObject(value) && (isFile(value) || 'edition' in value);
const isFile = (value: JsonObject): boolean => 'game' in value && 'army' in value;

/** It is read as strictly as in the setup of a match. */
export function readOwn(value: Json): Result<Import, FileFault> {
  if (!isObject(value) || !isFile(value)) {
    const bare = readShape(ArmyShape, value);
    return bare.ok ? good({ army: armyOf(bare.value), report: [] }) : bad(badOwn(bare.fault));
  }
  const file = readShape(FileShape, value);
  if (!file.ok) return bad(badOwn(file.fault));
  const { army, format, points } = file.value;
  return good({ army: armyOf(army), format, ...(points !== undefined && { limit: points }), report: [] });
}

const badOwn = ({ message, where = [] }: Refused): FileFault =>
  importFault('badOwn', { path: where.join('.'), problem: { ...message } }, `/${where.join('/')}`);
type Refused = Extract<ReturnType<typeof readShape>, { readonly ok: false }>['fault'];

export function armyOf({ name, units, contingencies, ...rest }: v.InferOutput<typeof ArmyShape>): Army {
  return {
    ...rest,
    ...(name !== undefined && { name }),
    ...(contingencies !== undefined && { contingencies }),
    units: units.map(
      ({ unit, upgrades, counterpart, loadout }): ArmyUnit => ({
        unit,
        upgrades,
        ...(counterpart && { counterpart }),
        ...(loadout && { loadout }),
      }),
    ),
  };
}

/** An army as it was kept, or undefined if it is none. */
export function keptArmy(value: unknown): Army | undefined {
  const kept = v.safeParse(ArmyShape, value);
  return kept.success ? armyOf(kept.output) : undefined;
}

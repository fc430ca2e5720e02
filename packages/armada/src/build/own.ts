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
import type { Fleet } from './fleet.ts';
import { FORMATS, type Format } from './formats.ts';
import { type Import, importFault } from './import.ts';
import { FleetShape } from './shape.ts';

/** Our own form of a fleet keeps everything: ids instead of names, and what the players have agreed on. */

/** What the players have agreed on, as lists carry it about. */
export type Agreed = { readonly format: Format; readonly points: number | null };

const formats = Object.keys(FORMATS) as Format[];
const FileShape = v.strictObject({
  game: v.literal('armada'),
  format: v.picklist(formats),
  points: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5000))),
  fleet: FleetShape,
});

/** A fleet as setups and files hold it. */
export const fleetJson = ({ name, faction, ships, squadrons, objectives }: Fleet): JsonObject => ({
  ...(name !== undefined && { name }),
  faction,
  ships: ships.map(({ card, upgrades }) => ({ card, upgrades: [...upgrades] })),
  squadrons: [...squadrons],
  objectives: { ...objectives },
});

export const writeFleetFile = (fleet: Fleet, { format, points }: Agreed): string =>
  `${JSON.stringify({ game: 'armada', format, points, fleet: fleetJson(fleet) }, null, 2)}\n`;

/** A whole file names the game. A bare fleet, as setups hold it, names ships by `card`; without ships it reads as names do. */
export const isOwn = (value: Json): boolean => isObject(value) && (isFile(value) || isBare(value));
const isFile = (value: JsonObject): boolean => 'game' in value && 'fleet' in value;
const isBare = ({ ships }: JsonObject): boolean =>
  Array.isArray(ships) && ships.length > 0 && ships.every((ship) => isObject(ship) && typeof ship['card'] === 'string');

/** It is read as strictly as in the setup of a match. */
export function readOwn(value: Json): Result<Import, FileFault> {
  if (!isObject(value) || !isFile(value)) {
    const bare = readShape(FleetShape, value);
    return bare.ok ? good({ fleet: fleetOf(bare.value), report: [] }) : bad(badOwn(bare.fault));
  }
  const file = readShape(FileShape, value);
  if (!file.ok) return bad(badOwn(file.fault));
  const { format, points, fleet } = file.value;
  return good({ fleet: fleetOf(fleet), agreed: { format, points }, report: [] });
}

const badOwn = ({ message, where = [] }: Refused): FileFault =>
  importFault('badOwn', { path: where.join('.'), problem: { ...message } }, `/${where.join('/')}`);
type Refused = Extract<ReturnType<typeof readShape>, { readonly ok: false }>['fault'];

function fleetOf({ name, objectives, ...rest }: v.InferOutput<typeof FleetShape>): Fleet {
  const { assault, defence, navigation } = objectives;
  const chosen = {
    ...(assault !== undefined && { assault }),
    ...(defence !== undefined && { defence }),
    ...(navigation !== undefined && { navigation }),
  };
  return { ...rest, ...(name !== undefined && { name }), objectives: chosen };
}

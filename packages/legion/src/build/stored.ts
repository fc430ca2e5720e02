/** Armies as Legion HQ keeps them: JSON with a code for every card, `{ unitId, count, upgradesEquipped }`. */
import { bad, type FileFault, good, isObject, type Json, type JsonObject, type Result } from '@holotisch/engine';
import { clip, LONGEST_LIST_NAME, type Report } from '@holotisch/engine/list';
import { EDITIONS, type Edition, FACTIONS, FORMATS, findUnit } from '../data/index.ts';
import type { Army, ArmyUnit } from './army.ts';
import { pointsNowAndThen } from './draft-points.ts';
import { type CardKind, cardOfCode } from './hq/hq.ts';
import { type Import, importFault, MOST_UNITS, MOST_UPGRADES, newReport } from './import.ts';
import { LINK_FACTIONS } from './link.ts';

const listIn = (value: Json | undefined): readonly Json[] => (Array.isArray(value) ? value : []);
const objectIn = (value: Json | undefined): JsonObject => (isObject(value) ? (value as JsonObject) : {});

export const isStored = (json: Json): boolean => {
  const units = listIn(objectIn(json)['units']);
  return units.length > 0 && units.every((one) => typeof objectIn(one)['unitId'] === 'string');
};

/** Without a word on the edition: the one in which more of the codes mean something, then the one whose points fit. */
export function readStored(json: Json, edition?: Edition): Result<Import, FileFault> {
  const file = objectIn(json);
  const faction = FACTIONS.find((one) => LINK_FACTIONS[one] === String(file['faction']).toLowerCase());
  if (!faction) return bad(importFault('noFaction'));
  const count = listIn(file['units']).reduce<number>((sum, one) => sum + countOf(one), 0);
  if (count > MOST_UNITS) return bad(importFault('tooMany', { count, most: MOST_UNITS }));
  const lost = ({ report }: Import): number => report.filter((one) => one.lost).length;
  const off = ({ army }: Import): number => {
    const { now, first } = pointsNowAndThen(army);
    return Math.min(...[now, first].map((points) => Math.abs(points - Number(file['pointTotal'] ?? points))));
  };
  const readings = (edition ? [edition] : EDITIONS).map((one) => readIn(one, file, faction));
  return good(readings.toSorted((a, b) => lost(a) - lost(b) || off(a) - off(b))[0]!);
}

const countOf = (unit: Json): number => {
  const { count } = objectIn(unit);
  return typeof count === 'number' && count >= 1 ? Math.min(MOST_UNITS + 1, Math.floor(count)) : 1;
};

function readIn(edition: Edition, file: JsonObject, faction: Army['faction']): Import {
  const report = newReport();
  const codes = (value: Json | undefined, kind: CardKind, path: string): string[] =>
    listIn(value).flatMap((code, i) => cardIn(code, kind, edition, `${path}/${i}`, report));
  const units = listIn(file['units']).flatMap((unit, i) => unitsIn(unit, `/units/${i}`, edition, report, codes));
  const battleDeck = [
    'objectiveCards',
    'deploymentCards',
    'conditionCards',
    'primaryCards',
    'secondaryCards',
    'advantageCards',
  ];
  const contingencies = codes(file['contingencies'], 'command', '/contingencies');
  const force = file['battleForce'];
  if (typeof force === 'string' && force !== '')
    report.lose('battleForce', { what: clip(force) }, { path: '/battleForce' });
  const { title } = file;
  const army: Army = {
    ...(typeof title === 'string' && title !== '' && { name: title.slice(0, LONGEST_LIST_NAME) }),
    edition,
    faction,
    units,
    commands: codes(file['commandCards'], 'command', '/commandCards'),
    ...(contingencies.length > 0 && { contingencies }),
    battleDeck: battleDeck.flatMap((key) => codes(file[key], 'battle', `/${key}`)),
  };
  compareSum(file['pointTotal'], army, report);
  const format = FORMATS.find((one) => one.edition === edition && one.points === pointsIn(file['mode']));
  return { army, ...(format && { format: format.id }), report: report.changes };
}

/** `500-point mode` says what an army may cost; `standard mode` says nothing that the edition does not. */
const pointsIn = (mode: Json | undefined): number | undefined => {
  const found = /^\d{3,4}/.exec(typeof mode === 'string' ? mode : '');
  return found ? Number(found[0]) : undefined;
};

function unitsIn(
  value: Json,
  path: string,
  edition: Edition,
  report: Report,
  codes: (value: Json | undefined, kind: CardKind, path: string) => string[],
): ArmyUnit[] {
  const said = objectIn(value);
  const [unit] = cardIn(said['unitId'] ?? null, 'unit', edition, `${path}/unitId`, report);
  if (unit === undefined || !findUnit(unit, edition)) return [];
  const upgrades = codes(said['upgradesEquipped'], 'upgrade', `${path}/upgradesEquipped`).slice(0, MOST_UPGRADES);
  const loadout = codes(said['loadoutUpgrades'], 'upgrade', `${path}/loadoutUpgrades`).slice(0, MOST_UPGRADES);
  const partner = objectIn(said['counterpart']);
  const [other] =
    'counterpartId' in partner ? cardIn(partner['counterpartId']!, 'unit', edition, `${path}/counterpart`, report) : [];
  const listed: ArmyUnit = {
    unit,
    upgrades,
    ...(other !== undefined && {
      counterpart: { unit: other, upgrades: codes(partner['upgradesEquipped'], 'upgrade', `${path}/counterpart`) },
    }),
    ...(loadout.length > 0 && { loadout }),
  };
  return Array.from({ length: countOf(value) }, () => listed);
}

/** A code, or null for an icon that is free. */
function cardIn(code: Json, kind: CardKind, edition: Edition, path: string, report: Report): string[] {
  if (code === null) return [];
  const card = typeof code === 'string' ? cardOfCode(code, edition) : undefined;
  if (card?.kind === kind) return [card.id];
  report.lose('dropped', { what: clip(String(code)) }, { path });
  return [];
}

function compareSum(said: Json | undefined, army: Army, report: Report): void {
  const { now, first } = pointsNowAndThen(army);
  if (typeof said !== 'number' || said === now) return;
  const where = { path: '/pointTotal' };
  if (said === first) report.tell('fitsFirst', { first, points: now }, where);
  else report.tell('otherSum', { said, points: now }, where);
}

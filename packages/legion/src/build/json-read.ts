/**
 * Armies as JSON of names, as Legion HQ, Tabletop Admiral, the tabletop mod and tournament sites exchange them. Battle cards
 * of 2.6 stand under the old names: primaries as deployments, secondaries as objectives, advantages as conditions.
 */
import { isObject, type Json, type JsonObject } from '@holotisch/engine';
import { LONGEST_LIST_NAME } from '@holotisch/engine/list';
import { type Draft, type DraftUnit, emptyDraft, type Said } from './draft.ts';

const objectIn = (value: Json | undefined): JsonObject | undefined =>
  isObject(value) ? (value as JsonObject) : undefined;
const listIn = (value: Json | undefined): readonly Json[] => (Array.isArray(value) ? value : []);

/** A value as its file spells it. */
const spelled = (value: Json | undefined): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '');

/** A step of a JSON Pointer. */
const step = (name: string): string => name.slice(0, 80).replaceAll('~', '~0').replaceAll('/', '~1');

/** A name itself, or an object that has one. */
function saidIn(value: Json, path: string): Said {
  const name = objectIn(value)?.['name'] ?? value;
  return { name: spelled(name), where: { path } };
}

const namesIn = (value: Json | undefined, path: string): Said[] =>
  listIn(value).map((one, i) => saidIn(one, `${path}/${i}`));

export const isArmyJson = (json: Json): boolean => Array.isArray(objectIn(json)?.['units']);

/** Members that are read, or say nothing that an army has. */
const READ = new Set([
  'author',
  'listname',
  'title',
  'name',
  'points',
  'numActivations',
  'armyFaction',
  'faction',
  'commandCards',
  'contingencies',
  'units',
  'battlefieldDeck',
  'battleFieldDeck',
  'listlink',
]);

/** All of the file that an army has; what else there is comes to the rest. */
export function draftOfJson(json: Json): Draft {
  const file = objectIn(json) ?? {};
  const draft = emptyDraft();
  const name = file['listname'] ?? file['title'] ?? file['name'];
  if (typeof name === 'string' && name !== '') draft.name = name.slice(0, LONGEST_LIST_NAME);
  const faction = file['armyFaction'] ?? file['faction'];
  if (typeof faction === 'string' && faction !== '') draft.faction = faction;
  const { points } = file;
  if (typeof points === 'number') draft.total = { points, where: { path: '/points' } };
  for (const [i, unit] of listIn(file['units']).entries()) draft.units.push(unitIn(unit, `/units/${i}`));
  draft.commands.push(...namesIn(file['commandCards'], '/commandCards'));
  draft.contingencies.push(...namesIn(file['contingencies'], '/contingencies'));
  const key = 'battleFieldDeck' in file ? 'battleFieldDeck' : 'battlefieldDeck';
  const deck = objectIn(file[key]) ?? {};
  for (const [kind, cards] of Object.entries(deck))
    if (kind === 'scenario') readScenario(draft, cards);
    else draft.battleCards.push(...namesIn(cards, `/${key}/${step(kind)}`));
  for (const [key, value] of Object.entries(file))
    if (!READ.has(key) && value !== null && value !== '')
      draft.rest.push({ name: `${key}: ${spelled(value)}`, where: { path: `/${step(key)}` } });
  return draft;
}

/** The tabletop mod tells the small battlefields apart. */
function readScenario(draft: Draft, scenario: Json): void {
  const words = spelled(scenario).toLowerCase();
  if (words === 'recon' || words === 'skirmish') draft.format = words;
}

function unitIn(value: Json, path: string): DraftUnit {
  const { name, where } = saidIn(value, path);
  const unit = objectIn(value) ?? {};
  return {
    name,
    where,
    count: 1,
    upgrades: namesIn(unit['upgrades'], `${path}/upgrades`),
    loadout: namesIn(unit['loadout'], `${path}/loadout`),
  };
}

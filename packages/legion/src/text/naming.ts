import {
  type Dictionary,
  decimal,
  isMessage,
  isObject,
  type Json,
  type Language,
  type Message,
  nameIn,
  render,
  type Seating,
  say,
  seatName,
  withArgs,
} from '@holotisch/engine';
import * as data from '../data/index.ts';
import type { Edition, Name } from '../data/types.ts';
import type { LegionEvent } from '../events.ts';
import { fullName } from './build/names.ts';
import { eventMessage } from './event-message.ts';

/** Puts a message into words: ids become the names that players know. */

/** The part of a state or view that names need. */
interface Named extends Seating {
  readonly rules: { readonly edition: Edition };
  readonly units: readonly {
    readonly card: string;
    readonly number: number;
    readonly upgrades: readonly { readonly id: string }[];
  }[];
  readonly terrain?: readonly { readonly kind: string }[];
}

/** `Stormtroopers 2`: the number of its ID token, where there are several of the name. */
export function unitName({ units, rules }: Named, id: number, lang: Language): string {
  const unit = units[id];
  if (!unit) return String(id);
  const card = data.findUnit(unit.card, rules.edition);
  const name = card ? nameIn(card.name, lang) : unit.card;
  return unit.number > 0 ? `${name} ${unit.number}` : name;
}

/** A card by its id, or by the key of one very card or keyword (`3:0.z-6-trooper/shoot`, `command:1.ambush`, `2:charge`). */
export function cardName(key: string, edition: Edition, lang: Language): string {
  const id = key
    .replace(/^\w+:/, '')
    .replace(/^\d+\./, '')
    .split('/', 1)[0]!
    .replace(/\.\d{1,4}$/, '');
  const card =
    data.findUpgrade(id, edition) ??
    data.findCommand(id, edition) ??
    data.findBattleCard(id) ??
    data.findUnit(id, edition);
  if (card) return fullName(card, lang);
  const keyword = Object.entries<data.KeywordFact>(data.KEYWORDS).find(([name]) => name === id)?.[1];
  return keyword ? nameIn(keyword, lang) : id;
}

const weaponNames = new Map<string, Name>(
  data.EDITIONS.flatMap((edition) =>
    [...data.unitsIn(edition), ...data.upgradesIn(edition), ...data.commandsIn(edition)].flatMap(({ weapons }) =>
      weapons.map(({ id, name }): [string, Name] => [id, name]),
    ),
  ),
);
/** A weapon by its id, or by the key of one on a unit (`unit:e-11`, `2:dlt-19`). */
export function weaponName(key: string, lang: Language): string {
  const id = key.replace(/^[\w.-]+:/, '');
  const name = weaponNames.get(id);
  return name ? nameIn(name, lang) : id;
}

/** What the numbers and ids in a message stand for, by the name of their place. */
const UNITS = new Set(['unit', 'units', 'other', 'by', 'enemy', 'attacker', 'defender']);
const CARDS = new Set(['card', 'cards']);
const PLAYERS = new Set(['side', 'seat']);
const TERMS: Readonly<Record<string, string>> = {
  action: 'action',
  token: 'token',
  rank: 'rank',
  phase: 'phase',
  order: 'order',
  terrain: 'terrain',
  colour: 'die',
  face: 'face',
  faces: 'face',
};
/** These may be of several families; the first that has the word is meant. */
const FAMILIES: Readonly<Record<string, readonly string[]>> = { kind: ['kind', 'move', 'marker'] };

function nameArg(view: Named, text: Dictionary, lang: Language, name: string, value: Json): Json {
  if (value === null) return '';
  if (Array.isArray(value)) return value.map((one: Json) => nameArg(view, text, lang, name, one));
  if (isObject(value)) return isMessage(value) ? inner(view, text, lang, value) : value;
  if (typeof value === 'number') {
    if (UNITS.has(name)) return unitName(view, value, lang);
    if (PLAYERS.has(name)) return seatName(view, name, value, lang);
    if (name === 'terrain') return pieceName(view, text, value);
    return decimal(value, lang);
  }
  if (typeof value !== 'string') return value;
  if (CARDS.has(name)) return cardName(value, view.rules.edition, lang);
  if (name === 'weapon') return weaponName(value, lang);
  if (name === 'why') return reason(view, text, lang, value);
  const family = [TERMS[name] ?? [], FAMILIES[name] ?? []].flat().find((f) => Object.hasOwn(text, `le.${f}.${value}`));
  return family === undefined ? value : { ...say(`le.${family}.${value}`) };
}
/** `Ruins 3`: pieces are counted as they were placed. */
const pieceName = ({ terrain }: Named, text: Dictionary, at: number): string =>
  `${render([text], say(`le.terrain.${terrain?.[at]?.kind ?? at}`))} ${at + 1}`;

/** A rule of the game, or the card that did it. */
const reason = (view: Named, text: Dictionary, lang: Language, why: string): Json =>
  Object.hasOwn(text, `le.because.${why}`) ? { ...say(`le.because.${why}`) } : cardName(why, view.rules.edition, lang);

/** What reads differently in an edition stands there under a key of its own (`le.over.victory@2.6`). */
const keyIn = ({ rules: { edition } }: Named, text: Dictionary, key: string): string =>
  Object.hasOwn(text, `${key}@${edition}`) ? `${key}@${edition}` : key;

const inner = (view: Named, text: Dictionary, lang: Language, message: Message): Message =>
  withArgs({ ...message, text: keyIn(view, text, message.text) }, (name, value) =>
    nameArg(view, text, lang, name, value),
  );

/** A prompt, a refusal or an option, in words. */
export const inWords = (view: Named, text: Dictionary, lang: Language, message: Message): string =>
  render([text], inner(view, text, lang, message));

/** An event as a line of the log. */
export const eventInWords = (view: Named, text: Dictionary, lang: Language, event: LegionEvent): string =>
  inWords(view, text, lang, eventMessage(event));

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
import type { Name } from '../data/types.ts';
import type { ArmadaEvent } from '../events.ts';
import { eventMessage } from './event-message.ts';

/** Puts a message into words: ids become the names that players know. */

/** The part of a state or view that names need. */
export interface Named extends Seating {
  readonly units: readonly { readonly kind: 'ship' | 'squadron'; readonly card: string }[];
  readonly obstacles: readonly { readonly token: string }[];
}

/** Victory II #1: the number stands on the base, too. */
export function unitName(view: Named, id: number, lang: Language): string {
  const unit = view.units[id];
  if (!unit) return String(id);
  const card = unit.kind === 'ship' ? data.findShip(unit.card) : data.findSquadron(unit.card);
  return `${card ? nameIn(card.name, lang) : unit.card} #${id + 1}`;
}

const everyCard = new Map<string, Name>(
  [...data.ALL_SHIPS, ...data.ALL_SQUADRONS, ...data.ALL_UPGRADES, ...data.ALL_OBJECTIVES, ...data.DAMAGE_DECK].map(
    ({ id, name }) => [id, name],
  ),
);

/** A card by its id, or by the key of one very card or ability on a unit (`3:intel-officer/reroll`, `0:crew-panic#1`). */
export function cardName(key: string, lang: Language): string {
  const id = key.replace(/^\w+:/, '').split(/[/#]/, 1)[0]!;
  const name = everyCard.get(id);
  return name ? nameIn(name, lang) : id;
}

/** Obstacles of one kind are numbered as they come in the box. */
const obstacleName = (token: string): Message | string => {
  const known = data.findObstacle(token);
  if (!known) return token;
  const alike = data.OBSTACLES.filter((o) => o.kind === known.kind);
  const kind = { ...say(`ar.obstacle.${known.kind}`) };
  return alike.length === 1 ? kind : say('ar.numbered', { kind, n: alike.indexOf(known) + 1 });
};

/** What the numbers and ids in a message stand for, by the name of their place. */
const UNITS = new Set(['unit', 'units', 'other', 'by', 'ship', 'squadron']);
const CARDS = new Set(['card', 'cards', 'objective']);
const PLAYERS = new Set(['side', 'seat']);
const TERMS: Readonly<Record<string, string>> = {
  zone: 'zone',
  zones: 'zone',
  defending: 'zone',
  from: 'zone',
  to: 'zone',
  range: 'range',
  command: 'command',
  dial: 'command',
  dials: 'command',
  token: 'command',
  tokens: 'command',
  colour: 'colour',
  face: 'face',
  faces: 'face',
  state: 'state',
  phase: 'phase',
  edges: 'edge',
};

function nameArg(view: Named, text: Dictionary, lang: Language, name: string, value: Json): Json {
  const again = (v: Json): Json => nameArg(view, text, lang, name, v);
  if (value === null) return '';
  if (Array.isArray(value)) return value.map(again);
  if (isObject(value)) return isMessage(value) ? inner(view, text, lang, value) : partyName(view, lang, name, value);
  if (typeof value === 'number') {
    if (UNITS.has(name)) return unitName(view, value, lang);
    if (PLAYERS.has(name)) return seatName(view, name, value, lang);
    if (name === 'obstacle') return named(view.obstacles[value]?.token, value);
    return decimal(value, lang);
  }
  if (typeof value !== 'string') return value;
  if (CARDS.has(name)) return cardName(value, lang);
  if (name === 'obstacle') return named(value, value);
  const term = TERMS[name];
  return term !== undefined && Object.hasOwn(text, `ar.${term}.${value}`) ? { ...say(`ar.${term}.${value}`) } : value;
}

const named = (token: string | undefined, otherwise: Json): Json => {
  const name = token === undefined ? undefined : obstacleName(token);
  return name === undefined ? otherwise : typeof name === 'string' ? name : { ...name };
};

/** Who attacks or is attacked: a unit, a station or an exogorth, a mine, an ion cannon. */
function partyName(view: Named, lang: Language, name: string, value: { readonly [name: string]: Json }): Json {
  const { unit, obstacle, marker } = value;
  if (typeof unit === 'number') return unitName(view, unit, lang);
  if (typeof obstacle === 'number') return named(view.obstacles[obstacle]?.token, obstacle);
  // Of all markers only mines are attacked and only cannons of an objective attack; one that did may be gone.
  const kind = name === 'attacker' ? 'objective' : 'mine';
  return typeof marker === 'number' ? { ...say(`ar.marker.${kind}`) } : value;
}

/** A card that lies facedown is nameless: such a message has words of its own. */
const keyOf = (text: Dictionary, { text: key, args }: Message): string =>
  args?.['card'] === null && Object.hasOwn(text, `${key}.hidden`) ? `${key}.hidden` : key;

const inner = (view: Named, text: Dictionary, lang: Language, message: Message): Message =>
  withArgs({ ...message, text: keyOf(text, message) }, (name, value) => nameArg(view, text, lang, name, value));

/** A prompt, a refusal or an option, in words. */
export const inWords = (view: Named, text: Dictionary, lang: Language, message: Message): string =>
  render([text], inner(view, text, lang, message));

/** An event as a line of the log. */
export const eventInWords = (view: Named, text: Dictionary, lang: Language, event: ArmadaEvent): string =>
  inWords(view, text, lang, eventMessage(event));

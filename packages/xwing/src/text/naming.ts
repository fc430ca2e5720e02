import {
  type Dictionary,
  decimal,
  isMessage,
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
import { parseDial } from '../data/dial.ts';
import * as data from '../data/index.ts';
import type { Faction, Name, Slot } from '../data/types.ts';
import type { XWingEvent } from '../events.ts';
import { changeMessage } from './override.ts';
import { actionTerm, bearingTerm, faceTerm, tokenTerm, wordTerm } from './terms.ts';

/** Puts a message into words: ids become the names that players know. */

/** The part of a state or view that names need. */
interface Named extends Seating {
  readonly ships: readonly {
    readonly id: number;
    readonly faction: Faction;
    readonly type: string;
    readonly pilot: string;
  }[];
}

/** Wedge Antilles #1: the number stands on the base, too. */
export function shipName(view: Named, id: number, lang: Language): string {
  const ship = view.ships[id];
  if (!ship) return String(id);
  const pilot = data.findPilot(ship.faction, ship.type, ship.pilot);
  return `${pilot ? nameIn(pilot.name, lang) : ship.pilot} #${id + 1}`;
}

const everyCard = new Map<string, Name>();
for (const u of data.UPGRADES) if (!everyCard.has(u.id)) everyCard.set(u.id, u.name);
for (const p of data.PILOTS) if (!everyCard.has(p.id)) everyCard.set(p.id, p.name);
for (const deck of Object.values(data.DAMAGE_DECKS)) for (const d of deck) everyCard.set(d.id, d.name);
for (const c of data.CONDITIONS) everyCard.set(c.id, c.name);

const idOfCard = (key: string): string => key.replace(/^\d+:/, '').replace(/[#@]\d+$/, '');

/** A card by its id, or by the key of one very card on a ship (`3:ept.pushthelimit#2`). */
export function cardName(key: string, lang: Language): string {
  const id = idOfCard(key);
  const [slot, upgrade] = id.split('.') as [Slot, string | undefined];
  const exact = upgrade === undefined ? undefined : data.findUpgrade(slot, upgrade)?.name;
  const name = exact ?? everyCard.get(upgrade ?? id);
  return name ? nameIn(name, lang) : (actionTerm(id, lang) ?? wordTerm(id, lang) ?? id);
}

const manoeuvres = new Map<string, { bearing: string; speed: number; side: 'left' | 'right' | null }>();
for (const type of data.SHIPS) for (const m of parseDial(type.dial)) manoeuvres.set(m.code, m);

export function manoeuvreName(code: string, lang: Language): string {
  const m = manoeuvres.get(code);
  if (!m) return code;
  const side = m.side ? ` ${wordTerm(m.side, lang)}` : '';
  return `${bearingTerm(m.bearing, lang)}${side} ${m.speed}`;
}

const SHIP_ARGS = new Set(['ship', 'target', 'attacker', 'defender', 'by']);
const CARD_ARGS = new Set(['card', 'weapon', 'condition', 'replacement']);

function nameArg(view: Named, lang: Language, name: string, value: Json): Json {
  if (Array.isArray(value)) return value.map((v) => nameArg(view, lang, name, v));
  if (typeof value === 'number' && (name === 'side' || name === 'seat')) return seatName(view, name, value, lang);
  if (typeof value === 'number' && SHIP_ARGS.has(name))
    return name === 'by' ? signed(value) : shipName(view, value, lang);
  if (typeof value === 'number' && !Number.isInteger(value)) return decimal(value, lang);
  if (value === null) return '–';
  if (typeof value === 'object') return isMessage(value) ? inner(view, lang, value) : value;
  if (typeof value === 'number') return lang === 'de' ? String(value).replace('.', ',') : value;
  if (typeof value !== 'string') return value;
  if (CARD_ARGS.has(name)) return cardName(value, lang);
  if (name === 'action' || name === 'what') return actionTerm(value, lang) ?? cardName(value, lang);
  if (name === 'phase') return { ...say(`xw.phase.${value}`) };
  if (name === 'direction') return { ...say(`xw.way.${value}`) };
  if (name === 'manoeuvre') return manoeuvreName(value, lang);
  if (name === 'token') return tokenTerm(value, lang) ?? value;
  if (name === 'face' || name === 'faces' || name === 'results') return faceTerm(value, lang) ?? value;
  if (name === 'obstacle' || name === 'kind') return obstacleName(value, lang);
  return wordTerm(value, lang) ?? value;
}

const signed = (n: number): string => (n > 0 ? `+${n}` : `−${-n}`);

/** Obstacles of one kind are numbered as they come in their sets. */
function obstacleName(id: string, lang: Language): string {
  const obstacle = data.findObstacle(id);
  if (!obstacle) return id;
  if (!data.isBrought(id)) return wordTerm(id, lang) ?? id;
  const alike = data.OBSTACLES.filter((o) => o.kind === obstacle.kind);
  return `${wordTerm(obstacle.kind, lang)} ${alike.indexOf(obstacle) + 1}`;
}

const inner = (view: Named, lang: Language, message: Message): Message =>
  withArgs(message, (name, value) => nameArg(view, lang, name, value));

/** A prompt, a refusal or an option, in words. */
export const inWords = (view: Named, text: Dictionary, lang: Language, message: Message): string =>
  render([text], inner(view, lang, message));

const isOwnPilot = (view: Named, ship: Json, card: Json): boolean =>
  typeof ship === 'number' && typeof card === 'string' && idOfCard(card) === view.ships[ship]?.pilot;

/** An event as a line of the log. */
export const eventInWords = (view: Named, text: Dictionary, lang: Language, event: XWingEvent): string => {
  if (event.type === 'override') return inWords(view, text, lang, changeMessage(event.change));
  const { type, ...args } = event;
  const key = `xw.event.${type}`;
  const inPlace = (kind: string) => (Object.hasOwn(text, `${key}.${kind}`) ? `${key}.${kind}` : key);
  // A card that lies facedown is nameless; that of the pilot has the name of the ship already.
  const hidden = 'card' in args && args.card === null;
  const own = 'card' in args && 'ship' in args && isOwnPilot(view, args.ship, args.card);
  const none = 'faces' in args && args.faces.length === 0;
  const words = hidden ? inPlace('hidden') : own ? inPlace('own') : none ? inPlace('none') : key;
  return inWords(view, text, lang, { text: words, args });
};

import { type Json, type Message, say } from '@holotisch/engine';
import type { EventOf, EventType, LegionEvent } from '../events.ts';
import type { AttackDie, DefenceDie } from '../state.ts';
import { markerWord } from './marker-word.ts';
import { changeMessage } from './override.ts';

/** What the log says of an event, in no language yet. Most events are their own arguments. */

type Said = { readonly [T in EventType]?: (event: EventOf<T>) => Message };

const term = (family: string, id: string | number): Json => ({ ...say(`le.${family}.${id}`) });
const diceOf = (dice: readonly (AttackDie | DefenceDie)[]): Json =>
  dice.map(({ colour, face }) => ({ ...say('le.die', { colour, face }) }));
const cards = (by: { readonly [kind: string]: string | readonly string[] | undefined }): Json =>
  Object.values(by).flatMap((one = []) => (typeof one === 'string' ? [one] : [...one]));
/** People count miniatures from 1. */
const nth = (mini: number): number => mini + 1;
const signed = (n: number): string => (n > 0 ? `+${n}` : `−${-n}`);

const SAID: Said = {
  terrain: ({ terrain }) => say('le.event.terrain', { kind: term('terrain', terrain.kind) }),
  colours: ({ blue, how }) => say('le.event.colours', { side: blue, how: term('how', how) }),
  battleRows: ({ rows }) => say('le.event.battleRows', { cards: cards(rows) }),
  battleChosen: ({ cards: chosen }) => say('le.event.battleChosen', { cards: cards(chosen) }),
  marker: (event) => say('le.event.marker', { kind: { ...say(`le.${markerWord(event)}`) } }),
  markerMoved: ({ cart }) =>
    cart === undefined ? say('le.event.markerMoved') : say('le.event.markerMoved.cart', { seat: cart }),
  cardsRevealed: ({ cards: open }) =>
    say('le.event.cardsRevealed', { cards: open.map((card) => card ?? { ...say('le.nothingPlayed') }) }),
  priority: ({ seat, how }) => say('le.event.priority', { seat, how: term('how', how) }),
  ordered: ({ unit, by }) =>
    by === null ? say('le.event.ordered', { unit }) : say('le.event.ordered.by', { unit, by }),
  over: ({ winner, reason, score: [a, b] }) =>
    winner === null
      ? say('le.event.over.draw')
      : say('le.event.over', {
          side: winner,
          score: winner === 0 ? `${a} : ${b}` : `${b} : ${a}`,
          reason: term('over', reason),
        }),
  victory: ({ side, count, total, why }) => say('le.event.victory', { side, count, total, why: { ...why } }),
  actionLost: ({ unit, count, why }) => say('le.event.actionLost', { unit, count, why: term('lost', why) }),
  action: ({ unit, action, free }) =>
    action.startsWith('card:')
      ? say('le.event.action.card', { unit, card: action.slice('card:'.length) })
      : say(free ? 'le.event.action.free' : 'le.event.action', { unit, action }),
  tokens: ({ unit, token, change, count, why }) =>
    say('le.event.tokens', { unit, token, change: signed(change), count, why }),
  suppressed: ({ unit, is }) => say(is ? 'le.event.suppressed' : 'le.event.suppressed.not', { unit }),
  panicked: ({ unit, is }) => say(is ? 'le.event.panicked' : 'le.event.panicked.not', { unit }),
  wounded: ({ unit, mini, wounds }) => say('le.event.wounded', { unit, mini: nth(mini), wounds }),
  healed: ({ unit, mini, wounds }) => say('le.event.healed', { unit, mini: nth(mini), wounds }),
  miniDefeated: ({ unit, mini }) => say('le.event.miniDefeated', { unit, mini: nth(mini) }),
  miniRestored: ({ unit, mini }) => say('le.event.miniRestored', { unit, mini: nth(mini) }),
  newLeader: ({ unit, mini }) => say('le.event.newLeader', { unit, mini: nth(mini) }),
  vehicleDamage: ({ unit, token, weapon, is }) =>
    say(is ? 'le.event.vehicleDamage' : 'le.event.vehicleDamage.not', {
      unit,
      damage: { ...say(`le.damage.${token}`, { unit, weapon: weapon ?? '' }) },
    }),
  moved: ({ unit, kind, speed }) =>
    kind === 'pivot'
      ? say('le.event.moved.pivot', { unit })
      : say('le.event.moved', { unit, kind: term('move', kind), speed }),
  displaced: ({ unit, by }) =>
    by === undefined ? say('le.event.displaced.cart', { unit }) : say('le.event.displaced', { unit, by }),
  placed: ({ unit, why }) => say('le.event.placed', { unit, why: term('placed', why) }),
  attack: ({ kind, attacker, defender, melee, range, weapons }) => {
    if ('marker' in attacker) return say('le.event.attack.marker', { defender });
    return say(melee ? 'le.event.attack.melee' : 'le.event.attack', {
      kind: term('attack', kind),
      attacker: attacker.unit,
      defender,
      range,
      weapons: weapons.map(({ weapon, minis }) => ({
        ...say(minis > 1 ? 'le.weaponTimes' : 'le.weapon', { weapon, n: minis, unit: attacker.unit }),
      })),
    });
  },
  rolled: ({ dice }) => say('le.event.rolled', { dice: diceOf(dice) }),
  dice: ({ how, dice, why }) => say('le.event.dice', { how: term('dice', how), dice: diceOf(dice), why }),
  cover: ({ grade, cancelled }) => say('le.event.cover', { grade: term('cover', grade), cancelled }),
  defenceRolled: ({ unit, dice }) => say('le.event.defenceRolled', { unit, dice: diceOf(dice) }),
  defenceDice: ({ unit, how, dice, why }) =>
    say('le.event.defenceDice', { unit, how: term('dice', how), dice: diceOf(dice), why }),
  noReroll: ({ dice, why }) => say(dice === 'attack' ? 'le.event.noReroll' : 'le.event.noReroll.defence', { why }),
  ability: ({ unit, card }) =>
    unit === null ? say('le.event.ability.nobody', { card }) : say('le.event.ability', { unit, card }),
  override: ({ change }) => changeMessage(change),
};

const said = <T extends EventType>(event: EventOf<T>): Message | undefined => SAID[event.type]?.(event);

export function eventMessage(event: LegionEvent): Message {
  const own = said(event);
  if (own) return own;
  const { type, ...args } = event;
  return say(`le.event.${type}`, args);
}

import { type Json, type Message, say } from '@holotisch/engine';
import type { ArmadaEvent, EventOf, EventType } from '../events.ts';
import type { Die } from '../state.ts';
import { changeMessage } from './override.ts';

/** What the log says of an event, in no language yet. Most events are their own arguments. */

type Said = { readonly [T in EventType]?: (event: EventOf<T>) => Message };

const term = (family: string, id: string): Json => ({ ...say(`ar.${family}.${id}`) });
const diceOf = (dice: readonly Die[]): Json => dice.map(({ colour, face }) => ({ ...say('ar.die', { colour, face }) }));

const SAID: Said = {
  obstacle: ({ seat, token }) => say('ar.event.obstacle', { seat, obstacle: token }),
  deployed: ({ unit, speed }) =>
    speed === undefined ? say('ar.event.deployed', { unit }) : say('ar.event.deployed.ship', { unit, speed }),
  marker: ({ kind }) => say('ar.event.marker', { kind: term('marker', kind) }),
  passed: ({ side, token }) => say(token ? 'ar.event.passed.token' : 'ar.event.passed', { side }),
  tokenFlipped: ({ side }) => say('ar.event.tokenFlipped', { slider: term('slider', side) }),
  over: ({ winner, reason, score: [a, b] }) =>
    winner === null
      ? say('ar.event.over.draw')
      : say('ar.event.over', {
          side: winner,
          score: winner === 0 ? `${a} : ${b}` : `${b} : ${a}`,
          reason: term('over', reason),
        }),
  dialsSeen: ({ unit, dials }) =>
    dials.length > 0
      ? say('ar.event.dialsSeen', { unit, dials: [...dials] })
      : say('ar.event.dialsSeen.hidden', { unit }),
  damageSeen: ({ unit, cards }) =>
    cards.length > 0
      ? say('ar.event.damageSeen', { unit, cards: [...cards] })
      : say('ar.event.damageSeen.hidden', { unit }),
  dialSpent: ({ unit, dial, for: what }) => say('ar.event.dialSpent', { unit, dial, for: term('dialFor', what) }),
  tokenLost: ({ unit, token, why }) => say('ar.event.tokenLost', { unit, token, why: term('lost', why) }),
  overlapsObstacle: ({ unit, token }) => say('ar.event.overlapsObstacle', { unit, obstacle: token }),
  obstacleMoved: ({ token }) => say('ar.event.obstacleMoved', { obstacle: token }),
  obstacleGone: ({ token }) => say('ar.event.obstacleGone', { obstacle: token }),
  command: ({ unit, command, dial, token }) => {
    const way = dial && token ? 'both' : dial ? 'dial' : token ? 'token' : 'free';
    return say('ar.event.command', { unit, command, way: term('by', way) });
  },
  squadronActivates: ({ unit, by }) =>
    by === null ? say('ar.event.squadronActivates', { unit }) : say('ar.event.squadronActivates.by', { unit, by }),
  slider: ({ unit, activated }) => say(activated ? 'ar.event.slider.activated' : 'ar.event.slider', { unit }),
  attack: ({ kind, attacker, zone, defender, defending, range, obstructed }) =>
    say('ar.event.attack', {
      kind: term('attack', kind),
      attacker: { ...attacker },
      zone,
      defender: { ...defender },
      defending,
      range,
      obstructed: obstructed ? { ...say('ar.obstructed') } : '',
    }),
  rolled: ({ dice }) => say('ar.event.rolled', { dice: diceOf(dice) }),
  dice: ({ how, dice }) =>
    say(dice.length > 0 ? 'ar.event.dice' : 'ar.event.dice.none', { how: term('dice', how), dice: diceOf(dice) }),
  locked: ({ unit, kind }) => say('ar.event.locked', { unit, kind: term('token', kind) }),
  tokenSpent: ({ unit, kind }) => say('ar.event.tokenSpent', { unit, kind: term('token', kind) }),
  tokenState: ({ unit, kind, state }) =>
    say('ar.event.tokenState', { unit, kind: term('token', kind), state: term('state', state) }),
  critical: ({ effect }) =>
    say('ar.event.critical', {
      effect: { ...(effect === 'standard' ? say('ar.critical.standard') : say('ar.card', { card: effect })) },
    }),
  suffers: ({ unit, amount, zone }) =>
    zone === null
      ? say('ar.event.suffers', { unit, amount })
      : say('ar.event.suffers.zone', { unit, amount, zone: term('zone', zone) }),
  stationDamaged: ({ token, damage, destroyed }) =>
    say(destroyed ? 'ar.event.stationDamaged.destroyed' : 'ar.event.stationDamaged', { obstacle: token, damage }),
  ability: ({ unit, card }) =>
    unit === null ? say('ar.event.ability.nobody', { card }) : say('ar.event.ability', { unit, card }),
  cardTokens: ({ unit, card, tokens }) =>
    tokens.length > 0
      ? say('ar.event.cardTokens', { unit, card, tokens: [...tokens] })
      : say('ar.event.cardTokens.none', { unit, card }),
  override: ({ change }) => changeMessage(change),
};

const said = <T extends EventType>(event: EventOf<T>): Message | undefined => SAID[event.type]?.(event);

export function eventMessage(event: ArmadaEvent): Message {
  const own = said(event);
  if (own) return own;
  const { type, ...args } = event;
  return say(`ar.event.${type}`, args);
}

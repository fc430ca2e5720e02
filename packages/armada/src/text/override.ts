import { endMessage, type Json, type Message, say } from '@holotisch/engine';
import { ZONES } from '../data/types.ts';
import { type HandChange, readChange } from '../position/hand-change.ts';

/** What was changed by hand: the unit, and everything that is different about it now; or the score, or that it ended. */
export function changeMessage(made: Json): Message {
  const read = readChange(made);
  if (!read.ok) return read.fault.message; // no match has taken it
  const { value } = read;
  if ('end' in value) return endMessage('ar', value.end);
  if ('victory' in value) {
    const [first, second] = value.victory;
    return say('ar.event.override.victory', { first, second });
  }
  const { unit, ...change } = value;
  return say('ar.event.override', { unit, changes: messagesOf(change) });
}

function messagesOf(change: Omit<HandChange, 'unit'>): Json {
  const { x, y, degrees = 0, speed, hull, shields = {}, tokens, commands, raids } = change;
  const { discard = [], deal, activated, objectives, destroyed } = change;
  const told: (Message | undefined)[] = [
    x === undefined || y === undefined ? undefined : say('ar.hand.place', { x, y, degrees }),
    speed === undefined ? undefined : say('ar.hand.speed', { speed }),
    hull === undefined ? undefined : say('ar.hand.hull', { hull }),
    ...ZONES.map((zone) =>
      shields[zone] === undefined ? undefined : say('ar.hand.shields', { zone, count: shields[zone] }),
    ),
    tokens && say('ar.hand.tokens', { state: [...tokens] }),
    commands && say(commands.length > 0 ? 'ar.hand.commands' : 'ar.hand.noCommands', { tokens: [...commands] }),
    raids && say(raids.length > 0 ? 'ar.hand.raids' : 'ar.hand.noRaids', { tokens: [...raids] }),
    discard.length > 0 ? say('ar.hand.discard', { count: discard.length }) : undefined,
    deal === undefined ? undefined : say('ar.hand.deal', { count: deal }),
    activated === undefined ? undefined : say(activated ? 'ar.hand.activated' : 'ar.hand.notActivated'),
    objectives === undefined ? undefined : say('ar.hand.objectives', { count: objectives }),
    destroyed && say('ar.hand.destroyed'),
  ];
  return told.flatMap((message) => (message ? [{ ...message }] : []));
}

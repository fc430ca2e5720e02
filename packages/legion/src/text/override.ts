import { endMessage, type Json, type Message, say } from '@holotisch/engine';
import { type HandChange, readChange } from '../position/hand-change.ts';
import { TOKENS } from '../state.ts';

/** What was changed by hand: the unit, and everything that is different about it now; or the score, or that it ended. */
export function changeMessage(made: Json): Message {
  const read = readChange(made);
  if (!read.ok) return read.fault.message; // no match has taken it
  const { value } = read;
  if ('end' in value) return endMessage('le', value.end);
  if ('victory' in value) {
    const [first, second] = value.victory;
    return say('le.event.override.victory', { first, second });
  }
  const { unit, ...change } = value;
  return say('le.event.override', { unit, changes: messagesOf(change) });
}

function messagesOf(change: Omit<HandChange, 'unit'>): Json {
  const { x, y, degrees = 0, minis, tokens = {}, order, panicked, damaged, disabled, ready, exhaust } = change;
  const told: (Message | undefined)[] = [
    x === undefined || y === undefined ? undefined : say('le.hand.place', { x, y, degrees }),
    minis && say('le.hand.minis'),
    ...TOKENS.map((token) =>
      tokens[token] === undefined ? undefined : say('le.hand.tokens', { token, count: tokens[token] }),
    ),
    order && say('le.hand.order', { order }),
    panicked === undefined ? undefined : say(panicked ? 'le.hand.panicked' : 'le.hand.notPanicked'),
    damaged === undefined ? undefined : say(damaged ? 'le.hand.damaged' : 'le.hand.notDamaged'),
    disabled === undefined ? undefined : say(disabled ? 'le.hand.disabled' : 'le.hand.notDisabled'),
    ready && say('le.hand.ready', { count: ready.length }),
    exhaust && say('le.hand.exhaust', { count: exhaust.length }),
    change.defeated && say('le.hand.defeated'),
  ];
  return told.flatMap((message) => (message ? [{ ...message }] : []));
}

import { endMessage, type Json, type Message, say } from '@holotisch/engine';
import { type HandChange, readChange } from '../position/hand-change.ts';

/** What was changed by hand: the ship, and everything that is different about it now; or that the match has ended. */
export function changeMessage(made: Json): Message {
  const read = readChange(made);
  if (!read.ok) return read.fault.message; // no match has taken it
  if ('end' in read.value) return endMessage('xw', read.value.end);
  const { ship, ...change } = read.value;
  return say('xw.event.override', { ship, changes: messagesOf(change) });
}

function messagesOf(change: Omit<HandChange, 'ship'>): Message[] {
  const { x, y, degrees = 0, shields, tokens = {}, locks, discard = [], turn = [], deal = [], cards = [] } = change;
  const { activated, fought, destroyed } = change;
  return [
    ...(x === undefined || y === undefined ? [] : [say('xw.hand.place', { x, y, degrees })]),
    ...(shields === undefined ? [] : [say('xw.hand.shields', { count: shields })]),
    ...Object.entries(tokens).map(([token, count]) => say('xw.hand.token', { token, count: count as number })),
    ...(locks === undefined
      ? []
      : [locks.length > 0 ? say('xw.hand.locks', { target: locks }) : say('xw.hand.noLock')]),
    ...(discard.length > 0 ? [say('xw.hand.discard', { count: discard.length })] : []),
    ...(turn.length > 0 ? [say('xw.hand.turn', { count: turn.length })] : []),
    ...deal.map((card) => (card === null ? say('xw.hand.facedown') : say('xw.hand.faceup', { card }))),
    ...(cards.length > 0 ? [say('xw.hand.cards', { count: cards.length })] : []),
    ...(activated === undefined ? [] : [say(activated ? 'xw.hand.activated' : 'xw.hand.notActivated')]),
    ...(fought === undefined ? [] : [say(fought ? 'xw.hand.fought' : 'xw.hand.notFought')]),
    ...(destroyed ? [say('xw.hand.destroyed')] : []),
  ];
}

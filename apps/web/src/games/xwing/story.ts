import type { Language } from '@holotisch/engine';
import { type EventOf, faceTerm, type XWingEvent } from '@holotisch/xwing';
import type { StoryDie, StoryFace, StorySource } from '../../table-ui/story-face.ts';
import { FACES } from './decide/face-sign.tsx';

type From = NonNullable<EventOf<'rolled'>['of']>[number]['from'];
type Which = EventOf<'rolled'>['dice'];

const WORDS: Readonly<Record<Language, Readonly<Record<From, string>>>> = {
  de: {
    weapon: 'vom Angriffswert der Waffe',
    agility: 'von der Wendigkeit',
    range: 'wegen der Reichweite',
    obstructed: 'weil der Angriff versperrt ist',
    added: 'durch Fähigkeiten in diesem Angriff',
    cards: 'durch Karten',
  },
  en: {
    weapon: 'from the attack value of the weapon',
    agility: 'from agility',
    range: 'for the range',
    obstructed: 'because the attack is obstructed',
    added: 'from abilities in this attack',
    cards: 'from cards',
  },
};

const signed = (n: number, first: boolean): string => (first ? String(n) : n > 0 ? `+ ${n}` : `− ${-n}`);

/** The clause that brings the dice. */
function clauseOf(from: From, which: Which, isPrimary: boolean): StorySource['clause'] {
  if (from === 'weapon') return isPrimary ? 'XW-ANGRIFF-13' : 'XW-ANGRIFF-14';
  if (from === 'agility') return 'XW-ANGRIFF-23';
  if (from === 'range') return which === 'attack' ? 'XW-ANGRIFF-16' : 'XW-ANGRIFF-25';
  if (from === 'obstructed') return 'XW-ANGRIFF-26';
  return which === 'attack' ? 'XW-ANGRIFF-15' : 'XW-ANGRIFF-24';
}

export const xwingStory: StoryFace<XWingEvent> = {
  scoring: new Set(['destroyed', 'over']),
  dice(event, language) {
    const die =
      (colour: 'red' | 'green', gone?: true) =>
      (face: keyof typeof FACES): StoryDie => ({
        sign: FACES[face],
        colour,
        name: faceTerm(face, language) ?? face,
        ...(gone && { gone }),
      });
    if (event.type === 'rolled' || event.type === 'modified')
      return event.faces.map(die(event.dice === 'attack' ? 'red' : 'green'));
    if (event.type === 'hit' || event.type === 'missed')
      return [...event.faces.map(die('red')), ...event.cancelled.map(die('red', true))];
    return [];
  },
  sources(event, all, language) {
    if (event.type !== 'rolled') return [];
    const declared = all.find((one) => one.type === 'attack' && one.attack === event.attack);
    const isPrimary = declared?.type === 'attack' && declared.weapon === 'primary';
    return (event.of ?? []).map(({ from, dice }, i) => ({
      text: `${signed(dice, i === 0)} ${WORDS[language][from]}`,
      clause: clauseOf(from, event.dice, isPrimary),
    }));
  },
};

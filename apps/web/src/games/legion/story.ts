import type { Language } from '@holotisch/engine';
import { type AttackDie, type DefenceDie, type EventOf, text, weaponName } from '@holotisch/legion';
import type { StoryDie, StoryFace } from '../../table-ui/story-face.ts';
import { FACES } from './told/face-sign.tsx';
import type { LegionEvent } from './view.ts';

type Source = NonNullable<EventOf<'rolled'>['of']>[number];

const BY_CARDS: Readonly<Record<Language, string>> = { de: 'durch Karten', en: 'from cards' };
const term = (family: string, id: string, language: Language): string => String(text[language][`le.${family}.${id}`]);

const COLOURS = ['red', 'black', 'white'] as const;
function count(dice: Source['dice'], language: Language): string {
  return COLOURS.flatMap((colour) => {
    const n = dice[colour];
    return n === 0 ? [] : [`${n < 0 ? `− ${-n}` : n} ${term('die', colour, language)}`];
  }).join(', ');
}

export const legionStory: StoryFace<LegionEvent> = {
  scoring: new Set(['victory', 'defeated', 'over']),
  dice(event, language) {
    const die = ({ colour, face }: AttackDie | DefenceDie): StoryDie => ({
      sign: FACES[face],
      colour,
      name: `${term('die', colour, language)}: ${term('face', face, language)}`,
    });
    switch (event.type) {
      case 'rolled':
      case 'dice':
        return event.dice.map(die);
      case 'defenceRolled':
      case 'defenceDice':
        return event.dice.map(die);
      default:
        return [];
    }
  },
  sources: (event, _, language) =>
    event.type === 'rolled'
      ? (event.of ?? []).map(({ weapon, dice }) => ({
          text: `${count(dice, language)}: ${weapon === null ? BY_CARDS[language] : weaponName(weapon, language)}`,
          clause: 'LE-ANGRIFF-15' as const,
        }))
      : [],
};

import type { EventOf } from '@holotisch/armada';
import type { Language } from '@holotisch/engine';
import type { StoryFace, StorySource } from '../../table-ui/story-face.ts';
import { term } from './table/unit-words.ts';
import { FACES } from './told/face-sign.tsx';
import type { ArmadaEvent } from './view.ts';

type Source = NonNullable<EventOf<'rolled'>['of']>[number];

const WORDS: Readonly<Record<Language, Readonly<Record<Source['from'], string>>>> = {
  de: {
    armament: 'Bewaffnung in dieser Reichweite',
    obstructed: 'weil der Angriff versperrt ist',
    cards: 'durch Karten und Kommandos',
  },
  en: {
    armament: 'armament at this range',
    obstructed: 'because the attack is obstructed',
    cards: 'from cards and commands',
  },
};
const CLAUSES: Readonly<Record<Source['from'], StorySource['clause']>> = {
  armament: 'AR-ANGREIFEN-08',
  obstructed: 'AR-VERSPERRT-02',
  cards: 'AR-ANGREIFEN-07',
};

const COLOURS = ['red', 'blue', 'black'] as const;
function count(dice: Source['dice'], language: Language): string {
  return COLOURS.flatMap((colour) => {
    const n = dice[colour];
    return n === 0 ? [] : [`${n < 0 ? `− ${-n}` : n} ${term(`colour.${colour}`, language)}`];
  }).join(', ');
}

export const armadaStory: StoryFace<ArmadaEvent> = {
  scoring: new Set(['destroyed', 'retreated', 'victoryToken', 'over']),
  dice(event, language) {
    if (event.type !== 'rolled' && event.type !== 'dice') return [];
    return event.dice.map(({ colour, face }) => ({
      sign: FACES[face],
      colour,
      name: `${term(`colour.${colour}`, language)}: ${term(`face.${face}`, language)}`,
    }));
  },
  sources: (event, _, language) =>
    event.type === 'rolled'
      ? (event.of ?? []).map(({ from, dice }) => ({
          text: `${count(dice, language)}: ${WORDS[language][from]}`,
          clause: CLAUSES[from],
        }))
      : [],
};

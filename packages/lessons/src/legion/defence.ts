import type { Lesson } from '../lesson.ts';
import { answering, otherwise, say } from '../said.ts';
import { all } from './weapons.ts';

export const defence: Lesson = {
  id: 'defence',
  game: 'legion',
  title: say('Verteidigen', 'Defending'),
  about: say('Ausweichen, Rüstung und Verluste', 'Dodge, armour, and losses'),
  minutes: 4,
  start: {
    position: {
      units: [
        { card: 'rebel-troopers', seat: 0, x: 500, y: 300, tokens: { dodge: 1 }, order: 'facedown' },
        { card: 'stormtroopers', seat: 1, x: 500, y: 520, degrees: 180 },
      ],
      turnOf: 1,
      active: { unit: 1, actions: 1 },
    },
    dice: {
      white: ['hit', 'hit', 'blank', 'crit'],
      black: ['hit', 'hit', 'hit', 'hit'],
      redDefence: ['blank'],
      whiteDefence: ['block', 'blank', 'surge', 'blank'],
    },
  },
  opponent: [
    [1, 'action', 'attack'],
    [1, 'weapons', all(4, 'unit:e-11-blaster-rifle')],
  ],
  steps: [
    {
      say: say(
        'Diesmal wirst du beschossen: drei Treffer, einer davon kritisch. Dein Trupp hat einen *Ausweichmarker*: Gib ihn aus, er nimmt einen Treffer weg.',
        'This time you are being shot at: three hits, one of them critical. Your unit has a *dodge token*: spend it, it takes one hit away.',
      ),
      show: [0],
      asks: 'dodge',
      only: ['dodge'],
      mistakes: [
        answering(
          'no',
          'Worauf willst du warten? Am Ende der Runde ist er ohnehin weg.',
          'What are you waiting for? It is gone at the end of the round anyway.',
        ),
      ],
      done: { events: [{ type: 'defenceRolled', unit: 0 }] },
      model: ['dodge'],
      why: ['LE-AUSWEICHEN-03'],
    },
    {
      say: say(
        'Gegen den Rest hast du gewürfelt, einmal Abwehr: Eine Wunde bleibt. *Du* bestimmst, wer fällt. Nimm einen der *hinteren*, damit vorn jemand stehen bleibt.',
        'Against the rest you rolled, one block: one wound remains. *You* decide who falls. Take one of those *behind*, so that somebody is left in front.',
      ),
      asks: 'wounded',
      only: ['2', '3'],
      mistakes: [
        otherwise(
          '1',
          'Den Vordersten brauchst du dort vorn noch. Nimm einen der hinteren.',
          'You still need the foremost one up there. Take one of those behind.',
        ),
      ],
      done: { events: [{ type: 'miniDefeated', unit: 0 }] },
      model: ['2'],
      why: ['LE-WUNDEN-03'],
    },
  ],
  end: say(
    'Ausweichen vor dem Wurf, Rüstung beim Wurf, und am Ende wählst du selbst, wer fällt. Rebellen halten wenig aus: Stell sie hinter etwas.',
    'Dodge before the roll, armour in the roll, and in the end you choose who falls. Rebels cannot take much: put them behind something.',
  ),
};

import type { Lesson } from '../lesson.ts';
import { always, answering, otherwise, say } from '../said.ts';
import { all } from './weapons.ts';

export const cover: Lesson = {
  id: 'cover',
  game: 'legion',
  title: say('Sicht und Deckung', 'Sight and cover'),
  about: say('Wen du siehst, und was dazwischen liegt', 'Whom you see, and what lies between'),
  minutes: 4,
  start: {
    position: {
      units: [
        { card: 'rebel-troopers', seat: 0, x: 500, y: 300 },
        { card: 'stormtroopers', seat: 1, x: 420, y: 520, degrees: 180 },
        { card: 'stormtroopers', seat: 1, x: 640, y: 520, degrees: 180 },
      ],
      terrain: [
        {
          kind: 'barricade',
          x: 640,
          y: 460,
          outline: [
            [-60, -6],
            [60, -6],
            [60, 6],
            [-60, 6],
          ],
        },
      ],
      active: 0,
    },
    dice: { black: ['hit', 'hit', 'blank', 'hit'], redDefence: ['blank', 'block', 'blank'] },
  },
  opponent: [
    ...always(2, 'wounded', '1'),
    ...always(2, 'wounded', '2'),
    ...always(2, 'wounded', '3'),
    ...always(2, 'formation', {}),
  ],
  steps: [
    {
      say: say(
        'Zwei Trupps Sturmtruppen. Der rechte steht hinter einer *Barrikade*, der linke im Freien. Wähl *Angreifen* und nimm den, den dein Anführer *ungehindert* sieht.',
        'Two units of stormtroopers. The one on the right stands behind a *barricade*, the one on the left in the open. Choose *Attack* and take the one that your leader sees *clearly*.',
      ),
      show: [1, 2],
      only: ['attack', '1', { '0.0': 'unit:a-280-blaster-rifle' }],
      mistakes: [
        answering(
          '2',
          'Hinter der Barrikade haben sie starke Deckung: Zwei deiner Treffer verpuffen. Nimm die anderen.',
          'Behind the barricade they have heavy cover: two of your hits come to nothing. Take the others.',
        ),
        otherwise(
          'aim',
          'Zielen hilft, aber heute geht es darum, auf wen. Greif an.',
          'Aiming helps, but today is about whom to shoot at. Attack.',
        ),
      ],
      done: { events: [{ type: 'attack', defender: 1 }, { type: 'attackEnds' }] },
      model: ['attack', '1', all(4, 'unit:a-280-blaster-rifle')],
      why: ['LE-SICHTLINIE-01', 'LE-DECKUNG-02'],
    },
  ],
  end: say(
    'Keine Deckung, leichte, schwere: null, ein oder zwei Treffer weniger. Deshalb rennt in Legion niemand freiwillig über die Wiese.',
    'No cover, light, heavy: no, one, or two hits fewer. That is why nobody in Legion crosses the meadow by choice.',
  ),
};

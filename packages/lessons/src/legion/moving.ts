import type { Lesson } from '../lesson.ts';
import { against, answering, otherwise, say } from '../said.ts';

export const moving: Lesson = {
  id: 'moving',
  game: 'legion',
  title: say('Ein Trupp bewegt sich', 'Moving a unit'),
  about: say('Anführer, Tempo und Zusammenhalt', 'Leader, speed, and formation'),
  minutes: 4,
  start: {
    position: {
      units: [
        { card: 'rebel-troopers', seat: 0, x: 500, y: 300 },
        { card: 'stormtroopers', seat: 1, x: 1500, y: 800, degrees: 180, order: 'facedown' },
      ],
      terrain: [
        {
          kind: 'light-woods',
          x: 370,
          y: 500,
          outline: [
            [-90, -60],
            [90, -60],
            [90, 60],
            [-90, 60],
          ],
        },
      ],
      active: 0,
    },
  },
  opponent: [],
  steps: [
    {
      say: say(
        'Deine Rebellen sind ein Trupp, und ein Trupp bewegt sich als *Ganzes*: Du führst nur den *Anführer*, die anderen folgen. In einer Aktivierung hat er zwei Aktionen. Klick auf den Boden *rechts oben* vor ihm: Dort siehst du, wo alle stehen werden. Dann auf *Bewegen*.',
        'Your Rebels are one unit, and a unit moves as a *whole*: you only guide the *leader*, the others follow. It has two actions in an activation. Click the ground to the *upper right* of him: you see where all of them will stand. Then press *Move*.',
      ),
      show: [0],
      only: ['move', { heading: { atLeast: 10, atMost: 85 } }],
      mistakes: [
        answering(
          { oneOf: ['aim', 'dodge', 'standby', 'recover', 'none'] },
          'Das kommt später. Erst die Beine: Bewegen.',
          'That comes later. Legs first: Move.',
          'aim',
        ),
        answering(
          { kind: 'standard' },
          'Nach rechts oben, bitte: Links und hinten wartet niemand.',
          'To the upper right, please: nobody is waiting on the left or behind.',
          { kind: 'standard', speed: 2, heading: 270, way: 1 },
        ),
      ],
      done: { events: [{ type: 'moved', unit: 0 }] },
      model: ['move', { kind: 'standard', speed: 2, heading: 45, way: 1 }],
      why: ['LE-BEWEGUNG-01', 'LE-FORMATION-02'],
    },
    {
      say: say(
        'Alle sind in *Formation*: Niemand ist zu weit vom Anführer weg. Nun die zweite Aktion. Links liegt Gestrüpp, *schwieriges Gelände*: Wer dort hinein will, wird langsamer. Beweg dich noch einmal, wohin du willst, aber *nicht* ins Gestrüpp.',
        'All of them are in *formation*: nobody is too far from the leader. Now the second action. The thicket on the left is *difficult terrain*: whoever enters it slows down. Move once more, anywhere you like but *not* into the thicket.',
      ),
      only: ['move', { kind: 'standard' }],
      mistakes: [
        against(
          'LE-BEWEGUNG-04',
          { kind: 'standard', speed: 3, heading: 0, way: 1 },
          'So schnell sind sie nicht: Rebellen gehen mit Geschwindigkeit 2.',
          'They are not that fast: Rebel troopers have speed 2.',
        ),
        otherwise('dodge', 'Erst noch eine Bewegung.', 'One more move first.'),
      ],
      done: { events: [{ type: 'moved', unit: 0 }] },
      model: ['move', { kind: 'standard', speed: 2, heading: 80, way: 1 }],
      why: ['LE-BEWEGUNG-03', 'LE-GELAENDE-SCHWIERIG-01'],
    },
  ],
  end: say(
    'Anführer zuerst, der Rest bleibt dicht dabei. Zwei Aktionen, und schon wieder ist ein anderer Trupp dran.',
    'The leader first, the rest stays close. Two actions, and it is another unit’s turn.',
  ),
};

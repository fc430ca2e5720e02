import type { Lesson } from '../lesson.ts';
import { after, otherwise, say } from '../said.ts';

export const collisions: Lesson = {
  id: 'collisions',
  game: 'armada',
  title: say('Rammen und Asteroiden', 'Ramming and asteroids'),
  about: say('Was geschieht, wenn der Platz nicht reicht', 'What happens when there is not enough room'),
  minutes: 5,
  start: {
    position: {
      rules: { width: 914.4, depth: 914.4, points: 200 },
      units: [
        { seat: 0, ship: 'cr90-corvette-a', x: 450, y: 200, speed: 3, dials: ['navigate', 'navigate'] },
        { seat: 0, ship: 'cr90-corvette-a', x: 820, y: 150, speed: 2, dials: ['navigate', 'navigate'] },
        {
          seat: 1,
          ship: 'gladiator-i-class-star-destroyer',
          x: 450,
          y: 400,
          degrees: 90,
          speed: 0,
          dials: ['repair', 'repair'],
          activated: true,
        },
      ],
      obstacles: [{ token: 'asteroid-1', x: 855, y: 325 }],
      active: 0,
      step: 'manoeuvre',
    },
    decks: { damage: ['injured-crew', 'power-failure', 'structural-damage'] },
  },
  opponent: [],
  steps: [
    {
      say: say(
        'Vor dir liegt ein Sternenzerstörer quer. Was, wenn du einfach weiterfliegst? Probier es aus: *Geradeaus*.',
        'A Star Destroyer lies across your path. What if you just go on? Try it: *straight ahead*.',
      ),
      show: [0, 2],
      asks: 'course',
      only: [{ clicks: [0, 0, 0] }],
      mistakes: [
        otherwise(
          { speed: 3, clicks: [0, 0, 1], side: 'right' },
          'Ausweichen kannst du gleich. Erst einmal mit dem Kopf durch die Wand.',
          'You may dodge in a moment. First, ram it head-on.',
        ),
      ],
      done: { events: [{ type: 'collided', unit: 0 }] },
      model: [{ speed: 3, clicks: [0, 0, 0], side: 'left' }],
      why: ['AR-UEBERSCHNEIDUNG-04', 'AR-UEBERSCHNEIDUNG-06'],
    },
    {
      say: say(
        'Gerammt: Die Korvette bleibt davor stehen, und *beide* Schiffe nehmen eine Schadenskarte. Deine zweite Korvette hat ein *Asteroidenfeld* vor dem Bug. Wer darin anhält, nimmt ebenfalls Schaden; nur hindurchzufliegen ist erlaubt. Lenk nach *links* daran vorbei.',
        'Rammed: the corvette stops short, and *both* ships take a damage card. Your second corvette has an *asteroid field* ahead. Whoever ends up in it takes damage, too; flying through is fine. Steer past it to the *left*.',
      ),
      show: [1],
      mistakes: [
        after(
          { type: 'damageCard', unit: 1 },
          ['keep', 'none', { speed: 2, clicks: [0, 0], side: 'left' }],
          'Mitten hinein: Das kostet eine Schadenskarte. Nimm den Zug zurück und knick die Gelenke nach links.',
          'Right into it: that costs a damage card. Take it back and bend the joints to the left.',
        ),
      ],
      done: {
        events: [
          { type: 'moved', unit: 1 },
          { type: 'activationEnds', unit: 1 },
        ],
        view: { '/units/1/damage': [] },
      },
      model: ['keep', 'none', { speed: 2, clicks: [-1, -2], side: 'left' }],
      why: ['AR-HINDERNISSE-02', 'AR-BEWEGUNG-VON-SCHIFFEN-05'],
    },
  ],
  end: say(
    'Was im Weg ist, hält dich auf und kostet Hülle. Zählen tut immer nur, wo du am Ende stehst.',
    'What is in the way stops you and costs hull. All that ever counts is where you end up.',
  ),
};

import type { Lesson } from '../lesson.ts';
import { always, answering, otherwise, say } from '../said.ts';

export const steering: Lesson = {
  id: 'steering',
  game: 'armada',
  title: say('Ein Schiff steuern', 'Steering a ship'),
  about: say('Schub, Manöverhilfe und warum man früh lenkt', 'Speed, the manoeuvre tool, and why you steer early'),
  minutes: 5,
  start: {
    position: {
      rules: { width: 914.4, depth: 914.4, points: 200 },
      units: [
        { seat: 0, ship: 'cr90-corvette-a', x: 450, y: 150, speed: 2, dials: ['navigate'] },
        {
          seat: 1,
          ship: 'gladiator-i-class-star-destroyer',
          x: 150,
          y: 780,
          degrees: 90,
          speed: 1,
          dials: ['repair', 'repair', 'repair'],
        },
      ],
      active: 0,
      step: 'manoeuvre',
    },
  },
  opponent: [
    ...always(3, 'course', { speed: 1, clicks: [0], side: 'left' }),
    ...always(3, 'dial-use', 'keep'),
    ...always(3, 'command', 'none'),
  ],
  steps: [
    {
      say: say(
        'Großkampfschiffe fliegen wie Schiffe: Sie bremsen langsam und wenden langsam. Deine Korvette hat *Schub 2*, die *Manöverhilfe* neben ihr hat also zwei Gelenke, an denen du den Kurs knicken kannst. Lass sie gerade und *bestätige*.',
        'Capital ships handle like ships: slow to stop and slow to turn. Your corvette has *speed 2*, so the *manoeuvre tool*, the bar beside it, has two joints at which its course can bend. Leave it straight and *confirm*.',
      ),
      show: [0],
      asks: 'course',
      only: [{ clicks: [0, 0] }],
      mistakes: [
        otherwise(
          { speed: 2, clicks: [0, 1], side: 'right' },
          'Erst einmal geradeaus: beide Gelenke auf 0.',
          'Straight ahead first: both joints at 0.',
        ),
      ],
      done: { events: [{ type: 'moved', unit: 0 }] },
      model: [{ speed: 2, clicks: [0, 0], side: 'left' }],
      why: ['AR-SCHUB-01', 'AR-MANOEVERHILFE-02'],
    },
    {
      say: say(
        'Nächste Runde. Dein Kommandorad zeigt *Navigieren*. Leg es neben das Schiff, dann kannst du es gleich beim Fliegen benutzen.',
        'Next round. Your command dial shows *Navigate*. Keep it beside the ship, so that you can use it when you move.',
      ),
      asks: 'dial-use',
      only: ['keep'],
      mistakes: [
        answering(
          'token',
          'Ein Marker hebt sich auf, kann aber weniger. Heute brauchst du das ganze Rad.',
          'A token keeps, but it can do less. Today you need the whole dial.',
        ),
      ],
      done: { events: [{ type: 'dialKept', unit: 0 }] },
      model: ['keep'],
      why: ['AR-KOMMANDOS-02'],
    },
    {
      say: say(
        'Gib *Navigieren* aus, geh auf *Schub 3* und knick die Gelenke nach *rechts*: hintere Gelenke lenken mehr als vordere. Die Zahlen daneben sagen, wie weit jedes geht.',
        'Resolve *Navigate*, go up to *speed 3*, and bend the joints to the *right*: the later joints turn further than the early ones. The numbers say how far each of them goes.',
      ),
      only: ['dial', { speed: 3, clicks: { has: { atLeast: 1 } } }],
      mistakes: [
        answering(
          'none',
          'Ohne das Kommando bleibt alles beim Alten. Handle es ab.',
          'Without the command everything stays as it was. Resolve it.',
        ),
        otherwise(
          { speed: 2, clicks: [0, 0], side: 'left' },
          'Schneller und nach rechts: Schub 3 und mindestens ein Gelenk nach rechts.',
          'Faster and to the right: speed 3, and at least one joint to the right.',
        ),
      ],
      done: { events: [{ type: 'moved', unit: 0, speed: 3 }] },
      model: ['dial', { speed: 3, clicks: [0, 0, 1], side: 'right' }],
      why: ['AR-KOMMANDOS-03', 'AR-SCHUBTABELLE-01'],
    },
  ],
  end: say(
    'Schub bleibt, bis du ihn änderst, und Kurven wollen geplant sein. Wie weit im Voraus, zeigt die nächste Lektion.',
    'Speed stays until you change it, and turns have to be planned. How far ahead, the next lesson will show.',
  ),
};

import type { Lesson } from '../lesson.ts';
import { answering, say } from '../said.ts';

export const terrain: Lesson = {
  id: 'terrain',
  game: 'legion',
  title: say('Gelände und Klettern', 'Terrain and climbing'),
  about: say('Wald, Mauern und der Weg aufs Dach', 'Woods, walls, and the way onto the roof'),
  minutes: 5,
  start: {
    position: {
      units: [
        { card: 'rebel-troopers', seat: 0, x: 486.5, y: 300 },
        { card: 'stormtroopers', seat: 1, x: 1500, y: 800, degrees: 180, order: 'facedown' },
      ],
      terrain: [
        {
          kind: 'building',
          x: 486.5,
          y: 413.5,
          outline: [
            [-100, -100],
            [100, -100],
            [100, 100],
            [-100, 100],
          ],
          height: 152.4,
        },
      ],
      active: 0,
    },
    dice: { whiteDefence: ['blank', 'surge', 'blank', 'blank'] },
  },
  opponent: [],
  steps: [
    {
      say: say(
        'Vor euch steht ein Haus, so hoch wie *Höhe 1*. Truppler können hinauf: Wähl *Bewegen* und dann *Klettern*, mit einer Aktion, aber mit Risiko.',
        'In front of you stands a house of *height 1*. Troopers can get up there: choose *Move* and then *Clamber*, with one action, but at a risk.',
      ),
      show: [0],
      only: ['move', { kind: 'clamber' }],
      mistakes: [
        answering(
          { kind: 'standard' },
          'Zu Fuß außen herum geht auch, aber oben hat man die bessere Sicht. Nimm Klettern.',
          'Walking around it works too, but the view is better up there. Take Clamber.',
          { kind: 'standard', speed: 2, heading: 180, way: 1 },
        ),
        answering(
          { oneOf: ['aim', 'dodge', 'none', 'standby', 'recover'] },
          'Erst nach oben: Bewegen.',
          'Get up there first: Move.',
          'aim',
        ),
      ],
      done: { events: [{ type: 'moved', unit: 0, kind: 'clamber' }, { type: 'climbRoll' }] },
      model: ['move', { kind: 'clamber', speed: 1, climb: { piece: 0, way: 'up' } }],
      why: ['LE-VERTIKALE-KLETTERN-02'],
    },
    {
      say: say(
        'Oben! Für jeden Kletterer fiel ein weißer Würfel, und jedes Abwehrsymbol hätte eine Wunde gekostet: Diesmal ging es gut. *Klimmen* dauert zwei Aktionen und ist sicher; auf Leitern geht es schneller.',
        'Up there! A white die fell for every climber, and each block would have cost a wound: this time all went well. *Climbing* takes two actions and is safe; ladders are quicker.',
      ),
      why: ['LE-VERTIKALE-BEWEGUNG-03'],
    },
  ],
  end: say(
    'Höhe bringt Sicht, Mauern bringen Deckung, Wald bringt beides und kostet Tempo. Wer das Gelände liest, gewinnt, bevor der erste Schuss fällt.',
    'Height brings sight, walls bring cover, woods bring both and cost speed. Whoever reads the ground wins before the first shot.',
  ),
};

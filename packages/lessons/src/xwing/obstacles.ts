import type { Lesson } from '../lesson.ts';
import { after, always, answering, otherwise, say } from '../said.ts';

const acts = (ship: number) => ({ type: { oneOf: ['action', 'passedAction'] }, ship });

export const obstacles: Lesson = {
  id: 'obstacles',
  game: 'xwing',
  title: say('Felsen und Rempler', 'Rocks and bumps'),
  about: say('Was im Weg ist, und was es kostet', 'What is in the way, and what it costs'),
  minutes: 6,
  start: {
    position: {
      phase: 'combat',
      ships: [
        { seat: 0, faction: 'rebel', type: 'xwing', pilot: 'rookiepilot', x: 450, y: 200, activated: true },
        {
          seat: 0,
          faction: 'rebel',
          type: 'ywing',
          pilot: 'graysquadronpilot',
          x: 450,
          y: 140,
          activated: true,
          fought: true,
        },
        { seat: 1, faction: 'imperial', type: 'tiefighter', pilot: 'academypilot', x: 560, y: 420, activated: true },
        { seat: 1, faction: 'imperial', type: 'tiefighter', pilot: 'academypilot', x: 400, y: 500, activated: true },
      ],
      obstacles: [
        {
          kind: 'asteroid',
          x: 415,
          y: 420,
          outline: [
            [-38, -30],
            [30, -36],
            [42, 10],
            [10, 40],
            [-30, 28],
          ],
        },
      ],
    },
    dice: { attack: ['hit', 'focus', 'hit'], defence: ['evade', 'blank', 'blank'] },
  },
  opponent: [
    ...always(3, 'fight', '2'),
    ...always(3, 'activate', '3'),
    ...always(3, 'attack', 'none'),
    ...always(3, 'action', 'none'),
    [2, 'dials', { '2': 's5', '3': 's5' }],
    [3, 'dials', { '2': 's3', '3': 's2' }],
  ],
  steps: [
    {
      say: say(
        'Zwei TIEs, ein Fels. Den linken TIE siehst du nur durch den Felsen hindurch: Er bekäme einen grünen Würfel mehr. Schieß auf den *anderen*.',
        'Two TIEs, one rock. The TIE on the left is behind the rock: it would roll one more green die. Shoot at the *other one*.',
      ),
      show: [2],
      asks: 'attack',
      only: ['primary>2'],
      mistakes: [
        answering(
          'primary>3',
          'Die Schusslinie führt durch den Felsen: Er dürfte mit einem Würfel mehr ausweichen, und weiter weg ist er auch. Nimm den rechten.',
          'That line of fire runs through the rock: it would dodge with one more die, and it is farther away, too. Take the one on the right.',
        ),
        otherwise('none', 'Ein Schuss kostet nichts.', 'A shot costs you nothing.'),
      ],
      done: { events: [{ type: 'attack', attacker: 0, defender: 2, obstructed: false }] },
      model: ['primary>2'],
      why: ['XW-VERSPERRT-01'],
    },
    {
      say: say(
        'Neue Runde, und dein Y-Flügler fliegt dicht hinter dem X-Flügler. Lass es einmal krachen: X-Flügler *Geradeaus 1*, Y-Flügler *Geradeaus 2*.',
        'New round, and your Y-wing is right behind the X-wing. Let them collide for once: X-wing *straight 1*, Y-wing *straight 2*.',
      ),
      show: [0, 1],
      asks: 'dials',
      only: [{ '0': 's1', '1': 's2' }],
      mistakes: [
        otherwise(
          { '0': 's2', '1': 's1' },
          'So geht es gut aus, und du lernst nichts. Diesmal: X-Flügler 1, Y-Flügler 2.',
          'That ends well, and you learn nothing. This time: X-wing 1, Y-wing 2.',
        ),
      ],
      done: {
        events: [
          { type: 'moved', ship: 1, overlapped: [0] },
          { type: 'skippedAction', ship: 1 },
        ],
      },
      model: [{ '0': 's1', '1': 's2' }, 'focus'],
      why: ['XW-UEBERSCHNEIDENDE-SCHIFFE-02', 'XW-AKTIONEN-06'],
    },
    {
      say: say(
        'Gerempelt: Der Y-Flügler bleibt vor dem Hindernis stehen und verliert seine Aktion. Zuerst fliegt immer, wer den kleineren *Pilotenwert* hat. Und jetzt um den Felsen herum, mit beiden: *ohne ihn zu berühren*.',
        'Bump: the Y-wing stops short and loses its action. Whoever has the lower *pilot skill* always flies first. And now around the rock, with both ships: *without touching it*.',
      ),
      asks: 'dials',
      mistakes: [
        after(
          { type: 'metObstacle', ship: { oneOf: [0, 1] } },
          { '0': 's2', '1': 's1' },
          'Das hat gescheppert: keine Aktion, und ein Würfel entscheidet über den Schaden. Nimm den Zug zurück und flieg weiter außen herum; auch der Weg dorthin zählt.',
          'That rattled: no action, and a die decides about the damage. Take it back and go wider; the path counts as well.',
        ),
        after(
          { type: 'skippedAction', ship: { oneOf: [0, 1] } },
          { '0': 's1', '1': 's2' },
          'Schon wieder gerempelt. Nimm den Zug zurück: Der Vordere muss weit genug weg sein, bevor der Hintere kommt.',
          'Bumped again. Take it back: the one in front has to be far enough away before the other one comes.',
        ),
      ],
      done: { events: [acts(0), acts(1)] },
      model: [{ '0': 'br3', '1': 's1' }, 'focus', 'focus'],
      why: ['XW-HINDERNISSE-01', 'XW-HINDERNISSE-02'],
    },
  ],
  end: say(
    'Felsen schützen und schaden, je nachdem, wer dahinter ist. Und wer im Verband fliegt, plant die Reihenfolge mit.',
    'Rocks protect and they hurt, depending on who is behind them. And whoever flies in formation plans the order as well.',
  ),
};

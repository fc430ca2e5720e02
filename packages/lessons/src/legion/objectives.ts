import type { Lesson } from '../lesson.ts';
import { always, answering, otherwise, say } from '../said.ts';

export const objectives: Lesson = {
  id: 'objectives',
  game: 'legion',
  title: say('Einsatzziele', 'Objectives'),
  about: say('Womit man Legion gewinnt: nicht mit Abschüssen', 'What wins a game of Legion: not kills'),
  minutes: 5,
  start: {
    position: {
      units: [
        { card: 'rebel-troopers', seat: 0, x: 800, y: 300 },
        { card: 'rebel-troopers', seat: 0, x: 300, y: 450 },
        { card: 'stormtroopers', seat: 1, x: 1500, y: 700, degrees: 180, order: 'facedown' },
        { card: 'stormtroopers', seat: 1, x: 1600, y: 800, degrees: 180, order: 'none' },
      ],
      markers: [
        { kind: 'objective', x: 914.4, y: 457.2, by: 'intercept-the-transmissions' },
        { kind: 'objective', x: 300, y: 457.2, by: 'intercept-the-transmissions' },
        { kind: 'objective', x: 1528.8, y: 457.2, by: 'intercept-the-transmissions' },
      ],
      battle: { objective: 'intercept-the-transmissions', deployment: 'battle-lines', condition: 'clear-conditions' },
      round: 6,
      active: 0,
    },
  },
  opponent: always(6, 'action', 'none'),
  steps: [
    {
      say: say(
        'Sechste Runde, die letzte. Drei *Sendestationen* liegen auf dem Feld, und wer bei mehr davon steht, gewinnt: Abschüsse zählen nicht. Beweg deinen Trupp an die *mittlere* heran.',
        'Sixth round, the last one. Three *objective tokens* lie on the field, and whoever holds more of them wins: kills do not count. Move your unit up to the one in the *middle*.',
      ),
      show: [0],
      only: ['move', { heading: { atLeast: 20, atMost: 55 } }],
      mistakes: [
        answering(
          { oneOf: ['aim', 'dodge', 'standby', 'recover', 'none'] },
          'Noch steht ihr zu weit weg: erst bewegen.',
          'You are still too far away: move first.',
          'aim',
        ),
        answering(
          { kind: 'standard' },
          'Die Station liegt rechts oben von euch, ein paar Schritte nur.',
          'The token lies to your upper right, just a few steps away.',
          { kind: 'standard', speed: 2, heading: 270, way: 1 },
        ),
      ],
      done: { events: [{ type: 'moved', unit: 0 }] },
      model: ['move', { kind: 'standard', speed: 2, heading: 36, way: 1 }],
      why: ['LE-EINSATZZIELKARTEN-01'],
    },
    {
      say: say(
        'Jetzt nur noch am Leben bleiben: *Ausweichen*. Dein zweiter Trupp steht schon an der linken Station: Lass ihn einfach stehen (*Keine weitere Aktion*), dann wird gezählt.',
        'Now just stay alive: *Dodge*. Your second unit is at the token on the left already: simply let it stay there (*No further action*), and the score is counted.',
      ),
      asks: 'action',
      only: ['dodge', 'none'],
      mistakes: [
        answering('move', 'Wer jetzt weggeht, verschenkt die Station.', 'Leave now, and you give the token away.'),
        otherwise(
          'aim',
          'Zielen bringt keine Siegpunkte mehr. Ausweichen und stehen bleiben.',
          'Aiming no longer wins you points. Dodge and stay.',
        ),
      ],
      done: { events: [{ type: 'victory', side: 0 }] },
      model: ['dodge', 'none'],
      why: ['LE-SIEGMARKER-01'],
    },
  ],
  end: say(
    'Vier Siegmarker für euch. Einsatzziel, Aufstellung und Umstände werden vor der Schlacht aus Karten ausgehandelt: Bring die mit, die zu deiner Armee passen.',
    'Four victory tokens for you. Objective, deployment, and conditions are settled with cards before the battle: bring those that suit your army.',
  ),
};

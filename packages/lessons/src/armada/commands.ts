import type { Lesson } from '../lesson.ts';
import { always, answering, otherwise, say } from '../said.ts';

export const commands: Lesson = {
  id: 'commands',
  game: 'armada',
  title: say('Die vier Kommandos', 'The four commands'),
  about: say('Reparieren, Staffel, Feuer konzentrieren, Navigieren', 'Repair, Squadron, Concentrate Fire, Navigate'),
  minutes: 7,
  start: {
    position: {
      rules: { width: 914.4, depth: 914.4, points: 200 },
      units: [
        {
          seat: 0,
          ship: 'nebulon-b-escort-frigate',
          x: 450,
          y: 250,
          speed: 1,
          shields: { front: 1 },
          damage: 1,
          dials: ['repair', 'squadron'],
          commands: ['concentrate', 'navigate'],
        },
        {
          seat: 1,
          ship: 'gladiator-i-class-star-destroyer',
          x: 450,
          y: 560,
          degrees: 90,
          speed: 0,
          dials: ['repair', 'repair'],
        },
        { seat: 1, squadron: 'tie-fighter-squadron', x: 620, y: 420 },
      ],
      active: 0,
      step: 'reveal',
    },
    dice: { red: ['hit', 'blank', 'accuracy'], blue: ['hit', 'hit', 'hit'] },
  },
  opponent: [
    ...always(3, 'dial-use', 'keep'),
    ...always(3, 'command', 'none'),
    ...always(3, 'course', { speed: 0, clicks: [], side: 'left' }),
    ...always(3, 'attack', 'none'),
    ...always(3, 'window:attack.defend', 'pass'),
    ...always(3, 'squadron-act', 'none'),
  ],
  steps: [
    {
      say: say(
        'Jedes Kommando hat seinen Moment. *Reparieren* kommt zuerst: Behalte das Rad und wirf mit den Technikpunkten die *Schadenskarte* von Bord.',
        'Every command has its moment. *Repair* comes first: keep the dial and use the engineering points to throw the *damage card* overboard.',
      ),
      show: [0],
      only: ['keep', 'repair:dial', 'hull:0'],
      mistakes: [
        answering(
          'token',
          'Behalte das Rad: Ein Marker hätte nur halb so viele Technikpunkte.',
          'Keep the dial: a token has only half the engineering points.',
        ),
        answering(
          'recover:front',
          'Auch gut, aber Hülle kommt nur so zurück. Nimm die Schadenskarte.',
          'Good, too, but this is the only way to get hull back. Take the damage card.',
        ),
      ],
      done: { events: [{ type: 'command', command: 'repair' }, { type: 'damageDiscarded' }] },
      model: ['keep', 'repair:dial', 'hull:0'],
      why: ['AR-KOMMANDOS-09'],
    },
    {
      say: say(
        'Nun der Angriff: mit dem *Bug* auf die Flanke des Zerstörers.',
        'Now the attack: with your *bow* at the flank of the destroyer.',
      ),
      show: [1],
      asks: 'attack',
      only: ['front>1.right'],
      mistakes: [
        answering(
          'none',
          'Einen Angriff je Hüllensektion hast du, bis zu zwei je Runde. Nutz ihn.',
          'You have two attacks each round, from two hull zones. Use them.',
        ),
        otherwise(
          'right>2',
          'Gleich. Erst das große Ziel mit den drei roten Würfeln.',
          'In a moment. First the big target, with three red dice.',
        ),
      ],
      done: { events: [{ type: 'rolled' }] },
      model: ['front>1.right'],
      why: ['AR-ANGREIFEN-01'],
    },
    {
      say: say(
        'Ein Treffer, eine Niete, eine *Zielgenauigkeit*. Dein Marker *Feuer konzentrieren* lässt dich einen Würfel neu werfen: die *Niete*. Mit der Zielgenauigkeit sperrst du danach einen Verteidigungsmarker.',
        'One hit, one blank, one *accuracy*. Your *Concentrate Fire* token lets you roll one die again: the *blank*. The accuracy then locks down a defence token.',
      ),
      only: ['0:concentrate', ['1'], '0:accuracy', '0', '1', '2', '3'],
      mistakes: [
        answering(
          'pass',
          'Damit bliebe es bei einem Treffer, und stabilisieren dürfte er auch noch. Benutz, was du hast.',
          'That leaves one hit, and it may still brace. Use what you have.',
        ),
        answering(['0'], 'Den Treffer behältst du lieber. Nimm die Niete.', 'Better keep the hit. Take the blank.'),
      ],
      done: { events: [{ type: 'dice', how: 'rerolled' }, { type: 'attackEnds' }] },
      model: ['0:concentrate', ['1'], '0:accuracy', '1'],
      why: ['AR-KOMMANDOS-20'],
    },
    {
      say: say(
        'Der zweite Angriff gilt den Jägern, wenn du magst. Beim Fliegen kommt der Marker *Navigieren*: Gib ihn aus und geh auf *Schub 2*.',
        'Use the second attack on the fighters, if you like. When you move, it is time for the *Navigate* token: spend it and go up to *speed 2*.',
      ),
      only: ['right>2', 'none', 'token', { speed: 2 }],
      mistakes: [
        otherwise(
          { speed: 1, clicks: [0], side: 'left' },
          'Der Marker erlaubt Schub 2: Stell ihn ein, bevor du bestätigst.',
          'The token allows speed 2: set it before you confirm.',
        ),
      ],
      done: { events: [{ type: 'moved', unit: 0, speed: 2 }] },
      model: ['none', 'token', { speed: 2, clicks: [0, 1], side: 'right' }],
      why: ['AR-KOMMANDOS-04'],
    },
  ],
  end: say(
    'Reparieren vor dem Angriff, Feuer konzentrieren beim Würfeln, Navigieren beim Fliegen. Und das Staffel-Kommando schickt deine Jäger gleich zu Beginn los, bewegen und angreifen inbegriffen.',
    'Repair before the attack, Concentrate Fire when the dice are rolled, Navigate when you move. And the Squadron command sends out your fighters right at the beginning, to move and attack.',
  ),
};

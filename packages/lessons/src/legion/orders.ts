import type { Lesson } from '../lesson.ts';
import { answering, otherwise, say } from '../said.ts';

export const orders: Lesson = {
  id: 'orders',
  game: 'legion',
  title: say('Befehle', 'Orders'),
  about: say('Kommandokarten, Befehle und der Vorrat', 'Command cards, orders, and the pool'),
  minutes: 5,
  start: {
    position: {
      units: [
        { card: 'leia-organa', seat: 0, x: 500, y: 300 },
        { card: 'rebel-troopers', seat: 0, x: 420, y: 380 },
        { card: 'rebel-troopers', seat: 0, x: 600, y: 380 },
        { card: 'rebel-troopers', seat: 0, x: 1500, y: 200 },
        { card: 'stormtroopers', seat: 1, x: 500, y: 800, degrees: 180 },
        { card: 'darth-vader-dark-lord-of-the-sith', seat: 1, x: 700, y: 820, degrees: 180 },
      ],
      phase: 'command',
      stage: 0,
      hands: [{ cards: ['ambush', 'push', 'assault'] }, { cards: ['push', 'assault'] }],
    },
  },
  opponent: [
    [1, 'command-card', 'assault'],
    [1, 'nominate', '5'],
    [1, 'orders', ['4', '5']],
    [1, 'orders', ['4']],
    [1, 'orders', []],
  ],
  steps: [
    {
      say: say(
        'Jede Runde beginnt mit einer *Kommandokarte*, verdeckt und gleichzeitig. Wenige Kreise heißen: früh dran, aber wenige Befehle. Nimm *Vorstoß*, die mit *zwei* Kreisen.',
        'Every round begins with a *command card*, facedown and at the same time. Few pips mean: early, but few orders. Take *Push*, the one with *two* pips.',
      ),
      asks: 'command-card',
      only: ['push'],
      mistakes: [
        answering(
          'ambush',
          'Ein Kreis: Du wärst früh dran, könntest aber nur einem Trupp befehlen. Nimm Vorstoß.',
          'One pip: you would be early, but could give only one order. Take Push.',
        ),
        otherwise(
          'assault',
          'Drei Befehle, aber dann fängt der Gegner an. Nimm Vorstoß.',
          'Three orders, but then your opponent begins. Take Push.',
        ),
      ],
      done: { events: [{ type: 'cardsRevealed' }] },
      model: ['push'],
      why: ['LE-KOMMANDOPHASE-02', 'LE-PRIORITAET-02'],
    },
    {
      say: say(
        'Jetzt gibt Leia die Befehle aus: an zwei Trupps in *Reichweite 3*. Der Trupp ganz rechts ist zu weit weg. Gib den beiden *nahen* einen Befehl.',
        'Now Leia gives the orders: to two units at *range 3*. The unit far on the right is too far away. Give an order to the two that are *near*.',
      ),
      show: [1, 2],
      only: [['1', '2']],
      mistakes: [
        otherwise(
          ['0', '1'],
          'Leia kommt auch ohne Befehl zurecht: Gib die zwei den beiden Trupps.',
          'Leia will manage without one: give both to the two units.',
        ),
      ],
      done: {
        events: [
          { type: 'ordered', unit: 1 },
          { type: 'ordered', unit: 2 },
        ],
      },
      model: [['1', '2']],
      why: ['LE-BEFEHLE-ERTEILEN-02', 'LE-BEFEHLE-ERTEILEN-03'],
    },
    {
      say: say(
        'Wer einen Befehl hat, kann dran sein, wann *du* willst; alle anderen werden blind aus dem *Vorrat* gezogen. Aktivier einen der Trupps mit Befehl.',
        'A unit with an order can act when *you* want it to; all others are drawn blindly from the *pool*. Activate one of the units with an order.',
      ),
      asks: 'activate',
      only: ['1', '2'],
      mistakes: [
        answering(
          'draw',
          'Dann entscheidet das Los. Du hast Befehle gegeben: Nutz sie.',
          'Then chance decides. You gave orders: use them.',
        ),
      ],
      done: { events: [{ type: 'activates', unit: { oneOf: [1, 2] } }] },
      model: ['1'],
      why: ['LE-BEFEHLSPOOL-01'],
    },
  ],
  end: say(
    'Früh oder viel: Das ist die Frage jeder Kommandokarte. Und der Commander gehört dorthin, wo seine Leute sind.',
    'Early or many: that is the question of every command card. And the commander belongs where the troops are.',
  ),
};

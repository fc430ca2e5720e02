import type { Lesson } from '../lesson.ts';
import { always, answering, otherwise, say } from '../said.ts';
import { all } from './weapons.ts';

export const attack: Lesson = {
  id: 'attack',
  game: 'legion',
  title: say('Der Angriff', 'The attack'),
  about: say('Zielen, würfeln, Schaden: Schritt für Schritt', 'Aim, roll, wounds: step by step'),
  minutes: 5,
  start: {
    position: {
      units: [
        { card: 'rebel-troopers', seat: 0, x: 500, y: 300, upgrades: ['z-6-trooper'] },
        { card: 'stormtroopers', seat: 1, x: 500, y: 520, degrees: 180 },
        // Far off, so that the battle goes on.
        { card: 'stormtroopers', seat: 1, x: 1500, y: 800, degrees: 180, order: 'facedown' },
      ],
      active: 0,
    },
    dice: {
      black: ['hit', 'blank', 'surge', 'hit'],
      white: ['blank', 'hit', 'blank', 'blank', 'blank', 'hit'],
      redDefence: ['blank', 'block', 'surge', 'blank', 'blank'],
    },
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
        'Ein Angriff ist eine Kette. Der erste Schritt liegt davor: *Zielen*. Es kostet eine Aktion und lässt dich beim Angriff zwei Würfel neu werfen.',
        'An attack is a chain. Its first link comes before it: *Aim*. It costs an action and lets you roll two dice again in the attack.',
      ),
      show: [0],
      asks: 'action',
      only: ['aim'],
      mistakes: [
        otherwise(
          'attack',
          'Geht auch sofort, aber du hast zwei Aktionen: Ziel erst.',
          'You could at once, but you have two actions: aim first.',
        ),
      ],
      done: { events: [{ type: 'tokens', unit: 0, token: 'aim', change: 1 }] },
      model: ['aim'],
      why: ['LE-ZIELEN-01'],
    },
    {
      say: say(
        'Jetzt *Angreifen*. Jede Miniatur nimmt eine Waffe: vier Gewehre, und der Fünfte hat eine *Z-6*, die sechs weiße Würfel wirft. Gib sie ihm und bestätige.',
        'Now *Attack*. Each miniature picks a weapon: four rifles, and the fifth has a *Z-6* that rolls six white dice. Give it to him and confirm.',
      ),
      show: [1],
      only: ['attack', { '4.0': '0:z-6-trooper' }],
      mistakes: [
        answering(
          { '4.0': { not: '0:z-6-trooper' } },
          'Der Fünfte trägt die Z-6 nicht zum Spaß: sechs Würfel statt einem.',
          'The fifth one does not carry the Z-6 for fun: six dice instead of one.',
          all(5, 'unit:a-280-blaster-rifle'),
        ),
        otherwise('dodge', 'Du hast gezielt, also schieß.', 'You have aimed, so shoot.'),
      ],
      done: { events: [{ type: 'rolled' }] },
      model: ['attack', all(4, 'unit:a-280-blaster-rifle', { '4.0': '0:z-6-trooper' })],
      why: ['LE-ANGRIFF-12'],
    },
    {
      say: say(
        'Viele Würfel, viele Nieten. Dein Zielmarker: Wirf *zwei Nieten* neu.',
        'Many dice, many blanks. Your aim token: roll *two blanks* again.',
      ),
      only: ['0:aim', ['1', '4'], ['4', '1']],
      mistakes: [
        answering(
          'pass',
          'Den Marker kannst du nicht mitnehmen, ohne dass er dir nützt: Wirf neu.',
          'Saving the token does you no good here: roll again.',
        ),
        otherwise(['0', '1'], 'Treffer bleiben liegen: Nimm nur Nieten.', 'Hits stay: take blanks only.'),
      ],
      done: { events: [{ type: 'attackEnds' }] },
      model: ['0:aim', ['1', '4']],
      why: ['LE-ZIELEN-02'],
    },
  ],
  end: say(
    'Zielen, Waffen, Würfeln, Deckung, Abwehr, Wunden: immer in dieser Reihenfolge. Und wer beschossen wird, bekommt obendrein Angst, davon bald mehr.',
    'Aim, weapons, dice, cover, defence, wounds: always in this order. And whoever is shot at gets scared on top of it; more of that soon.',
  ),
};

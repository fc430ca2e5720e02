import type { Lesson } from '../lesson.ts';
import { always, answering, otherwise, say } from '../said.ts';
import { all } from './weapons.ts';

export const edition26: Lesson = {
  id: 'edition-26',
  game: 'legion',
  edition: '2.6',
  title: say('Edition 2.6 für Kenner', 'Edition 2.6 for those who know 1.x'),
  about: say('Passen, Deckungswürfel, fünf Runden', 'Passing, cover dice, five rounds'),
  minutes: 5,
  start: {
    position: {
      phase: 'activation',
      stage: 1,
      units: [
        { card: 'rebel-troopers', seat: 0, x: 500, y: 300, order: 'faceup' },
        { card: 'stormtroopers', seat: 1, x: 500, y: 560, degrees: 180, order: 'faceup' },
        { card: 'stormtroopers', seat: 1, x: 1500, y: 800, degrees: 180, order: 'faceup' },
        { card: 'stormtroopers', seat: 1, x: 1700, y: 800, degrees: 180, order: 'faceup' },
      ],
      terrain: [
        {
          kind: 'barricade',
          x: 500,
          y: 520,
          outline: [
            [-90, -6],
            [90, -6],
            [90, 6],
            [-90, 6],
          ],
        },
      ],
      turnOf: 0,
      priority: 0,
      hands: [{ passes: 1 }, {}],
    },
    dice: {
      black: ['hit', 'hit', 'blank', 'hit'],
      whiteDefence: ['block', 'blank', 'surge'],
      redDefence: ['blank', 'block'],
    },
  },
  opponent: [
    ...always(1, 'activate', '2'),
    ...always(1, 'action', 'none'),
    ...always(2, 'wounded', '1'),
    ...always(2, 'wounded', '2'),
    ...always(2, 'wounded', '3'),
  ],
  steps: [
    {
      say: say(
        'Du kennst Legion 1.x? Dann nur das Neue. Der Feind hat mehr Einheiten als du; zum Ausgleich hast du *Passmarker*. Sieh dir erst an, was er tut: *Passe*.',
        'You know Legion 1.x? Then only what is new. The enemy has more units than you; to make up for it you have *pass tokens*. See first what he does: *Pass*.',
      ),
      asks: 'activate',
      only: ['pass'],
      mistakes: [
        answering(
          '0',
          'Dann hast du alles gezeigt, und er hat noch zwei Einheiten. Passe erst einmal.',
          'Then you have shown everything, and he still has two units. Pass first.',
        ),
      ],
      done: { events: [{ type: 'turnPassed', seat: 0 }] },
      model: ['pass'],
      why: ['L2-KOMMANDOPHASE-09', 'L2-AKTIVIERUNGSPHASE-05'],
    },
    {
      say: say(
        'Jetzt ist dein Trupp dran: *Angriff* auf die Sturmtruppen hinter der *Barrikade*. Deckung wird nun *gewürfelt*, ein weißer Würfel je Treffer, und erst danach kommen Ausweichmarker.',
        'Now it is your unit’s turn: *Attack* the stormtroopers behind the *barricade*. Cover is *rolled* now, a white die for each hit, and dodge tokens come only after that.',
      ),
      show: [1],
      only: ['attack', { '0.0': 'unit:a-200-blaster-rifle' }],
      mistakes: [
        otherwise('dodge', 'Zeig erst, wie Deckung jetzt geht: angreifen.', 'First see how cover works now: attack.'),
      ],
      done: { events: [{ type: 'attack', defender: 1 }, { type: 'attackEnds' }] },
      model: ['attack', all(4, 'unit:a-200-blaster-rifle')],
      why: ['L2-ANGRIFF-IM-DETAIL-12', 'L2-ANGRIFF-IM-DETAIL-13', 'L2-ANGRIFF-IM-DETAIL-15'],
    },
    {
      say: say(
        'Auch neu: Jede Aktion außer Bewegen geht nur *einmal pro Runde*. Wer in *Panik* ist, tut gar nichts mehr, statt davonzulaufen. Der *Rückzug* aus dem Nahkampf kostet nur noch eine Aktion.',
        'New as well: each action but moving can be taken only *once per round*. A unit in *panic* does nothing at all instead of running away. *Withdrawing* from melee costs just one action.',
      ),
      why: ['L2-AKTIONEN-IM-DETAIL-02', 'L2-PANIK-02', 'L2-RUECKZUG-01'],
    },
  ],
  end: say(
    'Und gespielt wird fünf Runden, mit Siegpunkten nach jeder: Wer mit zwölf vorn liegt, hat sofort gewonnen.',
    'And there are five rounds, with victory points after each: whoever leads with twelve wins at once.',
  ),
};

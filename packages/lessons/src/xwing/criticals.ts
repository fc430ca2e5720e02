import type { Lesson } from '../lesson.ts';
import { always, answering, otherwise, say } from '../said.ts';

export const criticals: Lesson = {
  id: 'criticals',
  game: 'xwing',
  title: say('Kritische Treffer', 'Critical hits'),
  about: say('Schilde, Hülle und Karten, die wehtun', 'Shields, hull, and cards that hurt'),
  minutes: 5,
  start: {
    position: {
      phase: 'combat',
      ships: [
        {
          seat: 0,
          faction: 'rebel',
          type: 'xwing',
          pilot: 'redsquadronpilot',
          x: 450,
          y: 300,
          shields: 1,
          activated: true,
        },
        {
          seat: 1,
          faction: 'imperial',
          type: 'tieinterceptor',
          pilot: 'sabersquadronpilot',
          x: 450,
          y: 560,
          degrees: 180,
          activated: true,
        },
      ],
    },
    dice: {
      attack: ['hit', 'crit', 'blank', 'hit', 'crit', 'blank', 'hit', 'hit', 'hit'],
      defence: ['blank', 'focus', 'blank', 'focus', 'blank', 'blank', 'focus'],
    },
    decks: { damage: ['blindedpilot', 'structuraldamage', 'consolefire'] },
  },
  opponent: [
    [1, 'attack', 'primary>0'],
    ...always(3, 'attack', 'none'),
    ...always(3, 'action', 'none'),
    [2, 'dials', { '1': 'tr2' }],
  ],
  steps: [
    {
      say: say(
        'Der Abfangjäger vor dir hat drei Punkte Hülle und keine Schilde. *Greif ihn an* und achte auf den Stern: Das ist ein kritischer Treffer.',
        'The interceptor in front of you has three points of hull and no shields. *Attack it* and watch for the star: that is a critical hit.',
      ),
      show: [1],
      asks: 'attack',
      only: ['primary>1'],
      mistakes: [
        otherwise(
          'none',
          'Wer nicht schießt, lernt nichts über Treffer.',
          'Those who do not shoot learn nothing about hits.',
        ),
      ],
      done: { events: [{ type: 'damage', ship: 1, faceup: true }] },
      model: ['primary>1'],
      why: ['XW-KRITISCHER-SCHADEN-01'],
    },
    {
      say: say(
        'Ein Treffer ist eine verdeckte Karte: ein Punkt Hülle. Ein kritischer liegt *offen*, und sein Text tut zusätzlich weh. Dann schoss er zurück: Der erste Treffer hat deinen letzten Schild genommen, der kritische ging durch. Du hast einen *Konsolenbrand*! Klick auf dein Schiff und lies die Karte.',
        'A hit is a facedown card: one point of hull. A critical one lies *faceup*, and its text hurts on top of that. Then it shot back: the first hit took your last shield, the critical one went through. You have a *Console Fire*! Click your ship and read the card.',
      ),
      show: [0],
      why: ['XW-KRITISCHER-SCHADEN-01', 'XW-KRITISCHER-SCHADEN-02'],
    },
    {
      say: say(
        'Solange es brennt, droht zu Beginn jeder Kampfphase neuer Schaden. Aber man kann löschen: Flieg ein beliebiges Manöver auf dem Tisch, das dich nicht stresst.',
        'While it burns, each combat phase may bring more damage. But you can put it out: fly any manoeuvre on the table that does not stress you.',
      ),
      asks: 'dials',
      mistakes: [
        answering(
          { '0': 'k4' },
          'Rot heißt Stress, und Stress heißt: keine Aktion, kein Löschen. Nimm etwas Weißes oder Grünes.',
          'Red means stress, and stress means no action: no putting out the fire. Take something white or green.',
        ),
      ],
      done: { events: [{ type: 'moved', ship: 0 }] },
      model: [{ '0': 's2' }],
    },
    {
      say: say(
        'Jetzt steht der *Konsolenbrand* unter den Aktionen. Lösch ihn: Die Karte wird umgedreht und ist nur noch ein Kratzer.',
        'Now *Console Fire* is among your actions. Put it out: the card is turned over and is nothing but a scratch.',
      ),
      asks: 'action',
      only: ['0:consolefire#0'],
      mistakes: [
        otherwise(
          'focus',
          'Erst löschen! Ein Fokus hilft nicht gegen Feuer.',
          'Fire first! A focus does not help against flames.',
        ),
      ],
      done: { events: [{ type: 'facedown', ship: 0, card: 'consolefire' }] },
      model: ['0:consolefire#0'],
      why: ['XW-AKTIONEN-04'],
    },
  ],
  end: say(
    'Schilde schlucken auch kritische Treffer; ist der letzte weg, wird jeder Stern zur offenen Karte. Manche davon kannst du reparieren, und meist lohnt es sich sofort.',
    'Shields swallow critical hits, too; once the last one is gone, every star becomes a faceup card. Some of them you can repair, and it usually pays to do it at once.',
  ),
};

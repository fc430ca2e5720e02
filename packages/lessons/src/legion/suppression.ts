import type { Lesson } from '../lesson.ts';
import { answering, say } from '../said.ts';

export const suppression: Lesson = {
  id: 'suppression',
  game: 'legion',
  title: say('Niedergehalten', 'Suppressed'),
  about: say('Panik, Sammeln und neuer Mut', 'Panic, rally, and new courage'),
  minutes: 5,
  start: {
    position: {
      units: [
        { card: 'rebel-troopers', seat: 0, x: 500, y: 300, tokens: { suppression: 2 } },
        { card: 'stormtroopers', seat: 1, x: 500, y: 700, degrees: 180, order: 'facedown' },
      ],
      active: { unit: 0, step: 'start' },
    },
    dice: { whiteDefence: ['block', 'blank'] },
  },
  opponent: [],
  steps: [
    {
      say: say(
        'Dein Trupp liegt unter Feuer: zwei *Niederhalten-Marker* hatte er, für jeden hast du beim *Sammeln* einen Würfel geworfen. Eine Abwehr: Einer ist weg, einer bleibt, und der kostet euch eine Aktion.',
        'Your unit is under fire: it had two *suppression tokens*, and for each of them you rolled a die to *rally*. One block: one is gone, one stays, and that one costs you an action.',
      ),
      show: [0],
      why: ['LE-SAMMELN-02', 'LE-NIEDERHALTEN-03'],
    },
    {
      say: say(
        'So viele Marker wie *Tapferkeit* machen langsam, doppelt so viele bringen *Panik*. Heute ist Ruhe: Nimm *Erholung* und wirf den Marker ab.',
        'As many tokens as *courage* make you slow, twice as many bring *panic*. It is quiet today: take *Recover* and discard the token.',
      ),
      only: ['recover', ['suppression.0']],
      mistakes: [
        answering(
          'aim',
          'Mit einer Aktion kommt ihr nicht weit. Erholt euch erst.',
          'You will not get far with one action. Recover first.',
        ),
        answering([], 'Den Marker solltest du auch abwerfen: Wähl ihn aus.', 'Do discard the token: pick it.'),
      ],
      done: { events: [{ type: 'suppressed', unit: 0, is: false }] },
      model: ['recover', ['suppression.0']],
      why: ['LE-ERHOLUNG-02', 'LE-PANIK-01'],
    },
  ],
  end: say(
    'Feuer tötet nicht nur, es drückt zu Boden. Ein Commander in der Nähe leiht seine Tapferkeit, sonst hilft Deckung, Sammeln und Durchatmen.',
    'Fire does not only kill, it pins you down. A commander nearby lends his courage; otherwise cover, rallying, and a deep breath help.',
  ),
};

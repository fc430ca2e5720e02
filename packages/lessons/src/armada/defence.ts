import type { Lesson } from '../lesson.ts';
import { always, answering, otherwise, say } from '../said.ts';

export const defence: Lesson = {
  id: 'defence',
  game: 'armada',
  title: say('Verteidigungsmarker', 'Defence tokens'),
  about: say('Ausweichen, Umlenken, Stabilisieren: wann welcher', 'Evade, Redirect, Brace: which one when'),
  minutes: 6,
  start: {
    position: {
      rules: { width: 914.4, depth: 914.4, points: 200 },
      turnOf: 1,
      units: [
        {
          seat: 0,
          ship: 'assault-frigate-mark-ii-a',
          x: 450,
          y: 250,
          speed: 2,
          dials: ['navigate', 'navigate', 'navigate'],
        },
        {
          seat: 1,
          ship: 'victory-ii-class-star-destroyer',
          x: 450,
          y: 480,
          degrees: 180,
          speed: 1,
          dials: ['navigate', 'navigate', 'navigate'],
        },
      ],
      active: 1,
      step: 'attack',
    },
    dice: { red: ['double', 'hit', 'crit'], blue: ['hit', 'hit', 'hit'] },
  },
  opponent: [
    [1, 'attack', 'front>0.front'],
    [1, 'critical', 'standard'],
    [1, 'window:attack.modify', 'pass'],
    ...always(2, 'course', { speed: 1, clicks: [0], side: 'left' }),
  ],
  steps: [
    {
      say: say(
        'Ein Sternenzerstörer feuert auf deinen Bug: Sechs Würfel, sieben Schaden. Für Verteidigung hast du *Marker*, jeden einmal je Angriff. Fang mit *Ausweichen* an: Auf mittlere Reichweite muss er einen Würfel neu werfen. Nimm den *doppelten Treffer*.',
        'A Star Destroyer fires at your bow: six dice, seven damage. To defend you have *tokens*, each of them once per attack. Start with *Evade*: at medium range it makes the enemy roll one die again. Take the *double hit*.',
      ),
      show: [0, 1],
      only: ['0:token.0', ['0']],
      mistakes: [
        answering(
          'pass',
          'Sieben Schaden in einem Zug? Wehr dich: Ausweichen.',
          'Seven damage at once? Fight back: Evade.',
        ),
        answering(
          '0:token.1',
          'Stabilisieren kommt auch noch dran. Erst den dicksten Würfel weg.',
          'Brace will have its turn. First get rid of the biggest die.',
        ),
        otherwise(
          ['3'],
          'Nimm den roten mit zwei Treffern: Da ist am meisten zu holen.',
          'Take the red one with two hits: that is where most is to be gained.',
        ),
      ],
      done: { events: [{ type: 'dice', how: 'rerolled' }] },
      model: ['0:token.0', ['0']],
      why: ['AR-VERTEIDIGUNGSMARKER-04'],
    },
    {
      say: say(
        'Noch immer sechs Schaden. *Stabilisieren* halbiert, was übrig ist, und ist bei großen Salven Gold wert.',
        'Still six damage. *Brace* halves what is left, and against big salvoes it is worth its weight in gold.',
      ),
      only: ['0:token.1'],
      mistakes: [
        answering('pass', 'Sechs gegen deine Schilde? Halbier sie.', 'Six against your shields? Halve it.'),
        otherwise(
          '0:token.2',
          'Umlenken verteilt Schaden nur. Erst halbieren.',
          'Redirect only spreads damage. Halve it first.',
        ),
      ],
      done: { events: [{ type: 'tokenSpent', kind: 'brace' }] },
      model: ['0:token.1'],
      why: ['AR-VERTEIDIGUNGSMARKER-02'],
    },
    {
      say: say(
        'Drei bleiben, und dein Bug hat vier Schilde. *Umlenken* würde Schaden auf eine Flanke schieben; heute musst du nicht. *Passe*: Ein Marker, den du jetzt ausgibst, ist erschöpft und beim nächsten Mal vielleicht weg.',
        'Three are left, and your bow has four shields. *Redirect* would move damage to a flank; today you need not. *Pass*: a token that you spend now is exhausted, and next time it may be gone.',
      ),
      only: ['pass'],
      mistakes: [
        otherwise(
          '0:token.2',
          'Erlaubt, aber unnötig: Der Bug hält. Heb ihn dir auf.',
          'Allowed, but not needed: the bow will hold. Save it.',
        ),
      ],
      done: { events: [{ type: 'attackEnds' }] },
      model: ['pass'],
      why: ['AR-VERTEIDIGUNGSMARKER-01'],
    },
  ],
  end: say(
    'Aus sieben Schaden wurden drei. In der Statusphase werden erschöpfte Marker wieder bereit; ein erschöpfter, den du noch einmal ausgibst, ist für immer weg.',
    'Seven damage became three. Exhausted tokens are readied in the Status Phase; spend an exhausted one again, and it is gone for good.',
  ),
};

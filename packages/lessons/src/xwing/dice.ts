import type { Lesson } from '../lesson.ts';
import { answering, otherwise, say } from '../said.ts';

export const dice: Lesson = {
  id: 'dice',
  game: 'xwing',
  title: say('Würfel und Marker', 'Dice and tokens'),
  about: say('Wie ein Angriff ausgeht, und wie du nachhilfst', 'How an attack turns out, and how to help it along'),
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
          x: 420,
          y: 300,
          tokens: { focus: 1 },
          activated: true,
        },
        {
          seat: 0,
          faction: 'rebel',
          type: 'awing',
          pilot: 'greensquadronpilot',
          x: 600,
          y: 420,
          degrees: 90,
          tokens: { evade: 1 },
          activated: true,
        },
        {
          seat: 1,
          faction: 'imperial',
          type: 'tiefighter',
          pilot: 'academypilot',
          x: 420,
          y: 500,
          degrees: 130,
          activated: true,
        },
        {
          seat: 1,
          faction: 'imperial',
          type: 'tiefighter',
          pilot: 'academypilot',
          x: 150,
          y: 800,
          degrees: 0,
          activated: true,
        },
      ],
    },
    // Laid so that each token has something to do.
    dice: {
      attack: ['focus', 'hit', 'focus', 'hit', 'hit'],
      defence: ['evade', 'blank', 'focus', 'blank', 'blank', 'evade'],
    },
  },
  opponent: [
    [1, 'fight', '2'],
    [1, 'attack', 'primary>1'],
  ],
  steps: [
    {
      say: say(
        'Ein Angriff hat zwei Würfe: Rot greift an, Grün weicht aus. Dein X-Flügler hat in dieser Runde schon *fokussiert*, das zeigt der grüne Marker an seinem Schild. Greif den TIE vor ihm an. Für diese Übung liegen die Würfel schon fest.',
        'An attack is two rolls: red attacks, green dodges. Your X-wing has already *focused* this round; the green token at its plate shows it. Attack the TIE in front of it. For this exercise the dice have been laid out beforehand.',
      ),
      show: [0, 2],
      asks: 'attack',
      only: ['primary>2'],
      mistakes: [otherwise('none', 'Erst schießen, dann reden.', 'Shoot first, talk later.')],
      done: { events: [{ type: 'rolled', dice: 'attack' }] },
      model: ['primary>2'],
      why: ['XW-ANGRIFF-01'],
    },
    {
      say: say(
        'Ein Treffer und zwei Augen. Ein Auge allein ist nichts wert, aber ein *Fokusmarker* macht alle Augen zu Treffern. Gib ihn aus.',
        'One hit and two eyes. An eye is worth nothing by itself, but a *focus token* turns all of them into hits. Spend it.',
      ),
      asks: 'window:attack.modifyAttackDice',
      only: ['0:focus'],
      mistakes: [
        answering(
          'pass',
          'Dann bleibt es bei einem Treffer, und den weicht der TIE womöglich aus. Gib den Fokus aus: aus einem werden drei.',
          'Then it stays at one hit, and the TIE may well dodge it. Spend the focus: one becomes three.',
        ),
      ],
      done: {
        events: [
          { type: 'spent', ship: 0, token: 'focus' },
          { type: 'hit', attacker: 0 },
        ],
      },
      model: ['0:focus'],
      why: ['XW-FOKUSSIERUNG-02'],
    },
    {
      say: say(
        'Drei Treffer gegen ein grünes Ausweichen: Zwei kommen durch, jeder nimmt dem TIE einen Punkt Hülle. Nun schießt er zurück, auf deinen A-Flügler, mit zwei Treffern, und grün ist nur ein Ausweichen gefallen. Der A-Flügler hat einen *Ausweichmarker*: Setz ihn ein.',
        'Three hits against one green evade: two get through, and each costs the TIE a point of hull. Now it shoots back at your A-wing: two hits, and only one evade among the green dice. The A-wing has an *evade token*: use it.',
      ),
      show: [1],
      asks: 'window:attack.modifyDefenceDice',
      only: ['1:evade'],
      mistakes: [
        answering(
          'pass',
          'Aufheben lohnt nicht: Am Ende der Runde verfällt der Marker. Setz ihn ein, und der zweite Treffer ist weg.',
          'There is no point in saving it: the token is gone at the end of the round. Use it, and the second hit is gone.',
        ),
      ],
      done: {
        events: [
          { type: 'spent', ship: 1, token: 'evade' },
          { type: 'missed', defender: 1 },
        ],
      },
      model: ['1:evade'],
      why: ['XW-AUSWEICHEN-02'],
    },
  ],
  end: say(
    'Rot trifft, Grün weicht aus, Augen brauchen einen Fokus. Und alle Marker sind am Ende der Runde weg: Wer sie behält, verschenkt sie.',
    'Red hits, green dodges, eyes need a focus. And all of these tokens are gone at the end of the round: keeping them means wasting them.',
  ),
};

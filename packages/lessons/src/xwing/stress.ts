import type { Lesson } from '../lesson.ts';
import { always, answering, otherwise, say } from '../said.ts';

export const stress: Lesson = {
  id: 'stress',
  game: 'xwing',
  title: say('Stress und rote Manöver', 'Stress and red manoeuvres'),
  about: say('Wilde Manöver und was sie kosten', 'Wild manoeuvres and what they cost'),
  minutes: 5,
  start: {
    position: {
      ships: [
        { seat: 0, faction: 'rebel', type: 'xwing', pilot: 'redsquadronpilot', x: 450, y: 450 },
        {
          seat: 1,
          faction: 'imperial',
          type: 'tiefighter',
          pilot: 'academypilot',
          x: 450,
          y: 200,
          damage: [{ card: 'hidden' }],
        },
      ],
    },
    dice: { attack: ['hit', 'blank', 'focus'], defence: ['evade', 'blank', 'evade'] },
  },
  opponent: [
    [1, 'dials', { '1': 's3' }],
    ...always(3, 'action', 'none'),
    ...always(3, 'attack', 'none'),
    [2, 'dials', { '1': 'br3' }],
    [3, 'dials', { '1': 's2' }],
  ],
  steps: [
    {
      say: say(
        'Der TIE sitzt dir im Nacken. Eine *Koiogran-Wende* dreht dich mitten im Flug um: der rote Haken bei der *4*. Rot heißt: Es strengt an.',
        'The TIE is on your tail. A *Koiogran turn* flips you around in mid-flight: the red hook at *4*. Red means it takes its toll.',
      ),
      show: [0, 1],
      asks: 'dials',
      only: [{ '0': 'k4' }],
      mistakes: [
        otherwise(
          { '0': 's2' },
          'Dann bleibt er hinter dir und schießt, du aber nicht. Such den roten Haken.',
          'Then it stays behind you and shoots while you cannot. Look for the red hook.',
        ),
      ],
      done: { events: [{ type: 'token', ship: 0, token: 'stress', by: 1 }], view: { '/ships/0/tokens/stress': 1 } },
      model: [{ '0': 'k4' }],
      why: ['XW-STRESS-01'],
    },
    {
      say: say(
        'Kehrtwende! Dafür hat dein Pilot jetzt *Stress*, und wer gestresst ist, bekommt keine Aktion. Schießen geht trotzdem: Der TIE ist genau vor dir.',
        'About face! Your pilot is *stressed* now, and a stressed ship gets no action. It can still shoot: the TIE is right in front of you.',
      ),
      asks: 'attack',
      only: [{ not: 'none' }],
      mistakes: [
        answering('none', 'Dafür hast du doch gewendet: schießen!', 'That is what you turned around for: shoot!'),
      ],
      done: { events: [{ type: 'attack', attacker: 0, defender: 1 }] },
      model: ['primary>1'],
      why: ['XW-AKTIONEN-05'],
    },
    {
      say: say(
        'Mit Stress sind rote Manöver tabu: Stellst du trotzdem eins ein, wählt dein Gegner für dich. Los wirst du ihn mit einem *grünen* Manöver. Nimm eins.',
        'While stressed, red manoeuvres are off limits: dial one in anyway and your opponent picks for you. A *green* manoeuvre clears it. Take one.',
      ),
      asks: 'dials',
      only: [{ '0': { oneOf: ['s1', 's2', 'bl1', 'br1'] } }],
      mistakes: [
        answering(
          { '0': 'k4' },
          'Rot mit Stress: Das Rad nähme dir der Gegner aus der Hand. Grün muss es sein.',
          'Red while stressed: your opponent would take over the dial. It has to be green.',
        ),
        otherwise(
          { '0': 's4' },
          'Weiße Manöver gehen, aber der Stress bleibt. Die grünen haben einen Punkt in der Ecke.',
          'White ones are allowed, but the stress stays. The green ones have a dot in the corner.',
        ),
      ],
      done: { events: [{ type: 'token', ship: 0, token: 'stress', by: -1 }] },
      model: [{ '0': 's2' }],
      why: ['XW-STRESS-02'],
    },
    {
      say: say(
        'Der Stress ist weg, noch bevor du an der Reihe bist zu handeln, und so darfst du wieder eine *Aktion* durchführen.',
        'The stress is gone before it is time to act, and so you may perform an *action* again.',
      ),
      asks: 'action',
      only: ['focus'],
      mistakes: [
        answering(
          'none',
          'Gerade erst zurückbekommen, und schon verschenkt? Nimm sie.',
          'You have only just got it back. Take it.',
        ),
      ],
      done: { events: [{ type: 'action', ship: 0 }] },
      model: ['focus'],
      why: ['XW-AKTIONEN-01'],
    },
  ],
  end: say(
    'Rot, dann grün: Das ist der Takt eines Jagdfliegers. Wer zweimal hintereinander zaubern will, zahlt drauf.',
    'Red, then green: that is the rhythm of a fighter pilot. Whoever tries two tricks in a row pays for it.',
  ),
};

import type { Lesson } from '../lesson.ts';
import { always, answering, otherwise, say } from '../said.ts';

export const arcs: Lesson = {
  id: 'arcs',
  game: 'xwing',
  title: say('Reichweite und Feuerwinkel', 'Range and firing arc'),
  about: say('Wen du treffen kannst und wie gut', 'Whom you can hit, and how well'),
  minutes: 5,
  start: {
    position: {
      phase: 'combat',
      ships: [
        { seat: 0, faction: 'rebel', type: 'xwing', pilot: 'rookiepilot', x: 450, y: 330, activated: true },
        {
          seat: 1,
          faction: 'imperial',
          type: 'tiefighter',
          pilot: 'academypilot',
          x: 410,
          y: 440,
          degrees: 90,
          activated: true,
        },
        {
          seat: 1,
          faction: 'imperial',
          type: 'tiefighter',
          pilot: 'academypilot',
          x: 520,
          y: 620,
          degrees: 180,
          activated: true,
        },
        {
          seat: 1,
          faction: 'imperial',
          type: 'tiefighter',
          pilot: 'academypilot',
          x: 290,
          y: 330,
          degrees: 0,
          activated: true,
        },
      ],
    },
    dice: { attack: ['hit', 'hit', 'blank', 'hit', 'blank', 'focus'], defence: ['blank', 'focus', 'blank'] },
  },
  opponent: [
    ...always(2, 'fight', '2'),
    ...always(2, 'attack', 'none'),
    [2, 'activate', '3'],
    [2, 'dials', { '2': 's2', '3': 's2' }],
    [2, 'action', 'none'],
  ],
  steps: [
    {
      say: say(
        'Es wird geschossen! Dein X-Flügler feuert nur nach vorn: Der helle Keil vor ihm ist sein Feuerwinkel. Drei TIEs sind da. Der links neben dir ist nah, liegt aber nicht im Keil: Auf ihn kannst du nicht schießen.',
        'Shots are fired! Your X-wing fires forward only: the bright wedge in front of it is its firing arc. There are three TIEs. The one on your left is close but not in the wedge: you cannot shoot at it.',
      ),
      show: [3],
      why: ['XW-ANGRIFF-07'],
    },
    {
      say: say(
        'Zwei bleiben. Bis 10 cm ist Reichweite 1, und da bekommst du einen Angriffswürfel mehr. Schieß auf den *nächsten*.',
        'Two are left. Up to 10 cm is range 1, and there you roll one more attack die. Shoot at the *nearest*.',
      ),
      show: [1],
      asks: 'attack',
      only: ['primary>1'],
      mistakes: [
        answering(
          'primary>2',
          'Der ist weit weg: Ab Reichweite 3 bekommt der Verteidiger einen Würfel mehr. Nimm den nahen.',
          'That one is far away: at range 3 the defender rolls one more die. Take the near one.',
        ),
        otherwise('none', 'Einen Schuss verschenkt man nicht.', 'Never give a shot away.'),
      ],
      done: {
        events: [
          { type: 'attack', attacker: 0, defender: 1, range: 1 },
          { type: 'hit', defender: 1 },
        ],
      },
      model: ['primary>1'],
      why: ['XW-REICHWEITEN-KAMPF-BONUS-01'],
    },
    {
      say: say(
        'Vier Würfel statt drei, und der TIE ist hin. Neue Runde. Der TIE links von dir soll vor deine Nase: Such ein Manöver, nach dem er im Keil liegt. Er fliegt gleich vor dir ein Stück nach vorn.',
        'Four dice instead of three, and the TIE is gone. New round. Get the TIE on your left in front of you: find a manoeuvre that puts it in your wedge. It will move a little way ahead before you do.',
      ),
      show: [3],
      asks: 'dials',
      mistakes: [
        answering(
          { '0': { oneOf: ['s1', 's2', 's3', 's4', 'br1', 'br2', 'br3', 'tr2', 'tr3'] } },
          'Er ist links von dir: Du musst nach links.',
          'It is on your left: that is where you must turn.',
          { '0': 's2' },
        ),
      ],
      done: {
        events: [
          { type: 'moved', ship: 0 },
          { type: 'action', ship: 0 },
        ],
      },
      model: [{ '0': 'bl1' }, 'focus'],
    },
    {
      say: say(
        'Da ist er. *Feuer frei*; was der Fokus dabei tut, darfst du schon einmal ausprobieren.',
        'There it is. *Open fire*; feel free to try out what the focus does for you.',
      ),
      show: [3],
      only: [{ not: 'none' }],
      mistakes: [otherwise('none', 'Du hast ihn im Visier: schießen!', 'You have it in your sights: shoot!')],
      asks: 'attack',
      done: {
        events: [
          { type: 'attack', attacker: 0 },
          { type: { oneOf: ['hit', 'missed'] }, attacker: 0 },
        ],
      },
      model: ['primary>3', '0:focus'],
      why: ['XW-ANGRIFF-07'],
    },
  ],
  end: say(
    'Nach vorn, und je näher, desto besser: nah ein Würfel mehr für dich, weit weg einer mehr für den anderen. Deshalb ist Fliegen schon die halbe Schlacht.',
    'Forward, and the nearer the better: close up you roll one more die, far away the other side does. That is why flying is half the battle.',
  ),
};

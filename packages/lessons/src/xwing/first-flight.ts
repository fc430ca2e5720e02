import type { Lesson } from '../lesson.ts';
import { after, always, answering, otherwise, say } from '../said.ts';

const hasActed = { type: { oneOf: ['action', 'passedAction'] }, ship: 0 };
const fled = { type: 'destroyed', ship: 0, cause: 'fled' };

export const firstFlight: Lesson = {
  id: 'first-flight',
  game: 'xwing',
  title: say('Der erste Flug', 'First flight'),
  about: say('Ein Manöver wählen und fliegen', 'Choose a manoeuvre and fly it'),
  minutes: 4,
  start: {
    position: {
      ships: [
        { seat: 0, faction: 'rebel', type: 'xwing', pilot: 'rookiepilot', x: 740, y: 150 },
        { seat: 1, faction: 'imperial', type: 'tiefighter', pilot: 'academypilot', x: 160, y: 780, degrees: 90 },
      ],
    },
  },
  opponent: [...always(5, 'dials', { '1': 'tr1' }), ...always(5, 'action', 'focus')],
  steps: [
    {
      say: say(
        'Willkommen im Cockpit! Der leuchtende X-Flügler gehört dir. Er steht nie still: In jeder Runde fliegt er genau ein Manöver, und welches, das stellst du vorher heimlich ein.',
        'Welcome to the cockpit! The X-wing that lights up is yours. It never stands still: each round it flies exactly one manoeuvre, and you choose which one in secret beforehand.',
      ),
      show: [0],
    },
    {
      say: say(
        'Das Rad zeigt alles, was dein X-Flügler kann: Der Pfeil ist die Richtung, die Zahl das Tempo. Nimm den *geraden Pfeil* bei der *2* und leg das Rad *verdeckt*.',
        'The dial shows everything your X-wing can do: the arrow is the bearing, the number the speed. Take the *straight arrow* at *2*, then lay the dial *facedown*.',
      ),
      asks: 'dials',
      only: [{ '0': 's2' }],
      mistakes: [
        answering(
          { '0': { oneOf: ['s1', 's3', 's4'] } },
          'Geradeaus stimmt, nur das Tempo nicht: Gesucht ist die 2.',
          'Straight is right, only the speed is not: pick the 2.',
          { '0': 's3' },
        ),
        otherwise(
          { '0': 'tl2' },
          'Das wäre eine Kurve. Für den Anfang geradeaus: der Pfeil, der senkrecht nach oben zeigt.',
          'That one turns. Let us start straight ahead: the arrow that points straight up.',
        ),
      ],
      done: { events: [{ type: 'moved', ship: 0, manoeuvre: 's2' }] },
      model: [{ '0': 's2' }],
      why: ['XW-PLANUNGSPHASE-01', 'XW-MANOEVER-01'],
    },
    {
      say: say(
        'Geflogen! Nach dem Flug darf jedes Schiff noch eine Aktion durchführen. Nimm *Fokussierung*; wozu sie gut ist, zeigt sich beim Schießen.',
        'You flew! After flying, each ship may perform one action. Take *Focus*; you will see what it is good for once the shooting starts.',
      ),
      asks: 'action',
      only: ['focus'],
      mistakes: [
        answering(
          'none',
          'Das dürftest du: Eine Aktion ist ein Angebot. Aber sie kostet nichts, also nimm sie mit.',
          'You may: an action is an offer. But it costs nothing, so take it.',
        ),
      ],
      done: { events: [{ type: 'action', ship: 0, action: 'focus' }] },
      model: ['focus'],
      why: ['XW-AKTIONEN-01', 'XW-AKTIONEN-10'],
    },
    {
      say: say(
        'Zweite Runde. Nun ein sanfter Bogen: der *schräge Pfeil nach rechts* bei der *2*. Danach schaut dein Schiff um 45 Grad weiter nach rechts. Die Aktion suchst du dir aus.',
        'Second round. Now a gentle bend: the *slanted arrow to the right* at *2*. Afterwards your ship faces 45 degrees further right. Pick the action yourself.',
      ),
      asks: 'dials',
      only: [{ '0': 'br2' }],
      mistakes: [
        answering(
          { '0': { oneOf: ['bl1', 'bl2', 'bl3', 'tl2', 'tl3'] } },
          'Das ginge nach links. Dein Pilot schaut nach vorn, und vorn ist auf dem Rad oben.',
          'That goes left. Your pilot looks ahead, and ahead is up on the dial.',
          { '0': 'bl2' },
        ),
        answering(
          { '0': { oneOf: ['tr2', 'tr3'] } },
          'Das ist die scharfe Kurve um 90 Grad. Gesucht ist der schräge Pfeil daneben.',
          'That is the hard turn of 90 degrees. Pick the slanted arrow beside it.',
          { '0': 'tr2' },
        ),
        otherwise(
          { '0': 's1' },
          'Noch nicht: der schräge Pfeil nach rechts, Tempo 2.',
          'Not yet: the slanted arrow to the right, speed 2.',
        ),
      ],
      done: { events: [{ type: 'moved', ship: 0, manoeuvre: 'br2' }, hasActed] },
      model: [{ '0': 'br2' }, 'focus'],
      why: ['XW-MANOEVER-01'],
    },
    {
      say: say(
        'Jetzt wird es eng: Rechts endet der Tisch, und wer darüber hinausfliegt, ist verloren. Diesmal wählst du. Der Umriss auf dem Tisch zeigt, wo du landest.',
        'Now it gets tight: the table ends on the right, and a ship that flies off it is lost. This time you choose. The outline on the table shows where you will end up.',
      ),
      asks: 'dials',
      mistakes: [
        after(
          fled,
          { '0': 's4' },
          'Über den Rand! In einer echten Partie wäre dein Schiff jetzt weg. Nimm den Zug zurück und lenk früher ein.',
          'Over the edge! In a real match your ship would be gone. Take the move back and turn in sooner.',
        ),
      ],
      done: { events: [{ type: 'moved', ship: 0 }, hasActed] },
      model: [{ '0': 'tl2' }, 'focus'],
      why: ['XW-FLUCHT-01', 'XW-FLUCHT-02'],
    },
    {
      say: say(
        'Sauber! Und nun Gas: Flieg mit Tempo *3* oder *4* weg vom Rand. Große Zahlen bringen dich weit, kleine halten dich wendig.',
        'Neat! Now open the throttle: fly away from the edge at speed *3* or *4*. High numbers take you far, low ones keep you nimble.',
      ),
      asks: 'dials',
      only: [{ '0': { oneOf: ['s3', 's4', 'bl3', 'br3', 'tl3', 'tr3', 'k4'] } }],
      mistakes: [
        otherwise(
          { '0': 's1' },
          'Zu gemütlich: Die Zahl ist das Tempo, und sie soll 3 oder 4 sein.',
          'Too leisurely: the number is the speed, and it should be 3 or 4.',
        ),
      ],
      done: {
        events: [
          { type: 'moved', ship: 0 },
          { type: { oneOf: ['action', 'passedAction', 'noAction'] }, ship: 0 },
        ],
      },
      model: [{ '0': 'bl3' }, 'focus'],
      why: ['XW-MANOEVER-01'],
    },
  ],
  end: say(
    'Du kannst fliegen: Richtung, Tempo und immer ein Auge auf den Rand. Als Nächstes holst du aus jedem Flug noch mehr heraus.',
    'You can fly: bearing, speed, and always an eye on the edge. Next you will get even more out of every flight.',
  ),
};

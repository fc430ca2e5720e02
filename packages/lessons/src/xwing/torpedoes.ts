import type { Lesson } from '../lesson.ts';
import { always, answering, otherwise, say } from '../said.ts';

export const torpedoes: Lesson = {
  id: 'torpedoes',
  game: 'xwing',
  title: say('Zielerfassung und Torpedos', 'Target lock and torpedoes'),
  about: say('Ein Ziel erfassen und den großen Hammer auspacken', 'Lock on to a target and bring out the big hammer'),
  minutes: 6,
  start: {
    position: {
      ships: [
        {
          seat: 0,
          faction: 'rebel',
          type: 'xwing',
          pilot: 'redsquadronpilot',
          x: 450,
          y: 150,
          upgrades: ['torpedo/protontorpedoes'],
        },
        {
          seat: 1,
          faction: 'imperial',
          type: 'tieadvanced',
          pilot: 'tempestsquadronpilot',
          x: 450,
          y: 560,
          degrees: 90,
        },
        // Far off, so that the match goes on.
        { seat: 1, faction: 'imperial', type: 'tiefighter', pilot: 'academypilot', x: 800, y: 820, degrees: 270 },
      ],
    },
    dice: {
      attack: ['hit', 'focus', 'hit', 'blank', 'blank', 'hit', 'blank', 'focus', 'hit', 'crit', 'blank'],
      defence: ['focus', 'blank', 'evade', 'blank', 'evade', 'focus'],
    },
  },
  opponent: [
    [1, 'dials', { '1': 'tr2', '2': 'tl1' }],
    [2, 'dials', { '1': 'tr2', '2': 'tl1' }],
    ...always(3, 'action', 'none'),
    ...always(3, 'attack', 'none'),
  ],
  steps: [
    {
      say: say(
        'Dein X-Flügler trägt Protonentorpedos. Sie treffen hart, brauchen aber eine *Zielerfassung*. Flieg erst einmal *Geradeaus 1*.',
        'Your X-wing carries proton torpedoes. They hit hard, but they need a *target lock*. Fly *straight 1* first.',
      ),
      show: [0],
      asks: 'dials',
      only: [{ '0': 's1' }],
      mistakes: [
        otherwise(
          { '0': 's4' },
          'Nicht so hastig: Torpedos fliegen nur auf Reichweite 2 und 3. Geradeaus 1.',
          'Not so hasty: torpedoes work at range 2 and 3 only. Straight 1.',
        ),
      ],
      done: { events: [{ type: 'moved', ship: 0 }] },
      model: [{ '0': 's1' }],
    },
    {
      say: say(
        'Jetzt die Aktion *Zielerfassung*: Dein Bordcomputer hält den TIE fest, bis du die Erfassung ausgibst. Sie bleibt auch über das Rundenende hinaus.',
        'Now the action *Target lock*: your computer holds on to the TIE until you spend the lock. It even stays when the round ends.',
      ),
      show: [1],
      only: ['targetlock', '1'],
      mistakes: [
        otherwise(
          'focus',
          'Fokus hilft beim Würfeln, aber Torpedos wollen ein erfasstes Ziel.',
          'A focus helps your dice, but torpedoes want a locked target.',
        ),
      ],
      done: { events: [{ type: 'locked', ship: 0, target: 1 }] },
      model: ['targetlock', '1'],
      why: ['XW-ZIELERFASSUNG-01'],
    },
    {
      say: say(
        'Erfasst! Feuer die *Protonentorpedos* ab. Das kostet die Erfassung und den Torpedo, bringt aber vier Würfel.',
        'Locked! Fire the *Proton Torpedoes*. That costs the lock and the torpedo, but brings four dice.',
      ),
      asks: 'attack',
      only: ['0:torpedo.protontorpedoes>1'],
      mistakes: [
        answering(
          'primary>1',
          'Das wären drei Würfel, und auf diese Entfernung weicht er besser aus. Nimm die Torpedos.',
          'That would be three dice, and at this distance it dodges better. Take the torpedoes.',
        ),
        otherwise('none', 'Genau dafür hast du sie dabei.', 'This is what you brought them for.'),
      ],
      done: { events: [{ type: 'rolled', dice: 'attack' }] },
      model: ['0:torpedo.protontorpedoes>1'],
      why: ['XW-SEKUNDAERWAFFEN-05'],
    },
    {
      say: say(
        'Zwei Treffer, ein Auge, eine Niete. Die *Torpedokarte* darf ein Auge in einen kritischen Treffer verwandeln: Setz sie ein.',
        'Two hits, an eye, and a blank. The *torpedo card* may turn an eye into a critical hit: use it.',
      ),
      asks: 'window:attack.modifyAttackDice',
      only: ['0:torpedo.protontorpedoes'],
      mistakes: [
        answering(
          'pass',
          'Ein Auge ist so viel wert wie nichts. Die Karte macht daraus das Beste, was es gibt.',
          'An eye is worth nothing. The card makes the best of it.',
        ),
      ],
      done: { events: [{ type: 'hit', attacker: 0 }] },
      model: ['0:torpedo.protontorpedoes'],
    },
    {
      say: say(
        'Seine Schilde sind weg! Der Torpedo ist verschossen, aber eine Zielerfassung kann noch mehr. Flieg *Geradeaus 1* und erfass ihn noch einmal.',
        'Its shields are gone! The torpedo is spent, but a target lock can do more. Fly *straight 1* and lock on once again.',
      ),
      show: [1],
      only: [{ '0': 's1' }, 'targetlock', '1'],
      mistakes: [
        answering(
          'focus',
          'Auch gut, aber diesmal die Zielerfassung: Ohne Torpedo lässt sie dich neu würfeln.',
          'Good, too, but target lock this time: without a torpedo it lets you roll again.',
        ),
        otherwise(
          { '0': 's3' },
          'Er dreht vor deine Nase: Geradeaus 1 genügt.',
          'It is turning right in front of you: straight 1 is enough.',
        ),
      ],
      done: { events: [{ type: 'locked', ship: 0, target: 1 }] },
      model: [{ '0': 's1' }, 'targetlock', '1'],
    },
    {
      say: say('Jetzt mit den Bordkanonen: *angreifen*.', 'Now with your laser cannons: *attack*.'),
      asks: 'attack',
      only: ['primary>1'],
      mistakes: [otherwise('none', 'So nah kommst du ihm nie wieder.', 'You will never get this close again.')],
      done: {
        events: [
          { type: 'attack', attacker: 0 },
          { type: 'rolled', dice: 'attack' },
        ],
      },
      model: ['primary>1'],
    },
    {
      say: say(
        'Schlecht gewürfelt: nur ein Treffer. Gib die *Zielerfassung* aus und wähl die Würfel, die du neu würfeln willst: *alles außer dem Treffer*.',
        'A poor roll: just one hit. Spend the *target lock* and pick the dice to roll again: *everything but the hit*.',
      ),
      only: ['0:targetlock', ['0', '2', '3']],
      mistakes: [
        answering(
          'pass',
          'Ein Treffer reicht nicht. Die Zielerfassung gibt dir einen zweiten Versuch.',
          'One hit is not enough. The target lock gives you a second try.',
        ),
        otherwise(
          ['0', '2'],
          'Das Auge auch: Ohne Fokus ist es nichts wert. Nur der Treffer bleibt liegen.',
          'The eye, too: without a focus it is worth nothing. Only the hit stays.',
        ),
      ],
      done: {
        events: [
          { type: 'spent', token: 'targetlock' },
          { type: { oneOf: ['hit', 'missed'] }, attacker: 0 },
        ],
      },
      model: ['0:targetlock', ['0', '2', '3']],
      why: ['XW-ZIELERFASSUNG-04'],
    },
  ],
  end: say(
    'Erfassen, feuern, nachbessern: Eine Zielerfassung ist entweder der Schlüssel zum Torpedo oder ein zweiter Wurf. Beides zugleich geht nicht.',
    'Lock, fire, improve: a target lock is either the key to a torpedo or a second roll. It cannot be both.',
  ),
};

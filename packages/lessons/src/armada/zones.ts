import type { Lesson } from '../lesson.ts';
import { always, answering, otherwise, say } from '../said.ts';

export const zones: Lesson = {
  id: 'zones',
  game: 'armada',
  title: say('Breitseite', 'Broadside'),
  about: say('Hüllensektionen, Reichweite und Würfelfarben', 'Hull zones, range, and the colours of dice'),
  minutes: 6,
  start: {
    position: {
      rules: { width: 914.4, depth: 914.4, points: 200 },
      units: [
        { seat: 0, ship: 'gladiator-i-class-star-destroyer', x: 450, y: 300, speed: 1, dials: ['navigate'] },
        { seat: 1, ship: 'cr90-corvette-a', x: 330, y: 330, degrees: 0, speed: 2, dials: ['navigate'] },
        {
          seat: 1,
          ship: 'nebulon-b-escort-frigate',
          x: 470,
          y: 560,
          degrees: 90,
          speed: 1,
          dials: ['navigate', 'navigate'],
        },
      ],
      active: 0,
      step: 'attack',
    },
    dice: { red: ['hit', 'hit', 'blank', 'hit'], black: ['hitcrit', 'hit', 'hitcrit', 'blank'], blue: ['hit', 'hit'] },
  },
  opponent: [...always(2, 'window:attack.defend', 'pass'), [1, 'zone', 'front']],
  steps: [
    {
      say: say(
        'Dein Zerstörer ist eine Breitseite auf Triebwerken: An den Flanken liegen *schwarze* Würfel, die stärksten, aber nur auf kurze Reichweite. Links liegt eine Korvette direkt daneben. Greif mit der *linken* Flanke ihre *rechte* Seite an.',
        'Your destroyer is a broadside with engines: its flanks carry *black* dice, the strongest ones, but at close range only. On the left a corvette is right beside you. Attack its *right* side with your *left* flank.',
      ),
      show: [0, 1],
      asks: 'attack',
      only: ['left>1.right'],
      mistakes: [
        answering(
          'front>2.right',
          'Auf die Entfernung reichen nur die roten Würfel des Bugs. Fang mit der Breitseite an, die Korvette ist näher.',
          'At that distance only the red dice of your bow reach. Start with the broadside; the corvette is closer.',
        ),
        otherwise(
          'left>1.front',
          'Das trifft ihren Bug, und der hat die meisten Schilde. Nimm die Seite.',
          'That hits its bow, where the shields are strongest. Take the side.',
        ),
      ],
      done: { events: [{ type: 'attack', zone: 'left', defending: 'right', range: 'close' }, { type: 'rolled' }] },
      model: ['left>1.right'],
      why: ['AR-FEUERWINKEL-01', 'AR-ANGRIFFSREICHWEITE-02'],
    },
    {
      say: say(
        'Vier schwarze Würfel! Ein Stern ist ein *kritischer Treffer*: Kommt Schaden bis zur Hülle durch, liegt die erste Karte offen. Setz den *kritischen Effekt* ein.',
        'Four black dice! A star is a *critical hit*: if damage gets through to the hull, the first card lies faceup. Use the *critical effect*.',
      ),
      asks: 'critical',
      only: ['standard'],
      mistakes: [
        answering('none', 'Der Effekt kostet nichts. Nimm ihn mit.', 'The effect costs nothing. Take it along.'),
      ],
      done: { events: [{ type: 'attackEnds' }] },
      model: ['standard'],
      why: ['AR-ANGREIFEN-17'],
    },
    {
      say: say(
        'Ein Schiff darf zweimal angreifen, aber mit *zwei verschiedenen* Hüllensektionen. Jetzt der Bug auf die Fregatte vor dir: *rote* Würfel reichen am weitesten.',
        'A ship may attack twice, but from *two different* hull zones. Now the bow at the frigate ahead: *red* dice reach furthest.',
      ),
      show: [2],
      asks: 'attack',
      only: ['front>2.right'],
      mistakes: [answering('none', 'Verschenk den zweiten Angriff nicht.', 'Do not give the second attack away.')],
      done: { events: [{ type: 'attack', zone: 'front', range: 'long' }] },
      model: ['front>2.right'],
      why: ['AR-ANGRIFFSREICHWEITE-04'],
    },
  ],
  end: say(
    'Rot reicht weit, Blau bis zur Mitte, Schwarz nur nah: Bring die Flanke mit den meisten Würfeln dahin, wo sie alle zählen.',
    'Red reaches far, blue to the middle, black only close: bring the flank with the most dice to where all of them count.',
  ),
};

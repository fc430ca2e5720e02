import type { Lesson } from '../lesson.ts';
import { against, always, answering, otherwise, say } from '../said.ts';

export const scoring: Lesson = {
  id: 'scoring',
  game: 'armada',
  title: say('Die letzte Runde', 'The last round'),
  about: say('Was zählt, wenn abgerechnet wird', 'What counts when the score is settled'),
  minutes: 4,
  start: {
    position: {
      rules: { width: 914.4, depth: 914.4, points: 200 },
      round: 6,
      units: [
        { seat: 0, ship: 'nebulon-b-escort-frigate', x: 450, y: 300, speed: 1, dials: ['concentrate'] },
        {
          seat: 0,
          ship: 'cr90-corvette-a',
          x: 100,
          y: 100,
          degrees: 90,
          speed: 1,
          dials: ['navigate'],
          activated: true,
        },
        {
          seat: 1,
          ship: 'gladiator-i-class-star-destroyer',
          x: 450,
          y: 520,
          degrees: 90,
          speed: 1,
          damage: 4,
          shields: { right: 0 },
          dials: ['navigate'],
          activated: true,
        },
        // Far off, so that the battle goes on.
        {
          seat: 1,
          ship: 'raider-i-class-corvette',
          x: 820,
          y: 850,
          degrees: 270,
          speed: 1,
          dials: ['navigate'],
          activated: true,
        },
        { seat: 1, squadron: 'tie-fighter-squadron', x: 560, y: 360, hull: 1 },
      ],
      active: 0,
      step: 'attack',
    },
    dice: { red: ['hit', 'blank', 'accuracy', 'hit'], blue: ['hit'] },
    decks: { damage: ['power-failure'] },
  },
  opponent: always(6, 'window:attack.defend', 'pass'),
  steps: [
    {
      say: say(
        'Sechste Runde, die letzte. Gezählt wird, was *zerstört* ist: Ein Schiff bringt so viele Punkte, wie es gekostet hat; ein fast zerstörtes bringt nichts. Dem Zerstörer fehlt eine Schadenskarte. Angriff mit dem *Bug*!',
        'Sixth round, the last one. Only what is *destroyed* counts: a ship is worth the points it cost; one that is nearly destroyed is worth nothing. The destroyer is one damage card short. Attack with your *bow*!',
      ),
      show: [2],
      asks: 'attack',
      only: ['front>2.right'],
      mistakes: [
        answering(
          'right>4',
          'Die Staffel bringt acht Punkte, der Zerstörer sechsundfünfzig. Das große Ziel zuerst.',
          'The squadron is worth eight points, the destroyer fifty-six. The big target first.',
        ),
        otherwise('none', 'Das ist deine letzte Gelegenheit: angreifen.', 'This is your last chance: attack.'),
      ],
      done: { events: [{ type: 'rolled' }] },
      model: ['front>2.right'],
      why: ['AR-SIEGPUNKTE-01'],
    },
    {
      say: say(
        'Ein Treffer, und mehr braucht es nicht, solange er nicht *ausweicht*. Sperr ihm das *Ausweichen* mit der *Zielgenauigkeit*.',
        'One hit, and that is all you need as long as it does not *evade*. Lock its *Evade* with the *accuracy*.',
      ),
      only: ['0:accuracy', '0'],
      mistakes: [
        answering(
          'pass',
          'Dann wirft er deinen Treffer womöglich neu. Sperr das Ausweichen.',
          'Then it may make you roll your hit again. Lock the Evade.',
        ),
        otherwise(
          '1',
          'Stabilisieren macht aus eins immer noch eins. Sperr das Ausweichen.',
          'Brace still turns one into one. Lock the Evade.',
        ),
      ],
      done: { events: [{ type: 'destroyed', unit: 2 }] },
      model: ['0:accuracy', '0'],
      why: ['AR-SIEGPUNKTE-02'],
    },
    {
      say: say(
        'Zerstört: 56 Punkte. Dein zweiter Angriff gilt der angeschlagenen *TIE-Staffel*: Auch Staffeln zählen.',
        'Destroyed: 56 points. Your second attack goes at the damaged *TIE squadron*: squadrons count, too.',
      ),
      show: [4],
      asks: 'attack',
      only: ['right>4'],
      mistakes: [
        answering(
          'none',
          'Acht Punkte liegen auf der Straße: Nimm sie mit.',
          'Eight points are lying in the street: pick them up.',
        ),
      ],
      done: { events: [{ type: 'destroyed', unit: 4 }] },
      model: ['right>4'],
      why: ['AR-SIEGPUNKTE-01'],
    },
    {
      say: say(
        'Jetzt nur nicht vom Tisch fliegen: Auch das zählt als zerstört. Flieg *geradeaus*, dann wird abgerechnet.',
        'Now just do not fly off the table: that counts as destroyed, too. Fly *straight ahead*, and the score is settled.',
      ),
      mistakes: [
        against(
          'AR-SCHUB-03',
          { speed: 3, clicks: [0, 0, 0], side: 'left' },
          'Den Schub ändert nur das Kommando Navigieren. Bleib bei 1.',
          'Only the Navigate command changes speed. Stay at 1.',
        ),
      ],
      done: { view: { '/outcome/reason': 'rounds' } },
      model: [{ speed: 1, clicks: [0], side: 'left' }],
      why: ['AR-SIEG-UND-NIEDERLAGE-01'],
    },
  ],
  end: say(
    'Punkte gibt es nur für Zerstörtes und für Einsatzziele. Darum: lieber ein Schiff ganz als drei halb.',
    'Points come only from what is destroyed and from objectives. So: better one ship altogether than three by half.',
  ),
};

import type { Language } from '@holotisch/engine';
import type { LegionView } from '../view.ts';

/** What the page itself says of Legion. */
export interface LegionText {
  readonly intro: string;
  readonly armyOf: (player: string) => string;
  readonly army: string;
  /** What does not act yet. */
  readonly unfinished: string;
  readonly points: (points: number) => string;
  readonly phases: Readonly<Record<LegionView['phase'], string>>;
  readonly move: {
    readonly kind: string;
    readonly speed: string;
    readonly heading: string;
    readonly bend: string;
    readonly way: string;
    readonly engage: string;
    readonly nobody: string;
    readonly help: string;
    readonly kinds: Readonly<Record<string, string>>;
  };
  readonly over: {
    readonly reason: Readonly<Record<string, string>>;
    readonly line: (player: string, score: number, units: number) => string;
  };
  readonly hints: Readonly<Record<string, string>>;
  readonly state: (minis: number, suppression: number) => string;
}

const de: LegionText = {
  intro:
    'Zwei Armeen, ein Schlachtfeld mit Gelände und ein Einsatzziel. Befehle erteilen, vorrücken, Deckung suchen, schießen.',
  armyOf: (player) => `Armee von ${player}`,
  army: 'Armee',
  unfinished:
    'Legion ist im Aufbau: Es gelten die Regeln der Referenz 1.2 und die Schlüsselwörter der Regelbücher. Die Texte der Aufwertungs- und Kommandokarten wirken noch nicht.',
  points: (points) => `${points} Punkte`,
  phases: {
    ...{
      terrain: 'Gelände',
      sides: 'Seitenwahl',
      battle: 'Gefechtskarten',
      prepare: 'Vorbereitung',
      deployment: 'Aufstellung',
    },
    ...{ command: 'Kommandophase', activation: 'Aktivierungsphase', end: 'Endphase', over: 'Ende' },
  },
  move: {
    ...{
      kind: 'Art der Bewegung',
      speed: 'Geschwindigkeit',
      heading: 'Richtung',
      bend: 'Knick',
      way: 'Strecke',
      engage: 'Nahkampf mit',
      nobody: 'niemandem',
    },
    help: 'Auf den Tisch klicken oder ziehen: dorthin bewegt sich der Anführer, die übrigen Miniaturen folgen von selbst.',
    kinds: {
      ...{
        standard: 'Standardbewegung',
        reverse: 'Rückwärtsbewegung',
        strafe: 'Seitwärtsbewegung',
        pivot: 'Drehung',
        climb: 'Klimmen',
        clamber: 'Klettern',
      },
      ...{ compulsory: 'Zwangsbewegung', withdraw: 'Rückzug', jump: 'Springen', scout: 'Auskundschaften' },
    },
  },
  over: {
    reason: {
      ...{
        eliminated: 'Die Gegenseite hat keine Einheit mehr.',
        victory: 'Mehr Siegmarker.',
        points: 'Gleich viele Siegmarker, aber mehr besiegte Punkte.',
      },
      ...{ blue: 'Gleichstand: Der blaue Spieler gewinnt.', draw: 'Unentschieden.', concede: 'Aufgegeben.' },
    },
    line: (player, score, units) => `${player}: ${score} Siegmarker, ${units} Einheiten übrig`,
  },
  hints: {
    activate: 'Eine Einheit mit offenem Befehlsmarker, oder einen Marker aus dem Vorrat ziehen.',
    action: 'Zwei Aktionen, keine zweimal außer Bewegung.',
    move: 'Der Anführer folgt der Schablone; alle anderen werden in Formation gestellt.',
  },
  state: (minis, suppression) => `${minis} Miniaturen${suppression > 0 ? `, ${suppression} Niederhalten-Marker` : ''}`,
};

const en: LegionText = {
  intro: 'Two armies, a battlefield with terrain, and an objective. Give orders, advance, seek cover, shoot.',
  armyOf: (player) => `${player}’s army`,
  army: 'Army',
  unfinished:
    'Legion is being built: the rules of the reference 1.2 and the keywords of the rulebooks hold. What upgrade and command cards say does not act yet.',
  points: (points) => `${points} points`,
  phases: {
    ...{ terrain: 'Terrain', sides: 'Sides', battle: 'Battle cards', prepare: 'Preparation', deployment: 'Deployment' },
    ...{ command: 'Command phase', activation: 'Activation phase', end: 'End phase', over: 'End' },
  },
  move: {
    ...{
      kind: 'Kind of move',
      speed: 'Speed',
      heading: 'Direction',
      bend: 'Bend',
      way: 'Distance',
      engage: 'Melee with',
      nobody: 'nobody',
    },
    help: 'Click or drag on the table: the leader moves there, and the other miniatures follow by themselves.',
    kinds: {
      ...{
        standard: 'Standard move',
        reverse: 'Reverse',
        strafe: 'Strafe',
        pivot: 'Pivot',
        climb: 'Climb',
        clamber: 'Clamber',
      },
      ...{ compulsory: 'Compulsory move', withdraw: 'Withdraw', jump: 'Jump', scout: 'Scout' },
    },
  },
  over: {
    reason: {
      ...{
        eliminated: 'The other side has no unit left.',
        victory: 'More victory tokens.',
        points: 'Equal victory tokens, but more points defeated.',
      },
      ...{ blue: 'All even: the blue player wins.', draw: 'A draw.', concede: 'Conceded.' },
    },
    line: (player, score, units) => `${player}: ${score} victory tokens, ${units} units left`,
  },
  hints: {
    activate: 'A unit with a faceup order token, or draw a token from the pool.',
    action: 'Two actions, none twice but moving.',
    move: 'The leader follows the tool; all others are placed in formation.',
  },
  state: (minis, suppression) => `${minis} miniatures${suppression > 0 ? `, ${suppression} suppression tokens` : ''}`,
};

export const legionText: Readonly<Record<Language, LegionText>> = { de, en };

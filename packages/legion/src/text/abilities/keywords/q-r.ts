import type { Sayings } from '../types.ts';

export const keywordsQR: Sayings = {
  'keyword/quick-thinking': {
    en: 'Card action: an aim and a dodge token.',
    de: 'Kartenaktion: ein Ziel- und ein Ausweichmarker.',
  },
  'keyword/ram': {
    en: 'After a whole standard move at full speed X dice become critical hits.',
    de: 'Nach einer ganzen Standardbewegung mit voller Geschwindigkeit werden X Würfel kritische Treffer.',
  },
  'keyword/ram@2.6': {
    de: 'Hat sie sich bewegt (mit Kerbenbasis: eine ganze Standardbewegung mit ihrer Geschwindigkeit), werden X Würfel kritische Treffer.',
    en: 'If it has moved (with a notched base: a whole standard move at its speed), X dice become critical hits.',
  },
  'keyword/ready': {
    en: 'After a standby action X aim tokens.',
    de: 'Nach einer Bereitschaftsaktion X Zielmarker.',
  },
  'keyword/recharge': {
    en: 'When it recovers, X of its shields are turned up.',
    de: 'Erholt sie sich, werden X ihrer Schilde aufgedeckt.',
  },
  'keyword/reconfigure': {
    en: 'When its unit recovers, the card may be turned over.',
    de: 'Erholt sich die Einheit, darf die Karte umgedreht werden.',
  },
  'keyword/regenerate': {
    en: 'At the end of its activation a white die for each wound, X at most; all but blanks heal one.',
    de: 'Am Ende ihrer Aktivierung ein weißer Würfel je Wunde, höchstens X; alles außer Nieten heilt eine.',
  },
  'keyword/reinforcements': {
    en: 'It may be deployed after all others.',
    de: 'Sie darf nach allen anderen aufgestellt werden.',
  },
  'keyword/reinforcements@2.6': {
    de: 'Zu Beginn der ersten Endphase kann sich die Einheit mit Geschwindigkeit 1 bewegen.',
    en: 'At the start of the first end phase the unit may make a speed-1 move.',
  },
  'keyword/relentless': {
    en: 'After a move action it may make a free attack action.',
    de: 'Nach einer Bewegungsaktion darf sie eine freie Angriffsaktion durchführen.',
  },
  'keyword/reliable': {
    en: 'At the start of each activation phase X surge tokens.',
    de: 'Zu Beginn jeder Aktivierungsphase X Energiemarker.',
  },
  'keyword/repair': {
    en: 'Free card action (or card action, as printed): up to X wounds, ion or damage tokens leave a friendly ground vehicle at range 1 and in sight, Y times.',
    de: 'Freie Kartenaktion (oder Kartenaktion, wie gedruckt): Bis zu X Wund-, Ionen- oder Schadensmarker eines befreundeten Bodenfahrzeugs in Reichweite 1 und Sichtlinie, Y-mal.',
  },
  'keyword/repair@2.6': {
    de: 'Bis zu X Wund-, Ionen- oder Schadensmarker oder gefallene Miniaturen eines befreundeten Droiden oder Fahrzeugs in Reichweite 1 und Sichtlinie, Y-mal.',
    en: 'Up to X wound, ion or damage tokens or fallen miniatures of a friendly droid or vehicle within 1 and in sight, Y times.',
  },
  'keyword/reposition': {
    en: 'Before or after a standard move it may pivot for nothing.',
    de: 'Vor oder nach einer Standardbewegung darf sie sich kostenlos drehen.',
  },
  'keyword/retinue': {
    en: 'At the start of the activation phase, at range 1 to 2 of the named unit, an aim or dodge token.',
    de: 'Zu Beginn der Aktivierungsphase in Reichweite 1–2 der genannten Einheit ein Ziel- oder Ausweichmarker.',
  },
  'keyword/ruthless': {
    de: 'Eine Standardeinheit mit Befehl in Reichweite 2 und Sicht kann zu Beginn ihrer Aktivierung 1 Wunde für eine freie Aktion erleiden.',
    en: 'A corps unit with an order within range 2 and in sight may suffer 1 wound for a free action at the start of its activation.',
  },
};

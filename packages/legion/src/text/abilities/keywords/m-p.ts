import type { Sayings } from '../types.ts';

export const keywordsMP: Sayings = {
  'keyword/makashi-mastery': {
    en: 'In melee it may do with one Pierce less, and no immunity helps against it.',
    de: 'Im Nahkampf darf sie auf einen Punkt Durchschlagen verzichten; dann hilft keine Immunität.',
  },
  'keyword/mandalorians-are-stronger-together': {
    de: 'Gibt die Einheit in einem Angriff Zielmarker aus, erhält sie danach 1 Ausweichmarker, gibt sie Ausweichmarker aus, 1 Zielmarker, wenn eine andere Einheit mit diesem Schlüsselwort in Reichweite 2 ist.',
    en: 'When the unit spends aim tokens in an attack it gains 1 dodge token afterwards, for dodge tokens 1 aim token, if another unit with this keyword is within range 2.',
  },
  'keyword/marksman': {
    en: 'After surges an aim token makes a blank a hit, or a hit a critical one.',
    de: 'Nach den Energien macht ein Zielmarker aus einer Niete einen Treffer oder aus einem Treffer einen kritischen.',
  },
  'keyword/master-of-the-force': {
    en: 'At the end of its activation it may ready up to X of its Force cards.',
    de: 'Am Ende ihrer Aktivierung macht sie bis zu X ihrer Machtkarten spielbereit.',
  },
  'keyword/master-storyteller': {
    de: 'Kartenaktion: Bis zu so viele Ewok-Einheiten in Reichweite 2, wie die Nummer der Runde beträgt, erhalten je 2 Energiemarker.',
    en: 'Card action: up to as many Ewok units within range 2 as the number of the round gain 2 surge tokens each.',
  },
  'keyword/mechanized-infantry': {
    de: 'Zu Beginn der Aktivierungsphase kann die Einheit ein befreundetes Fahrzeug in Reichweite 2 wählen: Beide erhalten je 1 Ziel- oder Ausweichmarker.',
    en: 'At the start of the activation phase the unit may choose a friendly vehicle within range 2: both gain 1 aim or dodge token each.',
  },
  'keyword/mercenary': {
    de: 'Die genannten Fraktionen können sie als Söldner aufnehmen.',
    en: 'The factions named may hire it as a mercenary.',
  },
  'keyword/mobile': {
    de: 'Zu Beginn oder am Ende ihrer Aktionen muss sie sich ganz bewegen, ohne sich vorher zu drehen.',
    en: 'At the start or the end of its actions it must make a full move, without turning first.',
  },
  'keyword/my-mood-is-based-on-profit': {
    de: 'Jedes X auf der Karte der Einheit ist die Punktzahl der zuletzt gespielten eigenen Kommandokarte, mindestens 1.',
    en: 'Every X on the unit card is the number of pips of the command card that its player has played last, at least 1.',
  },
  'keyword/nimble': {
    en: 'If it dodged, it gains a dodge token after the attack.',
    de: 'Ist sie ausgewichen, erhält sie nach dem Angriff einen Ausweichmarker.',
  },
  'keyword/noncombatant': {
    en: 'This miniature uses no weapons and falls after the others.',
    de: 'Diese Miniatur benutzt keine Waffen und fällt nach den anderen.',
  },
  'keyword/observe': {
    en: 'Card action: an enemy at range 1 to 3 and in sight gains X observation tokens; each rerolls a die of an attack on it.',
    de: 'Kartenaktion: Ein Feind in Reichweite 1–3 und Sichtlinie erhält X Beobachtungsmarker; jeder wirft einen Würfel eines Angriffs auf ihn neu.',
  },
  'keyword/one-step-ahead': {
    de: 'Liegen die Kommandokarten offen, bewegt sie sich mit Geschwindigkeit 1; bei gleichen Punkten eine beliebige eigene Einheit.',
    en: 'When command cards lie open it makes a speed-1 move; on even pips any of your units does.',
  },
  'keyword/outmaneuver': {
    en: 'Its dodge tokens may cancel critical hits.',
    de: 'Ihre Ausweichmarker dürfen kritische Treffer negieren.',
  },
  'keyword/override': {
    en: 'For a suppression token a friend at range 1 to X ignores its AI in this activation.',
    de: 'Für einen Niederhalten-Marker ignoriert eine befreundete Einheit in Reichweite 1–X in dieser Aktivierung ihre KI.',
  },
  'keyword/override@2.6': {
    de: 'Für einen Niederhalten-Marker ignoriert eine befreundete Einheit in Reichweite 5 in dieser Aktivierung ihre KI.',
    en: 'For a suppression token a friend within 5 ignores its AI in this activation.',
  },
  'keyword/overrun': {
    en: 'Up to X times an activation it attacks whoever its vehicle has moved over.',
    de: 'Bis zu X-mal je Aktivierung greift sie an, wen das Fahrzeug überquert hat.',
  },
  'keyword/overwhelm': {
    de: 'Gibt der Angreifer beim Neuwürfeln Zielmarker aus, erhält die verteidigende Einheit 1 Niederhalten-Marker mehr.',
    en: 'If the attacker spends aim tokens to reroll dice, the defender gains 1 more suppression token.',
  },
  'keyword/pierce': {
    en: 'Up to X blocks are cancelled.',
    de: 'Bis zu X Abwehrergebnisse werden negiert.',
  },
  'keyword/plodding': {
    en: 'One standard move in an activation.',
    de: 'Eine Standardbewegung je Aktivierung.',
  },
  'keyword/poison': {
    en: 'Living troopers that it wounds gain X poison tokens: a wound each at the end of their activation.',
    de: 'Lebende Truppler, die sie verwundet, erhalten X Giftmarker: am Ende ihrer Aktivierung je eine Wunde.',
  },
  'keyword/precise': {
    en: 'An aim token rerolls X dice more.',
    de: 'Ein Zielmarker wirft X Würfel mehr neu.',
  },
  'keyword/prepared-position': {
    de: 'Die Einheit wird beim Aufbau im eigenen Gebiet aufgestellt und erhält 1 Ausweichmarker.',
    en: 'The unit is placed in its own territory during set-up and gains 1 dodge token.',
  },
  'keyword/primitive': {
    de: 'Gegen Panzerung werden kritische Treffer zu Treffern.',
    en: 'Against armor critical hits become hits.',
  },
  'keyword/programmed': {
    en: 'It must carry a programming card.',
    de: 'Sie muss eine Programmierungskarte tragen.',
  },
  'keyword/pulling-the-strings': {
    en: 'Card action: another friendly trooper unit at range 1 to 2 makes a free attack or move action.',
    de: 'Kartenaktion: Eine andere befreundete Truppler-Einheit in Reichweite 1–2 führt eine freie Angriffs- oder Bewegungsaktion durch.',
  },
};

import type { Sayings } from './types.ts';

/** Keywords of units, I to Z. */
export const keywordsIToZ: Sayings = {
  'keyword/light-transport': {
    en: 'It carries up to X units of a single miniature. A friendly trooper unit on small bases may be deployed in it, or get in after a standard move that ends with its leader at the vehicle. As an action it gets out again and makes a speed-1 move, not in the same round. In an open vehicle it suffers 1 wound when an attack wounds the vehicle; when the vehicle is defeated it gains 1 suppression token and suffers 1 wound.',
    de: 'Das Fahrzeug trägt bis zu X Einheiten aus einer einzigen Miniatur. Eine eigene Truppler-Einheit auf kleinen Basen kann darin aufgestellt werden oder nach einer Standardbewegung einsteigen, wenn ihr Einheitenführer am Fahrzeug steht. Als Aktion steigt sie wieder aus und bewegt sich mit Geschwindigkeit 1, nicht in derselben Runde. Ist das Fahrzeug offen, erleidet sie 1 Wunde, wenn es durch einen Angriff Wunden erleidet; wird es besiegt, erhält sie 1 Niederhalten-Marker und 1 Wunde.',
  },
  'keyword/transport': {
    en: 'It carries up to X units. A friendly trooper unit on small bases may be deployed in it, or get in after a standard move that ends with its leader at the vehicle. As an action it gets out again and makes a speed-1 move, not in the same round. In an open vehicle it suffers 1 wound when an attack wounds the vehicle; when the vehicle is defeated it gains 1 suppression token and suffers 1 wound.',
    de: 'Das Fahrzeug trägt bis zu X Einheiten. Eine eigene Truppler-Einheit auf kleinen Basen kann darin aufgestellt werden oder nach einer Standardbewegung einsteigen, wenn ihr Einheitenführer am Fahrzeug steht. Als Aktion steigt sie wieder aus und bewegt sich mit Geschwindigkeit 1, nicht in derselben Runde. Ist das Fahrzeug offen, erleidet sie 1 Wunde, wenn es durch einen Angriff Wunden erleidet; wird es besiegt, erhält sie 1 Niederhalten-Marker und 1 Wunde.',
  },
  'keyword/immune-blast': {
    en: 'Blast does not help against it.',
    de: 'Explosion hilft nicht gegen sie.',
  },
  'keyword/immune-melee': {
    en: 'Nobody comes into base contact with it.',
    de: 'Niemand kommt mit ihr in Basiskontakt.',
  },
  'keyword/immune-melee-pierce': {
    en: 'In melee Pierce does not help against it.',
    de: 'Im Nahkampf hilft Durchschlagen nicht gegen sie.',
  },
  'keyword/immune-pierce': {
    en: 'Pierce does not help against it.',
    de: 'Durchschlagen hilft nicht gegen sie.',
  },
  'keyword/immune-range-1-weapons': {
    en: 'Weapons whose longest range is 1 are not used against it.',
    de: 'Waffen mit höchstens Reichweite 1 werden nicht gegen sie eingesetzt.',
  },
  'keyword/impervious': {
    en: 'Against Pierce X it rolls X more dice.',
    de: 'Gegen Durchschlagen X wirft sie X Würfel mehr.',
  },
  'keyword/incognito': {
    en: 'Only at range 1 can it be attacked, until it has attacked or used an objective.',
    de: 'Sie kann nur in Reichweite 1 angegriffen werden, bis sie angegriffen oder ein Einsatzziel benutzt hat.',
  },
  'keyword/inconspicuous': {
    en: 'With a suppression token, whoever can attack another unit must; it may keep its tokens.',
    de: 'Mit Niederhalten-Marker muss nach Möglichkeit eine andere Einheit angegriffen werden; sie darf ihre Marker behalten.',
  },
  'keyword/indomitable': {
    en: 'It rallies with red dice.',
    de: 'Sie sammelt sich mit roten Würfeln.',
  },
  'keyword/infiltrate': {
    en: 'It may be deployed anywhere beyond range 3 of all enemies.',
    de: 'Sie darf überall jenseits von Reichweite 3 aller Feinde aufgestellt werden.',
  },
  'keyword/inspire': {
    en: 'After its rally up to X suppression tokens leave other friends at range 1 to 2.',
    de: 'Nach ihrem Sammeln verlieren andere befreundete Einheiten in Reichweite 1–2 bis zu X Niederhalten-Marker.',
  },
  'keyword/jedi-hunter': {
    en: 'Against units with a Force icon its surges are critical hits.',
    de: 'Gegen Einheiten mit Machtsymbol sind ihre Energien kritische Treffer.',
  },
  'keyword/jump': {
    en: 'Card action: a move over terrain of height X, which counts as a move action.',
    de: 'Kartenaktion: Eine Bewegung über Gelände der Höhe X, die als Bewegungsaktion zählt.',
  },
  'keyword/juyo-mastery': {
    en: 'While it is wounded it has one action more, but no third move action.',
    de: 'Solange sie verwundet ist, hat sie eine Aktion mehr, aber keine dritte Bewegungsaktion.',
  },
  'keyword/leader': {
    en: 'This miniature leads the unit.',
    de: 'Diese Miniatur führt die Einheit an.',
  },
  'keyword/loadout': {
    en: 'Upgrades that were set aside may be exchanged for others when it is deployed.',
    de: 'Beiseitegelegte Aufwertungen dürfen beim Aufstellen gegen andere getauscht werden.',
  },
  'keyword/low-profile': {
    en: 'Light cover is heavy cover for it.',
    de: 'Leichte Deckung ist für sie schwere.',
  },
  'keyword/makashi-mastery': {
    en: 'In melee it may do with one Pierce less, and no immunity helps against it.',
    de: 'Im Nahkampf darf sie auf einen Punkt Durchschlagen verzichten; dann hilft keine Immunität.',
  },
  'keyword/marksman': {
    en: 'After surges an aim token makes a blank a hit, or a hit a critical one.',
    de: 'Nach den Energien macht ein Zielmarker aus einer Niete einen Treffer oder aus einem Treffer einen kritischen.',
  },
  'keyword/master-of-the-force': {
    en: 'At the end of its activation it may ready up to X of its Force cards.',
    de: 'Am Ende ihrer Aktivierung macht sie bis zu X ihrer Machtkarten spielbereit.',
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
  'keyword/outmaneuver': {
    en: 'Its dodge tokens may cancel critical hits.',
    de: 'Ihre Ausweichmarker dürfen kritische Treffer negieren.',
  },
  'keyword/override': {
    en: 'For a suppression token a friend at range 1 to X ignores its AI in this activation.',
    de: 'Für einen Niederhalten-Marker ignoriert eine befreundete Einheit in Reichweite 1–X in dieser Aktivierung ihre KI.',
  },
  'keyword/plodding': {
    en: 'One standard move in an activation.',
    de: 'Eine Standardbewegung je Aktivierung.',
  },
  'keyword/precise': {
    en: 'An aim token rerolls X dice more.',
    de: 'Ein Zielmarker wirft X Würfel mehr neu.',
  },
  'keyword/programmed': {
    en: 'It must carry a programming card.',
    de: 'Sie muss eine Programmierungskarte tragen.',
  },
  'keyword/pulling-the-strings': {
    en: 'Card action: another friendly trooper unit at range 1 to 2 makes a free attack or move action.',
    de: 'Kartenaktion: Eine andere befreundete Truppler-Einheit in Reichweite 1–2 führt eine freie Angriffs- oder Bewegungsaktion durch.',
  },
  'keyword/quick-thinking': {
    en: 'Card action: an aim and a dodge token.',
    de: 'Kartenaktion: ein Ziel- und ein Ausweichmarker.',
  },
  'keyword/ready': {
    en: 'After a standby action X aim tokens.',
    de: 'Nach einer Bereitschaftsaktion X Zielmarker.',
  },
  'keyword/recharge': {
    en: 'When it recovers, X of its shields are turned up.',
    de: 'Erholt sie sich, werden X ihrer Schilde aufgedeckt.',
  },
  'keyword/regenerate': {
    en: 'At the end of its activation a white die for each wound, X at most; all but blanks heal one.',
    de: 'Am Ende ihrer Aktivierung ein weißer Würfel je Wunde, höchstens X; alles außer Nieten heilt eine.',
  },
  'keyword/reinforcements': {
    en: 'It may be deployed after all others.',
    de: 'Sie darf nach allen anderen aufgestellt werden.',
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
  'keyword/reposition': {
    en: 'Before or after a standard move it may pivot for nothing.',
    de: 'Vor oder nach einer Standardbewegung darf sie sich kostenlos drehen.',
  },
  'keyword/retinue': {
    en: 'At the start of the activation phase, at range 1 to 2 of the named unit, an aim or dodge token.',
    de: 'Zu Beginn der Aktivierungsphase in Reichweite 1–2 der genannten Einheit ein Ziel- oder Ausweichmarker.',
  },
  'keyword/scale': {
    en: 'Difficult terrain and clambering do not hurt it, and it may clamber for nothing before or after a standard move.',
    de: 'Schwieriges Gelände und Klettern machen ihr nichts, und vor oder nach einer Standardbewegung darf sie kostenlos klettern.',
  },
  'keyword/scout': {
    en: 'After it is deployed it may move at speed X.',
    de: 'Nach dem Aufstellen darf sie sich mit Geschwindigkeit X bewegen.',
  },
  'keyword/scouting-party': {
    en: 'When it scouts, up to X friendly troopers at range 1 to 2 may do so, too.',
    de: 'Kundschaftet sie, dürfen bis zu X befreundete Truppler in Reichweite 1–2 es auch.',
  },
  'keyword/secret-mission': {
    en: 'Free card action, once: in an enemy zone it gains a victory token, which counts if it lives to the end.',
    de: 'Freie Kartenaktion, einmal: In einer feindlichen Zone erhält sie einen Siegmarker, der zählt, wenn sie bis zum Ende überlebt.',
  },
  'keyword/self-destruct': {
    en: 'Free card action with X wounds: it attacks everybody at range 1 and in sight, and is defeated.',
    de: 'Freie Kartenaktion ab X Wunden: Sie greift alle in Reichweite 1 und Sichtlinie an und ist besiegt.',
  },
  'keyword/sentinel': {
    en: 'Its standby reaches to range 3.',
    de: 'Ihre Bereitschaft reicht bis Reichweite 3.',
  },
  'keyword/sharpshooter': {
    en: 'The defender’s cover is worse by X.',
    de: 'Die Deckung des Verteidigers ist um X schlechter.',
  },
  'keyword/shielded': {
    en: 'It has X shields.',
    de: 'Sie hat X Schilde.',
  },
  'keyword/small': {
    en: 'It does not count for range, sight and cover while somebody else of its unit stands.',
    de: 'Sie zählt nicht für Reichweite, Sichtlinie und Deckung, solange sonst jemand ihrer Einheit steht.',
  },
  'keyword/smoke': {
    en: 'Free card action: X smoke tokens within range 1 and in sight; they improve cover at range 1 until the end of the round.',
    de: 'Freie Kartenaktion: X Rauchmarker innerhalb von Reichweite 1 und in Sichtlinie; sie verbessern bis zum Rundenende die Deckung in Reichweite 1.',
  },
  'keyword/soresu-mastery': {
    en: 'If it dodges, or guards and spends a dodge token, surges are blocks and wound the attacker.',
    de: 'Weicht sie aus oder gibt sie als Beschützer einen Ausweichmarker aus, zählen Energien als Abwehr und verwunden den Angreifer.',
  },
  'keyword/speeder': {
    en: 'It moves over terrain of height X, and must move when it is activated.',
    de: 'Sie bewegt sich über Gelände der Höhe X und muss sich bei der Aktivierung bewegen.',
  },
  'keyword/spotter': {
    en: 'Card action: up to X friends at range 1 gain an aim token each.',
    de: 'Kartenaktion: Bis zu X befreundete Einheiten in Reichweite 1 erhalten je einen Zielmarker.',
  },
  'keyword/spur': {
    en: 'For a suppression token it moves one speed faster.',
    de: 'Für einen Niederhalten-Marker bewegt sie sich eine Stufe schneller.',
  },
  'keyword/stationary': {
    en: 'It does not move but for pivots.',
    de: 'Sie bewegt sich nur durch Drehen.',
  },
  'keyword/steady': {
    en: 'After a move action it may make a free ranged attack action.',
    de: 'Nach einer Bewegungsaktion darf sie eine freie Fernkampf-Angriffsaktion durchführen.',
  },
  'keyword/strategize': {
    en: 'Card action: for a suppression token up to X friends at range 1 gain an aim and a dodge token each.',
    de: 'Kartenaktion: Für einen Niederhalten-Marker erhalten bis zu X befreundete Einheiten in Reichweite 1 je einen Ziel- und Ausweichmarker.',
  },
  'keyword/tactical': {
    en: 'After a standard move it gains X aim tokens.',
    de: 'Nach einer Standardbewegung erhält sie X Zielmarker.',
  },
  'keyword/take-cover': {
    en: 'Card action: up to X friendly troopers at range 1 gain a dodge token each.',
    de: 'Kartenaktion: Bis zu X befreundete Truppler in Reichweite 1 erhalten je einen Ausweichmarker.',
  },
  'keyword/target': {
    en: 'When it is given an order it gains X aim tokens.',
    de: 'Erhält sie einen Befehl, bekommt sie X Zielmarker.',
  },
  'keyword/teamwork': {
    en: 'At range 1 to 2 of the named unit, aim and dodge tokens that one gains the other gains, too.',
    de: 'In Reichweite 1–2 der genannten Einheit erhält die andere Ziel- und Ausweichmarker, die die eine erhält, ebenfalls.',
  },
  'keyword/tempted': {
    en: 'It may carry Force cards of either side.',
    de: 'Sie darf Machtkarten beider Seiten tragen.',
  },
  'keyword/treat': {
    en: 'Free card action: up to X wounds or fallen miniatures of friendly troopers at range 1 and in sight, Y times.',
    de: 'Freie Kartenaktion: Bis zu X Wunden oder gefallene Miniaturen befreundeter Truppler in Reichweite 1 und Sichtlinie, Y-mal.',
  },
  'keyword/uncanny-luck': {
    en: 'While defending it may reroll up to X dice.',
    de: 'Beim Verteidigen darf sie bis zu X Würfel neu werfen.',
  },
  'keyword/unhindered': {
    en: 'Difficult terrain does not slow it.',
    de: 'Schwieriges Gelände bremst sie nicht.',
  },
  'keyword/weak-point': {
    en: 'Who attacks from the named side has Impact X.',
    de: 'Wer von der genannten Seite angreift, hat Wucht X.',
  },
  'keyword/wheel-mode': {
    en: 'When activated it may have speed 3 and Cover 2 for the round, without attacks and shields.',
    de: 'Bei der Aktivierung darf sie für die Runde Geschwindigkeit 3 und Deckung 2 haben, ohne Angriffe und Schilde.',
  },
};

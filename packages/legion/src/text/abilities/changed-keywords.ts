import type { Sayings } from './types.ts';

/** Keywords of 1.x that read differently in 2.6: guards, helpers, and what is dared. */
export const changedKeywords: Sayings = {
  'keyword/agile@2.6': {
    de: 'Nach einer Standardbewegung, die Teil einer Aktion oder freien Aktion ist, erhält sie X Ausweichmarker.',
    en: 'After a standard move that is part of an action or free action it gains X dodge tokens.',
  },
  'keyword/ataru-mastery@2.6': {
    de: 'Zwei Angriffsaktionen; ein Ausweichmarker nach jedem eigenen Angriff, ein Zielmarker nach jedem auf sie.',
    en: 'Two attack actions; a dodge token after each of its attacks, an aim token after each on it.',
  },
  'keyword/calculate-odds@2.6': {
    de: 'Kartenaktion: Eine befreundete Truppler-Einheit in Reichweite 2 und Sichtlinie erhält je einen Ziel-, Ausweich- und Niederhalten-Marker.',
    en: 'Card action: a friendly trooper unit within 2 and in sight gains an aim, a dodge and a suppression token.',
  },
  'keyword/danger-sense@2.6': {
    de: 'Sie darf bis zu X Niederhalten-Marker behalten und wirft bei jedem Angriff auf sie für jeden einen Verteidigungswürfel mehr, höchstens X.',
    en: 'It may keep up to X suppression tokens, and against every attack rolls a defence die more for each, X at most.',
  },
  'keyword/djem-so-mastery@2.6': {
    de: 'Zeigt ein Nahkampfangriff auf sie eine leere Seite, erleidet der Angreifer 1 Wunde.',
    en: 'If a melee attack on it shows a blank, the attacker suffers 1 wound.',
  },
  'keyword/duelist@2.6': {
    de: 'Im Nahkampf bringt ein für neue Würfe ausgegebener Zielmarker Durchschlagen 1, ein Ausweichmarker Immunität dagegen.',
    en: 'In melee an aim token spent on rerolls gives Pierce 1, and a dodge token immunity to Pierce.',
  },
  'keyword/tactical@2.6': {
    de: 'Nach einer Standardbewegung, die Teil einer Aktion oder freien Aktion ist, erhält sie X Zielmarker.',
    en: 'After a standard move that is part of an action or free action it gains X aim tokens.',
  },
  'keyword/exemplar@2.6': {
    de: 'Einheiten ihrer Fraktion oder Zugehörigkeit in Reichweite 2 und Sichtlinie dürfen je Angriff einen ihrer Ziel-, Ausweich- oder Energiemarker ausgeben.',
    en: 'Units of its faction or affiliation within 2 and in sight may spend one of its aim, dodge or surge tokens in each attack.',
  },
  'keyword/guidance@2.6': {
    de: 'Kartenaktion: Eine andere befreundete Einheit der genannten Art in Reichweite 2 führt eine freie Aktion durch, die kein Angriff ist.',
    en: 'Card action: another friendly unit of the named kind within 2 performs a free action that is no attack.',
  },
  'keyword/beam@2.6': {
    de: 'Beim Ansagen der Verteidiger bis zu X weitere Pools nur aus dieser Waffe, jeder gegen eine andere Einheit in Reichweite 1 der zuletzt gewählten und in Sichtlinie, gleich wie weit entfernt.',
    en: 'While declaring defenders up to X more pools of this weapon alone, each against another unit within range 1 of the one declared last and in sight, however far away.',
  },
  'keyword/gunslinger@2.6': {
    de: 'Beim Ansagen der Verteidiger darf sie eine weitere Einheit wählen und gegen sie einen Pool aus einer Fernkampfwaffe bilden, die schon in einem anderen Pool ist.',
    en: 'While declaring defenders it may choose one more unit and form a pool against it of a ranged weapon that is in another pool already.',
  },
  'keyword/inconspicuous@2.6': {
    de: 'Mit Niederhalten-Marker muss nach Möglichkeit eine andere Einheit angegriffen werden; beim Sammeln darf sie ihre Marker behalten.',
    en: 'With a suppression token, whoever can attack another unit must; when it rallies it may keep its tokens.',
  },
  'keyword/override@2.6': {
    de: 'Für einen Niederhalten-Marker ignoriert eine befreundete Einheit in Reichweite 5 in dieser Aktivierung ihre KI.',
    en: 'For a suppression token a friend within 5 ignores its AI in this activation.',
  },
  'keyword/ram@2.6': {
    de: 'Hat sie sich bewegt (mit Kerbenbasis: eine ganze Standardbewegung mit ihrer Geschwindigkeit), werden X Würfel kritische Treffer.',
    en: 'If it has moved (with a notched base: a whole standard move at its speed), X dice become critical hits.',
  },
  'keyword/repair@2.6': {
    de: 'Bis zu X Wund-, Ionen- oder Schadensmarker oder gefallene Miniaturen eines befreundeten Droiden oder Fahrzeugs in Reichweite 1 und Sichtlinie, Y-mal.',
    en: 'Up to X wound, ion or damage tokens or fallen miniatures of a friendly droid or vehicle within 1 and in sight, Y times.',
  },
  'keyword/scale@2.6': {
    de: 'Sie klimmt bis Höhe 2, und schwieriges Gelände bremst sie nicht.',
    en: 'It climbs up to height 2, and difficult terrain does not slow it.',
  },
  'keyword/scouting-party@2.6': {
    de: 'Beim Spielaufbau erhalten bis zu X Truppler ihrer Fraktion oder Zugehörigkeit ohne Auskundschaften ihren Wert darin.',
    en: 'During set-up up to X troopers of its faction or affiliation without Scout gain its own value of it.',
  },
  'keyword/secret-mission@2.6': {
    de: 'Steht sie zu Beginn einer Kommandophase ganz in feindlichem Gebiet, erhält sie einmal im Spiel einen Marker; in einer Endphase bringt er dort 1 Siegpunkt.',
    en: 'Wholly in enemy territory at the start of a command phase it gains a token, once a game; in an end phase it is worth 1 point there.',
  },
  'keyword/self-destruct@2.6': {
    de: 'Kartenaktion, ab der Hälfte ihrer Wunden: X schwarze Würfel gegen jede Einheit in Reichweite 1 und Sichtlinie; kritische Treffer und Energien verwunden, Treffer halten nieder. Dann ist sie besiegt.',
    en: 'Card action, from half of its wounds on: X black dice at each unit within 1 and in sight; criticals and surges wound, hits suppress. Then it is defeated.',
  },
  'keyword/speeder@2.6': {
    de: 'Sie bewegt sich über Gelände der Höhe X und muss sich vor oder nach ihren Aktionen bewegen. Mit einem Einsatzmarker macht sie nur eine weitere Bewegungsaktion; nach zweien nimmt sie keinen auf.',
    en: 'It moves over terrain of height X, and must move before or after its actions. With an asset it makes only one more move action; after two it claims none.',
  },
  'keyword/strategize@2.6': {
    de: 'Kartenaktion: Für einen Niederhalten-Marker erhalten bis zu X befreundete Einheiten in Reichweite 2 je einen Ziel- und Ausweichmarker.',
    en: 'Card action: for a suppression token up to X friends within 2 gain an aim and a dodge token each.',
  },
  'keyword/tempted@2.6': {
    de: 'Hat ein Feind in Reichweite 3 eine befreundete Einheit besiegt, darf sie einmal je Runde frei angreifen oder sich mit Geschwindigkeit 2 bewegen.',
    en: 'When an enemy within 3 has defeated a friend, it may once a round attack for free or move at speed 2.',
  },
  'keyword/treat@2.6': {
    de: 'Bis zu X Wund- oder Giftmarker oder gefallene Miniaturen befreundeter Truppler, die keine Droiden sind, in Reichweite 1 und Sichtlinie, Y-mal.',
    en: 'Up to X wound or poison tokens or fallen miniatures of friendly troopers who are no droids, within 1 and in sight, Y times.',
  },
  'keyword/wheel-mode@2.6': {
    de: 'Bei der Aktivierung darf sie für diese Geschwindigkeit 3 haben; für die Runde hat sie dann Deckung 2, ohne Angriffe und Schilde.',
    en: 'When activated it may have speed 3 for the activation; for the round it then has Cover 2, without attacks and shields.',
  },
};

import type { Sayings } from '../types.ts';

export const keywordsS: Sayings = {
  'keyword/scale': {
    en: 'Difficult terrain and clambering do not hurt it, and it may clamber for nothing before or after a standard move.',
    de: 'Schwieriges Gelände und Klettern machen ihr nichts, und vor oder nach einer Standardbewegung darf sie kostenlos klettern.',
  },
  'keyword/scale@2.6': {
    de: 'Sie klimmt bis Höhe 2, und schwieriges Gelände bremst sie nicht.',
    en: 'It climbs up to height 2, and difficult terrain does not slow it.',
  },
  'keyword/scatter': {
    en: 'After the attack everybody but the leader of small-based troopers may be placed anew.',
    de: 'Nach dem Angriff dürfen alle außer dem Einheitenführer von Trupplern auf kleinen Basen neu platziert werden.',
  },
  'keyword/scout': {
    en: 'After it is deployed it may move at speed X.',
    de: 'Nach dem Aufstellen darf sie sich mit Geschwindigkeit X bewegen.',
  },
  'keyword/scout@2.6': {
    de: 'Sie kommt durch eine freie Bewegung mit Geschwindigkeit X aufs Schlachtfeld.',
    en: 'It enters the battlefield by a free speed-X move.',
  },
  'keyword/scouting-party': {
    en: 'When it scouts, up to X friendly troopers at range 1 to 2 may do so, too.',
    de: 'Kundschaftet sie, dürfen bis zu X befreundete Truppler in Reichweite 1–2 es auch.',
  },
  'keyword/scouting-party@2.6': {
    de: 'Beim Spielaufbau erhalten bis zu X Truppler ihrer Fraktion oder Zugehörigkeit ohne Auskundschaften ihren Wert darin.',
    en: 'During set-up up to X troopers of its faction or affiliation without Scout gain its own value of it.',
  },
  'keyword/secret-mission': {
    en: 'Free card action, once: in an enemy zone it gains a victory token, which counts if it lives to the end.',
    de: 'Freie Kartenaktion, einmal: In einer feindlichen Zone erhält sie einen Siegmarker, der zählt, wenn sie bis zum Ende überlebt.',
  },
  'keyword/secret-mission@2.6': {
    de: 'Steht sie zu Beginn einer Kommandophase ganz in feindlichem Gebiet, erhält sie einmal im Spiel einen Marker; in einer Endphase bringt er dort 1 Siegpunkt.',
    en: 'Wholly in enemy territory at the start of a command phase it gains a token, once a game; in an end phase it is worth 1 point there.',
  },
  'keyword/self-destruct': {
    en: 'Free card action with X wounds: it attacks everybody at range 1 and in sight, and is defeated.',
    de: 'Freie Kartenaktion ab X Wunden: Sie greift alle in Reichweite 1 und Sichtlinie an und ist besiegt.',
  },
  'keyword/self-destruct@2.6': {
    de: 'Kartenaktion, ab der Hälfte ihrer Wunden: X schwarze Würfel gegen jede Einheit in Reichweite 1 und Sichtlinie; kritische Treffer und Energien verwunden, Treffer halten nieder. Dann ist sie besiegt.',
    en: 'Card action, from half of its wounds on: X black dice at each unit within 1 and in sight; criticals and surges wound, hits suppress. Then it is defeated.',
  },
  'keyword/self-preservation': {
    de: 'Sie nutzt nur die Tapferkeit von Commandern ihrer eigenen Art.',
    en: 'It uses only the courage of commanders of its own kind.',
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
  'keyword/shien-mastery': {
    de: 'Ablenken fügt 1 Wunde je Energie zu; ohne eigene Wunden erhält sie keinen Niederhalten-Marker.',
    en: 'Deflect deals 1 wound for each surge; without wounds of its own it gains no suppression.',
  },
  'keyword/sidearm': {
    en: 'In this kind of attack its bearer uses only this weapon.',
    de: 'Bei dieser Art Angriff benutzt der Träger nur diese Waffe.',
  },
  'keyword/small': {
    en: 'It does not count for range, sight and cover while somebody else of its unit stands.',
    de: 'Sie zählt nicht für Reichweite, Sichtlinie und Deckung, solange sonst jemand ihrer Einheit steht.',
  },
  'keyword/smoke': {
    en: 'Free card action: X smoke tokens within range 1 and in sight; they improve cover at range 1 until the end of the round.',
    de: 'Freie Kartenaktion: X Rauchmarker innerhalb von Reichweite 1 und in Sichtlinie; sie verbessern bis zum Rundenende die Deckung in Reichweite 1.',
  },
  'keyword/sniper-team': {
    de: 'Schießt nur diese Waffe, hat sich die Einheit in ihrer Aktivierung nicht bewegt und sehen alle Miniaturen das Ziel, werden ihre Würfel um eine Stufe besser. Nach dem Umwandeln können alle Würfel negiert werden: War ein kritischer Treffer dabei, erleidet das Ziel 1 Wunde.',
    en: 'If only this weapon shoots, the unit has not moved in its activation and all miniatures see the target, its dice are upgraded. After surges are converted all dice may be cancelled: if there was a critical hit, the defender suffers 1 wound.',
  },
  'keyword/soresu-mastery': {
    en: 'If it dodges, or guards and spends a dodge token, surges are blocks and wound the attacker.',
    de: 'Weicht sie aus oder gibt sie als Beschützer einen Ausweichmarker aus, zählen Energien als Abwehr und verwunden den Angreifer.',
  },
  'keyword/soresu-mastery@2.6': {
    de: 'Gegen Fernkampfangriffe darf sie alle Verteidigungswürfel neu werfen, als Beschützer für einen Ausweichmarker.',
    en: 'Against ranged attacks it may reroll all its defence dice, as a guardian for a dodge token.',
  },
  'keyword/special-issue': {
    de: 'Sie steht nur der genannten Kampftruppe zur Verfügung.',
    en: 'Only the battle force named may include it.',
  },
  'keyword/speeder': {
    en: 'It moves over terrain of height X, and must move when it is activated.',
    de: 'Sie bewegt sich über Gelände der Höhe X und muss sich bei der Aktivierung bewegen.',
  },
  'keyword/speeder@2.6': {
    de: 'Sie bewegt sich über Gelände der Höhe X und muss sich vor oder nach ihren Aktionen bewegen. Mit einem Einsatzmarker macht sie nur eine weitere Bewegungsaktion; nach zweien nimmt sie keinen auf.',
    en: 'It moves over terrain of height X, and must move before or after its actions. With an asset it makes only one more move action; after two it claims none.',
  },
  'keyword/spotter': {
    en: 'Card action: up to X friends at range 1 gain an aim token each.',
    de: 'Kartenaktion: Bis zu X befreundete Einheiten in Reichweite 1 erhalten je einen Zielmarker.',
  },
  'keyword/spotter@2.6': {
    de: 'Bis zu X befreundete Einheiten in Reichweite 2 erhalten je 1 Zielmarker.',
    en: 'Up to X friendly units within range 2 gain 1 aim token each.',
  },
  'keyword/spray': {
    en: 'Its dice count once for each miniature of the defender in sight.',
    de: 'Ihre Würfel zählen für jede Miniatur des Verteidigers in Sichtlinie.',
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
  'keyword/strafe': {
    de: 'Die Einheit kann sich seitwärts bewegen, mit um 1 verringerter Geschwindigkeit.',
    en: 'The unit may move sideways, at a speed reduced by 1.',
  },
  'keyword/strategize': {
    en: 'Card action: for a suppression token up to X friends at range 1 gain an aim and a dodge token each.',
    de: 'Kartenaktion: Für einen Niederhalten-Marker erhalten bis zu X befreundete Einheiten in Reichweite 1 je einen Ziel- und Ausweichmarker.',
  },
  'keyword/strategize@2.6': {
    de: 'Kartenaktion: Für einen Niederhalten-Marker erhalten bis zu X befreundete Einheiten in Reichweite 2 je einen Ziel- und Ausweichmarker.',
    en: 'Card action: for a suppression token up to X friends within 2 gain an aim and a dodge token each.',
  },
  'keyword/suppressive': {
    en: 'After the attack the defender gains a suppression token.',
    de: 'Nach dem Angriff erhält der Verteidiger einen Niederhalten-Marker.',
  },
  'keyword/swashbuckler': {
    de: 'Gibt die Einheit in einer Angriffsaktion Zielmarker aus, erhält sie danach 1 Ausweichmarker.',
    en: 'When the unit spends aim tokens in an attack action, it gains 1 dodge token afterwards.',
  },
};

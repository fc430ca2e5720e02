import type { Sayings } from '../../types.ts';

export const republicPips1: Sayings = {
  'command/bring-it-down': {
    de: 'Cody kann seine Kartenaktionen zweimal durchführen. Greift eine befreundete Einheit einen Feind mit Beobachtungsmarkern an, darf sie einen davon ausgeben: Der Pool ist gegen Truppler Niederhaltend, gegen Fahrzeuge hat er Wucht 1.',
    en: 'Cody can perform his card actions twice. When a friendly unit attacks an enemy with observation tokens it may spend one: the pool is Suppressive against troopers and has Impact 1 against vehicles.',
  },
  'command/call-me-captain': {
    de: 'Rex hat Feuerunterstützung, ohne seinen Befehlsmarker umzudrehen, und kann auch befreundete Nahkampfangriffe mit einer Fernkampfwaffe unterstützen.',
    en: 'Rex has Fire Support without turning his order token facedown, and can support friendly melee attacks with a ranged weapon, too.',
  },
  'command/call-me-captain@2.6': {
    de: 'Solange Rex einen offenen Befehlsmarker hat, bekommt einmal pro Aktivierung der Angriffspool einer anderen befreundeten Einheit 3 rote Würfel, wenn der Verteidiger in Reichweite 1–2 und Sichtlinie von Rex ist.',
    en: 'While Rex has a faceup order token, once per activation 3 red dice are added to the attack pool of another friendly unit if the defender is within range 2 and in line of sight of Rex.',
  },
  'command/defiance': {
    de: 'Wer mit dieser Karte von einem Wookiee-Commander einen Befehl bekommt und verwundet ist oder Miniaturen verloren hat, erhält 1 Ziel-, 1 Ausweich- und 1 Energiemarker.',
    en: 'Whoever is issued an order with this card by a Wookiee commander and is wounded or has lost miniatures gains 1 aim, 1 dodge and 1 surge token.',
  },
  'command/flow-of-the-force': {
    de: 'Der benannte Jedi bekommt den Befehl, darf sich erholen und erhält 1 Ziel-, 1 Ausweich- und 1 Bereitschaftsmarker.',
    en: 'The nominated Jedi is ordered, may recover and gains 1 aim, 1 dodge and 1 standby token.',
  },
  'command/grroooogrrraaaawrrrrrrrrmph': {
    de: 'Befreundete Einheiten, die von einem Wookiee-Commander einen Befehl bekommen und verwundet sind oder Miniaturen verloren haben, erhalten 1 Ziel-, 1 Ausweich- und 1 Energiemarker.',
    en: 'Friendly units that are issued an order by a Wookiee commander and are wounded or have lost miniatures gain 1 aim, 1 dodge and 1 surge token.',
  },
  'command/hello-there': {
    de: 'Obi-Wan ist Flink. Zu Beginn der Aktivierungsphase erhält er für jede feindliche Einheit in Reichweite 1–2 einen Ziel-, Ausweich-, Bereitschafts- oder Energiemarker.',
    en: 'Obi-Wan has Nimble. At the start of the activation phase he gains an aim, dodge, standby or surge token for each enemy unit at range 1–2.',
  },
  'command/our-fate-is-in-your-hands': {
    de: 'Padmé hat Gefahrensinn 2. Zu Beginn der Aktivierungsphase darf sie Niederhalten-Marker von Truppler-Einheiten in Reichweite 1–2 an sich nehmen und erhält dafür bis zu 2 Ausweichmarker.',
    en: 'Padmé has Danger Sense 2. At the start of the activation phase she may take suppression tokens from trooper units at range 1–2 and gains up to 2 dodge tokens for them.',
  },
  'command/size-matters-not': {
    de: 'Yoda hat Höchstgeschwindigkeit 3, Springen 1, Sturmangriff und Lösen und kann jede Karten- und freie Kartenaktion zweimal durchführen. „There Is No Try“ kommt aus dem Ablagestapel zurück.',
    en: 'Yoda has maximum speed 3, Jump 1, Charge and Disengage and can perform each card and free card action twice. There Is No Try comes back from the discard pile.',
  },
  'command/synchronized-offensive': {
    de: 'Bekommt ein befreundetes Fahrzeug einen Befehl, bekommt auch eine Klontruppler-Einheit in Reichweite 1–2 von ihm einen.',
    en: 'When a friendly vehicle is issued an order, a clone trooper unit at range 1–2 of it is issued one, too.',
  },
  'command/this-is-where-the-fun-begins': {
    de: 'Bleibt im Spiel: Anakin hat Ausmanövrieren und Unerbittlich. War er nicht die erste befreundete Einheit, die in dieser Runde aktiviert wurde, erhält er am Ende seiner Aktivierung 1 Niederhalten-Marker.',
    en: 'Permanent: Anakin has Outmaneuver and Relentless. If he was not the first friendly unit to be activated this round he gains 1 suppression token at the end of his activation.',
  },
  'command/this-is-where-the-fun-begins@2.6': {
    de: 'Anakin hat Springen 2 und kann in seiner nächsten Aktivierung bis zu 2 Angriffsaktionen durchführen. Beim Aufbau vorgezeigt gibt die Karte ihm Vorbereitete Stellung.',
    en: 'Anakin has Jump 2 and can perform up to 2 attack actions in his next activation. Divulged during setup the card gives him Prepared Position.',
  },
  'command/this-partys-over': {
    de: 'Bekommt Mace Windu damit einen Befehl, darf er 1 bis 3 Wunden erleiden. Solange er in ein Handgemenge verwickelt ist, sind die Würfel seiner Vaapad-Meisterschaft rot.',
    en: 'When Mace Windu is ordered with it, he may suffer 1 to 3 wounds. While he is engaged the dice of his Vaapad Mastery are red.',
  },
};

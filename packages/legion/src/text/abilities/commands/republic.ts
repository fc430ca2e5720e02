import type { Sayings } from '../types.ts';

/** Command cards of the Republic. */
export const republic: Sayings = {
  'command/hello-there': {
    de: 'Obi-Wan ist Flink. Zu Beginn der Aktivierungsphase erhält er für jede feindliche Einheit in Reichweite 1–2 einen Ziel-, Ausweich-, Bereitschafts- oder Energiemarker.',
    en: 'Obi-Wan has Nimble. At the start of the activation phase he gains an aim, dodge, standby or surge token for each enemy unit at range 1–2.',
  },
  'command/knowledge-and-defense': {
    de: 'Obi-Wan erhält 1 Ausweichmarker für jede andere befreundete Truppler-Einheit in Reichweite 1 und kann Beschützer auch bei Nahkampfangriffen nutzen.',
    en: 'Obi-Wan gains 1 dodge token for each other friendly trooper unit at range 1 and can use Guardian during melee attacks, too.',
  },
  'command/general-kenobi': {
    de: 'Einheiten, denen Obi-Wan einen Befehl erteilt, erhalten 1 Energiemarker für jede andere befreundete Einheit in Reichweite 1 von ihnen.',
    en: 'Units that Obi-Wan issues an order to gain 1 surge token for each other friendly unit at range 1 of them.',
  },
  'command/call-me-captain': {
    de: 'Rex hat Feuerunterstützung, ohne seinen Befehlsmarker umzudrehen, und kann auch befreundete Nahkampfangriffe mit einer Fernkampfwaffe unterstützen.',
    en: 'Rex has Fire Support without turning his order token facedown, and can support friendly melee attacks with a ranged weapon, too.',
  },
  'command/call-me-captain@2.6': {
    de: 'Solange Rex einen offenen Befehlsmarker hat, bekommt einmal pro Aktivierung der Angriffspool einer anderen befreundeten Einheit 3 rote Würfel, wenn der Verteidiger in Reichweite 1–2 und Sichtlinie von Rex ist.',
    en: 'While Rex has a faceup order token, once per activation 3 red dice are added to the attack pool of another friendly unit if the defender is within range 2 and in line of sight of Rex.',
  },
  'command/take-that-clankers': {
    de: 'Führt eine befreundete Klontruppler-Einheit mit offenem Befehlsmarker in ihrer Aktivierung eine Zielaktion durch, darf die Höchstreichweite ihrer Fernkampfwaffen bis zum Ende der Aktivierung um 1 steigen (höchstens 4).',
    en: 'When a friendly clone trooper unit with a faceup order token performs an aim action in its activation, the maximum range of its ranged weapons may increase by 1 (up to 4) until the end of the activation.',
  },
  'command/were-not-programmed': {
    de: 'Rex hat Anspornen 2, erhält 2 Energiemarker und erholt sich, wenn er aktiviert wird.',
    en: 'Rex has Inspire 2, gains 2 surge tokens and recovers when he is activated.',
  },
  'command/our-fate-is-in-your-hands': {
    de: 'Padmé hat Gefahrensinn 2. Zu Beginn der Aktivierungsphase darf sie Niederhalten-Marker von Truppler-Einheiten in Reichweite 1–2 an sich nehmen und erhält dafür bis zu 2 Ausweichmarker.',
    en: 'Padmé has Danger Sense 2. At the start of the activation phase she may take suppression tokens from trooper units at range 1–2 and gains up to 2 dodge tokens for them.',
  },
  'command/aggressive-negotiations': {
    de: 'Truppler-Einheiten, denen Padmé einen Befehl erteilt, dürfen sich mit Geschwindigkeit 1 bewegen oder einen Ziel-, Ausweich- oder Energiemarker erhalten.',
    en: 'Trooper units that Padmé issues an order to may make a speed-1 move or gain an aim, dodge or surge token.',
  },
  'command/diplomatic-cover': {
    de: 'Bleibt im Spiel: Padmé hat Zuverlässig 1. Vor der Aufstellung vorgezeigt gibt die Karte ihr stattdessen Infiltrieren, 1 Ausweichmarker beim Aufstellen und Geheimauftrag; sie muss dann in Runde 1 gespielt werden.',
    en: 'Permanent: Padmé has Reliable 1. Divulged before deployment the card gives her Infiltrate, 1 dodge token when she is deployed and Secret Mission instead; it must be played in round 1 then.',
  },
  'command/this-is-where-the-fun-begins': {
    de: 'Bleibt im Spiel: Anakin hat Ausmanövrieren und Unerbittlich. War er nicht die erste befreundete Einheit, die in dieser Runde aktiviert wurde, erhält er am Ende seiner Aktivierung 1 Niederhalten-Marker.',
    en: 'Permanent: Anakin has Outmaneuver and Relentless. If he was not the first friendly unit to be activated this round he gains 1 suppression token at the end of his activation.',
  },
  'command/this-is-where-the-fun-begins@2.6': {
    de: 'Anakin hat Springen 2 und kann in seiner nächsten Aktivierung bis zu 2 Angriffsaktionen durchführen. Beim Aufbau vorgezeigt gibt die Karte ihm Vorbereitete Stellung.',
    en: 'Anakin has Jump 2 and can perform up to 2 attack actions in his next activation. Divulged during setup the card gives him Prepared Position.',
  },
  'command/you-underestimate-my-power': {
    de: 'Bleibt im Spiel: Anakins Angriffs-Energie wird zu kritischen Treffern, er hat Meister der Macht 1 und Verteidigen 1. Hat er in seiner Aktivierung nicht angegriffen, erhält er 1 Niederhalten-Marker.',
    en: 'Permanent: Anakin’s attack surges are critical hits, he has Master of the Force 1 and Defend 1. If he has not attacked in his activation he gains 1 suppression token.',
  },
  'command/you-underestimate-my-power@2.6': {
    de: 'Greift Anakin eine Einheit mit verdecktem Befehlsmarker an, kommen 6 weiße Würfel in seinen Angriffspool.',
    en: 'When Anakin attacks a unit with a facedown order token, 6 white dice are added to his attack pool.',
  },
  'command/hero-of-the-clone-wars': {
    de: 'Bleibt im Spiel: Anakin hat Vorbild und Zuverlässig 2. Ist am Ende seiner Aktivierung keine befreundete Einheit in Reichweite 1–2, erhält er 1 Niederhalten-Marker.',
    en: 'Permanent: Anakin has Exemplar and Reliable 2. If no friendly unit is at range 1–2 at the end of his activation he gains 1 suppression token.',
  },
  'command/synchronized-offensive': {
    de: 'Bekommt ein befreundetes Fahrzeug einen Befehl, bekommt auch eine Klontruppler-Einheit in Reichweite 1–2 von ihm einen.',
    en: 'When a friendly vehicle is issued an order, a clone trooper unit at range 1–2 of it is issued one, too.',
  },
  'command/air-support': {
    de: 'Einmal in dieser Runde darf ein befreundeter Klontruppler-Commander oder Feldkommandeur am Ende seiner Aktivierung mit der Waffe dieser Karte jenseits von Reichweite 3 angreifen.',
    en: 'Once this round a friendly clone trooper commander or field commander may attack beyond range 3 with the weapon of this card at the end of its activation.',
  },
  'command/attack-of-the-clones': {
    de: 'Jede Einheit, die mit dieser Karte einen Befehl bekommt, erhält 1 Energiemarker oder entfernt 1 Niederhalten-Marker.',
    en: 'Each unit that is issued an order with this card gains 1 surge token or removes 1 suppression token.',
  },
  'command/size-matters-not': {
    de: 'Yoda hat Höchstgeschwindigkeit 3, Springen 1, Sturmangriff und Lösen und kann jede Karten- und freie Kartenaktion zweimal durchführen. „There Is No Try“ kommt aus dem Ablagestapel zurück.',
    en: 'Yoda has maximum speed 3, Jump 1, Charge and Disengage and can perform each card and free card action twice. There Is No Try comes back from the discard pile.',
  },
  'command/there-is-no-try': {
    de: 'Truppler-Einheiten, denen Yoda einen Befehl erteilt, erhalten 1 Ausweichmarker und haben bis zum Ende der Runde Ausmanövrieren und Unerbittlich. „Luminous Beings Are We“ kommt aus dem Ablagestapel zurück.',
    en: 'Trooper units that Yoda issues an order to gain 1 dodge token and have Outmaneuver and Relentless until the end of the round. Luminous Beings Are We comes back from the discard pile.',
  },
  'command/luminous-beings-are-we': {
    de: 'Yoda erhält je 2 Ziel-, Ausweich- und Energiemarker, die befreundete Einheiten in Reichweite 1–3 ausgeben können; er kann nicht angreifen. „Size Matters Not“ kommt aus dem Ablagestapel zurück.',
    en: 'Yoda gains 2 aim, dodge and surge tokens each, which friendly units at range 1–3 can spend; he cannot attack. Size Matters Not comes back from the discard pile.',
  },
  'command/size-matters-sometimes': {
    de: 'Yoda in Reichweite 1 darf sich auf Chewbaccas Rücken setzen: Er bewegt sich nur noch mit ihm, und Chewbacca hat Ablenken, wirft rote Verteidigungswürfel und kann Yodas Ausweichmarker ausgeben.',
    en: 'Yoda at range 1 may climb on Chewbacca’s back: he moves only with him, and Chewbacca has Deflect, rolls red defence dice and can spend Yoda’s dodge tokens.',
  },
  'command/grroooogrrraaaawrrrrrrrrmph': {
    de: 'Befreundete Einheiten, die von einem Wookiee-Commander einen Befehl bekommen und verwundet sind oder Miniaturen verloren haben, erhalten 1 Ziel-, 1 Ausweich- und 1 Energiemarker.',
    en: 'Friendly units that are issued an order by a Wookiee commander and are wounded or have lost miniatures gain 1 aim, 1 dodge and 1 surge token.',
  },
  'command/mrowgh-ghrrmrowrig': {
    de: 'Wookiee-Einheiten, die von einem Wookiee-Commander einen Befehl bekommen, haben bis zum Ende der Runde Agil 1.',
    en: 'Wookiee units that are issued an order by a Wookiee commander have Agile 1 until the end of the round.',
  },
  'command/yhwargghhhhhhhhhh': {
    de: 'Wookiee-Einheiten, die von einem Wookiee-Commander einen Befehl bekommen, haben bis zum Ende der Runde Demoralisieren 1.',
    en: 'Wookiee units that are issued an order by a Wookiee commander have Demoralize 1 until the end of the round.',
  },
};

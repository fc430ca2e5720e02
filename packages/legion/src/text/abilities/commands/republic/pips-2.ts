import type { Sayings } from '../../types.ts';

export const republicPips2: Sayings = {
  'command/aggressive-negotiations': {
    de: 'Truppler-Einheiten, denen Padmé einen Befehl erteilt, dürfen sich mit Geschwindigkeit 1 bewegen oder einen Ziel-, Ausweich- oder Energiemarker erhalten.',
    en: 'Trooper units that Padmé issues an order to may make a speed-1 move or gain an aim, dodge or surge token.',
  },
  'command/air-support': {
    de: 'Einmal in dieser Runde darf ein befreundeter Klontruppler-Commander oder Feldkommandeur am Ende seiner Aktivierung mit der Waffe dieser Karte jenseits von Reichweite 3 angreifen.',
    en: 'Once this round a friendly clone trooper commander or field commander may attack beyond range 3 with the weapon of this card at the end of its activation.',
  },
  'command/get-in-position': {
    de: 'Wookiee-Truppler, die ein Wookiee-Commander damit befehligt, haben in dieser Runde Agile 1.',
    en: 'Wookiee troopers that a Wookiee commander orders with it have Agile 1 this round.',
  },
  'command/knowledge-and-defense': {
    de: 'Obi-Wan erhält 1 Ausweichmarker für jede andere befreundete Truppler-Einheit in Reichweite 1 und kann Beschützer auch bei Nahkampfangriffen nutzen.',
    en: 'Obi-Wan gains 1 dodge token for each other friendly trooper unit at range 1 and can use Guardian during melee attacks, too.',
  },
  'command/lead-from-the-front': {
    de: 'Bis zu 3 andere befreundete Einheiten in Reichweite 1 eines Commanders, der mit dieser Karte einen Befehl bekommt, erhalten 1 Ziel- oder 1 Ausweichmarker.',
    en: 'Up to 3 other friendly units within range 1 of a commander that is issued an order with this card gain 1 aim or 1 dodge token.',
  },
  'command/mrowgh-ghrrmrowrig': {
    de: 'Wookiee-Einheiten, die von einem Wookiee-Commander einen Befehl bekommen, haben bis zum Ende der Runde Agil 1.',
    en: 'Wookiee units that are issued an order by a Wookiee commander have Agile 1 until the end of the round.',
  },
  'command/recon-division': {
    de: 'Befreundete Truppler haben in dieser Runde Observe 1. In der Endphase behalten Feinde, die eine deiner Einheiten sehen, ihre Beobachtungsmarker.',
    en: 'Friendly troopers have Observe 1 this round. In the end phase enemies that see one of your units keep their observation tokens.',
  },
  'command/size-matters-sometimes': {
    de: 'Yoda in Reichweite 1 darf sich auf Chewbaccas Rücken setzen: Er bewegt sich nur noch mit ihm, und Chewbacca hat Ablenken, wirft rote Verteidigungswürfel und kann Yodas Ausweichmarker ausgeben.',
    en: 'Yoda at range 1 may climb on Chewbacca’s back: he moves only with him, and Chewbacca has Deflect, rolls red defence dice and can spend Yoda’s dodge tokens.',
  },
  'command/tactical-planning': {
    de: 'Greifen befreundete Spezialeinsatzkräfte oder Unterstützung eine Einheit mit offenem Befehlsmarker an, kommt deren Marker danach in ihren Pool zurück.',
    en: 'When friendly special forces or support have attacked a unit with a faceup order token, that token goes back to its pool.',
  },
  'command/take-that-clankers': {
    de: 'Führt eine befreundete Klontruppler-Einheit mit offenem Befehlsmarker in ihrer Aktivierung eine Zielaktion durch, darf die Höchstreichweite ihrer Fernkampfwaffen bis zum Ende der Aktivierung um 1 steigen (höchstens 4).',
    en: 'When a friendly clone trooper unit with a faceup order token performs an aim action in its activation, the maximum range of its ranged weapons may increase by 1 (up to 4) until the end of the activation.',
  },
  'command/there-is-no-try': {
    de: 'Truppler-Einheiten, denen Yoda einen Befehl erteilt, erhalten 1 Ausweichmarker und haben bis zum Ende der Runde Ausmanövrieren und Unerbittlich. „Luminous Beings Are We“ kommt aus dem Ablagestapel zurück.',
    en: 'Trooper units that Yoda issues an order to gain 1 dodge token and have Outmaneuver and Relentless until the end of the round. Luminous Beings Are We comes back from the discard pile.',
  },
  'command/you-underestimate-my-power': {
    de: 'Bleibt im Spiel: Anakins Angriffs-Energie wird zu kritischen Treffern, er hat Meister der Macht 1 und Verteidigen 1. Hat er in seiner Aktivierung nicht angegriffen, erhält er 1 Niederhalten-Marker.',
    en: 'Permanent: Anakin’s attack surges are critical hits, he has Master of the Force 1 and Defend 1. If he has not attacked in his activation he gains 1 suppression token.',
  },
  'command/you-underestimate-my-power@2.6': {
    de: 'Greift Anakin eine Einheit mit verdecktem Befehlsmarker an, kommen 6 weiße Würfel in seinen Angriffspool.',
    en: 'When Anakin attacks a unit with a facedown order token, 6 white dice are added to his attack pool.',
  },
};

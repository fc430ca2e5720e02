import type { Saying, Sayings } from '../types.ts';

/** Upgrades of 2.6, and those of 1.x that read differently there. */
const squad: Saying = {
  de: 'Die Miniaturen der Einheit sind in Formation, wenn sie in Reichweite 1 ihres Einheitenführers stehen.',
  en: 'The unit is in cohesion while its miniatures are at range 1 of their leader.',
};
const marksman: Saying = {
  de: 'Kartenaktion, nicht im Handgemenge: Für eine feindliche Truppler-Einheit in Sichtlinie, die nicht im Handgemenge ist, wird 1 roter Angriffswürfel geworfen. Bei Energie oder kritischem Treffer erleidet sie 1 Wunde und erhält 1 Niederhalten-Marker.',
  en: 'Card action, not while engaged: 1 red attack die is rolled for an unengaged enemy trooper unit in line of sight. On a surge or a critical hit it suffers 1 wound and gains 1 suppression token.',
};

export const laterUpgrades: Sayings = {
  'upgrade/secret-ingredients': {
    de: 'Zu Beginn jeder Runde kommt 1 Ziel- oder Ausweichmarker auf diese Karte. Wird die Einheit aktiviert, darf sie beliebig viele davon nehmen. Nachdem sie Aid benutzt hat, darf sie 1 Niederhalten-Marker entfernen.',
    en: 'At the start of each round 1 aim or dodge token is put on this card. When the unit activates it may take any number of them. After it has used Aid, it may remove 1 suppression token.',
  },
  'upgrade/wrecker': {
    de: 'Solange Wrecker auf dem Schlachtfeld ist, kann Omega in dieser Einheit keine Wunden erhalten.',
    en: 'While Wrecker is on the battlefield, Omega in this unit cannot be assigned wounds.',
  },
  'upgrade/mandalorian-super-commando': {
    de: 'Die Einheit behält das Schlüsselwort Cache, auch wenn diese Miniatur besiegt ist.',
    en: 'The unit keeps Cache even if this miniature is defeated.',
  },
  'upgrade/ewok-skirmisher-squad': squad,
  'upgrade/ewok-slinger-squad': squad,
  'upgrade/fleet-trooper-squad': squad,
  'upgrade/b1-battle-droid-squad': squad,
  'upgrade/b2-super-battle-droid-squad': squad,
  'upgrade/geonosian-warrior-squad': squad,
  'upgrade/clone-trooper-infantry-squad': squad,
  'upgrade/shoretrooper-squad': squad,
  'upgrade/snowtrooper-squad': squad,
  'upgrade/stormtrooper-squad': squad,
  'upgrade/rebel-trooper-squad': squad,
  'upgrade/rebel-veteran-squad': squad,
  'upgrade/rebel-marksman': marksman,
  'upgrade/stormtrooper-marksman': marksman,
  'upgrade/clone-specialist': {
    de: 'Freie Kartenaktion, erschöpfen: Die Einheit erhält 1 Zielmarker, 1 Ausweichmarker oder 1 Energiemarker.',
    en: 'Free card action, exhaust: the unit gains 1 aim token, 1 dodge token or 1 surge token.',
  },
  'upgrade/astromech': {
    de: 'Endet eine Bewegung der Einheit in Reichweite 1 eines Einsatzzielmarkers, erhält sie 1 Ausweichmarker.',
    en: 'When the unit ends a move at range 1 of an objective token, it gains 1 dodge token.',
  },
  'upgrade/crosshair': {
    de: 'Besteht ein Angriffspool nur aus dieser Waffe, hat er Kritisch 1.',
    en: 'An attack pool that consists of this weapon only has Critical 1.',
  },
  'upgrade/hunter-the-bad-batch-clone-force-99-republic': {
    de: 'Freie Kartenaktion: Für eine feindliche Truppler-Einheit in Reichweite 1 und Sichtlinie, die weder Commander noch Agent ist, wird 1 schwarzer Angriffswürfel geworfen. Bei einem Treffer oder kritischen Treffer erleidet sie 1 Wunde.',
    en: 'Free card action: 1 black attack die is rolled for an enemy trooper unit at range 1 and in line of sight that is neither commander nor operative. On a hit or a critical hit it suffers 1 wound.',
  },
  'upgrade/327th-star-corps-pilot': {
    de: 'Nach einer Angriffsaktion der Einheit erhält jede verteidigende Einheit 1 Beobachtungsmarker.',
    en: 'After an attack action of the unit, each defending unit gains 1 observation token.',
  },
  'upgrade/clone-shock-trooper-pilot@2.6': {
    de: 'Nach einer Angriffsaktion der Einheit kann eine befreundete Einheit in Reichweite 1 einen Energiemarker erhalten.',
    en: 'After an attack action of the unit, a friendly unit at range 1 may gain 1 surge token.',
  },
  'upgrade/frenzied-gunner': {
    de: 'Bei einem Fernkampfangriff kann die Einheit 1 roten Verteidigungswürfel werfen: Leerseite 1 weißer, Block 1 schwarzer, Energie 1 roter Angriffswürfel mehr.',
    en: 'During a ranged attack the unit may roll 1 red defence die: a blank adds 1 white, a block 1 black, a surge 1 red attack die.',
  },
  'upgrade/raiding-party-leader': {
    de: 'Jede befreundete Raider-Fahrzeugeinheit hat Demoralize 1.',
    en: 'Each friendly Raider vehicle unit has Demoralize 1.',
  },
  'upgrade/bounty-programming': {
    de: 'Ist die Beute von Kopfgeld ein Commander, haben die Waffen der Einheit Durchschlagen 1; ist sie ein Agent, sind sie niederhaltend.',
    en: 'If the prey of Bounty is a commander, the unit’s weapons have Pierce 1; if it is an operative, they are Suppressive.',
  },
  'upgrade/programmed-loyalty': {
    de: 'Die Einheit kann Befehle nur von Commandern erhalten.',
    en: 'The unit can be issued orders by commanders only.',
  },
  'upgrade/up-close-and-personal': {
    de: 'Nach einem Fernkampfangriff auf Reichweite 1–2 erhält die Einheit 1 Ausweichmarker.',
    en: 'After a ranged attack at range 1–2 the unit gains 1 dodge token.',
  },
  'upgrade/forest-dwellers': {
    de: 'Zu Beginn der ersten Aktivierungsphase erhält die Einheit 1 Ausweichmarker.',
    en: 'At the start of the first Activation Phase the unit gains 1 dodge token.',
  },
  'upgrade/improvised-orders@2.6': {
    de: 'Erschöpfen, nachdem ein befreundeter Befehlsmarker gezogen wurde: Ein zweiter wird gezogen, einer von beiden verwendet, der andere zurückgelegt.',
    en: 'Exhaust after a friendly order token is drawn: a second one is drawn, one of them is used and the other put back.',
  },
  'upgrade/impact-grenades@2.6': {
    de: 'Enthält der Angriffspool diese Waffe mindestens einmal, hat er Wucht 4.',
    en: 'An attack pool with at least one of this weapon has Impact 4.',
  },
  'upgrade/beskad-duelist@2.6': {
    de: 'Erschöpfen, wenn die Einheit aktiviert wird: Sie hat bis zum Ende ihrer Aktivierung Sturmangriff.',
    en: 'Exhaust when the unit activates: it has Charge until the end of its activation.',
  },
  'upgrade/call-to-arms': {
    de: 'Erschöpfen, wenn die Einheit aktiviert wird: Sie erhält 1 Niederhalten-Marker und hat bis zum Ende der Runde Sturmangriff.',
    en: 'Exhaust when the unit activates: it gains 1 suppression token and has Charge until the end of the round.',
  },
  'upgrade/insatiable-curiosity': {
    de: 'Einmal im Spiel, freie Kartenaktion: Eine Einheit in Basiskontakt mit dem Einheitenführer verliert eine Aufwertung vom Typ Schwere Waffe, Ausrüstung oder Bewaffnung, die weder einzigartig noch begrenzt ist; diese Einheit erleidet 1 Wunde.',
    en: 'Once per game, free card action: an enemy in base contact with the leader loses a heavy weapon, gear or armament upgrade that is neither unique nor limited; this unit suffers 1 wound.',
  },
  'upgrade/herbal-medicine': {
    de: 'Freie Kartenaktion, erschöpfen: Bei einer Ewok-Truppler-Einheit in Reichweite 1 und Sichtlinie wird 1 Wunde entfernt oder 1 Miniatur wiederhergestellt.',
    en: 'Free card action, exhaust: an Ewok trooper unit at range 1 and in line of sight loses 1 wound or has 1 miniature restored.',
  },
  'upgrade/onward-to-victory': {
    de: 'Erschöpfen zu Beginn der Aktivierungsphase: Jedes Mal, wenn in dieser Phase eine feindliche Einheit besiegt wird, kann sich 1 befreundete Ewok-Truppler-Einheit mit Geschwindigkeit 1 bewegen. Zu Beginn der Endphase wird die Karte abgelegt.',
    en: 'Exhaust at the start of the Activation Phase: whenever an enemy unit is defeated, 1 friendly Ewok trooper unit may perform a speed-1 move. The card is discarded at the start of the End Phase.',
  },
  'upgrade/inquisitorius-training': {
    de: 'Erschöpft eine Einheit in Reichweite 1 eine Machtaufwertung, kann 1 roter Verteidigungswürfel geworfen werden: Bei Block oder Energie bleibt sie wirkungslos.',
    en: 'When a unit at range 1 exhausts a Force upgrade, 1 red defence die may be rolled: on a block or a surge the upgrade has no effect.',
  },
  'upgrade/emergency-transponder': {
    de: 'Einmal im Spiel, wenn die Einheit durch einen Marker aus dem Befehlspool aktiviert wird: 1 Zielmarker, 1 Ausweichmarker oder 1 Niederhalten-Marker weniger.',
    en: 'Once per game, when the unit activates by a token from the order pool: 1 aim token, 1 dodge token, or 1 suppression token less.',
  },
  'upgrade/the-darksaber-maul': {
    de: 'Die Einheit gilt als Commander, und ihre Angriffsenergie wird zu kritischen Treffern.',
    en: 'The unit counts as a commander, and its attack surges become critical hits.',
  },
  'upgrade/dins-amban-rifle': {
    de: 'Kartenaktion für zwei Aktionen, nicht im Handgemenge: Bewegung mit Geschwindigkeit 1, dann 1 roter Angriffswürfel für eine feindliche Einheit in Sichtlinie. Bei einem Treffer oder kritischen Treffer erleidet sie 1 Wunde und erhält 1 Niederhalten-Marker.',
    en: 'Card action for two actions, not while engaged: a speed-1 move, then 1 red attack die for an enemy unit in line of sight. On a hit or a critical hit it suffers 1 wound and gains 1 suppression token.',
  },
  'upgrade/dc-17m-icws-config': {
    de: 'Zu Beginn der eigenen Aktivierung kann die Karte umgedreht werden, auch erschöpft. Enthält ein Angriffspool das Scharfschützengewehr, hat er Lethal 1.',
    en: 'At the start of its activation the card may be flipped, even while exhausted. An attack pool with the sniper weapon has Lethal 1.',
  },
  'upgrade/katarn-pattern-armor': {
    de: 'Einmal im Spiel, wenn die Einheit durch einen Fernkampfangriff mehr als 1 Wunde erleiden würde: Sie erleidet nur 1.',
    en: 'Once per game, when the unit would suffer more than 1 wound from an attack that is no melee: it suffers only 1.',
  },
  'upgrade/force-choke@2.6': {
    de: 'Freie Kartenaktion, erschöpfen: Eine feindliche Truppler-Einheit in Reichweite 1, die weder Commander noch Agent ist, erleidet 1 Wunde.',
    en: 'Free card action, exhaust: an enemy trooper unit at range 1 that is neither commander nor operative suffers 1 wound.',
  },
  'upgrade/general-grievous': {
    de: 'Die Einheit verliert KI. Stellt sie einen Angriffspool zusammen, darf sie bis zu 3 Würfel aufwerten; tut sie es, erhält sie 1 Niederhalten-Marker.',
    en: 'The unit loses AI. When it forms an attack pool it may upgrade up to 3 dice; if it does, it gains 1 suppression token.',
  },
  'upgrade/asajj-ventress': {
    de: 'Die Einheit verliert KI. Gegen eine niedergehaltene Einheit darf sie bis zu 4 Würfel ihres Angriffspools aufwerten.',
    en: 'The unit loses AI. Against a suppressed unit it may upgrade up to 4 dice of its attack pool.',
  },
  'upgrade/kraken': {
    de: 'Die Einheit verliert KI. Für jede ihrer besiegten Miniaturen darf sie 1 Würfel ihres Angriffspools aufwerten.',
    en: 'The unit loses AI. For each of its defeated miniatures it may upgrade 1 die of its attack pool.',
  },
  'upgrade/agent-kallus': {
    de: 'Mut +1. Freie Kartenaktion: Eine feindliche Einheit, mit der die Einheit im Handgemenge ist, erhält 2 Immobilisieren-Marker.',
    en: 'Courage +1. Free card action: an enemy unit that the unit is engaged with gains 2 immobilize tokens.',
  },
  'upgrade/imperial-probe-droid': {
    de: 'Greift die Einheit ein Ziel mit Beobachtungsmarkern an, darf sie einen davon ausgeben und diese Karte erschöpfen, um 1 Zielmarker zu erhalten. Zu Beginn der Endphase wird die Karte spielbereit gemacht.',
    en: 'When the unit attacks a target with observation tokens, it may spend one of them and exhaust this card to gain 1 aim token. The card is readied at the start of the end phase.',
  },
  'upgrade/terror': {
    de: 'Solange die Einheit nicht im Handgemenge ist: Hat ein Feind in Reichweite 2 und Sichtlinie eine andere befreundete Einheit mit einem Fernkampfangriff angegriffen, erhält er 1 Niederhalten-Marker.',
    en: 'While the unit is not engaged: after an enemy at range 2 and in line of sight has made a ranged attack against another friendly unit, it gains 1 suppression token.',
  },
  'upgrade/spotter-uplink': {
    de: 'Sagt eine andere befreundete Einheit einen Fernkampfangriff gegen einen Feind in Reichweite 1 und Sichtlinie dieser Einheit an, hat sie dabei Scharfschütze 1, sofern diese Einheit nicht im Handgemenge ist.',
    en: 'When another friendly unit declares a ranged attack against an enemy at range 1 and in line of sight of this unit, it has Sharpshooter 1 for that attack, unless this unit is engaged.',
  },
  'upgrade/strike-and-fade': {
    de: 'Nach einer Angriffsaktion, erschöpfen: Die Einheit führt eine Bewegungsaktion aus. Gleiter brauchen kein Ausbildungssymbol für diese Karte.',
    en: 'After an attack action, exhaust: the unit performs a move action. Speeders need no training icon for this card.',
  },
  'upgrade/mission-objective': {
    de: 'Einmal pro Runde, beim Angriff auf einen Feind, der einen Einsatzmarker trägt oder umkämpft, erschöpfen: 1 Angriffswürfel wird neu geworfen. Zu Beginn der eigenen Aktivierung wird die Karte spielbereit gemacht.',
    en: 'Once a round, while attacking an enemy that holds or contests an objective token, exhaust: reroll 1 attack die. The card is readied at the start of its own activation.',
  },
  'upgrade/trusted-agent': {
    de: 'Während Befehle erteilt werden, ablegen: Die Einheit erteilt einer befreundeten Korps-Einheit in Reichweite 3 einen Befehl, welcher Zugehörigkeit sie auch ist.',
    en: 'While orders are issued, discard: the unit issues an order to a friendly corps unit within range 3, whatever its affiliation.',
  },
  'upgrade/strike-team-leader': {
    de: 'Beim Aufbau darf eine Spezialeinheit derselben Fraktion oder Zugehörigkeit gewählt werden. Zu Beginn jeder Aktivierungsphase erhält sie in Reichweite 2 dieser Einheit 1 Ziel- oder Ausweichmarker; sie darf ihr Rückendeckung geben.',
    en: 'During set-up a special forces unit of the same faction or affiliation may be chosen. At the start of each activation phase it gains 1 aim or dodge token while within range 2 of this unit; it may provide backup to this unit.',
  },
  'upgrade/dug-in': {
    de: 'Solange die Einheit vollständig im eigenen Gebiet steht und keinen umgedrehten Befehlsmarker hat, wirft sie für ihre Deckung rote statt weißer Würfel. Sie braucht dafür kein Ausbildungssymbol.',
    en: 'While the unit is completely within its own territory and has no facedown order token, it rolls red instead of white dice for its cover. It needs no training icon for this card.',
  },
};

import type { Sayings } from '../types.ts';

const itself = {
  de: 'Einmal im Spiel, während Befehle erteilt werden: Die Einheit erteilt sich selbst einen Befehl.',
  en: 'Once per game, while orders are issued: the unit issues an order to itself.',
};

export const training: Sayings = {
  'upgrade/call-to-arms': {
    de: 'Erschöpfen, wenn die Einheit aktiviert wird: Sie erhält 1 Niederhalten-Marker und hat bis zum Ende der Runde Sturmangriff.',
    en: 'Exhaust when the unit activates: it gains 1 suppression token and has Charge until the end of the round.',
  },
  'upgrade/defensive-offensive-stance': {
    de: 'Zu Beginn der eigenen Aktivierung kann die Karte umgedreht werden. Defensiv: Eine Ausweichaktion gibt 2 Ausweichmarker, Zielmarker können nicht ausgegeben werden. Offensiv: Eine Zielaktion gibt 2 Zielmarker, Ausweichmarker können nicht ausgegeben werden.',
    en: 'At the start of its activation the card may be flipped. Defensive: a dodge action gives 2 dodge tokens, and aim tokens cannot be spent. Offensive: an aim action gives 2 aim tokens, and dodge tokens cannot be spent.',
  },
  'upgrade/duck-and-cover': {
    de: 'Während die Einheit gegen einen Fernkampfangriff verteidigt, kann sie vor dem Anwenden der Deckung 1 Niederhalten-Marker erhalten.',
    en: 'While it defends against a ranged attack, the unit may gain 1 suppression token before cover is applied.',
  },
  'upgrade/dug-in': {
    de: 'Solange die Einheit vollständig im eigenen Gebiet steht und keinen umgedrehten Befehlsmarker hat, wirft sie für ihre Deckung rote statt weißer Würfel. Sie braucht dafür kein Ausbildungssymbol.',
    en: 'While the unit is completely within its own territory and has no facedown order token, it rolls red instead of white dice for its cover. It needs no training icon for this card.',
  },
  'upgrade/endurance': {
    de: 'Am Ende der Aktivierungsphase kann 1 Niederhalten-Marker von der Einheit entfernt werden.',
    en: 'At the end of the Activation Phase 1 suppression token may be removed from the unit.',
  },
  'upgrade/forest-dwellers': {
    de: 'Zu Beginn der ersten Aktivierungsphase erhält die Einheit 1 Ausweichmarker.',
    en: 'At the start of the first Activation Phase the unit gains 1 dodge token.',
  },
  'upgrade/herbal-medicine': {
    de: 'Freie Kartenaktion, erschöpfen: Bei einer Ewok-Truppler-Einheit in Reichweite 1 und Sichtlinie wird 1 Wunde entfernt oder 1 Miniatur wiederhergestellt.',
    en: 'Free card action, exhaust: an Ewok trooper unit at range 1 and in line of sight loses 1 wound or has 1 miniature restored.',
  },
  'upgrade/hunter': {
    de: 'Greift die Einheit eine verwundete Truppler-Einheit an, kann sie beim Würfeln 1 Zielmarker erhalten.',
    en: 'While it attacks a wounded trooper unit, the unit may gain 1 aim token when attack dice are rolled.',
  },
  'upgrade/inquisitorius-training': {
    de: 'Erschöpft eine Einheit in Reichweite 1 eine Machtaufwertung, kann 1 roter Verteidigungswürfel geworfen werden: Bei Block oder Energie bleibt sie wirkungslos.',
    en: 'When a unit at range 1 exhausts a Force upgrade, 1 red defence die may be rolled: on a block or a surge the upgrade has no effect.',
  },
  'upgrade/insatiable-curiosity': {
    de: 'Einmal im Spiel, freie Kartenaktion: Eine Einheit in Basiskontakt mit dem Einheitenführer verliert eine Aufwertung vom Typ Schwere Waffe, Ausrüstung oder Bewaffnung, die weder einzigartig noch begrenzt ist; diese Einheit erleidet 1 Wunde.',
    en: 'Once per game, free card action: an enemy in base contact with the leader loses a heavy weapon, gear or armament upgrade that is neither unique nor limited; this unit suffers 1 wound.',
  },
  'upgrade/into-the-fray': {
    de: 'Wird eine feindliche Einheit in Reichweite 1 aktiviert, kann die Einheit 1 Energiemarker erhalten.',
    en: 'When an enemy unit at range 1 activates, the unit may gain 1 surge token.',
  },
  'upgrade/mission-objective': {
    de: 'Einmal pro Runde, beim Angriff auf einen Feind, der einen Einsatzmarker trägt oder umkämpft, erschöpfen: 1 Angriffswürfel wird neu geworfen. Zu Beginn der eigenen Aktivierung wird die Karte spielbereit gemacht.',
    en: 'Once a round, while attacking an enemy that holds or contests an objective token, exhaust: reroll 1 attack die. The card is readied at the start of its own activation.',
  },
  'upgrade/offensive-push': {
    de: 'Erschöpfen nach einer Standardbewegung: Die Einheit erhält 1 Zielmarker.',
    en: 'Exhaust after a standard move: the unit gains 1 aim token.',
  },
  'upgrade/onward-to-victory': {
    de: 'Erschöpfen zu Beginn der Aktivierungsphase: Jedes Mal, wenn in dieser Phase eine feindliche Einheit besiegt wird, kann sich 1 befreundete Ewok-Truppler-Einheit mit Geschwindigkeit 1 bewegen. Zu Beginn der Endphase wird die Karte abgelegt.',
    en: 'Exhaust at the start of the Activation Phase: whenever an enemy unit is defeated, 1 friendly Ewok trooper unit may perform a speed-1 move. The card is discarded at the start of the End Phase.',
  },
  'upgrade/protector': {
    de: 'Erschöpfen, während die Einheit Beschützer verwendet: Sie kann auch kritische Treffer negieren. In der Endphase wird die Karte spielbereit.',
    en: 'Exhaust while the unit uses Guardian: it can cancel critical hits, too. The card is readied in the End Phase.',
  },
  'upgrade/secret-ingredients': {
    de: 'Zu Beginn jeder Runde kommt 1 Ziel- oder Ausweichmarker auf diese Karte. Wird die Einheit aktiviert, darf sie beliebig viele davon nehmen. Nachdem sie Aid benutzt hat, darf sie 1 Niederhalten-Marker entfernen.',
    en: 'At the start of each round 1 aim or dodge token is put on this card. When the unit activates it may take any number of them. After it has used Aid, it may remove 1 suppression token.',
  },
  'upgrade/seize-the-initiative': itself,
  'upgrade/strike-and-fade': {
    de: 'Nach einer Angriffsaktion, erschöpfen: Die Einheit führt eine Bewegungsaktion aus. Gleiter brauchen kein Ausbildungssymbol für diese Karte.',
    en: 'After an attack action, exhaust: the unit performs a move action. Speeders need no training icon for this card.',
  },
  'upgrade/strike-team-leader': {
    de: 'Beim Aufbau darf eine Spezialeinheit derselben Fraktion oder Zugehörigkeit gewählt werden. Zu Beginn jeder Aktivierungsphase erhält sie in Reichweite 2 dieser Einheit 1 Ziel- oder Ausweichmarker; sie darf ihr Rückendeckung geben.',
    en: 'During set-up a special forces unit of the same faction or affiliation may be chosen. At the start of each activation phase it gains 1 aim or dodge token while within range 2 of this unit; it may provide backup to this unit.',
  },
  'upgrade/tenacity': {
    de: 'Ist die Einheit verwundet oder hat sie Miniaturen verloren, kommt bei ihren Nahkampfangriffen 1 roter Angriffswürfel dazu.',
    en: 'If the unit is wounded or has lost miniatures, 1 red attack die is added to its melee attacks.',
  },
  'upgrade/up-close-and-personal': {
    de: 'Nach einem Fernkampfangriff auf Reichweite 1–2 erhält die Einheit 1 Ausweichmarker.',
    en: 'After a ranged attack at range 1–2 the unit gains 1 dodge token.',
  },
};

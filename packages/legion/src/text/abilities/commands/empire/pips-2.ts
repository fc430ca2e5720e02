import type { Sayings } from '../../types.ts';

export const empirePips2: Sayings = {
  'command/concussive-blast': {
    de: 'Iden erholt sich, wenn sie aktiviert wird, und hat während ihrer Aktivierung die Waffe dieser Karte.',
    en: 'Iden recovers when she is activated, and has the weapon of this card during her activation.',
  },
  'command/deploy-the-garrison': {
    de: 'Zu Beginn der Aktivierungsphase dürfen bis zu 2 befreundete Truppler-Einheiten mit offenen Befehlsmarkern je eine freie Bereitschaftsaktion durchführen.',
    en: 'At the start of the activation phase up to 2 friendly trooper units with faceup order tokens may each perform a free standby action.',
  },
  'command/evasive-maneuvers': {
    de: 'Befreundete Fahrzeuge, die einen Befehl bekommen, erhalten 1 Ausweichmarker. Sie können mit Ausweichmarkern auch kritische Treffer negieren.',
    en: 'Friendly vehicles that are issued an order gain 1 dodge token. They can cancel critical hits with dodge tokens, too.',
  },
  'command/fear-and-dead-men': {
    de: 'Nutzt Vader Ablenken, erleidet der Angreifer Wunden für leere Ergebnisse statt für Energie. Wird ein Feind in Reichweite 1–2 und Sichtlinie aktiviert, erhält Vader 1 Ausweichmarker.',
    en: 'When Vader uses Deflect the attacker suffers wounds for blanks instead of surges. When an enemy at range 1–2 and in line of sight is activated, Vader gains 1 dodge token.',
  },
  'command/fear-and-dead-men@2.6': {
    de: 'Erleidet Vader durch einen feindlichen Angriff Wunden, erleidet der Angreifer danach ebenso viele.',
    en: 'When Vader suffers wounds from an enemy attack, the attacker suffers as many afterwards.',
  },
  'command/give-in-to-your-anger': {
    de: 'Bevor der Gegner seine erste Einheit aktiviert, darfst du bestimmen, welche seiner Truppler-Einheiten es ist. Greift sie nicht an, erhält sie am Ende 4 Niederhalten-Marker.',
    en: 'Before the opponent activates his first unit you may say which of his trooper units it is. If it does not attack it gains 4 suppression tokens at the end.',
  },
  'command/incapacitate': {
    de: 'In Idens Aktivierung darf eine feindliche Truppler-Einheit in Reichweite 1 und Sichtlinie ihres Droiden 3 Niederhalten-Marker erhalten; eine Korps-Einheit, die noch nicht aktiviert wurde, bekommt einen verdeckten Befehlsmarker.',
    en: 'During Iden’s activation an enemy trooper unit at range 1 and in line of sight of her droid may be given 3 suppression tokens; a corps unit that has not been activated gets a facedown order token.',
  },
  'command/isb-investigation': {
    de: 'Nenne eine Zahl: Der Gegner legt seine Handkarten mit so vielen Kreisen offen zur Seite. Er nimmt sie zurück, nachdem er in einer späteren Runde seine Karte gewählt hat.',
    en: 'Name a number: the opponent sets the cards of his hand with that many pips aside, faceup. He takes them back after he has selected his card in a later round.',
  },
  'command/new-ways-to-motivate-them': {
    de: 'Andere befreundete Truppler-Einheiten mit offenem Befehlsmarker dürfen bei ihrer Aktivierung 1 Wunde erleiden, um eine freie Aktion durchzuführen.',
    en: 'Other friendly trooper units with a faceup order token may suffer 1 wound when they are activated to perform a free action.',
  },
  'command/new-ways-to-motivate-them@2.6': {
    de: 'Andere befreundete Truppler-Einheiten mit offenem Befehlsmarker dürfen bei ihrer Aktivierung 1 Wunde erleiden, um in ihr eine Aktion mehr zu haben.',
    en: 'Other friendly trooper units with a faceup order token may suffer 1 wound when they are activated to have one more action in it.',
  },
  'command/pinned-down': {
    de: 'Greift eine befreundete Unterstützungs- oder schwere Einheit eine Einheit mit offenem Befehlsmarker an, kommt deren Marker danach in ihren Befehlspool zurück.',
    en: 'When a friendly support or heavy unit has attacked a unit with a faceup order token, that token goes back to its order pool.',
  },
  'command/reptilian-rampage': {
    de: 'In seiner Aktivierung kann Bossk bis zu 2 Angriffsaktionen durchführen und darf 1 Wunde erleiden, um eine freie Bewegungsaktion durchzuführen.',
    en: 'During his activation Bossk can perform up to 2 attack actions and may suffer 1 wound to perform a free move action.',
  },
  'command/squadron-on-me': {
    de: 'Wenn Marquand aktiviert wird, dürfen befreundete Fahrzeuge in Reichweite 4 sich drehen und mit Geschwindigkeit 1 bewegen.',
    en: 'When Marquand activates, friendly vehicles within range 4 may pivot and make a speed-1 move.',
  },
  'command/unexpected-but-not-unwelcome': {
    de: 'Wer damit einen Befehl bekommt, erholt sich. Greift die Siebte Schwester in dieser Runde einen Commander oder Agenten mit umgedrehtem Befehlsmarker an, darf sie vor dem Würfeln bis zu 2 Niederhalten-Marker nehmen und erhält für jeden 1 Zielmarker.',
    en: 'Whoever is ordered with it recovers. When Seventh Sister attacks a commander or operative with a facedown order token this round, she may take up to 2 suppression tokens before rolling and gains 1 aim token for each.',
  },
  'command/we-need-reinforcements': {
    de: 'Wer damit einen Befehl bekommt, darf sich in dieser Runde trotz Handgemenge lösen (Disengage).',
    en: 'Whoever is ordered with it has Disengage this round.',
  },
  'command/you-have-something-i-want': {
    de: 'Nicht in Runde 1. Nach den Befehlen wird eine Einheit Dunkler Truppler mit offenem Befehlsmarker jenseits von Reichweite 2 aller Feinde neu aufgestellt; ihr Marker wird umgedreht.',
    en: 'Not in round 1. After orders a unit of Imperial Dark Troopers with a faceup order token is placed anew, beyond range 2 of all enemies; its token is turned facedown.',
  },
  'command/you-would-question-me': {
    de: 'Dauerhaft. Erhält der Fünfte Bruder Zielmarker, erhält die Siebte Schwester 1 Ausweichmarker; erhält er Ausweichmarker, erhält sie 1 Zielmarker. Erhält einer von beiden Ziel- oder Ausweichmarker, darf der andere 1 Immobilisierungsmarker nehmen: Der Erste erhält dann 1 Marker derselben Art mehr.',
    en: 'Permanent. Whenever Fifth Brother gains aim tokens, Seventh Sister gains 1 dodge token; whenever he gains dodge tokens, she gains 1 aim token. When either of them gains aim or dodge tokens, the other may take 1 immobilize token: the first then gains 1 more token of the same kind.',
  },
  'command/zx-flame-projector': {
    de: 'Während seiner Aktivierung hat Boba die Waffe dieser Karte.',
    en: 'During his activation Boba has the weapon of this card.',
  },
};

import type { Sayings } from '../types.ts';

/** Command cards of the Empire. */
export const empire: Sayings = {
  'command/implacable': {
    de: 'Vader erhält mit jeder Aktivierung 1 Ausweichmarker. Am Ende der ersten darf er 1 Wunde erleiden, um seinen Befehlsmarker in den Pool zurückzulegen; die zweite hat eine Aktion weniger.',
    en: 'Vader gains 1 dodge token with each activation. At the end of the first he may suffer 1 wound to put his order token back into the pool; the second has one action fewer.',
  },
  'command/new-ways-to-motivate-them': {
    de: 'Andere befreundete Truppler-Einheiten mit offenem Befehlsmarker dürfen bei ihrer Aktivierung 1 Wunde erleiden, um eine freie Aktion durchzuführen.',
    en: 'Other friendly trooper units with a faceup order token may suffer 1 wound when they are activated to perform a free action.',
  },
  'command/new-ways-to-motivate-them@2.6': {
    de: 'Andere befreundete Truppler-Einheiten mit offenem Befehlsmarker dürfen bei ihrer Aktivierung 1 Wunde erleiden, um in ihr eine Aktion mehr zu haben.',
    en: 'Other friendly trooper units with a faceup order token may suffer 1 wound when they are activated to have one more action in it.',
  },
  'command/master-of-evil': {
    de: 'Bekommt Vader einen Befehl, erhält er 1 Ausweichmarker. Wird er aktiviert, erhält jede feindliche Truppler-Einheit in Reichweite 1–2 von ihm 3 Niederhalten-Marker.',
    en: 'When Vader is issued an order he gains 1 dodge token. When he is activated, each enemy trooper unit at range 1–2 of him gains 3 suppression tokens.',
  },
  'command/vaders-might': {
    de: 'Freie Aktion für Vader: Eine andere Einheit in Reichweite 1, nicht vom Rang Schwer, wird innerhalb von Reichweite 1 und Höhe 1 ihrer Position neu platziert. Für Feinde wird je Miniatur 1 weißer Verteidigungswürfel geworfen: 1 Wunde je Abwehr und Energie.',
    en: 'Free action for Vader: another unit at range 1, no heavy unit, is placed anew within range 1 and height 1 of where it stood. For enemies 1 white defence die is rolled for each miniature: 1 wound for each block and surge.',
  },
  'command/fear-and-dead-men': {
    de: 'Nutzt Vader Ablenken, erleidet der Angreifer Wunden für leere Ergebnisse statt für Energie. Wird ein Feind in Reichweite 1–2 und Sichtlinie aktiviert, erhält Vader 1 Ausweichmarker.',
    en: 'When Vader uses Deflect the attacker suffers wounds for blanks instead of surges. When an enemy at range 1–2 and in line of sight is activated, Vader gains 1 dodge token.',
  },
  'command/fear-and-dead-men@2.6': {
    de: 'Erleidet Vader durch einen feindlichen Angriff Wunden, erleidet der Angreifer danach ebenso viele.',
    en: 'When Vader suffers wounds from an enemy attack, the attacker suffers as many afterwards.',
  },
  'command/darkness-descends': {
    de: 'Bleibt im Spiel: Vader hat Zuverlässig 2, wenn die Karte nicht vorgezeigt wurde. Vor der Aufstellung vorgezeigt gibt sie ihm Infiltrieren und Auskundschaften 1; er wird zuletzt aufgestellt, und sie muss in Runde 1 gespielt werden.',
    en: 'Permanent: Vader has Reliable 2 if the card was not divulged. Divulged before deployment it gives him Infiltrate and Scout 1; he is deployed last, and it must be played in round 1.',
  },
  'command/maximum-firepower': {
    de: 'Am Ende seiner Aktivierung darf Veers mit der Waffe dieser Karte jenseits von Reichweite 3 angreifen.',
    en: 'At the end of his activation Veers may attack beyond range 3 with the weapon of this card.',
  },
  'command/evasive-maneuvers': {
    de: 'Befreundete Fahrzeuge, die einen Befehl bekommen, erhalten 1 Ausweichmarker. Sie können mit Ausweichmarkern auch kritische Treffer negieren.',
    en: 'Friendly vehicles that are issued an order gain 1 dodge token. They can cancel critical hits with dodge tokens, too.',
  },
  'command/imperial-discipline': {
    de: 'Befreundete Einheiten, die einen Befehl bekommen, dürfen sich erholen.',
    en: 'Friendly units that are issued an order may recover.',
  },
  'command/and-now-you-will-die': {
    de: 'In seiner Aktivierung darf Palpatine beliebig oft 1 Wunde erleiden und 1 Niederhalten-Marker nehmen, um anzugreifen. Wen er angegriffen hat, der erhält 1 Immobilisiert-Marker.',
    en: 'During his activation Palpatine may, any number of times, suffer 1 wound and gain 1 suppression token to attack. Whoever he has attacked gains 1 immobilize token.',
  },
  'command/give-in-to-your-anger': {
    de: 'Bevor der Gegner seine erste Einheit aktiviert, darfst du bestimmen, welche seiner Truppler-Einheiten es ist. Greift sie nicht an, erhält sie am Ende 4 Niederhalten-Marker.',
    en: 'Before the opponent activates his first unit you may say which of his trooper units it is. If it does not attack it gains 4 suppression tokens at the end.',
  },
  'command/whipcord-launcher': {
    de: 'Freie Aktion für Boba: Eine feindliche Truppler-Einheit in Reichweite 1 und Sichtlinie erhält 2 Immobilisiert- und 2 Niederhalten-Marker. Von immobilisierten Gegnern kann er sich im Handgemenge wegbewegen.',
    en: 'Free action for Boba: an enemy trooper unit at range 1 and in line of sight gains 2 immobilize and 2 suppression tokens. He can move away from immobilized enemies that he is engaged with.',
  },
  'command/zx-flame-projector': {
    de: 'Während seiner Aktivierung hat Boba die Waffe dieser Karte.',
    en: 'During his activation Boba has the weapon of this card.',
  },
  'command/z-6-jetpack-rocket': {
    de: 'Während seiner Aktivierung hat Boba die Waffe dieser Karte.',
    en: 'During his activation Boba has the weapon of this card.',
  },
  'command/voracious-ambition': {
    de: 'Zu Beginn der Aktivierungsphase kommen 3 zufällige Befehlsmarker deines Pools verdeckt auf diese Karte; nur du kennst sie. Statt zu ziehen darfst du einen davon nehmen.',
    en: 'At the start of the activation phase 3 random order tokens of your pool are put facedown on this card; only you know them. Instead of drawing you may take one of these.',
  },
  'command/deploy-the-garrison': {
    de: 'Zu Beginn der Aktivierungsphase dürfen bis zu 2 befreundete Truppler-Einheiten mit offenen Befehlsmarkern je eine freie Bereitschaftsaktion durchführen.',
    en: 'At the start of the activation phase up to 2 friendly trooper units with faceup order tokens may each perform a free standby action.',
  },
  'command/annihilation-looms': {
    de: 'Jede Truppler-Einheit beider Seiten erhält 1 Niederhalten-Marker, in den Runden 5 und 6 zwei.',
    en: 'Each trooper unit of both sides gains 1 suppression token, in rounds 5 and 6 two.',
  },
  'command/annihilation-looms@2.6': {
    de: 'Jede Truppler-Einheit beider Seiten erhält 2 Niederhalten-Marker, in den Runden 4 und 5 drei.',
    en: 'Each trooper unit of both sides gains 2 suppression tokens, in rounds 4 and 5 three.',
  },
  'command/merciless-munitions': {
    de: 'In dieser Runde kann Bossk 1 Dioxisladung scharf machen und sich danach mit Geschwindigkeit 1 bewegen. Bis zum Ende der Partie kann er sie detonieren lassen; Truppler, die sich dagegen verteidigt haben, erhalten 1 Giftmarker.',
    en: 'This round Bossk can arm 1 dioxis charge and make a speed-1 move afterwards. Until the end of the game he can detonate it; troopers that have defended against it gain 1 poison token.',
  },
  'command/reptilian-rampage': {
    de: 'In seiner Aktivierung kann Bossk bis zu 2 Angriffsaktionen durchführen und darf 1 Wunde erleiden, um eine freie Bewegungsaktion durchzuführen.',
    en: 'During his activation Bossk can perform up to 2 attack actions and may suffer 1 wound to perform a free move action.',
  },
  'command/lying-in-wait': {
    de: 'Bossk hat Scharfschütze 1 und erhält nach jeder feindlichen Aktivierung 1 Zielmarker.',
    en: 'Bossk has Sharpshooter 1 and gains 1 aim token after each enemy activation.',
  },
  'command/covert-observation': {
    de: 'Feindliche Einheiten, die mit einer Kommandokarte einen Befehl bekommen, erhalten 1 Niederhalten-Marker.',
    en: 'Enemy units that are issued an order with a command card gain 1 suppression token.',
  },
  'command/pinned-down': {
    de: 'Greift eine befreundete Unterstützungs- oder schwere Einheit eine Einheit mit offenem Befehlsmarker an, kommt deren Marker danach in ihren Befehlspool zurück.',
    en: 'When a friendly support or heavy unit has attacked a unit with a faceup order token, that token goes back to its order pool.',
  },
  'command/coordinated-fire': {
    de: 'Hat eine befreundete Korps-Einheit bei einem Fernkampfangriff Zielmarker ausgegeben, darf eine andere befreundete Einheit in Reichweite 1–2 von ihr 1 Zielmarker erhalten.',
    en: 'When a friendly corps unit has spent aim tokens in a ranged attack, another friendly unit at range 1–2 of it may gain 1 aim token.',
  },
  'command/pulse-scan': {
    de: 'Iden hat Scharfschütze 2 und erhält 1 Zielmarker; am Ende ihrer Aktivierung erhält sie 1 Ausweich- und 1 Bereitschaftsmarker.',
    en: 'Iden has Sharpshooter 2 and gains 1 aim token; at the end of her activation she gains 1 dodge and 1 standby token.',
  },
  'command/concussive-blast': {
    de: 'Iden erholt sich, wenn sie aktiviert wird, und hat während ihrer Aktivierung die Waffe dieser Karte.',
    en: 'Iden recovers when she is activated, and has the weapon of this card during her activation.',
  },
  'command/incapacitate': {
    de: 'In Idens Aktivierung darf eine feindliche Truppler-Einheit in Reichweite 1 und Sichtlinie ihres Droiden 3 Niederhalten-Marker erhalten; eine Korps-Einheit, die noch nicht aktiviert wurde, bekommt einen verdeckten Befehlsmarker.',
    en: 'During Iden’s activation an enemy trooper unit at range 1 and in line of sight of her droid may be given 3 suppression tokens; a corps unit that has not been activated gets a facedown order token.',
  },
  'command/tactical-strike': {
    de: 'Iden und befreundete Spezialeinsatzkräfte mit offenem Befehlsmarker dürfen bei ihrer Aktivierung ihre Höchstgeschwindigkeit auf 1 senken, um Ruhige Hand und Taktisch 1 zu haben.',
    en: 'Iden and friendly special forces with a faceup order token may reduce their maximum speed to 1 when they are activated to have Steady and Tactical 1.',
  },
  'command/face-me': {
    de: 'Kallus hat Agil 1 und Abwehr und darf sich in seiner Aktivierung frei erholen. Wer mit ihm im Handgemenge ist, kann sich nicht zurückziehen.',
    en: 'Kallus has Agile 1 and Block and may perform a free recover action. Whoever is engaged with him cannot withdraw.',
  },
  'command/face-me@2.6': {
    de: 'Kallus hat „Die Stellung halten“. Feindliche Truppler, die mit ihm im Handgemenge sind, können sich nicht bewegen.',
    en: 'Kallus has Hold the Line. Enemy troopers that are engaged with him cannot move.',
  },
  'command/isb-investigation': {
    de: 'Nenne eine Zahl: Der Gegner legt seine Handkarten mit so vielen Kreisen offen zur Seite. Er nimmt sie zurück, nachdem er in einer späteren Runde seine Karte gewählt hat.',
    en: 'Name a number: the opponent sets the cards of his hand with that many pips aside, faceup. He takes them back after he has selected his card in a later round.',
  },
  'command/ruthless-tactics': {
    de: 'Feindliche Einheiten, die sich gegen einen Fernkampfangriff verteidigt haben, erhalten 1 Beobachtungsmarker, niedergehaltene 2. Kallus darf sich in seiner Aktivierung frei erholen.',
    en: 'Enemy units that have defended against a ranged attack gain 1 observation token, suppressed ones 2. Kallus may perform a free recover action in his activation.',
  },
  'command/ruthless-tactics@2.6': {
    de: 'Wer sich gegen einen Fernkampfangriff einer Einheit mit offenem Befehl verteidigt hat, erhält 1 Beobachtungsmarker. Angreifende befreundete Einheiten dürfen einen solchen Marker des Ziels ausgeben: Der Angriff ist dann Niederhaltend.',
    en: 'Whoever has defended against a ranged attack of a unit with a faceup order gains 1 observation token. Friendly attackers may spend such a token of the target: the attack is Suppressive then.',
  },
};

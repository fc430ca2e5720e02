import type { Sayings } from '../../types.ts';

export const empirePips1: Sayings = {
  'command/and-now-you-will-die': {
    de: 'In seiner Aktivierung darf Palpatine beliebig oft 1 Wunde erleiden und 1 Niederhalten-Marker nehmen, um anzugreifen. Wen er angegriffen hat, der erhält 1 Immobilisiert-Marker.',
    en: 'During his activation Palpatine may, any number of times, suffer 1 wound and gain 1 suppression token to attack. Whoever he has attacked gains 1 immobilize token.',
  },
  'command/come-and-prove-it': {
    de: 'Fünfter Bruder und Siebte Schwester sind unbezwingbar und werfen beim Verteidigen 1 Würfel mehr. Hat die Siebte Schwester einen offenen Befehlsmarker, erhält sie, wenn sie angegriffen wird, vor der Deckung 1 Ausweichmarker.',
    en: 'Fifth Brother and Seventh Sister are indomitable and roll 1 more defence die. While the Seventh Sister has a faceup order token she gains 1 dodge token before cover when she is attacked.',
  },
  'command/covert-observation': {
    de: 'Feindliche Einheiten, die mit einer Kommandokarte einen Befehl bekommen, erhalten 1 Niederhalten-Marker.',
    en: 'Enemy units that are issued an order with a command card gain 1 suppression token.',
  },
  'command/drive-them-out': {
    de: 'Befreundete Fahrzeuge haben in dieser Runde Demoralisieren 1. Das erste Mal, dass ein befreundetes Fahrzeug mit offenem Befehlsmarker eine Bewegung innerhalb einer halben Reichweite von Feinden beendet, wird einer von ihnen gewählt: Für jede Miniatur wird 1 weißer Verteidigungswürfel geworfen, jedes Ergebnis außer der Leerseite ist 1 Wunde.',
    en: 'Friendly vehicles have Demoralize 1 this round. The first time a friendly vehicle with a faceup order token ends a move within half a range of enemies, choose one of them: roll 1 white defence die for each of its miniatures; every result but a blank is 1 wound.',
  },
  'command/face-me': {
    de: 'Kallus hat Agil 1 und Abwehr und darf sich in seiner Aktivierung frei erholen. Wer mit ihm im Handgemenge ist, kann sich nicht zurückziehen.',
    en: 'Kallus has Agile 1 and Block and may perform a free recover action. Whoever is engaged with him cannot withdraw.',
  },
  'command/face-me@2.6': {
    de: 'Kallus hat „Die Stellung halten“. Feindliche Truppler, die mit ihm im Handgemenge sind, können sich nicht bewegen.',
    en: 'Kallus has Hold the Line. Enemy troopers that are engaged with him cannot move.',
  },
  'command/gunner-infantry': {
    de: 'Marquand hat Taktisch 1, seine Waffen sind Niederhaltend; in seiner Aktivierung ist er um 1 langsamer (mindestens 1).',
    en: 'Marquand has Tactical 1, his weapons are Suppressive; in his activation he is slower by 1 (at least 1).',
  },
  'command/implacable': {
    de: 'Vader erhält mit jeder Aktivierung 1 Ausweichmarker. Am Ende der ersten darf er 1 Wunde erleiden, um seinen Befehlsmarker in den Pool zurückzulegen; die zweite hat eine Aktion weniger.',
    en: 'Vader gains 1 dodge token with each activation. At the end of the first he may suffer 1 wound to put his order token back into the pool; the second has one action fewer.',
  },
  'command/maximum-firepower': {
    de: 'Am Ende seiner Aktivierung darf Veers mit der Waffe dieser Karte jenseits von Reichweite 3 angreifen.',
    en: 'At the end of his activation Veers may attack beyond range 3 with the weapon of this card.',
  },
  'command/merciless-munitions': {
    de: 'In dieser Runde kann Bossk 1 Dioxisladung scharf machen und sich danach mit Geschwindigkeit 1 bewegen. Bis zum Ende der Partie kann er sie detonieren lassen; Truppler, die sich dagegen verteidigt haben, erhalten 1 Giftmarker.',
    en: 'This round Bossk can arm 1 dioxis charge and make a speed-1 move afterwards. Until the end of the game he can detonate it; troopers that have defended against it gain 1 poison token.',
  },
  'command/pulse-scan': {
    de: 'Iden hat Scharfschütze 2 und erhält 1 Zielmarker; am Ende ihrer Aktivierung erhält sie 1 Ausweich- und 1 Bereitschaftsmarker.',
    en: 'Iden has Sharpshooter 2 and gains 1 aim token; at the end of her activation she gains 1 dodge and 1 standby token.',
  },
  'command/unrelenting-fire': {
    de: 'In dieser Runde entfernt jede feindliche Einheit beim Sammeln höchstens 1 Niederhalten-Marker.',
    en: 'This round no enemy unit removes more than 1 suppression token when it rallies.',
  },
  'command/vaders-might': {
    de: 'Freie Aktion für Vader: Eine andere Einheit in Reichweite 1, nicht vom Rang Schwer, wird innerhalb von Reichweite 1 und Höhe 1 ihrer Position neu platziert. Für Feinde wird je Miniatur 1 weißer Verteidigungswürfel geworfen: 1 Wunde je Abwehr und Energie.',
    en: 'Free action for Vader: another unit at range 1, no heavy unit, is placed anew within range 1 and height 1 of where it stood. For enemies 1 white defence die is rolled for each miniature: 1 wound for each block and surge.',
  },
  'command/voracious-ambition': {
    de: 'Zu Beginn der Aktivierungsphase kommen 3 zufällige Befehlsmarker deines Pools verdeckt auf diese Karte; nur du kennst sie. Statt zu ziehen darfst du einen davon nehmen.',
    en: 'At the start of the activation phase 3 random order tokens of your pool are put facedown on this card; only you know them. Instead of drawing you may take one of these.',
  },
  'command/whipcord-launcher': {
    de: 'Freie Aktion für Boba: Eine feindliche Truppler-Einheit in Reichweite 1 und Sichtlinie erhält 2 Immobilisiert- und 2 Niederhalten-Marker. Von immobilisierten Gegnern kann er sich im Handgemenge wegbewegen.',
    en: 'Free action for Boba: an enemy trooper unit at range 1 and in line of sight gains 2 immobilize and 2 suppression tokens. He can move away from immobilized enemies that he is engaged with.',
  },
};

import type { Sayings } from '../../types.ts';

export const rebelPips1: Sayings = {
  'command/arboreal-assault': {
    de: 'Nur mit einem Ewok-Commander. Waffen von Ewok-Trupplern, die damit einen Befehl bekommen, sind niederhaltend und immobilisieren 1. Greifen Spezialeinsatzkräfte einen Feind mit offenem Befehlsmarker an, geht dieser in den Pool zurück.',
    en: 'Needs an Ewok commander. Weapons of Ewok troopers that are ordered with it gain Suppressive and Immobilize 1. When special forces attack an enemy with a faceup order token, that token goes back to the pool.',
  },
  'command/blast-off': {
    de: 'R2-D2 ist um 1 schneller, kann sich lösen, hat Springen 1 und erhält 1 Ausweichmarker und 1 Niederhalten-Marker.',
    en: 'R2-D2 is faster by 1, has Disengage and Jump 1, and gains 1 dodge and 1 suppression token.',
  },
  'command/common-cause': {
    de: 'Nach der Aktivierung von Chewbacca oder Luke darf der andere sofort aktiviert werden, wenn er einen offenen Befehlsmarker hat.',
    en: 'After the activation of Chewbacca or Luke the other may be activated at once if he has a faceup order token.',
  },
  'command/coordinated-bombardment': {
    de: 'Am Ende von Leias Aktivierung darf sie bis zu 3 verschiedene feindliche Einheiten jenseits von Reichweite 3 mit der Waffe dieser Karte angreifen.',
    en: 'At the end of her activation Leia may attack up to 3 different enemy units beyond range 3 with the weapon of this card.',
  },
  'command/crack-shot': {
    de: 'Cassian ist Revolverheld und erhält 1 Zielmarker. Am Ende seiner Aktivierung darf er 1 Niederhalten-Marker nehmen, um 1 Bereitschaftsmarker zu erhalten.',
    en: 'Cassian has Gunslinger and gains 1 aim token. At the end of his activation he may gain 1 suppression token to gain 1 standby token.',
  },
  'command/crack-shot@2.6': {
    de: 'Cassian ist Revolverheld, erhält 1 Zielmarker und darf 1 Niederhalten-Marker nehmen. In seiner nächsten Aktivierung darf er eine freie Angriffsaktion durchführen.',
    en: 'Cassian has Gunslinger, gains 1 aim token and may gain 1 suppression token. During his next activation he may perform a free attack action.',
  },
  'command/delaying-tactics': {
    de: 'Am Ende der Kommandophase muss der Gegner den Befehlsmarker einer seiner Einheiten, die kein Commander ist, in den Pool zurücklegen.',
    en: 'At the end of the command phase the opponent must put the order token of one of his units that is no commander back into the pool.',
  },
  'command/explosions': {
    de: 'In dieser Runde kann Sabine 2 Thermalladungen scharf machen und sich danach mit Geschwindigkeit 1 bewegen. Bis zum Ende der Partie kann sie sie detonieren lassen; die Karte bleibt im Spiel.',
    en: 'This round Sabine can arm 2 thermal charges and make a speed-1 move afterwards. Until the end of the game she can detonate them; the card stays in play.',
  },
  'command/i-rebel': {
    de: 'Jyn hat Sturmangriff. Einmal, wenn ein Feind in Reichweite 2 und Sichtlinie aktiviert wird, darf sie 1 Niederhalten-Marker nehmen, um eine freie Bewegungs- und danach eine freie Angriffsaktion durchzuführen.',
    en: 'Jyn has Charge. Once, when an enemy within range 2 and in line of sight is activated, she may gain 1 suppression token to perform a free move action and then a free attack action.',
  },
  'command/idiots-array': {
    de: 'Lando ist Revolverheld und Meisterschütze. Liegt eine Karte mit 3 Kreisen im Ablagestapel, erhält er 1 Ziel- und 1 Ausweichmarker, mit einer 2er dazu je 2, mit einer 1er dazu je 3.',
    en: 'Lando has Gunslinger and Marksman. With a 3-pip card in the discard pile he gains 1 aim and 1 dodge token, with a 2-pip card besides 2 of each, with a 1-pip card besides 3 of each.',
  },
  'command/idiots-array@2.6': {
    de: 'In 2.6 steht auf dieser Karte etwas anderes, und kein lesbarer Text davon ist öffentlich: Das Programm führt sie nicht aus.',
    en: 'In 2.6 this card says something else, of which there is no legible public text: the program does not carry it out.',
  },
  'command/rebellious': {
    de: 'Jyn hat Sturmangriff. Einmal pro Runde, wenn eine feindliche Einheit in Reichweite 1–2 und Sichtlinie aktiviert wird, darf Jyn 1 Niederhalten-Marker nehmen, um sie anzugreifen oder eine freie Bewegungsaktion durchzuführen.',
    en: 'Jyn has Charge. Once per round, when an enemy unit at range 1–2 and in line of sight is activated, Jyn may gain 1 suppression token to attack it or to perform a free move action.',
  },
  'command/sabotaged-communications': {
    de: 'Gegner können mit ihrer Kommandokarte nur 1 Befehl erteilen.',
    en: 'Opponents can issue only 1 order with their command card.',
  },
  'command/see-you-in-hell': {
    de: 'Bleibt im Spiel: Han ist Unbekümmert und Unaufhaltsam. In dieser Runde kann er sich außerdem lösen, erhält 1 Ziel- und 1 Ausweichmarker und kann weder niedergehalten noch panisch werden.',
    en: 'Permanent: Han has Unconcerned and Unstoppable. This round he also has Disengage, gains 1 aim and 1 dodge token and cannot be suppressed or panicked.',
  },
  'command/son-of-skywalker': {
    de: 'Nach seinem ersten Angriff in dieser Runde darf Luke noch einmal angreifen. Das ist keine Angriffsaktion.',
    en: 'After his first attack this round Luke may attack once more. This is no attack action.',
  },
  'command/son-of-skywalker@2.6': {
    de: 'Nach seinem ersten Angriff in dieser Runde darf Luke eine freie Angriffsaktion durchführen, auch wenn er schon eine Angriffsaktion durchgeführt hat.',
    en: 'After his first attack this round Luke may perform a free attack action, even if he has performed an attack action already.',
  },
  'command/sorry-about-the-mess': {
    de: 'Zählt beim Zusammenstellen der Hand als Karte mit 1 Kreis. Bekommt Han einen Befehl, erhält er 1 Zielmarker und 1 Ausweichmarker.',
    en: 'Counts as a 1-pip card when a hand is built. When Han is issued an order he gains 1 aim and 1 dodge token.',
  },
  'command/you-serve-your-master-well': {
    de: 'Freie Aktion für Luke: Eine befreundete oder eine niedergehaltene feindliche Truppler-Einheit in Reichweite 1, weder Commander noch Agent, führt unter deiner Kontrolle eine freie Bewegungs- oder Angriffsaktion durch. Eine feindliche darf dabei ihre eigene Seite angreifen.',
    en: 'Free action for Luke: a friendly or a suppressed enemy trooper unit at range 1, neither commander nor operative, performs a free move or attack action under your control. An enemy may attack its own side with it.',
  },
  'command/you-serve-your-master-well@2.6': {
    de: 'Freie Aktion für Luke: Eine befreundete Truppler-Einheit in Reichweite 1, weder Commander noch Agent, führt eine freie Bewegungs- oder Angriffsaktion durch; oder eine niedergehaltene feindliche dort erhält 3 Niederhalten-Marker.',
    en: 'Free action for Luke: a friendly trooper unit at range 1, neither commander nor operative, performs a free move or attack action; or a suppressed enemy one there gains 3 suppression tokens.',
  },
};

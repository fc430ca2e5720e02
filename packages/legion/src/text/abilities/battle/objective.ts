import type { Sayings } from '../types.ts';

export const objective: Sayings = {
  'battle/bombing-run': {
    de: 'Jede Seite gibt drei Einheiten je eine Bombe mit. Sie lässt sich als freie Aktion ablegen und am Ende einer Aktivierung zünden; in Reichweite 1 der feindlichen Aufstellungszone bringt das 1 Siegmarker.',
    en: 'Each side gives a bomb to three units. It is dropped as a free action and may be detonated at the end of an activation; at range 1 of the enemy deployment zone that brings 1 victory token.',
  },
  'battle/breach': {
    de: 'Am Ende zählt jede eigene Einheit, deren Einheitenführer innerhalb von Reichweite 1 der feindlichen Tischkante steht, 2 Siegmarker.',
    en: 'At the end each of your units whose leader stands within range 1 of the enemy’s table edge counts 2 victory tokens.',
  },
  'battle/breakthrough': {
    de: 'Am Ende zählt jede eigene Einheit, deren Einheitenführer ganz in der feindlichen Aufstellungszone steht, 1 Siegmarker.',
    en: 'At the end each of your units whose leader stands wholly inside the enemy deployment zone counts 1 victory token.',
  },
  'battle/control': {
    de: 'Ein Einsatzzielmarker in der Mitte. Am Ende der Runden 2 bis 4 bringt er der Seite mit mehr Einheitenführern in Reichweite 1 einen Siegmarker, am Ende der letzten Runde 2.',
    en: 'One objective token in the middle. At the end of rounds 2 to 4 it brings 1 victory token to the side with more unit leaders at range 1, and 2 at the end of the last round.',
  },
  'battle/elimination': {
    de: 'Am Ende zählt jede besiegte feindliche Einheit 1 Siegmarker, ein Commander, Agent oder eine schwere Einheit 2.',
    en: 'At the end each defeated enemy unit counts 1 victory token, a commander, operative or heavy unit 2.',
  },
  'battle/hostage-exchange': {
    de: 'Jede Seite benennt eine Korps-Einheit; der Gegner stellt sie in die Mitte und bewegt sie mit Geschwindigkeit 1. Sie hat eine Geisel als beanspruchten Einsatzzielmarker. Wer eine Geisel hat, bekommt Tapferkeit +1 und Geschwindigkeit −1 (mindestens 1) und beginnt kein Handgemenge; in Runde 1 darf ihn kein Feind angreifen, ins Handgemenge verwickeln oder mit Karten treffen, und nichts wird gezündet. Truppler können eine liegende Geisel beanspruchen. Am Ende zählt jede Geisel 1 Siegmarker, ganz in der eigenen Aufstellungszone 2.',
    en: 'Each side names a corps unit; the opponent puts it in the middle and moves it at speed 1. It has a hostage as a claimed objective token. Whoever has a hostage gets courage +1 and speed −1 (1 at least) and starts no melee; in round 1 no enemy may attack it, start a melee with it or touch it with cards, and nothing is detonated. Troopers may claim a hostage that is left behind. At the end each hostage counts 1 victory token, wholly inside your own deployment zone 2.',
  },
  // Objectives
  'battle/intercept-the-transmissions': {
    de: 'Drei Einsatzzielmarker liegen auf der Mittellinie. Am Ende der Runden 2 und 4 bringt jeder kontrollierte 1 Siegmarker, am Ende der letzten Runde 2. Es kontrolliert, wer mehr Truppler-Einheitenführer in Reichweite 1 hat.',
    en: 'Three objective tokens lie on the middle line. Each one that you control brings 1 victory token at the end of rounds 2 and 4, and 2 at the end of the last round. Whoever has more trooper leaders at range 1 controls it.',
  },
  'battle/key-positions': {
    de: 'Drei Geländeteile sind wichtig: das in der Mitte und je eines, das die Spieler wählen. Am Ende zählt jedes 1 Siegmarker für die Seite mit mehr Einheitenführern, die es berühren.',
    en: 'Three pieces of terrain matter: the one in the middle and one chosen by each player. At the end each counts 1 victory token for the side with more unit leaders touching it.',
  },
  'battle/payload': {
    de: 'Jede Seite stellt einen Bombenkarren in ihre Aufstellungszone und bestimmt ein Geländeteil als Ziel des gegnerischen Karrens. Am Ende jeder Runde, Blau zuerst, rollt der Karren mit Geschwindigkeit 2, wenn mehr eigene als feindliche Einheitenführer in Reichweite 1 von ihm sind. Er gibt Trupplern schwere Deckung. Am Ende zählt er 3 Siegmarker, wenn er sein Ziel berührt, 2 in Reichweite 1, 1 in Reichweite 2.',
    en: 'Each side puts a bomb cart in its deployment zone and names a piece of terrain as the goal of the opponent’s cart. At the end of each round, blue first, a cart rolls at speed 2 if more friendly than enemy unit leaders are at range 1 of it. It gives troopers heavy cover. At the end it counts 3 victory tokens in contact with its goal, 2 at range 1, 1 at range 2.',
  },
  'battle/pivotal-positions': {
    de: 'Drei Geländeteile sind wichtig: das in der Mitte und je eines, das die Spieler wählen. Am Ende zählt jedes 2 Siegmarker für die Seite mit mehr Einheitenführern, die es berühren.',
    en: 'Three pieces of terrain matter: the one in the middle and one chosen by each player. At the end each counts 2 victory tokens for the side with more unit leaders touching it.',
  },
  'battle/recover-the-supplies': {
    de: 'Fünf Einsatzzielmarker: einer in der Mitte, je zwei legen die Spieler. Truppler, deren Einheitenführer einen berührt, können ihn durch eine Aktion beanspruchen und mitnehmen. Am Ende zählt jeder beanspruchte 1 Siegmarker.',
    en: 'Five objective tokens: one in the middle, two placed by each player. Troopers whose leader touches one may claim it by an action and carry it. At the end each claimed one counts 1 victory token.',
  },
  'battle/sabotage-the-moisture-vaporators': {
    de: 'Vier Vaporatoren mit je 2 Wunden. Truppler, deren Einheitenführer einen berührt, können ihn durch eine Aktion sabotieren (+1 Wunde, höchstens 4) oder reparieren (−1). Am Ende zählt Blau jede Wunde über 2, Rot jede fehlende darunter.',
    en: 'Four vaporators with 2 wounds each. Troopers whose leader touches one may sabotage it by an action (+1 wound, 4 at most) or repair it (−1). At the end blue counts each wound above 2, red each one missing below.',
  },
  'battle/secure-the-intel': {
    de: 'Szenario: Berührt der Einheitenführer einer Korps- oder Spezialeinheit aus Trupplern das Wrack, kann sie für beide Aktionen die Geheimdaten bergen. Wer sie hat, ist um 1 langsamer (mindestens 1); Truppler dieser Ränge können sie beanspruchen, wenn sie liegen bleiben. Wer sie am Ende hat, erhält 1 Siegmarker.',
    en: 'Scenario: when the leader of a corps or special-forces trooper unit touches the wreck, it may spend both actions to extract the intel. Whoever has it is slower by 1 (1 at least); troopers of these ranks may claim it where it was dropped. Whoever has it at the end gets 1 victory token.',
  },
};

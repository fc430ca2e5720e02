import type { Language } from '@holotisch/engine';

/**
 * The rules of Sektorkrieg, as players read them: five minutes. Refusals name the paragraph. They are our own, so they stand
 * in no ledger of a publisher's clauses.
 */
const RULE_IDS = ['SK-1', 'SK-2', 'SK-3', 'SK-4', 'SK-5', 'SK-6', 'SK-7', 'SK-8'] as const;
export type RuleId = (typeof RULE_IDS)[number];
export type Rule = { readonly id: RuleId } & Readonly<
  Record<Language, { readonly title: string; readonly text: string }>
>;

export const RULES: readonly Rule[] = [
  {
    id: 'SK-1',
    de: {
      title: 'Worum es geht',
      text: 'Zwei Teams mit je ein bis drei Spielern, die Krone und der Freibund, kämpfen um fünfzehn Orte. Nach sechs Abenden gewinnt das Team mit den meisten Sternen. Jeder Spieler hat drei kleine Verbände, einen für jedes Spiel: eine Staffel (X-Wing, anfangs 40 Punkte), eine Flotte (Armada, 180) und eine Armee (Legion, 300). Es sind gewöhnliche, regelkonforme Listen; für die Armee gelten die Ränge des kleinen Formats ihrer Edition.',
    },
    en: {
      title: 'What it is about',
      text: 'Two teams of one to three players each, the Crown and the Free League, fight over fifteen places. After six evenings the team with the most stars wins. Each player has three small forces, one for each game: a squad (X-Wing, 40 points at first), a fleet (Armada, 180) and an army (Legion, 300). They are ordinary, legal lists; the army keeps to the ranks of the small format of its edition.',
    },
  },
  {
    id: 'SK-2',
    de: {
      title: 'Ein Abend',
      text: 'Ein Abend hat vier Schritte: geheime Befehle; die Verteidiger treten an; die Schlachten; Sold und Ausbau.',
    },
    en: {
      title: 'An evening',
      text: 'An evening has four steps: secret orders; defenders step up; the battles; pay and refit.',
    },
  },
  {
    id: 'SK-3',
    de: {
      title: 'Befehle',
      text: 'Alle Spieler wählen gleichzeitig und geheim einen Befehl. Angriff: auf einen Ort, der dem eigenen Team nicht gehört und durch eine Route mit einem eigenen verbunden ist; du brauchst dort einen Verband, der antreten kann. Eingraben: Ein eigener Ort erhält eine Stellung, und eine Verwüstungsstufe wird beseitigt; wo gegraben wurde, erfährt das andere Team erst, wenn es dort angreift. Rast: 60 Credits.',
    },
    en: {
      title: 'Orders',
      text: 'All players choose one order at the same time and in secret. Attack: a place that is not your team’s and that a lane joins to one that is; you need a force that can fight there. Dig in: a place of your own gets prepared positions, and one level of damage is cleared up; the other team learns where only when it attacks there. Rest: 60 credits.',
    },
  },
  {
    id: 'SK-4',
    de: {
      title: 'Wer auf wen trifft',
      text: 'Greifen mehrere Spieler eines Teams denselben Ort an, führt der erste den Angriff, die anderen decken ihn. Einen angegriffenen Ort verteidigt, wer sich dort an diesem Abend eingegraben hat; sonst bestimmt der erste Spieler des Teams jemanden, der antreten kann und möglichst noch nichts verteidigt, oder er gibt den Ort kampflos auf. Wollen beide Teams einen Ort, der niemandem gehört, so treffen sie dort aufeinander; es greift an, wer weniger Sterne hat, bei Gleichstand die Krone. Will ihn nur eines, so besetzt es ihn.',
    },
    en: {
      title: 'Who meets whom',
      text: 'If several players of a team attack one place, the first leads the attack and the others cover him. An attacked place is defended by whoever has dug in there this evening; otherwise the first player of the team names somebody who can fight and, if possible, defends nothing yet, or gives the place up. If both teams want a place that is nobody’s, they meet there; whoever has fewer stars attacks, at a tie the Crown. If only one team wants it, it moves in.',
    },
  },
  {
    id: 'SK-5',
    de: {
      title: 'Die Schlacht',
      text: 'Der Ort bestimmt das Spiel. Gezeichnete Einheiten einer Staffel oder Armee bleiben zurück, solange der Rest eine regelkonforme Liste ist; sonst rücken sie nacheinander mit aus. Flotten kämpfen mit ihren Narben nach den Kampagnenregeln von Armada. Wer an diesem Abend keinen kampffähigen Verband mehr hat, verliert den Ort. Der Tisch zeigt, was war. X-Wing: je Verwüstungsstufe werden drei Asteroiden zu Trümmern. Armada: eine unversehrte Station, danach Trümmerfelder; gegen eine Stellung wird um die Basis gekämpft. Legion: Gebäude werden zu Ruinen, dann zu Kratern; in einer Stellung werden Krater zu Gräben und Mauern zu Barrikaden.',
    },
    en: {
      title: 'The battle',
      text: 'The place decides the game. Scarred units of a squad or an army stay behind as long as the others are a legal list; otherwise they come along one after the other. Fleets fight with their scars by the campaign rules of Armada. Whoever has no force left that can fight this evening loses the place. The table shows what has been. X-Wing: each level of damage turns three asteroids into debris. Armada: a station as long as it is whole, then debris fields; against prepared positions the battle is for the base. Legion: buildings become ruins, then craters; in prepared positions craters become trenches and walls barricades.',
    },
  },
  {
    id: 'SK-6',
    de: {
      title: 'Danach',
      text: 'Der Sieger hat den Ort; ein Unentschieden ist ein Sieg des Verteidigers. Eine gekämpfte Schlacht verwüstet den Ort um eine Stufe, höchstens auf zwei: Er bringt die Hälfte, dann nichts mehr ein. Wer steht, erhält 1 Erfahrung, wer gesiegt hat, 2. Ab 2 ist eine Einheit Veteran, ab 5 Held: Ihre Aufwertungskarten sind bis zu 3 Punkten (X-Wing), 8 (Armada) oder 20 (Legion) umsonst und zählen nicht, bei Helden bis zum Doppelten; in der Flotte gilt sie außerdem als Veteran nach den Regeln von Armada. Wer fällt, ist gezeichnet. Fällt, wer schon gezeichnet war, ist er für immer verloren, ein einzigartiger Name für diesen Spieler auch. Davor bewahrt: Deckung (ein zweiter Angreifer; eine Stellung; die eigene Heimat) und, einmal, der Rang eines Helden, der dann wieder Veteran ist.',
    },
    en: {
      title: 'Afterwards',
      text: 'The winner has the place; a draw is the defender’s win. A battle damages the place by one level, to two at the most: it yields half, then nothing. Whoever stands gains 1 experience, or 2 after a victory. From 2 on a unit is a veteran, from 5 on a hero: its upgrade cards are free up to 3 points (X-Wing), 8 (Armada) or 20 (Legion) and do not count, twice as many of a hero; in a fleet it is also a veteran by the rules of Armada. Whoever falls is scarred. Whoever was scarred already is lost for good, and a unique name is lost to that player. What saves from it: cover (a second attacker; prepared positions; the own home) and, once, being a hero, who is a veteran again then.',
    },
  },
  {
    id: 'SK-7',
    de: {
      title: 'Sold und Ausbau',
      text: 'Jeder Spieler erhält 100 Credits, dazu den Ertrag aller Orte seines Teams, und 60 mehr, wenn sein Team weniger Sterne hat. Dann bauen alle geheim aus. Ein Punkt kostet 8 Credits in X-Wing, 2 in Armada, 1 in Legion. Eine Narbe zu heilen kostet ein Viertel der Karte. Ein Verband darf von Abend zu Abend größer werden: in gleichen Schritten bis 100, 400 und 800 Punkte. Aufgebot: Was ihm bis zur Mitte zwischen der anfänglichen und der erlaubten Größe fehlt, wird umsonst angeworben; Gezeichnete zählen dabei halb. So hat auch ein Geschlagener immer ein Spiel. Wer wirbt, muss danach antreten können. Entlassen bringt nichts ein.',
    },
    en: {
      title: 'Pay and refit',
      text: 'Each player gets 100 credits, what all places of his team yield, and 60 more if his team has fewer stars. Then all refit in secret. A point costs 8 credits in X-Wing, 2 in Armada, 1 in Legion. Mending a scar costs a quarter of the card. From evening to evening a force may grow in equal steps up to 100, 400 and 800 points. Levy: what a force lacks to the middle between its first size and the one allowed is recruited for nothing; the scarred count half. So even who has been beaten still has a game. Whoever recruits must be able to fight afterwards. Dismissing brings nothing.',
    },
  },
  {
    id: 'SK-8',
    de: {
      title: 'Das Ende',
      text: 'Fällt am Ende eines Abends eine der beiden Heimaten und die andere nicht, hat der Eroberer sofort gewonnen. Sonst gewinnt nach dem letzten Abend, wer mehr Sterne hat; bei Gleichstand, wer mehr Schlachten gewonnen hat; sonst ist es ein Unentschieden.',
    },
    en: {
      title: 'The end',
      text: 'If one of the two homes has fallen at the end of an evening and the other has not, its conqueror has won at once. Otherwise whoever has more stars wins after the last evening; at a tie whoever has won more battles; or else it is a draw.',
    },
  },
];

/** The words about taking back, apart from the others: a first match need not wait for them. */
interface TakeBackText {
  readonly title: string;
  /** Names the decisions that would go, and the reasons why others are asked. */
  readonly goes: string;
  readonly why: string;
  readonly dice: string;
  readonly secrets: string;
  readonly others: string;
  /** The same to whoever is asked. */
  readonly yourTurn: string;
  readonly agree: string;
  readonly agreed: string;
  /** The other player is at another screen. */
  readonly ask: string;
  /** To the others, of what nobody had to agree to. */
  readonly told: (player: string, count: number) => string;
  readonly ownRecorded: string;
}

const de: TakeBackText = {
  title: 'Gemeinsam zurücknehmen?',
  goes: 'Das wäre zurückgenommen',
  why: 'Darum braucht es Einverständnis',
  dice: 'Seitdem ist gewürfelt worden.',
  secrets: 'Seitdem sind Geheimnisse aufgedeckt worden.',
  others: 'Seitdem ist der andere Spieler an die Reihe gekommen.',
  yourTurn: 'Seitdem bist du an die Reihe gekommen.',
  agree: 'Das geht nur, wenn beide einverstanden sind. Es wird im Verlauf vermerkt.',
  agreed: 'Beide einverstanden: zurücknehmen',
  ask: 'Den anderen fragen',
  told: (player, count) =>
    `${player} hat ${count === 1 ? 'die letzte Entscheidung' : `die letzten ${count} Entscheidungen`} zurückgenommen; niemand hat seither etwas erfahren.`,
  ownRecorded: 'Zurückgenommen. Du hattest seither etwas erfahren, darum steht es in der Partiedatei.',
};

const en: TakeBackText = {
  title: 'Take it back together?',
  goes: 'This would be taken back',
  why: 'Why it needs consent',
  dice: 'Dice have been rolled since then.',
  secrets: 'Secrets have been revealed since then.',
  others: 'The other player has had a turn since then, or has it now.',
  yourTurn: 'You have had a turn since then, or have it now.',
  agree: 'This needs the consent of both. It is noted in the log.',
  agreed: 'Both agree: take it back',
  ask: 'Ask the other player',
  told: (player, count) =>
    `${player} has taken back ${count === 1 ? 'the last decision' : `the last ${count} decisions`}; nobody has learned anything since.`,
  ownRecorded: 'Taken back. You had learned something since, so the match file tells of it.',
};

export const takeBackText: Readonly<Record<'de' | 'en', TakeBackText>> = { de, en };

import type { PuzzleText, ThemeText } from './text.ts';

const THEMES: Readonly<Record<string, Readonly<Record<string, ThemeText>>>> = {
  xwing: {
    shot: { name: 'Der Schuss', question: 'Auf wen schießt du, und womit?' },
    dial: { name: 'Das Manöverrad', question: 'Alle anderen sind schon geflogen. Welches Manöver fliegst du?' },
    action: { name: 'Die Aktion', question: 'Welche Aktion führst du aus, und wohin bringt sie dich?' },
    bomb: { name: 'Die Bombe', question: 'Was tust du, bevor du losfliegst?' },
    tokens: { name: 'Angriffswürfel', question: 'Deine Angriffswürfel liegen. Was machst du daraus?' },
    defence: { name: 'Verteidigungswürfel', question: 'Du wirst beschossen. Was machst du aus deinen Würfeln?' },
  },
  armada: {
    target: { name: 'Das Ziel', question: 'Mit welcher Batterie greifst du wen an?' },
    course: { name: 'Der Kurs', question: 'Welchen Kurs setzt du?' },
    defence: { name: 'Verteidigungsmarker', question: 'Du wirst beschossen. Was gibst du aus?' },
    order: { name: 'Die Reihenfolge', question: 'Welches Schiff ist zuerst an der Reihe?' },
    dials: { name: 'Die Befehle', question: 'Welchen Befehl legst du?' },
    squadrons: { name: 'Die Staffeln', question: 'Welche Staffel ist zuerst an der Reihe?' },
    repair: { name: 'Die Reparatur', question: 'Was reparierst du?' },
  },
  legion: {
    target: { name: 'Das Ziel', question: 'Wen greifst du an?' },
    action: { name: 'Die Aktion', question: 'Welche Aktion führt die Einheit jetzt aus?' },
    march: { name: 'Der Marsch', question: 'Wohin zieht die Einheit?' },
    order: { name: 'Die Reihenfolge', question: 'Wen aktivierst du als Nächstes?' },
    objective: { name: 'Das Missionsziel', question: 'Die letzte Runde: Wen aktivierst du jetzt?' },
    race: { name: 'Der letzte Zug', question: 'Die letzte Runde: Was tut die Einheit jetzt?' },
  },
};

const numbers = new Intl.NumberFormat('de', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const signs = new Intl.NumberFormat('de', {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
  signDisplay: 'exceptZero',
});

export const de: PuzzleText = {
  title: 'Rätsel',
  intro:
    'Stellungen aus Partien des Computers, in denen eine Antwort deutlich besser ist als alle anderen. Gespielt wird am echten Tisch, geurteilt mit Zahlen.',
  puzzle: 'Rätsel',
  ofDay: 'Rätsel des Tages',
  ofDayNote: 'Heute für alle dasselbe.',
  doneToday: 'Das von heute hast du schon versucht.',
  rating: (rating) => `Wertung ${rating}`,
  streak: (days) => (days === 1 ? '1 Tag in Folge' : `${days} Tage in Folge`),
  solved: (right, tried) => `${right} von ${tried} gelöst`,
  game: 'Spiel',
  themeLabel: 'Thema',
  level: 'Schwierigkeit',
  any: 'alle',
  open: 'Nächstes ungelöstes Rätsel',
  count: (count) => (count === 1 ? '1 Rätsel' : `${count} Rätsel`),
  nothing: 'Dazu gibt es kein Rätsel.',
  unknownPuzzle: 'Dieses Rätsel gibt es nicht (mehr).',
  unreachable: 'Die Rätsel ließen sich nicht laden. Versuch es noch einmal, sobald du wieder im Netz bist.',
  states: { right: 'gelöst', wrong: 'nicht gelöst', open: 'offen' },
  levels: { 1: 'leicht', 2: 'mittel', 3: 'schwer' },
  byPlayer: (player) => `Du spielst als ${player}`,
  aim: 'Gesucht ist die Antwort, nach der du im Mittel am besten stehst: was der Gegner verliert, weniger was du verlierst.',
  judging: (futures) => `Deine Antwort wird in ${futures} Fortsetzungen durchgespielt …`,
  giveUp: 'Lösung zeigen',
  again: 'Noch einmal',
  show: 'Beste Antwort vorspielen',
  next: 'Nächstes Rätsel',
  all: 'Alle Rätsel',
  share: 'Link teilen',
  copied: 'Link kopiert',
  right: 'Richtig!',
  wrong: 'Es ging besser.',
  givenUp: 'Die Lösung:',
  unknown: 'Diese Antwort ließ sich nicht durchrechnen.',
  itWas: (answer) => `Am besten ist: ${answer}.`,
  best: 'Am besten',
  obvious: 'Naheliegend',
  yours: 'Deine',
  ahead: 'Vorsprung',
  dealt: 'ausgeteilt',
  suffered: 'eingesteckt',
  victory: 'Siegpunkte',
  thatPlace: 'ein bestimmter Platz auf dem Tisch',
  course: (speed, bends) =>
    `Geschwindigkeit ${speed}, ${(bends.length === 0 ? [0] : bends).map((n) => (n === 0 ? 'gerade' : `${Math.abs(n)} ${n < 0 ? 'links' : 'rechts'}`)).join(' · ')}`,
  none: 'nichts davon',
  ways: {
    left: 'nach links',
    right: 'nach rechts',
    straight: 'geradeaus',
    bankleft: 'mit leichter Kurve nach links',
    bankright: 'mit leichter Kurve nach rechts',
  },
  how: (futures, margin, error) =>
    `Vorsprung in Punkten, ausgeteilte und eingesteckte Treffer: im Mittel über ${futures} Fortsetzungen, mit denselben Würfeln für jede Antwort; der Computer spielt für beide weiter. Die beste liegt um ${margin} Punkte vor jeder anderen, die geprüft wurde (± ${error}).`,
  exactly: (best, guess) =>
    `Genau gerechnet bringt dieser Schuss im Mittel ${best} Schaden, der naheliegende ${guess}.`,
  dealsMore: (best, guess) => `Der Gegner steckt im Mittel ${best} Treffer ein statt ${guess}.`,
  suffersLess: (best, guess) => `Du selbst steckst ${best} Treffer ein statt ${guess}.`,
  fellsMore: (best, guess) =>
    `Auf 100 Fortsetzungen kommen ${best} zerstörte Gegner; mit der naheliegenden Antwort sind es ${guess}.`,
  losesLess: (best, guess) =>
    `Auf 100 Fortsetzungen verlierst du ${best} Mal jemanden; mit der naheliegenden Antwort ${guess} Mal.`,
  scoresMore: (more) => `Es bringt im Mittel ${more} Siegpunkte mehr.`,
  costsDamage: (less) => `Dafür teilst du ${less} Treffer weniger aus.`,
  costsLife: (more) => `Dafür nimmst du ${more} Treffer mehr in Kauf.`,
  number: (n) => numbers.format(n),
  signed: (n) => signs.format(n),
  theme: (game, theme) => THEMES[game]?.[theme] ?? { name: 'Rätsel', question: 'Was tust du?' },
};

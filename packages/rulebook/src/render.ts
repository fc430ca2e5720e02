import { type Clause, type Game, games, type Kind, kinds, type Lang, type Localized } from './clause.ts';
import type { Abilities, Counts, Report } from './coverage.ts';
import { faultText } from './fault.ts';

const gameNames: Readonly<Record<Game, Localized>> = {
  xwing: { en: 'X-Wing (1st edition)', de: 'X-Wing (1. Edition)' },
  armada: { en: 'Armada (1.5.3)', de: 'Armada (1.5.3)' },
  legion: { en: 'Legion (1.2.0 and 2.6)', de: 'Legion (1.2.0 und 2.6)' },
};

const kindNames: Readonly<Record<Kind, Localized>> = {
  rule: { en: 'rule', de: 'Regel' },
  component: { en: 'component', de: 'Spielmaterial' },
  setup: { en: 'setup', de: 'Spielaufbau' },
  build: { en: 'list building', de: 'Zusammenstellung' },
  keyword: { en: 'keyword', de: 'Schlüsselwort' },
  card: { en: 'card', de: 'Karte' },
  errata: { en: 'errata', de: 'Errata' },
  faq: { en: 'FAQ', de: 'FAQ' },
  optional: { en: 'optional rule', de: 'Optionale Regel' },
  example: { en: 'example', de: 'Beispiel' },
  reference: { en: 'about the book', de: 'Zum Regelwerk' },
};

const words = {
  en: {
    columns: ['clauses', 'proven', 'not applicable', 'open'],
    total: 'total',
    abilities: (a: Abilities) => `Abilities enforced: ${a.enforced} of ${a.pool}`,
    leftOpen: (n: number, open: number) => `Open with a reason: ${n} of ${open}`,
    why: (reason: string) => `  left open: ${reason}`,
    faults: (n: number) => `Faults: ${n}`,
  },
  de: {
    columns: ['Klauseln', 'belegt', 'nicht anwendbar', 'offen'],
    total: 'Gesamt',
    abilities: (a: Abilities) => `Durchgesetzte Fähigkeiten: ${a.enforced} von ${a.pool}`,
    leftOpen: (n: number, open: number) => `Offen mit Begründung: ${n} von ${open}`,
    why: (reason: string) => `  offen gelassen: ${reason}`,
    faults: (n: number) => `Fehler: ${n}`,
  },
} as const;

const cells = (name: string, c: Counts): string[] => [
  name,
  ...[c.clauses, c.proven, c.notApplicable, c.open].map(String),
];

/** First column to the left, numbers to the right. */
function table(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) =>
    row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0))).join('  '),
  );
}

export function renderReport(report: Report, lang: Lang): string {
  const word = words[lang];
  const lines: string[] = [];
  for (const game of games) {
    const { kinds: byKind, abilities, leftOpen, ...total } = report.games[game];
    const rows = kinds.flatMap((kind) => {
      const counts = byKind[kind];
      return counts ? [cells(kindNames[kind][lang], counts)] : [];
    });
    lines.push(...table([[gameNames[game][lang], ...word.columns], ...rows, cells(word.total, total)]));
    lines.push(word.abilities(abilities));
    if (leftOpen > 0) lines.push(word.leftOpen(leftOpen, total.open));
    lines.push('');
  }
  lines.push(word.faults(report.faults.length), ...report.faults.map((fault) => `  ${faultText(fault, lang)}`));
  return `${lines.join('\n')}\n`;
}

/** One clause a line: id, heading, kind and text; below it, where one is given, why it is left open. */
export function renderClauses(
  clauses: readonly Clause[],
  lang: Lang,
  leftOpen: ReadonlyMap<string, Localized> = new Map(),
): string {
  const lines = clauses.flatMap((c) => {
    const line = `${c.id} ${c.entry[lang]} (${kindNames[c.kind][lang]}): ${c.text[lang]}`;
    const reason = leftOpen.get(c.id);
    return reason ? [line, words[lang].why(reason[lang])] : [line];
  });
  return lines.map((line) => `${line}\n`).join('');
}

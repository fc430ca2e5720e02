// English names for German clause ids: `XW-ANGRIFF-08` is `XW-ATTACK-08` to whoever reads no German. Made from the English
// headings of the ledger, so that there is nothing to keep up by hand.

interface Entry {
  /** An id without its number: `XW-ANGRIFF`. */
  readonly stem: string;
  readonly german: string;
  readonly english: string;
}

interface Clause {
  readonly id: string;
  readonly entry: string;
}

/** English headings by game (`XW`) and German heading. */
type Headings = Readonly<Record<string, Readonly<Record<string, string>>>>;

const LONGEST = 40;

const stemOf = (id: string) => id.replace(/-\d+$/, '');

/** Every entry of the ledger once, in its order. */
export function entriesOf(clauses: readonly Clause[], headings: Headings): Entry[] {
  const entries = new Map<string, Entry>();
  for (const { id, entry } of clauses) {
    const stem = stemOf(id);
    const english = headings[stem.split('-')[0] ?? '']?.[entry];
    if (english === undefined) throw new Error(`${id}: "${entry}" has no English heading`);
    if (!entries.has(stem)) entries.set(stem, { stem, german: entry, english });
  }
  return [...entries.values()];
}

/** As ids are spelled: capitals and hyphens. */
function plain(words: string): string {
  return words
    .toUpperCase()
    .replaceAll('Ä', 'AE')
    .replaceAll('Ö', 'OE')
    .replaceAll('Ü', 'UE')
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’`“”„"]/g, '')
    .replace(/[^A-Z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** At most so long, and no word cut in two. */
const shortened = (name: string) => (name.length <= LONGEST ? name : name.slice(0, LONGEST + 1).replace(/-[^-]*$/, ''));

/** `FAQ`, `ERR`, `CARD` and their kin say what kind of entry it is; they stand before its name in both languages. */
function kindOf({ stem, german }: Entry): string {
  const [, first = ''] = stem.split('-');
  return /^[A-Z0-9]{1,5}$/.test(first) && !plain(german).startsWith(first) ? `${first}-` : '';
}

/** The English stem of every German one. No two share one, and none is another entry's German one. */
export function aliases(entries: readonly Entry[]): Map<string, string> {
  const taken = new Set(entries.map(({ stem }) => stem));
  const found = new Map<string, string>();
  for (const entry of entries) {
    const game = entry.stem.split('-')[0];
    const name = `${game}-${kindOf(entry)}${shortened(plain(entry.english))}`;
    if (name === entry.stem) {
      found.set(entry.stem, name);
      continue;
    }
    let alias = name;
    for (let letter = 'B'; taken.has(alias); letter = String.fromCharCode(letter.charCodeAt(0) + 1))
      alias = `${name}-${letter}`;
    taken.add(alias);
    found.set(entry.stem, alias);
  }
  return found;
}

/** An id by its alias, or the id itself; undefined if there is no such entry. */
export function germanId(id: string, names: ReadonlyMap<string, string>): string | undefined {
  const stem = stemOf(id);
  if (names.has(stem)) return id;
  for (const [german, english] of names) if (english === stem) return `${german}${id.slice(stem.length)}`;
  return undefined;
}

const cell = (text: string) => text.replaceAll('|', '\\|');

/** docs/CLAUSE-IDS.md */
export function clauseIdsPage(games: readonly { readonly name: string; readonly entries: readonly Entry[] }[]): string {
  const head = `# Clause ids in English

Ids are German because the ledger was written from the German editions, and they never change. This page gives each of them an
English alias: read \`XW-ATTACK-08\` for \`XW-ANGRIFF-08\`. The number stays. It is written from the ledger and its English headings;
\`npx vitest run --project=rules clause-ids -u\` renews it.
`;
  const tables = games.map(({ name, entries }) => {
    const names = aliases(entries);
    const rows = entries
      .toSorted((a, b) => (a.stem < b.stem ? -1 : 1))
      .map(({ stem, english }) => `| \`${stem}\` | \`${names.get(stem)}\` | ${cell(english)} |`);
    return `\n## ${name}\n\n| id | English alias | entry |\n| --- | --- | --- |\n${rows.join('\n')}\n`;
  });
  return head + tables.join('');
}

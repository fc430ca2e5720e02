/** What remains of a name when spelling is forgiven: accents, quotes, hyphens, blanks, capitals. */
export function fold(name: string): string {
  if (name.length > LONGEST_FOLDED) return foldAnew(name);
  const known = folded.get(name);
  if (known !== undefined) return known;
  if (folded.size >= MOST_FOLDED) folded.clear();
  const found = foldAnew(name);
  folded.set(name, found);
  return found;
}

const foldAnew = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('&', 'and')
    .normalize('NFKD')
    .replace(/[^a-z0-9]/g, '');

/** A reader looks the same words up in many tables: what they fold to is remembered, as long as they may be a name. */
const folded = new Map<string, string>();
const MOST_FOLDED = 20_000;
const LONGEST_FOLDED = 120;

/** One of several, in either language: `TIE Interceptoren`, `Korvetten`, `Z-6s`; several of these may be no word at all. */
export const singulars = (name: string): string[] =>
  ['s', 'n', 'en']
    .filter((end) => new RegExp(`[a-zäöü0-9]${end}$`).test(name))
    .map((end) => name.slice(0, -end.length));

/** The words of strangers, no longer than a message can bear. */
export const clip = (text: string): string => (text.length > 80 ? `${text.slice(0, 79)}…` : text);

/** The words of a name, each folded: `Kyrsta Agate` gives kyrsta and agate. */
export const wordsOf = (name: string): string[] =>
  name
    .split(/[\s\-–—/,.:()[\]]/)
    .map(fold)
    .filter((word) => word !== '');

const SHORT: Readonly<Record<string, string>> = {
  adm: 'Admiral',
  analyser: 'Analyzer',
  armour: 'Armor',
  armoured: 'Armored',
  centre: 'Center',
  defence: 'Defense',
  grey: 'Gray',
  adv: 'Advanced',
  capt: 'Captain',
  cdr: 'Commander',
  cmd: 'Commander',
  cmdr: 'Commander',
  col: 'Colonel',
  cpt: 'Captain',
  gen: 'General',
  lieut: 'Lieutenant',
  lt: 'Lieutenant',
  ltd: 'Limited',
  maj: 'Major',
  sgt: 'Sergeant',
  sq: 'Squadron',
  sqd: 'Squadron',
  sqdn: 'Squadron',
  sqn: 'Squadron',
  squad: 'Squadron',
};

/** `Col. Vessery`, `Lt Blount`, `Rogue Sqn`: with the words that people shorten written out. */
export const unshortened = (name: string): string =>
  name
    .split(' ')
    .map((word) => {
      const key = word.toLowerCase().replace('.', '');
      return Object.hasOwn(SHORT, key) ? SHORT[key]! : word;
    })
    .join(' ');

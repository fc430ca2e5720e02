/** What remains of a name when spelling is forgiven: accents, quotes, hyphens, blanks, capitals. */
export const fold = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replace(/[^a-z0-9]/g, '');

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

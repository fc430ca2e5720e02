/** 'xw angriff 8' as it would stand in the ledger: 'XW-ANGRIFF-08'. Whether it does stand there is another question. */
export const canonicalId = (words: string): string =>
  words
    .trim()
    .toUpperCase()
    .replaceAll('Ä', 'AE')
    .replaceAll('Ö', 'OE')
    .replaceAll('Ü', 'UE')
    .replace(/[\s_]+/g, '-')
    .replace(/-(\d)$/, '-0$1');

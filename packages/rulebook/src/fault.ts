import type { Lang } from './clause.ts';

/** Something wrong in the ledger's files or in the titles of the tests. Never an exception: the report goes on. */
export interface Fault {
  readonly code: keyof typeof faultTexts;
  /** The id, the place in a file or the title of the test. */
  readonly subject: string;
  readonly detail?: string;
}

const faultTexts = {
  'broken-clause': { en: 'this line is not a clause', de: 'Diese Zeile ist keine Klausel' },
  'duplicate-id': { en: 'the id occurs twice; the first one counts', de: 'Id kommt doppelt vor; die erste zählt' },
  'broken-heading': { en: 'headings.json: not a heading', de: 'headings.json: keine Überschrift' },
  'missing-heading': {
    en: 'headings.json: the entry has no English heading',
    de: 'headings.json: Eintrag hat keine englische Überschrift',
  },
  'unknown-heading': { en: 'headings.json: no such entry', de: 'headings.json: Eintrag gibt es nicht' },
  'broken-ruling': { en: 'the ruling is incomplete', de: 'Entscheidung ist unvollständig' },
  'untranslated-ruling': { en: 'RULINGS.de.md: the ruling is missing', de: 'RULINGS.de.md: Entscheidung fehlt' },
  'broken-translation': {
    en: 'RULINGS.de.md: the entry is incomplete',
    de: 'RULINGS.de.md: Eintrag ist unvollständig',
  },
  'unknown-ruling': { en: 'RULINGS.de.md: no such ruling', de: 'RULINGS.de.md: Entscheidung gibt es nicht' },
  'ruling-clause': { en: 'the ruling names no such clause', de: 'Entscheidung nennt eine unbekannte Klausel' },
  'broken-exception': {
    en: 'not-applicable.json: not an entry',
    de: 'not-applicable.json: kein gültiger Eintrag',
  },
  'unknown-exception': {
    en: 'not-applicable.json: no such clause',
    de: 'not-applicable.json: Klausel gibt es nicht',
  },
  'duplicate-exception': { en: 'not-applicable.json: listed twice', de: 'not-applicable.json: doppelt aufgeführt' },
  'missing-reason': {
    en: 'not-applicable.json: a reason is missing in German or in English',
    de: 'not-applicable.json: Begründung fehlt auf Deutsch oder Englisch',
  },
  'stale-exception': {
    en: 'not-applicable.json: a test proves this clause, so the entry has to go',
    de: 'not-applicable.json: Ein Test belegt diese Klausel, der Eintrag muss weg',
  },
  'broken-open': {
    en: 'open.json: not an entry with clauses and a reason in German and in English',
    de: 'open.json: kein Eintrag mit Klauseln und einer Begründung auf Deutsch und Englisch',
  },
  'unknown-open': { en: 'open.json: no such clause', de: 'open.json: Klausel gibt es nicht' },
  'duplicate-open': { en: 'open.json: listed twice', de: 'open.json: doppelt aufgeführt' },
  'open-not-applicable': {
    en: 'open.json: not-applicable.json has this clause, too',
    de: 'open.json: Klausel steht auch in not-applicable.json',
  },
  'stale-open': {
    en: 'open.json: a test proves this clause, so the entry has to go',
    de: 'open.json: Ein Test belegt diese Klausel, der Eintrag muss weg',
  },
  'too-many-ids': {
    en: 'the title carries more than four clauses and proves none',
    de: 'Titel trägt mehr als vier Klauseln und belegt keine',
  },
  'unknown-id': { en: 'the title carries an unknown clause', de: 'Titel trägt eine unbekannte Klausel' },
  'failing-proof': { en: 'the test fails', de: 'Test schlägt fehl' },
} as const satisfies Record<string, Record<Lang, string>>;

export function faultText(fault: Fault, lang: Lang): string {
  const detail = fault.detail === undefined ? '' : ` (${fault.detail})`;
  return `${fault.subject}: ${faultTexts[fault.code][lang]}${detail}`;
}

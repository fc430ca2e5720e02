import type { BuilderText } from './builder.ts';

const points = (n: number) => (n === 1 ? '1 Punkt' : `${n} Punkte`);

export const builderDe: BuilderText = {
  shelf: {
    bringIn: 'Importieren',
    undo: 'Rückgängig',
    untitled: 'Ohne Namen',
    points,
    deleted: (name) => `„${name}“ ist gelöscht.`,
    bringBack: 'Wiederherstellen',
  },
  panes: {
    label: 'Ansicht',
    pick: 'Karten',
  },
  list: {
    unit: (n) => (n === 1 ? 'Punkt' : 'Punkte'),
    of: (limit) => `von ${limit}`,
    left: (n) => `${n} frei`,
    over: (n) => `${n} zu viel`,
    summary: (sum, limit, faults, missing) =>
      `${points(sum)}${limit === null ? '' : ` von ${limit}`}. ${faults === 0 ? 'Keine Fehler' : faults === 1 ? '1 Fehler' : `${faults} Fehler`}.${missing === 0 ? '' : ` Noch zu tun: ${missing}.`}`,
    send: 'Exportieren',
    print: 'Drucken',
    duplicate: 'Duplizieren',
    copyOf: (name) => `${name} (Kopie)`,
    remove: 'Löschen',
  },
  faults: {
    title: (count) => (count === 1 ? '1 Fehler' : `${count} Fehler`),
    next: 'Noch zu tun',
    unfinished: 'unfertig',
  },
  bringIn: {
    open: 'Datei öffnen …',
    read: 'Importieren',
    faultAt: (line, column) => `Zeile ${line}, Spalte ${column}`,
    done: (names) => `Importiert: ${names}.`,
    same: 'Nichts wurde weggelassen oder geändert.',
    unknown: (count) => (count === 1 ? 'Unbekannt, daher weggelassen:' : `Unbekannt, daher weggelassen (${count}):`),
    otherwise: (count) => (count === 1 ? 'Anders als in der Vorlage:' : `Anders als in der Vorlage (${count}):`),
    noUse: () => 'Für die Liste ohne Belang:',
    line: (line) => `Zeile ${line}`,
    dismiss: 'Verstanden',
    readAs: (what, limit, cost, first) =>
      `Gelesen als ${what}; Grenze: ${limit ?? 'keine'}, Kosten: ${cost}${first === undefined || first === cost ? '' : `, nach dem Erstdruck: ${first}`}.`,
    asks: 'Einige Namen stehen auf keiner Karte. Was ist gemeint?',
    meant: (said, line) => (line === undefined ? `„${said}“:` : `Zeile ${line}, „${said}“:`),
    none: 'keine Karte: weglassen',
    answer: 'So importieren',
    which: 'Mehrere Spiele verstehen ungefähr gleich viel von dieser Liste. Welches ist gemeint?',
    otherGame: (game) => `Das sieht nach einer Liste für ${game} aus. Dort öffnen?`,
    understood: (cards, lost) =>
      `${cards === 1 ? '1 Karte' : `${cards} Karten`} verstanden, ${lost === 0 ? 'alles gelesen' : lost === 1 ? '1 Angabe nicht' : `${lost} Angaben nicht`}`,
    offered: (count) =>
      `Dieser Link bringt ${count === 1 ? 'eine Liste' : `${count} Listen`} mit. Gespeichert wird erst, wenn du zustimmst.`,
    andMore: (count) => `und ${count} weitere`,
    take: 'Übernehmen',
    leave: 'Nicht übernehmen',
  },
  send: {
    form: 'Form',
    link: 'Link',
    content: 'Inhalt',
    copy: 'Kopieren',
    copied: 'Kopiert.',
    copyByHand: 'Der Browser erlaubt das Kopieren nicht. Der Text ist markiert; kopiere ihn mit Strg+C.',
    save: 'Als Datei speichern',
  },
};

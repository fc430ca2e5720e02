// What the help of several commands ends with.
export const COMMON_OPTIONS = {
  de: `  --json        Ausgabe als JSON, für Programme
  --lang de|en  Sprache der Ausgabe (sonst nach LC_ALL oder LANG)
  -h, --help    diese Hilfe`,
  en: `  --json        output as JSON, for programs
  --lang de|en  language of the output (otherwise from LC_ALL or LANG)
  -h, --help    this help`,
} as const;

export const EXIT_CODES = {
  de: `Rückgabewerte: 0 ja, 1 nein (Abweichung, Erwartung verfehlt, Regelverstoß), 2 falscher Aufruf,
3 Datei unlesbar, 70 Fehler im Programm.`,
  en: `Exit codes: 0 yes, 1 no (deviation, expectation unmet, against the rules), 2 wrong usage,
3 unreadable file, 70 fault of the program.`,
} as const;

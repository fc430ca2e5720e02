/** One line of JSON for each thing that an operator may have to know. Tokens, lists and chat are never among them. */
export interface Log {
  info(what: string, more?: Facts): void;
  warn(what: string, more?: Facts): void;
  error(what: string, more?: Facts): void;
}
type Facts = Readonly<Record<string, string | number | boolean>>;

const LEVELS = ['info', 'warn', 'error', 'off'] as const;
export type Level = (typeof LEVELS)[number];
export const isLevel = (text: string): text is Level => LEVELS.some((level) => level === text);

export function makeLog(least: Level, write: (line: string) => void = (line) => process.stderr.write(line)): Log {
  const at = (level: Level) => (what: string, more?: Facts) => {
    if (LEVELS.indexOf(level) < LEVELS.indexOf(least)) return;
    write(`${JSON.stringify({ time: new Date().toISOString(), level, what, ...more })}\n`);
  };
  return { info: at('info'), warn: at('warn'), error: at('error') };
}

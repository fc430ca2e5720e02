// @ts-check
// What boot knows: a task's file, what it always gets, and its usage in one line (a task without one explains itself).
// An option that the usage does not name is refused, so a new one is written here first.

/**
 * @typedef {{ readonly file: string, readonly args?: readonly string[], readonly usage?: string }} Task
 * @type {Readonly<Record<string, Task>>}
 */
export const TASKS = {
  start: {
    file: 'scripts/start.ts',
    usage:
      'npm start -- [-p | --port NUMBER] [--host ADDRESS]    baut und zeigt den Tisch · builds and serves the table',
  },
  test: {
    file: 'scripts/test.ts',
    usage:
      'npm test -- [--quick] [--full] [--record] [--game NAME] [--project=rules|web|browser] [-t NAME] [FILTER …]    prüft alles · checks everything',
  },
  check: {
    file: 'scripts/test.ts',
    args: ['--quick'],
    usage: 'npm run check -- [--game NAME] [-t NAME] [FILTER …]    prüft das Schnelle · checks the quick part',
  },
  format: {
    file: 'scripts/format.ts',
    usage: 'npm run format -- [PATH …]    bringt in Form · formats',
  },
  bench: {
    file: 'bench/run.ts',
    usage:
      'npm run bench -- [--stage] [--peers] [--since COMMIT] [--json]    misst die Geschwindigkeit · measures the speed',
  },
  mutants: {
    file: 'scripts/mutants/run.ts',
    usage:
      'npm run mutants -- [--game xwing] [--sample NUMBER] [--seed NUMBER] [--json]    ' +
      'beschädigt Regeln: merken es die Tests? · breaks rules: do the tests notice?',
  },
  flakes: {
    file: 'scripts/flakes/run.ts',
    usage:
      'npm run flakes -- [--runs NUMBER] [--load NUMBER] [--json]    ' +
      'dieselben Tests wieder und wieder: sind sie jedes Mal grün? · the same tests again and again: are they green every time?',
  },
  fuzz: {
    file: 'scripts/fuzz/run.ts',
    usage:
      'npm run fuzz -- [--inputs NUMBER] [--seed NUMBER] [--first NUMBER] [--game NAME] [--json]    ' +
      'beschädigt Eingaben: ist jede Antwort klar und schnell? · harms inputs: is every answer clear and quick?',
  },
  load: {
    file: 'scripts/load.ts',
    usage:
      'npm run load -- [--matches NUMBER] [--legion NUMBER] [--peers NUMBER] [--seconds NUMBER] [--database URL] [--record] [--json]    ' +
      'viele Partien zugleich: wie schnell antwortet der Server? · many matches at once: how fast does the server answer?',
  },
  chaos: {
    file: 'scripts/chaos.ts',
    usage:
      'npm run chaos -- [--games NUMBER] [--store sqlite|postgres|both] [--seed NUMBER] [--careless] [--doubling] [--json]    ' +
      'tötet Server mitten in Partien: geht etwas verloren? · kills servers in mid-game: is anything lost?',
  },
  backup: {
    file: 'scripts/backup.ts',
    args: ['backup'],
    usage: 'npm run backup -- [FILE]    sichert alle Online-Partien · backs up all online matches',
  },
  restore: {
    file: 'scripts/backup.ts',
    args: ['restore'],
    usage: 'npm run restore -- [FILE]    holt sie zurück · brings them back',
  },
  pictures: {
    file: 'scripts/pictures.ts',
    usage: 'npm run pictures    nimmt die Bilder in docs/pictures auf · takes the pictures in docs/pictures',
  },
  release: {
    file: 'scripts/release/run.ts',
    usage: 'npm run release -- [VERSION]    gibt eine Version heraus · cuts a release',
  },
  pack: {
    file: 'scripts/pack/run.ts',
    usage: 'npm run pack -- [--to FOLDER]    ein Paket, das npx überall ausführt · one package that npx runs anywhere',
  },
  nets: {
    file: 'scripts/nets.ts',
    usage:
      'npm run nets -- [--renew]    was Partien und Karten ergaben, als es festgehalten wurde · what battles and cards came to on record',
  },
  tour: {
    file: 'scripts/tour/run.ts',
    usage: 'npm run tour -- [--write]    wodurch ein Angriff geht · what one attack passes through',
  },
  rules: { file: 'apps/cli/src/main.ts', args: ['rules'] },
  holotisch: { file: 'apps/cli/src/main.ts' },
};

/**
 * The options that a usage line names: all that stand in its brackets.
 * @param {string} usage
 */
const optionsIn = (usage) => [...usage.matchAll(/(?<=[[ ])--?[a-z]+/g)].map(([option]) => option);

/** @param {string} arg */
const isHelp = (arg) => arg === '--help' || arg === '-h';

/**
 * The task to hand over to, or what boot answers by itself before anything is installed: help, or what is wrong.
 * @param {string | undefined} name
 * @param {readonly string[]} args
 * @returns {{ readonly task: Task } | { readonly answer: string, readonly code: 0 | 2 }}
 */
export function planFor(name = '', args) {
  const known = Object.keys(TASKS);
  if (isHelp(name)) return { answer: `node scripts/boot.mjs ${known.join('|')} [--help]`, code: 0 };
  const task = Object.hasOwn(TASKS, name) ? TASKS[name] : undefined;
  if (task === undefined) {
    const names = known.join(', ');
    const answer = `holotisch: keine Aufgabe „${name}“, es gibt ${names}. · no task "${name}", there are ${names}.`;
    return { answer, code: 2 };
  }
  const { usage } = task;
  if (usage === undefined) return { task };
  if (args.some(isHelp)) return { answer: usage, code: 0 };
  const options = optionsIn(usage);
  // A number below zero is no option.
  const wrong = args.find((arg) => /^-\D/.test(arg) && !options.includes(arg.replace(/=.*/s, '')));
  if (wrong === undefined) return { task };
  return { answer: `holotisch: „${wrong}“ gibt es hier nicht · there is no "${wrong}" here: ${usage}`, code: 2 };
}

import type { BuilderText } from './builder.ts';

const points = (n: number) => (n === 1 ? '1 point' : `${n} points`);

export const builderEn: BuilderText = {
  shelf: {
    bringIn: 'Import',
    undo: 'Undo',
    untitled: 'Untitled',
    points,
    deleted: (name) => `“${name}” is deleted.`,
    bringBack: 'Bring back',
  },
  panes: {
    label: 'View',
    pick: 'Cards',
  },
  list: {
    unit: (n) => (n === 1 ? 'point' : 'points'),
    of: (limit) => `of ${limit}`,
    left: (n) => `${n} left`,
    over: (n) => `${n} too many`,
    summary: (sum, limit, faults, missing) =>
      `${points(sum)}${limit === null ? '' : ` of ${limit}`}. ${faults === 0 ? 'No faults' : faults === 1 ? '1 fault' : `${faults} faults`}.${missing === 0 ? '' : ` Still to do: ${missing}.`}`,
    send: 'Export',
    print: 'Print',
    duplicate: 'Duplicate',
    copyOf: (name) => `${name} (copy)`,
    remove: 'Delete',
  },
  faults: {
    title: (count) => (count === 1 ? '1 fault' : `${count} faults`),
    next: 'Still to do',
    unfinished: 'unfinished',
  },
  bringIn: {
    open: 'Open a file …',
    read: 'Import',
    faultAt: (line, column) => `Line ${line}, column ${column}`,
    done: (names) => `Imported: ${names}.`,
    same: 'Nothing was left out or changed.',
    unknown: (count) => (count === 1 ? 'Unknown and left out:' : `Unknown and left out (${count}):`),
    otherwise: (count) => (count === 1 ? 'Other than in the source:' : `Other than in the source (${count}):`),
    noUse: () => 'Of no use to the list:',
    line: (line) => `Line ${line}`,
    dismiss: 'Understood',
    readAs: (what, limit, cost, first) =>
      `Read as ${what}; limit: ${limit ?? 'none'}, cost: ${cost}${first === undefined || first === cost ? '' : `, by the first print: ${first}`}.`,
    asks: 'Some names are on no card. What is meant?',
    meant: (said, line) => (line === undefined ? `“${said}”:` : `Line ${line}, “${said}”:`),
    none: 'no card: leave it out',
    answer: 'Import it so',
    which: 'Several games understand about as much of this list. Which is meant?',
    otherGame: (game) => `This looks like a list for ${game}. Open it there?`,
    understood: (cards, lost) =>
      `${cards === 1 ? '1 card' : `${cards} cards`} understood, ${lost === 0 ? 'all of it read' : lost === 1 ? '1 name not' : `${lost} names not`}`,
    offered: (count) =>
      `This link brings ${count === 1 ? 'a list' : `${count} lists`}. Nothing is kept before you take it.`,
    andMore: (count) => `and ${count} more`,
    take: 'Take it',
    leave: 'Leave it',
  },
  send: {
    form: 'Form',
    link: 'Link',
    content: 'Content',
    copy: 'Copy',
    copied: 'Copied.',
    copyByHand: 'The browser does not allow copying. The text is selected; copy it with Ctrl+C.',
    save: 'Save as a file',
  },
};

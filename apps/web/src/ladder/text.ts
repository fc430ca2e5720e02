import type { Level } from '@holotisch/players/opponent';

interface LadderText {
  readonly title: string;
  readonly intro: string;
  readonly random: string;
  readonly levels: Readonly<Record<Level, string>>;
  readonly rung: (better: string, worse: string, ofTen: string) => string;
  readonly measured: (percent: number, error: number, games: number) => string;
  readonly longest: (name: string, seconds: string) => string;
  readonly how: string;
}

const de: LadderText = {
  title: 'Wie stark ist der Computer?',
  intro:
    'Die Stufen haben gegeneinander gespielt, beide jedes Mal mit derselben Liste und mit getauschten Plätzen. So oft hat die bessere gewonnen:',
  random: 'irgendein erlaubter Zug',
  levels: { partner: 'Übungspartner', recruit: 'Rekrut', veteran: 'Veteran', ace: 'Ass' },
  rung: (better, worse, ofTen) => `${better} gegen ${worse}: ${ofTen} von 10 Partien`,
  measured: (percent, error, games) => `${percent} % von ${games} Partien, ± ${error}`,
  longest: (name, seconds) =>
    `${name} entscheidet fast immer in höchstens ${seconds === '1' ? 'einer Sekunde' : `${seconds} Sekunden`}.`,
  how: 'Gemessen mit „holotisch arena“; jeder kann es nachrechnen. Wo eine Stufe fehlt, ist sie noch nicht gemessen.',
};

const en: LadderText = {
  title: 'How good is the computer?',
  intro:
    'The levels have played each other, both with the same list each time and with changed seats. So often the better one has won:',
  random: 'any legal move',
  levels: { partner: 'Sparring partner', recruit: 'Recruit', veteran: 'Veteran', ace: 'Ace' },
  rung: (better, worse, ofTen) => `${better} against ${worse}: ${ofTen} of 10 games`,
  measured: (percent, error, games) => `${percent} % of ${games} games, ± ${error}`,
  longest: (name, seconds) =>
    `${name} nearly always decides within ${seconds === '1' ? 'a second' : `${seconds} seconds`}.`,
  how: 'Measured by “holotisch arena”; everybody can check it. A level that is missing has not been measured yet.',
};

export const ladderText = { de, en };

import { useLanguage } from '../../settings/language.tsx';

/** What is said where decisions are made. */
export interface DecideText {
  readonly whyNot: (count: number) => string;
  readonly confirm: string;
  readonly confirmDials: string;
  readonly done: (set: number, all: number) => string;
  readonly pickDice: (min: number, max: number) => string;
  readonly position: string;
  readonly x: string;
  readonly y: string;
  readonly degrees: string;
  readonly turnLeft: string;
  readonly turnRight: string;
  readonly elsewhere: string;
  readonly slideStart: string;
  readonly slideEnd: string;
  readonly placeHelp: string;
  readonly checking: string;
  readonly legal: string;
  readonly range: (range: number) => string;
  readonly obstructed: string;
  readonly attacker: string;
  readonly defender: string;
  readonly step: (step: number) => string;
  readonly steps: readonly string[];
  readonly noDice: string;
  readonly difficulty: Readonly<Record<'green' | 'white' | 'red', string>>;
  readonly stressedRed: string;
  readonly noManoeuvre: string;
  readonly waiting: string;
}

const de: DecideText = {
  whyNot: (count) => (count === 1 ? 'Warum nicht? (1 Möglichkeit)' : `Warum nicht? (${count} Möglichkeiten)`),
  confirm: 'Bestätigen',
  confirmDials: 'Manöverräder verdeckt legen',
  done: (set, all) => `${set} von ${all} eingestellt`,
  pickDice: (min, max) => (min === max ? `Wähle ${max}` : `Wähle ${min} bis ${max}`),
  position: 'Position',
  x: 'x (mm)',
  y: 'y (mm)',
  degrees: 'Drehung (°)',
  turnLeft: 'nach links drehen',
  turnRight: 'nach rechts drehen',
  elsewhere: 'Anderer Vorschlag',
  slideStart: 'Schablone an der Basis',
  slideEnd: 'Basis an der Schablone',
  placeHelp: 'Ziehe das Stück auf dem Tisch oder benutze die Pfeiltasten; Q und E drehen, Enter bestätigt.',
  checking: 'Wird geprüft …',
  legal: 'Hier ist es erlaubt.',
  range: (range) => `Reichweite ${range}`,
  obstructed: 'versperrt',
  attacker: 'Angreifer',
  defender: 'Verteidiger',
  step: (step) => `Schritt ${step}`,
  steps: [
    'Ziel bestimmen',
    'Angriffswurf',
    'Angriffswürfel modifizieren',
    'Verteidigungswurf',
    'Verteidigungswürfel modifizieren',
    'Ergebnisse vergleichen',
    'Schaden zufügen',
  ],
  noDice: 'noch keine Würfel',
  difficulty: { green: 'grün', white: 'weiß', red: 'rot' },
  stressedRed: 'Dieses Schiff ist gestresst: Deckt es Rot auf, wählt der Gegner das Manöver.',
  noManoeuvre: 'noch nichts eingestellt',
  waiting: 'Gerade ist nichts zu entscheiden.',
};

const en: DecideText = {
  whyNot: (count) => (count === 1 ? 'Why not? (1 option)' : `Why not? (${count} options)`),
  confirm: 'Confirm',
  confirmDials: 'Lay the dials facedown',
  done: (set, all) => `${set} of ${all} set`,
  pickDice: (min, max) => (min === max ? `Choose ${max}` : `Choose ${min} to ${max}`),
  position: 'Position',
  x: 'x (mm)',
  y: 'y (mm)',
  degrees: 'Rotation (°)',
  turnLeft: 'turn left',
  turnRight: 'turn right',
  elsewhere: 'Another suggestion',
  slideStart: 'Template along the base',
  slideEnd: 'Base along the template',
  placeHelp: 'Drag the piece on the table or use the arrow keys; Q and E turn it, Enter confirms.',
  checking: 'Checking …',
  legal: 'This is allowed.',
  range: (range) => `Range ${range}`,
  obstructed: 'obstructed',
  attacker: 'Attacker',
  defender: 'Defender',
  step: (step) => `Step ${step}`,
  steps: [
    'Declare target',
    'Roll attack dice',
    'Modify attack dice',
    'Roll defence dice',
    'Modify defence dice',
    'Compare results',
    'Deal damage',
  ],
  noDice: 'no dice yet',
  difficulty: { green: 'green', white: 'white', red: 'red' },
  stressedRed: 'This ship is stressed: if it reveals red, the opponent chooses its manoeuvre.',
  noManoeuvre: 'nothing set yet',
  waiting: 'There is nothing to decide right now.',
};

export const useDecideText = (): DecideText => (useLanguage().lang === 'de' ? de : en);

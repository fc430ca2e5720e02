import { type Language, type Message, render } from '@holotisch/engine';
import { toyText as rulesText } from '@holotisch/engine/toy';
import type { GameWords } from '../../table-ui/game-face.ts';
import type { ToyEvent, ToyQuestion, ToyView } from './view.ts';

const TEXT = {
  de: {
    drone: (id: number) => `Drohne ${id + 1}`,
    phase: { plan: 'Planung', act: 'Züge', end: 'Ende der Runde' },
    options: { attack: 'greift an', guard: 'wacht', none: 'Nicht angreifen' },
    cards: {
      lucky: 'Glückspilz',
      cursed: 'Fluch',
      shield: 'Schild',
      counter: 'Gegenschuss',
      engine: 'Antrieb',
    },
    faces: { hit: 'Treffer', blank: 'leer' },
    revealed: 'Die Haltungen werden aufgedeckt.',
    moved: (drone: string, x: number) => `${drone} zieht auf ${x}.`,
    kept: (drone: string) => `${drone} darf nicht angreifen.`,
    rolled: (drone: string, target: string, dice: string) => `${drone} schießt auf ${target}: ${dice}.`,
    wounded: (drone: string) => `${drone} nimmt Schaden.`,
    removed: (drone: string) => `${drone} ist zerstört.`,
    override: 'Von Hand geändert.',
    draw: 'Auf beiden Seiten gleich.',
    won: 'Nur eine Seite hat noch Drohnen.',
    gaveUp: 'Die andere Seite hat aufgegeben oder keine Zeit mehr.',
    left: (player: string, drones: number) => `${player}: ${drones} übrig`,
    state: (wounds: number, stance: string) => `${wounds} Schaden${stance && `, ${stance}`}`,
    intro: 'Das kleinste ganze Spiel: An ihm prüft die Werkstatt den Tisch.',
  },
  en: {
    drone: (id: number) => `Drone ${id + 1}`,
    phase: { plan: 'Planning', act: 'Moves', end: 'End of the round' },
    options: { attack: 'attacks', guard: 'guards', none: 'Do not attack' },
    cards: { lucky: 'Lucky', cursed: 'Cursed', shield: 'Shield', counter: 'Counter', engine: 'Engine' },
    faces: { hit: 'hit', blank: 'blank' },
    revealed: 'The stances are revealed.',
    moved: (drone: string, x: number) => `${drone} moves to ${x}.`,
    kept: (drone: string) => `${drone} may not attack.`,
    rolled: (drone: string, target: string, dice: string) => `${drone} shoots at ${target}: ${dice}.`,
    wounded: (drone: string) => `${drone} takes damage.`,
    removed: (drone: string) => `${drone} is destroyed.`,
    override: 'Changed by hand.',
    draw: 'Both sides are even.',
    won: 'Only one side has drones left.',
    gaveUp: 'The other side has given up or run out of time.',
    left: (player: string, drones: number) => `${player}: ${drones} left`,
    state: (wounds: number, stance: string) => `${wounds} damage${stance && `, ${stance}`}`,
    intro: 'The smallest whole game: the workshop tries the table on it.',
  },
} as const;

const HINTS: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  de: { move: 'Näher heran trifft, wer angreift. Stehen bleiben ist immer erlaubt.' },
  en: { move: 'Who attacks has to come close. Staying is always allowed.' },
};
export const toyHints = (language: Language) => HINTS[language];
export const toyText = (language: Language) => TEXT[language];

const named = (names: Readonly<Record<string, string>>, id: string): string => names[id] ?? id;

export function toyWords(language: Language): GameWords<ToyView, ToyEvent, ToyQuestion> {
  const t = TEXT[language];
  /** The engine counts drones from nought and calls cards by their ids. */
  const told = (args: NonNullable<Message['args']>): NonNullable<Message['args']> =>
    Object.fromEntries(
      Object.entries(args).map(([name, value]) => {
        if (name === 'drone' && typeof value === 'number') return [name, value + 1];
        return [name, typeof value === 'string' ? named(t.cards, value) : value];
      }),
    );
  return {
    piece: (_view, id) => t.drone(id),
    message: (_view, { text, args }) => render([rulesText[language]], { text, ...(args && { args: told(args) }) }),
    option: (_view, { id }) => (/^\d+$/.test(id) ? t.drone(Number(id)) : named(t.options, id)),
    field: (_view, { id }) => t.drone(Number(id)),
    clause: () => undefined,
    event(_view, event) {
      switch (event.type) {
        case 'revealed':
        case 'override':
          return t[event.type];
        case 'moved':
          return t.moved(t.drone(event.drone), Math.round(event.x));
        case 'rolled': {
          const dice = event.dice.map((face) => named(t.faces, face)).join(', ');
          return t.rolled(t.drone(event.attacker), t.drone(event.target), dice);
        }
        default:
          return t[event.type](t.drone(event.drone));
      }
    },
  };
}

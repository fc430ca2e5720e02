import { COACH, HINTS } from '../../table-ui/face/common-aids.ts';
import type { Aid, GameFace, Outcome, Seated } from '../../table-ui/game-face.ts';
import { bringHeadings } from '../../ui/clause-name.ts';
import { toySounds, toyTable, toyTold } from './table.tsx';
import { isToy, type ToyEvent, type ToyQuestion, type ToyView } from './view.ts';
import { toyHints, toyText, toyWords } from './words.ts';

bringHeadings({
  'TOY-SETUP': ['Aufbau', 'Setup'],
  'TOY-PLAN': ['Planung', 'Planning'],
  'TOY-MOVE': ['Züge', 'Moves'],
  'TOY-ATTACK': ['Angriff', 'Attack'],
});

const MEASURING: Aid = {
  id: 'measuring',
  byDefault: true,
  name: { de: 'Messen', en: 'Measuring' },
  note: { de: 'Wie weit es von Drohne zu Drohne ist.', en: 'How far it is from drone to drone.' },
};

/** The match ends with one side's last drone, or after twelve rounds. */
function outcomeOf(view: ToyView, language: 'de' | 'en', { player }: Seated): Outcome | undefined {
  const t = toyText(language);
  const left = [0, 1].map((seat) => view.drones.filter((d) => d.seat === seat && !d.removed).length);
  const alive = left.flatMap((drones, seat) => (drones > 0 ? [seat] : []));
  if (alive.length === 2 && view.round <= 12 && !view.ended) return undefined;
  const winners = view.ended ? [view.ended.winner].filter((seat) => seat !== null) : alive.length === 1 ? alive : [];
  return {
    winners,
    reason: winners.length === 0 ? t.draw : alive.length === 1 ? t.won : t.gaveUp,
    lines: left.map((drones, seat) => t.left(player(seat), drones)),
  };
}

export const toyFace: GameFace<ToyView, ToyEvent, ToyQuestion> = {
  id: 'toy',
  name: { de: 'Spielzeug', en: 'Toy' },
  sees: isToy,
  words: toyWords,
  headline: ({ round, phase }, language) => ({ round, phase: toyText(language).phase[phase] }),
  side: (_view, seat) => (seat === 0 ? 0 : 1),
  aids: [MEASURING, HINTS, COACH],
  decide: {
    control: () => undefined,
    hint: (kind, language) => toyHints(language)[kind],
    pieceOf: ({ id }) => (/^\d+$/.test(id) ? Number(id) : undefined),
  },
  table: toyTable,
  told: toyTold,
  sounds: toySounds,
  outcome: outcomeOf,
};

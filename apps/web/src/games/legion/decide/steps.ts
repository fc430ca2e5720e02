import type { Json } from '@holotisch/engine';
import type { LegionAnswers, QuestionOf } from '@holotisch/legion';
import { option, type Step } from '../../../table-ui/decide/plan.ts';
import type { LegionView } from '../view.ts';
import { proposalOf, spares } from './proposal.ts';

/** What is answered together in Legion, as the questions that it answers. */

/** A free action is asked for by a name of its own; the actions behind it are not. */
type ActionKind = 'action' | 'free-action';
export const act = (id: string, kind: ActionKind = 'action'): Step => option(kind, id);

const moveOf = (move: LegionAnswers['way']['moves'][number]['move']): Step => ({
  kind: 'move',
  answer: () => ({ ...move }) as unknown as Json,
});

/** One move after the other, each an action; the first question is the one that is open now. */
export const movesOf = ({ moves }: LegionAnswers['way'], kind?: ActionKind): readonly Step[] =>
  moves.flatMap(({ move }, i) => [act('move', i === 0 ? kind : undefined), moveOf(move)]);

/** Everybody with the most dice; weapons that are used up by it are for the player to choose. */
export const weaponsOf = (view: LegionView): Step => ({
  kind: 'weapons',
  answer: (ask) => {
    const { fields } = ask as QuestionOf<'weapons'>;
    const answer = proposalOf(view, fields);
    return spares(view, fields, answer) ? { ...answer } : undefined;
  },
});

/** An attack on an enemy, with the weapons that roll most. */
export const attackOn = (view: LegionView, enemy: number, kind?: ActionKind): readonly Step[] => [
  act('attack', kind),
  {
    kind: 'defender',
    may: true,
    answer: (ask) => {
      const { options } = ask as QuestionOf<'defender'>;
      return options.find(({ about }) => about?.unit === enemy)?.id;
    },
  },
  weaponsOf(view),
];

import { StepList } from '../../../table-ui/step-list.tsx';
import type { LegionView } from '../view.ts';
import { useWords } from '../words.ts';

const STEPS = ['start', 'rally', 'act', 'end'] as const;

/** How far the activation of a unit has come. */
export function TurnSteps({ view }: { readonly view: LegionView }) {
  const { own, unit } = useWords();
  if (!view.turn) return null;
  return <StepList label={unit(view.turn.unit)} steps={STEPS} names={own.steps} done={STEPS.indexOf(view.turn.step)} />;
}

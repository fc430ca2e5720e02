import type { LegionView } from '../view.ts';
import { useWords } from '../words.ts';
import '../../../style/standing.css';

const STEPS = ['start', 'rally', 'act', 'end'] as const;

/** How far the activation of a unit has come. */
export function TurnSteps({ view }: { readonly view: LegionView }) {
  const { own, unit } = useWords();
  if (!view.turn) return null;
  const at = STEPS.indexOf(view.turn.step);
  return (
    <ol className="turn-steps" aria-label={unit(view.turn.unit)}>
      {STEPS.map((step, i) => (
        <li
          key={step}
          data-state={i === at ? 'now' : i < at ? 'done' : 'ahead'}
          aria-current={i === at ? 'step' : undefined}
        >
          {own.steps[step]}
        </li>
      ))}
    </ol>
  );
}

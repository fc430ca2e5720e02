import type { Turn } from '@holotisch/armada';
import type { ArmadaView } from '../view.ts';
import { useWords } from '../words.ts';
import '../../../style/standing.css';

const STEPS: readonly Turn['step'][] = ['reveal', 'commands', 'attack', 'manoeuvre'];

/** How far the activation of a ship has come. */
export function TurnSteps({ view }: { readonly view: ArmadaView }) {
  const { own, unit } = useWords();
  if (!view.turn || view.active === null) return null;
  const at = view.turn.step === 'end' ? STEPS.length : STEPS.indexOf(view.turn.step);
  return (
    <ol className="turn-steps" aria-label={unit(view.active)}>
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

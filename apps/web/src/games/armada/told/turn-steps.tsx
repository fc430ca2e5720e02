import type { Turn } from '@holotisch/armada';
import { StepList } from '../../../table-ui/step-list.tsx';
import type { ArmadaView } from '../view.ts';
import { useWords } from '../words.ts';

const STEPS: readonly Exclude<Turn['step'], 'end'>[] = ['reveal', 'commands', 'attack', 'manoeuvre'];

/** How far the activation of a ship has come. */
export function TurnSteps({ view }: { readonly view: ArmadaView }) {
  const { own, unit } = useWords();
  if (!view.turn || view.active === null) return null;
  const done = view.turn.step === 'end' ? STEPS.length : STEPS.indexOf(view.turn.step);
  return <StepList label={unit(view.active)} steps={STEPS} names={own.steps} done={done} />;
}

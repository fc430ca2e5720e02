import { TRAINING_STEPS, type TrainingStep } from '@holotisch/legion';
import { useLanguage } from '../../../settings/language.tsx';
import { term } from '../table/unit-words.ts';
import { startText } from '../text/start.ts';

/** Armies of one's own are no training any more: whoever wants those takes an edition. */
const STEPS = TRAINING_STEPS.filter((step) => step !== 'upgrades');

interface TrainingStepsProps {
  readonly chosen: readonly TrainingStep[];
  readonly onChoose: (steps: readonly TrainingStep[]) => void;
}

/** What of the advanced rules is played with, in the order of the booklet. */
export function TrainingSteps({ chosen, onChoose }: TrainingStepsProps) {
  const { lang } = useLanguage();
  return (
    <fieldset className="training-steps">
      <legend>{startText[lang].additions}</legend>
      {STEPS.map((step) => (
        <label key={step} className="start-choice">
          <input
            type="checkbox"
            checked={chosen.includes(step)}
            onChange={(event) =>
              onChoose(STEPS.filter((one) => (one === step ? event.target.checked : chosen.includes(one))))
            }
          />
          <span>
            <strong>{term('training', `step.${step}`, lang)}</strong>
            <small>{term('training', `adds.${step}`, lang)}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

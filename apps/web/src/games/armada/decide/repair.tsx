import type { QuestionOf } from '@holotisch/armada';
import { Choice } from '../../../table-ui/decide/choice.tsx';
import { Together } from '../../../table-ui/decide/together.tsx';
import { useWords } from '../words.ts';
import { repairAlways, repairing } from './steps.ts';

/** Engineering points one by one, or all of them for what mostly is mended first. */
export function Repair({ ask }: { readonly ask: QuestionOf<'repair'> }) {
  const { own } = useWords();
  return (
    <>
      <Together steps={repairing(ask.about.unit)} className="primary at-hand" confirms>
        {own.go.repair}
      </Together>
      <Together
        steps={repairing(ask.about.unit)}
        lasting={repairAlways(ask.seat, own.go.repairStands)}
        className="tool tool-text"
      >
        {own.go.repairAlways}
      </Together>
      <p className="quiet">{own.go.repairSays}</p>
      <Choice ask={ask} />
    </>
  );
}

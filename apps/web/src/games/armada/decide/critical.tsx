import type { QuestionOf } from '@holotisch/armada';
import { Choice } from '../../../table-ui/decide/choice.tsx';
import { option } from '../../../table-ui/decide/plan.ts';
import { Together } from '../../../table-ui/decide/together.tsx';
import { useWords } from '../words.ts';
import { standardCritical } from './steps.ts';

/** Which critical effect is resolved; whoever always takes the standard one says so once. */
export function Critical({ ask }: { readonly ask: QuestionOf<'critical'> }) {
  const { own } = useWords();
  const stands = standardCritical(own.go.standardStands);
  return (
    <>
      <Choice ask={ask} />
      {stands.answer(ask, undefined) !== undefined && (
        <Together className="tool tool-text" steps={[option('critical', 'standard')]} lasting={stands}>
          {own.go.alwaysStandard}
        </Together>
      )}
    </>
  );
}

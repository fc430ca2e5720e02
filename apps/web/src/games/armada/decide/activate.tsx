import type { QuestionOf } from '@holotisch/armada';
import { Choice } from '../../../play/decide/choice.tsx';
import { Together } from '../../../play/decide/together.tsx';
import { type ArmadaView, shipIn } from '../view.ts';
import { useWords } from '../words.ts';
import { activation, steering } from './steps.ts';

/** Who is activated next; what becomes of its dial can be said at once. */
export function Activate({ view, ask }: { readonly view: ArmadaView; readonly ask: QuestionOf<'activate'> }) {
  const { own, unit, message } = useWords();
  return (
    <>
      <Choice ask={ask} />
      {ask.options.map(({ id, about }) => {
        const dial = about && shipIn(view, about.unit)?.dials[0];
        if (!about || dial === undefined || dial === 'hidden') return null;
        const command = message({ text: `ar.command.${dial}` });
        return (
          <p key={id} className="row">
            <Together
              className="tool tool-text"
              steps={activation(about.unit, dial, 'keep')}
              lasting={dial === 'navigate' ? steering(about.unit) : undefined}
            >
              {own.go.keep(unit(about.unit), command)}
            </Together>
            <Together className="tool tool-text" steps={activation(about.unit, dial, 'token')}>
              {own.go.token(unit(about.unit), command)}
            </Together>
          </p>
        );
      })}
    </>
  );
}

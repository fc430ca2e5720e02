import type { ArmadaAnswers, QuestionOf } from '@holotisch/armada';
import { useEffect, useState } from 'react';
import { useMatch } from '../../../match/use-match.tsx';
import { Choice } from '../../../table-ui/decide/choice.tsx';
import { Together } from '../../../table-ui/decide/together.tsx';
import { useQuestion } from '../questions.ts';
import type { ArmadaView } from '../view.ts';
import { useWords } from '../words.ts';
import { nameOfParty } from './shots.tsx';
import { squadronAttack } from './steps.ts';

type Targets = ArmadaAnswers['squadronTargets'];

/** What a squadron does; whom it can attack stands there by name. */
export function SquadronAct({ view, ask }: { readonly view: ArmadaView; readonly ask: QuestionOf<'squadron-act'> }) {
  const { own, lang, message } = useWords();
  const targets = useTargets(ask);
  return (
    <>
      {targets.map(({ defender, defending }) => {
        const at = 'unit' in defender ? defender.unit : undefined;
        if (at === undefined) return null;
        const shot = `>${at}${defending ? `.${defending}` : ''}`;
        const name = nameOfParty(view, lang, defender);
        return (
          <Together key={shot} className="tool tool-text" steps={squadronAttack(shot)}>
            {own.attack.go(defending ? `${name} (${message({ text: `ar.zone.${defending}` })})` : name)}
          </Together>
        );
      })}
      <Choice ask={ask} />
      {ask.options.some(({ id }) => id === 'move') && <p className="quiet">{own.go.draw}</p>}
    </>
  );
}

/** Whom the rules let it attack from where it is. */
function useTargets(ask: QuestionOf<'squadron-act'>): Targets {
  const question = useQuestion();
  const { snapshot } = useMatch();
  const taken = snapshot?.taken;
  const { unit } = ask.about;
  const may = ask.options.some(({ id }) => id === 'attack');
  const [targets, setTargets] = useState<Targets>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the position changes with the decisions taken
  useEffect(() => {
    setTargets([]);
    if (!may) return;
    let wanted = true;
    void question('squadronTargets', { unit }).then((reply) => {
      if (wanted && reply.ok) setTargets(reply.value);
    });
    return () => {
      wanted = false;
    };
  }, [unit, may, taken]);
  return targets;
}

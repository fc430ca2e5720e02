import { Choice } from '../../../play/decide/choice.tsx';
import { Together } from '../../../play/decide/together.tsx';
import type { ArmadaView } from '../view.ts';
import { useWords } from '../words.ts';
import { addable, concentrate, lock, lockable, type ModifyAsk, rerolling } from './modifying.ts';

/** What the attacker does with the dice; an accuracy with the token that it locks, a dial with the die that it adds. */
export function Modify({ view, ask }: { readonly view: ArmadaView; readonly ask: ModifyAsk }) {
  const { own, message } = useWords();
  const attack = view.attacks.at(-1);
  const defender = attack && 'unit' in attack.defender ? view.units[attack.defender.unit] : undefined;
  return (
    <>
      {lockable(view, ask).map((at) => (
        <Together key={at} className="tool tool-text" steps={lock(ask, at)}>
          {own.go.lock(message({ text: `ar.token.${defender!.tokens[at]!.kind}` }))}
        </Together>
      ))}
      {addable(view, ask).map((colour) => (
        <Together key={colour} className="tool tool-text" steps={concentrate(ask, colour)}>
          {own.go.add(message({ text: `ar.colour.${colour}` }))}
        </Together>
      ))}
      {rerolling(view, ask).map(({ name, steps }) => (
        <Together key={name} className="tool tool-text" steps={steps}>
          {own.go.reroll[name]}
        </Together>
      ))}
      <Choice ask={ask} />
    </>
  );
}

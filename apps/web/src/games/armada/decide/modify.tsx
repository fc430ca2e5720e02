import { useState } from 'react';
import { Choice } from '../../../table-ui/decide/choice.tsx';
import { useStanding } from '../../../table-ui/decide/plan.ts';
import { Together } from '../../../table-ui/decide/together.tsx';
import type { ArmadaView } from '../view.ts';
import { useWords } from '../words.ts';
import { addable, concentrate, lock, lockable, type ModifyAsk } from './modifying.ts';
import {
  begun,
  isModifying,
  lockFirst,
  modifications,
  modifyAlways,
  modifying,
  whileModifying,
} from './whole-attack.ts';

/** What the attacker does with the dice on one card: all that may help is taken up, and one press uses it. */
export function Modify({ view, ask }: { readonly view: ArmadaView; readonly ask: ModifyAsk }) {
  const { own, message, option } = useWords();
  const offered = modifications(view, ask);
  const [left, setLeft] = useState<readonly string[]>([]);
  const picked = offered.map(({ id }) => id).filter((id) => !left.includes(id));
  const attack = view.attacks.at(-1);
  const defender = attack && 'unit' in attack.defender ? view.units[attack.defender.unit] : undefined;
  const toggle = (id: string) => setLeft(left.includes(id) ? left.filter((one) => one !== id) : [...left, id]);
  const nameOf = (id: string) => option(ask.options.find((one) => one.id === id)!, ask);
  const steps = begun(modifying(ask, picked), ask, view);
  const holds = whileModifying(view);
  const locked = lockFirst(view);
  const before = useStanding()
    .filter(isModifying)
    .find(({ seat }) => seat === ask.seat);
  const said = [
    ...(before?.says ? [before.says] : []),
    own.go.modifyStands(picked.map(nameOf).join(', ') || own.go.leave),
  ];
  return (
    <>
      <fieldset className="several">
        <legend>{own.go.use}</legend>
        {offered.map(({ id, when }) => (
          <label key={id} className="several-one">
            <input type="checkbox" data-step checked={picked.includes(id)} onChange={() => toggle(id)} />
            <span className="choice-name">
              {nameOf(id)} <small>{own.go.when[when]}</small>
              {when === 'locks' && locked !== undefined && (
                <span className="card-says">
                  {own.go.lock(message({ text: `ar.token.${defender!.tokens[locked]!.kind}` }))}
                </span>
              )}
            </span>
          </label>
        ))}
      </fieldset>
      <Together steps={steps} holds={holds} className="primary at-hand" confirms>
        {picked.length > 0 ? own.go.modify(picked.length) : own.go.leave}
      </Together>
      <Together
        steps={steps}
        holds={holds}
        lasting={modifyAlways(ask, picked, said.join('; '), before)}
        className="tool tool-text"
      >
        {own.go.modifyAlways(picked.length)}
      </Together>
      <p className="quiet">{own.go.modifySays}</p>
      <p className="quiet">{own.go.oneByOne}</p>
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
      <Choice ask={ask} />
    </>
  );
}

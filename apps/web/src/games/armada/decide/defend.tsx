import { useState } from 'react';
import { Choice } from '../../../table-ui/decide/choice.tsx';
import { option } from '../../../table-ui/decide/plan.ts';
import { Together } from '../../../table-ui/decide/together.tsx';
import { TokenSign } from '../table/command-sign.tsx';
import type { ArmadaView } from '../view.ts';
import { useWords } from '../words.ts';
import { bearNothing, defendAlways } from './always.ts';
import { type DefendAsk, defence, isCard, proposedTokens } from './defence.ts';
import { tokenOf } from './token-option.ts';

/** The defence tokens on one card: those that help are taken up, and one press spends them. */
export function Defend({ view, ask }: { readonly view: ArmadaView; readonly ask: DefendAsk }) {
  const { own, message } = useWords();
  const [picked, setPicked] = useState<readonly string[]>(() => proposedTokens(view, ask));
  if (!isCard(view, ask)) return <Choice ask={ask} />;
  const tokens = ask.options.flatMap((option) => {
    const token = tokenOf(view, option);
    return token ? [{ id: option.id, ...token }] : [];
  });
  const none = bearNothing(ask.seat, own.go.bearStands);
  const always = defendAlways(ask.seat, own.go.defendStands);
  const proposed = always.answer(ask, view) !== undefined;
  const toggle = (id: string) => setPicked(picked.includes(id) ? picked.filter((one) => one !== id) : [...picked, id]);
  return (
    <>
      <fieldset className="several">
        <legend>{own.go.spend}</legend>
        {tokens.map(({ id, kind, state }) => (
          <label key={id} className="several-one">
            <input type="checkbox" data-step checked={picked.includes(id)} onChange={() => toggle(id)} />
            <TokenSign kind={kind} state={state} />
            <span className="choice-name">
              {message({ text: `ar.token.${kind}` })} <small>{own.card.state[state]}</small>
              <span className="card-says">{own.tokens[kind]}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <Together steps={defence(view, ask, picked)} className="primary at-hand" confirms>
        {picked.length > 0 ? own.go.defend(picked.length) : own.go.bear}
      </Together>
      {none.answer(ask, view) !== undefined && (
        <Together steps={[option(ask.kind, 'pass')]} lasting={none} className="tool tool-text">
          {own.go.bearAlways}
        </Together>
      )}
      {proposed && (
        <Together
          steps={defence(view, ask, proposedTokens(view, ask))}
          lasting={always}
          className="tool tool-text"
          title={own.go.defendAlwaysSays}
        >
          {own.go.defendAlways}
        </Together>
      )}
      <p className="quiet">{own.go.defendSays}</p>
      <p className="quiet">{own.go.oneByOne}</p>
      <Choice ask={ask} />
    </>
  );
}

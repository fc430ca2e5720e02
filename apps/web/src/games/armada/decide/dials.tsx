import { data, type QuestionOf } from '@holotisch/armada';
import { useEffect } from 'react';
import { useMatch } from '../../../match/use-match.tsx';
import { useChosen } from '../../../table-ui/decide/form.tsx';
import { openField } from '../../../table-ui/decide/shared.ts';
import { useDraft } from '../../../table-ui/draft.tsx';
import { CommandSign } from '../table/command-sign.tsx';
import { UnitPortrait } from '../table/portrait.tsx';
import { shipIn, useView } from '../view.ts';
import { useWords } from '../words.ts';
import { dialProposal } from './dial-proposal.ts';
import './dials.css';

/** The secret stacks: one row of dials a ship, the dials that lie there already before the new ones. */
export function Dials({ ask }: { readonly ask: QuestionOf<'dials'> }) {
  const { busy } = useMatch();
  const { set, propose, confirm, point } = useDraft();
  const { own, unit, message } = useWords();
  const view = useView();
  const chosen = useChosen();
  const t = own.dials;
  const ships = [...Map.groupBy(ask.fields, ({ id }) => Number(id.split('.')[0]))];
  const missing = ask.fields.filter(({ id }) => chosen[id] === undefined);
  const choose = (field: string, command: string) => set({ ...chosen, [field]: command });
  useEffect(() => {
    if (missing.length === ask.fields.length) propose({ ...dialProposal(view, ask) });
  }, [missing.length, ask, view, propose]);
  return (
    <div className="command-dials">
      <p className="quiet">{t.help}</p>
      {ships.map(([ship, fields]) => {
        const own = shipIn(view, ship)?.dials ?? [];
        const lying = own.filter((_, place) => !fields.some(({ id }) => id === `${ship}.${place}`));
        return (
          <fieldset
            key={ship}
            className="command-stack"
            onFocus={() => {
              openField(fields[0]?.id);
              point(ship);
            }}
          >
            <legend>
              <UnitPortrait view={view} piece={ship} /> {unit(ship)}
            </legend>
            <ol>
              {lying.map((dial, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: dials are told apart by their place only.
                <li key={i} className="command-dial command-dial-lying">
                  {dial === 'hidden' ? '?' : <CommandSign command={dial} />}
                  <span>{dial === 'hidden' ? t.set : message({ text: `ar.command.${dial}` })}</span>
                </li>
              ))}
              {fields.map(({ id }, i) => {
                const name = `${unit(ship)}, ${t.next(lying.length + i + 1)}`;
                return (
                  <li key={id}>
                    <fieldset className="command-choice" aria-label={name}>
                      {data.COMMANDS.map((command) => (
                        <button
                          key={command}
                          type="button"
                          className="command-dial"
                          data-step
                          aria-pressed={chosen[id] === command}
                          title={message({ text: `ar.command.${command}` })}
                          onClick={() => choose(id, command)}
                        >
                          <CommandSign command={command} />
                          <span className={chosen[id] === command ? '' : 'only-heard'}>
                            {message({ text: `ar.command.${command}` })}
                          </span>
                        </button>
                      ))}
                    </fieldset>
                  </li>
                );
              })}
            </ol>
          </fieldset>
        );
      })}
      <button
        type="button"
        className="primary at-hand"
        data-confirm
        disabled={busy || missing.length > 0}
        onClick={confirm}
      >
        {missing.length > 0 ? t.missing(missing.length) : t.lay}
      </button>
    </div>
  );
}

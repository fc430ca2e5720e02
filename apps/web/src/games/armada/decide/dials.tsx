import { data, type QuestionOf } from '@holotisch/armada';
import { useState } from 'react';
import { useMatch } from '../../../match/use-match.tsx';
import { useChosen } from '../../../play/decide/form.tsx';
import { openField } from '../../../play/decide/shared.ts';
import { useDraft } from '../../../play/draft.tsx';
import { CommandSign } from '../table/command-sign.tsx';
import { UnitPortrait } from '../table/portrait.tsx';
import { shipIn, useView } from '../view.ts';
import { useWords } from '../words.ts';
import { dialProposal } from './dial-proposal.ts';
import './dials.css';

/** The secret stacks: one row of dials a ship, the dials that lie there already before the new ones. */
export function Dials({ ask }: { readonly ask: QuestionOf<'dials'> }) {
  const { busy } = useMatch();
  const { set, confirm, point } = useDraft();
  const { own, unit, message } = useWords();
  const view = useView();
  const chosen = useChosen();
  const t = own.dials;
  const [open, setOpen] = useState<string>();
  const ships = [...Map.groupBy(ask.fields, ({ id }) => Number(id.split('.')[0]))];
  const missing = ask.fields.filter(({ id }) => chosen[id] === undefined);
  const at = open ?? missing[0]?.id;
  const choose = (field: string, command: string) => {
    const next = { ...chosen, [field]: command };
    set(next);
    setOpen(ask.fields.find(({ id }) => next[id] === undefined)?.id);
  };
  return (
    <div className="command-dials">
      <p className="quiet">{t.help}</p>
      {missing.length > 0 && (
        <button
          type="button"
          className="tool tool-text"
          data-step
          onClick={() => set({ ...dialProposal(view, ask), ...chosen })}
        >
          {t.propose}
        </button>
      )}
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
                const command = data.COMMANDS.find((one) => one === chosen[id]);
                return (
                  <li key={id}>
                    <button
                      type="button"
                      className="command-dial"
                      data-step
                      aria-pressed={id === at}
                      onClick={() => setOpen(id)}
                    >
                      <span className="only-heard">
                        {unit(ship)}, {t.next(lying.length + i + 1)}:{' '}
                      </span>
                      {command ? <CommandSign command={command} /> : <i aria-hidden="true">{lying.length + i + 1}</i>}
                      <span>{command ? message({ text: `ar.command.${command}` }) : t.next(lying.length + i + 1)}</span>
                    </button>
                  </li>
                );
              })}
            </ol>
            {fields.some(({ id }) => id === at) && (
              <div className="command-choice">
                {data.COMMANDS.map((command) => (
                  <button
                    key={command}
                    type="button"
                    className="tool tool-text"
                    data-step
                    aria-pressed={chosen[at!] === command}
                    onClick={() => choose(at!, command)}
                  >
                    <CommandSign command={command} /> {message({ text: `ar.command.${command}` })}
                  </button>
                ))}
              </div>
            )}
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

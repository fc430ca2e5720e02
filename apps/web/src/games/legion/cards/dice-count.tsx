import type { data } from '@holotisch/legion';
import { useWords } from '../words.ts';
import './legion-dice.css';

const COLOURS = ['red', 'black', 'white'] as const;

/** As many little dice as there are, by colour; read out as words. */
export function DiceCount({ pool }: { readonly pool: data.Pool }) {
  const { term, own } = useWords();
  const some = COLOURS.filter((colour) => pool[colour] > 0);
  const said = some.map((colour) => `${pool[colour]} ${term('die', colour)}`).join(', ');
  if (some.length === 0) return <span>{own.card.surgeNone}</span>;
  return (
    <span className="legion-dice" role="img" aria-label={said} title={said}>
      {some.map((colour) => (
        <span key={colour}>
          {pool[colour] > 3 ? (
            <>
              {pool[colour]}
              <i data-colour={colour} />
            </>
          ) : (
            Array.from({ length: pool[colour] }, (_, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: dice have nothing but their place.
              <i key={i} data-colour={colour} />
            ))
          )}
        </span>
      ))}
    </span>
  );
}

/** A defence die by its colour. */
export function DefenceDie({ colour }: { readonly colour: data.DefenceColour }) {
  const said = useWords().term('die', colour);
  return (
    <span className="legion-dice" role="img" aria-label={said} title={said}>
      <i data-colour={colour} data-defence />
    </span>
  );
}

import type { data } from '@holotisch/armada';
import { useWords } from '../words.ts';
import './armada-dice.css';

const COLOURS = ['red', 'blue', 'black'] as const;

/** As many little dice as there are, by colour; read out as words. */
export function DiceCount({ dice }: { readonly dice: data.Dice }) {
  const { message, own } = useWords();
  const some = COLOURS.filter((colour) => dice[colour] > 0);
  const said = some.map((colour) => `${dice[colour]} ${message({ text: `ar.colour.${colour}` })}`).join(', ');
  if (some.length === 0) return <span>{own.card.noDice}</span>;
  return (
    <span className="armada-dice" role="img" aria-label={said} title={said}>
      {some.map((colour) =>
        Array.from({ length: dice[colour] }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: dice have nothing but their place.
          <i key={`${colour}${i}`} data-colour={colour} />
        )),
      )}
    </span>
  );
}

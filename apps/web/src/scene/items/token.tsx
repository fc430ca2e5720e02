import type { Description, Pip, Sign } from '../description.ts';

/** More of one kind than this are written as a number. */
const SINGLY = 3;

/** A few of a kind lie side by side, many are one with a number. */
export const singly = (pip: Pip): readonly Pip[] =>
  pip.count > SINGLY
    ? [{ ...pip, text: String(pip.count) }]
    : Array.from({ length: pip.text === undefined ? pip.count : 1 }, () => pip);

/** A token as it lies beside a piece, within 10 by 10. */
export function Token({ pip, sign }: { readonly pip: Pip; readonly sign: Sign | undefined }) {
  return (
    <g style={{ color: sign?.colour }}>
      <path className="token-shape" d={sign?.shape} />
      {pip.text === undefined ? (
        <path className="token-mark" d={sign?.mark} />
      ) : (
        <text className="token-text">{pip.text}</text>
      )}
    </g>
  );
}

interface TokensProps {
  readonly pips: readonly Pip[];
  readonly signs: NonNullable<Description['signs']>;
}

/** The same tokens in a list of pieces. What they are is said in words beside them. */
export const Tokens = ({ pips, signs }: TokensProps) =>
  pips.flatMap(singly).map((pip, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: tokens of a kind have nothing but their place.
    <svg key={`${pip.sign}${i}`} className="token-sign" viewBox="-5.7 -5.7 11.4 11.4" aria-hidden="true">
      <Token pip={pip} sign={signs[pip.sign]} />
    </svg>
  ));

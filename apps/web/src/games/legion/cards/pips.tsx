import { useWords } from '../words.ts';

/** The pips of a command card. */
export function Pips({ of }: { readonly of: number }) {
  const said = useWords().own.standing.pips(of);
  return (
    <span className="pips" role="img" aria-label={said} title={said}>
      {Array.from({ length: of }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pips have nothing but their place.
        <i key={i} />
      ))}
    </span>
  );
}

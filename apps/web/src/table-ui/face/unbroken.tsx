import './unbroken.css';

/** A word of which a hyphen cuts off only a letter or a number: `X-wing`, `GR-75`. Where a line ends there, it is hard to read. */
export const isUnbroken = (word: string): boolean =>
  word.includes('-') && word.split('-').some((part) => /^\W*\w{1,3}\W*$/.test(part));

/** Names that no line breaks at such a hyphen; whoever hears, searches or copies them has the same letters as ever. */
export const Unbroken = ({ text }: { readonly text: string }) =>
  text.split(' ').map((word, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: words have nothing but their place.
    <span key={i}>
      {i > 0 && ' '}
      {isUnbroken(word) ? <span className="unbroken">{word}</span> : word}
    </span>
  ));

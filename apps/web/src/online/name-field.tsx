import { useOnlineText } from '../net/words.ts';

/** What the player calls himself. */
export function NameField({ name, onName }: { readonly name: string; readonly onName: (name: string) => void }) {
  const t = useOnlineText();
  return (
    <label className="start-seed">
      <strong>{t.name}</strong>
      <input
        type="text"
        value={name}
        maxLength={40}
        autoComplete="nickname"
        onChange={({ target }) => onName(target.value)}
      />
      <small>{t.nameNote}</small>
    </label>
  );
}

import { useState } from 'react';
import { useOnlineText } from '../net/words.ts';

/** Copies a text and says that it has. */
export function CopyButton({ text, label }: { readonly text: string; readonly label?: string }) {
  const t = useOnlineText();
  const [copied, setCopied] = useState(false);
  const copy = () => void navigator.clipboard.writeText(text).then(() => setCopied(true));
  return (
    <button type="button" className="tool tool-text" onClick={copy}>
      {copied ? t.waiting.copied : (label ?? t.waiting.copy)}
    </button>
  );
}

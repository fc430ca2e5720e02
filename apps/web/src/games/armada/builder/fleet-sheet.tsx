import { FORMATS, printText } from '@holotisch/armada';
import type { FleetDraft } from '@holotisch/games/armada/draft';
import { useFleetWords } from './use-fleet-words.ts';

/** A fleet on paper. */
export function FleetSheet({ draft: { fleet, agreed } }: { readonly draft: FleetDraft }) {
  const { lang } = useFleetWords();
  const [title = '', ...rest] = printText(fleet, lang, FORMATS[agreed.format].prices).split('\n');
  return (
    <>
      <h1>{title}</h1>
      <pre className="sheet-text">{rest.join('\n')}</pre>
    </>
  );
}

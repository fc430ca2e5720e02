import { useState } from 'react';
import { startPath } from '../address/paths.ts';
import { useMatch } from '../match/use-match.tsx';
import { useFace } from '../table-ui/use-face.ts';
import { useWords } from '../table-ui/words.ts';
import { fileName, pickFile, saveFile, toLink } from '../ui/files.ts';

interface FileItemsProps {
  /** Closes the menu, then does it. */
  readonly then: (act: () => unknown) => () => void;
  /** Opens another match here; nothing where that cannot be done. */
  readonly onFile: ((file: File) => void) | undefined;
}

/** What of a match can be taken away: its file, the position, a link, a picture, a clip, a report. */
export function FileItems({ then, onFile }: FileItemsProps) {
  const { t } = useWords();
  const { snapshot, file, question, local, look } = useMatch();
  // Elsewhere the file of a match is for nobody before its end.
  const hasFile = local !== undefined || (snapshot?.over ?? false);
  const face = useFace();
  const [copied, setCopied] = useState(false);

  const scenario = async () => {
    const reply = await question('position', {});
    if (!reply.ok || !snapshot) return undefined;
    const { game, edition } = snapshot;
    return { holotisch: 'scenario', version: 1, game, edition, position: reply.value };
  };
  const copyLink = async () => {
    const position = await scenario();
    if (!position) return;
    const link = `${location.origin}${startPath(face.id)}#p=${await toLink(JSON.stringify(position))}`;
    await navigator.clipboard.writeText(link);
    setCopied(true);
  };
  const still = async () => (await import('./replay/still.ts')).saveStill(fileName(face.id, 'table', 'png'));
  const clip = async () => {
    (await import('./replay/wished-clip.ts')).wishClip();
    if (snapshot && snapshot.moment === snapshot.taken) await look(snapshot.viewer, snapshot.taken - 1);
  };
  const report = async () => {
    const position = await scenario();
    saveFile(fileName(face.id, 'report'), { match: await file(), ...(position && { scenario: position }) });
  };
  return (
    <>
      {hasFile && (
        <button
          type="button"
          className="menu-item"
          onClick={then(async () => saveFile(fileName(face.id, 'match'), await file()))}
        >
          {t.menu.save}
        </button>
      )}
      {onFile && (
        <button
          type="button"
          className="menu-item"
          onClick={then(() => pickFile('.json').then((one) => one && onFile(one)))}
        >
          {t.menu.load}
        </button>
      )}
      <button
        type="button"
        className="menu-item"
        onClick={then(async () => {
          const position = await scenario();
          if (position) saveFile(fileName(face.id, 'scenario'), position);
        })}
      >
        {t.menu.position}
      </button>
      <button type="button" className="menu-item" onClick={() => void copyLink()}>
        {copied ? t.menu.linkCopied : t.menu.link}
      </button>
      <button type="button" className="menu-item" onClick={then(still)}>
        {t.menu.still}
      </button>
      {(snapshot?.taken ?? 0) > 0 && (
        <button type="button" className="menu-item" onClick={then(clip)}>
          {t.menu.clip}
        </button>
      )}
      {hasFile && (
        <button type="button" className="menu-item" onClick={then(report)}>
          {t.menu.report}
        </button>
      )}
    </>
  );
}

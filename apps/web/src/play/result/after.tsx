import { isObject, type Json } from '@holotisch/engine';
import { useEffect, useState } from 'react';
import { matchLink } from '../../match/match-link.ts';
import type { MatchStart, Snapshot } from '../../match/protocol.ts';
import { useMatch } from '../../match/use-match.tsx';
import { useLanguage } from '../../settings/language.tsx';
import { freshSeed } from '../../table-ui/start/fresh-seed.ts';
import { useFace } from '../../table-ui/use-face.ts';
import { resultText } from '../../text/result.ts';
import { fileName, saveFile } from '../../ui/files.ts';

type Kept = Pick<Snapshot, 'game' | 'edition' | 'seats' | 'aids'>;

/** The same match from the start, with dice of its own; nothing where it began as a position that somebody laid. */
export function rematchOf(file: Json, { game, edition, seats, aids }: Kept, swapped: boolean): MatchStart | undefined {
  if (!isObject(file) || file['setup'] === undefined) return undefined;
  const { setup } = file as { setup: Json };
  const table = file['table'];
  const level = isObject(table) ? table['level'] : undefined;
  const plays = typeof level === 'string' ? { level } : {};
  return { game, edition, setup, seed: freshSeed(), seats: swapped ? seats.toReversed() : seats, aids, ...plays };
}

/** Whether it makes a difference who sits where: two people at one screen change chairs by themselves. */
export const canSwap = ({ seats }: Pick<Kept, 'seats'>): boolean => new Set(seats).size > 1;

/** Once more with the same lists, at this machine. */
export function LocalRematch({ onBegun }: { readonly onBegun: () => void }) {
  const t = resultText[useLanguage().lang];
  const { snapshot, file, local } = useMatch();
  const [whole, setWhole] = useState<Json>();
  useEffect(() => {
    if (local) void file().then(setWhole);
  }, [local, file]);
  if (!local || !snapshot || whole === undefined || !rematchOf(whole, snapshot, false)) return null;
  const begin = async (swapped: boolean) => {
    const start = rematchOf(whole, snapshot, swapped);
    if (start && (await local.start(start))) onBegun();
  };
  return (
    <>
      <button type="button" className="tool tool-text" onClick={() => void begin(false)}>
        {t.rematch}
      </button>
      {canSwap(snapshot) && (
        <button type="button" className="tool tool-text" onClick={() => void begin(true)}>
          {t.rematchSwapped}
        </button>
      )}
    </>
  );
}

/** The match for somebody else: as a file, or wholly inside a link if it is short. */
export function Share() {
  const t = resultText[useLanguage().lang];
  const face = useFace();
  const { file } = useMatch();
  const [said, setSaid] = useState<string>();
  const copy = async () => {
    const link = await matchLink(face.id, await file());
    if (link !== undefined) await navigator.clipboard.writeText(link);
    setSaid(link === undefined ? t.tooLong : t.copied);
  };
  return (
    <fieldset className="result-share">
      <legend>{t.share}</legend>
      <button
        type="button"
        className="tool tool-text"
        onClick={() => void file().then((whole) => saveFile(fileName(face.id, 'match'), whole))}
      >
        {t.saveFile}
      </button>
      <button type="button" className="tool tool-text" onClick={() => void copy()}>
        {t.copyLink}
      </button>
      <span role="status">{said}</span>
    </fieldset>
  );
}

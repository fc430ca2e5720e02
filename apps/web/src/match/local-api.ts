import type { FileFault, Refusal } from '@holotisch/engine';
import { type RefObject, useCallback, useEffect } from 'react';
import type { Fights } from './campaign/fights.ts';
import type { Client } from './client.ts';
import { MatchKeeper } from './keeper.ts';
import type { LocalApi } from './match-api.ts';
import type { Opened, Reply } from './protocol.ts';
import { keptElsewhere, keptEntries, keptMatch } from './storage.ts';

export type Begin = (opening: Promise<Reply<Opened>>, keep: (opened: Opened) => MatchKeeper) => Promise<boolean>;

interface Openings {
  readonly table: () => Client;
  readonly begin: Begin;
  readonly keeping: () => Parameters<typeof MatchKeeper.begin>[3];
}

/** How a match is begun or opened at this machine. */
export const localTable = ({ table, begin, keeping }: Openings): Pick<LocalApi, 'start' | 'read' | 'load'> => ({
  start: (start, campaign) =>
    begin(table().start(start), (opened) => MatchKeeper.begin(opened, start.seats, start.aids, keeping(), campaign)),
  read: (text) => table().read(text),
  load: (text, seats, aids) =>
    begin(table().open({ text, log: [], seats, aids }), (opened) => MatchKeeper.begin(opened, seats, aids, keeping())),
});

/** The battles of the campaign on the table, and those that computers fight meanwhile. */
export const battlesOf = (
  table: () => Client,
  fights: Fights,
  onFault: (fault: FileFault | Refusal) => void,
): LocalApi['battles'] => ({
  open: () => table().battle(),
  report: (fought) => table().battleReport(fought),
  fight: async (from, onProgress) => {
    const coming = fights.begin(onProgress);
    const begun = await table().fight(from);
    if (!begun.ok) fights.end();
    if (!begun.ok) onFault(begun.fault);
    return coming;
  },
  stop: () => void table().stopFight(),
});

/** Goes on with a kept match, the one that was left last unless another is named; `reopen` does so with the open one. */
export function useResume(
  { table, begin, keeping }: Openings,
  keeper: RefObject<MatchKeeper | undefined>,
  reopen: RefObject<(() => Promise<boolean>) | undefined>,
): LocalApi['resume'] {
  const resume = useCallback(
    async (match = keptMatch()): Promise<boolean> => {
      const log = match && keptEntries(match.id);
      if (!match || !log) return false;
      const { file, seats, aids } = match;
      const opening = table().open({ text: JSON.stringify(file), log, seats, aids });
      return begin(opening, () => MatchKeeper.goOn(match, keeping()));
    },
    [table, begin, keeping],
  );
  reopen.current = async () => {
    const id = keeper.current?.id;
    const match = keptMatch();
    return match !== undefined && match.id === id && (await resume(match));
  };
  return resume;
}

/** The same match in another tab: both show what was decided last, in whichever of them. */
export function useOtherTab(
  client: RefObject<Client | undefined>,
  keeper: RefObject<MatchKeeper | undefined>,
  reopen: RefObject<(() => Promise<boolean>) | undefined>,
): void {
  useEffect(() => {
    const onStorage = (event: StorageEvent) => {
      const kept = keeper.current;
      const other = kept && keptElsewhere(event, kept.id);
      if (!kept || !other || !client.current) return;
      if (other === 'anew') return void reopen.current?.();
      void client.current.follow(kept.inRoom(other.number), other.entries).then((followed) => {
        if (!followed) void reopen.current?.();
      });
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, [client, keeper, reopen]);
}

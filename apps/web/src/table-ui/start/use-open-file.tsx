import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react';
import type { Fault, FileHead, SeatKind } from '../../match/protocol.ts';
import { useMatch } from '../../match/use-match.tsx';
import { textOf } from '../../ui/files.ts';

const SeatsDialog = lazy(async () => ({ default: (await import('./seats-dialog.tsx')).SeatsDialog }));

export interface FileOpener {
  /** Nothing at a table that is not of this machine. */
  readonly open: ((file: File) => void) | undefined;
  /** Opens what is only to be watched, from its beginning. */
  readonly watch: (text: string) => Promise<void>;
  /** The question who plays, while it is open. */
  readonly dialog: ReactNode;
  /** Why the file cannot be opened. */
  readonly fault: Fault | undefined;
}

/** Opens files: asks who plays, then sits down at the match. */
export function useOpenFile(onOpened?: (game: string, watches: boolean) => void): FileOpener {
  const { local } = useMatch();
  const [opening, setOpening] = useState<{ readonly text: string; readonly head: FileHead }>();
  const [fault, setFault] = useState<Fault>();
  const read = local?.read;
  const open = useMemo(
    () =>
      read &&
      ((file: File) => {
        setFault(undefined);
        void textOf(file).then(async (text) => {
          const head = await read(text);
          if (head.ok) setOpening({ text, head: head.value });
          else setFault(head.fault);
        });
      }),
    [read],
  );
  const begin = async (seats: readonly SeatKind[]) => {
    if (!opening || !local) return;
    const { text, head } = opening;
    setOpening(undefined);
    if (await local.load(text, seats, head.aids)) onOpened?.(head.game, false);
  };
  const watch = async (text: string) => {
    const head = await local?.read(text);
    if (!local || !head) return;
    if (!head.ok) return setFault(head.fault);
    const { seats, aids, game } = head.value;
    // Nobody goes on with it while it is watched, the computer neither.
    const onlookers = seats.map((): SeatKind => 'human');
    if (await local.load(text, onlookers, aids)) onOpened?.(game, true);
  };
  const watchOpening = () => {
    if (opening) void watch(opening.text);
    setOpening(undefined);
  };
  const dialog = opening && (
    <Suspense fallback={null}>
      <SeatsDialog
        head={opening.head}
        onBegin={(seats) => void begin(seats)}
        onWatch={watchOpening}
        onClose={() => setOpening(undefined)}
      />
    </Suspense>
  );
  return { open, watch, dialog, fault };
}

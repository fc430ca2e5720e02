import { type ReactNode, useMemo, useState } from 'react';
import type { Fault, FileHead, SeatKind } from '../../match/protocol.ts';
import { useMatch } from '../../match/use-match.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { textOf } from '../../ui/files.ts';
import { useRoomText } from '../room-text.ts';
import { usePlayText } from '../words.ts';

const KINDS: readonly SeatKind[] = ['human', 'computer'];

interface SeatsDialogProps {
  readonly head: FileHead;
  readonly onBegin: (seats: readonly SeatKind[]) => void;
  readonly onWatch: () => void;
  readonly onClose: () => void;
}

/** Who plays a match that comes out of a file: proposed is who played it when it was saved. */
function SeatsDialog({ head, onBegin, onWatch, onClose }: SeatsDialogProps) {
  const t = usePlayText();
  const own = useRoomText().seats;
  const [seats, setSeats] = useState(head.seats);
  return (
    <Dialog title={own.title} onClose={onClose}>
      <p>{own.note}</p>
      {seats.map((chosen, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place in the list.
        <fieldset key={seat} className="start-seats">
          <legend>{t.player(seat)}</legend>
          {KINDS.map((kind) => (
            <label key={kind} className="start-choice">
              <input
                type="radio"
                name={`seat-${seat}`}
                checked={kind === chosen}
                onChange={() => setSeats(seats.with(seat, kind))}
              />
              <span>
                <strong>{own[kind]}</strong>
              </span>
            </label>
          ))}
        </fieldset>
      ))}
      <div className="dialog-buttons">
        <button type="button" className="tool tool-text" onClick={onClose}>
          {t.cancel}
        </button>
        <button type="button" className="tool tool-text" onClick={onWatch}>
          {own.watch}
        </button>
        <button type="button" className="primary" onClick={() => onBegin(seats)}>
          {own.open}
        </button>
      </div>
    </Dialog>
  );
}

interface FileOpener {
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
    <SeatsDialog
      head={opening.head}
      onBegin={(seats) => void begin(seats)}
      onWatch={watchOpening}
      onClose={() => setOpening(undefined)}
    />
  );
  return { open, watch, dialog, fault };
}

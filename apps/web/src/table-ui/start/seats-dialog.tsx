import { useState } from 'react';
import type { FileHead, SeatKind } from '../../match/protocol.ts';
import { Dialog } from '../../ui/dialog.tsx';
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
export function SeatsDialog({ head, onBegin, onWatch, onClose }: SeatsDialogProps) {
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

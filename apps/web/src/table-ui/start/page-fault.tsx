import { type PageFault as Fault, useMatch } from '../../match/use-match.tsx';
import type { RoomText } from '../../text/room.ts';
import { useRoomText } from '../room-text.ts';
import './page-fault.css';

function wordsFor({ kind, message }: Fault, t: RoomText['fault']): string {
  switch (kind) {
    case 'storage':
      return t.storage;
    case 'worker':
      return t.worker(message);
    case 'ended':
      return t.ended(message);
    case 'silent':
      return t.silent;
  }
}

/** What the player has to know although nobody has asked: the match is not kept any more, or its worker has a fault. */
export function PageFault() {
  const t = useRoomText().fault;
  const { fault, dismissFault } = useMatch();
  if (!fault) return null;
  return (
    <div className="notice notice-alert" role="alert">
      <p>{wordsFor(fault, t)}</p>
      <p className="dialog-buttons">
        {fault.again && (
          <button type="button" className="tool tool-text" onClick={fault.again}>
            {t.again}
          </button>
        )}
        {fault.kind !== 'storage' && (
          <button type="button" className="tool tool-text" onClick={() => location.reload()}>
            {t.reload}
          </button>
        )}
        <button type="button" className="tool tool-text" onClick={dismissFault}>
          {t.dismiss}
        </button>
      </p>
    </div>
  );
}

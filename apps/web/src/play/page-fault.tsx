import { useMatch } from '../match/use-match.tsx';
import { useRoomText } from './room-text.ts';
import '../style/play-faults.css';

/** What the player has to know although nobody has asked: the match is not kept any more, or its worker has a fault. */
export function PageFault() {
  const t = useRoomText().fault;
  const { fault, dismissFault } = useMatch();
  if (!fault) return null;
  return (
    <div className="notice notice-alert" role="alert">
      <p>{fault.kind === 'storage' ? t.storage : t.worker(fault.message)}</p>
      <p className="dialog-buttons">
        {fault.kind === 'worker' && (
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

import type { SeatKind } from '../../match/protocol.ts';
import { useOnlineText } from '../../net/words.ts';
import { usePlayText } from '../words.ts';

/** Who has the other seat: somebody at this screen, the computer, somebody far away. */
export type Opponent = SeatKind | 'online';

interface WhoPlaysProps {
  readonly chosen: Opponent;
  readonly onChoose: (opponent: Opponent) => void;
}

export function WhoPlays({ chosen, onChoose }: WhoPlaysProps) {
  const { start } = usePlayText();
  const far = useOnlineText();
  const ways = {
    human: [start.hotSeat, start.hotSeatNote],
    computer: [start.computer, start.computerNote],
    online: [far.online, far.onlineNote],
  } as const;
  return (
    <fieldset className="start-seats">
      <legend>{start.seats}</legend>
      {(['human', 'computer', 'online'] as const).map((kind) => (
        <label key={kind} className="start-choice">
          <input type="radio" name="seats" checked={chosen === kind} onChange={() => onChoose(kind)} />
          <span>
            <strong>{ways[kind][0]}</strong>
            <small>{ways[kind][1]}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

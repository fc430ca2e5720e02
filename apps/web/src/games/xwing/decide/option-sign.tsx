import type { XWingOption } from '@holotisch/xwing';
import { isQuiet } from '../../../table-ui/decide/ask.ts';
import { ObstacleSign } from '../table/obstacle-sign.tsx';
import { Portrait } from '../table/portrait.tsx';
import type { XWingView } from '../view.ts';
import { ActionSign } from './action-sign.tsx';
import { shipOf } from './ask.ts';

/** A ship by its picture, a token or a card by its sign. */
export function optionSign(view: XWingView, option: XWingOption) {
  const id = shipOf(option);
  const ship = id === undefined ? undefined : view.ships[id];
  if (ship)
    return (
      <span className={`choice-ship side-${ship.seat % 2 === 0 ? 'first' : 'second'}`}>
        <Portrait type={ship.type} seat={ship.seat} />
      </span>
    );
  const { about } = option;
  if (about && 'obstacle' in about) {
    const { obstacle } = about;
    const kind = typeof obstacle === 'string' ? obstacle : view.obstacles[obstacle]?.kind;
    return kind === undefined ? null : <ObstacleSign kind={kind} />;
  }
  if (about && 'card' in about) return <ActionSign of={about.card} />;
  return isQuiet(option) ? <ActionSign of="none" /> : null;
}

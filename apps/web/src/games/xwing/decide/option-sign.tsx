import { isQuiet } from '../../../play/decide/ask.ts';
import type { OptionView } from '../../game-face.ts';
import { ObstacleSign } from '../table/obstacle-sign.tsx';
import { Portrait } from '../table/portrait.tsx';
import type { XWingView } from '../view.ts';
import { ActionSign } from './action-sign.tsx';
import { shipOf } from './ask.ts';

/** A ship by its picture, a token or a card by its sign. */
export function optionSign(view: XWingView, option: OptionView) {
  const id = shipOf(option);
  const ship = id === undefined ? undefined : view.ships[id];
  if (ship)
    return (
      <span className={`choice-ship side-${ship.seat % 2 === 0 ? 'first' : 'second'}`}>
        <Portrait type={ship.type} seat={ship.seat} />
      </span>
    );
  const obstacle = option.about?.['obstacle'];
  if (typeof obstacle === 'string') return <ObstacleSign kind={obstacle} />;
  const card = option.about?.['card'];
  if (typeof card === 'string') return <ActionSign of={card} />;
  return isQuiet(option) ? <ActionSign of="none" /> : null;
}

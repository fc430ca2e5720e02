import { cardAbout } from '../../games/xwing/cards/card-on.ts';
import { useSayings } from '../../games/xwing/cards/use-sayings.ts';
import { ActionSign } from '../../games/xwing/decide/action-sign.tsx';
import { ObstacleSign } from '../../games/xwing/table/obstacle-sign.tsx';
import { Portrait } from '../../games/xwing/table/portrait.tsx';
import type { AskView, OptionView } from '../../games/xwing/view.ts';
import { useMatch } from '../../match/use-match.tsx';
import { useDraft } from '../draft.tsx';
import { useWords, viewOf } from '../words.ts';
import { barredOf, isQuiet, shipOf } from './ask.ts';
import { hover } from './shared.ts';
import { WhyNot } from './why-not.tsx';

/** One of a list: a button each, what cannot be chosen below with its reason. */
export function Choice({ ask }: { readonly ask: AskView }) {
  const { decide, busy, snapshot } = useMatch();
  const says = useSayings();
  const { point, pointed } = useDraft();
  const words = useWords();
  return (
    <>
      <ul className="choices">
        {(ask.options ?? []).map((option) => {
          const ship = shipOf(option);
          const said = snapshot && says(cardAbout(viewOf(snapshot), option.about));
          const pointAt = (on: boolean) => {
            hover(on ? option.id : undefined);
            if (ship !== undefined) point(on ? ship : undefined);
          };
          return (
            <li key={option.id}>
              <button
                type="button"
                className={isQuiet(option) ? 'choice choice-quiet' : 'choice'}
                data-pointed={ship !== undefined && pointed === ship}
                data-step
                disabled={busy}
                onClick={() => void decide(option.id)}
                onPointerEnter={() => pointAt(true)}
                onPointerLeave={() => pointAt(false)}
                onFocus={() => pointAt(true)}
                onBlur={() => pointAt(false)}
              >
                <Sign option={option} />
                <span className="choice-name">
                  {option.label ? words.message(option.label) : option.id}
                  {said && <small className="card-says">{said}</small>}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
      <WhyNot barred={barredOf(ask)} />
    </>
  );
}

/** A ship by its picture, a token or a card by its sign. */
function Sign({ option }: { readonly option: OptionView }) {
  const { snapshot } = useMatch();
  const id = shipOf(option);
  const ship = id === undefined || !snapshot ? undefined : viewOf(snapshot).ships[id];
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

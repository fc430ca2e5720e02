import type { AskView } from '../../games/game-face.ts';
import { useBindings } from '../../settings/keys.ts';
import { TurnLeftIcon, TurnRightIcon } from '../../ui/icons.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { useDraft } from '../draft.tsx';
import type { Spot } from './ask.ts';
import { straightened, TURN, turned } from './move-spot.ts';
import { useDecideText } from './text.ts';

/** Where a piece stands and how it is turned, in numbers. */
export function SpotFields({ spot, ask }: { readonly spot: Spot; readonly ask: AskView }) {
  const { set, confirm } = useDraft();
  const t = useDecideText().place;
  const key = useBindings();
  const { edge } = (ask.region ?? {}) as { readonly edge?: string };
  const number = (name: keyof Spot, label: string) => (
    <NumberField
      className="field"
      label={label}
      value={spot[name]}
      onChange={(value) => set({ ...spot, [name]: value })}
      onKeyDown={(event) => event.key === 'Enter' && confirm()}
    />
  );
  const turn = (by: number) => () => set(turned(spot, spot.degrees + by));
  return (
    <>
      <fieldset className="spot">
        <legend className="only-heard">{t.position}</legend>
        {number('x', t.x)}
        {number('y', t.y)}
        {number('degrees', t.degrees)}
        <span className="spot-turn">
          <button type="button" className="tool" aria-label={t.turnLeft} title={t.turnLeft} onClick={turn(-TURN)}>
            <TurnLeftIcon />
          </button>
          <button type="button" className="tool" aria-label={t.turnRight} title={t.turnRight} onClick={turn(TURN)}>
            <TurnRightIcon />
          </button>
          <button
            type="button"
            className="tool"
            aria-label={t.straighten}
            title={t.straighten}
            onClick={() => set(straightened(spot, edge))}
          >
            <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
              <path d="M12 20V5M7 10l5-5 5 5" />
            </svg>
          </button>
        </span>
      </fieldset>
      <p className="quiet">
        {t.help(key.turnLeft.toUpperCase(), key.turnRight.toUpperCase(), key.straighten.toUpperCase())}
      </p>
    </>
  );
}

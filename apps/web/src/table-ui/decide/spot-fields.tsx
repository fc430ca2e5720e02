import type { AskView } from '../../match/ask-view.ts';
import { useBindings } from '../../settings/keys.ts';
import { TurnLeftIcon, TurnRightIcon } from '../../ui/icons.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { useDraft } from '../draft.tsx';
import type { Spot } from './ask.ts';
import { straightened, TURN, turned } from './move-spot.ts';
import { useDecideText } from './text.ts';

/** Where a piece stands and how it is turned, in numbers. */
export function SpotFields({ spot, ask }: { readonly spot: Spot; readonly ask: AskView }) {
  const { set } = useDraft();
  const t = useDecideText().place;
  const key = useBindings();
  const { edge } = (ask.region ?? {}) as { readonly edge?: string };
  const turn = (by: number) => () => set(turned(spot, spot.degrees + by));
  return (
    <>
      <fieldset className="spot">
        <legend className="only-heard">{t.position}</legend>
        <SpotNumber spot={spot} name="x" label={t.x} />
        <SpotNumber spot={spot} name="y" label={t.y} />
        <SpotNumber spot={spot} name="degrees" label={t.degrees} />
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
      <p className="quiet for-keys">
        {t.help(key.turnLeft.toUpperCase(), key.turnRight.toUpperCase(), key.straighten.toUpperCase())}
      </p>
    </>
  );
}

interface PointFieldsProps {
  readonly spot: Spot;
  readonly names: { readonly x: string; readonly y: string };
}

/** Where something lies that looks nowhere. */
export const PointFields = ({ spot, names }: PointFieldsProps) => (
  <fieldset className="spot">
    <SpotNumber spot={spot} name="x" label={names.x} />
    <SpotNumber spot={spot} name="y" label={names.y} />
  </fieldset>
);

interface SpotNumberProps {
  readonly spot: Spot;
  readonly name: keyof Spot;
  readonly label: string;
}

function SpotNumber({ spot, name, label }: SpotNumberProps) {
  const { set, confirm } = useDraft();
  return (
    <NumberField
      className="field"
      label={label}
      value={spot[name]}
      onChange={(value) => set({ ...spot, [name]: value })}
      onKeyDown={(event) => event.key === 'Enter' && confirm()}
    />
  );
}

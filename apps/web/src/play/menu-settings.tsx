import { useWords } from '../table-ui/words.ts';
import type { Speed } from '../text/play.ts';
import { setCoachOn, setWarningsOn, useCoachAllowed, useCoachOn, useWarningsOn } from './coach/use-coached.ts';
import { setFramesByItself, setTurnsByItself, useFramesByItself, useTurnsByItself } from './table/by-itself.ts';

interface MotionItemsProps {
  readonly speed: Speed;
  readonly onSpeed: (speed: Speed) => void;
}

const SPEEDS: readonly Speed[] = ['off', 'fast', 'normal', 'slow'];

/** How fast what happens is shown, and what the picture does by itself. */
export function MotionItems({ speed, onSpeed }: MotionItemsProps) {
  const { t } = useWords();
  const turns = useTurnsByItself();
  const frames = useFramesByItself();
  return (
    <>
      <fieldset className="menu-speed">
        <legend>{t.menu.speed}</legend>
        <div className="switch">
          {SPEEDS.map((one) => (
            <button key={one} type="button" aria-pressed={one === speed} onClick={() => onSpeed(one)}>
              {t.menu.speeds[one]}
            </button>
          ))}
        </div>
      </fieldset>
      <label className="menu-check">
        <input type="checkbox" checked={turns} onChange={(event) => setTurnsByItself(event.target.checked)} />
        {t.menu.autoTurn}
      </label>
      <label className="menu-check">
        <input type="checkbox" checked={frames} onChange={(event) => setFramesByItself(event.target.checked)} />
        {t.menu.autoFrame}
      </label>
    </>
  );
}

/** Whether somebody helps, where the table allows it. */
export function CoachItems() {
  const { t } = useWords();
  const coach = useCoachOn();
  const warnings = useWarningsOn();
  if (!useCoachAllowed()) return null;
  return (
    <>
      <label className="menu-check">
        <input type="checkbox" checked={coach} onChange={(event) => setCoachOn(event.target.checked)} />
        {t.menu.coach}
      </label>
      <label className="menu-check">
        <input type="checkbox" checked={warnings} onChange={(event) => setWarningsOn(event.target.checked)} />
        {t.menu.warnings}
      </label>
    </>
  );
}

import { useLanguage } from '../../settings/language.tsx';
import { campaignText } from './text.ts';

/** Against the computer, all at this device, or online. */
export type StartMode = 'solo' | 'here' | 'far';
const MODES: readonly StartMode[] = ['solo', 'here', 'far'];

interface ModeFieldsProps {
  readonly mode: StartMode;
  readonly onMode: (mode: StartMode) => void;
}

/** Who plays a campaign that is begun. */
export function ModeFields({ mode, onMode }: ModeFieldsProps) {
  const { lang } = useLanguage();
  const t = campaignText[lang].start;
  const titles = { solo: [t.solo, t.soloNote], here: [t.here, t.hereNote], far: [t.far, t.farNote] } as const;
  return (
    <fieldset className="start-seats">
      <legend>{t.seats}</legend>
      {MODES.map((one) => (
        <label key={one} className="start-choice">
          <input type="radio" name="mode" checked={mode === one} onChange={() => onMode(one)} />
          <span>
            <strong>{titles[one][0]}</strong>
            <small>{titles[one][1]}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

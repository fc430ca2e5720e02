import type { Language } from '@holotisch/engine';
import { useLanguage } from '../../../settings/language.tsx';

/** A battle as a campaign has it: who has declared the assault, and whether the place holds a base of the other side. */
export interface Battle {
  readonly assault: 0 | 1;
  readonly base: boolean;
}

const WORDS = {
  de: {
    battle: 'Kampagnenschlacht',
    none: 'nein',
    assault: ['Spieler 1 greift an', 'Spieler 2 greift an'],
    note: 'Wer angreift, ist erster Spieler. In Runde 4 und 5 kann sich ein Schiff in den Hyperraum zurückziehen.',
    place: 'Ort',
    open: 'ohne Basis',
    base: 'Basis der anderen Seite',
    placeNote: 'Ohne Basis wird um ein Einsatzziel des Verteidigers gekämpft; eine Basis verteidigt er, wie er will.',
  },
  en: {
    battle: 'Campaign battle',
    none: 'no',
    assault: ['Player 1 assaults', 'Player 2 assaults'],
    note: 'Whoever assaults is the first player. In rounds 4 and 5 a ship can retreat into hyperspace.',
    place: 'Place',
    open: 'without a base',
    base: 'base of the other side',
    placeNote: 'Without a base one of the defender’s objectives is played; a base they defend as they like.',
  },
} as const satisfies Readonly<Record<Language, unknown>>;

interface CampaignFieldsProps {
  readonly battle: Battle | null;
  readonly onChange: (battle: Battle | null) => void;
  /** The objective is named already. */
  readonly named: boolean;
}

/** Whether the match is a battle of a campaign; it comes when somebody looks at what can be agreed on. */
export default function CampaignFields({ battle, onChange, named }: CampaignFieldsProps) {
  const { lang } = useLanguage();
  const t = WORDS[lang];
  const assault = (value: string): void =>
    onChange(value === '' ? null : { assault: value === '0' ? 0 : 1, base: battle?.base ?? false });
  return (
    <>
      <label className="start-seed">
        <strong>{t.battle}</strong>
        <select value={battle === null ? '' : String(battle.assault)} onChange={(event) => assault(event.target.value)}>
          <option value="">{t.none}</option>
          {t.assault.map((words, side) => (
            <option key={words} value={side}>
              {words}
            </option>
          ))}
        </select>
        <small>{t.note}</small>
      </label>
      {battle !== null && !named && (
        <label className="start-seed">
          <strong>{t.place}</strong>
          <select
            value={battle.base ? 'base' : 'open'}
            onChange={(event) => onChange({ ...battle, base: event.target.value === 'base' })}
          >
            <option value="open">{t.open}</option>
            <option value="base">{t.base}</option>
          </select>
          <small>{t.placeNote}</small>
        </label>
      )}
    </>
  );
}

import { say } from '@holotisch/engine';
import type { data } from '@holotisch/xwing';
import { LimitField } from '../../../table-ui/start/limit-field.tsx';
import { useWords } from '../words.ts';
import { useStartText } from './use-start-text.ts';

/** What two players agree on before a match, beyond their squads. */
interface AgreedRules {
  readonly points: number;
  readonly damageDeck: data.DamageDeckId;
  readonly ownDecks: boolean;
  readonly mission: 'leaders' | null;
  /** XW-RUNDEN-UND-ZEITLIMIT-01: none unless the players want one. */
  readonly roundLimit: number | null;
  readonly timeLimit: number | null;
  readonly unenforced: boolean;
}

export const USUAL_RULES: AgreedRules = {
  points: 100,
  damageDeck: 'core2',
  ownDecks: false,
  mission: null,
  roundLimit: null,
  timeLimit: null,
  unenforced: false,
};

interface StartRulesProps {
  readonly rules: AgreedRules;
  readonly onRules: (rules: AgreedRules) => void;
}

/** The fields for them. */
export function StartRules({ rules, onRules }: StartRulesProps) {
  const t = useStartText();
  const { message } = useWords();
  const set = (change: Partial<AgreedRules>) => onRules({ ...rules, ...change });
  const limit = (name: 'roundLimit' | 'timeLimit', label: string, note: string) => (
    <LimitField
      label={label}
      note={note}
      none={t.noLimit}
      most={1000}
      value={rules[name]}
      onChange={(value) => set({ [name]: value })}
    />
  );
  const box = (name: 'ownDecks' | 'unenforced', label: string, note: string) => (
    <label className="start-choice">
      <input type="checkbox" checked={rules[name]} onChange={(event) => set({ [name]: event.target.checked })} />
      <span>
        <strong>{label}</strong>
        <small>{note}</small>
      </span>
    </label>
  );
  return (
    <>
      <label className="start-seed">
        <strong>{t.limit}</strong>
        <input
          type="number"
          min={1}
          max={1000}
          value={rules.points}
          onChange={(event) => set({ points: Math.max(1, event.target.valueAsNumber || 100) })}
        />
        <small>{t.limitNote}</small>
      </label>
      <label className="start-seed">
        <strong>{t.mission}</strong>
        <select
          value={rules.mission ?? ''}
          onChange={(event) => set({ mission: event.target.value === '' ? null : 'leaders' })}
        >
          <option value="">{t.noMission}</option>
          <option value="leaders">{t.leaders}</option>
        </select>
        <small>{rules.mission ? message(say(`xw.mission.${rules.mission}`)) : t.noMissionNote}</small>
      </label>
      <label className="start-seed">
        <strong>{t.deck}</strong>
        <select
          value={rules.damageDeck}
          onChange={(event) => set({ damageDeck: event.target.value as data.DamageDeckId })}
        >
          <option value="core2">{t.decks.core2}</option>
          <option value="core">{t.decks.core}</option>
        </select>
        <small>{t.deckNote}</small>
      </label>
      {limit('roundLimit', t.roundLimit, t.roundLimitNote)}
      {limit('timeLimit', t.timeLimit, t.timeLimitNote)}
      {box('ownDecks', t.ownDecks, t.ownDecksNote)}
      {box('unenforced', t.unenforced, t.unenforcedNote)}
    </>
  );
}

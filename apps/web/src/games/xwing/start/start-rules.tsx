import { say } from '@holotisch/engine';
import type { data } from '@holotisch/xwing';
import { useWords } from '../words.ts';

/** What two players agree on before a match, beyond their squads. */
export interface AgreedRules {
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
  readonly seed: string;
  readonly onSeed: (seed: string) => void;
}

export function StartRules({ rules, onRules, seed, onSeed }: StartRulesProps) {
  const { t, own, message } = useWords();
  const set = (change: Partial<AgreedRules>) => onRules({ ...rules, ...change });
  const limit = (name: 'roundLimit' | 'timeLimit', label: string, note: string) => (
    <label className="start-seed">
      <strong>{label}</strong>
      <input
        type="number"
        min={1}
        max={1000}
        placeholder={own.start.noLimit}
        value={rules[name] ?? ''}
        onChange={(event) => set({ [name]: Math.round(event.target.valueAsNumber) || null })}
      />
      <small>{note}</small>
    </label>
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
    <details className="start-more">
      <summary>{own.start.rules}</summary>
      <div className="start-aids">
        <label className="start-seed">
          <strong>{own.start.limit}</strong>
          <input
            type="number"
            min={1}
            max={1000}
            value={rules.points}
            onChange={(event) => set({ points: Math.max(1, event.target.valueAsNumber || 100) })}
          />
          <small>{own.start.limitNote}</small>
        </label>
        <label className="start-seed">
          <strong>{own.start.mission}</strong>
          <select
            value={rules.mission ?? ''}
            onChange={(event) => set({ mission: event.target.value === '' ? null : 'leaders' })}
          >
            <option value="">{own.start.noMission}</option>
            <option value="leaders">{own.start.leaders}</option>
          </select>
          <small>{rules.mission ? message(say(`xw.mission.${rules.mission}`)) : own.start.noMissionNote}</small>
        </label>
        <label className="start-seed">
          <strong>{own.start.deck}</strong>
          <select
            value={rules.damageDeck}
            onChange={(event) => set({ damageDeck: event.target.value as data.DamageDeckId })}
          >
            <option value="core2">{own.start.decks.core2}</option>
            <option value="core">{own.start.decks.core}</option>
          </select>
          <small>{own.start.deckNote}</small>
        </label>
        {limit('roundLimit', own.start.roundLimit, own.start.roundLimitNote)}
        {limit('timeLimit', own.start.timeLimit, own.start.timeLimitNote)}
        <label className="start-seed">
          <strong>{t.start.seed}</strong>
          <input
            type="text"
            value={seed}
            maxLength={60}
            spellCheck={false}
            autoComplete="off"
            onChange={(event) => onSeed(event.target.value)}
          />
          <small>{t.start.seedNote}</small>
        </label>
        {box('ownDecks', own.start.ownDecks, own.start.ownDecksNote)}
        {box('unenforced', own.start.unenforced, own.start.unenforcedNote)}
      </div>
    </details>
  );
}

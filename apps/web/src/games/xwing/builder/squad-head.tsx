import type { SquadDraft } from '@holotisch/games/xwing/draft';
import { xwingLists } from '@holotisch/games/xwing/lists';
import { type Agreement, type data, FORMATS, type Format } from '@holotisch/xwing';
import { useBuilderText } from '../../../table-ui/builder/words.ts';
import { useSquadWords } from './use-squad-words.ts';

export const FACTIONS: readonly data.Faction[] = ['rebel', 'imperial', 'scum'];

interface SquadHeadProps {
  readonly draft: SquadDraft;
  readonly onChange: (draft: SquadDraft) => void;
  readonly onAmend: (draft: SquadDraft) => void;
}

/** The name of a squad, its faction, and what the players have agreed on. */
export function SquadHead({ draft, onChange, onAmend }: SquadHeadProps) {
  const { shelf } = useBuilderText();
  const { t, faction: factionName } = useSquadWords();
  const { squad, agreed } = draft;
  const agree = (change: Partial<Agreement>) => onChange({ squad, agreed: { ...agreed, ...change } });
  return (
    <div className="squad-head">
      <label className="squad-name">
        <span>{t.list.name}</span>
        <input
          type="text"
          value={squad.name ?? ''}
          maxLength={200}
          placeholder={shelf.untitled}
          autoComplete="off"
          onChange={(event) => onAmend(xwingLists.renamed(draft, event.target.value))}
        />
      </label>
      <label>
        <span>{t.list.faction}</span>
        <select
          value={squad.faction}
          onChange={(event) => onChange({ squad: { ...squad, faction: event.target.value as data.Faction }, agreed })}
        >
          {FACTIONS.map((faction) => (
            <option key={faction} value={faction}>
              {factionName(faction)}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>{t.list.format}</span>
        <select
          value={agreed.format}
          onChange={(event) => {
            const format = event.target.value as Format;
            agree({ format, points: FORMATS[format].points });
          }}
        >
          {(Object.keys(FORMATS) as Format[]).map((format) => (
            <option key={format} value={format}>
              {t.list.formats[format]}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>{t.list.limit}</span>
        <input
          type="number"
          min={1}
          max={9999}
          value={agreed.points ?? ''}
          placeholder={t.list.noLimit}
          onChange={(event) => {
            const points = event.target.valueAsNumber;
            const most = points >= 1 ? Math.min(9999, Math.round(points)) : null;
            onAmend({ squad, agreed: { ...agreed, points: most } });
          }}
        />
      </label>
    </div>
  );
}

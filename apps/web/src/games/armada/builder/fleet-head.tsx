import { data, FORMATS, type Format } from '@holotisch/armada';
import { agreedOn, type FleetDraft, isFormat } from '@holotisch/games/armada/draft';
import { armadaLists } from '@holotisch/games/armada/lists';
import { useBuilderText } from '../../../builder/words.ts';
import { useFleetWords } from './use-fleet-words.ts';

interface FleetHeadProps {
  readonly draft: FleetDraft;
  readonly onChange: (draft: FleetDraft) => void;
  readonly onAmend: (draft: FleetDraft) => void;
}

const ALL_FORMATS = Object.keys(FORMATS).filter((format): format is Format => isFormat(format));

/** The name of a fleet, its faction, and what the players have agreed on. */
export function FleetHead({ draft, onChange, onAmend }: FleetHeadProps) {
  const { shelf } = useBuilderText();
  const { t, faction: factionName } = useFleetWords();
  const { fleet, agreed } = draft;
  return (
    <div className="squad-head">
      <label className="squad-name">
        <span>{t.list.name}</span>
        <input
          type="text"
          value={fleet.name ?? ''}
          maxLength={200}
          placeholder={shelf.untitled}
          autoComplete="off"
          onChange={(event) => onAmend(armadaLists.renamed(draft, event.target.value))}
        />
      </label>
      <label>
        <span>{t.list.faction}</span>
        <select
          value={fleet.faction}
          onChange={(event) => {
            const faction = data.FACTIONS.find((one) => one === event.target.value);
            if (faction) onChange({ fleet: { ...fleet, faction }, agreed });
          }}
        >
          {data.FACTIONS.map((faction) => (
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
          onChange={(event) =>
            isFormat(event.target.value) && onChange({ fleet, agreed: agreedOn(event.target.value) })
          }
        >
          {ALL_FORMATS.map((format) => (
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
          max={5000}
          value={agreed.points ?? ''}
          placeholder={t.list.noLimit}
          onChange={(event) => {
            const points = event.target.valueAsNumber;
            onAmend({
              fleet,
              agreed: { ...agreed, points: points >= 1 ? Math.min(5000, Math.round(points)) : null },
            });
          }}
        />
      </label>
    </div>
  );
}

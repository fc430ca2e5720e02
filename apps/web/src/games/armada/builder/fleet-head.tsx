import { data, FORMATS, type Format } from '@holotisch/armada';
import { agreedOn, type FleetDraft, isFormat } from '@holotisch/games/armada/draft';
import { armadaLists } from '@holotisch/games/armada/lists';
import { ListHead } from '../../../table-ui/builder/list-head.tsx';
import { useFleetWords } from './use-fleet-words.ts';

interface FleetHeadProps {
  readonly draft: FleetDraft;
  readonly onChange: (draft: FleetDraft) => void;
  readonly onAmend: (draft: FleetDraft) => void;
}

const ALL_FORMATS = Object.keys(FORMATS).filter((format): format is Format => isFormat(format));

/** The name of a fleet, its faction, and what the players have agreed on. */
export function FleetHead({ draft, onChange, onAmend }: FleetHeadProps) {
  const { t, faction: factionName } = useFleetWords();
  const { fleet, agreed } = draft;
  return (
    <ListHead
      words={t.list}
      name={fleet.name ?? ''}
      onName={(name) => onAmend(armadaLists.renamed(draft, name))}
      faction={fleet.faction}
      factions={data.FACTIONS.map((id) => ({ id, name: factionName(id) }))}
      onFaction={(faction) => onChange({ fleet: { ...fleet, faction }, agreed })}
      format={agreed.format}
      formats={ALL_FORMATS.map((id) => ({ id, name: t.list.formats[id] }))}
      onFormat={(format) => isFormat(format) && onChange({ fleet, agreed: agreedOn(format) })}
      points={agreed.points}
      onPoints={(points) => onAmend({ fleet, agreed: { ...agreed, points } })}
    />
  );
}

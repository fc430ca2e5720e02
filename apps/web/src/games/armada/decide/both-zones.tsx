import { storedSwitch } from '../../../settings/stored-switch.ts';
import { useWords } from '../words.ts';

/** Whether a ship that is drawn onto a target fires from a second hull zone as well, at whatever promises most. */
const [useBothZones, setBothZones] = storedSwitch('both-zones', false);

export { useBothZones };

export function BothZones() {
  const { own } = useWords();
  const both = useBothZones();
  return (
    <label className="several-one">
      <input type="checkbox" checked={both} onChange={() => setBothZones(!both)} />
      <span className="choice-name">
        {own.go.bothZones}
        <span className="card-says">{own.go.bothZonesSays}</span>
      </span>
    </label>
  );
}

import type { data } from '@holotisch/legion';
import { SlotSign } from '../../../table-ui/builder/slot-sign.tsx';

/** Own signs for the upgrade icons. They never stand alone: a name is beside them or in the label. */
const SIGNS: Readonly<Record<data.Slot, string>> = {
  force: 'M12 3a9 9 0 1 0 .1 0ZM12 7a5 5 0 0 1 0 10',
  command: 'M12 3.5 14.3 9.4 20.5 9.8 15.7 13.8 17.3 20 12 16.5 6.7 20 8.3 13.8 3.5 9.8 9.7 9.4Z',
  doctrine: 'M5 4h14v16H5ZM8 8h8M8 12h8M8 16h5',
  clan: 'M12 3 20 8v8l-8 5-8-5V8Z',
  'squad-leader': 'M12 4a3.6 3.6 0 1 1-.1 0ZM5 20c.4-4.6 3-7 7-7s6.6 2.4 7 7M12 13v4',
  'heavy-weapon': 'M3 10h13v4H3ZM16 11.2h5M16 12.8h5M7 14l-1.5 5',
  personnel: 'M12 4a3.6 3.6 0 1 1-.1 0ZM5 20c.4-4.6 3-7 7-7s6.6 2.4 7 7Z',
  hardpoint: 'M12 4v16M4 12h16M8 8h8v8H8Z',
  pilot: 'M4 13a8 8 0 0 1 16 0v3H4ZM8 16v3h8v-3',
  crew: 'M8 6a2.6 2.6 0 1 1-.1 0ZM16 6a2.6 2.6 0 1 1-.1 0ZM3 19c.3-4 2-6 5-6s4.7 2 5 6M13 19c.3-4 1-6 3-6s4.7 2 5 6',
  ordnance: 'M12 3c2 1.8 3 4 3 6.5V17H9V9.5C9 7 10 4.8 12 3ZM9 14l-3 4h12l-3-4M12 17v4',
  generator: 'M13 3 6 13h5l-1 8 8-11h-5Z',
  programming: 'M6 6h12v12H6ZM9 9h6v6H9ZM9 3v3M15 3v3M9 18v3M15 18v3',
  training: 'M4 18 12 5l8 13M8 18l4-6 4 6',
  comms: 'M12 21V10M8 14a5 5 0 1 1 8 0M5 17a9 9 0 1 1 14 0',
  armament: 'M4 10h9v5H4ZM13 11.5h7M6 15l-1.5 4M11 15l1.5 4',
  gear: 'M9 5h6v3h4v11H5V8h4ZM5 12h14',
  grenades: 'M12 9a6 6 0 1 1-.1 0ZM10 9V5h4v4M14 6h4',
};

export const SlotIcon = ({ slot }: { readonly slot: data.Slot }) => <SlotSign d={SIGNS[slot]} />;

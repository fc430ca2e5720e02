import type { data } from '@holotisch/armada';
import { SlotSign } from '../../../table-ui/builder/slot-sign.tsx';

/** Own signs for the upgrade icons. They never stand alone: a name is beside them or in the label. */
const SIGNS: Readonly<Record<data.Slot, string>> = {
  commander: 'M12 3.5 14.3 9.4 20.5 9.8 15.7 13.8 17.3 20 12 16.5 6.7 20 8.3 13.8 3.5 9.8 9.7 9.4Z',
  officer: 'M12 4a3.6 3.6 0 1 1-.1 0ZM5 20c.4-4.6 3-7 7-7s6.6 2.4 7 7Z',
  'weapons-team': 'M12 4v5M12 15v5M4 12h5M15 12h5M12 9a3 3 0 1 1-.1 0Z',
  'support-team': 'M14.5 9.5A4.5 4.5 0 0 0 20 4.8l-3 1-1-1 1-3A4.5 4.5 0 0 0 11.5 7.3L4 15v5h5Z',
  'fleet-command': 'M6 21V4h12l-3 4.5 3 4.5H6',
  'fleet-support': 'M4 8 12 4l8 4v8l-8 4-8-4ZM4 8l8 4 8-4M12 12v8',
  'offensive-retrofit': 'M4 12h12M12 6l6 6-6 6M20 5v14',
  'defensive-retrofit': 'M12 3 20 6v6c0 5-3.5 8-8 9-4.5-1-8-4-8-9V6Z',
  'experimental-retrofit': 'M9 3h6M10 3v6l-5 10h14L14 9V3M8 15h8',
  turbolasers: 'M4 10h9v5H4ZM13 11.5h7M13 13.5h7M6 15l-1.5 4M11 15l1.5 4',
  'ion-cannons': 'M13 3 6 13h5l-1 8 8-11h-5Z',
  ordnance: 'M12 3c2 1.8 3 4 3 6.5V17H9V9.5C9 7 10 4.8 12 3ZM9 14l-3 4h12l-3-4M12 17v4',
  superweapon: 'M12 3v18M3 12h18M5.6 5.6l12.8 12.8M18.4 5.6 5.6 18.4M12 8a4 4 0 1 1-.1 0Z',
  title: 'M4 7h16v10H4ZM7 10.5h10M7 13.5h6',
};

export const SlotIcon = ({ slot }: { readonly slot: data.Slot }) => <SlotSign d={SIGNS[slot]} />;

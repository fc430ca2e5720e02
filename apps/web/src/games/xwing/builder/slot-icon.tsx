import type { data } from '@holotisch/xwing';
import { SlotSign } from '../../../table-ui/builder/slot-sign.tsx';

/** Own signs for the upgrade icons. They never stand alone: a name is beside them or in the label. */
const SIGNS: Readonly<Record<data.Slot, string>> = {
  ept: 'M12 3.5 14.3 9.4 20.5 9.8 15.7 13.8 17.3 20 12 16.5 6.7 20 8.3 13.8 3.5 9.8 9.7 9.4Z',
  amd: 'M6 12a6 6 0 0 1 12 0v7H6ZM6 12h12M12 8.5v.1M9 15.5h6',
  samd: 'M6 12a6 6 0 0 1 12 0v7H6ZM6 12h4l1.5-2 1.5 4 1.5-2H18M9 16.5h6',
  torpedo: 'M12 3c2 1.8 3 4 3 6.5V17H9V9.5C9 7 10 4.8 12 3ZM9 14l-3 4h12l-3-4M12 17v4',
  missile: 'M5 19 8 16M8 16 9 9c1.5-3.5 5-5.5 10-5-.2 5-1.8 8.5-5 10.3L8 16ZM9 10l-4 1.5M13.5 14.8 12 19M15 8.5v.1',
  cannon: 'M4 10h9v5H4ZM13 11.5h7M13 13.5h7M6 15l-1.5 4M11 15l1.5 4',
  turret: 'M5 18a7 7 0 0 1 14 0ZM10 11.5V4M14 11.5V4M3.5 21h17',
  bomb: 'M12 8.5a6 6 0 1 1-.1 0ZM12 8.5V5.5M9.5 5.5h5M10 3.5h4M9.5 14.5h5',
  crew: 'M12 4a3.6 3.6 0 1 1-.1 0ZM5 20c.4-4.6 3-7 7-7s6.6 2.4 7 7Z',
  system: 'M7.5 7.5h9v9h-9ZM10 4v3.5M14 4v3.5M10 16.5V20M14 16.5V20M4 10h3.5M4 14h3.5M16.5 10H20M16.5 14H20',
  title: 'M6 21V4h12l-3 4.5 3 4.5H6',
  mod: 'M14.5 9.5A4.5 4.5 0 0 0 20 4.8l-3 1-1-1 1-3A4.5 4.5 0 0 0 11.5 7.3L4 15v5h5Z',
  illicit: 'M12 3 21 12 12 21 3 12ZM12 8v5M12 16v.1',
  cargo: 'M4 8 12 4l8 4v8l-8 4-8-4ZM4 8l8 4 8-4M12 12v8',
  hardpoint: 'M12 4v5M12 15v5M4 12h5M15 12h5M12 9a3 3 0 1 1-.1 0Z',
  team: 'M8.5 6a2.8 2.8 0 1 1-.1 0ZM15.5 6a2.8 2.8 0 1 1-.1 0ZM3 19c.3-3.8 2.3-5.8 5.5-5.8 1.5 0 2.7.4 3.5 1.3.8-.9 2-1.3 3.5-1.3 3.2 0 5.2 2 5.5 5.8Z',
  tech: 'M12 12V4M12 12l7 4M12 12l-7 4M12 2.5v.1M20.3 16.8v.1M3.7 16.8v.1M12 8.5a3.5 3.5 0 1 1-.1 0Z',
};

export const SlotIcon = ({ slot }: { readonly slot: data.Slot }) => <SlotSign d={SIGNS[slot] ?? SIGNS.illicit} />;

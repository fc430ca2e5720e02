import { NOTICE, READ } from '../../../table-ui/common-told.ts';
import { atUnit, effectAt, type Part } from './part.ts';
import { gone, withShip } from './shows.ts';

/** What happens in battles of a campaign only. */
export const campaign = {
  retreats: {
    lasts: READ,
    begins: ({ unit }, view) => withShip(view, unit, () => ({ retreats: true })),
    label: atUnit('told.retreats', undefined, 'warning'),
    banner: 'note',
    log: 'line',
  },
  retreated: {
    lasts: READ,
    ends: ({ unit }, view) => gone(view, unit, 'retreated'),
    marks: effectAt('flash'),
    label: atUnit('told.retreated', undefined, 'warning'),
    banner: 'note',
    log: 'line',
  },
  scarred: { lasts: NOTICE, label: atUnit('told.scarred', undefined, 'warning'), log: 'line' },
  veteranSpent: { lasts: NOTICE, label: atUnit('told.veteran', undefined, 'legal'), log: 'line' },
  joined: { lasts: READ, banner: 'note', log: 'line' },
} satisfies Part;

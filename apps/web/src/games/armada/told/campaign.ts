import { NOTICE, READ } from '../../../table-ui/common-told.ts';
import { atUnit, effectAt, type Part } from './part.ts';

/** What happens in battles of a campaign only. */
export const campaign = {
  retreats: {
    lasts: READ,
    label: atUnit('told.retreats', undefined, 'warning'),
    banner: 'note',
    log: 'line',
  },
  retreated: {
    lasts: READ,
    changesLast: true,
    marks: effectAt('flash'),
    label: atUnit('told.retreated', undefined, 'warning'),
    banner: 'note',
    log: 'line',
  },
  scarred: { lasts: NOTICE, label: atUnit('told.scarred', undefined, 'warning'), log: 'line' },
  veteranSpent: { lasts: NOTICE, label: atUnit('told.veteran', undefined, 'legal'), log: 'line' },
  joined: { lasts: READ, banner: 'note', log: 'line' },
} satisfies Part;

import { effectOn, NOTICE, READ, ROLL } from '../../../table-ui/common-told.ts';
import type { Part } from './part.ts';
import { atShip } from './say.ts';

/** Before the first round. */
export const setup = {
  tieRoll: { lasts: ROLL, seenLast: true, banner: 'note', log: 'line' },
  initiative: { lasts: READ, banner: 'note', log: 'line' },
  obstacle: {
    lasts: NOTICE,
    marks: effectOn('flash', (event) => event),
    log: 'line',
  },
  crowded: { lasts: READ, banner: 'note', log: 'line' },
  noPlace: { lasts: READ, banner: 'note', log: 'line' },
  noRoom: { lasts: READ, banner: 'note', log: 'line' },
  edges: { lasts: READ, banner: 'note', log: 'line' },
  deployed: {
    lasts: NOTICE,
    marks: effectOn('flash', (event) => event),
    label: atShip('told.deployed'),
    log: 'line',
  },
  side: { lasts: READ, label: atShip('told.side', ({ card, name }) => ({ card, name: { ...name } })), log: 'line' },
} satisfies Part;

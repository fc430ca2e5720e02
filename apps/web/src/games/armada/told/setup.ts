import { pose } from '@holotisch/table';
import { effectOn, NOTICE, READ } from '../../../table-ui/common-told.ts';
import { push } from './motion.ts';
import { atUnit, type Part } from './part.ts';

/** Before the first round, and tokens on the table. */
export const setup = {
  coin: { lasts: READ, banner: 'note', log: 'line' },
  first: { lasts: READ, banner: 'note', log: 'line' },
  objectiveChosen: {
    lasts: READ,
    banner: 'note',
    log: 'heading',
  },
  edges: {
    lasts: READ,
    banner: 'note',
    log: 'line',
  },
  obstacle: {
    lasts: NOTICE,
    marks: effectOn('flash', (event) => event.pose),
    log: 'line',
  },
  deployed: {
    lasts: NOTICE,
    marks: effectOn('flash', (event) => event.pose),
    label: (event, view, language) =>
      event.speed === undefined
        ? atUnit('told.deployed')(event, view, language)
        : atUnit('told.deployed.ship', () => ({ speed: event.speed! }))(event, view, language),
    log: 'line',
  },
  setAside: { lasts: READ, label: atUnit('told.aside'), banner: 'note', log: 'line' },
  passTokens: {
    lasts: NOTICE,
    banner: 'note',
    log: 'line',
  },
  marker: {
    lasts: NOTICE,
    marks: effectOn('flash', ({ at }) => at),
    log: 'line',
  },
  markerMoved: {
    lasts: 700,
    motion: push,
    marks: ({ from, to }, _view, milliseconds) => [
      { kind: 'outline', key: 'marker-way', d: `M${from.x} ${from.y}L${to.x} ${to.y}`, tone: 'accent', line: 'dashed' },
      { kind: 'effect', key: 'flash', effect: 'flash', at: to, milliseconds },
    ],
    log: 'line',
  },
  markerGone: {
    lasts: NOTICE,
    changesLast: true,
    marks: effectOn('flash', ({ at }) => pose(at.x, at.y)),
    log: 'line',
  },
  objectiveTokens: {
    lasts: READ,
    label: atUnit('told.objectives', ({ count }) => ({ count }), 'accent'),
    log: 'line',
  },
} satisfies Part;

import { data } from '@holotisch/armada';
import { pose } from '@holotisch/table';
import { effectOn, NOTICE, READ } from '../../../table-ui/common-told.ts';
import { push } from './motion.ts';
import { atUnit, type Part } from './part.ts';
import { standsAt, withShip, withUnitObjectives } from './shows.ts';

/** Before the first round, and tokens on the table. */
export const setup = {
  coin: { lasts: READ, banner: 'note', log: 'line' },
  first: { lasts: READ, begins: ({ side }, view) => ({ ...view, first: side }), banner: 'note', log: 'line' },
  objectiveChosen: {
    lasts: READ,
    begins: ({ objective }, view) => ({ ...view, objective }),
    banner: 'note',
    log: 'heading',
  },
  edges: {
    lasts: READ,
    begins: ({ edges: [a, b] }, view) => ({ ...view, edges: [a, b] }),
    banner: 'note',
    log: 'line',
  },
  obstacle: {
    lasts: NOTICE,
    begins: ({ token, pose: at }, view) => ({
      ...view,
      obstacles: [...view.obstacles, { token, kind: data.obstacleToken(token).kind, pose: at, marked: false }],
    }),
    marks: effectOn('flash', (event) => event.pose),
    log: 'line',
  },
  deployed: {
    lasts: NOTICE,
    begins: ({ unit, pose: at, speed }, view) => {
      const placed = standsAt(view, unit, at);
      return speed === undefined ? placed : withShip(placed, unit, () => ({ speed }));
    },
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
    begins: ({ side, count }, view) => ({
      ...view,
      passes: side === 0 ? [count, view.passes[1]] : [view.passes[0], count],
    }),
    banner: 'note',
    log: 'line',
  },
  marker: {
    lasts: NOTICE,
    begins: ({ marker, kind, at }, view) => ({
      ...view,
      markers: [...view.markers.filter(({ id }) => id !== marker), { id: marker, kind, seat: null, x: at.x, y: at.y }],
    }),
    marks: effectOn('flash', ({ at }) => at),
    log: 'line',
  },
  markerMoved: {
    lasts: 700,
    motion: push,
    ends: ({ marker, to }, view) => ({
      ...view,
      markers: view.markers.map((m) => (m.id === marker ? { ...m, x: to.x, y: to.y } : m)),
    }),
    marks: ({ from, to }, _view, milliseconds) => [
      { kind: 'outline', key: 'marker-way', d: `M${from.x} ${from.y}L${to.x} ${to.y}`, tone: 'accent', line: 'dashed' },
      { kind: 'effect', key: 'flash', effect: 'flash', at: to, milliseconds },
    ],
    log: 'line',
  },
  markerGone: {
    lasts: NOTICE,
    ends: ({ marker }, view) => ({ ...view, markers: view.markers.filter(({ id }) => id !== marker) }),
    marks: effectOn('flash', ({ at }) => pose(at.x, at.y)),
    log: 'line',
  },
  objectiveTokens: {
    lasts: READ,
    begins: withUnitObjectives,
    label: atUnit('told.objectives', ({ count }) => ({ count }), 'accent'),
    log: 'line',
  },
} satisfies Part;

import { NOTICE, READ } from '../../../table-ui/common-told.ts';
import { alongTool, drift, slide } from './motion.ts';
import { atUnit, effectAt, type Part } from './part.ts';
import {
  begins,
  commandGained,
  commandLost,
  flies,
  gone,
  landed,
  repaired,
  shieldMoved,
  shieldsAt,
  shipDone,
  standsAt,
  withShip,
  withSquadron,
} from './shows.ts';

const token = ({ token: one }: { readonly unit: number; readonly token: string }) => ({ token: one });

/** Ships and squadrons are activated: dials, commands, manoeuvres, moves. */
export const flight = {
  activates: { lasts: NOTICE, begins, label: atUnit('told.activates'), log: 'group' },
  revealed: { lasts: READ, label: atUnit('told.reveals', ({ dial }) => ({ dial }), 'accent'), log: 'line' },
  dialKept: { log: 'line' },
  dialSpent: { log: 'line' },
  dialUnspent: { lasts: READ, banner: 'note', log: 'line' },
  dialGained: { lasts: READ, banner: 'note', log: 'line' },
  dialsSeen: { lasts: READ, banner: 'note', log: 'line' },
  tokenGained: { lasts: NOTICE, begins: commandGained, label: atUnit('told.gains', token, 'accent'), log: 'line' },
  tokenLost: { lasts: NOTICE, begins: commandLost, label: atUnit('told.loses', token), log: 'line' },
  raided: {
    lasts: READ,
    begins: ({ unit, token: raid }, view) => withShip(view, unit, ({ raids }) => ({ raids: [...raids, raid] })),
    label: atUnit('told.raided', token, 'warning'),
    log: 'line',
  },
  raidGone: {
    lasts: NOTICE,
    begins: ({ unit, tokens }, view) =>
      withShip(view, unit, ({ raids }) => ({ raids: raids.filter((raid) => !tokens.includes(raid)) })),
    label: atUnit('told.raidGone', ({ tokens }) => ({ tokens: [...tokens] })),
    log: 'line',
  },
  speed: {
    lasts: NOTICE,
    begins: ({ unit, to }, view) => withShip(view, unit, () => ({ speed: to })),
    label: atUnit('told.speed', ({ to }) => ({ to })),
    log: 'line',
  },
  moved: {
    lasts: ({ speed }) => (speed === 0 ? NOTICE : 500 + 350 * speed),
    motion: alongTool,
    ends: ({ unit, to }, view) => standsAt(view, unit, to),
    log: 'line',
  },
  slowed: {
    lasts: READ,
    label: atUnit('told.slowed', ({ other, speed }) => ({ other, speed }), 'warning'),
    log: 'line',
  },
  collided: {
    lasts: READ,
    marks: effectAt('hit'),
    label: atUnit('told.collided', ({ other }) => ({ other }), 'warning'),
    log: 'line',
  },
  overlapsObstacle: {
    lasts: READ,
    marks: effectAt('flash'),
    label: atUnit('told.obstacle', ({ obstacle }) => ({ obstacle }), 'warning'),
    log: 'line',
  },
  displaced: { lasts: 400, motion: slide, ends: ({ unit, to }, view) => standsAt(view, unit, to), log: 'line' },
  fled: {
    lasts: READ,
    marks: effectAt('flash'),
    ends: ({ unit }, view) => gone(view, unit),
    label: atUnit('told.fled', undefined, 'warning'),
    banner: 'note',
    log: 'line',
  },
  aimed: {
    lasts: READ,
    begins: ({ unit, at }, view) => withShip(view, unit, () => ({ aim: { x: at.x, y: at.y } })),
    label: atUnit('told.aimed'),
    log: 'line',
  },
  activationEnds: { lasts: NOTICE, begins: shipDone, log: 'line' },
  command: { lasts: READ, label: atUnit('told.command', ({ command }) => ({ command }), 'accent'), log: 'line' },
  shieldMoved: {
    lasts: READ,
    begins: shieldMoved,
    marks: effectAt('shield'),
    label: atUnit('told.shieldMoved', ({ from, to }) => ({ from, to }), 'shield'),
    log: 'line',
  },
  shieldGained: {
    lasts: READ,
    begins: ({ unit, zone, shields }, view) => shieldsAt(view, unit, zone, shields),
    marks: effectAt('shield'),
    label: atUnit('told.shield', ({ zone, shields }) => ({ zone, shields }), 'shield'),
    log: 'line',
  },
  shieldLost: {
    lasts: READ,
    begins: ({ unit, zone, shields }, view) => shieldsAt(view, unit, zone, shields),
    marks: effectAt('shield'),
    label: atUnit('told.shield', ({ zone, shields }) => ({ zone, shields }), 'shield'),
    log: 'line',
  },
  damageDiscarded: { lasts: READ, begins: repaired, label: atUnit('told.repaired'), log: 'line' },
  squadronActivates: { lasts: NOTICE, begins: flies, log: 'group' },
  squadronMoved: { lasts: 700, motion: slide, ends: ({ unit, to }, view) => standsAt(view, unit, to), log: 'line' },
  squadronEnds: { lasts: NOTICE, begins: landed, log: 'none' },
  slider: {
    lasts: NOTICE,
    begins: ({ unit, activated }, view) =>
      withSquadron(view, unit, () => ({
        slider: activated === (view.token === 'blue') ? 'orange' : 'blue',
      })),
    label: (event, view, language) =>
      atUnit(event.activated ? 'told.activated' : 'told.notActivated')(event, view, language),
    log: 'line',
  },
  hullGained: {
    lasts: READ,
    begins: ({ unit, hull }, view) => withSquadron(view, unit, () => ({ hull })),
    label: atUnit('told.hull', ({ hull }) => ({ hull }), 'hull'),
    log: 'line',
  },
  obstacleMoved: {
    lasts: 900,
    motion: drift,
    ends: ({ obstacle, to }, view) => ({
      ...view,
      obstacles: view.obstacles.map((o, i) => (i === obstacle ? { ...o, pose: to } : o)),
    }),
    marks: ({ from, to }) => [
      {
        kind: 'outline',
        key: 'obstacle-way',
        d: `M${from.x} ${from.y}L${to.x} ${to.y}`,
        tone: 'accent',
        line: 'dashed',
      },
    ],
    banner: 'note',
    log: 'line',
  },
  obstacleGone: { lasts: READ, banner: 'note', log: 'line' },
} satisfies Part;

import { NOTICE, READ } from '../../../table-ui/common-told.ts';
import { alongTool, drift, slide } from './motion.ts';
import { atUnit, effectAt, type Part } from './part.ts';

const token = ({ token: one }: { readonly unit: number; readonly token: string }) => ({ token: one });

/** Ships and squadrons are activated: dials, commands, manoeuvres, moves. */
export const flight = {
  activates: { lasts: NOTICE, label: atUnit('told.activates'), log: 'group' },
  revealed: { lasts: READ, label: atUnit('told.reveals', ({ dial }) => ({ dial }), 'accent'), log: 'line' },
  dialKept: { log: 'line' },
  dialSpent: { log: 'line' },
  dialUnspent: { lasts: READ, banner: 'note', log: 'line' },
  dialGained: { lasts: READ, banner: 'note', log: 'line' },
  dialsSeen: { lasts: READ, banner: 'note', log: 'line' },
  tokenGained: { lasts: NOTICE, label: atUnit('told.gains', token, 'accent'), log: 'line' },
  tokenLost: { lasts: NOTICE, label: atUnit('told.loses', token), log: 'line' },
  raided: {
    lasts: READ,
    label: atUnit('told.raided', token, 'warning'),
    log: 'line',
  },
  raidGone: {
    lasts: NOTICE,
    label: atUnit('told.raidGone', ({ tokens }) => ({ tokens: [...tokens] })),
    log: 'line',
  },
  speed: {
    lasts: NOTICE,
    label: atUnit('told.speed', ({ to }) => ({ to })),
    log: 'line',
  },
  moved: {
    lasts: ({ speed }) => (speed === 0 ? NOTICE : 500 + 350 * speed),
    motion: alongTool,
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
  displaced: { lasts: 400, motion: slide, log: 'line' },
  fled: {
    lasts: READ,
    marks: effectAt('flash'),
    label: atUnit('told.fled', undefined, 'warning'),
    banner: 'note',
    log: 'line',
  },
  aimed: {
    lasts: READ,
    label: atUnit('told.aimed'),
    log: 'line',
  },
  activationEnds: { lasts: NOTICE, log: 'line' },
  command: { lasts: READ, label: atUnit('told.command', ({ command }) => ({ command }), 'accent'), log: 'line' },
  shieldMoved: {
    lasts: READ,
    marks: effectAt('shield'),
    label: atUnit('told.shieldMoved', ({ from, to }) => ({ from, to }), 'shield'),
    log: 'line',
  },
  shieldGained: {
    lasts: READ,
    marks: effectAt('shield'),
    label: atUnit('told.shield', ({ zone, shields }) => ({ zone, shields }), 'shield'),
    log: 'line',
  },
  shieldLost: {
    lasts: READ,
    marks: effectAt('shield'),
    label: atUnit('told.shield', ({ zone, shields }) => ({ zone, shields }), 'shield'),
    log: 'line',
  },
  damageDiscarded: { lasts: READ, label: atUnit('told.repaired'), log: 'line' },
  squadronActivates: { lasts: NOTICE, log: 'group' },
  squadronMoved: { lasts: 700, motion: slide, log: 'line' },
  squadronEnds: { lasts: NOTICE, log: 'none' },
  slider: {
    lasts: NOTICE,
    label: (event, view, language) =>
      atUnit(event.activated ? 'told.activated' : 'told.notActivated')(event, view, language),
    log: 'line',
  },
  hullGained: {
    lasts: READ,
    label: atUnit('told.hull', ({ hull }) => ({ hull }), 'hull'),
    log: 'line',
  },
  obstacleMoved: {
    lasts: 900,
    motion: drift,
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

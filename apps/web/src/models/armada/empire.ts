import type { Models } from '../part.ts';
import { BEVELLED, block, blocks, deck, dome, drum, globe, hull, mirror, rods, ship, wings } from '../ship-kit.ts';
import { GOZANTI, GOZANTI_ENGINES, RAIDER_AFT, RAIDER_ENGINES, RAIDER_FORE } from '../xwing/huge-parts.ts';
import { batteries, bell, hangar, reactor, terraces, tower, wedge } from './destroyer-kit.ts';
import { pair } from './flight.ts';

/** Ships of the Empire, in millimetres. */

const [SMALL, MEDIUM, LARGE] = [26, 30, 34];
const raider = ship([...RAIDER_FORE, ...RAIDER_AFT], {
  lift: SMALL,
  scale: 0.92,
  guns: [
    [1, 41, -1.8],
    [3.4, 10, 3.4],
  ],
  engines: RAIDER_ENGINES,
});
const gozanti = ship(GOZANTI, { guns: [[0, 6, 7.4]], engines: GOZANTI_ENGINES });

// biome-ignore format: a part is a line
export const EMPIRE: Models = {
  'armada/raider': raider,
  'armada/gozanti': pair(gozanti, 0.9, [[7, 16], [-7, -16]], SMALL),
  'armada/gladiator': ship(
    [
      // A narrow wedge in two steps, its shoulders set off, a low tower.
      ...wedge({ half: [[0, 35], [1, 34.4], [7, 12], [11.4, 4], [15, -20], [13, -32], [0, -32]], above: 5, below: 4, top: 0.5 }),
      deck('trim', mirror([[0, 26], [3, 16], [6, 0], [6.4, -30], [0, -30]]), 4.6, 2, { top: 0.85, about: -30 }),
      deck('hull', mirror([[0, 2], [4, -4], [5, -28], [0, -28]]), 6.4, 2, { top: 0.85, about: -26 }),
      ...tower(-20, 8, 4.4),
      ...batteries(7, 4, -20, 4, 4.4, 0.9),
      wings('trim', 1, [[11, 2, -1], [16.6, -14, -1], [16.6, -30, -1], [12, -30, -1]]),
      hangar(2, 4.4, 7, 12),
      bell(4, -34, 2, 2), bell(0, -34, -1.4, 2),
    ],
    { lift: SMALL, guns: [[0, 34, 1], [9, 0, 5]], engines: [[4, -34, 2, 2.2], [0, -34, -1.4, 2.2], [8.6, -33, 0.4, 1.4]], nozzle: 0.8 },
  ),
  'armada/arquitens': ship(
    [
      // The bow is cut out: two prongs; the bridge stands far back, the engines spread wide.
      deck('hull', [[2.6, 12], [3, 34], [5, 35], [7, 30], [9.4, 8], [14, -14], [14.6, -24], [12, -28], [0, -28], [0, 10]], 0.5, 3.4, { twin: true, top: 0.9, about: -8 }),
      deck('hull', [[2.6, 12], [3, 33], [5, 34], [7, 29], [9.4, 8], [14, -14], [14, -24], [12, -28], [0, -28], [0, 10]], -0.5, 3, { twin: true, scale: [1, 1, -1], bare: 'foot', top: 0.9, about: -8 }),
      deck('dark', mirror([[0, 10], [9, 8], [13.6, -14], [14, -24], [0, -27]]), -0.5, 1, { shade: 1.5, bare: 'both' }),
      deck('trim', mirror([[0, 10], [4, 8], [6, -6], [6, -26], [0, -27]]), 3.6, 2, { top: 0.86, about: -14 }),
      block('hull', [5, 12, 2.4], [0, -14, 6.6]),
      block('hull', [3, 4, 3], [0, -16, 9], { taper: { along: 'z', to: [0.8, 0.8] } }),
      block('hull', [7.4, 3.4, 1.8], [0, -16, 11]),
      block('glass', [6.4, 0.4, 0.6], [0, -14.2, 11.2]),
      ...batteries(6, 22, -14, 5, 3.8, 0.9),
      rods('gun', [4.6, 28, -1], [4.6, 36, -1], 0.4),
      hull('trim', [[-33, 4.4, 4.4], [-22, 5.6, 5.6], [-14, 3, 3]], { at: [11, 0, 0.4], twin: true, section: BEVELLED }),
      blocks('mark', [1, 16, 0.4], [8.4, -2, 4]),
    ],
    { lift: SMALL, guns: [[4.6, 36, -1], [6, 6, 5]], engines: [[11, -33.4, 0.4, 1.9], [3, -28.4, 0.4, 2.2]] },
  ),
  'armada/victory': ship(
    [
      // Shorter and stubbier than an Imperial, with wings at the stern and a low broad tower.
      ...wedge({ half: [[0, 49], [1.4, 48], [17, 2], [23, -26], [23, -44], [0, -44]], above: 8, below: 6, top: 0.34 }),
      wings('hull', 1.6, [[20, -12, -0.6], [28.4, -28, -0.6], [28.4, -46, -0.6], [20, -44, -0.6]]),
      wings('trim', 1.1, [[24, -28, 0], [28.4, -30, 4], [28.4, -46, 6], [24, -44, 0]]),
      ...terraces(8, [[24, 4, -43, 2.6], [18, -6, -43, 2.4], [13, -14, -42, 2.4]]),
      ...tower(-34, 15, 7.4),
      ...batteries(11.6, -8, -36, 5, 8.6, 1.2),
      rods('gun', [1.4, 40, 1.4], [1.4, 48.4, 0.8], 0.6),
      reactor(-22, 5.6, 5), hangar(6, 5.4, 8, 12),
      block('trim', [34, 3, 8], [0, -44.6, 1.4]),
    ],
    { lift: MEDIUM, guns: [[0, 48, 1], [13, -20, 10]], engines: [[0, -46.2, 2, 3.6], [9.6, -46.2, 2, 3.6], [16.4, -46, 1, 1.6]] },
  ),
  'armada/quasar-fire': ship(
    [
      // A carrier: a thick broad plate, mouths of hangars along its chin, the tower on a high stern.
      deck('hull', mirror([[0, 46], [9, 45], [15, 36], [26, -12], [27, -34], [21, -44], [0, -44]]), 0, 6.4, { top: 0.86, about: -30 }),
      deck('hull', mirror([[0, 44], [8, 43], [14, 34], [25, -12], [26, -34], [20, -44], [0, -44]]), 0, 6, { top: 0.8, about: -30, scale: [1, 1, -1], bare: 'foot', shade: 0.9 }),
      block('dark', [15, 1.6, 3], [0, 44.4, -1.6]),
      ...[26, 12, -2].map((y) => block('dark', [14, 9, 1], [0, y, -5.9])),
      deck('trim', mirror([[0, 30], [6, 26], [12, -10], [13, -40], [0, -41]]), 6.2, 3, { top: 0.86, about: -30 }),
      deck('hull', mirror([[0, -4], [7, -10], [8, -40], [0, -41]]), 9, 4, { top: 0.8, about: -36 }),
      ...tower(-33, 13, 6.4, 0, false),
      dome('metal', 2, [0, -33, 22]),
      ...batteries(17, 14, -24, 4, 6.2, 1.2),
      blocks('mark', [1.6, 30, 0.6], [15.4, -6, 6.4], { turn: [0, 0, 9] }),
      blocks('trim', [5, 18, 8], [22, -32, 0]),
    ],
    { lift: MEDIUM, guns: [[5, 46, 2], [18, 0, 8]], engines: [[6, -45.6, 2.4, 3], [14, -45.4, 1, 2.4], [22, -42, 0, 1.8]] },
  ),
  'armada/interdictor': ship(
    [
      // A wedge with the globes of its gravity wells, two and two.
      ...wedge({ half: [[0, 49], [1.4, 48], [13, 16], [17.4, 12], [26, -22], [26, -40], [20, -45], [0, -45]], above: 8, below: 6, top: 0.36 }),
      ...[[12.4, -4], [16.6, -26]].flatMap(([x, y]) => [
        globe('metal', 5.4, [x!, y!, 4.6], { twin: true, rings: 5 }),
        { shape: 'ring', stuff: 'trim', radius: 5.6, thick: 0.9, at: [x!, y!, 5.2], twin: true, sides: 16 } as const,
      ]),
      ...terraces(7.6, [[14, 14, -44, 3], [10, 0, -44, 3]]),
      ...tower(-36, 13, 6.8),
      ...batteries(7, 20, 4, 3, 6.4, 1.1),
      reactor(-16, 5.6, 5), hangar(12, 5.4, 7, 10),
      block('trim', [36, 3, 7], [0, -45, 1]),
    ],
    { lift: MEDIUM, guns: [[0, 48, 1], [8, 12, 8]], engines: [[0, -46.6, 2, 3.2], [9, -46.6, 2, 3.2], [16, -46.4, 1, 1.8]] },
  ),
  'armada/imperial': ship(
    [
      ...wedge({ half: [[0, 63], [1, 62], [34, -50], [33, -53], [0, -53]], above: 9, below: 8, top: 0.26 }),
      // Terraces, the tower with its globes, a round reactor below, three great engines and four small ones.
      deck('trim', mirror([[0, 34], [3, 26], [13, -18], [15, -52], [0, -52]]), 4.6, 4, { top: 0.9, about: -50 }),
      ...terraces(8.6, [[26, 2, -52, 2.4], [21, -8, -52, 2.4], [16, -17, -51, 2.4], [12, -25, -50, 2.2]]),
      ...tower(-42, 18, 9),
      ...batteries(14, -6, -44, 6, 9.4, 1.3),
      reactor(-22, 6.6, 6), hangar(8, 6.2, 9, 16), hangar(26, 5, 4, 6),
      block('trim', [50, 3, 7], [0, -53.6, 0.6]), block('trim', [26, 3, 13], [0, -53.6, 1]),
      ...[16, 40].map((y) => block('trim', [1.4, 6, 0.8], [0, y, y > 30 ? 4.6 : 7])),
    ],
    { lift: LARGE, guns: [[0, 62, 1], [16, -12, 11]], engines: [[0, -55.4, 1, 5], [13.4, -55.4, 1, 4.4], [6.6, -55.2, 6, 1.6], [20.4, -55.2, 1, 1.8], [6.6, -55.2, -4.4, 1.6]] },
  ),
  'armada/onager': ship(
    [
      // Two long jaws with the great gun between them on a short broad wedge.
      deck('hull', [[4, -6], [4.4, 56], [6, 60], [9, 58], [13, 14], [24, -20], [34, -42], [34, -52], [0, -54], [0, -6]], 0.8, 6, { twin: true, top: 0.84, about: -30 }),
      deck('hull', [[4, -6], [4.4, 54], [6, 58], [9, 56], [13, 14], [24, -20], [34, -42], [34, -52], [0, -54], [0, -6]], -0.8, 5.4, { twin: true, top: 0.84, about: -30, scale: [1, 1, -1], bare: 'foot', shade: 0.9 }),
      deck('dark', mirror([[0, -6], [11, 12], [23, -20], [33, -42], [33, -51], [0, -53]]), -0.8, 1.6, { shade: 1.5, bare: 'both' }),
      drum('metal', 2.4, 66, [0, 24, 0]),
      ...[50, 38, 26, 14].map((y) => drum('gun', 3.2, 3, [0, y, 0])),
      drum('engine', 1.7, 0.6, [0, 57.2, 0]),
      globe('mark', 6, [0, -14, 4], { rings: 5 }),
      ...terraces(6.4, [[26, -12, -52, 3], [20, -20, -52, 3], [14, -27, -51, 3]]),
      ...tower(-42, 15, 8.4),
      ...batteries(11, 30, -2, 4, 6, 1.3),
      blocks('trim', [3, 30, 2], [7, 30, 6.2]),
      reactor(-24, 5.6, 6),
      block('trim', [48, 3, 9], [0, -53.6, 1]),
    ],
    { lift: LARGE, guns: [[0, 58, 0], [13, 10, 7]], engines: [[0, -55.4, 1, 4.4], [11, -55.4, 1, 4], [20, -55.2, 0.6, 2.4]] },
  ),
  'armada/star-dreadnought': ship(
    [
      // An arrowhead many times as long as any other, a city upon its spine.
      ...wedge({ half: [[0, 176], [2, 174], [26, 60], [44, -50], [52, -112], [50, -126], [34, -150], [22, -170], [0, -172]], above: 8, below: 9, top: 0.4, edge: 1.2, about: -120 }),
      deck('trim', mirror([[0, 110], [5, 96], [16, 0], [22, -90], [24, -130], [14, -160], [0, -164]]), 8, 4.4, { top: 0.86, about: -110 }),
      deck('hull', mirror([[0, 70], [4, 60], [11, -10], [16, -90], [16, -130], [9, -152], [0, -154]]), 12, 4, { top: 0.84, about: -110 }),
      deck('trim', mirror([[0, 20], [4, 12], [8, -40], [11, -100], [11, -132], [0, -140]]), 15.8, 3.6, { top: 0.84, about: -110 }),
      ...[84, 62, 40, 18, -4, -26, -48, -70, -92].flatMap((y, i) => [
        blocks('hull', [4 + (i % 3), 7, 4 + (i % 2) * 2], [5 + i * 0.9, y, 12 + Math.min(4, i * 0.7)]),
        block('trim', [3, 8, 5 + (i % 3)], [0, y + 9, 13 + Math.min(6, i * 0.9)]),
        blocks('trim', [3, 5, 3], [13 + i * 1.2, y - 20, 10]),
      ]),
      ...tower(-112, 19, 11),
      ...batteries(22, 20, -120, 7, 9, 1.7),
      hangar(60, 9, 10, 26), hangar(10, 10, 14, 30),
      deck('trim', mirror([[0, 40], [8, 10], [16, -80], [14, -140], [0, -150]]), -9, 4, { top: 0.8, about: -80, scale: [1, 1, -1], bare: 'foot' }),
      block('trim', [40, 8, 14], [0, -166, 0]),
    ],
    { lift: LARGE, guns: [[0, 174, 1], [24, -40, 12]], engines: [[0, -171, 3, 4], [9, -171, 4.4, 3.2], [9, -171, -3, 3.2], [17, -170.4, 1, 3.2], [0, -171, -5, 2.6], [28, -159, 0, 2.8], [36, -147, 0, 2.4]] },
  ),
};

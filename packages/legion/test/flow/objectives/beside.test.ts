import { describe, expect, it } from 'vitest';
import { carry } from '../../../src/flow/objectives/markers.ts';
import { lay, piece, unit } from '../../table.ts';
import { alone, rebels, storm } from '../../troops.ts';

/** What a leader has claimed lies beside it: where its player wants it, and where there is room. */

const one = alone(4);
const TOKEN = 12.55;
const AWAY = 13.5 + TOKEN;
const card = 'recover-the-supplies';
const token = (x: number, y: number) => ({ kind: 'objective', by: card, x, y, claimed: 0 });

describe('a token beside its leader', () => {
  it('[LE-EINSATZZIELMARKER-19] after a climb lies wholly on the same roof', () => {
    const t = lay({
      units: [rebels(900, 420 - 13.5, one), storm(1700, 800)],
      terrain: [piece('building', 900, 500, 160, 160, { height: 100 })],
      markers: [token(900 + AWAY, 420 - 13.5)],
      active: 0,
      whiteDefence: ['blank'],
    });
    t.until('action').take('move', { kind: 'clamber', speed: 1, climb: { piece: 0, way: 'up' } });
    const [x, y] = t.pose(0);
    t.refuses({ x, y: y - AWAY }, 'LE-BEDINGUNGSMARKER-05');
    t.refuses({ x: x + AWAY * 0.98, y: y - AWAY * 0.2 }, 'LE-EINSATZZIELMARKER-19');
    t.take({ x: x + AWAY, y: y + 0.1 });
    expect(t.state.markers[0]).toMatchObject({ claimed: 0, x: x + AWAY });
  });
  it('[LE-EINSATZZIELMARKER-03] lies on nobody, neither friend nor enemy, and not on another token', () => {
    const t = lay({
      units: [
        rebels(400, 400, { minis: [null, [440, 400], 'fallen', 'fallen'] }),
        storm(400, 502 + 40, { minis: [null, 'fallen', 'fallen', 'fallen'] }),
      ],
      markers: [token(400, 400 - AWAY), { ...token(400 - 40, 502), claimed: null }],
      active: 0,
      battle: { objective: card },
    });
    t.until('action').take('move', { kind: 'standard', speed: 1, heading: 0, bend: 0, way: 1 });
    t.refuses({ x: 400 + AWAY, y: 502 }, 'LE-EINSATZZIELMARKER-03');
    t.refuses({ x: 400, y: 502 + AWAY }, 'LE-EINSATZZIELMARKER-03');
    t.refuses({ x: 400 - AWAY, y: 502 }, 'LE-BEDINGUNGSMARKER-03');
    t.take({ x: 400, y: 502 - AWAY });
  });
  it('[R-LE-114] is asked for only when its leader has come somewhere else', () => {
    const t = lay({
      units: [unit('tauntaun-riders', 0, 400, 400, { minis: [null, 'fallen'] }), storm(1700, 800)],
      markers: [token(400 + 25 + TOKEN, 400)],
      active: 0,
      battle: { objective: card },
    });
    t.until('action').take('move', { kind: 'pivot', speed: 1, heading: 90, bend: 0, way: 1 });
    expect([t.open, t.events('markerMoved')]).toEqual([['0 action'], []]);
  });
  it('[R-LE-114] [LE-EINSATZZIELMARKER-09] touches a huge base on every side, where the program puts it', () => {
    const base = { card: 'x-34-landspeeder', seat: 0, x: 600, y: 400 };
    for (const [x, y] of [
      [900, 400],
      [600, 900],
    ] as const) {
      const { g } = lay({ units: [base, storm(1700, 800)], markers: [token(x, y)], active: 0 });
      carry(g, g.unit(0));
      const [mine] = g.state.markers;
      expect(Math.hypot(mine!.x - 600, mine!.y - 400)).toBeCloseTo(50 + TOKEN, 1);
    }
  });
});

describe('a claimed token in the way of others', () => {
  const held = { markers: [token(400 + AWAY, 400)], active: 1, battle: { objective: card } };
  it('[LE-EINSATZZIELMARKER-03] [LE-BEWEGUNG-24] nobody but its bearer ends where it lies', () => {
    const t = lay({ units: [rebels(400, 400, one), storm(400 + AWAY + 5, 502, one)], ...held });
    const down = (way: number) => ({ kind: 'standard', speed: 1, heading: 180, bend: 0, way });
    t.until('action').take('move').refuses(down(1), 'LE-BEWEGUNG-24');
    t.take(down(0.7));
    const own = lay({ units: [rebels(400, 400, one), storm(1700, 800, one)], ...held, active: 0 });
    own.until('action').take('move', { kind: 'standard', speed: 1, heading: 90, bend: 0, way: 0.25 });
    expect(own.open).toEqual(['0 marker-place']);
  });
  it('[R-LE-114] a walker takes its place with the bearer that it pushes aside, not without', () => {
    const walks = (x: number) =>
      lay({ units: [rebels(400, 400, one), unit('at-st', 1, x, 569, { degrees: 180 })], ...held })
        .until('action')
        .take('move');
    const ahead = { kind: 'standard', speed: 1, heading: 0, bend: 0, way: 1 };
    walks(480).refuses(ahead, 'LE-BEWEGUNG-24');
    expect(walks(430).take(ahead).open).toEqual(['0 displaced']);
  });
});

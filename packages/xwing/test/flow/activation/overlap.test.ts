import { describe, expect, it } from 'vitest';
import { performAction } from '../../../src/flow/activation/actions/perform.ts';
import { executeManoeuvre } from '../../../src/flow/activation/manoeuvre.ts';
import { dialOf } from '../../../src/values.ts';
import { academy, rookie, type Scene, type ShipSpec, scene } from '../../scene.ts';
import { drive, interceptor, lambda, yt1300 } from '../words.ts';

const flown = (mover: ShipSpec, ...others: readonly ShipSpec[]): Scene =>
  scene({ phase: 'activation', ships: [mover, ...others.map((o) => ({ ...o, activated: true }))] });
const pairs = (s: Scene): string[] => s.state.touching.map((t) => [t.a, t.b].sort().join('-')).sort();

describe('overlapping ships', () => {
  it('[XW-UEBERSCHNEIDENDE-SCHIFFE-01] only the end position overlaps: who merely flies through does not', () => {
    const hit = flown(rookie(450, 300, 0, { dial: 's4' }), academy(450, 510));
    expect(hit.events('moved')[0]).toMatchObject({ overlapped: [1] });
    const through = flown(rookie(450, 300, 0, { dial: 's4' }), academy(450, 400));
    expect(through.events('moved')[0]).toMatchObject({ overlapped: [] });
    expect(through.pose(0)).toEqual([450, 500, 0]);
  });

  it('[XW-UEBERSCHNEIDENDE-SCHIFFE-02] [XW-UEBERSCHNEIDENDE-SCHIFFE-04] it goes back along its template until it just touches; the other stays', () => {
    const s = flown(rookie(450, 300, 0, { dial: 's2' }), academy(450, 440, 180));
    expect(s.pose(0)).toEqual([450, 396, 0]); // guide against guide: 22 mm each
    expect(s.pose(1)).toEqual([450, 440, 180]);
    expect(pairs(s)).toEqual(['0-1']);
    const beside = flown(rookie(450, 300, 0, { dial: 's2' }), academy(485, 440, 180));
    expect(beside.pose(0)).toEqual([450, 400, 0]); // the guides meet nothing, the bases touch edge to edge
  });

  it('[XW-UEBERSCHNEIDENDE-SCHIFFE-03] on a curve the heading follows the template, which stays between both pairs of guides', () => {
    const s = flown(rookie(450, 300, 0, { dial: 'tr3' }), academy(560, 410, 20));
    const [x, y, heading] = s.pose(0);
    expect(heading).toBeGreaterThan(20);
    expect(heading).toBeLessThan(90);
    // The middle line: straight through the first base, a quarter of a circle of 90 mm, straight on.
    const offLine = (px: number, py: number): number => {
      const [dx, dy] = [px - 450, py - 320];
      if (dy <= 0) return Math.abs(dx);
      if (dx >= 90) return Math.abs(dy - 90);
      return Math.abs(Math.sqrt((dx - 90) * (dx - 90) + dy * dy) - 90);
    };
    const { hx, hy } = s.ship(0).pose!;
    expect(offLine(x - 20 * hx, y - 20 * hy)).toBeLessThan(0.01);
    expect(offLine(x + 20 * hx, y + 20 * hy)).toBeLessThan(0.01);
  });

  it('[XW-UEBERSCHNEIDENDE-SCHIFFE-07] of several ships it overlapped only those that it touches in the end', () => {
    const s = flown(rookie(450, 300, 0, { dial: 's4' }), academy(450, 500), academy(450, 450));
    expect(s.pose(0)).toEqual([450, 406, 0]);
    expect(s.events('moved')[0]).toMatchObject({ overlapped: [2] });
    expect(pairs(s)).toEqual(['0-2']);
  });

  it('a ship without any room stays where it is and has overlapped all the same', () => {
    const s = flown(rookie(450, 300, 0, { dial: 's1' }), academy(450, 344), academy(450, 388.5));
    expect(s.pose(0)).toEqual([450, 300, 0]);
    expect(s.events('moved')[0]).toMatchObject({ overlapped: [1] });
    expect(pairs(s)).toEqual(['0-1']);
  });

  it('[XW-AKTIONEN-06] a ship that overlapped another skips its Perform Action step', () => {
    const s = flown(rookie(450, 300, 0, { dial: 's2' }), academy(450, 440, 180));
    expect(s.events('skippedAction')).toMatchObject([{ ship: 0, why: { text: 'xw.skipped.ship' } }]);
    expect(s.match.taken.map((t) => t.kind)).not.toContain('action');
    const free = flown(rookie(450, 300, 0, { dial: 's2' }), academy(450, 640, 180));
    expect(free.open).toEqual(['0 action']);
  });

  it('[XW-UEBERSCHNEIDENDE-SCHIFFE-06] it may still perform free actions', () => {
    const s = flown(rookie(450, 300, 0, { dial: 's2' }), academy(450, 440, 180));
    const { result } = drive(performAction(s.g, s.ship(0), { free: true, only: ['focus'] }), 'focus');
    expect(result).toBe('focus');
    expect(s.ship(0).tokens.focus).toBe(1);
  });

  it('[XW-STRESS-04] a green manoeuvre takes off a stress token even if it overlaps a ship', () => {
    const s = flown(rookie(450, 300, 0, { dial: 's2', tokens: { stress: 2 } }), academy(450, 440, 180));
    expect(s.events('moved')[0]).toMatchObject({ overlapped: [1] });
    expect(s.ship(0).tokens.stress).toBe(1);
  });
});

describe('moving through', () => {
  it('[XW-HINDURCHBEWEGEN-01] [XW-HINDURCHBEWEGEN-02] a template over another ship has no consequences', () => {
    const s = flown(rookie(450, 300, 0, { dial: 's4' }), academy(450, 400));
    expect(s.pose(0)).toEqual([450, 500, 0]);
    expect(s.open).toEqual(['0 action']);
    expect(s.state.touching).toEqual([]);
    expect(s.ship(0).damage).toEqual([]);
    expect(s.ship(1).pose).toMatchObject({ x: 450, y: 400 });
  });
});

describe('touching', () => {
  it('[XW-BERUEHREN-01] contact counts only if it came from an overlap in a manoeuvre', () => {
    const bumped = flown(rookie(450, 300, 0, { dial: 's2' }), academy(450, 440, 180)).until('dials');
    expect(bumped.match.taken.map((t) => t.kind)).not.toContain('attack');
    const side = scene({ phase: 'combat', ships: [rookie(450, 300), academy(450, 344, 180)] });
    expect(side.options()).toContain('primary>1');
    // A barrel roll up to another ship makes no touching either.
    const rolled = scene({
      phase: 'activation',
      ships: [interceptor(450, 300, 0, { dial: 's2' }), rookie(570, 420, 0, { activated: true })],
    });
    rolled.take('barrelroll', 'right', [0, 0]);
    expect(rolled.pose(0)).toEqual([530, 420, 0]);
    expect(rolled.state.touching).toEqual([]);
  });

  it('[XW-BERUEHREN-02] [XW-UEBERSCHNEIDENDE-SCHIFFE-05] ships that touch cannot attack each other, but others they can', () => {
    const s = scene({
      phase: 'combat',
      ships: [rookie(450, 300), academy(450, 344, 180), academy(560, 500, 180)],
      touching: [[0, 1]],
    });
    expect(s.options()).toEqual(['primary>2', 'none']);
    s.refuses('primary>1', 'XW-BERUEHREN-02');
    s.take('none');
    expect(s.match.taken).toHaveLength(1);
    s.until('dials');
    const asked = s.match.taken.filter((t) => t.kind === 'attack').map((t) => t.seat);
    expect(asked).toEqual([0, 1]); // of the two TIE fighters only the one that does not touch
  });

  it('[XW-BERUEHREN-03] it lasts until one of them moves out of contact, by whatever', () => {
    const pair = (dial: string) =>
      scene({
        phase: 'activation',
        ships: [academy(450, 300, 180, { dial }), rookie(450, 344, 180, { activated: true })],
        touching: [[0, 1]],
      });
    expect(pairs(pair('s2'))).toEqual([]);
    // A small ship glides along the side of a large one: still in contact, still touching.
    const along = scene({
      phase: 'activation',
      ships: [rookie(300, 300, 0, { dial: 's1' }), lambda(360, 340, 0, { activated: true })],
      touching: [[0, 1]],
    });
    expect(along.pose(0)).toEqual([300, 380, 0]);
    expect(pairs(along)).toEqual(['0-1']);
    // Decloaking and boosting are moves too.
    const boost = scene({
      phase: 'activation',
      ships: [interceptor(450, 300, 0, { dial: 's2' }), rookie(450, 464, 0, { activated: true })],
    });
    boost.take('boost', 'bankleft');
    expect(boost.state.touching).toEqual([]);
    const cloaked = scene({
      phase: 'activation',
      ships: [academy(450, 300, 0, { tokens: { cloak: 1 }, dial: 's2' }), rookie(450, 256, 0, { activated: true })],
      touching: [[0, 1]],
    });
    cloaked.take('yes', 'straight');
    expect(pairs(cloaked)).toEqual([]);
  });

  it('[XW-BERUEHREN-04] when both have moved without overlapping again they no longer touch, in contact or not', () => {
    const s = scene({
      phase: 'activation',
      initiative: 0,
      ships: [yt1300(300, 310, 0, { dial: 's1' }), lambda(380, 260, 0, { dial: 's1' })],
      touching: [[0, 1]],
    });
    // Skill 2 flies first: the shuttle, then the freighter of skill 3; each time their sides stay in contact.
    expect(s.pose(1)).toEqual([380, 380, 0]);
    expect(pairs(s)).toEqual(['0-1']);
    s.until('dials');
    expect(s.pose(0)).toEqual([300, 430, 0]);
    expect(pairs(s)).toEqual([]);
  });

  it('[XW-BERUEHREN-04] an overlap renews it', () => {
    // The X-wing flies into the TIE fighter before it again and does not get anywhere.
    const s = scene({
      phase: 'activation',
      ships: [rookie(450, 300, 0, { dial: 's1' }), academy(450, 344, 0, { activated: true })],
      touching: [[1, 0]],
    });
    expect(s.pose(0)).toEqual([450, 300, 0]);
    expect(s.state.touching).toEqual([{ a: 0, b: 1, moved: [] }]);
  });

  it('[XW-BERUEHREN-05] a ship touches all those that stopped it together', () => {
    const s = flown(rookie(450, 300, 0, { dial: 's2' }), academy(425, 440), academy(475, 440), academy(600, 440));
    expect(pairs(s)).toEqual(['0-1', '0-2']);
    expect(s.ship(0).pose!.y).toBeCloseTo(396, 4);
  });
});

describe('a manoeuvre by itself', () => {
  it('[XW-AKTIVIERUNGSPHASE-17] a card that makes a ship fly gives it step 2 only: no dial is revealed, no action follows', () => {
    const s = scene({ ships: [rookie(450, 300), academy(100, 800)] });
    const red = dialOf(s.ship(0)).find((m) => m.code === 'k4')!;
    const { result, asked } = drive(executeManoeuvre(s.g, s.ship(0), red));
    expect(result.alive).toBe(true);
    expect(asked).toEqual([]);
    expect(s.pose(0)).toEqual([450, 500, 180]);
    expect(s.ship(0).tokens.stress).toBe(1);
    expect(s.ship(0).revealed).toBe(false);
    expect(s.ship(0).activated).toBe(false);
  });
});

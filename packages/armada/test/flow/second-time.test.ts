import { describe, expect, it } from 'vitest';
import type { Face } from '../../src/state.ts';
import { isAtShape, point } from '../../src/values.ts';
import { apart, lay, type Spec, ship, squadron, type Table } from '../table.ts';

/** Rules where the second of two is another thing than the first: zones, cards, ships, axes of the table. */

const X = 900;
const Y = 300;
const VSD = 'victory-ii-class-star-destroyer';
const ISD = 'imperial-ii-class-star-destroyer';
const CR90 = 'cr90-corvette-a';
const HITS: Face[] = Array<Face>(9).fill('hit');
const farOff = (more: Spec = {}): Spec => ship(CR90, 1, 1700, 800, 180, more);

describe('dials that nobody knows', () => {
  it('[AR-KOMMANDORAEDER-05] are set again by their owners, also where other ships have none', () => {
    const t = lay({
      units: [
        ship(VSD, 0, X, Y, 0, { dials: ['repair', 'navigate', 'repair'] }),
        ship(VSD, 0, X - 200, Y, 0, { dials: ['repair', 'hidden', 'repair'] }),
        farOff({ dials: ['repair'] }),
      ],
      phase: 'ship',
    });
    expect(t.open).toEqual(['0 dials']);
    expect(t.take({ '1.1': 'squadron' }).ship(1).dials).toEqual(['repair', 'squadron', 'repair']);
    expect(t.ship(0).dials).toEqual(['repair', 'navigate', 'repair']);
  });
});

describe('engineering points', () => {
  it('[AR-KOMMANDOS-16] one point recovers no shield: that is barred for want of points', () => {
    const t = lay({
      units: [ship(CR90, 0, X, Y, 0, { commands: ['repair'], shields: { front: 0 } })],
      active: 0,
      step: 'commands',
    }).take('repair:token');
    expect(t.ask().prompt.args).toMatchObject({ points: 1 });
    expect(t.barred('recover:front')).toEqual(['AR-KOMMANDOS-16']);
    expect(t.options()).toContain('move:rear>front');
  });
});

describe('raid tokens', () => {
  const revealed = (raids: readonly string[]): Table =>
    lay({
      units: [ship(VSD, 0, X, Y, 0, { dials: ['repair'], raids: [...raids], commands: ['squadron'] })],
      active: 0,
    });
  it('[AR-UEBERFALLMARKER-02] when all of them are gone nothing more is asked of them', () => {
    const t = revealed(['navigate', 'squadron']).take('dial');
    expect([t.ship(0).raids, t.open.includes('0 raid')]).toEqual([[], false]);
    expect(revealed(['squadron']).take('squadron').open).toEqual(['0 dial-use']);
  });
  it('[AR-UEBERFALLMARKER-03] with the token spent, the dial is left for the others, or nothing', () => {
    const t = revealed(['navigate', 'squadron']).take('squadron');
    expect(t.options()).toEqual(['dial', 'none']);
    expect(t.take('none').open).toEqual(['0 dial-use']);
  });
});

describe('damage that is redirected to several zones', () => {
  it('[AR-VERTEIDIGUNGSMARKER-20] of three points no more than three are redirected, whichever zones take them', () => {
    const t = lay({
      units: [
        ship(VSD, 0, X, Y),
        ship(ISD, 1, X, Y + 320, 180, { speed: 1, tokens: ['redirect'], upgrades: ['advanced-projectors'] }),
      ],
      active: 0,
      step: 'attack',
      red: HITS,
      blue: HITS,
    }).take('front>1.front');
    t.until('window:attack.defend').take('1:token.0').until('redirect-amount');
    const total = t.state.attacks[0]!.memory.damage!;
    const first = t.options().length - 1;
    t.take('1');
    expect(t.options().length - 1).toBe(Math.min(total - 1, 3));
    expect(first).toBe(Math.min(total, 3));
  });
  it('[AR-VERTEIDIGUNGSMARKER-19] the same zone is not chosen twice, and where none is left nothing is asked', () => {
    const t = lay({
      units: [
        ship(VSD, 0, X, Y),
        ship(VSD, 1, X, Y + 250, 180, { speed: 1, tokens: ['redirect'], upgrades: ['foresight'] }),
      ],
      active: 0,
      step: 'attack',
      red: HITS,
      blue: HITS,
    }).take('front>1.front');
    t.until('window:attack.defend').take('1:token.0');
    expect(t.options()).toEqual(['left', 'right']);
    t.take('left');
    expect(t.events('redirect').map(({ zone }) => zone)).toEqual(['left', 'right']);
  });
});

describe('Assault', () => {
  it('[AR-SCHLUESSELWOERTER-VON-STAFFELN-16] spends one die, whatever others show a hit', () => {
    const t = lay({
      units: [
        squadron('kanan-jarrus', 0, X, Y),
        ship('gladiator-i-class-star-destroyer', 1, X, Y + 100, 0, { tokens: [] }),
      ],
      phase: 'squadron',
      flying: { squadron: 0 },
      blue: HITS,
    }).take('attack');
    t.until('dice', { attack: '>1.rear', 'window:attack.modify': '0:assault' });
    expect(t.ask()).toMatchObject({ min: 1, max: 1 });
    t.refuses(['0', '1'], 'AR-SCHLUESSELWOERTER-VON-STAFFELN-16');
    t.take(['0'], 'repair');
    expect(
      t
        .events('dice')
        .filter(({ how }) => how === 'spent')
        .map(({ at }) => at.length),
    ).toEqual([1]);
    expect(t.goOn((u) => u.state.flying === null).damage).toBe(1);
  });
});

describe('obstacles that are drawn across the table', () => {
  /** A rift at the foot of the table and an obstacle above it: everything happens along the other axis. */
  const pulled = (x: number, more: readonly Spec[] = []): Table =>
    lay({
      objective: 'doomed-station',
      phase: 'status',
      stage: 'start',
      units: [ship(CR90, 0, 100, 100), farOff(), ...more],
      obstacles: [
        { token: 'rift', x: 900, y: 150 },
        { token: 'debris-1', x, y: 600 },
      ],
    });
  it('[AR-BEWEGUNG-VON-HINDERNISSEN-14][AR-BEWEGUNG-VON-HINDERNISSEN-15] go straight down, and at least to the line of distance 1', () => {
    const t = pulled(900);
    t.refuses({ x: 900, y: 600, degrees: 0 }, 'AR-BEWEGUNG-VON-HINDERNISSEN-15');
    t.refuses({ x: 920, y: 520, degrees: 0 }, 'AR-BEWEGUNG-VON-HINDERNISSEN-14');
    t.refuses({ x: 900, y: 680, degrees: 0 }, 'AR-BEWEGUNG-VON-HINDERNISSEN-14');
    t.until('dials');
    const { y } = t.state.obstacles[1]!.pose;
    expect(y).toBeLessThanOrEqual(600 - 74);
    expect(y).toBeGreaterThanOrEqual(600 - 126);
  });
  it('[AR-BEWEGUNG-VON-HINDERNISSEN-16] or as far as they can come', () => {
    const t = pulled(900, [ship(CR90, 0, 900, 600 - 30 - 40 - 21.5, 90)]);
    const before = t.state.obstacles[1]!.pose.y;
    t.until('dials');
    const way = before - t.state.obstacles[1]!.pose.y;
    expect(way).toBeGreaterThan(5);
    expect(way).toBeLessThan(60);
  });
});

describe('a squadron that moves', () => {
  it('[AR-HINDERNISSE-01][AR-HINDERNISSE-27] meets the obstacle that it ends on, straight ahead or straight aside', () => {
    const flown = (dx: number, dy: number): number =>
      lay({
        units: [squadron('x-wing-squadron', 0, X, Y), farOff()],
        obstacles: [{ token: 'purrgil-1', x: X + 110, y: Y + 110 }].map((o) => ({
          ...o,
          x: X + dx,
          y: Y + dy,
        })),
        phase: 'squadron',
        flying: { squadron: 0 },
      })
        .take('move', { x: X + dx, y: Y + dy })
        .squadron(0).hull;
    expect([flown(110, 0), flown(0, 110), flown(-110, 0)]).toEqual([4, 4, 4]);
  });
  it('[AR-BEWEGUNG-VON-STAFFELN-08] who stays on an obstacle does not meet it again', () => {
    const t = lay({
      units: [squadron('x-wing-squadron', 0, X, Y), farOff()],
      obstacles: [{ token: 'purrgil-1', x: X, y: Y }],
      phase: 'squadron',
      flying: { squadron: 0 },
    }).take('move', { x: X, y: Y });
    expect(t.squadron(0).hull).toBe(5);
  });
});

describe('at speed 0 on a purrgil', () => {
  it('[AR-HINDERNISSE-26] a ship suffers nothing, and is not asked where', () => {
    const t = lay({
      units: [ship(CR90, 0, X, Y, 0, { speed: 0 }), farOff()],
      obstacles: [{ token: 'purrgil-1', x: X, y: Y }],
      active: 0,
      step: 'manoeuvre',
    }).take({ speed: 0, clicks: [], side: 'right' });
    expect([t.events('suffers'), t.match.taken.map(({ kind }) => kind).includes('zone')]).toEqual([[], false]);
  });
});

describe('whoever is not on the table', () => {
  it('[AR-REICHWEITE-UND-ENTFERNUNG-05] is at no distance of anything; the line belongs to the band', () => {
    const { g } = lay({ units: [squadron('x-wing-squadron', 0, X, Y), farOff()] });
    const unit = g.squadron(0);
    const at = (mm: number) => isAtShape(g, unit, point({ x: X + 17 + mm, y: Y }), 1);
    expect([at(76), at(76.1)]).toEqual([true, false]);
    unit.status = 'aside';
    expect(at(10)).toBe(false);
  });
});

describe('a further squadron', () => {
  it('[AR-ANGREIFEN-26] is attacked from the first step on: accuracy icons and tokens of the last one count no more', () => {
    const t = lay({
      units: [
        ship(ISD, 0, X, Y),
        squadron('howlrunner', 1, X - 20, Y + 130),
        squadron('mauler-mithel', 1, X - 20 + apart(20), Y + 130),
      ],
      active: 0,
      step: 'attack',
      blue: ['accuracy', 'hit', 'hit', 'hit', 'hit', 'hit'],
    }).take('front>1', '0:accuracy', '0');
    t.until('further-target', { 'window:attack.modify': 'pass' }).take('front>2');
    expect(t.state.attacks[0]).toMatchObject({ locked: [], spent: [], memory: { effects: [], lent: [] } });
    expect(t.until('window:attack.defend').options()).toContain('2:token.0');
  });
});

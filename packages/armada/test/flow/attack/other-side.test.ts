import { describe, expect, it } from 'vitest';
import { apart, lay, ship, squadron, type Table } from '../../table.ts';

/** Rules seen from the other side: what they do not do, to whom, and how near. */

const X = 900;
const Y = 300;

describe('Counter of a ship', () => {
  /** Rhymer lets a bomber attack ships at close range; the ship has Counter by its turrets. */
  const bombed = (gap: number): Table => {
    const at = Y + 35.5 + gap + 17; // the corvette lies lengthwise, its bow towards the bomber
    return lay({
      units: [
        squadron('tie-bomber-squadron', 1, X, at),
        squadron('major-rhymer', 1, X + apart(10), at),
        ship('mc80-command-cruiser', 0, X, Y - 30, 0, { upgrades: ['quad-laser-turrets'], tokens: [] }),
      ],
      phase: 'squadron',
      turnOf: 1,
      flying: { squadron: 0 },
    })
      .take('attack')
      .until('attack');
  };
  const counters = (t: Table): boolean => {
    const shot = t.options().find((id) => id.startsWith('>2.'))!;
    t.take(shot).goOn((u) => u.match.over || u.open[0] === '0 window:attack.after' || u.state.attacks.length === 0);
    return t.open[0] === '0 window:attack.after' && t.options().includes('2:counter');
  };
  it('[AR-SCHLUESSELWOERTER-VON-STAFFELN-13] answers a squadron at distance 1, none that attacks from farther away', () => {
    expect(counters(bombed(40))).toBe(true);
    expect(counters(bombed(80))).toBe(false);
  });
});

describe('an attack on a station', () => {
  const before = (y: number): Table =>
    lay({
      units: [ship('cr90-corvette-a', 0, X, y, 0), ship('cr90-corvette-a', 1, 1700, 850, 180)],
      obstacles: [{ token: 'station', x: X, y: Y + 150, station: { armed: false } }],
      active: 0,
      step: 'attack',
    });
  it('[AR-ANGRIFFE-UND-RAUMSTATIONEN-19] is not for a ship that lies on it', () => {
    expect(before(Y).options()).toContain('front>obstacle0');
    const on = before(Y + 110);
    expect(on.open).not.toContain('0 attack');
    expect(on.match.check(0, 'front>obstacle0')?.clauses).toContain('AR-ANGRIFFE-UND-RAUMSTATIONEN-19');
  });
});

describe('Plo Koon (commander)', () => {
  /** A squadron attacks an enemy ship; the only friendly ship stands beside that one with such a gap. */
  const strike = (gap: number, seat = 0): string[] => {
    const t = lay({
      units: [
        squadron('y-wing-squadron', 0, 500, Y + 100),
        ship('imperial-i-class-star-destroyer', 1, 500, Y, 0, { tokens: [] }),
        ship('imperial-i-class-star-destroyer', seat, 500 + 77.5 + gap, Y, 0, { upgrades: ['plo-koon-commander'] }),
      ],
      phase: 'squadron',
      flying: { squadron: 0 },
      black: ['hit', 'hit'],
    }).take('attack');
    t.goOn((u) => u.open[0] === '0 window:attack.modify' || u.state.flying === null, {
      attack: (a) => ('options' in a ? a.options.find(({ id }) => id.startsWith('>1.'))!.id : ''),
    });
    return t.open[0] === '0 window:attack.modify' ? t.options() : [];
  };
  it('helps up to distance 3 of a friendly ship, not half a millimetre farther, and never the enemy', () => {
    expect(strike(185)).toContain('2:plo-koon-commander');
    expect(strike(185.5)).not.toContain('2:plo-koon-commander');
    expect(strike(100, 1)).not.toContain('2:plo-koon-commander');
  });
});

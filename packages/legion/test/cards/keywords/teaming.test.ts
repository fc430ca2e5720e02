import { describe, expect, it } from 'vitest';
import { SEGMENT } from '../../../src/geometry/range.ts';
import { apart, lay, piece, type Spec, unit } from '../../table.ts';
import { alone, holding, LEIA, rebels, storm } from '../../troops.ts';

describe('at the start of the activation phase', () => {
  const starts = (units: readonly Spec[]) => lay({ units, phase: 'activation', stage: 0 });
  it('Reliable: X surge tokens', () => {
    const t = starts([unit('phase-ii-clone-troopers', 0, 400, 400), storm(1500, 700)]).goOn(
      ({ state }) => state.turn !== null,
    );
    expect(t.tokens(0, 'surge')).toBe(1);
  });
  it('Retinue: an aim or a dodge token near its master', () => {
    const guards = (gap: number, token: string) =>
      starts([
        unit('ig-100-magnaguard', 1, 400, 400, alone(3)),
        unit('count-dooku', 1, 400 + apart(gap), 400),
        rebels(1500, 700),
      ]).goOn(({ state }) => state.turn !== null, { 'card-way': token });
    const near = guards(2 * SEGMENT, 'dodge');
    expect([near.tokens(0, 'aim'), near.tokens(0, 'dodge')]).toEqual([0, 1]);
    expect(guards(SEGMENT, 'aim').tokens(0, 'aim')).toBe(1);
    const far = guards(2 * SEGMENT + 0.01, 'aim');
    expect(far.tokens(0, 'aim')).toBe(0);
  });
});

describe('Exemplar', () => {
  const padme = (gap: number, terrain: readonly Spec[] = []) =>
    lay({
      units: [
        unit('at-rt-republic', 0, 400, 400, { degrees: 90 }),
        unit('padme-amidala', 0, 400, 400 + 25 + 13.5 + gap, holding('dodge')),
        storm(640, 400, alone(4)),
      ],
      active: 2,
      terrain,
      white: ['hit'],
    });
  const half = (t: ReturnType<typeof padme>) => t.g.baseOf(t.unit(0), 0).width / 2 - 25;
  it('friends at range 1 to 2 and in sight spend its green tokens', () => {
    const t = padme(100).fight({ defender: '0', dodge: 'dodge' });
    expect(t.tokens(1, 'dodge')).toBe(0);
    expect(t.result.hits).toBe(0);
    const far = padme(2 * SEGMENT + half(t) + 0.5).fight({ defender: '0', dodge: 'dodge' });
    expect(far.tokens(1, 'dodge')).toBe(1);
  });
  it('not through a wall', () => {
    const wall = piece('high-stone-wall', 400, 470, 200, 10, { height: 300 });
    expect(padme(100, [wall]).fight({ defender: '0', dodge: 'dodge' }).tokens(1, 'dodge')).toBe(1);
  });
});

describe('Exemplar, for whom', () => {
  const dodged = (seat: number, status = 'play') => {
    const t = lay({
      units: [
        ...[rebels(400, 400, alone(4)), storm(600, 400, alone(4)), storm(1700, 800)],
        unit('padme-amidala', seat, 400, 500, { ...holding('dodge'), status }),
      ],
      active: 1,
      white: ['hit'],
      whiteDefence: ['block'],
    });
    t.fight({ defender: '0', dodge: 'dodge' });
    return t.tokens(3, 'dodge') === 0;
  };
  it('friends, not enemies', () => {
    expect([dodged(0), dodged(1)]).toEqual([true, false]);
  });
});

describe('Teamwork, with whom', () => {
  const gains = (active: number, action: string, gap: number, mate = 'han-solo-unorthodox-general') => {
    const t = lay({
      units: [
        ...[unit('chewbacca-walking-carpet', 0, 400, 400), unit(mate, 0, 400 + 13.5 + 25 + gap, 400), rebels(400, 500)],
        storm(1700, 800),
      ],
      active,
    }).until('action');
    t.take(action);
    const token = action === 'standby' ? 'standby' : action === 'aim' ? 'aim' : 'dodge';
    return [0, 1, 2].map((id) => t.tokens(id, token));
  };
  it('[LE-TEAMWORK-EINHEITENNAME-01] [LE-TEAMWORK-EINHEITENNAME-02] the two of them, either way, aim and dodge tokens alone', () => {
    expect(gains(0, 'aim', 50)).toEqual([1, 1, 0]);
    expect(gains(1, 'dodge', 50)).toEqual([1, 1, 0]);
    expect(gains(0, 'standby', 50)).toEqual([1, 0, 0]);
  });
  it('[LE-TEAMWORK-EINHEITENNAME-01] nobody else’s, and nobody else', () => {
    expect(gains(2, 'aim', 50)).toEqual([0, 0, 1]);
    expect(gains(0, 'aim', 50, LEIA)).toEqual([1, 0, 0]);
    expect(gains(0, 'aim', 3 * SEGMENT)).toEqual([1, 0, 0]);
  });
});

import { describe, expect, it } from 'vitest';
import { duel, flying, given, MIDDLE, offeredBefore, ROOKIE } from '../duel.ts';

describe('"Whisper"', () => {
  const shoot = (attack: string[]) =>
    duel('imperial/tiephantom/whisper', ROOKIE, MIDDLE, { attack, defence: ['blank', 'blank'] }).take('primary>1');
  it('may take a focus token after an attack that hits', () => {
    const s = shoot(['hit', 'blank', 'blank', 'blank']).take('0:whisper');
    expect(given(s, 0, 'focus')).toBe(1);
  });
  it('not after a miss', () => {
    expect(offeredBefore(shoot(['blank', 'blank', 'blank', 'blank']), 'attack', '0:whisper')).toBe(false);
  });
});

describe('"Echo"', () => {
  const decloaking = () => flying('imperial/tiephantom/echo', 's2', { tokens: { cloak: 1 } }).take('yes');
  it('decloaks with curved templates only', () => {
    const s = decloaking();
    expect(s.options()).toEqual(['bankleft', 'bankright', 'left-front', 'left-back', 'right-front', 'right-back']);
    s.take('bankleft');
    expect(s.events('repositioned')[0]).toMatchObject({ what: 'decloak', direction: 'bankleft' });
    expect(s.ship(0).tokens.cloak).toBe(0);
    expect(s.pose(0)[2]).toBeCloseTo(-45, 3);
  });
  it('to the side the curve leads to the front or to the rear', () => {
    const end = (way: string) =>
      decloaking().take(way, [0, 0]).events('repositioned')[0]!.to as { x: number; y: number };
    expect(end('right-front').y).toBeGreaterThan(300);
    expect(end('right-back').y).toBeLessThan(300);
    expect(end('left-front').y).toBeGreaterThan(300);
    expect(end('left-back').x).toBeLessThan(450);
  });
  const decloaked = (way: string): number[] => {
    const s = flying('imperial/tiephantom/echo', 's2', { tokens: { cloak: 1 } }).take('yes', way);
    const at = s.ask().type === 'region' ? s.take([0, 0]) : s;
    const { x, y, hx } = at.events('repositioned')[0]!.to as { x: number; y: number; hx: number };
    return [Math.round(x), Math.round(y), Math.round(hx * 100)];
  };
  // A bank of speed 2 (radius 130 mm) and half a base lead 106 mm on and 52 mm aside.
  it.each([
    ['bankleft', [450 - 52, 320 + 106, -71]],
    ['bankright', [450 + 52, 320 + 106, 71]],
    ['left-front', [430 - 106, 300 + 52, 71]],
    ['left-back', [430 - 106, 300 - 52, -71]],
    ['right-front', [470 + 106, 300 + 52, -71]],
    ['right-back', [470 + 106, 300 - 52, 71]],
  ])('%s', (way, end) => {
    expect(decloaked(way)).toEqual(end);
  });
});

import { describe, expect, it } from 'vitest';
import { linesShown } from '../../../../src/games/xwing/table/measure.tsx';

const found = { distance: 160, from: { x: 470, y: 220 }, to: { x: 470, y: 380 } };
const sight = (mm: number, x: number, obstructed = false) => ({
  range: 2,
  mm,
  obstructed,
  inArc: true,
  line: [
    { x, y: 220 },
    { x, y: 380 },
  ] as const,
});

describe('the ruler between two ships', () => {
  it('lies along the line that decides: of equally short ones the one that the attacker picks', () => {
    expect(linesShown(found, sight(160, 450.3)).ruler).toEqual({
      from: { x: 450.3, y: 220 },
      to: { x: 450.3, y: 380 },
    });
    expect(linesShown(found, sight(160, 450.3)).attack).toEqual([]);
  });

  it('lies between the closest points, and an attack that is measured along a longer line has a line of its own', () => {
    const { ruler, attack } = linesShown(found, sight(171, 455));
    expect(ruler).toEqual({ from: found.from, to: found.to });
    expect(attack).toMatchObject([{ kind: 'outline', tone: 'attack', line: 'dashed' }]);
    expect(attack[0]!.d).toContain('455');
  });

  it('lies between the closest points as long as the rules have not answered', () => {
    expect(linesShown(found, undefined)).toEqual({ ruler: { from: found.from, to: found.to }, attack: [] });
  });
});

import { describe, expect, it } from 'vitest';
import { lay, unit } from '../../table.ts';
import { rebels, storm } from '../../troops.ts';

describe('Advanced Positions', () => {
  const CANNON = '1-4-fd-laser-cannon-team';
  const deploying = (deployment: string) => {
    const t = lay({
      units: [unit(CANNON, 0, 0, 0, { status: 'reserve' }), rebels(1700, 60), storm(1700, 860)],
      phase: 'deployment',
      round: 0,
      turnOf: 0,
      battle: { deployment },
    });
    return t.goOn(({ state }) => state.round === 1, {
      'window:setup.deployed': (a) =>
        a.type === 'choice' ? (a.options.find(({ id }) => id.includes('scout'))?.id ?? 'pass') : '',
    });
  };
  it('[LE-AUSKUNDSCHAFTEN-X-04] a gun with speed 0 scouts all the same', () => {
    const t = deploying('advanced-positions');
    expect(t.events('moved').map(({ unit: id, kind, speed }) => [id, kind, speed])).toEqual([[0, 'scout', 1]]);
    expect(deploying('battle-lines').events('moved')).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { lay26 } from '../../table26.ts';
import { rebels, storm } from '../../troops.ts';

describe('the mission of 2.6', () => {
  it('[L2-SPIELAUFBAU-06] the secondary objective, or one’s own advantage, is replaced, and nothing else', () => {
    const replaced = (way: string) => {
      const before = { primary: 'close-the-pocket', secondary: 'surface-scan' };
      const { state } = lay26({
        units: [rebels(300, 300), storm(1200, 600)],
        phase: 'battle',
        stage: 1,
        round: 0,
        battle: before,
        advantages: ['ordnance', 'garrison'],
        note: {
          'revealed.0.primary': ['close-the-pocket'],
          'revealed.0.secondary': ['surface-scan'],
          'revealed.0.advantage': ['ordnance'],
          'revealed.1.advantage': ['garrison'],
        },
      }).take(way);
      return [
        ...[state.battle.primary !== before.primary, state.battle.secondary !== before.secondary],
        ...[state.advantages[0] !== 'ordnance', state.advantages[1] !== 'garrison'],
      ];
    };
    expect(replaced('replaceSecondary')).toEqual([false, true, false, false]);
    expect(replaced('replaceOwn')).toEqual([false, false, true, false]);
    expect(replaced('replaceTheirs')).toEqual([false, false, false, true]);
  });
});

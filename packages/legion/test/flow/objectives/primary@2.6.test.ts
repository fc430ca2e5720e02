import { describe, expect, it } from 'vitest';
import { SEGMENT } from '../../../src/geometry/range.ts';
import { hasAction } from '../../cards/watching.ts';
import { acting, scored, them, us } from '../../missions.ts';
import { type Spec, unit } from '../../table.ts';
import { LEIA } from '../../troops.ts';

const token =
  (kind: string) =>
  (by: string, x: number, y: number, more: Spec = {}): Spec => ({ kind, by, x, y, ...more });
const [poi, asset] = [token('poi'), token('asset')];
const held = (by: string, claimed: number, seat = 0) => asset(by, 0, 0, { claimed, seat });

describe('primary objectives', () => {
  const seg = (x: number, y: number) => [x * SEGMENT, y * SEGMENT] as const;
  it.each(['bunker-assault', 'intercept-signals', 'shifting-priorities'])(
    '%s: where it has nothing to do, nobody hears of it',
    (primary) => {
      const t = scored({ primary }, [us(300, 60), them(1500, 860)], [poi(primary, ...seg(6, 3))]);
      expect(t.goOn(({ state }) => state.round === 3).events('ability')).toEqual([]);
    },
  );
});

describe('scanners', () => {
  const CARD = 'recon-mission';
  it.each([
    [CARD, 0, [], true],
    [CARD, 1, [], false],
    [CARD, 0, [held(CARD, 0)], true],
    ['surface-scan', 0, [], true],
    ['surface-scan', 1, [], false],
    ['surface-scan', 0, [held('surface-scan', 0)], false],
  ] as const)('%s: a lost scanner of seat %d is picked up by its own side', (card, seat, more, may) => {
    const t = acting({ secondary: card }, [us(500, 500)], { markers: [asset(card, 540, 500, { seat }), ...more] });
    expect(hasAction(t, 'claim')).toBe(may);
  });
});

describe('what is carried, marked and turned in', () => {
  it.each([
    ['destroy-enemy-base', us(500, 500), [], true],
    ['destroy-enemy-base', us(500, 500), [held('destroy-enemy-base', 0)], false],
    ['failed-negotiations', us(500, 500), [], true],
    ['failed-negotiations', unit('rebel-commandos', 0, 500, 500), [], true],
    ['failed-negotiations', unit(LEIA, 0, 500, 500), [], false],
    ['failed-negotiations', unit('at-rt-rebel', 0, 500, 500, { rank: 'corps' }), [], false],
    ['failed-negotiations', us(900, 500), [poi('failed-negotiations', 950, 500)], false],
  ] as const)('%s: who picks up what lies there', (card, who, more, may) => {
    const t = acting({ secondary: card }, [who], { markers: [asset(card, 540, 500), ...more] });
    expect(hasAction(t, 'claim')).toBe(may);
    if (!may) return;
    t.take(t.options().find((id) => id.endsWith('/claim'))!);
    expect(t.state.markers[0]).toMatchObject({ claimed: 0, x: 500, y: 500 });
    expect(t.until('action').state.turn!.actions).toBe(2);
  });
});

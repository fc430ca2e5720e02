import { describe, expect, it } from 'vitest';
import { SEGMENT } from '../../../src/geometry/range.ts';
import { apart, lay, type Spec, unit } from '../../table.ts';
import { alone, holding, rebels, storm, VADER } from '../../troops.ts';

const way = { kind: 'standard', speed: 1, heading: 0, bend: 0, way: 1 };
const blanks = Array(8).fill('blank');

describe('going on under fire', () => {
  const rally = (units: readonly Spec[], dice: readonly string[] = blanks) =>
    lay({ units, active: { unit: 0, step: 'rally' }, whiteDefence: dice as never, redDefence: dice as never });
  it('Dauntless: suppressed and not panicked, one more token for a free move action', () => {
    const paths = (suppression: number) =>
      rally([unit('rebel-pathfinders', 0, 400, 400, holding('suppression', suppression)), storm(1500, 700)]);
    const t = paths(2).until('window:unit.rallied').take('0:dauntless');
    expect(t.tokens(0, 'suppression')).toBe(3);
    t.take(way).until('action');
    expect(t.state.turn!.actions).toBe(1);
    const calm = paths(1);
    calm.until('action');
    expect(calm.events('moved')).toEqual([]);
    expect(
      paths(4)
        .goOn(({ state }) => state.turn === null)
        .events('ability'),
    ).toEqual([]);
  });
  it('Compel: another trooper unit of the type at range 1 to 2 of it', () => {
    const men = (card: string, gap: number) =>
      rally([
        unit(card, 1, 400 + apart(gap), 400, { ...alone(4), ...holding('suppression', 1) }),
        unit(VADER, 1, 400, 400),
        rebels(1500, 700),
      ]);
    const offered = (card: string, gap: number) =>
      men(card, gap)
        .goOn((t) => t.ask().kind === 'window:unit.rallied' || t.ask().kind === 'action')
        .ask().kind;
    expect(offered('stormtroopers', 2 * SEGMENT)).toBe('window:unit.rallied');
    expect(offered('stormtroopers', 2 * SEGMENT + 0.01)).toBe('action');
    expect(offered('scout-troopers', 100)).toBe('action');
    // Whoever is dauntless goes on by itself and is not compelled.
    const bold = rally([
      unit('rebel-pathfinders', 1, 460, 400, { ...alone(4), ...holding('suppression', 2) }),
      unit('director-orson-krennic', 1, 400, 400),
      rebels(1500, 700),
    ]).until('window:unit.rallied');
    expect(bold.options()).toEqual(['0:dauntless', 'pass']);
    const t = men('stormtroopers', 100).until('window:unit.rallied').take('1:compel');
    expect(t.tokens(0, 'suppression')).toBe(2);
    expect(t.ask().kind).toBe('move');
  });
});

describe('Danger Sense', () => {
  it('it may keep what it would lose', () => {
    const t = lay({
      units: [unit('rebel-pathfinders', 0, 400, 400, holding('suppression', 1)), storm(1500, 700)],
      active: { unit: 0, step: 'rally' },
      whiteDefence: ['block'],
    }).until('keep');
    expect(t.options()).toEqual(['0', '1']);
    t.take('1').until('action');
    expect(t.tokens(0, 'suppression')).toBe(1);
  });
  it('a die more for each token while it defends at range, X at most', () => {
    const dice = (suppression: number) =>
      lay({
        units: [
          storm(400, 400, alone(4)),
          unit('rebel-pathfinders', 0, 560, 400, { ...alone(4), ...holding('suppression', suppression) }),
          rebels(1500, 800),
        ],
        active: 0,
        white: ['crit'],
        whiteDefence: blanks,
      })
        .fight()
        .events('defenceRolled')[0]!.dice.length;
    expect([0, 1, 3, 4].map(dice)).toEqual([1, 2, 4, 4]);
  });
  it('in melee none', () => {
    const t = lay({
      units: [
        storm(400, 400, alone(4)),
        unit('rebel-pathfinders', 0, 400 + apart(0), 400, { ...alone(4), ...holding('suppression', 2) }),
        rebels(1500, 800),
      ],
      active: 0,
      black: ['crit'],
      white: ['crit'],
      whiteDefence: blanks,
    }).fight();
    expect(t.events('defenceRolled')[0]!.dice.length).toBe(1);
  });
});

describe('Demoralize', () => {
  it('an enemy at range 1 to 2 gains a token after its rally', () => {
    const fear = (gap: number) =>
      lay({
        units: [
          unit('emperor-palpatine', 1, 400, 400, { upgrades: ['fear'] }),
          rebels(400 + apart(gap), 400, alone(4)),
          storm(1500, 700),
        ],
        active: { unit: 0, step: 'rally' },
      });
    const t = fear(2 * SEGMENT)
      .until('window:unit.rallied')
      .take('0:demoralize', '1');
    expect(t.tokens(1, 'suppression')).toBe(1);
    const far = fear(2 * SEGMENT + 0.01).goOn((one) => one.ask().kind !== 'window:command.orders');
    expect(far.ask().kind).toBe('action');
  });
});

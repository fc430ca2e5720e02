import { describe, expect, it } from 'vitest';
import { SEGMENT } from '../../../src/geometry/range.ts';
import { apart, lay, piece, type Spec, unit } from '../../table.ts';
import { alone, holding, LUKE, rebels, storm } from '../../troops.ts';
import { deploying } from '../scenes.ts';
import { upgradeOnly } from '../watching.ts';

describe('Jedi Hunter', () => {
  const HAN = 'han-solo-unorthodox-general';
  it('[LC-JEDI-JAEGER-01] [LC-JEDI-JAEGER-02] a Jedi hunter’s surges are critical against who bears the Force, not against others', () => {
    const hunt = (enemy: Spec) =>
      lay({
        units: [unit('general-grievous-sinister-cyborg', 1, 400, 400), enemy],
        active: 0,
        red: ['surge', 'blank', 'blank', 'blank', 'blank', 'blank', 'blank', 'blank'],
        black: ['surge', 'blank', 'blank', 'blank', 'blank', 'blank', 'blank', 'blank'],
        white: ['blank', 'blank', 'blank', 'blank', 'blank', 'blank', 'blank', 'blank'],
      }).fight({ weapons: { '0.0': 'unit:trophy-lightsabers', '0.1': 'none' } }).result.crits;
    const near = 400 + 13.5 + 13.5;
    expect(hunt(unit(LUKE, 0, near, 400))).toBeGreaterThan(0);
    expect(hunt(unit(HAN, 0, near, 400))).toBe(0);
  });
});

describe('Jump', () => {
  const JUMP = 'card:0:jump/jump';
  const luke = (more: Spec, ...others: readonly Spec[]) =>
    lay({ units: [unit(LUKE, 0, 400, 400, more), ...others, storm(1500, 800)], active: 0 })
      .until('action')
      .options()
      .includes(JUMP);
  it('[LE-SPRINGEN-X-01] [LE-SPRINGEN-X-04] not where it could not move: engaged, or held fast', () => {
    expect(luke({})).toBe(true);
    expect(luke({}, storm(400 + apart(0), 400, alone(4)))).toBe(false);
    expect(luke({}, storm(400 + apart(1), 400, alone(4)))).toBe(true);
    expect([luke(holding('immobilize', 1)), luke(holding('immobilize', 2))]).toEqual([true, false]);
  });
});

describe('Juyo Mastery', () => {
  const maul = (wounds: number) =>
    lay({
      units: [unit('maul-impatient-apprentice', 1, 400, 400, { wounds, order: 'faceup' }), rebels(1500, 800)],
      priority: 1,
    }).until('action', { activate: '0' });
  it('while it is wounded one action more', () => {
    expect(maul(0).state.turn!.actions).toBe(2);
    expect(maul(1).state.turn!.actions).toBe(3);
  });
  it('but two move actions at most', () => {
    const way = { kind: 'standard', speed: 1, heading: 0, bend: 0, way: 1 };
    const t = maul(1).take('move', way).until('action').take('move', way).until('action');
    expect(t.state.turn!.actions).toBe(1);
    expect(t.options()).not.toContain('move');
    t.refuses('move', 'LE-SCHLUESSELWOERTER-03');
  });
});

describe('Leader', () => {
  it('[LE-ANFUEHRER-01] the miniature of an upgrade with that keyword leads the unit', () => {
    const t = lay({ units: [rebels(400, 400, { upgrades: ['pao'] }), storm(1700, 800)], active: 0 });
    expect(t.unit(0).minis[t.unit(0).leader]!.by).toBe(0);
  });
});

describe('Lethal', () => {
  const shoot = (aim: number) =>
    lay({
      units: [
        unit('super-tactical-droid', 0, 400, 400, holding('aim', aim)),
        storm(560, 400, { minis: [null, null, 'fallen', 'fallen'] }),
      ],
      active: 0,
      red: ['crit'],
      white: ['crit'],
      redDefence: ['block', 'block'],
    }).fight({ 'window:attack.modify': '0:lethal', 'window:defence.modify': '0:pierce' });
  it('up to X aim tokens pierce instead of rerolling', () => {
    expect(shoot(0).result.wounds).toBe(0);
    expect(shoot(1).result.wounds).toBe(1);
    const t = shoot(2);
    expect([t.result.wounds, t.tokens(0, 'aim')]).toEqual([1, 1]);
  });
});

describe('Loadout', () => {
  const waiting = (card: string, seat: number, more: Spec = {}): Spec => ({ card, seat, status: 'reserve', ...more });
  it('a card that was set aside takes the place of one with the same icon', () => {
    const t = deploying([
      waiting('cassian-andor', 0, { upgrades: ['duck-and-cover'], note: { loadout: ['tenacity'] } }),
      rebels(100, 100),
      storm(1700, 850),
    ]);
    t.until('window:setup.deploys').take('0:loadout', '0');
    expect(t.unit(0).upgrades).toMatchObject([{ id: 'tenacity', exhausted: false, discarded: false, wounds: 0 }]);
  });
  it('Loadout: it may stay aside, and of the cards it waits for only one with its icon', () => {
    const t = deploying([
      waiting('cassian-andor', 0, { upgrades: ['duck-and-cover'], note: { loadout: ['tenacity'] } }),
      rebels(100, 100),
      storm(1700, 850),
    ]);
    t.until('window:setup.deploys').take('0:loadout', 'none');
    expect(t.unit(0).upgrades.map(({ id }) => id)).toEqual(['duck-and-cover']);
  });
});

describe('Long Shot', () => {
  const shoot = (gap: number, aim: number) =>
    lay({
      units: [
        unit('cassian-andor', 0, 200, 400, { upgrades: ['a280'], ...holding('aim', aim) }),
        storm(200 + apart(gap), 400, alone(4)),
      ],
      active: 0,
    }).until('action');
  it('an aim token adds a range to the weapon', () => {
    expect(shoot(2.5 * SEGMENT, 0).options()).not.toContain('attack');
    expect(shoot(3 * SEGMENT, 1).options()).toContain('attack');
    expect(shoot(3 * SEGMENT + 0.01, 2).options()).not.toContain('attack');
  });
  it('and it is spent; within the printed range it is not', () => {
    const after = (gap: number) => {
      const t = shoot(gap, 1).fight({
        weapons: upgradeOnly,
      });
      return t.tokens(0, 'aim');
    };
    expect(after(2.5 * SEGMENT)).toBe(0);
    expect(after(1.5 * SEGMENT)).toBe(1);
  });
});

describe('Low Profile', () => {
  const against = (attacker: Spec, defender: Spec, terrain: readonly Spec[] = []) =>
    lay({ units: [attacker, defender], terrain, active: 0 }).fight();
  it('[LE-UNAUFFAELLIG-01] [LE-UNAUFFAELLIG-03] [LE-DECKUNG-11] Low Profile makes light cover heavy, and the open stays open', () => {
    const commandos = (terrain: readonly Spec[]) =>
      against(
        storm(400, 400),
        unit('rebel-commandos', 0, 560, 400, { minis: [null, [560, 430], [560, 370], [590, 400]] }),
        terrain,
      ).cover;
    expect(commandos([])).toBe(0);
    expect(commandos([piece('sandbags', 520, 400, 14, 200)])).toBe(2);
  });
});

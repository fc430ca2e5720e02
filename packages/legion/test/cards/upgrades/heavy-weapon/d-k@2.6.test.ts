import { describe, expect, it } from 'vitest';
import { legion26 } from '../../../../src/game.ts';
import { SEGMENT } from '../../../../src/geometry/range.ts';
import { hasKeyword, keywordOf } from '../../../../src/values.ts';
import { apart, lay as layTable, piece, type Script, type Spec, type TableSpec, unit } from '../../../table.ts';
import { lay26 } from '../../../table26.ts';
import { alone, BOBA, holding, rebels, storm, VADER } from '../../../troops.ts';
import { droids, shooting } from '../../scenes.ts';
import { coloursRolled, takeAction, told } from '../../watching.ts';

const enemies = (x: number, y: number, more: Spec = {}) => unit('rebel-troopers', 1, x, y, { ...alone(4), ...more });
const gather = (card: string): Script => ({ 'window:attack.gather': `0:0.${card}` });

describe('General Grievous', () => {
  it('General Grievous: up to three better dice for a suppression token, if his player likes', () => {
    const t = shooting(droids('general-grievous'), enemies(650, 400), gather('general-grievous'));
    expect([coloursRolled(t), t.tokens(0, 'suppression')]).toEqual([[0, 2, 0], 1]);
    const u = shooting(droids('general-grievous'), enemies(650, 400));
    expect([coloursRolled(u), u.tokens(0, 'suppression')]).toEqual([[0, 0, 2], 0]);
  });
  it('General Grievous: not for whoever attacks him, and the unit has no AI', () => {
    const t = lay26({ units: [droids('general-grievous'), enemies(650, 400)], active: 1 }).fight(
      gather('general-grievous'),
    );
    expect([told(t, 'general-grievous'), hasKeyword(t.g, t.unit(0), 'ai')]).toEqual([[], false]);
    const bare = lay26({ units: [unit('b1-battle-droids', 0, 400, 400), enemies(650, 400)], active: 0 });
    expect(hasKeyword(bare.g, bare.unit(0), 'ai')).toBe(true);
  });
});

describe('Hunter', () => {
  const lay = (spec: TableSpec) => layTable(spec, legion26);
  const far = storm(1700, 800);
  const acting = (own: Spec, others: readonly Spec[] = [], more: object = {}) =>
    lay({ units: [own, ...others, far], active: 0, ...more }).until('action');
  const HUNTER = 'hunter-the-bad-batch-clone-force-99-republic';
  it('Hunter: a black die for troopers at range 1 that are neither commanders nor operatives', () => {
    const at = (target: Spec) =>
      acting(
        rebels(400, 400, { minis: ['fallen', 'fallen', 'fallen', 'fallen', [400, 400]], upgrades: [HUNTER] }),
        [target],
        { black: ['hit'] },
      );
    const t = at(storm(400 + apart(SEGMENT), 400, { minis: [null, [700, 430], 'fallen', 'fallen'] }));
    t.take(`card:0:0.${HUNTER}/strike`).until('action');
    expect([t.alive(1), t.state.turn!.actions]).toEqual([1, 2]);
    expect(at(storm(400 + apart(SEGMENT + 0.01), 400, alone(4))).options()).not.toContain(`card:0:0.${HUNTER}/strike`);
    expect(at(unit(VADER, 1, 480, 400)).options()).not.toContain(`card:0:0.${HUNTER}/strike`);
  });
});

describe('Hunter', () => {
  const far = storm(1700, 850, alone(4));
  const acting = (own: Spec, others: readonly Spec[] = [], more: Partial<TableSpec> = {}) =>
    lay26({ units: [own, ...others, far], active: 0, ...more }).until('action');
  it('Hunter: troopers without rank that he sees at range 1; nobody is pinned', () => {
    const HUNTER = 'hunter-the-bad-batch-clone-force-99-republic';
    const own = rebels(400, 400, { minis: ['fallen', 'fallen', 'fallen', 'fallen', [400, 400]], upgrades: [HUNTER] });
    const two = { minis: [null, [480, 440], 'fallen', 'fallen'] };
    const t = acting(
      own,
      [
        storm(480, 400, two),
        unit(BOBA, 1, 400, 480),
        storm(400, 300, alone(4)),
        storm(400 - apart(SEGMENT + 1), 400, alone(4)),
      ],
      { black: ['hit'], terrain: [piece('building', 400, 345, 120, 10, { height: 200 })] },
    );
    expect(takeAction(t, 'strike').open).toEqual(['0 action']);
    expect([t.alive(1), t.tokens(1, 'suppression')]).toEqual([1, 0]);
  });
});

describe('Imperial Probe Droid', () => {
  const probe = (observed: number, script: Script) =>
    shooting(
      unit('stormtroopers', 0, 400, 400, {
        minis: [null, 'fallen', 'fallen', 'fallen', [400, 430]],
        upgrades: ['imperial-probe-droid'],
      }),
      enemies(650, 400, holding('observation', observed)),
      script,
    );
  const SPENDS = { 'window:attack.declared': '0:0.imperial-probe-droid' };
  it('Imperial Probe Droid: an observation token of the target becomes an aim token; it is exhausted then', () => {
    const t = probe(2, SPENDS);
    expect([t.tokens(0, 'aim'), t.tokens(1, 'observation')]).toEqual([1, 1]);
    expect(t.unit(0).upgrades[0]!.exhausted).toBe(true);
  });
  it('Imperial Probe Droid: not unless its player likes, nor against a target that nobody observes', () => {
    expect(probe(1, {}).tokens(0, 'aim')).toBe(0);
    const t = probe(0, SPENDS);
    expect([t.tokens(0, 'aim'), told(t, 'imperial-probe-droid')]).toEqual([0, []]);
  });
});

describe('Jyn Erso', () => {
  const far = storm(1700, 850, alone(4));
  const rebels = (x: number, y: number, more: Spec = {}) => unit('rebel-troopers', 0, x, y, { ...alone(4), ...more });
  it('brings Danger Sense 2 and Dauntless', () => {
    const t = lay26({
      units: [
        rebels(400, 400, { minis: [null, 'fallen', 'fallen', 'fallen', [400, 430]], upgrades: ['jyn-erso'] }),
        far,
      ],
      active: 0,
    });
    expect((['danger-sense', 'dauntless'] as const).map((k) => keywordOf(t.g, t.unit(0), k))).toEqual([2, 1]);
  });
});

describe('Kraken', () => {
  const rank = (n: number) => Array.from({ length: n }, (_, i) => [370, 400 + i * 30]);
  it('Kraken: one better die for each of his unit that has fallen', () => {
    expect(coloursRolled(shooting(droids('kraken'), enemies(650, 400), gather('kraken')))).toEqual([0, 3, 0]);
    const whole = droids('kraken', { minis: [null, [400, 430], 'fallen', ...rank(3), [400, 460]] });
    expect(coloursRolled(shooting(whole, enemies(650, 400), gather('kraken')))).toEqual([0, 1, 5]);
  });
});

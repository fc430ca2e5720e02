import { describe, expect, it } from 'vitest';
import { SEGMENT } from '../../../../src/geometry/range.ts';
import { isSuppressed } from '../../../../src/values.ts';
import { apart, lay, type Spec, unit } from '../../../table.ts';
import { alone, LEIA, rebels, storm, VADER } from '../../../troops.ts';
import { b1With } from '../../scenes.ts';

const far = storm(1700, 800, { order: 'facedown' });
/** A squad of which the leader and the miniature of an upgrade stand. */
const squad = (upgrade: string | Spec, more: Spec = {}) =>
  rebels(400, 400, { minis: [[430, 400], 'fallen', 'fallen', 'fallen', [400, 400]], upgrades: [upgrade], ...more });

describe('OOM-Series Battle Droid', () => {
  const leia = unit(LEIA, 0, 300, 300);
  const vader = unit(VADER, 1, 1500, 700);
  /** Both sides have a commander; this is the command phase. */
  const council = (units: readonly Spec[], card = 'ambush') =>
    lay({ units: [leia, ...units, vader], phase: 'command', hands: [{ cards: [card] }, { cards: ['assault'] }] });
  const coordinator = (gap: number, ...upgrades: string[]) =>
    council([
      unit('b1-battle-droids', 0, 400, 300, { minis: [...Array(6).fill('fallen'), [400, 300]], upgrades }),
      unit('b1-battle-droids', 0, 400 + apart(gap), 300, alone(6)),
    ]);
  const coordinated = (gap: number, ...upgrades: string[]) => {
    const t = coordinator(gap, ...upgrades).until('activate', {
      orders: ['1'],
      'window:command.ordered': ['1:coordinate', 'pass'],
      'card-unit': '2',
    });
    return t.unit(2).order;
  };
  it('OOM-Series Battle Droid: Coordinate reaches range 2', () => {
    expect(coordinated(2 * SEGMENT, 'oom-series-battle-droid')).toBe('faceup');
    expect(coordinated(2 * SEGMENT, 'b1-battle-droid')).toBe('none');
    expect(coordinated(SEGMENT, 'b1-battle-droid')).toBe('faceup');
  });
});

describe('Rebel Trooper Captain', () => {
  const CAPTAINS = ['rebel-trooper-captain', 'stormtrooper-captain', 'phase-i-clone-captain'];
  it('Captains: suppressed as it is, the unit keeps its tokens and both actions', () => {
    for (const captain of CAPTAINS) {
      const wake = (use: boolean) =>
        lay({
          units: [squad(captain, { order: 'faceup', tokens: { suppression: 1 } }), far],
          turnOf: 0,
          whiteDefence: ['blank'],
        }).until('action', use ? { 'window:unit.activates': `0:0.${captain}` } : {});
      const t = wake(true);
      expect(t.state.turn!.actions).toBe(2);
      expect(isSuppressed(t.g, t.unit(0))).toBe(false);
      t.take('recover').take(['suppression.0']).until('action');
      expect(t.tokens(0, 'suppression')).toBe(1);
      expect(t.unit(0).upgrades[0]!.exhausted).toBe(true);
      expect(wake(false).state.turn!.actions).toBe(1);
    }
  });
  it('[LE-SAMMELN-03] Rebel Trooper Captain: blocks of the rally take nothing from it then', () => {
    const rallied = (use: boolean) => {
      const t = lay({
        units: [squad('rebel-trooper-captain', { order: 'faceup', tokens: { suppression: 1 } }), far],
        turnOf: 0,
        whiteDefence: ['block'],
      }).until('action', use ? { 'window:unit.activates': '0:0.rebel-trooper-captain' } : {});
      return [t.tokens(0, 'suppression'), t.events('rallied').map(({ removed }) => removed)];
    };
    expect([rallied(true), rallied(false)]).toEqual([
      [1, [0]],
      [0, [1]],
    ]);
  });
  it('Captains: when the activation is over, so is it', () => {
    const t = lay({
      units: [
        squad('rebel-trooper-captain', { order: 'faceup', tokens: { suppression: 1 } }),
        storm(1700, 800, { order: 'faceup' }),
      ],
      turnOf: 0,
    }).until('action', { 'window:unit.activates': '0:0.rebel-trooper-captain' });
    t.take('none').until('action');
    expect(isSuppressed(t.g, t.unit(0))).toBe(true);
  });
});

describe('Rebel Trooper Specialist', () => {
  const offered = (card: string) => {
    const t = lay({ units: [squad(card), far], active: 0 }).until('action');
    t.take(`card:0:0.${card}/token`);
    return t.options();
  };
  it('Specialists: a token for nothing, of those that their card names', () => {
    expect(offered('rebel-trooper-specialist')).toEqual(['dodge', 'surge']);
    expect(offered('stormtrooper-specialist')).toEqual(['aim', 'surge']);
    expect(offered('phase-i-clone-specialist')).toEqual(['aim', 'dodge', 'surge']);
    const t = lay({ units: [squad('rebel-trooper-specialist'), far], active: 0 }).until('action');
    t.take('card:0:0.rebel-trooper-specialist/token', 'surge').until('action');
    expect(t.tokens(0, 'surge')).toBe(1);
    expect(t.state.turn!.actions).toBe(2);
    expect(t.unit(0).upgrades[0]!.exhausted).toBe(true);
    expect(t.options()).not.toContain('card:0:0.rebel-trooper-specialist/token');
  });
  it('Specialists: nothing when their miniature has fallen', () => {
    const gone = rebels(400, 400, {
      minis: [null, null, null, null, 'fallen'],
      upgrades: ['rebel-trooper-specialist'],
    });
    const t = lay({ units: [gone, far], active: 0 }).until('action');
    expect(t.options()).not.toContain('card:0:0.rebel-trooper-specialist/token');
  });
});

describe('T-series Tactical Droid', () => {
  const near = storm(560, 400, { order: 'facedown' });
  const actions = (droids: Spec, script: Spec = {}) =>
    lay({ units: [droids, near], turnOf: 0, hands: [{ pool: ['corps'] }, {}] })
      .until('action', { activate: 'draw', ...script })
      .options();
  it('T-series Tactical Droid: the unit has lost AI', () => {
    expect(actions(b1With(['t-series-tactical-droid']))).toContain('aim');
  });
});

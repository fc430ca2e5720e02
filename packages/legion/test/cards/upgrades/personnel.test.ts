import { describe, expect, it } from 'vitest';
import { hasKeyword, isSuppressed } from '../../../src/values.ts';
import { lay, type Spec, unit } from '../../table.ts';
import { alone, rebels, storm } from '../../troops.ts';

const far = storm(1700, 800, { order: 'facedown' });
/** A squad of which the leader and the miniature of an upgrade stand. */
const squad = (upgrade: string | Spec, more: Spec = {}) =>
  rebels(400, 400, { minis: [[430, 400], 'fallen', 'fallen', 'fallen', [400, 400]], upgrades: [upgrade], ...more });

describe('captains', () => {
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

describe('specialists', () => {
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
  it('Officers: courage and keywords go with their miniature', () => {
    const with_ = (mini: Spec['minis']) => {
      const t = lay({ units: [rebels(400, 400, { minis: mini!, upgrades: ['2-1b-medical-droid'] }), far], active: 0 });
      return hasKeyword(t.g, t.unit(0), 'treat');
    };
    expect(with_([null, null, null, null, null])).toBe(true);
    expect(with_([null, null, null, null, 'fallen'])).toBe(false);
  });
});

describe('droids without AI', () => {
  const b1 = (upgrades: readonly string[], more: Spec = {}) =>
    unit('b1-battle-droids', 0, 400, 400, {
      minis: [[430, 400], ...Array(5).fill('fallen'), [400, 400]],
      upgrades: [...upgrades],
      ...more,
    });
  const near = storm(560, 400, { order: 'facedown' });
  const actions = (droids: Spec, script: Spec = {}) =>
    lay({ units: [droids, near], turnOf: 0, hands: [{ pool: ['corps'] }, {}] })
      .until('action', { activate: 'draw', ...script })
      .options();
  it('B1 Security Droid: exhausted, and for an activation the unit does as it likes', () => {
    expect(actions(b1(['b1-battle-droid']))).not.toContain('aim');
    expect(actions(b1(['b1-security-droid']))).not.toContain('aim');
    expect(actions(b1(['b1-security-droid']), { 'window:unit.activates': '0:0.b1-security-droid' })).toContain('aim');
  });
  it('B1 Security Droid: not while others are activated', () => {
    const t = lay({
      units: [
        b1(['b1-security-droid']),
        unit('b1-battle-droids', 0, 1500, 200, { ...alone(6), order: 'faceup' }),
        storm(1700, 800),
      ],
      turnOf: 0,
      priority: 0,
    });
    const asked: string[] = [];
    t.goOn(({ state }) => state.turn?.unit === 1 && state.turn.step === 'act', {
      activate: '1',
      'window:unit.activates': (a) => {
        asked.push(a.kind);
        return 'pass';
      },
    });
    expect(asked).toEqual([]);
  });
  it('T-series Tactical Droid: the unit has lost AI', () => {
    expect(actions(b1(['t-series-tactical-droid']))).toContain('aim');
  });
});

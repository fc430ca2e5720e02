import { describe, expect, it } from 'vitest';
import { lay, type Spec, unit } from '../../../table.ts';
import { alone, storm } from '../../../troops.ts';
import { b1With } from '../../scenes.ts';

describe('B1 Security Droid', () => {
  const near = storm(560, 400, { order: 'facedown' });
  const actions = (droids: Spec, script: Spec = {}) =>
    lay({ units: [droids, near], turnOf: 0, hands: [{ pool: ['corps'] }, {}] })
      .until('action', { activate: 'draw', ...script })
      .options();
  it('B1 Security Droid: exhausted, and for an activation the unit does as it likes', () => {
    expect(actions(b1With(['b1-battle-droid']))).not.toContain('aim');
    expect(actions(b1With(['b1-security-droid']))).not.toContain('aim');
    expect(actions(b1With(['b1-security-droid']), { 'window:unit.activates': '0:0.b1-security-droid' })).toContain(
      'aim',
    );
  });
  it('B1 Security Droid: not while others are activated', () => {
    const t = lay({
      units: [
        b1With(['b1-security-droid']),
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
});

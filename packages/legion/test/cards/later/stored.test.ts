import { describe, expect, it } from 'vitest';
import { lay26 } from '../../edition26/table26.ts';
import { unit } from '../../table.ts';
import { alone, storm } from '../../troops.ts';

/** Upgrades of 2.6 that keep tokens for later. */

describe('Secret Ingredients', () => {
  const logray = (more: object = {}) => unit('logray', 0, 400, 400, { upgrades: ['secret-ingredients'], ...more });
  it('a token on the card in each round', () => {
    const t = lay26({ units: [logray(), storm(1500, 700)], phase: 'command', stage: 0, hands: [{}, {}] });
    t.goOn(({ state }) => state.phase === 'activation', { 'card-way': 'dodge' });
    expect(t.unit(0).note['secret-ingredients.dodge']).toBe(1);
  });
  it('as many as it likes when it is activated', () => {
    const t = lay26({
      units: [logray({ note: { 'secret-ingredients.aim': 3 } }), storm(1500, 700)],
      active: { unit: 0, step: 'start' },
    });
    t.until('action', {
      'window:unit.activates': (a) => (a.type === 'choice' ? a.options[0]!.id : ''),
      'card-number': '2',
    });
    expect([t.tokens(0, 'aim'), t.unit(0).note['secret-ingredients.aim']]).toEqual([2, 1]);
  });
  it('calms down after Aid', () => {
    const t = lay26({
      units: [logray(), unit('ewok-skirmishers', 0, 500, 500), storm(1500, 700)],
      active: 0,
    });
    t.until('action')
      .take('aim')
      .until('action', {
        'window:token.gained': (a) => (a.type === 'choice' ? a.options[0]!.id : ''),
        'card-unit': '1',
      });
    expect([t.tokens(0, 'aim'), t.tokens(1, 'aim'), t.tokens(0, 'suppression')]).toEqual([0, 1, 0]);
  });
});

describe('Mandalorian Super Commando', () => {
  it('its cache outlives it', () => {
    const t = lay26({
      units: [
        unit('mandalorian-super-commandos', 0, 400, 400, {
          upgrades: ['mandalorian-super-commando'],
          order: 'facedown',
          tokens: { surge: 2 },
          note: { 'cache.surge': 2 },
          minis: [null, null, null, 'fallen'],
        }),
        storm(1500, 700, { ...alone(4), order: 'facedown' }),
      ],
      phase: 'end',
      round: 1,
    });
    t.goOn(({ state }) => state.round === 2);
    expect(t.tokens(0, 'surge')).toBe(2);
  });
});

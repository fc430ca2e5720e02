import { describe, expect, it } from 'vitest';
import { squadron } from '../../../table.ts';
import { CLOSE, duel, faces, fire, match, states, using, wing } from '../bridge.ts';

describe('Bail Organa', () => {
  it('[AR-KOMMANDORAEDER-06][AR-KOMMANDORAEDER-07] Bail Organa: tokens from the card are further dials of the ship that reveals', () => {
    const mine = [{ id: 'bail-organa-commander', tokens: ['navigate', 'repair', 'repair'] }];
    const t = duel({ mine, own: { dials: ['squadron'] }, step: 'reveal' });
    t.take('0:bail-organa-commander', 'navigate', 'token', 'repair', 'keep');
    expect(t.ship(0)).toMatchObject({ commands: ['navigate'], open: ['squadron', 'repair'] });
    expect(t.ship(0).upgrades[0]!.tokens).toEqual(['repair']);
    expect(t.events('revealed')).toHaveLength(1);
  });
});

describe('Commander Sato', () => {
  it('Sato: near a friendly squadron two dice are replaced by others before they are rolled', () => {
    const near = (x: number) =>
      fire(duel({ mine: ['commander-sato'], also: [squadron('x-wing-squadron', 0, x, CLOSE)], y: CLOSE }), {
        ...using('attack.beforeRoll', '0:commander-sato'),
        colour: ['red', 'black', 'red', 'black'],
      })
        .events('rolled')[0]!
        .dice.map((d) => d.colour);
    expect(near(960).sort()).toEqual(['black', 'black', 'blue', 'blue', 'blue', 'red']);
    expect(near(1100).sort()).toEqual(['blue', 'blue', 'blue', 'red', 'red', 'red']);
  });
});

describe('Count Dooku', () => {
  it('Dooku: a token from the card raids every enemy ship', () => {
    const mine = [{ id: 'count-dooku', tokens: ['repair', 'squadron'] }];
    const t = duel({ mine, also: [wing()], active: null, stage: 'start' }).take('0:count-dooku', 'squadron');
    expect([0, 1, 2].map((id) => t.ship(id).raids)).toEqual([[], ['squadron'], []]);
    expect(t.ship(0).upgrades[0]!.tokens).toEqual(['repair']);
  });
});

describe('Darth Vader', () => {
  it('Darth Vader: the attacking ship spends a defence token and rerolls what it likes; at speed 0 it cannot', () => {
    const t = duel({ mine: ['darth-vader-commander'], red: ['blank', 'blank', 'blank', 'double', 'double', 'double'] });
    fire(t, { ...using('attack.modify', '0:darth-vader-commander'), 'card-token': '0', reroll: ['0', '1', '2'] });
    expect(states(t.ship(0))[0]).toBe('brace exhausted');
    expect(faces(t).filter((f) => f === 'double')).toHaveLength(3);
    const still = duel({ mine: ['darth-vader-commander'], own: { speed: 0 } });
    fire(still);
    expect(still.events('ability')).toEqual([]);
  });
});

describe('Emperor Palpatine', () => {
  it('Emperor Palpatine: a token of each kind on the card; enemies who spend the discarded kind lose it', () => {
    const setup = match('empire', ['emperor-palpatine-commander']).until('dials');
    expect(setup.ship(0).upgrades[0]!.note).toHaveLength(6);
    const mine = [{ id: 'emperor-palpatine-commander', note: ['brace', 'evade'] }];
    const t = duel({ mine, active: null, stage: 'start', red: ['hit', 'hit', 'hit'] });
    t.take('0:emperor-palpatine-commander', 'brace').until('attack');
    expect(t.ship(0).upgrades[0]!.note).toEqual(['evade']);
    fire(t, {
      'window:attack.defend': ['1:token.0', '1:token.1', 'pass'],
      'redirect-zone': 'left',
      'redirect-amount': '0',
    });
    expect(states(t.ship(1)).slice(0, 2)).toEqual(['brace discarded', 'redirect exhausted']);
    expect(t.damage).toBeLessThan(6);
  });
});

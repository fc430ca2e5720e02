import { describe, expect, it } from 'vitest';
import { batteryOf } from '../../../src/values.ts';
import { lay, squadron } from '../../table.ts';
import { duel, fire, LONG, pool, states, using } from './bridge.ts';
import { acted, dice } from './guns.ts';

/** Five hits and one blue critical icon. */
const BLUE_CRIT = { red: ['hit', 'hit', 'hit'], blue: ['crit', 'hit', 'hit'] } as const;
const NO_CRIT = { red: ['crit', 'hit', 'hit'], blue: ['hit', 'hit', 'hit'] } as const;

describe('ion cannons', () => {
  it('[AR-ERR-SCHWERE-IONENGESCHUETZSTELLU-01][AR-ERR-SCHWERE-IONENGESCHUETZSTELLU-02][AR-ERR-SCHWERE-IONENGESCHUETZSTELLU-03] Heavy Ion Emplacements: the zone and its neighbours lose a shield, for a blue critical icon', () => {
    const t = duel({ mine: ['heavy-ion-emplacements'], foe: { shields: { left: 0 } }, ...BLUE_CRIT });
    t.take('front>1.front').until('critical');
    t.take('0:heavy-ion-emplacements');
    expect(t.events('shieldLost').map((e) => e.zone)).toContain('right');
    expect(t.events('shieldLost').some((e) => e.zone === 'left' || e.zone === 'rear')).toBe(false);
    expect(t.ship(0).upgrades[0]!.exhausted).toBe(true);
    const red = duel({ mine: ['heavy-ion-emplacements'], ...NO_CRIT })
      .take('front>1.front')
      .until('critical');
    expect(red.options()).toEqual(['standard', 'none']);
    const tired = duel({ mine: [{ id: 'heavy-ion-emplacements', exhausted: true }], ...BLUE_CRIT });
    expect(tired.take('front>1.front').until('critical').options()).toEqual(['standard', 'none']);
  });

  it('High-Capacity Ion Turbines: a blue die more for the sides', () => {
    const t = duel({ mine: ['high-capacity-ion-turbines'] });
    expect((['front', 'left', 'rear'] as const).map((z) => batteryOf(t.g, t.ship(0), z).blue)).toEqual([3, 2, 0]);
  });

  it('Ion Cannon Batteries: a command token, or a shield of who has none', () => {
    const rich = duel({ mine: ['ion-cannon-batteries'], foe: { commands: ['repair', 'squadron'] }, ...BLUE_CRIT });
    rich.take('front>1.front').until('critical').take('0:ion-cannon-batteries', 'squadron');
    expect(rich.ship(1).commands).toEqual(['repair']);
    const poor = duel({ mine: ['ion-cannon-batteries'], foe: { shields: { front: 3 } }, ...BLUE_CRIT });
    poor.take('front>1.front').until('critical').take('0:ion-cannon-batteries');
    expect(poor.events('shieldLost')[0]).toMatchObject({ unit: 1, zone: 'front', shields: 2 });
  });

  it('Leading Shots: a blue die for any number of dice again', () => {
    const t = duel({
      mine: ['leading-shots'],
      red: ['blank', 'blank', 'hit', 'double', 'double'],
      blue: ['accuracy', 'hit', 'hit'],
    });
    t.take('front>1.front', '0:leading-shots', ['3'], ['0', '1']);
    expect(dice(t)).toEqual(['red double', 'red double', 'red hit', 'blue hit', 'blue hit']);
  });

  it('[AR-CARD-MS-1-IONENKANONEN-01][AR-CARD-MS-1-IONENKANONEN-02] MS-1: an upgrade of the defender is exhausted, and goes on with what costs no exhausting', () => {
    const t = duel({
      mine: ['ms-1-ion-cannon'],
      theirs: ['electronic-countermeasures', 'spinal-armament'],
      ...BLUE_CRIT,
    });
    t.take('front>1.front').until('critical').take('0:ms-1-ion-cannon', 'spinal-armament');
    expect(t.ship(1).upgrades.map((u) => u.exhausted)).toEqual([false, true]);
    expect(batteryOf(t.g, t.ship(1), 'front').red).toBe(5);
  });
  it('[AR-CARD-MS-1-IONENKANONEN-01] MS-1: no card that is exhausted or discarded', () => {
    const theirs = [
      { id: 'electronic-countermeasures', exhausted: true },
      'spinal-armament',
      { id: 'intel-officer', discarded: true },
      'gunnery-team',
    ];
    const t = duel({ mine: ['ms-1-ion-cannon'], theirs, ...BLUE_CRIT });
    t.take('front>1.front').until('critical').take('0:ms-1-ion-cannon');
    expect(t.options()).toEqual(['spinal-armament', 'gunnery-team']);
  });

  it('[AR-ERR-NK-7-IONENKANONEN-01][AR-ERR-NK-7-IONENKANONEN-02][AR-ERR-NK-7-IONENKANONEN-03] NK-7: the defender chooses a token to discard', () => {
    const t = duel({ mine: ['nk-7-ion-cannons'], ...BLUE_CRIT });
    t.take('front>1.front').until('critical').take('0:nk-7-ion-cannons');
    expect(t.open).toEqual(['1 card-token']);
    t.take('3');
    expect(states(t.ship(1))[3]).toBe('contain discarded');
    expect(t.ship(0).upgrades[0]!.exhausted).toBe(true);
    t.until('dials');
    expect(t.ship(0).upgrades[0]!.exhausted).toBe(false);
    const red = duel({ mine: ['nk-7-ion-cannons'], ...NO_CRIT })
      .take('front>1.front')
      .until('critical');
    expect(red.options()).not.toContain('0:nk-7-ion-cannons');
  });

  it('[AR-ERR-NK-7-IONENKANONEN-02] NK-7: a token that is discarded already is none to choose; who has none left chooses nothing', () => {
    const hit = (tokens: readonly object[]) => {
      const t = duel({ mine: ['nk-7-ion-cannons'], foe: { tokens } as never, ...BLUE_CRIT });
      return t.take('front>1.front').until('critical').take('0:nk-7-ion-cannons');
    };
    const gone = { kind: 'brace', state: 'discarded' };
    expect(
      hit([gone, { kind: 'redirect', state: 'exhausted' }, { kind: 'contain', state: 'ready' }]).options(),
    ).toEqual(['1', '2']);
    const none = hit([gone]);
    expect([none.open, none.ship(0).upgrades[0]!.exhausted]).not.toContainEqual(['1 card-token']);
    expect(none.ship(0).upgrades[0]!.exhausted).toBe(true);
  });

  it('Overload Pulse: all defence tokens are exhausted', () => {
    const t = duel({ mine: ['overload-pulse'], ...BLUE_CRIT });
    fire(t, { critical: '0:overload-pulse' });
    expect(states(t.ship(1)).every((s) => s.endsWith('exhausted'))).toBe(true);
  });

  it('Point Defense Ion Cannons: the attacker rerolls a die, at close range and against squadrons', () => {
    const t = duel({
      theirs: ['point-defense-ion-cannons'],
      red: ['double', 'hit', 'hit', 'blank'],
      blue: ['hit', 'hit', 'hit'],
    });
    fire(t, { ...using('attack.defend', '1:point-defense-ion-cannons'), dice: ['0'] });
    expect(t.damage).toBe(5);
    const far = duel({ theirs: ['point-defense-ion-cannons'], y: LONG });
    expect(acted(fire(far, using('attack.defend', 'pass')))).toEqual([]);
    const bomber = lay({
      units: [
        squadron('tie-bomber-squadron', 0, 900, 300),
        {
          ship: 'imperial-ii-class-star-destroyer',
          seat: 1,
          x: 900,
          y: 400,
          degrees: 180,
          speed: 2,
          upgrades: ['point-defense-ion-cannons'],
        },
      ],
      phase: 'squadron',
      flying: { squadron: 0 },
      black: ['hitcrit', 'blank'],
    });
    bomber
      .take('attack')
      .fight({ attack: '>1.front', ...using('attack.defend', '1:point-defense-ion-cannons'), dice: ['0'] });
    expect(bomber.damage).toBe(0);
  });

  it('SW-7: every blue accuracy icon that was not spent is 1 damage', () => {
    const t = duel({
      mine: ['sw-7-ion-batteries'],
      red: ['accuracy', 'hit', 'hit'],
      blue: ['accuracy', 'accuracy', 'hit'],
    });
    fire(t);
    expect([t.damage, pool(t)]).toEqual([5, [6, 6]]);
  });
});

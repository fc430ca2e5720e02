import { describe, expect, it } from 'vitest';
import { isActivated } from '../../../src/values.ts';
import { lay, ship, squadron } from '../../table.ts';
import { duel, faces, fire, ISD, LONG, pool, using } from './bridge.ts';
import { acted, flak, rolled } from './guns.ts';

/** A Gladiator I: 2 red and 2 black in front. */
const GLADIATOR = { ship: 'gladiator-i-class-star-destroyer' };
const CRIT = { red: ['hit', 'hit'], black: ['hitcrit', 'hit'] } as const;
const strike = (mine: readonly (string | object)[], more: object = {}) =>
  duel({ mine: mine as never, own: GLADIATOR, y: 440, ...CRIT, ...more });

describe('ordnance', () => {
  it('[AR-ERR-ANGRIFFS-ERSCHUETTERUNGSRAKE-01][AR-ERR-ANGRIFFS-ERSCHUETTERUNGSRAKE-02][AR-ERR-ANGRIFFS-ERSCHUETTERUNGSRAKE-03][AR-CARD-ANGRIFFS-ERSCHUETTERUNGSRAK-01] Assault Concussion Missiles: for a black critical icon each adjacent zone suffers 1', () => {
    const t = strike(['assault-concussion-missiles']).take('front>1.front').until('critical');
    t.take('0:assault-concussion-missiles');
    expect(
      t
        .events('suffers')
        .filter((e) => e.by === 'assault-concussion-missiles')
        .map((e) => e.zone),
    ).toEqual(['left', 'right']);
    expect(t.ship(0).upgrades[0]!.exhausted).toBe(true);
    const plain = strike(['assault-concussion-missiles'], { black: ['hit', 'hit'], red: ['crit', 'hit'] });
    expect(plain.take('front>1.front').until('critical').options()).toEqual(['standard', 'none']);
    const tired = strike([{ id: 'assault-concussion-missiles', exhausted: true }]);
    expect(tired.take('front>1.front').until('critical').options()).toEqual(['standard', 'none']);
  });

  it('[AR-CARD-ANGRIFFS-ERSCHUETTERUNGSRAK-02][AR-ERR-ANGRIFFS-ERSCHUETTERUNGSRAKE-04] Assault Concussion Missiles: no brace helps, and they are ready again', () => {
    const t = strike(['assault-concussion-missiles']);
    fire(t, { ...using('attack.defend', '1:token.0'), critical: '0:assault-concussion-missiles' });
    expect([t.damage, t.ship(1).shields]).toMatchObject([3, { left: 2, right: 2, front: 1 }]);
    t.until('dials');
    expect(t.ship(0).upgrades[0]!.exhausted).toBe(false);
  });

  it('[AR-ERR-ANGRIFFS-PROTONENTORPEDOS-01][AR-ERR-ANGRIFFS-PROTONENTORPEDOS-02][AR-ERR-ANGRIFFS-PROTONENTORPEDOS-03][AR-ERR-ANGRIFFS-PROTONENTORPEDOS-04] Assault Proton Torpedoes: a faceup card past all shields', () => {
    const t = strike(['assault-proton-torpedoes'], { deck: ['ruptured-engine'] });
    fire(t, { critical: '0:assault-proton-torpedoes' });
    expect(t.ship(1).damage).toEqual([
      { card: 'ruptured-engine', faceup: true },
      { card: expect.any(String), faceup: false },
    ]);
    expect(t.ship(0).upgrades[0]!.exhausted).toBe(true);
    t.until('dials');
    expect(t.ship(0).upgrades[0]!.exhausted).toBe(false);
  });

  it('Expanded Launchers, Rapid Reload: black dice more', () => {
    expect(rolled(fire(strike(['expanded-launchers'])))).toEqual(['red', 'red', 'black', 'black', 'black', 'black']);
    const side = duel({ mine: ['rapid-reload'], own: { ...GLADIATOR, degrees: 90 }, y: 420 });
    expect(rolled(side.fight({ attack: 'left>1.front' }))).toHaveLength(5);
  });

  it('[AR-ERR-EXTERNE-TRAEGER-01][AR-ERR-EXTERNE-TRAEGER-02] External Racks: two black dice at close range, and the card is gone', () => {
    const t = strike(['external-racks']);
    fire(t, using('attack.modify', '0:external-racks'));
    expect([pool(t), t.ship(0).upgrades[0]!.discarded]).toEqual([[4, 6], true]);
    const far = duel({ mine: ['external-racks'], y: LONG });
    expect(acted(fire(far))).toEqual([]);
    expect(t.until('dials').match.taken.filter((d) => d.answer === '0:external-racks')).toHaveLength(1);
  });

  it('[AR-CARD-FLECHETTE-TORPEDOS-01] Flechette Torpedoes: a black critical icon marks the squadron as activated', () => {
    const t = flak(
      ['flechette-torpedoes'],
      ['tie-fighter-squadron'],
      { black: ['hitcrit', 'hit'] },
      { ship: 'acclamator-i-class-assault-ship' },
    );
    t.take('front>1', '0:flechette-torpedoes');
    expect(isActivated(t.state, t.squadron(1))).toBe(true);
    t.fight();
    expect(faces(t)).toEqual(['hit']);
  });

  it('[AR-CARD-FLECHETTE-TORPEDOS-02] Flechette Torpedoes in a Counter attack: the activation of the squadron goes on', () => {
    const t = lay({
      units: [
        squadron('tie-bomber-squadron', 0, 900, 300),
        ship(ISD, 1, 900, 400, 180, {
          speed: 2,
          upgrades: ['quad-laser-turrets', 'flechette-torpedoes', 'external-racks'],
        }),
        ship('victory-ii-class-star-destroyer', 0, 300, 300, 0, {}),
      ],
      flying: { squadron: 0, by: 2 },
      blue: ['accuracy'],
      black: ['blank', 'hitcrit', 'blank'],
    });
    t.take('attack').until('squadron-act', {
      attack: '>1.front',
      'window:attack.after': '1:counter',
      'window:attack.modify': ['1:external-racks', '1:flechette-torpedoes', 'pass'],
    });
    expect(isActivated(t.state, t.squadron(0))).toBe(true);
    expect(t.options()).toContain('move');
  });

  it('[AR-CARD-SPRENGKAPSELN-01] Ordnance Pods: one black die at squadrons, from a zone that has attacked, and at the next one too', () => {
    const t = flak(['ordnance-pods'], ['tie-fighter-squadron', 'tie-fighter-squadron'], {
      attacked: ['front'],
      black: ['hit', 'hit'],
    });
    t.take('0:ordnance-pods', 'granted:front>1').until('further-target');
    expect(rolled(t)).toEqual(['black']);
    t.take('granted:front>2').fight();
    expect(rolled(t)).toEqual(['black']);
    expect([t.squadron(1).hull, t.squadron(2).hull]).toEqual([2, 2]);
  });

  it('[AR-CARD-SPRENGKAPSELN-02] Ordnance Pods with a Gunnery Team: not at a squadron that the zone has attacked', () => {
    const t = flak(['ordnance-pods', 'gunnery-team'], ['tie-fighter-squadron', 'tie-fighter-squadron']);
    t.take('front>1').until('further-target').take('none').until('window:ship.attackEnd');
    t.take('0:ordnance-pods');
    expect(t.events('attack').at(-1)).toMatchObject({ kind: 'granted', defender: { unit: 2 } });
  });

  it('Wide-Area Barrage: half of the black hits for another unit at close range of the defender', () => {
    const bystander = squadron('tie-fighter-squadron', 1, 1000, 430);
    const t = strike(['wide-area-barrage'], { also: [bystander] });
    t.take('front>1.front').until('critical').take('0:wide-area-barrage', '2');
    expect(t.squadron(2).hull).toBe(2);
  });
});

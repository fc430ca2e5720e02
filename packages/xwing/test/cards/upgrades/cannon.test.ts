import { describe, expect, it } from 'vitest';
import { academy } from '../../scene.ts';
import { attacking, faces, friend, obstacleAt, shoot, shootLocked } from './duel.ts';

describe('Ion Cannon', () => {
  it('[XW-ANGRIFF-35] a hit is 1 damage and an ion token, whatever was rolled', () => {
    const s = shoot('cannon/ioncannon', { red: 'hhc', green: 'bbb' }).until('attack', {}, 1);
    expect([s.ship(1).damage.map((d) => d.faceup), s.ship(1).tokens.ion]).toEqual([[false], 1]);
  });
  it('[XW-ANGRIFF-36] a miss is nothing', () => {
    expect(shoot('cannon/ioncannon', { red: 'hbb', green: 'eee' }).ship(1).tokens.ion).toBe(0);
  });
});

describe('Heavy Laser Cannon', () => {
  it('[XW-ANGRIFF-14] its crits are hits at once', () => {
    expect(faces(shoot('cannon/heavylasercannon', { red: 'ccbb' }), 'attack')).toBe('hhbb');
  });
  it('Heavy Laser Cannon: a ship that may not modify its dice keeps its crits', () => {
    const foe = { faction: 'imperial', type: 'tiefofighter', pilot: 'omegaleader', locks: [0], fought: true };
    expect(faces(shoot('cannon/heavylasercannon', { foe, red: 'ccbb' }), 'attack')).toBe('ccbb');
  });
  it('Heavy Laser Cannon changes nothing where there is no crit', () => {
    expect(shootLocked('cannon/heavylasercannon', { red: 'hhbb' }).events('modified')).toEqual([]);
  });
});

describe('Autoblaster', () => {
  it('[XW-ANGRIFF-33] evades cancel no hits, only crits', () => {
    const s = shoot('cannon/autoblaster', { y: 400, red: 'hcb', green: 'eee' });
    expect(s.ship(1).damage.map((d) => d.faceup)).toEqual([false]);
  });
  it('[XW-ANGRIFF-34] whether crits go before hits that stand is the defender’s, where cancelling one costs him something', () => {
    const kath = { faction: 'imperial', type: 'firespray31', pilot: 'kathscarlet' };
    const foe = { faction: 'rebel', type: 'xwing', pilot: 'rookiepilot', shields: 0 };
    const fire = (red: string, green = 'ee') => shoot('cannon/autoblaster', { hero: kath, foe, y: 400, red, green });
    const s = fire('hcb');
    expect(s.open).toEqual(['1 card-may']);
    s.take('no');
    expect([s.ship(1).damage.length, s.ship(1).tokens.stress]).toEqual([2, 0]);
    const t = fire('hcb').take('yes');
    expect([t.ship(1).damage.length, t.ship(1).tokens.stress]).toEqual([1, 1]);
    for (const asksNothing of [fire('hhb'), fire('hcb', 'bb'), fire('ccb')])
      expect(asksNothing.open).not.toContain('1 card-may');
  });
});

describe('Flechette Cannon', () => {
  it('a hit is 1 damage, and stress for whoever has none', () => {
    const s = shoot('cannon/flechettecannon', { red: 'hhh', green: 'bbb' });
    expect([s.ship(1).damage.length, s.ship(1).tokens.stress]).toEqual([1, 1]);
    const t = shoot('cannon/flechettecannon', { red: 'hhh', green: 'bbb', foe: { tokens: { stress: 1 } } });
    expect(t.ship(1).tokens.stress).toBe(1);
  });
});

describe('"Mangler" Cannon', () => {
  it('one hit may be a crit', () => {
    const s = shoot('cannon/manglercannon', { red: 'hhb' }).take('0:cannon.manglercannon');
    expect(faces(s, 'attack')).toBe('chb');
  });
  it('Mangler Cannon turns one hit only', () => {
    const s = attacking(['cannon/manglercannon'], { red: 'hhb' }).take(
      '0:cannon.manglercannon>1',
      '0:cannon.manglercannon',
    );
    expect(faces(s, 'attack')).toBe('chb');
  });
});

describe('Tractor Beam', () => {
  const shot = (more = {}) =>
    attacking(['cannon/tractorbeam'], { red: 'hhh', green: 'bbb', ...more }).take('0:cannon.tractorbeam>1');
  it('a hit is a token; its owner may roll or boost the small ship', () => {
    const s = shot();
    expect(s.open).toEqual(['0 tow']);
    s.take('yes', 'straight');
    expect(s.pose(1)).toEqual([450, 400, 180]);
    expect([s.ship(1).tokens.tractor, s.ship(1).damage.length]).toEqual([1, 0]);
  });
  it('[R-XW-05] onto an obstacle, which it suffers', () => {
    const s = shot({ red: 'hhhh', obstacles: [obstacleAt(530, 480)] }).take('yes', 'left', [0, 0]);
    expect(s.pose(1)[0]).toBe(530);
    expect(s.ship(1).damage.length).toBe(1);
  });
  it('not a large ship', () => {
    const foe = { type: 'lambdaclassshuttle', pilot: 'omicrongrouppilot' };
    expect(shot({ foe, y: 500 }).open).toEqual(['1 attack']);
  });
  it('only with the first token of a round', () => {
    const more = [friend({ fought: false, upgrades: ['cannon/tractorbeam'] })];
    const s = attacking(['cannon/tractorbeam'], { more, red: 'hhhhhh', green: 'bbbbb' });
    s.take('0', '0:cannon.tractorbeam>1', 'no', '2:cannon.tractorbeam>1');
    expect(s.open).toEqual(['1 attack']);
    expect(s.ship(1).tokens.tractor).toBe(2);
  });
  it('the token of another ship, or something else that lasts for this one, is not its first', () => {
    const effect = (of: number, note: string) => ({ source: 'towed', ship: of, until: 'round', note });
    expect(shot({ lasting: [effect(0, 'towed')] }).open).toEqual(['0 tow']);
    expect(shot({ lasting: [effect(1, 'something')] }).open).toEqual(['0 tow']);
    expect(shot({ lasting: [effect(1, 'towed')] }).open).not.toEqual(['0 tow']);
  });
});

describe('Tractor Beam', () => {
  it('Tractor Beam moves the defender before Ruthlessness looks around', () => {
    const shot = (answer: string) => {
      const s = attacking(['cannon/tractorbeam', 'ept/ruthlessness'], {
        red: 'hhh',
        green: 'bbb',
        more: [academy(450, 610, 180, { fought: true })],
      }).take('0:cannon.tractorbeam>1', answer);
      if (answer === 'yes') s.take('straight');
      return s.ship(2).damage.length;
    };
    expect([shot('no'), shot('yes')]).toEqual([1, 0]);
  });
});

describe('ARC Caster', () => {
  it('a hit hurts another ship at range 1 of the defender, then the card recharges', () => {
    const s = shoot('cannon/arccaster', { y: 400, red: 'hbbb', green: 'bbb', more: [friend({}, 520, 400)] });
    expect(s.take('2').ship(2).shields).toBe(1);
    expect(s.ship(0).upgrades[0]!.face).toBe(1);
  });
  it('recharging costs a weapons disabled token', () => {
    const s = shoot('cannon/arccaster', { y: 400, green: 'eee' }).until('dials');
    s.dials({ '0': 's1', '1': 's2' }).until('window:combat.start').take('0:cannon.arccaster');
    expect(s.ship(0).upgrades[0]!.face).toBe(0);
    expect(s.events('token').map((e) => e.token)).toContain('weaponsdisabled');
  });
  it('recharges after every attack with it, a miss too', () => {
    for (const red of ['bbbb', 'hbbb']) {
      const s = attacking(['cannon/arccaster'], { y: 400, red, green: 'bbb' }).take('0:cannon.arccaster>1');
      expect(s.ship(0).upgrades[0]!.face).toBe(1);
      expect(s.events('turned')).toMatchObject([{ ship: 0, card: 'arccaster', face: 1 }]);
    }
  });
  it('the ARC Caster stays charged after another weapon', () => {
    const s = attacking(['cannon/arccaster'], { y: 400 }).take('primary>1');
    expect(s.until('attack', {}, 1).ship(0).upgrades[0]!.face).toBe(0);
  });
});

describe('Jamming Beam', () => {
  it('a hit is a jam token', () => {
    const s = shoot('cannon/jammingbeam', { red: 'hhh', green: 'bbb' });
    expect([s.ship(1).tokens.jam, s.ship(1).damage.length]).toEqual([1, 0]);
  });
});

describe('Linked Battery', () => {
  it('one die again with the primary weapon or a cannon', () => {
    const s = attacking(['cannon/linkedbattery'], { red: 'bbbh' }).take('primary>1', '0:cannon.linkedbattery', ['0']);
    expect(faces(s, 'attack')).toBe('hbb');
    const cards = ['cannon/linkedbattery', 'turret/ioncannonturret'];
    expect(attacking(cards).take('0:turret.ioncannonturret>1').open).toEqual(['1 attack']);
  });
});

import { describe, expect, it } from 'vitest';
import { agilityOf } from '../../../src/values.ts';
import { academy } from '../../scene.ts';
import { attacking, defending, discarded, ending, faces, flying } from './duel.ts';

const LOCK = { locks: [1] };
const FACEUP = { card: 'structuraldamage', faceup: true };

describe('R2-D2', () => {
  it('a green manoeuvre may bring a shield back', () => {
    const s = flying(['amd/r2d2'], 's2', { hero: { shields: 1 } }).take('0:amd.r2d2');
    expect(s.ship(0).shields).toBe(2);
  });
  it('no white one, and no shield above the value', () => {
    expect(flying(['amd/r2d2'], 's3', { hero: { shields: 1 } }).open).toEqual(['0 action']);
    expect(flying(['amd/r2d2'], 's2').open).toEqual(['0 action']);
  });
});

describe('R2-F2', () => {
  it('as an action: 1 agility more for the round', () => {
    const s = flying(['amd/r2f2'], 's2').take('0:amd.r2f2');
    expect(agilityOf(s.g, s.ship(0))).toBe(3);
    expect(agilityOf(s.g, s.until('dials').ship(0))).toBe(2);
  });
});

describe('R5-D8', () => {
  const hurt = { damage: [{ card: 'directhit' }] };
  it('as an action: an evade or an eye discards a facedown damage card', () => {
    for (const [green, left] of [
      ['e', 0],
      ['f', 0],
      ['b', 1],
    ] as const)
      expect(flying(['amd/r5d8'], 's2', { hero: hurt, green }).take('0:amd.r5d8').ship(0).damage.length).toBe(left);
  });
});

describe('R5-K6', () => {
  it('a spent lock comes back on an evade, but cannot be spent in this attack', () => {
    const s = attacking(['amd/r5k6', 'crew/hansolo'], {
      hero: { ...LOCK, tokens: { focus: 1 } },
      red: 'fbb',
      green: 'e',
    });
    expect(s.take('primary>1').options()).toContain('0:targetlock');
    s.take('0:crew.hansolo');
    expect(s.ship(0).locks).toEqual([1]);
    expect(s.options()).toEqual(['0:focus', 'pass']);
  });
  it('not on another result', () => {
    const s = attacking(['amd/r5k6'], { hero: LOCK, red: 'bbb', green: 'f' }).take('primary>1', '0:targetlock', []);
    expect(s.ship(0).locks).toEqual([]);
  });
});

describe('R5 Astromech', () => {
  it('turns a faceup ship card facedown in the End phase, no pilot card', () => {
    const s = ending(['amd/r5astromech'], { hero: { damage: [FACEUP] } }).take('0:amd.r5astromech');
    expect(s.ship(0).damage[0]!.faceup).toBe(false);
    const pilot = { damage: [{ card: 'damagedcockpit', faceup: true }] };
    expect(ending(['amd/r5astromech'], { hero: pilot }).ask().kind).toBe('dials');
  });
});

describe('R7 Astromech', () => {
  it('a lock on the attacker makes him reroll dice', () => {
    const s = defending(['amd/r7astromech'], { hero: LOCK, red: 'hhbb' }).take('primary>0', '0:amd.r7astromech', [
      '0',
      '1',
    ]);
    expect(faces(s, 'attack')).toBe('bb');
    expect(s.ship(0).locks).toEqual([]);
  });
  it('once a round', () => {
    const s = defending(['amd/r7astromech', 'crew/weaponsengineer'], {
      hero: { locks: [1, 2] },
      more: [academy(530, 480, 180)],
    }).take('primary>0', '0:amd.r7astromech', []);
    s.until('attack', 1).take('primary>0');
    expect(s.open).not.toContain('0 window:attack.modifyAttackDice');
  });
});

describe('R7-T1', () => {
  it('as an action: a lock on an enemy whose arc it is in, then a free boost', () => {
    const s = flying(['amd/r7t1'], 's2', { y: 600 }).take('0:amd.r7t1', 'yes', 'boost', 'straight');
    expect(s.ship(0).locks).toEqual([1]);
    expect(s.pose(0)[1]).toBe(500);
  });
  it('no lock out of his arc', () => {
    const s = flying(['amd/r7t1'], 's2', { y: 600, foe: { degrees: 0 } }).take('0:amd.r7t1');
    expect(s.open).toEqual(['0 free-action']);
  });
});

describe('R3-A2', () => {
  it('its own stress stresses a defender in the arc', () => {
    const s = attacking(['amd/r3a2']).take('primary>1', '0:amd.r3a2');
    expect([s.ship(0).tokens.stress, s.ship(1).tokens.stress]).toEqual([1, 1]);
  });
});

describe('R4-D6', () => {
  it('of three hits two remain, for a stress token', () => {
    const s = defending(['amd/r4d6'], { y: 400, red: 'hhh', green: 'bb' }).take('primary>0', '0:amd.r4d6');
    expect([s.ship(0).shields, s.ship(0).damage.length, s.ship(0).tokens.stress]).toEqual([0, 0, 1]);
  });
  it('crits do not count', () => {
    expect(defending(['amd/r4d6'], { y: 400, red: 'hhc', green: 'bb' }).take('primary>0').open).toEqual(['0 attack']);
  });
});

describe('R5-P9', () => {
  it('a focus token after combat brings a shield back', () => {
    const s = attacking(['amd/r5p9'], { hero: { shields: 0, tokens: { focus: 1 } } }).take(
      'none',
      'none',
      '0:amd.r5p9',
    );
    expect(s.ship(0).shields).toBe(1);
  });
});

describe('BB-8', () => {
  it('a revealed green manoeuvre brings a free barrel roll', () => {
    const s = flying(['amd/bb8'], 's2').take('0:amd.bb8', 'left', [0, 0]);
    expect(s.pose(0)).toEqual([370, 420, 0]);
    expect(flying(['amd/bb8'], 's3').open).toEqual(['0 action']);
  });
});

describe('Targeting Astromech', () => {
  it('a red manoeuvre may bring a lock', () => {
    const s = flying(['amd/targetingastromech'], 'k4', { y: 480 }).take('0:amd.targetingastromech');
    expect(s.ship(0).locks).toEqual([1]);
    expect(flying(['amd/targetingastromech'], 's3').open).toEqual(['0 action']);
  });
});

describe('R3 Astromech', () => {
  it('an eye of a primary attack is given up for an evade token', () => {
    const s = attacking(['amd/r3astromech'], { red: 'ffb' }).take('primary>1', '0:amd.r3astromech');
    expect(faces(s, 'attack')).toBe('fb');
    expect(s.ship(0).tokens.evade).toBe(1);
  });
});

describe('"Chopper" (astromech)', () => {
  it('as an action: another card for a shield', () => {
    const s = flying(['amd/chopper-swx72', 'mod/engineupgrade'], 's2', { hero: { shields: 0 } });
    s.take('0:amd.chopper-swx72');
    expect(s.ship(0).shields).toBe(1);
    expect(discarded(s, 'engineupgrade')).toBe(true);
  });
});

describe('Flight-Assist Astromech', () => {
  it('a free boost or barrel roll while no enemy is in the arc', () => {
    const s = flying(['amd/flightassistastromech'], 's2', { foe: { x: 800, y: 300 } });
    s.take('0:amd.flightassistastromech', 'boost', 'straight');
    expect(s.pose(0)[1]).toBe(500);
    expect(flying(['amd/flightassistastromech'], 's2').open).toEqual(['0 action']);
  });
  it('no attacks out of the arc', () => {
    const cards = ['amd/flightassistastromech', 'turret/ioncannonturret'];
    expect(attacking(cards, { hero: { degrees: 180 } }).open).toEqual(['1 attack']);
    expect(attacking(cards.slice(1), { hero: { degrees: 180 } }).open).toEqual(['0 attack']);
  });
});

describe('"Genius"', () => {
  it('drops a bomb after its manoeuvre', () => {
    const s = flying(['samd/genius', 'bomb/seismiccharges'], 's2').take('pass').take('0:samd.genius');
    expect(s.state.bombs.length).toBe(1);
    expect(discarded(s, 'seismiccharges')).toBe(true);
  });
});

describe('Salvaged Astromech', () => {
  it('goes instead of a faceup ship card', () => {
    const duel = { red: 'cb', green: 'bb', hero: { shields: 0 }, deck: ['structuraldamage'] };
    const s = defending(['samd/salvagedastromech'], duel).take('primary>0', '0:samd.salvagedastromech');
    expect(s.ship(0).damage).toEqual([]);
    expect(discarded(s, 'salvagedastromech')).toBe(true);
  });
  it('not instead of a pilot card', () => {
    const duel = { red: 'cb', green: 'bb', hero: { shields: 0 }, deck: ['damagedcockpit'] };
    expect(defending(['samd/salvagedastromech'], duel).take('primary>0').open).toEqual(['0 attack']);
  });
});

describe('R4 Agromech', () => {
  it('a focus token spent in an attack may bring a lock on the defender', () => {
    const s = attacking(['samd/r4agromech'], { hero: { tokens: { focus: 1 } }, red: 'fbb' });
    s.take('primary>1', '0:focus', '0:samd.r4agromech');
    expect(s.ship(0).locks).toEqual([1]);
    expect(s.options()).toContain('0:targetlock');
  });
});

describe('R4-B11', () => {
  it('a lock makes the defender reroll dice', () => {
    const s = attacking(['samd/r4b11'], { hero: LOCK, red: 'hhh', green: 'eeebb' });
    s.take('primary>1', 'pass', '0:samd.r4b11', ['0', '1']);
    expect(faces(s, 'defence')).toBe('bbe');
    expect(s.ship(0).locks).toEqual([]);
  });
});

describe('R5-P8', () => {
  it('after defending: a hit hurts the attacker, a crit both', () => {
    const after = (die: string) => {
      const s = defending(['samd/r5p8'], { red: `bb${die}` }).take('primary>0', '0:samd.r5p8');
      return [s.ship(0).shields, s.ship(1).damage.length];
    };
    expect(['h', 'c', 'f'].map(after)).toEqual([
      [2, 1],
      [1, 1],
      [2, 0],
    ]);
  });
});

describe('Overclocked R4', () => {
  it('a focus token spent in combat comes back for stress', () => {
    const s = attacking(['samd/overclockedr4'], { hero: { tokens: { focus: 1 } }, red: 'fbb' });
    s.take('primary>1', '0:focus', '0:samd.overclockedr4');
    expect(s.ship(0).tokens).toMatchObject({ focus: 1, stress: 1 });
  });
});

describe('R2 Astromech and Unhinged Astromech', () => {
  it('make slow and fast manoeuvres green by data alone', () => {
    const stress = { hero: { tokens: { stress: 1 } } };
    expect(flying([], 'tl2', stress).ship(0).tokens.stress).toBe(1);
    expect(flying(['amd/r2astromech'], 'bl2', stress).take('yes').ship(0).tokens.stress).toBe(0);
    expect(flying(['samd/unhingedastromech'], 's3', stress).take('yes').ship(0).tokens.stress).toBe(0);
  });
});

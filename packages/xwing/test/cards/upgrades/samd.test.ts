import { describe, expect, it } from 'vitest';
import { academy, rookie, scene, ship } from '../../scene.ts';
import {
  attacking,
  defending,
  discarded,
  FOCUS,
  faces,
  flying,
  friend,
  LOCK,
  mayAttack,
  offered,
  STRESS,
} from './duel.ts';

describe('"Genius"', () => {
  it('drops a bomb after its manoeuvre', () => {
    const s = flying(['samd/genius', 'bomb/seismiccharges'], 's2').take('pass').take('0:samd.genius');
    expect(s.state.bombs.length).toBe(1);
    expect(discarded(s, 'seismiccharges')).toBe(true);
  });
  it('discards the bomb card even where the card itself would stay', () => {
    const s = flying(['samd/genius', 'bomb/bombletgenerator'], 's2').take('pass', '0:samd.genius');
    expect([s.state.bombs.length, discarded(s, 'bombletgenerator')]).toEqual([1, true]);
    const plain = flying(['bomb/bombletgenerator'], 's2').take('0:bomb.bombletgenerator');
    expect(discarded(plain, 'bombletgenerator')).toBe(false);
  });
  it('Genius drops nothing after the manoeuvre of a friend', () => {
    const s = flying(['samd/genius', 'bomb/seismiccharges'], 's2', {
      more: [friend({ activated: false, dial: 's2', pilot: 'wedgeantilles' }, 600)],
    }).take('pass', 'pass', 'none');
    expect([s.open, (s.ask().about as { ship: number }).ship]).toEqual([['0 action'], 2]);
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
  it('not for the token of a friend, of the defender, nor for a lock', () => {
    const key = '0:samd.r4agromech';
    const more = [friend({ ...FOCUS, fought: false, pilot: 'wedgeantilles' })];
    const s = attacking(['samd/r4agromech'], { more, red: 'fbb' }).take('primary>1', '2:focus');
    expect(offered(s, key)).toBe(false);
    const t = attacking(['samd/r4agromech'], { foe: FOCUS, red: 'hhh', green: 'fbb' }).take('primary>1', '1:focus');
    expect(offered(t, key)).toBe(false);
    const u = attacking(['samd/r4agromech'], { hero: LOCK, red: 'bbb' }).take('primary>1', '0:targetlock', []);
    expect(offered(u, key)).toBe(false);
  });
  it('R4 Agromech: not for a token that is the cost of the weapon, when there is no defender yet', () => {
    const s = attacking(['samd/r4agromech', 'turret/blasterturret'], { hero: FOCUS, red: 'fbb' });
    s.take('0:turret.blasterturret>1');
    expect(s.events('spent').map((e) => e.token)).toEqual(['focus']);
    expect(offered(s, '0:samd.r4agromech')).toBe(false);
  });
});

describe('R4-B11', () => {
  it('a lock makes the defender reroll dice', () => {
    const s = attacking(['samd/r4b11'], { hero: LOCK, red: 'hhh', green: 'eeebb' });
    s.take('primary>1', 'pass', '0:samd.r4b11', ['0', '1']);
    expect(faces(s, 'defence')).toBe('bbe');
    expect(s.ship(0).locks).toEqual([]);
  });
  it('one die of the defender is enough, none is not; none may be picked', () => {
    const start = (tractor: number) =>
      attacking(['samd/r4b11'], { hero: LOCK, foe: { tokens: { tractor } }, red: 'hhh', green: 'eee' }).take(
        'primary>1',
        'pass',
      );
    const one = start(2).take('0:samd.r4b11', []);
    expect([one.ship(0).locks, faces(one, 'defence')]).toEqual([[], 'e']);
    expect(offered(start(3), '0:samd.r4b11')).toBe(false);
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
  it('once a round', () => {
    const more = [ship('imperial/tiefighter/blacksquadronpilot', 520, 480, 180)];
    const s = defending(['samd/r5p8'], { more, red: 'bbbbb' }).take('1', 'primary>0', '0:samd.r5p8', 'primary>0');
    expect(offered(s, '0:samd.r5p8')).toBe(false);
    expect(s.events('attack').length).toBe(2);
  });
});

describe('Overclocked R4', () => {
  it('a focus token spent in combat comes back for stress', () => {
    const s = attacking(['samd/overclockedr4'], { hero: { tokens: { focus: 1 } }, red: 'fbb' });
    s.take('primary>1', '0:focus', '0:samd.overclockedr4');
    expect(s.ship(0).tokens).toMatchObject({ focus: 1, stress: 1 });
  });
  it('not for the focus token of the enemy, nor for its own evade token', () => {
    const key = '0:samd.overclockedr4';
    const s = attacking(['samd/overclockedr4'], { foe: FOCUS, red: 'hhh', green: 'fbb' }).take('primary>1', '1:focus');
    expect(offered(s, key)).toBe(false);
    const hero = { tokens: { evade: 1 } };
    const t = defending(['samd/overclockedr4'], { hero, red: 'hh', green: 'bb' }).take('primary>0', '0:evade');
    expect(offered(t, key)).toBe(false);
  });
});

describe('R4-E1', () => {
  const stressed = (upgrades: readonly string[]) =>
    flying(upgrades, 's4', { hero: { tokens: { stress: 1 } } }).until('action');
  it('a mine is dropped under stress, and the droid may take a stress token with it', () => {
    const s = stressed(['samd/r4e1', 'bomb/proximitymines']);
    expect(s.options()).toEqual(['0:bomb.proximitymines', 'none']);
    s.take('0:bomb.proximitymines', '0:samd.r4e1');
    expect([s.ship(0).tokens.stress, discarded(s, 'r4e1')]).toEqual([0, true]);
  });
  it('it may stay; without it there is no such action', () => {
    const s = stressed(['samd/r4e1', 'bomb/proximitymines']).take('0:bomb.proximitymines', 'pass');
    expect([s.ship(0).tokens.stress, discarded(s, 'r4e1')]).toEqual([1, false]);
    expect(stressed(['bomb/proximitymines']).options()).not.toContain('0:bomb.proximitymines');
  });
  it('an unstressed ship keeps it', () => {
    const s = flying(['samd/r4e1', 'bomb/proximitymines'], 's4').until('action').take('0:bomb.proximitymines');
    expect(discarded(s, 'r4e1')).toBe(false);
    expect(s.open).not.toContain('0 window:action.performed');
  });
});

describe('R5-TK', () => {
  const beside = (upgrades: readonly string[]) =>
    scene({
      phase: 'combat',
      attack: ['hit', 'hit', 'hit'],
      defence: ['blank', 'blank'],
      ships: [
        ship('scum/ywing/syndicatethug', 450, 300, 0, { upgrades: [...upgrades] }),
        academy(450, 880, 180, { fought: true }),
        ship('scum/z95headhunter/binayrepirate', 450, 450, 0, { fought: true }),
      ],
    });
  it('a friend may be attacked', () => {
    const s = beside(['samd/r5tk']);
    expect(s.options()).toEqual(['primary>2', 'none']);
    expect(s.take('primary>2').ship(2).shields).toBe(0);
  });
  it('but not itself, and not without the card', () => {
    expect(beside(['samd/r5tk']).options()).not.toContain('primary>0');
    expect(beside([]).match.open.some((a) => a.kind === 'attack')).toBe(false);
  });
  it('a friend may be locked', () => {
    const s = scene({
      phase: 'activation',
      ships: [
        ship('scum/ywing/syndicatethug', 450, 300, 0, { upgrades: ['samd/r5tk'], dial: 's1' }),
        academy(450, 880, 180, { activated: true }),
        ship('scum/z95headhunter/binayrepirate', 520, 400, 0, { activated: true }),
      ],
    }).until('action');
    expect(s.take('targetlock').options()).toEqual(['2', 'none']);
  });
  it('the other side has its say first on the dice of such an attack', () => {
    const s = scene({
      phase: 'combat',
      attack: ['hit', 'hit', 'hit'],
      defence: ['blank', 'blank'],
      ships: [
        ship('scum/ywing/syndicatethug', 450, 300, 0, { upgrades: ['samd/r5tk'], tokens: { focus: 1 } }),
        rookie(450, 880, 180, { seat: 1, fought: true, upgrades: ['amd/m9g8'], locks: [0] }),
        ship('scum/z95headhunter/binayrepirate', 450, 450, 0, { fought: true }),
      ],
    }).take('primary>2');
    expect(s.open).toEqual(['1 window:attack.modifyAttackDice']);
    expect(s.take('pass').open).toEqual(['0 window:attack.modifyAttackDice']);
    expect(s.take('pass').open).not.toContain('0 window:attack.modifyAttackDice');
  });
});

describe('when a salvaged astromech has nothing to say', () => {
  const r4e1 = '0:samd.r4e1';
  const mines = 'bomb/proximitymines';
  it.each([
    ['Genius without a bomb', () => offered(flying(['samd/genius'], 's2', { y: 880 }), '0:samd.genius')],
    [
      'Salvaged Astromech for a facedown card',
      () =>
        offered(
          defending(['samd/salvagedastromech'], {
            hero: { shields: 0 },
            red: 'hb',
            green: 'bb',
            deck: ['structuraldamage'],
          }).take('primary>0'),
          '0:samd.salvagedastromech',
        ),
    ],
    ['R4-B11 without a lock', () => mayAttack('samd/r4b11', { red: 'hhh', green: 'eee' })],
    [
      'R4-E1 after a focus action under stress',
      () => offered(flying(['samd/r4e1', 'crew/chopper'], 's3', { hero: STRESS, y: 880 }).take('focus'), r4e1),
    ],
    [
      'R4-E1 after the bomb of a friend',
      () =>
        offered(
          flying(['crew/chopper', mines], 's3', {
            hero: STRESS,
            y: 880,
            more: [friend({ upgrades: ['samd/r4e1'] }, 800)],
          }).take(`0:${mines.replace('/', '.')}`),
          '2:samd.r4e1',
        ),
    ],
  ])('%s', (_what, may) => {
    expect(may()).toBe(false);
  });
  it('and when it has', () => {
    expect(mayAttack('samd/r4b11', { hero: LOCK, red: 'hhh', green: 'eee' })).toBe(true);
    const s = flying(['samd/r4e1', mines], 's3', { hero: STRESS, y: 880 }).take(`0:${mines.replace('/', '.')}`);
    expect(offered(s, r4e1)).toBe(true);
  });
});

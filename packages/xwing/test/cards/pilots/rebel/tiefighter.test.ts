import { describe, expect, it } from 'vitest';
import { academy, rookie, type ShipSpec } from '../../../scene.ts';
import {
  ACADEMY,
  calm,
  duel,
  flying,
  lastRoll,
  MIDDLE,
  NEAR,
  neighbour,
  offeredBefore,
  offers,
  turnOf,
} from '../duel.ts';

describe('Ahsoka Tano', () => {
  it('may spend a focus token so that a friendly ship at range 1, she included, acts', () => {
    const s = duel('rebel/tiefighter/ahsokatano', ACADEMY, MIDDLE, {
      mine: { tokens: { focus: 1 } },
      others: [rookie(510, 300)],
    });
    s.take('0:ahsokatano');
    expect(s.options()).toEqual(['0', '2']);
    s.take('2', 'focus');
    expect([s.ship(0).tokens.focus, s.ship(2).tokens.focus]).toEqual([0, 1]);
  });
  it('not without one', () => {
    expect(duel('rebel/tiefighter/ahsokatano', ACADEMY, NEAR).open).toEqual(['0 attack']);
  });
  const ahsoka = (mine: number, ...others: ShipSpec[]) =>
    duel('rebel/tiefighter/ahsokatano', ACADEMY, NEAR, { mine: { tokens: { focus: 1, stress: mine } }, others });
  it('stressed herself, sends the one friend at range 1 who can act', () => {
    const s = ahsoka(1, calm(520), calm(380, { tokens: { stress: 1 } }), calm(600)).take('0:ahsokatano', 'focus');
    expect([s.ship(0).tokens.focus, s.ship(2).tokens.focus]).toEqual([0, 1]);
  });
  it('nobody near who can act: nothing to spend a token on', () => {
    expect(offers(ahsoka(1, calm(600)), '0:ahsokatano')).toBe(false);
  });
});

describe.each(['attackshuttle', 'tiefighter'])('Sabine Wren (%s)', (type) => {
  it('may boost or roll before she reveals her dial', () => {
    const s = flying(`rebel/${type}/sabinewren`, 's2').take('0:sabinewren');
    expect(s.options()).toEqual(['boost', 'barrelroll']);
    s.take('boost', 'straight');
    expect(s.pose(0)).toEqual([450, 300 + 80 + 120, 0]);
  });
});

describe('Sabine Wren', () => {
  it('not when a friend activates', () => {
    const s = flying('rebel/tiefighter/sabinewren', 's2', { activated: true }, [
      neighbour(2, { activated: false, dial: 's2' }),
    ]);
    expect(offeredBefore(s, 'dials', '0:sabinewren')).toBe(false);
  });
});

describe('Captain Rex', () => {
  const dice = (s: ReturnType<typeof duel>, target: number) =>
    lastRoll(turnOf(s, 1).take(`primary>${target}`).until('dials'), 'attack').length;
  const start = () =>
    duel('rebel/tiefighter/captainrex', ACADEMY, MIDDLE, {
      attack: ['blank', 'blank'],
      others: [rookie(510, 300), rookie(390, 300)],
    });
  it('the ship he attacked rolls one die fewer against anybody but him', () => {
    const s = start().take('primary>1');
    expect(s.ship(1).conditions).toEqual(['suppressivefire']);
    expect(dice(s, 2)).toBe(1);
  });
  it('an attack on him lifts it and is not weakened', () => {
    const s = start().take('primary>1');
    expect(dice(s, 0)).toBe(2);
    expect(s.ship(1).conditions).toEqual([]);
  });
  it('it goes with the first Combat phase in which he holds his fire', () => {
    const s = start().take('primary>1').until('dials');
    expect(s.ship(1).conditions).toEqual(['suppressivefire']);
    s.dials({ '0': 's2', '1': 's2', '2': 's1', '3': 's1' }).until('dials');
    expect(s.ship(1).conditions).toEqual([]);
  });
  it('and with him', () => {
    const s = duel('rebel/tiefighter/captainrex', ACADEMY, MIDDLE, {
      mine: { damage: [{ card: 'consolefire' }, { card: 'consolefire' }] },
      attack: ['blank', 'blank', 'hit', 'hit'],
      defence: ['blank', 'blank', 'blank', 'blank', 'blank', 'blank'],
      others: [academy(390, 480, 180), rookie(510, 300)],
    });
    s.take('primary>1');
    expect(s.ship(1).conditions).toEqual(['suppressivefire']);
    turnOf(s, 3).take('none', '2', 'primary>0');
    expect(s.ship(0).status).toBe('destroyed');
    expect(s.ship(1).conditions).toEqual([]);
  });
  const shot = () =>
    duel('rebel/tiefighter/captainrex', ACADEMY, MIDDLE, {
      others: [neighbour(1), academy(510, 480, 180)],
      attack: ['blank', 'blank'],
    });
  it('only the ship he attacked shoots worse, and not at him', () => {
    const s = shot().take('primary>1');
    expect(turnOf(s, 1).take('primary>2').until('attack') && lastRoll(s, 'attack').length).toBe(1);
    turnOf(s, 3).take('primary>2').until('dials');
    expect(lastRoll(s, 'attack').length).toBe(2);
    const t = shot().take('primary>1');
    turnOf(t, 1).take('primary>0').until('attack');
    expect(lastRoll(t, 'attack').length).toBe(2);
  });
  it('a ship that he destroys is not suppressed', () => {
    const s = duel('rebel/tiefighter/captainrex', ACADEMY, MIDDLE, {
      theirs: { damage: [{ card: 'consolefire' }, { card: 'consolefire' }] },
      others: [academy(800, 800)],
      attack: ['hit', 'hit'],
      defence: ['blank', 'blank', 'blank'],
    });
    s.take('primary>1').until('dials');
    expect(s.events('condition')).toEqual([]);
  });
  it('the condition moves on with his next target, and other conditions stay', () => {
    const s = duel('rebel/tiefighter/captainrex', ACADEMY, MIDDLE, {
      theirs: { conditions: ['suppressivefire'] },
      others: [academy(510, 480, 180, { conditions: ['adebttopay'] })],
      attack: ['blank', 'blank'],
    });
    s.take('primary>2').until('attack');
    expect([1, 2].map((id) => s.ship(id).conditions)).toEqual([[], ['adebttopay', 'suppressivefire']]);
  });
});

describe.each(['attackshuttle', 'sheathipedeclassshuttle', 'tiefighter'])('"Zeb" Orrelios (%s)', (type) => {
  const defend = () =>
    duel(`rebel/${type}/zeborrelios`, ACADEMY, MIDDLE, {
      mine: { shields: 0 },
      attack: ['crit', 'hit'],
      defence: ['evade', 'blank', 'blank'],
    })
      .until('attack', {}, 1)
      .take('primary>0');
  it('his evades may cancel critical hits first', () => {
    const s = defend().take('0:zeborrelios');
    expect(s.ship(0).damage.map((d) => d.faceup)).toEqual([false]);
  });
  it('or not', () => {
    expect(
      defend()
        .take('pass')
        .ship(0)
        .damage.map((d) => d.faceup),
    ).toEqual([true]);
  });
});

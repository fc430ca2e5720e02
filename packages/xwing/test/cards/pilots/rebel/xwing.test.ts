import { describe, expect, it } from 'vitest';
import { academy, rookie, type ShipSpec, scene, ship } from '../../../scene.ts';
import { defending, faces } from '../../upgrades/duel.ts';
import {
  ACADEMY,
  attackedBy,
  calm,
  duel,
  flying,
  lastRoll,
  MIDDLE,
  neighbour,
  offeredBefore,
  offers,
  turnOf,
} from '../duel.ts';

describe('Wedge Antilles', () => {
  it('the ship he attacks rolls one defence die fewer, and only then', () => {
    const s = duel('rebel/xwing/wedgeantilles', ACADEMY, MIDDLE, {
      attack: ['blank', 'blank', 'blank', 'blank', 'blank', 'blank'],
      others: [rookie(510, 300)],
    });
    s.take('primary>1').until('attack');
    expect(lastRoll(s, 'defence').length).toBe(2);
    s.take('primary>1').until('attack');
    expect(lastRoll(s, 'defence').length).toBe(3);
  });
  it('an agility of 0 stays 0', () => {
    const s = duel('rebel/xwing/wedgeantilles', 'imperial/vt49decimator/patrolleader', MIDDLE + 20);
    s.take('primary>1').until('attack');
    expect(lastRoll(s, 'defence')).toEqual([]);
  });
});

describe('Wes Janson', () => {
  it('after his attack takes a focus, an evade or a blue lock from the defender', () => {
    const s = duel('rebel/xwing/wesjanson', ACADEMY, MIDDLE, {
      attack: ['blank', 'blank', 'blank'],
      theirs: { tokens: { focus: 1, evade: 1 }, locks: [0] },
    });
    s.take('primary>1').until('window:attack.after').take('0:wesjanson');
    expect(s.options()).toEqual(['focus', 'evade', 'targetlock']);
    s.take('targetlock');
    expect(s.ship(1).locks).toEqual([]);
    expect(s.ship(1).tokens.evade).toBe(1);
  });
  it('has nothing to take from a ship without tokens', () => {
    const s = duel('rebel/xwing/wesjanson', ACADEMY, MIDDLE, { attack: ['blank', 'blank', 'blank'] });
    s.take('primary>1');
    expect(offeredBefore(s, 'attack', '0:wesjanson')).toBe(false);
  });
  it('names only what is there', () => {
    const wes = (theirs: ShipSpec) =>
      duel('rebel/xwing/wesjanson', ACADEMY, MIDDLE, { attack: ['blank', 'blank', 'blank'], theirs }).take('primary>1');
    const both = wes({ tokens: { focus: 1 }, locks: [0] })
      .until('window:attack.after')
      .take('0:wesjanson');
    expect(both.options()).toEqual(['focus', 'targetlock']);
    const one = wes({ tokens: { evade: 1 } })
      .until('window:attack.after')
      .take('0:wesjanson');
    expect(one.ship(1).tokens.evade).toBe(0);
  });
});

describe('Luke Skywalker', () => {
  it('may turn one focus result into an evade when he defends', () => {
    const s = duel('rebel/xwing/lukeskywalker', ACADEMY, MIDDLE, {
      attack: ['hit', 'hit'],
      defence: ['focus', 'focus'],
    });
    s.take('none', 'primary>0');
    expect(s.options()).toEqual(['0:lukeskywalker', 'pass']);
    s.take('0:lukeskywalker');
    expect(s.ship(0).shields).toBe(1);
  });
  it('needs a focus result', () => {
    const s = duel('rebel/xwing/lukeskywalker', ACADEMY, MIDDLE, {
      attack: ['hit', 'hit'],
      defence: ['blank', 'evade'],
    });
    s.take('none');
    expect(offeredBefore(s.take('primary>0'), 'dials', '0:lukeskywalker')).toBe(false);
  });
  it('Luke Skywalker changes one eye', () => {
    const hero = { pilot: 'lukeskywalker', fought: true };
    const s = defending([], { hero, red: 'hh', green: 'ff' }).take('primary>0', '0:lukeskywalker');
    expect(faces(s, 'defence')).toBe('ef');
  });
});

describe('Jek Porkins', () => {
  const red = (face: string) =>
    scene({
      phase: 'activation',
      attack: [face],
      ships: [ship('rebel/xwing/jekporkins', 450, 300, 0, { dial: 'k4' }), academy(450, 800, 180, { activated: true })],
    }).take('0:jekporkins');
  it('may shake off stress and roll: on a hit he is dealt a facedown card, whatever shields he has', () => {
    const s = red('hit');
    expect(s.ship(0).tokens.stress).toBe(0);
    expect(s.ship(0).damage.map((d) => d.faceup)).toEqual([false]);
    expect(s.ship(0).shields).toBe(2);
  });
  it('a critical result does nothing', () => {
    expect(red('crit').ship(0).damage).toEqual([]);
  });
  it('not when a friend is stressed', () => {
    const s = flying('rebel/xwing/jekporkins', 's1', { activated: true, tokens: { stress: 1 } }, [
      calm(600, { activated: false, dial: 'k4' }),
    ]);
    expect(s.ship(2).tokens.stress).toBe(1);
    expect(offeredBefore(s, 'dials', '0:jekporkins')).toBe(false);
  });
});

/** Pilots whose cards act on other cards, on rerolls, and on ships that they touch or coordinate. */

describe('Kullbee Sperado', () => {
  const fly = () =>
    flying('rebel/xwing/kullbeesperado', 's2', { upgrades: ['mod/servomotorsfoils', 'mod/engineupgrade'] });
  it('may turn his S-foils over after a boost', () => {
    const s = fly().until('action').take('boost', 'straight', '0:kullbeesperado');
    expect(s.ship(0).upgrades[0]!.face).toBe(1);
  });
  it('not after a focus', () => {
    expect(offers(fly().until('action').take('focus'), '0:kullbeesperado')).toBe(false);
  });
});

describe('Kullbee Sperado', () => {
  it('has nothing to turn over without S-foils', () => {
    const s = flying('rebel/xwing/kullbeesperado', 's2', { upgrades: ['mod/engineupgrade'] }).take('boost', 'straight');
    expect(offeredBefore(s, 'dials', '0:kullbeesperado')).toBe(false);
  });
});

/** Where Rebel support ships begin and end: how far they help, whom, and with how much. */

describe('Kullbee Sperado', () => {
  it('turns his S-foils over and back', () => {
    const upgrades = ['mod/servomotorsfoils', 'mod/engineupgrade'];
    const s = flying('rebel/xwing/kullbeesperado', 's2', { upgrades });
    s.until('action').take('boost', 'straight', '0:kullbeesperado').until('dials').dials({ '0': 's2', '1': 'tl1' });
    s.until('action', {}, 0).take('boost', 'straight', '0:kullbeesperado');
    expect(s.events('turned').map((e) => e.face)).toEqual([1, 0]);
  });
});

describe('Garven Dreis', () => {
  const spend = (x: number) =>
    duel('rebel/xwing/garvendreis', ACADEMY, MIDDLE, {
      mine: { tokens: { focus: 1 } },
      others: [rookie(x, 300)],
    }).take('primary>1', '0:focus');
  it('his spent focus token may go to another friendly ship at range 1-2', () => {
    const s = spend(600);
    expect(s.open).toEqual(['0 window:token.spent']);
    s.take('0:garvendreis');
    expect(s.ship(2).tokens.focus).toBe(1);
    expect(s.ship(0).tokens.focus).toBe(0);
  });
  it('nobody is near enough at range 3', () => {
    expect(spend(720).open).not.toContain('0 window:token.spent');
  });
  it('the focus token of a friend stays where it was spent', () => {
    const s = turnOf(
      duel('rebel/xwing/garvendreis', ACADEMY, MIDDLE, {
        mine: { fought: true },
        others: [neighbour(1, { fought: false, x: 490, tokens: { focus: 1 } })],
        attack: ['focus', 'focus', 'focus'],
      }),
      2,
    ).take('primary>1', '2:focus');
    expect(s.ship(2).tokens.focus).toBe(0);
    expect(offers(s, '0:garvendreis')).toBe(false);
  });
});

describe('Biggs Darklighter', () => {
  const start = () =>
    duel('rebel/xwing/biggsdarklighter', ACADEMY, MIDDLE, { others: [rookie(510, 300), rookie(600, 300)] });
  it('the ships at range 1 of him cannot be attacked as long as he can be', () => {
    const s = start().take('0:biggsdarklighter').until('attack', {}, 1);
    expect(s.options()).toEqual(['primary>0', 'primary>3', 'none']); // ship 3 is at range 2 of him
    s.refuses('primary>2', 'XW-GOLDENE-REGELN-04');
  });
  it('without it they can', () => {
    expect(start().take('pass').until('attack', {}, 1).options()).toContain('primary>2');
  });
  it('where he is out of arc the others can be attacked', () => {
    const s = scene({
      phase: 'combat',
      ships: [ship('rebel/xwing/biggsdarklighter', 450, 300), rookie(510, 300), academy(600, 480, 165)],
    });
    s.take('0:biggsdarklighter').until('attack', {}, 1);
    expect(s.options()).toEqual(['primary>1', 'none']);
  });
  it('once a game', () => {
    const s = start().take('0:biggsdarklighter').until('dials');
    s.dials({ '0': 's1', '1': 'tl1', '2': 's1', '3': 's1' });
    expect(offeredBefore(s, 'attack', '0:biggsdarklighter')).toBe(false);
  });
});

describe('"Hobbie" Klivian', () => {
  it('may lose a stress token when he acquires a lock', () => {
    const t = scene({
      phase: 'activation',
      ships: [
        ship('rebel/ywing/dutchvander', 450, 300, 0, { dial: 's1' }),
        academy(450, 600, 180, { activated: true }),
        ship('rebel/xwing/hobbieklivian', 520, 360, 0, { activated: true, tokens: { stress: 1 } }),
      ],
    });
    t.take('targetlock', '1', '2:hobbieklivian');
    expect(t.ship(2).tokens.stress).toBe(0);
  });
  it('and when he spends one', () => {
    const s = duel('rebel/xwing/hobbieklivian', ACADEMY, MIDDLE, { mine: { tokens: { stress: 1 }, locks: [1] } });
    s.take('primary>1', '0:targetlock', '0:hobbieklivian');
    expect(s.ship(0).tokens.stress).toBe(0);
  });
  it('a token of another kind does nothing for him', () => {
    const s = duel('rebel/xwing/hobbieklivian', ACADEMY, MIDDLE, { mine: { tokens: { stress: 1, focus: 1 } } });
    s.take('primary>1', '0:focus');
    expect(offers(s, '0:hobbieklivian')).toBe(false);
  });
  it('without stress there is nothing to lose', () => {
    const s = duel('rebel/xwing/hobbieklivian', ACADEMY, MIDDLE, { mine: { locks: [1] }, attack: ['blank', 'blank'] });
    expect(offeredBefore(s.take('primary>1', '0:targetlock'), 'attack', '0:hobbieklivian')).toBe(false);
  });
});

describe('Leevan Tenza', () => {
  const boosted = () =>
    scene({
      phase: 'activation',
      ships: [
        ship('rebel/xwing/leevantenza', 450, 300, 0, { dial: 's1', upgrades: ['mod/engineupgrade'] }),
        academy(450, 800, 180, { activated: true }),
      ],
    });
  it('after a boost may take stress for an evade token', () => {
    const s = boosted().take('boost', 'straight', '0:leevantenza');
    expect(s.ship(0).tokens).toMatchObject({ stress: 1, evade: 1 });
  });
  it('not after another action', () => {
    expect(offers(boosted().take('focus'), '0:leevantenza')).toBe(false);
  });
});

describe('Edrio Two Tubes', () => {
  const active = (focus: number) =>
    scene({
      phase: 'activation',
      ships: [
        ship('rebel/xwing/edriotwotubes', 450, 300, 0, { dial: 's1', tokens: { focus } }),
        academy(450, 600, 180, { activated: true }),
      ],
    });
  it('with a focus token he may act before he moves', () => {
    const s = active(1).take('0:edriotwotubes', 'targetlock');
    expect(s.ship(0).locks).toEqual([1]);
    expect(s.options()).not.toContain('targetlock');
  });
  it('without one he may not', () => {
    expect(active(0).open).toEqual(['0 action']);
  });
});

describe('Tarn Mison', () => {
  it('may lock whoever declares him as a target', () => {
    const s = duel('rebel/xwing/tarnmison', ACADEMY, MIDDLE).take('none', 'primary>0', '0:tarnmison');
    expect(s.ship(0).locks).toEqual([1]);
  });
  it('not when a friend is the target', () => {
    const s = duel('rebel/xwing/tarnmison', ACADEMY, MIDDLE, { mine: { fought: true }, others: [calm(510)] });
    expect(offeredBefore(attackedBy(s, 2), 'dials', '0:tarnmison')).toBe(false);
  });
});

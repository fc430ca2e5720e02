import { describe, expect, it } from 'vitest';
import { suffer } from '../../../src/flow/damage.ts';
import { assign } from '../../../src/flow/tokens.ts';
import { drive } from '../../move/words.ts';
import { academy, rookie, type ShipSpec, scene, ship } from '../../scene.ts';
import { ACADEMY, duel, FAR, flying, given, lastRoll, MIDDLE, offeredBefore, offers, ROOKIE, turnOf } from './duel.ts';

/** Pilots whose cards lend tokens, drop bombs otherwise, or strike out of turn. */

describe('Esege Tuketu', () => {
  const friend = (x: number, more: ShipSpec = {}) =>
    turnOf(
      duel('rebel/kwing/esegetuketu', ACADEMY, MIDDLE, {
        mine: { x, degrees: 180, tokens: { focus: 1 } },
        others: [rookie(450, 300, 0, more)],
        attack: ['focus', 'focus', 'blank'],
      }),
      2,
    );
  it('another friendly ship at range 1-2 may spend his focus token on its attack', () => {
    const s = friend(390).take('primary>1', '0:focus');
    expect(s.events('modified').at(-1)!.faces).toEqual(['hit', 'hit', 'blank']);
    expect(s.ship(0).tokens.focus).toBe(0);
  });
  it('not at range 3', () => {
    expect(offers(friend(180).take('primary>1'), '0:focus')).toBe(false);
  });
  it('also to pay for a weapon', () => {
    const s = duel('rebel/kwing/esegetuketu', ACADEMY, MIDDLE, {
      mine: { x: 390, degrees: 180, tokens: { focus: 1 } },
      others: [ship('rebel/ywing/goldsquadronpilot', 450, 300, 0, { upgrades: ['turret/blasterturret'] })],
    });
    turnOf(s, 2).take('2:turret.blasterturret>1');
    expect(s.ship(0).tokens.focus).toBe(0);
  });
});

describe('Shara Bey', () => {
  const friend = (x: number) =>
    turnOf(
      duel('rebel/arc170/sharabey', ACADEMY, FAR, {
        mine: { x, locks: [1] },
        others: [ship('rebel/xwing/rookiepilot', 450, 300, 0, { upgrades: ['torpedo/protontorpedoes'] })],
        attack: ['blank', 'blank', 'blank', 'hit'],
      }),
      2,
    );
  it('another friendly ship at range 1-2 may reroll with her lock', () => {
    const s = friend(390).take('primary>1', '0:targetlock', ['0']);
    expect(s.events('modified').at(-1)!.faces).toEqual(['hit', 'blank', 'blank']);
    expect(s.ship(0).locks).toEqual([]);
  });
  it('or fire a torpedo with it', () => {
    const s = friend(390).take('2:torpedo.protontorpedoes>1');
    expect(s.ship(0).locks).toEqual([]);
    expect(friend(180).options()).toEqual(['primary>1', 'none']);
  });
});

describe('Bodhi Rook', () => {
  const lock = (pilot: string) =>
    scene({
      phase: 'activation',
      ships: [
        rookie(450, 100, 0, { dial: 's1' }),
        academy(450, 700, 180, { activated: true }),
        ship(`rebel/uwing/${pilot}`, 600, 450, 0, { activated: true }),
      ],
    }).options();
  it('friendly ships may lock what is at range 1-3 of any friendly ship', () => {
    expect(lock('bodhirook')).toContain('targetlock');
    expect(lock('bluesquadronpathfinder')).not.toContain('targetlock');
  });
});

describe('Heff Tobber', () => {
  const rammed = (x: number) =>
    scene({
      phase: 'activation',
      ships: [academy(450, 420, 180, { dial: 's2' }), ship('rebel/uwing/hefftobber', x, 300, 0, { activated: true })],
    });
  it('may act when an enemy overlaps him', () => {
    const s = rammed(450).take('1:hefftobber', 'focus');
    expect(given(s, 1, 'focus')).toBe(1);
  });
  it('not when it flies past', () => {
    expect(offers(rammed(600), '1:hefftobber')).toBe(false);
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
});

describe('Fenn Rau', () => {
  const fights = (degrees: number, stress = 0) =>
    duel('rebel/sheathipedeclassshuttle/fennrau', ACADEMY, MIDDLE, {
      mine: { degrees, tokens: { stress } },
      theirs: { tokens: { focus: 1 }, locks: [0] },
    });
  it('may take stress so that an enemy in his arc cannot spend tokens on its attack dice', () => {
    const s = fights(0).until('window:ship.fights').take('0:fennrau');
    expect(s.ship(0).tokens.stress).toBe(1);
    expect(offeredBefore(s.take('primary>0'), 'dials', '1:focus')).toBe(false);
  });
  it('otherwise it can', () => {
    const s = fights(0).until('window:ship.fights').take('pass', 'primary>0');
    expect(s.options()).toEqual(['1:focus', '1:targetlock', 'pass']);
  });
  it('not out of his arc, not while he is stressed', () => {
    expect(offeredBefore(fights(90), 'dials', '0:fennrau')).toBe(false);
    expect(offeredBefore(fights(0, 1), 'dials', '0:fennrau')).toBe(false);
  });
});

describe('Chewbacca (Resistance)', () => {
  const loss = (x: number) =>
    duel('rebel/yt1300/chewbacca-swx57', 'imperial/tiefighter/howlrunner', MIDDLE + 20, {
      others: [rookie(x, 300, 0, { shields: 0, damage: [{ card: 'consolefire' }, { card: 'consolefire' }] })],
      attack: ['hit', 'hit', 'blank'],
      defence: ['blank', 'blank', 'blank'],
    })
      .until('attack', 1)
      .take('primary>2');
  it('may attack at once when another friendly ship at range 1-3 is destroyed', () => {
    const s = loss(530);
    expect(s.ship(2).status).toBe('destroyed');
    s.take('0:chewbacca-swx57', 'primary>1').until('attack', 0);
    expect(s.events('attack').map((e) => e.attacker)).toEqual([1, 0]);
  });
  it('not when it was an enemy', () => {
    const s = duel('rebel/yt1300/chewbacca-swx57', ACADEMY, MIDDLE + 20, {
      theirs: { damage: [{ card: 'consolefire' }, { card: 'consolefire' }] },
      others: [academy(600, 480, 180)],
      attack: ['hit', 'hit', 'hit'],
      defence: ['blank', 'blank', 'blank'],
    });
    s.take('primary>1');
    expect(s.ship(1).status).toBe('destroyed');
    expect(offers(s, '0:chewbacca-swx57')).toBe(false);
  });
});

describe('Cobalt Leader', () => {
  const dice = (x: number) =>
    lastRoll(
      duel('rebel/bsf17bomber/cobaltleader', ACADEMY, MIDDLE + 20, {
        bombs: [{ card: 'protonbombs', ship: 0, x, y: 500 }],
      })
        .take('primary>1')
        .until('attack', 1),
      'defence',
    ).length;
  it('a defender at range 1 of a bomb rolls one die fewer', () => {
    expect([dice(520), dice(700)]).toEqual([2, 3]);
  });
});

describe('"Quickdraw"', () => {
  const attacked = (shields: number) =>
    turnOf(
      duel('imperial/tiesffighter/quickdraw', ROOKIE, MIDDLE, {
        mine: { shields },
        attack: ['hit', 'hit', 'blank', 'blank', 'blank'],
        defence: ['blank', 'blank'],
      }),
      1,
    ).take('primary>0');
  it('may shoot back with the primary weapon when he loses a shield, once a round', () => {
    const s = attacked(3).take('0:quickdraw');
    expect(s.options()).toEqual(['primary>1', 'none']);
    s.take('primary>1');
    expect(s.ship(0).shields).toBe(1);
    expect(s.events('attack').map((e) => e.attacker)).toEqual([1, 0]);
  });
  it('only when the attack that cost it is over', () => {
    const s = attacked(3);
    expect([s.ask().kind, s.ship(0).shields]).toEqual(['window:attack.after', 1]);
  });
  it('at once where it was no attack', () => {
    const { g } = duel('imperial/tiesffighter/quickdraw', ROOKIE, MIDDLE);
    expect(drive(suffer(g, g.ship(0), 1), '0:quickdraw', 'none').asked).toEqual(['0 window:shield.lost', '0 attack']);
  });
  it('a damage card is no shield', () => {
    expect(offeredBefore(attacked(0), 'dials', '0:quickdraw')).toBe(false);
  });
});

describe('Lieutenant Karsabi', () => {
  const disabled = (stress: number, ...answers: string[]) => {
    const { g } = duel('imperial/alphaclassstarwing/lieutenantkarsabi', ROOKIE, MIDDLE, {
      mine: { tokens: { stress } },
    });
    const { asked } = drive(assign(g, g.ship(0), 'weaponsdisabled'), ...answers);
    return { asked, tokens: g.ship(0).tokens };
  };
  it('may take stress to be rid of a weapons disabled token', () => {
    expect(disabled(0, '0:lieutenantkarsabi').tokens).toMatchObject({ stress: 1, weaponsdisabled: 0 });
  });
  it('not while stressed', () => {
    expect(disabled(1)).toMatchObject({ asked: [], tokens: { weaponsdisabled: 1 } });
  });
});

describe('"Deathrain"', () => {
  const drop = () =>
    flying('imperial/tiepunisher/deathrain', 's1', { upgrades: ['bomb/protonbombs'] }).take('0:bomb.protonbombs');
  it('may drop a bomb to the front and roll afterwards', () => {
    const s = drop();
    expect(s.options()).toEqual(['straight', 'front']);
    s.take('front');
    expect((s.events('dropped')[0]!.pose as { y: number }).y).toBeGreaterThan(320);
    s.take('0:deathrain', 'left', [0, 0]);
    expect(s.events('repositioned')[0]).toMatchObject({ what: 'barrelroll' });
    expect(s.events('moved').length).toBe(1);
  });
  it('or to the rear as usual', () => {
    expect((drop().take('straight').events('dropped')[0]!.pose as { y: number }).y).toBeLessThan(280);
  });
});

describe('"Deathfire"', () => {
  const fly = () => flying('imperial/tiebomber/deathfire', 's1', { upgrades: ['bomb/proximitymines'] });
  it('may drop a mine for free when he reveals his dial', () => {
    const s = fly().take('0:deathfire');
    expect(s.events('dropped').length).toBe(1);
    expect(s.open).toEqual(['0 action']);
  });
  it('or after an action', () => {
    const s = fly().take('pass', 'focus', '0:deathfire');
    expect(s.events('action').map((e) => e.free)).toEqual([false, true]);
  });
});

describe('Emon Azzameen', () => {
  it('may drop bombs with the templates of speed 3', () => {
    const drop = () =>
      flying('scum/firespray31/emonazzameen', 's1', { upgrades: ['bomb/protonbombs'] }).take('0:bomb.protonbombs');
    expect(drop().options()).toEqual(['straight', 'turnleft', 'straight3', 'turnright']);
    const y = (way: string) => (drop().take(way).events('dropped')[0]!.pose as { y: number }).y;
    expect(y('straight3')).toBeCloseTo(y('straight') - 80, 3);
  });
});

describe('Sol Sixxa', () => {
  it('may drop bombs with the turn template of speed 1', () => {
    const drop = () =>
      flying('scum/scurrgh6bomber/solsixxa', 's1', { upgrades: ['bomb/protonbombs'] }).take('0:bomb.protonbombs');
    expect(drop().options()).toEqual(['straight', 'turnleft', 'turnright']);
    const x = (way: string) => (drop().take(way).events('dropped')[0]!.pose as { x: number }).x;
    expect([Math.sign(x('turnleft') - 450), Math.sign(x('turnright') - 450)]).toEqual([-1, 1]);
  });
});

describe('Dalan Oberos (StarViper)', () => {
  it('may fly a bank as a red Tallon roll to the same side', () => {
    const s = flying('scum/starviper/dalanoberos', 'bl2').take('0:dalanoberos', 0);
    expect(s.pose(0)[2]).toBeCloseTo(-135, 3); // an eighth to the left and a quarter more
    expect(s.ship(0).tokens.stress).toBe(1);
  });
  it('not stressed, not a straight', () => {
    expect(offers(flying('scum/starviper/dalanoberos', 'bl2', { tokens: { stress: 1 } }), '0:dalanoberos')).toBe(false);
    expect(flying('scum/starviper/dalanoberos', 's2').open).toEqual(['0 action']);
  });
});

describe('Captain Jostero', () => {
  const crash = (face: string) =>
    scene({
      phase: 'activation',
      attack: [face, 'blank', 'blank', 'blank'],
      obstacles: [{ kind: 'coreasteroid0', x: 450, y: 520 }],
      ships: [
        ship('scum/kihraxzfighter/captainjostero', 450, 300, 0, { activated: true }),
        academy(450, 560, 180, { dial: 's2' }),
      ],
    });
  it('may attack an enemy that suffers damage while it is not defending', () => {
    const s = crash('hit').take('0:captainjostero', 'primary>1');
    expect(s.events('attack').length).toBe(1);
  });
  it('not one that is defending', () => {
    const s = duel('scum/kihraxzfighter/captainjostero', 'imperial/vt49decimator/patrolleader', MIDDLE + 20, {
      attack: ['hit', 'hit', 'hit'],
    });
    s.take('primary>1');
    expect(s.ship(1).shields).toBe(1);
    expect(offers(s, '0:captainjostero')).toBe(false);
  });
});

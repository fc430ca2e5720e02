import { describe, expect, it } from 'vitest';
import { skillOf } from '../../../src/values.ts';
import { academy, rookie, type ShipSpec, scene, ship } from '../../scene.ts';
import { duel, flying, MIDDLE, offeredBefore, offers, ROOKIE, turnOf } from './duel.ts';

/** Imperial pilots in the moments in which they just speak, or just do not. */

const wingman = (x: number, y: number, more: ShipSpec = {}) => academy(x, y, 0, { seat: 0, ...more });
const BLANKS = ['blank', 'blank', 'blank', 'blank'];

describe('Colonel Jendon', () => {
  const start = (locks: number[]) =>
    duel('imperial/lambdaclassshuttle/coloneljendon', ROOKIE, MIDDLE + 20, {
      mine: { locks },
      others: [wingman(530, 300), wingman(370, 300), wingman(650, 300)],
    });
  it('chooses among the friends at range 1', () => {
    expect(start([1]).take('0:coloneljendon').options()).toEqual(['2', '3']);
  });
  it('has nothing to pass without a lock', () => {
    expect(start([]).open).toEqual(['0 attack']);
  });
});

describe('Captain Yorr', () => {
  const near = (dial: string, x: number) =>
    flying('imperial/tiefighter/blacksquadronpilot', dial, {}, [
      ship('imperial/lambdaclassshuttle/captainyorr', x, 500, 0, { seat: 0, activated: true }),
    ]);
  it('takes stress up to range 2', () => {
    expect(near('k4', 650).take('2:captainyorr').ship(2).tokens.stress).toBe(1);
    expect(offers(near('k4', 730), '2:captainyorr')).toBe(false);
  });
  it('no other token', () => {
    expect(offers(near('s4', 650).take('focus'), '2:captainyorr')).toBe(false);
  });
});

describe('Captain Jonus', () => {
  const two = (dice: string[]) =>
    turnOf(
      duel('imperial/tiebomber/captainjonus', ROOKIE, MIDDLE, {
        mine: { x: 390 },
        others: [
          ship('imperial/tiebomber/scimitarsquadronpilot', 450, 300, 0, { seat: 0, upgrades: ['turret/dorsalturret'] }),
          ship('imperial/tiebomber/captainjonus', 510, 300, 0, { seat: 0, fought: true }),
        ],
        attack: BLANKS,
      }),
      2,
    ).take('2:turret.dorsalturret>1', '0:captainjonus', dice);
  it('one die that is left is enough for the next card, none is not', () => {
    expect(offers(two(['0']), '3:captainjonus')).toBe(true);
    expect(offers(two(['0', '1']), '3:captainjonus')).toBe(false);
  });
  it('whoever uses the card rerolls a die at least', () => {
    two(['0']).take('3:captainjonus').refuses([], 'XW-ANGRIFF-21');
  });
});

describe('"Deathrain"', () => {
  it('drops to the front with the straight template of speed 1', () => {
    const s = flying('imperial/tiepunisher/deathrain', 's1', { upgrades: ['bomb/protonbombs'] });
    s.take('0:bomb.protonbombs', 'front');
    // Half a base and 40 mm of template before the centre.
    expect(s.events('dropped')[0]!.pose).toMatchObject({ x: 450, y: 300 + 20 + 40 });
  });
});

describe('Rexler Brath', () => {
  it('has nothing to turn when all cards are faceup', () => {
    const s = duel('imperial/tiedefender/rexlerbrath', ROOKIE, MIDDLE, {
      mine: { tokens: { focus: 1 } },
      theirs: { shields: 0 },
      attack: ['crit', 'blank', 'blank'],
      defence: ['blank', 'blank'],
      deck: ['structuraldamage'],
    }).take('primary>1', 'pass');
    expect(s.ship(1).damage.map((d) => d.faceup)).toEqual([true]);
    expect(offeredBefore(s, 'attack', '0:rexlerbrath')).toBe(false);
  });
});

describe('Captain Oicunn', () => {
  it('hurts nobody while others fly', () => {
    const s = scene({
      phase: 'activation',
      touching: [[0, 1]],
      ships: [
        ship('imperial/vt49decimator/captainoicunn', 600, 300, 0, { seat: 0, activated: true }),
        rookie(600, 364, 180, { seat: 1, activated: true }),
        wingman(200, 300, { dial: 's2' }),
      ],
    });
    expect(s.events('moved').length).toBe(1);
    expect(s.ship(1).shields).toBe(2);
  });
});

describe('Omega Leader', () => {
  const LUKE = 'rebel/xwing/lukeskywalker';
  const between = (attack: string[], defence: string[], locks: number[] = [1]) =>
    duel('imperial/tiefofighter/omegaleader', LUKE, MIDDLE, {
      mine: { locks },
      theirs: { tokens: { focus: 1 }, locks: [0, 2] },
      others: [wingman(510, 300)],
      attack,
      defence,
    });
  const focusOf = (attack: string[], defence: string[], who: number, target: number) =>
    offeredBefore(turnOf(between(attack, defence), who).take(`primary>${target}`), 'attack', '1:focus');
  it('binds the ship he has locked in his own attack, not in that of a friend', () => {
    expect(focusOf(['hit', 'hit'], ['focus', 'focus'], 0, 1)).toBe(false);
    expect(focusOf(['hit', 'hit'], ['focus', 'focus'], 2, 1)).toBe(true);
  });
  it('binds it when it attacks him, not when it attacks a friend', () => {
    const luke = (target: number) =>
      offers(turnOf(between(['focus', 'focus', 'focus'], []), 1).take(`primary>${target}`), '1:focus');
    expect([luke(0), luke(2)]).toEqual([false, true]);
  });
});

describe('Epsilon Ace', () => {
  it('has exactly skill 12', () => {
    const s = duel('imperial/tiefofighter/epsilonace', ROOKIE, MIDDLE);
    expect(skillOf(s.g, s.ship(0))).toBe(12);
  });
});

describe('"Quickdraw"', () => {
  const hit = (target: number, mine: ShipSpec = {}, theirs: ShipSpec = {}) =>
    turnOf(
      duel('imperial/tiesffighter/quickdraw', ROOKIE, MIDDLE, {
        mine,
        theirs,
        others: [ship('imperial/tiesffighter/zetaspecialist', 510, 300, 0, { seat: 0, fought: true })],
        attack: ['hit', 'blank', 'blank'],
        defence: ['blank', 'blank'],
      }),
      1,
    ).take(`primary>${target}`);
  const shootsBack = (...[target, mine, theirs]: Parameters<typeof hit>) =>
    offeredBefore(hit(target, mine, theirs), 'dials', '0:quickdraw');
  it('shoots back for a shield of his own, not for that of a friend', () => {
    expect([shootsBack(0), shootsBack(2)]).toEqual([true, false]);
  });
  it('not without a target, nor with his weapons disabled', () => {
    expect(shootsBack(0, { degrees: 90 })).toBe(false);
    expect(shootsBack(0, { tokens: { weaponsdisabled: 1 } })).toBe(false);
  });
});

describe('Lieutenant Kestal', () => {
  it('pays with the focus token', () => {
    const s = duel('imperial/tieaggressor/lieutenantkestal', ROOKIE, MIDDLE, {
      mine: { tokens: { focus: 1 } },
      attack: ['hit', 'hit'],
      defence: ['focus', 'blank'],
    }).take('primary>1', 'pass', '0:lieutenantkestal');
    expect(s.ship(0).tokens.focus).toBe(0);
  });
});

describe('"Double Edge"', () => {
  const fire = (attack: string[], mine: ShipSpec = {}) =>
    duel('imperial/tieaggressor/doubleedge', ROOKIE, MIDDLE, {
      mine: { upgrades: ['turret/dorsalturret', 'cannon/ioncannon'], ...mine },
      attack,
      defence: BLANKS,
    }).take('0:turret.dorsalturret>1');
  it('not after a hit', () => {
    expect(offeredBefore(fire(['hit', 'blank']), 'attack', '0:doubleedge')).toBe(false);
  });
  it('once a round', () => {
    const s = fire([...BLANKS, 'blank']).take('0:doubleedge', '0:cannon.ioncannon>1');
    expect(offeredBefore(s, 'attack', '0:doubleedge')).toBe(false);
    expect(s.events('attack').length).toBe(2);
  });
  it('needs another weapon that can shoot', () => {
    expect(offeredBefore(fire(BLANKS, { degrees: 180 }), 'attack', '0:doubleedge')).toBe(false);
  });
});

describe('Lieutenant Karsabi', () => {
  it('keeps silent about other tokens', () => {
    const s = flying('imperial/alphaclassstarwing/lieutenantkarsabi', 's2').take('focus');
    expect(offeredBefore(s, 'dials', '0:lieutenantkarsabi')).toBe(false);
  });
});

describe('Major Vermeil', () => {
  it('needs a blank or a focus', () => {
    const may = (attack: string[]) =>
      offers(duel('imperial/tiereaper/majorvermeil', ROOKIE, MIDDLE, { attack }).take('primary>1'), '0:majorvermeil');
    expect([may(['hit', 'hit', 'crit']), may(['hit', 'hit', 'focus'])]).toEqual([false, true]);
  });
});

describe('"Vizier"', () => {
  const friend = (x: number, tokens: ShipSpec) =>
    flying('imperial/tieinterceptor/alphasquadronpilot', 'tl1', {}, [
      ship('imperial/tiereaper/vizier', x, 340, 0, { seat: 0, activated: true, tokens }),
    ]);
  it.each(['focus', 'evade'])('one %s token is enough, and no other can be handed on', (token) => {
    const s = friend(520, { [token]: 1 }).take('2:vizier');
    expect([s.ship(0).tokens[token as 'focus'], s.ship(2).tokens[token as 'focus']]).toEqual([1, 0]);
  });
  it('not at range 2', () => {
    expect(offers(friend(590, { focus: 1 }), '2:vizier')).toBe(false);
  });
});

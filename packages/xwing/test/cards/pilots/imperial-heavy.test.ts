import { describe, expect, it } from 'vitest';
import { academy, rookie, type ShipSpec, scene, ship } from '../../scene.ts';
import { duel, FAR, flying, given, lastRoll, MIDDLE, NEAR, offeredBefore, offers, ROOKIE, turnOf } from './duel.ts';

const wingman = (x: number, y: number, more: ShipSpec = {}) => academy(x, y, 0, { seat: 0, ...more });
const bomber = (more: ShipSpec) =>
  ship('imperial/tiebomber/scimitarsquadronpilot', 450, 300, 0, {
    seat: 0,
    locks: [1],
    upgrades: ['torpedo/protontorpedoes'],
    ...more,
  });

describe('Boba Fett', () => {
  it('may turn a bank to the other side', () => {
    const s = flying('imperial/firespray31/bobafett', 'bl2').take('0:bobafett');
    expect(s.events('moved')[0]).toMatchObject({ manoeuvre: 'br2' });
    expect(s.ship(0).dial).toBe('br2');
  });
  it('no other manoeuvre', () => {
    expect(flying('imperial/firespray31/bobafett', 's2').open).toEqual(['0 action']);
  });
});

describe('Kath Scarlet', () => {
  const shoot = (attack: string[]) =>
    duel('imperial/firespray31/kathscarlet', ROOKIE, MIDDLE + 20, { attack, defence: ['evade', 'evade'] })
      .take('primary>1')
      .until('attack', 1);
  it('a defender that cancels a critical hit is stressed', () => {
    expect(shoot(['crit', 'blank', 'blank']).ship(1).tokens.stress).toBe(1);
  });
  it('not for hits, nor for a critical hit that goes through', () => {
    expect(shoot(['hit', 'hit', 'blank']).ship(1).tokens.stress).toBe(0);
    expect(shoot(['hit', 'hit', 'crit']).ship(1).tokens.stress).toBe(0);
  });
});

describe('Krassis Trelix', () => {
  const shoot = (weapon: string) =>
    duel('imperial/firespray31/krassistrelix', ROOKIE, MIDDLE + 20, {
      mine: { upgrades: ['cannon/heavylasercannon'] },
      attack: ['blank', 'blank', 'blank', 'blank', 'hit'],
    }).take(`${weapon}>1`);
  it('may reroll one die of a secondary weapon', () => {
    const s = shoot('0:cannon.heavylasercannon').take('0:krassistrelix');
    expect(s.ask()).toMatchObject({ kind: 'reroll', max: 1 });
    s.take(['0']);
    expect(s.events('modified').at(-1)!.faces).toEqual(['hit', 'blank', 'blank', 'blank']);
  });
  it('not of his primary weapon', () => {
    expect(offers(shoot('primary'), '0:krassistrelix')).toBe(false);
  });
});

describe('Captain Kagi', () => {
  const lock = (y: number) =>
    scene({
      phase: 'activation',
      ships: [
        rookie(450, 300, 0, { dial: 's1' }),
        ship('imperial/lambdaclassshuttle/captainkagi', 550, y, 180, { activated: true }),
        academy(400, 500, 180, { activated: true }),
      ],
    }).take('targetlock');
  it('an enemy that can lock him must lock him', () => {
    const s = lock(550);
    s.refuses('2', 'XW-GOLDENE-REGELN-04');
    s.take('1');
    expect(s.ship(0).locks).toEqual([1]);
  });
  it('beyond range 3 of him it may lock others', () => {
    expect(lock(800).take('2').ship(0).locks).toEqual([2]);
  });
});

describe('Colonel Jendon', () => {
  const start = (x: number, locks: number[] = []) =>
    duel('imperial/lambdaclassshuttle/coloneljendon', ROOKIE, MIDDLE + 20, {
      mine: { locks: [1] },
      others: [wingman(x, 300, { locks })],
    });
  it('may pass his lock to a friendly ship at range 1 without one', () => {
    const s = start(530).take('0:coloneljendon');
    expect([s.ship(0).locks, s.ship(2).locks]).toEqual([[], [1]]);
  });
  it('not to one that has a lock, nor further away', () => {
    expect(start(530, [1]).open).toEqual(['0 attack']);
    expect(start(700).open).toEqual(['0 attack']);
  });
});

describe('Captain Yorr', () => {
  const red = (stress: number, x = 560) =>
    flying('imperial/tiefighter/blacksquadronpilot', 'k4', {}, [
      ship('imperial/lambdaclassshuttle/captainyorr', x, 400, 0, { seat: 0, activated: true, tokens: { stress } }),
    ]);
  it('may take the stress token of another friendly ship at range 1-2', () => {
    const s = red(2).take('2:captainyorr');
    expect([s.ship(0).tokens.stress, s.ship(2).tokens.stress]).toEqual([0, 3]);
  });
  it('not with three of his own, not at range 3', () => {
    expect(red(3).ship(0).tokens.stress).toBe(1);
    expect(red(0, 760).ship(0).tokens.stress).toBe(1);
  });
});

describe('Major Rhymer', () => {
  const weapons = (pilot: string, distance: number, upgrade: string) =>
    duel(`imperial/tiebomber/${pilot}`, ROOKIE, distance, {
      mine: { locks: [1], tokens: { focus: 1 }, upgrades: [upgrade] },
    });
  const can = (pilot: string, distance: number, upgrade: string) =>
    turnOf(weapons(pilot, distance, upgrade), 0)
      .options()
      .includes(`0:${upgrade.replace('/', '.')}>1`);
  it('his secondary weapons reach a band nearer and a band further', () => {
    expect(can('majorrhymer', NEAR, 'torpedo/protontorpedoes')).toBe(true);
    expect(can('majorrhymer', MIDDLE, 'missile/protonrockets')).toBe(true);
    expect(can('majorrhymer', FAR, 'missile/protonrockets')).toBe(false);
    expect(can('gammasquadronpilot', NEAR, 'torpedo/protontorpedoes')).toBe(false);
  });
  it('his primary weapon does not', () => {
    expect(turnOf(weapons('majorrhymer', FAR, 'missile/protonrockets'), 0).options()).toContain('primary>1');
    const s = duel('imperial/tiebomber/majorrhymer', ROOKIE, 360);
    expect(s.open).not.toContain('0 attack');
  });
});

describe('Captain Jonus', () => {
  const friend = (weapon: string, x = 390) =>
    turnOf(
      duel('imperial/tiebomber/captainjonus', ROOKIE, MIDDLE, {
        mine: { x },
        others: [bomber({})],
        attack: ['blank', 'blank', 'blank', 'blank', 'hit', 'hit'],
      }),
      2,
    ).take(`${weapon}>1`);
  it('another friendly ship at range 1 may reroll two dice of a secondary weapon', () => {
    const s = friend('2:torpedo.protontorpedoes').take('0:captainjonus');
    expect(s.ask()).toMatchObject({ kind: 'reroll', max: 2 });
    s.take(['0', '1']);
    expect(s.events('modified').at(-1)!.faces).toEqual(['hit', 'hit', 'blank', 'blank']);
  });
  it('not of its primary weapon, not at range 2', () => {
    expect(offers(friend('primary'), '0:captainjonus')).toBe(false);
    expect(offers(friend('2:torpedo.protontorpedoes', 300), '0:captainjonus')).toBe(false);
  });
});

describe('Rexler Brath', () => {
  const shoot = (shields: number) =>
    duel('imperial/tiedefender/rexlerbrath', ROOKIE, MIDDLE, {
      mine: { tokens: { focus: 1 } },
      theirs: { shields, damage: [] },
      attack: ['hit', 'hit', 'blank'],
      defence: ['blank', 'blank'],
      deck: ['consolefire', 'loosestabilizer'],
    }).take('primary>1', 'pass');
  it('may spend a focus token to turn the cards of his attack faceup', () => {
    const s = shoot(0).take('0:rexlerbrath');
    expect(s.ship(1).damage.map((d) => d.faceup)).toEqual([true, true]);
    expect(s.ship(0).tokens.focus).toBe(0);
  });
  it('where only shields were lost there is nothing to turn', () => {
    expect(offers(shoot(2), '0:rexlerbrath')).toBe(false);
  });
});

describe('Colonel Vessery', () => {
  const shoot = (locks: number[]) =>
    duel('imperial/tiedefender/colonelvessery', ROOKIE, MIDDLE, { others: [wingman(510, 300, { locks })] }).take(
      'primary>1',
    );
  it('may lock a defender that is locked already, right after his roll', () => {
    const s = shoot([1]).take('0:colonelvessery');
    expect(s.ship(0).locks).toEqual([1]);
    expect(s.options()).toContain('0:targetlock');
  });
  it('not one that nobody has locked', () => {
    expect(offers(shoot([]), '0:colonelvessery')).toBe(false);
  });
});

describe('Countess Ryad', () => {
  it('may fly a straight manoeuvre as a Koiogran turn of its colour', () => {
    const s = flying('imperial/tiedefender/countessryad', 's3').take('0:countessryad');
    expect(s.pose(0)).toEqual([450, 300 + 160, 180]);
    expect(s.ship(0).tokens.stress).toBe(0);
  });
  it('not a bank', () => {
    expect(flying('imperial/tiedefender/countessryad', 'bl3').open).toEqual(['0 action']);
  });
});

describe('"Whisper"', () => {
  const shoot = (attack: string[]) =>
    duel('imperial/tiephantom/whisper', ROOKIE, MIDDLE, { attack, defence: ['blank', 'blank'] }).take('primary>1');
  it('may take a focus token after an attack that hits', () => {
    const s = shoot(['hit', 'blank', 'blank', 'blank']).take('0:whisper');
    expect(given(s, 0, 'focus')).toBe(1);
  });
  it('not after a miss', () => {
    expect(offeredBefore(shoot(['blank', 'blank', 'blank', 'blank']), 'attack', '0:whisper')).toBe(false);
  });
});

describe('"Echo"', () => {
  const decloaking = () => flying('imperial/tiephantom/echo', 's2', { tokens: { cloak: 1 } }).take('yes');
  it('decloaks with curved templates only', () => {
    const s = decloaking();
    expect(s.options()).toEqual(['bankleft', 'bankright', 'left-front', 'left-back', 'right-front', 'right-back']);
    s.take('bankleft');
    expect(s.events('repositioned')[0]).toMatchObject({ what: 'decloak', direction: 'bankleft' });
    expect(s.ship(0).tokens.cloak).toBe(0);
    expect(s.pose(0)[2]).toBeCloseTo(-45, 3);
  });
  it('to the side the curve leads to the front or to the rear', () => {
    const end = (way: string) =>
      decloaking().take(way, [0, 0]).events('repositioned')[0]!.to as { x: number; y: number };
    expect(end('right-front').y).toBeGreaterThan(300);
    expect(end('right-back').y).toBeLessThan(300);
    expect(end('left-front').y).toBeGreaterThan(300);
    expect(end('left-back').x).toBeLessThan(450);
  });
});

describe('Rear Admiral Chiraneau', () => {
  const shoot = (distance: number) =>
    duel('imperial/vt49decimator/rearadmiralchiraneau', ROOKIE, distance, { attack: ['focus', 'focus', 'blank'] }).take(
      'primary>1',
    );
  it('may turn one focus result into a critical hit at range 1-2', () => {
    const s = shoot(MIDDLE + 20).take('0:rearadmiralchiraneau');
    expect(s.events('modified').at(-1)!.faces).toEqual(['crit', 'focus', 'blank']);
  });
  it('not at range 3', () => {
    expect(offers(shoot(FAR + 20), '0:rearadmiralchiraneau')).toBe(false);
  });
});

describe('Commander Kenkirk', () => {
  const dice = (mine: ShipSpec) =>
    lastRoll(
      turnOf(duel('imperial/vt49decimator/commanderkenkirk', ROOKIE, MIDDLE + 20, { mine }), 1)
        .take('primary>0')
        .until('dials'),
      'defence',
    ).length;
  it('without shields and damaged has one agility more', () => {
    const damage = [{ card: 'consolefire' }];
    expect([dice({ shields: 0, damage }), dice({ shields: 1, damage }), dice({ shields: 0 })]).toEqual([1, 0, 0]);
  });
});

describe('Captain Oicunn', () => {
  it('after a manoeuvre every enemy he touches suffers a damage, friends do not', () => {
    const s = flying('imperial/vt49decimator/captainoicunn', 's1', {}, [
      rookie(420, 400, 0, { seat: 1, activated: true }),
      wingman(480, 400, { activated: true }),
    ]);
    expect(s.ship(2).shields).toBe(1);
    expect(s.ship(3).damage).toEqual([]);
    expect(s.events('shield').length).toBe(1);
  });
});

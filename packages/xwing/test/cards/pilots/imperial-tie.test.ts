import { describe, expect, it } from 'vitest';
import { academy, type ShipSpec, scene, ship } from '../../scene.ts';
import { duel, FAR, flying, given, lastRoll, MIDDLE, NEAR, offeredBefore, offers, ROOKIE, turnOf } from './duel.ts';

const wingman = (x: number, y: number, more: ShipSpec = {}) => academy(x, y, 0, { seat: 0, ...more });
const attackDice = (who: string, distance: number, more: Parameters<typeof duel>[3] = {}): number =>
  lastRoll(
    turnOf(duel(who, ROOKIE, distance, more), 0)
      .take('primary>1')
      .until('attack', 1),
    'attack',
  ).length;

describe('"Howlrunner"', () => {
  const friend = (x: number) =>
    turnOf(
      duel('imperial/tiefighter/howlrunner', ROOKIE, MIDDLE, {
        mine: { x },
        others: [wingman(450, 300)],
        attack: ['blank', 'blank', 'hit'],
      }),
      2,
    ).take('primary>1');
  it('another friendly ship at range 1 may reroll one attack die', () => {
    const s = friend(390).take('0:howlrunner');
    expect(s.ask()).toMatchObject({ kind: 'reroll', max: 1 });
    s.take(['1']);
    expect(s.events('modified').at(-1)!.faces).toEqual(['blank', 'hit']);
  });
  it('not at range 2', () => {
    expect(offers(friend(300), '0:howlrunner')).toBe(false);
  });
  it('not she herself', () => {
    const s = duel('imperial/tiefighter/howlrunner', ROOKIE, MIDDLE).take('primary>1');
    expect(offeredBefore(s, 'attack', '0:howlrunner')).toBe(false);
  });
  it('not with a secondary weapon', () => {
    const s = duel('imperial/tiefighter/howlrunner', ROOKIE, MIDDLE, {
      mine: { x: 390 },
      others: [
        ship('imperial/tiebomber/scimitarsquadronpilot', 450, 300, 0, {
          seat: 0,
          locks: [1],
          upgrades: ['torpedo/protontorpedoes'],
        }),
      ],
    });
    turnOf(s, 2).take('2:torpedo.protontorpedoes>1');
    expect(offers(s, '0:howlrunner')).toBe(false);
  });
});

describe('"Mauler Mithel"', () => {
  it('rolls one more die at range 1, besides the range bonus', () => {
    expect([
      attackDice('imperial/tiefighter/maulermithel', NEAR),
      attackDice('imperial/tiefighter/maulermithel', MIDDLE),
    ]).toEqual([4, 2]);
  });
});

describe('"Scourge"', () => {
  it('rolls one more die against a damaged ship', () => {
    const dice = (damage: ShipSpec[]) => attackDice('imperial/tiefighter/scourge', MIDDLE, { theirs: { damage } });
    expect([dice([{ card: 'consolefire' }]), dice([])]).toEqual([3, 2]);
  });
});

describe('"Backstabber"', () => {
  it('rolls one more die from outside the arc of the defender', () => {
    const dice = (degrees: number) => attackDice('imperial/tiefighter/backstabber', MIDDLE, { theirs: { degrees } });
    expect([dice(0), dice(180)]).toEqual([3, 2]);
  });
  it('an auxiliary arc is a firing arc', () => {
    const s = duel('imperial/tiefighter/backstabber', 'scum/firespray31/mandalorianmercenary', MIDDLE + 20, {
      theirs: { degrees: 0 },
    });
    expect(lastRoll(turnOf(s, 0).take('primary>1').until('dials'), 'attack').length).toBe(2);
  });
});

describe('"Dark Curse"', () => {
  const attacked = (pilot: string) =>
    duel(`imperial/tiefighter/${pilot}`, ROOKIE, MIDDLE, {
      theirs: { tokens: { focus: 1 }, locks: [0] },
      attack: ['focus', 'focus', 'focus'],
    });
  it('whoever attacks him can neither spend focus nor reroll', () => {
    const s = turnOf(attacked('darkcurse'), 1).take('primary>0');
    expect(s.options()).toEqual(['1:targetlock', 'pass']);
    s.take('1:targetlock');
    expect(s.events('missed').length).toBe(1);
  });
  it('against another both are possible', () => {
    const s = turnOf(attacked('academypilot'), 1).take('primary>0');
    expect(s.options()).toEqual(['1:focus', '1:targetlock', 'pass']);
  });
  it('a weapon that costs a focus token cannot be used against him', () => {
    const s = duel('imperial/tiefighter/darkcurse', 'rebel/ywing/goldsquadronpilot', MIDDLE, {
      theirs: { tokens: { focus: 1 }, upgrades: ['turret/blasterturret'] },
    });
    expect(turnOf(s, 1).options()).toEqual(['primary>0', 'none']);
  });
});

describe('"Winged Gundark"', () => {
  const shoot = (distance: number) =>
    duel('imperial/tiefighter/wingedgundark', ROOKIE, distance, { attack: ['hit', 'hit', 'blank'] }).take('primary>1');
  it('may turn one hit into a critical hit at range 1', () => {
    const s = shoot(NEAR).take('0:wingedgundark');
    expect(s.events('modified').at(-1)!.faces).toEqual(['crit', 'hit', 'blank']);
  });
  it('not further away', () => {
    expect(offers(shoot(MIDDLE), '0:wingedgundark')).toBe(false);
  });
});

describe('"Night Beast"', () => {
  it('may focus for free after a green manoeuvre, and still act', () => {
    const s = flying('imperial/tiefighter/nightbeast', 's2').take('0:nightbeast');
    expect(s.ship(0).tokens.focus).toBe(1);
    expect(s.open).toEqual(['0 action']);
    s.refuses('focus', 'XW-AKTIONEN-07');
  });
  it('not after a white one', () => {
    expect(flying('imperial/tiefighter/nightbeast', 's4').open).toEqual(['0 action']);
  });
});

describe('"Wampa"', () => {
  const shoot = (attack: string[]) =>
    duel('imperial/tiefighter/wampa', ROOKIE, MIDDLE, { attack }).take('primary>1', '0:wampa').until('attack');
  it('may cancel his whole roll; a critical hit in it deals a facedown card past the shields', () => {
    const s = shoot(['crit', 'hit']);
    expect(s.ship(1).damage.map((d) => d.faceup)).toEqual([false]);
    expect(s.ship(1).shields).toBe(2);
  });
  it('without a critical hit nothing comes of it', () => {
    expect(shoot(['hit', 'hit']).ship(1).damage).toEqual([]);
  });
});

describe('"Chaser"', () => {
  const friend = (x: number) =>
    turnOf(
      duel('imperial/tiefighter/chaser', ROOKIE, MIDDLE, {
        mine: { x },
        others: [wingman(450, 300, { tokens: { focus: 1 } })],
      }),
      2,
    ).take('primary>1', '2:focus');
  it('gets a focus token when another friendly ship at range 1 spends one', () => {
    expect(given(friend(390), 0, 'focus')).toBe(1);
    expect(given(friend(300), 0, 'focus')).toBe(0);
  });
});

describe('Darth Vader', () => {
  it('performs two actions, which differ', () => {
    const s = flying('imperial/tieadvanced/darthvader', 's3').take('focus');
    expect(s.open).toEqual(['0 action']);
    s.refuses('focus', 'XW-AKTIONEN-07');
    s.take('evade');
    expect(s.events('action').length).toBe(2);
    expect(s.open).not.toContain('0 action');
  });
  it('who passes the first has no second', () => {
    expect(flying('imperial/tieadvanced/darthvader', 's3').take('none').open).not.toContain('0 action');
  });
});

describe('Juno Eclipse', () => {
  const reveal = (dial: string) => flying('imperial/tieadvanced/junoeclipse', dial).take('0:junoeclipse');
  it('may fly one faster or slower', () => {
    const s = reveal('s3');
    expect(s.options()).toEqual(['s2', 's4']);
    s.take('s4');
    expect(s.pose(0)).toEqual([450, 300 + 200, 0]);
  });
  it('no faster than there is a template for', () => {
    expect(reveal('bl3').events('moved')[0]).toMatchObject({ manoeuvre: 'bl2' });
  });
  it('the colour stays that of the dial', () => {
    const s = reveal('k4').take('k5');
    expect(s.ship(0).tokens.stress).toBe(1);
    expect(s.pose(0)[2]).toBe(180);
  });
});

describe.each(['tieadvanced', 'tiedefender'])('Maarek Stele (%s)', (type) => {
  it('of three cards drawn for a faceup one he picks', () => {
    const s = duel(`imperial/${type}/maarekstele`, ROOKIE, MIDDLE, {
      theirs: { shields: 0 },
      attack: ['crit', 'blank', 'blank'],
      defence: ['blank', 'blank'],
      deck: ['directhit', 'consolefire', 'blindedpilot'],
    });
    s.take('primary>1');
    expect([s.ask().seat, ...s.options()]).toEqual([0, 'directhit', 'consolefire', 'blindedpilot']);
    s.take('blindedpilot');
    expect(s.ship(1).damage.map((d) => d.card)).toEqual(['blindedpilot']);
    expect(s.state.decks[0]!.discard).toEqual(['directhit', 'consolefire']);
  });
  it('not when another attacks', () => {
    const s = duel(`imperial/${type}/maarekstele`, ROOKIE, MIDDLE, {
      theirs: { shields: 0 },
      others: [wingman(510, 300)],
      attack: ['crit', 'blank'],
      defence: ['blank', 'blank'],
    });
    turnOf(s, 2).take('primary>1').until('attack', 1);
    expect(s.ship(1).damage.length).toBe(1);
  });
});

describe('Zertik Strom', () => {
  const dice = (pilot: string) =>
    lastRoll(
      turnOf(duel(`imperial/tieadvanced/${pilot}`, ROOKIE, NEAR), 1)
        .take('primary>0')
        .until('dials'),
      'attack',
    ).length;
  it('enemies at range 1 of him attack without the range bonus', () => {
    expect([dice('zertikstrom'), dice('tempestsquadronpilot')]).toEqual([3, 4]);
  });
});

describe('Commander Alozen', () => {
  it('may lock an enemy at range 1 when the Combat phase starts', () => {
    const s = duel('imperial/tieadvanced/commanderalozen', ROOKIE, NEAR).take('0:commanderalozen');
    expect(s.ship(0).locks).toEqual([1]);
  });
  it('not at range 2', () => {
    expect(duel('imperial/tieadvanced/commanderalozen', ROOKIE, MIDDLE).open).toEqual(['0 attack']);
  });
});

describe('Lieutenant Colzet', () => {
  const end = (locks: number[]) =>
    duel('imperial/tieadvanced/lieutenantcolzet', ROOKIE, FAR, {
      mine: { locks },
      theirs: { damage: [{ card: 'consolefire' }] },
    });
  it('may spend a lock in the End phase to turn a damage card faceup', () => {
    const s = end([1]).until('window:end.start').take('0:lieutenantcolzet');
    expect(s.ship(1).damage[0]).toMatchObject({ card: 'consolefire', faceup: true });
    expect(s.ship(0).locks).toEqual([]);
  });
  it('not without one', () => {
    expect(offeredBefore(end([]), 'dials', '0:lieutenantcolzet')).toBe(false);
  });
});

describe('Soontir Fel', () => {
  it('may take a focus token for every stress token', () => {
    const s = flying('imperial/tieinterceptor/soontirfel', 'k3').take('0:soontirfel');
    expect([given(s, 0, 'stress'), given(s, 0, 'focus')]).toEqual([1, 1]);
  });
});

describe('Carnor Jax', () => {
  it('enemies at range 1 can spend neither focus nor evade tokens', () => {
    const tokens = { focus: 1, evade: 1 };
    const near = turnOf(duel('imperial/tieinterceptor/carnorjax', ROOKIE, NEAR, { theirs: { tokens } }), 1);
    expect(offeredBefore(near.take('primary>0'), 'dials', '1:focus')).toBe(false);
    const away = turnOf(duel('imperial/tieinterceptor/carnorjax', ROOKIE, MIDDLE, { theirs: { tokens } }), 1);
    expect(offeredBefore(away.take('primary>0'), 'dials', '1:focus')).toBe(true);
  });
  it('nor perform these actions', () => {
    const s = scene({
      phase: 'activation',
      ships: [
        ship(ROOKIE, 450, 300, 0, { dial: 's1' }),
        ship('imperial/tieinterceptor/carnorjax', 450, 460, 180, { activated: true }),
      ],
    });
    s.refuses('focus', 'XW-GOLDENE-REGELN-04');
    expect(s.options()).toEqual(['targetlock', 'none']);
  });
});

describe('Turr Phennir', () => {
  it('may boost or roll after his attack', () => {
    const s = duel('imperial/tieinterceptor/turrphennir', ROOKIE, FAR).take('primary>1').until('window:attack.after');
    s.take('0:turrphennir');
    expect(s.options()).toEqual(['boost', 'barrelroll']);
    s.take('boost', 'straight');
    expect(s.pose(0)).toEqual([450, 380, 0]);
  });
  it('not after somebody else’s', () => {
    const s = turnOf(duel('imperial/tieinterceptor/turrphennir', ROOKIE, FAR), 1).take('primary>0');
    expect(offeredBefore(s, 'dials', '0:turrphennir')).toBe(false);
  });
});

describe('Tetran Cowall', () => {
  it('a Koiogran turn may be flown at speed 1, 3 or 5', () => {
    const s = flying('imperial/tieinterceptor/tetrancowall', 'k3').take('0:tetrancowall');
    expect(s.options()).toEqual(['k1', 'k5']);
    s.take('k1');
    expect(s.pose(0)).toEqual([450, 380, 180]);
    expect(s.ship(0).tokens.stress).toBe(1);
  });
  it('other manoeuvres may not', () => {
    expect(flying('imperial/tieinterceptor/tetrancowall', 's3').open).toEqual(['0 action']);
  });
});

describe('Kir Kanos', () => {
  const shoot = (distance: number) =>
    duel('imperial/tieinterceptor/kirkanos', ROOKIE, distance, {
      mine: { tokens: { evade: 1 } },
      attack: ['blank', 'blank', 'blank', 'blank'],
    }).take('primary>1');
  it('may spend an evade token for a hit at range 2-3', () => {
    const s = shoot(MIDDLE).take('0:kirkanos');
    expect(s.events('modified').at(-1)!.faces).toEqual(['blank', 'blank', 'blank', 'hit']);
    expect(s.ship(0).tokens.evade).toBe(0);
  });
  it('not at range 1', () => {
    expect(offers(shoot(NEAR), '0:kirkanos')).toBe(false);
  });
});

describe('"Fel\'s Wrath"', () => {
  const doomed = (pilot: string) =>
    duel(`imperial/tieinterceptor/${pilot}`, 'rebel/xwing/wedgeantilles', MIDDLE, {
      mine: { damage: [{ card: 'consolefire' }, { card: 'consolefire' }] },
      attack: ['hit', 'hit', 'hit'],
      defence: ['blank', 'blank', 'blank'],
    }).take('primary>0');
  it('destroyed, he stays until the end of the Combat phase and attacks', () => {
    const s = doomed('felswrath');
    expect(s.ship(0).damage.length).toBe(5);
    expect(s.open).toEqual(['0 attack']);
    s.take('none');
    expect(s.ship(0).status).toBe('destroyed');
    expect(doomed('avengersquadronpilot').ship(0).status).toBe('destroyed');
    expect(doomed('avengersquadronpilot').events('fights').length).toBe(1);
  });
});

describe('Lieutenant Lorrir', () => {
  const roll = () => flying('imperial/tieinterceptor/lieutenantlorrir', 's2').take('barrelroll');
  it('may roll with a curved template for a stress token', () => {
    const s = roll();
    expect(s.options()).toEqual(['left', 'right', 'left-back', 'left-front', 'right-front', 'right-back']);
    s.take('left-front', [0, 0]);
    expect(given(s, 0, 'stress')).toBe(1);
    const [x, y, heading] = s.pose(0);
    expect(x).toBeLessThan(450);
    expect(y).toBeGreaterThan(300 + 120);
    expect(heading).toBeCloseTo(45, 3);
  });
  it('the straight one costs nothing', () => {
    expect(given(roll().take('left', [0, 0]), 0, 'stress')).toBe(0);
  });
});

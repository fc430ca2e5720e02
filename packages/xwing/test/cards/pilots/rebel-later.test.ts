import { describe, expect, it } from 'vitest';
import { academy, rookie, type ShipSpec, scene, ship } from '../../scene.ts';
import { ACADEMY, duel, flying, given, lastRoll, MIDDLE, offeredBefore, offers, turnOf } from './duel.ts';

describe.each(['poedameron', 'poedameron-swx57'])('Poe Dameron (%s)', (id) => {
  it('with a focus token may turn one focus result, attacking and defending, and keeps the token', () => {
    const s = duel(`rebel/t70xwing/${id}`, ACADEMY, MIDDLE, {
      mine: { tokens: { focus: 1 } },
      attack: ['focus', 'focus', 'blank', 'hit', 'hit'],
      defence: ['blank', 'blank', 'blank', 'focus', 'focus'],
    });
    s.take('primary>1', `0:${id}`, 'pass').until('attack');
    expect(s.ship(1).damage.length).toBe(1);
    s.take('primary>0', `0:${id}`);
    expect(s.ship(0).tokens.focus).toBe(1);
    s.take('pass');
    expect(s.ship(0).shields).toBe(2);
  });
  it('not without one', () => {
    const s = duel(`rebel/t70xwing/${id}`, ACADEMY, MIDDLE, { attack: ['focus', 'focus', 'focus'] }).take('primary>1');
    expect(offeredBefore(s, 'attack', `0:${id}`)).toBe(false);
  });
});

describe('Ello Asty', () => {
  it('flies Tallon rolls white while he is not stressed', () => {
    const s = flying('rebel/t70xwing/elloasty', 'tl3t').take(0);
    expect(s.ship(0).tokens.stress).toBe(0);
    expect(s.open).toEqual(['0 action']);
    expect(flying('rebel/t70xwing/bluesquadronnovice', 'tl3t').take(0).ship(0).tokens.stress).toBe(1);
  });
  it('stressed, it is red and the opponent chooses', () => {
    expect(flying('rebel/t70xwing/elloasty', 'tl3t', { tokens: { stress: 1 } }).open).toEqual(['1 stressed-manoeuvre']);
  });
});

describe('Nien Nunb', () => {
  const red = (enemyY: number) =>
    scene({
      phase: 'activation',
      ships: [
        ship('rebel/t70xwing/niennunb', 450, 300, 0, { dial: 'k4' }),
        academy(450, enemyY, 180, { activated: true }),
      ],
    });
  it('may drop stress with an enemy before him at range 1', () => {
    const s = red(360).take('0:niennunb');
    expect(s.ship(0).tokens.stress).toBe(0);
  });
  it('not with none there', () => {
    expect(offers(red(850), '0:niennunb')).toBe(false);
  });
});

describe('Red Ace', () => {
  it('the first shield lost in a round brings an evade token', () => {
    const s = duel('rebel/t70xwing/redace', ACADEMY, MIDDLE, {
      attack: ['hit', 'hit', 'blank'],
      defence: ['blank', 'blank'],
      others: [academy(500, 480, 180)],
    });
    s.take('none');
    s.until('attack').take('primary>0').until('attack');
    expect([s.ship(0).shields, s.ship(0).tokens.evade]).toEqual([1, 1]);
  });
});

describe('"Snap" Wexley', () => {
  it('may boost after a manoeuvre of speed 2 to 4', () => {
    const s = flying('rebel/t70xwing/snapwexley', 's2').take('0:snapwexley', 'straight');
    expect(s.pose(0)).toEqual([450, 500, 0]);
    expect(s.open).toEqual(['0 action']);
  });
  it('not at speed 1, not touching a ship', () => {
    expect(flying('rebel/t70xwing/snapwexley', 's1').open).toEqual(['0 action']);
    const bumped = flying('rebel/t70xwing/snapwexley', 's2', {}, [rookie(450, 380, 0, { activated: true })]);
    expect(offers(bumped, '0:snapwexley')).toBe(false);
  });
});

describe('Blue Ace', () => {
  it('may boost with the turn template', () => {
    const boosted = { upgrades: ['mod/engineupgrade'] };
    const s = flying('rebel/t70xwing/blueace', 's1', boosted).take('boost');
    expect(s.options()).toEqual(['bankleft', 'straight', 'bankright', 'turnleft', 'turnright']);
    s.take('turnright');
    expect(s.pose(0)[2]).toBeCloseTo(90, 3);
  });
});

describe('Jess Pava', () => {
  const shoot = (others: readonly ShipSpec[]) =>
    duel('rebel/t70xwing/jesspava', ACADEMY, MIDDLE, {
      attack: ['blank', 'blank', 'blank', 'hit', 'hit'],
      others,
    }).take('primary>1');
  it('may reroll one die for each other friendly ship at range 1', () => {
    const s = shoot([rookie(390, 300), rookie(510, 300)]).take('0:jesspava');
    expect(s.ask()).toMatchObject({ kind: 'reroll', max: 2 });
    s.take(['0', '1']);
    expect(s.events('modified').at(-1)!.faces).toEqual(['hit', 'hit', 'blank']);
  });
  it('none alone', () => {
    expect(offeredBefore(shoot([]), 'attack', '0:jesspava')).toBe(false);
  });
  it('also when she defends', () => {
    const s = duel('rebel/t70xwing/jesspava', ACADEMY, MIDDLE, {
      attack: ['hit', 'blank'],
      defence: ['blank', 'evade'],
      others: [rookie(390, 300)],
    });
    s.until('attack', 1).take('primary>0', '0:jesspava', ['0']);
    expect(s.ship(0).shields).toBe(3);
  });
});

describe.each(['vcx100', 'attackshuttle'])('Hera Syndulla (%s)', (type) => {
  const who = `rebel/${type}/herasyndulla`;
  it('may turn a green or red dial to another of its colour', () => {
    const s = flying(who, 's1').take('0:herasyndulla');
    expect(s.options()).not.toContain('s1');
    expect(s.options()).not.toContain('s3');
    s.take('s2');
    expect(s.events('moved')[0]).toMatchObject({ manoeuvre: 's2' });
  });
  it('not a white one', () => {
    const white = type === 'vcx100' ? 's3' : 's3';
    expect(offers(flying(who, white), '0:herasyndulla')).toBe(false);
  });
});

describe('Kanan Jarrus', () => {
  const attacked = (mine: ShipSpec) =>
    duel('rebel/vcx100/kananjarrus', ACADEMY, MIDDLE, { mine: { x: 350, ...mine }, others: [rookie(450, 300)] })
      .until('attack', 1)
      .take('primary>2');
  it('may spend a focus token when an enemy at range 1-2 attacks anybody: one die fewer', () => {
    const s = attacked({ tokens: { focus: 1 } })
      .take('0:kananjarrus')
      .until('dials');
    expect(lastRoll(s, 'attack').length).toBe(1);
    expect(s.ship(0).tokens.focus).toBe(0);
  });
  it('not at range 3', () => {
    expect(offers(attacked({ tokens: { focus: 1 }, y: 150 }), '0:kananjarrus')).toBe(false);
  });
});

describe('"Chopper"', () => {
  it('enemies he touches are stressed at the start of the Combat phase, friends are not', () => {
    const s = duel('rebel/vcx100/chopper', ACADEMY, 64, {
      touching: [
        [0, 1],
        [0, 2],
      ],
      others: [rookie(513, 300)],
    });
    expect([s.ship(1).tokens.stress, s.ship(2).tokens.stress]).toEqual([1, 0]);
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

describe.each(['attackshuttle', 'sheathipedeclassshuttle'])('Ezra Bridger (%s)', (type) => {
  const defend = (stress: number) =>
    duel(`rebel/${type}/ezrabridger`, ACADEMY, MIDDLE, {
      mine: { tokens: { stress } },
      attack: ['hit', 'hit'],
      defence: ['focus', 'focus'],
    })
      .until('attack', 1)
      .take('primary>0');
  it('stressed, may turn two focus results into evades', () => {
    const s = defend(1).take('0:ezrabridger', ['0', '1']);
    expect(s.events('missed').length).toBe(1);
    expect(defend(1).take('0:ezrabridger', ['0']).events('hit').length).toBe(1); // or only one
  });
  it('not without stress', () => {
    expect(offeredBefore(defend(0), 'dials', '0:ezrabridger')).toBe(false);
  });
});

describe.each(['attackshuttle', 'sheathipedeclassshuttle', 'tiefighter'])('"Zeb" Orrelios (%s)', (type) => {
  const defend = () =>
    duel(`rebel/${type}/zeborrelios`, ACADEMY, MIDDLE, {
      mine: { shields: 0 },
      attack: ['crit', 'hit'],
      defence: ['evade', 'blank', 'blank'],
    })
      .until('attack', 1)
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

describe('Norra Wexley', () => {
  it('may spend a lock on the other ship for a focus result, attacking and defending', () => {
    const s = duel('rebel/arc170/norrawexley', ACADEMY, MIDDLE, { mine: { locks: [1] }, attack: ['blank', 'blank'] });
    s.take('primary>1', '0:norrawexley');
    expect(s.events('modified').at(-1)!.faces).toEqual(['blank', 'blank', 'focus']);
    expect(s.ship(0).locks).toEqual([]);
    const t = duel('rebel/arc170/norrawexley', ACADEMY, MIDDLE, { mine: { locks: [1] }, defence: ['blank'] });
    t.take('none', 'primary>0', '0:norrawexley');
    expect(t.events('modified').at(-1)!.faces).toEqual(['blank', 'focus']);
  });
  it('not without a lock', () => {
    const s = duel('rebel/arc170/norrawexley', ACADEMY, MIDDLE).take('primary>1');
    expect(offeredBefore(s, 'attack', '0:norrawexley')).toBe(false);
  });
});

describe('Thane Kyrell', () => {
  const watch = (degrees: number) =>
    duel('rebel/arc170/thanekyrell', ACADEMY, MIDDLE, { mine: { x: 390, degrees }, others: [rookie(450, 300)] })
      .until('attack', 1)
      .take('primary>2');
  it('may act after an enemy in his arc has attacked a friend', () => {
    const s = watch(0).until('window:attack.after').take('0:thanekyrell', 'focus');
    expect(given(s, 0, 'focus')).toBe(1);
  });
  it('not after an attack from outside it', () => {
    expect(offeredBefore(watch(90), 'dials', '0:thanekyrell')).toBe(false);
  });
});

describe('Braylen Stramm', () => {
  const roll = (face: string) =>
    scene({
      phase: 'activation',
      attack: [face],
      ships: [
        ship('rebel/arc170/braylenstramm', 450, 300, 0, { dial: 's3', tokens: { stress: 1 } }),
        academy(450, 850, 180, { activated: true }),
      ],
    })
      .take('0:braylenstramm')
      .ship(0).tokens.stress;
  it('may roll after a manoeuvre: hit or critical hit removes stress', () => {
    expect([roll('hit'), roll('crit'), roll('focus')]).toEqual([0, 0, 1]);
  });
});

describe('Cassian Andor', () => {
  it('may take a stress token off another friendly ship at range 1-2 when the Activation phase starts', () => {
    const s = flying('rebel/uwing/cassianandor', 's1', { tokens: { stress: 1 } }, [
      rookie(600, 300, 0, { activated: true, tokens: { stress: 1 } }),
    ]).take('0:cassianandor');
    expect(s.ship(2).tokens.stress).toBe(0);
  });
  it('not off himself', () => {
    expect(offers(flying('rebel/uwing/cassianandor', 's2', { tokens: { stress: 1 } }), '0:cassianandor')).toBe(false);
  });
});

describe('Saw Gerrera', () => {
  const friend = (more: ShipSpec) =>
    turnOf(
      duel('rebel/uwing/sawgerrera', ACADEMY, MIDDLE, {
        mine: { x: 350 },
        attack: ['blank', 'blank', 'blank', 'hit'],
        others: [rookie(450, 300, 0, more)],
      }),
      2,
    ).take('primary>1');
  it('a friendly ship at range 1-2 that is stressed or damaged may reroll one attack die', () => {
    const s = friend({ tokens: { stress: 1 } }).take('0:sawgerrera', ['0']);
    expect(s.events('modified').at(-1)!.faces).toEqual(['hit', 'blank', 'blank']);
    expect(offers(friend({ damage: [{ card: 'consolefire' }] }), '0:sawgerrera')).toBe(true);
  });
  it('not a sound one', () => {
    expect(offers(friend({}), '0:sawgerrera')).toBe(false);
  });
});

describe('Benthic Two Tubes', () => {
  it('after a focus action may hand the token on', () => {
    const s = flying('rebel/uwing/benthictwotubes', 's1', {}, [rookie(560, 340, 0, { activated: true })]);
    s.take('focus', '0:benthictwotubes');
    expect([given(s, 0, 'focus'), given(s, 2, 'focus')]).toEqual([1, 1]);
  });
});

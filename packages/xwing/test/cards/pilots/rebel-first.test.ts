import { describe, expect, it } from 'vitest';
import { academy, rookie, scene, ship } from '../../scene.ts';
import { ACADEMY, duel, FAR, lastRoll, MIDDLE, NEAR, offeredBefore, offers } from './duel.ts';

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
});

describe('Biggs Darklighter', () => {
  const start = () =>
    duel('rebel/xwing/biggsdarklighter', ACADEMY, MIDDLE, { others: [rookie(510, 300), rookie(600, 300)] });
  it('the ships at range 1 of him cannot be attacked as long as he can be', () => {
    const s = start().take('0:biggsdarklighter').until('attack', 1);
    expect(s.options()).toEqual(['primary>0', 'primary>3', 'none']); // ship 3 is at range 2 of him
    s.refuses('primary>2', 'XW-GOLDENE-REGELN-04');
  });
  it('without it they can', () => {
    expect(start().take('pass').until('attack', 1).options()).toContain('primary>2');
  });
  it('where he is out of arc the others can be attacked', () => {
    const s = scene({
      phase: 'combat',
      ships: [ship('rebel/xwing/biggsdarklighter', 450, 300), rookie(510, 300), academy(600, 480, 165)],
    });
    s.take('0:biggsdarklighter').until('attack', 1);
    expect(s.options()).toEqual(['primary>1', 'none']);
  });
  it('once a game', () => {
    const s = start().take('0:biggsdarklighter').until('dials');
    s.dials({ '0': 's1', '1': 'tl1', '2': 's1', '3': 's1' });
    expect(offeredBefore(s, 'attack', '0:biggsdarklighter')).toBe(false);
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
});

describe('Tarn Mison', () => {
  it('may lock whoever declares him as a target', () => {
    const s = duel('rebel/xwing/tarnmison', ACADEMY, MIDDLE).take('none', 'primary>0', '0:tarnmison');
    expect(s.ship(0).locks).toEqual([1]);
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

describe('Horton Salm', () => {
  const shoot = (distance: number) =>
    duel('rebel/ywing/hortonsalm', ACADEMY, distance, {
      attack: ['blank', 'focus', 'hit', 'hit'],
      defence: ['blank', 'blank', 'blank', 'blank'],
    }).take('primary>1');
  it('may reroll blanks at range 2-3, and only blanks', () => {
    const s = shoot(MIDDLE).take('0:hortonsalm');
    expect(s.options()).toEqual(['0']);
    s.take(['0']);
    expect(s.ship(1).damage.length).toBe(1);
  });
  it('not at range 1', () => {
    expect(offeredBefore(shoot(NEAR), 'attack', '0:hortonsalm')).toBe(false);
  });
});

describe('"Dutch" Vander', () => {
  const lock = (x: number) =>
    scene({
      phase: 'activation',
      ships: [
        ship('rebel/ywing/dutchvander', 450, 300, 0, { dial: 's1' }),
        academy(450, 600, 180, { activated: true }),
        rookie(x, 340, 0, { activated: true }),
      ],
    }).take('targetlock');
  it('after he has locked, another friendly ship at range 1-2 may lock at once', () => {
    const s = lock(520);
    expect(s.open).toEqual(['0 lock']);
    s.take('1');
    expect(s.ship(2).locks).toEqual([1]);
    expect(s.ship(0).locks).toEqual([1]);
  });
  it('it need not', () => {
    expect(lock(520).take('none').ship(2).locks).toEqual([]);
  });
  it('not at range 3', () => {
    expect(lock(720).open).not.toContain('0 lock');
  });
});

describe('Tycho Celchu', () => {
  it('acts under stress', () => {
    const s = scene({
      phase: 'activation',
      ships: [
        ship('rebel/awing/tychocelchu', 450, 300, 0, { dial: 's5', tokens: { stress: 3 } }),
        academy(450, 800, 180, { activated: true }),
      ],
    });
    s.take('evade');
    expect(s.ship(0).tokens.evade).toBe(1);
    expect(s.ship(0).tokens.stress).toBeGreaterThan(0);
  });
});

describe('Jake Farrell', () => {
  const fly = () =>
    scene({
      phase: 'activation',
      ships: [
        ship('rebel/awing/jakefarrell', 450, 300, 0, { dial: 's3', upgrades: ['title/awingtestpilot'] }),
        academy(450, 800, 180, { activated: true }),
      ],
    });
  it('after a focus token may boost or roll for free', () => {
    const s = fly().take('focus', '0:jakefarrell');
    expect(s.options()).toEqual(['boost', 'barrelroll']);
    const before = s.pose(0);
    s.take('boost', 'straight');
    expect(s.pose(0)[1]).toBeCloseTo(before[1] + 80, 3);
  });
  it('not after an evade token', () => {
    expect(offers(fly().take('evade'), '0:jakefarrell')).toBe(false);
  });
});

describe('Arvel Crynyd', () => {
  const touching = (pilot: string, degrees: number) =>
    duel(pilot, ACADEMY, 44, { mine: { degrees }, touching: [[0, 1]] });
  it('may attack an enemy he touches, if it is in his arc', () => {
    const s = touching('rebel/awing/arvelcrynyd', 0);
    expect(s.options()).toEqual(['primary>1', 'none']);
    s.take('primary>1').until('dials');
    expect(lastRoll(s, 'attack').length).toBe(3);
  });
  it('not one behind him, and others not at all', () => {
    expect(touching('rebel/awing/arvelcrynyd', 180).open).not.toContain('0 attack');
    expect(touching('rebel/awing/prototypepilot', 0).open).not.toContain('0 attack');
  });
});

describe('Gemmer Sojan', () => {
  const attacked = (distance: number) =>
    lastRoll(duel('rebel/awing/gemmersojan', ACADEMY, distance).take('none', 'primary>0').until('dials'), 'defence');
  it('has one agility more next to an enemy', () => {
    expect(attacked(NEAR).length).toBe(4);
    expect(attacked(MIDDLE).length).toBe(3);
  });
});

describe('Han Solo', () => {
  it('may reroll his dice, then as many as possible', () => {
    const s = duel('rebel/yt1300/hansolo', ACADEMY, MIDDLE + 20, {
      mine: { locks: [1] },
      attack: ['blank', 'hit', 'focus', 'hit', 'crit', 'crit'],
    });
    s.take('primary>1', '0:targetlock', ['0']); // the first die is now a hit that cannot be rerolled again
    s.take('0:hansolo');
    expect(lastRoll(s, 'attack')).toEqual(['blank', 'hit', 'focus']);
    expect(s.events('modified').at(-1)!.faces).toEqual(['hit', 'crit', 'crit']);
  });
});

describe('Lando Calrissian', () => {
  const green = (dial: string) =>
    scene({
      phase: 'activation',
      ships: [
        ship('rebel/yt1300/landocalrissian', 450, 300, 0, { dial }),
        academy(450, 850, 180, { activated: true }),
        rookie(540, 380, 0, { activated: true }),
      ],
    });
  it('after a green manoeuvre another friendly ship at range 1 may act, with an icon of its bar', () => {
    const s = green('s1');
    expect(s.open).toEqual(['0 free-action']);
    expect(s.options()).toEqual(['focus', 'none']);
    s.take('focus');
    expect(s.ship(2).tokens.focus).toBe(1);
  });
  it('not after a white one', () => {
    expect(green('s3').open).toEqual(['0 action']);
  });
});

describe('Chewbacca', () => {
  it('faceup damage cards are turned over before they act', () => {
    const s = duel('rebel/yt1300/chewbacca', ACADEMY, MIDDLE + 20, {
      mine: { shields: 0 },
      attack: ['crit', 'blank'],
      defence: ['blank'],
      deck: ['thrustcontrolfire'],
    });
    s.take('none', 'primary>0').until('dials');
    expect(s.ship(0).damage).toMatchObject([{ card: 'thrustcontrolfire', faceup: false }]);
    expect(s.ship(0).tokens.stress).toBe(0);
  });
});

describe('Rey', () => {
  it('may reroll two blanks against a ship in her arc', () => {
    const s = duel('rebel/yt1300/rey', ACADEMY, MIDDLE + 20, { attack: ['blank', 'blank', 'blank', 'hit', 'hit'] });
    s.take('primary>1', '0:rey', ['0', '1']);
    expect(s.events('modified').at(-1)!.faces).toEqual(['hit', 'hit', 'blank']);
  });
  it('also when she defends', () => {
    const s = duel('rebel/yt1300/rey', ACADEMY, MIDDLE + 20, { attack: ['hit', 'hit'], defence: ['blank', 'evade'] });
    s.take('none', 'primary>0', '0:rey', ['0']);
    expect(s.ship(0).shields).toBe(4);
  });
  it('not against a ship outside her arc', () => {
    const s = duel('rebel/yt1300/rey', ACADEMY, FAR, { mine: { degrees: 180 }, attack: ['blank', 'blank', 'blank'] });
    expect(offeredBefore(s.take('primary>1'), 'attack', '0:rey')).toBe(false);
  });
});

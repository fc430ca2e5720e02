import { describe, expect, it } from 'vitest';
import { academy, scene, ship } from '../../scene.ts';
import { attacking, defending, discarded, faces, friend, rolled } from './duel.ts';

const LOCK = { locks: [1] };
const STRESS = { tokens: { stress: 1 } };

describe('Gunner', () => {
  it('a miss is followed by one primary attack, and by no other this round', () => {
    const s = attacking(['crew/gunner', 'cannon/ioncannon'], { green: 'eeeeee' }).take(
      '0:cannon.ioncannon>1',
      '0:crew.gunner',
    );
    expect(s.options()).toEqual(['primary>1', 'none']);
    expect(s.take('primary>1').open).toEqual(['1 attack']);
    expect(s.events('attack').length).toBe(2);
  });
  it('a hit is not', () => {
    expect(attacking(['crew/gunner'], { red: 'hbb', green: 'bbb' }).take('primary>1').open).toEqual(['1 attack']);
  });
  it('an attack performed twice has missed when both times have', () => {
    const cards = ['crew/gunner', 'missile/clustermissiles'];
    const s = attacking(cards, { hero: LOCK, red: 'hbbhbb', green: 'eeeeee' });
    s.take('0:missile.clustermissiles>1', '0:crew.gunner', 'primary>1');
    const twice = ['0:missile.clustermissiles', '0:missile.clustermissiles'];
    expect(s.events('attack').map((e) => e.weapon)).toEqual([...twice, 'primary']);
    for (const green of ['bbbeee', 'eeebbb']) {
      const t = attacking(cards, { hero: LOCK, red: 'hbbhbb', green }).take('0:missile.clustermissiles>1');
      expect(t.open).toEqual(['1 attack']);
    }
  });
});

describe('Luke Skywalker (crew)', () => {
  it('shoots again after a miss, with one eye as a hit', () => {
    const s = attacking(['crew/lukeskywalker'], { red: 'bbbffb', green: 'eeeeee' }).take(
      'primary>1',
      '0:crew.lukeskywalker',
    );
    s.take('primary>1', '0:crew.lukeskywalker');
    expect(faces(s, 'attack')).toBe('hfb');
    expect(s.open).toEqual(['1 attack']);
  });
  it('not in the first attack', () => {
    const s = attacking(['crew/lukeskywalker'], { red: 'ffb', green: 'eee' }).take('primary>1');
    expect(s.open).toEqual(['0 window:attack.after']);
  });
});

describe('Baze Malbus', () => {
  it('shoots again after a miss, at another ship', () => {
    const more = [academy(520, 480, 180, { fought: true })];
    const s = attacking(['crew/bazemalbus'], { more, green: 'eeeeee' }).take('primary>1', '0:crew.bazemalbus');
    expect(s.options()).toEqual(['primary>2', 'none']);
    expect(s.take('primary>2').open).toEqual(['1 attack']);
    expect(attacking(['crew/bazemalbus'], { green: 'eee' }).take('primary>1').open).toEqual(['1 attack']);
  });
});

describe('Mercenary Copilot', () => {
  it('at range 3 one hit may be a crit', () => {
    const s = attacking(['crew/mercenarycopilot'], { y: 600, red: 'hhb' }).take('primary>1', '0:crew.mercenarycopilot');
    expect(faces(s, 'attack')).toBe('chb');
    expect(attacking(['crew/mercenarycopilot'], { red: 'hhb' }).take('primary>1').open).toEqual(['1 attack']);
  });
});

describe('Bistan', () => {
  it('up to range 2 one hit may be a crit', () => {
    const s = attacking(['crew/bistan'], { red: 'hhb' }).take('primary>1', '0:crew.bistan');
    expect(faces(s, 'attack')).toBe('chb');
    expect(attacking(['crew/bistan'], { y: 600, red: 'hhb' }).take('primary>1').open).toEqual(['1 attack']);
  });
});

describe('Ezra Bridger (crew)', () => {
  it('stressed, one eye may be a crit', () => {
    const s = attacking(['crew/ezrabridger'], { hero: STRESS, red: 'ffb' }).take('primary>1', '0:crew.ezrabridger');
    expect(faces(s, 'attack')).toBe('cfb');
    expect(attacking(['crew/ezrabridger'], { red: 'ffb' }).take('primary>1').open).toEqual(['1 attack']);
  });
});

describe('Han Solo (crew)', () => {
  it('a lock turns all eyes into hits', () => {
    const s = attacking(['crew/hansolo'], { hero: LOCK, red: 'ffb' }).take('primary>1', '0:crew.hansolo');
    expect(faces(s, 'attack')).toBe('hhb');
    expect(s.ship(0).locks).toEqual([]);
  });
});

describe('Darth Vader (crew)', () => {
  it('two damage for a critical damage to the defender', () => {
    const s = attacking(['crew/darthvader'], { red: 'bbb', deck: ['structuraldamage'] }).take(
      'primary>1',
      '0:crew.darthvader',
    );
    expect(s.ship(0).shields).toBe(0);
    expect(s.ship(1).damage.map((d) => d.faceup)).toEqual([true]);
  });
});

describe('Rebel Captive', () => {
  it('once a round the first who takes aim is stressed', () => {
    const more = [academy(520, 480, 180)];
    const s = defending(['crew/rebelcaptive'], { more, red: 'bbbb' }).take('primary>0');
    expect(s.ship(1).tokens.stress).toBe(1);
    s.until('attack', 1).take('primary>0');
    expect(s.events('attack').length).toBe(2);
    expect(s.ship(2).tokens.stress).toBe(0);
  });
});

describe('Flight Instructor', () => {
  it('an eye again, and a blank against a skill of at most 2', () => {
    const s = defending(['crew/flightinstructor'], { red: 'hh', green: 'bfe' }).take(
      'primary>0',
      '0:crew.flightinstructor',
    );
    expect(s.options()).toEqual(['1']);
    expect(faces(s.take(['1']), 'defence')).toBe('be');
    const t = attacking(['crew/flightinstructor'], { hero: { fought: true }, red: 'hh', green: 'bfe' });
    expect(t.take('primary>0', '0:crew.flightinstructor').options()).toEqual(['0', '1']);
  });
});

describe('Tactician', () => {
  it('at range 2 in the arc the defender must take stress', () => {
    expect(attacking(['crew/tactician']).take('primary>1').ship(1).tokens.stress).toBe(1);
    expect(attacking(['crew/tactician'], { y: 400 }).take('primary>1').ship(1).tokens.stress).toBe(0);
    expect(attacking(['crew/tactician'], { y: 600 }).take('primary>1').ship(1).tokens.stress).toBe(0);
  });
});

describe('C-3PO', () => {
  const guess = (n: string) => defending(['crew/c3po'], { red: 'hh', green: 'eb' }).take('primary>0', '0:crew.c3po', n);
  it('a right guess adds an evade', () => {
    expect(faces(guess('1'), 'defence')).toBe('ebe');
    expect(faces(guess('0'), 'defence')).toBe('eb');
  });
});

describe('Emperor Palpatine', () => {
  it('a result named before the attack dice are rolled comes true and stays', () => {
    const s = attacking(['crew/emperorpalpatine'], { hero: LOCK, red: 'bbb' });
    s.take('primary>1', '0:crew.emperorpalpatine', 'crit', ['2']);
    expect(faces(s, 'attack')).toBe('bbc');
    s.take('0:targetlock');
    expect(s.options()).toEqual(['0', '1']);
  });
  it('for the defence dice of any friend, once a round', () => {
    const s = defending([], {
      red: 'hh',
      green: 'bb',
      more: [friend({ upgrades: ['crew/emperorpalpatine'] }, 800, 800)],
    });
    s.take('primary>0', '2:crew.emperorpalpatine', 'evade', ['0']);
    expect(faces(s, 'defence')).toBe('eb');
    expect(s.take('primary>1').open).not.toContain('0 window:attack.beforeAttackDice');
  });
});

describe('Bossk (crew)', () => {
  it('a miss, while unstressed: stress, a focus token and a lock', () => {
    const s = attacking(['crew/bossk'], { red: 'bbb' }).take('primary>1');
    expect([s.ship(0).tokens.stress, s.ship(0).tokens.focus, s.ship(0).locks]).toEqual([1, 1, [1]]);
    const t = attacking(['crew/bossk'], { red: 'bbb', hero: STRESS }).take('primary>1');
    expect(t.ship(0).locks).toEqual([]);
  });
});

describe('Agent Kallus', () => {
  const match = () =>
    scene({
      phase: 'planning',
      ships: [
        ship('rebel/xwing/rookiepilot', 450, 300, 0, { upgrades: ['crew/agentkallus'] }),
        academy(450, 660, 180),
        academy(800, 800, 180),
      ],
      attack: ['focus', 'focus', 'blank', 'hit', 'hit'],
      defence: ['evade', 'evade', 'evade', 'focus', 'focus', 'focus'],
    });
  it('against the chosen enemy one eye is a hit or an evade', () => {
    const s = match().take('1');
    s.dials({ '0': 's1', '1': 's2', '2': 's2' }).until('attack').take('primary>1', '0:crew.agentkallus');
    expect(faces(s, 'attack')).toBe('hfb');
    s.until('attack', 1).take('primary>0').until('window:attack.modifyDefenceDice').take('0:crew.agentkallus');
    expect(faces(s, 'defence').startsWith('ef')).toBe(true);
  });
  it('not against others', () => {
    const s = match().take('2');
    s.dials({ '0': 's1', '1': 's2', '2': 's2' }).until('attack').take('primary>1');
    expect(s.open).toEqual(['1 fight']);
  });
});

describe('Zuckuss (crew)', () => {
  it('stress tokens for as many dice that the defender rerolls', () => {
    const s = attacking(['crew/zuckuss'], { red: 'hhh', green: 'eeebb' }).take('primary>1', '0:crew.zuckuss', [
      '0',
      '2',
    ]);
    expect(faces(s, 'defence')).toBe('beb');
    expect(s.ship(0).tokens.stress).toBe(2);
    expect(attacking(['crew/zuckuss'], { hero: STRESS }).take('primary>1').open).toEqual(['1 attack']);
  });
});

describe('Maul', () => {
  it('stress tokens for its own dice; a hit may take one off', () => {
    const s = attacking(['crew/maul'], { red: 'bbbhh', green: 'bbb' }).take('primary>1', '0:crew.maul', ['0', '1']);
    expect(faces(s, 'attack')).toBe('hhb');
    expect(s.ship(0).tokens.stress).toBe(2);
    expect(s.take('0:crew.maul').ship(0).tokens.stress).toBe(1);
  });
});

describe('4-LOM', () => {
  it('an ion token for one token that the defender cannot spend', () => {
    const s = attacking(['crew/4lom'], { foe: { tokens: { focus: 1, evade: 1 } }, red: 'hhh', green: 'fff' });
    s.take('primary>1', '0:crew.4lom', 'focus');
    expect(s.ship(0).tokens.ion).toBe(1);
    expect(s.options()).toEqual(['1:evade', 'pass']);
  });
  it('a second token of the kind can be spent', () => {
    const s = attacking(['crew/4lom'], { foe: { tokens: { focus: 2 } }, red: 'hhh', green: 'fff' });
    expect(s.take('primary>1', '0:crew.4lom').options()).toEqual(['1:focus', 'pass']);
  });
});

describe('Boba Fett (crew)', () => {
  const shot = (red: string) =>
    attacking(['crew/bobafett'], {
      foe: { upgrades: ['mod/engineupgrade'] },
      red,
      green: 'bbb',
      deck: ['structuraldamage'],
    });
  it('a faceup card dealt: this card for one of the defender', () => {
    const s = shot('cbb').take('primary>1', '0:crew.bobafett');
    expect([discarded(s, 'bobafett'), discarded(s, 'engineupgrade', 1)]).toEqual([true, true]);
    expect(shot('hbb').take('primary>1').open).toEqual(['1 attack']);
  });
});

describe('Dengar (crew)', () => {
  it('one die again, two against a unique pilot', () => {
    const s = attacking(['crew/dengar'], { red: 'bbbh' }).take('primary>1', '0:crew.dengar');
    s.refuses(['0', '1'], 'XW-ANGRIFF-21');
    const hero = { pilot: 'wedgeantilles' };
    const t = attacking(['crew/dengar'], { hero, foe: { pilot: 'nightbeast' }, red: 'bbbhh' }).take('primary>1');
    expect(faces(t.take('0:crew.dengar', ['0', '1']), 'attack')).toBe('hhb');
  });
});

describe('Tail Gunner', () => {
  const arc = { type: 'arc170', pilot: 'thanekyrell' };
  it('to the rear the defender has 1 agility less', () => {
    const rear = attacking(['crew/tailgunner'], { hero: { ...arc, degrees: 180 } }).take('primary>1');
    expect(rolled(rear, 'defence')).toBe(2);
    expect(rolled(attacking(['crew/tailgunner'], { hero: arc }).take('primary>1'), 'defence')).toBe(3);
  });
});

describe('Latts Razzi (crew)', () => {
  it('a stress token of the attacker for an evade', () => {
    const s = defending(['crew/lattsrazzi'], { foe: STRESS, red: 'hh', green: 'bb' }).take(
      'primary>0',
      '0:crew.lattsrazzi',
    );
    expect(faces(s, 'defence')).toBe('bbe');
    expect(s.ship(1).tokens.stress).toBe(0);
    expect(defending(['crew/lattsrazzi'], { red: 'hh' }).take('primary>0').open).toEqual(['0 attack']);
  });
});

describe('Finn', () => {
  it('a blank more against enemies in the arc, attacking and defending', () => {
    const s = attacking(['crew/finn'], { red: 'hhh' }).take('primary>1', '0:crew.finn');
    expect(faces(s, 'attack')).toBe('hhhb');
    const t = defending(['crew/finn'], { red: 'hh', green: 'ee' }).take('primary>0', '0:crew.finn');
    expect(faces(t, 'defence')).toBe('eeb');
    const away = defending(['crew/finn'], { hero: { degrees: 180 }, red: 'hh' }).take('primary>0');
    expect(away.open).not.toContain('0 window:attack.modifyDefenceDice');
  });
});

describe('Captain Rex (crew)', () => {
  it('a miss may bring a focus token', () => {
    const s = attacking(['crew/captainrex'], { red: 'bbb' }).take('primary>1', '0:crew.captainrex');
    expect(s.ship(0).tokens.focus).toBe(1);
    expect(attacking(['crew/captainrex'], { red: 'hbb', green: 'bbb' }).take('primary>1').open).toEqual(['1 attack']);
  });
});

describe('Operations Specialist', () => {
  it('a friend within range 2 misses: a focus token for a friend within range 3 of him', () => {
    const more = [friend({ upgrades: ['crew/operationsspecialist'] })];
    const s = attacking([], { more, red: 'bbb' }).take('primary>1', '2:crew.operationsspecialist', '2');
    expect(s.ship(2).tokens.focus).toBe(1);
  });
});

describe('Wookiee Commandos', () => {
  it('rerolls its eyes', () => {
    const s = attacking(['crew/wookieecommandos'], { red: 'ffbhh' }).take('primary>1', '0:crew.wookieecommandos');
    expect(s.options()).toEqual(['0', '1']);
    expect(faces(s.take(['0', '1']), 'attack')).toBe('hhb');
  });
});

describe('Saw Gerrera (crew)', () => {
  it('a damage turns all eyes into crits', () => {
    const s = attacking(['crew/sawgerrera'], { red: 'ffb' }).take('primary>1', '0:crew.sawgerrera');
    expect(faces(s, 'attack')).toBe('ccb');
    expect(s.ship(0).shields).toBe(1);
  });
});

describe('Magva Yarro (crew)', () => {
  it('after defending it may lock the attacker', () => {
    expect(defending(['crew/magvayarro']).take('primary>0', '0:crew.magvayarro').ship(0).locks).toEqual([1]);
  });
});

describe('Death Troopers', () => {
  it('who shoots at another friend at range 1 with them in his arc is stressed', () => {
    const troopers = friend({ upgrades: ['crew/deathtroopers'] });
    expect(
      defending([], { more: [troopers] })
        .take('primary>0')
        .ship(1).tokens.stress,
    ).toBe(1);
    const far = friend({ upgrades: ['crew/deathtroopers'] }, 620);
    expect(
      defending([], { more: [far] })
        .take('primary>0')
        .ship(1).tokens.stress,
    ).toBe(0);
  });
});

import { describe, expect, it } from 'vitest';
import { academy, rookie, scene, ship } from '../../scene.ts';
import { attacking, defending, faces, flying, friend, rolled } from './duel.ts';

/** Where elite talents begin and end: whose ship, which step of range, one die or token more or less. */

const EVADE = { tokens: { evade: 1 } };
const STRESS = { tokens: { stress: 1 } };
const WEDGE = { pilot: 'wedgeantilles' };

describe('Swarm Leader', () => {
  const leader = () =>
    attacking(['ept/swarmleader'], {
      more: [
        friend({ tokens: { evade: 2 } }),
        friend({}, 380),
        friend(EVADE, 520, 190),
        friend(EVADE, 380, 100),
        friend(EVADE, 590, 480),
      ],
    }).take('primary>1', '0:ept.swarmleader');
  it('takes friends with a token, up to range 3, with the defender in their arcs', () => {
    expect(leader().options()).toEqual(['2', '4']);
  });
  it('takes no friend twice', () => {
    const s = leader().take('2', '0:ept.swarmleader');
    expect([2, 3, 4, 5, 6].map((id) => s.ship(id).tokens.evade)).toEqual([1, 0, 0, 1, 1]);
    expect(rolled(s, 'attack')).toBe(5);
  });
});

describe('Elusiveness', () => {
  const foe = { faction: 'rebel', type: 'hwk290', pilot: 'rebeloperative', seat: 1 };
  it('one die is enough', () => {
    const s = defending(['ept/elusiveness'], { hero: { fought: true }, foe, red: 'h' }).take('primary>0');
    expect(s.options()).toContain('0:ept.elusiveness');
  });
  it('there must be one', () => {
    const blind = { damage: [{ card: 'blindedpilot', faceup: true }] };
    const s = defending(['ept/elusiveness'], { foe: blind, rules: { damageDeck: 'core' } }).take('primary>0');
    expect(s.events('modified')).toEqual([]);
    expect(s.open).toEqual(['0 attack']);
  });
});

describe('Lone Wolf', () => {
  it('rerolls exactly one blank when defending', () => {
    const s = defending(['ept/lonewolf'], { red: 'hh', green: 'bbe' }).take('primary>0', '0:ept.lonewolf');
    s.refuses(['0', '1'], 'XW-ANGRIFF-21');
    s.refuses([], 'XW-ANGRIFF-21');
    expect(faces(s.take(['1']), 'defence')).toBe('be');
  });
});

describe('Marksmanship', () => {
  it('another action of the ship is not this one', () => {
    const s = flying(['ept/marksmanship', 'ept/expose'], 's2', { y: 600, red: 'fffb' }).take('0:ept.expose');
    expect(s.take('primary>1').open).not.toContain('0 window:attack.modifyAttackDice');
  });
});

describe('Ruthlessness', () => {
  it('a neighbour who is gone by then is not to be picked', () => {
    const wreck = { card: 'structuraldamage', faceup: false };
    const s = attacking(['ept/ruthlessness'], {
      red: 'cbb',
      green: 'bbb',
      more: [
        academy(520, 480, 180, { fought: true, upgrades: ['ept/drawtheirfire'], damage: [wreck, wreck] }),
        friend({}, 380, 480),
      ],
    });
    s.take('primary>1', '2:ept.drawtheirfire');
    expect(s.ship(2).status).toBe('destroyed');
    expect(s.ship(3).shields).toBe(1);
  });
});

describe('Snap Shot', () => {
  const enemy = { activated: false, dial: 's2', degrees: 180, y: 500 };
  const snap = (foe = {}, more = {}) =>
    flying(['ept/snapshot'], 's2', { hero: { activated: true }, foe: { ...enemy, ...foe }, ...more });
  it('is the only weapon of this attack', () => {
    expect(snap().take('0:ept.snapshot').options()).not.toContain('primary>1');
  });
  it('says nothing when a friend has moved', () => {
    const more = [rookie(450, 540, 180, { dial: 's2' })];
    const s = flying(['ept/snapshot'], 's2', { hero: { activated: true }, more, y: 800 });
    expect(s.open).toEqual(['0 action']);
  });
  it('the defender may modify, his own dice and the attack dice', () => {
    const s = snap({ upgrades: ['ept/elusiveness'] }, { red: 'hh' }).take('0:ept.snapshot', '0:ept.snapshot>1');
    expect(s.options()).toContain('1:ept.elusiveness');
    const t = snap({ tokens: { focus: 1 } }, { red: 'hh', green: 'ffff' }).take('0:ept.snapshot', '0:ept.snapshot>1');
    expect(t.open).toEqual(['1 window:attack.modifyDefenceDice']);
  });
  it('dice of another weapon are modified as ever', () => {
    const s = attacking(['ept/snapshot'], { hero: { tokens: { focus: 1 } }, red: 'ffb' }).take('primary>1');
    expect(s.open).toEqual(['0 window:attack.modifyAttackDice']);
  });
});

describe('Determination', () => {
  const hero = { shields: 0 };
  it('is for its own ship', () => {
    const more = [friend({ upgrades: ['ept/determination'] })];
    const s = defending([], { red: 'cb', green: 'bb', hero, more, deck: ['stunnedpilot'] }).take('primary>0');
    expect(s.ship(0).damage.map((d) => d.card)).toEqual(['stunnedpilot']);
  });
  it('leaves a facedown card', () => {
    const cards = ['ept/determination'];
    const s = defending(cards, { red: 'hb', green: 'bb', hero, deck: ['stunnedpilot'] }).take('primary>0');
    expect(s.ship(0).damage.length).toBe(1);
  });
});

describe('the friend of the Combat phase', () => {
  it('Swarm Tactics passes by the one at range 2', () => {
    const more = [friend(), friend({}, 620)];
    const s = attacking(['ept/swarmtactics'], { hero: WEDGE, more }).take('0:ept.swarmtactics');
    expect(s.open).toEqual(['0 attack']);
  });
  it('Decoy passes by the one at range 3', () => {
    const more = [friend({}, 620), friend({}, 720)];
    const s = attacking(['ept/decoy'], { hero: WEDGE, more }).take('0:ept.decoy');
    expect(s.open).toEqual(['0 attack']);
    expect(attacking(['ept/decoy'], { hero: WEDGE, more: [friend({}, 720)] }).open).toEqual(['0 attack']);
  });
  it('Wingman passes by the calm and those at range 2', () => {
    const s = attacking(['ept/wingman'], { more: [friend(), friend(STRESS, 380), friend(STRESS, 620)] });
    expect(s.open).toEqual(['0 attack']);
    expect([2, 3, 4].map((id) => s.ship(id).tokens.stress)).toEqual([0, 0, 1]);
    expect(attacking(['ept/wingman'], { more: [friend(STRESS, 620)] }).ship(2).tokens.stress).toBe(1);
  });
  it('Bodyguard spends the token at once and guards at range 1 only', () => {
    const guard = { upgrades: ['ept/bodyguard'], tokens: { focus: 1 } };
    const s = attacking([], { hero: WEDGE, more: [friend(guard)] }).take('2:ept.bodyguard');
    expect([s.open, s.ship(2).tokens.focus]).toEqual([['0 attack'], 0]);
    expect(attacking([], { hero: WEDGE, more: [friend(guard, 620)] }).open).toEqual(['0 attack']);
  });
});

describe('Squad Leader', () => {
  it.each([
    [620, true],
    [720, false],
  ])('reaches as far as range 2: at %s', (x, reaches) => {
    const s = flying(['ept/squadleader'], 's2', { hero: WEDGE, more: [friend({}, x, 420)] });
    expect(s.options().includes('0:ept.squadleader')).toBe(reaches);
  });
});

describe('Daredevil', () => {
  it('off the table nothing follows', () => {
    const s = flying(['ept/daredevil'], 's2', { hero: { x: 885 }, more: [friend()] }).take('0:ept.daredevil', 'right');
    expect(s.ship(0).status).not.toBe('play');
    expect(s.events('cardRoll')).toEqual([]);
  });
  it('rolls for the asteroid it flew into', () => {
    const obstacles = [{ kind: 'coreasteroid0', x: 530, y: 475 }];
    const cards = ['ept/daredevil', 'mod/engineupgrade'];
    const s = flying(cards, 's2', { obstacles, red: 'h', y: 800 }).take('0:ept.daredevil', 'right');
    expect(s.ship(0).shields).toBe(1);
  });
});

describe('whose action and whose manoeuvre', () => {
  it('Push the Limit and Intensity wait for their own ship', () => {
    const more = [rookie(600, 300, 0, { dial: 's2', upgrades: ['mod/engineupgrade'] })];
    const hero = { activated: true };
    const s = flying(['ept/pushthelimit', 'ept/intensity'], 's2', { hero, more }).take('boost', 'straight');
    expect(s.open).not.toContain('0 window:action.performed');
  });
  it('Intensity takes a barrel roll, but no focus action, and not while exhausted', () => {
    const cards = ['ept/intensity', 'mod/vectoredthrusters'];
    const s = flying(cards, 's2', { y: 880 }).take('barrelroll', 'left', [0, 0]);
    expect(s.open).toEqual(['0 window:action.performed']);
    expect(flying(cards, 's2', { y: 880 }).take('focus').ship(0).upgrades[0]!.face).toBe(0);
  });
  it('Lightning Reflexes follow no friend and no manoeuvre that the dial lacks', () => {
    const s = flying(['ept/lightningreflexes'], 's2', { more: [rookie(600, 300, 0, { dial: 's2' })] });
    s.take('0', 'pass', 'none');
    expect(s.open).toEqual(['0 action']);
    const t = flying(['ept/lightningreflexes', 'ept/daredevil', 'mod/engineupgrade'], 's2');
    t.take('pass', '0:ept.daredevil', 'right');
    expect(t.open).not.toContain('0 window:manoeuvre.executed');
  });
});

describe('Selflessness', () => {
  it('one hit is enough, none is not', () => {
    const more = [friend({ upgrades: ['ept/selflessness'] })];
    const open = (red: string) => defending([], { red, green: 'bb', more }).take('primary>0').open;
    expect(open('hb')).toEqual(['0 window:attack.hit']);
    expect(open('cb')).toEqual(['0 attack']);
  });
});

describe('Stay on Target', () => {
  it('needs another manoeuvre of the speed', () => {
    const hero = { faction: 'imperial', type: 'tiefighter', pilot: 'academypilot' };
    expect(flying(['ept/stayontarget'], 's5', { hero, y: 880 }).open).not.toContain('0 window:ship.revealed');
    expect(flying(['ept/stayontarget'], 's4', { hero, y: 880 }).open).toEqual(['0 window:ship.revealed']);
  });
});

describe('Attanni Mindlink', () => {
  const pirate = (x: number, upgrades: string[], more = {}) =>
    ship('scum/z95headhunter/binayrepirate', x, 300, 0, { upgrades, activated: true, ...more });
  const link = ['ept/attannimindlink', 'mod/shieldupgrade'];
  const flown = (own: string[], dial: string, others: ReturnType<typeof pirate>[]) =>
    scene({
      phase: 'activation',
      ships: [
        pirate(450, own, { activated: false, dial }),
        ship('imperial/tiefighter/academypilot', 450, 800, 180, { activated: true }),
        ...others,
      ],
    });
  const tokens = (s: ReturnType<typeof flown>) => s.events('token').map((e) => [e.ship, e.token]);
  it('passes to bearers only, whatever else they bear', () => {
    const s = flown(link, 's2', [pirate(600, link), pirate(300, ['ept/expose']), pirate(200, [])]).take('focus');
    expect(tokens(s)).toEqual([
      [0, 'focus'],
      [2, 'focus'],
    ]);
  });
  it('passes stress', () => {
    const s = flown(link, 'k3', [pirate(600, link)]);
    expect(tokens(s)).toEqual([
      [0, 'stress'],
      [2, 'stress'],
    ]);
  });
  it('passes no evade token, and nothing from a friend who bears another card', () => {
    const s = flown([...link, 'title/millenniumfalcon'], 's2', [pirate(600, link)]).take('evade');
    expect(tokens(s)).toEqual([[0, 'evade']]);
    const t = flown(['ept/expose'], 's2', [pirate(600, link), pirate(300, link)]).take('focus');
    expect(tokens(t)).toEqual([[0, 'focus']]);
  });
});

describe('Debris Gambit', () => {
  it('counts no obstacle at range 2', () => {
    const obstacles = [
      { kind: 'coreasteroid0', x: 370, y: 420 },
      { kind: 'coreasteroid0', x: 700, y: 420 },
    ];
    const s = flying(['ept/debrisgambit'], 's2', { obstacles, y: 600 }).take('0:ept.debrisgambit');
    expect(s.events('token').length).toBe(1);
  });
});

describe('what free actions are', () => {
  it('Expert Handling rolls as a free action that cannot be left', () => {
    const s = flying(['ept/experthandling'], 's2').take('0:ept.experthandling', 'left', [0, 0]);
    expect(s.events('action').map((e) => [e.action, e.free])).toEqual([
      ['0:ept.experthandling', false],
      ['barrelroll', true],
    ]);
  });
  it('Push the Limit is of no use for a SLAM', () => {
    const hero = { type: 'kwing', pilot: 'guardiansquadronpilot' };
    const s = flying(['ept/pushthelimit'], 's2', { hero, y: 880 });
    expect(s.options()).toContain('slam');
    expect(s.take('focus').open).not.toContain('0 window:action.performed');
  });
  it('Turr Phennir: free, and once taken it is performed', () => {
    const hero = { faction: 'imperial', type: 'tieinterceptor', pilot: 'turrphennir' };
    const s = attacking([], { hero }).take('primary>1', '0:turrphennir');
    expect(s.open).toEqual(['0 free-action']);
    expect(s.options()).not.toContain('none');
  });
  it('Lando Calrissian: free, of the action bar only, and the friend may leave it', () => {
    const hero = { type: 'yt1300', pilot: 'landocalrissian' };
    const s = flying([], 's1', { hero, more: [friend({ upgrades: ['ept/expose'] }, 560, 350)] });
    expect(s.open).toEqual(['0 free-action']);
    expect(s.options()).toContain('none');
    expect(s.options()).not.toContain('2:ept.expose');
  });
  it('“Night Beast” wants the focus action, not any', () => {
    const hero = { faction: 'imperial', type: 'tiefighter', pilot: 'nightbeast' };
    expect(flying([], 's2', { hero, y: 500 }).open).toEqual(['0 window:manoeuvre.executed']);
    const foe = { type: 'tieinterceptor', pilot: 'carnorjax' };
    expect(flying([], 's2', { hero, foe, y: 500 }).open).toEqual(['0 action']);
  });
});

describe('one and no more', () => {
  it('Luke Skywalker changes one eye', () => {
    const hero = { pilot: 'lukeskywalker', fought: true };
    const s = defending([], { hero, red: 'hh', green: 'ff' }).take('primary>0', '0:lukeskywalker');
    expect(faces(s, 'defence')).toBe('ef');
  });
  it('Fleet Officer: up to two friends, so none as well', () => {
    const s = flying(['crew/fleetofficer'], 's2', { more: [friend({}, 520, 420)] });
    s.take('0:crew.fleetofficer', []);
    expect(s.events('token').filter((e) => e.by === 1)).toMatchObject([{ ship: 0, token: 'stress' }]);
  });
  it('Extra Munitions: the token goes, the card stays for one more', () => {
    const cards = ['torpedo/extramunitions', 'torpedo/protontorpedoes'];
    const s = attacking(cards, { hero: { locks: [1] } }).take('0:torpedo.protontorpedoes>1');
    expect(s.ship(0).upgrades[1]).toMatchObject({ tokens: 0, discarded: false });
  });
  it('4-LOM stops a card that wants the token in this attack', () => {
    const duel = { hero: { tokens: { focus: 1 } }, foe: { upgrades: ['crew/4lom'] }, red: 'hh', green: 'be' };
    const s = defending(['tech/sensorcluster'], duel).take('primary>0', '1:crew.4lom');
    expect(s.open).toEqual(['0 attack']);
  });
});

describe('Intensity after combat', () => {
  const cards = ['ept/intensity', 'mod/engineupgrade'];
  it('spends the token', () => {
    const s = flying(cards, 's2', { y: 880 }).take('boost', 'straight', '0:ept.intensity', 'evade', '0:ept.intensity');
    expect(s.events('spent')).toMatchObject([{ ship: 0, token: 'evade' }]);
  });
  it('stays exhausted without one', () => {
    const s = flying(cards, 's2', { y: 700, red: 'fff' });
    s.take('boost', 'straight', '0:ept.intensity', 'focus', 'primary>1', '0:focus', 'none');
    expect(s.open).toEqual(['0 dials', '1 dials']);
    expect(s.ship(0).upgrades[0]!.face).toBe(1);
  });
});

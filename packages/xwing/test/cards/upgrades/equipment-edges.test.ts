import { describe, expect, it } from 'vitest';
import { academy, decline, ship } from '../../scene.ts';
import { attacking, defending, discarded, ending, faces, flying, friend } from './duel.ts';

/** Systems, techs, modifications, illicit cards and titles: whose ship, which token, one step more or less. */

describe('systems', () => {
  it('Sensor Jammer finds the hit behind other results', () => {
    const s = defending(['system/sensorjammer'], { red: 'bh' }).take('primary>0', '0:system.sensorjammer');
    expect(faces(s, 'attack')).toBe('bf');
    const t = defending(['system/sensorjammer'], { red: 'ch' }).take('primary>0', '0:system.sensorjammer');
    expect(faces(t, 'attack')).toBe('cf');
  });
  it('Reinforced Deflectors: not for own hits, nor for an attack that missed', () => {
    const own = attacking(['system/reinforceddeflectors'], { hero: { shields: 1 }, red: 'hhh', green: 'bbb' });
    expect(own.take('primary>1').ship(0).shields).toBe(1);
    const hero = { shields: 1, tokens: { evade: 1 } };
    const missed = defending(['system/reinforceddeflectors'], { y: 400, hero, red: 'hhh', green: 'ee' });
    expect(missed.take('primary>0', '0:evade').ship(0).shields).toBe(1);
  });
  it('Electronic Baffle: also for an ion token, not for a focus token', () => {
    const foe = { upgrades: ['cannon/ioncannon'] };
    const s = defending(['system/electronicbaffle'], { y: 400, foe, red: 'hhh', green: 'bb' });
    s.take('1:cannon.ioncannon>0', '0:system.electronicbaffle');
    expect([s.ship(0).tokens.ion, s.ship(0).shields]).toEqual([0, 0]);
    const t = flying(['system/electronicbaffle'], 's2', { y: 600 }).take('focus');
    expect(t.open).toEqual(['0 attack']);
  });
  it('Thrust Corrector takes the fourth stress token', () => {
    const s = defending(['system/thrustcorrector'], { hero: { tokens: { stress: 3 } }, red: 'hh', green: 'bb' });
    s.take('primary>0', '0:system.thrustcorrector');
    expect([faces(s, 'defence'), s.ship(0).tokens.stress]).toEqual(['e', 4]);
  });
  it.each([
    ['tech/commrelay', 'evade', 'focus'],
    ['tech/advancedoptics', 'focus', 'evade'],
  ])('%s: the first %s comes, and %s beside it', (card, own, other) => {
    const cards = [card, 'title/millenniumfalcon'];
    const told = (s: ReturnType<typeof flying>) => s.events('token').map((e) => e.token);
    expect(told(flying(cards, 's2').take(own))).toEqual([own]);
    expect(told(flying(cards, 's2', { hero: { tokens: { [own]: 1 } } }).take(other))).toContain(other);
  });
});

describe('illicit cards', () => {
  it('Inertial Dampeners: a red dial becomes a white stop, and nobody else is stressed by it', () => {
    const more = [friend({ dial: 's2', activated: false }, 700, 300)];
    const s = flying(['illicit/inertialdampeners'], 'k4', { more }).take('0', '0:illicit.inertialdampeners');
    expect([s.ship(0).tokens.stress, s.ship(2).tokens.stress]).toEqual([1, 0]);
    const tense = { tokens: { stress: 1 } };
    const green = flying(['illicit/inertialdampeners'], 's2', { hero: tense }).take('0:illicit.inertialdampeners');
    expect(green.ship(0).tokens.stress).toBe(2);
  });
  it('Cloaking Device: with a blank the cloak and the card stay', () => {
    const s = ending(['illicit/cloakingdevice'], { hero: { tokens: { cloak: 1 } }, red: 'b' });
    expect([s.ship(0).tokens.cloak, discarded(s, 'cloakingdevice')]).toEqual([1, false]);
  });
  it('Ion Dischargers: at range 1 only those at range 1 are there to be picked', () => {
    const foe = { upgrades: ['cannon/ioncannon'] };
    const more = [academy(450, 120, 0, { fought: true })];
    const s = defending(['illicit/iondischargers'], { y: 400, foe, more, red: 'hhh', green: 'bb' });
    s.take('1:cannon.ioncannon>0', '0:illicit.iondischargers', 'yes');
    expect([s.ship(1).tokens.ion, s.ship(2).tokens.ion]).toEqual([1, 0]);
  });
  it('Contraband Cybernetics: a lasting effect of another card is no defiance', () => {
    const cards = ['illicit/contrabandcybernetics', 'illicit/glitterstim'];
    const s = attacking(cards).take('0:illicit.glitterstim').until('dials');
    s.dials({ '0': 's4', '1': 's2' }).until('window:ship.activates', 0).take('pass');
    expect(s.open).not.toContain('0 action');
  });
  it('Burnout SLAM stays when another ship slams', () => {
    const more = [friend({ dial: 's2', activated: false, upgrades: ['illicit/burnoutslam'] }, 700, 300)];
    const s = flying(['illicit/burnoutslam'], 's2', { more }).take('2', 'slam').until('dials');
    expect([discarded(s, 'burnoutslam', 2), discarded(s, 'burnoutslam', 0)]).toEqual([true, false]);
  });
  it('Scavenger Crane brings back no illicit card', () => {
    const s = attacking(['illicit/scavengercrane', 'illicit/glitterstim'], {
      foe: { damage: [{ card: 'directhit' }, { card: 'directhit' }] },
      red: 'hhh',
      green: 'bbb',
    }).take('0:illicit.glitterstim', 'primary>1');
    expect([s.match.over, discarded(s, 'glitterstim')]).toEqual([true, true]);
  });
  it("Dead Man's Switch leaves range 2 alone", () => {
    const s = defending(['illicit/deadmansswitch'], {
      hero: { shields: 0, damage: [{ card: 'directhit' }, { card: 'directhit' }], fought: true },
      more: [friend({}, 600)],
      red: 'hb',
      green: 'bb',
    }).take('primary>0');
    expect([s.ship(0).status, s.ship(1).damage.length, s.ship(2).shields]).toEqual(['destroyed', 0, 2]);
  });
});

describe('modifications', () => {
  it('Autothrusters need a blank, and one is enough', () => {
    const far = (green: string) => defending(['mod/autothrusters'], { y: 600, red: 'hh', green }).take('primary>0');
    expect(far('bee').options()).toContain('0:mod.autothrusters');
    expect(far('fee').open).toEqual(['0 attack']);
  });
  it('Maneuvering Fins: not for a bank, nor for a turn of another ship', () => {
    expect(flying(['mod/maneuveringfins'], 'bl2').open).toEqual(['0 action']);
    const more = [friend({ dial: 'tl2', activated: false }, 700, 300)];
    expect(flying(['mod/maneuveringfins'], 's2', { more }).take('2').open).toEqual(['0 action']);
  });
  it('Long-Range Scanners lock at exactly range 3', () => {
    expect(flying(['mod/longrangescanners'], 's1', { y: 640 }).options()).toContain('targetlock');
  });
  it('Guidance Chips: exactly one die, once a round', () => {
    const cards = ['mod/guidancechips', 'missile/clustermissiles'];
    const s = attacking(cards, { hero: { locks: [1] }, red: 'bbbbbb', green: 'eeeeee' });
    s.take('0:missile.clustermissiles>1', '0:mod.guidancechips');
    s.refuses(['0', '1'], 'XW-KARTENFAEHIGKEITEN-01');
    s.refuses([], 'XW-KARTENFAEHIGKEITEN-01');
    s.take(['0']);
    expect(s.events('attack').length).toBe(2);
    expect(s.open).toEqual(['1 attack']);
  });
  it('Multi-spectral Camouflage: not for a second lock, nor for a lock on another ship', () => {
    const locker = { type: 'tieadvanced', pilot: 'tempestsquadronpilot', activated: false, dial: 's2' };
    const second = flying(['mod/multispectralcamouflage'], 's2', {
      hero: { activated: true },
      foe: locker,
      more: [academy(800, 800, 180, { activated: true, locks: [0] })],
      green: 'e',
    }).take('targetlock');
    expect([second.ship(1).locks, second.events('cardRoll').length]).toEqual([[0], 0]);
    const other = flying(['mod/multispectralcamouflage'], 's2', {
      hero: { activated: true },
      foe: locker,
      more: [friend(), academy(800, 800, 180, { activated: true, locks: [0] })],
      green: 'e',
    }).take('targetlock', '2');
    expect([other.ship(1).locks, other.events('cardRoll').length]).toEqual([[2], 0]);
  });
  it('Captured TIE stays while another friend flies', () => {
    const tie = { type: 'tiefighter', pilot: 'ahsokatano', fought: true };
    const doomed = friend({ shields: 0, damage: [{ card: 'directhit' }, { card: 'directhit' }] });
    const s = defending(['mod/capturedtie'], {
      hero: tie,
      more: [doomed, friend({}, 800, 800)],
      red: 'hhhh',
      green: 'bbbb',
    }).take('primary>2');
    expect([s.ship(2).status, discarded(s, 'capturedtie')]).toEqual(['destroyed', false]);
  });
  it('the foils offer a Tallon roll for nobody else', () => {
    const more = [friend({ dial: 'tl3', activated: false }, 700, 300)];
    const s = flying(['mod/servomotorsfoils'], 's2', { more }).take('pass', '2');
    expect(s.open).toEqual(['0 action']);
  });
});

describe('titles', () => {
  const drift = (way: string) => flying(['title/adaptiveailerons'], 's2').take(way);
  it('Ailerons drift along the 1 of the chosen side', () => {
    expect([drift('left').pose(0)[2], drift('right').pose(0)[2]]).toEqual([-45, 45]);
    expect(['left', 'straight', 'right'].map((way) => drift(way).events('moved')[0]!.manoeuvre)).toEqual([
      'bl1',
      's1',
      'br1',
    ]);
  });
  it('BTL-A4 Y-wing: not without a turret, nor after the turret', () => {
    expect(attacking(['title/btla4ywing'], { green: 'eee' }).take('primary>1').open).toEqual(['1 attack']);
    const cards = ['title/btla4ywing', 'turret/ioncannonturret', 'missile/clustermissiles'];
    const s = attacking(cards, { hero: { locks: [1] }, green: 'eeeeee' }).take('primary>1', 'pass');
    expect(s.take('0:title.btla4ywing').options()).toEqual(['0:turret.ioncannonturret>1', 'none']);
    const t = attacking(cards, { green: 'eee' }).take('0:turret.ioncannonturret>1');
    expect(t.open).toEqual(['1 attack']);
  });
  it('First Order Vanguard counts ships in the arc up to range 3, not beyond', () => {
    const sees = (y: number) =>
      attacking(['title/firstordervanguard'], { more: [academy(500, y, 180, { fought: true })], red: 'bbb' })
        .take('primary>1')
        .options()
        .includes('0:title.firstordervanguard');
    expect([sees(600), sees(750)]).toEqual([false, true]);
    const far = attacking(['title/firstordervanguard'], { y: 600, red: 'bbb' }).take('primary>1');
    expect(far.options()).toContain('0:title.firstordervanguard');
  });
  it('First Order Vanguard: one defence die is enough, none is not', () => {
    const left = (tractor: number) =>
      defending(['title/firstordervanguard'], { hero: { tokens: { tractor } }, red: 'hh', green: 'b' })
        .take('primary>0')
        .open.includes('0 window:attack.modifyDefenceDice');
    expect([left(1), left(2)]).toEqual([true, false]);
  });
  it('TIE/v1: not for another token, nor for a lock of another ship', () => {
    expect(flying(['title/tiev1'], 's2', { y: 600 }).take('focus').open).toEqual(['0 attack']);
    const more = [friend({ dial: 's2', activated: false })];
    const s = flying(['title/tiev1'], 's2', { y: 600, more }).take('2', 'targetlock');
    expect([s.ship(2).locks, s.open]).toEqual([[1], ['0 action']]);
  });
  it('free actions of titles are free', () => {
    const last = (s: ReturnType<typeof flying>) => s.events('action').at(-1);
    const v1 = flying(['title/tiev1'], 's2', { y: 600 }).take('targetlock', '0:title.tiev1');
    expect(last(v1)).toMatchObject({ action: 'evade', free: true });
    const x7 = flying(['title/tiex7'], 's3', { y: 640 }).take('0:title.tiex7');
    expect(last(x7)).toMatchObject({ action: 'evade', free: true });
    const dauntless = flying(['title/dauntless'], 's2', { y: 400 }).take('0:title.dauntless');
    expect([dauntless.open, dauntless.options().includes('none')]).toEqual([['0 free-action'], false]);
  });
  it('TIE/D: a cannon of 4 points is too dear', () => {
    const dear = attacking(['title/tied', 'cannon/manglercannon'], { green: 'eee' }).take('0:cannon.manglercannon>1');
    expect(dear.open.includes('0 window:attack.after')).toBe(false);
  });
  it('Millennium Falcon: not after a straight 3, nor for a bank of another ship, nor touching one of many', () => {
    const card = ['title/millenniumfalcon-swx57'];
    expect(flying(card, 's3', { y: 880 }).open).toEqual(['0 action']);
    const more = [friend({ dial: 'bl3', activated: false }, 700, 300)];
    expect(flying(card, 's3', { y: 880, more }).take('2').open).toEqual(['0 action']);
    const bump = flying(card, 'bl3', { hero: { x: 450 }, foe: { x: 400 }, y: 480, more: [friend({}, 800, 800)] });
    expect([bump.events('skippedAction').length, bump.open.includes('0 window:manoeuvre.executed')]).toEqual([
      1,
      false,
    ]);
  });
  it('Black One: a roll too, not a focus, not another ship, not without a lock', () => {
    const cards = ['title/blackone', 'mod/engineupgrade', 'mod/vectoredthrusters'];
    const at = (locks: number[], more = {}) =>
      flying(cards, 's2', { y: 880, foe: { locks }, more: [friend(more, 540, 480)] });
    expect(at([2]).take('focus').open).not.toContain('0 window:action.performed');
    expect(at([]).take('boost', 'straight').open).not.toContain('0 window:action.performed');
    expect(at([2]).take('boost', 'straight').open).toContain('0 window:action.performed');
    const other = at([2], { dial: 's2', activated: false, upgrades: ['mod/engineupgrade'] });
    expect(other.take('2', 'boost', 'straight').open).not.toContain('0 window:action.performed');
    const roll = at([2]).take('barrelroll', 'right', [0, 0]);
    expect(roll.open).toContain('0 window:action.performed');
  });
  it('Alliance Overhaul: one eye to the rear is enough, and only in an attack of its own', () => {
    const arc = { type: 'arc170', pilot: 'thanekyrell', degrees: 180 };
    const s = attacking(['title/allianceoverhaul'], { hero: arc, red: 'fb' }).take('primary>1');
    expect(faces(s.take('0:title.allianceoverhaul'), 'attack')).toBe('cb');
    const foe = { faction: 'rebel', type: 'yt1300', pilot: 'outerrimsmuggler', seat: 1, degrees: 0 };
    const t = defending(['title/allianceoverhaul'], { hero: { ...arc, fought: true }, foe, red: 'ff' });
    expect(t.take('primary>0').open).not.toContain('0 window:attack.modifyAttackDice');
  });
  it("Kylo Ren's Shuttle: enemies up to range 2 only, for both", () => {
    const more = [academy(520, 480, 180, { fought: true }), academy(450, 600, 180, { fought: true })];
    const s = attacking(['title/kylorensshuttle'], { more }).take('none', 'none');
    expect(s.options()).toEqual(['1', '2']);
    expect(s.take('1').options()).toEqual(['1', '2']);
  });
  it('Pivot Wing: no turning about in flight, nor landed for another manoeuvre', () => {
    const uwing = { type: 'uwing', pilot: 'bluesquadronpathfinder' };
    expect(flying(['title/pivotwing'], 's0', { hero: uwing }).ask().kind).not.toBe('window:ship.revealed');
    const s = flying(['title/pivotwing'], 's1', { hero: uwing, y: 880 }).take('0:title.pivotwing');
    s.until('dials').dials({ '0': 's1' });
    expect(s.ask().kind).not.toBe('window:ship.revealed');
  });
  it('Enforcer stresses nobody it attacks, and no third ship', () => {
    expect(attacking(['title/enforcer'], { green: 'eee' }).take('primary>1').ship(1).tokens.stress).toBe(0);
    const s = defending(['title/enforcer'], { hero: { fought: true }, more: [friend()] }).take('primary>2');
    expect(s.ship(1).tokens.stress).toBe(0);
  });
  it('Crossfire Formation: not its own ship, not an enemy, and not from range 3 of the attacker', () => {
    const adds = (more: ReturnType<typeof academy>[], hero = {}) =>
      defending(['title/crossfireformation'], { hero, red: 'hh', green: 'bb', more })
        .take('primary>0')
        .open.includes('0 window:attack.modifyDefenceDice');
    const t70 = (y: number, more = {}) =>
      ship('rebel/t70xwing/bluesquadronnovice', 520, y, 0, { fought: true, ...more });
    expect([adds([t70(300)]), adds([t70(240)]), adds([t70(300, { seat: 1 })])]).toEqual([true, false, false]);
    expect(adds([], { type: 't70xwing', pilot: 'bluesquadronnovice' })).toBe(false);
  });
  it('Special Ops Training: only its own primary attack to the front, with somebody behind, who alone is the target', () => {
    const sf = { faction: 'imperial', type: 'tiesffighter', pilot: 'zetaspecialist', seat: 0 };
    const card = ['title/specialopstraining'];
    const behind = academy(450, 120, 0, { fought: true });
    const none = attacking(card, { hero: sf, foe: { seat: 1 }, green: 'eee' }).take('primary>1', 'pass');
    expect(none.open).toEqual(['1 attack']);
    const rear = attacking(card, { hero: sf, foe: { seat: 1 }, more: [behind], green: 'eee' }).take('primary>2');
    expect(rear.open).toEqual(['1 attack']);
    const s = attacking(card, { hero: sf, foe: { seat: 1 }, more: [behind], green: 'eee' }).take('primary>1', 'pass');
    expect(s.take('0:title.specialopstraining').options()).toEqual(['primary>2', 'none']);
  });
});

describe('free actions', () => {
  const last = (s: ReturnType<typeof flying>) => s.events('action').at(-1);
  const phantom = { faction: 'imperial', type: 'tiephantom', pilot: 'shadowsquadronpilot', seat: 0 };
  const stygium = ['mod/stygiumparticleaccelerator'];
  it('Cloaking Device and Advanced Cloaking Device cloak for free', () => {
    const s = flying(['illicit/cloakingdevice'], 's2', { y: 600 }).take('0:illicit.cloakingdevice');
    expect(s.events('action')).toContainEqual(expect.objectContaining({ action: 'cloak', free: true }));
    const t = attacking(['mod/advancedcloakingdevice']).take('primary>1', '0:mod.advancedcloakingdevice');
    expect(last(t)).toMatchObject({ action: 'cloak', free: true });
  });
  it('Stygium Particle Accelerator: a free evade, after a cloak of its own only', () => {
    const s = flying(stygium, 's3', { hero: phantom }).take('cloak', '0:mod.stygiumparticleaccelerator');
    expect(last(s)).toMatchObject({ action: 'evade', free: true });
    const t = flying(stygium, 's3', { hero: { ...phantom, tokens: { cloak: 1 } } });
    t.take('yes', 'straight', '0:mod.stygiumparticleaccelerator');
    expect(last(t)).toMatchObject({ action: 'evade', free: true });
    expect(flying(stygium, 's3', { hero: phantom, y: 880 }).take('focus').ask().kind).toBe('dials');
    const more = [friend({ dial: 's2', activated: false, upgrades: ['illicit/cloakingdevice'] }, 700, 300)];
    const other = flying(stygium, 's2', { y: 880, more }).take('2', '2:illicit.cloakingdevice');
    expect([other.ship(2).tokens.cloak, other.open]).toEqual([1, ['0 action']]);
  });
  it('Experimental Interface: a free action that must be taken, of its own ship', () => {
    const cards = ['mod/experimentalinterface', 'amd/r2f2', 'ept/expose'];
    const s = flying(cards, 's2', { y: 600 }).take('focus', '0:mod.experimentalinterface');
    expect([s.open, s.options().includes('none')]).toEqual([['0 free-action'], false]);
    const more = [friend({ dial: 's2', activated: false }, 700, 300)];
    expect(flying(cards, 's2', { y: 880, more }).take('2', 'focus').open).toEqual(['0 action']);
  });
  it('Advanced SLAM: a free action that must be taken, after a SLAM of its own only', () => {
    const cards = ['mod/advancedslam', 'illicit/burnoutslam', 'mod/engineupgrade'];
    const s = flying(cards, 's2', { y: 880 }).take('slam').until('window:action.performed').take('0:mod.advancedslam');
    expect([s.open, s.options().includes('none')]).toEqual([['0 free-action'], false]);
    expect(flying(cards, 's2', { y: 880 }).take('focus').ask().kind).toBe('dials');
    const more = [friend({ dial: 's2', activated: false, upgrades: ['illicit/burnoutslam'] }, 700, 300)];
    const other = flying(['mod/advancedslam'], 's2', { y: 880, more }).take('2', 'slam');
    other.take(decline(other.ask()));
    expect([other.events('moved').length, other.open]).toEqual([3, ['0 action']]);
  });
  it('Advanced Sensors and Threat Tracker: a free action that must be taken', () => {
    const s = flying(['system/advancedsensors', 'mod/engineupgrade'], 's2', { y: 880 }).take(
      '0:system.advancedsensors',
    );
    expect([s.open, s.options().includes('none')]).toEqual([['0 free-action'], false]);
    const cards = ['tech/threattracker', 'mod/engineupgrade', 'mod/vectoredthrusters'];
    const t = defending(cards, { hero: { locks: [1] } }).take('0:tech.threattracker');
    expect([t.open, [...t.options()].sort()]).toEqual([['0 free-action'], ['barrelroll', 'boost']]);
  });
});

import { describe, expect, it } from 'vitest';
import { academy, scene, ship } from '../../scene.ts';
import { attacking, discarded, faces, flying, friend } from './duel.ts';

const on = (x: number, y: number, kind = 'coreasteroid0') => ({ kind, x, y });

describe('SLAM', () => {
  const kwing = { type: 'kwing', pilot: 'guardiansquadronpilot' };
  const slam = (cards: readonly string[] = [], more = {}) => flying(cards, 's1', { hero: kwing, y: 640, ...more });
  it('a second manoeuvre of the same speed; then the weapons are disabled', () => {
    const s = slam().take('slam');
    expect(s.options().every((code) => code.endsWith('1'))).toBe(true);
    s.take('bl1');
    expect(s.events('moved').map((e) => e.manoeuvre)).toEqual(['s1', 'bl1']);
    expect(s.ship(0).tokens.weaponsdisabled).toBe(1);
    expect(s.open).toEqual(['1 attack']);
  });
  it('is never a free action', () => {
    const s = slam(['ept/pushthelimit']).take('focus', '0:ept.pushthelimit');
    expect(s.events('action').map((e) => e.action)).toEqual(['focus', 'targetlock']);
  });
  it('Advanced SLAM: without overlap a free action follows', () => {
    const s = slam(['mod/advancedslam']).take('slam', 'bl1', '0:mod.advancedslam', 'focus');
    expect(s.ship(0).tokens.focus).toBe(1);
    const bump = slam(['mod/advancedslam'], { y: 490 }).take('slam', 's1');
    expect(bump.open).not.toContain('0 window:action.performed');
  });
  it('Burnout SLAM gives the action and goes with it', () => {
    const s = flying(['illicit/burnoutslam'], 's1', { y: 600 }).take('slam', 'bl1');
    expect(discarded(s, 'burnoutslam')).toBe(true);
  });
});

describe('Reload', () => {
  const wing = { faction: 'imperial', type: 'alphaclassstarwing', pilot: 'nusquadronpilot', seat: 0, locks: [1] };
  it('discarded torpedoes come back, the weapons are disabled', () => {
    const s = attacking(['torpedo/protontorpedoes', 'mod/engineupgrade'], { hero: wing, foe: { seat: 1 } });
    s.take('0:torpedo.protontorpedoes>1').until('dials').dials({ '0': 's1', '1': 's2' }).until('action', 0);
    expect(discarded(s, 'protontorpedoes')).toBe(true);
    s.take('reload');
    expect(discarded(s, 'protontorpedoes')).toBe(false);
    expect(s.events('token').map((e) => e.token)).toContain('weaponsdisabled');
  });
  it('not without anything to reload', () => {
    expect(flying([], 's1', { hero: wing, foe: { seat: 1 } }).options()).not.toContain('reload');
  });
});

describe('Coordinate', () => {
  it('another friend within range 2 gets a free action', () => {
    const s = flying(['crew/tacticalofficer'], 's2', { more: [friend({}, 560, 420)] }).take('coordinate', 'focus');
    expect(s.events('token').map((e) => [e.ship, e.token])).toEqual([[2, 'focus']]);
    expect(flying(['crew/tacticalofficer'], 's2').options()).not.toContain('coordinate');
  });
  it('[XW-AKTIONEN-07] is not handed back to the ship that is just coordinating', () => {
    const other = friend({ upgrades: ['crew/tacticalofficer'] }, 560, 420);
    const s = flying(['crew/tacticalofficer'], 's2', { more: [other] }).take('coordinate', 'coordinate');
    expect(s.ask().kind).toBe('free-action');
    expect(s.options()).toContain('focus');
    expect(s.options()).not.toContain('coordinate');
  });
});

describe('Reinforce', () => {
  const defence = (side: string, degrees: number) => {
    const s = scene({
      phase: 'activation',
      ships: [
        ship('rebel/auzituckgunship/kashyyykdefender', 450, 300, degrees, { dial: 's1' }),
        academy(450, 540, 180, { activated: true }),
      ],
      attack: ['hit', 'hit', 'hit'],
      defence: ['blank', 'blank', 'blank'],
    });
    s.take('reinforce', side).until('attack', 1).take('primary>0');
    return faces(s, 'defence').includes('e');
  };
  it('adds an evade against attackers in the arc (fore) or out of it (aft)', () => {
    expect([defence('fore', 0), defence('aft', 0)]).toEqual([true, false]);
    expect([defence('fore', 180), defence('aft', 180)]).toEqual([false, true]);
  });
});

describe('Jam', () => {
  const reaper = { faction: 'imperial', type: 'tiereaper', pilot: 'scarifbasepilot', seat: 0 };
  it('a jammed ship loses a token as soon as it has one', () => {
    const s = flying([], 's1', { hero: reaper, y: 500, foe: { seat: 1, tokens: { focus: 1, evade: 1 } } });
    s.take('jam');
    expect(s.open).toEqual(['1 jammed']);
    expect(s.take('evade').ship(1).tokens).toMatchObject({ jam: 0, focus: 1, evade: 0 });
  });
  it('the token waits for the next one', () => {
    const s = flying([], 's1', {
      hero: reaper,
      y: 500,
      foe: { seat: 1, activated: false, dial: 's2', tokens: { jam: 1 } },
    });
    s.until('action', 1).take('focus');
    expect(s.ship(1).tokens).toMatchObject({ jam: 0, focus: 0 });
  });
});

describe('Jamming Beam and Scrambler Missiles', () => {
  it('a hit is a jam token, or one for everybody at range 1', () => {
    const s = attacking(['cannon/jammingbeam'], { red: 'hhh', green: 'bbb' }).take('0:cannon.jammingbeam>1');
    expect([s.ship(1).tokens.jam, s.ship(1).damage.length]).toEqual([1, 0]);
    const t = attacking(['missile/scramblermissiles'], {
      hero: { locks: [1] },
      red: 'hhh',
      green: 'bbb',
      more: [academy(520, 480, 180)],
    }).take('0:missile.scramblermissiles>1', 'pass');
    expect([t.ship(1).tokens.jam, t.ship(2).tokens.jam, t.ship(1).damage.length]).toEqual([1, 1, 0]);
  });
});

describe('Tractor Beam', () => {
  const shot = (more = {}) =>
    attacking(['cannon/tractorbeam'], { red: 'hhh', green: 'bbb', ...more }).take('0:cannon.tractorbeam>1');
  it('a hit is a token; its owner may roll or boost the small ship', () => {
    const s = shot();
    expect(s.open).toEqual(['0 tow']);
    s.take('yes', 'straight');
    expect(s.pose(1)).toEqual([450, 400, 180]);
    expect([s.ship(1).tokens.tractor, s.ship(1).damage.length]).toEqual([1, 0]);
  });
  it('onto an obstacle, which it suffers', () => {
    const s = shot({ red: 'hhhh', obstacles: [on(530, 480)] }).take('yes', 'left', [0, 0]);
    expect(s.pose(1)[0]).toBe(530);
    expect(s.ship(1).damage.length).toBe(1);
  });
  it('not a large ship', () => {
    const foe = { type: 'lambdaclassshuttle', pilot: 'omicrongrouppilot' };
    expect(shot({ foe, y: 500 }).open).toEqual(['1 attack']);
  });
  it('only with the first token of a round', () => {
    const more = [friend({ fought: false, upgrades: ['cannon/tractorbeam'] })];
    const s = attacking(['cannon/tractorbeam'], { more, red: 'hhhhhh', green: 'bbbbb' });
    s.take('0', '0:cannon.tractorbeam>1', 'no', '2:cannon.tractorbeam>1');
    expect(s.open).toEqual(['1 attack']);
    expect(s.ship(1).tokens.tractor).toBe(2);
  });
});

describe('Collision Detector', () => {
  const cards = ['system/collisiondetector', 'mod/engineupgrade'];
  it('boosts onto an obstacle, whose crit does nothing', () => {
    const s = flying(cards, 's2', { obstacles: [on(450, 500)], red: 'c' }).take('boost', 'straight');
    expect(s.pose(0)[1]).toBe(500);
    expect(s.ship(0).shields).toBe(2);
    const hit = flying(cards, 's2', { obstacles: [on(450, 500)], red: 'h' }).take('boost', 'straight');
    expect(hit.ship(0).shields).toBe(1);
  });
  it('others cannot', () => {
    const s = flying(cards.slice(1), 's2', { obstacles: [on(450, 500)] }).take('boost', 'straight', 'none');
    expect(s.pose(0)[1]).toBe(420);
  });
});

describe('R5-X3', () => {
  it('for the card obstacles do nothing this round', () => {
    const s = flying(['amd/r5x3'], 's2', { obstacles: [on(450, 380)], red: 'h' }).take('0:amd.r5x3');
    expect(s.open).toEqual(['0 action']);
    expect(s.events('obstacleRoll')).toEqual([]);
    expect(discarded(s, 'r5x3')).toBe(true);
    const t = flying(['amd/r5x3'], 's2', { obstacles: [on(450, 380)], red: 'h' }).take('pass');
    expect(t.ship(0).shields).toBe(1);
  });
});

describe('Rotate Arc', () => {
  const lancer = { faction: 'scum', type: 'lancerclasspursuitcraft', pilot: 'shadowporthunter' };
  const aside = { x: 640, y: 420, degrees: -90 };
  it('the primary weapon shoots into the mobile arc too', () => {
    const s = flying([], 's2', { hero: lancer, foe: aside }).take('rotatearc', 'right');
    expect(s.options()).toEqual(['primary>1', 'none']);
    const t = flying([], 's2', { hero: lancer, foe: aside }).take('rotatearc', 'left');
    expect(t.open).toEqual(['1 attack']);
  });
  it('Shadow Caster: a hit in the mobile arc within range 2 may bring a tractor beam token', () => {
    const shot = (way: string, y: number) =>
      flying(['title/shadowcaster'], 's2', { hero: lancer, y, red: 'hbbb', green: 'bbbb' })
        .take('rotatearc', way)
        .take('primary>1');
    const s = shot('front', 600).take('0:title.shadowcaster', 'no');
    expect(s.ship(1).tokens.tractor).toBe(1);
    expect(shot('left', 600).open).toEqual(['1 attack']);
    expect(shot('front', 750).open).toEqual(['1 attack']);
  });
  it('Gyroscopic Targeting: after a fast manoeuvre the arc may be turned after combat', () => {
    const s = flying(['mod/gyroscopictargeting'], 's3', { hero: lancer, y: 850 }).take('none');
    s.until('window:combat.end').take('0:mod.gyroscopictargeting', 'rear');
    expect(s.ship(0).mobile).toBe('rear');
    const t = flying(['mod/gyroscopictargeting'], 's2', { hero: lancer, y: 850 }).take('none');
    expect(t.ask().kind).toBe('dials');
  });
});

import { describe, expect, it } from 'vitest';
import { attacking, discarded, faces, flying, friend } from '../../../cards/upgrades/duel.ts';
import { academy, scene, ship } from '../../../scene.ts';

/** The actions that came with expansions. */

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
  it('over an obstacle rolls for it', () => {
    const s = scene({
      phase: 'activation',
      ships: [
        ship('rebel/kwing/guardiansquadronpilot', 450, 300, 0, { dial: 's2' }),
        academy(100, 850, 180, { activated: true }),
      ],
      obstacles: [{ kind: 'coreasteroid5', x: 450, y: 520 }],
      attack: ['hit'],
    });
    s.take('slam', 's2');
    expect(s.events('obstacleRoll')).toMatchObject([{ ship: 0, face: 'hit' }]);
  });
});

describe('Reload', () => {
  const wing = { faction: 'imperial', type: 'alphaclassstarwing', pilot: 'nusquadronpilot', seat: 0, locks: [1] };
  it('discarded torpedoes come back, the weapons are disabled', () => {
    const s = attacking(['torpedo/protontorpedoes', 'mod/engineupgrade'], { hero: wing, foe: { seat: 1 } });
    s.take('0:torpedo.protontorpedoes>1').until('dials').dials({ '0': 's1', '1': 's2' }).until('action', {}, 0);
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
    s.take('reinforce', side).until('attack', {}, 1).take('primary>0');
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
    s.until('action', {}, 1).take('focus');
    expect(s.ship(1).tokens).toMatchObject({ jam: 0, focus: 0 });
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
});

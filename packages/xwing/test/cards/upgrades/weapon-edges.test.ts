import { describe, expect, it } from 'vitest';
import { decline, type Scene, ship } from '../../scene.ts';
import { attacking, type Duel, defending, faces, flying, friend, rolled } from './duel.ts';

/** Weapons and droids in the moments in which they just speak, or just do not. */

const LOCK = { locks: [1] };
const FOCUS = { tokens: { focus: 1 } };
const shoot = (weapon: string, duel: Duel = {}) =>
  attacking([weapon], { ...duel, hero: { ...LOCK, ...duel.hero } }).take(`0:${weapon.replace('/', '.')}>1`);

/** Whether this is on offer until the next ship attacks or the round is over; everything is declined. */
function offered(s: Scene, key: string): boolean {
  for (let seen = false; ; s.take(decline(s.ask()))) {
    if (s.match.over || ['attack', 'dials'].includes(s.ask().kind)) return seen;
    seen ||= s.options().includes(key);
  }
}

describe('weapons', () => {
  it.each([
    ['cannon/manglercannon', 'hbb', 'cbb'],
    ['torpedo/protontorpedoes', 'fbbb', 'cbbb'],
    ['torpedo/advprotontorpedoes', 'bhhhh', 'fhhhh'],
    ['missile/concussionmissiles', 'bfff', 'hfff'],
  ])('%s: one result is enough', (weapon, red, turned) => {
    const y = weapon.includes('advproton') ? 400 : 480;
    expect(faces(shoot(weapon, { red, y }).take(`0:${weapon.replace('/', '.')}`), 'attack')).toBe(turned);
  });
  it('Heavy Laser Cannon changes nothing where there is no crit', () => {
    expect(shoot('cannon/heavylasercannon', { red: 'hhbb' }).events('modified')).toEqual([]);
  });
  it('the ARC Caster stays charged after another weapon', () => {
    const s = attacking(['cannon/arccaster'], { y: 400 }).take('primary>1');
    expect(s.until('attack', 1).ship(0).upgrades[0]!.face).toBe(0);
  });
  it('Synced Turret: one die at least, and a single one is enough', () => {
    const s = shoot('turret/syncedturret', { red: 'bbbh' }).take('0:turret.syncedturret');
    s.refuses([], 'XW-ANGRIFF-21');
    expect(faces(s.take(['0']), 'attack')).toBe('hbb');
  });
  it('Synced Turret rerolls what others have left, if that is anything', () => {
    const after = (dice: string[]) =>
      attacking(['turret/syncedturret'], { hero: LOCK, red: 'bbb' })
        .take('0:turret.syncedturret>1', '0:targetlock', dice)
        .open.includes('0 window:attack.modifyAttackDice');
    expect([after(['0', '1']), after(['0', '1', '2'])]).toEqual([true, false]);
  });
  it('Plasma Torpedoes take no shield that is not there', () => {
    const s = shoot('torpedo/plasmatorpedoes', { red: 'hbbb', green: 'bbb' });
    expect([s.ship(1).shields, s.events('shield').length]).toEqual([0, 0]);
  });
  it('Homing Missiles on the ship: against its other weapons evade tokens count', () => {
    const foe = { tokens: { evade: 1 } };
    const s = attacking(['missile/homingmissiles'], { red: 'hhh', green: 'bbb', foe }).take('primary>1');
    expect(s.options()).toEqual(['1:evade', 'pass']);
  });
  it('Proton Rockets: one die for an agility of 1', () => {
    const hero = { tokens: { focus: 1, tractor: 1 } };
    const s = shoot('missile/protonrockets', { y: 400, hero }).take('0:missile.protonrockets');
    expect(rolled(s, 'attack')).toBe(3);
  });
  it('Unguided Rockets on the ship: its primary weapon is modified as ever', () => {
    const s = attacking(['missile/unguidedrockets', 'ept/predator'], { hero: LOCK, red: 'bbb' }).take('primary>1');
    expect(s.options()).toEqual(['0:targetlock', '0:ept.predator', 'pass']);
  });
  it.each([
    ['s1', { type: 'xwing', pilot: 'rookiepilot' }, 560, 2],
    ['s5', { type: 'awing', pilot: 'prototypepilot' }, 740, 5],
  ])('Cruise Missiles after %s', (dial, who, y, dice) => {
    const s = flying(['missile/cruisemissiles'], dial, { y, hero: { ...LOCK, ...who } }).take('none');
    s.take('0:missile.cruisemissiles>1', '0:missile.cruisemissiles');
    expect(rolled(s, 'attack')).toBe(dice);
  });
});

describe('astromechs', () => {
  it.each([
    ['a faceup card', [{ card: 'structuraldamage', faceup: true }]],
    ['no card', []],
  ])('R5-D8 leaves %s alone', (_what, damage) => {
    const s = flying(['amd/r5d8'], 's2', { hero: { damage }, green: 'e' }).take('0:amd.r5d8');
    expect(s.ship(0).damage.length).toBe(damage.length);
  });
  it('R5-K6 does nothing for the lock of a friend, nor for a focus token', () => {
    const more = [friend({ ...LOCK, fought: false, pilot: 'wedgeantilles' })];
    const s = attacking(['amd/r5k6'], { more, red: 'bbb', green: 'eeee' });
    s.take('primary>1', '2:targetlock', []);
    expect(s.ship(0).locks).toEqual([]);
    const t = attacking(['amd/r5k6'], { hero: FOCUS, red: 'fbb', green: 'e' }).take('primary>1', '0:focus');
    expect([t.ship(0).locks, rolled(t, 'defence')]).toEqual([[], 3]);
  });
  it('R7-T1 finds nobody at range 3', () => {
    const may = (y: number) => flying(['amd/r7t1'], 's2', { y }).options().includes('0:amd.r7t1');
    expect([may(600), may(700)]).toEqual([true, false]);
  });
  it('R5-P9: the focus token goes before the shield comes', () => {
    const s = attacking(['amd/r5p9'], { hero: { shields: 0, ...FOCUS } }).take('none', 'none', '0:amd.r5p9');
    const told = s.events().filter((e) => e.type === 'shield' || e.type === 'spent');
    expect(told).toMatchObject([{ type: 'spent', token: 'focus' }, { type: 'shield' }]);
  });
  it.each([
    ['BB-8', 'amd/bb8', { y: 880 }, ['left', [0, 0]], 'barrelroll'],
    ['Flight-Assist Astromech', 'amd/flightassistastromech', { y: 880 }, ['boost', 'straight'], 'boost'],
  ])('%s: the action is free, one is still to come', (_who, card, duel, answers, action) => {
    const s = flying([card], 's2', duel).take(`0:${card.replace('/', '.')}`, ...answers);
    expect(s.events('action')[0]).toMatchObject({ action, free: true });
    expect(s.until('action').options()).toContain('focus');
  });
  it('Flight-Assist Astromech: who uses it boosts or rolls', () => {
    const s = flying(['amd/flightassistastromech'], 's2', { y: 880 }).take('0:amd.flightassistastromech');
    expect(s.options()).toEqual(['boost', 'barrelroll']);
  });
  it('R5-X3 speaks when its own ship flies, not before a friend does', () => {
    const obstacles = [{ kind: 'coreasteroid0', x: 100, y: 700 }];
    const s = flying(['amd/r5x3'], 's2', {
      obstacles,
      hero: { activated: true },
      more: [friend({ activated: false, dial: 's2' }, 600)],
    });
    expect(s.open).toEqual(['0 action']);
    expect(flying(['amd/r5x3'], 's2', { obstacles }).options()).toContain('0:amd.r5x3');
  });
  it('Targeting Astromech needs somebody to lock', () => {
    const may = (y: number) => flying(['amd/targetingastromech'], 'k4', { y }).open[0];
    expect(may(780)).toBe('0 window:manoeuvre.executed');
    expect(may(890)).not.toBe('0 window:manoeuvre.executed');
  });
  it('R3 Astromech: once a round', () => {
    const s = attacking(['amd/r3astromech', 'crew/gunner'], { red: 'fbbfbb', green: 'bbb' });
    s.take('primary>1', '0:amd.r3astromech').until('window:attack.after').take('0:crew.gunner');
    if (s.ask().kind === 'attack') s.take('primary>1');
    expect(offered(s, '0:amd.r3astromech')).toBe(false);
    expect(s.events('attack').length).toBe(2);
  });
});

describe('salvaged astromechs', () => {
  it('Genius drops nothing after the manoeuvre of a friend', () => {
    const s = flying(['samd/genius', 'bomb/seismiccharges'], 's2', {
      more: [friend({ activated: false, dial: 's2', pilot: 'wedgeantilles' }, 600)],
    }).take('pass', 'pass', 'none');
    expect([s.open, (s.ask().about as { ship: number }).ship]).toEqual([['0 action'], 2]);
  });
  it('R4 Agromech: not for the token of a friend, of the defender, nor for a lock', () => {
    const key = '0:samd.r4agromech';
    const more = [friend({ ...FOCUS, fought: false, pilot: 'wedgeantilles' })];
    const s = attacking(['samd/r4agromech'], { more, red: 'fbb' }).take('primary>1', '2:focus');
    expect(offered(s, key)).toBe(false);
    const t = attacking(['samd/r4agromech'], { foe: FOCUS, red: 'hhh', green: 'fbb' }).take('primary>1', '1:focus');
    expect(offered(t, key)).toBe(false);
    const u = attacking(['samd/r4agromech'], { hero: LOCK, red: 'bbb' }).take('primary>1', '0:targetlock', []);
    expect(offered(u, key)).toBe(false);
  });
  it('R4-B11: one die of the defender is enough, none is not; none may be picked', () => {
    const start = (tractor: number) =>
      attacking(['samd/r4b11'], { hero: LOCK, foe: { tokens: { tractor } }, red: 'hhh', green: 'eee' }).take(
        'primary>1',
        'pass',
      );
    const one = start(2).take('0:samd.r4b11', []);
    expect([one.ship(0).locks, faces(one, 'defence')]).toEqual([[], 'e']);
    expect(offered(start(3), '0:samd.r4b11')).toBe(false);
  });
  it('R5-P8: once a round', () => {
    const more = [ship('imperial/tiefighter/blacksquadronpilot', 520, 480, 180)];
    const s = defending(['samd/r5p8'], { more, red: 'bbbbb' }).take('1', 'primary>0', '0:samd.r5p8', 'primary>0');
    expect(offered(s, '0:samd.r5p8')).toBe(false);
    expect(s.events('attack').length).toBe(2);
  });
  it('Overclocked R4: not for the focus token of the enemy, nor for its own evade token', () => {
    const key = '0:samd.overclockedr4';
    const s = attacking(['samd/overclockedr4'], { foe: FOCUS, red: 'hhh', green: 'fbb' }).take('primary>1', '1:focus');
    expect(offered(s, key)).toBe(false);
    const hero = { tokens: { evade: 1 } };
    const t = defending(['samd/overclockedr4'], { hero, red: 'hh', green: 'bb' }).take('primary>0', '0:evade');
    expect(offered(t, key)).toBe(false);
  });
});

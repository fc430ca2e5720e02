import { describe, expect, it } from 'vitest';
import { academy, rookie, scene } from '../../../scene.ts';
import { attacking, FLOWN, faces, flying, friend, mayAttack, rolled, STRESS, tokensOf } from '../duel.ts';

describe('Weapons Engineer', () => {
  const more = [academy(560, 700, 180, { activated: true }), academy(340, 700, 180, { activated: true })];
  it('two locks, the second along with the first, and no third', () => {
    const s = flying(['crew/weaponsengineer'], 's2', { more }).take('targetlock', '1', '0:crew.weaponsengineer', '2');
    expect(s.ship(0).locks).toEqual([1, 2]);
    expect(s.open).not.toContain('0 window:token.assigned');
    expect(s.state.lasting).toEqual([]);
  });
  it('without him the new lock replaces the old one', () => {
    expect(
      flying([], 's2', { more, hero: { locks: [2] } })
        .take('targetlock', '1')
        .ship(0).locks,
    ).toEqual([1]);
    const s = flying(['crew/weaponsengineer'], 's2', { more, hero: { locks: [2] } });
    expect(s.take('targetlock', '1', 'pass').ship(0).locks).toEqual([2, 1]);
  });
});

describe('Weapons Engineer', () => {
  const more = [academy(560, 700, 180, FLOWN), academy(340, 700, 180, FLOWN)];
  it('the second lock is on another ship', () => {
    const s = flying(['crew/weaponsengineer'], 's2', { more }).take('targetlock', '1', '0:crew.weaponsengineer');
    expect(s.options()).toEqual(['2', '3']);
  });
  it('[XW-ZIELERFASSUNG-04] the ship that it has just locked, a friend and one too far away are each refused by their rule', () => {
    const far = academy(60, 880, 180, FLOWN);
    const s = flying(['crew/weaponsengineer'], 's2', { more: [...more, far] }).take(
      'targetlock',
      '1',
      '0:crew.weaponsengineer',
    );
    s.refuses('1', 'XW-ZIELERFASSUNG-04');
    s.refuses('0', 'XW-FREUNDLICH-02');
    s.refuses('4', 'XW-ZIELERFASSUNG-01');
    expect(s.take('3').ship(0).locks).toEqual([1, 3]);
  });
  it('two locks, not three', () => {
    const s = flying(['crew/weaponsengineer'], 's2', { more, hero: { locks: [2, 3] } }).take('targetlock', '1');
    expect(s.until('dials').ship(0).locks.length).toBe(2);
  });
  it('leaves alone what other cards have begun', () => {
    const s = scene({
      phase: 'planning',
      ships: [
        rookie(450, 300, 0, { upgrades: ['crew/agentkallus', 'crew/weaponsengineer'] }),
        academy(450, 700, 180),
        academy(560, 700, 180),
      ],
    }).take('2');
    s.dials({ '0': 's2', '1': 's2', '2': 's2' })
      .until('action', {}, 0)
      .take('targetlock', '1', '0:crew.weaponsengineer');
    expect(s.ship(0).locks).toEqual([1, 2]);
    expect(s.state.lasting.map((l) => l.source)).toEqual(['0:crew.agentkallus']);
  });
});

describe('Tactician', () => {
  it('at range 2 in the arc the defender must take stress', () => {
    expect(attacking(['crew/tactician']).take('primary>1').ship(1).tokens.stress).toBe(1);
    expect(attacking(['crew/tactician'], { y: 400 }).take('primary>1').ship(1).tokens.stress).toBe(0);
    expect(attacking(['crew/tactician'], { y: 600 }).take('primary>1').ship(1).tokens.stress).toBe(0);
  });
  it('Tactician says nothing in the attack of a friend', () => {
    const more = [friend({ upgrades: ['crew/tactician'] })];
    expect(attacking([], { more }).take('primary>1').ship(1).tokens.stress).toBe(0);
  });
  it('range 1 to the turret, but range 2 in the arc', () => {
    const hero = { upgrades: ['crew/tactician', 'turret/ioncannonturret'] };
    const s = attacking([], { hero, foe: { x: 560, y: 390 } }).take('0:turret.ioncannonturret>1');
    expect(s.events('attack')).toMatchObject([{ range: 1 }]);
    expect(s.ship(1).tokens.stress).toBe(1);
  });
});

describe('Ysanne Isard', () => {
  const hero = { shields: 0, damage: [{ card: 'structuraldamage' }] };
  it('shieldless and damaged: a free evade action before combat', () => {
    expect(attacking(['crew/ysanneisard'], { hero }).take('0:crew.ysanneisard').ship(0).tokens.evade).toBe(1);
    expect(attacking(['crew/ysanneisard'], { hero: { shields: 0 } }).open).toEqual(['0 attack']);
    expect(attacking(['crew/ysanneisard'], { hero: { ...hero, shields: 1 } }).open).toEqual(['0 attack']);
  });
});

describe('Zeb Orrelios (crew)', () => {
  const touching = (cards: string[], degrees = 0) =>
    scene({
      phase: 'combat',
      touching: [[0, 1]],
      ships: [rookie(450, 300, degrees, { upgrades: cards }), academy(450, 345, 180)],
    });
  it('an enemy in his arc that he touches can be attacked, and can attack him', () => {
    const s = touching(['crew/zeborrelios']);
    expect(s.options()).toContain('primary>1');
    s.take('none');
    expect(s.options()).toContain('primary>0');
  });
  it('not outside his arc, not without him', () => {
    for (const s of [touching(['crew/zeborrelios'], 180), touching([])]) expect(s.open).toEqual(['0 dials', '1 dials']);
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
  it('Zuckuss needs one die of the defender', () => {
    expect(mayAttack('crew/zuckuss', { foe: { tokens: { tractor: 2 } } })).toBe(true);
    expect(mayAttack('crew/zuckuss', { foe: { tokens: { tractor: 3 } } })).toBe(false);
  });
});

describe('Tail Gunner', () => {
  const arc = { type: 'arc170', pilot: 'thanekyrell' };
  it('to the rear the defender has 1 agility less', () => {
    const rear = attacking(['crew/tailgunner'], { hero: { ...arc, degrees: 180 } }).take('primary>1');
    expect(rolled(rear, 'defence')).toBe(2);
    expect(rolled(attacking(['crew/tailgunner'], { hero: arc }).take('primary>1'), 'defence')).toBe(3);
  });
  const away = { degrees: 180 };
  it('not for the attack of a friend', () => {
    const more = [friend({ upgrades: ['crew/tailgunner'] })];
    const hero = { type: 'arc170', pilot: 'thanekyrell', ...away };
    expect(rolled(attacking([], { hero, more }).take('primary>1'), 'defence')).toBe(3);
  });
  it('not for a turret', () => {
    const s = attacking(['crew/tailgunner', 'turret/ioncannonturret'], { hero: away });
    expect(rolled(s.take('0:turret.ioncannonturret>1'), 'defence')).toBe(3);
  });
});

/** Upgrade cards that do exactly what they say, no more and no less. */

describe('Tail Gunner', () => {
  const away = (type: string, pilot: string, faction = 'rebel') => ({ faction, type, pilot, degrees: 180 });
  const dice = (hero: ReturnType<typeof away>, y = 500) =>
    rolled(attacking(['crew/tailgunner'], { hero, y }).take('primary>1'), 'defence');
  it('only through the rear auxiliary arc, not with a turret that needs none', () => {
    expect(dice(away('arc170', 'thanekyrell'))).toBe(2);
    expect(dice(away('yt1300', 'outerrimsmuggler'))).toBe(3);
  });
  it('nor through a mobile arc that points to the rear', () => {
    const hero = { ...away('lancerclasspursuitcraft', 'shadowporthunter', 'scum'), mobile: 'rear' };
    expect(dice(hero)).toBe(3);
  });
});

describe('Unkar Plutt (crew)', () => {
  it('overlapping an enemy: a damage for a free action', () => {
    const s = flying(['crew/unkarplutt'], 's2', { y: 400 }).take('0:crew.unkarplutt', 'focus');
    expect(s.ship(0).shields).toBe(1);
    expect(tokensOf(s)).toEqual(['0 focus 1']);
  });
});

describe('Wookiee Commandos', () => {
  it('rerolls its eyes', () => {
    const s = attacking(['crew/wookieecommandos'], { red: 'ffbhh' }).take('primary>1', '0:crew.wookieecommandos');
    expect(s.options()).toEqual(['0', '1']);
    expect(faces(s.take(['0', '1']), 'attack')).toBe('hhb');
  });
});

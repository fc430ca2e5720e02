import { describe, expect, it } from 'vitest';
import { decline, rookie, type Scene, ship } from '../../scene.ts';
import { attacking, type Duel, defending, faces, flying, friend, rolled } from './duel.ts';

/** Where cards begin and where they end: one result, one token, one step of range more or less. */

const FOCUS = { tokens: { focus: 1 } };
const STRESS = { tokens: { stress: 1 } };
const ROOKIE_FOE = { faction: 'rebel', type: 'xwing', pilot: 'rookiepilot' };
const TIE_SKILL_3 = { pilot: 'obsidiansquadronpilot' };
const WEDGE = { pilot: 'wedgeantilles' };

/** Whether the card is on offer in the attack that is declared now; everything else is declined. */
function offered(s: Scene, shot: string, key: string): boolean {
  s.take(...(s.ask().kind === 'attack' ? [shot] : []));
  for (let seen = false; ; ) {
    if (s.match.over || s.open.length === 0) return seen;
    const { kind } = s.ask();
    if (kind === 'attack' || kind === 'dials') return seen;
    seen ||= s.options().includes(key);
    if (seen) return true;
    s.take(decline(s.ask()));
  }
}
const mayAttack = (card: string, duel: Duel): boolean =>
  offered(attacking([card], duel), 'primary>1', `0:${card.replace('/', '.')}`);
const mayDefend = (card: string, duel: Duel): boolean =>
  offered(defending([card], duel), 'primary>0', `0:${card.replace('/', '.')}`);

describe('a result to change', () => {
  it.each<[string, Duel, string, string]>([
    ['crew/mercenarycopilot', { y: 600 }, 'hbb', 'cbb'],
    ['crew/bistan', {}, 'hbb', 'cfb'],
    ['crew/ezrabridger', { hero: STRESS }, 'fbb', 'hbb'],
    ['crew/hansolo', { hero: { locks: [1] } }, 'fhb', 'hhh'],
    ['crew/sawgerrera', {}, 'fbb', 'hbb'],
    ['crew/wookieecommandos', {}, 'fbb', 'hbb'],
    ['ept/expertise', {}, 'fbb', 'hbb'],
    ['ept/calculation', { hero: FOCUS }, 'fbb', 'hbb'],
    ['ept/wired', { hero: STRESS }, 'fbb', 'hbb'],
    ['ept/lonewolf', {}, 'bhh', 'fhh'],
    ['tech/weaponsguidance', { hero: FOCUS }, 'bhh', 'fhh'],
  ])('%s needs one attack die of the kind, and one is enough', (card, duel, with1, without) => {
    expect(mayAttack(card, { ...duel, red: with1, green: 'bbb' })).toBe(true);
    expect(mayAttack(card, { ...duel, red: without, green: 'bbb' })).toBe(false);
  });
  it.each<[string, Duel, string, string]>([
    ['ept/wired', { hero: STRESS }, 'fb', 'eb'],
    ['ept/lonewolf', {}, 'be', 'fe'],
    ['tech/sensorcluster', { hero: FOCUS }, 'be', 'fe'],
    ['crew/flightinstructor', {}, 'fe', 'bb'],
  ])('%s needs one defence die of the kind, and one is enough', (card, duel, with1, without) => {
    expect(mayDefend(card, { ...duel, red: 'hh', green: with1 })).toBe(true);
    expect(mayDefend(card, { ...duel, red: 'hh', green: without })).toBe(false);
  });
  it.each<[string, Duel]>([
    ['ept/crackshot', {}],
    ['ept/juke', { hero: { tokens: { evade: 1 } } }],
  ])('%s needs one evade of the defender, and one is enough', (card, duel) => {
    expect(mayAttack(card, { ...duel, red: 'hhh', green: 'ebb' })).toBe(true);
    expect(mayAttack(card, { ...duel, red: 'hhh', green: 'fbb' })).toBe(false);
  });
  it('Sensor Jammer needs one hit', () => {
    expect(mayDefend('system/sensorjammer', { red: 'hb' })).toBe(true);
    expect(mayDefend('system/sensorjammer', { red: 'cf' })).toBe(false);
  });
  it('Zuckuss needs one die of the defender', () => {
    expect(mayAttack('crew/zuckuss', { foe: { tokens: { tractor: 2 } } })).toBe(true);
    expect(mayAttack('crew/zuckuss', { foe: { tokens: { tractor: 3 } } })).toBe(false);
  });
  it('Marksmanship needs an eye after its action', () => {
    const act = (red: string) => flying(['ept/marksmanship'], 's2', { y: 600, red }).take('0:ept.marksmanship');
    expect(offered(act('fbb'), 'primary>1', '0:ept.marksmanship')).toBe(true);
    expect(offered(act('hbb'), 'primary>1', '0:ept.marksmanship')).toBe(false);
  });
});

describe('how many dice', () => {
  it.each<[string, Duel, string, readonly string[]]>([
    ['ept/predator', {}, 'bbb', ['0', '1', '2']],
    ['ept/predator', { hero: WEDGE, foe: TIE_SKILL_3 }, 'bbb', ['0', '1']],
    ['ept/lonewolf', {}, 'bbh', ['0', '1']],
    ['crew/dengar', { hero: WEDGE, foe: { pilot: 'nightbeast' } }, 'bbb', ['0', '1', '2']],
  ])('%s: no more than it says, and not none', (card, duel, red, tooMany) => {
    const s = attacking([card], { ...duel, red }).take('primary>1', `0:${card.replace('/', '.')}`);
    s.refuses([...tooMany], 'XW-ANGRIFF-21');
    s.refuses([], 'XW-ANGRIFF-21');
    s.take(tooMany.slice(1));
  });
  it('Elusiveness: exactly one', () => {
    const s = defending(['ept/elusiveness'], { red: 'hh' }).take('primary>0', '0:ept.elusiveness');
    s.refuses(['0', '1'], 'XW-ANGRIFF-21');
    s.refuses([], 'XW-ANGRIFF-21');
  });
  it('Rage: up to three', () => {
    const s = flying(['ept/rage'], 's2', { y: 520, red: 'bbbb' }).take('0:ept.rage', 'primary>1', '0:ept.rage');
    s.refuses(['0', '1', '2', '3'], 'XW-ANGRIFF-21');
    s.take(['0', '1', '2']);
  });
});

describe('skill', () => {
  it('Predator rerolls two dice against skill 2', () => {
    const s = attacking(['ept/predator'], { hero: WEDGE, foe: { ...ROOKIE_FOE, seat: 1 }, red: 'bbbhh' });
    expect(faces(s.take('primary>1', '0:ept.predator', ['0', '1']), 'attack')).toBe('hhb');
  });
  it.each([
    ['rookiepilot', ['0', '1']],
    ['redsquadronpilot', ['1']],
  ])('Flight Instructor looks at the skill of the attacker: %s', (pilot, options) => {
    const foe = { ...ROOKIE_FOE, seat: 1, pilot };
    const s = defending(['crew/flightinstructor'], { hero: { fought: true }, foe, red: 'hhh', green: 'bf' });
    expect(s.take('primary>0', '0:crew.flightinstructor').options()).toEqual(options);
  });
});

describe('range', () => {
  it('Lone Wolf is alone with a friend at range 3, not at range 2', () => {
    expect(mayAttack('ept/lonewolf', { red: 'bhh', more: [friend({}, 600)] })).toBe(false);
    expect(mayAttack('ept/lonewolf', { red: 'bhh', more: [friend({}, 700)] })).toBe(true);
    expect(mayDefend('ept/lonewolf', { red: 'hh', green: 'bb', more: [friend({}, 600)] })).toBe(false);
    expect(mayDefend('ept/lonewolf', { red: 'hh', green: 'bb', more: [friend({}, 700)] })).toBe(true);
  });
  it.each([
    [600, true],
    [700, false],
  ])('Operations Specialist helps up to range 2: at %s', (x, helps) => {
    const more = [friend({ upgrades: ['crew/operationsspecialist'] }, x)];
    expect(offered(attacking([], { more, red: 'bbb' }), 'primary>1', '2:crew.operationsspecialist')).toBe(helps);
  });
  it('Operations Specialist: the token goes up to range 3 of the attacker', () => {
    const more = [friend({ upgrades: ['crew/operationsspecialist'] }), friend({}, 740), friend({}, 840)];
    const s = attacking([], { more, red: 'bbb' }).take('primary>1', '2:crew.operationsspecialist');
    expect(s.options()).toEqual(['0', '2', '3']);
  });
  it.each<[string, Duel, boolean]>([
    ['range 2', {}, true],
    ['range 3', { y: 600 }, false],
    ['no lock', { hero: { locks: [] } }, false],
    ['behind', { hero: { locks: [1], degrees: 180 } }, false],
  ])('Threat Tracker: %s', (_what, duel, works) => {
    const s = defending(['tech/threattracker', 'mod/engineupgrade'], { hero: { locks: [1] }, ...duel });
    expect(s.options().includes('0:tech.threattracker')).toBe(works);
  });
  it('Threat Tracker needs a boost or a barrel roll', () => {
    expect(defending(['tech/threattracker'], { hero: { locks: [1] } }).open).toEqual(['1 attack']);
  });
});

describe('whose attack it is', () => {
  it('Outmaneuver and Tail Gunner do nothing in the attack of a friend', () => {
    const more = [friend({ upgrades: ['ept/outmaneuver', 'crew/tailgunner'] })];
    expect(rolled(attacking([], { more, foe: { degrees: 0 } }).take('primary>1'), 'defence')).toBe(3);
    const hero = { type: 'arc170', pilot: 'thanekyrell', degrees: 180 };
    expect(rolled(attacking([], { more, hero }).take('primary>1'), 'defence')).toBe(3);
  });
  it('they do nothing when their own ship is attacked', () => {
    const cards = ['ept/outmaneuver', 'crew/tailgunner'];
    const s = defending(cards, { foe: { x: 450, y: 480 }, hero: { degrees: 180 } }).take('primary>0');
    expect(rolled(s, 'defence')).toBe(2);
  });
  it('4-LOM binds the defender, not the attacker', () => {
    const tokens = { focus: 1 };
    const s = attacking(['crew/4lom'], { hero: { tokens }, foe: { tokens }, red: 'fhh', green: 'ffb' });
    s.take('primary>1', '0:crew.4lom');
    expect(s.options()).toEqual(['0:focus', 'pass']);
    expect(s.take('pass').open).toEqual(['1 attack']);
  });
  it('Tactician says nothing in the attack of a friend', () => {
    const more = [friend({ upgrades: ['crew/tactician'] })];
    expect(attacking([], { more }).take('primary>1').ship(1).tokens.stress).toBe(0);
  });
  it('Emperor Palpatine does not help the enemy', () => {
    const s = attacking([], { foe: { upgrades: ['crew/emperorpalpatine'] }, red: 'bbb' }).take('primary>1');
    expect(s.open).toEqual(['1 window:attack.beforeDefenceDice']);
    const t = defending([], { foe: { upgrades: ['crew/emperorpalpatine'] } }).take('primary>0');
    expect(t.open).toEqual(['1 window:attack.beforeAttackDice']);
    expect(t.take('pass').open).toEqual(['0 attack']);
  });
});

describe('systems and tech', () => {
  it('Thrust Corrector works with three stress tokens', () => {
    expect(mayDefend('system/thrustcorrector', { hero: { tokens: { stress: 3 } }, red: 'hh' })).toBe(true);
  });
  it('Reinforced Deflectors count hits and crits only', () => {
    const shields = (red: string) =>
      defending(['system/reinforceddeflectors'], { y: 400, red, green: 'bb' }).take('primary>0').ship(0).shields;
    expect([shields('hhb'), shields('hcf'), shields('hhc')]).toEqual([0, 0, 1]);
  });
  it('Electronic Baffle takes an ion token, but no other', () => {
    const foe = { upgrades: ['cannon/ioncannon'] };
    const s = defending(['system/electronicbaffle'], { foe, red: 'hhh', green: 'bb' });
    s.take('1:cannon.ioncannon>0', '0:system.electronicbaffle');
    expect([s.ship(0).tokens.ion, s.ship(0).shields]).toEqual([0, 0]);
    expect(flying(['system/electronicbaffle'], 's2').take('focus').ask().kind).not.toBe('window:token.assigned');
  });
  it('Comm Relay and Advanced Optics: the first token, the other token and the friend’s token are welcome', () => {
    const cards = ['tech/commrelay', 'tech/advancedoptics', 'title/millenniumfalcon'];
    expect(flying(cards, 's2', { y: 600 }).take('evade').ship(0).tokens.evade).toBe(1);
    expect(flying(cards, 's2', { y: 600 }).take('focus').ship(0).tokens.focus).toBe(1);
    const hero = { tokens: { evade: 1 } };
    expect(flying(cards, 's2', { y: 600, hero }).take('focus').ship(0).tokens).toMatchObject({ focus: 1, evade: 1 });
    const more = [rookie(600, 300, 0, { tokens: { focus: 1 }, dial: 's2' })];
    const s = flying(cards, 's2', { y: 600, hero: { activated: true, tokens: { focus: 1 } }, more }).take('focus');
    expect(s.ship(2).tokens.focus).toBe(2);
  });
  it('Primed Thrusters lift the ban for their own ship', () => {
    const more = [
      ship('rebel/xwing/rookiepilot', 600, 300, 0, { dial: 's3', ...STRESS, upgrades: ['mod/engineupgrade'] }),
    ];
    const s = flying(['tech/primedthrusters'], 's2', { hero: { activated: true }, more });
    expect(s.ask().kind).not.toBe('action');
  });
});

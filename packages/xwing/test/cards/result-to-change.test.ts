import { describe, expect, it } from 'vitest';
import {
  attacking,
  type Duel,
  defending,
  FOCUS,
  faces,
  mayAttack,
  mayDefend,
  STRESS,
  shootLocked,
  WEDGE,
} from './upgrades/duel.ts';

/** Many cards change or reroll results: each needs one of the kind, and moves no more dice than it says. */

const TIE_SKILL_3 = { pilot: 'obsidiansquadronpilot' };

describe('whose attack', () => {
  it.each([
    ['crew/mercenarycopilot', 600, 'hb'],
    ['crew/bistan', 480, 'hb'],
    ['crew/maul', 480, 'bb'],
  ])('%s does nothing to dice that are thrown at its ship', (card, y, red) => {
    const s = defending([card], { y, red, green: 'bb' }).take('primary>0');
    expect(s.open).toEqual(['0 attack']);
  });
});

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
});

describe('how many dice', () => {
  it.each<[string, Duel, string, readonly string[]]>([
    ['ept/predator', {}, 'bbb', ['0', '1', '2']],
    ['ept/predator', { hero: WEDGE, foe: TIE_SKILL_3 }, 'bbb', ['0', '1']],
    ['ept/lonewolf', {}, 'bbh', ['0', '1']],
    ['crew/dengar', { hero: WEDGE, foe: { pilot: 'nightbeast' } }, 'bbb', ['0', '1', '2']],
  ])('%s: no more than it says, and not none', (card, duel, red, tooMany) => {
    const s = attacking([card], { ...duel, red }).take('primary>1', `0:${card.replace('/', '.')}`);
    s.refuses([...tooMany], 'XW-KARTENFAEHIGKEITEN-01');
    s.refuses([], 'XW-KARTENFAEHIGKEITEN-01');
    s.take(tooMany.slice(1));
  });
});

describe('weapons', () => {
  it.each([
    ['cannon/manglercannon', 'hbb', 'cbb'],
    ['torpedo/protontorpedoes', 'fbbb', 'cbbb'],
    ['torpedo/advprotontorpedoes', 'bhhhh', 'fhhhh'],
    ['missile/concussionmissiles', 'bfff', 'hfff'],
  ])('%s: one result is enough', (weapon, red, turned) => {
    const y = weapon.includes('advproton') ? 400 : 480;
    expect(faces(shootLocked(weapon, { red, y }).take(`0:${weapon.replace('/', '.')}`), 'attack')).toBe(turned);
  });
});

import { describe, expect, it } from 'vitest';
import { academy, rookie, type Scene, scene } from '../../scene.ts';
import { defending, faces, flying, friend } from './duel.ts';

/** Crew who have a word in any roll of dice, not only in attacks. */

const ROCK = { kind: 'coreasteroid0', x: 450, y: 380 };
const shownTo = (s: Scene) => s.events('rollChanged').map((e) => [e.ship, e.card, ...(e.faces as string[])]);

describe('Emperor Palpatine outside attacks', () => {
  const emperor = '0:crew.emperorpalpatine';
  it('an obstacle: the result named before the roll comes true', () => {
    const s = flying(['crew/emperorpalpatine'], 's2', { obstacles: [ROCK], red: 'c' });
    expect(s.ask().kind).toBe('window:roll.before');
    s.take(emperor);
    expect(s.options()).toEqual(['hit', 'crit', 'focus', 'blank']);
    s.take('blank');
    expect(s.events('obstacleRoll').map((e) => e.face)).toEqual(['crit']);
    expect(shownTo(s)).toEqual([[0, 'emperorpalpatine', 'blank']]);
    expect(s.ship(0).shields).toBe(2);
  });
  it('he may as well let the dice fall', () => {
    const s = flying(['crew/emperorpalpatine'], 's2', { obstacles: [ROCK], red: 'h' }).take('pass');
    expect([s.ship(0).shields, shownTo(s)]).toEqual([1, []]);
  });
  it('once a round in all: not for a second obstacle, nor for an attack after it', () => {
    const s = flying(['crew/emperorpalpatine'], 's2', { obstacles: [ROCK], red: 'hhhh', y: 640 }).take(
      emperor,
      'blank',
    );
    expect(s.open).toEqual(['0 attack']);
    expect(s.take('primary>1').open).not.toContain('0 window:attack.beforeAttackDice');
  });
  it('a mine under a friend, but not one under an enemy', () => {
    const mine = (ship: number) =>
      scene({
        phase: 'activation',
        attack: ['hit', 'hit', 'hit'],
        bombs: [{ card: 'proximitymines', ship: 1 - ship, x: ship === 0 ? 450 : 600, y: ship === 0 ? 400 : 600 }],
        ships: [
          rookie(450, 300, 0, { dial: 's2', activated: ship === 1 }),
          academy(600, 700, 180, { dial: 's2', activated: ship === 0 }),
          rookie(200, 300, 0, { activated: true, upgrades: ['crew/emperorpalpatine'] }),
        ],
      });
    const s = mine(0).take('2:crew.emperorpalpatine', 'blank', ['1']);
    expect(shownTo(s)).toEqual([[0, 'emperorpalpatine', 'hit', 'blank', 'hit']]);
    expect(s.ship(0).shields).toBe(0);
    expect(mine(1).open).not.toContain('0 window:roll.before');
  });
  it('a damage card', () => {
    const hero = { upgrades: ['crew/emperorpalpatine'], damage: [{ card: 'consolefire', faceup: true }] };
    const s = scene({
      phase: 'combat',
      attack: ['hit'],
      ships: [rookie(450, 300, 0, hero), academy(450, 850, 180)],
    });
    expect(s.ask().kind).toBe('window:roll.before');
    expect(s.take(emperor, 'focus').ship(0).shields).toBe(2);
  });
  it('the roll of an enemy is none of his business', () => {
    const s = defending(['crew/emperorpalpatine'], {
      foe: { damage: [{ card: 'consolefire', faceup: true }] },
      red: 'h',
    });
    expect(s.ask().kind).not.toBe('window:roll.before');
  });
});

describe('C-3PO outside attacks', () => {
  const guess = '0:crew.c3po';
  it('Lando’s two dice: a right guess adds an evade token', () => {
    const s = flying(['crew/c3po', 'crew/landocalrissian'], 's2', { green: 'fb' }).take(
      '0:crew.landocalrissian',
      guess,
      '0',
    );
    expect(shownTo(s)).toEqual([[0, 'c3po', 'focus', 'blank', 'evade']]);
    expect(s.ship(0).tokens).toMatchObject({ focus: 1, evade: 1 });
  });
  it('a wrong guess adds nothing, and two dice show two evades at most', () => {
    const s = flying(['crew/c3po', 'crew/landocalrissian'], 's2', { green: 'eb' }).take(
      '0:crew.landocalrissian',
      guess,
    );
    expect(s.options()).toEqual(['0', '1', '2']);
    s.take('2');
    expect([shownTo(s), s.ship(0).tokens.evade]).toEqual([[], 1]);
  });
  it('not for attack dice, nor for the dice of a friend', () => {
    const rock = flying(['crew/c3po'], 's2', { obstacles: [ROCK], red: 'b' });
    expect(rock.open).not.toContain('0 window:roll.before');
    const other = flying(['crew/landocalrissian'], 's2', { more: [friend({ upgrades: ['crew/c3po'] })], green: 'fb' });
    expect(other.take('0:crew.landocalrissian').open).not.toContain('0 window:roll.before');
  });
  it('once a round in all', () => {
    const s = flying(['crew/c3po', 'crew/landocalrissian'], 's2', { green: 'fbbbb', red: 'hh', y: 600 });
    s.take('0:crew.landocalrissian', guess, '0').until('attack', 1).take('primary>0');
    expect(s.open).not.toContain('0 window:attack.beforeDefenceDice');
  });
});

describe('a die that is rolled for a card into an attack', () => {
  it('Lightweight Frame: what the Emperor named stays what it is', () => {
    const s = defending(['crew/emperorpalpatine', 'mod/lightweightframe'], {
      hero: { tokens: { focus: 1 }, type: 'tiefighter', faction: 'imperial', pilot: 'academypilot', seat: 0 },
      foe: { faction: 'rebel', type: 'xwing', pilot: 'lukeskywalker', seat: 1 },
      y: 400,
      red: 'hhhh',
      green: 'bbbb',
    }).take('primary>0', 'pass');
    expect(s.ask().kind).toBe('window:roll.before');
    s.take('0:crew.emperorpalpatine', 'focus', '0:focus');
    expect(faces(s, 'defence')).toBe('bbbf');
  });
});

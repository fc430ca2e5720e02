import { describe, expect, it } from 'vitest';
import { SEGMENT } from '../../../src/geometry/range.ts';
import { apart, lay, type Spec, unit } from '../../table.ts';
import { alone, LEIA, LUKE, rebels, storm, VADER } from '../../troops.ts';

const far = storm(1700, 800, { order: 'facedown' });

describe('Defensive/Offensive Stance', () => {
  const STANCE = 'defensive-offensive-stance';
  const luke = (flipped: boolean, tokens: Spec = {}): Spec =>
    unit(LUKE, 0, 400, 400, { upgrades: [flipped ? { id: STANCE, note: 'flipped' } : STANCE], ...tokens });
  const acts = (flipped: boolean) => lay({ units: [luke(flipped), storm(1700, 800)], active: 0 }).until('action');
  it('Defensive Stance: a dodge action gives two tokens, an aim action one', () => {
    const t = acts(false).take('dodge').until('action').take('aim');
    expect([t.tokens(0, 'dodge'), t.tokens(0, 'aim')]).toEqual([2, 1]);
  });
  it('Offensive Stance: an aim action gives two tokens, a dodge action one', () => {
    const t = acts(true).take('dodge').until('action').take('aim');
    expect([t.tokens(0, 'dodge'), t.tokens(0, 'aim')]).toEqual([1, 2]);
  });
  it('Defensive Stance: aim tokens cannot be spent', () => {
    const aims = (flipped: boolean) => {
      const t = lay({ units: [luke(flipped, { tokens: { aim: 1 } }), storm(500, 400)], active: 0 });
      t.fight({ 'window:attack.reroll': '0:aim' });
      return t.tokens(0, 'aim');
    };
    expect(aims(false)).toBe(1);
    expect(aims(true)).toBe(0);
  });
  it('Offensive Stance: dodge tokens cannot be spent', () => {
    const dodges = (flipped: boolean) => {
      const t = lay({
        units: [storm(540, 400, alone(4)), luke(flipped, { tokens: { dodge: 1 } })],
        active: 0,
        white: ['hit'],
      });
      t.fight({ dodge: 'dodge' });
      return t.tokens(1, 'dodge');
    };
    expect(dodges(false)).toBe(0);
    expect(dodges(true)).toBe(1);
  });
  it('Stance: it may be turned over at the start of an activation', () => {
    const t = lay({ units: [{ ...luke(false), order: 'faceup' }, far], turnOf: 0 });
    t.until('action', { 'window:unit.activates': `0:0.${STANCE}` }).take('aim');
    expect(t.tokens(0, 'aim')).toBe(2);
    expect(t.events('flipped')).toMatchObject([{ unit: 0, card: STANCE }]);
  });
});

describe('Duck and Cover', () => {
  const shot = (take: boolean) =>
    lay({
      units: [
        storm(540, 400, alone(4)),
        rebels(400, 400, { ...alone(4), upgrades: ['duck-and-cover'] }),
        rebels(100, 800),
      ],
      active: 0,
      white: ['hit'],
    }).fight(take ? { 'window:attack.cover': '1:0.duck-and-cover' } : {});
  it('Duck and Cover: a suppression token in time for its cover', () => {
    expect(shot(true).result.hits).toBe(0);
    expect(shot(false).result.hits).toBe(1);
    expect(shot(true).tokens(1, 'suppression')).toBe(2);
  });
  it('Duck and Cover: not in melee', () => {
    const t = lay({
      units: [storm(400 + apart(0), 400, alone(4)), rebels(400, 400, { ...alone(4), upgrades: ['duck-and-cover'] })],
      active: 0,
    });
    t.until('action').take('attack');
    expect(() => t.until('window:attack.cover')).toThrow();
  });
});

describe('Endurance', () => {
  it('Endurance: one suppression token less at the end of the activation phase', () => {
    const night = (use: boolean) =>
      lay({
        units: [rebels(400, 400, { order: 'facedown', tokens: { suppression: 3 }, upgrades: ['endurance'] }), far],
        phase: 'activation',
      }).goOn(({ state }) => state.round === 2, use ? { 'window:activation.end': '0:0.endurance' } : {});
    expect(night(true).tokens(0, 'suppression')).toBe(1);
    expect(night(false).tokens(0, 'suppression')).toBe(2);
  });
});

describe('Into the Fray', () => {
  it('Into the Fray: a surge token when an enemy at range 1 activates', () => {
    const fray = (gap: number) =>
      lay({
        units: [
          storm(400 + apart(gap), 400, { ...alone(4), order: 'faceup' }),
          rebels(400, 400, { ...alone(4), upgrades: ['into-the-fray'], order: 'facedown' }),
        ],
        turnOf: 1,
      }).until('action', { 'window:unit.activates': '1:0.into-the-fray' });
    expect(fray(SEGMENT).tokens(1, 'surge')).toBe(1);
    expect(fray(SEGMENT + 0.01).tokens(1, 'surge')).toBe(0);
  });
});

describe('Offensive Push', () => {
  it('Offensive Push: exhausted for an aim token after a standard move', () => {
    const t = lay({ units: [rebels(400, 400, { upgrades: ['offensive-push'] }), far], active: 0 }).until('action');
    t.take('move').take({ kind: 'standard', speed: 1, heading: 90, bend: 0, way: 1 });
    t.until('action', { 'window:move.after': '0:0.offensive-push' });
    expect(t.tokens(0, 'aim')).toBe(1);
    expect(t.unit(0).upgrades[0]!.exhausted).toBe(true);
    t.take('move').take({ kind: 'standard', speed: 1, heading: 90, bend: 0, way: 1 });
    expect(() => t.until('window:move.after')).toThrow();
  });
  it('Offensive Push: a pivot is no standard move', () => {
    const t = lay({
      units: [unit('at-rt-rebel', 0, 400, 400, { upgrades: ['offensive-push'] }), storm(1700, 800)],
      active: 0,
    }).until('action');
    t.take('move').take({ kind: 'pivot', speed: 0, heading: 90, bend: 0, way: 1 });
    expect(t.open).toEqual(['0 action']);
    expect(t.unit(0).upgrades[0]!.exhausted).toBe(false);
  });
});

describe('Protector', () => {
  const GUARDS = 'imperial-royal-guards';
  const shot = (upgrades: readonly string[], script: Spec) =>
    lay({
      units: [
        rebels(700, 400, alone(4)),
        unit(VADER, 1, 540, 400),
        unit(GUARDS, 1, 540, 480, { ...alone(2), upgrades: [...upgrades] }),
        rebels(100, 100),
      ],
      active: 0,
      black: ['crit'],
      redDefence: ['block', 'block'],
    }).fight({ defender: '1', ...script });
  it('Protector: Guardian takes a critical hit, and the card is exhausted', () => {
    const t = shot(['protector'], { 'window:attack.modify': ['2:0.protector', '2:guardian'] });
    expect(t.result.crits).toBe(0);
    expect(t.events('guards')).toMatchObject([{ unit: 2, hits: 1 }]);
    expect(t.unit(2).upgrades[0]!.exhausted).toBe(true);
  });
  it('Protector: without it a critical hit goes through', () => {
    expect(shot([], {}).result.crits).toBe(1);
  });
  it('Protector: it is readied in the end phase', () => {
    const t = lay({
      units: [unit(GUARDS, 1, 540, 480, { upgrades: [{ id: 'protector', exhausted: true }] }), rebels(100, 100)],
      phase: 'end',
    }).goOn(({ state }) => state.round === 2);
    expect(t.unit(0).upgrades[0]!.exhausted).toBe(false);
  });
});

describe('Seize the Initiative', () => {
  const leia = unit(LEIA, 0, 300, 300);
  const vader = unit(VADER, 1, 1500, 700);
  /** Both sides have a commander; this is the command phase. */
  const council = (units: readonly Spec[], card = 'ambush') =>
    lay({ units: [leia, ...units, vader], phase: 'command', hands: [{ cards: [card] }, { cards: ['assault'] }] });
  const squad = (x: number, y: number, ...upgrades: string[]) => rebels(x, y, { ...alone(4), upgrades });
  it('Seize the Initiative: once in a game', () => {
    const t = council([squad(1700, 200, 'seize-the-initiative')]);
    t.until('activate', { orders: ['0'], 'window:command.orders': '1:0.seize-the-initiative' });
    expect(t.unit(1).order).toBe('faceup');
    expect(t.unit(1).upgrades[0]).toMatchObject({ discarded: true });
  });
});

describe('Tenacity', () => {
  const dice = (own: Spec, gap = 0) => {
    const t = lay({ units: [rebels(400, 400, own), storm(400 + apart(gap), 400), storm(1700, 800)], active: 0 });
    t.fight({ defender: '1' });
    return t.events('rolled')[0]!.dice.filter(({ colour }) => colour === 'red').length;
  };
  it('Tenacity: a red die more in melee for units that are wounded or have losses', () => {
    expect(dice({ ...alone(4), upgrades: ['tenacity'] })).toBe(1);
    expect(dice({ upgrades: ['tenacity'] })).toBe(0);
    expect(dice(alone(4))).toBe(0);
    expect(dice({ ...alone(4), upgrades: ['tenacity'] }, 100)).toBe(0);
  });
  it('Tenacity: wounds are enough', () => {
    const t = lay({
      units: [unit(LUKE, 0, 400, 400, { wounds: 1, upgrades: ['tenacity'] }), storm(400 + apart(0), 400)],
      active: 0,
    }).fight();
    expect(t.events('rolled')[0]!.dice.filter(({ colour }) => colour === 'red')).toHaveLength(1);
  });
});

describe('Hunter', () => {
  it('Hunter: an aim token against wounded troopers, in time to be spent', () => {
    const hunt = (target: Spec) =>
      lay({
        units: [rebels(400, 400, { ...alone(4), upgrades: ['hunter'] }), target],
        active: 0,
        black: ['blank', 'hit'],
      });
    const t = hunt(unit(VADER, 1, 540, 400, { wounds: 1 }));
    t.fight({ 'window:attack.rolled': '0:0.hunter', 'window:attack.reroll': '0:aim', aim: ['0'] });
    expect(t.result.hits).toBe(1);
    for (const target of [unit(VADER, 1, 540, 400), unit('at-st', 1, 600, 400, { wounds: 1 })]) {
      const u = hunt(target).until('action').take('attack');
      expect(() => u.until('window:attack.rolled')).toThrow();
    }
  });
});

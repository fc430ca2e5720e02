import { describe, expect, it } from 'vitest';
import { newAttack } from '../../../src/flow/attack/attack.ts';
import { numberOf, speedOf } from '../../../src/values.ts';
import { apart, piece, type Spec, type Table, type TableSpec, unit } from '../../table.ts';
import { lay26 } from '../../table26.ts';
import { alone, rebels, storm, VADER } from '../../troops.ts';
import { diceRolled, offers, told, use } from '../watching.ts';

describe('Uncanny Luck in 2.6', () => {
  const first = (a: { type: string; options?: readonly { id: string }[] }) => a.options![0]!.id;
  it('Uncanny Luck rerolls before surges are converted', () => {
    const t = lay26({
      units: [rebels(400, 400), unit('han-solo-unorthodox-general', 1, 700, 400)],
      active: 0,
      black: ['hit', 'hit', 'blank', 'blank'],
      whiteDefence: ['blank', 'blank', 'surge', 'block'],
    });
    t.fight({ 'window:defence.reroll': first as never, 'defence-reroll': ['0', '1'] });
    expect(t.result).toMatchObject({ blocks: 2, wounds: 0 });
  });
});

describe('Unconcerned', () => {
  it('Unconcerned: no cover; Death From Above: none against it', () => {
    const t = lay26({
      units: [rebels(400, 400, alone(4)), unit('droidekas', 1, 600, 400, { minis: [null, 'fallen'] })],
      terrain: [piece('barricade', 545, 400, 14, 120)],
      active: 0,
    });
    expect(t.fight().cover).toBe(0);
  });
});

describe('Unstoppable', () => {
  it('[R-L2-43] Unstoppable: a second token in the pool, and a second activation', () => {
    const t = lay26({
      units: [
        unit('imperial-dark-troopers', 1, 900, 700),
        unit(VADER, 1, 1300, 700),
        rebels(300, 300),
        rebels(300, 500),
      ],
      phase: 'command',
      stage: 3,
      priority: 1,
      round: 1,
      seed: 'dark',
    });
    t.goOn(({ state }) => state.phase === 'activation');
    expect(t.state.hands[1]!.pool.filter((rank) => rank === t.unit(0).rank)).toHaveLength(2);
    t.goOn(({ state }) => state.round === 2);
    const told = t.events();
    const round = told.slice(
      0,
      told.findIndex((event) => event.type === 'round'),
    );
    const times = (id: number) => round.filter((event) => event.type === 'activates' && event.unit === id).length;
    expect([0, 1, 2, 3].map(times)).toEqual([2, 1, 1, 1]);
  });
});

describe('Vaapad Mastery', () => {
  it('Vaapad: nothing is told of one who is not wounded; his dice are for his own defence', () => {
    const attack = (wounds: number) => {
      const t = lay26({ units: [unit('mace-windu', 0, 400, 400, { wounds }), storm(400 + apart(0), 400)], active: 0 });
      return told(t.fight(), 'vaapad-mastery').length;
    };
    expect([attack(0), attack(1)]).toEqual([0, 1]);
    const t = lay26({ units: [unit('mace-windu', 0, 400, 400, { wounds: 2 }), storm(600, 400)], active: 0 });
    const extra = (defender: number) =>
      numberOf(t.g, t.unit(0), 'extraWhite', 0, { attack: newAttack(1, 'action', 0, { unit: 1 }, defender, false, 1) });
    expect([extra(0), extra(1)]).toEqual([2, 0]);
  });
  it('Vaapad Mastery: a white die for each wound, up to three, in attack and in defence', () => {
    const attack = (wounds: number) =>
      diceRolled(
        lay26({
          units: [unit('mace-windu', 0, 400, 400, { wounds }), storm(400 + apart(0), 400)],
          active: 0,
        }).fight(),
      ).filter((colour) => colour === 'white').length;
    expect([attack(0), attack(2), attack(4)]).toEqual([1, 3, 4]);
    const t = lay26({
      units: [storm(400, 400, alone(4)), unit('mace-windu', 0, 600, 400, { wounds: 2 })],
      active: 0,
      white: ['hit'],
    });
    t.fight();
    expect(t.events('defenceRolled')[0]!.dice.map(({ colour }) => colour)).toEqual(['red', 'white', 'white']);
  });
});

describe('Victory or Death', () => {
  const struck = (units: readonly Spec[], face: 'hit' | 'blank', hits = 6) => {
    const t = lay26({
      units: [unit(VADER, 1, 400, 400), ...units],
      active: 0,
      red: Array.from({ length: 6 }, (_, i) => (i < hits ? face : 'blank')),
      redDefence: Array.from({ length: 6 }, () => 'blank'),
    } as TableSpec);
    t.until('action').take('attack');
    t.goOn((now) => offers(now, 'attack.after', 'victory-or-death') || now.open[0] === '1 action', { defender: '1' });
    return t;
  };
  it('choose victory or death: fear for an aim or a dodge token after wounds', () => {
    const t = lay26({
      units: [unit(VADER, 1, 400, 400), unit('rook-kast', 0, 400 + apart(0), 400)],
      active: 0,
      red: Array.from({ length: 6 }, () => 'hit'),
      redDefence: Array.from({ length: 6 }, () => 'blank'),
    });
    t.until('action').take('attack').until('window:attack.after');
    use(t, 'victory-or-death').until('card-way').take('dodge').until('action');
    expect([t.tokens(1, 'suppression') >= 1, t.tokens(1, 'dodge')]).toEqual([true, 1]);
  });
  it('Victory or Death: after wounds of its own, for one suppression token', () => {
    const rook = unit('rook-kast', 0, 400 + apart(0), 400);
    const [bloody, unhurt] = [struck([rook], 'hit'), struck([rook], 'blank')];
    const other = struck([rebels(400 + apart(0), 400), unit('rook-kast', 0, 700, 500)], 'hit');
    const asked = [bloody, unhurt, other].map((t) => offers(t, 'attack.after', 'victory-or-death'));
    expect(asked).toEqual([true, false, false]);
    const scratch = struck([rook], 'hit', 1);
    expect([scratch.wounds(1), offers(scratch, 'attack.after', 'victory-or-death')]).toEqual([1, true]);
    const before = bloody.tokens(1, 'suppression');
    use(bloody, 'victory-or-death').take('aim');
    expect([bloody.tokens(1, 'suppression') - before, bloody.tokens(1, 'aim')]).toEqual([1, 1]);
  });
});

describe('We Fight for Our Family', () => {
  it('fight for their family: another one dodges after an attack action', () => {
    const t = lay26({
      units: [unit('clan-wren-veterans', 0, 400, 400, alone(3)), unit('ursa-wren', 0, 400, 500), storm(650, 400)],
      active: 0,
    });
    t.fight().until('action');
    expect([t.tokens(0, 'dodge'), t.tokens(1, 'dodge')]).toEqual([0, 1]);
  });
  it('We Fight For Our Family: of several kin one is chosen; only after its own attack action', () => {
    const wren = (x: number, y: number) => unit('clan-wren-veterans', 0, x, y, alone(3));
    const family = [wren(400, 400), unit('ursa-wren', 0, 400, 500), wren(500, 500), rebels(300, 400, alone(4))];
    const t = lay26({ units: [...family, storm(650, 400)], active: 0 });
    t.fight().until('card-unit');
    expect(t.options()).toEqual(['1', '2', 'none']);
    t.take('2');
    expect([0, 1, 2, 3].map((id) => t.tokens(id, 'dodge'))).toEqual([0, 0, 1, 0]);
    const moved = lay26({ units: [...family, storm(650, 400)], active: 0 })
      .until('action')
      .take('aim');
    expect(moved.open).toEqual(['0 action']);
    const other = lay26({ units: [...family, storm(650, 400)], active: 3 })
      .fight()
      .until('action');
    expect([0, 1, 2, 3].map((id) => other.tokens(id, 'dodge'))).toEqual([0, 0, 0, 0]);
    const told = (table: Table) =>
      table.events('ability').flatMap(({ card, unit: id }) => (card === 'we-fight-for-our-family' ? [id] : []));
    const lonely = lay26({ units: [wren(400, 400), rebels(300, 400, alone(4)), storm(650, 400)], active: 0 });
    expect([told(t), told(other), told(lonely.fight().until('action'))]).toEqual([[0], [], []]);
  });
});

describe('Wheel Mode in 2.6', () => {
  const one = alone(4);
  it('makes it fast in its own activation; covered it is until the round ends', () => {
    const t = lay26({
      units: [unit('droidekas', 0, 400, 400, alone(2)), storm(1700, 800, one)],
      active: { unit: 0, step: 'start' },
    });
    t.until('window:unit.activates').take(t.options().find((id) => id.includes('wheel-mode'))!);
    expect(speedOf(t.g, t.unit(0))).toBe(3);
    expect(t.state.lasting.map(({ until, value }) => [until, value])).toEqual([
      ['activation', 'speed'],
      ['round', 'keyword.cover'],
    ]);
  });
});

describe('Wound', () => {
  const far = storm(1500, 700, alone(4));
  it('Maul is wounded once, when he enters play', () => {
    const t = lay26({ units: [unit('maul-a-rival', 0, 400, 400), far], active: 0 });
    const move = () =>
      t.until('action').take('move').until('move').take({ kind: 'standard', speed: 1, heading: 0, bend: 0, way: 1 });
    move();
    expect(t.wounds(0)).toBe(1);
    move();
    expect(t.wounds(0)).toBe(1);
  });
});

import { type Json, Match, quickRng } from '@holotisch/engine';
import type { LegionAsk } from '@holotisch/legion';
import { describe, expect, it } from 'vitest';
import { legion } from '../../../legion/src/game.ts';
import { randomSetup } from '../../../legion/test/random/play.ts';
import { lay, piece, type Table, type TableSpec, unit } from '../../../legion/test/table.ts';
import { legionGeneral } from '../../src/legion/index.ts';
import { letDecide, randomPlayer } from '../../src/player.ts';

/** What the general answers to the open question of a table. */
const opinion = (t: Table): Json => {
  const ask = t.ask();
  const view = legion.view(t.state, ask.seat);
  return legionGeneral.choose({ seat: ask.seat, view, ask: ask as LegionAsk, rng: quickRng(1) });
};
const decides = (spec: TableSpec): Json => opinion(lay(spec));
const rebels = (x: number, y: number, more = {}) => unit('rebel-troopers', 0, x, y, more);
const storm = (x: number, y: number, more = {}) => unit('stormtroopers', 1, x, y, more);

describe('the general of Legion', () => {
  it('shoots with its last action when somebody is in range', () => {
    expect(decides({ units: [rebels(400, 400), storm(700, 400)], active: { unit: 0, actions: 1 } })).toBe('attack');
  });
  it('aims first where it has nothing else to do', () => {
    expect(decides({ units: [rebels(400, 400), storm(700, 400)], active: 0 })).toBe('aim');
  });
  it('takes the target that is worth most: those in the open, not those behind a wall', () => {
    const t = lay({
      units: [rebels(400, 400), storm(700, 250), storm(700, 600)],
      terrain: [piece('barricade', 640, 285, 27, 140)],
      active: 0,
    });
    t.take('attack');
    expect(t.open).toEqual(['0 defender']);
    expect(opinion(t)).toBe('2');
  });
  it('claims a token that its leader touches', () => {
    const t = lay({
      units: [rebels(400, 400), storm(1600, 800)],
      markers: [{ kind: 'objective', x: 400, y: 400 + 13.5 + 12.55 + 0.03, by: 'recover-the-supplies' }],
      battle: { objective: 'recover-the-supplies' },
      active: 0,
    });
    expect(opinion(t)).toMatch(/\/claim$/);
  });
  it('rolls its cart on, and gives the enemy’s the farthest goal', () => {
    const cart = (x: number, y: number, seat: number) => ({ kind: 'cart', by: 'payload', x, y, seat, note: 0 });
    const t = lay({
      units: [rebels(600, 220, { order: 'facedown' }), storm(1600, 800, { order: 'facedown' })],
      terrain: [piece('building', 900, 457, 100, 60)],
      phase: 'end',
      round: 2,
      battle: { objective: 'payload' },
      markers: [cart(600, 300, 0), { kind: 'poi', by: 'payload', seat: 0, note: 0, x: 900, y: 457 }],
    });
    expect([t.open, opinion(t)]).toEqual([['0 card-way'], 'cart-ahead']);
    const named = lay({
      units: [
        { card: 'rebel-troopers', seat: 0, status: 'reserve' },
        { card: 'stormtroopers', seat: 1, status: 'reserve' },
      ],
      terrain: [
        piece('crater', 500, 600, 80, 80),
        piece('crater', 1500, 300, 80, 80),
        piece('crater', 900, 457, 80, 80),
      ],
      phase: 'prepare',
      round: 0,
      battle: { objective: 'payload', deployment: 'battle-lines' },
    });
    named.until('marker-place').take({ x: 500, y: 100 }).take({ x: 600, y: 830 });
    expect([named.open, opinion(named)]).toEqual([['0 card-terrain'], '1']);
  });
  it('takes a hostage home, and the intel out of the wreck', () => {
    const home = lay({
      units: [rebels(900, 400), storm(1750, 860)],
      markers: [{ kind: 'objective', x: 900 + 13.5 + 12.55, y: 400, claimed: 0, by: 'hostage-exchange' }],
      battle: { objective: 'hostage-exchange', deployment: 'battle-lines' },
      active: { unit: 0, actions: 1 },
      round: 1,
    });
    expect(opinion(home)).toBe('move');
    home.take('move').take(opinion(home));
    expect(home.pose(0)[1]).toBeLessThan(400 - 60);
    const wreck = lay({
      units: [rebels(500, 400 - 13.52), storm(1600, 800)],
      terrain: [piece('wreck', 500, 460, 200, 120)],
      battle: { objective: 'secure-the-intel' },
      active: 0,
    });
    expect(opinion(wreck)).toMatch(/\/extract$/);
  });
  it('walks up to a token until its leader touches it', () => {
    const t = lay({
      units: [rebels(400, 400), storm(1600, 800)],
      markers: [{ kind: 'objective', x: 500, y: 480, by: 'recover-the-supplies' }],
      battle: { objective: 'recover-the-supplies' },
      active: 0,
    });
    expect(opinion(t)).toBe('move');
    t.take('move');
    t.take(opinion(t));
    expect(
      t
        .until('action')
        .options()
        .some((id) => id.endsWith('/claim')),
    ).toBe(true);
  });
  it('recovers before it panics', () => {
    const spec = { units: [rebels(400, 400, { tokens: { suppression: 3 } }), storm(1700, 800)], active: 0 };
    expect(decides(spec)).toBe('recover');
  });
  it('dodges hits, and loses plain miniatures first', () => {
    const t = lay({
      units: [rebels(400, 400), storm(600, 400, { upgrades: ['dlt-19-stormtrooper'], tokens: { dodge: 1 } })],
      active: 0,
      black: ['hit', 'hit', 'crit', 'crit'],
      redDefence: ['blank', 'blank', 'blank'],
    });
    t.until('dodge', { action: 'attack' });
    expect(opinion(t)).toBe('dodge');
    t.take('dodge').until('wounded');
    expect(t.unit(1).minis[Number(opinion(t))]!.by).toBeNull();
  });
  it('finishes a game of two rounds against anybody with legal answers', () => {
    const setup = randomSetup(3, legion, { rounds: 2 });
    const started = Match.start(legion, { setup, seed: 'general' }, { keep: 'none', events: false });
    if (!started.ok) throw new Error(JSON.stringify(started.fault));
    const match = started.value;
    const rng = quickRng(9);
    while (!match.over) {
      const { seat } = match.open[0]!;
      letDecide(match, seat, seat === 0 ? legionGeneral : randomPlayer, rng);
    }
    expect(match.state.outcome).not.toBeNull();
  }, 60_000);
});

import { describe, expect, it } from 'vitest';
import { courageOf, speedOf } from '../../../src/values.ts';
import { lay, piece, type Spec, type TableSpec, unit } from '../../table.ts';
import { alone, LEIA, rebels, storm, VADER } from '../../troops.ts';

/** Hostage Exchange: who brings the hostages, what they make of their bearers, what they are worth. R-LE-109 */

const CARD = 'hostage-exchange';
const one = alone(4);
const TOKEN = 12.55;
const MIDDLE = { x: 914.4, y: 457.2 };
const battle = { objective: CARD, deployment: 'battle-lines' };
const waiting = (card: string, seat: number): Spec => ({ card, seat, status: 'reserve' });
/** A hostage that lies at the right hand of a lone leader. */
const hostage = (x: number, y: number, claimed: number | null = null) => ({
  kind: 'objective',
  by: CARD,
  x: x + 13.5 + TOKEN,
  y,
  claimed,
});

describe('the exchange', () => {
  const setUp = () =>
    lay({
      units: [
        ...[waiting(LEIA, 0), waiting('rebel-troopers', 0), waiting('fleet-troopers', 0)],
        ...[waiting(VADER, 1), waiting('stormtroopers', 1), waiting('snowtroopers', 1)],
      ],
      phase: 'prepare',
      round: 0,
      battle,
    });
  it('each side names one of its corps units, and the other puts it in the middle and moves it at speed 1', () => {
    const t = setUp();
    expect([t.ask().seat, t.options()]).toEqual([0, ['1', '2']]);
    t.take('1');
    expect([t.ask().seat, t.options()]).toEqual([1, ['4', '5']]);
    t.take('4');
    // Blue moves the stormtroopers that red has named, from the very middle.
    expect([t.open, t.ask().about]).toEqual([['0 move'], { unit: 4 }]);
    expect(t.pose(4).slice(0, 2)).toEqual([MIDDLE.x, MIDDLE.y]);
    t.refuses({ kind: 'standard', speed: 2, heading: 90, bend: 0, way: 1 }, 'LE-BEWEGUNG-04');
    t.take({ kind: 'standard', speed: 1, heading: 90, bend: 0, way: 1 });
    // Then red moves the rebels, from the middle too if it is free by now.
    expect([t.open, t.ask().about]).toEqual([['1 move'], { unit: 1 }]);
    const [x, y] = t.pose(1);
    expect(Math.hypot(x - MIDDLE.x, y - MIDDLE.y)).toBeLessThan(60);
    t.take({ kind: 'standard', speed: 1, heading: 270, bend: 0, way: 1 });
    // Each lays the hostage beside the leader of its own unit, never under it.
    const [leaderX, leaderY] = t.pose(1);
    expect([t.open, t.ask().about]).toEqual([['0 marker-place'], { unit: 1, card: CARD }]);
    t.refuses({ x: leaderX, y: leaderY }, 'LE-EINSATZZIELMARKER-03');
    t.until('marker-place', {}, 1).until('deploy-order');
    const beside = t.state.markers.map((m) => Math.hypot(m.x - t.pose(m.claimed!)[0], m.y - t.pose(m.claimed!)[1]));
    expect(beside).toEqual([13.5 + TOKEN, 13.5 + TOKEN].map((away) => expect.closeTo(away, 1)));
    expect(t.state.markers.map(({ kind, claimed }) => [kind, claimed])).toEqual([
      ['objective', 1],
      ['objective', 4],
    ]);
    expect([t.state.phase, t.open]).toEqual(['deployment', ['0 deploy-order']]);
    expect(t.options()).toEqual(['0', '2']);
  });
});

describe('whoever has a hostage', () => {
  const held = (more: Partial<TableSpec> = {}) =>
    lay({
      units: [rebels(400, 400, one), storm(520, 400, one), storm(1700, 800)],
      battle,
      markers: [hostage(400, 400, 0)],
      ...more,
    });
  it('[LE-SCHWIERIGES-GELAENDE-GLOSSAR-05] difficult ground adds to what the hostage costs: speed 1 and 2 leave nothing', () => {
    const grass = {
      terrain: [
        piece('light-woods', 400, 400, 300, 300, {
          footing: { trooper: 'difficult', ground: 'open', repulsor: 'open' },
        }),
      ],
      active: 0,
    };
    const held = (claimed: number | null, who: Spec) => {
      const units = [who, storm(1700, 800)];
      const t = lay({ units, battle, markers: [hostage(400, 400, claimed)], ...grass });
      return t.until('action').take('move');
    };
    const on = { kind: 'standard', speed: 1, heading: 270, bend: 0, way: 1 };
    held(null, rebels(400, 400, one)).take(on);
    for (const card of ['rebel-troopers', 'snowtroopers'])
      held(0, unit(card, 0, 400, 400, one)).refuses(on, 'LE-SCHWIERIGES-GELAENDE-GLOSSAR-02');
  });
  it('is braver by 1 and slower by 1, and both are over when the hostage is left behind', () => {
    const [t, free] = [held(), held({ markers: [hostage(400, 400)] })];
    expect([courageOf(t.g, t.unit(0)), speedOf(t.g, t.unit(0))]).toEqual([2, 1]);
    expect([courageOf(free.g, free.unit(0)), speedOf(free.g, free.unit(0))]).toEqual([1, 2]);
  });
  const near = (more: Spec = {}) => ({ units: [rebels(400, 400, one), storm(470, 400, one)], ...more });
  const into = (enemy: number, heading: number) => ({
    kind: 'standard',
    speed: 1,
    heading,
    bend: 0,
    way: 1,
    engage: enemy,
  });
  it('starts no melee; and others start one with it only from round 2 on', () => {
    const own = held({ ...near(), active: 0, round: 3 })
      .until('action')
      .take('move');
    own.refuses(into(1, 90), 'LE-GOLDENE-REGELN-03');
    // The hostage lies on the other side: nobody stands on it.
    const behind = { ...hostage(400, 400, 0), x: 400 - 13.5 - TOKEN };
    const theirs = (round: number) =>
      held({ ...near(), markers: [behind], active: 1, round })
        .until('action')
        .take('move');
    theirs(1).refuses(into(0, 270), 'LE-GOLDENE-REGELN-03');
    theirs(2).take(into(0, 270));
  });
  it('is not attacked in round 1', () => {
    const attacks = (round: number) => held({ active: 1, round }).until('action').options().includes('attack');
    expect([attacks(1), attacks(2)]).toEqual([false, true]);
  });
  it('in round 1 no card of the enemy touches it', () => {
    const push = (round: number) =>
      held({
        units: [
          rebels(400, 400, one),
          { card: VADER, seat: 1, x: 520, y: 400, upgrades: ['force-push'] },
          rebels(60, 60, { ...one, order: 'facedown' }),
        ],
        active: 1,
        round,
      })
        .until('action')
        .options()
        .some((id) => id.includes('force-push'));
    expect([push(1), push(2)]).toEqual([false, true]);
  });
  it('charges are not set off in round 1', () => {
    const saboteurs = {
      card: 'rebel-commandos',
      seat: 0,
      x: 1200,
      y: 700,
      upgrades: ['proton-charge-saboteur'],
      minis: [null, 'fallen', 'fallen', 'fallen', null],
    };
    const charge = { kind: 'charge', by: 'upgrade/proton-charge-saboteur', note: 'Proton Charge', seat: 0 };
    const asked = (round: number) =>
      lay({
        units: [saboteurs, storm(500, 400, one)],
        battle,
        active: 0,
        round,
        markers: [{ ...charge, x: 500, y: 450 }],
      })
        .until('action')
        .take('aim').open;
    expect([asked(1), asked(2)]).toEqual([['0 action'], ['0 window:action.after']]);
  });
  it('troopers claim a hostage that lies at their leader', () => {
    const t = held({ markers: [hostage(400, 400)], active: 0 }).until('action');
    t.take(t.options().find((id) => id.endsWith('/claim'))!);
    expect([t.unit(0).claimed, speedOf(t.g, t.unit(0))]).toEqual([[0], 1]);
  });
});

describe('at the end', () => {
  const score = (y: number, claimed: number | null = 0) =>
    lay({
      units: [rebels(400, y, { ...one, order: 'facedown' }), storm(1770, 600, { ...one, order: 'facedown' })],
      phase: 'end',
      round: 6,
      battle,
      markers: [hostage(400, y, claimed)],
    }).state.victory;
  it('one token for a hostage, two wholly inside the own zone, none for one that nobody has', () => {
    expect([score(152.4 - TOKEN - 0.1), score(152.4 - TOKEN + 0.1), score(100, null)]).toEqual([
      [2, 0],
      [1, 0],
      [0, 0],
    ]);
    expect(score(860)).toEqual([1, 0]);
  });
});

import { describe, expect, it } from 'vitest';
import { SEGMENT } from '../../src/geometry/range.ts';
import { type Spec, unit } from '../table.ts';
import { alone, LEIA, rebels, storm, VEERS } from '../troops.ts';
import { lay26 } from './table26.ts';

describe('advantages of 2.6', () => {
  const first = (advantages: readonly (string | null)[], units: readonly Spec[], more: object = {}) =>
    lay26({ units: [...units], phase: 'activation', stage: 0, round: 1, advantages, ...more } as never);
  it('[L2-AKTIVIERUNGSPHASE-01] Advanced Intel: a pass token at the start of the first activation phase, for its owner alone', () => {
    const two = [rebels(300, 300, alone(4)), storm(900, 800, alone(4))];
    expect(first(['advanced-intel', null], two).state.hands.map(({ passes }) => passes)).toEqual([1, 0]);
    expect(first(['advanced-intel', null], two, { round: 2 }).state.hands.map(({ passes }) => passes)).toEqual([0, 0]);
  });
  it('Cunning Deployment: three units gain a dodge token, undeployed ones too', () => {
    const t = first(
      ['cunning-deployment', null],
      [0, 1, 2]
        .map((i) => rebels(300 + 100 * i, 300, alone(4)))
        .concat([unit('rebel-troopers', 0, 0, 0, { status: 'reserve' }), storm(900, 800, alone(4))]),
    );
    t.until('card-units').take(['0', '1', '3']);
    expect([0, 1, 2, 3].map((id) => t.tokens(id, 'dodge'))).toEqual([1, 1, 0, 1]);
  });
  it('Armored Assault: up to three vehicles aim', () => {
    const t = first(
      [null, 'armored-assault'],
      [rebels(300, 300, alone(4)), unit('at-rt-republic', 1, 900, 700), storm(1200, 800, alone(4))],
    );
    expect(t.until('card-units').options()).toEqual(['1']);
    t.take(['1']);
    expect(t.tokens(1, 'aim')).toBe(1);
  });
  it('Fortified Position: up to three barricades outside enemy territory, not within range 1 of each other', () => {
    const t = lay26({
      units: [rebels(200, 60, alone(4)), storm(200, 860, alone(4))],
      phase: 'prepare',
      round: 0,
      battle: { primary: 'close-the-pocket' },
      advantages: ['fortified-position', null],
    });
    t.take('3');
    t.refuses({ x: 300, y: 800 }, 'L2-SPIELAUFBAU-07');
    t.take({ x: 300, y: 400 }).take('90');
    t.refuses({ x: 300 + SEGMENT, y: 400 }, 'LE-EINSATZZIELKARTEN-03');
    expect(t.state.terrain).toMatchObject([{ kind: 'barricade' }]);
  });
  it('[L2-KOMMANDOPHASE-11] [L2-SPIELABLAUF-02] Ordnance: placed at the end of a command phase, it strikes at the start of the end phase', () => {
    const placed = lay26({
      units: [rebels(300, 300, alone(4)), storm(900, 600, alone(4))],
      phase: 'command',
      stage: 3,
      advantages: ['ordnance', null],
    });
    expect(placed.open).toEqual(['0 window:command.end']);
    placed.take(placed.options()[0]!);
    placed.until('marker-place').take({ x: 900, y: 500 });
    expect(placed.state.phase).toBe('activation');
    const token = { kind: 'advantage', x: 900, y: 500, by: 'ordnance', seat: 0 };
    const t = lay26({
      units: [
        rebels(300, 300, alone(4)),
        storm(900 + 12.55 + 13.5 + SEGMENT, 500, alone(4)),
        unit('at-st', 1, 900, 700),
        storm(900 - 12.55 - 13.5 - SEGMENT - 0.1, 500, alone(4)),
      ],
      phase: 'end',
      round: 2,
      advantages: ['ordnance', null],
      markers: [token],
      black: ['crit', 'hit', 'blank'],
    });
    expect(t.wounds(2)).toBe(3);
    const gained = t.events('tokens').filter(({ token: kind, change }) => kind === 'suppression' && change > 0);
    expect(gained).toMatchObject([{ unit: 1, change: 2 }]);
    expect(t.state.markers).toEqual([]);
  });
  it('Strafing Run: all under a line of range 2 from the token gain suppression', () => {
    const t = lay26({
      units: [rebels(300, 300, alone(4)), storm(900, 600, alone(4)), storm(1000, 500, alone(4))],
      phase: 'end',
      round: 2,
      advantages: ['strafing-run', null],
      markers: [{ kind: 'advantage', x: 900, y: 500, by: 'strafing-run', seat: 0 }],
      black: ['crit', 'hit', 'hit', 'blank'],
    });
    t.until('card-number').take('0');
    const gained = t.events('tokens').filter(({ token, change }) => token === 'suppression' && change > 0);
    expect(gained).toMatchObject([{ unit: 1, change: 3 }]);
  });
  it('Garrison: a corps squad takes a prepared position', () => {
    const t = lay26({
      units: [
        unit('rebel-troopers', 0, 0, 0, { status: 'reserve' }),
        rebels(200, 60, alone(4)),
        storm(200, 860, alone(4)),
      ],
      phase: 'prepare',
      round: 0,
      battle: { primary: 'close-the-pocket' },
      advantages: ['garrison', null],
    });
    t.take(['0']);
    expect(t.open).toEqual(['0 deploy']);
  });
  it('Black Ops: a squad of six at most infiltrates, or aims and dodges if it does anyway', () => {
    const t = first(
      ['black-ops', null],
      [
        unit('stormtroopers', 0, 0, 0, { status: 'reserve', order: 'faceup' }),
        rebels(300, 300, { ...alone(4), order: 'facedown' }),
        unit(VEERS, 1, 900, 800),
      ],
      {
        battle: { primary: 'close-the-pocket' },
      },
    );
    t.until('card-unit').take('0');
    t.until('window:unit.activates').take(t.options()[0]!).until('deploy');
    t.take({ x: 200, y: 150, degrees: 0 });
    expect(t.unit(0).status).toBe('play');
    expect(t.state.turn!.actions).toBe(2);
  });
  it('Extreme Discipline: twice a game all suppression goes for a wound', () => {
    const t = lay26({
      units: [rebels(400, 400, alone(4)), storm(600, 400, { tokens: { suppression: 2 } })],
      active: 0,
      advantages: [null, 'extreme-discipline'],
      black: ['hit'],
      redDefence: ['block'],
    });
    t.until('action').take('attack').until('window:token.gained').take(t.options()[0]!);
    t.until('action');
    expect([t.tokens(1, 'suppression'), t.alive(1)]).toEqual([0, 3]);
    expect(t.state.battleNote['battle:extreme-discipline.1']).toBe(1);
  });
  it('Command Override: a unit with AI orders itself, twice a game', () => {
    const t = lay26({
      units: [rebels(300, 300, alone(4)), unit('b1-battle-droids', 1, 900, 600, alone(6))],
      phase: 'command',
      stage: 2,
      advantages: [null, 'command-override'],
    });
    t.until('window:command.orders').take(t.options()[0]!);
    expect(t.unit(1).order).toBe('faceup');
  });
  it('Scrambled Orders: enemies within range 1 of the scrambler are given no order; one of them in contact removes it', () => {
    const order = (gap: number) =>
      lay26({
        units: [unit(LEIA, 0, 300, 300), rebels(500, 300, alone(4)), unit(VEERS, 1, 1200, 800)],
        phase: 'command',
        stage: 2,
        hands: [{ played: 'push' }, { played: 'standing-orders' }],
        advantages: [null, 'scrambled-orders'],
        markers: [{ kind: 'advantage', x: 500, y: 300 + 13.5 + 12.55 + gap, by: 'scrambled-orders', seat: 1 }],
      })
        .goOn(({ state }) => state.phase === 'activation')
        .unit(1).order;
    expect([order(SEGMENT), order(SEGMENT + 0.01)]).toEqual(['none', 'faceup']);
    const t = lay26({
      units: [rebels(500, 300, alone(4)), unit(VEERS, 1, 1200, 800)],
      active: 0,
      advantages: [null, 'scrambled-orders'],
      markers: [{ kind: 'advantage', x: 500, y: 300 + 13.5 + 12.55, by: 'scrambled-orders', seat: 1 }],
    });
    t.until('action').take(t.options().find((id) => id.endsWith('/destroy-scrambler'))!);
    expect([t.state.markers, t.until('action').state.turn?.actions]).toEqual([[], 2]);
  });
  it('No Time to Lose: a pass token for an aim and a dodge, or a free recover', () => {
    const t = lay26({
      units: [rebels(300, 300, { ...alone(4), tokens: { suppression: 1 } }), storm(1200, 800, alone(4))],
      active: { unit: 0, step: 'start' },
      hands: [{ passes: 1 }],
      advantages: ['no-time-to-lose', null],
    });
    t.until('window:unit.activates').take(t.options()[0]!).until('card-way').take('tokens');
    expect([t.tokens(0, 'aim'), t.tokens(0, 'dodge'), t.state.hands[0]!.passes]).toEqual([1, 1, 0]);
  });
  it('Coordinated Strike: two Republic units coordinate with clones and vehicles at range 1', () => {
    const t = lay26({
      units: [
        unit('clone-trooper-infantry', 0, 300, 300, { order: 'faceup' }),
        unit('clone-trooper-infantry', 0, 400, 300),
        unit(VEERS, 1, 1200, 800),
      ],
      phase: 'command',
      stage: 2,
      advantages: ['coordinated-strike', null],
    });
    t.until('window:command.orders').take(t.options()[0]!).until('card-units').take(['0']);
    t.until('card-unit').take('1');
    expect(t.unit(1).order).toBe('faceup');
  });
  it('Rapid Deployment: corps clones make a speed-1 move when the first end phase begins', () => {
    const t = first(
      ['rapid-deployment', null],
      [
        unit('clone-trooper-infantry', 0, 300, 300, { order: 'facedown' }),
        unit(VEERS, 1, 1200, 800, { order: 'facedown' }),
      ],
    );
    t.until('card-units').take(['0']);
    t.until('window:end.start').take(t.options()[0]!);
    expect(t.open).toEqual(['0 move']);
  });
});

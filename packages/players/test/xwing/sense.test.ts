import { quickRng } from '@holotisch/engine';
import { type Ship, xwing } from '@holotisch/xwing';
import { dialOf, landing, leavesTable } from '@holotisch/xwing/rules';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { academy, rookie, type Scene, scene, ship } from '../../../xwing/test/scene.ts';
import type { Player } from '../../src/index.ts';
import { xwingPilot } from '../../src/xwing/index.ts';

const pilot: Player = xwingPilot;

/** What the pilot of a seat answers now. */
const answer = (s: Scene, seat = s.ask().seat) =>
  pilot.choose({ seat, view: xwing.view(s.state, seat), ask: s.ask(seat), rng: quickRng(1) });

/** Lets both sides play on to the end of the round. */
function playRound(s: Scene): Scene {
  const { round } = s.state;
  while (!s.match.over && s.state.round === round) s.take(answer(s));
  return s;
}

describe('flying', () => {
  it('leaves the table only where every manoeuvre does', () => {
    const place = fc.record({
      x: fc.integer({ min: 30, max: 884 }),
      y: fc.integer({ min: 30, max: 884 }),
      degrees: fc.integer({ min: 0, max: 7 }).map((n) => n * 45),
    });
    let near = 0;
    fc.assert(
      fc.property(place, fc.boolean(), ({ x, y, degrees }, stressed) => {
        const foe = academy(x < 457 ? 700 : 200, y < 457 ? 700 : 200, 0, { seat: 1 });
        const s = scene({ ships: [rookie(x, y, degrees, { tokens: { stress: stressed ? 1 : 0 } }), foe] });
        const [me] = s.state.ships as [Ship, Ship];
        const stays = (code: string) =>
          !leavesTable(s.g, me, landing(s.g, me, dialOf(me).find((m) => m.code === code)!).pose);
        const open = s.options(0).map((o) => o.slice(2));
        const calm = open.filter((code) => !stressed || !code.startsWith('k'));
        const chosen = (answer(s, 0) as Record<string, string>)['0']!;
        if (calm.some(stays)) expect(stays(chosen), `${chosen} at ${x} ${y} ${degrees}`).toBe(true);
        if (open.some((code) => !stays(code))) near++;
      }),
      { numRuns: 150 },
    );
    expect(near).toBeGreaterThan(20);
  });

  it('turns before the edge leaves it no way back', () => {
    for (const degrees of [0, 45, 90, 135, 180, 225, 270, 315]) {
      const s = scene({ ships: [rookie(457, 457, degrees), academy(100, 850, 90, { seat: 1 })] });
      for (let n = 0; n < 6; n++) playRound(s);
      expect(s.events('destroyed').filter((e) => e.cause === 'fled')).toEqual([]);
    }
  });

  it('flies round a rock that lies straight ahead', () => {
    const ships = [rookie(457, 300, 0), academy(457, 800, 180, { seat: 1 })];
    const obstacles = [{ kind: 'core2asteroid0', x: 457, y: 420 }];
    const s = playRound(scene({ ships, obstacles }));
    expect(s.events('obstacleRoll')).toEqual([]);
  });

  it('does not fly up to a rock that it could not get round with the next manoeuvre', () => {
    for (const x of [430, 457, 484])
      for (const y of [560, 600, 640]) {
        const ships = [rookie(457, 300, 0), academy(457, 880, 180, { seat: 1 })];
        const obstacles = [{ kind: 'core2asteroid0', x, y }];
        const s = scene({ ships, obstacles });
        for (let n = 0; n < 3; n++) playRound(s);
        expect(s.events('obstacleRoll'), `${x} ${y}`).toEqual([]);
      }
  });

  it('does not reveal red while stressed', () => {
    const spec = (stress: number) => ({
      ships: [rookie(457, 457, 0, { tokens: { stress } }), academy(457, 300, 0, { seat: 1 })],
    });
    expect(answer(scene(spec(0)), 0)).toEqual({ 0: 'k4' }); // the enemy is behind
    expect(answer(scene(spec(1)), 0)).not.toEqual({ 0: 'k4' });
  });

  it('keeps out of the way of its own ships', () => {
    const s = scene({
      ships: [rookie(420, 200, 0), rookie(480, 200, 0), rookie(450, 140, 0), academy(457, 800, 180, { seat: 1 })],
    });
    playRound(s);
    expect(s.events('moved').filter((e) => e.overlapped.length > 0)).toEqual([]);
  });
});

describe('fighting', () => {
  it('shoots at the weaker of two that are alike', () => {
    const s = scene({
      phase: 'combat',
      ships: [
        rookie(457, 300, 0),
        academy(420, 480, 180, { seat: 1 }),
        academy(500, 480, 180, { seat: 1, damage: [{ card: 'directhit' }, { card: 'directhit' }] }),
      ],
    }).until('attack', {}, 0);
    expect(answer(s)).toBe('primary>2');
  });

  const duel = (attack: readonly string[], more = {}) =>
    scene({
      phase: 'combat',
      initiative: 0,
      attack,
      ships: [
        rookie(457, 300, 0, { tokens: { focus: 1 }, ...more }),
        academy(457, 480, 180, { seat: 1, tokens: { weaponsdisabled: 1 } }),
      ],
    })
      .until('attack', {}, 0)
      .take('primary>1');

  it('spends the focus token on focus results only', () => {
    expect(answer(duel(['focus', 'focus', 'hit']))).toBe('0:focus');
    expect(answer(duel(['hit', 'blank', 'hit']))).toBe('pass');
  });

  it('rerolls blanks with a lock and keeps the focus results for the token', () => {
    const s = duel(['focus', 'blank', 'hit'], { locks: [1] });
    expect(answer(s)).toBe('0:targetlock');
    s.take('0:targetlock');
    expect(answer(s)).toEqual(['1']);
  });

  it('evades when that cancels something, and not otherwise', () => {
    const defend = (defence: readonly string[]) =>
      scene({
        phase: 'combat',
        initiative: 0,
        attack: ['hit', 'blank', 'blank'],
        defence,
        ships: [rookie(457, 300, 0), academy(457, 480, 180, { seat: 1, tokens: { evade: 1 } })],
      })
        .until('attack', {}, 0)
        .take('primary>1')
        .until('window:attack.modifyDefenceDice', {}, 1);
    expect(answer(defend(['blank', 'blank', 'blank']))).toBe('1:evade');
    expect(answer(defend(['evade', 'blank', 'blank']))).toBe('pass');
  });
});

describe('acting', () => {
  it('takes a token for a shot to come', () => {
    const s = scene({
      phase: 'activation',
      ships: [rookie(457, 200, 0, { dial: 's2' }), academy(457, 560, 180, { activated: true })],
    });
    expect(s.ask().kind).toBe('action');
    expect(['focus', 'targetlock']).toContain(answer(s));
  });

  it('does not hand an action back and forth', () => {
    const shuttle = (x: number, more = {}) =>
      ship('imperial/upsilonclassshuttle/starkillerbasepilot', x, 300, 0, { seat: 0, ...more });
    const s = scene({
      phase: 'activation',
      ships: [
        shuttle(300, { dial: 's1' }),
        shuttle(420, { activated: true }),
        academy(457, 800, 180, { activated: true }),
      ],
    });
    s.take('coordinate');
    expect(s.ask().kind).toBe('free-action');
    expect(s.options()).toContain('coordinate');
    expect(answer(s)).not.toBe('coordinate');
  });

  it('rolls out of the arc of an enemy whom it cannot shoot', () => {
    const s = scene({
      phase: 'activation',
      ships: [rookie(457, 300, 0, { activated: true }), academy(607, 330, 0, { dial: 's2' })],
    });
    expect(s.g.ship(1).pose).toMatchObject({ x: 607, y: 450 });
    expect(isInArc(s, 0, 1)).toBe(true);
    expect(answer(s)).toBe('barrelroll');
    while (s.ask().kind !== 'attack' && s.state.round === 1 && s.events('repositioned').length === 0) s.take(answer(s));
    expect(isInArc(s, 0, 1)).toBe(false);
  });
});

const isInArc = (s: Scene, from: number, to: number): boolean => {
  const answered = xwing.questions['arc']!(s.state, { from, to });
  return answered.ok && answered.value === true;
};

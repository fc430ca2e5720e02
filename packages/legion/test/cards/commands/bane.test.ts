import { describe, expect, it } from 'vitest';
import { legion, legion26 } from '../../../src/game.ts';
import { moving, single, standard } from '../../flow/move/moving.ts';
import { type Spec, unit } from '../../table.ts';
import { rebels, storm } from '../../troops.ts';
import { acting, resolving } from './played.ts';

describe("Cad Bane's tokens", () => {
  it.each([
    ['1.2', legion],
    ['2.6', legion26],
  ] as const)('no base may cover one of them (%s)', (_edition, game) => {
    const refusal = (x: number) =>
      moving(
        single('rebel-troopers', 0, 400, 400, 4),
        { markers: [{ kind: 'bane', seat: 0, x, y: 400, note: 'kablamo', by: 'command/i-make-the-rules-now' }] },
        game,
      ).match.check(0, standard(1, 90));
    expect(refusal(502)).toBeDefined();
    expect(refusal(700)).toBeUndefined();
  });
});

describe('I Make the Rules Now', () => {
  const NAME = 'i-make-the-rules-now';
  const marker = (note: string, x = 800, seat = 0) => ({ kind: 'bane', seat, x, y: 400, note, by: `command/${NAME}` });
  const way = { kind: 'standard', speed: 1, heading: 90, bend: 0, way: 1 };
  const near = (who: Spec, note: string) =>
    acting(NAME, 1, [unit('cad-bane', 0, 100, 800), who, rebels(1600, 100), storm(1500, 800)], {
      markers: [marker(note)],
    })
      .until('action')
      .take('move', way)
      .until('action');
  const file = { minis: [null, [560, 400], 'fallen', 'fallen'] };
  it('one of the unit who sees the token is enough', () => {
    expect(near(storm(600, 400, file), 'smoke-and-mirrors').state.markers).toEqual([]);
  });
  it('one of the unit who is near enough is enough, nobody beyond that is', () => {
    // The leader ends some 102 mm ahead; the other miniature falls in behind it.
    const left = (x: number) =>
      acting(NAME, 1, [unit('cad-bane', 0, 100, 800), storm(600, 400, file), rebels(1600, 100), storm(1500, 800)], {
        markers: [marker('smoke-and-mirrors', x)],
      })
        .until('action')
        .take('move', way)
        .until('action').state.markers.length;
    expect([left(880), left(885)]).toEqual([0, 1]);
  });
  it('only his own token brings him there', () => {
    const t = near(storm(600, 400, file), 'smoke-and-mirrors');
    expect(t.pose(0).slice(0, 2)).toEqual([100, 800]);
    expect(
      near(storm(600, 400, file), 'here-i-am')
        .pose(0)
        .slice(0, 2),
    ).toEqual([800, 400]);
  });
  it('friends reveal nothing', () => {
    expect(near(rebels(600, 400, file), 'here-i-am').state.markers).toHaveLength(1);
  });
  it('each kind once, three in all', () => {
    const laid = (...notes: readonly string[]) =>
      resolving(NAME, [unit('cad-bane', 0, 400, 400), storm(1500, 700)], {
        markers: notes.map((note, i) => marker(note, 900 + 100 * i)),
      });
    expect(laid('kablamo').until('card-way').options()).toEqual(['here-i-am', 'smoke-and-mirrors']);
    const all = laid('kablamo', 'here-i-am', 'smoke-and-mirrors').goOn(({ state }) => state.phase === 'activation');
    expect(all.state.markers).toHaveLength(3);
    const two = laid('kablamo', 'here-i-am').goOn(({ state }) => state.phase === 'activation');
    expect(two.state.markers.map(({ note }) => note)).toEqual(['kablamo', 'here-i-am', 'smoke-and-mirrors']);
  });
  it('those of an enemy are no tokens of his', () => {
    const t = resolving(NAME, [unit('cad-bane', 0, 400, 400), storm(1500, 700)], {
      markers: [marker('kablamo', 900, 1)],
    });
    expect(t.until('card-way').options()).toEqual(['here-i-am', 'smoke-and-mirrors', 'kablamo']);
  });
});

import { type Json, Match } from '@holotisch/engine';
import { describe, expect, it } from 'vitest';
import { READY_ARMIES } from '../../../src/armies/ready.ts';
import { legion } from '../../../src/game.ts';
import { coverFor, footingOf, MOVERS, standingTerrain, TERRAIN_KINDS } from '../../../src/geometry/terrain.ts';
import { piece, type Spec } from '../../table.ts';

const armies = READY_ARMIES.filter(({ format }) => format === 'standard').slice(0, 2);
const begin = (...terrain: readonly Spec[]) =>
  Match.start(
    legion,
    {
      setup: JSON.parse(
        JSON.stringify({ armies: armies.map(({ army }) => army), terrain, rules: { unenforced: true } }),
      ) as Json,
      seed: 'declared',
    },
    { keep: 'all', verify: true },
  );
const STRIDE = { from: 0, step: 42, over: 0 };

describe('terrain is declared before the game', () => {
  it('[LE-WEITERE-GELAENDEREGELN-01] [LE-GELAENDE-FESTLEGEN-01] [LE-SPIELAUFBAU-04] piece by piece: what each is, gives and hinders stands when the game begins, for both players', () => {
    const ladder = piece('building', 300, 300, 100, 100, { height: 90, ladders: true });
    const thicket = piece('light-woods', 600, 300, 100, 100, { cover: 2, footing: { trooper: 'difficult' } });
    const started = begin(ladder, thicket);
    if (!started.ok) throw new Error(JSON.stringify(started.fault));
    const { state } = started.value;
    expect(state.terrain).toMatchObject([
      { kind: 'building', height: 90, ladders: true },
      { kind: 'light-woods', cover: 2, footing: { trooper: 'difficult' } },
    ]);
    for (const seat of [0, 1]) expect(legion.view(state, seat).terrain).toEqual(state.terrain);
  });
  it('[LE-WEITERE-GELAENDEREGELN-02] nothing lies there without a cover and a footing for every kind of unit', () => {
    for (const kind of TERRAIN_KINDS) {
      const started = begin(piece(kind, 300, 300, 100, 100));
      if (!started.ok) throw new Error(JSON.stringify(started.fault));
      const standing = standingTerrain(started.value.state.terrain[0]!);
      for (const mover of MOVERS) {
        expect([0, 1, 2]).toContain(coverFor(standing, { mover, height: 42 }));
        expect(['open', 'difficult', 'impassable']).toContain(footingOf(standing, mover, STRIDE));
      }
    }
    // What means nothing is refused, and said where it stands.
    for (const [more, ...where] of [
      [{ cover: 3 }, 'cover'],
      [{ footing: { trooper: 'swampy' } }, 'footing'],
      [{ cover: { walker: 1 } }, 'cover'],
    ] as const) {
      const wrong = begin(piece('hill', 300, 300, 100, 100, more as Spec));
      expect(wrong.ok).toBe(false);
      if (!wrong.ok) expect(wrong.fault.where?.slice(0, 3)).toEqual(['terrain', 0, ...where]);
    }
    expect(begin({ ...piece('hill', 300, 300, 100, 100), kind: 'lava' }).ok).toBe(false);
  });
});

import { describe, expect, it } from 'vitest';
import { row } from '../../cards/scenes.ts';
import { lay, piece, type Spec, unit } from '../../table.ts';
import { alone, rebels } from '../../troops.ts';

const cover = (
  defender: Spec,
  more: { readonly terrain?: readonly Spec[]; readonly units?: readonly Spec[]; readonly attacker?: Spec } = {},
) =>
  lay({
    units: [more.attacker ?? rebels(400, 400, alone(4)), defender, ...(more.units ?? [])],
    terrain: more.terrain ?? [],
    active: 0,
  }).fight({ defender: '1' }).cover;

describe('what gives cover', () => {
  it('[LE-DECKUNG-02] [LE-DECKUNG-03] [LE-DECKUNG-27] [LC-VORTEILE-VON-DECKUNG-01] a barricade gives troopers heavy cover', () => {
    expect(cover(row(560, 1), { terrain: [piece('barricade', 520, 400, 14, 80)] })).toBe(2);
    expect(cover(row(560, 1))).toBe(0);
  });
  it('[LE-DECKUNG-27] but vehicles none', () => {
    expect(cover(unit('at-st', 1, 620, 400), { terrain: [piece('barricade', 520, 400, 14, 80)] })).toBe(0);
  });
  it('[LE-DECKUNG-06] [LE-DECKUNG-07] [LE-DECKUNG-28] other terrain gives what was agreed for it', () => {
    for (const grade of [0, 1, 2])
      expect(cover(row(560, 1), { terrain: [piece('low-stone-wall', 520, 400, 14, 80, { cover: grade })] })).toBe(
        grade,
      );
  });
  it('[LE-DECKUNG-04] [LE-DECKUNG-22] an emplacement gives light cover', () => {
    expect(cover(row(600, 1), { units: [unit('1-4-fd-laser-cannon-team', 0, 500, 400)] })).toBe(1);
  });
  it('[LE-DECKUNG-05] [LE-DECKUNG-26] [LE-EINHEITEN-ALS-GELAENDETEIL-01] a walker of either side gives light cover to what it hides in part', () => {
    expect(cover(row(600, 1), { units: [unit('at-rt-rebel', 0, 500, 434)] })).toBe(1);
    expect(cover(row(600, 1), { units: [unit('at-rt-rebel', 0, 500, 480)] })).toBe(0);
  });
  it('[LE-DECKUNG-22] a repulsor vehicle gives none', () => {
    expect(cover(row(600, 1), { units: [unit('74-z-speeder-bikes', 1, 500, 420, { minis: [null, 'fallen'] })] })).toBe(
      0,
    );
  });
});

describe('who is obscured', () => {
  const short = (y: number, depth: number, kind = 'barricade') => piece(kind, 520, y, 14, depth);
  it('[LE-DECKUNG-16] [LE-DECKUNG-20] [LE-DECKUNG-25] [LC-DECKUNG-03] half of the miniatures: one of two is enough, one of three is not', () => {
    expect(cover(row(560, 2), { terrain: [short(400, 30)] })).toBe(2);
    expect(cover(row(560, 3), { terrain: [short(400, 30)] })).toBe(0);
  });
  it('[LE-DECKUNG-17] [LC-DECKUNG-02] only the leader of the attacker looks', () => {
    const terrain = [short(400, 60)];
    const beside = rebels(400, 400, {
      minis: [null, [400, 600], [430, 600], [460, 600]].slice(0, 2).concat(['fallen', 'fallen'] as never) as never,
    });
    expect(cover(row(560, 1), { terrain, attacker: beside })).toBe(2);
  });
  it('[LE-DECKUNG-18] [LE-DECKUNG-19] [LE-DECKUNG-24] it must hide a part and lie on the line between the middles', () => {
    // It reaches across the lower half of the base, but not to the line.
    expect(cover(row(560, 1), { terrain: [piece('barricade', 520, 370, 14, 58)] })).toBe(0);
    expect(cover(row(560, 1), { terrain: [piece('barricade', 520, 372, 14, 58)] })).toBe(2);
  });
  it('[LE-DECKUNG-29] light for some and heavy for others: what more of them have', () => {
    // Seen from (400, 440) the three stand behind y 410, 440 and 470 of the line x 520.
    const behind = (...kinds: readonly string[]) =>
      cover(row(560, 3), {
        terrain: kinds.map((kind, i) => piece(kind, 520, 410 + 30 * i, 14, 22)),
        attacker: rebels(400, 440, alone(4)),
      });
    expect(behind('barricade', 'barricade', 'sandbags')).toBe(2);
    expect(behind('barricade', 'sandbags', 'sandbags')).toBe(1);
  });
  it('[LE-DECKUNG-30] behind both it is heavy', () => {
    expect(
      cover(row(600, 1), { terrain: [piece('sandbags', 500, 400, 14, 80), piece('barricade', 550, 400, 14, 80)] }),
    ).toBe(2);
  });
  it('[LE-DECKUNG-21] [LC-DECKUNG-04] a piece that the leader touches is overlooked, by others it is not', () => {
    const at = (x: number) => cover(row(455, 1), { terrain: [piece('barricade', x, 400, 14, 80)] });
    expect(at(400 + 13.5 + 7)).toBe(0);
    expect(at(400 + 13.5 + 7 + 0.2)).toBe(2);
  });
  it('[LE-DECKUNG-21] [LE-DECKUNG-22] a walker and a gun that the leader touches are overlooked like terrain', () => {
    const behind = (card: string, radius: number, aside: number, gap: number) => {
      const x = 400 + Math.sqrt((13.5 + radius + gap) ** 2 - aside ** 2);
      return cover(row(600, 1), { units: [unit(card, 0, x, 400 + aside)] });
    };
    const walker = [0, 1].map((gap) => behind('at-rt-rebel', 35, 34, gap));
    const gun = [0, 1].map((gap) => behind('1-4-fd-laser-cannon-team', 50, 15, gap));
    expect([walker, gun]).toEqual([
      [0, 1],
      [0, 1],
    ]);
  });
  it('[LE-SICHTLINIE-UEBERPRUEFEN-ZUR-BEST-01] who looks down from above sees all of it over a barricade', () => {
    const t = (x: number) =>
      cover(rebels(x, 400, alone(4)), {
        terrain: [piece('barricade', 560, 400, 14, 80)],
        attacker: unit('at-st', 1, 400, 400, { degrees: 90 }),
      });
    expect(t(760)).toBe(0);
    expect(t(590)).toBe(2);
  });
});

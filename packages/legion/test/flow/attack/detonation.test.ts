import { describe, expect, it } from 'vitest';
import { saboteurs } from '../../cards/scenes.ts';
import { apart, first, lay, piece, type Spec, unit } from '../../table.ts';
import { alone, rebels, storm } from '../../troops.ts';

describe('charges', () => {
  const MINE = { kind: 'charge', seat: 0, by: 'upgrade/proton-charge-saboteur', note: 'Proton Charge' };
  const field = (units: readonly Spec[], x: number, y: number, more: object = {}) =>
    lay({ units: [saboteurs(1200, 700), ...units], markers: [{ ...MINE, x, y }] as never, active: 0, ...more });
  const blast = (t: ReturnType<typeof lay>) =>
    t.until('action').take('aim').until('action', { 'window:action.after': first, 'card-unit': first });
  it('[LE-DETONIEREN-01] [LE-DETONIEREN-05] [LE-DETONIEREN-06] [LE-FLAECHENWAFFEN-02] a separate attack on every unit in range, friend and foe', () => {
    const t = blast(
      field([storm(500, 400, alone(4)), rebels(500, 500, alone(4)), storm(500, 700, alone(4))], 500, 450),
    );
    expect(
      t
        .events('attack')
        .map(({ defender }) => defender)
        .sort(),
    ).toEqual([1, 2]);
    expect(t.events('attack')[0]).toMatchObject({ kind: 'detonation', attacker: { marker: 0 }, melee: false });
  });
  it('[LE-DETONIEREN-03] then the token is gone', () => {
    expect(blast(field([storm(500, 400)], 500, 460)).state.markers).toEqual([]);
  });
  it('[LE-DETONIEREN-08] [LE-FLAECHENWAFFEN-06] [LE-HANDGEMENGE-05] engaged units too', () => {
    const t = blast(field([storm(500, 400, alone(4)), rebels(500 + apart(0), 400, alone(4))], 500, 450));
    expect(t.events('attack')).toHaveLength(2);
  });
  it('[LE-DETONIEREN-02] its Impact 1 works against Armor, [LE-SCHWACHSTELLE-X-HECK-02] and one more behind an AT-ST', () => {
    const at = (degrees: number) =>
      blast(
        field([unit('at-st', 1, 500, 400, { degrees })], 500, 470, {
          red: ['hit'],
          white: ['hit', 'hit'],
          whiteDefence: ['block', 'block', 'block'],
        }),
      ).result.crits;
    expect(at(0)).toBe(1);
    expect(at(180)).toBe(2);
  });
  it('[LE-DETONIEREN-13] who does not see the token is not hurt', () => {
    const wall = piece('high-stone-wall', 500, 430, 200, 10, { height: 200 });
    const t = blast(field([storm(500, 400, alone(4))], 500, 465, { terrain: [wall] }));
    expect(t.events('attack')).toEqual([]);
  });
  it('[LE-DETONIEREN-07] [LE-FLAECHENWAFFEN-05] [LE-WAFFEN-04] they are ranged attacks: troopers are suppressed', () => {
    const t = blast(
      field([storm(500, 400, alone(4))], 500, 450, { red: ['hit'], white: ['blank', 'blank'], redDefence: ['block'] }),
    );
    expect(t.tokens(1, 'suppression')).toBe(1);
  });
});

import { describe, expect, it } from 'vitest';
import { legion26 } from '../../../../src/game.ts';
import { apart, lay as layTable, piece, type Spec, type Table, type TableSpec, unit } from '../../../table.ts';
import { lay26 } from '../../../table26.ts';
import { alone, rebels, storm } from '../../../troops.ts';
import { takeAction } from '../../watching.ts';

describe('Mandalorian Super Commando', () => {
  it('its cache outlives it', () => {
    const t = lay26({
      units: [
        unit('mandalorian-super-commandos', 0, 400, 400, {
          upgrades: ['mandalorian-super-commando'],
          order: 'facedown',
          tokens: { surge: 2 },
          note: { 'cache.surge': 2 },
          minis: [null, null, null, 'fallen'],
        }),
        storm(1500, 700, { ...alone(4), order: 'facedown' }),
      ],
      phase: 'end',
      round: 1,
    });
    t.goOn(({ state }) => state.round === 2);
    expect(t.tokens(0, 'surge')).toBe(2);
  });
});

describe('Rebel Marksman', () => {
  const lay = (spec: TableSpec) => layTable(spec, legion26);
  const far = storm(1700, 800);
  const acting = (own: Spec, others: readonly Spec[] = [], more: object = {}) =>
    lay({ units: [own, ...others, far], active: 0, ...more }).until('action');
  const SNIPE = 'card:0:0.rebel-marksman/snipe';
  const cell = (face: string, target: Spec = storm(1000, 400, alone(4))) =>
    acting(unit('rebel-sleeper-cell', 0, 400, 400, { upgrades: ['rebel-marksman'] }), [target], { red: [face] });
  it('Marksmen: a surge or a critical hit wounds and suppresses whoever they see', () => {
    for (const face of ['surge', 'crit']) {
      const t = cell(face, storm(1000, 400, { minis: [null, [1000, 440], 'fallen', 'fallen'] }));
      t.take(SNIPE).until('action', { 'card-unit': '1' });
      expect([t.alive(1), t.tokens(1, 'suppression'), t.state.turn!.actions]).toEqual([1, 1, 1]);
    }
    const u = cell('hit').take(SNIPE).until('action', { 'card-unit': '1' });
    expect([u.alive(1), u.tokens(1, 'suppression')]).toEqual([1, 0]);
  });
  it('Marksmen: not while engaged', () => {
    const t = acting(unit('stormtrooper-riot-squad', 0, 400, 400, { upgrades: ['stormtrooper-marksman'] }), [
      storm(400 + apart(0), 400, alone(4)),
    ]);
    expect(t.options()).not.toContain('card:0:0.stormtrooper-marksman/snipe');
  });
});

describe('Rebel Marksman', () => {
  const far = storm(1700, 850, alone(4));
  const acting = (own: Spec, others: readonly Spec[] = [], more: Partial<TableSpec> = {}) =>
    lay26({ units: [own, ...others, far], active: 0, ...more }).until('action');
  const has = (t: Table, act: string) => t.options().some((id) => id.endsWith(`/${act}`));
  const SNIPE = 'snipe';
  const cell = (others: readonly Spec[], more: Partial<TableSpec> = {}) =>
    acting(unit('rebel-sleeper-cell', 0, 400, 400, { upgrades: ['rebel-marksman'] }), others, more);
  it('Marksmen: troopers that they see and that are in no melee', () => {
    const friend = rebels(1000, 700, alone(4));
    const t = cell([
      storm(1000, 400, alone(4)),
      unit('at-st', 1, 1000, 550),
      friend,
      storm(1000 + apart(0), 700, alone(4)),
    ]);
    takeAction(t, SNIPE);
    expect(t.options()).toEqual(['1', '5']);
    const blind = (terrain: readonly Spec[]) =>
      has(
        lay26({
          units: [unit('rebel-sleeper-cell', 0, 400, 400, { upgrades: ['rebel-marksman'] }), storm(700, 400, alone(4))],
          active: 0,
          terrain,
        }).until('action'),
        SNIPE,
      );
    expect([blind([]), blind([piece('building', 550, 400, 20, 800, { height: 300 })])]).toEqual([true, false]);
  });
});

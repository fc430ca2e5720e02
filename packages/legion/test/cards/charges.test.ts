import { describe, expect, it } from 'vitest';
import { legion26 } from '../../src/game.ts';
import { keywordOf, weaponsOf } from '../../src/values.ts';
import { lay, lay as layTable, type Spec, type TableSpec, unit } from '../table.ts';
import { alone, rebels, storm } from '../troops.ts';

/** What saboteurs leave behind. */
const mine = (type: string, x: number, y: number) => ({
  kind: 'charge',
  seat: 0,
  by: 'upgrade/dioxis-mine-saboteur',
  note: type,
  x,
  y,
});
const saboteurs = (card: string): Spec =>
  rebels(1200, 700, { minis: [null, 'fallen', 'fallen', 'fallen', [1200, 740]], upgrades: [card] });
const blast = (target: Spec, faces: readonly string[]) =>
  lay({
    units: [saboteurs('dioxis-mine-saboteur'), target, storm(1700, 800)],
    markers: [mine('Dioxis Mine', 500, 450)] as never,
    active: 0,
    black: [faces[0] as 'hit'],
    white: ['blank', 'blank'],
    redDefence: ['blank'],
    whiteDefence: ['blank'],
  })
    .until('action')
    .take('aim')
    .until('action', { 'window:action.after': (a) => (a.type === 'choice' ? a.options[0]!.id : '') });

describe('Dioxis Mines', () => {
  const two = { minis: [null, [500, 370], 'fallen', 'fallen'] };
  it('Dioxis Mine: whom it wounds is poisoned', () => {
    expect(blast(storm(500, 400, two), ['crit']).tokens(1, 'poison')).toBe(1);
    expect(blast(storm(500, 400, two), ['blank']).tokens(1, 'poison')).toBe(0);
  });
  it('Dioxis Mine: neither droids nor vehicles are', () => {
    const droids = unit('b1-battle-droids', 1, 500, 400, { minis: [null, [500, 370], ...Array(4).fill('fallen')] });
    expect(blast(droids, ['crit']).tokens(1, 'poison')).toBe(0);
    expect(blast(unit('at-st', 1, 500, 380), ['crit']).tokens(1, 'poison')).toBe(0);
  });
});

describe('Detonate X', () => {
  const field = (minis: readonly (null | string | readonly number[])[]) =>
    lay({
      units: [
        rebels(1200, 700, { minis: minis as never, upgrades: ['dioxis-mine-saboteur'] }),
        storm(300, 200, alone(4)),
      ],
      markers: [mine('Dioxis Mine', 600, 450), mine('Dioxis Mine', 900, 450)] as never,
      active: 0,
    }).until('action');
  it('[LE-DETONIEREN-X-BOMBENTYP-01] of two tokens Detonate 1 sets off one after each action', () => {
    const t = field([null, 'fallen', 'fallen', 'fallen', [1200, 740]]).take('aim');
    expect(t.options()).toEqual(['0:detonate.0', '0:detonate.1', 'pass']);
    t.take('0:detonate.1');
    expect(t.open).toEqual(['0 action']);
    expect(t.state.markers.map(({ id }) => id)).toEqual([0]);
    t.take('dodge');
    expect(t.options()).toEqual(['0:detonate.0', 'pass']);
  });
  it('Detonate: nobody sets them off when the saboteur has fallen', () => {
    expect(field([null, null, null, null, 'fallen']).take('aim').open).toEqual(['0 action']);
  });
});

describe('attacks', () => {
  const lay = (spec: TableSpec) => layTable(spec, legion26);
  const far = storm(1700, 800);
  it('Saboteurs of 2.6 neither arm nor detonate: their charge is a weapon for melee and range 1', () => {
    const t = lay({ units: [rebels(400, 400, { upgrades: ['proton-charge-saboteur'] }), far], active: 0 });
    expect(['arm', 'detonate'].map((k) => keywordOf(t.g, t.unit(0), k as 'arm'))).toEqual([0, 0]);
    const charge = [...weaponsOf(t.g, t.unit(0))].find(({ at }) => at === 0)!.weapon;
    expect(charge).toMatchObject({ range: { min: 0, max: 1 }, pool: { red: 1, black: 1, white: 1 } });
  });
});

import { describe, expect, it } from 'vitest';
import { newAttack } from '../../../../src/flow/attack/attack.ts';
import { legion26 } from '../../../../src/game.ts';
import { SEGMENT } from '../../../../src/geometry/range.ts';
import { hasKeyword, keywordOf, poolKeyword, weaponsOf } from '../../../../src/values.ts';
import { apart, lay as layTable, type Spec, type TableSpec, unit } from '../../../table.ts';
import { alone, LEIA, LUKE, rebels, storm, VADER } from '../../../troops.ts';

const lay = (spec: TableSpec) => layTable(spec, legion26);
const far = storm(1700, 800);

const acting = (own: Spec, others: readonly Spec[] = [], more: object = {}) =>
  lay({ units: [own, ...others, far], active: 0, ...more }).until('action');

describe('single dice that wound', () => {
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
  const HUNTER = 'hunter-the-bad-batch-clone-force-99-republic';
  it('Hunter: a black die for troopers at range 1 that are neither commanders nor operatives', () => {
    const at = (target: Spec) =>
      acting(
        rebels(400, 400, { minis: ['fallen', 'fallen', 'fallen', 'fallen', [400, 400]], upgrades: [HUNTER] }),
        [target],
        { black: ['hit'] },
      );
    const t = at(storm(400 + apart(SEGMENT), 400, { minis: [null, [700, 430], 'fallen', 'fallen'] }));
    t.take(`card:0:0.${HUNTER}/strike`).until('action');
    expect([t.alive(1), t.state.turn!.actions]).toEqual([1, 2]);
    expect(at(storm(400 + apart(SEGMENT + 0.01), 400, alone(4))).options()).not.toContain(`card:0:0.${HUNTER}/strike`);
    expect(at(unit(VADER, 1, 480, 400)).options()).not.toContain(`card:0:0.${HUNTER}/strike`);
  });
  it('Din’s Amban Rifle: two actions for a short move and a shot at anybody in sight', () => {
    const t = acting(
      unit('din-djarin', 0, 400, 400, { upgrades: ['dins-amban-rifle'] }),
      [storm(1000, 400, { minis: [null, [1000, 440], 'fallen', 'fallen'] })],
      {
        red: ['hit'],
      },
    );
    t.take('card:0:0.dins-amban-rifle/snipe').take({ kind: 'standard', speed: 1, heading: 180, bend: 0, way: 1 });
    t.take('1');
    expect([t.alive(1), t.tokens(1, 'suppression')]).toEqual([1, 1]);
    expect(t.pose(0)[1]).toBeLessThan(350);
  });
  it('Force Choke of 2.6: a unit suffers, and its player chooses the miniature', () => {
    const t = acting(unit(VADER, 0, 400, 400, { upgrades: ['force-choke'] }), [
      storm(500, 400, { minis: [null, [500, 440], 'fallen', 'fallen'] }),
    ]);
    t.take('card:0:0.force-choke/choke').until('action');
    expect(t.alive(1)).toBe(1);
    expect(t.unit(1).minis[t.unit(1).leader]!.fell).toBeNull();
  });
});

describe('attacks', () => {
  const clones = (upgrades: readonly (string | Spec)[], more: Spec = {}) =>
    unit('clone-commandos', 0, 400, 400, { ...alone(4), upgrades: [...upgrades], ...more });
  it('Crosshair: Critical 1 while nothing else is in the pool', () => {
    const shot = (both: boolean) => {
      const t = lay({
        units: [
          rebels(400, 400, { minis: [[400, 430], 'fallen', 'fallen', 'fallen', [400, 400]], upgrades: ['crosshair'] }),
          storm(600, 400),
        ],
        active: 0,
        red: ['surge'],
        black: ['blank'],
        white: ['blank'],
      });
      t.fight({
        weapons: (a) =>
          a.type === 'form'
            ? Object.fromEntries(
                a.fields.map((f) => [f.id, f.id.startsWith('4') ? '0:crosshair' : both ? f.options[0]!.id : 'none']),
              )
            : '',
      });
      return t.result.crits;
    };
    expect(shot(false)).toBe(1);
    expect(shot(true)).toBe(0);
  });
  it('327th Star Corps Pilot: defenders gain an observation token', () => {
    const t = lay({
      units: [
        unit('infantry-support-platform', 0, 400, 400, { degrees: 90, upgrades: ['327th-star-corps-pilot'] }),
        storm(700, 400),
        far,
      ],
      active: 0,
    });
    t.fight({ defender: '1' }).until('action');
    expect([t.tokens(1, 'observation'), t.tokens(2, 'observation')]).toEqual([1, 0]);
  });
  it('Clone Shock Trooper Pilot of 2.6: a surge token for a friend at range 1 after an attack action', () => {
    const t = lay({
      units: [
        unit('infantry-support-platform', 0, 400, 400, { degrees: 90, upgrades: ['clone-shock-trooper-pilot'] }),
        storm(700, 400),
        rebels(400, 520, alone(4)),
      ],
      active: 0,
    });
    t.fight().until('action', { 'window:action.after': '0:0.clone-shock-trooper-pilot', 'card-unit': '2' });
    expect(t.tokens(2, 'surge')).toBe(1);
  });
  it('Frenzied Gunner: a red defence die says which attack die is added', () => {
    const dice = (face: string) => {
      const t = lay({
        units: [
          unit('wlo-5-speeder-tank', 0, 400, 400, { degrees: 90, upgrades: ['frenzied-gunner'] }),
          storm(640, 400),
        ],
        active: 0,
        redDefence: [face as 'block'],
      });
      t.fight({
        'window:attack.gather': '0:0.frenzied-gunner',
        weapons: (a) =>
          a.type === 'form'
            ? Object.fromEntries(a.fields.map((f, n) => [f.id, n === 0 ? 'unit:anti-personnel-lasers' : 'none']))
            : '',
      });
      const all = t.events('rolled')[0]!.dice.map(({ colour }) => colour);
      return (['red', 'black', 'white'] as const).map((colour) => all.filter((one) => one === colour).length);
    };
    expect(dice('blank')).toEqual([0, 3, 3]);
    expect(dice('block')).toEqual([0, 4, 2]);
    expect(dice('surge')).toEqual([1, 3, 2]);
  });
  it('DC-17m ICWS Config: Lethal 1 with the sniper side, however many fire; it is turned over even if exhausted', () => {
    const t = lay({
      units: [
        unit('clone-commandos', 0, 400, 400, {
          minis: [null, [400, 440], 'fallen', 'fallen'],
          upgrades: [{ id: 'dc-17m-icws-config', exhausted: true }],
          order: 'faceup',
        }),
        storm(400 + apart(2.5 * SEGMENT), 400),
      ],
      turnOf: 0,
    }).until('action', { activate: '0', 'window:unit.activates': '0:0.dc-17m-icws-config' });
    expect([...weaponsOf(t.g, t.unit(0))].filter(({ at }) => at === 0).map(({ weapon }) => weapon.id)).toEqual([
      'dc-17m-icws-sniper',
    ]);
    const u = lay({
      units: [
        unit('clone-commandos', 0, 400, 400, {
          minis: [null, [400, 440], 'fallen', 'fallen'],
          upgrades: [{ id: 'dc-17m-icws-config', note: 'flipped' }],
        }),
        storm(400 + apart(2.5 * SEGMENT), 400),
      ],
      active: 0,
    }).until('action');
    const sniper = '0:dc-17m-icws-sniper';
    const pool = [0, 1].map((mini) => ({ mini, weapon: sniper, times: 1 }));
    const attack = { ...newAttack(1, 'action', 0, { unit: 0 }, 1, false, 3), pool };
    expect(poolKeyword(u.g, attack, 'lethal')).toBe(1);
  });
  it('Katarn Pattern Armor: once, one wound instead of several', () => {
    const t = lay({
      units: [storm(540, 400), clones(['katarn-pattern-armor'], { minis: [null, [400, 440], [400, 360], 'fallen'] })],
      active: 0,
      white: ['crit', 'crit', 'crit', 'blank'],
      redDefence: ['blank', 'blank', 'blank'],
    });
    t.fight({ 'window:unit.suffers': '1:0.katarn-pattern-armor' });
    expect([t.alive(1), t.unit(1).upgrades[0]!.discarded]).toEqual([2, true]);
  });
  it('Impact Grenades of 2.6: Impact 4 for the pool, however many are thrown', () => {
    const t = lay({ units: [rebels(400, 400, { upgrades: ['impact-grenades'] }), far], active: 0 });
    const impact = (minis: number, weapon: string) => {
      const pool = Array.from({ length: minis }, (_, mini) => ({ mini, weapon, times: 1 }));
      return poolKeyword(t.g, { ...newAttack(1, 'action', 0, { unit: 0 }, 1, false, 1), pool }, 'impact');
    };
    expect([impact(1, '0:impact-grenade'), impact(3, '0:impact-grenade')]).toEqual([4, 4]);
    expect(impact(3, `unit:${t.g.card(t.unit(0)).weapons[0]!.id}`)).toBe(0);
  });
  it('Beskad Duelist of 2.6: exhausted for Charge', () => {
    const t = lay({
      units: [unit('clan-wren-veterans', 0, 400, 400, { upgrades: ['beskad-duelist'], order: 'faceup' }), far],
      turnOf: 0,
    });
    expect(hasKeyword(t.g, t.unit(0), 'charge')).toBe(false);
    t.until('action', { activate: '0', 'window:unit.activates': '0:0.beskad-duelist' });
    expect(hasKeyword(t.g, t.unit(0), 'charge')).toBe(true);
    expect(t.unit(0).upgrades[0]!.exhausted).toBe(true);
  });
  it('Saboteurs of 2.6 neither arm nor detonate: their charge is a weapon for melee and range 1', () => {
    const t = lay({ units: [rebels(400, 400, { upgrades: ['proton-charge-saboteur'] }), far], active: 0 });
    expect(['arm', 'detonate'].map((k) => keywordOf(t.g, t.unit(0), k as 'arm'))).toEqual([0, 0]);
    const charge = [...weaponsOf(t.g, t.unit(0))].find(({ at }) => at === 0)!.weapon;
    expect(charge).toMatchObject({ range: { min: 0, max: 1 }, pool: { red: 1, black: 1, white: 1 } });
  });
  it('Improvised Orders of 2.6: it stays exhausted', () => {
    const t = lay({
      units: [
        unit(LEIA, 0, 300, 300, { upgrades: [{ id: 'improvised-orders', exhausted: true }], order: 'facedown' }),
        far,
      ],
      phase: 'end',
    }).goOn(({ state }) => state.round === 2);
    expect(t.unit(0).upgrades[0]!.exhausted).toBe(true);
  });
});

describe('stances of 2.6', () => {
  it('Offensive Stance: dodge tokens cannot be spent', () => {
    const dodges = (note?: string) => {
      const stance = { id: 'defensive-offensive-stance', ...(note && { note }) };
      const t = lay({
        units: [storm(540, 400, alone(4)), unit(LUKE, 0, 400, 400, { tokens: { dodge: 1 }, upgrades: [stance] })],
        active: 0,
        white: ['hit'],
      });
      t.fight({ dodge: 'dodge' });
      return t.tokens(1, 'dodge');
    };
    expect([dodges(), dodges('flipped')]).toEqual([0, 1]);
  });
});

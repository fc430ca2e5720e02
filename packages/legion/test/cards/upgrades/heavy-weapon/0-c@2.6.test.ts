import { describe, expect, it } from 'vitest';
import { newAttack } from '../../../../src/flow/attack/attack.ts';
import { legion26 } from '../../../../src/game.ts';
import { courageOf, hasKeyword, poolKeyword } from '../../../../src/values.ts';
import { apart, lay as layTable, type Script, type Spec, type TableSpec, unit } from '../../../table.ts';
import { lay26 } from '../../../table26.ts';
import { alone, holding, rebels, storm } from '../../../troops.ts';
import { droids, shooting } from '../../scenes.ts';
import { coloursRolled } from '../../watching.ts';

const lay = (spec: TableSpec) => layTable(spec, legion26);
const enemies = (x: number, y: number, more: Spec = {}) => unit('rebel-troopers', 1, x, y, { ...alone(4), ...more });

describe('Agent Kallus', () => {
  const kallus = (others: readonly Spec[]) =>
    lay26({
      units: [
        unit('stormtroopers', 0, 400, 400, {
          minis: ['fallen', 'fallen', 'fallen', 'fallen', [400, 400]],
          upgrades: ['agent-kallus'],
        }),
        ...others,
      ],
      active: 0,
    }).until('action');
  const HOLD = 'card:0:0.agent-kallus/hold';
  it('Agent Kallus: holds somebody in his melee, free of charge; courage grows by one', () => {
    const t = kallus([enemies(400 + apart(0), 400), enemies(900, 400)]);
    t.take(HOLD).until('action', { 'card-unit': '1' });
    expect([t.tokens(1, 'immobilize'), t.tokens(2, 'immobilize'), t.state.turn!.actions]).toEqual([2, 0, 2]);
    expect(courageOf(t.g, t.unit(0))).toBe(2);
  });
  it('Agent Kallus: nobody who is only near', () => {
    expect(kallus([enemies(400 + apart(1), 400)]).options()).not.toContain(HOLD);
  });
});

describe('Asajj Ventress', () => {
  const gather = (card: string): Script => ({ 'window:attack.gather': `0:0.${card}` });
  it('Asajj Ventress: four better dice against a suppressed unit, none against another', () => {
    const at = (suppression: number) =>
      coloursRolled(
        shooting(
          droids('asajj-ventress'),
          enemies(650, 400, holding('suppression', suppression)),
          gather('asajj-ventress'),
        ),
      );
    expect(at(1)).toEqual([0, 2, 0]);
    expect(at(0)).toEqual([0, 0, 2]);
  });
});

describe('Beskad Duelist', () => {
  const far = storm(1700, 800);
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
});

describe('Crosshair', () => {
  const far = storm(1700, 850, alone(4));
  const acting = (own: Spec, others: readonly Spec[] = [], more: Partial<TableSpec> = {}) =>
    lay26({ units: [own, ...others, far], active: 0, ...more }).until('action');
  const keywordIn = (own: Spec, keyword: 'lethal' | 'critical', weapons: readonly string[]) => {
    const t = acting(own);
    const pool = weapons.map((weapon, mini) => ({ mini, weapon, times: 1 }));
    return poolKeyword(t.g, { ...newAttack(1, 'action', 0, { unit: 0 }, 1, false, 1), pool }, keyword);
  };
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
  it('Crosshair: Critical 1 alone, nothing more with others', () => {
    const critical = (...weapons: readonly string[]) =>
      keywordIn(
        rebels(400, 400, { minis: [[400, 430], 'fallen', 'fallen', 'fallen', [400, 400]], upgrades: ['crosshair'] }),
        'critical',
        weapons,
      );
    expect(critical('0:crosshair') - critical('0:crosshair', 'unit:a-200-blaster-rifle')).toBe(1);
  });
});

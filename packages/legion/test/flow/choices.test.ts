import { describe, expect, it } from 'vitest';
import { heal } from '../../src/flow/attack/wounds.ts';
import { lay, type Spec, unit } from '../table.ts';
import { lay26 } from '../table26.ts';
import { alone, rebels, storm } from '../troops.ts';

/** What a text lets somebody choose is asked of him. */

const one = alone(4);

describe('standby of several units', () => {
  const watching = (y: number): Spec => storm(550, y, { ...one, tokens: { standby: 1 } });
  const asked = () =>
    lay({
      units: [rebels(400, 400, one), watching(350), watching(450), rebels(1200, 100)],
      active: 0,
      white: ['blank', 'blank'],
    })
      .until('action')
      .take('aim');
  it('[LE-BEREITSCHAFT-04] [LE-BEREITSCHAFT-10] their player says who is first; the other may still follow', () => {
    const t = asked();
    expect([t.open, t.options()]).toEqual([['1 card-unit'], ['1', '2', 'none']]);
    t.take('2', 'attack');
    t.goOn(() => t.events('attackEnds').length === 1);
    expect(t.events('standby').map(({ unit: id }) => id)).toEqual([2]);
    t.until('free-action').take('move').until('move');
    expect(t.events('standby').map(({ unit: id }) => id)).toEqual([2, 1]);
  });
  it('[LE-BEREITSCHAFT-04] nobody is nobody: no token is spent and nobody is asked again', () => {
    const t = asked().take('none');
    expect([t.open, t.tokens(1, 'standby'), t.tokens(2, 'standby')]).toEqual([['0 action'], 1, 1]);
  });
  it('[LE-BEREITSCHAFT-04] who declines after all leaves the other its turn', () => {
    const t = asked().take('2', 'none');
    expect(t.open).toEqual(['1 free-action']);
    t.take('none');
    expect(t.open).toEqual(['0 action']);
  });
});

describe('treatment', () => {
  const MEDIC = 'fx-9-medical-droid';
  const GUARDS = 'imperial-royal-guards';
  const treating = (minis: readonly (Spec | string | null)[]) => {
    const t = lay({
      units: [
        storm(400, 400, { upgrades: [MEDIC] }),
        unit(GUARDS, 1, 470, 440, { minis: minis as unknown as string }),
        rebels(1700, 800),
      ],
      active: 0,
      round: 2,
    }).until('action');
    const act = t.options().find((id) => id.includes('treat'))!;
    return t.take(act);
  };
  it('[LE-BEHANDELN-X-KAPAZITAET-Y-04] of several wounded miniatures their player says which is healed', () => {
    const t = treating([null, { wounds: 1 }, { wounds: 1 }]);
    expect(t.open).toEqual(['1 card-mini']);
    expect(t.options().slice(0, 2)).toEqual(['1', '2']);
    t.take('2');
    expect(t.unit(1).minis.map(({ wounds }) => wounds)).toEqual([0, 1, 0]);
  });
  it('[LE-BEHANDELN-X-KAPAZITAET-Y-04] up to so many: from the second on it may stop, and never more than there are', () => {
    const guards = () =>
      lay({
        units: [
          unit(GUARDS, 1, 470, 440, { minis: [null, { wounds: 1 }, { wounds: 1 }] as unknown as string }),
          rebels(1700, 800),
        ],
      });
    const healing = (...answers: readonly string[]) => {
      const { g } = guards();
      const flow = heal(g, g.unit(0), 5, { upTo: true });
      const asked = [flow.next([]), ...answers.map((answer) => flow.next([answer]))].flatMap(({ value }) =>
        (value ?? []).map((a) => (a.type === 'choice' ? a.options.map(({ id }) => id) : [])),
      );
      return [asked, g.unit(0).minis.map(({ wounds }) => wounds)];
    };
    expect(healing('1', 'none')).toEqual([
      [
        ['1', '2'],
        ['2', 'none'],
      ],
      [0, 0, 1],
    ]);
    expect(healing('1', '2')).toEqual([
      [
        ['1', '2'],
        ['2', 'none'],
      ],
      [0, 0, 0],
    ]);
  });
  it('[LE-BEHANDELN-X-KAPAZITAET-Y-09] who is restored stands where its player puts it, in formation', () => {
    const t = treating([null, { fallen: 2, wounds: 2 } as unknown as Spec, null]);
    expect(t.open).toEqual(['1 displaced']);
    t.refuses({ at: [[700, 440]] }, 'LE-FORMATION-04');
    const [x, y] = t.pose(1);
    t.take({ at: [[x + 40, y]] });
    expect(t.pose(1, 1).slice(0, 2)).toEqual([x + 40, y]);
  });
});

describe('tokens that others could spend', () => {
  it('[LC-KLONTRUPPLER-02] [LE-AUSGEBEN-01] a clone that dodges says whose token it is', () => {
    const clones = (x: number, y: number) => unit('phase-i-clone-troopers', 0, x, y, { ...one, tokens: { dodge: 1 } });
    const t = lay({
      units: [storm(400, 400, one), clones(600, 400), clones(640, 460)],
      active: 0,
      white: ['hit'],
      redDefence: ['blank'],
    });
    t.until('action').take('attack').until('dodge', { defender: '1' }).take('dodge');
    expect([t.open, t.options()]).toEqual([['0 card-unit'], ['1', '2']]);
    t.take('2');
    expect([t.tokens(1, 'dodge'), t.tokens(2, 'dodge')]).toEqual([1, 0]);
  });
});

describe('Fortified Position', () => {
  it('[L2-SPIELAUFBAU-07] up to three barricades: none is enough', () => {
    const t = lay26({
      units: [
        unit('rebel-troopers', 0, 0, 0, { status: 'reserve' }),
        unit('stormtroopers', 1, 0, 0, { status: 'reserve' }),
      ],
      phase: 'prepare',
      battle: { primary: 'bunker-assault' },
      advantages: ['fortified-position', null],
    });
    t.until('card-number');
    expect(t.options()).toEqual(['3', '2', '1', '0']);
    t.take('1').until('marker-place').take({ x: 900, y: 457 });
    t.until('card-number').take('45');
    t.goOn(({ state }) => state.phase !== 'prepare');
    expect(t.state.terrain.map(({ kind }) => kind)).toEqual(['barricade']);
  });
});

import { render } from '@holotisch/engine';
import { describe, expect, it } from 'vitest';
import { pointsNowAndThen } from '../../src/build/draft-points.ts';
import { type CardKind, codeOf } from '../../src/build/hq/hq.ts';
import { type Import, MOST_UNITS } from '../../src/build/import.ts';
import { writeArmyFile } from '../../src/build/own.ts';
import { readArmy } from '../../src/build/read.ts';
import { formatOf } from '../../src/data/index.ts';
import { buildEn } from '../../src/text/build/en.ts';
import { rebels } from './words.ts';

/** Each field of the lists that Legion HQ keeps: what it brings, and what its absence leaves out. */

const code = (kind: CardKind, id: string) => codeOf(kind, id, '1.2')!;
const troopers = {
  unitId: code('unit', 'rebel-troopers'),
  count: 1,
  upgradesEquipped: [code('upgrade', 'z-6-trooper')],
};
const stored = (more: object = {}) => JSON.stringify({ faction: 'rebels', units: [troopers], ...more });
const read = (text: string): Import => {
  const result = readArmy(text, '1.2');
  if (!result.ok) throw new Error(render([buildEn], result.fault.message));
  return result.value;
};
const told = ({ report }: Import) => report.map(({ message }) => message.text);

describe('a list that Legion HQ keeps', () => {
  it('what it does not say is left out', () => {
    expect(read(stored())).toEqual({
      army: {
        edition: '1.2',
        faction: 'rebel',
        units: [{ unit: 'rebel-troopers', upgrades: ['z-6-trooper'] }],
        commands: [],
        battleDeck: [],
      },
      report: [],
    });
    expect(read(stored({ title: '' })).army).not.toHaveProperty('name');
  });
  it('a loadout, a counterpart with its cards, contingencies, the battle deck, each kind of it', () => {
    const { army, report } = read(
      stored({
        title: 'All of it',
        units: [
          { ...troopers, loadoutUpgrades: [code('upgrade', 'concussion-grenades')] },
          {
            unitId: code('unit', 'r2-d2-hero-of-a-thousand-devices'),
            counterpart: { counterpartId: code('unit', 'c-3po-human-cyborg-relations'), upgradesEquipped: [null] },
          },
        ],
        commandCards: [code('command', 'push')],
        contingencies: [code('command', 'ambush')],
        objectiveCards: [code('battle', 'key-positions')],
        deploymentCards: [code('battle', 'battle-lines')],
        conditionCards: [code('battle', 'minefield')],
      }),
    );
    expect(report).toEqual([]);
    expect(army).toMatchObject({
      name: 'All of it',
      units: [
        { unit: 'rebel-troopers', loadout: ['concussion-grenades'] },
        {
          unit: 'r2-d2-hero-of-a-thousand-devices',
          upgrades: [],
          counterpart: { unit: 'c-3po-human-cyborg-relations', upgrades: [] },
        },
      ],
      commands: ['push'],
      contingencies: ['ambush'],
      battleDeck: ['key-positions', 'battle-lines', 'minefield'],
    });
  });
  it('so many of a unit, one where no number stands, and no more than a list may hold', () => {
    const counted = (count: unknown) => read(stored({ units: [{ ...troopers, count }] })).army.units.length;
    expect([counted(3), counted(2.5), counted(0), counted('x'), counted(MOST_UNITS)]).toEqual([3, 2, 1, 1, MOST_UNITS]);
    const many = readArmy(stored({ units: [{ ...troopers, count: MOST_UNITS + 1 }] }));
    expect(many).toMatchObject({ ok: false, fault: { message: { text: 'le.import.tooMany' } } });
  });
  it('a battle force is told, an empty one is none', () => {
    expect(told(read(stored({ battleForce: 'Echo Base Defenders' })))).toEqual(['le.import.battleForce']);
    expect(told(read(stored({ battleForce: '' })))).toEqual([]);
  });
  it('another sum is told; the sum of the first print as such', () => {
    const units = [{ unitId: code('unit', 'leia-organa'), count: 1 }];
    const { now, first } = pointsNowAndThen(read(stored({ units })).army);
    expect(first).not.toBe(now);
    const said = (pointTotal: number) => told(read(stored({ units, pointTotal })));
    expect([said(now), said(now + 1000)]).toEqual([[], ['le.import.otherSum']]);
    expect(said(first)).toEqual(['le.import.fitsFirst']);
  });
  it('the mode names the format of its points', () => {
    const { points, id } = formatOf('skirmish');
    expect(read(stored({ mode: `${points}-point mode` })).format).toBe(id);
    expect(read(stored({ mode: 'standard mode' })).format).toBeUndefined();
  });
  it('a card of another kind in a place is lost, with that place', () => {
    const { army, report } = read(stored({ commandCards: [code('upgrade', 'z-6-trooper')] }));
    expect(army.commands).toEqual([]);
    expect(report).toMatchObject([{ path: '/commandCards/0', lost: true }]);
  });
});

describe('our own file', () => {
  it('names the points only where they are not those of the format', () => {
    const written = (points?: number | null) => JSON.parse(writeArmyFile(rebels(), 'standard', points));
    expect(written()).not.toHaveProperty('points');
    expect(written(formatOf('standard').points)).not.toHaveProperty('points');
    expect(written(900)).toMatchObject({ points: 900 });
    expect(written(null)).toMatchObject({ points: null });
  });
});

import { describe, expect, it } from 'vitest';
import { HERO, VETERAN } from '../../src/sektor/veterans.ts';
import { evenings } from './evenings.ts';

/** SK-6: who is scarred, who is lost for good, and what saves from it. */

/** The squad of the Free League is scarred and stands at Quell, which the Crown attacks. */
function scarred(players: 1 | 2 = 1) {
  const t = evenings(players);
  for (const unit of t.squad(1).units) unit.scarred = true;
  return t;
}

describe('whoever falls', () => {
  it('[SK-6] is scarred, and who was scarred already is lost, and so is a unique name', () => {
    const t = evenings();
    t.squad(0).units[1]!.scarred = true;
    t.squad(1).units[0] = { card: 'xwing/lukeskywalker', upgrades: [], scarred: true, xp: 0 };
    t.squad(1).units[1]!.scarred = true;
    t.battle('attack:quell', 'rest');
    // the scarred fighter of the Crown stays behind; of the League one has to come
    t.report(0, [[0], [0]]);
    expect(t.squad(0).units.map((one) => one.scarred)).toEqual([true, true, false]);
    expect(t.squad(1).units.map(({ card }) => card)).toEqual(['awing/prototypepilot']);
    expect(t.state.houses[1]!.gone).toEqual(['Luke Skywalker']);
    expect(t.events('lost').map(({ seat, card }) => [seat, card])).toEqual([[1, 'xwing/lukeskywalker']]);
    expect(t.events('scarred').map(({ seat }) => seat)).toEqual([0]);
  });

  it('[SK-6] as a hero is saved once, and is a veteran then', () => {
    const almost = scarred();
    almost.squad(1).units[0]!.xp = HERO - 1;
    almost.battle('attack:quell', 'rest').report(0, [[], [0]]);
    expect(almost.squad(1).units).toHaveLength(1);
    const t = scarred();
    t.squad(1).units[0]!.xp = HERO;
    t.battle('attack:quell', 'rest').report(0, [[], [0]]);
    expect(t.squad(1).units[0]).toMatchObject({ card: 'xwing/rookiepilot', xp: VETERAN, scarred: true });
    t.rest()
      .battle('rest', 'attack:quell')
      .report(1, [[0], []]);
    expect(t.squad(1).units.map(({ card }) => card)).toEqual(['awing/prototypepilot']);
  });
});

describe('cover', () => {
  it('[SK-6] of prepared positions keeps the scarred of the defender, not those of the attacker', () => {
    const t = scarred();
    for (const unit of t.squad(0).units) unit.scarred = true;
    t.battle('attack:quell', 'dig:quell').report(1, [[0], [0]]);
    expect(t.squad(1).units.map(({ card }) => card)).toEqual(['xwing/rookiepilot', 'awing/prototypepilot']);
    expect(t.squad(0).units).toHaveLength(2);
  });

  it('[SK-6] of a second attacker keeps the scarred of the first, not those of the defender', () => {
    const alone = scarred(2);
    for (const unit of alone.squad(0).units) unit.scarred = true;
    alone.battle('attack:quell', 'rest', 'rest', 'rest').report(1, [[0], []]);
    expect(alone.squad(0).units).toHaveLength(2);
    const two = scarred(2);
    for (const unit of two.squad(0).units) unit.scarred = true;
    two.battle('attack:quell', 'rest', 'attack:quell', 'rest').report(1, [[0], [0]]);
    expect(two.squad(0).units).toHaveLength(3);
    expect(two.squad(1).units).toHaveLength(1);
  });

  it('[SK-6] of the own home keeps its defender’s scarred without any positions; a place beside it keeps nobody', () => {
    const attacked = (place: string, from: string) => {
      const t = evenings().take('rest', 'rest').until('refit');
      const force = t.state.houses[1]!.forces.legion;
      for (const unit of force.units) unit.scarred = true;
      t.state.sites[from]!.owner = 0;
      const before = force.units.length;
      t.rest()
        .battle(`attack:${place}`, 'rest')
        .report(1, [[], [0]]);
      return t.state.houses[1]!.forces.legion.units.length - before;
    };
    expect(attacked('orsane', 'tessel')).toBe(0);
    expect(attacked('tessel', 'quell')).toBe(-1);
  });
});

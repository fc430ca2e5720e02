import { describe, expect, it } from 'vitest';
import { academy, rookie, scene } from '../scene.ts';

describe('what the book sums up', () => {
  it('[XW-DIE-SPIELRUNDE-01] a round is planning, activation upwards, combat downwards, and the end takes tokens off', () => {
    const s = scene({
      ships: [rookie(450, 300, 0), academy(450, 600, 180)],
      attack: ['blank', 'blank', 'blank', 'blank', 'blank', 'blank'],
      defence: ['blank', 'blank', 'blank', 'blank', 'blank', 'blank'],
    });
    s.dials({ '0': 's1', '1': 's2' }).take('focus', 'focus'); // the TIE (skill 1) flies first, then the X-wing (skill 2)
    s.take('primary>1').until('attack', {}, 1).take('primary>0').until('dials');
    const told = s.events().filter((e) => ['planned', 'activates', 'fights', 'cleared', 'round'].includes(e.type));
    expect(told.map((e) => ('ship' in e ? `${e.type} ${e.ship}` : e.type))).toEqual([
      'planned',
      'activates 1',
      'activates 0',
      'fights 0',
      'fights 1',
      'cleared',
      'round',
    ]);
    expect(s.state.ships.map((one) => one.tokens.focus)).toEqual([0, 0]);
  });

  it('[XW-UEBERSICHT-ANGRIFF-01] an attack goes through its steps in order', () => {
    const s = scene({
      phase: 'combat',
      ships: [rookie(450, 300, 0, { tokens: { focus: 1 } }), academy(450, 480, 180, { tokens: { focus: 1 } })],
      attack: ['focus', 'hit', 'hit'],
      defence: ['focus', 'blank', 'blank'],
    });
    expect(s.open).toEqual(['0 attack']);
    s.take('primary>1');
    expect([s.open, s.state.attacks[0]!.step]).toEqual([['0 window:attack.modifyAttackDice'], 3]);
    expect(s.events('rolled').map((e) => e.dice)).toEqual(['attack']);
    s.take('0:focus');
    expect([s.open, s.state.attacks[0]!.step]).toEqual([['1 window:attack.modifyDefenceDice'], 5]);
    expect(s.events('rolled').map((e) => e.dice)).toEqual(['attack', 'defence']);
    expect(s.events('damage')).toEqual([]);
    s.take('1:focus');
    const told = s.events().filter((e) => ['attack', 'rolled', 'hit', 'damage'].includes(e.type));
    expect(told.map((e) => e.type)).toEqual(['attack', 'rolled', 'rolled', 'hit', 'damage', 'damage']);
  });

  it('[XW-HINDURCHBEWEGEN-05] a ship that is flown through stands afterwards exactly where it stood', () => {
    const s = scene({
      phase: 'activation',
      ships: [rookie(450, 300, 0, { dial: 's4' }), academy(455, 392, 17, { dial: 's2', activated: true })],
    });
    const before = s.pose(1);
    s.until('attack');
    expect(s.pose(0)).toEqual([450, 500, 0]);
    expect(s.pose(1)).toEqual(before);
  });
});

import { describe, expect, it } from 'vitest';
import { attacking, ending, flying } from '../../cards/upgrades/duel.ts';

/** What a round leaves behind for the next one: nothing but what lies on the table. */
describe('when the round is over', () => {
  it('nobody has flown, bumped, revealed, acted or fought', () => {
    const hero = { bumped: true, revealed: true, activated: true, fought: true, dial: 's2', performed: ['focus'] };
    const s = ending([], { hero });
    expect(s.ask().kind).toBe('dials');
    expect(s.ship(0)).toMatchObject({ bumped: false, revealed: false, activated: false, fought: false, dial: null });
    expect([s.ship(0).performed, s.state.stage]).toEqual([[], 'start']);
  });
  it('the speed flown is forgotten', () => {
    const s = flying([], 's2').take('none');
    expect(s.until('dials').ship(0).flown).toBeNull();
  });
  it('what was used once a round can be used again', () => {
    const s = attacking(['crew/emperorpalpatine'], { red: 'bbb' });
    s.take('primary>1', '0:crew.emperorpalpatine', 'hit', ['0']);
    expect(Object.keys(s.state.uses)).toContain('round:0:crew.emperorpalpatine');
    expect(s.state.combatSkill).not.toBeNull();
    const { uses } = s.until('dials').state;
    expect(Object.keys(uses).filter((key) => key.startsWith('round:'))).toEqual([]);
    expect(s.state.combatSkill).toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import { rollShown } from '../../../../src/games/xwing/table/roll-shown.ts';

const attack = { type: 'attack', attacker: 3, defender: 5 };
const rolled = (...faces: string[]) => ({ type: 'rolled', dice: 'attack', faces });
const modified = (how: string, faces: string[], more = {}) => ({
  type: 'modified',
  dice: 'attack',
  how,
  faces,
  ...more,
});

describe('the dice over the table', () => {
  it('belong to the attacker or the defender, or to the ship that rolls for a card', () => {
    expect(rollShown(rolled('hit'), [attack])).toMatchObject({ ship: 3, kind: 'attack', fresh: true });
    expect(rollShown({ type: 'rolled', dice: 'defence', faces: [] }, [attack])).toMatchObject({ ship: 5, dice: [] });
    expect(rollShown({ type: 'cardRoll', ship: 1, card: 'c', dice: 'defence', face: 'blank' }, [attack])).toEqual({
      ship: 1,
      kind: 'defence',
      fresh: true,
      dice: [{ face: 'blank' }],
    });
    expect(rollShown({ type: 'tieRoll', side: 1, face: 'hit' }, [])).toMatchObject({ ship: undefined });
    expect(rollShown({ type: 'token', ship: 1 }, [])).toBeUndefined();
  });

  it('mark a rerolled die even if it comes up as before', () => {
    const shown = rollShown(modified('reroll', ['hit', 'blank'], { rerolled: [1] }), [attack, rolled('hit', 'blank')]);
    expect(shown?.dice).toEqual([{ face: 'hit' }, { face: 'blank', mark: 'rerolled' }]);
  });

  it('mark what was changed and added since they were last seen', () => {
    const seen = [attack, rolled('focus', 'blank')];
    const changed = modified('change', ['hit', 'blank']);
    expect(rollShown(changed, seen)?.dice).toEqual([{ face: 'hit', was: 'focus', mark: 'changed' }, { face: 'blank' }]);
    const added = rollShown(modified('add', ['hit', 'blank', 'crit']), [...seen, changed]);
    expect(added?.dice.map((d) => d.mark)).toEqual([undefined, undefined, 'added']);
  });

  it('show cancelled dice once more where they lay', () => {
    const shown = rollShown(modified('cancel', ['hit', 'crit']), [attack, rolled('hit', 'focus', 'crit', 'focus')]);
    expect(shown?.dice.map((d) => `${d.face} ${d.mark ?? ''}`)).toEqual([
      'hit ',
      'focus cancelled',
      'crit ',
      'focus cancelled',
    ]);
  });

  it('pass by an attack within the attack', () => {
    const within = [{ type: 'attack', attacker: 5, defender: 3 }, rolled('crit', 'crit'), { type: 'missed' }];
    const shown = rollShown(modified('change', ['hit', 'hit']), [attack, rolled('hit', 'focus'), ...within]);
    expect(shown).toMatchObject({ ship: 3, dice: [{ face: 'hit' }, { face: 'hit', was: 'focus' }] });
  });
});

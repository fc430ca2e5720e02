import type { EventOf, XWingEvent } from '@holotisch/xwing';
import { describe, expect, it } from 'vitest';
import { rollShown } from '../../../../src/games/xwing/told/roll-shown.ts';
import { attackBegins, compared, dice } from '../../../../src/games/xwing/told/shows.ts';
import type { Face, XWingView } from '../../../../src/games/xwing/view.ts';
import { viewOfTwo } from './view.ts';

/** The attack of a ship has its number. */
const attack = (attacker: number, defender: number): EventOf<'attack'> => ({
  type: 'attack',
  attack: attacker,
  attacker,
  defender,
  weapon: 'primary',
  range: 2,
  obstructed: false,
});
const rolled = (...faces: Face[]): EventOf<'rolled'> => ({ type: 'rolled', attack: 0, dice: 'attack', faces });
const modified = (how: EventOf<'modified'>['how'], faces: Face[], rerolled?: number[]): EventOf<'modified'> => ({
  type: 'modified',
  attack: 0,
  dice: 'attack',
  how,
  faces,
  ...(rerolled && { rerolled }),
});
const missed: EventOf<'missed'> = {
  type: 'missed',
  attack: 1,
  attacker: 1,
  defender: 0,
  faces: [],
  cancelled: [],
  results: [],
};

/** The table after these events. */
const after = (...events: readonly XWingEvent[]): XWingView =>
  events.reduce((view, event) => {
    if (event.type === 'attack') return attackBegins(event, view);
    if (event.type === 'rolled' || event.type === 'modified') return dice(event, view);
    return event.type === 'missed' ? compared(event, view) : view;
  }, viewOfTwo());
const shown = (event: XWingEvent, ...earlier: readonly XWingEvent[]) => rollShown({ event, before: after(...earlier) });

describe('the dice that roll', () => {
  it('belong to the attacker or the defender, or to the ship that rolls for a card', () => {
    expect(shown(rolled('hit'), attack(0, 1))).toMatchObject({ ship: 0, kind: 'attack', fresh: true });
    expect(shown({ ...rolled(), dice: 'defence' }, attack(0, 1))).toMatchObject({ ship: 1, dice: [] });
    expect(shown({ type: 'cardRoll', ship: 1, card: 'c', dice: 'defence', face: 'blank' }, attack(0, 1))).toEqual({
      ship: 1,
      kind: 'defence',
      fresh: true,
      dice: [{ face: 'blank' }],
    });
    expect(shown({ type: 'tieRoll', side: 1, face: 'hit' })).toMatchObject({ ship: undefined });
    expect(shown({ type: 'token', ship: 1, token: 'focus', by: 1 })).toBeUndefined();
  });

  it('mark a rerolled die even if it comes up as before', () => {
    expect(shown(modified('reroll', ['hit', 'blank'], [1]), attack(0, 1), rolled('hit', 'blank'))?.dice).toEqual([
      { face: 'hit' },
      { face: 'blank', mark: 'rerolled' },
    ]);
  });

  it('mark what was changed and added since they were last seen', () => {
    const seen = [attack(0, 1), rolled('focus', 'blank')];
    const changed = modified('change', ['hit', 'blank']);
    expect(shown(changed, ...seen)?.dice).toEqual([{ face: 'hit', was: 'focus', mark: 'changed' }, { face: 'blank' }]);
    const added = shown(modified('add', ['hit', 'blank', 'crit']), ...seen, changed);
    expect(added?.dice.map((d) => d.mark)).toEqual([undefined, undefined, 'added']);
  });

  it('show cancelled dice once more where they lay', () => {
    const pool = shown(modified('cancel', ['hit', 'crit']), attack(0, 1), rolled('hit', 'focus', 'crit', 'focus'));
    expect(pool?.dice.map((d) => `${d.face} ${d.mark ?? ''}`)).toEqual([
      'hit ',
      'focus cancelled',
      'crit ',
      'focus cancelled',
    ]);
  });

  it('pass by an attack within the attack', () => {
    const within = [attack(1, 0), { ...rolled('crit', 'crit'), attack: 1 }, missed];
    const pool = shown(modified('change', ['hit', 'hit']), attack(0, 1), rolled('hit', 'focus'), ...within);
    expect(pool).toMatchObject({ ship: 0, dice: [{ face: 'hit' }, { face: 'hit', was: 'focus' }] });
  });
});

describe('the attack on the table', () => {
  it('remembers which of its dice were rerolled, and how far it has come', () => {
    const view = after(attack(0, 1), rolled('blank', 'hit'), modified('reroll', ['hit', 'hit'], [0]));
    expect(view.attacks).toMatchObject([
      {
        step: 3,
        hit: null,
        attackDice: [
          { face: 'hit', rerolled: true },
          { face: 'hit', rerolled: false },
        ],
      },
    ]);
    const later = after(attack(0, 1), rolled('blank'), modified('reroll', ['focus'], [0]), modified('change', ['hit']));
    expect(later.attacks[0]?.attackDice).toEqual([{ face: 'hit', rerolled: true }]);
  });

  it('makes room for the next one when it is over', () => {
    expect(after(attack(1, 0), missed, attack(0, 1)).attacks).toMatchObject([{ attacker: 0, hit: null }]);
  });
});

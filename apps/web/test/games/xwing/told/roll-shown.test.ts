import { type EventOf, newMemory, type XWingEvent } from '@holotisch/xwing';
import { describe, expect, it } from 'vitest';
import { rollShown } from '../../../../src/games/xwing/told/roll-shown.ts';
import type { Face, XWingView } from '../../../../src/games/xwing/view.ts';
import { viewOfTwo } from './view.ts';

type Attack = XWingView['attacks'][number];
/** The attack of a ship has its number. */
const attack = (attacker: number, defender: number, ...faces: Face[]): Attack => ({
  id: attacker,
  attacker,
  defender,
  weapon: 'primary',
  range: 2,
  obstructed: false,
  inArc: true,
  arc: null,
  step: 2,
  attackDice: faces.map((face) => ({ face, rerolled: false })),
  defenceDice: [],
  hit: null,
  memory: newMemory(),
  noted: {},
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
/** What an event shows of the dice while these attacks are going on. */
const shown = (event: XWingEvent, ...attacks: Attack[]) => rollShown({ event, before: viewOfTwo({ attacks }) });

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
    expect(shown(modified('reroll', ['hit', 'blank'], [1]), attack(0, 1, 'hit', 'blank'))?.dice).toEqual([
      { face: 'hit' },
      { face: 'blank', mark: 'rerolled' },
    ]);
  });

  it('mark what was changed and added since they were last seen', () => {
    const changed = shown(modified('change', ['hit', 'blank']), attack(0, 1, 'focus', 'blank'));
    expect(changed?.dice).toEqual([{ face: 'hit', was: 'focus', mark: 'changed' }, { face: 'blank' }]);
    const added = shown(modified('add', ['hit', 'blank', 'crit']), attack(0, 1, 'hit', 'blank'));
    expect(added?.dice.map((d) => d.mark)).toEqual([undefined, undefined, 'added']);
  });

  it('show cancelled dice once more where they lay', () => {
    const pool = shown(modified('cancel', ['hit', 'crit']), attack(0, 1, 'hit', 'focus', 'crit', 'focus'));
    expect(pool?.dice.map((d) => `${d.face} ${d.mark ?? ''}`)).toEqual([
      'hit ',
      'focus cancelled',
      'crit ',
      'focus cancelled',
    ]);
  });

  it('pass by an attack within the attack', () => {
    const attacks = [attack(0, 1, 'hit', 'focus'), attack(1, 0, 'crit', 'crit')];
    const pool = shown(modified('change', ['hit', 'hit']), ...attacks);
    expect(pool).toMatchObject({ ship: 0, dice: [{ face: 'hit' }, { face: 'hit', was: 'focus' }] });
  });
});

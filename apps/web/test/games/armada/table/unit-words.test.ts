import { armada } from '@holotisch/armada';
import { describe, expect, it } from 'vitest';
import { unitWords } from '../../../../src/games/armada/table/unit-words.ts';

describe('a unit in words', () => {
  it('says that it carries objective tokens: the objective ship is known to everybody', () => {
    const ship = { ship: 'cr90-corvette-a', seat: 0, x: 450, y: 100, speed: 2 };
    const other = { ship: 'nebulon-b-escort-frigate', seat: 1, x: 450, y: 800, degrees: 180, speed: 2 };
    const position = JSON.parse(JSON.stringify({ units: [{ ...ship, objectives: 1 }, other] }));
    const state = armada.place({ position, dice: {}, decks: {}, seed: 'words' });
    if (!state.ok) throw new Error(JSON.stringify(state.fault));
    const view = armada.view(state.value, 0);
    expect(unitWords(view, view.units[0]!, 'de')).toContain('Einsatzzielmarker: 1');
    expect(unitWords(view, view.units[1]!, 'de')).not.toContain('Einsatzzielmarker');
    expect(unitWords(view, view.units[0]!, 'en')).toContain('objective tokens: 1');
  });
});

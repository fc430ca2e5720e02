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
  it('says what a campaign has made of it, and that it will retreat', () => {
    const marks = { scarred: true, veteran: 'ready', retreats: true };
    const ship = { ship: 'cr90-corvette-a', seat: 0, x: 450, y: 100, speed: 2, ...marks };
    const other = { ship: 'nebulon-b-escort-frigate', seat: 1, x: 450, y: 800, degrees: 180, veteran: 'spent' };
    const position = { units: [ship, other], round: 4, campaign: { assault: 0 } };
    const state = armada.place({ position, dice: {}, decks: {}, seed: 'words' });
    if (!state.ok) throw new Error(JSON.stringify(state.fault));
    const view = armada.view(state.value, 0);
    expect(unitWords(view, view.units[0]!, 'de')).toContain('geschwächt, Veteran, Rückzug erklärt');
    expect(unitWords(view, view.units[1]!, 'en')).toContain('veteran, token spent');
    expect(unitWords(view, view.units[1]!, 'en')).not.toContain('scarred');
  });
});

import { type Army, data, unitPoints, withUpgrade } from '@holotisch/legion';
import { expect, it } from 'vitest';
import { unitsToPick, upgradesToPick } from '../../../src/games/legion/builder/facts.ts';
import { keywordTexts } from '../../../src/games/legion/cards/printed.ts';

const army: Army = {
  edition: '1.2',
  faction: 'empire',
  commands: [],
  battleDeck: [],
  units: [{ unit: 'stormtroopers', upgrades: [] }],
};
const formatOf = (id: string) => data.formatsOf('1.2').find((format) => format.id === id)!;

it('a card is offered for what the army then pays for it, in core sets as in others', () => {
  for (const id of ['standard', 'core-set']) {
    const format = formatOf(id);
    const { card } = upgradesToPick(army, 0, 'heavy-weapon', format).find(
      (one) => one.card.id === 'hh-12-stormtrooper',
    )!;
    const armed = withUpgrade(army, 0, card.id);
    expect(card.points).toBe(unitPoints(armed.units[0]!, format) - unitPoints(army.units[0]!, format));
    const vader = unitsToPick(army, format).find((one) => one.card.id === 'darth-vader-dark-lord-of-the-sith')!;
    expect(vader.card.points).toBe(unitPoints({ unit: vader.card.id, upgrades: [] }, format));
  }
});

it('keywords stand in the order of their names, whatever the language', () => {
  const keywords = [{ keyword: 'jump', value: 2 }, { keyword: 'arsenal', value: 2 }, { keyword: 'charge' }] as const;
  const names = (of: Readonly<Record<string, string>>) => keywordTexts(keywords, (id) => of[id]!);
  expect(names({ jump: 'Jump', arsenal: 'Arsenal', charge: 'Charge' })).toEqual(['Arsenal 2', 'Charge', 'Jump 2']);
  expect(names({ jump: 'Sprung', arsenal: 'Arsenal', charge: 'Übergriff' })[2]).toBe('Übergriff');
});

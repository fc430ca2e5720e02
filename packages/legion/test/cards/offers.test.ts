import { describe, expect, it } from 'vitest';
import { cardOffers, keyInMatch, ruleOffers } from '../../src/cards/offers.ts';
import { lay } from '../table.ts';
import { rebels, storm } from '../troops.ts';

/** docs/windows-legion.md says how options are called: as they are in a match. */
const filled = (pattern: string, number: string): string => pattern.replace(/[NS]/, number).replace('P', '0');

describe('how what cards offer is called', () => {
  it('a keyword, an upgrade, a command card and a battle card by their patterns', () => {
    const t = lay({
      units: [rebels(400, 400, { upgrades: ['aggressive-tactics'] }), storm(1200, 400)],
      hands: [{}, { played: 'ace-up-his-sleeve' }],
      revealed: true,
      battle: { objective: 'bombing-run' },
      active: 0,
    });
    const keys = t.g.cards(t.unit(0)).map(({ source }) => source.key);
    expect(keys).toContain(filled(keyInMatch('keyword/nimble'), '0'));
    expect(keys).toContain(filled(keyInMatch('upgrade/aggressive-tactics'), '0'));
    const battle = t.g.abilities('activation.end').map(({ source }) => source.key);
    expect(battle).toEqual(['0', '1'].map((side) => filled(keyInMatch('battle/bombing-run'), side)));
    const command = t.g.abilities('unit.ordered').map(({ source }) => source.key);
    expect(command).toContain(filled(keyInMatch('command/ace-up-his-sleeve'), '1'));
  });

  it('the options of a reroll are those of the page', () => {
    const t = lay({
      units: [rebels(300, 400, { tokens: { aim: 1 } }), storm(450, 400, { tokens: { observation: 1 } })],
      active: 0,
    });
    t.until('action').take('attack').until('window:attack.reroll');
    const options = t.options().map((id) => id.replace(/^\d+:/, 'N:'));
    expect(options).toEqual(['N:aim', 'N:observation', 'pass']);
    const page = ruleOffers().filter(({ question }) => question === 'window:attack.reroll');
    expect(page.map(({ option }) => option)).toEqual(['N:aim', 'N:aim.M', 'N:observation']);
  });

  it('editions differ where their texts do', () => {
    const asked = (edition: '1.2' | '2.6') =>
      cardOffers(edition).filter(({ card }) => card === 'keyword/uncanny-luck')[0]!.question;
    expect([asked('1.2'), asked('2.6')]).toEqual(['window:defence.modify', 'window:defence.reroll']);
  });
});

import { describe, expect, it } from 'vitest';
import { cardOffers, keyInMatch, ruleOffers } from '../../src/cards/offers.ts';
import { academy, rookie, scene, ship } from '../scene.ts';

/** docs/windows-xwing.md says how options are called: as they are in a match. */
describe('how what cards offer is called', () => {
  it('a pilot, an upgrade, a condition and a damage card by their patterns', () => {
    const s = scene({
      phase: 'combat',
      ships: [
        ship('rebel/xwing/wedgeantilles', 300, 300, 0, {
          upgrades: ['amd/r2d2', 'ept/predator'],
          conditions: ['harpooned'],
          damage: [{ card: 'consolefire', faceup: true }],
        }),
        academy(600, 600, 180),
      ],
      attack: ['blank'],
    });
    const keys = s.g.cards(s.ship(0)).map(({ source }) => source.key);
    const cards = ['rebel/xwing/wedgeantilles', 'amd/r2d2', 'ept/predator', 'core2/consolefire', 'condition/harpooned'];
    expect(keys).toEqual(cards.map((card) => keyInMatch(card).replace('N', '0').replace('P', '0')));
  });

  it('the options of a match are those of the page: tokens, a card of a window, an action', () => {
    const named = (id: string): string => id.replace(/^\d+/, 'N');
    const duel = scene({
      phase: 'combat',
      ships: [
        rookie(450, 300, 0, { tokens: { focus: 1 }, locks: [1], upgrades: ['ept/predator'] }),
        academy(450, 480, 180),
      ],
      attack: ['blank', 'focus', 'hit'],
    }).take('primary>1');
    const offered = [...cardOffers(), ...ruleOffers()]
      .filter(({ question }) => question === 'window:attack.modifyAttackDice')
      .map(({ option }) => option);
    expect(duel.options().filter((id) => id !== 'pass' && !offered.includes(named(id)))).toEqual([]);
    expect(duel.options().map(named)).toEqual(['N:focus', 'N:targetlock', 'N:ept.predator', 'pass']);
    const chute = rookie(450, 300, 0, { dial: 's2', upgrades: ['illicit/riggedcargochute'] });
    const acting = scene({ phase: 'activation', ships: [chute, academy(860, 860, 180, { activated: true })] });
    expect(acting.options()).toContain('0:illicit.riggedcargochute');
    expect(cardOffers()).toContainEqual({
      card: 'illicit/riggedcargochute',
      option: 'N:illicit.riggedcargochute',
      question: 'action',
    });
  });
});

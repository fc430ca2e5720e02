import { describe, expect, it } from 'vitest';
import { cardOffers, keyInMatch, ruleOffers } from '../../src/cards/offers.ts';
import { armada } from '../../src/game.ts';
import { lay, ship, squadron } from '../table.ts';

/** docs/windows-armada.md says how options are called: as they are in a match. */
const NEBULON = 'nebulon-b-escort-frigate';
const VICTORY = 'victory-i-class-star-destroyer-empire';

describe('how what cards offer is called', () => {
  it('an upgrade, a squadron, a damage card and an objective by their patterns', () => {
    const t = lay({
      units: [
        ship(NEBULON, 0, 900, 300, 0, {
          upgrades: ['gunnery-team'],
          damage: [{ card: 'ruptured-engine', faceup: true }],
        }),
        squadron('boba-fett', 1, 900, 600),
      ],
      objective: 'contested-outpost',
    });
    const g = armada.sit(t.state, () => {});
    const keys = [...g.cards(g.state.units[0]!), ...g.cards(g.state.units[1]!)].map(({ source }) => source.key);
    const pattern = (card: string, unit: number) => keyInMatch(card).replace('N', String(unit)).replace('P', '0');
    expect(keys).toEqual([
      pattern('upgrade/gunnery-team', 0),
      pattern('damage/ruptured-engine', 0),
      pattern('squadron/boba-fett', 1),
    ]);
    const sides = g.abilities('round.end').map(({ source }) => source.key);
    expect(sides).toEqual(['0', '1'].map((side) => keyInMatch('objective/contested-outpost').replace('S', side)));
  });

  it('the options of an attack are those of the page: a command, an icon, a card, the tokens of the defender', () => {
    const t = lay({
      units: [
        ship(NEBULON, 0, 900, 300, 0, { commands: ['concentrate'], upgrades: ['spinal-armament'] }),
        ship(VICTORY, 1, 900, 586.5, 180, { speed: 1 }),
      ],
      active: 0,
      step: 'attack',
      red: ['accuracy', 'hit', 'hit'],
    }).take('front>1.front');
    const in1 = (window: string): string[] =>
      [...cardOffers(), ...ruleOffers()].filter(({ question }) => question === window).map(({ option }) => option);
    const named = (id: string): string => id.replace(/^\d+:/, 'N:').replace(/(?<=token\.)\d+$/, 'M');
    expect(t.options().map(named)).toEqual(['N:concentrate', 'N:accuracy', 'pass']);
    for (const id of t.options().slice(0, -1)) expect(in1('window:attack.modify')).toContain(named(id));
    t.take('pass');
    expect(t.open).toEqual(['1 window:attack.defend']);
    for (const id of t.options().slice(0, -1)) expect(in1('window:attack.defend')).toContain(named(id));
    expect(t.options().map(named)).toContain('N:token.M');
  });
});

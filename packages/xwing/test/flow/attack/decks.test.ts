import { describe, expect, it } from 'vitest';
import { DAMAGE_DECKS } from '../../../src/data/index.ts';
import { dealCard, deckOf, destroy, discardDamage, suffer, turnFaceup } from '../../../src/flow/attack/damage.ts';
import { xwing } from '../../../src/game.ts';
import type { XWingState } from '../../../src/state.ts';
import { academy, rookie, type Scene, type SceneSpec, type ShipSpec, scene, ship } from '../../scene.ts';
import { drive, newMatch, withObstacles } from '../words.ts';

/** Damage decks: what is shuffled is shuffled, and with two decks no card ever changes sides. */

const LIST = DAMAGE_DECKS.core2.flatMap((c) => Array.from({ length: c.count }, () => c.id));
const sorted = (cards: readonly string[]): string[] => [...cards].sort();
const TWO = { ownDecks: true };

describe('shuffling', () => {
  it('[XW-SCHADEN-17] there is one deck for both, or one for each side', () => {
    expect(newMatch().state.decks).toHaveLength(1);
    expect(newMatch({ rules: { ownDecks: true, points: 100 } }).state.decks).toHaveLength(2);
  });

  it('[XW-AUFBAU-18] [XW-SCHADEN-17] when the forces are placed both decks are shuffled, each by itself', () => {
    const start = (seed: string) =>
      withObstacles(newMatch({ rules: TWO }, seed))
        .take('south')
        .until('dials').state.decks;
    const [first, second] = start('a').map((d) => d.draw);
    for (const draw of [first!, second!]) {
      expect(draw).not.toEqual(LIST);
      expect(sorted(draw)).toEqual(sorted(LIST)); // not a card more or less
    }
    expect(second).not.toEqual(first);
    const [other, another] = start('b').map((d) => d.draw);
    expect([other, another]).not.toContainEqual(first);
    expect([other, another]).not.toContainEqual(second);
  });

  it('[XW-SCHADEN-17] so are the decks of a position', () => {
    const [first, second] = scene({ ships: [rookie(450, 100), academy(450, 800)], rules: TWO }).state.decks;
    for (const deck of [first!, second!]) {
      expect(deck.draw).not.toEqual(LIST);
      expect(sorted(deck.draw)).toEqual(sorted(LIST));
    }
    expect(second!.draw).not.toEqual(first!.draw);
  });

  /** A match whose decks are used up: all their cards lie on the discard piles, in the order of the list. */
  const usedUp = (seed: string): Scene => {
    const s = scene({ ships: [rookie(450, 100), academy(450, 800)], rules: TWO, seed });
    for (const deck of s.state.decks) {
      deck.draw.length = 0;
      deck.discard.push(...LIST);
    }
    return s;
  };
  const order = (seed: string, id: number): string[] => {
    const s = usedUp(seed);
    drive(dealCard(s.g, s.ship(id), false));
    return [s.ship(id).damage[0]!.card, ...deckOf(s.g, s.ship(id)).draw];
  };

  it.each([0, 1])('[XW-SCHADEN-09] the discard pile of side %i is shuffled before it is the deck again', (id) => {
    const made = order('a', id);
    expect(sorted(made)).toEqual(sorted(LIST));
    expect(made).not.toEqual(LIST);
    expect(made).not.toEqual([...LIST].reverse());
    expect(order('b', id)).not.toEqual(made);
    expect(order('a', id)).toEqual(made); // by the seed of the match and nothing else
  });

  it('[XW-SCHADEN-09] [XW-SCHADEN-17] the pile of one side does not serve the other', () => {
    const s = usedUp('a');
    drive(dealCard(s.g, s.ship(1), false));
    expect(s.state.decks.map((d) => [d.draw.length, d.discard.length])).toEqual([
      [0, LIST.length],
      [LIST.length - 1, 0],
    ]);
  });

  it('[XW-SCHADEN-09] [XW-SCHADEN-10] the last card is dealt before anything is shuffled; without any card there is a stand-in', () => {
    const s = scene({ ships: [rookie(450, 100, 0, { shields: 0 }), academy(450, 800)] });
    const [deck] = s.state.decks;
    deck!.draw.splice(0, 33, 'directhit');
    deck!.discard.push('structuraldamage');
    const drawn = () => s.state.chance.drawn;
    const before = drawn();
    drive(suffer(s.g, s.ship(0), 1));
    expect([deck!.draw, deck!.discard, drawn()]).toEqual([[], ['structuraldamage'], before]);
    drive(suffer(s.g, s.ship(0), 2));
    expect(s.ship(0).damage.map((d) => d.card)).toEqual(['directhit', 'structuraldamage', '']);
  });
});

describe('two decks', () => {
  /** A ship of each side with cards of its own, and what comes back where. */
  const both = (more: Partial<SceneSpec> = {}, mine: ShipSpec = {}, theirs: ShipSpec = {}): Scene =>
    scene({
      phase: 'combat',
      rules: TWO,
      ships: [rookie(450, 300, 0, { fought: true, ...mine }), academy(450, 480, 180, { fought: true, ...theirs })],
      ...more,
    } as SceneSpec);
  const piles = ({ decks }: XWingState): string[][] => decks.map((d) => d.discard);

  it('[XW-SCHADEN-17] [XW-SCHADEN-18] repaired cards go back to the pile of the ship that had them', () => {
    for (const id of [0, 1]) {
      const s = both({}, ...[0, 1].map((n) => (n === id ? { damage: [{ card: 'directhit' }] } : {})));
      discardDamage(s.g, s.ship(id), s.ship(id).damage[0]!);
      expect(piles(s.state)).toEqual(id === 0 ? [['directhit'], []] : [[], ['directhit']]);
    }
  });

  it('[XW-SCHADEN-07] [XW-SCHADEN-17] so do those of a destroyed ship, and those that lay beside it', () => {
    for (const id of [0, 1]) {
      const hurt = { damage: [{ card: 'directhit', faceup: true }], aside: ['blindedpilot'] };
      const s = both({}, ...[0, 1].map((n) => (n === id ? hurt : {})));
      drive(destroy(s.g, s.ship(id), 'damage'));
      const pile = ['directhit', 'blindedpilot'];
      expect(piles(s.state)).toEqual(id === 0 ? [pile, []] : [[], pile]);
    }
  });

  it('[XW-SCHADEN-17] [XW-SCHADEN-18] a card that was drawn and not kept goes back to the pile it came from', () => {
    // "Leebo" draws two cards for a faceup one and keeps one of them, on either side of the table.
    for (const seat of [0, 1]) {
      const leebo = ship('rebel/yt2400/leebo', 450, 300, 0, { seat, shields: 0 });
      const other = { ...academy(450, 600, 180), seat: 1 - seat };
      const s = scene({ phase: 'combat', rules: TWO, ships: [leebo, other] });
      const own = s.state.decks[seat]!;
      own.draw.splice(0, 33, 'directhit', 'structuraldamage', 'damagedengine');
      drive(suffer(s.g, s.ship(0), 0, 1), 'structuraldamage');
      expect(s.ship(0).damage.map((d) => d.card)).toEqual(['structuraldamage']);
      expect(own.discard).toEqual(['directhit']);
      expect(own.draw).toEqual(['damagedengine']);
      expect(s.state.decks[1 - seat]!.discard).toEqual([]);
    }
  });

  it('[XW-SCHADEN-11] [XW-SCHADEN-18] a stand-in becomes a card of its own side, whether it is turned or the round ends', () => {
    for (const id of [0, 1]) {
      const standIn = { damage: [{ card: '' }] };
      const turned = both({}, ...[0, 1].map((n) => (n === id ? standIn : {})));
      drive(turnFaceup(turned.g, turned.ship(id), turned.ship(id).damage[0]!));
      expect(turned.state.decks.map((d) => d.draw.length)).toEqual(id === 0 ? [32, 33] : [33, 32]);
      const ended = both({ phase: 'end' }, ...[0, 1].map((n) => (n === id ? standIn : {})));
      expect(ended.ship(id).damage[0]!.card).not.toBe('');
      expect(ended.state.decks.map((d) => d.draw.length)).toEqual(id === 0 ? [32, 33] : [33, 32]);
    }
  });

  it('[XW-SCHADEN-17] a change by hand takes and returns cards of that side too', () => {
    const s = both({}, {}, { damage: [{ card: 'directhit' }] });
    const change = { ship: 1, discard: [0], deal: ['blindedpilot'] };
    expect(s.match.override(change)).toBeUndefined();
    expect(piles(s.state)).toEqual([[], ['directhit']]);
    expect(s.state.decks.map((d) => d.draw.length)).toEqual([33, 31]);
  });

  it('[XW-SCHADEN-17] [XW-TEAM-SPIEL-06] a team shares the deck of its side, whatever the numbers of its seats', () => {
    const at = (seat: number, y: number): ShipSpec => ({ ...rookie(200 + 150 * seat, y), seat });
    const s = scene({ rules: TWO, sides: [0, 0, 1, 1], ships: [0, 1, 2, 3].map((seat) => at(seat, 300)) });
    for (const id of [0, 1, 2, 3]) drive(dealCard(s.g, s.ship(id), false));
    expect(s.state.decks.map((d) => d.draw.length)).toEqual([31, 31]);
    for (const id of [1, 2]) discardDamage(s.g, s.ship(id), s.ship(id).damage[0]!);
    expect(piles(s.state).map((p) => p.length)).toEqual([1, 1]);
    expect(s.state.decks.indexOf(deckOf(s.g, s.ship(1)))).toBe(0);
    expect(xwing.view(s.state, 'nobody')).toMatchObject({ decks: [{ left: 31 }, { left: 31 }] });
  });
});

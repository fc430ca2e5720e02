import { describe, expect, it } from 'vitest';
import { CARDS } from '../../../src/cards/index.ts';
import { commandsIn, unitOf } from '../../../src/data/index.ts';
import { foreign } from './scenes.ts';

/** The cards of characters of a faction that act. */
const cardsOf = (faction: string): readonly string[] =>
  commandsIn('1.2')
    .filter(
      ({ id, owners }) => owners?.length && CARDS.get(`command/${id}`) && unitOf(owners[0]!, '1.2').faction === faction,
    )
    .map(({ id }) => id);

// What is printed about a character means the one of the card's own player: only what cards say about other units is left.
describe('command cards whose character fights on the other side', () => {
  it('of the Rebels: Han’s diversion and Jyn’s mission are about all troopers', () => {
    expect(foreign('1.2', ...cardsOf('rebel'))).toMatchInlineSnapshot(`
      "reckless-diversion
        own: no target 0>7, no target 0>8, no target 0>9
        on a vehicle: no target 0>7, no target 0>8, no target 0>9 → 6 suppression 3, 6 wounds 3, results 1 1 1 1,
          attacks 0>6 1, asked dodge 1
        friend: no target 1>7, no target 1>9
      complete-the-mission
        friend struck + struck: unit.ends 6 → 6 suppression 0, acts 6 attack / 6 move, 6 fearless 3,
          6 steadfast 3, asked action 2, asked move 1
        struck alone:  → 1 fearless 3, 1 steadfast 3
        struck in melee: unit.ends 6 → 6 suppression 0, 6 fearless 3, 6 steadfast 3, asked action 2"
    `);
  });
  it('of the Empire', async () => {
    await expect(foreign('1.2', ...cardsOf('empire'))).toMatchFileSnapshot(
      '../../golden/moments/commands-foreign/of-the-empire.txt',
    );
  });
  it('of the Republic', () => {
    expect(foreign('1.2', ...cardsOf('republic'))).toMatchInlineSnapshot(`""`);
  });
  it('of the Separatists', () => {
    expect(foreign('1.2', ...cardsOf('separatist'))).toMatchInlineSnapshot(`
      "they-too-will-suffer
        orders: command.end, card-unit? 1 2 3 4 10 → 1 order none, hand 0 0 0 0 1 0
      supreme-commander

            orders + own + duel + on a vehicle + friend + friend struck + struck + struck by a vehicle + struck in melee:  →
          6 keyword.guardian 4, 6 guardsMelee 3, 11 keyword.guardian 4, 11 guardsMelee 3
        own alone + struck alone:  → 1 keyword.guardian 4, 1 guardsMelee 3
      do-not-underestimate-our-means
        orders: activation.start, card-units? 6 9 11 (1-2) → asked recover 1"
    `);
  });
});

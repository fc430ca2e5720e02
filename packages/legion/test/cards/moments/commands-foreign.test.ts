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
  it('of the Empire', () => {
    expect(foreign('1.2', ...cardsOf('empire'))).toMatchInlineSnapshot(`
      "new-ways-to-motivate-them
        own alone: unit.activates 1
        friend struck + struck: unit.activates 6, free-action? move attack aim dodge standby recover → 6 wounds 3,
          dice bh, acts 6 move free / 6 attack, asked free-action 1, asked move 1
        struck alone: unit.activates 1, free-action? move attack aim dodge standby recover → 1 wounds 3, dice bb,
          acts 1 move free / 1 attack / 1 move, asked free-action 1, asked move 2
        struck in melee: unit.activates 6, free-action? attack aim dodge standby recover → 6 wounds 3, dice bh,
          acts 6 attack free, asked free-action 1
      evasive-maneuvers

            orders + own + duel + on a vehicle + friend + friend struck + struck + struck by a vehicle + struck in melee:  →
          9 keyword.outmaneuver 3
      give-in-to-your-anger
        struck alone: turn.start
      voracious-ambition
        orders: activation.start → hand 1 0 0 0 0 1
      deploy-the-garrison
        orders: activation.start, card-units? 6 11 (0-2) → 6 standby 1, 11 standby 1,
          acts 6 standby free / 11 standby free
      annihilation-looms
        orders: command.resolve → 0 suppression 2, 1 suppression 2, 2 suppression 3, 4 standby 0, 4 suppression 1,
          5 suppression 1, 6 suppression 3, 7 suppression 2, 8 suppression 1, 10 suppression 2, 11 suppression 1
      isb-investigation
        orders: command.resolve, card-number? 0 1 2 3 4
      ruthless-tactics
        friend struck: attack.after 6>1 → 1 observation 2
        struck: attack.after 6>0 → 0 observation 2
        struck by a vehicle: attack.after 9>0 → 0 observation 2
        struck alone: attack.after 1>0 → 0 observation 1"
    `);
  });
  it('of the Republic', () => {
    expect(foreign('1.2', ...cardsOf('republic'))).toMatchInlineSnapshot(`""`);
  });
  it('of the Separatists', () => {
    expect(foreign('1.2', ...cardsOf('separatist'))).toMatchInlineSnapshot(`
      "supreme-commander

            orders + own + duel + on a vehicle + friend + friend struck + struck + struck by a vehicle + struck in melee:  →
          6 keyword.guardian 4, 6 guardsMelee 3, 11 keyword.guardian 4, 11 guardsMelee 3
        own alone + struck alone:  → 1 keyword.guardian 4, 1 guardsMelee 3
      they-too-will-suffer
        orders: command.end, card-unit? 1 2 3 4 10 → 1 order none, hand 0 0 0 0 1 0
      do-not-underestimate-our-means
        orders: activation.start, card-units? 6 9 11 (1-2) → asked recover 1"
    `);
  });
});

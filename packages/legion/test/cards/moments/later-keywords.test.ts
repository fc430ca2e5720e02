import { describe, expect, it } from 'vitest';
import { keyword } from './scenes.ts';

/** By keyword the unit that prints it. */
const keywords = (all: Readonly<Record<string, string>>) =>
  Object.entries(all)
    .map(([id, unit]) => keyword('2.6', id, unit))
    .join('\n');

describe('keywords of 2.6 in a crowd', () => {
  it('rebel', () => {
    expect(
      keywords({
        'fire-support': 'mark-ii-medium-blaster-trooper',
        deflect: 'luke-skywalker-jedi-knight',
        'uncanny-luck': 'han-solo-unorthodox-general',
        incognito: 'k-2so',
        'take-cover': 'leia-organa',
        spotter: 'luke-skywalker-commander-skywalker',
        jump: 'luke-skywalker-hero-of-the-rebellion',
        inspire: 'luke-skywalker-hero-of-the-rebellion',
        independent: 'jyn-erso',
        'jarkai-mastery': 'ahsoka-tano-fulcrum',
        'one-step-ahead': 'lando-calrissian',
      }),
    ).toMatchInlineSnapshot(`
      "fire-support (mark-ii-medium-blaster-trooper)
        orders: unit.ordered 0 → 0 standby 1
      deflect (luke-skywalker-jedi-knight)
        struck: defence.convert 6>0 → 0 wounds 0, 6 wounds 3, results 1 0 1 0
        struck by a vehicle: defence.convert 9>0 → 0 wounds 1, 9 wounds 3, results 3 0 2 1
        struck alone: defence.convert 1>0
      uncanny-luck (han-solo-unorthodox-general)
        struck + struck in melee: defence.reroll 6>0, defence-reroll? 0 (0-1) → 0 wounds 1, results 1 0 0 1,
          asked defence-reroll 1
        struck by a vehicle: defence.reroll 9>0, defence-reroll? 0 1 2 (0-3) → asked defence-reroll 1
      incognito (k-2so)
        orders alone: unit.activates 0
        own + own alone + duel + on a vehicle: unit.activates 0 → 0 notes known true
        struck + struck in melee: attack.declared 6>0 → 0 notes known true
        struck by a vehicle: no target 9>0 → 0 suppression 1, 0 wounds 0, 1 suppression 2, 1 wounds 3,
          attacks 9>1 3
        struck alone: attack.declared 1>0 → 0 notes known true
      take-cover (leia-organa)
        orders alone + struck alone: act take-cover 0
        own + duel + on a vehicle: act take-cover 0, card-units? 0 1 2 3 4 (1-2) → 0 dodge 2, 1 dodge 1,
          acts 0 card:0:take-cover/take-cover / 0 attack
        own alone: act take-cover 0, card-units? 0 (1-1) → 0 dodge 1,
          acts 0 card:0:take-cover/take-cover / 0 attack
      spotter (luke-skywalker-commander-skywalker)
        orders alone + struck alone: act spotter 0
        own + duel + on a vehicle: act spotter 0, card-units? 0 1 2 3 4 (1-1) → 0 aim 2,
          acts 0 card:0:spotter/spotter / 0 attack
        own alone: act spotter 0, card-units? 0 (1-1) → 0 aim 1, acts 0 card:0:spotter/spotter / 0 attack
      jump (luke-skywalker-hero-of-the-rebellion)
        orders alone + struck alone: act jump 0
        own + own alone + on a vehicle: act jump 0 → acts 0 card:0:jump/jump / 0 attack
        duel: act jump 0 → acts 0 attack / 0 card:0:jump/jump
      inspire (luke-skywalker-hero-of-the-rebellion)
        own + duel + on a vehicle: unit.ends 0, card-unit? 1 2 none, card-unit? 2 none → 1 suppression 0
      independent (jyn-erso)
        orders alone: activation.start → 0 dodge 1, acts 0 move free, asked move 1
        end: activation.start
      jarkai-mastery (ahsoka-tano-fulcrum)
        duel: attack.converted 0>6, card-way? blankToHit hitToCrit → 0 dodge 0, results 4 1 2 3
      one-step-ahead (lando-calrissian)
        orders: command.revealed, card-unit? 0 1 2 3 4 5 10 none → asked move 1
        orders alone: command.revealed, card-unit? 0 none → asked move 1
        end: command.revealed → hand 0 0 0 0 1 0, hand 1 0 0 0 1 0"
    `);
  });
  it('republic', () => {
    expect(
      keywords({
        'soresu-mastery': 'obi-wan-kenobi',
        bolster: 'clone-commander',
        aid: 'jedi-knight-mounted-jedi-general',
        'attack-run': 'raddaugh-gnasp-fluttercraft-attack-craft',
      }),
    ).toMatchInlineSnapshot(`
      "soresu-mastery (obi-wan-kenobi)
        struck: defence.reroll 6>0 → 6 wounds 2
        struck by a vehicle: defence.reroll 9>0
      bolster (clone-commander)
        orders alone + struck alone: act bolster 0
        own + duel + on a vehicle: act bolster 0, card-units? 0 1 2 3 4 (1-2) → 0 surge 1, 1 surge 1,
          acts 0 card:0:bolster/bolster / 0 attack
        own alone: act bolster 0, card-units? 0 (1-1) → 0 surge 1, acts 0 card:0:bolster/bolster / 0 attack
      aid (jedi-knight-mounted-jedi-general)
        orders: token.gained 0 dodge, card-unit? 1 2 4 none → 0 dodge 1, 1 dodge 1
        own + own alone + duel + on a vehicle: may? yes no
      attack-run (raddaugh-gnasp-fluttercraft-attack-craft)
        own + own alone + duel + on a vehicle: unit.activates 0, card-way? faster slower, may? yes no →
          0 at 780 323
        struck alone: unit.activates 0"
    `);
  });
  it('empire', () => {
    expect(
      keywords({
        'hold-the-line': 'stormtrooper-riot-squad',
        ruthless: 'moff-gideon',
        unconcerned: 'imperial-dark-troopers',
        'advanced-targeting': 'range-troopers',
      }),
    ).toMatchInlineSnapshot(`
      "hold-the-line (stormtrooper-riot-squad)
        duel: attack.convert 0>6 → results 2 0 2 0
        struck in melee: defence.convert 6>0 → 0 wounds 1, results 1 0 1 0
      ruthless (moff-gideon)
        friend: unit.activates 1, free-action? move attack aim dodge standby recover none → 1 wounds 3,
          6 suppression 2, dice wb, results 0 0 0 0, acts 1 move free / 1 attack, asked free-action 1,
          asked move 1
      unconcerned (imperial-dark-troopers)
        struck: no cover 6>0
        struck by a vehicle: no cover 9>0
        struck alone: no cover 1>0
      advanced-targeting (range-troopers)
        own + duel: attack.declared 0>6 → 0 aim 2
        own alone: attack.declared 0>1 → 0 aim 1"
    `);
  });
  it('mercenary', () => {
    expect(keywords({ wound: 'maul-a-rival', 'my-mood-is-based-on-profit': 'hondo-ohnaka' })).toMatchInlineSnapshot(`
      "wound (maul-a-rival)
        own + own alone + duel + on a vehicle: move.after 0 → 0 wounds 1, 0 notes entered true
      my-mood-is-based-on-profit (hondo-ohnaka)
        orders + orders alone:  → 0 surge 2"
    `);
  });
  it('mandalorian', () => {
    expect(keywords({ 'victory-or-death': 'gar-saxon-head-of-clan-saxon' })).toMatchInlineSnapshot(`
      "victory-or-death (gar-saxon-head-of-clan-saxon)
        struck by a vehicle: attack.after 9>0, card-way? aim dodge → 0 aim 2, 0 suppression 3"
    `);
  });
});

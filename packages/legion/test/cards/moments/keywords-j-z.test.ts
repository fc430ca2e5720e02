import { describe, expect, it } from 'vitest';
import { keyword } from './scenes.ts';

/** By keyword the unit that prints it. */
const keywords = (all: Readonly<Record<string, string>>) =>
  Object.entries(all)
    .map(([id, unit]) => keyword('1.2', id, unit))
    .join('\n');

describe('keywords in a crowd, J to Z', () => {
  it('rebel', () => {
    expect(
      keywords({
        pierce: 'luke-skywalker-hero-of-the-rebellion',
        lethal: 'chewbacca-walking-carpet',
        sharpshooter: 'han-solo-unorthodox-general',
        marksman: 'cassian-andor',
        'uncanny-luck': 'han-solo-unorthodox-general',
        'take-cover': 'leia-organa',
        'quick-thinking': 'jyn-erso',
        tactical: 'cassian-andor',
        reposition: 'mark-ii-medium-blaster-trooper',
        speeder: 't-47-airspeeder',
        jump: 'luke-skywalker-hero-of-the-rebellion',
        scale: 'chewbacca-walking-carpet',
      }),
    ).toMatchInlineSnapshot(`
      "pierce (luke-skywalker-hero-of-the-rebellion)
        duel: defence.modify 0>6 → results 2 2 0 4
        on a vehicle: defence.modify 0>9 → 9 wounds 3, results 0 1 0 1
      lethal (chewbacca-walking-carpet)
        own + own alone + on a vehicle: 0 keyword.pierce add 0
        duel: attack.modify 0>6, 0 keyword.pierce add 1 → 0 aim 0
      sharpshooter (han-solo-unorthodox-general)
        own: 0 coverWorse add 1 → results 1 1 1 1, asked dodge 1
        own alone + on a vehicle: 0 coverWorse add 1
      marksman (cassian-andor)
        own: attack.converted 0>6, dice? 0 1 2 (1-1) → 0 aim 1, results 0 1 0 1, asked dice 1
        duel: attack.converted 0>6, dice? 0 1 (1-1) → 0 aim 0, results 1 1 1 1, asked dice 1
        on a vehicle: attack.converted 0>9, dice? 0 1 2 (1-1) → 0 aim 1, results 0 1 1 0, asked dice 1
      uncanny-luck (han-solo-unorthodox-general)
        struck by a vehicle: defence.modify 9>0, defence-reroll? 0 (0-1) → 0 wounds 0, results 1 0 1 0,
          asked defence-reroll 1
        struck in melee: defence.modify 6>0, defence-reroll? 0 (0-1) → 0 wounds 1, results 1 0 0 1,
          asked defence-reroll 1
      take-cover (leia-organa)
        orders alone + struck alone: act take-cover 0
        own + duel + on a vehicle: act take-cover 0, card-units? 0 1 3 (1-2) → 0 dodge 2, 1 dodge 1,
          acts 0 card:0:take-cover/take-cover / 0 attack
        own alone: act take-cover 0, card-units? 0 (1-1) → 0 dodge 1,
          acts 0 card:0:take-cover/take-cover / 0 attack
      quick-thinking (jyn-erso)
        orders alone + struck alone: act think 0
        own + on a vehicle: act think 0 → 0 aim 2, 0 dodge 2, acts 0 card:0:quick-thinking/think / 0 move
        own alone: act think 0 → 0 aim 1, 0 dodge 1, acts 0 card:0:quick-thinking/think / 0 move
        duel: act think 0 → 0 aim 2, 0 dodge 2, acts 0 card:0:quick-thinking/think / 0 attack
      tactical (cassian-andor)
        own + on a vehicle: move.after 0 → 0 aim 2
        own alone: move.after 0 → 0 aim 1
      reposition (mark-ii-medium-blaster-trooper)
        own + own alone + on a vehicle: 0 repositions add 1, move.after 0 → asked move 2
      speeder (t-47-airspeeder)
      
            orders + orders alone + own + own alone + duel + on a vehicle + friend + friend struck + struck + struck by a vehicle + struck alone + struck in melee + end: 0 flightHeight atLeast 304.8
      jump (luke-skywalker-hero-of-the-rebellion)
        orders alone + struck alone: act jump 0
        own + own alone + on a vehicle: act jump 0 → acts 0 card:0:jump/jump / 0 attack
        duel: act jump 0 → acts 0 attack / 0 card:0:jump/jump
      scale (chewbacca-walking-carpet)
        own + own alone + duel + on a vehicle: 0 unhindered add 1"
    `);
  });
  it('empire', () => {
    expect(
      keywords({
        scatter: 'darth-vader-the-emperors-apprentice',
        spotter: 'general-veers',
        'pulling-the-strings': 'emperor-palpatine',
        spur: 'dewback-rider',
        target: 'shoretroopers',
        reliable: 'imperial-special-forces',
      }),
    ).toMatchInlineSnapshot(`
      "scatter (darth-vader-the-emperors-apprentice)
        own: attack.resolved 0>6 → asked displaced 1
        own alone: attack.resolved 0>1 → asked displaced 1
      spotter (general-veers)
        orders alone + struck alone: act spotter 0
        own + duel + on a vehicle: act spotter 0, card-units? 0 1 3 (1-2) → 0 aim 2, 1 aim 2,
          acts 0 card:0:spotter/spotter / 0 attack
        own alone: act spotter 0, card-units? 0 (1-1) → 0 aim 1, acts 0 card:0:spotter/spotter / 0 attack
      pulling-the-strings (emperor-palpatine)
        own: act pull 0, card-unit? 1 2 4 none, free-action? attack move none → 6 suppression 5,
          dice wbwh / rhrsbhbbwswb, results 0 0 0 0 / 1 2 2 1,
          acts 0 card:0:pulling-the-strings/pull / 1 attack free / 0 attack, attacks 1>6 3 / 0>6 1,
          asked free-action 1, asked defender 2, asked weapons 1, asked dodge 2
        duel: act pull 0, card-unit? 1 2 4 none, free-action? attack move none → 7 suppression 2,
          dice wbwh / rhrsbhbbwswb, results 0 0 0 0 / 2 2 3 1,
          acts 0 card:0:pulling-the-strings/pull / 1 attack free / 0 attack, attacks 1>7 3 / 0>6 1,
          asked free-action 1, asked weapons 1
        on a vehicle: act pull 0, card-unit? 1 2 4 none, free-action? attack move none → 6 suppression 3,
          dice wbwh / rhrsbhbbwswb, results 0 0 0 0 / 0 2 1 1,
          acts 0 card:0:pulling-the-strings/pull / 1 attack free / 0 attack, attacks 1>6 3 / 0>9 2,
          asked free-action 1, asked defender 2, asked weapons 1, asked dodge 1
      spur (dewback-rider)
        own + own alone + on a vehicle: 0 spur add 1
      target (shoretroopers)
        orders: unit.ordered 0 → 0 aim 2
      reliable (imperial-special-forces)
        orders + orders alone + end: activation.start → 0 surge 1"
    `);
  });
  it('separatist', () => {
    expect(
      keywords({
        'makashi-mastery': 'count-dooku',
        strategize: 'super-tactical-droid',
        observe: 'drk-1-sith-probe-droids',
        'wheel-mode': 'droidekas',
        override: 'super-tactical-droid',
      }),
    ).toMatchInlineSnapshot(`
      "makashi-mastery (count-dooku)
        duel: attack.declared 0>6, 0 keyword.pierce add -1, 6 keyword.immune-pierce atMost 0,
          6 keyword.immune-melee-pierce atMost 0
      strategize (super-tactical-droid)
        orders alone + struck alone: act strategize 0
        own + duel + on a vehicle: act strategize 0, card-units? 0 1 3 (1-1) → 0 aim 2, 0 dodge 2,
          0 suppression 2, acts 0 card:0:strategize/strategize / 0 attack
        own alone: act strategize 0, card-units? 0 (1-1) → 0 aim 1, 0 dodge 1, 0 suppression 1,
          acts 0 card:0:strategize/strategize / 0 attack
      observe (drk-1-sith-probe-droids)
        own + duel + on a vehicle: act observe 0, card-unit? 6 7 8 9 11 → 6 observation 3,
          acts 0 card:0:observe/observe / 0 attack
        own alone: act observe 0 → 1 observation 3, acts 0 card:0:observe/observe / 0 attack
        struck alone: act observe 0
      wheel-mode (droidekas)
        own + duel + on a vehicle: unit.activates 0, no attack 0 → 7 status play, 7 wounds 3, 7 at 768 580,
          lasting 0 round  speed + 0 round  keyword.cover, dice –, results –, acts 0 move, attacks –
        own alone: unit.activates 0, no attack 0 → lasting 0 round  speed + 0 round  keyword.cover
        struck alone: unit.activates 0
      override (super-tactical-droid)
        friend: unit.activates 1 → 0 suppression 2"
    `);
  });
});

import { describe, expect, it } from 'vitest';
import { upgrade } from './scenes.ts';

const upgrades = (unit: string, ids: readonly string[]) => ids.map((id) => upgrade('1.2', id, unit)).join('\n');

describe('upgrade cards in a crowd', () => {
  it('force on luke-skywalker-hero-of-the-rebellion', () => {
    expect(
      upgrades('luke-skywalker-hero-of-the-rebellion', [
        'anger',
        'battle-meditation',
        'burst-of-speed',
        'force-choke',
        'force-guidance',
        'force-push',
        'force-reflexes',
        'jedi-mind-trick',
        'saber-throw',
      ]),
    ).toMatchInlineSnapshot(`
      "anger
        struck by a vehicle + struck in melee: unit.suffered 0 → 0 aim 2
      battle-meditation
        orders: command.orders, card-unit? 0 2 none
        orders alone: command.orders, card-unit? 0 none
      burst-of-speed
        orders alone + struck alone: unit.activates 0
        own: unit.activates 0 → 0 at 762 457, 0 cards gone, lasting 0 round  speed
        own alone + on a vehicle: unit.activates 0 → 0 at 762 457, 0 cards gone, lasting 0 round  speed,
          asked formation 1
        duel: unit.activates 0 → 0 at 798 555, 0 cards gone, lasting 0 round  speed
      force-choke
        orders alone + struck alone: act choke 0
        own: act choke 0 → 0 cards tired, 6 status defeated, 6 suppression 2, 6 wounds 4,
          acts 0 card:0:0.force-choke/choke free / 0 attack / 0 move, attacks 0>6 2, asked action 3
        own alone: act choke 0 → 0 cards tired, 1 wounds 3, 1 at 703 457,
          acts 0 card:0:0.force-choke/choke free / 0 attack / 0 move, attacks 0>1 2, asked action 3
        duel: act choke 0, card-mini? 6.0 6.1 → 0 cards tired, dice rhrs, results 0 1 0 1,
          acts 0 card:0:0.force-choke/choke free / 0 attack / 0 move, asked action 3, asked defender 1
        on a vehicle: act choke 0 → 0 cards tired, 6 wounds 3, 6 at 703 457,
          acts 0 card:0:0.force-choke/choke free / 0 attack / 0 move, asked action 3
      force-guidance
        own + duel + on a vehicle: act guide 0, card-units? 1 2 3 4 (1-2) → 0 cards tired, 1 surge 1, 2 surge 1,
          acts 0 card:0:0.force-guidance/guide free / 0 attack / 0 move, asked action 3
      force-push
        orders alone + struck alone: act push 0
        own + own alone + duel + on a vehicle: act push 0 → 0 cards tired,
          acts 0 card:0:0.force-push/push free / 0 attack / 0 move, asked action 3, asked move 2
      force-reflexes
        orders alone + struck alone: act dodge 0
        own + duel + on a vehicle: act dodge 0 → 0 dodge 2, 0 cards tired,
          acts 0 card:0:0.force-reflexes/dodge free / 0 attack / 0 move, asked action 3
        own alone: act dodge 0 → 0 dodge 1, 0 cards tired,
          acts 0 card:0:0.force-reflexes/dodge free / 0 attack / 0 move, asked action 3
      jedi-mind-trick
        orders alone + struck alone: act trick 0
        own: act trick 0, card-unit? 6 7 → 0 cards tired, 6 suppression 5,
          acts 0 card:0:0.jedi-mind-trick/trick free / 0 attack / 0 move, asked action 3
        own alone: act trick 0 → 0 cards tired, 1 order none, 1 suppression 1, 1 at 735 305,
          acts 0 card:0:0.jedi-mind-trick/trick free / 0 attack / 0 move, asked action 4
        duel + on a vehicle: act trick 0, card-unit? 6 7 → 0 cards tired, 6 suppression 4,
          acts 0 card:0:0.jedi-mind-trick/trick free / 0 attack / 0 move, asked action 3
      saber-throw
        orders alone + duel + struck alone: act throw 0
        own + on a vehicle: act throw 0 → dice bhbbbs, acts 0 card:0:0.saber-throw/throw / 0 move
        own alone: act throw 0 → dice bbbbbb, acts 0 card:0:0.saber-throw/throw / 0 move"
    `);
  });
  it('command on leia-organa', () => {
    expect(
      upgrades('leia-organa', [
        'aggressive-tactics',
        'commanding-presence',
        'improvised-orders',
        'inspiring-presence',
        'strict-orders',
        'vigilance',
      ]),
    ).toMatchInlineSnapshot(`
      "aggressive-tactics
        orders: command.ordered, card-units? 0 1 2 3 4 10 (0-4) → 0 surge 1, 1 surge 1, 2 surge 1, 3 surge 1
        orders alone: command.ordered, card-units? 0 (0-1) → 0 surge 1
      commanding-presence
      
            orders + orders alone + own + own alone + duel + on a vehicle + friend + friend struck + struck + struck by a vehicle + struck alone + struck in melee + end:  →
          0 orderRange 4
      improvised-orders
        end: token.drawn
      inspiring-presence
      
            orders + orders alone + own + own alone + duel + on a vehicle + friend + friend struck + struck + struck by a vehicle + struck alone + struck in melee + end:  →
          0 courageRange 4
      strict-orders
        own + duel: unit.rallies 0 → 0 suppression 0
        on a vehicle: unit.rallies 0 → 0 suppression 0, 9 wounds 3, results 0 1 0 1
        friend: unit.rallies 1 → 1 suppression 0, acts 1 attack / 1 move, asked action 2, asked move 1
      vigilance
        end: end.tokens, card-unit? 2 none → 2 dodge 1"
    `);
  });
  it('heavy-weapon on wookiee-warriors-freedom-fighters', () => {
    expect(upgrades('wookiee-warriors-freedom-fighters', ['battle-shield-wookiee'])).toMatchInlineSnapshot(`
      "battle-shield-wookiee
        orders + orders alone + friend + friend struck + struck + end:  → 0 keyword.armor 3, 0 speed 1
        own + own alone + duel + on a vehicle + struck alone: unit.activates 0 → 0 keyword.armor 3, 0 speed 1
        struck by a vehicle:  → 0 wounds 1, results 1 0 0 1, 0 keyword.armor 3, 0 speed 1
        struck in melee:  → results 0 0 0 0, 0 keyword.armor 3, 0 speed 1"
    `);
  });
  it('personnel on b1-battle-droids', () => {
    expect(upgrades('b1-battle-droids', ['b1-security-droid'])).toMatchInlineSnapshot(`
      "b1-security-droid
        own + own alone + duel + on a vehicle: unit.activates 0 → 0 cards tired
        struck alone: unit.activates 0"
    `);
  });
  it('personnel on phase-i-clone-troopers', () => {
    expect(
      upgrades('phase-i-clone-troopers', ['phase-i-clone-captain', 'phase-i-clone-specialist']),
    ).toMatchInlineSnapshot(`
      "phase-i-clone-captain
        own + on a vehicle: unit.activates 0 → 0 cards tired, acts 0 attack / 0 move, asked action 2, asked move 1
        own alone: unit.activates 0 → 0 cards tired
        duel: unit.activates 0 → 0 cards tired, asked action 2
        struck alone: unit.activates 0
      phase-i-clone-specialist
        own + duel + on a vehicle: act token 0, card-way? aim dodge surge → 0 aim 2, 0 cards tired,
          acts 0 card:0:0.phase-i-clone-specialist/token free / 0 attack, asked action 2
        own alone: act token 0, card-way? aim dodge surge → 0 aim 1, 0 cards tired,
          acts 0 card:0:0.phase-i-clone-specialist/token free / 0 attack / 0 move, asked action 3
        struck alone: act token 0"
    `);
  });
  it('personnel on rebel-troopers', () => {
    expect(upgrades('rebel-troopers', ['rebel-trooper-captain', 'rebel-trooper-specialist'])).toMatchInlineSnapshot(`
      "rebel-trooper-captain
        own + on a vehicle: unit.activates 0 → 0 cards tired, acts 0 attack / 0 move, asked action 2, asked move 1
        own alone: unit.activates 0 → 0 cards tired
        duel: unit.activates 0 → 0 cards tired, asked action 2
        struck alone: unit.activates 0
      rebel-trooper-specialist
        own + duel + on a vehicle: act token 0, card-way? dodge surge → 0 dodge 2, 0 cards tired,
          acts 0 card:0:0.rebel-trooper-specialist/token free / 0 attack, asked action 2
        own alone: act token 0, card-way? dodge surge → 0 dodge 1, 0 cards tired,
          acts 0 card:0:0.rebel-trooper-specialist/token free / 0 attack / 0 move, asked action 3
        struck alone: act token 0"
    `);
  });
  it('personnel on stormtroopers', () => {
    expect(upgrades('stormtroopers', ['stormtrooper-captain', 'stormtrooper-specialist'])).toMatchInlineSnapshot(`
      "stormtrooper-captain
        own + on a vehicle: unit.activates 0 → 0 cards tired, acts 0 attack / 0 move, asked action 2, asked move 1
        own alone: unit.activates 0 → 0 cards tired
        duel: unit.activates 0 → 0 cards tired, asked action 2
        struck alone: unit.activates 0
      stormtrooper-specialist
        own + duel + on a vehicle: act token 0, card-way? aim surge → 0 aim 2, 0 cards tired,
          acts 0 card:0:0.stormtrooper-specialist/token free / 0 attack, asked action 2
        own alone: act token 0, card-way? aim surge → 0 aim 1, 0 cards tired,
          acts 0 card:0:0.stormtrooper-specialist/token free / 0 attack / 0 move, asked action 3
        struck alone: act token 0"
    `);
  });
  it('hardpoint on infantry-support-platform', () => {
    expect(upgrades('infantry-support-platform', ['twin-blaster-cannons', 'twin-missile-pods'])).toMatchInlineSnapshot(`
      "twin-blaster-cannons
        own + own alone + duel + on a vehicle: unit.activates 0, unit.ends 0
        struck alone: unit.activates 0
      twin-missile-pods
        own + own alone + duel + on a vehicle: unit.activates 0, unit.ends 0
        struck alone: unit.activates 0"
    `);
  });
  it('pilot on laat-le-patrol-transport-republic', () => {
    expect(upgrades('laat-le-patrol-transport-republic', ['clone-commander-fox'])).toMatchInlineSnapshot(`
      "clone-commander-fox
        own + duel + on a vehicle: act help 0, card-unit? 1 2 4, may? yes no → 1 surge 1, 1 suppression 0,
          acts 0 card:0:0.clone-commander-fox/help free / 0 move, asked action 3, asked may 1"
    `);
  });
  it('pilot on a-a5-speeder-truck-rebel', () => {
    expect(upgrades('a-a5-speeder-truck-rebel', ['reckless-driver'])).toMatchInlineSnapshot(`
      "reckless-driver
        own + duel + on a vehicle: unit.activates 0, unit.displaced 0, no reverse 0 → 0 at 792 579,
          7 suppression 2, 7 at 749 644, asked move 2, asked displaced 1
        own alone: unit.activates 0, no reverse 0 → 0 at 792 579, asked move 2
        struck alone: unit.activates 0"
    `);
  });
  it('pilot on tx-130-saber-class-fighter-tank', () => {
    expect(upgrades('tx-130-saber-class-fighter-tank', ['veteran-clone-pilot', 'plo-koon'])).toMatchInlineSnapshot(`
      "veteran-clone-pilot
        friend: attack.declared 1>7 → 0 cards tired
        friend struck + struck + struck in melee: attack.declared 6>0 → 0 cards tired
        struck by a vehicle: attack.declared 9>0 → 0 cards tired
      plo-koon
        own + duel + on a vehicle: act agile 0 → 0 dodge 3, 0 cards tired,
          acts 0 card:0:0.plo-koon/agile free / 0 move, asked action 3
        own alone: act agile 0 → 0 dodge 2, 0 cards tired, acts 0 card:0:0.plo-koon/agile free / 0 move,
          asked action 3
        struck alone: act agile 0"
    `);
  });
  it('pilot on at-st', () => {
    expect(upgrades('at-st', ['general-weiss', 'governor-pryce'])).toMatchInlineSnapshot(`
      "general-weiss
        orders alone + struck alone: act arsenal 0
        own + own alone + on a vehicle: act arsenal 0 → acts 0 card:0:0.general-weiss/arsenal free / 0 move,
          asked action 3
        duel: act arsenal 0 → acts 0 card:0:0.general-weiss/arsenal free / 0 attack / 0 move, asked action 3
      governor-pryce
        own + on a vehicle: act help 0, card-unit? 1 2 4 → 1 aim 2, 1 suppression 2,
          acts 0 card:0:0.governor-pryce/help free / 0 move, asked action 3
        duel: act help 0, card-unit? 1 2 4 → 1 aim 2, 1 suppression 2,
          acts 0 card:0:0.governor-pryce/help free / 0 attack / 0 move, asked action 3"
    `);
  });
  it('pilot on aat-trade-federation-battle-tank', () => {
    expect(upgrades('aat-trade-federation-battle-tank', ['lok-durd'])).toMatchInlineSnapshot(`
      "lok-durd
        own + duel + on a vehicle: act suppress 0 → 0 cards tired,
          acts 0 card:0:0.lok-durd/suppress free / 0 attack / 0 move, asked action 3
        own alone: act suppress 0 → 0 cards tired, acts 0 card:0:0.lok-durd/suppress free / 0 move, asked action 3
        struck alone: act suppress 0"
    `);
  });
  it('pilot on at-rt-rebel', () => {
    expect(upgrades('at-rt-rebel', ['ryder-azadi', 'shriv-suurgav', 'wedge-antilles'])).toMatchInlineSnapshot(`
      "ryder-azadi
        own + own alone + duel + on a vehicle: move.start 0, card-way? faster slower → 0 cards tired
      shriv-suurgav
        own + duel + on a vehicle: act help 0, card-unit? 1 2 4, may? yes no → 1 dodge 1, 1 suppression 2,
          acts 0 card:0:0.shriv-suurgav/help free / 0 attack / 0 move, asked action 3, asked may 1
      wedge-antilles
        orders alone + struck alone: act pivot 0
        own + own alone + on a vehicle: act pivot 0 → 0 at 762 457, 0 cards tired,
          acts 0 card:0:0.wedge-antilles/pivot free / 0 attack / 0 move, asked action 3, asked move 2
        duel: act pivot 0 → 0 cards tired, acts 0 card:0:0.wedge-antilles/pivot free / 0 attack / 0 move,
          asked action 3, asked move 2"
    `);
  });
  it('crew on a-a5-speeder-truck-rebel', () => {
    expect(upgrades('a-a5-speeder-truck-rebel', ['unorthodox-tactician'])).toMatchInlineSnapshot(`
      "unorthodox-tactician
        own + duel + on a vehicle: unit.activates 0, card-units? 1 2 3 4 5 10 (2-2) → 1 aim 2, 2 aim 1"
    `);
  });
  it('crew on x-34-landspeeder', () => {
    expect(upgrades('x-34-landspeeder', ['refurbished-gonk-droid', 'unstable-r5-astromech'])).toMatchInlineSnapshot(`
      "refurbished-gonk-droid
        end: end.tokens → 0 shield 1
      unstable-r5-astromech
        own + duel: unit.ends 0, free-action? attack move none → 0 wounds 1, 0 cards gone, 6 suppression 4,
          dice wbwh / wswb, results 0 0 0 0 / 0 0 0 0, acts 0 attack / 0 move / 0 attack free,
          attacks 0>6 1 / 0>6 1, asked defender 2, asked free-action 1
        own alone: unit.ends 0, free-action? attack move none → 0 cards gone, dice wbwb / wbwb,
          results 0 0 0 0 / 0 0 0 0, acts 0 attack / 0 move / 0 attack free, attacks 0>1 1 / 0>1 1,
          asked free-action 1
        on a vehicle: unit.ends 0, free-action? attack move none → 0 wounds 1, 0 cards gone, dice wbwh / wswb,
          results 0 0 0 0 / 0 0 0 0, acts 0 attack / 0 move / 0 attack free, attacks 0>9 1 / 0>9 1,
          asked defender 2, asked free-action 1"
    `);
  });
  it('training on rebel-troopers', () => {
    expect(
      upgrades('rebel-troopers', [
        'defensive-offensive-stance',
        'duck-and-cover',
        'into-the-fray',
        'offensive-push',
        'seize-the-initiative',
        'tenacity',
      ]),
    ).toMatchInlineSnapshot(`
      "defensive-offensive-stance
        orders + orders alone + friend + friend struck + struck + struck by a vehicle + struck in melee + end:  →
          0 dodgeGain 3
        own + own alone + duel + on a vehicle + struck alone: unit.activates 0 → 0 dodgeGain 3
      duck-and-cover
        struck: attack.cover 6>0 → 0 suppression 3
        struck by a vehicle: attack.cover 9>0 → 0 suppression 3
        struck alone: attack.cover 1>0 → 0 suppression 1
      into-the-fray
        orders alone + own alone: unit.activates 1
        friend struck + struck + struck in melee: unit.activates 6 → 0 surge 1
        struck alone: unit.activates 1 → 0 surge 1
      offensive-push
        own alone: move.after 0 → 0 aim 1, 0 cards tired
      seize-the-initiative
        orders: command.orders, command.ordered → 0 cards gone
        orders alone: command.orders, command.ordered → 0 order faceup, 0 cards gone, hand 0 1 0 0 0 0
        end: command.orders → hand 0 0 0 0 1 0, hand 1 0 0 0 1 0
      tenacity
        duel: attack.gather 0>6 → dice rhbhbbbs, results 2 0 1 1"
    `);
  });
  it('comms on rebel-troopers', () => {
    expect(upgrades('rebel-troopers', ['comms-relay', 'hq-uplink'])).toMatchInlineSnapshot(`
      "comms-relay
        orders: order.before 0, card-unit? 2 none → 0 order none, hand 0 0 0 0 1 0, lasting 0 round
      hq-uplink
        orders: command.orders, command.ordered → 0 cards tired
        orders alone: command.orders, command.ordered → 0 order faceup, 0 cards tired, hand 0 1 0 0 0 0
        end: command.orders → hand 0 0 0 0 1 0, hand 1 0 0 0 1 0"
    `);
  });
  it('armament on agent-kallus', () => {
    expect(upgrades('agent-kallus', ['j-19-bo-rifle'])).toMatchInlineSnapshot(`
      "j-19-bo-rifle
      
            orders + orders alone + own + own alone + duel + on a vehicle + friend + friend struck + struck + struck by a vehicle + struck alone + struck in melee + end:  →
          0 keyword.charge 3, 0 keyword.immune-melee-pierce 3"
    `);
  });
  it('gear on rebel-troopers', () => {
    expect(upgrades('rebel-troopers', ['ascension-cables', 'emergency-stims'])).toMatchInlineSnapshot(`
      "ascension-cables
        own + duel + on a vehicle: act scale 0 → 0 cards tired,
          acts 0 card:0:0.ascension-cables/scale free / 0 attack, asked action 2
        own alone: act scale 0 → 0 cards tired, acts 0 card:0:0.ascension-cables/scale free / 0 attack / 0 move,
          asked action 3
        struck alone: act scale 0
      emergency-stims
        struck by a vehicle: unit.suffers 0 → 0 wounds 1, 0 notes stims 9, 0 cards tired"
    `);
  });
  it('gear on sabine-wren-explosive-artist', () => {
    expect(upgrades('sabine-wren-explosive-artist', ['electro-grappling-line'])).toMatchInlineSnapshot(`
      "electro-grappling-line
        orders alone + struck alone: act bind 0
        own: act bind 0 → 0 at 914 457, 0 cards tired, 6 suppression 5, 6 immobilize 2,
          acts 0 card:0:0.electro-grappling-line/bind / 0 attack
        own alone: act bind 0 → 0 cards tired, 1 order none, 1 suppression 1,
          acts 0 card:0:0.electro-grappling-line/bind / 0 attack / 0 move, asked action 4
        duel: act bind 0 → 0 cards tired, 6 suppression 4, 6 immobilize 2,
          acts 0 card:0:0.electro-grappling-line/bind / 0 attack
        on a vehicle: act bind 0 → 0 at 914 457, 0 cards tired, 6 suppression 4, 6 immobilize 2,
          acts 0 card:0:0.electro-grappling-line/bind / 0 attack"
    `);
  });
});

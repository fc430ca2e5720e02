import { describe, expect, it } from 'vitest';
import { upgrade } from './scenes.ts';

const upgrades = (unit: string, ids: readonly string[]) => ids.map((id) => upgrade('1.2', id, unit)).join('\n');

describe('upgrade cards in a crowd', () => {
  it('force on luke-skywalker-hero-of-the-rebellion', async () => {
    await expect(
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
    ).toMatchFileSnapshot('../../golden/moments/upgrades/force-on-luke-skywalker-hero-of-the-rebellion.txt');
  });
  it('command on leia-organa', async () => {
    await expect(
      upgrades('leia-organa', [
        'aggressive-tactics',
        'commanding-presence',
        'improvised-orders',
        'inspiring-presence',
        'strict-orders',
        'vigilance',
      ]),
    ).toMatchFileSnapshot('../../golden/moments/upgrades/command-on-leia-organa.txt');
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
  it('personnel on phase-i-clone-troopers', async () => {
    await expect(
      upgrades('phase-i-clone-troopers', ['phase-i-clone-captain', 'phase-i-clone-specialist']),
    ).toMatchFileSnapshot('../../golden/moments/upgrades/personnel-on-phase-i-clone-troopers.txt');
  });
  it('personnel on rebel-troopers', async () => {
    await expect(upgrades('rebel-troopers', ['rebel-trooper-captain', 'rebel-trooper-specialist'])).toMatchFileSnapshot(
      '../../golden/moments/upgrades/personnel-on-rebel-troopers.txt',
    );
  });
  it('personnel on stormtroopers', async () => {
    await expect(upgrades('stormtroopers', ['stormtrooper-captain', 'stormtrooper-specialist'])).toMatchFileSnapshot(
      '../../golden/moments/upgrades/personnel-on-stormtroopers.txt',
    );
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
  it('pilot on at-rt-rebel', async () => {
    await expect(upgrades('at-rt-rebel', ['ryder-azadi', 'shriv-suurgav', 'wedge-antilles'])).toMatchFileSnapshot(
      '../../golden/moments/upgrades/pilot-on-at-rt-rebel.txt',
    );
  });
  it('crew on a-a5-speeder-truck-rebel', () => {
    expect(upgrades('a-a5-speeder-truck-rebel', ['unorthodox-tactician'])).toMatchInlineSnapshot(`
      "unorthodox-tactician
        own + duel + on a vehicle: unit.activates 0, card-units? 1 2 3 4 5 10 (2-2) → 1 aim 2, 2 aim 1"
    `);
  });
  it('crew on x-34-landspeeder', async () => {
    await expect(upgrades('x-34-landspeeder', ['refurbished-gonk-droid', 'unstable-r5-astromech'])).toMatchFileSnapshot(
      '../../golden/moments/upgrades/crew-on-x-34-landspeeder.txt',
    );
  });
  it('training on rebel-troopers', async () => {
    await expect(
      upgrades('rebel-troopers', [
        'defensive-offensive-stance',
        'duck-and-cover',
        'into-the-fray',
        'offensive-push',
        'seize-the-initiative',
        'tenacity',
      ]),
    ).toMatchFileSnapshot('../../golden/moments/upgrades/training-on-rebel-troopers.txt');
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

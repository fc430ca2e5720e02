import { describe, expect, it } from 'vitest';
import { upgrade } from './scenes.ts';

const upgrades = (unit: string, ids: readonly string[]) => ids.map((id) => upgrade('2.6', id, unit)).join('\n');

describe('upgrade cards of 2.6 in a crowd', () => {
  it('force on luke-skywalker-hero-of-the-rebellion', () => {
    expect(upgrades('luke-skywalker-hero-of-the-rebellion', ['force-choke'])).toMatchInlineSnapshot(`
      "force-choke
        orders alone + struck alone: act choke 0
        own + duel: act choke 0 → 0 cards tired, acts 0 card:0:0.force-choke/choke free / 0 attack / 0 move,
          asked action 3
        own alone: act choke 0 → 0 cards tired, 1 wounds 3,
          acts 0 card:0:0.force-choke/choke free / 0 attack / 0 move, asked action 3
        on a vehicle: act choke 0 → 0 cards tired, 6 wounds 3,
          acts 0 card:0:0.force-choke/choke free / 0 attack / 0 move, asked action 3"
    `);
  });
  it('heavy-weapon on clan-wren-veterans', () => {
    expect(upgrades('clan-wren-veterans', ['beskad-duelist'])).toMatchInlineSnapshot(`
      "beskad-duelist
        own + own alone + duel + on a vehicle: unit.activates 0 → 0 cards tired
        struck alone: unit.activates 0"
    `);
  });
  it('heavy-weapon on the-bad-batch-clone-force-99-republic', async () => {
    await expect(
      upgrades('the-bad-batch-clone-force-99-republic', ['hunter-the-bad-batch-clone-force-99-republic']),
    ).toMatchFileSnapshot(
      '../../golden/moments/upgrades@2.6/heavy-weapon-on-the-bad-batch-clone-force-99-republic.txt',
    );
  });
  it('heavy-weapon on rebel-sleeper-cell', () => {
    expect(upgrades('rebel-sleeper-cell', ['rebel-marksman'])).toMatchInlineSnapshot(`
      "rebel-marksman
        own + on a vehicle: act snipe 0, card-unit? 6 7 8 11 → 0 aim 1,
          acts 0 card:0:0.rebel-marksman/snipe / 0 attack
        own alone: act snipe 0 → 0 aim 0, acts 0 card:0:0.rebel-marksman/snipe / 0 attack
        duel: act snipe 0, card-unit? 7 8 11 → 0 aim 1, 7 status defeated, 7 wounds 4,
          acts 0 attack / 0 card:0:0.rebel-marksman/snipe
        struck alone: act snipe 0"
    `);
  });
  it('heavy-weapon on stormtrooper-riot-squad', () => {
    expect(upgrades('stormtrooper-riot-squad', ['stormtrooper-marksman'])).toMatchInlineSnapshot(`
      "stormtrooper-marksman
        own: act snipe 0, card-unit? 6 7 8 11 → 6 suppression 2, dice –, results –,
          acts 0 card:0:0.stormtrooper-marksman/snipe, attacks –
        own alone: act snipe 0 → acts 0 card:0:0.stormtrooper-marksman/snipe / 0 attack
        on a vehicle: act snipe 0, card-unit? 6 7 8 11 → dice –, results –,
          acts 0 card:0:0.stormtrooper-marksman/snipe, attacks –
        struck alone: act snipe 0"
    `);
  });
  it('personnel on clone-captain-rex', () => {
    expect(upgrades('clone-captain-rex', ['clone-specialist'])).toMatchInlineSnapshot(`
      "clone-specialist
        orders alone + struck alone: act token 0
        own + duel + on a vehicle: act token 0, card-way? aim dodge surge → 0 aim 3, 0 cards tired,
          acts 0 card:0:0.clone-specialist/token free / 0 attack / 0 move, asked action 3
        own alone: act token 0, card-way? aim dodge surge → 0 aim 2, 0 cards tired,
          acts 0 card:0:0.clone-specialist/token free / 0 attack / 0 move, asked action 3"
    `);
  });
  it('personnel on ewok-skirmishers', () => {
    expect(upgrades('ewok-skirmishers', ['ewok-skirmisher-squad'])).toMatchInlineSnapshot(`
      "ewok-skirmisher-squad
      
            orders + orders alone + own + own alone + duel + on a vehicle + friend + friend struck + struck + struck by a vehicle + struck alone + struck in melee + end:  →
          0 cohesion 152.4"
    `);
  });
  it('personnel on ewok-slingers', () => {
    expect(upgrades('ewok-slingers', ['ewok-slinger-squad'])).toMatchInlineSnapshot(`
      "ewok-slinger-squad
      
            orders + orders alone + own + own alone + duel + on a vehicle + friend + friend struck + struck + struck by a vehicle + struck alone + struck in melee + end:  →
          0 cohesion 152.4"
    `);
  });
  it('personnel on fleet-troopers', () => {
    expect(upgrades('fleet-troopers', ['fleet-trooper-squad'])).toMatchInlineSnapshot(`
      "fleet-trooper-squad
      
            orders + orders alone + own + own alone + duel + on a vehicle + friend + friend struck + struck + struck by a vehicle + struck alone + struck in melee + end:  →
          0 cohesion 152.4"
    `);
  });
  it('personnel on b1-battle-droids', () => {
    expect(upgrades('b1-battle-droids', ['b1-battle-droid-squad'])).toMatchInlineSnapshot(`
      "b1-battle-droid-squad
      
            orders + orders alone + own + own alone + duel + on a vehicle + friend + friend struck + struck + struck by a vehicle + struck alone + struck in melee + end:  →
          0 cohesion 152.4"
    `);
  });
  it('personnel on b2-super-battle-droids', () => {
    expect(upgrades('b2-super-battle-droids', ['b2-super-battle-droid-squad'])).toMatchInlineSnapshot(`
      "b2-super-battle-droid-squad
      
            orders + orders alone + own + own alone + duel + on a vehicle + friend + friend struck + struck + struck by a vehicle + struck alone + struck in melee + end:  →
          0 cohesion 152.4"
    `);
  });
  it('personnel on geonosian-warriors-geonosian-engineers', () => {
    expect(upgrades('geonosian-warriors-geonosian-engineers', ['geonosian-warrior-squad'])).toMatchInlineSnapshot(`
      "geonosian-warrior-squad
      
            orders + orders alone + own + own alone + duel + on a vehicle + friend + friend struck + struck + struck by a vehicle + struck alone + struck in melee + end:  →
          0 cohesion 152.4"
    `);
  });
  it('personnel on clone-trooper-infantry', () => {
    expect(upgrades('clone-trooper-infantry', ['clone-trooper-infantry-squad'])).toMatchInlineSnapshot(`
      "clone-trooper-infantry-squad
      
            orders + orders alone + own + own alone + duel + on a vehicle + friend + friend struck + struck + struck by a vehicle + struck alone + struck in melee + end:  →
          0 cohesion 152.4"
    `);
  });
  it('personnel on shoretroopers', () => {
    expect(upgrades('shoretroopers', ['shoretrooper-squad'])).toMatchInlineSnapshot(`
      "shoretrooper-squad
      
            orders + orders alone + own + own alone + duel + on a vehicle + friend + friend struck + struck + struck by a vehicle + struck alone + struck in melee + end:  →
          0 cohesion 152.4"
    `);
  });
  it('personnel on snowtroopers', () => {
    expect(upgrades('snowtroopers', ['snowtrooper-squad'])).toMatchInlineSnapshot(`
      "snowtrooper-squad
      
            orders + orders alone + own + own alone + duel + on a vehicle + friend + friend struck + struck + struck by a vehicle + struck alone + struck in melee + end:  →
          0 cohesion 152.4"
    `);
  });
  it('personnel on stormtroopers', () => {
    expect(upgrades('stormtroopers', ['stormtrooper-squad'])).toMatchInlineSnapshot(`
      "stormtrooper-squad
      
            orders + orders alone + own + own alone + duel + on a vehicle + friend + friend struck + struck + struck by a vehicle + struck alone + struck in melee + end:  →
          0 cohesion 152.4"
    `);
  });
  it('personnel on rebel-troopers', () => {
    expect(upgrades('rebel-troopers', ['rebel-trooper-squad'])).toMatchInlineSnapshot(`
      "rebel-trooper-squad
      
            orders + orders alone + own + own alone + duel + on a vehicle + friend + friend struck + struck + struck by a vehicle + struck alone + struck in melee + end:  →
          0 cohesion 152.4"
    `);
  });
  it('personnel on rebel-veterans', () => {
    expect(upgrades('rebel-veterans', ['rebel-veteran-squad'])).toMatchInlineSnapshot(`
      "rebel-veteran-squad
      
            orders + orders alone + own + own alone + duel + on a vehicle + friend + friend struck + struck + struck by a vehicle + struck alone + struck in melee + end:  →
          0 cohesion 152.4"
    `);
  });
  it('pilot on at-rt-republic', () => {
    expect(upgrades('at-rt-republic', ['clone-shock-trooper-pilot'])).toMatchInlineSnapshot(`
      "clone-shock-trooper-pilot
        own + duel + on a vehicle: action.after 0 attack, card-unit? 1 3 none → 1 surge 1"
    `);
  });
  it('pilot on infantry-support-platform', () => {
    expect(upgrades('infantry-support-platform', ['327th-star-corps-pilot'])).toMatchInlineSnapshot(`
      "327th-star-corps-pilot
        own: action.after 0 attack → 6 observation 1
        own alone: action.after 0 attack → 1 observation 1
        duel: action.after 0 attack
        on a vehicle: action.after 0 attack → 9 observation 1"
    `);
  });
  it('pilot on at-rt-rebel', () => {
    expect(upgrades('at-rt-rebel', ['frenzied-gunner'])).toMatchInlineSnapshot(`
      "frenzied-gunner
        own: attack.gather 0>6 → dice rhwbwh, results 2 0 1 1
        own alone: attack.gather 0>1 → dice wbwbwb
        on a vehicle: attack.gather 0>9 → dice rhwbwh"
    `);
  });
  it('training on rebel-troopers', () => {
    expect(upgrades('rebel-troopers', ['up-close-and-personal'])).toMatchInlineSnapshot(`
      "up-close-and-personal
        own: attack.after 0>6 → 0 dodge 2
        own alone: attack.after 0>1 → 0 dodge 2
        on a vehicle: attack.after 0>9 → 0 dodge 2"
    `);
  });
  it('training on wicket', () => {
    expect(upgrades('wicket', ['call-to-arms'])).toMatchInlineSnapshot(`
      "call-to-arms
        orders alone + struck alone: unit.activates 0
        own: unit.activates 0 → 0 cards tired, 6 wounds 2, lasting 0 round  keyword.charge, results 0 0 0 0
        own alone: unit.activates 0 → 0 suppression 1, 0 cards tired, lasting 0 round  keyword.charge
        duel + on a vehicle: unit.activates 0 → 0 cards tired, lasting 0 round  keyword.charge"
    `);
  });
  it('training on logray', () => {
    expect(upgrades('logray', ['secret-ingredients', 'onward-to-victory'])).toMatchInlineSnapshot(`
      "secret-ingredients
        orders: round.start, card-way? aim dodge → 0 notes secret-ingredients.aim 1
        orders alone: round.start, card-way? aim dodge, unit.activates 0 → 0 notes secret-ingredients.aim 1
        end: round.start → hand 0 0 0 0 1 0, hand 1 0 0 0 1 0
      onward-to-victory
        orders + orders alone: activation.start → 0 cards tired
        end: activation.start"
    `);
  });
  it('armament on din-djarin', () => {
    expect(upgrades('din-djarin', ['dins-amban-rifle'])).toMatchInlineSnapshot(`
      "dins-amban-rifle
        orders alone + duel + struck alone: act snipe 0
        own: act snipe 0, card-unit? 6 7 8 9 11 → dice –, results –, acts 0 card:0:0.dins-amban-rifle/snipe,
          attacks –, asked action 1
        own alone: act snipe 0 → dice –, results –, acts 0 card:0:0.dins-amban-rifle/snipe, attacks –,
          asked action 1
        on a vehicle: act snipe 0, card-unit? 6 7 8 9 11 → 6 suppression 3, 6 wounds 3, dice –, results –,
          acts 0 card:0:0.dins-amban-rifle/snipe, attacks –, asked action 1"
    `);
  });
  it('armament on clone-commandos', () => {
    expect(upgrades('clone-commandos', ['dc-17m-icws-config'])).toMatchInlineSnapshot(`
      "dc-17m-icws-config
        own + own alone + duel + on a vehicle + struck alone: unit.activates 0"
    `);
  });
  it('gear on clone-commandos', () => {
    expect(upgrades('clone-commandos', ['katarn-pattern-armor'])).toMatchInlineSnapshot(`
      "katarn-pattern-armor
        struck by a vehicle: unit.suffers 0 → 0 wounds 2, 0 cards gone"
    `);
  });
});

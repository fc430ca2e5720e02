import { describe, expect, it } from 'vitest';
import { command } from './scenes.ts';

const commands = (...ids: readonly string[]) => ids.map((id) => command('2.6', id)).join('\n');

describe('command cards of 2.6 in a crowd: the Rebels, the Empire and everybody', () => {
  it('cards of everybody', () => {
    expect(commands('ploy')).toMatchInlineSnapshot(`
      "ploy
        orders: activation.start, card-way? commander corps → hand 0 0 0 0 1 1
        orders alone: activation.start, pool.draw → hand 0 0 0 0 0 1"
    `);
  });
  it('Luke Skywalker', () => {
    expect(
      commands('son-of-skywalker', 'my-ally-is-the-force', 'return-of-the-jedi', 'you-serve-your-master-well'),
    ).toMatchInlineSnapshot(`
      "son-of-skywalker
        own: attack.after 0>6, may? yes no, attack.after 0>7 → 7 status defeated, 7 wounds 4,
          dice rhbhbbbs / rsbhbbbs, results 2 1 1 2 / 1 2 1 2, acts 0 attack / 0 attack free / 0 move,
          attacks 0>6 1 / 0>7 2, asked defender 2, asked may 1
        own alone: attack.after 0>1, may? yes no → dice rbbbbbbb / rbbbbbbb, results 0 0 0 0 / 0 0 0 0,
          acts 0 attack / 0 attack free / 0 move, attacks 0>1 1 / 0>1 1, asked may 1
        duel: attack.after 0>6, may? yes no, attack.after 0>7 → 7 status defeated, 7 wounds 4,
          dice rhrsbhbbbs / rcbhbbbs, results 2 2 1 3 / 1 2 1 2, acts 0 attack / 0 attack free / 0 move,
          attacks 0>6 1 / 0>7 2, asked may 1, asked defender 1
        on a vehicle: attack.after 0>9, may? yes no → 9 wounds 3, dice rhbhbbbs / rsbhbbbs,
          results 0 1 1 0 / 0 2 1 1, acts 0 attack / 0 attack free / 0 move, attacks 0>9 2 / 0>9 2,
          asked defender 2, asked may 1
      my-ally-is-the-force
        orders: unit.ordered 0, unit.ordered 2 → 0 dodge 2, 2 dodge 2
        orders alone: unit.ordered 0 → 0 dodge 1
      return-of-the-jedi
        orders: unit.ordered 0 → 0 dodge 2
        orders alone: unit.ordered 0 → 0 dodge 1
        own + duel: unit.activates 0, card-units? 0 1 2 (0-3) → 0 suppression 0, 1 suppression 0, 2 suppression 1
        on a vehicle: unit.activates 0, card-units? 0 1 2 (0-3) → 0 suppression 0, 1 suppression 0,
          2 suppression 1, 9 wounds 3, results 0 1 0 1
      you-serve-your-master-well
        own: act serve 0, card-unit? 1 6, free-action? attack move none → 6 suppression 3, dice bhbb / rhbsbhbb,
          results 1 0 0 1 / 2 1 1 2,
          acts 0 card:command:0.you-serve-your-master-well/serve free / 1 attack free / 0 attack / 0 move,
          attacks 1>6 3 / 0>6 1, asked action 3, asked free-action 1, asked defender 2, asked weapons 1,
          asked dodge 2
        duel: act serve 0, card-unit? 1 6, free-action? attack move none → 7 status defeated, 7 wounds 4,
          dice bhbb / rhrsbsbhbb, results 1 0 0 1 / 2 2 2 2,
          acts 0 card:command:0.you-serve-your-master-well/serve free / 1 attack free / 0 attack / 0 move,
          attacks 1>7 3 / 0>6 1, asked action 3, asked free-action 1, asked defender 1, asked weapons 1,
          asked formation 1
        on a vehicle: act serve 0, card-unit? 1 6, free-action? attack move none → dice bhbb / rhbsbhbb,
          results 0 0 0 0 / 0 1 1 0,
          acts 0 card:command:0.you-serve-your-master-well/serve free / 1 attack free / 0 attack / 0 move,
          attacks 1>9 3 / 0>9 2, asked action 3, asked free-action 1, asked defender 2, asked weapons 1"
    `);
  });
  it('Leia Organa', () => {
    expect(commands('no-time-for-sorrows')).toMatchInlineSnapshot(`
      "no-time-for-sorrows
        orders: unit.ordered 0, unit.ordered 2 → asked move 2
        orders alone: unit.ordered 0 → asked move 1"
    `);
  });
  it('Han Solo', () => {
    expect(commands('sorry-about-the-mess', 'not-out-of-it-yet', 'see-you-in-hell')).toMatchInlineSnapshot(`
      "sorry-about-the-mess
        orders: unit.ordered 0 → 0 aim 2, 0 dodge 2
        orders alone: unit.ordered 0 → 0 aim 1, 0 dodge 1
      not-out-of-it-yet
        orders + orders alone: unit.ordered 0 → asked move 1
        own + duel + on a vehicle: unit.activates 0 → 0 aim 2, 0 dodge 2
      see-you-in-hell
        orders: command.resolve → 0 aim 2, 0 dodge 2, hand 0 0 0 0 2 0
        orders alone: command.resolve → 0 aim 1, 0 dodge 1, hand 0 0 0 0 1 0

            own + own alone + duel + on a vehicle + friend + friend struck + struck + struck by a vehicle + struck alone + struck in melee:  →
          0 keyword.unconcerned 3, 0 keyword.unstoppable 3, 0 keyword.disengage 3, 0 fearless 3, 0 steadfast 3
        end:  → hand 0 0 1 0 8 0, 0 keyword.unconcerned 3, 0 keyword.unstoppable 3"
    `);
  });
  it('Jyn Erso', () => {
    expect(commands('trust-goes-both-ways', 'rebellions-are-built-on-hope', 'i-rebel')).toMatchInlineSnapshot(`
      "trust-goes-both-ways
        orders: unit.ordered 2 → lasting 2 round Jyn Erso keyword.teamwork
      
            own + own alone + duel + on a vehicle + friend + friend struck + struck + struck by a vehicle + struck alone + struck in melee:  →
          0 keyword.inspire 4
      rebellions-are-built-on-hope
        orders: unit.ordered 0, unit.ordered 2 → 0 suppression 2, 2 suppression 3
        orders alone: unit.ordered 0 → 0 suppression 1
        own + duel:  → 0 suppression 0, 0 keyword.danger-sense 4, 0 keyword.indomitable 3, 0 fearless 3,
          0 steadfast 3, 1 keyword.danger-sense 4, 1 keyword.indomitable 3, 1 fearless 3, 1 steadfast 3,
          4 keyword.danger-sense 4, 4 keyword.indomitable 3, 4 fearless 3, 4 steadfast 3,
          10 keyword.danger-sense 4, 10 keyword.indomitable 3, 10 fearless 3, 10 steadfast 3, asked keep 1
        own alone + struck alone:  → 0 keyword.danger-sense 4, 0 keyword.indomitable 3, 0 fearless 3,
          0 steadfast 3
        on a vehicle:  → 0 suppression 0, 9 wounds 3, results 0 1 0 1, 0 keyword.danger-sense 4,
          0 keyword.indomitable 3, 0 fearless 3, 0 steadfast 3, 1 keyword.danger-sense 4, 1 keyword.indomitable 3,
          1 fearless 3, 1 steadfast 3, 4 keyword.danger-sense 4, 4 keyword.indomitable 3, 4 fearless 3,
          4 steadfast 3, 10 keyword.danger-sense 4, 10 keyword.indomitable 3, 10 fearless 3, 10 steadfast 3,
          asked keep 1
        friend:  → 1 dodge 1, 1 suppression 0, 6 wounds 2, results 1 0 1 0, acts 1 attack / 1 move,
          0 keyword.danger-sense 4, 0 keyword.indomitable 3, 0 fearless 3, 0 steadfast 3,
          1 keyword.danger-sense 4, 1 keyword.indomitable 3, 1 fearless 3, 1 steadfast 3,
          4 keyword.danger-sense 4, 4 keyword.indomitable 3, 4 fearless 3, 4 steadfast 3,
          10 keyword.danger-sense 4, 10 keyword.indomitable 3, 10 fearless 3, 10 steadfast 3, asked keep 1,
          asked action 2, asked move 1
        friend struck:  → results 1 0 1 0, 0 keyword.danger-sense 4, 0 keyword.indomitable 3, 0 fearless 3,
          0 steadfast 3, 1 keyword.danger-sense 4, 1 keyword.indomitable 3, 1 fearless 3, 1 steadfast 3,
          4 keyword.danger-sense 4, 4 keyword.indomitable 3, 4 fearless 3, 4 steadfast 3,
          10 keyword.danger-sense 4, 10 keyword.indomitable 3, 10 fearless 3, 10 steadfast 3
        struck + struck by a vehicle + struck in melee:  → 0 keyword.danger-sense 4, 0 keyword.indomitable 3,
          0 fearless 3, 0 steadfast 3, 1 keyword.danger-sense 4, 1 keyword.indomitable 3, 1 fearless 3,
          1 steadfast 3, 4 keyword.danger-sense 4, 4 keyword.indomitable 3, 4 fearless 3, 4 steadfast 3,
          10 keyword.danger-sense 4, 10 keyword.indomitable 3, 10 fearless 3, 10 steadfast 3
      i-rebel
        own + duel + on a vehicle + friend:  → 0 keyword.charge 3
        own alone: unit.activates 1 → 0 keyword.charge 3
        friend struck + struck in melee: unit.activates 6, may? yes no → 0 dodge 2, 0 suppression 2,
          acts 0 move free / 6 attack, 0 keyword.charge 3, asked may 2, asked move 1
        struck: unit.activates 6, may? yes no → 0 dodge 2, 0 suppression 3, acts 0 move free / 6 attack,
          0 keyword.charge 3, asked may 2, asked move 1
        struck by a vehicle: unit.activates 9, may? yes no → 0 dodge 2, 0 suppression 3,
          acts 0 move free / 9 attack / 9 move, 0 keyword.charge 3, asked may 2, asked move 2
        struck alone: unit.activates 1, may? yes no → 0 dodge 1, 0 suppression 1,
          acts 0 move free / 1 attack / 1 move, 0 keyword.charge 3, asked may 2, asked move 2, asked dodge 1"
    `);
  });
  it('Sabine Wren', () => {
    expect(commands('symbol-of-rebellion')).toMatchInlineSnapshot(`
      "symbol-of-rebellion
        orders alone + struck alone: unit.activates 0, act paint 0
        own + on a vehicle: unit.activates 0, act paint 0 →
          acts 0 card:command:0.symbol-of-rebellion/paint free / 0 attack / 0 move, asked recover 1,
          asked action 3
        own alone: unit.activates 0, act paint 0 →
          acts 0 card:command:0.symbol-of-rebellion/paint free / 0 attack / 0 move, asked action 3
        duel: unit.activates 0, act paint 0 → acts 0 card:command:0.symbol-of-rebellion/paint free / 0 attack,
          asked recover 1, asked action 3"
    `);
  });
  it('R2-D2', () => {
    expect(commands('smoke-screen')).toMatchInlineSnapshot(`
      "smoke-screen
        orders: unit.ordered 2, activation.start, marker-place? region → token 0 smoke smoke-screen 762 449,
          asked move 1, asked marker-place 1
        orders alone: activation.start, marker-place? region → token 0 smoke smoke-screen 762 449,
          asked marker-place 1"
    `);
  });
  it('Cassian Andor', () => {
    expect(commands('crack-shot', 'last-stand')).toMatchInlineSnapshot(`
      "crack-shot
        orders: command.resolve → 0 aim 2, 0 suppression 2
        orders alone: command.resolve, act shot 0 → 0 aim 1, 0 suppression 1
        own + on a vehicle: act shot 0 → acts 0 attack free / 0 move, 0 keyword.gunslinger 3, asked action 3,
          asked further-defender 1
        own alone: act shot 0 → acts 0 attack free / 0 move, 0 keyword.gunslinger 3, asked action 3
        duel: act shot 0 → acts 0 attack free, 0 keyword.gunslinger 3
        friend + friend struck + struck + struck by a vehicle + struck in melee:  → 0 keyword.gunslinger 3
        struck alone: act shot 0 → 0 keyword.gunslinger 3
      last-stand
        orders + orders alone: unit.ordered 0 → lasting 0 round  keyword.indomitable"
    `);
  });
  it('cards of the faction', () => {
    expect(
      commands(
        'delaying-tactics',
        'courage-of-the-rebellion',
        'hold-at-any-cost',
        'unrelenting-fire',
        'constantly-alert',
      ),
    ).toMatchInlineSnapshot(`
      "delaying-tactics
        orders: command.end, card-unit? 6 9 11 → 6 order none, hand 1 0 0 0 1 0
        orders alone: command.end → 1 order none, hand 1 1 0 0 1 0
      courage-of-the-rebellion
        orders: unit.ordered 0, unit.ordered 2 → asked recover 2
        orders alone: unit.ordered 0
      hold-at-any-cost
        orders: unit.ordered 2 → 2 aim 1, 2 standby 1
      unrelenting-fire
        own alone + struck alone: unit.rallies 1
        friend struck + struck + struck in melee: unit.rallies 6
        struck by a vehicle: unit.rallies 9
      constantly-alert
        orders: unit.ordered 0, unit.ordered 2 → 0 aim 2, 2 standby 1
        orders alone: unit.ordered 0 → 0 aim 1"
    `);
  });
  it('Ahsoka Tano', () => {
    expect(
      commands('family-reunion', 'swift-protector', 'a-new-beginning', 'revenge-is-not-the-jedi-way'),
    ).toMatchInlineSnapshot(`
      "family-reunion
        orders: command.resolve → 12 dodge 1, lasting 0 round Sabine Wren keyword.teamwork
        orders alone: command.resolve → lasting 0 round Sabine Wren keyword.teamwork
        own + duel + on a vehicle: unit.activates 0 → asked move 2
      swift-protector
      
            own + own alone + duel + on a vehicle + friend + struck + struck by a vehicle + struck alone + struck in melee:  →
          0 keyword.guardian 4
        friend struck: attack.declared 6>1 → 1 dodge 1, 0 keyword.guardian 4, asked dodge 1
      a-new-beginning
        orders: unit.ordered 0, card-way? aim dodge, unit.ordered 2 → 0 aim 2, 2 aim 1
        orders alone: unit.ordered 0, card-way? aim dodge, unit.activates 0 → 0 aim 1
        own + duel + on a vehicle: unit.activates 0 → 0 keyword.inspire 4, asked recover 1
        own alone + struck alone: unit.activates 0 → 0 keyword.inspire 4
        friend + friend struck + struck + struck by a vehicle + struck in melee:  → 0 keyword.inspire 4
      revenge-is-not-the-jedi-way
        orders: command.resolve → 0 dodge 5
        orders alone: command.resolve → 0 dodge 4
      
            own + own alone + duel + on a vehicle + friend + friend struck + struck + struck by a vehicle + struck alone + struck in melee:  →
          0 keyword.jarkai-mastery 3, 0 keyword.shien-mastery 0"
    `);
  });
  it('Darth Vader', () => {
    expect(
      commands('new-ways-to-motivate-them', 'master-of-evil', 'fear-and-dead-men', 'darkness-descends'),
    ).toMatchInlineSnapshot(`
      "new-ways-to-motivate-them
        friend: unit.activates 1 → 1 wounds 3, 6 suppression 2, dice wb, results 0 0 0 0, acts 1 attack / 1 move,
          asked action 2, asked move 1
      master-of-evil
        orders: command.resolve → 0 dodge 2
        orders alone: command.resolve, unit.activates 0 → 0 dodge 1, 1 suppression 3, 1 panicked true
        own + duel + on a vehicle: unit.activates 0 → 6 suppression 5, 6 panicked true, 7 suppression 4,
          7 panicked true, 8 suppression 3
        own alone: unit.activates 0 → 0 order none, 1 order none, 1 suppression 1, hand 0 0 1 0 1 0
        struck alone: unit.activates 0 → 1 suppression 3, 1 panicked true
      fear-and-dead-men
        struck in melee: attack.after 6>0 → 6 wounds 3
      darkness-descends
        orders + orders alone:  → 0 surge 2
      
            own + own alone + duel + on a vehicle + friend + friend struck + struck + struck by a vehicle + struck alone + struck in melee:  →
          0 keyword.reliable 4
        end:  → 0 surge 2, 0 keyword.reliable 4"
    `);
  });
  it('General Veers', () => {
    expect(commands('evasive-maneuvers', 'imperial-discipline')).toMatchInlineSnapshot(`
      "evasive-maneuvers
        own + duel + on a vehicle + friend + friend struck + struck + struck by a vehicle + struck in melee:  →
          3 keyword.outmaneuver 3
      imperial-discipline
        orders: unit.ordered 0, unit.ordered 2 → asked recover 2
        orders alone: unit.ordered 0"
    `);
  });
  it('Director Orson Krennic', () => {
    expect(commands('annihilation-looms')).toMatchInlineSnapshot(`
      "annihilation-looms
        orders: command.resolve → 0 suppression 3, 1 suppression 3, 2 suppression 4, 2 panicked true, 4 standby 0,
          4 suppression 2, 5 suppression 2, 6 suppression 4, 6 panicked true, 7 suppression 3, 8 suppression 2,
          10 suppression 3, 11 suppression 2
        orders alone: command.resolve → 0 suppression 2, 1 suppression 2, 1 panicked true"
    `);
  });
  it('Agent Kallus', () => {
    expect(commands('face-me', 'ruthless-tactics')).toMatchInlineSnapshot(`
      "face-me
      
            own + own alone + duel + on a vehicle + friend + friend struck + struck + struck by a vehicle + struck alone:  →
          0 keyword.hold-the-line 3
        struck in melee:  → 0 wounds 0, results 1 0 1 0, 0 keyword.hold-the-line 3
      ruthless-tactics
        own: attack.after 0>6 → 6 observation 1
        own alone: attack.after 0>1 → 1 observation 1
        on a vehicle: attack.after 0>9 → 9 observation 1
        friend: attack.after 1>6 → 6 observation 1"
    `);
  });
  it('Major Marquand', () => {
    expect(commands('gunner-infantry', 'squadron-on-me')).toMatchInlineSnapshot(`
      "gunner-infantry
        own:  → 0 aim 2, 6 suppression 4, 6 wounds 3, 6 panicked true, dice rhbhbbbswb, results 3 0 2 1,
          acts 0 move / 0 attack, attacks 0>6 1, 0 keyword.tactical 3, 0 keyword.suppressive 3, 0 speed 1,
          asked defender 1, asked weapons 1, asked dodge 1
        own alone:  → 0 aim 1, 1 suppression 1, dice rbbbbbbbwb, results 0 0 0 0, acts 0 move / 0 attack,
          attacks 0>1 1, 0 keyword.tactical 3, 0 keyword.suppressive 3, 0 speed 1, asked weapons 1
        duel:  → 0 aim 2, 0 keyword.tactical 3, 0 keyword.suppressive 3, 0 speed 1
        on a vehicle:  → 0 aim 2, 9 wounds 3, dice rhbhbbbswb, results 1 0 0 1, acts 0 move / 0 attack,
          attacks 0>9 2, 0 keyword.tactical 3, 0 keyword.suppressive 3, 0 speed 1, asked defender 1,
          asked weapons 1
        friend + friend struck + struck + struck by a vehicle + struck alone + struck in melee:  →
          0 keyword.tactical 3, 0 keyword.suppressive 3
      squadron-on-me
        own + duel + on a vehicle: unit.activates 0, card-units? 3 (0-1) → asked move 3"
    `);
  });
  it('Seventh Sister', () => {
    expect(commands('come-and-prove-it', 'you-hide-your-fear-well')).toMatchInlineSnapshot(`
      "come-and-prove-it
        own:  → 0 suppression 0, results 2 0 1 1, 0 keyword.indomitable 3, 12 keyword.indomitable 3
        own alone:  → 0 keyword.indomitable 3
        duel + on a vehicle:  → 0 suppression 0, 0 keyword.indomitable 3, 12 keyword.indomitable 3
        friend + friend struck:  → 0 keyword.indomitable 3, 12 keyword.indomitable 3
        struck + struck in melee: attack.cover 6>0 → 0 dodge 2, 0 wounds 0, results 1 0 1 0,
          0 keyword.indomitable 3, 12 keyword.indomitable 3
        struck by a vehicle: attack.cover 9>0 → 0 dodge 2, 0 wounds 0, results 1 0 1 0, 0 keyword.indomitable 3,
          12 keyword.indomitable 3
        struck alone: attack.cover 1>0 → 0 dodge 1, 0 keyword.indomitable 3, asked dodge 1
      you-hide-your-fear-well
        own + duel + on a vehicle + friend + friend struck + struck + struck by a vehicle + struck in melee:  →
          0 keyword.demoralize 3, 6 aimDice 1, 7 aimDice 1
        own alone + struck alone:  → 0 keyword.demoralize 3"
    `);
  });
});

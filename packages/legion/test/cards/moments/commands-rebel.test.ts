import { describe, expect, it } from 'vitest';
import { command } from './scenes.ts';

const commands = (...ids: readonly string[]) => ids.map((id) => command('1.2', id)).join('\n');

describe('command cards of the Rebels in a crowd', () => {
  it('Luke Skywalker', () => {
    expect(
      commands(
        'son-of-skywalker',
        'my-ally-is-the-force',
        'return-of-the-jedi',
        'you-serve-your-master-well',
        'full-of-surprises',
        'i-am-a-jedi',
      ),
    ).toMatchInlineSnapshot(`
      "son-of-skywalker
        own: attack.after 0>6, may? yes no → 6 suppression 4, dice rhrs / rcrh, results 0 1 0 1 / 0 1 1 0,
          attacks 0>6 1 / 0>6 1, asked defender 2, asked may 1
        own alone: attack.after 0>1, may? yes no → dice rbrb / rbrb, results 0 0 0 0 / 0 0 0 0,
          attacks 0>1 1 / 0>1 1, asked may 1
        duel: attack.after 0>6, may? yes no, attack.after 0>7 → 7 suppression 2, dice bhbbbsbhbbbs / rhrs,
          results 2 2 1 3 / 0 1 1 0, attacks 0>6 1 / 0>7 2, asked may 1, asked defender 1
        on a vehicle: attack.after 0>9, may? yes no → dice rhrs / rcrh, results 0 1 1 0 / 0 1 1 0,
          attacks 0>9 2 / 0>9 2, asked defender 2, asked may 1
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
        own: act serve 0, card-unit? 1 6, free-action? attack move none → 6 suppression 4, dice bhbb / rhrs,
          results 0 0 0 0 / 0 1 0 1,
          acts 0 card:command:0.you-serve-your-master-well/serve free / 1 attack free / 0 attack / 0 move,
          attacks 1>6 3 / 0>6 1, asked action 3, asked free-action 1, asked defender 2, asked weapons 1
        duel: act serve 0, card-unit? 1 6, free-action? attack move none → 7 suppression 2,
          dice bhbb / bsbhbbbsbhbb, results 0 0 0 0 / 2 2 1 3,
          acts 0 card:command:0.you-serve-your-master-well/serve free / 1 attack free / 0 attack / 0 move,
          attacks 1>7 3 / 0>6 1, asked action 3, asked free-action 1, asked defender 1, asked weapons 1
        on a vehicle: act serve 0, card-unit? 1 6, free-action? attack move none → dice bhbb / rhrs,
          results 0 0 0 0 / 0 1 1 0,
          acts 0 card:command:0.you-serve-your-master-well/serve free / 1 attack free / 0 attack / 0 move,
          attacks 1>9 3 / 0>9 2, asked action 3, asked free-action 1, asked defender 2, asked weapons 1
      full-of-surprises
        orders: command.resolve → 0 dodge 2
        orders alone: command.resolve → 0 dodge 1
        own + duel + on a vehicle + friend + friend struck + struck + struck by a vehicle:  → 0 extraWhite 4
        own alone + struck alone:  → 0 extraWhite 5
        struck in melee:  → 0 wounds 0, results 1 0 1 0, 0 extraWhite 4
      i-am-a-jedi
        orders: unit.ordered 0, card-units? 6 (1-1) → lasting 6 round peace
        orders alone: unit.ordered 0, card-units? 1 (1-1), no attack 0 → lasting 1 round peace
        own: no attack 0 → 6 suppression 2, 6 wounds 2, dice –, results –, acts 0 move, attacks –, 0 surgeBlock 3
        own alone + on a vehicle: no attack 0 → dice –, results –, acts 0 move, attacks –, 0 surgeBlock 3
        duel: no attack 0 → 6 status play, 6 wounds 2, 6 at 887 457, dice –, results –, acts –, attacks –,
          0 surgeBlock 3, asked action 1
        friend + friend struck + struck:  → 0 surgeBlock 3
        struck by a vehicle:  → 0 wounds 0, results 2 0 2 0, 0 surgeBlock 3
        struck alone: no attack 0 → 0 surgeBlock 3
        struck in melee:  → 0 wounds 0, results 1 0 1 0, 0 surgeBlock 3"
    `);
  });
  it('Leia Organa', () => {
    expect(
      commands('coordinated-bombardment', 'no-time-for-sorrows', 'somebody-has-to-save-our-skins'),
    ).toMatchInlineSnapshot(`
      "coordinated-bombardment
        own: unit.ends 0 → 11 status defeated, 11 wounds 4, dice bhbbbs / rhrs, results 1 1 1 1 / 1 1 0 2,
          attacks 0>6 1 / 0>11 4
        on a vehicle: unit.ends 0 → 11 status defeated, 11 wounds 4, dice bhbbbs / rhrs,
          results 0 1 1 0 / 1 1 1 1, attacks 0>9 2 / 0>11 4
      no-time-for-sorrows
        orders: unit.ordered 0, unit.ordered 2 → asked move 2
        orders alone: unit.ordered 0 → asked move 1
      somebody-has-to-save-our-skins
        own + duel + on a vehicle: unit.activated 0"
    `);
  });
  it('Han Solo', () => {
    expect(commands('sorry-about-the-mess', 'reckless-diversion', 'change-of-plans')).toMatchInlineSnapshot(`
      "sorry-about-the-mess
        orders: unit.ordered 0 → 0 aim 2, 0 dodge 2
        orders alone: unit.ordered 0 → 0 aim 1, 0 dodge 1
      reckless-diversion
        friend struck + struck: no target 6>2, no target 6>3
        struck by a vehicle: no target 9>2, no target 9>3, no target 9>5
      change-of-plans
        orders: command.revealed → 0 order none, 2 order none, 8 order none, hand 0 0 1 0 2 0, hand 1 1 0 0 1 0"
    `);
  });
  it('Chewbacca', () => {
    expect(commands('common-cause')).toMatchInlineSnapshot(`
      "common-cause
        own + duel + on a vehicle: unit.activated 0"
    `);
  });
  it('Jyn Erso', () => {
    expect(commands('rebellious', 'trust-goes-both-ways', 'complete-the-mission')).toMatchInlineSnapshot(`
      "rebellious
        own + duel + on a vehicle + friend:  → 0 keyword.charge 3
        own alone: unit.activates 1 → 0 keyword.charge 3
        friend struck: unit.activates 6 → 0 suppression 2, acts 0 move free / 6 attack, 0 keyword.charge 3,
          asked move 1
        struck: unit.activates 6 → 0 suppression 3, acts 0 move free / 6 attack, 0 keyword.charge 3, asked move 1
        struck by a vehicle: unit.activates 9 → 0 suppression 3, acts 0 move free / 9 attack / 9 move,
          0 keyword.charge 3, asked move 2
        struck alone: unit.activates 1 → 0 suppression 1, acts 0 move free / 1 attack / 1 move,
          0 keyword.charge 3, asked move 2
        struck in melee: unit.activates 6 → 0 suppression 2, 6 status defeated, 6 suppression 2, 6 wounds 4,
          dice bhbbbsbh, results 2 1 1 2, acts –, attacks 0>6 1, 0 keyword.charge 3
      trust-goes-both-ways
        orders: unit.ordered 2 → lasting 2 round Jyn Erso keyword.teamwork
      
            own + own alone + duel + on a vehicle + friend + friend struck + struck + struck by a vehicle + struck alone + struck in melee:  →
          0 keyword.inspire 4
      complete-the-mission
        orders: unit.ordered 0, unit.ordered 2 → 0 suppression 2, 2 suppression 3
        orders alone: unit.ordered 0 → 0 suppression 1
        own + duel + on a vehicle: unit.ends 0 → 0 suppression 0, 0 keyword.low-profile 3, 0 fearless 3,
          0 steadfast 3
        own alone:  → 0 keyword.low-profile 3, 0 fearless 3, 0 steadfast 3
        friend: unit.ends 1 → 1 suppression 0, acts 1 attack / 1 move, 0 keyword.low-profile 3, 1 fearless 3,
          1 steadfast 3, asked action 2, asked move 1
        friend struck + struck + struck alone + struck in melee:  → 0 keyword.low-profile 3
        struck by a vehicle:  → results 1 0 1 0, 0 keyword.low-profile 3"
    `);
  });
  it('Sabine Wren', () => {
    expect(commands('explosions', 'symbol-of-rebellion', 'legacy-of-mandalore')).toMatchInlineSnapshot(`
      "explosions
        orders alone + struck alone: act arm 0
        own + own alone + on a vehicle: act arm 0, marker-place? region, may? yes no → 0 at 914 457,
          token 0 charge explosions 762 449, token 1 charge explosions 774 401,
          acts 0 card:command:0.explosions/arm / 0 attack, asked marker-place 2, asked may 1
        duel: act arm 0, marker-place? region → token 0 charge explosions 762 449,
          token 1 charge explosions 774 401, acts 0 card:command:0.explosions/arm / 0 attack, asked marker-place 2
      symbol-of-rebellion
        orders alone + struck alone: unit.activates 0, act paint 0
        own + duel + on a vehicle: unit.activates 0, act paint 0 → asked recover 1, asked action 3
        own alone: unit.activates 0, act paint 0 → asked action 3
      legacy-of-mandalore
        orders: unit.ordered 0, card-way? aim dodge → 0 aim 2
        orders alone: unit.ordered 0, card-way? aim dodge → 0 aim 1
      
            own + own alone + duel + on a vehicle + friend + friend struck + struck + struck by a vehicle + struck alone + struck in melee:  →
          0 keyword.inspire 3"
    `);
  });
  it('cards of the faction', () => {
    expect(commands('turning-the-tide', 'covering-fire')).toMatchInlineSnapshot(`
      "turning-the-tide
        own + duel + on a vehicle + friend + friend struck + struck + struck by a vehicle + struck in melee:  →
          3 keyword.inspire 4
      covering-fire
        friend: attack.after 1>6, card-unit? 0 2 3 4 5 10 none → 0 dodge 2"
    `);
  });
  it('R2-D2', () => {
    expect(commands('blast-off', 'impromptu-immolation', 'smoke-screen')).toMatchInlineSnapshot(`
      "blast-off
        orders: command.resolve → 0 dodge 2, 0 suppression 2
        orders alone: command.resolve → 0 dodge 1, 0 suppression 1
      
            own + own alone + on a vehicle + friend + friend struck + struck + struck by a vehicle + struck alone + struck in melee:  →
          0 keyword.disengage 3, 0 keyword.jump 3, 0 speed 3
        duel:  → acts 0 attack / 0 move, 0 keyword.disengage 3, 0 keyword.jump 3, 0 speed 3, asked move 1
      impromptu-immolation
        own + on a vehicle: attack.after 0>6 → acts 0 attack / 0 move free / 0 move, asked weapons 1, asked move 2
        own alone: attack.after 0>1 → acts 0 attack / 0 move free / 0 move, asked weapons 1, asked move 2
      smoke-screen
        orders: unit.ordered 2, activation.start, marker-place? region → token 0 smoke smoke-screen 762 449,
          asked move 1, asked marker-place 1
        orders alone: activation.start, marker-place? region → token 0 smoke smoke-screen 762 449,
          asked marker-place 1"
    `);
  });
  it('Cassian Andor', () => {
    expect(commands('crack-shot', 'last-stand', 'volunteer-mission')).toMatchInlineSnapshot(`
      "crack-shot
        orders: command.resolve → 0 aim 2
        orders alone: command.resolve → 0 aim 1
        own + duel + on a vehicle: unit.ends 0 → 0 standby 1, 0 suppression 2, 0 keyword.gunslinger 3
        own alone: unit.ends 0 → 0 standby 1, 0 suppression 1, 0 keyword.gunslinger 3
        friend + friend struck + struck + struck by a vehicle + struck alone + struck in melee:  →
          0 keyword.gunslinger 3
      last-stand
        orders + orders alone: unit.ordered 0 → lasting 0 round  keyword.indomitable
      volunteer-mission
        orders: unit.ordered 0, may? yes no → 0 suppression 2, lasting 0 round  keyword.danger-sense,
          asked recover 1, asked may 1
        orders alone: unit.ordered 0, may? yes no → 0 suppression 1, lasting 0 round  keyword.danger-sense,
          asked may 1"
    `);
  });
  it('K-2SO', () => {
    expect(commands('sacrifice')).toMatchInlineSnapshot(`
      "sacrifice
        own + duel + on a vehicle: unit.ends 0, card-unit? 12 none → 0 status defeated, 0 wounds 5,
          lasting 12 round covered, 0 keyword.guardian 6
        own alone + friend + friend struck + struck + struck by a vehicle + struck alone + struck in melee:  →
          0 keyword.guardian 6"
    `);
  });
  it('Lando Calrissian', () => {
    expect(commands('idiots-array', 'ace-up-his-sleeve', 'all-in')).toMatchInlineSnapshot(`
      "idiots-array
      
            own + own alone + duel + on a vehicle + friend + friend struck + struck + struck by a vehicle + struck alone + struck in melee:  →
          0 keyword.gunslinger 3, 0 keyword.marksman 3
      ace-up-his-sleeve
        orders: unit.ordered 0, card-way? dodge standby, unit.ordered 2 → 0 dodge 2, 2 dodge 2
        orders alone: unit.ordered 0, card-way? dodge standby → 0 dodge 1
      all-in
        orders: command.resolve → 6 observation 2, 7 observation 2, 8 observation 2, 9 observation 2
        orders alone: command.resolve → 1 observation 2
        own + duel: attack.gather 0>6, attack.convert 0>6, dice? 0 1 (0-2) → 6 wounds 2, results 0 0 0 0,
          asked dice 1
        own alone: attack.gather 0>1, attack.convert 0>1, dice? 0 1 (0-2) → asked dice 1
        on a vehicle: attack.gather 0>9, attack.convert 0>9, dice? 0 1 (0-2) → asked dice 1
        struck by a vehicle: attack.modify 9>0, defence.convert 9>0 → 0 wounds 2, results 2 0 0 2
        struck in melee: attack.modify 6>0, defence.convert 6>0 → results 1 0 3 0"
    `);
  });
});

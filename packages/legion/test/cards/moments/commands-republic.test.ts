import { describe, expect, it } from 'vitest';
import { command } from './scenes.ts';

const commands = (...ids: readonly string[]) => ids.map((id) => command('1.2', id)).join('\n');

describe('command cards of the Republic in a crowd', () => {
  it('Obi-Wan Kenobi', () => {
    expect(commands('hello-there', 'knowledge-and-defense', 'general-kenobi')).toMatchInlineSnapshot(`
      "hello-there
        orders: activation.start, card-way? aim dodge standby surge → 0 aim 5
        orders alone: activation.start, card-way? aim dodge standby surge → 0 aim 1
      
            own + own alone + duel + on a vehicle + friend + friend struck + struck + struck by a vehicle + struck alone + struck in melee:  →
          0 keyword.nimble 3
      knowledge-and-defense
        orders: command.resolve → 0 dodge 2
        orders alone: command.resolve
      
            own + own alone + duel + on a vehicle + friend + friend struck + struck + struck by a vehicle + struck alone + struck in melee:  →
          0 guardsMelee 3
      general-kenobi
        orders: unit.ordered 0, unit.ordered 2 → 0 surge 2, 2 surge 3
        orders alone: unit.ordered 0"
    `);
  });
  it('Clone Captain Rex', () => {
    expect(commands('call-me-captain', 'were-not-programmed')).toMatchInlineSnapshot(`
      "call-me-captain
      
            own + own alone + duel + on a vehicle + friend + friend struck + struck + struck by a vehicle + struck alone + struck in melee:  →
          0 keyword.fire-support 3, 0 keepsOrder 3, 0 supportsMelee 3
      were-not-programmed
        orders: command.resolve → 0 surge 2
        orders alone: command.resolve, unit.activates 0 → 0 surge 2
        own + duel + on a vehicle: unit.activates 0 → 0 keyword.inspire 4, asked recover 1
        own alone + struck alone: unit.activates 0 → 0 keyword.inspire 4
        friend + friend struck + struck + struck by a vehicle + struck in melee:  → 0 keyword.inspire 4"
    `);
  });
  it('Padmé Amidala', () => {
    expect(commands('our-fate-is-in-your-hands', 'aggressive-negotiations', 'diplomatic-cover')).toMatchInlineSnapshot(`
      "our-fate-is-in-your-hands
        orders: activation.start, card-number? 0 1, card-number? 0 1 2
      
            own + own alone + duel + on a vehicle + friend + friend struck + struck + struck alone + struck in melee:  →
          0 keyword.danger-sense 4
        struck by a vehicle:  → 0 wounds 0, results 2 0 2 0, 0 keyword.danger-sense 4
      aggressive-negotiations
        orders: unit.ordered 0, card-way? move aim dodge surge, unit.ordered 2 → asked move 2
        orders alone: unit.ordered 0, card-way? move aim dodge surge → asked move 1
      diplomatic-cover
        orders + orders alone:  → 0 surge 1
      
            own + own alone + duel + on a vehicle + friend + friend struck + struck + struck by a vehicle + struck alone + struck in melee + end:  →
          0 keyword.reliable 3"
    `);
  });
  it('Anakin Skywalker', () => {
    expect(
      commands('this-is-where-the-fun-begins', 'you-underestimate-my-power', 'hero-of-the-clone-wars'),
    ).toMatchInlineSnapshot(`
      "this-is-where-the-fun-begins
        orders: may? yes no
        own + duel + on a vehicle: unit.ends 0 → 0 suppression 2, 0 keyword.outmaneuver 3, 0 keyword.relentless 3
      
            own alone + friend + friend struck + struck + struck by a vehicle + struck alone + struck in melee + end:  →
          0 keyword.outmaneuver 3, 0 keyword.relentless 3
      you-underestimate-my-power
        orders: may? yes no
        orders alone:  → 0 dodge 1
        own + on a vehicle: unit.ends 0 → 0 suppression 2, 0 keyword.master-of-the-force 3, 0 keyword.defend 3,
          0 surgeCrit 3
        own alone: unit.ends 0 → 0 suppression 1, 0 keyword.master-of-the-force 3, 0 keyword.defend 3,
          0 surgeCrit 3
        duel:  → results 2 3 2 3, 0 keyword.master-of-the-force 3, 0 keyword.defend 3, 0 surgeCrit 3
        friend + friend struck + struck + struck by a vehicle + struck alone + struck in melee + end:  →
          0 keyword.master-of-the-force 3, 0 keyword.defend 3, 0 surgeCrit 3
      hero-of-the-clone-wars
        orders: may? yes no → 0 surge 2
        orders alone:  → 0 surge 2
      
            own + duel + on a vehicle + friend + friend struck + struck + struck by a vehicle + struck alone + struck in melee + end:  →
          0 keyword.exemplar 3, 0 keyword.reliable 4
        own alone: unit.ends 0 → 0 suppression 1, 0 keyword.exemplar 3, 0 keyword.reliable 4"
    `);
  });
  it('cards of the faction', () => {
    expect(commands('air-support', 'attack-of-the-clones')).toMatchInlineSnapshot(`
      "air-support
        own: unit.ends 0 → 11 status defeated, 11 wounds 4, dice rhrsrc / rhbhbb, results 1 2 1 2 / 2 0 1 1,
          attacks 0>6 1 / 0>11 4
        on a vehicle: unit.ends 0 → 11 status defeated, 11 wounds 4, dice rhrsrc / rhbhbb,
          results 0 2 2 0 / 2 0 1 1, attacks 0>9 2 / 0>11 4
      attack-of-the-clones
        orders: unit.ordered 0, card-way? surge calm, unit.ordered 2 → 0 surge 1, 2 surge 1
        orders alone: unit.ordered 0 → 0 surge 1"
    `);
  });
  it('Yoda', () => {
    expect(commands('size-matters-not', 'there-is-no-try', 'luminous-beings-are-we')).toMatchInlineSnapshot(`
      "size-matters-not
        own + duel:  → 0 at 798 555, 0 keyword.jump 3, 0 keyword.charge 3, 0 keyword.disengage 3, 0 speed 3
        own alone + on a vehicle:  → 0 at 762 457, 0 keyword.jump 3, 0 keyword.charge 3, 0 keyword.disengage 3,
          0 speed 3, asked formation 1
        friend + friend struck + struck + struck by a vehicle + struck alone + struck in melee:  →
          0 keyword.jump 3, 0 keyword.charge 3, 0 keyword.disengage 3, 0 speed 3
      there-is-no-try
        orders: unit.ordered 0, unit.ordered 2 → 0 dodge 2, 2 dodge 2,
          lasting 0 round  keyword.outmaneuver + 0 round  keyword.relentless + 2 round  keyword.outmaneuver + 2 round  keyword.relentless
        orders alone: unit.ordered 0 → 0 dodge 1,
          lasting 0 round  keyword.outmaneuver + 0 round  keyword.relentless
      luminous-beings-are-we
        orders: command.resolve → 0 aim 3, 0 dodge 3, 0 surge 2
        orders alone: command.resolve, no attack 0 → 0 aim 2, 0 dodge 2, 0 surge 2
        own: no attack 0 → 0 dodge 1, 6 status play, 6 wounds 2, 6 at 735 457, dice –, results –, acts 0 move,
          attacks –
        own alone: no attack 0 → 0 dodge 0, 1 suppression 0, dice –, results –, acts 0 move, attacks –
        duel: no attack 0 → 0 dodge 1, 6 status play, 6 wounds 2, 6 at 887 457, dice –, results –, acts –,
          attacks –, asked action 1
        on a vehicle: no attack 0 → 0 dodge 1, dice –, results –, acts 0 move, attacks –
        friend: aim for 1 of 0
        friend struck: dodge for 1 of 0
        struck alone: no attack 0"
    `);
  });
  it('Chewbacca', () => {
    expect(commands('size-matters-sometimes')).toMatchInlineSnapshot(`
      "size-matters-sometimes
        orders: command.resolve → 12 at 928 434, lasting 12 round rides"
    `);
  });
});

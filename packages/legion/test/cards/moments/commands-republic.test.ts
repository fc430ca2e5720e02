import { describe, expect, it } from 'vitest';
import { command } from './scenes.ts';

const commands = (...ids: readonly string[]) => ids.map((id) => command('1.2', id)).join('\n');

describe('command cards of the Republic in a crowd', () => {
  it('Obi-Wan Kenobi', () => {
    expect(commands('hello-there', 'knowledge-and-defense', 'general-kenobi')).toMatchInlineSnapshot(`
      "hello-there
        orders: activation.start, card-way? aim dodge standby surge → 0 aim 5
        orders alone: activation.start, card-way? aim dodge standby surge, 0 keyword.nimble add 1 → 0 aim 1
      
            own + own alone + duel + on a vehicle + friend + friend struck + struck + struck by a vehicle + struck alone + struck in melee: 0 keyword.nimble add 1
      knowledge-and-defense
        orders: command.resolve → 0 dodge 2
        orders alone: command.resolve
        duel + struck in melee: 0 guardsMelee add 1
      general-kenobi
        orders: unit.ordered 0, unit.ordered 2 → 0 surge 2, 2 surge 3
        orders alone: unit.ordered 0"
    `);
  });
  it('Clone Captain Rex', () => {
    expect(commands('call-me-captain', 'were-not-programmed')).toMatchInlineSnapshot(`
      "call-me-captain
      
            own + own alone + duel + on a vehicle + friend + friend struck + struck + struck by a vehicle + struck alone: 0 keyword.fire-support add 1
        struck in melee: 0 keyword.fire-support add 1, 0 supportsMelee add 1
      were-not-programmed
        orders: command.resolve → 0 surge 2
        orders alone: command.resolve, unit.activates 0, 0 keyword.inspire add 2 → 0 surge 2
        own + duel + on a vehicle: unit.activates 0, 0 keyword.inspire add 2 → asked recover 1
        own alone: unit.activates 0, 0 keyword.inspire add 2
        friend + friend struck + struck + struck by a vehicle + struck in melee: 0 keyword.inspire add 2
        struck alone: 0 keyword.inspire add 2, unit.activates 0"
    `);
  });
  it('Padmé Amidala', () => {
    expect(commands('our-fate-is-in-your-hands', 'aggressive-negotiations', 'diplomatic-cover')).toMatchInlineSnapshot(`
      "our-fate-is-in-your-hands
        orders: activation.start, card-number? 0 1, card-number? 0 1 2

            orders alone + own + own alone + duel + on a vehicle + struck + struck alone + struck in melee: 0 keyword.danger-sense add 2
        struck by a vehicle: 0 keyword.danger-sense add 2 → 0 wounds 0, results 2 0 2 0
      aggressive-negotiations
        orders: unit.ordered 0, card-way? move aim dodge surge, unit.ordered 2 → asked move 2
        orders alone: unit.ordered 0, card-way? move aim dodge surge → asked move 1
      diplomatic-cover
        orders + orders alone: 0 keyword.reliable add 1 → 0 surge 1
        own + own alone + duel + on a vehicle + struck + struck alone: 0 keyword.reliable add 1"
    `);
  });
  it('Anakin Skywalker', () => {
    expect(
      commands('this-is-where-the-fun-begins', 'you-underestimate-my-power', 'hero-of-the-clone-wars'),
    ).toMatchInlineSnapshot(`
      "this-is-where-the-fun-begins
        orders: may? yes no
        orders alone + own alone + struck: 0 keyword.outmaneuver add 1, 0 keyword.relentless add 1
        own + duel + on a vehicle: 0 keyword.outmaneuver add 1, 0 keyword.relentless add 1, unit.ends 0 →
          0 suppression 2
        friend + friend struck + struck by a vehicle + struck in melee: 0 keyword.relentless add 1
        struck alone: 0 keyword.relentless add 1, 0 keyword.outmaneuver add 1
      you-underestimate-my-power
        orders: may? yes no, 0 keyword.defend add 1
        orders alone: 0 keyword.defend add 1, 0 keyword.master-of-the-force add 1 → 0 dodge 1
        own + on a vehicle: 0 keyword.master-of-the-force add 1, 0 keyword.defend add 1, unit.ends 0 →
          0 suppression 2
        own alone: 0 keyword.master-of-the-force add 1, 0 keyword.defend add 1, unit.ends 0 → 0 suppression 1
        duel: 0 keyword.master-of-the-force add 1, 0 keyword.defend add 1, 0 surgeCrit add 1 → results 2 3 2 3
        friend + friend struck + struck by a vehicle + struck in melee: 0 keyword.master-of-the-force add 1
        struck + struck alone: 0 keyword.master-of-the-force add 1, 0 keyword.defend add 1
      hero-of-the-clone-wars
        orders: may? yes no, 0 keyword.reliable add 2 → 0 surge 2
        orders alone: 0 keyword.reliable add 2, 0 keyword.exemplar add 1 → 0 surge 2
        own + duel + on a vehicle + struck + struck alone: 0 keyword.exemplar add 1, 0 keyword.reliable add 2
        own alone: 0 keyword.exemplar add 1, 0 keyword.reliable add 2, unit.ends 0 → 0 suppression 1
        friend + friend struck + struck by a vehicle + struck in melee: 0 keyword.exemplar add 1"
    `);
  });
  it('cards of the faction', () => {
    expect(commands('air-support', 'attack-of-the-clones')).toMatchInlineSnapshot(`
      "air-support
        orders alone + own alone + struck alone: arms 0
        own: arms 0, arms 5, unit.ends 0 → 11 status defeated, 11 wounds 4, dice rhrsrc / rhbhbb,
          results 1 2 1 2 / 2 0 1 1, attacks 0>6 1 / 0>11 4
        duel + friend + friend struck + struck + struck by a vehicle + struck in melee + end: arms 0, arms 5
        on a vehicle: arms 0, arms 5, unit.ends 0 → 11 status defeated, 11 wounds 4, dice rhrsrc / rhbhbb,
          results 0 2 2 0 / 2 0 1 1, attacks 0>9 2 / 0>11 4
      attack-of-the-clones
        orders: unit.ordered 0, card-way? surge calm, unit.ordered 2 → 0 surge 1, 2 surge 1
        orders alone: unit.ordered 0 → 0 surge 1"
    `);
  });
  it('Yoda', () => {
    expect(commands('size-matters-not', 'there-is-no-try', 'luminous-beings-are-we')).toMatchInlineSnapshot(`
      "size-matters-not
        orders alone: 0 speed set 3, 0 keyword.jump add 1, 0 keyword.charge add 1, 0 keyword.disengage add 1,
          0 cardActions atLeast 2
        own: 0 speed set 3, 0 keyword.jump add 1, 0 keyword.charge add 1, 0 keyword.disengage add 1,
          0 cardActions atLeast 2 → 0 at 798 555
        own alone + on a vehicle: 0 speed set 3, 0 keyword.jump add 1, 0 keyword.charge add 1,
          0 keyword.disengage add 1, 0 cardActions atLeast 2 → 0 at 762 457, asked formation 1
        duel: 0 keyword.disengage add 1, 0 speed set 3, 0 keyword.jump add 1, 0 keyword.charge add 1,
          0 cardActions atLeast 2 → 0 at 798 555
        friend + friend struck + struck by a vehicle + struck in melee: 0 keyword.jump add 1,
          0 keyword.charge add 1
        struck: 0 keyword.jump add 1, 0 keyword.charge add 1, 0 keyword.disengage add 1
        struck alone: 0 keyword.jump add 1, 0 keyword.charge add 1, 0 speed set 3, 0 keyword.disengage add 1,
          0 cardActions atLeast 2
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

import { describe, expect, it } from 'vitest';
import { command } from './scenes.ts';

const commands = (...ids: readonly string[]) => ids.map((id) => command('1.2', id)).join('\n');

describe('command cards of the Separatists in a crowd', () => {
  it('General Grievous', () => {
    expect(commands('trained-in-your-jedi-arts', 'supreme-commander', 'crush-them')).toMatchInlineSnapshot(`
      "trained-in-your-jedi-arts
        orders: command.resolve → 0 dodge 2
        orders alone: command.resolve, arms 0 → 0 dodge 1
        own + on a vehicle: arms 0, 0 keyword.disengage add 1, unit.ends 0 → 6 suppression 3, 6 wounds 3,
          dice rhbhbbwb, results 1 0 0 1, attacks 0>6 1, asked dodge 1
        own alone: arms 0, unit.ends 0 → dice rbbbbbwb, results 0 0 0 0, attacks 0>1 1
        duel + struck: arms 0, 0 keyword.disengage add 1
        friend + friend struck + struck by a vehicle + struck alone + struck in melee + end: arms 0
      supreme-commander
        orders: command.resolve → 0 surge 1
        orders alone: command.resolve
        duel + struck in melee: 1 keyword.guardian add 2, 4 keyword.guardian add 2, 10 keyword.guardian add 2,
          1 guardsMelee add 1, 4 guardsMelee add 1, 10 guardsMelee add 1
        friend + friend struck + struck + struck by a vehicle: 1 keyword.guardian add 2, 4 keyword.guardian add 2,
          10 keyword.guardian add 2
      crush-them
        orders: unit.ordered 0, unit.ordered 2
        orders alone: unit.ordered 0"
    `);
  });
  it('Count Dooku', () => {
    expect(commands('fear-surprise-intimidation', 'double-the-fall', 'you-disappoint-me')).toMatchInlineSnapshot(`
      "fear-surprise-intimidation
        own: 0 keyword.arsenal add 2, 0 keyword.relentless add 1, attack.after 0>6 → 6 suppression 5
        own alone: 0 keyword.arsenal add 2, attack.after 0>1, 0 keyword.relentless add 1 → 1 order none,
          1 suppression 1, 1 at 735 305, hand 0 0 1 0 0 0, asked action 3
        duel: 0 keyword.versatile add 1, 0 keyword.arsenal add 2, 0 keyword.relentless add 1 → asked defender 1,
          asked further-defender 1
        on a vehicle: 0 keyword.arsenal add 2, 0 keyword.relentless add 1, attack.after 0>9
        friend + friend struck + struck by a vehicle + struck alone + struck in melee: 0 keyword.relentless add 1
        struck: 0 keyword.arsenal add 2, 0 keyword.relentless add 1
      double-the-fall
        orders: activation.start, card-units? 6 8 9 (1-2) → 0 order none, 6 order none, 8 order none,
          hand 0 0 0 0 1 0, hand 1 0 0 0 2 0
        orders alone: activation.start, card-units? 1 (1-1) → 0 order none, 1 order none, hand 1 1 0 0 1 0
      you-disappoint-me
        orders: unit.ordered 0, unit.ordered 2 → 0 dodge 2, 2 dodge 2
        orders alone: unit.ordered 0 → 0 dodge 1
        own: attack.after 0>6 → asked move 2
        own alone: attack.after 0>1 → asked move 2"
    `);
  });
  it('Cad Bane', () => {
    expect(commands('im-your-worst-nightmare', 'im-in-control', 'i-make-the-rules-now')).toMatchInlineSnapshot(`
      "im-your-worst-nightmare
        orders alone + own + own alone + duel + on a vehicle: 0 attackActions atLeast 2,
          0 keyword.uncanny-luck add 2
        friend + friend struck + struck + struck by a vehicle + struck in melee: 0 keyword.uncanny-luck add 2
        struck alone: 0 keyword.uncanny-luck add 2, 0 attackActions atLeast 2
      im-in-control
        own + duel + on a vehicle: unit.activates 0, card-number? 0 1, unit.ends 0
      i-make-the-rules-now
        orders + orders alone: command.resolve, card-way? here-i-am smoke-and-mirrors kablamo,
          marker-place? region → token 0 bane i-make-the-rules-now 858 317, lasting 0 game bane,
          asked marker-place 1"
    `);
  });
  it('Maul', () => {
    expect(commands('duel-of-the-fates', 'the-phantom-menace', 'at-last')).toMatchInlineSnapshot(`
      "duel-of-the-fates
        orders: command.resolve → 0 dodge 2
        orders alone: command.resolve, 0 keyword.disengage add 1 → 0 dodge 1
        own + own alone + on a vehicle + struck + struck alone: 0 keyword.disengage add 1
        duel: 0 keyword.disengage add 1, no spend 6 dodge, no spend 6 surge
        struck in melee: no spend 6 aim
      the-phantom-menace
        orders alone + own + own alone + on a vehicle + struck alone: no attack 0
        duel: no attack 0 → 6 status play, 6 wounds 2, 6 at 887 457, dice –, results –, acts –, attacks –,
          asked action 1
      at-last
        orders: command.resolve → 0 aim 2
        orders alone: command.resolve, unit.activates 0 → 0 aim 1
        own + own alone + duel + on a vehicle: unit.activates 0, 0 keyword.jedi-hunter add 1 → 0 wounds 1
        friend + friend struck + struck + struck by a vehicle + struck in melee: 0 keyword.jedi-hunter add 1
        struck alone: 0 keyword.jedi-hunter add 1, unit.activates 0"
    `);
  });
  it('cards of the faction', () => {
    expect(commands('orbital-strike', 'roger-roger')).toMatchInlineSnapshot(`
      "orbital-strike
      
            own + duel + on a vehicle + friend + friend struck + struck + struck by a vehicle + struck in melee + end: arms 5
      roger-roger
        orders: unit.ordered 2, card-way? dodge surge → 2 dodge 2"
    `);
  });
  it('Super Tactical Droid', () => {
    expect(
      commands('they-too-will-suffer', 'preservation-protocols', 'do-not-underestimate-our-means'),
    ).toMatchInlineSnapshot(`
      "they-too-will-suffer
        orders: command.end, card-unit? 6 9 11 → 6 order none, hand 1 0 0 0 1 0
        orders alone: command.end → 1 order none, hand 1 1 0 0 1 0
      preservation-protocols
        orders: unit.ordered 0, unit.ordered 2 → 0 dodge 2, 2 dodge 2,
          lasting 0 round  keyword.disengage + 0 round  keyword.impervious + 2 round  keyword.disengage + 2 round  keyword.impervious
        orders alone: unit.ordered 0 → 0 dodge 1, lasting 0 round  keyword.disengage + 0 round  keyword.impervious
      do-not-underestimate-our-means
        orders: activation.start, card-units? 0 1 2 3 4 10 (1-2) → asked recover 2
        orders alone: activation.start, card-units? 0 (1-1)"
    `);
  });
});

import { describe, expect, it } from 'vitest';
import { command } from './scenes.ts';

const commands = (...ids: readonly string[]) => ids.map((id) => command('1.2', id)).join('\n');

describe('command cards of the Separatists in a crowd', () => {
  it('General Grievous', async () => {
    await expect(commands('trained-in-your-jedi-arts', 'supreme-commander', 'crush-them')).toMatchFileSnapshot(
      '../../golden/moments/commands-separatist/general-grievous.txt',
    );
  });
  it('Count Dooku', async () => {
    await expect(commands('fear-surprise-intimidation', 'double-the-fall', 'you-disappoint-me')).toMatchFileSnapshot(
      '../../golden/moments/commands-separatist/count-dooku.txt',
    );
  });
  it('Cad Bane', () => {
    expect(commands('im-your-worst-nightmare', 'im-in-control', 'i-make-the-rules-now')).toMatchInlineSnapshot(`
      "im-your-worst-nightmare
      
            own + own alone + duel + on a vehicle + friend + friend struck + struck + struck by a vehicle + struck alone + struck in melee:  →
          0 keyword.uncanny-luck 4
      im-in-control
        own + duel + on a vehicle: unit.activates 0, card-number? 0 1, unit.ends 0
      i-make-the-rules-now
        orders + orders alone: command.resolve, card-way? here-i-am smoke-and-mirrors kablamo,
          marker-place? region → token 0 bane i-make-the-rules-now 858 317, lasting 0 game bane,
          asked marker-place 1"
    `);
  });
  it('Maul', async () => {
    await expect(commands('duel-of-the-fates', 'the-phantom-menace', 'at-last')).toMatchFileSnapshot(
      '../../golden/moments/commands-separatist/maul.txt',
    );
  });
  it('cards of the faction', () => {
    expect(commands('roger-roger')).toMatchInlineSnapshot(`
      "roger-roger
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

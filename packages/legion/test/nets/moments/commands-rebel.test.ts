import { describe, expect, it } from 'vitest';
import { command } from './scenes.ts';

const commands = (...ids: readonly string[]) => ids.map((id) => command('1.2', id)).join('\n');

describe('command cards of the Rebels in a crowd', () => {
  it('Luke Skywalker', async () => {
    await expect(
      commands(
        'son-of-skywalker',
        'my-ally-is-the-force',
        'return-of-the-jedi',
        'you-serve-your-master-well',
        'full-of-surprises',
        'i-am-a-jedi',
      ),
    ).toMatchFileSnapshot('../../golden/moments/commands-rebel/luke-skywalker.txt');
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
  it('Jyn Erso', async () => {
    await expect(commands('rebellious', 'trust-goes-both-ways', 'complete-the-mission')).toMatchFileSnapshot(
      '../../golden/moments/commands-rebel/jyn-erso.txt',
    );
  });
  it('Sabine Wren', async () => {
    await expect(commands('explosions', 'symbol-of-rebellion', 'legacy-of-mandalore')).toMatchFileSnapshot(
      '../../golden/moments/commands-rebel/sabine-wren.txt',
    );
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
  it('R2-D2', async () => {
    await expect(commands('blast-off', 'impromptu-immolation', 'smoke-screen')).toMatchFileSnapshot(
      '../../golden/moments/commands-rebel/r2-d2.txt',
    );
  });
  it('Cassian Andor', async () => {
    await expect(commands('crack-shot', 'last-stand', 'volunteer-mission')).toMatchFileSnapshot(
      '../../golden/moments/commands-rebel/cassian-andor.txt',
    );
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
  it('Lando Calrissian', async () => {
    await expect(commands('idiots-array', 'ace-up-his-sleeve', 'all-in')).toMatchFileSnapshot(
      '../../golden/moments/commands-rebel/lando-calrissian.txt',
    );
  });
});

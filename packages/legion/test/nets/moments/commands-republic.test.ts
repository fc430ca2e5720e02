import { describe, expect, it } from 'vitest';
import { command } from './scenes.ts';

const commands = (...ids: readonly string[]) => ids.map((id) => command('1.2', id)).join('\n');

describe('command cards of the Republic in a crowd', () => {
  it('Obi-Wan Kenobi', async () => {
    await expect(commands('hello-there', 'knowledge-and-defense', 'general-kenobi')).toMatchFileSnapshot(
      '../../golden/moments/commands-republic/obi-wan-kenobi.txt',
    );
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
  it('Padmé Amidala', async () => {
    await expect(
      commands('our-fate-is-in-your-hands', 'aggressive-negotiations', 'diplomatic-cover'),
    ).toMatchFileSnapshot('../../golden/moments/commands-republic/padm-amidala.txt');
  });
  it('Anakin Skywalker', async () => {
    await expect(
      commands('this-is-where-the-fun-begins', 'you-underestimate-my-power', 'hero-of-the-clone-wars'),
    ).toMatchFileSnapshot('../../golden/moments/commands-republic/anakin-skywalker.txt');
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
  it('Yoda', async () => {
    await expect(commands('size-matters-not', 'there-is-no-try', 'luminous-beings-are-we')).toMatchFileSnapshot(
      '../../golden/moments/commands-republic/yoda.txt',
    );
  });
  it('Chewbacca', () => {
    expect(commands('size-matters-sometimes')).toMatchInlineSnapshot(`
      "size-matters-sometimes
        orders: command.resolve → 12 at 928 434, lasting 12 round rides"
    `);
  });
});

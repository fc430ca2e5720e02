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
  it('Luke Skywalker', async () => {
    await expect(
      commands('son-of-skywalker', 'my-ally-is-the-force', 'return-of-the-jedi', 'you-serve-your-master-well'),
    ).toMatchFileSnapshot('../../golden/moments/commands-rebel-empire@2.6/luke-skywalker.txt');
  });
  it('Leia Organa', () => {
    expect(commands('no-time-for-sorrows')).toMatchInlineSnapshot(`
      "no-time-for-sorrows
        orders: unit.ordered 0, unit.ordered 2 → asked move 2
        orders alone: unit.ordered 0 → asked move 1"
    `);
  });
  it('Han Solo', async () => {
    await expect(commands('sorry-about-the-mess', 'not-out-of-it-yet', 'see-you-in-hell')).toMatchFileSnapshot(
      '../../golden/moments/commands-rebel-empire@2.6/han-solo.txt',
    );
  });
  it('Jyn Erso', async () => {
    await expect(commands('trust-goes-both-ways', 'rebellions-are-built-on-hope', 'i-rebel')).toMatchFileSnapshot(
      '../../golden/moments/commands-rebel-empire@2.6/jyn-erso.txt',
    );
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
  it('Cassian Andor', async () => {
    await expect(commands('crack-shot', 'last-stand')).toMatchFileSnapshot(
      '../../golden/moments/commands-rebel-empire@2.6/cassian-andor.txt',
    );
  });
  it('cards of the faction', async () => {
    await expect(
      commands(
        'delaying-tactics',
        'courage-of-the-rebellion',
        'hold-at-any-cost',
        'unrelenting-fire',
        'constantly-alert',
      ),
    ).toMatchFileSnapshot('../../golden/moments/commands-rebel-empire@2.6/cards-of-the-faction.txt');
  });
  it('Ahsoka Tano', async () => {
    await expect(
      commands('family-reunion', 'swift-protector', 'a-new-beginning', 'revenge-is-not-the-jedi-way'),
    ).toMatchFileSnapshot('../../golden/moments/commands-rebel-empire@2.6/ahsoka-tano.txt');
  });
  it('Darth Vader', async () => {
    await expect(
      commands('new-ways-to-motivate-them', 'master-of-evil', 'fear-and-dead-men', 'darkness-descends'),
    ).toMatchFileSnapshot('../../golden/moments/commands-rebel-empire@2.6/darth-vader.txt');
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
  it('Major Marquand', async () => {
    await expect(commands('gunner-infantry', 'squadron-on-me')).toMatchFileSnapshot(
      '../../golden/moments/commands-rebel-empire@2.6/major-marquand.txt',
    );
  });
  it('Seventh Sister', async () => {
    await expect(commands('come-and-prove-it', 'you-hide-your-fear-well')).toMatchFileSnapshot(
      '../../golden/moments/commands-rebel-empire@2.6/seventh-sister.txt',
    );
  });
});

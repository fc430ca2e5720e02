import { describe, expect, it } from 'vitest';
import { keyword } from './scenes.ts';

/** By keyword the unit that prints it. */
const keywords = (all: Readonly<Record<string, string>>) =>
  Object.entries(all)
    .map(([id, unit]) => keyword('2.6', id, unit))
    .join('\n');

describe('keywords of 2.6 in a crowd', () => {
  it('rebel', async () => {
    await expect(
      keywords({
        'fire-support': 'mark-ii-medium-blaster-trooper',
        deflect: 'luke-skywalker-jedi-knight',
        'uncanny-luck': 'han-solo-unorthodox-general',
        incognito: 'k-2so',
        'take-cover': 'leia-organa',
        spotter: 'luke-skywalker-commander-skywalker',
        jump: 'luke-skywalker-hero-of-the-rebellion',
        inspire: 'luke-skywalker-hero-of-the-rebellion',
        independent: 'jyn-erso',
        'jarkai-mastery': 'ahsoka-tano-fulcrum',
        'one-step-ahead': 'lando-calrissian',
      }),
    ).toMatchFileSnapshot('../../golden/moments/keywords@2.6/rebel.txt');
  });
  it('republic', async () => {
    await expect(
      keywords({
        'soresu-mastery': 'obi-wan-kenobi',
        bolster: 'clone-commander',
        aid: 'jedi-knight-mounted-jedi-general',
        'attack-run': 'raddaugh-gnasp-fluttercraft-attack-craft',
      }),
    ).toMatchFileSnapshot('../../golden/moments/keywords@2.6/republic.txt');
  });
  it('empire', async () => {
    await expect(
      keywords({
        'hold-the-line': 'stormtrooper-riot-squad',
        ruthless: 'moff-gideon',
        unconcerned: 'imperial-dark-troopers',
        'advanced-targeting': 'range-troopers',
      }),
    ).toMatchFileSnapshot('../../golden/moments/keywords@2.6/empire.txt');
  });
  it('mercenary', () => {
    expect(keywords({ wound: 'maul-a-rival', 'my-mood-is-based-on-profit': 'hondo-ohnaka' })).toMatchInlineSnapshot(`
      "wound (maul-a-rival)
        own + own alone + duel + on a vehicle: move.after 0 → 0 wounds 1, 0 notes entered true
      my-mood-is-based-on-profit (hondo-ohnaka)
        orders + orders alone:  → 0 surge 2"
    `);
  });
  it('mandalorian', () => {
    expect(keywords({ 'victory-or-death': 'gar-saxon-head-of-clan-saxon' })).toMatchInlineSnapshot(`
      "victory-or-death (gar-saxon-head-of-clan-saxon)
        struck by a vehicle: attack.after 9>0, card-way? aim dodge → 0 aim 2, 0 suppression 3"
    `);
  });
});

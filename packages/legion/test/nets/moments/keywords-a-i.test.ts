import { describe, expect, it } from 'vitest';
import { keyword } from './scenes.ts';

/** By keyword the unit that prints it. */
const keywords = (all: Readonly<Record<string, string>>) =>
  Object.entries(all)
    .map(([id, unit]) => keyword('1.2', id, unit))
    .join('\n');

describe('keywords in a crowd, A to I', () => {
  it('rebel', async () => {
    await expect(
      keywords({
        gunslinger: 'han-solo-unorthodox-general',
        'fire-support': 'mark-ii-medium-blaster-trooper',
        duelist: 'wookiee-warriors-freedom-fighters',
        armor: 'k-2so',
        inconspicuous: 'r2-d2-hero-of-a-thousand-devices',
        incognito: 'k-2so',
        'calculate-odds': 'k-2so',
        distract: 'c-3po-human-cyborg-relations',
        agile: 'tauntaun-riders',
        'full-pivot': 'mark-ii-medium-blaster-trooper',
        disengage: 'luke-skywalker-jedi-knight',
        defend: 'rebel-veterans',
        coordinate: 'rebel-veterans',
        inspire: 'leia-organa',
        'danger-sense': 'cassian-andor',
        indomitable: 'wookiee-warriors-freedom-fighters',
      }),
    ).toMatchFileSnapshot('../../golden/moments/keywords-a-i/rebel.txt');
  });
  it('separatist', () => {
    expect(keywords({ generator: 'droidekas' })).toMatchInlineSnapshot(`
      "generator (droidekas)
        end: end.tokens → 0 shield 1"
    `);
  });
  it('republic', async () => {
    await expect(
      keywords({
        'ataru-mastery': 'yoda',
        'djem-so-mastery': 'anakin-skywalker-the-chosen-one',
        bolster: 'clone-commander',
        guidance: 'yoda',
        direct: 'clone-commander',
        authoritative: 'padme-amidala',
        exemplar: 'padme-amidala',
      }),
    ).toMatchFileSnapshot('../../golden/moments/keywords-a-i/republic.txt');
  });
  it('empire', () => {
    expect(
      keywords({ disciplined: 'imperial-death-troopers', compel: 'darth-vader-dark-lord-of-the-sith' }),
    ).toMatchInlineSnapshot(`
      "disciplined (imperial-death-troopers)
        orders: unit.ordered 0 → 0 suppression 0
      compel (darth-vader-dark-lord-of-the-sith)
        friend: unit.rallied 1 → 1 suppression 2, acts 1 move free / 1 attack, asked move 1"
    `);
  });
});

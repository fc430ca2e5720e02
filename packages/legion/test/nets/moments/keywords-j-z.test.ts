import { describe, expect, it } from 'vitest';
import { keyword } from './scenes.ts';

/** By keyword the unit that prints it. */
const keywords = (all: Readonly<Record<string, string>>) =>
  Object.entries(all)
    .map(([id, unit]) => keyword('1.2', id, unit))
    .join('\n');

describe('keywords in a crowd, J to Z', () => {
  it('rebel', async () => {
    await expect(
      keywords({
        pierce: 'luke-skywalker-hero-of-the-rebellion',
        lethal: 'chewbacca-walking-carpet',
        sharpshooter: 'han-solo-unorthodox-general',
        marksman: 'cassian-andor',
        'uncanny-luck': 'han-solo-unorthodox-general',
        'take-cover': 'leia-organa',
        'quick-thinking': 'jyn-erso',
        tactical: 'cassian-andor',
        reposition: 'mark-ii-medium-blaster-trooper',
        unhindered: 'tauntaun-riders',
        speeder: 't-47-airspeeder',
        jump: 'luke-skywalker-hero-of-the-rebellion',
        scale: 'chewbacca-walking-carpet',
        sentinel: 'mark-ii-medium-blaster-trooper',
      }),
    ).toMatchFileSnapshot('../../golden/moments/keywords-j-z/rebel.txt');
  });
  it('empire', async () => {
    await expect(
      keywords({
        scatter: 'darth-vader-the-emperors-apprentice',
        precise: 'general-veers',
        spotter: 'general-veers',
        'pulling-the-strings': 'emperor-palpatine',
        spur: 'dewback-rider',
        target: 'shoretroopers',
        reliable: 'imperial-special-forces',
      }),
    ).toMatchFileSnapshot('../../golden/moments/keywords-j-z/empire.txt');
  });
  it('republic', () => {
    expect(keywords({ outmaneuver: 'tx-130-saber-class-fighter-tank' })).toMatchInlineSnapshot(`
      "outmaneuver (tx-130-saber-class-fighter-tank)
      
            orders + orders alone + own + own alone + duel + on a vehicle + friend + friend struck + struck + struck by a vehicle + struck alone + struck in melee + end:  →
          0 dodgesCrits 3"
    `);
  });
  it('separatist', async () => {
    await expect(
      keywords({
        'makashi-mastery': 'count-dooku',
        strategize: 'super-tactical-droid',
        observe: 'drk-1-sith-probe-droids',
        'wheel-mode': 'droidekas',
        override: 'super-tactical-droid',
      }),
    ).toMatchFileSnapshot('../../golden/moments/keywords-j-z/separatist.txt');
  });
});

import { describe, expect, it } from 'vitest';
import type { ShipSpec } from '../../scene.ts';
import { discarded, ending } from './duel.ts';

const YV666: ShipSpec = { faction: 'scum', type: 'yv666', pilot: 'trandoshanslaver' };

describe('Cikatro Vizago', () => {
  const end = (cards: string[], hero = YV666, more: ShipSpec[] = []) =>
    ending(['crew/cikatrovizago', ...cards], { hero, more });
  it('goes for another illicit card that costs no more, which acts in the next round', () => {
    const s = end(['illicit/contrabandcybernetics']).take('0:crew.cikatrovizago');
    expect(s.options()).toContain('inertialdampeners');
    expect(s.options()).toContain('burnoutslam'); // large ships only
    for (const id of ['contrabandcybernetics', 'glitterstim', 'targetingcoordinator'])
      expect(s.options()).not.toContain(id);
    s.take('inertialdampeners');
    expect(discarded(s, 'cikatrovizago')).toBe(true);
    expect(s.ship(0).upgrades.map((u) => u.id)).toEqual(['cikatrovizago', 'inertialdampeners']);
    s.until('dials').dials({ '0': 's2', '1': 's2' }).until('window:ship.revealed', 0);
    expect(s.options()).toContain('0:illicit.inertialdampeners');
  });
  it('only what the ship and the squad may have', () => {
    const z95 = { faction: 'scum', type: 'z95headhunter', pilot: 'binayrepirate' };
    const other = { ...z95, seat: 0, x: 800, y: 100, degrees: 0, upgrades: ['illicit/empdevice'] };
    const s = end(['illicit/glitterstim'], z95, [other]).take('0:crew.cikatrovizago');
    expect(s.options()).toContain('cloakingdevice');
    for (const id of ['burnoutslam', 'empdevice', 'hotshotblaster']) expect(s.options()).not.toContain(id);
  });
  it('he need not, and cannot without a faceup card of the kind', () => {
    const s = end(['illicit/contrabandcybernetics']).take('pass');
    expect(discarded(s, 'cikatrovizago')).toBe(false);
    expect(end(['crew/gunner']).open).toEqual(['0 dials', '1 dials']);
    const used = ending([], {
      hero: {
        ...YV666,
        upgrades: ['crew/cikatrovizago', { card: 'illicit/contrabandcybernetics', discarded: true }],
      },
    });
    expect(used.open).toEqual(['0 dials', '1 dials']);
  });
});

import { describe, expect, it } from 'vitest';
import { noTokens } from '../../../src/blank.ts';
import { dialOf, PILOTS, SETS, SHIPS, ship as shipType, UPGRADES } from '../../../src/data/index.ts';

import { academy, rookie, type Scene, scene } from '../../scene.ts';

describe('the End phase', () => {
  const all = Object.fromEntries(Object.keys(noTokens()).map((token) => [token, 2]));

  it('[XW-ENDPHASE-01] [XW-ENDPHASE-02] focus and evade tokens go; stress, ion and cloak tokens, locks and shields stay', () => {
    const s = scene({
      phase: 'end',
      ships: [
        rookie(450, 300, 0, { tokens: all, locks: [1], shields: 1 }),
        academy(450, 600, 180, { tokens: { focus: 3 } }),
      ],
    });
    expect(s.state.round).toBe(2);
    expect(s.ship(0).tokens).toMatchObject({ focus: 0, evade: 0, stress: 2, ion: 2, cloak: 2, jam: 2 });
    expect(s.ship(1).tokens.focus).toBe(0);
    expect(s.ship(0).locks).toEqual([1]);
    expect(s.ship(0).shields).toBe(1);
  });
});

describe('rounds', () => {
  const phases = (s: Scene) => s.match.taken.map((t) => t.kind);

  it('[XW-RUNDE-01] Planning, Activation, Combat, End, and from the beginning', () => {
    const s = scene({ ships: [rookie(450, 300), academy(450, 640, 180, { tokens: { evade: 1 } })] });
    s.dials({ '0': 's1', '1': 's2' });
    expect(s.state.phase).toBe('activation');
    s.take('evade', 'focus');
    expect(s.state.phase).toBe('combat');
    expect(s.ship(0).tokens.focus).toBe(1);
    s.take('none', 'none');
    expect([s.state.phase, s.state.round]).toEqual(['planning', 2]);
    expect(s.ship(0).tokens.focus).toBe(0); // the End phase has been
    expect(phases(s)).toEqual(['dials', 'dials', 'action', 'action', 'attack', 'attack']);
  });

  const tokens = (s: Scene) => s.match.seenBy('nobody').view.roundTokens;
  const limited = (roundLimit: number | null) =>
    scene({ ships: [rookie(450, 100), academy(100, 800, 180)], rules: { roundLimit } });

  it('[XW-RUNDENMARKER-01] with a limit there is one round token for each round, the present one included', () => {
    const s = limited(3);
    expect(tokens(s)).toBe(1);
    s.dials({ '0': 's1', '1': 's2' }).until('dials');
    expect([s.state.round, tokens(s)]).toEqual([2, 2]);
  });

  it('[XW-RUNDENMARKER-02] without one there are none', () => {
    const s = limited(null);
    s.dials({ '0': 's1', '1': 's2' }).until('dials');
    expect([s.state.round, tokens(s)]).toEqual([2, 0]);
  });
});

describe('components', () => {
  it('[XW-SPEZIALMARKER-01] ion and cloak tokens exist, and nothing in the two core sets brings them', () => {
    expect(noTokens()).toMatchObject({ ion: 0, cloak: 0 });
    const core = SETS.filter((set) => set.number === 1 || set.number === 36);
    expect(core).toHaveLength(2);
    for (const set of core)
      for (const id of Object.keys(set.ships)) expect(shipType(id).actions).not.toContain('cloak');
    const inCore = UPGRADES.filter((u) => u.sets.some((n) => n === 1 || n === 36)).map((u) => u.id);
    expect(inCore.length).toBeGreaterThan(5);
    for (const id of inCore) expect(id).not.toMatch(/^ion|cloak/);
    expect(SHIPS.filter((type) => type.actions.includes('cloak')).map((type) => type.id)).toEqual(['tiephantom']);
  });

  it('[XW-KLEINE-SCHIFFE-02] cards may ask for a small ship', () => {
    const small = UPGRADES.filter((u) => u.restrict?.size?.includes('small')).map((u) => u.id);
    expect(small).toContain('cloakingdevice');
    expect(small.length).toBeGreaterThan(2);
  });

  it('[XW-RIESIGE-SCHIFFE-01] whatever stands on more than one base is huge, and nothing else is', () => {
    const sections = SHIPS.filter((type) => SHIPS.some((o) => o !== type && o.xws !== undefined && o.xws === type.xws));
    expect(sections.map((type) => type.id).length).toBeGreaterThan(1);
    for (const type of sections) expect(type.size).toBe('huge');
    for (const type of SHIPS) expect(type.epic === true).toBe(type.size === 'huge');
  });

  it('[XW-SCHIFF-01] a ship on the table knows its model, base, token and, where needed, its ID token', () => {
    const s = scene({ ships: [rookie(450, 300), rookie(300, 300), academy(100, 800, 180)] });
    const seen = s.match.seenBy('nobody').view.ships;
    for (const one of seen.slice(0, 2))
      expect(one).toMatchObject({ type: 'xwing', pilot: 'rookiepilot', pose: { hy: 1 }, marker: { colour: 'white' } });
    expect(s.g.standing(s.ship(0)).base.points).toHaveLength(4);
    expect(PILOTS.some((p) => p.ship === 'xwing' && p.id === 'rookiepilot')).toBe(true);
    expect(dialOf('xwing').length).toBeGreaterThan(0);
  });
});

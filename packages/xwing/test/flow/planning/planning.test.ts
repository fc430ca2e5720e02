import { describe, expect, it } from 'vitest';
import { dialOf, SHIPS, ship as shipType } from '../../../src/data/index.ts';
import { dialOptions } from '../../../src/flow/planning/planning.ts';
import { xwing } from '../../../src/game.ts';
import { difficultyOf } from '../../../src/values.ts';
import { academy, rookie, scene, ship } from '../../scene.ts';
import { lambda, yt1300 } from '../words.ts';

const two = () => scene({ ships: [rookie(300, 100), rookie(500, 100), academy(450, 800, 180)] });
const DIALS = { '0': 's2', '1': 'k4' };

describe('planning phase', () => {
  it('[XW-PLANUNGSPHASE-01] every player sets one manoeuvre of the dial for each of his ships, all at once', () => {
    const s = two();
    expect(s.open).toEqual(['0 dials', '1 dials']);
    s.refuses({ '0': 's2' }, 'XW-PLANUNGSPHASE-01', 0);
    s.refuses({ '0': 's2', '1': 's5' }, 'XW-PLANUNGSPHASE-01', 0);
    expect(s.match.decide(0, DIALS)).toBeUndefined();
    expect(s.match.decide(1, { '2': 's5' })).toBeUndefined();
    expect(s.state.ships.map((x) => x.dial)).toEqual(['s2', 'k4', 's5']);
  });

  it('[XW-PLANUNGSPHASE-03] the phase lasts until the last ship has its dial', () => {
    const s = two();
    expect(s.match.decide(0, DIALS)).toBeUndefined();
    expect(s.state.phase).toBe('planning');
    expect(s.state.ships.every((x) => x.dial === null)).toBe(true);
    expect(s.match.decide(1, { '2': 's5' })).toBeUndefined();
    expect(s.state.phase).toBe('activation');
  });

  it('[XW-PLANUNGSPHASE-02] the choice is one of the settings of the dial and lies facedown by its ship', () => {
    const s = two();
    expect(s.options(1)).toEqual(dialOf('tiefighter').map((m) => `2=${m.code}`));
    s.dials({ ...DIALS, '2': 's5' });
    const seen = s.match.seenBy(1).view;
    expect(seen.ships[0]).toMatchObject({ dial: 'hidden', revealed: false });
  });

  it('[XW-PLANUNGSPHASE-04] [XW-PLANUNGSPHASE-05] a player sees his own dials at any time and never those of the other', () => {
    const s = two().dials({ ...DIALS, '2': 's5' });
    const dials = (seat: number | 'nobody') => s.match.seenBy(seat).view.ships.map((x) => x.dial);
    expect(dials(0)).toEqual(['s2', 'k4', 's5']); // the TIE fighter, skill 1, has revealed its own by now
    expect(dials(1)).toEqual(['hidden', 'hidden', 's5']);
    expect(dials('nobody')).toEqual(['hidden', 'hidden', 's5']);
    const planned = JSON.stringify([s.match.seenBy(1).events, s.match.seenBy(1).awaited]);
    expect(planned).not.toContain('k4');
  });

  it('[XW-PLANUNGSPHASE-06] the dials may be set in any order, whatever the skills', () => {
    for (const order of [
      [0, 1],
      [1, 0],
    ]) {
      const s = two();
      for (const seat of order) {
        const answer = seat === 0 ? { '1': 'k4', '0': 's2' } : { '2': 's5' };
        expect(s.match.decide(seat, answer)).toBeUndefined();
      }
      expect(s.state.ships.map((x) => x.dial)).toEqual(['s2', 'k4', 's5']);
    }
  });

  it('[XW-PLANUNGSPHASE-07] until the phase has ended a choice may be changed, afterwards not', () => {
    const s = two();
    expect(s.match.decide(0, DIALS)).toBeUndefined();
    expect(s.match.decide(0, { '0': 'bl1', '1': 'br1' })).toBeUndefined();
    expect(s.match.decide(1, { '2': 's5' })).toBeUndefined();
    expect(s.ship(0).dial).toBe('bl1');
    expect(s.match.decide(0, DIALS)).toBeDefined();
    expect(s.ship(0).dial).toBe('bl1');
  });

  it('[XW-IONENMARKER-02] [XW-PLANUNGSPHASE-03] an ionised ship gets no dial, and the phase ends without it', () => {
    const s = scene({ ships: [rookie(300, 100, 0, { tokens: { ion: 1 } }), rookie(500, 100), academy(450, 800, 180)] });
    expect(s.options(0).every((o) => o.startsWith('1='))).toBe(true);
    s.refuses({ '0': 's2', '1': 's2' }, 'XW-IONENMARKER-02', 0); // and it says so, not only that there is no such field
    s.dials({ '1': 's2', '2': 's5' });
    expect(s.ship(0).dial).toBeNull();
    expect(s.state.phase).toBe('activation');
  });

  it('[XW-GROSSE-SCHIFFE-03] [XW-GROSSE-SCHIFFE-04] [XW-IONENMARKER-01] one ion token does nothing to a large ship, two do', () => {
    const one = scene({ ships: [yt1300(300, 100, 0, { tokens: { ion: 1 } }), academy(450, 800, 180)] });
    expect(one.options(0).length).toBe(dialOf('yt1300').length);
    one.dials({ '0': 's4', '1': 's5' }).until('dials');
    expect(one.pose(0)).toEqual([300, 340, 0]);
    expect(one.ship(0).tokens.ion).toBe(1); // it stays
    const two = scene({ ships: [yt1300(300, 100, 0, { tokens: { ion: 2 } }), academy(450, 800, 180)] });
    expect(two.open).toEqual(['1 dials']);
    const small = scene({ ships: [rookie(300, 100, 0, { tokens: { ion: 1 } }), academy(450, 800, 180)] });
    expect(small.open).toEqual(['1 dials']);
  });
});

describe('the dial', () => {
  it('[XW-MANOEVER-01] [XW-FLUGRICHTUNG-01] [XW-GESCHWINDIGKEIT-01] [XW-SCHWIERIGKEIT-01] every setting offered tells bearing, speed and colour', () => {
    const s = scene({ ships: [rookie(300, 100), lambda(450, 800, 180)] });
    const ask = s.ask(0);
    const options = ask.type === 'form' ? ask.fields[0]!.options : [];
    const about = (code: string) => options.find((o) => o.id === code)!.about;
    expect(about('k4')).toMatchObject({ bearing: 'koiogran', speed: 4, side: null, difficulty: 'red' });
    expect(about('bl1')).toMatchObject({ bearing: 'bank', speed: 1, side: 'left', difficulty: 'green' });
    expect(about('tr3')).toMatchObject({ bearing: 'turn', speed: 3, side: 'right', difficulty: 'white' });
    const still = s.ask(1);
    const stop = still.type === 'form' ? still.fields[0]!.options.find((o) => o.id === 's0')!.about : undefined;
    expect(stop).toMatchObject({ bearing: 'stationary', speed: 0, difficulty: 'red' });
  });

  it('[XW-FLUGRICHTUNG-02] [XW-SCHIFF-03] every ship flies by the dial of its own type, and types differ', () => {
    for (const type of SHIPS) expect(new Set(dialOf(type.id).map((m) => m.bearing)).size).toBeGreaterThan(1);
    expect(new Set(SHIPS.map((type) => type.dial)).size).toBeGreaterThan(40);
    const s = scene({ ships: [ship('rebel/awing/prototypepilot', 300, 100), academy(450, 800, 180)] });
    expect(s.options(0)).toEqual(dialOf('awing').map((m) => `0=${m.code}`));
    expect(() => scene({ ships: [rookie(300, 100, 0, { dial: 's5' })] })).toThrow('notOnDial');
  });

  it('[XW-FLUGMANOEVER-01] anybody may look up what any ship can fly; only what is set stays secret', () => {
    const s = two().dials({ ...DIALS, '2': 's5' });
    const dial = xwing.questions.dial!(s.state, { ship: 0 });
    expect(dial.ok && (dial.value as { code: string }[]).map((m) => m.code)).toEqual(
      dialOf('xwing').map((m) => m.code),
    );
  });

  const settings = (type: string, speed: number) =>
    dialOf(type)
      .filter((m) => m.speed === speed)
      .map((m) => m.bearing)
      .filter((b, i, all) => all.indexOf(b) === i)
      .sort();

  it('[XW-FLUGMANOEVER-02] the T-70 flies what its table shows', () => {
    expect(settings('t70xwing', 1)).toEqual(['bank', 'straight']);
    expect(settings('t70xwing', 2)).toEqual(['bank', 'straight', 'turn']);
    expect(settings('t70xwing', 3)).toEqual(['bank', 'straight', 'tallon', 'turn']);
    expect(settings('t70xwing', 4)).toEqual(['koiogran', 'straight']);
    expect(settings('t70xwing', 5)).toEqual([]);
  });

  it('[XW-FLUGMANOEVER-03] the TIE/fo flies what its table shows', () => {
    expect(settings('tiefofighter', 1)).toEqual(['turn']);
    expect(settings('tiefofighter', 2)).toEqual(['bank', 'segnor', 'straight', 'turn']);
    expect(settings('tiefofighter', 3)).toEqual(['bank', 'straight', 'turn']);
    expect(settings('tiefofighter', 4)).toEqual(['koiogran', 'straight']);
    expect(settings('tiefofighter', 5)).toEqual(['straight']);
  });

  it('[XW-SCHWIERIGKEIT-03] of two effects on the same manoeuvre the harder one wins', () => {
    // R2 Astromech: speed 1 and 2 count as green; Damaged Engine: turns count as red.
    const s = scene({
      ships: [
        rookie(300, 100, 0, {
          upgrades: ['amd/r2astromech'],
          damage: [{ card: 'damagedengine', faceup: true }],
        }),
        academy(450, 800, 180),
      ],
    });
    const of = (code: string) => difficultyOf(s.g, s.ship(0), dialOf('xwing').find((m) => m.code === code)!);
    expect(of('bl2')).toBe('green');
    expect(of('tl3')).toBe('red');
    expect(of('tl2')).toBe('red');
    // The dial that its player is shown says so.
    const shown = dialOptions(s.g, s.ship(0));
    const told = (code: string) => shown.find(({ id }) => id === code)?.about?.difficulty;
    expect(['bl2', 'tl3', 's3'].map(told)).toEqual(['green', 'red', 'white']);
  });

  it('[XW-GROSSE-SCHIFFE-01] [XW-KLEINE-SCHIFFE-01] a large base is 8 cm long, a small one 4 cm', () => {
    const s = scene({ ships: [yt1300(300, 100), rookie(500, 100), academy(450, 800, 180)] });
    const length = (id: number) => {
      const ys = s.g.standing(s.ship(id)).base.points.map((p) => p.y);
      return Math.max(...ys) - Math.min(...ys);
    };
    expect(length(0)).toBe(80);
    expect(length(1)).toBe(40);
    expect(shipType('yt1300').size).toBe('large');
  });
});

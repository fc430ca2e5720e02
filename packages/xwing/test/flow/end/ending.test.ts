import type { Json } from '@holotisch/engine';
import { describe, expect, it } from 'vitest';
import { scoreOf } from '../../../src/flow/end/end.ts';
import { xwing } from '../../../src/game.ts';
import { skillOf } from '../../../src/values.ts';
import { academy, rookie, scene, ship } from '../../scene.ts';

const gone = { x: undefined as never, y: undefined as never };
const HITS = ['hit', 'hit', 'hit'];
const BLANKS = ['blank', 'blank', 'blank', 'blank'];
const setUp = (rules: Record<string, Json>) =>
  xwing.setUp(
    {
      squads: [
        { faction: 'rebel', ships: [{ type: 'xwing', pilot: 'rookiepilot', upgrades: [] }] },
        { faction: 'imperial', ships: [{ type: 'tiefighter', pilot: 'academypilot', upgrades: [] }] },
      ],
      rules,
    },
    'seed',
  );

describe('winning', () => {
  it('[XW-SPIELSIEG-01] the round in which the last ship falls is played to its end', () => {
    const s = scene({
      phase: 'combat',
      ships: [rookie(450, 300), rookie(550, 300), academy(450, 480, 180)],
      attack: HITS,
      defence: BLANKS,
    }).take('0', 'primary>2');
    expect(s.match.over).toBe(true);
    const types = s.events().map((e) => e.type);
    expect(s.events('fights').map((e) => e.ship)).toEqual([0, 1]); // the other X-wing still had its turn
    expect(types.indexOf('over')).toBeGreaterThan(types.indexOf('cleared'));
  });

  it('[XW-SPIELSIEG-02] who has lost all ships loses; with a ship left, one wins', () => {
    const win = (ships: Parameters<typeof scene>[0]['ships']) => scene({ phase: 'end', ships }).state.outcome;
    expect(win([rookie(450, 300), academy(0, 0, 0, gone)])).toMatchObject({ winner: 0 });
    expect(win([rookie(0, 0, 0, gone), academy(450, 300)])).toMatchObject({ winner: 1 });
    expect(win([rookie(450, 300), academy(450, 600), academy(0, 0, 0, gone)])).toBeNull();
  });

  it('[XW-SPIELSIEG-03] if the last ships of both fall in one round it is a draw', () => {
    const s = scene({
      phase: 'combat',
      ships: [
        ship('rebel/xwing/redsquadronpilot', 450, 300, 0, { shields: 0, damage: [{ card: '' }, { card: '' }] }),
        ship('imperial/tiefighter/blacksquadronpilot', 450, 480, 180),
      ],
      attack: [...HITS, 'hit', 'hit'],
      defence: ['blank', 'blank', 'blank', 'blank', 'blank'],
    }).take('primary>1', 'primary>0');
    expect(s.match.result).toEqual({ winner: null, reason: 'destroyed' });
  });
});

describe('missions', () => {
  const leaders = (round: number, more: Partial<Parameters<typeof scene>[0]> = {}) =>
    scene({
      phase: 'combat',
      round,
      rules: { mission: 'leaders' },
      ships: [
        rookie(450, 300, 0, { damage: [{ card: 'damagedcockpit', faceup: true, round: 1 }] }),
        academy(430, 480, 180, { fought: true }),
        academy(490, 480, 180),
      ],
      attack: HITS,
      defence: BLANKS,
      ...more,
    });

  it('[XW-GOLDENE-REGELN-03] a mission rule stands above a card and above the handbook: a leader has skill 9, cockpit or not', () => {
    const s = leaders(3);
    expect([0, 1, 2].map((id) => skillOf(s.g, s.ship(id)))).toEqual([9, 9, 1]);
    const t = leaders(3, { rules: {} });
    expect([0, 1].map((id) => skillOf(t.g, t.ship(id)))).toEqual([0, 1]);
  });

  it('[XW-GOLDENE-REGELN-04] what cannot be done in a mission cannot be done', () => {
    const s = leaders(1, {
      ships: [rookie(450, 300), academy(430, 480, 180, { fought: true }), academy(490, 480, 180)],
    });
    expect(s.options()).toEqual(['primary>2', 'none']);
    s.refuses('primary>1', 'XW-GOLDENE-REGELN-04');
  });

  it('[XW-SPIELSIEG-04] the game ends at once when the objective is achieved, and that player wins', () => {
    const s = leaders(2).take('primary>1');
    expect(s.match.over).toBe(true);
    expect(s.match.result).toEqual({ winner: 0, reason: 'mission' });
    expect(s.state.phase).toBe('combat'); // the other TIE fighter does not shoot any more
    expect(s.ship(2)).toMatchObject({ status: 'play', fought: false });
  });

  it('a mission nobody knows is refused', () => {
    expect(setUp({ mission: 'nonsense' })).toMatchObject({ ok: false });
    expect(setUp({ mission: 'leaders' })).toMatchObject({ ok: true });
  });
});

describe('round and time limit', () => {
  const limited = (rules: Record<string, Json>, ships: Parameters<typeof scene>[0]['ships'], round = 1) =>
    scene({ phase: 'end', round, rules, ships });
  const both = [rookie(450, 100), academy(450, 700)];

  it('[XW-OPTIONALE-REGELN-01] [XW-RUNDEN-UND-ZEITLIMIT-01] limits are agreed on before the game; without agreement there are none', () => {
    const rules = (agreed: Record<string, Json>) => {
      const made = setUp(agreed);
      return made.ok ? [made.value.rules.roundLimit, made.value.rules.timeLimit] : made.fault;
    };
    expect(rules({})).toEqual([null, null]);
    expect(rules({ roundLimit: 12 })).toEqual([12, null]);
    expect(rules({ timeLimit: 75 })).toEqual([null, 75]);
    expect(limited({}, both, 900).state.outcome).toBeNull();
  });

  it('[XW-RUNDEN-UND-ZEITLIMIT-02] with a round limit the game ends after that many rounds, not before', () => {
    expect(limited({ roundLimit: 3 }, both, 2).state.outcome).toBeNull();
    expect(limited({ roundLimit: 3 }, both, 3).state.outcome).toMatchObject({ reason: 'points' });
  });

  it('[XW-RUNDEN-UND-ZEITLIMIT-03] [XW-RUNDEN-UND-ZEITLIMIT-04] when the time is over the round in progress is finished, then the game ends', () => {
    const start = () =>
      scene({ phase: 'combat', rules: { timeLimit: 60 }, ships: [rookie(450, 300), academy(450, 480, 180)] });
    expect(xwing.view(start().state, 'nobody')).toMatchObject({ rules: { timeLimit: 60 } }); // for the clock on the screen
    const s = start().until('time-up');
    expect(s.events('fights')).toHaveLength(2); // nobody could say so before both had fought
    s.take('yes');
    expect(s.match.result).toMatchObject({ reason: 'points' });
    expect(start().until('time-up').take('no').state).toMatchObject({ round: 2, outcome: null });
  });

  it('[XW-RUNDEN-UND-ZEITLIMIT-03] nobody is asked about the time once a side is gone, be it either', () => {
    for (const lost of [0, 1]) {
      const ships = [rookie(450, 100), academy(450, 700)].map((ship, side) =>
        side === lost ? { ...ship, ...gone } : ship,
      );
      const s = scene({ phase: 'end', rules: { timeLimit: 60 }, ships });
      s.goOn((u) => u.match.over);
      expect(s.match.taken.map(({ kind }) => kind)).not.toContain('time-up');
      expect(s.match.result).toMatchObject({ winner: 1 - lost });
    }
  });

  it('[XW-RUNDEN-UND-ZEITLIMIT-05] [XW-RUNDEN-UND-ZEITLIMIT-07] each destroyed enemy ship scores its points, damaged ones nothing; most points win', () => {
    const s = limited({ roundLimit: 1 }, [
      rookie(450, 100, 0, { shields: 0, damage: [{ card: '' }, { card: '' }] }),
      rookie(0, 0, 0, gone), // 21
      academy(450, 700),
      academy(0, 0, 0, gone), // 12
    ]);
    expect([scoreOf(s.state, 0), scoreOf(s.state, 1)]).toEqual([12, 21]);
    expect(xwing.questions['score']!(s.state, {})).toEqual({ ok: true, value: [12, 21] }); // a scenario may ask for it
    expect(s.match.result).toEqual({ winner: 1, reason: 'points' });
  });

  it('[XW-RUNDEN-UND-ZEITLIMIT-06] a destroyed ship scores all its upgrades, even those it had discarded', () => {
    const s = scene({
      phase: 'combat',
      rules: { roundLimit: 1 },
      ships: [
        rookie(450, 300, 0, {
          upgrades: ['torpedo/protontorpedoes'],
          locks: [1],
          shields: 0,
          damage: [{ card: '' }, { card: '' }],
        }),
        academy(450, 480, 180),
        rookie(100, 100),
      ],
      attack: [...BLANKS, 'hit', 'hit'],
      defence: ['blank', 'blank', 'blank', 'blank', 'blank'],
    })
      .take('0')
      .take('0:torpedo.protontorpedoes>1')
      .until('attack', {}, 1)
      .take('primary>0');
    expect(s.ship(0)).toMatchObject({ status: 'destroyed', upgrades: [{ discarded: true }] });
    expect(scoreOf(s.state, 1)).toBe(25);
  });

  it('[XW-RUNDEN-UND-ZEITLIMIT-08] equal scores are a draw', () => {
    const s = limited({ roundLimit: 1 }, [
      rookie(450, 100),
      rookie(0, 0, 0, gone), // 21
      academy(450, 700),
      ship('imperial/tieadvanced/tempestsquadronpilot', 0, 0, 0, gone), // 21
    ]);
    expect([scoreOf(s.state, 0), scoreOf(s.state, 1)]).toEqual([21, 21]);
    expect(s.match.result).toEqual({ winner: null, reason: 'points' });
  });
});

describe('rounds in which nobody loses anything', () => {
  const both = [rookie(450, 100), academy(450, 700)];
  const after = (quiet: number, more: Partial<Parameters<typeof scene>[0]> = {}) =>
    scene({ phase: 'end', round: 30, uses: { 'game:quiet': quiet }, ships: both, ...more });

  it('[XW-SPIELSIEG-01] twenty of them in a row end the match, on points (R-XW-54)', () => {
    expect(after(18).state).toMatchObject({ outcome: null, uses: { 'game:quiet': 19 } });
    expect(after(19).match.result).toEqual({ winner: null, reason: 'quiet' });
    expect(after(19).events('over')).toMatchObject([{ winner: null, reason: 'quiet' }]);
    const ahead = after(19, { ships: [...both, academy(0, 0, 0, gone)] });
    expect(ahead.match.result).toEqual({ winner: 0, reason: 'quiet' });
  });

  it('both players are told in time', () => {
    expect(after(8).events('quiet')).toEqual([]);
    expect(after(9).events('quiet')).toMatchObject([{ rounds: 10, of: 20 }]);
    expect(after(18).events('quiet')).toMatchObject([{ rounds: 19, of: 20 }]);
    expect(after(19).events('quiet')).toEqual([]); // now it is over
    expect(xwing.view(after(15).state, 'nobody').uses).toMatchObject({ 'game:quiet': 16 });
  });

  it('a shield, a damage card, a ship or an upgrade card that is lost begins the count anew', () => {
    const fought = (faces: readonly string[], victim: Record<string, Json>) =>
      scene({
        phase: 'combat',
        round: 30,
        uses: { 'game:quiet': 19 },
        ships: [academy(450, 480, 180), rookie(450, 300, 0, { fought: true, ...victim }), rookie(100, 100)],
        attack: faces,
        defence: BLANKS,
      })
        .until('attack', {}, 1)
        .take('primary>1')
        .until('dials');
    expect(fought(['hit', 'blank'], {}).state.uses).toEqual({}); // a shield
    expect(fought(['hit', 'blank'], { shields: 0 }).state.uses).toEqual({}); // a card
    const lost = fought(['hit', 'blank'], { shields: 0, damage: [{ card: '' }, { card: '' }] });
    expect(lost.ship(1).status).toBe('destroyed');
    expect(lost.state.uses).toEqual({});
    const shot = scene({
      phase: 'combat',
      round: 30,
      uses: { 'game:quiet': 19 },
      ships: [
        rookie(450, 300, 0, { upgrades: ['torpedo/protontorpedoes'], locks: [1] }),
        academy(450, 480, 180, { fought: true }),
      ],
      attack: ['blank', 'blank', 'blank', 'blank'],
    }).take('0:torpedo.protontorpedoes>1');
    expect(shot.until('dials').state).toMatchObject({ outcome: null, uses: {} });
  });

  it('an attack that misses does not', () => {
    const missed = scene({
      phase: 'combat',
      round: 30,
      uses: { 'game:quiet': 19 },
      ships: [rookie(450, 300), academy(450, 480, 180, { fought: true })],
      attack: ['blank', 'blank', 'blank'],
    }).take('primary>1');
    expect(missed.match.result).toEqual({ winner: null, reason: 'quiet' });
  });

  it('two ships that bump into each other for ever come to an end', () => {
    const s = scene({ ships: [rookie(450, 300), rookie(450, 344, 180, { seat: 1 })] });
    while (!s.match.over) {
      if (s.ask().kind === 'dials') s.dials({ 0: 's1', 1: 's1' });
      else s.take('none');
    }
    expect(s.match.result).toEqual({ winner: null, reason: 'quiet' });
    expect(s.state.round).toBe(20);
  });
});

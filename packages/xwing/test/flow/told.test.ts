import { describe, expect, it } from 'vitest';
import { academy, rookie, scene, ship } from '../scene.ts';

/** What players must be told of, because they would otherwise only find out from what does not happen. */

const away = academy(860, 860, 180, { activated: true });
const X = rookie(450, 300, 0, { dial: 's2' });

describe('nothing happens silently in the Activation phase', () => {
  it('[XW-AKTIONEN-10] whoever passes his action is seen to pass it', () => {
    const s = scene({ phase: 'activation', ships: [X, away] }).take('none');
    expect(s.events('passedAction')).toMatchObject([{ type: 'passedAction', ship: 0 }]);
    expect(
      scene({ phase: 'activation', ships: [X, away] })
        .take('focus')
        .events('passedAction'),
    ).toEqual([]);
  });

  it('[XW-STRESS-02] a stressed ship is told to be unable to act', () => {
    const s = scene({ phase: 'activation', ships: [rookie(450, 300, 0, { dial: 'k4' }), away] });
    expect(s.events('noAction')).toMatchObject([{ type: 'noAction', ship: 0, why: { text: 'xw.noAction.stress' } }]);
  });

  it('[XW-AKTIONEN-03] so is one that has no action left', () => {
    const spent = rookie(450, 300, 0, { dial: 's2', performed: ['focus', 'targetlock'] });
    const s = scene({ phase: 'activation', ships: [spent, away] });
    expect(s.events('noAction')).toMatchObject([{ type: 'noAction', ship: 0, why: { text: 'xw.noAction.none' } }]);
  });

  it('[XW-HINDERNISSE-01] [XW-HINDERNISSE-08] an obstacle is met before it takes effect, and the stress of a cloud names its clause', () => {
    const s = scene({
      phase: 'activation',
      ships: [X, away],
      obstacles: [{ kind: 'vt49decimatordebris2', x: 450, y: 350 }],
      attack: ['blank'],
    });
    expect(s.events('metObstacle')).toMatchObject([{ type: 'metObstacle', ship: 0, obstacle: 'vt49decimatordebris2' }]);
    expect(s.events('token')).toMatchObject([
      { type: 'token', ship: 0, token: 'stress', by: 1, clause: 'XW-HINDERNISSE-08' },
    ]);
    const types = s.events().map((e) => e.type);
    expect(types.indexOf('metObstacle')).toBeGreaterThan(types.indexOf('moved'));
    expect(types.indexOf('metObstacle')).toBeLessThan(types.indexOf('token'));
  });

  it('[XW-IONENMARKER-03] [XW-IONENMARKER-04] an ionised ship is told to fly as it does, and to be rid of its tokens', () => {
    const ionised = rookie(450, 300, 0, { tokens: { ion: 2 } });
    const s = scene({ phase: 'activation', ships: [ionised, away] });
    expect(s.events('ionised')).toMatchObject([{ type: 'ionised', ship: 0, manoeuvre: 's1' }]);
    expect(s.events('token')).toMatchObject([
      { type: 'token', ship: 0, token: 'ion', by: -2, clause: 'XW-IONENMARKER-04' },
    ]);
    expect(scene({ phase: 'activation', ships: [X, away] }).events('ionised')).toEqual([]);
  });
});

describe('nothing happens silently in the Combat phase', () => {
  it('[XW-ZIELERFASSUNG-15] [XW-ANGRIFF-21] a lock that is spent without rerolling a die leaves a line; one that rerolls does not leave this one', () => {
    const duel = () =>
      scene({
        phase: 'combat',
        ships: [rookie(450, 300, 0, { locks: [1] }), academy(450, 480, 180)],
        attack: ['hit', 'blank', 'blank', 'hit'],
      }).take('primary>1', '0:targetlock');
    const none = duel().take([]);
    expect(none.events('noReroll')).toMatchObject([{ dice: 'attack' }]);
    expect(none.events('modified')).toEqual([]);
    expect(duel().take(['1']).events('noReroll')).toEqual([]);
  });

  it('[XW-ANGRIFF-07] [XW-ANGRIFF-41] a ship that does not attack has no target, or its player lets it pass', () => {
    const none = scene({ phase: 'combat', ships: [rookie(450, 300), academy(450, 860)] }).until('dials');
    expect(none.events('noAttack')).toMatchObject([
      { ship: 0, why: { text: 'xw.noTarget' }, clauses: ['XW-ANGRIFF-07'] },
      { ship: 1, why: { text: 'xw.noTarget' } },
    ]);
    const passed = scene({ phase: 'combat', ships: [rookie(450, 300), academy(450, 450)] }).take('none');
    expect(passed.events('noAttack')).toMatchObject([
      { ship: 0, why: { text: 'xw.attackDeclined' }, clauses: ['XW-ANGRIFF-41'] },
      { ship: 1 },
    ]);
  });

  it('[XW-TARNEN-04] or something forbids it', () => {
    const cloaked = ship('imperial/tiephantom/sigmasquadronpilot', 450, 450, 180, { tokens: { cloak: 1 } });
    const s = scene({ phase: 'combat', ships: [rookie(450, 300), cloaked] });
    expect(s.events('noAttack')).toMatchObject([
      { ship: 1, why: { text: 'xw.cloakedCannotAttack' }, clauses: ['XW-TARNEN-04'] },
    ]);
  });

  it('[XW-NEGIEREN-01] the results that were cancelled are told with the hit', () => {
    const s = scene({
      phase: 'combat',
      ships: [rookie(450, 300), academy(450, 450, 180)],
      attack: ['hit', 'hit', 'crit'],
      defence: ['evade', 'blank', 'blank'],
      deck: ['blindedpilot', 'blindedpilot'],
    }).take('primary>1');
    s.until('dials');
    expect(s.events('hit')).toMatchObject([{ cancelled: ['hit'], results: ['hit', 'crit'] }]);
  });

  it('[XW-GLEICHZEITIGER-ANGRIFF-02] a ship that only the simultaneous attack rule keeps is told to be doomed, once', () => {
    const red = ship('rebel/xwing/redsquadronpilot', 450, 300);
    const black = ship('imperial/tiefighter/blacksquadronpilot', 450, 400, 180);
    const s = scene({
      phase: 'combat',
      ships: [red, black],
      attack: ['hit', 'hit', 'hit', 'hit', 'blank', 'blank', 'blank'],
      defence: ['blank', 'blank', 'blank'],
    })
      .take('primary>1')
      .until('attack', {}, 1);
    expect(s.events('doomed')).toMatchObject([{ type: 'doomed', ship: 1 }]);
    expect(s.events('destroyed')).toEqual([]);
    s.take('none');
    expect(s.events('doomed')).toHaveLength(1);
    expect(s.events('destroyed')).toMatchObject([{ ship: 1 }]);
  });
});

describe('nothing happens silently in the End phase', () => {
  it('[XW-ENDPHASE-01] every token that is taken off is told with its ship', () => {
    const s = scene({
      phase: 'end',
      ships: [
        rookie(450, 300, 0, { tokens: { focus: 2, stress: 1 } }),
        academy(450, 800, 180, { tokens: { evade: 1 } }),
      ],
    });
    expect(s.events('cleared')).toEqual([
      {
        type: 'cleared',
        taken: [
          { ship: 0, token: 'focus', count: 2 },
          { ship: 1, token: 'evade', count: 1 },
        ],
      },
    ]);
  });

  it('[XW-KARTENFAEHIGKEITEN-12] what a card began is told to be over; what the rules note down for themselves is not', () => {
    const s = scene({
      phase: 'activation',
      ships: [rookie(450, 300, 0, { dial: 's2', upgrades: ['ept/expose'] }), away],
    })
      .take('0:ept.expose')
      .until('dials');
    // Two values changed, one card: one line.
    expect(s.events('ended')).toMatchObject([{ type: 'ended', ship: 0, card: '0:ept.expose' }]);
  });
});

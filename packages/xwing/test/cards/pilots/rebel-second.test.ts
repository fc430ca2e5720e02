import { describe, expect, it } from 'vitest';
import { academy, rookie, scene, ship } from '../../scene.ts';
import { ACADEMY, duel, FAR, lastRoll, MIDDLE, NEAR, offeredBefore, offers, turnOf } from './duel.ts';

describe('Ten Numb', () => {
  const shoot = (attack: string[]) =>
    duel('rebel/bwing/tennumb', ACADEMY, MIDDLE, { attack, defence: ['evade', 'evade', 'evade'], deck: ['directhit'] })
      .take('primary>1')
      .until('attack');
  it('one of his critical hits cannot be cancelled by dice', () => {
    expect(shoot(['crit', 'crit', 'hit']).ship(1).damage).toMatchObject([{ card: 'directhit', faceup: true }]);
  });
  it('hits are cancelled as ever', () => {
    expect(shoot(['hit', 'hit', 'hit']).ship(1).damage).toEqual([]);
  });
});

describe('Ibtisam', () => {
  it('stressed, may reroll one die when she attacks', () => {
    const s = duel('rebel/bwing/ibtisam', ACADEMY, MIDDLE, {
      mine: { tokens: { stress: 1 } },
      attack: ['blank', 'blank', 'blank', 'hit'],
    });
    s.take('primary>1', '0:ibtisam', ['2']);
    expect(s.events('modified').at(-1)!.faces).toEqual(['blank', 'blank', 'hit']);
  });
  it('and when she defends', () => {
    const s = duel('rebel/bwing/ibtisam', ACADEMY, MIDDLE, {
      mine: { tokens: { stress: 1 } },
      attack: ['hit', 'blank'],
      defence: ['blank', 'evade'],
    });
    s.take('none', 'primary>0', '0:ibtisam', ['0']);
    expect(s.ship(0).shields).toBe(5);
  });
  it('not without stress', () => {
    const s = duel('rebel/bwing/ibtisam', ACADEMY, MIDDLE).take('primary>1');
    expect(offeredBefore(s, 'attack', '0:ibtisam')).toBe(false);
  });
});

describe('Keyan Farlander', () => {
  it('may remove a stress token to turn all focus results into hits', () => {
    const s = duel('rebel/bwing/keyanfarlander', ACADEMY, MIDDLE, {
      mine: { tokens: { stress: 1 } },
      attack: ['focus', 'focus', 'blank'],
      defence: ['blank', 'blank', 'blank'],
    });
    s.take('primary>1', '0:keyanfarlander');
    expect(s.ship(0).tokens.stress).toBe(0);
    expect(s.ship(1).damage.length).toBe(2);
  });
  it('not without stress', () => {
    const s = duel('rebel/bwing/keyanfarlander', ACADEMY, MIDDLE, { attack: ['focus', 'focus', 'focus'] });
    expect(offeredBefore(s.take('primary>1'), 'attack', '0:keyanfarlander')).toBe(false);
  });
});

describe('Nera Dantels', () => {
  it('her torpedoes need no arc, her guns do', () => {
    const s = duel('rebel/bwing/neradantels', ACADEMY, MIDDLE, {
      mine: { degrees: 90, locks: [1], upgrades: ['torpedo/protontorpedoes'] },
    });
    expect(s.options()).toEqual(['0:torpedo.protontorpedoes>1', 'none']);
  });
});

describe('Jan Ors', () => {
  const wingman = (stress: number) =>
    turnOf(
      duel('rebel/hwk290/janors', ACADEMY, MIDDLE, {
        mine: { x: 600, tokens: { stress } },
        others: [rookie(450, 300)],
      }),
      2,
    ).take('primary>1');
  it('may take stress so that another friendly ship at range 1-3 rolls one more die', () => {
    const s = wingman(0).take('0:janors');
    expect(s.ship(0).tokens.stress).toBe(1);
    expect(lastRoll(s, 'attack').length).toBe(4);
  });
  it('not while she is stressed', () => {
    expect(offers(wingman(1), '0:janors')).toBe(false);
  });
  it('not for her own attack', () => {
    const s = duel('rebel/hwk290/janors', ACADEMY, MIDDLE).take('primary>1');
    expect(offers(s, '0:janors')).toBe(false);
  });
});

describe('Kyle Katarn', () => {
  const start = (x: number) =>
    duel('rebel/hwk290/kylekatarn', ACADEMY, MIDDLE, { mine: { tokens: { focus: 1 } }, others: [rookie(x, 300)] });
  it('may hand a focus token to another friendly ship at range 1-3', () => {
    const s = start(750).take('0:kylekatarn');
    expect([s.ship(0).tokens.focus, s.ship(2).tokens.focus]).toEqual([0, 1]);
  });
  it('not beyond', () => {
    expect(start(850).open).toEqual(['0 attack']);
  });
});

describe('Roark Garnet', () => {
  it('another friendly ship fights at skill 12 this phase, and only this phase', () => {
    const s = duel('rebel/hwk290/roarkgarnet', 'imperial/tiefighter/howlrunner', MIDDLE, {
      others: [rookie(510, 300)],
    });
    expect(s.ask().about).toEqual({ ship: 2 });
    expect(s.state.lasting.length).toBe(1);
    s.until('dials');
    expect(s.state.lasting).toEqual([]);
  });
});

describe('Airen Cracken', () => {
  const after = (x: number, stress = 0) =>
    duel('rebel/z95headhunter/airencracken', ACADEMY, MIDDLE, { others: [rookie(x, 300, 0, { tokens: { stress } })] })
      .take('primary>1')
      .until('window:attack.after');
  it('after his attack another friendly ship at range 1 may act', () => {
    const s = after(510).take('0:airencracken', 'focus');
    expect(s.ship(2).tokens.focus).toBe(1);
  });
  it('nobody further away, nobody stressed', () => {
    expect(() => after(600)).toThrow();
    expect(() => after(510, 1)).toThrow();
  });
});

describe('Lieutenant Blount', () => {
  const miss = (pilot: string) =>
    duel(`rebel/z95headhunter/${pilot}`, ACADEMY, MIDDLE, {
      attack: ['hit', 'blank'],
      defence: ['evade', 'evade', 'evade'],
    })
      .take('primary>1')
      .until('attack');
  it('hits even where everything is cancelled', () => {
    expect(miss('lieutenantblount').events('hit').length).toBe(1);
    expect(miss('talasquadronpilot').events('hit').length).toBe(0);
  });
  it('such a hit does no damage', () => {
    expect(miss('lieutenantblount').ship(1).damage).toEqual([]);
  });
});

describe('Corran Horn', () => {
  const spent = () => duel('rebel/ewing/corranhorn', ACADEMY, FAR).until('window:end.start');
  it('may attack in the End phase, and then not in the next round', () => {
    const s = spent().take('0:corranhorn', 'primary>1');
    s.until('dials').dials({ '0': 's1', '1': 's2' });
    s.until('attack');
    expect([s.ask().seat, s.state.round]).toEqual([1, 2]);
  });
  it('who leaves it attacks as ever', () => {
    const s = spent().take('pass').until('dials').dials({ '0': 's1', '1': 's2' }).until('attack');
    expect(s.ask().seat).toBe(0);
  });
});

describe("Etahn A'baht", () => {
  const friend = (degrees: number) =>
    turnOf(
      duel('rebel/ewing/etahnabaht', ACADEMY, MIDDLE, {
        mine: { x: 390, degrees },
        others: [rookie(450, 300)],
        attack: ['hit', 'hit', 'blank'],
      }),
      2,
    ).take('primary>1');
  it('whoever attacks an enemy in his arc may turn a hit into a critical hit', () => {
    const s = friend(0).take('0:etahnabaht');
    expect(s.events('modified').at(-1)!.faces).toEqual(['crit', 'hit', 'blank']);
  });
  it('not where the enemy is out of his arc', () => {
    expect(offers(friend(180), '0:etahnabaht')).toBe(false);
  });
});

describe('Dash Rendar', () => {
  const rocks = { kind: 'coreasteroid0', x: 450, y: 420 };
  const fly = (pilot: string) =>
    scene({
      phase: 'activation',
      attack: ['hit'],
      obstacles: [rocks],
      ships: [ship(`rebel/yt2400/${pilot}`, 450, 300, 0, { dial: 's2' }), academy(450, 850, 180, { activated: true })],
    });
  it('flies over an asteroid and acts', () => {
    const s = fly('dashrendar');
    expect(s.open).toEqual(['0 action']);
    s.take('none');
    expect(s.ship(0).shields).toBe(5);
    expect(fly('wildspacefringer').events('skippedAction').length).toBe(1);
  });
  it('rolls over one too', () => {
    const s = scene({
      phase: 'activation',
      obstacles: [{ kind: 'coreasteroid0', x: 540, y: 400 }],
      ships: [
        ship('rebel/yt2400/dashrendar', 450, 300, 0, { dial: 's2' }),
        academy(450, 850, 180, { activated: true }),
      ],
    }).take('barrelroll', 'right', [0, 0]);
    expect(s.pose(0)[0]).toBeGreaterThan(540);
  });
  it('cannot attack from it', () => {
    const s = duel('rebel/yt2400/dashrendar', ACADEMY, MIDDLE + 20, { obstacles: [{ ...rocks, y: 300 }] });
    expect(s.open).not.toContain('0 attack');
  });
});

describe('"Leebo"', () => {
  it('of two cards drawn for a faceup one he picks, the other is discarded', () => {
    const s = duel('rebel/yt2400/leebo', ACADEMY, MIDDLE + 20, {
      mine: { shields: 0 },
      attack: ['crit', 'blank'],
      defence: ['blank', 'blank'],
      deck: ['directhit', 'consolefire'],
    });
    s.take('none', 'primary>0');
    expect(s.options()).toEqual(['directhit', 'consolefire']);
    s.take('consolefire');
    expect(s.ship(0).damage).toMatchObject([{ card: 'consolefire', faceup: true }]);
    expect(s.state.decks[0]!.discard).toEqual(['directhit']);
  });
});

describe('Eaden Vrill', () => {
  const dice = (stress: number) =>
    lastRoll(
      duel('rebel/yt2400/eadenvrill', ACADEMY, MIDDLE + 20, { theirs: { tokens: { stress } } })
        .take('primary>1')
        .until('attack'),
      'attack',
    ).length;
  it('rolls one more die against a stressed ship', () => {
    expect([dice(1), dice(0)]).toEqual([3, 2]);
  });
});

describe('Miranda Doni', () => {
  it('may spend a shield for a die', () => {
    const s = duel('rebel/kwing/mirandadoni', ACADEMY, MIDDLE).take('primary>1', '0:mirandadoni').until('attack');
    expect([s.ship(0).shields, lastRoll(s, 'attack').length]).toEqual([3, 3]);
  });
  it('or a die for a shield', () => {
    const s = duel('rebel/kwing/mirandadoni', ACADEMY, MIDDLE, { mine: { shields: 2 } });
    s.take('primary>1', '0:mirandadoni');
    expect(s.options()).toEqual(['spend-shield', 'recover-shield']);
    s.take('recover-shield').until('attack');
    expect([s.ship(0).shields, lastRoll(s, 'attack').length]).toEqual([3, 1]);
  });
});

describe('Wullffwarro', () => {
  const dice = (mine: object) =>
    lastRoll(
      duel('rebel/auzituckgunship/wullffwarro', ACADEMY, MIDDLE, { mine: { ...mine } })
        .take('primary>1')
        .until('attack'),
      'attack',
    ).length;
  it('without shields and damaged rolls one more die', () => {
    const damage = [{ card: 'consolefire' }];
    expect([dice({ shields: 0, damage }), dice({ shields: 1, damage }), dice({ shields: 0 })]).toEqual([4, 3, 3]);
  });
});

describe('Lowhhrick', () => {
  it('may spend a reinforce token for an evade of a neighbour', () => {
    const s = duel('rebel/auzituckgunship/lowhhrick', ACADEMY, MIDDLE, {
      mine: { x: 390, tokens: { reinforce: 1 } },
      others: [rookie(450, 300)],
      attack: ['hit', 'blank'],
      defence: ['blank', 'blank'],
    });
    s.until('attack', 1).take('primary>2', '0:lowhhrick').until('dials');
    expect(s.ship(2).shields).toBe(2);
    expect(s.ship(0).tokens.reinforce).toBe(0);
  });
  it('not for himself', () => {
    const s = duel('rebel/auzituckgunship/lowhhrick', ACADEMY, MIDDLE, { mine: { tokens: { reinforce: 1 } } });
    expect(offeredBefore(s.until('attack', 1).take('primary>0'), 'dials', '0:lowhhrick')).toBe(false);
  });
});

describe('Ahsoka Tano', () => {
  it('may spend a focus token so that a friendly ship at range 1, she included, acts', () => {
    const s = duel('rebel/tiefighter/ahsokatano', ACADEMY, MIDDLE, {
      mine: { tokens: { focus: 1 } },
      others: [rookie(510, 300)],
    });
    s.take('0:ahsokatano');
    expect(s.options()).toEqual(['0', '2']);
    s.take('2', 'focus');
    expect([s.ship(0).tokens.focus, s.ship(2).tokens.focus]).toEqual([0, 1]);
  });
  it('not without one', () => {
    expect(duel('rebel/tiefighter/ahsokatano', ACADEMY, NEAR).open).toEqual(['0 attack']);
  });
});

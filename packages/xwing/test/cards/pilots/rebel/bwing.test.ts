import { describe, expect, it } from 'vitest';
import { type Scene, ship } from '../../../scene.ts';
import { ACADEMY, attackedBy, BLANKS, duel, FAR, MIDDLE, NEAR, offeredBefore, ROOKIE, turnOf } from '../duel.ts';

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
  it('rid of stress even without a focus result, but not twice in one attack', () => {
    const s = duel('rebel/bwing/keyanfarlander', ACADEMY, MIDDLE, {
      mine: { tokens: { stress: 2 } },
      attack: ['blank', 'blank', 'blank'],
    }).take('primary>1', '0:keyanfarlander');
    expect(s.ship(0).tokens.stress).toBe(1);
    expect(offeredBefore(s, 'attack', '0:keyanfarlander')).toBe(false);
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
  const blanks = ['blank', 'blank', 'blank', 'blank'];
  function howlrunner(): Scene {
    return turnOf(
      duel(ACADEMY, ROOKIE, NEAR, {
        attack: blanks,
        theirs: { fought: true },
        others: [ship('imperial/tiefighter/howlrunner', 510, 300, 0, { seat: 0, fought: true })],
      }),
      0,
    );
  }
  it.each<[string, () => Scene, readonly string[]]>([
    [
      'Ibtisam, stressed',
      () => duel('rebel/bwing/ibtisam', ACADEMY, MIDDLE, { mine: { tokens: { stress: 1 } }, attack: blanks }),
      ['0', '1'],
    ],
    ['Wedge under Howlrunner', () => howlrunner(), ['0', '1']],
    ['Rey', () => duel('rebel/yt1300/rey', ACADEMY, MIDDLE, { attack: blanks }), ['0', '1', '2']],
  ])('%s: no more than the card says, and not none', (_who, play, tooMany) => {
    const s = play();
    s.take('primary>1');
    s.take(s.options()[0]!);
    s.refuses([...tooMany], 'XW-KARTENFAEHIGKEITEN-01');
    s.refuses([], 'XW-KARTENFAEHIGKEITEN-01');
    s.take(tooMany.slice(1));
  });
  it('defending, one die, and only under stress', () => {
    const ibtisam = (stress: number) =>
      attackedBy(duel('rebel/bwing/ibtisam', ACADEMY, FAR, { mine: { tokens: { stress } }, defence: BLANKS }), 0);
    ibtisam(1).take('0:ibtisam').refuses(['0', '1'], 'XW-KARTENFAEHIGKEITEN-01');
    expect(offeredBefore(ibtisam(0), 'dials', '0:ibtisam')).toBe(false);
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

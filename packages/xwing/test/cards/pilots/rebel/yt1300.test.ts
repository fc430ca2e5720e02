import { describe, expect, it } from 'vitest';
import { newMatch, squad, withObstacles } from '../../../flow/words.ts';
import { academy, rookie, type ShipSpec, scene, ship } from '../../../scene.ts';
import { at, settingUp } from '../../setting-up.ts';
import { asked, flying as flyingWith, friend } from '../../upgrades/duel.ts';
import {
  ACADEMY,
  attackedBy,
  BLANKS,
  calm,
  duel,
  FAR,
  flying,
  lastChange,
  lastRoll,
  MIDDLE,
  offeredBefore,
  offers,
} from '../duel.ts';

describe('Han Solo', () => {
  it('may reroll his dice, then as many as possible', () => {
    const s = duel('rebel/yt1300/hansolo', ACADEMY, MIDDLE + 20, {
      mine: { locks: [1] },
      attack: ['blank', 'hit', 'focus', 'hit', 'crit', 'crit'],
    });
    s.take('primary>1', '0:targetlock', ['0']); // the first die is now a hit that cannot be rerolled again
    s.take('0:hansolo');
    expect(lastRoll(s, 'attack')).toEqual(['blank', 'hit', 'focus']);
    expect(s.events('modified').at(-1)!.faces).toEqual(['hit', 'crit', 'crit']);
  });
  it('one die is enough, none is not', () => {
    const han = (dice: string[]) =>
      duel('rebel/yt1300/hansolo', ACADEMY, MIDDLE + 20, { mine: { locks: [1] }, attack: ['blank', 'blank', 'blank'] })
        .take('primary>1', '0:targetlock')
        .take(dice);
    expect(offers(han(['0', '1']), '0:hansolo')).toBe(true);
    expect(offeredBefore(han(['0', '1', '2']), 'attack', '0:hansolo')).toBe(false);
  });
});

describe('Lando Calrissian', () => {
  const green = (dial: string) =>
    scene({
      phase: 'activation',
      ships: [
        ship('rebel/yt1300/landocalrissian', 450, 300, 0, { dial }),
        academy(450, 850, 180, { activated: true }),
        rookie(540, 380, 0, { activated: true }),
      ],
    });
  it('after a green manoeuvre another friendly ship at range 1 may act, with an icon of its bar', () => {
    const s = green('s1');
    expect(s.open).toEqual(['0 free-action']);
    expect(s.options()).toEqual(['focus', 'none']);
    s.take('focus');
    expect(s.ship(2).tokens.focus).toBe(1);
  });
  it('not after a white one', () => {
    expect(green('s3').open).toEqual(['0 action']);
  });
  it('a friend at range 2 does not act', () => {
    const lando = (...others: ShipSpec[]) => flying('rebel/yt1300/landocalrissian', 's1', {}, others);
    const far = rookie(650, 380, 0, { activated: true });
    expect(lando(far).open).toEqual(['0 action']);
    expect(lando(rookie(540, 380, 0, { activated: true }), far).open).toEqual(['0 free-action']);
  });
  it('free, of the action bar only, and the friend may leave it', () => {
    const hero = { type: 'yt1300', pilot: 'landocalrissian' };
    const s = flyingWith([], 's1', { hero, more: [friend({ upgrades: ['ept/expose'] }, 560, 350)] });
    expect(s.open).toEqual(['0 free-action']);
    expect(s.options()).toContain('none');
    expect(s.options()).not.toContain('2:ept.expose');
  });
});

describe('Chewbacca', () => {
  it('faceup damage cards are turned over before they act', () => {
    const s = duel('rebel/yt1300/chewbacca', ACADEMY, MIDDLE + 20, {
      mine: { shields: 0 },
      attack: ['crit', 'blank'],
      defence: ['blank'],
      deck: ['thrustcontrolfire'],
    });
    s.take('none', 'primary>0').until('dials');
    expect(s.ship(0).damage).toMatchObject([{ card: 'thrustcontrolfire', faceup: false }]);
    expect(s.ship(0).tokens.stress).toBe(0);
  });
  it('the cards of friends stay faceup', () => {
    const s = duel('rebel/yt1300/chewbacca', ACADEMY, MIDDLE, {
      mine: { x: 600, fought: true },
      others: [calm(450, { shields: 0 })],
      attack: ['crit', 'blank'],
      defence: BLANKS,
      deck: ['consolefire'],
    });
    attackedBy(s, 2).until('dials');
    expect(s.ship(2).damage).toMatchObject([{ card: 'consolefire', faceup: true }]);
  });
});

describe('Han Solo (Resistance)', () => {
  const place = (pilot: string) =>
    settingUp(['rebel', `yt1300/${pilot}`], ['imperial', 'tiefighter/academypilot'])
      .until('deploy', {}, 1)
      .take(at(450, 880, 180));
  it('may start anywhere beyond range 3 of the enemy', () => {
    const s = place('hansolo-swx57');
    s.refuses(at(355, 545), 'XW-AUFBAU-16'); // 275 mm away
    s.take(at(355, 455));
    expect(s.pose(0)).toEqual([355, 455, 0]);
  });
  it('even on an asteroid, whose effect he suffers when his shields are up', () => {
    const s = place('hansolo-swx57').take(at(455, 300)).until('dials');
    expect(s.events('obstacleRoll').map((e) => e.ship)).toEqual([0]);
    const face = s.events('obstacleRoll')[0]!.face;
    expect(s.ship(0).shields).toBe(face === 'hit' || face === 'crit' ? 4 : 5);
    expect(s.ship(0).damage).toEqual([]);
  });
  it('others may not', () => {
    place('hansolo').refuses(at(355, 455), 'XW-AUFBAU-16');
  });
  it('a friend on the table does not make an enemy distant', () => {
    const s = withObstacles(
      newMatch({
        squads: [
          squad('rebel', 'xwing/rookiepilot', 'yt1300/hansolo-swx57'),
          squad('imperial', 'tiefighter/academypilot'),
        ],
      }),
    );
    s.take(s.ask().seat === 0 ? 'south' : 'north');
    s.until('deploy', {}, 1).take({ x: 450, y: 880, degrees: 180 }, { x: 700, y: 50, degrees: 0 });
    s.refuses({ x: 355, y: 545, degrees: 0 }, 'XW-AUFBAU-16');
    s.take({ x: 355, y: 455, degrees: 0 });
  });
});

describe('Rey', () => {
  it('may reroll two blanks against a ship in her arc', () => {
    const s = duel('rebel/yt1300/rey', ACADEMY, MIDDLE + 20, { attack: ['blank', 'blank', 'blank', 'hit', 'hit'] });
    s.take('primary>1', '0:rey', ['0', '1']);
    expect(s.events('modified').at(-1)!.faces).toEqual(['hit', 'hit', 'blank']);
  });
  it('also when she defends', () => {
    const s = duel('rebel/yt1300/rey', ACADEMY, MIDDLE + 20, { attack: ['hit', 'hit'], defence: ['blank', 'evade'] });
    s.take('none', 'primary>0', '0:rey', ['0']);
    expect(s.ship(0).shields).toBe(4);
  });
  it('not against a ship outside her arc', () => {
    const s = duel('rebel/yt1300/rey', ACADEMY, FAR, { mine: { degrees: 180 }, attack: ['blank', 'blank', 'blank'] });
    expect(offeredBefore(s.take('primary>1'), 'attack', '0:rey')).toBe(false);
  });
  it('defending, two blanks, and only against a ship in her arc', () => {
    const rey = (degrees: number) =>
      attackedBy(
        duel('rebel/yt1300/rey', ACADEMY, FAR + 20, {
          mine: { degrees },
          obstacles: [{ kind: 'coreasteroid5', x: 450, y: 440 }],
          defence: ['blank', 'blank', 'blank', 'evade', 'evade'],
        }),
        0,
      );
    const s = rey(0).take('0:rey');
    s.refuses(['0', '1', '2'], 'XW-KARTENFAEHIGKEITEN-01');
    expect(lastChange(s.take(['0', '1']))).toEqual(['evade', 'evade', 'blank']);
    expect(offeredBefore(rey(180), 'dials', '0:rey')).toBe(false);
  });
});

describe('Chewbacca (Resistance)', () => {
  const loss = (x: number) =>
    duel('rebel/yt1300/chewbacca-swx57', 'imperial/tiefighter/howlrunner', MIDDLE + 20, {
      others: [rookie(x, 300, 0, { shields: 0, damage: [{ card: 'consolefire' }, { card: 'consolefire' }] })],
      attack: ['hit', 'hit', 'blank'],
      defence: ['blank', 'blank', 'blank'],
    })
      .until('attack', {}, 1)
      .take('primary>2');
  it('may attack at once when another friendly ship at range 1-3 is destroyed', () => {
    const s = loss(530);
    expect(s.ship(2).status).toBe('destroyed');
    s.take('0:chewbacca-swx57', 'primary>1').until('attack', {}, 0);
    expect(s.events('attack').map((e) => e.attacker)).toEqual([1, 0]);
  });
  it('not when it was an enemy', () => {
    const s = duel('rebel/yt1300/chewbacca-swx57', ACADEMY, MIDDLE + 20, {
      theirs: { damage: [{ card: 'consolefire' }, { card: 'consolefire' }] },
      others: [academy(600, 480, 180)],
      attack: ['hit', 'hit', 'hit'],
      defence: ['blank', 'blank', 'blank'],
    });
    s.take('primary>1');
    expect(s.ship(1).status).toBe('destroyed');
    expect(offers(s, '0:chewbacca-swx57')).toBe(false);
  });
});

describe('Chewbacca (Resistance)', () => {
  const wreck = { shields: 0, damage: [{ card: 'consolefire' }, { card: 'consolefire' }] };
  const loss = (friend: number, theirs: ShipSpec) =>
    attackedBy(
      duel('rebel/yt1300/chewbacca-swx57', 'imperial/tiefighter/howlrunner', MIDDLE, {
        theirs,
        others: [rookie(friend, 300, 0, wreck)],
        attack: ['hit', 'hit', 'hit'],
        defence: BLANKS,
      }),
      2,
    );
  it.each([
    ['a friend at range 3', 750, { x: 600, degrees: 140 }, true],
    ['one beyond it', 830, { x: 680, degrees: 140 }, false],
    ['no enemy that he reaches', 750, { x: 750, y: 560 }, false],
  ])('%s', (_what, x, theirs, heard) => {
    const s = loss(x, theirs);
    expect(s.ship(2).status).toBe('destroyed');
    expect(offers(s, '0:chewbacca-swx57')).toBe(heard);
  });
  it('attacks even though he has fought', () => {
    const s = duel('rebel/yt1300/chewbacca-swx57', ACADEMY, MIDDLE + 20, {
      mine: { fought: true },
      others: [calm(530, { shields: 0, damage: [{ card: 'consolefire' }, { card: 'consolefire' }] })],
      attack: ['hit', 'hit', 'blank'],
      defence: BLANKS,
    });
    attackedBy(s, 2).take('0:chewbacca-swx57', 'primary>1').until('dials');
    expect(s.events('attack').map((e) => e.attacker)).toEqual([1, 0]);
  });
  it('avenges friends who are destroyed, not those who fly off', () => {
    const hero = { type: 'yt1300', pilot: 'chewbacca-swx57', x: 800, y: 700, activated: true };
    const s = flyingWith([], 's2', { hero, foe: { x: 800, y: 500 }, more: [rookie(800, 880, 0, { dial: 's2' })] });
    expect(s.ship(2).status).toBe('destroyed');
    expect(asked(s, 'window:ship.removed')).toBe(false);
  });
});

import { describe, expect, it } from 'vitest';
import { academy, rookie, type Scene, type ShipSpec } from '../../scene.ts';
import { ACADEMY, duel, FAR, flying, lastRoll, MIDDLE, offeredBefore, offers, turnOf } from './duel.ts';

/** Where Rebel ship cards begin and end: one step of range, one die, one token, this ship and not that one. */

/** A neighbour at range 1, 2, 3 or beyond of a small ship at 450, 300. */
const neighbour = (range: 1 | 2 | 3 | 4, more: ShipSpec = {}): ShipSpec =>
  rookie([520, 600, 740, 850][range - 1]!, 300, 0, { activated: true, fought: true, ...more });
const faces = (s: Scene) => s.events('modified').at(-1)!.faces;
const attackedBy = (s: Scene, target: number): Scene => turnOf(s, 1).take(`primary>${target}`);

describe('X-wings', () => {
  it('Garven Dreis: the focus token of a friend stays where it was spent', () => {
    const s = turnOf(
      duel('rebel/xwing/garvendreis', ACADEMY, MIDDLE, {
        mine: { fought: true },
        others: [neighbour(1, { fought: false, x: 490, tokens: { focus: 1 } })],
        attack: ['focus', 'focus', 'focus'],
      }),
      2,
    ).take('primary>1', '2:focus');
    expect(s.ship(2).tokens.focus).toBe(0);
    expect(offers(s, '0:garvendreis')).toBe(false);
  });
  it('Wes Janson: names only what is there', () => {
    const wes = (theirs: ShipSpec) =>
      duel('rebel/xwing/wesjanson', ACADEMY, MIDDLE, { attack: ['blank', 'blank', 'blank'], theirs }).take('primary>1');
    const both = wes({ tokens: { focus: 1 }, locks: [0] })
      .until('window:attack.after')
      .take('0:wesjanson');
    expect(both.options()).toEqual(['focus', 'targetlock']);
    const one = wes({ tokens: { evade: 1 } })
      .until('window:attack.after')
      .take('0:wesjanson');
    expect(one.ship(1).tokens.evade).toBe(0);
  });
  it('"Hobbie" Klivian: without stress there is nothing to lose', () => {
    const s = duel('rebel/xwing/hobbieklivian', ACADEMY, MIDDLE, { mine: { locks: [1] }, attack: ['blank', 'blank'] });
    expect(offeredBefore(s.take('primary>1', '0:targetlock'), 'attack', '0:hobbieklivian')).toBe(false);
  });
  it('Kullbee Sperado: has nothing to turn over without S-foils', () => {
    const s = flying('rebel/xwing/kullbeesperado', 's2', { upgrades: ['mod/engineupgrade'] }).take('boost', 'straight');
    expect(offeredBefore(s, 'dials', '0:kullbeesperado')).toBe(false);
  });
  it('Poe Dameron: without a focus token not when he defends either', () => {
    const s = duel('rebel/t70xwing/poedameron', ACADEMY, MIDDLE, { defence: ['focus', 'focus'] });
    expect(offeredBefore(attackedBy(s, 0), 'dials', '0:poedameron')).toBe(false);
  });
  it('Nien Nunb: neither for an enemy at range 2 nor for another token', () => {
    const red = flying('rebel/t70xwing/niennunb', 'k4', {}, [academy(450, 350, 180, { activated: true })]);
    expect(offers(red, '0:niennunb')).toBe(false);
    const t = flying('rebel/t70xwing/niennunb', 's3', {}, [academy(450, 560, 180, { activated: true })]).take('focus');
    expect(offeredBefore(t, 'dials', '0:niennunb')).toBe(false);
  });
  it.each([
    ['turnleft', [395, 435, -90]],
    ['turnright', [505, 435, 90]],
  ])('Blue Ace: the %s is that of speed 1', (way, end) => {
    const s = flying('rebel/t70xwing/blueace', 's1', { upgrades: ['mod/engineupgrade'] }).take('boost', way);
    expect(s.pose(0).map(Math.round)).toEqual(end);
  });
  it('Jess Pava: friends at range 2 do not count', () => {
    const s = duel('rebel/t70xwing/jesspava', ACADEMY, MIDDLE, { others: [neighbour(2)], attack: ['blank'] });
    expect(offeredBefore(s.take('primary>1'), 'attack', '0:jesspava')).toBe(false);
    expect(offeredBefore(s.take('primary>0'), 'dials', '0:jesspava')).toBe(false);
  });
});

describe('Y-wings and YT-1300s', () => {
  it('"Dutch" Vander: a friend at range 2 is near enough, and a focus action calls nobody', () => {
    const dutch = () =>
      flying('rebel/ywing/dutchvander', 's1', { y: 220 }, [neighbour(2), academy(450, 500, 180, { activated: true })]);
    expect(dutch().take('targetlock', '3').open).toEqual(['0 lock']);
    expect(dutch().take('focus').open).not.toContain('0 lock');
  });
  it('Han Solo: one die is enough, none is not', () => {
    const han = (dice: string[]) =>
      duel('rebel/yt1300/hansolo', ACADEMY, MIDDLE + 20, { mine: { locks: [1] }, attack: ['blank', 'blank', 'blank'] })
        .take('primary>1', '0:targetlock')
        .take(dice);
    expect(offers(han(['0', '1']), '0:hansolo')).toBe(true);
    expect(offeredBefore(han(['0', '1', '2']), 'attack', '0:hansolo')).toBe(false);
  });
  it('Lando Calrissian: a friend at range 2 does not act', () => {
    const lando = (...others: ShipSpec[]) => flying('rebel/yt1300/landocalrissian', 's1', {}, others);
    const far = rookie(650, 380, 0, { activated: true });
    expect(lando(far).open).toEqual(['0 action']);
    expect(lando(rookie(540, 380, 0, { activated: true }), far).open).toEqual(['0 free-action']);
  });
  it('Rey: defending, two blanks, and only against a ship in her arc', () => {
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
    s.refuses(['0', '1', '2'], 'XW-ANGRIFF-21');
    expect(faces(s.take(['0', '1']))).toEqual(['evade', 'evade', 'blank']);
    expect(offeredBefore(rey(180), 'dials', '0:rey')).toBe(false);
  });
});

describe('the Ghost and its crew', () => {
  it('Hera Syndulla: the dial shows what she flies', () => {
    const s = flying('rebel/attackshuttle/herasyndulla', 's1').take('0:herasyndulla', 's2');
    expect(s.ship(0).dial).toBe('s2');
  });
  it('Sabine Wren: not when a friend activates', () => {
    const s = flying('rebel/tiefighter/sabinewren', 's2', { activated: true }, [
      neighbour(2, { activated: false, dial: 's2' }),
    ]);
    expect(offeredBefore(s, 'dials', '0:sabinewren')).toBe(false);
  });
  it('Ezra Bridger: two of three', () => {
    const s = duel('rebel/attackshuttle/ezrabridger', ACADEMY, FAR, {
      mine: { tokens: { stress: 1 } },
      attack: ['hit', 'hit'],
      defence: ['focus', 'focus', 'focus'],
    });
    attackedBy(s, 0).take('0:ezrabridger').refuses(['0', '1', '2'], 'XW-KARTENFAEHIGKEITEN-01');
    expect(faces(s.take(['0', '1']))).toEqual(['evade', 'evade', 'focus']);
  });
  it('"Zeb" Orrelios: not without critical hits, not for a friend', () => {
    const zeb = (target: number, attack: string[]) =>
      attackedBy(duel('rebel/attackshuttle/zeborrelios', ACADEMY, MIDDLE, { others: [neighbour(1)], attack }), target);
    expect(offeredBefore(zeb(0, ['hit', 'hit']), 'dials', '0:zeborrelios')).toBe(false);
    expect(offeredBefore(zeb(2, ['crit', 'hit']), 'dials', '0:zeborrelios')).toBe(false);
  });
  it('Kanan Jarrus: the token is gone at once', () => {
    const s = duel('rebel/vcx100/kananjarrus', ACADEMY, MIDDLE, {
      mine: { tokens: { focus: 1 } },
      theirs: { tokens: { focus: 1 } },
      attack: ['focus', 'focus'],
    });
    attackedBy(s, 0).take('0:kananjarrus');
    expect(s.options()).toContain('1:focus');
    expect(s.ship(0).tokens.focus).toBe(0);
  });
  it('Fenn Rau: range 3 is near enough, beyond it is not', () => {
    const fenn = (distance: number, y: number) =>
      duel('rebel/sheathipedeclassshuttle/fennrau', ACADEMY, distance, {
        mine: { fought: true },
        others: [rookie(520, y, 0, { fought: true })],
      });
    expect(offeredBefore(fenn(FAR, 400), 'dials', '0:fennrau')).toBe(true);
    expect(offeredBefore(fenn(400, 500), 'dials', '0:fennrau')).toBe(false);
  });
});

describe('Captain Rex', () => {
  const shot = () =>
    duel('rebel/tiefighter/captainrex', ACADEMY, MIDDLE, {
      others: [neighbour(1), academy(510, 480, 180)],
      attack: ['blank', 'blank'],
    });
  it('only the ship he attacked shoots worse, and not at him', () => {
    const s = shot().take('primary>1');
    expect(turnOf(s, 1).take('primary>2').until('attack') && lastRoll(s, 'attack').length).toBe(1);
    turnOf(s, 3).take('primary>2').until('dials');
    expect(lastRoll(s, 'attack').length).toBe(2);
    const t = shot().take('primary>1');
    turnOf(t, 1).take('primary>0').until('attack');
    expect(lastRoll(t, 'attack').length).toBe(2);
  });
  it('a ship that he destroys is not suppressed', () => {
    const s = duel('rebel/tiefighter/captainrex', ACADEMY, MIDDLE, {
      theirs: { damage: [{ card: 'consolefire' }, { card: 'consolefire' }] },
      others: [academy(800, 800)],
      attack: ['hit', 'hit'],
      defence: ['blank', 'blank', 'blank'],
    });
    s.take('primary>1').until('dials');
    expect(s.events('condition')).toEqual([]);
  });
  it('the condition moves on with his next target, and other conditions stay', () => {
    const s = duel('rebel/tiefighter/captainrex', ACADEMY, MIDDLE, {
      theirs: { conditions: ['suppressivefire'] },
      others: [academy(510, 480, 180, { conditions: ['debttopay'] })],
      attack: ['blank', 'blank'],
    });
    s.take('primary>2').until('attack');
    expect([1, 2].map((id) => s.ship(id).conditions)).toEqual([[], ['debttopay', 'suppressivefire']]);
  });
});

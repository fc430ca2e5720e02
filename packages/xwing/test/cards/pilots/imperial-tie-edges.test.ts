import { describe, expect, it } from 'vitest';
import { academy, rookie, type ShipSpec, scene, ship } from '../../scene.ts';
import { duel, FAR, flying, lastRoll, MIDDLE, NEAR, offeredBefore, offers, ROOKIE, turnOf } from './duel.ts';

/** Imperial TIEs: where one step, one die or one card more or less makes the difference. */

const wingman = (x: number, y: number, more: ShipSpec = {}) => academy(x, y, 0, { seat: 0, ...more });

describe.each(['tieadvanced', 'tiedefender'])('Maarek Stele (%s)', (type) => {
  it('a friend’s critical hit draws one card', () => {
    const s = duel(`imperial/${type}/maarekstele`, ROOKIE, MIDDLE, {
      mine: { fought: true },
      theirs: { shields: 0, fought: true },
      others: [wingman(510, 300)],
      attack: ['crit', 'blank'],
      defence: ['blank', 'blank'],
      deck: ['blindedpilot', 'consolefire', 'directhit'],
    });
    turnOf(s, 2).take('primary>1').until('dials');
    expect(s.ship(1).damage.map((d) => d.card)).toEqual(['blindedpilot']);
    expect(s.state.decks[0]!.discard).toEqual([]);
  });
  it('a critical hit on himself draws one card', () => {
    const s = duel(`imperial/${type}/maarekstele`, ROOKIE, MIDDLE, {
      mine: { shields: 0, fought: true },
      attack: ['crit', 'blank', 'blank'],
      defence: ['blank', 'blank', 'blank'],
      deck: ['blindedpilot', 'consolefire', 'directhit'],
    });
    turnOf(s, 1).take('primary>0').until('dials');
    expect(s.ship(0).damage.map((d) => d.card)).toEqual(['blindedpilot']);
    expect(s.state.decks[0]!.discard).toEqual([]);
  });
});

describe('"Howlrunner"', () => {
  const afterReroll = (dice: string[]) =>
    turnOf(
      duel('imperial/tiefighter/howlrunner', ROOKIE, MIDDLE, {
        mine: { x: 390, fought: true },
        others: [wingman(450, 300, { locks: [1] })],
        attack: ['blank', 'blank', 'blank', 'blank'],
      }),
      2,
    ).take('primary>1', '2:targetlock', dice);
  it('helps with one die that is left to reroll, not with none', () => {
    expect(offers(afterReroll(['0']), '0:howlrunner')).toBe(true);
    expect(offeredBefore(afterReroll(['0', '1']), 'attack', '0:howlrunner')).toBe(false);
  });
});

describe('"Dark Curse"', () => {
  it('who attacks another ship spends focus and rerolls', () => {
    const s = turnOf(
      duel('imperial/tiefighter/darkcurse', ROOKIE, MIDDLE, {
        theirs: { tokens: { focus: 1 }, locks: [2] },
        others: [wingman(510, 300)],
        attack: ['blank', 'blank', 'blank', 'hit', 'hit', 'hit'],
      }),
      1,
    ).take('primary>2');
    expect(s.options()).toEqual(['1:focus', '1:targetlock', 'pass']);
    s.take('1:targetlock', ['0', '1', '2']);
    expect(s.events('modified').at(-1)!.faces).toEqual(['hit', 'hit', 'hit']);
  });
  it('he himself spends focus, defending and attacking', () => {
    const spec = { mine: { tokens: { focus: 1 } }, defence: ['focus', 'focus', 'focus'], attack: ['focus', 'focus'] };
    const defending = turnOf(duel('imperial/tiefighter/darkcurse', ROOKIE, MIDDLE, spec), 1).take('primary>0');
    expect(offeredBefore(defending, 'dials', '0:focus')).toBe(true);
    const attacking = turnOf(duel('imperial/tiefighter/darkcurse', ROOKIE, MIDDLE, spec), 0).take('primary>1');
    expect(offers(attacking, '0:focus')).toBe(true);
  });
});

describe('"Wampa"', () => {
  it('a roll of a single die is enough', () => {
    const s = duel('imperial/tiefighter/wampa', ROOKIE, MIDDLE, {
      mine: { damage: [{ card: 'weaponsfailure', faceup: true }] },
      attack: ['crit'],
    }).take('primary>1');
    expect(lastRoll(s, 'attack')).toEqual(['crit']);
    expect(s.take('0:wampa').until('attack').ship(1).damage.length).toBe(1);
  });
});

describe('Zertik Strom', () => {
  it('leaves the range bonus to enemies at range 2 of him', () => {
    const s = duel('imperial/tieadvanced/zertikstrom', ROOKIE, MIDDLE, {
      mine: { fought: true },
      others: [wingman(510, 380, { fought: true })],
    });
    expect(lastRoll(turnOf(s, 1).take('primary>2').until('dials'), 'attack').length).toBe(4);
  });
  it('takes it from those next to him, whomever they shoot at', () => {
    const s = duel('imperial/tieadvanced/zertikstrom', ROOKIE, NEAR, {
      mine: { fought: true },
      others: [wingman(510, 320, { fought: true })],
    });
    expect(lastRoll(turnOf(s, 1).take('primary>2').until('dials'), 'attack').length).toBe(3);
  });
});

describe('Lieutenant Colzet', () => {
  const end = (...damages: ShipSpec[][]) =>
    duel('imperial/tieadvanced/lieutenantcolzet', ROOKIE, FAR, {
      mine: { locks: [1], fought: true },
      theirs: { damage: damages[0]!, fought: true },
      others: damages.slice(1).map((damage, i) => rookie(550 + 60 * i, 580, 180, { seat: 1, damage, fought: true })),
    });
  it('needs a card that lies facedown', () => {
    expect(offeredBefore(end([]), 'dials', '0:lieutenantcolzet')).toBe(false);
    const faceup = end([{ card: 'damagedsensorarray', faceup: true }]);
    expect(offeredBefore(faceup, 'dials', '0:lieutenantcolzet')).toBe(false);
    expect(offeredBefore(end([], [{ card: 'blindedpilot' }]), 'dials', '0:lieutenantcolzet')).toBe(false);
  });
  it.each(['a', 'b', 'c', 'd'])('turns one of those, not one that is faceup (%s)', (seed) => {
    const s = duel('imperial/tieadvanced/lieutenantcolzet', 'rebel/ywing/goldsquadronpilot', FAR, {
      seed,
      mine: { locks: [1], fought: true },
      theirs: {
        fought: true,
        damage: [
          { card: 'structuraldamage', faceup: true },
          { card: 'weaponsfailure', faceup: true },
          { card: 'blindedpilot' },
        ],
      },
    });
    s.until('window:end.start').take('0:lieutenantcolzet');
    expect(s.ship(1).damage.map((d) => d.faceup)).toEqual([true, true, true]);
  });
});

describe('Carnor Jax', () => {
  const acts = (y: number) =>
    scene({
      phase: 'activation',
      ships: [
        ship(ROOKIE, 450, 300, 0, { dial: 's1' }),
        ship('imperial/tieinterceptor/carnorjax', 450, y, 180, { activated: true }),
      ],
    });
  it('enemies at range 2 of him focus', () => {
    expect(acts(380 + MIDDLE).options()).toContain('focus');
  });
  it('enemies next to him spend no evade token, but a lock', () => {
    const spec = { theirs: { tokens: { evade: 1 }, locks: [0] }, attack: ['hit', 'hit', 'hit', 'hit'] };
    const shoot = (distance: number) =>
      turnOf(duel('imperial/tieinterceptor/carnorjax', ROOKIE, distance, spec), 0).take('primary>1');
    expect(offeredBefore(shoot(NEAR), 'attack', '1:evade')).toBe(false);
    expect(offeredBefore(shoot(MIDDLE), 'attack', '1:evade')).toBe(true);
    const theirs = turnOf(duel('imperial/tieinterceptor/carnorjax', ROOKIE, NEAR, spec), 1).take('primary>0');
    expect(offers(theirs, '1:targetlock')).toBe(true);
  });
});

describe('Lieutenant Lorrir', () => {
  // A bank of speed 1 (radius 80 mm) and half a base lead 71 mm aside from the edge of the base and 38 mm on or back.
  it.each([
    ['left-front', [450 - 91, 420 + 38, 45]],
    ['right-back', [450 + 91, 420 - 38, 45]],
  ])('%s: the template of speed 1', (way, end) => {
    const s = flying('imperial/tieinterceptor/lieutenantlorrir', 's2').take('barrelroll', way, [0, 0]);
    expect(s.pose(0).map(Math.round)).toEqual(end);
  });
});

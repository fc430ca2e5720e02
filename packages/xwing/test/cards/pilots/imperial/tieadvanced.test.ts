import { describe, expect, it } from 'vitest';
import { rookie, type ShipSpec } from '../../../scene.ts';
import { duel, FAR, flying, lastRoll, MIDDLE, NEAR, offeredBefore, ROOKIE, turnOf, wingman } from '../duel.ts';

describe('Darth Vader', () => {
  it('performs two actions, which differ', () => {
    const s = flying('imperial/tieadvanced/darthvader', 's3').take('focus');
    expect(s.open).toEqual(['0 action']);
    s.refuses('focus', 'XW-AKTIONEN-07');
    s.take('evade');
    expect(s.events('action').length).toBe(2);
    expect(s.open).not.toContain('0 action');
  });
  it('who passes the first has no second', () => {
    expect(flying('imperial/tieadvanced/darthvader', 's3').take('none').open).not.toContain('0 action');
  });
});

describe('Juno Eclipse', () => {
  const reveal = (dial: string) => flying('imperial/tieadvanced/junoeclipse', dial).take('0:junoeclipse');
  it('may fly one faster or slower', () => {
    const s = reveal('s3');
    expect(s.options()).toEqual(['s2', 's4']);
    s.take('s4');
    expect(s.pose(0)).toEqual([450, 300 + 200, 0]);
  });
  it('no faster than there is a template for', () => {
    expect(reveal('bl3').events('moved')[0]).toMatchObject({ manoeuvre: 'bl2' });
  });
  it('the colour stays that of the dial', () => {
    const s = reveal('k4').take('k5');
    expect(s.ship(0).tokens.stress).toBe(1);
    expect(s.pose(0)[2]).toBe(180);
  });
  it.each([
    ['s5', 's4'],
    ['bl3', 'bl2'],
    ['bl1', 'bl2'],
    ['tl3', 'tl2'],
  ])('%s can only become %s', (dial, flown) => {
    const s = flying('imperial/tieadvanced/junoeclipse', dial).take('0:junoeclipse');
    expect(s.events('moved')[0]).toMatchObject({ manoeuvre: flown });
  });
  it.each([
    ['s4', ['s3', 's5']],
    ['s2', ['s1', 's3']],
    ['k4', ['k3', 'k5']],
    ['tl2', ['tl1', 'tl3']],
    ['br2', ['br1', 'br3']],
  ])('%s can become either of %s', (dial, options) => {
    expect(flying('imperial/tieadvanced/junoeclipse', dial).take('0:junoeclipse').options()).toEqual(options);
  });
});

describe.each(['tieadvanced', 'tiedefender'])('Maarek Stele (%s)', (type) => {
  it('of three cards drawn for a faceup one he picks', () => {
    const s = duel(`imperial/${type}/maarekstele`, ROOKIE, MIDDLE, {
      theirs: { shields: 0 },
      attack: ['crit', 'blank', 'blank'],
      defence: ['blank', 'blank'],
      deck: ['directhit', 'consolefire', 'blindedpilot'],
    });
    s.take('primary>1');
    expect([s.ask().seat, ...s.options()]).toEqual([0, 'directhit', 'consolefire', 'blindedpilot']);
    s.take('blindedpilot');
    expect(s.ship(1).damage.map((d) => d.card)).toEqual(['blindedpilot']);
    expect(s.state.decks[0]!.discard).toEqual(['directhit', 'consolefire']);
  });
  it('not when another attacks', () => {
    const s = duel(`imperial/${type}/maarekstele`, ROOKIE, MIDDLE, {
      theirs: { shields: 0 },
      others: [wingman(510, 300)],
      attack: ['crit', 'blank'],
      defence: ['blank', 'blank'],
    });
    turnOf(s, 2).take('primary>1').until('attack', {}, 1);
    expect(s.ship(1).damage.length).toBe(1);
  });
});

/** Imperial TIEs: where one step, one die or one card more or less makes the difference. */

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

describe('Zertik Strom', () => {
  const dice = (pilot: string) =>
    lastRoll(
      turnOf(duel(`imperial/tieadvanced/${pilot}`, ROOKIE, NEAR), 1)
        .take('primary>0')
        .until('dials'),
      'attack',
    ).length;
  it('enemies at range 1 of him attack without the range bonus', () => {
    expect([dice('zertikstrom'), dice('tempestsquadronpilot')]).toEqual([3, 4]);
  });
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

describe('Commander Alozen', () => {
  it('may lock an enemy at range 1 when the Combat phase starts', () => {
    const s = duel('imperial/tieadvanced/commanderalozen', ROOKIE, NEAR).take('0:commanderalozen');
    expect(s.ship(0).locks).toEqual([1]);
  });
  it('[XW-REICHWEITE-06] one at range 2 is refused by its range, and a friend as a friend', () => {
    const seat = { seat: 1 };
    const others = [rookie(426, 300 + NEAR, 180, seat), rookie(450, 300 + MIDDLE + 20, 180, seat), wingman(450, 220)];
    const s = duel('imperial/tieadvanced/commanderalozen', ROOKIE, NEAR, { theirs: { x: 474 }, others });
    s.take('0:commanderalozen').refuses('3', 'XW-REICHWEITE-06');
    s.refuses('4', 'XW-FREUNDLICH-02');
    expect(s.take('2').ship(0).locks).toEqual([2]);
  });
  it('not at range 2', () => {
    expect(duel('imperial/tieadvanced/commanderalozen', ROOKIE, MIDDLE).open).toEqual(['0 attack']);
  });
});

describe('Lieutenant Colzet', () => {
  const end = (locks: number[]) =>
    duel('imperial/tieadvanced/lieutenantcolzet', ROOKIE, FAR, {
      mine: { locks },
      theirs: { damage: [{ card: 'consolefire' }] },
    });
  it('may spend a lock in the End phase to turn a damage card faceup', () => {
    const s = end([1]).until('window:end.start').take('0:lieutenantcolzet');
    expect(s.ship(1).damage[0]).toMatchObject({ card: 'consolefire', faceup: true });
    expect(s.ship(0).locks).toEqual([]);
  });
  it('not without one', () => {
    expect(offeredBefore(end([]), 'dials', '0:lieutenantcolzet')).toBe(false);
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

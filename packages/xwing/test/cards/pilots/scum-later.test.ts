import { describe, expect, it } from 'vitest';
import { type ShipSpec, ship } from '../../scene.ts';
import { ACADEMY, duel, FAR, flying, given, lastRoll, MIDDLE, NEAR, offeredBefore, offers, turnOf } from './duel.ts';

const pirate = (x: number, y: number, more: ShipSpec = {}) => ship('scum/z95headhunter/binayrepirate', x, y, 0, more);

describe('Talonbane Cobra', () => {
  const who = 'scum/kihraxzfighter/talonbanecobra';
  it('doubles his range bonuses: two dice at range 1, two at range 3', () => {
    const near = duel(who, ACADEMY, NEAR).take('primary>1').until('attack', 1);
    expect(lastRoll(near, 'attack').length).toBe(3 + 2);
    const far = turnOf(duel(who, ACADEMY, FAR), 1)
      .take('primary>0')
      .until('dials');
    expect(lastRoll(far, 'defence').length).toBe(2 + 2);
  });
  it('nothing to double at range 2', () => {
    const s = duel(who, ACADEMY, MIDDLE).take('primary>1').until('attack', 1);
    expect(lastRoll(s, 'attack').length).toBe(3);
  });
});

describe('Graz the Hunter', () => {
  it('rolls one more defence die against an attacker in his arc', () => {
    const dice = (degrees: number) =>
      lastRoll(
        turnOf(duel('scum/kihraxzfighter/grazthehunter', ACADEMY, MIDDLE, { mine: { degrees } }), 1)
          .take('primary>0')
          .until('dials'),
        'defence',
      ).length;
    expect([dice(0), dice(180)]).toEqual([3, 2]);
  });
});

describe('Viktor Hel', () => {
  const attacked = (distance: number) =>
    turnOf(duel('scum/kihraxzfighter/viktorhel', ACADEMY, distance, { mine: { tokens: { evade: 1 } } }), 1)
      .take('primary>0', '0:evade')
      .ship(1).tokens.stress;
  it('the attacker is stressed unless he rolled exactly two dice; an added result is not rolled', () => {
    expect([attacked(MIDDLE), attacked(FAR)]).toEqual([0, 1]);
  });
});

describe('Dengar', () => {
  const attacked = (mine: ShipSpec = {}) =>
    turnOf(
      duel('scum/jumpmaster5000/dengar', ACADEMY, MIDDLE + 20, { mine, others: [ship(ACADEMY, 500, 480, 180)] }),
      1,
    ).take('primary>0');
  it('may strike back at an attacker in his arc, once a round', () => {
    const s = attacked().until('window:attack.after').take('0:dengar');
    expect(s.options()).toEqual(['primary>1', 'none']);
    s.take('primary>1');
    expect(offeredBefore(turnOf(s, 2).take('primary>0'), 'dials', '0:dengar')).toBe(false);
    expect(s.events('attack').map((e) => e.attacker)).toEqual([1, 0, 2]);
  });
  it('not at one outside it', () => {
    expect(offeredBefore(attacked({ degrees: 180 }), 'attack', '0:dengar')).toBe(false);
  });
});

describe('Tel Trevura', () => {
  it('the first time he would be destroyed he goes on with four facedown cards', () => {
    const damage = ['consolefire', 'consolefire', 'blindedpilot', 'blindedpilot'].map((card) => ({ card }));
    const s = turnOf(
      duel('scum/jumpmaster5000/teltrevura', ACADEMY, MIDDLE + 20, {
        mine: { shields: 0, damage },
        attack: ['hit', 'hit', 'hit'],
        defence: ['blank', 'blank', 'blank', 'blank'],
        others: [ship(ACADEMY, 500, 480, 180)],
      }),
      1,
    ).take('primary>0');
    expect([s.ship(0).status, s.ship(0).damage.length]).toEqual(['play', 4]);
    expect(s.ship(0).damage.some((d) => d.faceup)).toBe(false);
    turnOf(s, 2).take('primary>0');
    expect(s.ship(0).status).toBe('destroyed');
  });
  it('the damage still due is cancelled: a card that is not dealt does nothing', () => {
    const damage = ['consolefire', 'consolefire', 'blindedpilot', 'blindedpilot'].map((card) => ({ card }));
    const hit = (who: string) =>
      turnOf(
        duel(who, ACADEMY, MIDDLE + 20, {
          mine: { shields: 0, damage, fought: true },
          attack: ['hit', 'crit'],
          defence: ['blank', 'blank'],
          deck: ['structuraldamage', 'thrustcontrolfire'],
        }),
        1,
      ).take('primary>0');
    const s = hit('scum/jumpmaster5000/teltrevura');
    expect([s.ship(0).tokens.stress, s.ship(0).damage.length]).toEqual([0, 4]);
    expect(s.events('damage').filter((e) => e.faceup)).toEqual([]);
    expect(
      hit('scum/jumpmaster5000/contractedscout')
        .events('damage')
        .filter((e) => e.faceup).length,
    ).toBe(1);
  });
});

describe('Manaroo', () => {
  const start = (x: number) =>
    duel('scum/jumpmaster5000/manaroo', ACADEMY, MIDDLE + 20, {
      mine: { tokens: { focus: 2, evade: 1, stress: 1 }, locks: [1] },
      others: [pirate(x, 300)],
    });
  it('may hand all focus, evade and lock tokens to another friendly ship at range 1', () => {
    const s = start(530).take('0:manaroo');
    expect(s.ship(0).tokens).toMatchObject({ focus: 0, evade: 0, stress: 1 });
    expect(s.ship(2).tokens).toMatchObject({ focus: 2, evade: 1, stress: 0 });
    expect([s.ship(0).locks, s.ship(2).locks]).toEqual([[], [1]]);
  });
  it('not at range 2', () => {
    expect(start(650).open).toEqual(['0 attack']);
  });
});

describe('Zuckuss', () => {
  it('may roll one more die; then so does the defender', () => {
    const shoot = (answer: string) => {
      const s = duel('scum/g1astarfighter/zuckuss', ACADEMY, MIDDLE).take('primary>1', answer).until('attack', 1);
      return [lastRoll(s, 'attack').length, lastRoll(s, 'defence').length];
    };
    expect(shoot('0:zuckuss')).toEqual([4, 4]);
    expect(shoot('pass')).toEqual([3, 3]);
  });
});

describe('4-LOM', () => {
  const end = (stress: number) => duel('scum/g1astarfighter/4lom', ACADEMY, NEAR, { mine: { tokens: { stress } } });
  it('may hand a stress token to another ship at range 1 in the End phase', () => {
    const s = end(1).until('window:end.start').take('0:4lom');
    expect([s.ship(0).tokens.stress, s.ship(1).tokens.stress]).toEqual([0, 1]);
  });
  it('not without one', () => {
    expect(offeredBefore(end(0), 'dials', '0:4lom')).toBe(false);
  });
});

describe('Fenn Rau', () => {
  const who = 'scum/protectoratestarfighter/fennrau';
  it('may roll one more die at range 1, attacking and defending', () => {
    const s = duel(who, ACADEMY, NEAR).take('primary>1', '0:fennrau').until('attack', 1);
    expect(lastRoll(s, 'attack').length).toBe(3 + 1 + 1);
    s.take('primary>0', '0:fennrau').until('dials');
    expect(lastRoll(s, 'defence').length).toBe(3 + 1);
  });
  it('not at range 2', () => {
    expect(offeredBefore(duel(who, ACADEMY, MIDDLE).take('primary>1'), 'attack', '0:fennrau')).toBe(false);
  });
});

describe('Old Teroch', () => {
  const start = (degrees: number) =>
    duel('scum/protectoratestarfighter/oldteroch', ACADEMY, NEAR, {
      theirs: { degrees, tokens: { focus: 2, evade: 1, stress: 1 } },
    });
  it('an enemy at range 1 in whose arc he is may lose all focus and evade tokens', () => {
    const s = start(180).take('0:oldteroch');
    expect(s.ship(1).tokens).toMatchObject({ focus: 0, evade: 0, stress: 1 });
  });
  it('not from behind', () => {
    expect(start(0).open).toEqual(['0 attack']);
  });
});

describe('Kad Solus', () => {
  it('gets two focus tokens after a red manoeuvre', () => {
    const red = flying('scum/protectoratestarfighter/kadsolus', 'k4');
    expect(given(red, 0, 'focus')).toBe(2);
    expect(given(flying('scum/protectoratestarfighter/kadsolus', 's2'), 0, 'focus')).toBe(0);
  });
});

describe('Torani Kulda', () => {
  const shoot = (x: number) =>
    duel('scum/m12lkimogilafighter/toranikulda', ACADEMY, MIDDLE, {
      theirs: { x, tokens: { evade: 1 } },
      attack: ['blank', 'blank', 'blank'],
      defence: ['blank', 'blank', 'blank'],
    })
      .take('primary>1')
      .take('pass');
  it('an enemy in the bullseye arc loses its tokens or suffers a damage, as its owner likes', () => {
    const s = shoot(450);
    expect([s.ask().seat, ...s.options()]).toEqual([1, 'lose-tokens', 'suffer-damage']);
    expect(shoot(450).take('suffer-damage').ship(1).damage.length).toBe(1);
    s.take('lose-tokens');
    expect(s.ship(1).damage).toEqual([]);
  });
  it('who has no tokens may part with none of them', () => {
    const s = duel('scum/m12lkimogilafighter/toranikulda', ACADEMY, MIDDLE, {
      attack: ['blank', 'blank', 'blank'],
      defence: ['blank', 'blank', 'blank'],
    }).take('primary>1', 'lose-tokens');
    expect(s.ship(1).damage).toEqual([]);
  });
  it('one beside it does not', () => {
    expect(shoot(490).open).not.toContain('1 card-way');
  });
});

describe('Dalan Oberos', () => {
  const start = (x: number) => duel('scum/m12lkimogilafighter/dalanoberos', ACADEMY, MIDDLE, { theirs: { x } });
  it('may lock an enemy in the bullseye arc', () => {
    expect(start(450).take('0:dalanoberos').ship(0).locks).toEqual([1]);
    expect(offers(start(490), '0:dalanoberos')).toBe(false);
  });
});

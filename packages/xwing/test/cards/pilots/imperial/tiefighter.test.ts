import { describe, expect, it } from 'vitest';
import { academy, rookie, type ShipSpec, scene, ship } from '../../../scene.ts';
import { flying as flyingWith, roll } from '../../upgrades/duel.ts';
import {
  duel,
  flying,
  given,
  lastRoll,
  MIDDLE,
  NEAR,
  offeredBefore,
  offers,
  ROOKIE,
  turnOf,
  wingman,
} from '../duel.ts';

const attackDice = (who: string, distance: number, more: Parameters<typeof duel>[3] = {}): number =>
  lastRoll(
    turnOf(duel(who, ROOKIE, distance, more), 0)
      .take('primary>1')
      .until('attack', {}, 1),
    'attack',
  ).length;

describe('"Howlrunner"', () => {
  const friend = (x: number) =>
    turnOf(
      duel('imperial/tiefighter/howlrunner', ROOKIE, MIDDLE, {
        mine: { x },
        others: [wingman(450, 300)],
        attack: ['blank', 'blank', 'hit'],
      }),
      2,
    ).take('primary>1');
  it('another friendly ship at range 1 may reroll one attack die', () => {
    const s = friend(390).take('0:howlrunner');
    expect(s.ask()).toMatchObject({ kind: 'reroll', max: 1 });
    s.take(['1']);
    expect(s.events('modified').at(-1)!.faces).toEqual(['blank', 'hit']);
  });
  it('not at range 2', () => {
    expect(offers(friend(300), '0:howlrunner')).toBe(false);
  });
  it('not she herself', () => {
    const s = duel('imperial/tiefighter/howlrunner', ROOKIE, MIDDLE).take('primary>1');
    expect(offeredBefore(s, 'attack', '0:howlrunner')).toBe(false);
  });
  it('not with a secondary weapon', () => {
    const s = duel('imperial/tiefighter/howlrunner', ROOKIE, MIDDLE, {
      mine: { x: 390 },
      others: [
        ship('imperial/tiebomber/scimitarsquadronpilot', 450, 300, 0, {
          seat: 0,
          locks: [1],
          upgrades: ['torpedo/protontorpedoes'],
        }),
      ],
    });
    turnOf(s, 2).take('2:torpedo.protontorpedoes>1');
    expect(offers(s, '0:howlrunner')).toBe(false);
  });
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

describe('"Mauler Mithel"', () => {
  it('rolls one more die at range 1, besides the range bonus', () => {
    expect([
      attackDice('imperial/tiefighter/maulermithel', NEAR),
      attackDice('imperial/tiefighter/maulermithel', MIDDLE),
    ]).toEqual([4, 2]);
  });
});

describe('"Scourge"', () => {
  it('rolls one more die against a damaged ship', () => {
    const dice = (damage: ShipSpec[]) => attackDice('imperial/tiefighter/scourge', MIDDLE, { theirs: { damage } });
    expect([dice([{ card: 'consolefire' }]), dice([])]).toEqual([3, 2]);
  });
});

describe('"Backstabber"', () => {
  it('rolls one more die from outside the arc of the defender', () => {
    const dice = (degrees: number) => attackDice('imperial/tiefighter/backstabber', MIDDLE, { theirs: { degrees } });
    expect([dice(0), dice(180)]).toEqual([3, 2]);
  });
  it('an auxiliary arc is a firing arc', () => {
    const s = duel('imperial/tiefighter/backstabber', 'scum/firespray31/mandalorianmercenary', MIDDLE + 20, {
      theirs: { degrees: 0 },
    });
    expect(lastRoll(turnOf(s, 0).take('primary>1').until('dials'), 'attack').length).toBe(2);
  });
});

describe('"Dark Curse"', () => {
  const attacked = (pilot: string) =>
    duel(`imperial/tiefighter/${pilot}`, ROOKIE, MIDDLE, {
      theirs: { tokens: { focus: 1 }, locks: [0] },
      attack: ['focus', 'focus', 'focus'],
    });
  it('whoever attacks him can neither spend focus nor reroll', () => {
    const s = turnOf(attacked('darkcurse'), 1).take('primary>0');
    expect(s.options()).toEqual(['1:targetlock', 'pass']);
    s.take('1:targetlock');
    expect(s.events('missed').length).toBe(1);
  });
  it('against another both are possible', () => {
    const s = turnOf(attacked('academypilot'), 1).take('primary>0');
    expect(s.options()).toEqual(['1:focus', '1:targetlock', 'pass']);
  });
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

describe('“Youngster”', () => {
  const LENT = '0:ept.marksmanship@1';
  const beside = (x: number, card = 'ept/marksmanship', more: ShipSpec = {}, type = 'tiefighter/academypilot') =>
    scene({
      phase: 'activation',
      attack: roll('ffb'),
      ships: [
        ship(`imperial/${type}`, 450, 300, 0, { seat: 0, dial: 's2' }),
        ship('imperial/tiefighter/youngster', x, 300, 0, {
          seat: 0,
          activated: true,
          fought: true,
          upgrades: [card],
          ...more,
        }),
        rookie(450, 520, 180, { seat: 1, activated: true, fought: true }),
      ],
    }).until('action', {}, 0);
  it('a TIE fighter at range 1-3 performs the action of his elite card, for itself', () => {
    const s = beside(600).take(LENT).until('attack', {}, 0).take('primary>2', LENT);
    expect(s.events('modified').at(-1)?.faces).toEqual(['crit', 'hit', 'blank']);
  });
  it('it goes on when he is gone', () => {
    const s = beside(600).take(LENT);
    s.ship(1).status = 'destroyed';
    expect(s.g.cards(s.ship(0)).map((c) => c.source.card)).toEqual(['marksmanship']);
  });
  it('not beyond range 3, not for other ships, not what is no action', () => {
    expect(beside(850).options()).not.toContain(LENT);
    expect(beside(600, 'ept/marksmanship', {}, 'tieinterceptor/alphasquadronpilot').options()).not.toContain(LENT);
    expect(beside(600, 'ept/determination').options()).not.toContain('0:ept.determination@1');
  });
  it('not while his ability is ignored', () => {
    const hurt = { damage: [{ card: 'injuredpilot', faceup: true }] };
    const s = scene({
      phase: 'activation',
      rules: { damageDeck: 'core' },
      ships: [
        academy(450, 300, 0, { seat: 0, dial: 's2' }),
        ship('imperial/tiefighter/youngster', 600, 300, 0, {
          seat: 0,
          activated: true,
          upgrades: ['ept/marksmanship'],
          ...hurt,
        }),
        rookie(450, 800, 180, { seat: 1, activated: true }),
      ],
    }).until('action', {}, 0);
    expect(s.options()).not.toContain(LENT);
  });
});

describe('"Winged Gundark"', () => {
  const shoot = (distance: number) =>
    duel('imperial/tiefighter/wingedgundark', ROOKIE, distance, { attack: ['hit', 'hit', 'blank'] }).take('primary>1');
  it('may turn one hit into a critical hit at range 1', () => {
    const s = shoot(NEAR).take('0:wingedgundark');
    expect(s.events('modified').at(-1)!.faces).toEqual(['crit', 'hit', 'blank']);
  });
  it('not further away', () => {
    expect(offers(shoot(MIDDLE), '0:wingedgundark')).toBe(false);
  });
});

describe('"Night Beast"', () => {
  it('may focus for free after a green manoeuvre, and still act', () => {
    const s = flying('imperial/tiefighter/nightbeast', 's2').take('0:nightbeast');
    expect(s.ship(0).tokens.focus).toBe(1);
    expect(s.open).toEqual(['0 action']);
    s.refuses('focus', 'XW-AKTIONEN-07');
  });
  it('not after a white one', () => {
    expect(flying('imperial/tiefighter/nightbeast', 's4').open).toEqual(['0 action']);
  });
  it('“Night Beast” wants the focus action, not any', () => {
    const hero = { faction: 'imperial', type: 'tiefighter', pilot: 'nightbeast' };
    expect(flyingWith([], 's2', { hero, y: 500 }).open).toEqual(['0 window:manoeuvre.executed']);
    const foe = { type: 'tieinterceptor', pilot: 'carnorjax' };
    expect(flyingWith([], 's2', { hero, foe, y: 500 }).open).toEqual(['0 action']);
  });
});

describe('"Wampa"', () => {
  const shoot = (attack: string[]) =>
    duel('imperial/tiefighter/wampa', ROOKIE, MIDDLE, { attack }).take('primary>1', '0:wampa').until('attack');
  it('may cancel his whole roll; a critical hit in it deals a facedown card past the shields', () => {
    const s = shoot(['crit', 'hit']);
    expect(s.ship(1).damage.map((d) => d.faceup)).toEqual([false]);
    expect(s.ship(1).shields).toBe(2);
  });
  it('without a critical hit nothing comes of it', () => {
    expect(shoot(['hit', 'hit']).ship(1).damage).toEqual([]);
  });
  it('a roll of a single die is enough', () => {
    const s = duel('imperial/tiefighter/wampa', ROOKIE, MIDDLE, {
      mine: { damage: [{ card: 'weaponsfailure', faceup: true }] },
      attack: ['crit'],
    }).take('primary>1');
    expect(lastRoll(s, 'attack')).toEqual(['crit']);
    expect(s.take('0:wampa').until('attack').ship(1).damage.length).toBe(1);
  });
});

describe('"Chaser"', () => {
  const friend = (x: number) =>
    turnOf(
      duel('imperial/tiefighter/chaser', ROOKIE, MIDDLE, {
        mine: { x },
        others: [wingman(450, 300, { tokens: { focus: 1 } })],
      }),
      2,
    ).take('primary>1', '2:focus');
  it('gets a focus token when another friendly ship at range 1 spends one', () => {
    expect(given(friend(390), 0, 'focus')).toBe(1);
    expect(given(friend(300), 0, 'focus')).toBe(0);
  });
});

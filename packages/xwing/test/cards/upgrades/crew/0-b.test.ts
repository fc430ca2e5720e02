import { describe, expect, it } from 'vitest';
import { academy, rookie, scene, ship } from '../../../scene.ts';
import {
  attacking,
  defending,
  discarded,
  FOCUS,
  faces,
  flying,
  friend,
  mayAttack,
  mayDefend,
  offered,
  STRESS,
} from '../duel.ts';

describe('Bossk (crew)', () => {
  it('a miss, while unstressed: stress, a focus token and a lock', () => {
    const s = attacking(['crew/bossk'], { red: 'bbb' }).take('primary>1');
    expect([s.ship(0).tokens.stress, s.ship(0).tokens.focus, s.ship(0).locks]).toEqual([1, 1, [1]]);
  });
  it('Bossk (crew): when stressed, no more stress, but the focus token and the lock all the same', () => {
    const s = attacking(['crew/bossk'], { red: 'bbb', hero: STRESS }).take('primary>1');
    expect([s.ship(0).tokens.stress, s.ship(0).tokens.focus, s.ship(0).locks]).toEqual([1, 1, [1]]);
  });
});

describe('Bombardier', () => {
  it('may drop with the template 2', () => {
    const drop = (way: string) => {
      const s = flying(['crew/bombardier', 'bomb/seismiccharges'], 's2');
      return s.take('0:bomb.seismiccharges', way).events('dropped')[0]!.pose as { y: number };
    };
    expect(drop('straight').y - drop('straight2').y).toBeCloseTo(40);
  });
});

describe('Agent Kallus', () => {
  const match = () =>
    scene({
      phase: 'planning',
      ships: [
        ship('rebel/xwing/rookiepilot', 450, 300, 0, { upgrades: ['crew/agentkallus'] }),
        academy(450, 660, 180),
        academy(800, 800, 180),
      ],
      attack: ['focus', 'focus', 'blank', 'hit', 'hit'],
      defence: ['evade', 'evade', 'evade', 'focus', 'focus', 'focus'],
    });
  it('against the chosen enemy one eye is a hit or an evade', () => {
    const s = match().take('1');
    s.dials({ '0': 's1', '1': 's2', '2': 's2' }).until('attack').take('primary>1', '0:crew.agentkallus');
    expect(faces(s, 'attack')).toBe('hfb');
    s.until('attack', {}, 1).take('primary>0').until('window:attack.modifyDefenceDice').take('0:crew.agentkallus');
    expect(faces(s, 'defence').startsWith('ef')).toBe(true);
  });
  it('not against others', () => {
    const s = match().take('2');
    s.dials({ '0': 's1', '1': 's2', '2': 's2' }).until('attack').take('primary>1');
    expect(s.open).toEqual(['1 fight']);
  });
  const kallus = { upgrades: ['crew/agentkallus'] };
  const start = (more: Parameters<typeof scene>[0]['ships'], attack: string[], defence: string[]) =>
    scene({
      phase: 'planning',
      ships: [rookie(450, 300, 0, kallus), academy(450, 660, 180), ...more],
      attack,
      defence,
    });
  it('hunts enemies, not friends', () => {
    const s = start([rookie(800, 300), academy(800, 800, 180)], [], []);
    expect(s.options()).toEqual(['1', '3']);
  });
  it('a single enemy is chosen without a question', () => {
    const s = start([], [], []);
    expect(s.open).toContain('0 dials');
    expect(s.state.lasting.map((l) => [l.source, l.ship])).toEqual([['0:crew.agentkallus', 1]]);
  });
  it('remembers his own enemy when another hunter has one too', () => {
    const s = start([rookie(800, 300, 0, kallus)], ['focus', 'blank', 'blank'], ['evade', 'evade', 'evade']);
    s.until('dials').dials({ '0': 's1', '1': 's2', '2': 's2' }).until('fight', {}, 0).take('0').until('attack', {}, 0);
    expect(s.take('primary>1').options()).toContain('0:crew.agentkallus');
  });
  it('an evade needs an eye', () => {
    const s = start([], ['blank', 'blank', 'blank', 'hit', 'hit'], ['blank', 'blank', 'blank', 'blank', 'blank']);
    s.dials({ '0': 's1', '1': 's2' }).until('attack', {}, 0).take('primary>1').until('attack', {}, 1).take('primary>0');
    expect(s.open).not.toContain('0 window:attack.modifyDefenceDice');
    const one = start(
      [],
      ['blank', 'blank', 'blank', 'hit', 'hit'],
      ['blank', 'blank', 'blank', 'focus', 'blank', 'blank'],
    );
    one
      .dials({ '0': 's1', '1': 's2' })
      .until('attack', {}, 0)
      .take('primary>1')
      .until('attack', {}, 1)
      .take('primary>0');
    expect(one.open).toContain('0 window:attack.modifyDefenceDice');
  });
});

describe('4-LOM', () => {
  it('an ion token for one token that the defender cannot spend', () => {
    const s = attacking(['crew/4lom'], { foe: { tokens: { focus: 1, evade: 1 } }, red: 'hhh', green: 'fff' });
    s.take('primary>1', '0:crew.4lom', 'focus');
    expect(s.ship(0).tokens.ion).toBe(1);
    expect(s.options()).toEqual(['1:evade', 'pass']);
  });
  it('a second token of the kind can be spent', () => {
    const s = attacking(['crew/4lom'], { foe: { tokens: { focus: 2 } }, red: 'hhh', green: 'fff' });
    expect(s.take('primary>1', '0:crew.4lom').options()).toEqual(['1:focus', 'pass']);
  });
  it('an evade token can be held as well', () => {
    const s = attacking(['crew/4lom'], { foe: { tokens: { focus: 1, evade: 1 } }, red: 'hhh', green: 'fff' });
    expect(s.take('primary>1', '0:crew.4lom', 'evade').options()).toEqual(['1:focus', 'pass']);
  });
  it('holds the tokens of the defender, not its own', () => {
    const token = { tokens: { focus: 1 } };
    const s = attacking(['crew/4lom'], { hero: token, foe: token, red: 'hhf', green: 'fff' });
    expect(s.take('primary>1', '0:crew.4lom').options()).toContain('0:focus');
  });
  it('4-LOM stops a card that wants the token in this attack', () => {
    const duel = { hero: { tokens: { focus: 1 } }, foe: { upgrades: ['crew/4lom'] }, red: 'hh', green: 'be' };
    const s = defending(['tech/sensorcluster'], duel).take('primary>0', '1:crew.4lom');
    expect(s.open).toEqual(['0 attack']);
  });
  it('4-LOM binds the defender, not the attacker', () => {
    const tokens = { focus: 1 };
    const s = attacking(['crew/4lom'], { hero: { tokens }, foe: { tokens }, red: 'fhh', green: 'ffb' });
    s.take('primary>1', '0:crew.4lom');
    expect(s.options()).toEqual(['0:focus', 'pass']);
    expect(s.take('pass').open).toEqual(['1 attack']);
  });
});

describe('Boba Fett (crew)', () => {
  const shot = (red: string) =>
    attacking(['crew/bobafett'], {
      foe: { upgrades: ['mod/engineupgrade'] },
      red,
      green: 'bbb',
      deck: ['structuraldamage'],
    });
  it('a faceup card dealt: this card for one of the defender', () => {
    const s = shot('cbb').take('primary>1', '0:crew.bobafett');
    expect([discarded(s, 'bobafett'), discarded(s, 'engineupgrade', 1)]).toEqual([true, true]);
    expect(shot('hbb').take('primary>1').open).toEqual(['1 attack']);
  });
});

describe('Boba Fett (crew)', () => {
  const shot = (upgrades: readonly unknown[], red = 'cbb') =>
    attacking(['crew/bobafett'], { foe: { upgrades }, red, green: 'bbb', deck: ['structuraldamage'] } as never);
  it('a card that was dealt faceup counts, even if it was turned over at once', () => {
    const s = shot(['crew/moffjerjerrod', 'mod/engineupgrade']).take('primary>1', '1:crew.moffjerjerrod');
    expect(s.ship(1).damage.some((d) => d.faceup)).toBe(false);
    s.take('0:crew.bobafett');
    expect(discarded(s, 'engineupgrade', 1)).toBe(true);
  });
  it('not for cards that came facedown', () => {
    expect(shot(['mod/engineupgrade'], 'hbb').take('primary>1').options()).not.toContain('0:crew.bobafett');
  });
  it('an ordnance token goes in place of the card', () => {
    const s = shot([{ card: 'missile/concussionmissiles', tokens: 1 }]).take('primary>1', '0:crew.bobafett');
    expect(s.ship(1).upgrades[0]).toMatchObject({ discarded: false, tokens: 0 });
  });
  const foe = { upgrades: ['mod/engineupgrade', 'mod/shieldupgrade'], shields: 0 };
  const deck = ['structuraldamage', 'structuraldamage'];
  it('one faceup card among those dealt is enough', () => {
    const s = attacking(['crew/bobafett'], { foe, red: 'hcb', green: 'bbb', deck }).take('primary>1');
    expect(s.options()).toContain('0:crew.bobafett');
  });
  it('takes a card that is still there', () => {
    const more = [friend({ upgrades: ['crew/bobafett'], fought: false })];
    const s = attacking(['crew/bobafett'], { foe, more, red: 'cbbcbb', green: 'bbbbbb', deck });
    s.take('0', 'primary>1', '0:crew.bobafett', '1:mod.engineupgrade').take('primary>1', '2:crew.bobafett');
    expect([discarded(s, 'shieldupgrade', 1), s.ship(1).upgrades.every((u) => u.discarded)]).toEqual([true, true]);
  });
});

describe('Bodhi Rook (crew)', () => {
  const far = (cards: string[], theirs: string[] = []) =>
    flying(cards, 's1', { y: 880, more: [friend({ upgrades: theirs }, 450, 700)] });
  it('locks what is at range 1-3 of a friend', () => {
    const s = far(['crew/bodhirook']).take('targetlock');
    expect(s.ship(0).locks).toEqual([1]);
  });
  it('others do not, not even with him in the squad', () => {
    far([]).refuses('targetlock', 'XW-ZIELERFASSUNG-01');
    far([], ['crew/bodhirook']).refuses('targetlock', 'XW-ZIELERFASSUNG-01');
  });
});

describe('Baze Malbus', () => {
  it('shoots again after a miss, at another ship', () => {
    const more = [academy(520, 480, 180, { fought: true })];
    const s = attacking(['crew/bazemalbus'], { more, green: 'eeeeee' }).take('primary>1', '0:crew.bazemalbus');
    expect(s.options()).toEqual(['primary>2', 'none']);
    expect(s.take('primary>2').open).toEqual(['1 attack']);
    expect(attacking(['crew/bazemalbus'], { green: 'eee' }).take('primary>1').open).toEqual(['1 attack']);
  });
});

describe('Bistan', () => {
  it('up to range 2 one hit may be a crit', () => {
    const s = attacking(['crew/bistan'], { red: 'hhb' }).take('primary>1', '0:crew.bistan');
    expect(faces(s, 'attack')).toBe('chb');
    expect(attacking(['crew/bistan'], { y: 600, red: 'hhb' }).take('primary>1').open).toEqual(['1 attack']);
  });
});

describe('BoShek', () => {
  const touched = (dial: string, stress = 0, apart = false) =>
    scene({
      phase: 'activation',
      touching: apart ? [] : [[0, 1]],
      ships: [
        rookie(450, 300, 0, { upgrades: ['crew/boshek'], dial: 's1' }),
        academy(450, 345, 0, { dial, tokens: { stress } }),
      ],
    });
  it('looks at the dial of a ship that touches him; its owner turns it to a neighbour, which it flies even stressed', () => {
    const s = touched('s4', 1).take('0:crew.boshek');
    expect(s.events('dialSeen')).toMatchObject([{ ship: 1, manoeuvre: 's4' }]);
    expect([s.open, s.options()]).toEqual([['1 card-manoeuvre'], ['k3', 'k4']]);
    s.take('k3');
    expect(s.events('moved')[0]).toMatchObject({ ship: 1, manoeuvre: 'k3' });
    expect(s.ship(1).tokens.stress).toBe(2);
  });
  it('the dial goes round', () => {
    expect(touched('tl1').take('0:crew.boshek').options()).toEqual(['s5', 'tr1']);
  });
  it('he need not, and leaves others alone', () => {
    const s = touched('s4').take('pass');
    expect(s.events('moved')[0]).toMatchObject({ ship: 1, manoeuvre: 's4' });
    expect(touched('s4', 0, true).ask().kind).not.toBe('window:ship.activates');
  });
});

describe('Breach Specialist', () => {
  const breached = (reinforce: number) =>
    defending(['crew/breachspecialist'], {
      hero: { shields: 0, tokens: { reinforce } },
      deck: ['loosestabilizer', 'weaponsfailure'],
      red: 'cc',
      green: 'bb',
    }).take('primary>0');
  it('for a reinforce token a faceup card turns facedown, and with it all others of the round', () => {
    const s = breached(2).take('0:crew.breachspecialist');
    expect(s.ship(0).damage.map((d) => d.faceup)).toEqual([false, false]);
    expect(s.ship(0).tokens.reinforce).toBe(1);
  });
  it('only if he wants to, and not without a token', () => {
    expect(
      breached(1)
        .take('pass', 'pass')
        .ship(0)
        .damage.map((d) => d.faceup),
    ).toEqual([true, true]);
    expect(
      breached(0)
        .ship(0)
        .damage.map((d) => d.faceup),
    ).toEqual([true, true]);
  });
});

describe('when a member of the crew has nothing to say', () => {
  const hurt = { hero: { shields: 0, tokens: { reinforce: 1 } }, red: 'hb', green: 'bb', deck: ['structuraldamage'] };
  it('Bossk after a hit, and after the miss of a friend', () => {
    const hit = attacking(['crew/bossk'], { red: 'hbb', green: 'bbb' }).take('primary>1');
    const more = [friend({ upgrades: ['crew/bossk'] })];
    const miss = attacking([], { red: 'bbb', more }).take('primary>1');
    expect([hit.ship(0).tokens.stress, miss.ship(0).tokens.stress, miss.ship(2).tokens.stress]).toEqual([0, 0, 0]);
  });
  it.each([
    ['4-LOM against a defender without tokens', () => mayAttack('crew/4lom', {})],
    [
      'BoShek when a ship activates that he does not touch',
      () =>
        offered(
          flying(['crew/boshek'], 's2', { hero: { activated: true }, foe: { activated: false, dial: 's2' }, y: 880 }),
          '0:crew.boshek',
        ),
    ],
    ['Breach Specialist for a facedown card', () => mayDefend('crew/breachspecialist', hurt)],
  ])('%s', (_what, may) => {
    expect(may()).toBe(false);
  });
  it('and when it has', () => {
    expect(mayAttack('crew/4lom', { foe: FOCUS })).toBe(true);
    expect(mayDefend('crew/breachspecialist', { ...hurt, red: 'cb' })).toBe(true);
  });
});

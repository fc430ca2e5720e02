import { describe, expect, it } from 'vitest';
import { skillOf } from '../../../src/values.ts';
import { newMatch, squad, withObstacles } from '../../move/words.ts';
import { academy, rookie, type Scene, type ShipSpec, scene } from '../../scene.ts';
import { attacking, defending, discarded, faces, flying, friend } from './duel.ts';

const FOCUS = { tokens: { focus: 1 } };

describe('Hotshot Co-pilot', () => {
  const CARD = ['crew/hotshotcopilot'];
  it('the defender of a primary attack spends a focus token, needed or not', () => {
    const s = attacking(CARD, { foe: { ...FOCUS, fought: true }, red: 'bbb', green: 'eee' }).take('primary>1');
    expect(s.events('spent')).toEqual([{ type: 'spent', ship: 1, token: 'focus' }]);
    const plain = attacking([], { foe: FOCUS, red: 'bbb', green: 'eee' }).take('primary>1');
    expect(plain.options()).toEqual(['1:focus', 'pass']);
  });
  it('one is enough, and other weapons force nobody', () => {
    const two = attacking(CARD, { foe: { tokens: { focus: 2 } }, red: 'hbb', green: 'fff' }).take('primary>1');
    expect([two.ship(1).tokens.focus, two.options()]).toEqual([1, ['1:focus', 'pass']]);
    const ion = attacking([...CARD, 'cannon/ioncannon'], { foe: FOCUS, green: 'eee' }).take('0:cannon.ioncannon>1');
    expect(ion.options()).toEqual(['1:focus', 'pass']);
  });
  it('so does whoever attacks him, in any way open to him', () => {
    const foe = { ...FOCUS, upgrades: ['ept/calculation'] };
    const s = defending(CARD, { foe, red: 'ff', green: 'eee' }).take('primary>0');
    expect(s.options()).toEqual(['1:focus', '1:ept.calculation']); // not to pass
    s.take('1:ept.calculation');
    expect([faces(s, 'attack'), s.ship(1).tokens.focus]).toEqual(['cf', 0]);
  });
  it('an attack performed twice costs one token', () => {
    const foe = { tokens: { focus: 2 }, locks: [0], upgrades: ['missile/clustermissiles'] };
    const s = defending(CARD, { foe, red: 'bbbbbb', green: 'eeee' }).take('1:missile.clustermissiles>0');
    expect([s.ship(1).tokens.focus, s.options()]).toEqual([1, ['1:focus', 'pass']]);
    s.take('pass');
    expect([s.ship(1).tokens.focus, s.options()]).toEqual([1, ['1:focus', 'pass']]);
  });
  it('who cannot modify his dice keeps his token', () => {
    const cards = [...CARD, 'system/targetingscrambler'];
    const s = defending(cards, { y: 400, foe: { ...FOCUS, conditions: ['scrambled'] }, red: 'ffb' }).take('primary>0');
    expect(s.ship(1).tokens.focus).toBe(1);
  });
});

describe('Zeb Orrelios (crew)', () => {
  const touching = (cards: string[], degrees = 0) =>
    scene({
      phase: 'combat',
      touching: [[0, 1]],
      ships: [rookie(450, 300, degrees, { upgrades: cards }), academy(450, 345, 180)],
    });
  it('an enemy in his arc that he touches can be attacked, and can attack him', () => {
    const s = touching(['crew/zeborrelios']);
    expect(s.options()).toContain('primary>1');
    s.take('none');
    expect(s.options()).toContain('primary>0');
  });
  it('not outside his arc, not without him', () => {
    for (const s of [touching(['crew/zeborrelios'], 180), touching([])]) expect(s.open).toEqual(['0 dials', '1 dials']);
  });
});

describe('Greedo', () => {
  const DECK = ['loosestabilizer', 'majorhullbreach', 'weaponsfailure'];
  const sides = (s: Scene, id: number) => s.ship(id).damage.map((d) => d.faceup);
  it('the first card of his first attack comes faceup, the next one does not', () => {
    const foe = { type: 'tiebomber', pilot: 'scimitarsquadronpilot', fought: true };
    const s = attacking(['crew/greedo'], { foe, deck: DECK, red: 'hhb', green: 'bb' }).take('primary>1');
    expect(sides(s, 1)).toEqual([true, false]);
    const plain = attacking([], { foe, deck: DECK, red: 'hhb', green: 'bb' }).take('primary>1');
    expect(sides(plain, 1)).toEqual([false, false]);
  });
  it('the first card of his first defence, not of the second', () => {
    const more = [academy(520, 480, 180)];
    const s = defending(['crew/greedo'], {
      more,
      hero: { shields: 0 },
      deck: ['loosestabilizer'],
      red: 'hbhb',
      green: 'bbbbbbbb',
    });
    s.take('primary>0').until('attack', 0).take('none').until('attack', 1).take('primary>0').until('dials');
    expect(s.events('attack')).toHaveLength(2);
    expect(s.events('damage').map((e) => e.faceup)).toEqual([true, false]);
  });
  it('an attack performed twice has one first card', () => {
    const twice = (green: string) => {
      const foe = { type: 'tiebomber', pilot: 'scimitarsquadronpilot', fought: true };
      const cards = ['crew/greedo', 'missile/clustermissiles'];
      const s = attacking(cards, { hero: { locks: [1] }, foe, deck: DECK, red: 'hbbhbb', green });
      return sides(s.take('0:missile.clustermissiles>1'), 1);
    };
    expect(twice('bbbb')).toEqual([true, false]);
    expect(twice('eebb')).toEqual([true]);
  });
});

describe('Cassian Andor (crew)', () => {
  const plan = (y: number, foe: ShipSpec = {}) =>
    scene({
      phase: 'planning',
      ships: [rookie(450, 300, 0, { upgrades: ['crew/cassianandor'] }), academy(450, y, 180, foe)],
    }).dials({ '0': 's1', '1': 'k3' });
  it('a right guess lets him turn his dial', () => {
    const s = plan(500).take('0:crew.cassianandor');
    expect(s.options()).toContain('k3');
    s.take('k3', 'yes');
    expect(s.options()).not.toContain('s1');
    s.take('k4');
    expect(s.ship(0).dial).toBe('k4');
  });
  it('a wrong one does not, though he has seen the dial', () => {
    const s = plan(500).take('0:crew.cassianandor', 's2');
    expect(s.events('dialSeen')).toMatchObject([{ ship: 1, manoeuvre: 'k3' }]);
    expect(s.events('dialTurned')).toEqual([]);
    expect(s.until('dials').events('revealed')).toMatchObject([{ ship: 1 }, { ship: 0, manoeuvre: 's1' }]);
  });
  it('not beyond range 2, not without a dial', () => {
    expect(plan(600).ask().kind).not.toBe('window:planning.end');
    expect(plan(500, { tokens: { ion: 1 } }).ask().kind).not.toBe('window:planning.end');
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

describe('ISB Slicer', () => {
  const jam = (cards: string[], more: readonly ShipSpec[]) =>
    flying(cards, 's1', {
      hero: { faction: 'imperial', type: 'tiereaper', pilot: 'scarifbasepilot', seat: 0 },
      foe: { seat: 1 },
      y: 600,
      more,
    }).take('jam');
  const jamming = (more: readonly ShipSpec[]) => jam(['crew/isbslicer'], more).until('window:ship.jammed');
  const near = (jam: number, x = 520) => academy(x, 640, 180, { activated: true, tokens: { jam } });
  it('a jammed enemy passes it on to a ship at range 1 of it', () => {
    const s = jamming([near(0)]).take('0:crew.isbslicer');
    expect([1, 2].map((id) => s.ship(id).tokens.jam)).toEqual([1, 1]);
  });
  it('not where another ship jams', () => {
    const s = jam([], [near(0, 520), friend({ upgrades: ['crew/isbslicer'] })]);
    if (s.ask().kind === 'jam') s.take('1');
    expect(s.ship(1).tokens.jam).toBe(1);
    expect(s.ask().kind).not.toBe('window:ship.jammed');
  });
  it('only if he wants to, not to one that is jammed already or too far away', () => {
    const s = jamming([near(1), near(0, 700), near(0, 380)]);
    expect(s.take('0:crew.isbslicer').open).not.toEqual(['0 card-ship']);
    expect([1, 2, 3, 4].map((id) => s.ship(id).tokens.jam)).toEqual([1, 1, 0, 1]);
    expect(
      jamming([near(0)])
        .take('pass')
        .ship(2).tokens.jam,
    ).toBe(0);
  });
});

const settingUp = (mine: Parameters<typeof squad>): Scene => {
  const s = withObstacles(newMatch({ squads: [squad(...mine), squad('imperial', 'tiefighter/howlrunner')] }));
  return s.take(s.ask().seat === 0 ? 'south' : 'north');
};

describe('Courier Droid', () => {
  const HWK = 'hwk290/rebeloperative crew/courierdroid';
  it('counts as 0 or 8 while forces are placed, and no longer', () => {
    const s = settingUp(['rebel', 'xwing/rookiepilot', HWK]).take('1:crew.courierdroid');
    expect(s.options()).toEqual(['0', '8']);
    s.take('8');
    expect(skillOf(s.g, s.ship(1))).toBe(8);
    expect(s.ask().about).toEqual({ ship: 0 }); // the Rookie Pilot of skill 2 comes first
    expect(skillOf(s.until('dials').g, s.ship(1))).toBe(2);
  });
  it('may leave it', () => {
    const s = settingUp(['rebel', 'xwing/rookiepilot', HWK]).take('pass');
    expect(skillOf(s.g, s.ship(1))).toBe(2);
  });
});

describe('Cad Bane', () => {
  const bombed = (more: { foe?: ShipSpec; owner?: number }) =>
    scene({
      phase: 'activation',
      initiative: 1,
      attack: ['focus', 'blank', 'hit', 'hit', 'blank', 'blank'],
      ships: [
        rookie(450, 100, 0, { upgrades: ['crew/cadbane'], activated: true }),
        academy(450, 480, 180, { activated: true, ...more.foe }),
        academy(450, 650, 180, { activated: true }),
      ],
      bombs: [{ card: 'bombletgenerator', ship: more.owner ?? 0, x: 450, y: 560 }],
    });
  it('once a round an enemy rerolls focus and blank results that he picks', () => {
    const s = bombed({}).take('0:crew.cadbane', ['0', '1']);
    expect(s.ship(1).damage).toHaveLength(2);
    expect(s.events('bombRoll')).toHaveLength(2); // the other enemy's blanks stay
    expect(s.open).not.toContain('0 window:roll.made');
    expect(s.ship(2).damage).toHaveLength(0);
  });
  it('what has been foretold stays', () => {
    const s = bombed({ foe: { upgrades: ['crew/emperorpalpatine'] } });
    s.take('1:crew.emperorpalpatine', 'blank', ['0'], '0:crew.cadbane');
    expect(s.options()).toEqual(['1']);
  });
  it('not for his own friends, not for the bombs of others', () => {
    const own = scene({
      phase: 'activation',
      attack: ['focus', 'blank'],
      ships: [
        rookie(450, 500, 0, { upgrades: ['crew/cadbane'], activated: true }),
        academy(100, 100, 0, { activated: true }),
      ],
      bombs: [{ card: 'bombletgenerator', ship: 0, x: 450, y: 560 }],
    });
    expect(own.events('bombRoll')).toHaveLength(1);
    expect(own.open).toEqual(['0 dials', '1 dials']);
    expect(bombed({ owner: 1 }).events('bombRoll')).toHaveLength(2);
  });
});

describe('Jabba the Hutt', () => {
  it('every illicit card of the squad gets a token', () => {
    const s = settingUp([
      'scum',
      'yv666/trandoshanslaver crew/jabbathehutt illicit/glitterstim',
      'z95headhunter/binayrepirate illicit/glitterstim',
    ]);
    expect(s.state.ships.slice(0, 2).map((one) => one.upgrades.map((u) => u.tokens))).toEqual([[0, 1], [1]]);
  });
  it('it goes in place of the card', () => {
    const s = scene({
      phase: 'combat',
      ships: [rookie(450, 300, 0, { upgrades: [{ card: 'illicit/glitterstim', tokens: 1 }] }), academy(450, 880, 180)],
    }).take('0:illicit.glitterstim');
    expect([discarded(s, 'glitterstim'), s.ship(0).upgrades[0]!.tokens]).toEqual([false, 0]);
    const bare = scene({
      phase: 'combat',
      ships: [rookie(450, 300, 0, { upgrades: ['illicit/glitterstim'] }), academy(450, 880, 180)],
    }).take('0:illicit.glitterstim');
    expect(discarded(bare, 'glitterstim')).toBe(true);
  });
});

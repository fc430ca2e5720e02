import { describe, expect, it } from 'vitest';
import { skillOf } from '../../../../src/values.ts';
import { academy, rookie, type ShipSpec, scene } from '../../../scene.ts';
import { conditionsOf } from '../../assigned.ts';
import { settingUp } from '../../setting-up.ts';
import {
  asked,
  attacking,
  changedRolls,
  type Duel,
  defending,
  discarded,
  ending,
  faces,
  flying,
  friend,
  hits,
  offered,
  ROCK,
  rolled,
  STRESS,
} from '../duel.ts';

const YV666: ShipSpec = { faction: 'scum', type: 'yv666', pilot: 'trandoshanslaver' };

describe('Chewbacca (crew)', () => {
  it('a damage card goes, a shield comes, and he is gone', () => {
    const s = defending(['crew/chewbacca'], { red: 'hb', green: 'bb', hero: { shields: 0 } }).take(
      'primary>0',
      '0:crew.chewbacca',
    );
    expect([s.ship(0).damage.length, s.ship(0).shields, discarded(s, 'chewbacca')]).toEqual([0, 1, true]);
  });
});

describe('Darth Vader (crew)', () => {
  it('two damage for a critical damage to the defender', () => {
    const s = attacking(['crew/darthvader'], { red: 'bbb', deck: ['structuraldamage'] }).take(
      'primary>1',
      '0:crew.darthvader',
    );
    expect(s.ship(0).shields).toBe(0);
    expect(s.ship(1).damage.map((d) => d.faceup)).toEqual([true]);
  });
  it('Darth Vader (crew): not without hull left, in the last attack of a ship that is destroyed', () => {
    const vader = (length: number) => attacking(['crew/darthvader'], { hero: { shields: 0, damage: hits(length) } });
    expect(offered(vader(2).take('primary>1'), '0:crew.darthvader')).toBe(true);
    const hero = { pilot: 'redsquadronpilot', shields: 0, damage: hits(2) };
    const s = defending(['crew/darthvader'], { hero, initiative: 1, red: 'hh', green: 'bb' }).take('primary>0');
    expect(s.ship(0).damage.length).toBeGreaterThan(2);
    expect(offered(s.take('primary>1'), '0:crew.darthvader')).toBe(false);
  });
  it('Darth Vader (crew): in an attack of his own, for two damage and no more', () => {
    const more = [friend({ upgrades: ['crew/darthvader'] })];
    expect(offered(attacking([], { red: 'bbb', more }).take('primary>1'), '2:crew.darthvader')).toBe(false);
    const s = attacking(['crew/darthvader'], { hero: { shields: 1 }, red: 'bbb' }).take(
      'primary>1',
      '0:crew.darthvader',
    );
    expect([s.ship(0).shields, s.ship(0).damage.length]).toEqual([0, 1]);
  });
  it('Darth Vader (crew): after an attack on an enemy, not on a friend', () => {
    const s = attacking(['crew/darthvader', 'samd/r5tk'], { more: [friend({}, 450, 480)], foe: { x: 800 } });
    expect(offered(s.take('primary>2'), '0:crew.darthvader')).toBe(false);
  });
});

describe('C-3PO', () => {
  it('C-3PO: a ship that may not modify its dice adds no evade', () => {
    const s = defending(['crew/c3po'], {
      foe: { faction: 'imperial', type: 'tiefofighter', pilot: 'omegaleader', locks: [0] },
      red: 'hh',
      green: 'eb',
    });
    expect(faces(s.take('primary>0', 'pass', '0:crew.c3po', '1'), 'defence')).toBe('eb');
  });
  const guess = (n: string) => defending(['crew/c3po'], { red: 'hh', green: 'eb' }).take('primary>0', '0:crew.c3po', n);
  it('a right guess adds an evade', () => {
    expect(faces(guess('1'), 'defence')).toBe('ebe');
    expect(faces(guess('0'), 'defence')).toBe('eb');
  });
  const offer = (hero: Duel['hero'] & object) => defending(['crew/c3po'], { hero, red: 'hh' }).take('primary>0');
  it('guesses with one die, not with none', () => {
    expect(
      offer({ tokens: { tractor: 1 } })
        .take('0:crew.c3po')
        .options(),
    ).toEqual(['0', '1']);
    expect(offer({ tokens: { tractor: 2 } }).open).not.toContain('0 window:attack.beforeDefenceDice');
  });
  it('once a round', () => {
    const s = defending(['crew/c3po'], { more: [academy(520, 480, 180)], red: 'bbbb' });
    s.take('primary>0', '0:crew.c3po', '0').until('attack', {}, 1).take('primary>0');
    expect(s.events('attack').length).toBe(2);
    expect(s.open).not.toContain('0 window:attack.beforeDefenceDice');
  });
  it('guesses up to six', () => {
    const obstacles = [{ kind: 'coreasteroid0', x: 450, y: 450 }];
    const guesses = (cards: string[]) =>
      defending(['crew/c3po', ...cards], { hero: { type: 'awing', pilot: 'prototypepilot' }, y: 600, obstacles })
        .take('primary>0', '0:crew.c3po')
        .options();
    const six = ['0', '1', '2', '3', '4', '5', '6'];
    expect(guesses([])).toEqual(six.slice(0, 6));
    expect(guesses(['mod/stealthdevice'])).toEqual(six);
    expect(guesses(['mod/stealthdevice', 'mod/stealthdevice'])).toEqual(six);
  });
});

describe('C-3PO outside attacks', () => {
  const guess = '0:crew.c3po';
  it('Lando’s two dice: a right guess adds an evade token', () => {
    const s = flying(['crew/c3po', 'crew/landocalrissian'], 's2', { green: 'fb' }).take(
      '0:crew.landocalrissian',
      guess,
      '0',
    );
    expect(changedRolls(s)).toEqual([[0, 'c3po', 'focus', 'blank', 'evade']]);
    expect(s.ship(0).tokens).toMatchObject({ focus: 1, evade: 1 });
  });
  it('a wrong guess adds nothing, and two dice show two evades at most', () => {
    const s = flying(['crew/c3po', 'crew/landocalrissian'], 's2', { green: 'eb' }).take(
      '0:crew.landocalrissian',
      guess,
    );
    expect(s.options()).toEqual(['0', '1', '2']);
    s.take('2');
    expect([changedRolls(s), s.ship(0).tokens.evade]).toEqual([[], 1]);
  });
  it('not for attack dice, nor for the dice of a friend', () => {
    const rock = flying(['crew/c3po'], 's2', { obstacles: [ROCK], red: 'b' });
    expect(rock.open).not.toContain('0 window:roll.before');
    const other = flying(['crew/landocalrissian'], 's2', { more: [friend({ upgrades: ['crew/c3po'] })], green: 'fb' });
    expect(other.take('0:crew.landocalrissian').open).not.toContain('0 window:roll.before');
  });
  it('once a round in all', () => {
    const s = flying(['crew/c3po', 'crew/landocalrissian'], 's2', { green: 'fbbbb', red: 'hh', y: 600 });
    s.take('0:crew.landocalrissian', guess, '0').until('attack', {}, 1).take('primary>0');
    expect(s.open).not.toContain('0 window:attack.beforeDefenceDice');
  });
});

describe('Dash Rendar (crew)', () => {
  const on = [{ kind: 'coreasteroid0', x: 450, y: 300 }];
  const between = [{ kind: 'coreasteroid0', x: 450, y: 390 }];
  it('attacks from an asteroid', () => {
    expect(attacking(['crew/dashrendar'], { obstacles: on }).open).toEqual(['0 attack']);
    expect(attacking([], { obstacles: on }).open).toEqual(['1 attack']);
  });
  it('its attacks are not obstructed', () => {
    expect(rolled(attacking(['crew/dashrendar'], { obstacles: between }).take('primary>1'), 'defence')).toBe(3);
    expect(rolled(attacking([], { obstacles: between }).take('primary>1'), 'defence')).toBe(4);
  });
  it('attacks on him are obstructed as ever', () => {
    const obstacles = [{ kind: 'coreasteroid0', x: 450, y: 390 }];
    expect(rolled(defending(['crew/dashrendar'], { obstacles }).take('primary>0'), 'defence')).toBe(3);
  });
});

describe('"Chopper" (crew)', () => {
  it('actions in spite of stress, for a damage each', () => {
    const s = flying(['crew/chopper'], 's3', { hero: STRESS }).take('focus');
    expect(s.ship(0).shields).toBe(1);
    expect(flying(['crew/chopper'], 's3').take('focus').ship(0).shields).toBe(2);
  });
  const chopper = (card: string, more: object) =>
    flying(['amd/chopper-swx72'], 's2', {
      hero: { shields: 0, upgrades: ['amd/chopper-swx72', { card, ...more }] },
    }).take('0:amd.chopper-swx72');
  it.each(['crew/rey', 'crew/gonk'])('%s is discarded with all that lies on it', (card) => {
    const s = chopper(card, { tokens: 2 });
    expect([discarded(s, card.split('/')[1]!), s.ship(0).shields]).toEqual([true, 1]);
  });
  it('an ordnance token goes in place of its card', () => {
    const s = chopper('torpedo/protontorpedoes', { tokens: 1 });
    expect(s.ship(0).upgrades[1]).toMatchObject({ discarded: false, tokens: 0 });
  });
});

describe('Dengar (crew)', () => {
  it('one die again, two against a unique pilot', () => {
    const s = attacking(['crew/dengar'], { red: 'bbbh' }).take('primary>1', '0:crew.dengar');
    s.refuses(['0', '1'], 'XW-KARTENFAEHIGKEITEN-01');
    const hero = { pilot: 'wedgeantilles' };
    const t = attacking(['crew/dengar'], { hero, foe: { pilot: 'nightbeast' }, red: 'bbbhh' }).take('primary>1');
    expect(faces(t.take('0:crew.dengar', ['0', '1']), 'attack')).toBe('hhb');
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
  it('nothing is asked after a wrong guess, nor of a ship that has no dial of its own', () => {
    expect(asked(plan(500).take('0:crew.cassianandor', 's2'), 'card-may')).toBe(false);
    const ionised = scene({
      phase: 'planning',
      ships: [
        rookie(450, 300, 0, { upgrades: ['crew/cassianandor'], tokens: { ion: 1 } }),
        academy(450, 500, 180),
        rookie(800, 100, 0),
      ],
    }).dials({ '2': 's1', '1': 'k3' });
    expect(asked(ionised.take('0:crew.cassianandor', 'k3'), 'card-may')).toBe(false);
    expect(asked(plan(500).take('0:crew.cassianandor', 'k3'), 'card-may')).toBe(true);
  });
  it('not beyond range 2, not without a dial', () => {
    expect(plan(600).ask().kind).not.toBe('window:planning.end');
    expect(plan(500, { tokens: { ion: 1 } }).ask().kind).not.toBe('window:planning.end');
  });
});

describe('Captain Rex (crew)', () => {
  it('a miss may bring a focus token', () => {
    const s = attacking(['crew/captainrex'], { red: 'bbb' }).take('primary>1', '0:crew.captainrex');
    expect(s.ship(0).tokens.focus).toBe(1);
    expect(attacking(['crew/captainrex'], { red: 'hbb', green: 'bbb' }).take('primary>1').open).toEqual(['1 attack']);
  });
});

describe('Cikatro Vizago', () => {
  const end = (cards: string[], hero = YV666, more: ShipSpec[] = []) =>
    ending(['crew/cikatrovizago', ...cards], { hero, more });
  it('goes for another illicit card that costs no more, which acts in the next round', () => {
    const s = end(['illicit/contrabandcybernetics']).take('0:crew.cikatrovizago');
    expect(s.options()).toContain('inertialdampeners');
    expect(s.options()).toContain('burnoutslam'); // large ships only
    for (const id of ['contrabandcybernetics', 'glitterstim', 'targetingcoordinator'])
      expect(s.options()).not.toContain(id);
    s.take('inertialdampeners');
    expect(discarded(s, 'cikatrovizago')).toBe(true);
    expect(s.ship(0).upgrades.map((u) => u.id)).toEqual(['cikatrovizago', 'inertialdampeners']);
    s.until('dials').dials({ '0': 's2', '1': 's2' }).until('window:ship.revealed', {}, 0);
    expect(s.options()).toContain('0:illicit.inertialdampeners');
  });
  it('only what the ship and the squad may have', () => {
    const z95 = { faction: 'scum', type: 'z95headhunter', pilot: 'binayrepirate' };
    const other = { ...z95, seat: 0, x: 800, y: 100, degrees: 0, upgrades: ['illicit/empdevice'] };
    const s = end(['illicit/glitterstim'], z95, [other]).take('0:crew.cikatrovizago');
    expect(s.options()).toContain('cloakingdevice');
    for (const id of ['burnoutslam', 'empdevice', 'hotshotblaster']) expect(s.options()).not.toContain(id);
  });
  const z95 = { faction: 'scum', type: 'z95headhunter', pilot: 'binayrepirate' };
  it('the new card takes the place of the old one and of no other', () => {
    const s = end(['illicit/contrabandcybernetics', 'mod/engineupgrade'], z95).take(
      ...['0:crew.cikatrovizago', 'inertialdampeners'],
    );
    const fresh = { slot: 'illicit', id: 'inertialdampeners', discarded: false, face: 0, tokens: 0 };
    expect(s.ship(0).upgrades.slice(1)).toEqual([fresh, expect.objectContaining({ id: 'engineupgrade' })]);
  });
  it('what an enemy has is no hindrance', () => {
    const enemy = academy(800, 800, 180, { upgrades: ['illicit/empdevice'] });
    expect(end(['illicit/glitterstim'], z95, [enemy]).take('0:crew.cikatrovizago').options()).toContain('empdevice');
  });
  it('a cargo card is exchanged only where cards that the program does not carry out are allowed', () => {
    const may = (unenforced: boolean) =>
      offered(
        ending(['crew/cikatrovizago', 'cargo/commsbooster'], { hero: YV666, rules: { unenforced } }),
        '0:crew.cikatrovizago',
      );
    expect([may(false), may(true)]).toEqual([false, true]);
  });
  it('he need not, and cannot without a faceup card of the kind', () => {
    const s = end(['illicit/contrabandcybernetics']).take('pass');
    expect(discarded(s, 'cikatrovizago')).toBe(false);
    expect(end(['crew/gunner']).open).toEqual(['0 dials', '1 dials']);
    const used = ending([], {
      hero: {
        ...YV666,
        upgrades: ['crew/cikatrovizago', { card: 'illicit/contrabandcybernetics', discarded: true }],
      },
    });
    expect(used.open).toEqual(['0 dials', '1 dials']);
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
  it('one die at least, and only where there is a focus or blank result', () => {
    const may = (first: string, second: string) =>
      scene({
        phase: 'activation',
        initiative: 1,
        attack: [first, second],
        ships: [
          rookie(450, 100, 0, { upgrades: ['crew/cadbane'], activated: true }),
          academy(450, 480, 180, { activated: true }),
        ],
        bombs: [{ card: 'bombletgenerator', ship: 0, x: 450, y: 560 }],
      });
    expect(may('hit', 'crit').open).toEqual(['0 dials', '1 dials']);
    expect(may('hit', 'blank').take('0:crew.cadbane').ask()).toMatchObject({ min: 1 });
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

describe('Courier Droid', () => {
  const HWK = 'hwk290/rebeloperative crew/courierdroid';
  it('counts as 0 or 8 while forces are placed, and no longer', () => {
    const s = settingUp(['rebel', 'xwing/rookiepilot', HWK], ['imperial', 'tiefighter/howlrunner']).take(
      '1:crew.courierdroid',
    );
    expect(s.options()).toEqual(['0', '8']);
    s.take('8');
    expect(skillOf(s.g, s.ship(1))).toBe(8);
    expect(s.ask().about).toEqual({ ship: 0 }); // the Rookie Pilot of skill 2 comes first
    expect(skillOf(s.until('dials').g, s.ship(1))).toBe(2);
  });
  it('may leave it', () => {
    const s = settingUp(['rebel', 'xwing/rookiepilot', HWK], ['imperial', 'tiefighter/howlrunner']).take('pass');
    expect(skillOf(s.g, s.ship(1))).toBe(2);
  });
});

describe('Director Krennic', () => {
  const empire = ['vt49decimator/patrolleader crew/directorkrennic', 'tiefighter/academypilot'] as const;
  it('a friend with at most 3 shields becomes the prototype, with one shield more', () => {
    const s = settingUp(['imperial', ...empire], ['rebel', 'xwing/rookiepilot']);
    expect(conditionsOf(s)).toEqual([[], ['optimizedprototype'], []]); // the decimator has 4 shields
    expect(s.until('dials').ship(1).shields).toBe(1);
  });
  it('Director Krennic: no ship of an enemy, though it be of the Empire; 3 shields are not too many', () => {
    const s = settingUp(
      ['imperial', ...empire, 'tiedefender/deltasquadronpilot'],
      ['imperial', 'tiefighter/howlrunner'],
    );
    expect(s.options()).toEqual(['1', '2']);
    expect(conditionsOf(s.take('2'))).toEqual([[], [], ['optimizedprototype'], []]);
  });
  it('Director Krennic: without such a ship there is no prototype', () => {
    expect(conditionsOf(settingUp(['imperial', empire[0]], ['rebel', 'xwing/rookiepilot']))).toEqual([[], []]);
  });
  it('Director Krennic: a ship of the Galactic Empire, not of the First Order', () => {
    const s = settingUp(['imperial', ...empire, 'tiefofighter/epsilonsquadronpilot'], ['rebel', 'xwing/rookiepilot']);
    expect(conditionsOf(s)).toEqual([[], ['optimizedprototype'], [], []]); // no question: there is only one
  });
});

describe('Death Troopers', () => {
  it('who shoots at another friend at range 1 with them in his arc is stressed', () => {
    const troopers = friend({ upgrades: ['crew/deathtroopers'] });
    expect(
      defending([], { more: [troopers] })
        .take('primary>0')
        .ship(1).tokens.stress,
    ).toBe(1);
    const far = friend({ upgrades: ['crew/deathtroopers'] }, 620);
    expect(
      defending([], { more: [far] })
        .take('primary>0')
        .ship(1).tokens.stress,
    ).toBe(0);
  });
  const shotAt = (y: number, troopersY: number) =>
    defending([], { y, more: [friend({ upgrades: ['crew/deathtroopers'] }, 520, troopersY)] })
      .take('primary>0')
      .ship(1).tokens.stress;
  it('stress an attacker at range 3 of them, and none beyond', () => {
    expect(shotAt(600, 300)).toBe(1);
    expect(shotAt(630, 230)).toBe(0);
  });
  it('with Major Stridan a friend at range 2-3 may count as one at range 1, and need not', () => {
    const stridan = { faction: 'imperial', type: 'upsilonclassshuttle', pilot: 'majorstridan' };
    const imperial = { faction: 'imperial', type: 'tiefighter', pilot: 'academypilot' };
    const guarded = (x: number) =>
      defending([], {
        hero: imperial,
        foe: { faction: 'rebel', type: 'xwing', pilot: 'wedgeantilles' },
        more: [friend({ ...stridan, upgrades: ['crew/deathtroopers'] }, x)],
      }).take('primary>0');
    const far = guarded(650);
    expect(far.options()).toContain('2:crew.deathtroopers/far');
    expect(far.take('pass').ship(1).tokens.stress).toBe(0);
    expect(guarded(650).take('2:crew.deathtroopers/far').ship(1).tokens.stress).toBe(1);
    expect(guarded(540).ship(1).tokens.stress).toBe(1);
  });
});

import { describe, expect, it } from 'vitest';
import { refusedMatch } from '../../flow/words.ts';
import { academy, rookie, type Scene, type ShipSpec, scene, ship } from '../../scene.ts';
import { asked, attacking, defending, discarded, ending, faces, flying, friend } from './duel.ts';

describe('Inertial Dampeners', () => {
  it('the card for a white stop, then stress', () => {
    const s = flying(['illicit/inertialdampeners'], 's4').take('0:illicit.inertialdampeners');
    expect(s.pose(0)).toEqual([450, 300, 0]);
    expect(s.ship(0).tokens.stress).toBe(1);
    expect(discarded(s, 'inertialdampeners')).toBe(true);
  });
  it('Inertial Dampeners: Kanan Jarrus has had his turn when the stress comes', () => {
    const cards = ['illicit/inertialdampeners', 'crew/kananjarrus'];
    const calm = flying(cards, 's4').take('0:illicit.inertialdampeners');
    expect([calm.ship(0).tokens.stress, calm.open.includes('0 window:manoeuvre.executed')]).toEqual([1, false]);
    const s = flying(cards, 's4', { hero: { tokens: { stress: 1 } } }).take('0:illicit.inertialdampeners');
    expect(s.options()).toEqual(['0:crew.kananjarrus', 'pass']);
    expect(s.take('0:crew.kananjarrus').ship(0).tokens.stress).toBe(1);
  });
  it('counts as a manoeuvre of speed 0', () => {
    const s = flying(['illicit/inertialdampeners'], 's4', { y: 480 }).take('0:illicit.inertialdampeners');
    expect([s.open, s.ship(0).flown]).toEqual([['0 attack'], 0]);
  });
  it('not used, it costs nothing', () => {
    const s = flying(['illicit/inertialdampeners'], 's4').take('pass');
    expect([s.ship(0).tokens.stress, s.ship(0).flown, discarded(s, 'inertialdampeners')]).toEqual([0, 4, false]);
  });
  it('[XW-AKTIVIERUNGSPHASE-05] a red dial becomes a white stop, and nobody else is stressed by it', () => {
    const more = [friend({ dial: 's2', activated: false }, 700, 300)];
    const s = flying(['illicit/inertialdampeners'], 'k4', { more }).take('0', '0:illicit.inertialdampeners');
    expect([s.ship(0).tokens.stress, s.ship(2).tokens.stress]).toEqual([1, 0]);
    const tense = { tokens: { stress: 1 } };
    const green = flying(['illicit/inertialdampeners'], 's2', { hero: tense }).take('0:illicit.inertialdampeners');
    expect(green.ship(0).tokens.stress).toBe(2);
  });
});

describe("Dead Man's Switch", () => {
  it('[XW-SCHIFFE-ZERSTOEREN-02] its end costs every ship at range 1 a damage, and may end them too', () => {
    const last = { shields: 0, damage: [{ card: 'directhit' }, { card: 'directhit' }] };
    const s = defending(['illicit/deadmansswitch'], {
      y: 400,
      hero: { ...last, fought: true },
      more: [friend(), friend({}, 800, 800), academy(380, 300, 0, { damage: last.damage, fought: true })],
      red: 'hbb',
      green: 'bb',
    }).take('primary>0');
    expect(s.ship(0).status).toBe('destroyed');
    expect([s.ship(1).damage.length, s.ship(2).shields, s.ship(3).shields]).toEqual([1, 1, 2]);
    expect(s.ship(4).status).toBe('destroyed');
  });
  it("Dead Man's Switch leaves range 2 alone", () => {
    const s = defending(['illicit/deadmansswitch'], {
      hero: { shields: 0, damage: [{ card: 'directhit' }, { card: 'directhit' }], fought: true },
      more: [friend({}, 600)],
      red: 'hb',
      green: 'bb',
    }).take('primary>0');
    expect([s.ship(0).status, s.ship(1).damage.length, s.ship(2).shields]).toEqual(['destroyed', 0, 2]);
  });
});

describe('Feedback Array', () => {
  it('[XW-ANGRIFF-01] instead of attacking: an ion token and a damage for a damage to an enemy at range 1', () => {
    const s = attacking(['illicit/feedbackarray'], { y: 400 }).take('0:illicit.feedbackarray');
    expect([s.ship(0).tokens.ion, s.ship(0).shields, s.ship(1).damage.length]).toEqual([1, 1, 1]);
    expect(s.open).toEqual(['1 attack']);
  });
  it('not against an enemy at range 2, who is not there to be picked either', () => {
    expect(attacking(['illicit/feedbackarray']).open).toEqual(['0 attack']);
    const more = [academy(600, 400, 180, { fought: true })];
    const s = attacking(['illicit/feedbackarray'], { y: 400, more }).take('0:illicit.feedbackarray');
    expect([s.ship(1).damage.length, s.ship(2).damage.length]).toEqual([1, 0]);
  });
});

describe('Feedback Array and EMP Device instead of attacking', () => {
  const near = { y: 400 };
  const offered = (s: Scene): boolean => s.open.includes('0 window:ship.fights');
  it.each(['illicit/feedbackarray', 'illicit/empdevice'])(
    '%s: not on an asteroid, nor with weapons disabled',
    (card) => {
      expect(offered(attacking([card], near))).toBe(true);
      const obstacles = [{ kind: 'coreasteroid0', x: 450, y: 300 }];
      expect(offered(attacking([card], { ...near, obstacles }))).toBe(false);
      expect(offered(attacking([card], { ...near, hero: { tokens: { weaponsdisabled: 1 } } }))).toBe(false);
    },
  );
  it('a blinded pilot may still do it', () => {
    const hero = { damage: [{ card: 'blindedpilot', faceup: true }] };
    expect(offered(attacking(['illicit/feedbackarray'], { ...near, hero }))).toBe(true);
  });
  it('one card of the kind, however many there are', () => {
    const s = attacking(['illicit/feedbackarray', 'illicit/feedbackarray'], near).take('0:illicit.feedbackarray');
    expect(s.open).toEqual(['1 attack']);
  });
  it('[XW-KAMPFPHASE-01] not after an attack in the same phase', () => {
    const hero = { faction: 'scum', type: 'jumpmaster5000', pilot: 'dengar' };
    const foe = { type: 'tieadvanced', pilot: 'darthvader' };
    const fight = (...answers: string[]) =>
      attacking(['illicit/feedbackarray'], { hero, foe, y: 440, initiative: 1 }).take('primary>0', ...answers);
    expect(asked(fight('pass'), 'window:ship.fights')).toBe(true);
    const s = fight('0:dengar', 'primary>1');
    expect(s.events('attack').length).toBe(2);
    expect(asked(s, 'window:ship.fights')).toBe(false);
  });
  it('[XW-SCHIFFE-ZERSTOEREN-03] not by a ship that only the simultaneous attack rule keeps', () => {
    const hero = { shields: 0, damage: [{ card: 'directhit' }, { card: 'directhit' }] };
    const foe = { type: 'tieadvanced', pilot: 'tempestsquadronpilot' };
    const fight = (red: string) =>
      attacking(['illicit/feedbackarray'], { ...near, hero, foe, initiative: 1, red, green: 'bb' }).take('primary>0');
    expect(offered(fight('bbb'))).toBe(true);
    expect([offered(fight('hbb')), fight('hbb').open]).toEqual([false, ['0 attack']]);
  });
});

describe('Glitterstim', () => {
  it('the card and stress: all eyes are hits and evades for the round', () => {
    const s = attacking(['illicit/glitterstim'], { red: 'ffbhh', green: 'eeeff' }).take('0:illicit.glitterstim');
    s.take('primary>1', '0:illicit.glitterstim');
    expect(faces(s, 'attack')).toBe('hhb');
    s.take('primary>0', '0:illicit.glitterstim');
    expect(faces(s, 'defence')).toBe('ee');
    expect(discarded(s, 'glitterstim')).toBe(true);
    expect(s.events('token').map((e) => e.token)).toEqual(['stress']);
  });
  it('it is over with the round', () => {
    const s = attacking(['illicit/glitterstim']).take('0:illicit.glitterstim');
    expect(s.state.lasting.length).toBe(1);
    expect(s.until('dials').state.lasting).toEqual([]);
  });
  it('without the card used there is nothing to change, nor without an eye', () => {
    const unused = attacking(['illicit/glitterstim'], { red: 'ffbff', green: 'bbbff' }).take('pass', 'primary>1');
    expect(unused.open).toEqual(['1 attack']);
    expect(unused.take('primary>0').open).not.toContain('0 window:attack.modifyDefenceDice');
    const eyeless = attacking(['illicit/glitterstim'], { red: 'hbbhb', green: 'bbbbe' });
    eyeless.take('0:illicit.glitterstim', 'primary>1');
    expect(eyeless.open).toEqual(['1 attack']);
    expect(eyeless.take('primary>0').open).not.toContain('0 window:attack.modifyDefenceDice');
  });
  it('a single eye is enough, and the eyes of the enemy are none of its business', () => {
    const s = attacking(['illicit/glitterstim'], { red: 'fbbff', green: 'fffeb' }).take('0:illicit.glitterstim');
    s.take('primary>1', '0:illicit.glitterstim');
    expect(faces(s, 'attack')).toBe('hbb');
    expect(s.open).toEqual(['1 attack']);
    expect(s.take('primary>0').open).not.toContain('0 window:attack.modifyAttackDice');
    const t = attacking(['illicit/glitterstim'], { red: 'bbbhh', green: 'bbbfb' }).take('0:illicit.glitterstim');
    expect(faces(t.take('primary>1', 'primary>0', '0:illicit.glitterstim'), 'defence')).toBe('eb');
  });
});

describe('Cloaking Device', () => {
  it('cloaks as an action; an eye at the end of the round ends it', () => {
    const s = flying(['illicit/cloakingdevice'], 's2', { red: 'b' }).take('0:illicit.cloakingdevice');
    expect(s.until('dials').ship(0).tokens.cloak).toBe(1);
    const t = ending(['illicit/cloakingdevice'], { hero: { tokens: { cloak: 1 } }, red: 'f' }).take('no');
    expect([t.ship(0).tokens.cloak, discarded(t, 'cloakingdevice')]).toEqual([0, true]);
  });
  it('Cloaking Device: nothing is rolled for a ship that is not cloaked', () => {
    const s = ending(['illicit/cloakingdevice'], { red: 'f' });
    expect([s.events('cardRoll'), discarded(s, 'cloakingdevice')]).toEqual([[], false]);
  });
  it('with a blank the cloak and the card stay', () => {
    const s = ending(['illicit/cloakingdevice'], { hero: { tokens: { cloak: 1 } }, red: 'b' });
    expect([s.ship(0).tokens.cloak, discarded(s, 'cloakingdevice')]).toEqual([1, false]);
  });
  const last = (s: ReturnType<typeof flying>) => s.events('action').at(-1);
  it('Cloaking Device and Advanced Cloaking Device cloak for free', () => {
    const s = flying(['illicit/cloakingdevice'], 's2', { y: 600 }).take('0:illicit.cloakingdevice');
    expect(s.events('action')).toContainEqual(expect.objectContaining({ action: 'cloak', free: true }));
    const t = attacking(['mod/advancedcloakingdevice']).take('primary>1', '0:mod.advancedcloakingdevice');
    expect(last(t)).toMatchObject({ action: 'cloak', free: true });
  });
});

describe('Rigged Cargo Chute', () => {
  const chute = (more: ShipSpec = {}) =>
    scene({
      phase: 'activation',
      ships: [
        ship('scum/yv666/trandoshanslaver', 450, 400, 0, {
          dial: 's1',
          upgrades: ['illicit/riggedcargochute'],
          ...more,
        }),
        ship('imperial/tiefighter/blacksquadronpilot', 450, 200, 0, { dial: 's2' }),
      ],
    }).until('action');
  const CHUTE = '0:illicit.riggedcargochute';
  const CARD = 'illicit/riggedcargochute';
  it('drops a token behind the ship that counts as a debris cloud', () => {
    const s = chute().take(CHUTE);
    expect(s.state.obstacles.map(({ kind, pose }) => [kind, pose.x, pose.y])).toEqual([['cargo', 450, 410.5]]);
    expect(discarded(s, 'riggedcargochute')).toBe(true);
  });
  it('[XW-HINDERNISSE-08] whoever flies into it is stressed', () => {
    const s = scene({
      phase: 'activation',
      attack: ['hit'],
      obstacles: [{ kind: 'cargo', x: 450, y: 300 }],
      ships: [rookie(450, 200, 0, { dial: 's4' }), academy(100, 880, 180, { activated: true })],
    }).until('dials');
    expect([s.events('obstacleRoll').length, s.ship(0).tokens.stress, s.ship(0).shields]).toEqual([1, 1, 2]);
  });
  it('[XW-HINDERNISSE-08] a ship that it falls onto is stressed and rolls at once', () => {
    const fallenOnto = (x: number, face: string) =>
      scene({
        phase: 'activation',
        attack: [face],
        ships: [
          ship('scum/kihraxzfighter/cartelmarauder', 450, 300, 0, { dial: 's4', upgrades: [CARD] }),
          ship('imperial/tiefighter/blacksquadronpilot', x, 400, 0, { dial: 's2' }),
        ],
      })
        .until('action')
        .take(CHUTE);
    // The ship flies from 300 to 500, the token lies from 381 to 440.
    const under = fallenOnto(450, 'crit');
    expect([under.ship(1).tokens.stress, under.ship(1).damage.length, under.ship(0).tokens.stress]).toEqual([1, 1, 0]);
    // A debris cloud does no damage with a plain hit.
    expect(fallenOnto(450, 'hit').ship(1).damage).toEqual([]);
    const beside = fallenOnto(510, 'crit');
    expect([beside.ship(1).tokens.stress, beside.events('obstacleRoll').length]).toEqual([0, 0]);
  });
  it('[XW-SCHIFFE-ZERSTOEREN-01] a ship that it falls onto and that does not survive it leaves at once', () => {
    const s = scene({
      phase: 'activation',
      attack: ['crit'],
      ships: [
        ship('scum/kihraxzfighter/cartelmarauder', 450, 300, 0, {
          seat: 0,
          dial: 's4',
          upgrades: [CARD, 'ept/pushthelimit'],
        }),
        academy(450, 400, 180, { activated: true, damage: [{ card: 'consolefire' }, { card: 'consolefire' }] }),
        academy(100, 880, 180, { dial: 's2' }),
      ],
    })
      .until('action', {}, 0)
      .take(CHUTE);
    expect(s.open).toEqual(['0 window:action.performed']); // the action is still going on
    expect(s.ship(1).status).toBe('destroyed');
  });
  it('Dash Rendar, whom it falls onto, may ignore it, and need not', () => {
    const fallen = () =>
      scene({
        phase: 'activation',
        attack: ['blank'],
        ships: [
          ship('scum/kihraxzfighter/cartelmarauder', 450, 300, 0, { seat: 0, dial: 's4', upgrades: [CARD] }),
          ship('rebel/yt2400/dashrendar', 450, 380, 0, { seat: 1, activated: true }),
        ],
      });
    const dropped = (answer: string) => {
      const s = fallen().until('action').take(CHUTE);
      expect(s.open).toEqual(['1 card-may']);
      return s.take(answer).ship(1).tokens.stress;
    };
    expect([dropped('no'), dropped('yes')]).toEqual([1, 0]);
  });
  it('no player brings such a token along', () => {
    expect(refusedMatch({ obstacles: ['cargo', 'cargo', 'cargo', 'cargo', 'cargo', 'cargo'] })).toMatchObject({
      message: { text: 'xw.noSuchObstacle' },
    });
  });
});

describe('Black Market Slicer Tools', () => {
  const foe = { tokens: { stress: 1 } };
  it('a hit trades the stress of an enemy for a damage card', () => {
    const s = flying(['illicit/blackmarketslicertools'], 's2', { y: 600, foe, red: 'h' });
    s.take('0:illicit.blackmarketslicertools');
    expect([s.ship(1).tokens.stress, s.ship(1).damage.length]).toEqual([0, 1]);
  });
  it('needs a stressed enemy', () => {
    expect(flying(['illicit/blackmarketslicertools'], 's2', { y: 600 }).options()).not.toContain(
      '0:illicit.blackmarketslicertools',
    );
  });
  it('within range 2', () => {
    expect(flying(['illicit/blackmarketslicertools'], 's2', { y: 700, foe }).options()).not.toContain(
      '0:illicit.blackmarketslicertools',
    );
  });
  it.each([
    ['c', [0, [false]]],
    ['f', [1, []]],
    ['b', [1, []]],
  ])('the die shows %s', (red, after) => {
    const s = flying(['illicit/blackmarketslicertools'], 's2', { y: 600, foe, red });
    s.take('0:illicit.blackmarketslicertools');
    expect([s.ship(1).tokens.stress, s.ship(1).damage.map((d) => d.faceup)]).toEqual(after);
  });
});

describe('Burnout SLAM', () => {
  it('goes with a SLAM, not with another action', () => {
    const s = flying(['illicit/burnoutslam'], 's2').take('focus');
    expect(discarded(s, 'burnoutslam')).toBe(false);
    const t = flying(['illicit/burnoutslam'], 's2').take('slam');
    expect(discarded(t.until('dials'), 'burnoutslam')).toBe(true);
  });
  it('Burnout SLAM stays when another ship slams', () => {
    const more = [friend({ dial: 's2', activated: false, upgrades: ['illicit/burnoutslam'] }, 700, 300)];
    const s = flying(['illicit/burnoutslam'], 's2', { more }).take('2', 'slam').until('dials');
    expect([discarded(s, 'burnoutslam', 2), discarded(s, 'burnoutslam', 0)]).toEqual([true, false]);
  });
  it('Burnout SLAM gives the action and goes with it', () => {
    const s = flying(['illicit/burnoutslam'], 's1', { y: 600 }).take('slam', 'bl1');
    expect(discarded(s, 'burnoutslam')).toBe(true);
  });
});

describe('EMP Device', () => {
  it('[XW-REICHWEITE-12] instead of attacking and for the card: two ion tokens for all at range 1, itself too', () => {
    const s = attacking(['illicit/empdevice'], { y: 400, more: [friend()] }).take('0:illicit.empdevice');
    expect([0, 1, 2].map((id) => s.ship(id).tokens.ion)).toEqual([2, 2, 2]);
    expect(s.open).toEqual(['1 attack']);
    expect(discarded(s, 'empdevice')).toBe(true);
  });
});

describe('Scavenger Crane', () => {
  const kill = (die: string) => {
    const s = attacking(['illicit/scavengercrane', 'torpedo/protontorpedoes'], {
      hero: { locks: [1] },
      foe: { damage: [{ card: 'directhit' }, { card: 'directhit' }] },
      red: `hbbb${die}`,
      green: 'bbb',
    });
    return s.take('0:torpedo.protontorpedoes>1', '0:illicit.scavengercrane');
  };
  it('a ship destroyed within range 2 brings a weapon back; a blank uses the crane up', () => {
    const s = kill('h');
    expect([discarded(s, 'protontorpedoes'), discarded(s, 'scavengercrane')]).toEqual([false, false]);
    expect(discarded(kill('b'), 'scavengercrane')).toBe(true);
  });
  const offered = (cards: readonly string[], y: number) => {
    const s = attacking(['illicit/scavengercrane', ...cards], {
      y,
      hero: { locks: cards.includes('torpedo/protontorpedoes') ? [1] : [] },
      foe: { damage: [{ card: 'directhit' }, { card: 'directhit' }] },
      red: 'hhhh',
      green: 'bbbb',
    });
    return s.take(s.options().includes('0:torpedo.protontorpedoes>1') ? '0:torpedo.protontorpedoes>1' : 'primary>1');
  };
  it('brings back what is gone and nothing else', () => {
    const s = offered(['torpedo/protontorpedoes', 'missile/concussionmissiles'], 480).take('0:illicit.scavengercrane');
    expect([discarded(s, 'protontorpedoes'), s.match.over]).toEqual([false, true]);
    expect(offered(['missile/clustermissiles'], 480).match.over).toBe(true);
  });
  it('not beyond range 2', () => {
    expect(offered(['torpedo/protontorpedoes'], 600).match.over).toBe(true);
  });
  it('Scavenger Crane brings back no illicit card', () => {
    const s = attacking(['illicit/scavengercrane', 'illicit/glitterstim'], {
      foe: { damage: [{ card: 'directhit' }, { card: 'directhit' }] },
      red: 'hhh',
      green: 'bbb',
    }).take('0:illicit.glitterstim', 'primary>1');
    expect([s.match.over, discarded(s, 'glitterstim')]).toEqual([true, true]);
  });
});

describe('Ion Dischargers', () => {
  const shoot = () =>
    defending(['illicit/iondischargers'], {
      y: 400,
      foe: { upgrades: ['cannon/ioncannon'] },
      red: 'hhh',
      green: 'bb',
    }).take('1:cannon.ioncannon>0', '0:illicit.iondischargers');
  it('an ion token is offered to an enemy at range 1, who uses the card up by taking it', () => {
    const s = shoot().take('yes');
    expect([s.ship(0).tokens.ion, s.ship(1).tokens.ion, discarded(s, 'iondischargers')]).toEqual([0, 1, true]);
    const t = shoot().take('no');
    expect([t.ship(0).tokens.ion, t.ship(1).tokens.ion, discarded(t, 'iondischargers')]).toEqual([0, 0, false]);
  });
  it('not to an enemy at range 2', () => {
    const foe = { upgrades: ['cannon/ioncannon'] };
    const s = defending(['illicit/iondischargers'], { foe, red: 'hhh', green: 'bb' }).take('1:cannon.ioncannon>0');
    expect([s.ship(0).tokens.ion, s.open]).toEqual([1, ['0 attack']]);
  });
  it('at range 1 only those at range 1 are there to be picked', () => {
    const foe = { upgrades: ['cannon/ioncannon'] };
    const more = [academy(450, 120, 0, { fought: true })];
    const s = defending(['illicit/iondischargers'], { y: 400, foe, more, red: 'hhh', green: 'bb' });
    s.take('1:cannon.ioncannon>0', '0:illicit.iondischargers', 'yes');
    expect([s.ship(1).tokens.ion, s.ship(2).tokens.ion]).toEqual([1, 0]);
  });
});

describe('Contraband Cybernetics', () => {
  it('the card and stress: red manoeuvres and actions in spite of it', () => {
    const s = flying(['illicit/contrabandcybernetics'], 'k4', { hero: { degrees: 90 } });
    s.take('0:illicit.contrabandcybernetics');
    expect(s.events('moved')[0]!.manoeuvre).toBe('k4');
    expect(s.open).toEqual(['0 action']);
    expect(s.ship(0).tokens.stress).toBe(2);
  });
  it('for itself only, and the card is gone', () => {
    const more = [friend({ dial: 's4', activated: false, tokens: { stress: 1 } }, 600, 300)];
    const s = flying(['illicit/contrabandcybernetics'], 's2', { more })
      .take('0')
      .take('0:illicit.contrabandcybernetics');
    expect([s.open, discarded(s, 'contrabandcybernetics')]).toEqual([['0 action'], true]);
    s.take('none');
    expect(s.ship(2).activated).toBe(true);
    expect(s.ask().kind).not.toBe('action');
  });
  it('a lasting effect of another card is no defiance', () => {
    const cards = ['illicit/contrabandcybernetics', 'illicit/glitterstim'];
    const s = attacking(cards).take('0:illicit.glitterstim').until('dials');
    s.dials({ '0': 's4', '1': 's2' }).until('window:ship.activates', {}, 0).take('pass');
    expect(s.open).not.toContain('0 action');
  });
});

import { describe, expect, it } from 'vitest';
import { rookie } from '../../../scene.ts';
import {
  attacking,
  defending,
  discarded,
  faces,
  flying,
  friend,
  mayAttack,
  mayDefend,
  offeredIn,
  ROOKIE_FOE,
  rolled,
  WEDGE,
} from '../duel.ts';

const YORR = friend({ faction: 'imperial', type: 'lambdaclassshuttle', pilot: 'captainyorr' }, 560, 300);

describe('Expert Handling', () => {
  it('rolls, takes stress where the icon is missing, and shakes off a lock', () => {
    const s = flying(['ept/experthandling'], 's2', { foe: { locks: [0] } });
    s.take('0:ept.experthandling', 'left', [0, 0], 'yes');
    expect(s.pose(0)[0]).toBe(370);
    expect(s.ship(0).tokens.stress).toBe(1);
    expect(s.ship(1).locks).toEqual([]);
  });
  it('may leave the lock', () => {
    const s = flying(['ept/experthandling'], 's2', { foe: { locks: [0] } });
    expect(s.take('0:ept.experthandling', 'left', [0, 0], 'no').ship(1).locks).toEqual([0]);
  });
  it('[XW-FASSROLLE-12] without room for a roll another action may be chosen, and there is no stress', () => {
    const s = flying(['ept/experthandling'], 's2', {
      foe: { locks: [0] },
      more: [friend({}, 370, 420), friend({}, 530, 420)],
    });
    s.take('0:ept.experthandling', 'left', 'right');
    expect(s.options()).toContain('focus');
    expect(s.options()).not.toContain('0:ept.experthandling');
    s.take('focus');
    expect([s.ship(0).tokens.stress, s.ship(0).performed, s.ship(1).locks]).toEqual([0, ['focus'], [0]]);
  });
  it('no stress for a ship with the icon', () => {
    const s = flying(['ept/experthandling', 'mod/vectoredthrusters'], 's2');
    expect(s.take('0:ept.experthandling', 'left', [0, 0]).ship(0).tokens.stress).toBe(0);
  });
  it('Expert Handling rolls as a free action that cannot be left', () => {
    const s = flying(['ept/experthandling'], 's2').take('0:ept.experthandling', 'left', [0, 0]);
    expect(s.events('action').map((e) => [e.action, e.free])).toEqual([
      ['0:ept.experthandling', false],
      ['barrelroll', true],
    ]);
  });
});

describe('Marksmanship', () => {
  it('as an action it turns one eye into a crit and the others into hits', () => {
    const s = flying(['ept/marksmanship'], 's2', { y: 600, red: 'ffb' }).take('0:ept.marksmanship', 'primary>1');
    s.take('0:ept.marksmanship');
    expect(faces(s, 'attack')).toBe('chb');
  });
  it('does nothing without the action', () => {
    expect(attacking(['ept/marksmanship'], { red: 'ffb' }).take('primary>1').open).toEqual(['1 attack']);
  });
  it('another action of the ship is not this one', () => {
    const s = flying(['ept/marksmanship', 'ept/expose'], 's2', { y: 600, red: 'fffb' }).take('0:ept.expose');
    expect(s.take('primary>1').open).not.toContain('0 window:attack.modifyAttackDice');
  });
  it('Marksmanship needs an eye after its action', () => {
    const act = (red: string) => flying(['ept/marksmanship'], 's2', { y: 600, red }).take('0:ept.marksmanship');
    expect(offeredIn(act('fbb'), 'primary>1', '0:ept.marksmanship')).toBe(true);
    expect(offeredIn(act('hbb'), 'primary>1', '0:ept.marksmanship')).toBe(false);
  });
});

describe('Elusiveness', () => {
  it('takes stress and makes the attacker reroll one die', () => {
    const s = defending(['ept/elusiveness'], { red: 'hhb' }).take('primary>0', '0:ept.elusiveness');
    expect(s.ship(0).tokens.stress).toBe(1);
    s.take(['0']);
    expect(faces(s, 'attack')).toBe('bh');
  });
  it('is not for the stressed', () => {
    const s = defending(['ept/elusiveness'], { hero: { tokens: { stress: 1 } } }).take('primary>0');
    expect(s.open).toEqual(['0 attack']);
  });
  const foe = { faction: 'rebel', type: 'hwk290', pilot: 'rebeloperative', seat: 1 };
  it('one die is enough', () => {
    const s = defending(['ept/elusiveness'], { hero: { fought: true }, foe, red: 'h' }).take('primary>0');
    expect(s.options()).toContain('0:ept.elusiveness');
  });
  it('there must be one', () => {
    const blind = { damage: [{ card: 'blindedpilot', faceup: true }] };
    const s = defending(['ept/elusiveness'], { foe: blind, rules: { damageDeck: 'core' } }).take('primary>0');
    expect(s.events('modified')).toEqual([]);
    expect(s.open).toEqual(['0 attack']);
  });
  it('exactly one', () => {
    const s = defending(['ept/elusiveness'], { red: 'hh' }).take('primary>0', '0:ept.elusiveness');
    s.refuses(['0', '1'], 'XW-KARTENFAEHIGKEITEN-01');
    s.refuses([], 'XW-KARTENFAEHIGKEITEN-01');
  });
});

describe('Push the Limit', () => {
  it('a second action of the bar, then stress', () => {
    const s = flying(['ept/pushthelimit'], 's2').take('focus', '0:ept.pushthelimit');
    expect(s.ship(0).locks).toEqual([1]);
    const t = flying(['ept/pushthelimit', 'mod/engineupgrade'], 's2', { y: 680 });
    t.take('focus', '0:ept.pushthelimit', 'boost', 'straight');
    expect(t.ship(0).tokens).toMatchObject({ focus: 1, stress: 1 });
    expect(t.pose(0)[1]).toBe(500);
  });
  it('once a round only, and not while stressed', () => {
    const s = flying(['ept/pushthelimit'], 's2', { hero: { tokens: { stress: 2 } } });
    expect(s.open).toEqual(['0 attack']);
    const t = flying(['ept/pushthelimit', 'mod/engineupgrade', 'mod/vectoredthrusters', 'crew/chopper'], 's2');
    t.take('focus', '0:ept.pushthelimit', 'boost', 'straight');
    expect(t.open).not.toContain('0 window:action.performed');
  });
  it('Push the Limit: an attempt that fails lets another action be chosen, or none without stress', () => {
    const hero = { type: 'awing', pilot: 'tychocelchu', tokens: { focus: 0 } };
    const more = [friend({}, 405, 480), friend({}, 495, 480)];
    const push = () => {
      const s = flying(['ept/pushthelimit'], 's2', { hero, y: 480, more }).take('focus', '0:ept.pushthelimit');
      return s.take('boost', 'bankleft', 'straight', 'bankright');
    };
    expect(push().take('evade').ship(0).tokens).toMatchObject({ focus: 1, evade: 1, stress: 1 });
    expect(push().take('none').ship(0).tokens.stress).toBe(0);
  });
  it('Push the Limit and Intensity wait for their own ship', () => {
    const more = [rookie(600, 300, 0, { dial: 's2', upgrades: ['mod/engineupgrade'] })];
    const hero = { activated: true };
    const s = flying(['ept/pushthelimit', 'ept/intensity'], 's2', { hero, more }).take('boost', 'straight');
    expect(s.open).not.toContain('0 window:action.performed');
  });
  it('Push the Limit is of no use for a SLAM', () => {
    const hero = { type: 'kwing', pilot: 'guardiansquadronpilot' };
    const s = flying(['ept/pushthelimit'], 's2', { hero, y: 880 });
    expect(s.options()).toContain('slam');
    expect(s.take('focus').open).not.toContain('0 window:action.performed');
  });
});

describe('Expose', () => {
  it('as an action: 1 attack more and 1 agility less for the round', () => {
    const s = flying(['ept/expose'], 's2', { y: 600 }).take('0:ept.expose', 'primary>1');
    expect(rolled(s, 'attack')).toBe(4);
    s.take('primary>0');
    expect((s.events('rolled').at(-1)!.faces as unknown[]).length).toBe(1);
  });
});

describe('Opportunist', () => {
  it('takes stress for a die more', () => {
    const s = attacking(['ept/opportunist']).take('primary>1', '0:ept.opportunist');
    expect(s.ship(0).tokens.stress).toBe(1);
    expect(rolled(s, 'attack')).toBe(4);
  });
  it('Opportunist and Elusiveness: if Captain Yorr takes the stress, the price is not paid', () => {
    const hero = { faction: 'imperial', type: 'tiefighter', pilot: 'blacksquadronpilot' };
    const foe = { faction: 'rebel', type: 'xwing', pilot: 'rookiepilot' };
    const s = attacking(['ept/opportunist'], { hero, foe, more: [YORR] });
    s.take('primary>1', '0:ept.opportunist', '2:captainyorr');
    expect([s.ship(0).tokens.stress, s.ship(2).tokens.stress, rolled(s, 'attack')]).toEqual([0, 1, 2]);
    const wedge = { ...foe, pilot: 'wedgeantilles' };
    const t = defending(['ept/elusiveness'], { hero, foe: wedge, more: [YORR], red: 'hhh' });
    t.take('primary>0', '0:ept.elusiveness', '2:captainyorr');
    expect([t.ship(2).tokens.stress, faces(t, 'attack'), t.events('modified')]).toEqual([1, 'hhh', []]);
  });
  it('not against focus or evade tokens, nor while stressed', () => {
    for (const duel of [
      { foe: { tokens: { focus: 1 } } },
      { foe: { tokens: { evade: 1 } } },
      { hero: { tokens: { stress: 1 } } },
    ])
      expect(attacking(['ept/opportunist'], duel).take('primary>1').open).not.toContain(
        '0 window:attack.beforeAttackDice',
      );
  });
});

describe('Outmaneuver', () => {
  it('a defender who has the attacker not in his arc loses 1 agility', () => {
    expect(rolled(attacking(['ept/outmaneuver'], { foe: { degrees: 0 } }).take('primary>1'), 'defence')).toBe(2);
    expect(rolled(attacking(['ept/outmaneuver']).take('primary>1'), 'defence')).toBe(3);
  });
  it('Outmaneuver and Tail Gunner do nothing in the attack of a friend', () => {
    const more = [friend({ upgrades: ['ept/outmaneuver', 'crew/tailgunner'] })];
    expect(rolled(attacking([], { more, foe: { degrees: 0 } }).take('primary>1'), 'defence')).toBe(3);
    const hero = { type: 'arc170', pilot: 'thanekyrell', degrees: 180 };
    expect(rolled(attacking([], { more, hero }).take('primary>1'), 'defence')).toBe(3);
  });
  it('they do nothing when their own ship is attacked', () => {
    const cards = ['ept/outmaneuver', 'crew/tailgunner'];
    const s = defending(cards, { foe: { x: 450, y: 480 }, hero: { degrees: 180 } }).take('primary>0');
    expect(rolled(s, 'defence')).toBe(2);
  });
});

describe('Predator', () => {
  it('rerolls up to two dice against a skill of at most 2', () => {
    const s = attacking(['ept/predator'], { red: 'bbbhh' }).take('primary>1', '0:ept.predator', ['0', '1']);
    expect(faces(s, 'attack')).toBe('hhb');
  });
  it('only one against a higher skill', () => {
    const s = attacking(['ept/predator'], {
      hero: { pilot: 'wedgeantilles' },
      foe: { pilot: 'blacksquadronpilot' },
      red: 'bbbhh',
    }).take('primary>1', '0:ept.predator');
    s.refuses(['0', '1'], 'XW-KARTENFAEHIGKEITEN-01');
    expect(faces(s.take(['2']), 'attack')).toBe('bbh');
  });
  it('Predator rerolls two dice against skill 2', () => {
    const s = attacking(['ept/predator'], { hero: WEDGE, foe: { ...ROOKIE_FOE, seat: 1 }, red: 'bbbhh' });
    expect(faces(s.take('primary>1', '0:ept.predator', ['0', '1']), 'attack')).toBe('hhb');
  });
});

describe('Lone Wolf', () => {
  it('rerolls one blank when attacking', () => {
    const s = attacking(['ept/lonewolf'], { red: 'bfhc' }).take('primary>1', '0:ept.lonewolf');
    expect(s.options()).toEqual(['0']);
    expect(faces(s.take(['0']), 'attack')).toBe('cfh');
  });
  it('and when defending', () => {
    const s = defending(['ept/lonewolf'], { red: 'hh', green: 'bfe' }).take('primary>0', '0:ept.lonewolf', ['0']);
    expect(faces(s, 'defence')).toBe('ef');
  });
  it('not with another friend within range 2', () => {
    const s = attacking(['ept/lonewolf'], { red: 'bfh', more: [friend()] }).take('primary>1');
    expect(s.open).toEqual(['1 attack']);
  });
  it('rerolls exactly one blank when defending', () => {
    const s = defending(['ept/lonewolf'], { red: 'hh', green: 'bbe' }).take('primary>0', '0:ept.lonewolf');
    s.refuses(['0', '1'], 'XW-KARTENFAEHIGKEITEN-01');
    s.refuses([], 'XW-KARTENFAEHIGKEITEN-01');
    expect(faces(s.take(['1']), 'defence')).toBe('be');
  });
  it('Lone Wolf is alone with a friend at range 3, not at range 2', () => {
    expect(mayAttack('ept/lonewolf', { red: 'bhh', more: [friend({}, 600)] })).toBe(false);
    expect(mayAttack('ept/lonewolf', { red: 'bhh', more: [friend({}, 700)] })).toBe(true);
    expect(mayDefend('ept/lonewolf', { red: 'hh', green: 'bb', more: [friend({}, 600)] })).toBe(false);
    expect(mayDefend('ept/lonewolf', { red: 'hh', green: 'bb', more: [friend({}, 700)] })).toBe(true);
  });
});

describe('Intimidation', () => {
  it('a touched enemy has 1 agility less', () => {
    const more = [friend({ upgrades: ['ept/intimidation'] }, 490, 480)];
    expect(rolled(attacking([], { more, touching: [[2, 1]] }).take('primary>1'), 'defence')).toBe(2);
    expect(rolled(attacking([], { more }).take('primary>1'), 'defence')).toBe(3);
  });
});

describe('Lightning Reflexes', () => {
  it('after a white manoeuvre: about face, for the card and stress', () => {
    const s = flying(['ept/lightningreflexes'], 's2').take('0:ept.lightningreflexes');
    expect(s.pose(0)).toEqual([450, 420, 180]);
    expect(s.ship(0).tokens.stress).toBe(1);
    expect(discarded(s, 'lightningreflexes')).toBe(true);
  });
  it('not after a red one', () => {
    const s = flying(['ept/lightningreflexes'], 'k4', { hero: { degrees: 90 } });
    expect(s.open).not.toContain('0 window:manoeuvre.executed');
  });
  it('Lightning Reflexes follow no friend and no manoeuvre that the dial lacks', () => {
    const s = flying(['ept/lightningreflexes'], 's2', { more: [rookie(600, 300, 0, { dial: 's2' })] });
    s.take('0', 'pass', 'none');
    expect(s.open).toEqual(['0 action']);
    const t = flying(['ept/lightningreflexes', 'ept/daredevil', 'mod/engineupgrade'], 's2');
    t.take('pass', '0:ept.daredevil', 'right');
    expect(t.open).not.toContain('0 window:manoeuvre.executed');
  });
});

describe('Juke', () => {
  it('with an evade token one evade of the defender becomes an eye', () => {
    const s = attacking(['ept/juke'], { hero: { tokens: { evade: 1 } }, red: 'hbb', green: 'ebb' });
    expect(faces(s.take('primary>1', '0:ept.juke'), 'defence')).toBe('fbb');
    expect(s.ship(0).tokens.evade).toBe(1);
  });
  it('not without one', () => {
    expect(attacking(['ept/juke'], { red: 'hbb', green: 'ebb' }).take('primary>1').open).toEqual(['1 attack']);
  });
});

describe('Fearlessness', () => {
  it('face to face at range 1 it adds a hit', () => {
    const s = attacking(['ept/fearlessness'], { y: 400, red: 'bbbb' }).take('primary>1', '0:ept.fearlessness');
    expect(faces(s, 'attack')).toBe('bbbbh');
  });
  it('neither at range 2 nor behind the defender', () => {
    expect(attacking(['ept/fearlessness']).take('primary>1').open).toEqual(['1 attack']);
    const s = attacking(['ept/fearlessness'], { y: 400, foe: { degrees: 0 } }).take('primary>1');
    expect(s.open).not.toContain('0 window:attack.modifyAttackDice');
  });
  it("range 1 is measured inside the defender's arc", () => {
    const hero = { x: 560, y: 570, degrees: 270 };
    const s = attacking(['ept/fearlessness'], { hero, foe: { degrees: 0 }, red: 'hbbb' }).take('primary>1');
    expect(s.events('attack')).toMatchObject([{ range: 1 }]);
    expect(s.open).not.toContain('0 window:attack.modifyAttackDice');
    const t = attacking(['ept/fearlessness'], { y: 400, red: 'hbbb' }).take('primary>1');
    expect(t.open).toEqual(['0 window:attack.modifyAttackDice']);
  });
});

describe('Expertise', () => {
  it('unstressed, all eyes become hits', () => {
    const s = attacking(['ept/expertise'], { red: 'ffb' }).take('primary>1', '0:ept.expertise');
    expect(faces(s, 'attack')).toBe('hhb');
  });
  it('not while stressed', () => {
    const s = attacking(['ept/expertise'], { red: 'ffb', hero: { tokens: { stress: 1 } } }).take('primary>1');
    expect(s.open).toEqual(['1 attack']);
  });
});

describe('Intensity', () => {
  it('ready: a boost brings a token and turns the card; exhausted: a token turns it back after combat', () => {
    const s = flying(['ept/intensity', 'mod/engineupgrade'], 's2', { y: 880 });
    s.take('boost', 'straight', '0:ept.intensity', 'evade');
    expect(s.ship(0).upgrades[0]!.face).toBe(1);
    expect(s.open).toEqual(['0 window:combat.end']);
    s.take('0:ept.intensity');
    expect(s.ship(0).upgrades[0]!.face).toBe(0);
    expect(s.ship(0).tokens.evade).toBe(0);
  });
  it('Intensity takes a barrel roll, but no focus action, and not while exhausted', () => {
    const cards = ['ept/intensity', 'mod/vectoredthrusters'];
    const s = flying(cards, 's2', { y: 880 }).take('barrelroll', 'left', [0, 0]);
    expect(s.open).toEqual(['0 window:action.performed']);
    expect(flying(cards, 's2', { y: 880 }).take('focus').ship(0).upgrades[0]!.face).toBe(0);
  });
});

describe('Intensity after combat', () => {
  const cards = ['ept/intensity', 'mod/engineupgrade'];
  it('spends the token', () => {
    const s = flying(cards, 's2', { y: 880 }).take('boost', 'straight', '0:ept.intensity', 'evade', '0:ept.intensity');
    expect(s.events('spent')).toMatchObject([{ ship: 0, token: 'evade' }]);
  });
  it('stays exhausted without one', () => {
    const s = flying(cards, 's2', { y: 700, red: 'fff' });
    s.take('boost', 'straight', '0:ept.intensity', 'focus', 'primary>1', '0:focus', 'none');
    expect(s.open).toEqual(['0 dials', '1 dials']);
    expect(s.ship(0).upgrades[0]!.face).toBe(1);
  });
});

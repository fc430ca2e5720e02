import { describe, expect, it } from 'vitest';
import { academy, rookie, scene } from '../../scene.ts';
import { attacking, defending, discarded, faces, friend, rolled } from './duel.ts';

/** Crew in attacks at the edge of what they do: whose attack, which ship, one die or one step of range more or less. */

describe('whose attack', () => {
  it.each([
    ['crew/mercenarycopilot', 600, 'hb'],
    ['crew/bistan', 480, 'hb'],
    ['crew/maul', 480, 'bb'],
  ])('%s does nothing to dice that are thrown at its ship', (card, y, red) => {
    const s = defending([card], { y, red, green: 'bb' }).take('primary>0');
    expect(s.open).toEqual(['0 attack']);
  });
  it('Ezra Bridger, stressed, leaves the dice of an enemy alone', () => {
    const s = defending(['crew/ezrabridger'], { hero: { tokens: { stress: 1 } }, red: 'fb', green: 'bb' });
    expect(s.take('primary>0').open).toEqual(['0 attack']);
  });
});

describe('Flight Instructor', () => {
  it('exactly one die', () => {
    const s = defending(['crew/flightinstructor'], { red: 'hh', green: 'ffe' }).take(
      'primary>0',
      '0:crew.flightinstructor',
    );
    s.refuses(['0', '1'], 'XW-ANGRIFF-21');
    s.refuses([], 'XW-ANGRIFF-21');
    expect(faces(s.take(['0']), 'defence')).toBe('ef');
  });
  it('no blank against skill 3', () => {
    const foe = { pilot: 'obsidiansquadronpilot' };
    const s = defending(['crew/flightinstructor'], { foe, red: 'hh', green: 'bf' });
    expect(s.take('primary>0', '0:crew.flightinstructor').options()).toEqual(['1']);
  });
});

describe('Agent Kallus', () => {
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
    s.until('dials').dials({ '0': 's1', '1': 's2', '2': 's2' }).until('fight', 0).take('0').until('attack', 0);
    expect(s.take('primary>1').options()).toContain('0:crew.agentkallus');
  });
  it('an evade needs an eye', () => {
    const s = start([], ['blank', 'blank', 'blank', 'hit', 'hit'], ['blank', 'blank', 'blank', 'blank', 'blank']);
    s.dials({ '0': 's1', '1': 's2' }).until('attack', 0).take('primary>1').until('attack', 1).take('primary>0');
    expect(s.open).not.toContain('0 window:attack.modifyDefenceDice');
    const one = start(
      [],
      ['blank', 'blank', 'blank', 'hit', 'hit'],
      ['blank', 'blank', 'blank', 'focus', 'blank', 'blank'],
    );
    one.dials({ '0': 's1', '1': 's2' }).until('attack', 0).take('primary>1').until('attack', 1).take('primary>0');
    expect(one.open).toContain('0 window:attack.modifyDefenceDice');
  });
});

describe('Maul and Zuckuss', () => {
  const hwk = { type: 'hwk290', pilot: 'rebeloperative' };
  it('Maul needs one die', () => {
    const one = attacking(['crew/maul'], { hero: hwk, red: 'b' }).take('primary>1');
    expect(one.options()).toContain('0:crew.maul');
    const none = attacking(['crew/maul'], {
      hero: { ...hwk, damage: [{ card: 'weaponsfailure', faceup: true }] },
    }).take('primary>1');
    expect(none.open).not.toContain('0 window:attack.modifyAttackDice');
  });
  it('at least one die', () => {
    const s = attacking(['crew/maul'], { red: 'bbb' }).take('primary>1', '0:crew.maul');
    s.refuses([], 'XW-KARTENFAEHIGKEITEN-01');
    const t = attacking(['crew/zuckuss'], { red: 'hhh', green: 'eee' }).take('primary>1', '0:crew.zuckuss');
    t.refuses([], 'XW-KARTENFAEHIGKEITEN-01');
  });
});

describe('4-LOM', () => {
  it('an evade token can be held as well', () => {
    const s = attacking(['crew/4lom'], { foe: { tokens: { focus: 1, evade: 1 } }, red: 'hhh', green: 'fff' });
    expect(s.take('primary>1', '0:crew.4lom', 'evade').options()).toEqual(['1:focus', 'pass']);
  });
  it('holds the tokens of the defender, not its own', () => {
    const token = { tokens: { focus: 1 } };
    const s = attacking(['crew/4lom'], { hero: token, foe: token, red: 'hhf', green: 'fff' });
    expect(s.take('primary>1', '0:crew.4lom').options()).toContain('0:focus');
  });
});

describe('Boba Fett (crew)', () => {
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

describe('Tail Gunner', () => {
  const away = { degrees: 180 };
  it('not for the attack of a friend', () => {
    const more = [friend({ upgrades: ['crew/tailgunner'] })];
    const hero = { type: 'arc170', pilot: 'thanekyrell', ...away };
    expect(rolled(attacking([], { hero, more }).take('primary>1'), 'defence')).toBe(3);
  });
  it('not for a turret', () => {
    const s = attacking(['crew/tailgunner', 'turret/ioncannonturret'], { hero: away });
    expect(rolled(s.take('0:turret.ioncannonturret>1'), 'defence')).toBe(3);
  });
});

describe('Death Troopers', () => {
  const shotAt = (y: number, troopersY: number) =>
    defending([], { y, more: [friend({ upgrades: ['crew/deathtroopers'] }, 520, troopersY)] })
      .take('primary>0')
      .ship(1).tokens.stress;
  it('stress an attacker at range 3 of them, and none beyond', () => {
    expect(shotAt(600, 300)).toBe(1);
    expect(shotAt(630, 230)).toBe(0);
  });
});

import { describe, expect, it } from 'vitest';
import { asteroid, debris } from '../../flow/words.ts';
import { academy, type SceneSpec, type ShipSpec } from '../../scene.ts';
import { attacking, discarded, faces, flying, LOCK, shootLocked } from './duel.ts';

describe('Proton Torpedoes', () => {
  it('one eye may be a crit, although the card is discarded', () => {
    const s = shootLocked('torpedo/protontorpedoes', { red: 'ffbb' }).take('0:torpedo.protontorpedoes');
    expect(faces(s, 'attack')).toBe('cfbb');
    expect([discarded(s, 'protontorpedoes'), s.ship(0).locks]).toEqual([true, []]);
  });
});

describe('Advanced Proton Torpedoes', () => {
  it('up to three blanks may be eyes', () => {
    const s = shootLocked('torpedo/advprotontorpedoes', { y: 400, red: 'bbbbh' }).take('0:torpedo.advprotontorpedoes');
    expect(faces(s, 'attack')).toBe('fffbh');
  });
  it('Advanced Proton Torpedoes turn three blanks at most, Proton Torpedoes one eye', () => {
    const s = shootLocked('torpedo/advprotontorpedoes', { y: 400, red: 'bbbbb' }).take('0:torpedo.advprotontorpedoes');
    expect(faces(s, 'attack')).toBe('fffbb');
    expect(shootLocked('torpedo/protontorpedoes', { red: 'hhbb' }).ask().kind).not.toBe(
      'window:attack.modifyAttackDice',
    );
  });
});

describe('Flechette Torpedoes', () => {
  it('stress a defender with a hull of at most 4, even by a miss', () => {
    const s = shootLocked('torpedo/flechettetorpedoes', { red: 'bbb' });
    expect(s.ship(1).tokens.stress).toBe(1);
    const lambda = { type: 'lambdaclassshuttle', pilot: 'omicrongrouppilot' };
    const t = shootLocked('torpedo/flechettetorpedoes', { red: 'bbb', foe: lambda, y: 500 });
    expect(t.ship(1).tokens.stress).toBe(0);
  });
  it.each<[string, string, number]>([
    ['tieinterceptor', 'alphasquadronpilot', 1], // hull 3
    ['tiedefender', 'deltasquadronpilot', 1], // hull 3
    ['tieaggressor', 'sienarspecialist', 1], // hull 4
    ['tiebomber', 'scimitarsquadronpilot', 0], // hull 6
  ])('Flechette Torpedoes and a %s', (type, pilot, stress) => {
    expect(shootLocked('torpedo/flechettetorpedoes', { red: 'bbb', foe: { type, pilot } }).ship(1).tokens.stress).toBe(
      stress,
    );
  });
});

describe('Ion Torpedoes', () => {
  it('a hit ionises the defender and every ship at range 1 of it', () => {
    const s = shootLocked('torpedo/iontorpedoes', {
      red: 'hbbb',
      green: 'bbb',
      more: [academy(520, 480, 180), academy(700, 480, 180)],
    });
    expect([1, 2, 3].map((id) => s.ship(id).tokens.ion)).toEqual([1, 1, 0]);
  });
});

describe('Plasma Torpedoes', () => {
  it('[XW-ANGRIFF-37] after the damage another shield goes', () => {
    const foe = { type: 'tieadvanced', pilot: 'tempestsquadronpilot' };
    const hero = { pilot: 'wedgeantilles', ...LOCK };
    const s = shootLocked('torpedo/plasmatorpedoes', { red: 'hbbb', green: 'bbb', foe, hero });
    expect(s.ship(1).shields).toBe(0);
    expect(s.ship(1).damage).toEqual([]);
    expect(shootLocked('torpedo/plasmatorpedoes', { red: 'bbbb', foe, hero }).ship(1).shields).toBe(2);
  });
  it('Plasma Torpedoes take one shield more, not two', () => {
    const foe = { type: 'lambdaclassshuttle', pilot: 'omicrongrouppilot' };
    const s = shootLocked('torpedo/plasmatorpedoes', { y: 500, red: 'hbbb', green: 'bbb', foe });
    expect([s.ship(1).shields, s.ship(1).damage.length]).toEqual([3, 0]);
  });
  it('Plasma Torpedoes take their shield before Reinforced Deflectors bring one back', () => {
    for (const initiative of [0, 1] as const) {
      const foe = { type: 'tieadvanced', pilot: 'tempestsquadronpilot', upgrades: ['system/reinforceddeflectors'] };
      const hero = { locks: [1] };
      const s = attacking(['torpedo/plasmatorpedoes'], { initiative, hero, foe, red: 'hhhb', green: 'bbb' });
      s.until('attack', {}, 0).take('0:torpedo.plasmatorpedoes>1');
      expect([s.ship(1).damage.length, s.ship(1).shields]).toEqual([1, 1]);
    }
  });
  it('Plasma Torpedoes take no shield that is not there', () => {
    const s = shootLocked('torpedo/plasmatorpedoes', { red: 'hbbb', green: 'bbb' });
    expect([s.ship(1).shields, s.events('shield').length]).toEqual([0, 0]);
  });
});

describe('Extra Munitions', () => {
  it('[XW-SEKUNDAERWAFFEN-02] a token on each torpedo, missile and bomb card goes before the card', () => {
    const cards = ['torpedo/extramunitions', 'torpedo/protontorpedoes', 'cannon/ioncannon'];
    const s = attacking(cards, { hero: LOCK });
    expect(
      s
        .ship(0)
        .upgrades.slice(1)
        .map((u) => u.tokens),
    ).toEqual([1, 0]);
    s.take('0:torpedo.protontorpedoes>1');
    expect([discarded(s, 'protontorpedoes'), s.ship(0).upgrades[1]!.tokens]).toEqual([false, 0]);
  });
  it('the token goes, the card stays for one more', () => {
    const cards = ['torpedo/extramunitions', 'torpedo/protontorpedoes'];
    const s = attacking(cards, { hero: { locks: [1] } }).take('0:torpedo.protontorpedoes>1');
    expect(s.ship(0).upgrades[1]).toMatchObject({ tokens: 0, discarded: false });
  });
});

describe('Seismic Torpedo', () => {
  const torpedo = (obstacles: SceneSpec['obstacles'], red = '', more: ShipSpec = {}) =>
    flying(['torpedo/seismictorpedo'], 's1', { obstacles: obstacles!, red, y: 500, hero: more }).until('action');
  const TORPEDO = '0:torpedo.seismictorpedo';
  it('an obstacle in the arc at range 1-2 bursts over the ships next to it', () => {
    const s = torpedo([asteroid(300, 700), asteroid(450, 440)], 'h');
    s.take(TORPEDO);
    expect(s.state.obstacles.map((o) => o.pose.x)).toEqual([300]);
    expect([s.ship(1).damage.length, s.ship(0).shields]).toEqual([0, 1]);
    expect(discarded(s, 'seismictorpedo')).toBe(true);
  });
  it('who is not at range 1 of it rolls nothing; a critical hit is one', () => {
    const s = torpedo([asteroid(450, 540)], 'c').take(TORPEDO);
    expect(s.events('cardRoll').map((e) => [e.ship, e.face])).toEqual([[1, 'crit']]);
    expect(s.ship(1).damage.map((d) => d.faceup)).toEqual([true]);
  });
  it('not at range 3, and not outside the arc', () => {
    expect(torpedo([asteroid(450, 640)]).options()).not.toContain(TORPEDO);
    expect(torpedo([asteroid(300, 340)]).options()).not.toContain(TORPEDO);
  });
  it('the way is free where it was, and the others stay where they are', () => {
    const s = flying(['torpedo/seismictorpedo'], 's1', { obstacles: [asteroid(450, 440), asteroid(700, 700)], y: 880 });
    s.until('action').take(TORPEDO).until('dials').dials({ '0': 's3', '1': 's2' }).until('action', {}, 0);
    expect([s.pose(0)[1], s.events('obstacleRoll').length]).toEqual([540, 0]);
  });
  it('debris that the ship has flown through is rolled for even when it is gone', () => {
    const s = flying(['torpedo/seismictorpedo', 'samd/r4e1'], 's1', { obstacles: [debris(450, 372)], red: 'bc' });
    s.until('action').take(TORPEDO).until('dials');
    expect(s.events('obstacleRoll').length).toBe(1);
    expect(s.state.obstacles).toEqual([]);
  });
});

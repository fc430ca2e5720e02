import { describe, expect, it } from 'vitest';
import { skillOf } from '../../../../src/values.ts';
import { academy, rookie, type Scene, scene, ship } from '../../../scene.ts';
import { conditionsOf } from '../../assigned.ts';
import { settingUp } from '../../setting-up.ts';
import { ACADEMY, duel, flying, MIDDLE, NEAR, offeredBefore, offers, pirate, turnOf } from '../duel.ts';

describe('Prince Xizor', () => {
  const attacked = (x: number) =>
    turnOf(
      duel('scum/starviper/princexizor', ACADEMY, NEAR, {
        others: [pirate(x, 300)],
        attack: ['crit', 'hit', 'blank'],
        defence: ['blank', 'blank', 'blank'],
      }),
      1,
    ).take('primary>0');
  it('another friendly ship at range 1 may suffer one result in his place', () => {
    const s = attacked(390).take('0:princexizor');
    expect(s.options()).toEqual(['hit', 'crit']);
    s.take('crit');
    expect([s.ship(0).shields, s.ship(2).shields]).toEqual([0, 1]);
  });
  it('of several friends only those at range 1 may take it', () => {
    const s = turnOf(
      duel('scum/starviper/princexizor', ACADEMY, NEAR, {
        others: [pirate(390, 300), pirate(520, 300), pirate(250, 300)], // 20, 30 and 160 mm away
        attack: ['crit', 'hit', 'blank'],
        defence: ['blank', 'blank', 'blank'],
      }),
      1,
    ).take('primary>0', '0:princexizor');
    expect(s.options()).toEqual(['2', '3']);
  });
  it('nobody is near enough', () => {
    expect(offeredBefore(attacked(250), 'dials', '0:princexizor')).toBe(false);
  });
  const shot = (attack: readonly string[]) =>
    turnOf(
      duel('scum/starviper/princexizor', ACADEMY, NEAR, {
        others: [ship('scum/z95headhunter/binayrepirate', 390, 300, 0, { seat: 0, shields: 0, fought: true })],
        attack,
        defence: ['blank', 'blank', 'blank'],
      }),
      1,
    ).take('primary>0');
  it.each([
    ['hit', [false]],
    ['crit', [true]],
  ])('his friend suffers the %s, and he the rest', (face, cards) => {
    const s = shot(['hit', 'crit', 'blank']).take('0:princexizor', face);
    expect(s.ship(2).damage.map((d) => d.faceup)).toEqual(cards);
    expect(s.ship(0).shields).toBe(0);
  });
  it('one result only', () => {
    const s = shot(['hit', 'hit', 'blank']).take('0:princexizor');
    expect([s.ship(0).shields, s.ship(2).damage.length]).toEqual([0, 1]);
  });
  it('does not suffer the result that his neighbour takes', () => {
    const s = scene({
      phase: 'combat',
      ships: [
        academy(450, 480, 180),
        ship('scum/starviper/princexizor', 450, 300, 0, { seat: 0, fought: true, shields: 1 }),
        ship('scum/z95headhunter/binayrepirate', 520, 300, 0, { seat: 0, fought: true, shields: 2 }),
      ],
      attack: ['hit', 'hit', 'blank'],
      defence: ['blank', 'blank', 'blank'],
    });
    s.take('primary>1').until('window:attack.hit').take('1:princexizor');
    expect(s.events('hit')).toHaveLength(1);
    expect([s.ship(1).shields, s.ship(1).damage.length, s.ship(2).shields]).toEqual([0, 0, 1]);
  });
});

describe('Dalan Oberos (StarViper)', () => {
  it('may fly a bank as a red Tallon roll to the same side', () => {
    const s = flying('scum/starviper/dalanoberos', 'bl2').take('0:dalanoberos', 0);
    expect(s.pose(0)[2]).toBeCloseTo(-135, 3); // an eighth to the left and a quarter more
    expect(s.ship(0).tokens.stress).toBe(1);
  });
  it('not stressed, not a straight', () => {
    expect(offers(flying('scum/starviper/dalanoberos', 'bl2', { tokens: { stress: 1 } }), '0:dalanoberos')).toBe(false);
    expect(flying('scum/starviper/dalanoberos', 's2').open).toEqual(['0 action']);
  });
});

describe('Guri', () => {
  it('may take a focus token next to an enemy', () => {
    const s = duel('scum/starviper/guri', ACADEMY, NEAR).take('0:guri');
    expect(s.ship(0).tokens.focus).toBe(1);
    expect(duel('scum/starviper/guri', ACADEMY, MIDDLE).open).toEqual(['0 attack']);
  });
});

describe('Thweek', () => {
  const rivals = (way: string) =>
    settingUp(['scum', 'starviper/thweek'], ['imperial', 'tiefighter/howlrunner', 'tiefighter/academypilot']).take(
      '0:thweek',
      '1',
      way,
    );
  const placed = (s: Scene) => s.until('dials');
  it('Shadowed: from the end of setup on he has the skill that the other had then', () => {
    const s = rivals('shadowed');
    expect(skillOf(s.g, s.ship(0))).toBe(4);
    placed(s);
    expect(skillOf(s.g, s.ship(0))).toBe(8);
    s.match.state.ships[1]!.status = 'destroyed';
    expect(skillOf(s.g, s.ship(0))).toBe(8);
  });
  it('may leave it', () => {
    const s = settingUp(['scum', 'starviper/thweek'], ['imperial', 'tiefighter/howlrunner']).take('pass');
    placed(s);
    expect(conditionsOf(s)).toEqual([[], []]);
    expect(skillOf(s.g, s.ship(0))).toBe(4);
  });

  /** A friend of Thweek attacks with one blank; enemy 2 has the pilot ability of rerolling it for neighbours. */
  const beside = (conditions: string[], gone = false, pilot = 'tiefighter/howlrunner') => {
    const enemy = ship(`imperial/${pilot}`, 800, 800, 180, { seat: 1, fought: true, conditions });
    const { x: _x, y: _y, degrees: _d, ...removed } = enemy;
    return scene({
      phase: 'combat',
      attack: ['blank', 'blank', 'blank', 'blank'],
      ships: [
        ship('scum/z95headhunter/binayrepirate', 450, 300, 0, { seat: 0 }),
        academy(450, 480, 180, { fought: true }),
        gone ? removed : enemy,
        ship('scum/starviper/thweek', 520, 300, 0, { seat: 0, fought: true }),
      ],
    }).take('primary>1');
  };
  it('Mimicked: he has the pilot ability of the other, who may be gone', () => {
    expect(beside(['mimicked']).options()).toContain('3:howlrunner');
    expect(beside(['mimicked'], true).options()).toContain('3:howlrunner');
    expect(beside([]).match.open.flatMap((a) => (a.type === 'choice' ? a.options.map((o) => o.id) : []))).not.toContain(
      '3:howlrunner',
    );
  });
  it('he assigns no conditions with it', () => {
    const s = scene({
      phase: 'combat',
      attack: ['hit', 'hit', 'blank'],
      defence: ['blank', 'blank', 'blank'],
      ships: [
        rookie(450, 300, 0, { seat: 1 }),
        ship('scum/starviper/thweek', 450, 480, 180, { seat: 0, fought: true }),
        ship('imperial/tiesilencer/kyloren', 800, 800, 0, { seat: 1, fought: true, conditions: ['mimicked'] }),
      ],
    });
    s.until('attack').take('primary>1').until('dials');
    expect(s.events('hit')).toHaveLength(1);
    expect(s.events('condition')).toEqual([]);
  });
});

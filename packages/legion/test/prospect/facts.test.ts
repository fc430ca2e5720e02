import { describe, expect, it } from 'vitest';
import { type LegionGame, legion26 } from '../../src/game.ts';
import { prospectOf } from '../../src/prospect/facts.ts';
import { apart, lay, piece, type Spec, unit } from '../table.ts';
import { alone, holding, rebels, storm, VADER } from '../troops.ts';

/** What an attack would be rolled with, before anybody decides on it. */

const facts = (units: readonly Spec[], chosen?: readonly (readonly [number, string])[], game?: LegionGame) => {
  const { g } = lay({ units: [...units], active: 0 }, game);
  return prospectOf(g, g.unit(0), g.unit(1), chosen);
};

describe('the prospect of an attack', () => {
  it('lists what everybody can still bear, the leader last', () => {
    const hurt = unit('imperial-royal-guards', 1, 600, 400, {
      minis: [{ x: 600, y: 400, wounds: 1 }, [640, 400], [600, 440]],
    });
    expect(facts([rebels(400, 400), hurt])).toMatchObject({ lives: [2, 2, 1], whole: true });
    const vader = unit(VADER, 1, 600, 400, { wounds: 3 });
    expect(facts([rebels(400, 400), vader]).lives).toEqual([5]);
  });
  it('takes for everybody the weapon that hits most, or the one that is named', () => {
    const heavy = rebels(400, 400, { upgrades: ['z-6-trooper'], minis: [null, 'fallen', 'fallen', 'fallen', null] });
    const enemy = storm(560, 400, alone(4));
    expect(facts([heavy, enemy]).pool).toEqual({ red: 0, black: 1, white: 6 });
    expect(facts([heavy, enemy], [[4, '0:z-6-trooper']]).pool).toEqual({ red: 0, black: 0, white: 6 });
    // At range 1 the best of two weapons: four red faces of eight beat two black ones.
    const walker = unit('at-st', 0, 400, 400, { degrees: 90 });
    const close = storm(400 + 50 + 13.5, 400, alone(4));
    expect(facts([walker, close]).pool).toEqual({ red: 4, black: 0, white: 0 });
    const guards = unit('imperial-royal-guards', 0, 400, 400, { minis: [null, 'fallen', 'fallen'] });
    expect(facts([guards, storm(400 + apart(0), 400, alone(4))]).pool).toEqual({ red: 1, black: 1, white: 0 });
    expect(facts([guards, storm(500, 400, alone(4))]).pool).toEqual({ red: 0, black: 2, white: 0 });
  });
  it('the pool is what will be rolled: with the die of a card, and downgraded where the weapon is cumbersome', () => {
    const chewie = (wounds: number) =>
      unit('chewbacca-walking-carpet', 0, 400, 400, { wounds, upgrades: ['tenacity'] });
    const close = storm(400 + apart(0), 400, alone(4));
    const [whole, wounded] = [0, 2].map((wounds) => facts([chewie(wounds), close]).pool);
    expect(wounded).toEqual({ ...whole!, red: whole!.red + 1 });
    const eweb = (moved: boolean) => {
      const { g } = lay(
        {
          units: [unit('e-web-heavy-blaster-team', 1, 400, 400, { degrees: 90 }), rebels(800, 400, alone(4))],
          active: { unit: 0, actions: 1, moved },
        },
        legion26,
      );
      return prospectOf(g, g.unit(0), g.unit(1), [[0, 'unit:e-web-heavy-blaster']]).pool;
    };
    const { red, black, white } = eweb(false);
    expect(eweb(true)).toEqual({ red: 0, black: red, white: black + white });
  });
  it('[LE-ZIELEN-03] with the aim token that Advanced Targeting will give, as if it held one already', () => {
    const attack = (more: Spec) =>
      facts([unit('range-troopers', 1, 400, 400, more), rebels(600, 400)], undefined, legion26);
    const [free, aimed] = [attack({}), attack(holding('aim'))];
    // With a token of its own there are too many falls to play it through: then the dice alone are counted, and no card.
    expect([free.cards, aimed.cards]).toEqual([true, false]);
    expect(free.played.hits).toBe(aimed.played.hits);
    expect(free.played.hits).toBeGreaterThan(2.5); // four black dice whose surges count
  });
  it('[LE-NIEDERHALTEN-13] [LE-TAPFERKEIT-04] nobody suppresses a vehicle, or who has no courage value', () => {
    const feared = (enemy: Spec) => facts([rebels(400, 400), enemy]).played.suppression;
    expect(feared(storm(600, 400))).toBeGreaterThan(0.5);
    expect(feared(unit('at-st', 1, 600, 400))).toBe(0);
    expect(feared(unit(VADER, 1, 600, 400))).toBe(0);
  });
  it('[LE-ZIELEN-08] [LE-ZIELEN-09] a pool too large to be played through is counted all the same', () => {
    const { played, cards } = facts([
      rebels(400, 400, { tokens: { aim: 2 } }),
      storm(600, 400, { minis: [null, 'fallen', 'fallen', 'fallen'] }),
    ]);
    expect(cards).toBe(false);
    // By hand: each of four black dice misses by 1/2; of k that miss two are thrown again, and once more.
    expect(played.hits).toBeCloseTo(3.34375, 9);
    expect(played.wounds.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9);
  });
  it('a dodge that may cancel critical hits is spent on one where nothing else has hit', () => {
    const hits = (card: string, dodge: number) =>
      facts([storm(400, 400, alone(4)), unit(card, 0, 640, 400, { degrees: 270, ...holding('dodge', dodge) })]).played
        .hits;
    expect(hits('tx-130-saber-class-fighter-tank', 1)).toBeCloseTo(0, 9); // one die, one token
    expect(hits('tx-130-saber-class-fighter-tank', 0)).toBeGreaterThan(0.1);
  });
  it('[LE-PANZERUNG-01] [LE-ZIELEN-05] against Armor an aim rerolls hits, too: only critical hits come to something', () => {
    const crits = (aim: number) =>
      facts([
        rebels(400, 400, { tokens: { aim }, minis: [null, null, 'fallen', 'fallen'] }),
        unit('at-st', 1, 600, 400),
      ]).played.hits;
    expect(crits(0)).toBeCloseTo(2 / 8, 9);
    // Either die is a critical hit, or it is rolled again.
    expect(crits(1)).toBeCloseTo(2 * (1 - (7 / 8) ** 2), 9);
  });
  it('[LE-AUSWEICHEN-05] a dodge token is spent for the sake of Block, even where only critical hits are left', () => {
    const wounds = (tokens: Spec) => {
      const { played } = facts(
        [
          unit('han-solo-unorthodox-general', 0, 400, 400),
          unit('general-grievous-sinister-cyborg', 1, 600, 400, { tokens }),
        ],
        undefined,
        legion26,
      );
      return played.wounds.reduce((sum, chance, n) => sum + n * chance, 0);
    };
    const [with1, with2] = [wounds({ dodge: 1 }), wounds({ dodge: 2 })];
    expect(with1).toBeLessThan(wounds({}));
    expect(with1).toBeCloseTo(19 / 64, 9);
    expect(with2).toBeLessThanOrEqual(with1);
  });
  it('a weapon that sprays counts once for everybody it sees', () => {
    const flame = unit('snowtroopers', 0, 400, 400, {
      upgrades: ['flametrooper'],
      minis: ['fallen', 'fallen', 'fallen', 'fallen', null],
    });
    const many = (count: number) =>
      storm(400 + apart(60), 400, {
        minis: [null, [500, 450], [530, 440], [530, 380]].map((at, i) => (i < count ? at : 'fallen')),
      });
    const pools = [1, 2, 4].map((count) => facts([flame, many(count)]).pool.black);
    expect(pools).toEqual([pools[0], 2 * pools[0]!, 4 * pools[0]!]);
    expect(pools[0]).toBeGreaterThan(0);
  });
  it('counts dodge tokens, but not against a pool of high velocity alone', () => {
    const enemy = storm(700, 400, { ...alone(4), ...holding('dodge', 2) });
    expect(facts([rebels(400, 400), enemy]).dodges).toBe(2);
    const sniper = unit('rebel-commandos-strike-team', 0, 400, 400, { upgrades: ['dh-447-sniper'] });
    const both = [
      [0, 'unit:a-280-blaster-rifle'],
      [1, '0:dh-447-sniper'],
    ] as const;
    expect(facts([sniper, enemy], both.slice(1)).dodges).toBe(0);
    expect(facts([sniper, enemy], both.slice(0, 1)).dodges).toBe(2);
  });
  it('piercing is nothing against whom it cannot hurt', () => {
    const luke = unit('luke-skywalker-hero-of-the-rebellion', 0, 400, 400);
    const at = 400 + apart(0);
    expect(facts([luke, storm(at, 400, alone(4))])).toMatchObject({ pierce: 2, melee: true, cover: 0 });
    expect(facts([luke, unit(VADER, 1, at, 400)]).pierce).toBe(0);
    const wren = unit('mandalorian-resistance', 1, at, 400, { minis: [null, 'fallen', 'fallen'] });
    // LE-UNDURCHDRINGLICH-01: it may be pierced, and rolls as many dice more.
    expect(facts([luke, wren])).toMatchObject({ pierce: 2, extraDefence: 2 });
  });
  it('aims, cover and surges as they would count', () => {
    const aiming = (count: number) => rebels(400, 400, { ...alone(4), ...holding('aim', count) });
    const behind = { terrain: [piece('barricade', 585, 400, 20, 90)] };
    const { g } = lay({ units: [aiming(2), storm(630, 400, alone(4))], active: 0, ...behind });
    expect(prospectOf(g, g.unit(0), g.unit(1), undefined)).toMatchObject({
      aims: 2,
      aimDice: 2,
      cover: 2,
      coverDice: false,
      blockSurge: false,
      melee: false,
    });
    expect(facts([aiming(1), storm(630, 400, alone(4))])).toMatchObject({ aims: 1, cover: 0 });
    const clever = storm(400, 400, { ...alone(4), seat: 0 });
    const white = rebels(630, 400, { ...alone(4), seat: 1 });
    expect(facts([clever, white])).toMatchObject({ aimDice: 3, blockSurge: true, aims: 0 });
    expect(facts([clever, white], undefined, legion26)).toMatchObject({ coverDice: true });
  });
  it('only who is seen may be hit', () => {
    const wall = { terrain: [piece('building', 600, 300, 40, 190)] };
    const hidden = storm(680, 420, { minis: [[680, 420], [690, 250], 'fallen', 'fallen'] });
    const { g } = lay({ units: [rebels(500, 420, alone(4)), hidden], active: 0, ...wall });
    expect(prospectOf(g, g.unit(0), g.unit(1), undefined)).toMatchObject({ lives: [1], whole: false });
  });
  it('refuses whom it may not attack, and weapons that may not be used', () => {
    expect(() => facts([rebels(400, 400), storm(1700, 850)])).toThrow(RangeError);
    expect(() => facts([rebels(400, 400), storm(560, 400)], [[0, 'unit:no-such-weapon']])).toThrow(RangeError);
  });
});

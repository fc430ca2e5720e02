import { describe, expect, it } from 'vitest';
import { faultsOf, handPips, pointsOf } from '../../src/build/index.ts';
import { commandOf, firstPrintOfUnit, firstPrintOfUpgrade, formatOf, unitOf, upgradeOf } from '../../src/data/index.ts';

/** Where public sources disagree, and what costs less in company. R-LE-106 */

const weapon = (id: string, at = 0) => upgradeOf(id, '1.2').weapons[at]!;

describe('facts that sources tell differently', () => {
  it('weapons of upgrades', () => {
    expect(weapon('at-rt-laser-cannon').range).toEqual({ min: 2, max: 4 });
    expect(weapon('at-rt-flamethrower').range).toEqual({ min: 1, max: 1 });
    expect(weapon('cm-o-93-trooper').range).toEqual({ min: 1, max: 4 });
    expect(weapon('dc-15x-arc-trooper').keywords.map(({ keyword }) => keyword)).toEqual(['immune-deflect', 'lethal']);
    expect(upgradeOf('general-weiss', '1.2').exhausts).toBeUndefined();
  });
  it('units', () => {
    const of = (id: string) => unitOf(id, '1.2');
    expect(of('x-34-landspeeder').weapons[0]!.pool.white).toBe(2);
    expect(of('b2-super-battle-droids').weapons.find(({ name }) => name.en === 'Unarmed')!.pool.black).toBe(1);
    expect(of('barc-speeder').weapons[0]!.pool).toEqual({ red: 1, black: 1, white: 1 });
    expect(of('darth-vader-the-emperors-apprentice')).toMatchObject({ wounds: 7, speed: 2 });
    expect(of('df-90-mortar-trooper')).toMatchObject({ points: 38, speed: 1 });
    expect(of('mark-ii-medium-blaster-trooper').wounds).toBe(4);
    expect(of('imperial-royal-guards').slots.filter((slot) => slot === 'training')).toHaveLength(2);
    expect(of('imperial-death-troopers').defence).toBe('red');
  });
});

describe('cards that cost less, or need no icon', () => {
  const format = formatOf('standard');
  const army = (units: readonly { unit: string; upgrades: readonly string[] }[]) => ({
    ...({ edition: '1.2', faction: 'rebel', commands: [], battleDeck: [], units: [...units] } as const),
  });
  const points = (...units: readonly { unit: string; upgrades: readonly string[] }[]) => pointsOf(army(units), format);
  it("Jyn's SE-14 with Jyn in the army, JT-12 Jetpacks on Rex", () => {
    const jyn = { unit: 'jyn-erso', upgrades: [] };
    const [bare, armed] = [
      { unit: 'k-2so', upgrades: [] },
      { unit: 'k-2so', upgrades: ['jyns-se-14-blaster'] },
    ];
    expect(points(armed) - points(bare)).toBe(10);
    expect(points(jyn, armed) - points(jyn, bare)).toBe(5);
    const jets = (unit: string) => points({ unit, upgrades: ['jt-12-jetpacks'] }) - points({ unit, upgrades: [] });
    expect([jets('clone-captain-rex'), jets('arc-troopers')]).toEqual([5, 10]);
  });
  it('Electrobinoculars: B1 Battle Droids need no gear icon, others do', () => {
    const out = (unit: string) =>
      faultsOf({ ...army([{ unit, upgrades: ['electrobinoculars'] }]), faction: 'separatist' }, format).some(
        ({ message }) => message.text.endsWith('noIcon'),
      );
    expect([out('b1-battle-droids'), out('b2-super-battle-droids')]).toEqual([false, true]);
  });
});

describe('command cards of 2.6', () => {
  it('count in a hand as they say themselves. R-L2-48', () => {
    const pips = (id: string) => {
      const card = commandOf(id, '2.6');
      return [card.pips, handPips(card)];
    };
    expect(pips('we-make-weapons')).toEqual([4, 3]);
    expect(pips('revenge-is-not-the-jedi-way')).toEqual([4, 2]);
    expect(pips('witch-magick')).toEqual([3, 1]);
    expect(pips('lead-from-the-front')).toEqual([1, 2]);
    expect(pips('insolence-we-are-pirates')).toEqual([4, 1]);
    expect(pips('ace-up-his-sleeve')).toEqual([2, 1]);
    expect(pips('sorry-about-the-mess')).toEqual([0, 1]);
    expect(pips('at-last')).toEqual([1, 3]);
    expect(handPips(commandOf('ace-up-his-sleeve', '1.2'))).toBe(2);
  });
  it('Ruthless Tactics orders three units of any kind, Kallus and two in 1.x; Ploy orders none. R-L2-48', () => {
    expect(commandOf('ruthless-tactics', '2.6').orders).toEqual({ named: [], groups: [{ count: 3, of: [] }] });
    expect(commandOf('ruthless-tactics', '1.2').orders).toEqual({
      named: ['Agent Kallus'],
      groups: [{ count: 2, of: [] }],
    });
    expect(commandOf('ploy', '2.6').orders).toEqual({ named: [], groups: [] });
  });
});

describe('points of the first print', () => {
  const UNITS: readonly (readonly [id: string, first: number, now: number])[] = [
    ['arc-troopers', 72, 78],
    ['arc-troopers-strike-team', 21, 27],
    ['anakin-skywalker-the-chosen-one', 160, 155],
    ['clone-commander', 55, 60],
    ['laat-le-patrol-transport-empire', 120, 105],
    ['laat-le-patrol-transport-republic', 120, 105],
  ];
  it.each(UNITS)('%s cost %d, and %d by the end of 1.x', (id, first, now) => {
    expect([firstPrintOfUnit(id).points, unitOf(id, '1.2').points]).toEqual([first, now]);
  });
  const UPGRADES: readonly (readonly [id: string, first: number, now: number])[] = [
    ['ag-2g-quad-laser', 36, 28],
    ['baron-rudor', 12, 8],
    ['del-meeko', 38, 25],
    ['echo', 40, 42],
    ['fives', 36, 40],
    ['gideon-hask', 38, 29],
    ['governor-pryce', 10, 5],
    ['reckless-driver', 6, 12],
    ['refurbished-gonk-droid', 10, 14],
    ['t-21-special-forces-trooper', 29, 27],
    ['unorthodox-tactician', 10, 16],
    ['viper-recon-droid', 8, 6],
  ];
  it.each(UPGRADES)('%s cost %d, and %d by the end of 1.x', (id, first, now) => {
    expect([firstPrintOfUpgrade(id).points, upgradeOf(id, '1.2').points]).toEqual([first, now]);
  });
});

describe('keywords of upgrades of 2.6', () => {
  const sidearm = (id: string) =>
    upgradeOf(id, '2.6').weapons[0]?.keywords.find(({ keyword }) => keyword === 'sidearm')?.of;
  it.each([
    'agent-kallus',
    'ahsoka-tano-jedi-padawan',
    'asajj-ventress',
    'fifth-brother',
    'general-grievous',
    'jyn-erso',
    'ki-adi-mundi',
    'luke-skywalker',
    'mace-windu',
    'obi-wan-kenobi',
    'plo-koon-squad-leader',
    'seventh-sister',
    'shaak-ti',
  ])('%s fights with nothing but the weapon of the card. R-L2-49', (id) => {
    expect(sidearm(id)).toEqual(['Melee', 'Ranged']);
  });
  it('the Electrostaff Pirate only in melee, Kraken never', () => {
    expect([sidearm('electrostaff-pirate'), sidearm('kraken')]).toEqual([['Melee'], undefined]);
  });
  it('Echo of the Bad Batch is Reliable, Cody Precise, the Seventh Sister demoralizes', () => {
    const has = (id: string) => upgradeOf(id, '2.6').keywords.map(({ keyword, value = '' }) => `${keyword}${value}`);
    expect(has('echo-clone-force-99')).toEqual(['reliable1']);
    expect(has('clone-commander-cody')).toContain('precise1');
    expect(has('seventh-sister')).toContain('demoralize1');
  });
});

import { describe, expect, it } from 'vitest';
import { legion26 } from '../../src/game.ts';
import { unit } from '../table.ts';
import { alone, rebels, storm } from '../troops.ts';
import { ways } from './moves-atlas.ts';

describe('an atlas of ways', () => {
  it('troopers about a barricade and a fence', async () => {
    await expect(
      ways({ who: rebels(500, 300), others: [storm(500, 480, alone(4)), rebels(640, 360, alone(4))] }),
    ).toMatchFileSnapshot('../golden/moves-atlas/troopers-about-a-barricade-and-a-fence.txt');
  });
  it('troopers before a building and a wall', async () => {
    await expect(
      ways({
        who: rebels(980, 420, { minis: [null, [980, 460], [1012, 440], 'fallen'] }),
        others: [storm(1100, 250, alone(4))],
      }),
    ).toMatchFileSnapshot('../golden/moves-atlas/troopers-before-a-building-and-a-wall.txt');
  });
  it('troopers in woods and at a crater', async () => {
    await expect(ways({ who: rebels(420, 640, alone(4)), ways: [1, 0.5] })).toMatchFileSnapshot(
      '../golden/moves-atlas/troopers-in-woods-and-at-a-crater.txt',
    );
  });
  it('troopers who charge', async () => {
    await expect(
      ways({
        who: rebels(700, 400, { minis: [null, [660, 400], [700, 360], [740, 380]] }),
        others: [storm(790, 440, { minis: [null, [820, 440], 'fallen', 'fallen'] }), storm(620, 480, alone(4))],
        headings: [0, 45, 60, 90, 315],
        engages: [3, 4],
      }),
    ).toMatchFileSnapshot('../golden/moves-atlas/troopers-who-charge.txt');
  });
  it('troopers in a melee', async () => {
    await expect(
      ways({
        who: rebels(700, 400, { minis: [null, [700, 370], 'fallen', 'fallen'] }),
        others: [storm(727, 400, alone(4))],
        within: { kinds: ['standard', 'withdraw'] },
      }),
    ).toMatchFileSnapshot('../golden/moves-atlas/troopers-in-a-melee.txt');
  });
  it('troopers who may not start a melee', async () => {
    await expect(
      ways({
        who: rebels(700, 400, alone(4)),
        others: [storm(780, 400, alone(4))],
        within: { noMelee: true },
        headings: [60, 90, 120],
        ways: [1, 0.4],
        engages: [3],
      }),
    ).toMatchFileSnapshot('../golden/moves-atlas/troopers-who-may-not-start-a-melee.txt');
  });
  it('troopers on a roof', () => {
    expect(ways({ who: rebels(900, 300, alone(4)), headings: [0, 90] })).toMatchInlineSnapshot(`
      "standard 1 0°: 900 346 0° stopped LE-BEWEGUNG-18
      standard 1 90°: 961 300 0° stopped LE-BEWEGUNG-18
      standard 2 0°: 900 346 0° stopped LE-BEWEGUNG-18
      standard 2 90°: 961 300 0° stopped LE-BEWEGUNG-18"
    `);
  });
  it('troopers at the edge of a roof', () => {
    expect(
      ways({ who: rebels(961, 300, { minis: [null, [930, 300], 'fallen', 'fallen'] }), headings: [90] }),
    ).toMatchInlineSnapshot(`
      "standard 1 90°: 961 300 0° + 930 300 stopped LE-BEWEGUNG-18
      standard 2 90°: 961 300 0° + 930 300 stopped LE-BEWEGUNG-18"
    `);
  });
  it('troopers at the foot of a building', () => {
    expect(
      ways({ who: rebels(900, 373.5, { minis: [null, [930, 380], 'fallen', 'fallen'] }), headings: [180] }),
    ).toMatchInlineSnapshot(`
      "standard 1 180°: LE-BEWEGUNG-28
      standard 2 180°: LE-BEWEGUNG-28
      climb 1 up 1: 900 346 0° + 929 337 dice 0
      climb 2 up 1: 900 346 0° + 929 337 dice 0
      clamber 1 up 1: 900 346 0° + 929 337 dice 1
      clamber 2 up 1: 900 346 0° + 929 337 dice 2"
    `);
  });
  it('troopers at deep water, jumping', () => {
    expect(
      ways({ who: rebels(1370, 300, alone(4)), within: { kinds: ['jump'], jump: 1 }, headings: [0, 90, 270] }),
    ).toMatchInlineSnapshot(`
      "jump 1 0°: 1370 402 0° full
      jump 1 90°: 1472 300 0° full
      jump 1 270°: 1268 300 0° full
      jump 2 0°: 1370 452 0° full
      jump 2 90°: 1522 300 0° full
      jump 2 270°: 1218 300 0° full"
    `);
  });
  it('troopers who jump over a building', () => {
    expect(
      ways({
        who: rebels(900, 400, alone(4)),
        within: { kinds: ['jump'], jump: 1, speed: 3 },
        headings: [0, 135, 180],
      }),
    ).toMatchInlineSnapshot(`
      "jump 1 0°: 900 502 0° full
      jump 1 135°: 927 373 0° stopped LE-BEWEGUNG-18
      jump 1 180°: 900 373 0° stopped LE-BEWEGUNG-18
      jump 2 0°: 900 552 0° full
      jump 2 135°: 927 373 0° stopped LE-BEWEGUNG-18
      jump 2 180°: 900 373 0° stopped LE-BEWEGUNG-18
      jump 3 0°: 900 602 0° full
      jump 3 135°: 927 373 0° stopped LE-BEWEGUNG-18
      jump 3 180°: 900 373 0° stopped LE-BEWEGUNG-18"
    `);
  });
  it('troopers who are sure of their feet', () => {
    expect(
      ways({ who: rebels(1200, 480, alone(4)), within: { sure: true }, headings: [0, 45, 90] }),
    ).toMatchInlineSnapshot(`
      "standard 1 0°: 1200 582 0° full
      standard 1 45°: 1272 552 0° full
      standard 1 90°: 1302 480 0° full
      standard 2 0°: 1200 632 0° full
      standard 2 45°: 1307 587 0° full
      standard 2 90°: 1352 480 0° full"
    `);
  });
  it('troopers in ruins', () => {
    expect(ways({ who: rebels(1200, 480, alone(4)), headings: [0, 45, 90] })).toMatchInlineSnapshot(`
      "standard 1 0°: 1200 582 0° full
      standard 1 45°: 1272 552 0° full
      standard 1 90°: 1302 480 0° full
      standard 2 0°: LE-SCHWIERIGES-GELAENDE-GLOSSAR-02 LE-SCHWIERIGES-GELAENDE-GLOSSAR-03
      standard 2 45°: LE-SCHWIERIGES-GELAENDE-GLOSSAR-02 LE-SCHWIERIGES-GELAENDE-GLOSSAR-03
      standard 2 90°: 1352 480 0° full"
    `);
  });
  it('troopers at the edge', () => {
    expect(ways({ who: rebels(40, 880, alone(4)), headings: [0, 45, 180, 270] })).toMatchInlineSnapshot(`
      "standard 1 0°: LE-VERLASSEN-DES-SCHLACHTFELDES-03
      standard 1 45°: LE-VERLASSEN-DES-SCHLACHTFELDES-03
      standard 1 180°: 40 778 0° full
      standard 1 270°: LE-VERLASSEN-DES-SCHLACHTFELDES-03
      standard 2 0°: LE-VERLASSEN-DES-SCHLACHTFELDES-03
      standard 2 45°: LE-VERLASSEN-DES-SCHLACHTFELDES-03
      standard 2 180°: 40 728 0° full
      standard 2 270°: LE-VERLASSEN-DES-SCHLACHTFELDES-03"
    `);
  });
  it('troopers who flee', () => {
    expect(
      ways({
        who: rebels(40, 860, { minis: [null, [70, 860], 'fallen', 'fallen'] }),
        within: { flees: true, noMelee: true },
        headings: [0, 45, 270],
      }),
    ).toMatchInlineSnapshot(`
      "standard 1 0°: 40 962 0° leaves
      standard 1 45°: 112 932 0° leaves
      standard 1 270°: -62 860 0° leaves
      standard 2 0°: 40 1012 0° leaves
      standard 2 45°: 147 967 0° leaves
      standard 2 270°: -112 860 0° leaves"
    `);
  });
  it('immobilised troopers', () => {
    expect(
      ways({ who: rebels(500, 300, { ...alone(4), tokens: { immobilize: 1 } }), headings: [0, 90] }),
    ).toMatchInlineSnapshot(`
      "standard 1 0°: 500 402 0° full
      standard 1 90°: LE-BEWEGUNG-28"
    `);
  });
  it('a creature', async () => {
    await expect(
      ways({ who: unit('tauntaun-riders', 0, 520, 560, { degrees: 90 }), bends: [0, 45, -45] }),
    ).toMatchFileSnapshot('../golden/moves-atlas/a-creature.txt');
  });
  it('a creature that charges', async () => {
    await expect(
      ways({
        who: unit('tauntaun-riders', 0, 560, 480, { degrees: 90 }),
        others: [storm(690, 480, alone(4))],
        engages: [3],
      }),
    ).toMatchFileSnapshot('../golden/moves-atlas/a-creature-that-charges.txt');
  });
  it('a walker', async () => {
    await expect(
      ways({
        who: unit('at-rt-rebel', 0, 800, 520, { degrees: 90 }),
        others: [storm(880, 520, alone(4)), rebels(700, 520, alone(4))],
        bends: [0, 30, -60],
        ways: [1, 0.5],
      }),
    ).toMatchFileSnapshot('../golden/moves-atlas/a-walker.txt');
  });
  it('a walker among vehicles', async () => {
    await expect(
      ways({
        who: unit('at-st', 0, 800, 460, { degrees: 90 }),
        others: [unit('at-rt-rebel', 0, 950, 480), unit('at-st', 1, 620, 480)],
        bends: [0, -45],
      }),
    ).toMatchFileSnapshot('../golden/moves-atlas/a-walker-among-vehicles.txt');
  });
  it('a hovering truck', async () => {
    await expect(
      ways({
        who: unit('x-34-landspeeder', 0, 420, 420, { degrees: 90 }),
        others: [storm(600, 420, alone(4))],
        bends: [0, 45, -90],
      }),
    ).toMatchFileSnapshot('../golden/moves-atlas/a-hovering-truck.txt');
  });
  it('a truck that hovers sideways', async () => {
    await expect(
      ways({ who: unit('a-a5-speeder-truck-rebel', 0, 800, 480, { degrees: 90 }), bends: [0, 30] }),
    ).toMatchFileSnapshot('../golden/moves-atlas/a-truck-that-hovers-sideways.txt');
  });
  it('an airspeeder flies over everything', async () => {
    await expect(
      ways({
        who: unit('t-47-airspeeder', 0, 760, 480, { degrees: 90 }),
        within: { kinds: ['compulsory'], full: true, noMelee: true },
        bends: [0, 30, -30, 90],
      }),
    ).toMatchFileSnapshot('../golden/moves-atlas/an-airspeeder-flies-over-everything.txt');
  });
  it('speeder bikes at the edge', async () => {
    await expect(
      ways({
        who: unit('74-z-speeder-bikes', 0, 1650, 500, { degrees: 90 }),
        within: { kinds: ['compulsory'], full: true, noMelee: true },
        bends: [0, 45, -45, 90, -90],
      }),
    ).toMatchFileSnapshot('../golden/moves-atlas/speeder-bikes-at-the-edge.txt');
  });
  it('2.6: troopers about a barricade and a fence', () => {
    expect(
      ways(
        {
          who: rebels(500, 300),
          others: [storm(500, 480, alone(4)), rebels(640, 360, alone(4))],
          headings: [0, 90, 180, 270],
        },
        legion26,
      ),
    ).toMatchInlineSnapshot(`
      "standard 1 0°: 500 402 0° + 524 375 + 458 406 + 538 431 full
      standard 1 90°: LE-BEWEGUNG-28
      standard 1 180°: 500 198 0° + 524 171 + 458 202 + 538 227 full
      standard 1 270°: LE-BEWEGUNG-28
      standard 2 0°: 500 452 0° + 524 425 + 458 456 + 538 481 full
      standard 2 90°: LE-BEWEGUNG-28
      standard 2 180°: 500 148 0° + 524 121 + 458 152 + 538 177 full
      standard 2 270°: LE-SCHWIERIGES-GELAENDE-GLOSSAR-02 LE-SCHWIERIGES-GELAENDE-GLOSSAR-03"
    `);
  });
  it('2.6: troopers at a building', () => {
    expect(
      ways(
        { who: rebels(900, 373.5, { minis: [null, [930, 380], 'fallen', 'fallen'] }), headings: [0, 180, 225] },
        legion26,
      ),
    ).toMatchInlineSnapshot(`
      "standard 1 0°: 900 476 0° + 930 482 full
      standard 1 180°: LE-BEWEGUNG-28
      standard 1 225°: LE-BEWEGUNG-28
      standard 2 0°: 900 526 0° + 930 532 full
      standard 2 180°: LE-BEWEGUNG-28
      standard 2 225°: LE-BEWEGUNG-28
      climb 1 up 1: 900 346 0° + 929 337
      climb 2 up 1: 900 346 0° + 929 337"
    `);
  });
  it('2.6: a walker', async () => {
    await expect(
      ways(
        {
          who: unit('at-rt-rebel', 0, 800, 520, { degrees: 90 }),
          others: [storm(880, 520, alone(4))],
          bends: [0, 30],
          turns: [0, 45, -90],
        },
        legion26,
      ),
    ).toMatchFileSnapshot('../golden/moves-atlas/2-6-a-walker.txt');
  });
  it('2.6: a speeder at the edge', async () => {
    await expect(
      ways({ who: unit('x-34-landspeeder', 0, 1700, 420, { degrees: 90 }), bends: [0, 45], turns: [0, 90] }, legion26),
    ).toMatchFileSnapshot('../golden/moves-atlas/2-6-a-speeder-at-the-edge.txt');
  });
  it('2.6: troopers who charge', () => {
    expect(
      ways(
        {
          who: rebels(700, 400, { minis: [null, [660, 400], [700, 360], [740, 380]] }),
          others: [storm(790, 440, { minis: [null, [820, 440], 'fallen', 'fallen'] })],
          headings: [45, 60],
          engages: [3],
        },
        legion26,
      ),
    ).toMatchInlineSnapshot(`
      "standard 1 45°: 772 472 0° + 732 472 + 752 431 + 817 482 full
      standard 1 45° at 3: LE-NAHKAMPF-07
      standard 1 60°: LE-BEWEGUNG-23
      standard 1 60° at 3: 763 437 0° + 774 462 + 784 414 + 814 414 melee 3
      standard 2 45°: 807 507 0° + 767 507 + 807 467 + 847 487 full
      standard 2 45° at 3: LE-NAHKAMPF-07
      standard 2 60°: 832 476 0° + 792 476 + 851 435 + 872 456 full
      standard 2 60° at 3: 763 437 0° + 774 462 + 784 414 + 814 414 melee 3"
    `);
  });
});

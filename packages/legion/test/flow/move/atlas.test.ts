import { describe, expect, it } from 'vitest';
import { legion26 } from '../../../src/game.ts';
import { unit } from '../../table.ts';
import { alone, rebels, storm } from '../../troops.ts';
import { ways } from './atlas.ts';

describe('an atlas of ways', () => {
  it('troopers about a barricade and a fence', () => {
    expect(
      ways({ who: rebels(500, 300), others: [storm(500, 480, alone(4)), rebels(640, 360, alone(4))] }),
    ).toMatchInlineSnapshot(`
      "standard 1 0°: 500 402 0° + 524 375 + 458 406 + 538 431 full
      standard 1 45°: 572 372 0° + 596 346 + 530 376 + 610 401 full
      standard 1 90°: LE-BEWEGUNG-28
      standard 1 135°: 572 228 0° + 596 201 + 530 232 + 610 257 full
      standard 1 180°: 500 198 0° + 524 171 + 458 202 + 538 227 full
      standard 1 225°: 428 228 0° + 452 201 + 365 239 + 466 257 full
      standard 1 270°: LE-BEWEGUNG-28
      standard 1 315°: 428 372 0° + 452 346 + 386 376 + 466 401 full
      standard 2 0°: 500 452 0° + 524 425 + 458 456 + 538 481 full
      standard 2 45°: 607 407 0° + 625 383 + 566 411 + 646 437 full
      standard 2 90°: LE-BEWEGUNG-28
      standard 2 135°: 607 193 0° + 632 166 + 566 196 + 646 222 full
      standard 2 180°: 500 148 0° + 524 121 + 458 152 + 538 177 full
      standard 2 225°: LE-BEWEGUNG-28
      standard 2 270°: LE-SCHWIERIGES-GELAENDE-GLOSSAR-02 LE-SCHWIERIGES-GELAENDE-GLOSSAR-03
      standard 2 315°: 393 407 0° + 417 381 + 351 411 + 431 437 full"
    `);
  });
  it('troopers before a building and a wall', () => {
    expect(
      ways({
        who: rebels(980, 420, { minis: [null, [980, 460], [1012, 440], 'fallen'] }),
        others: [storm(1100, 250, alone(4))],
      }),
    ).toMatchInlineSnapshot(`
      "standard 1 0°: 980 522 0° + 980 562 + 1012 542 full
      standard 1 45°: 1052 492 0° + 1052 532 + 1108 524 full
      standard 1 90°: 1031 420 0° + 1031 460 + 1053 480 stopped LE-BEWEGUNG-18
      standard 1 135°: 1018 382 0° + 1018 422 + 1040 443 stopped LE-BEWEGUNG-18
      standard 1 180°: 980 373 0° + 980 413 + 1012 393 stopped LE-BEWEGUNG-18
      standard 1 225°: 933 373 0° + 933 413 + 965 393 stopped LE-BEWEGUNG-18
      standard 1 270°: 878 420 0° + 878 460 + 910 440 full
      standard 1 315°: 908 492 0° + 908 532 + 940 512 full
      standard 2 0°: 980 572 0° + 980 636 + 1024 582 full
      standard 2 45°: 1061 501 0° + 1061 541 + 1083 561 stopped LE-BEWEGUNG-18
      standard 2 90°: 1031 420 0° + 1031 460 + 1053 480 stopped LE-BEWEGUNG-18
      standard 2 135°: 1018 382 0° + 1018 422 + 1040 443 stopped LE-BEWEGUNG-18
      standard 2 180°: 980 373 0° + 980 413 + 1012 393 stopped LE-BEWEGUNG-18
      standard 2 225°: 933 373 0° + 933 413 + 965 393 stopped LE-BEWEGUNG-18
      standard 2 270°: 828 420 0° + 828 460 + 860 440 full
      standard 2 315°: 873 527 0° + 873 567 + 905 547 full"
    `);
  });
  it('troopers in woods and at a crater', () => {
    expect(ways({ who: rebels(420, 640, alone(4)), ways: [1, 0.5] })).toMatchInlineSnapshot(`
      "standard 1 0°: 420 742 0° full
      standard 1 0° 0.5: 420 691 0°
      standard 1 45°: 492 712 0° full
      standard 1 45° 0.5: 456 676 0°
      standard 1 90°: 522 640 0° full
      standard 1 90° 0.5: 471 640 0°
      standard 1 135°: 492 568 0° full
      standard 1 135° 0.5: 456 604 0°
      standard 1 180°: 420 538 0° full
      standard 1 180° 0.5: 420 589 0°
      standard 1 225°: 348 568 0° full
      standard 1 225° 0.5: 384 604 0°
      standard 1 270°: 318 640 0° full
      standard 1 270° 0.5: 369 640 0°
      standard 1 315°: 348 712 0° full
      standard 1 315° 0.5: 384 676 0°
      standard 2 0°: 420 792 0° full
      standard 2 0° 0.5: 420 716 0°
      standard 2 45°: 527 747 0° full
      standard 2 45° 0.5: 474 694 0°
      standard 2 90°: 572 640 0° full
      standard 2 90° 0.5: 496 640 0°
      standard 2 135°: 527 533 0° full
      standard 2 135° 0.5: 474 586 0°
      standard 2 180°: 420 488 0° full
      standard 2 180° 0.5: 420 564 0°
      standard 2 225°: 313 533 0° full
      standard 2 225° 0.5: 366 586 0°
      standard 2 270°: 268 640 0° full
      standard 2 270° 0.5: 344 640 0°
      standard 2 315°: 313 747 0° full
      standard 2 315° 0.5: 366 694 0°"
    `);
  });
  it('troopers who charge', () => {
    expect(
      ways({
        who: rebels(700, 400, { minis: [null, [660, 400], [700, 360], [740, 380]] }),
        others: [storm(790, 440, { minis: [null, [820, 440], 'fallen', 'fallen'] }), storm(620, 480, alone(4))],
        headings: [0, 45, 60, 90, 315],
        engages: [3, 4],
      }),
    ).toMatchInlineSnapshot(`
      "standard 1 0°: 700 502 0° + 660 502 + 700 462 + 740 482 full
      standard 1 0° at 3: LE-NAHKAMPF-07
      standard 1 0° at 4: LE-NAHKAMPF-07
      standard 1 45°: 772 472 0° + 732 472 + 752 431 + 817 482 full
      standard 1 45° at 3: LE-NAHKAMPF-07
      standard 1 45° at 4: LE-NAHKAMPF-07
      standard 1 60°: LE-BEWEGUNG-23
      standard 1 60° at 3: 763 437 0° + 774 462 + 784 414 + 814 414 melee 3
      standard 1 60° at 4: LE-NAHKAMPF-07
      standard 1 90°: 802 400 0° + 762 400 + 802 360 + 842 380 full
      standard 1 90° at 3: LE-NAHKAMPF-07
      standard 1 90° at 4: LE-NAHKAMPF-07
      standard 1 315°: LE-BEWEGUNG-23
      standard 1 315° at 3: LE-NAHKAMPF-07
      standard 1 315° at 4: 639 461 0° + 600 462 + 646 488 + 626 506 melee 4
      standard 2 0°: 700 552 0° + 660 552 + 700 512 + 740 532 full
      standard 2 0° at 3: LE-NAHKAMPF-07
      standard 2 0° at 4: LE-NAHKAMPF-07
      standard 2 45°: 807 507 0° + 767 507 + 807 467 + 847 487 full
      standard 2 45° at 3: LE-NAHKAMPF-07
      standard 2 45° at 4: LE-NAHKAMPF-07
      standard 2 60°: 832 476 0° + 792 476 + 851 435 + 872 456 full
      standard 2 60° at 3: 763 437 0° + 774 462 + 784 414 + 814 414 melee 3
      standard 2 60° at 4: LE-NAHKAMPF-07
      standard 2 90°: 852 400 0° + 812 400 + 870 376 + 896 390 full
      standard 2 90° at 3: LE-NAHKAMPF-07
      standard 2 90° at 4: LE-NAHKAMPF-07
      standard 2 315°: 593 507 0° + 553 507 + 593 467 + 648 475 full
      standard 2 315° at 3: LE-NAHKAMPF-07
      standard 2 315° at 4: 639 461 0° + 600 462 + 646 488 + 626 506 melee 4"
    `);
  });
  it('troopers in a melee', () => {
    expect(
      ways({
        who: rebels(700, 400, { minis: [null, [700, 370], 'fallen', 'fallen'] }),
        others: [storm(727, 400, alone(4))],
        within: { kinds: ['standard', 'withdraw'] },
      }),
    ).toMatchInlineSnapshot(`
      "standard 1 0°: 700 502 0° + 700 472 full
      standard 1 45°: 772 472 0° + 772 442 full
      standard 1 90°: 802 400 0° + 802 370 full
      standard 1 135°: 772 328 0° + 772 298 full
      standard 1 180°: 700 298 0° + 700 268 full
      standard 1 225°: 628 328 0° + 628 264 full
      standard 1 270°: 598 400 0° + 598 370 full
      standard 1 315°: 628 472 0° + 628 442 full
      standard 2 0°: 700 552 0° + 700 522 full
      standard 2 45°: 807 507 0° + 807 477 full
      standard 2 90°: 852 400 0° + 870 376 full
      standard 2 135°: 807 293 0° + 807 263 full
      standard 2 180°: 700 248 0° + 700 218 full
      standard 2 225°: LE-BEWEGUNG-28
      standard 2 270°: 548 400 0° + 548 370 full
      standard 2 315°: 593 507 0° + 593 477 full
      withdraw 1 0°: 700 502 0° + 700 472 full
      withdraw 1 45°: 772 472 0° + 772 442 full
      withdraw 1 90°: 802 400 0° + 802 370 full
      withdraw 1 135°: 772 328 0° + 772 298 full
      withdraw 1 180°: 700 298 0° + 700 268 full
      withdraw 1 225°: 628 328 0° + 628 264 full
      withdraw 1 270°: 598 400 0° + 598 370 full
      withdraw 1 315°: 628 472 0° + 628 442 full
      withdraw 2 0°: 700 552 0° + 700 522 full
      withdraw 2 45°: 807 507 0° + 807 477 full
      withdraw 2 90°: 852 400 0° + 870 376 full
      withdraw 2 135°: 807 293 0° + 807 263 full
      withdraw 2 180°: 700 248 0° + 700 218 full
      withdraw 2 225°: LE-BEWEGUNG-28
      withdraw 2 270°: 548 400 0° + 548 370 full
      withdraw 2 315°: 593 507 0° + 593 477 full"
    `);
  });
  it('troopers who may not start a melee', () => {
    expect(
      ways({
        who: rebels(700, 400, alone(4)),
        others: [storm(780, 400, alone(4))],
        within: { noMelee: true },
        headings: [60, 90, 120],
        ways: [1, 0.4],
        engages: [3],
      }),
    ).toMatchInlineSnapshot(`
      "standard 1 60°: 788 451 0° full
      standard 1 60° at 3: LE-BEWEGUNG-21
      standard 1 60° 0.4: 735 420 0°
      standard 1 60° 0.4 at 3: LE-BEWEGUNG-21
      standard 1 90°: LE-BEWEGUNG-23
      standard 1 90° at 3: LE-BEWEGUNG-21
      standard 1 90° 0.4: 741 400 0°
      standard 1 90° 0.4 at 3: LE-BEWEGUNG-21
      standard 1 120°: 788 349 0° full
      standard 1 120° at 3: LE-BEWEGUNG-21
      standard 1 120° 0.4: 735 380 0°
      standard 1 120° 0.4 at 3: LE-BEWEGUNG-21
      standard 2 60°: 832 476 0° full
      standard 2 60° at 3: LE-BEWEGUNG-21
      standard 2 60° 0.4: 753 430 0°
      standard 2 60° 0.4 at 3: LE-BEWEGUNG-21
      standard 2 90°: 852 400 0° full
      standard 2 90° at 3: LE-BEWEGUNG-21
      standard 2 90° 0.4: LE-BEWEGUNG-23
      standard 2 90° 0.4 at 3: LE-BEWEGUNG-21
      standard 2 120°: 812 336 0° stopped LE-BEWEGUNG-18
      standard 2 120° at 3: LE-BEWEGUNG-21
      standard 2 120° 0.4: 753 370 0°
      standard 2 120° 0.4 at 3: LE-BEWEGUNG-21"
    `);
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
  it('a creature', () => {
    expect(
      ways({ who: unit('tauntaun-riders', 0, 520, 560, { degrees: 90 }), bends: [0, 45, -45] }),
    ).toMatchInlineSnapshot(`
      "standard 1: 639 560 90° + 670 517 full
      standard 1 bent 45: 622 518 135° + 653 475 full
      standard 1 bent -45: 622 602 45° + 653 559 full
      standard 2: 689 560 90° + 720 517 full
      standard 2 bent 45: 664 500 135° + 695 457 full
      standard 2 bent -45: 664 620 45° + 695 577 full
      standard 3: 739 560 90° + 770 517 full
      standard 3 bent 45: 707 483 135° + 738 440 full
      standard 3 bent -45: 707 637 45° + 738 595 full
      pivot 1 0°: 520 560 0° + 551 517
      pivot 1 45°: 520 560 45° + 551 517
      pivot 1 90°: 520 560 90° + 551 517
      pivot 1 135°: 520 560 135° + 551 517
      pivot 1 180°: 520 560 180° + 551 517
      pivot 1 225°: LE-DREHUNG-02
      pivot 1 270°: LE-DREHUNG-02
      pivot 1 315°: LE-DREHUNG-02"
    `);
  });
  it('a creature that charges', () => {
    expect(
      ways({
        who: unit('tauntaun-riders', 0, 560, 480, { degrees: 90 }),
        others: [storm(690, 480, alone(4))],
        engages: [3],
      }),
    ).toMatchInlineSnapshot(`
      "standard 1: LE-BEWEGUNG-23
      standard 1 at 3: 652 480 90° + 690 441 melee 3
      standard 2: 729 480 90° + 760 437 over 3 full
      standard 2 at 3: 652 480 90° + 690 441 melee 3
      standard 3: 779 480 90° + 810 437 over 3 full
      standard 3 at 3: 652 480 90° + 690 441 melee 3
      pivot 1 0°: 560 480 0° + 591 437
      pivot 1 45°: 560 480 45° + 591 437
      pivot 1 90°: 560 480 90° + 591 437
      pivot 1 135°: 560 480 135° + 591 437
      pivot 1 180°: 560 480 180° + 591 437
      pivot 1 225°: LE-DREHUNG-02
      pivot 1 270°: LE-DREHUNG-02
      pivot 1 315°: LE-DREHUNG-02"
    `);
  });
  it('a walker', () => {
    expect(
      ways({
        who: unit('at-rt-rebel', 0, 800, 520, { degrees: 90 }),
        others: [storm(880, 520, alone(4)), rebels(700, 520, alone(4))],
        bends: [0, 30, -60],
        ways: [1, 0.5],
      }),
    ).toMatchInlineSnapshot(`
      "standard 1: 939 520 90° pushes 3.0 over 3 full
      standard 1 0.5: 870 520 90° pushes 3.0 over 3
      standard 1 bent 30: 930 485 120° pushes 3.0 over 3 full
      standard 1 bent 30 0.5: 870 520 90° pushes 3.0 over 3
      standard 1 bent -60: 904 580 30° pushes 3.0 over 3 full
      standard 1 bent -60 0.5: 870 520 90° pushes 3.0 over 3
      standard 2: 989 520 90° pushes 3.0 over 3 full
      standard 2 0.5: 895 520 90° pushes 3.0 over 3
      standard 2 bent 30: 976 473 120° pushes 3.0 over 3 full
      standard 2 bent 30 0.5: 895 520 90° pushes 3.0 over 3
      standard 2 bent -60: LE-BEWEGUNG-28
      standard 2 bent -60 0.5: 895 520 90° pushes 3.0 over 3
      reverse 1: 661 520 90° pushes 4.0 full
      reverse 1 0.5: 731 520 90° pushes 4.0
      reverse 1 bent 30: 670 555 120° pushes 4.0 full
      reverse 1 bent 30 0.5: 731 520 90° pushes 4.0
      reverse 1 bent -60: 696 460 30° pushes 4.0 full
      reverse 1 bent -60 0.5: 731 520 90° pushes 4.0
      reverse 2: LE-RUECKWAERTSBEWEGUNG-07
      reverse 2 0.5: LE-RUECKWAERTSBEWEGUNG-07
      reverse 2 bent 30: LE-RUECKWAERTSBEWEGUNG-07
      reverse 2 bent 30 0.5: LE-RUECKWAERTSBEWEGUNG-07
      reverse 2 bent -60: LE-RUECKWAERTSBEWEGUNG-07
      reverse 2 bent -60 0.5: LE-RUECKWAERTSBEWEGUNG-07
      pivot 1 0°: 800 520 0°
      pivot 1 45°: 800 520 45°
      pivot 1 90°: 800 520 90°
      pivot 1 135°: 800 520 135°
      pivot 1 180°: 800 520 180°
      pivot 1 225°: LE-DREHUNG-02
      pivot 1 270°: LE-DREHUNG-02
      pivot 1 315°: LE-DREHUNG-02"
    `);
  });
  it('a walker among vehicles', () => {
    expect(
      ways({
        who: unit('at-st', 0, 800, 460, { degrees: 90 }),
        others: [unit('at-rt-rebel', 0, 950, 480), unit('at-st', 1, 620, 480)],
        bends: [0, -45],
      }),
    ).toMatchInlineSnapshot(`
      "standard 1: 867 460 90° stopped LE-BEWEGUNG-18
      standard 1 bent -45: 867 460 90° stopped LE-BEWEGUNG-18
      standard 2: 867 460 90° stopped LE-BEWEGUNG-18
      standard 2 bent -45: 867 460 90° stopped LE-BEWEGUNG-18
      reverse 1: 718 460 90° stopped LE-BEWEGUNG-18
      reverse 1 bent -45: 718 460 90° stopped LE-BEWEGUNG-18
      reverse 2: LE-RUECKWAERTSBEWEGUNG-07
      reverse 2 bent -45: LE-RUECKWAERTSBEWEGUNG-07
      pivot 1 0°: 800 460 0°
      pivot 1 45°: 800 460 45°
      pivot 1 90°: 800 460 90°
      pivot 1 135°: 800 460 135°
      pivot 1 180°: 800 460 180°
      pivot 1 225°: LE-DREHUNG-02
      pivot 1 270°: LE-DREHUNG-02
      pivot 1 315°: LE-DREHUNG-02"
    `);
  });
  it('a hovering truck', () => {
    expect(
      ways({
        who: unit('x-34-landspeeder', 0, 420, 420, { degrees: 90 }),
        others: [storm(600, 420, alone(4))],
        bends: [0, 45, -90],
      }),
    ).toMatchInlineSnapshot(`
      "standard 1: LE-BEWEGUNG-23
      standard 1 bent 45: 564 360 135° full
      standard 1 bent -90: 505 505 0° full
      standard 2: LE-BEWEGUNG-23
      standard 2 bent 45: LE-BEWEGUNG-28
      standard 2 bent -90: 530 530 0° full
      pivot 1 0°: 420 420 0°
      pivot 1 45°: 420 420 45°
      pivot 1 90°: 420 420 90°
      pivot 1 135°: 420 420 135°
      pivot 1 180°: 420 420 180°
      pivot 1 225°: LE-DREHUNG-02
      pivot 1 270°: LE-DREHUNG-02
      pivot 1 315°: LE-DREHUNG-02"
    `);
  });
  it('a truck that hovers sideways', () => {
    expect(
      ways({ who: unit('a-a5-speeder-truck-rebel', 0, 800, 480, { degrees: 90 }), bends: [0, 30] }),
    ).toMatchInlineSnapshot(`
      "standard 1: LE-BEWEGUNG-28
      standard 1 bent 30: LE-BEWEGUNG-28
      reverse 1: 556 480 90° full
      reverse 1 bent 30: 572 541 120° full
      strafe 1 -90°: 800 649 90° full
      strafe 1 -90° bent 30: LE-BEWEGUNG-28
      strafe 1 90°: LE-BEWEGUNG-28
      strafe 1 90° bent 30: LE-BEWEGUNG-28
      pivot 1 0°: 800 480 0°
      pivot 1 45°: 800 480 45°
      pivot 1 90°: 800 480 90°
      pivot 1 135°: 800 480 135°
      pivot 1 180°: 800 480 180°
      pivot 1 225°: LE-DREHUNG-02
      pivot 1 270°: LE-DREHUNG-02
      pivot 1 315°: LE-DREHUNG-02"
    `);
  });
  it('an airspeeder flies over everything', () => {
    expect(
      ways({
        who: unit('t-47-airspeeder', 0, 760, 480, { degrees: 90 }),
        within: { kinds: ['compulsory'], full: true, noMelee: true },
        bends: [0, 30, -30, 90],
      }),
    ).toMatchInlineSnapshot(`
      "compulsory 1: LE-ZWANGSBEWEGUNG-04
      compulsory 1 bent 30: LE-ZWANGSBEWEGUNG-04
      compulsory 1 bent -30: LE-ZWANGSBEWEGUNG-04
      compulsory 1 bent 90: LE-ZWANGSBEWEGUNG-04
      compulsory 2: LE-ZWANGSBEWEGUNG-04
      compulsory 2 bent 30: LE-ZWANGSBEWEGUNG-04
      compulsory 2 bent -30: LE-ZWANGSBEWEGUNG-04
      compulsory 2 bent 90: LE-ZWANGSBEWEGUNG-04
      compulsory 3: 1013 480 90° partial
      compulsory 3 bent 30: 992 424 120° partial
      compulsory 3 bent -30: 988 534 60° partial
      compulsory 3 bent 90: 895 412 180° partial"
    `);
  });
  it('speeder bikes at the edge', () => {
    expect(
      ways({
        who: unit('74-z-speeder-bikes', 0, 1650, 500, { degrees: 90 }),
        within: { kinds: ['compulsory'], full: true, noMelee: true },
        bends: [0, 45, -45, 90, -90],
      }),
    ).toMatchInlineSnapshot(`
      "compulsory 1: LE-ZWANGSBEWEGUNG-04
      compulsory 1 bent 45: LE-ZWANGSBEWEGUNG-04
      compulsory 1 bent -45: LE-ZWANGSBEWEGUNG-04
      compulsory 1 bent 90: LE-ZWANGSBEWEGUNG-04
      compulsory 1 bent -90: LE-ZWANGSBEWEGUNG-04
      compulsory 2: LE-ZWANGSBEWEGUNG-04
      compulsory 2 bent 45: LE-ZWANGSBEWEGUNG-04
      compulsory 2 bent -45: LE-ZWANGSBEWEGUNG-04
      compulsory 2 bent 90: LE-ZWANGSBEWEGUNG-04
      compulsory 2 bent -90: LE-ZWANGSBEWEGUNG-04
      compulsory 3: 1803 500 90° + 1803 447 partial
      compulsory 3 bent 45: 1803 457 135° + 1803 404 partial
      compulsory 3 bent -45: 1803 543 45° + 1803 491 partial
      compulsory 3 bent 90: 1760 391 180° + 1791 348 full
      compulsory 3 bent -90: 1760 610 0° + 1791 567 full"
    `);
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
  it('2.6: a walker', () => {
    expect(
      ways(
        {
          who: unit('at-rt-rebel', 0, 800, 520, { degrees: 90 }),
          others: [storm(880, 520, alone(4))],
          bends: [0, 30],
          turns: [0, 45, -90],
        },
        legion26,
      ),
    ).toMatchInlineSnapshot(`
      "standard 1: 939 520 90° over 3 full
      standard 1 turned 45: 898 422 135° full
      standard 1 turned -90: 800 659 0° full
      standard 1 bent 30: 930 485 120° over 3 full
      standard 1 turned 45 bent 30: 867 404 165° full
      standard 1 turned -90 bent 30: 835 650 30° full
      standard 2: 989 520 90° over 3 full
      standard 2 turned 45: 925 395 135° stopped LE-BEWEGUNG-18
      standard 2 turned -90: 800 709 0° full
      standard 2 bent 30: 976 473 120° over 3 full
      standard 2 turned 45 bent 30: 882 395 165° stopped LE-BEWEGUNG-18
      standard 2 turned -90 bent 30: 847 696 30° full
      reverse 1: 661 520 90° full
      reverse 1 turned 45: LE-BASIS-06
      reverse 1 turned -90: LE-BASIS-06
      reverse 1 bent 30: 670 555 120° full
      reverse 1 turned 45 bent 30: LE-BASIS-06
      reverse 1 turned -90 bent 30: LE-BASIS-06
      reverse 2: LE-RUECKWAERTSBEWEGUNG-07
      reverse 2 turned 45: LE-BASIS-06
      reverse 2 turned -90: LE-BASIS-06
      reverse 2 bent 30: LE-RUECKWAERTSBEWEGUNG-07
      reverse 2 turned 45 bent 30: LE-BASIS-06
      reverse 2 turned -90 bent 30: LE-BASIS-06
      pivot 1 0°: 800 520 0°
      pivot 1 45°: 800 520 45°
      pivot 1 90°: 800 520 90°
      pivot 1 135°: 800 520 135°
      pivot 1 180°: 800 520 180°
      pivot 1 225°: LE-DREHUNG-02
      pivot 1 270°: LE-DREHUNG-02
      pivot 1 315°: LE-DREHUNG-02"
    `);
  });
  it('2.6: a speeder at the edge', () => {
    expect(
      ways({ who: unit('x-34-landspeeder', 0, 1700, 420, { degrees: 90 }), bends: [0, 45], turns: [0, 90] }, legion26),
    ).toMatchInlineSnapshot(`
      "standard 1: 1779 420 90° stopped L2-AKTIONEN-IM-DETAIL-11 edge
      standard 1 turned 90: 1700 251 180° full
      standard 1 bent 45: 1779 420 90° stopped L2-AKTIONEN-IM-DETAIL-11 edge
      standard 1 turned 90 bent 45: 1640 276 -135° full
      standard 2: 1779 420 90° stopped L2-AKTIONEN-IM-DETAIL-11 edge
      standard 2 turned 90: 1700 201 180° full
      standard 2 bent 45: 1779 420 90° stopped L2-AKTIONEN-IM-DETAIL-11 edge
      standard 2 turned 90 bent 45: 1623 233 -135° full
      pivot 1 0°: 1700 420 0°
      pivot 1 45°: 1700 420 45°
      pivot 1 90°: 1700 420 90°
      pivot 1 135°: 1700 420 135°
      pivot 1 180°: 1700 420 180°
      pivot 1 225°: LE-DREHUNG-02
      pivot 1 270°: LE-DREHUNG-02
      pivot 1 315°: LE-DREHUNG-02"
    `);
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

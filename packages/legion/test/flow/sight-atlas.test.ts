import { describe, expect, it } from 'vitest';
import { legion26 } from '../../src/game.ts';
import { prospects, sights } from './sight-atlas.ts';

describe('an atlas of sight', () => {
  it('troopers', () => {
    expect(sights([0, 1, 2, 5])).toMatchInlineSnapshot(`
      "0 > 6 at 1: 0 unit:a-280-blaster-rifle sees 0 1; 1 unit:a-280-blaster-rifle sees 0 1; 2 unit:a-280-blaster-rifle sees 0 1; cover 2 2 of 2 (0:2 t0, 1:2 t0)
      0 > 7 at 3: 0 unit:a-280-blaster-rifle sees 0 1; 1 unit:a-280-blaster-rifle sees 0 1; 2 unit:a-280-blaster-rifle sees 0 1; cover 1 1 of 2 (0:1 hole)
      0 > 12 at 1: 0 unit:a-280-blaster-rifle sees 0 1; 1 unit:a-280-blaster-rifle sees 0 1; 2 unit:a-280-blaster-rifle sees 0 1; cover 0 1 of 2
      1 > 6 at 2: 0 unit:a-280-blaster-rifle sees 0 1; cover 0 0 of 2
      1 > 7 at 3: 0 unit:a-280-blaster-rifle sees 0 1; cover 1 1 of 2 (0:1 u3)
      1 > 10 at 3: 0 unit:a-280-blaster-rifle sees 0 1 2; cover 1 1 of 3 (0:1 t9, 1:1 t9, 2:1 t9)
      1 > 11 at 2: 0 unit:a-280-blaster-rifle sees 0; cover 0 0 of 1
      1 > 12 at 3: 0 unit:a-280-blaster-rifle sees 0 1; cover 0 1 of 2
      1 > 13 at 3: 0 unit:a-280-blaster-rifle sees 0; cover 2 2 of 1 (0:2 t7)
      1 > 14 at 3: 0 unit:a-280-blaster-rifle sees 0; cover 0 0 of 1
      2 > 8 at 1: 0 unit:a-280-blaster-rifle sees 0 1; 1 unit:a-280-blaster-rifle sees 0 1; cover 2 2 of 2 (0:2 t3, 1:2 t3)
      2 > 9 at 3: 0 unit:a-280-blaster-rifle sees 0; 1 unit:a-280-blaster-rifle sees 0; cover 2 2 of 1 (0:2 t3)
      2 > 10 at 2: 0 unit:a-280-blaster-rifle sees 0 1 2; 1 unit:a-280-blaster-rifle sees 0 1 2; cover 2 2 of 3 (0:2 t3, 1:2 t3, 2:2 t3)
      2 > 11 at 2: 0 unit:a-280-blaster-rifle sees 0; 1 unit:a-280-blaster-rifle sees 0; cover 0 0 of 1
      2 > 13 at 1: 0 unit:a-280-blaster-rifle sees 0; 1 unit:a-280-blaster-rifle sees 0; cover 0 1 of 1
      2 > 14 at 2: 0 unit:a-280-blaster-rifle sees 0; 1 unit:a-280-blaster-rifle sees 0; cover 0 0 of 1
      5 > 7 at 3: 0 unit:a-280-blaster-rifle sees 0 1; cover 1 1 of 2 (0:1 hole)
      5 > 12 at 1: 0 unit:a-280-blaster-rifle sees 0 1; cover 0 1 of 2"
    `);
  });
  it('vehicles', () => {
    expect(sights([3, 4])).toMatchInlineSnapshot(`
      "3 > 6 at 2: 0 unit:a-300-blaster-rifle sees 0 1; cover 0 0 of 2
      3 > 7 at 1: 0 unit:a-300-blaster-rifle sees 0 1; cover 1 1 of 2 (0:1 hole)
      3 > 8 at 3: 0 unit:a-300-blaster-rifle sees 0 1; cover 2 2 of 2 (0:2 t3, 1:2 t3)
      3 > 10 at 2: 0 unit:a-300-blaster-rifle sees 0 1 2; cover 1 1 of 3 (0:1 t9, 1:1 t9, 2:1 t9)
      3 > 11 at 3: 0 unit:a-300-blaster-rifle sees 0; cover 0 0 of 1
      3 > 12 at 2: 0 unit:a-300-blaster-rifle sees 0 1; cover 0 1 of 2
      4 > 9 at 1: 0 unit:ap-11-double-laser-cannon sees 0; cover 0 0 of 1"
    `);
  });
  it('their enemies', () => {
    expect(sights([6, 7, 8, 9, 10, 13, 14])).toMatchInlineSnapshot(`
      "6 > 0 at 1: 0 unit:e-11-blaster-rifle sees 0 1 2; 1 unit:e-11-blaster-rifle sees 0 1 2; cover 2 2 of 3 (0:2 t0, 1:2 t0, 2:2 t0)
      6 > 1 at 2: 0 unit:e-11-blaster-rifle sees 0; 1 unit:e-11-blaster-rifle sees 0; cover 2 2 of 1 (0:2 t1)
      6 > 3 at 2: 0 unit:e-11-blaster-rifle sees 0; 1 unit:e-11-blaster-rifle sees 0; cover 0 0 of 1
      7 > 0 at 3: 0 unit:e-11-blaster-rifle sees 0 1 2; 1 unit:e-11-blaster-rifle sees 0 1 2; cover 0 0 of 3
      7 > 1 at 3: 0 unit:e-11-blaster-rifle sees 0; 1 unit:e-11-blaster-rifle sees 0; cover 2 2 of 1 (0:2 t1 u3)
      7 > 3 at 1: 0 unit:e-11-blaster-rifle sees 0; 1 unit:e-11-blaster-rifle sees 0; cover 0 0 of 1
      7 > 5 at 3: 0 unit:e-11-blaster-rifle sees 0; 1 unit:e-11-blaster-rifle sees 0; cover 1 1 of 1 (0:1 t2)
      8 > 2 at 1: 0 unit:e-11-blaster-rifle sees 0 1; 1 unit:e-11-blaster-rifle sees 0 1; cover 0 0 of 2
      8 > 3 at 3: 0 unit:e-11-blaster-rifle sees 0; 1 unit:e-11-blaster-rifle sees 0; cover 0 0 of 1
      8 > 4 at 2: 0 unit:e-11-blaster-rifle sees 0; 1 unit:e-11-blaster-rifle sees 0; cover 0 1 of 1
      9 > 2 at 2: 0 unit:e-11-blaster-rifle sees 0 1; cover 2 2 of 2 (0:2 t3)
      9 > 4 at 1: 0 unit:e-11-blaster-rifle sees 0; cover 0 1 of 1
      10 > 1 at 3: 0 unit:e-11-blaster-rifle sees 0; 1 unit:e-11-blaster-rifle sees 0; 2 unit:e-11-blaster-rifle sees 0; cover 2 2 of 1 (0:2 t1)
      10 > 2 at 2: 0 unit:e-11-blaster-rifle sees 0 1; 1 unit:e-11-blaster-rifle sees 0 1; 2 unit:e-11-blaster-rifle sees 0 1; cover 2 2 of 2 (0:2 t3, 1:2 t3)
      10 > 3 at 2: 0 unit:e-11-blaster-rifle sees 0; 1 unit:e-11-blaster-rifle sees 0; 2 unit:e-11-blaster-rifle sees 0; cover 0 0 of 1
      10 > 4 at 3: 0 unit:e-11-blaster-rifle sees 0; 1 unit:e-11-blaster-rifle sees 0; 2 unit:e-11-blaster-rifle sees 0; cover 2 2 of 1 (0:2 t3)
      13 > 1 at 3: 0 unit:e-11-blaster-rifle sees 0; cover 2 2 of 1 (0:2 t1 t7)
      13 > 2 at 1: 0 unit:e-11-blaster-rifle sees 0 1; cover 0 0 of 2
      13 > 4 at 1: 0 unit:e-11-blaster-rifle sees 0; cover 0 1 of 1
      14 > 1 at 3: 0 unit:e-11-blaster-rifle sees 0; cover 2 2 of 1 (0:2 t1)
      14 > 2 at 1: 0 unit:e-11-blaster-rifle sees 0 1; cover 0 0 of 2
      14 > 4 at 1: 0 unit:e-11-blaster-rifle sees 0; cover 0 1 of 1"
    `);
  });
  it('vehicles of the enemy', () => {
    expect(sights([11, 12])).toMatchInlineSnapshot(`
      "11 > 0 at 4: 0 unit:ms-4-twin-blaster-cannon sees 0 1 2; cover 2 2 of 3 (0:2 t0, 1:2 t0)
      11 > 1 at 2: 0 unit:ms-4-twin-blaster-cannon sees 0; cover 0 0 of 1
      11 > 3 at 3: 0 unit:ms-4-twin-blaster-cannon sees 0; cover 0 0 of 1
      12 > 0 at 1: 0 unit:ec-17-hold-out-blaster sees 0 1 2; 1 unit:ec-17-hold-out-blaster unit:ax-20-blaster-cannon sees 0 1 2; cover 0 0 of 3
      12 > 3 at 2: 0 unit:ec-17-hold-out-blaster unit:ax-20-blaster-cannon sees 0; 1 unit:ec-17-hold-out-blaster unit:ax-20-blaster-cannon sees 0; cover 0 0 of 1
      12 > 5 at 1: 0 unit:ec-17-hold-out-blaster sees 0; 1 unit:ec-17-hold-out-blaster sees 0; cover 1 1 of 1 (0:1 t2)"
    `);
  });
  it('2.6: troopers', () => {
    expect(sights([0, 1, 2, 5], legion26)).toMatchInlineSnapshot(`
      "0 > 6 at 1: 0 unit:a-200-blaster-rifle sees 0 1; 1 unit:a-200-blaster-rifle sees 0 1; 2 unit:a-200-blaster-rifle sees 0 1; cover 2 2 of 2 (0:2 t0, 1:2 t0)
      0 > 7 at 3: 0 unit:a-200-blaster-rifle sees 0 1; 1 unit:a-200-blaster-rifle sees 0 1; 2 unit:a-200-blaster-rifle sees 0 1; cover 1 1 of 2 (0:1 hole)
      0 > 12 at 1: 0 unit:a-200-blaster-rifle sees 0 1; 1 unit:a-200-blaster-rifle sees 0 1; 2 unit:a-200-blaster-rifle sees 0 1; cover 0 1 of 2
      1 > 6 at 2: 0 unit:a-200-blaster-rifle sees 0 1; cover 0 0 of 2
      1 > 7 at 3: 0 unit:a-200-blaster-rifle sees 0 1; cover 1 1 of 2 (0:1 hole)
      1 > 8 at 3: 0 unit:a-200-blaster-rifle sees 1; cover 2 2 of 2 (0:2 t3 t3, 1:2 t3 t3)
      1 > 10 at 3: 0 unit:a-200-blaster-rifle sees 0 1 2; cover 1 1 of 3 (0:1 t9, 1:1 t9, 2:1 t9)
      1 > 11 at 2: 0 unit:a-200-blaster-rifle sees 0; cover 0 0 of 1
      1 > 12 at 3: 0 unit:a-200-blaster-rifle sees 0 1; cover 0 1 of 2
      1 > 13 at 3: 0 unit:a-200-blaster-rifle sees 0; cover 0 1 of 1
      1 > 14 at 3: 0 unit:a-200-blaster-rifle sees 0; cover 0 0 of 1
      2 > 8 at 1: 0 unit:a-200-blaster-rifle sees 0 1; 1 unit:a-200-blaster-rifle sees 0 1; cover 2 2 of 2 (0:2 t3 t3, 1:2 t3 t3)
      2 > 9 at 3: 0 unit:a-200-blaster-rifle sees 0; 1 unit:a-200-blaster-rifle sees 0; cover 0 0 of 1
      2 > 11 at 2: 0 unit:a-200-blaster-rifle sees 0; 1 unit:a-200-blaster-rifle sees 0; cover 0 0 of 1
      2 > 13 at 1: 0 unit:a-200-blaster-rifle sees 0; 1 unit:a-200-blaster-rifle sees 0; cover 0 1 of 1
      2 > 14 at 2: 0 unit:a-200-blaster-rifle sees 0; 1 unit:a-200-blaster-rifle sees 0; cover 0 0 of 1
      5 > 7 at 3: 0 unit:a-200-blaster-rifle sees 0 1; cover 1 1 of 2 (0:1 hole)
      5 > 12 at 1: 0 unit:a-200-blaster-rifle sees 0 1; cover 0 1 of 2"
    `);
  });
  it('2.6: vehicles', () => {
    expect(sights([3, 4, 11, 12], legion26)).toMatchInlineSnapshot(`
      "3 > 6 at 2: 0 unit:a300-blaster-rifle sees 0 1; cover 0 0 of 2
      3 > 7 at 1: 0 unit:a300-blaster-rifle sees 0 1; cover 1 1 of 2 (0:1 hole)
      3 > 10 at 2: 0 unit:a300-blaster-rifle sees 0 1 2; cover 1 1 of 3 (0:1 t9, 1:1 t9, 2:1 t9)
      3 > 12 at 2: 0 unit:a300-blaster-rifle sees 0 1; cover 0 1 of 2
      4 > 9 at 1: 0 unit:double-laser-cannon sees 0; cover 0 0 of 1
      11 > 0 at 4: 0 unit:ms-4-twin-blaster sees 0 1 2; cover 0 0 of 3 (0:2 t0)
      11 > 1 at 2: 0 unit:ms-4-twin-blaster sees 0; cover 0 0 of 1
      11 > 3 at 3: 0 unit:ms-4-twin-blaster sees 0; cover 0 0 of 1
      12 > 0 at 1: 0 unit:ec-17-hold-out-blaster unit:ax-20-blaster-cannons sees 0 1 2; 1 unit:ec-17-hold-out-blaster unit:ax-20-blaster-cannons sees 0 1 2; cover 0 0 of 3
      12 > 3 at 2: 0 unit:ec-17-hold-out-blaster unit:ax-20-blaster-cannons sees 0; 1 unit:ec-17-hold-out-blaster unit:ax-20-blaster-cannons sees 0; cover 0 0 of 1
      12 > 5 at 1: 0 unit:ec-17-hold-out-blaster unit:ax-20-blaster-cannons sees 0; 1 unit:ec-17-hold-out-blaster unit:ax-20-blaster-cannons sees 0; cover 1 1 of 1 (0:1 t2 t2)"
    `);
  });
  it('2.6: their enemies', () => {
    expect(sights([6, 7, 8, 9, 10, 13, 14], legion26)).toMatchInlineSnapshot(`
      "6 > 0 at 1: 0 unit:e-11-blaster-rifle sees 0 1 2; 1 unit:e-11-blaster-rifle sees 0 1 2; cover 2 2 of 3 (0:2 t0, 2:2 t0)
      6 > 1 at 2: 0 unit:e-11-blaster-rifle sees 0; 1 unit:e-11-blaster-rifle sees 0; cover 2 2 of 1 (0:2 t1)
      6 > 3 at 2: 0 unit:e-11-blaster-rifle sees 0; 1 unit:e-11-blaster-rifle sees 0; cover 0 0 of 1
      7 > 0 at 3: 0 unit:e-11-blaster-rifle sees 0 1 2; 1 unit:e-11-blaster-rifle sees 0 1 2; cover 0 0 of 3
      7 > 1 at 3: 0 unit:e-11-blaster-rifle sees 0; 1 unit:e-11-blaster-rifle sees 0; cover 2 2 of 1 (0:2 t1)
      7 > 3 at 1: 0 unit:e-11-blaster-rifle sees 0; 1 unit:e-11-blaster-rifle sees 0; cover 0 0 of 1
      7 > 5 at 3: 0 unit:e-11-blaster-rifle sees 0; 1 unit:e-11-blaster-rifle sees 0; cover 1 1 of 1 (0:1 t2 t2)
      8 > 2 at 1: 0 unit:e-11-blaster-rifle sees 0 1; 1 unit:e-11-blaster-rifle sees 0 1; cover 0 0 of 2
      8 > 3 at 3: 0 unit:e-11-blaster-rifle sees 0; 1 unit:e-11-blaster-rifle sees 0; cover 0 0 of 1
      8 > 4 at 2: 0 unit:e-11-blaster-rifle sees 0; 1 unit:e-11-blaster-rifle sees 0; cover 0 1 of 1
      9 > 2 at 2: 0 unit:e-11-blaster-rifle sees 0 1; cover 2 2 of 2 (0:2 t3, 1:2 t3)
      9 > 4 at 1: 0 unit:e-11-blaster-rifle sees 0; cover 0 1 of 1
      10 > 1 at 3: 0 unit:e-11-blaster-rifle sees 0; 1 unit:e-11-blaster-rifle sees 0; 2 unit:e-11-blaster-rifle sees 0; cover 2 2 of 1 (0:2 t1)
      10 > 3 at 2: 0 unit:e-11-blaster-rifle sees 0; 1 unit:e-11-blaster-rifle sees 0; 2 unit:e-11-blaster-rifle sees 0; cover 0 0 of 1
      13 > 1 at 3: 0 unit:e-11-blaster-rifle sees 0; cover 2 2 of 1 (0:2 t1)
      13 > 2 at 1: 0 unit:e-11-blaster-rifle sees 0 1; cover 0 0 of 2
      13 > 4 at 1: 0 unit:e-11-blaster-rifle sees 0; cover 0 1 of 1
      14 > 1 at 3: 0 unit:e-11-blaster-rifle sees 0; cover 2 2 of 1 (0:2 t1)
      14 > 2 at 1: 0 unit:e-11-blaster-rifle sees 0 1; cover 0 0 of 2
      14 > 4 at 1: 0 unit:e-11-blaster-rifle sees 0; cover 0 1 of 1"
    `);
  });
  it('what attacks would be rolled with', () => {
    expect(prospects([0, 1, 2, 3, 6, 8, 10, 11])).toMatchInlineSnapshot(`
      "0 > 6: 3 black, surge null, aimDice 2, cover 2, shieldsBlock true, defence red, lives 1+1, whole true, cards true
      0 > 7: 3 black, surge null, aimDice 2, cover 1, dodges 1, shieldsBlock true, defence red, lives 1+1, whole true, cards true
      0 > 12: 3 black, surge null, aimDice 2, cover 1, shieldsBlock true, defence white, blockSurge true, fearless true, lives 3+3, whole true, cards true
      1 > 6: 1 black, surge null, aims 1, aimDice 2, shieldsBlock true, defence red, lives 1+1, whole true, cards true
      1 > 7: 1 black, surge null, aims 1, aimDice 2, cover 1, dodges 1, shieldsBlock true, defence red, lives 1+1, whole true, cards true
      1 > 10: 1 black, surge null, aims 1, aimDice 2, cover 1, shieldsBlock true, defence red, lives 1+1+1, whole true, cards true
      1 > 11: 1 black, surge null, aims 1, aimDice 2, dodges 1, armor true, shieldsBlock true, defence white, blockSurge true, fearless true, lives 11, whole true, cards true
      1 > 12: 1 black, surge null, aims 1, aimDice 2, cover 1, shieldsBlock true, defence white, blockSurge true, fearless true, lives 3+3, whole true, cards true
      1 > 13: 1 black, surge null, aims 1, aimDice 2, cover 2, dodges 1, shieldsBlock true, defence red, lives 1, whole true, cards true
      1 > 14: 1 black, surge null, aims 1, aimDice 2, shieldsBlock true, defence red, lives 1, whole true, cards true
      2 > 8: 2 black, surge null, aims 2, aimDice 2, cover 2, shieldsBlock true, defence red, lives 1+1, whole true, cards true
      2 > 9: 2 black, surge null, aims 2, aimDice 2, cover 2, dodges 1, shieldsBlock true, defence red, lives 1, whole true, cards true
      2 > 10: 2 black, surge null, aims 2, aimDice 2, cover 2, shieldsBlock true, defence red, lives 1+1+1, whole true, cards true
      2 > 11: 2 black, surge null, aims 2, aimDice 2, dodges 1, armor true, shieldsBlock true, defence white, blockSurge true, fearless true, lives 11, whole true, cards true
      2 > 13: 2 black, surge null, aims 2, aimDice 2, cover 1, dodges 1, shieldsBlock true, defence red, lives 1, whole true, cards true
      2 > 14: 2 black, surge null, aims 2, aimDice 2, shieldsBlock true, defence red, lives 1, whole true, cards true
      3 > 6: 2 white, surge crit, aimDice 2, shieldsBlock true, defence red, lives 1+1, whole true, cards true
      3 > 7: 2 white, surge crit, aimDice 2, cover 1, dodges 1, shieldsBlock true, defence red, lives 1+1, whole true, cards true
      3 > 8: 2 white, surge crit, aimDice 2, cover 2, shieldsBlock true, defence red, lives 1+1, whole true, cards true
      3 > 10: 2 white, surge crit, aimDice 2, cover 1, shieldsBlock true, defence red, lives 1+1+1, whole true, cards true
      3 > 11: 2 white, surge crit, aimDice 2, dodges 1, armor true, shieldsBlock true, defence white, blockSurge true, fearless true, lives 11, whole true, cards true
      3 > 12: 2 white, surge crit, aimDice 2, cover 1, shieldsBlock true, defence white, blockSurge true, fearless true, lives 3+3, whole true, cards true
      6 > 0: 2 white, surge hit, aimDice 3, cover 2, shieldsBlock true, defence white, blockSurge true, lives 1+1+1, whole true, cards true
      6 > 1: 2 white, surge hit, aimDice 3, cover 2, dodges 1, shieldsBlock true, defence white, blockSurge true, lives 1, whole true, cards true
      6 > 3: 2 white, surge hit, aimDice 3, dodges 1, armor true, shieldsBlock true, defence white, fearless true, lives 6, whole true, cards true
      8 > 2: 2 white, surge hit, aims 2, aimDice 3, shieldsBlock true, defence white, blockSurge true, lives 1+1, whole true, cards true
      8 > 3: 2 white, surge hit, aims 2, aimDice 3, dodges 1, armor true, shieldsBlock true, defence white, fearless true, lives 6, whole true, cards true
      8 > 4: 2 white, surge hit, aims 2, aimDice 3, cover 1, armor true, shieldsBlock true, defence white, blockSurge true, fearless true, lives 7, whole true, cards true
      10 > 1: 3 white, surge hit, aims 1, aimDice 3, cover 2, dodges 1, shieldsBlock true, defence white, blockSurge true, lives 1, whole true, cards true
      10 > 2: 3 white, surge hit, aims 1, aimDice 3, cover 2, shieldsBlock true, defence white, blockSurge true, lives 1+1, whole true, cards true
      10 > 3: 3 white, surge hit, aims 1, aimDice 3, dodges 1, armor true, shieldsBlock true, defence white, fearless true, lives 6, whole true, cards true
      10 > 4: 3 white, surge hit, aims 1, aimDice 3, cover 2, armor true, shieldsBlock true, defence white, blockSurge true, fearless true, lives 7, whole true, cards true
      11 > 0: 2 red, 2 black, 2 white, surge null, aims 2, aimDice 2, cover 2, impact 3, shieldsBlock true, defence white, blockSurge true, lives 1+1+1, whole true
      11 > 1: 2 red, 2 black, 2 white, surge null, aims 2, aimDice 2, dodges 1, impact 3, shieldsBlock true, defence white, blockSurge true, lives 1, whole true
      11 > 3: 2 red, 2 black, 2 white, surge null, aims 2, aimDice 2, dodges 1, impact 3, armor true, shieldsBlock true, defence white, fearless true, lives 6, whole true"
    `);
  });
  it('2.6: what attacks would be rolled with', () => {
    expect(prospects([0, 2, 3, 6, 11], legion26)).toMatchInlineSnapshot(`
      "0 > 6: 3 black, surge null, aimDice 2, cover 2, coverDice true, defence red, lives 1+1, whole true, cards true
      0 > 7: 3 black, surge null, aimDice 2, cover 1, coverDice true, dodges 1, defence red, lives 1+1, whole true, cards true
      0 > 12: 3 black, surge null, aimDice 2, cover 1, coverDice true, defence white, blockSurge true, fearless true, lives 3+3, whole true, cards true
      2 > 8: 2 black, surge null, aims 2, aimDice 2, cover 2, coverDice true, defence red, lives 1+1, whole true, cards true
      2 > 9: 2 black, surge null, aims 2, aimDice 2, coverDice true, dodges 1, defence red, lives 1, whole true, cards true
      2 > 11: 2 black, surge null, aims 2, aimDice 2, coverDice true, dodges 1, armor 5, defence white, blockSurge true, fearless true, lives 11, whole true, cards true
      2 > 13: 2 black, surge null, aims 2, aimDice 2, cover 1, coverDice true, dodges 1, defence red, lives 1, whole true, cards true
      2 > 14: 2 black, surge null, aims 2, aimDice 2, coverDice true, defence red, lives 1, whole true, cards true
      3 > 6: 2 white, surge crit, aimDice 2, coverDice true, defence red, lives 1+1, whole true, cards true
      3 > 7: 2 white, surge crit, aimDice 2, cover 1, coverDice true, dodges 1, defence red, lives 1+1, whole true, cards true
      3 > 10: 2 white, surge crit, aimDice 2, cover 1, coverDice true, defence red, lives 1+1+1, whole true, cards true
      3 > 12: 2 white, surge crit, aimDice 2, cover 1, coverDice true, defence white, blockSurge true, fearless true, lives 3+3, whole true, cards true
      6 > 0: 2 white, surge hit, aimDice 3, cover 2, coverDice true, defence white, blockSurge true, lives 1+1+1, whole true, cards true
      6 > 1: 2 white, surge hit, aimDice 3, cover 2, coverDice true, dodges 1, defence white, blockSurge true, lives 1, whole true, cards true
      6 > 3: 2 white, surge hit, aimDice 3, coverDice true, dodges 1, armor 2, defence white, blockSurge true, fearless true, lives 6, whole true, cards true
      11 > 0: 2 red, 2 black, 2 white, surge null, aims 2, aimDice 2, coverDice true, impact 3, defence white, blockSurge true, lives 1+1+1, whole true
      11 > 1: 2 red, 2 black, 2 white, surge null, aims 2, aimDice 2, coverDice true, dodges 1, impact 3, defence white, blockSurge true, lives 1, whole true
      11 > 3: 2 red, 2 black, 2 white, surge null, aims 2, aimDice 2, coverDice true, dodges 1, impact 3, armor 2, defence white, blockSurge true, fearless true, lives 6, whole true"
    `);
  });
});

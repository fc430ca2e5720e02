import { describe, expect, it } from 'vitest';
import { legion, legion26 } from '../../../src/game.ts';
import { wholeSetUp } from '../whole-round.ts';

describe('a whole set-up', () => {
  it('standard', () => {
    expect(wholeSetUp(['rebel-jedi-knight', 'rebel-armour'], legion)).toMatchInlineSnapshot(`
      "colours blue 0, how cheaper
      edges edges [south north]
      battleRows rows objective:[intercept-the-transmissions recover-the-supplies sabotage-the-moisture-vaporators] deployment:[disarray major-offensive battle-lines] condition:[minefield rapid-reinforcements clear-conditions]
      vetoed seat 0, kind objective, card intercept-the-transmissions
      vetoed seat 1, kind objective, card recover-the-supplies
      vetoed seat 0, kind deployment, card disarray
      vetoed seat 1, kind deployment, card major-offensive
      battleChosen cards objective:sabotage-the-moisture-vaporators deployment:battle-lines condition:minefield
      marker marker 0, kind objective, by sabotage-the-moisture-vaporators
      marker marker 1, kind objective, by sabotage-the-moisture-vaporators
      marker marker 2, kind objective, by sabotage-the-moisture-vaporators
      marker marker 3, kind objective, by sabotage-the-moisture-vaporators
      marker marker 4, kind condition, by minefield
      marker marker 5, kind condition, by minefield
      marker marker 6, kind condition, by minefield
      marker marker 7, kind condition, by minefield
      deployed unit 0
      deployed unit 9
      deployed unit 1
      deployed unit 10
      deployed unit 2
      deployed unit 11
      deployed unit 3
      deployed unit 12
      deployed unit 4
      deployed unit 13
      deployed unit 5
      deployed unit 14
      deployed unit 6
      ability unit 6, card scout
      moved unit 6, kind scout, speed 1, bend -90
      deployed unit 15
      deployed unit 7
      ability unit 7, card scout
      moved unit 7, kind scout, speed 1, bend -90
      deployed unit 16
      deployed unit 8
      deployed unit 17
      deployed unit 18
      round round 1
      phase phase command
      0 leia-organa 0 play 19 19
      1 luke-skywalker-jedi-knight 0 play 19 47
      2 rebel-troopers 0 play 19 75
      3 rebel-troopers 0 play 47 19
      4 rebel-veterans 0 play 103 75
      5 fleet-troopers 0 play 159 131
      6 rebel-commandos-strike-team 0 play 215 19
      7 rebel-commandos-strike-team 0 play 229 75
      8 tauntaun-riders 0 play 257 33
      9 han-solo-unorthodox-general 1 play 19 781
      10 rebel-troopers 1 play 19 809
      11 rebel-troopers 1 play 47 809
      12 fleet-troopers 1 play 89 865
      13 fleet-troopers 1 play 131 781
      14 rebel-veterans 1 play 159 893
      15 at-rt-rebel 1 play 285 809
      16 at-rt-rebel 1 play 313 879
      17 t-47-airspeeder 1 play 383 823
      18 r2-d2-hero-of-a-thousand-devices 1 play 187 781"
    `);
  });
  it('skirmish', () => {
    expect(wholeSetUp(['skirmish-rebel', 'skirmish-empire'], legion)).toMatchInlineSnapshot(`
      "colours blue 1, how cheaper
      edges edges [north south]
      battleRows rows objective:[breach control pivotal-positions] deployment:[flanking-positions meeting-engagement battle-lines-skirmish] condition:[clear-conditions-skirmish dawn]
      vetoed seat 1, kind objective, card breach
      vetoed seat 0, kind objective, card control
      vetoed seat 1, kind deployment, card flanking-positions
      vetoed seat 0, kind deployment, card meeting-engagement
      battleChosen cards objective:pivotal-positions deployment:battle-lines-skirmish condition:clear-conditions-skirmish
      deployed unit 5
      deployed unit 0
      deployed unit 6
      deployed unit 1
      deployed unit 7
      deployed unit 2
      deployed unit 8
      deployed unit 3
      deployed unit 9
      deployed unit 4
      ability unit 4, card scout
      moved unit 4, kind scout, speed 1, bend -90
      deployed unit 10
      ability unit 10, card scout
      moved unit 10, kind scout, speed 1, bend -90
      deployed unit 11
      round round 1
      phase phase command
      0 leia-organa 0 play 19 781
      1 luke-skywalker-jedi-knight 0 play 19 809
      2 rebel-troopers 0 play 19 837
      3 rebel-troopers 0 play 47 781
      4 rebel-commandos-strike-team 0 play 75 893
      5 general-veers 1 play 19 19
      6 stormtroopers 1 play 19 47
      7 stormtroopers 1 play 19 117
      8 stormtroopers 1 play 47 47
      9 74-z-speeder-bikes 1 play 145 117
      10 scout-troopers 1 play 159 19
      11 dewback-rider 1 play 257 89"
    `);
  });
  it('recon', () => {
    expect(wholeSetUp(['recon-rebel', 'recon-empire'], legion26)).toMatchInlineSnapshot(`
      "looseDice colour attack, faces [hit blank hit blank]
      looseDice colour attack, faces [hit hit hit hit]
      colours blue 1, how dice
      revealed seat 1, kind primary, card intercept-signals-recon
      revealed seat 0, kind secondary, card surface-scan-recon
      revealed seat 1, kind advantage, card cunning-deployment-recon
      revealed seat 0, kind advantage, card cunning-deployment-recon
      revealed seat 1, kind primary, card close-the-pocket-recon
      revealed seat 0, kind primary, card intercept-signals-recon
      revealed seat 1, kind primary, card bunker-assault-recon
      revealed seat 0, kind primary, card bunker-assault-recon
      battleChosen cards primary:bunker-assault-recon secondary:surface-scan-recon
      edges edges [north south]
      marker marker 0, kind poi, by bunker-assault-recon
      marker marker 1, kind poi, by bunker-assault-recon
      marker marker 2, kind poi, by bunker-assault-recon
      marker marker 3, kind poi, by bunker-assault-recon
      marker marker 4, kind asset, by surface-scan-recon
      claimed unit 8, marker 4
      marker marker 5, kind asset, by surface-scan-recon
      claimed unit 9, marker 5
      marker marker 6, kind asset, by surface-scan-recon
      claimed unit 0, marker 6
      marker marker 7, kind asset, by surface-scan-recon
      claimed unit 1, marker 7
      deployed unit 5
      ability unit 5, card prepared-position
      tokens unit 5, token dodge, change 1, count 1
      round round 1
      phase phase command
      0 leia-organa 0 reserve
      1 luke-skywalker-jedi-knight 0 reserve
      2 rebel-troopers 0 reserve
      3 rebel-troopers 0 reserve
      4 rebel-troopers 0 reserve
      5 rebel-veterans 0 play 171 705
      6 rebel-commandos 0 reserve
      7 at-rt-rebel 0 reserve
      8 general-veers 1 reserve
      9 stormtroopers 1 reserve
      10 stormtroopers 1 reserve
      11 stormtroopers 1 reserve
      12 snowtroopers 1 reserve
      13 scout-troopers 1 reserve
      14 imperial-death-troopers 1 reserve
      15 74-z-speeder-bikes 1 reserve
      16 dewback-rider 1 reserve"
    `);
  });
});

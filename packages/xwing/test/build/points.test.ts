import { describe, expect, it } from 'vitest';
import { type pointsOf, shipPoints } from '../../src/build/look-up.ts';
import { empire, rebels, scum } from './words.ts';

const cost = (list: Parameters<typeof pointsOf>[0]) => shipPoints(list, list.ships[0]!);

describe('points with discounts', () => {
  it('TIE/x1 takes 4 off a system upgrade, never below nothing', () => {
    const bare = cost(empire('tieadvanced/tempestsquadronpilot title/tiex1'));
    expect(cost(empire('tieadvanced/tempestsquadronpilot title/tiex1 system/advtargetingcomputer')) - bare).toBe(1);
    expect(cost(empire('tieadvanced/tempestsquadronpilot title/tiex1 system/firecontrolsystem')) - bare).toBe(0);
    expect(cost(empire('tieadvanced/tempestsquadronpilot title/tiex1 mod/shieldupgrade')) - bare).toBe(4);
  });

  it('Vaksai takes 1 off every card but leaves negative and free ones alone', () => {
    const line = 'kihraxzfighter/cartelmarauder title/vaksai';
    expect(cost(scum(line))).toBe(20);
    expect(cost(scum(`${line} mod/shieldupgrade mod/hullupgrade illicit/glitterstim`))).toBe(20 + 3 + 2 + 1);
    expect(cost(scum(`${line} mod/guidancechips`))).toBe(20);
  });

  it('Renegade Refit costs -2 and makes elite upgrades cheaper', () => {
    expect(cost(rebels('xwing/wedgeantilles torpedo/renegaderefit ept/predator'))).toBe(29 - 2 + 2);
    expect(cost(rebels('xwing/wedgeantilles torpedo/renegaderefit ept/trickshot'))).toBe(29 - 2);
  });

  it('are those of the card in whatever faction it is found; unknown cards cost nothing', () => {
    expect(cost(rebels('tiefighter/academypilot'))).toBe(12);
    expect(cost(rebels('xwing/rookiepilot amd/hal9000'))).toBe(21);
    expect(cost(rebels('xwing/hal9000 amd/r2d2'))).toBe(4);
  });
});

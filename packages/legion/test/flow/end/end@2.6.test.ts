import { describe, expect, it } from 'vitest';
import { HALF } from '../../../src/geometry/range.ts';
import { type Spec, unit } from '../../table.ts';
import { lay26 } from '../../table26.ts';
import { alone, LEIA, rebels, storm, VEERS } from '../../troops.ts';

const two = [unit(LEIA, 0, 300, 300), unit(VEERS, 1, 1500, 600)];
const ending = (more: { readonly [k: string]: unknown } = {}, units: readonly Spec[] = two) =>
  lay26({ units, phase: 'end', round: 2, ...(more as object) });

describe('the end phase of 2.6', () => {
  it('[L2-ENDPHASE-02] victory points are scored in it, before anything is removed', () => {
    // A stockpile in the middle: Leia stands at it.
    const t = ending({ battle: { primary: 'close-the-pocket' }, markers: [poi(900, 450, 'centre')] }, [
      unit(LEIA, 0, 900, 520),
      unit(VEERS, 1, 1500, 800),
    ]);
    expect(t.state.victory).toEqual([2, 0]);
    const order = t.events().map(({ type }) => type);
    expect(order.indexOf('victory')).toBeLessThan(order.indexOf('counter'));
  });
  it('[L2-ENDPHASE-03] the command card is discarded', () => {
    const t = ending({ hands: [{ played: 'push', cards: ['ambush'] }, {}] });
    expect(t.state.hands[0]).toMatchObject({ played: null, discard: ['push'] });
  });
  it('[L2-ENDPHASE-04] all aim, dodge, surge, standby and observation tokens leave', () => {
    const t = ending({}, [
      unit(LEIA, 0, 300, 300, { tokens: { aim: 2, dodge: 2, surge: 1, standby: 1, observation: 2, ion: 1 } }),
      unit(VEERS, 1, 1500, 600),
    ]);
    for (const token of ['aim', 'dodge', 'surge', 'standby', 'observation'] as const)
      expect(t.tokens(0, token)).toBe(0);
    expect(t.tokens(0, 'ion')).toBe(1);
  });
  it('[L2-ENDPHASE-04] smoke goes with them', () => {
    const smoke = { kind: 'smoke', seat: 0, by: 'keyword/smoke', x: 700, y: 400 };
    expect(ending({ markers: [smoke] }).state.markers).toEqual([]);
  });
  it('[L2-ENDPHASE-05] one suppression token of each unit', () => {
    const t = ending({}, [...two, rebels(500, 300, { tokens: { suppression: 3 } })]);
    expect(t.tokens(2, 'suppression')).toBe(2);
  });
  it('[L2-ENDPHASE-06] all tokens leave the pass pools', () => {
    const t = ending({ hands: [{ passes: 3 }, { passes: 1 }] });
    expect(t.state.hands.map(({ passes }) => passes)).toEqual([0, 0]);
  });
  it('[L2-ENDPHASE-07] who has no commander left promotes one, first whoever has priority', () => {
    for (const priority of [0, 1]) {
      const t = ending({ priority, blue: 1 - priority }, [
        unit(LEIA, 0, 0, 0, { status: 'defeated' }),
        unit(VEERS, 1, 0, 0, { status: 'defeated' }),
        rebels(300, 300, alone(4)),
        rebels(500, 300, alone(4)),
        storm(1500, 600, alone(4)),
        storm(1600, 600, alone(4)),
      ]);
      expect(t.open).toEqual([`${priority} promote`]);
    }
  });
  it('[L2-ENDPHASE-09] [L2-ENDPHASE-10] the counter advances and a new round begins; after the fifth the game is over', () => {
    const t = ending({ round: 4 });
    expect(t.state.round).toBe(5);
    expect(t.events('round').at(-1)).toMatchObject({ round: 5 });
    expect(t.match.over).toBe(false);
    expect(ending({ round: 5 }).match.over).toBe(true);
  });
});

const poi = (x: number, y: number, note?: string): Spec => ({
  kind: 'poi',
  x,
  y,
  by: 'close-the-pocket',
  ...(note && { note }),
});
/** So far from the middle of a point of interest is a small leader with such a gap. */
const from = (gap: number) => 25.4 + 13.5 + gap;

describe('contesting and securing', () => {
  const scored = (units: readonly Spec[]) =>
    ending({ battle: { primary: 'close-the-pocket' }, markers: [poi(900, 450)] }, [
      ...units,
      unit(LEIA, 0, 100, 100),
      unit(VEERS, 1, 1700, 850),
    ]).state.victory;
  it('[L2-EINSATZMARKER-UMKAEMPFEN-SICHERN-01] [L2-ENTFERNUNG-02] a leader within half a segment contests, from base to token', () => {
    expect(scored([rebels(900 + from(HALF), 450, alone(4))])).toEqual([1, 0]);
    expect(scored([rebels(900 + from(HALF) + 0.01, 450, alone(4))])).toEqual([0, 0]);
    // Another miniature is near enough, the leader is not.
    expect(
      scored([rebels(900 + from(HALF) + 30, 450, { minis: [null, [900 + from(HALF), 450], 'fallen', 'fallen'] })]),
    ).toEqual([0, 0]);
  });
  it('[L2-EINSATZMARKER-UMKAEMPFEN-SICHERN-01] a panicked unit does not', () => {
    expect(scored([rebels(960, 450, { ...alone(4), tokens: { suppression: 1 } })])).toEqual([1, 0]);
    expect(scored([rebels(960, 450, { ...alone(4), tokens: { suppression: 2 } })])).toEqual([0, 0]);
  });
  it('[L2-EINSATZMARKER-UMKAEMPFEN-SICHERN-02] more units secure it, of whatever type; equal numbers nobody', () => {
    const mine = rebels(960, 450, alone(4));
    const theirs = storm(840, 450, alone(4));
    expect(scored([mine, theirs])).toEqual([0, 0]);
    expect(scored([mine, theirs, unit('at-rt-rebel', 0, 900, 530)])).toEqual([1, 0]);
    expect(scored([theirs, storm(900, 390, alone(4)), mine])).toEqual([0, 1]);
  });
});

describe('winning', () => {
  it('[L2-SIEGBEDINGUNGEN-02] [L2-ENDPHASE-08] twelve points and more than the other at the end of an end phase', () => {
    expect(ending({ victory: [12, 11] }).state.outcome).toMatchObject({ winner: 0, reason: 'victory' });
    expect(ending({ victory: [3, 12] }).state.outcome).toMatchObject({ winner: 1 });
    expect(ending({ victory: [11, 0] }).state.outcome).toBeNull();
    expect(ending({ victory: [13, 13] }).state.outcome).toBeNull();
  });
  it('[L2-SIEGBEDINGUNGEN-01] [L2-SIEGBEDINGUNGEN-03] or the enemy army is defeated, at whatever score and in whatever round', () => {
    const t = lay26({
      units: [unit(LEIA, 0, 300, 300), storm(400, 300, alone(4))],
      active: 0,
      victory: [0, 11],
      red: ['crit', 'crit', 'crit'],
      redDefence: ['blank', 'blank', 'blank'],
    });
    t.fight();
    expect(t.state.outcome).toMatchObject({ winner: 0, reason: 'eliminated', score: [0, 11] });
  });
  it('[L2-SIEGBEDINGUNGEN-04] after round 5 the most points, then the fewest own losses, else a draw', () => {
    expect(ending({ round: 5, victory: [4, 5] }).state.outcome).toMatchObject({ winner: 1, reason: 'victory' });
    const losses = ending({ round: 5, victory: [4, 4] }, [
      ...two,
      rebels(0, 0, { status: 'defeated' }),
      storm(0, 0, { status: 'defeated', upgrades: ['dlt-19-stormtrooper'] }),
    ]);
    expect(losses.state.outcome).toMatchObject({ winner: 0, reason: 'points' });
    expect(ending({ round: 5, victory: [4, 4] }).state.outcome).toMatchObject({ winner: null, reason: 'draw' });
  });
});

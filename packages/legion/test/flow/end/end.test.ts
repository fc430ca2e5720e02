import { describe, expect, it } from 'vitest';
import { endedBy, standingScore } from '../../../src/flow/end/end.ts';
import { lay, type Spec, type TableSpec, unit } from '../../table.ts';
import { alone, BOBA, LEIA, LUKE, rebels, storm, VADER } from '../../troops.ts';

const ending = (units: readonly Spec[], more: { readonly [k: string]: unknown } = {}) =>
  lay({ units, phase: 'end', round: 2, ...(more as object) });
const two = [unit(LEIA, 0, 300, 300), unit(VADER, 1, 1500, 600)];

describe('the end phase', () => {
  it('[LE-ENDPHASE-02] [LE-SPIELRUNDE-ENDPHASE-01] [LE-KOMMANDOKARTEN-15] [LC-ENDPHASE-02] the card of the round is discarded', () => {
    const t = ending(two, { hands: [{ played: 'push', cards: ['ambush'] }, {}] });
    expect(t.state.hands[0]).toMatchObject({ played: null, discard: ['push'], cards: ['ambush'] });
  });
  it('[LE-ENDPHASE-03] [LE-ENDPHASE-04] Standing Orders comes back; who played none discards none', () => {
    const t = ending(two, { hands: [{ played: 'standing-orders', cards: ['push'] }, { cards: ['push'] }] });
    expect(t.state.hands[0]).toMatchObject({ discard: [], cards: ['push', 'standing-orders'] });
    expect(t.state.hands[1]).toMatchObject({ discard: [], cards: ['push'] });
  });
  it('[LE-ENDPHASE-05] [LE-SPIELRUNDE-ENDPHASE-02] [LE-ZIELEN-10] [LC-ENDPHASE-04] all aim, dodge, standby and surge tokens go', () => {
    const t = ending([
      unit(LEIA, 0, 300, 300, { tokens: { aim: 2, dodge: 2, standby: 1, surge: 2 } }),
      unit(VADER, 1, 1500, 600, { tokens: { aim: 1, dodge: 3 } }),
    ]);
    for (const id of [0, 1])
      for (const token of ['aim', 'dodge', 'standby', 'surge'] as const) expect(t.tokens(id, token)).toBe(0);
  });
  it('[LE-ENDPHASE-06] [LE-SPIELRUNDE-ENDPHASE-03] [LE-NIEDERHALTEN-18] [LC-NIEDERHALTEN-MARKER-ENTFERNEN-04] one suppression token of each unit', () => {
    const t = ending([
      ...two,
      rebels(500, 300, { tokens: { suppression: 3 } }),
      rebels(700, 300, { tokens: { suppression: 1 } }),
    ]);
    expect([t.tokens(2, 'suppression'), t.tokens(3, 'suppression')]).toEqual([2, 0]);
  });
  it('[LE-ENDPHASE-07] [LE-SPIELRUNDE-ENDPHASE-04] [LC-ENDPHASE-12] everybody has its order token again', () => {
    const t = ending(
      [unit(LEIA, 0, 300, 300, { order: 'facedown' }), unit(VADER, 1, 1500, 600, { order: 'facedown' })],
      {
        hands: [{ cards: ['push', 'ambush'] }, { cards: ['push', 'ambush'] }],
      },
    );
    expect([t.unit(0).order, t.unit(1).order]).toEqual(['none', 'none']);
    expect(t.open).toEqual(['0 command-card', '1 command-card']);
  });
  it('[LE-ENDPHASE-13] [LE-RUNDENZAEHLER-02] [LE-RUNDENZAEHLER-03] [LE-SPIELRUNDE-ENDPHASE-06] the counter goes up by one and to the other player', () => {
    for (const counter of [0, 1]) {
      const t = ending(two, { counter });
      expect(t.events('counter')[0]).toMatchObject({ round: 3, seat: 1 - counter });
    }
  });
  it('[LE-ENDPHASE-01] [LE-RUNDE-01] [LE-SPIELRUNDE-02] [LC-SPIELABLAUF-02] command, activation, end, and again', () => {
    const t = ending(two, { hands: [{ cards: ['push'] }, { cards: ['push'] }] });
    t.goOn(({ state }) => state.round > 3);
    expect(
      t
        .events('phase')
        .slice(0, 4)
        .map(({ phase }) => phase),
    ).toEqual(['command', 'activation', 'end', 'command']);
  });
});

describe('promotion', () => {
  const lost = (mine: readonly Spec[], more = {}) =>
    ending([unit(LEIA, 0, 0, 0, { status: 'defeated' }), ...mine, unit(VADER, 1, 1500, 600)], more);
  it('[LE-ENDPHASE-09] [LE-SPIELRUNDE-ENDPHASE-05] [LE-COMMANDER-06] [LE-COMMANDER-07] who has lost all commanders must promote a trooper unit of his choice', () => {
    const t = lost([rebels(300, 300), rebels(300, 500), unit('at-rt-rebel', 0, 500, 300)]);
    expect(t.open).toEqual(['0 promote']);
    expect(t.options()).toEqual(['1', '2']);
    t.take('2');
    expect(t.unit(2)).toMatchObject({ rank: 'commander', promoted: true });
  });
  it('[LE-ENDPHASE-10] [LE-COMMANDER-08] [LE-COMMANDER-10] [LC-ENDPHASE-08] it is a commander in every respect: its token, and who may be nominated', () => {
    const t = lost([rebels(300, 300), rebels(300, 500)], { hands: [{ cards: ['ambush'] }, { cards: ['push'] }] });
    t.until('promote').take('1');
    t.until('orders');
    expect(t.events('nominated')).toMatchObject([{ unit: 1 }]);
    expect(t.unit(1).rank).toBe('commander');
  });
  it('[LE-AGENT-09] [LE-AGENT-10] an agent may be promoted and is an agent no longer', () => {
    const t = ending(
      [unit(VADER, 1, 0, 0, { status: 'defeated' }), unit(BOBA, 1, 1500, 600), unit(LEIA, 0, 300, 300)],
      {
        hands: [{ cards: ['push'] }, { cards: ['ambush'] }],
      },
    );
    expect(t.events('promoted')).toMatchObject([{ unit: 1 }]);
    t.until('command-card');
    t.goOn(({ state }) => state.phase === 'activation');
    expect(t.events('nominated').map(({ unit: u }) => u)).toContain(1);
  });
  it('[LE-ENDPHASE-12] [LE-COMMANDER-11] [LC-ENDPHASE-09] without a trooper unit one goes on without, and plays no more cards', () => {
    const t = lost([unit('at-rt-rebel', 0, 500, 300)], {
      hands: [{ cards: ['ambush', 'push'] }, { cards: ['push', 'assault'] }],
    });
    expect(t.events('promoted')).toEqual([]);
    expect(t.open).toEqual(['1 command-card']);
  });
  it('[LE-ENDPHASE-11] if both have lost theirs, blue promotes first', () => {
    for (const blue of [0, 1] as const) {
      const t = ending(
        [
          unit(LEIA, 0, 0, 0, { status: 'defeated' }),
          unit(VADER, 1, 0, 0, { status: 'defeated' }),
          rebels(300, 300),
          rebels(300, 500),
          storm(1500, 300),
          storm(1500, 500),
        ],
        { blue },
      );
      expect(t.open).toEqual([`${blue} promote`]);
    }
  });
  it('[LE-COMMANDER-06] with one commander left nobody is promoted', () => {
    expect(lost([unit(LUKE, 0, 300, 300), rebels(300, 500)]).events('promoted')).toEqual([]);
  });
});

describe('winning', () => {
  const last = (units: readonly Spec[], more = {}) => ending(units, { round: 6, ...more });
  it('[LE-SPIELRUNDE-01] [LE-RUNDE-02] [LE-ENDPHASE-14] [LC-SPIELABLAUF-01] the match ends after round 6, not after round 5', () => {
    expect(last(two).match.over).toBe(true);
    expect(last(two, { round: 5 }).match.over).toBe(false);
  });
  it('[LE-SPIELSIEG-02] [LE-SIEGMARKER-04] [LC-SIEGBEDINGUNGEN-02] the most victory tokens', () => {
    expect(last(two, { victory: [1, 2] }).state.outcome).toMatchObject({ winner: 1, reason: 'victory' });
    expect(last(two, { victory: [3, 2] }).state.outcome).toMatchObject({ winner: 0, reason: 'victory' });
  });
  it('[LE-SPIELSIEG-03] [LE-SPIELSIEG-04] [LC-SIEGBEDINGUNGEN-04] then the points of wholly defeated enemies, upgrades included', () => {
    const units = (mine: readonly string[]) => [
      ...two,
      rebels(0, 0, { status: 'defeated', upgrades: mine as never }),
      // 40 points of rebel troopers against 44 of stormtroopers
      storm(0, 0, { status: 'defeated' }),
      // half a squad counts nothing
      rebels(600, 300, alone(4)),
    ];
    expect(last(units([]), { victory: [1, 1] }).state.outcome).toMatchObject({ winner: 0, reason: 'points' });
    expect(last(units(['z-6-trooper']), { victory: [1, 1] }).state.outcome).toMatchObject({
      winner: 1,
      reason: 'points',
    });
  });
  it('[LE-SPIELSIEG-05] then the blue player', () => {
    for (const blue of [0, 1] as const)
      expect(last(two, { blue }).state.outcome).toMatchObject({ winner: blue, reason: 'blue' });
  });
  it('[LE-SPIELSIEG-01] [LC-SIEGBEDINGUNGEN-01] [LC-SPIELZIEL-02] who has lost every unit has lost at once, whatever the tokens', () => {
    const t = lay({
      units: [rebels(300, 400), storm(400, 400, alone(4))],
      active: 0,
      victory: [0, 5],
      black: ['hit', 'hit', 'hit', 'hit'],
      redDefence: ['blank', 'blank', 'blank', 'blank'],
    });
    t.fight();
    expect(t.state.outcome).toMatchObject({ winner: 0, reason: 'eliminated' });
    expect(t.match.over).toBe(true);
  });
});

describe('the score while the match goes on', () => {
  const standing = (units: readonly Spec[], more: Partial<TableSpec> = {}) =>
    standingScore(lay({ units, active: 0, ...more }).g);
  it('[LE-SPIELSIEG-02] [LE-EINSATZZIELKARTEN-03] victory tokens won, and what the objective would give each side now', () => {
    const battle = { objective: 'elimination' };
    const gone = (seat: number) => unit('rebel-troopers', seat, 0, 0, { status: 'defeated' });
    expect(standing(two, { victory: [2, 1] })).toEqual([2, 1]);
    expect(standing([...two, gone(1)], { victory: [2, 1] })).toEqual([2, 1]);
    expect(standing([...two, gone(1), gone(1)], { victory: [2, 1], battle })).toEqual([4, 1]);
    expect(standing([...two, gone(0)], { victory: [2, 1], battle })).toEqual([2, 2]);
  });
  it('[LE-KOPFGELD-04] bounties of hunters who live, of the side that has them', () => {
    const hunter = (more: Spec) => [...two, unit(BOBA, 1, 900, 400, more)];
    expect(standing(hunter({ bountiesWon: 1 }))).toEqual([0, 1]);
    expect(standing(hunter({ bountiesWon: 0 }))).toEqual([0, 0]);
    expect(standing(hunter({ x: 0, y: 0, status: 'defeated', bountiesWon: 1 }))).toEqual([0, 0]);
  });
  it('[LE-KOPFGELD-04] a secret mission that is done counts for its side', () => {
    const artoo = (more: Spec) => [...two, unit('r2-d2-hero-of-a-thousand-devices', 0, 900, 400, more)];
    expect(standing(artoo({ note: { 'secret-mission': true } }))).toEqual([1, 0]);
    expect(standing(artoo({}))).toEqual([0, 0]);
  });
});

describe('what has ended the match', () => {
  const ended = (edition: '1.2' | '2.6', reason: string, score = [3, 1]) =>
    endedBy({ outcome: { winner: 0, reason, score }, rules: { edition } } as never);
  it('[LE-SPIELSIEG-01] [LE-SPIELSIEG-02] an army is gone, or the last round is over', () => {
    expect(ended('1.2', 'eliminated')).toEqual(['LE-SPIELSIEG-01']);
    for (const reason of ['victory', 'points', 'blue'])
      expect(ended('1.2', reason, [12, 0])).toEqual(['LE-SPIELSIEG-02']);
  });
  it('[L2-SIEGBEDINGUNGEN-02] [L2-SIEGBEDINGUNGEN-03] [L2-SIEGBEDINGUNGEN-04] and in 2.6 twelve points, of either side', () => {
    expect(ended('2.6', 'eliminated', [12, 0])).toEqual(['L2-SIEGBEDINGUNGEN-03']);
    expect(ended('2.6', 'victory', [4, 12])).toEqual(['L2-SIEGBEDINGUNGEN-02']);
    expect(ended('2.6', 'victory', [13, 4])).toEqual(['L2-SIEGBEDINGUNGEN-02']);
    expect(ended('2.6', 'victory', [11, 4])).toEqual(['L2-SIEGBEDINGUNGEN-04']);
    expect(ended('2.6', 'points', [12, 12])).toEqual(['L2-SIEGBEDINGUNGEN-04']);
  });
  it('whoever concedes or agrees needs no rule, nor does a match that goes on', () => {
    for (const reason of ['conceded', 'agreed'])
      for (const edition of ['1.2', '2.6'] as const) expect(ended(edition, reason)).toEqual([]);
    expect(endedBy({ outcome: null, rules: { edition: '2.6' } } as never)).toEqual([]);
  });
});

import type { Json } from '@holotisch/engine';
import { describe, expect, it } from 'vitest';
import { SEGMENT } from '../../../src/geometry/range.ts';
import { apart, lay, piece, type Spec, unit } from '../../table.ts';
import { alone, rebels, storm, VADER } from '../../troops.ts';

const watching = (x: number, y: number, more: Spec = {}) =>
  storm(x, y, { ...alone(4), tokens: { standby: 1 }, ...more });
/** A lone rebel aims before the eyes of a squad on standby. */
const before = (watcher: Spec, more: { readonly [k: string]: unknown } = {}) => {
  const t = lay({ units: [rebels(400, 400, alone(4)), watcher], active: 0, ...(more as object) });
  return t.until('action').take('aim');
};

describe('standby', () => {
  it('[LE-BEREITSCHAFT-03] [LE-BEREITSCHAFT-01] [LC-AKTION-BEREITSCHAFT-01] the action gives a token to troopers and ground vehicles', () => {
    for (const mine of [rebels(400, 400, alone(4)), unit('at-rt-rebel', 0, 400, 400)]) {
      const t = lay({ units: [mine, storm(1700, 800)], active: 0 });
      t.until('action').take('standby');
      expect(t.tokens(0, 'standby')).toBe(1);
    }
  });
  it('[LE-BEREITSCHAFT-01] [LC-AKTION-BEREITSCHAFT-03] not to repulsor vehicles', () => {
    const t = lay({ units: [unit('74-z-speeder-bikes', 1, 400, 400), rebels(1700, 800)], active: 0 });
    expect(t.until('action').barred('standby')).toEqual(['LE-BEREITSCHAFT-01']);
  });
  it('[LE-BEREITSCHAFT-02] [LC-AKTION-BEREITSCHAFT-02] not to who has attacked', () => {
    const t = lay({ units: [rebels(300, 400, alone(4)), storm(400, 400)], active: 0, black: ['blank'] });
    expect(t.fight().until('action').barred('standby')).toEqual(['LE-BEREITSCHAFT-02']);
  });
  it('[LE-BEREITSCHAFT-07] [LC-BEREITSCHAFTSMARKER-04] never two tokens', () => {
    const t = lay({ units: [rebels(300, 400, { ...alone(4), tokens: { standby: 1 } }), storm(1700, 800)], active: 0 });
    expect(t.until('action').options()).not.toContain('standby');
    expect(t.refuses('standby', 'LE-BEREITSCHAFT-07')).toMatchObject({ measured: 1, allowed: 1 });
    // Another action takes the token away, and then one may be taken again.
    t.take('aim').until('action').take('standby');
    expect(t.tokens(0, 'standby')).toBe(1);
  });
  it('[LE-BEREITSCHAFT-04] [LE-BEREITSCHAFT-08] [LC-BEREITSCHAFTSMARKER-01] after an action of an enemy at range 2, from any miniature to any', () => {
    const at = (gap: number) => before(watching(400 + apart(gap), 400)).open;
    expect(at(2 * SEGMENT)).toEqual(['1 free-action']);
    expect(at(2 * SEGMENT + 0.01)).toEqual(['0 action']);
    // The leader is too far away, another of its miniatures is not.
    const far = 400 + apart(2 * SEGMENT + 30);
    const t = before(watching(far, 400, { minis: [null, [far - 35, 400], 'fallen', 'fallen'] }));
    expect(t.open).toEqual(['1 free-action']);
  });
  it('[LE-BEREITSCHAFT-04] after whatever its cards let it do, as after an action', () => {
    const way = { kind: 'standard', speed: 1, heading: 0, bend: 0, way: 1 };
    /** How often the squad on standby is asked. */
    const asked = (mine: Spec, ...answers: Json[]) => {
      const t = lay({ units: [mine, watching(400 + apart(SEGMENT), 400)], active: 0 }).until('action');
      let times = 0;
      for (const answer of answers) {
        t.take(answer);
        for (; t.open[0] === '1 free-action'; times++) t.take('none');
      }
      return times;
    };
    const walker = unit('at-rt-rebel', 0, 400, 400, { upgrades: ['wedge-antilles'] });
    // The pivot is a move, and the card action that let it turn an action.
    expect(asked(walker, 'card:0:0.wedge-antilles/pivot', { ...way, kind: 'pivot', heading: 90 })).toBe(2);
    // So is a pivot before a move: one thing after the other.
    const riders = unit('tauntaun-riders', 0, 400, 400, { degrees: 90, minis: [null, 'fallen'] });
    expect(asked(riders, 'move', { ...way, kind: 'reposition' }, way)).toBe(2);
    expect(asked(riders, 'move', way)).toBe(1);
    expect(asked(riders, 'move', way, '0:reposition', { ...way, kind: 'pivot', heading: 45 })).toBe(2);
  });
  it('[LE-BEREITSCHAFT-04] without sight there is nothing to react to', () => {
    const wall = piece('high-stone-wall', 500, 400, 20, 200, { height: 200 });
    expect(before(watching(600, 400), { terrain: [wall] }).open).toEqual(['0 action']);
  });
  it('[LE-BEREITSCHAFT-04] [LE-AUSGEBEN-01] the token is spent for a free attack or a free move', () => {
    const t = before(watching(500, 400), { white: ['blank'] });
    expect(t.options()).toEqual(['attack', 'move', 'none']);
    t.take('attack').until('action');
    expect(t.tokens(1, 'standby')).toBe(0);
    expect(t.events('attack')).toMatchObject([{ attacker: { unit: 1 }, defender: 0 }]);
    const moved = before(watching(500, 400)).take('move').until('action');
    expect(moved.events('action').at(-1)).toMatchObject({ unit: 1, action: 'move', free: true });
    expect(before(watching(500, 400)).take('none').tokens(1, 'standby')).toBe(1);
  });
  it('[LE-BEREITSCHAFT-04] [LE-HANDGEMENGE-02] who is engaged does not get away by it', () => {
    const ways = (gap: number) =>
      lay({
        units: [rebels(400, 400, alone(4)), storm(400 + apart(gap), 400, { ...alone(4), tokens: { standby: 1 } })],
        active: 0,
      })
        .until('action')
        .take('aim')
        .options();
    expect(ways(50)).toEqual(['attack', 'move', 'none']);
    expect(ways(0)).toEqual(['attack', 'none']);
  });
  it('[LE-BEREITSCHAFT-09] the attack is measured from the leader', () => {
    const far = 400 + apart(2 * SEGMENT + 30);
    const t = before(watching(far, 400, { minis: [null, [far - 35, 400], 'fallen', 'fallen'] }), {
      white: ['blank', 'blank'],
    });
    t.take('attack').until('action');
    expect(t.events('attack')[0]!.range).toBe(3);
  });
  it('[LE-BEREITSCHAFT-05] [LC-BEREITSCHAFTSMARKER-03] who moves, attacks or acts loses it', () => {
    for (const action of ['aim', 'dodge', 'recover', 'move']) {
      const t = lay({
        units: [rebels(300, 400, { ...alone(4), tokens: { standby: 1 } }), storm(1700, 800)],
        active: 0,
      });
      t.until('action').take(action).until('action');
      expect(t.tokens(0, 'standby')).toBe(0);
    }
    const shoots = lay({
      units: [rebels(300, 400, { ...alone(4), tokens: { standby: 1 } }), storm(400, 400)],
      active: 0,
      black: ['blank'],
    });
    expect(shoots.fight().tokens(0, 'standby')).toBe(0);
  });
  it('[LE-BEREITSCHAFT-06] so does a ground vehicle', () => {
    const t = lay({
      units: [unit('at-rt-rebel', 0, 400, 400, { tokens: { standby: 1 } }), storm(1700, 800)],
      active: 0,
    });
    expect(t.until('action').take('dodge').tokens(0, 'standby')).toBe(0);
  });
  it('[LE-BEREITSCHAFT-05] [LE-BEREITSCHAFT-12] troopers that are suppressed by an attack lose it before they can react', () => {
    const t = lay({
      units: [rebels(400, 400, alone(4)), watching(500, 400)],
      active: 0,
      black: ['hit'],
      redDefence: ['block'],
    });
    t.fight().until('action');
    expect(t.tokens(1, 'standby')).toBe(0);
    expect(t.events('standby')).toEqual([]);
  });
  it('[LE-BEREITSCHAFT-12] an attack without a hit leaves it', () => {
    const t = lay({ units: [rebels(400, 400, alone(4)), watching(500, 400)], active: 0, black: ['blank'] });
    t.until('action').take('attack');
    t.until('free-action');
    expect(t.ask().seat).toBe(1);
  });
  it('[LE-BEREITSCHAFT-06] a vehicle keeps it when it is hit', () => {
    const t = lay({
      units: [rebels(400, 400, alone(4)), unit('at-st', 1, 550, 400, { degrees: 270, tokens: { standby: 1 } })],
      active: 0,
      black: ['hit'],
    });
    t.until('action').take('attack').until('free-action');
    expect(t.tokens(1, 'standby')).toBe(1);
  });
  it('[LE-BEREITSCHAFT-10] [LE-FAEHIGKEITEN-09] it comes before what happens after the move: Vader is shot before Relentless', () => {
    const t = lay({
      units: [unit(VADER, 1, 500, 400), rebels(420, 400, { ...alone(4), tokens: { standby: 1 } })],
      active: 0,
    });
    t.until('action').take('move').take({ kind: 'standard', speed: 1, heading: 270, bend: 0, way: 1, engage: 1 });
    expect(t.open).toEqual(['0 free-action']);
    t.take('none');
    expect(t.open).toEqual(['1 window:action.after']);
  });
  it('[LE-BEREITSCHAFT-13] who falls by it does nothing more', () => {
    const t = lay({
      units: [
        unit('snowtroopers', 1, 500, 400, alone(4)),
        rebels(300, 400, { minis: [null, null, null, null], tokens: { standby: 1 } }),
        storm(1700, 800),
      ],
      active: 0,
      black: ['hit', 'hit', 'hit', 'hit'],
      redDefence: ['blank', 'blank', 'blank', 'blank'],
    });
    t.until('action').take('move').take({ kind: 'standard', speed: 1, heading: 270, bend: 0, way: 1 });
    t.until('action', {
      'free-action': 'attack',
      'window:action.after': (a) => (a.type === 'choice' ? a.options[0]!.id : ''),
    });
    expect(t.unit(0).status).toBe('defeated');
    expect(t.events('attack')).toHaveLength(1);
  });
  it('[LE-ANGRIFF-37] [LE-ANGRIFF-36] after an attack with two pools there is one reaction, when both are over', () => {
    const t = lay({
      units: [
        rebels(400, 400, { minis: [null, 'fallen', 'fallen', 'fallen', null], upgrades: ['z-6-trooper'] }),
        storm(550, 400, alone(4)),
        storm(400, 560, alone(4)),
        watching(550, 560),
      ],
      active: 0,
      black: ['blank'],
      white: ['blank', 'blank', 'blank', 'blank', 'blank', 'blank'],
    });
    t.until('action').take('attack').take('1');
    t.take({ '0.0': 'unit:a-280-blaster-rifle', '4.0': 'none' });
    t.until('further-defender')
      .take('2')
      .until('free-action', { pool: (a) => (a.type === 'choice' ? a.options[0]!.id : '') });
    expect(t.events('attackEnds')).toHaveLength(2);
    t.take('none').until('action');
    expect(t.open).toEqual(['0 action']);
  });
  it('[LE-WACHPOSTEN-01] a sentinel reacts at range 3, not at range 4', () => {
    const at = (gap: number) =>
      before(unit('e-web-heavy-blaster-team', 1, 400 + 35 + 13.5 + gap, 400, { degrees: 270, tokens: { standby: 1 } }))
        .open;
    expect(at(3 * SEGMENT)).toEqual(['1 free-action']);
    expect(at(3 * SEGMENT + 0.01)).toEqual(['0 action']);
  });
});

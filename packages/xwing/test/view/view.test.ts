import { canonical, type Json, Match } from '@holotisch/engine';
import { describe, expect, it } from 'vitest';
import { xwing } from '../../src/game.ts';
import { HIDDEN, type XWingState } from '../../src/state.ts';
import type { XWingView } from '../../src/view/view.ts';
import { playRandom } from '../random/play.ts';
import { academy, rookie, ship } from '../scene.ts';

const VIEWERS = [0, 1, 'nobody'] as const;
const PLANTED = 'planted-secret';

/** Maps whose keys are data, not fields: what cards have counted and noted lies open. */
const MAPS = new Set(['uses', 'noted', 'note', 'modifier']);

/** A copy with one more field in every record of it. */
function planted(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.map((v) => planted(v, key));
  if (typeof value !== 'object' || value === null || MAPS.has(key)) return value;
  const fields = Object.entries(value).map(([k, v]) => [k, planted(v, k)]);
  return { ...Object.fromEntries(fields), ...(key === 'pose' ? {} : { [PLANTED]: PLANTED }) };
}

/** Moments of a few random games, with damage, dials and attacks in progress. */
function eachMoment(look: (state: XWingState, whole: XWingState) => void): void {
  for (const number of [0, 3, 6, 9]) {
    let n = 0;
    playRandom(number, { keep: 'last', events: false }, (match) => {
      if (n++ % 9 === 0) look(match.state, match.whole);
    });
  }
}

describe('the view of a seat', () => {
  it('shows no field that it does not name, wherever one is added to the state', () => {
    const hides = (state: XWingState) => {
      for (const viewer of VIEWERS)
        expect(JSON.stringify(xwing.view(planted(state) as XWingState, viewer))).not.toContain(PLANTED);
    };
    const table = xwing.place({
      position: {
        ships: [
          rookie(450, 200, 0, {
            upgrades: ['amd/r2d2'],
            damage: [{ card: 'structuraldamage', faceup: true }, { card: 'directhit' }],
          }),
          academy(450, 700, 180),
        ],
        obstacles: [{ kind: 'coreasteroid0', x: 300, y: 400 }],
        bombs: [{ card: 'seismiccharges', ship: 1, x: 600, y: 600 }],
        touching: [[0, 1]],
        lasting: [{ source: 'x', ship: 0, until: 'round', modifier: { add: 1 } }],
      },
      seed: 'planted',
      dice: {},
      decks: {},
    });
    if (!table.ok) throw new Error(JSON.stringify(table.fault));
    hides(table.value);
    let attacks = 0;
    eachMoment((state) => {
      attacks += state.attacks.length;
      hides(state);
    });
    expect(attacks).toBeGreaterThan(0);
  });

  it('shows of a ship who carries it, and of what lasts all that there is', () => {
    const shuttle = { faction: 'rebel', type: 'attackshuttle', pilot: 'sabinewren', docked: true, carrier: 0 };
    const lasting = [
      { source: 'x', ship: 1, until: 'round', value: 'agility', modifier: { add: 1 } },
      { source: 'y', ship: 1, until: 'game', note: 'seen' },
    ];
    const table = xwing.place({
      position: {
        ships: [ship('rebel/vcx100/lothalrebel', 450, 300), academy(450, 700, 180), { seat: 0, ...shuttle }],
        lasting,
      },
      seed: 'carried',
      dice: {},
      decks: {},
    });
    if (!table.ok) throw new Error(JSON.stringify(table.fault));
    for (const viewer of VIEWERS) {
      const seen = xwing.view(table.value, viewer);
      expect(seen.ships.map((one) => one.carrier)).toEqual([undefined, undefined, 0]);
      expect(seen.lasting).toEqual(table.value.lasting);
      expect(seen.lasting).toMatchObject(lasting);
      expect('value' in seen.lasting[1]!).toBe(false);
    }
  });

  it('is a copy: what happens later does not change what was shown', () => {
    let shown: Json = null;
    let text = '';
    playRandom(3, { keep: 'last', events: false }, ({ state }) => {
      expect(JSON.stringify(shown ?? null)).toBe(text || 'null');
      shown = xwing.view(state, 0);
      text = JSON.stringify(shown);
    });
  });

  it('can be imagined: the imagined state shows the same and knows no more', () => {
    let hidden = 0;
    eachMoment((state) => {
      for (const viewer of VIEWERS) {
        const seen = xwing.view(state, viewer);
        const imagined = xwing.imagine(seen, viewer);
        expect(canonical(xwing.view(imagined, viewer))).toBe(canonical(seen));
        for (const ship of imagined.ships) {
          const mine = viewer !== 'nobody' && state.sides[viewer] === state.sides[ship.seat];
          if (ship.dial !== null && !ship.revealed && !mine) expect(ship.dial).toBe(HIDDEN);
          for (const d of ship.damage) if (!d.faceup) hidden += d.card === HIDDEN ? 1 : Number.NaN;
        }
        expect(new Set(imagined.decks.flatMap((d) => d.draw))).toEqual(new Set([HIDDEN]));
        expect(imagined.chance).toEqual({ seed: 'imagined', drawn: 0, loaded: {} });
      }
    });
    expect(hidden).toBeGreaterThan(0);
  });
});

describe('a position from a view', () => {
  const laidOut = (position: Json) => {
    const placed = xwing.place({ position, seed: 'anew', dice: {}, decks: {} });
    if (!placed.ok) throw new Error(JSON.stringify(placed.fault));
    return placed.value;
  };
  const asked = (state: XWingState) => {
    const position = xwing.questions['position']!(state, {});
    if (!position.ok) throw new Error(JSON.stringify(position.fault));
    return JSON.parse(JSON.stringify(position.value)) as Json;
  };

  it('[XW-PLANUNGSPHASE-04] spells what the seat may not know as hidden, and the owners of dials are asked for them again', () => {
    let dials = 0;
    let cards = 0;
    eachMoment((_, whole) => {
      for (const viewer of VIEWERS) {
        const position = asked(xwing.imagine(xwing.view(whole, viewer), viewer));
        const ships = (position as { ships: { dial: string | null; damage: { card: string; faceup: boolean }[] }[] })
          .ships;
        for (const [id, ship] of ships.entries()) {
          const { dial, revealed, seat } = whole.ships[id]!;
          const mine = viewer !== 'nobody' && whole.sides[viewer] === whole.sides[seat];
          expect(ship.dial).toBe(dial === null || revealed || mine ? dial : HIDDEN);
          if (ship.dial === HIDDEN) dials++;
          for (const d of ship.damage) if (!d.faceup) expect(d.card).toBe(HIDDEN);
          cards += ship.damage.filter((d) => d.card === HIDDEN).length;
        }
        const laid = laidOut(position);
        xwing.verify(laid);
        const unknown = laid.ships.filter((s) => s.dial === HIDDEN);
        const start = { position, seed: 'anew', dice: {}, decks: {} };
        const match = Match.start(xwing, { start }, { verify: true });
        if (!match.ok) throw new Error(JSON.stringify(match.fault));
        const again = match.value.asks.flatMap((a) => (a.type === 'form' ? a.fields.map((f) => Number(f.id)) : []));
        if (unknown.length > 0) expect(again.sort()).toEqual(unknown.map((s) => s.id).sort());
        expect(canonical(rounded(xwing.view(laid, 'nobody')))).toBe(canonical(rounded(xwing.view(whole, 'nobody'))));
      }
    });
    expect([dials > 0, cards > 0]).toEqual([true, true]);
  });

  it('takes only what lies facedown for unknown', () => {
    const ship = (more: Record<string, Json>): Json => ({
      ships: [{ faction: 'rebel', type: 'xwing', pilot: 'rookiepilot', x: 450, y: 200, ...more }],
    });
    const faultOf = (position: Json) => {
      const placed = xwing.place({ position, seed: 'x', dice: {}, decks: {} });
      return placed.ok ? undefined : placed.fault.message.text;
    };
    expect(faultOf(ship({ dial: HIDDEN }))).toBeUndefined();
    expect(faultOf(ship({ dial: HIDDEN, revealed: true }))).toBe('xw.wrong.unknownDial');
    expect(faultOf(ship({ damage: [{ card: HIDDEN }] }))).toBeUndefined();
    expect(faultOf(ship({ damage: [{ card: HIDDEN, faceup: true }] }))).toBe('xw.wrong.unknownCard');
  });
});

/** Positions are written in degrees, and bombs are numbered anew. */
function rounded({ nextBomb: _, bombs, ...rest }: XWingView): unknown {
  const plain = { ...rest, bombs: bombs.map(({ id: __, ...bomb }) => bomb) };
  return JSON.parse(JSON.stringify(plain), (_key, value) =>
    typeof value === 'number' ? Math.round(value * 1e6) / 1e6 || 0 : value,
  );
}

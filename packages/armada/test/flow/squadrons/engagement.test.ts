import { describe, expect, it } from 'vitest';
import { engagedWith } from '../../../src/flow/squadrons/engagement.ts';
import { apart, lay, type Spec, ship, squadron, type Table } from '../../table.ts';

/** Squadrons at distance 1 hold each other. */

const HERE = [600, 400] as const;
const X = (seat: number, dx: number, dy = 0, more: Spec = {}, id = 'x-wing-squadron') =>
  squadron(id, seat, HERE[0] + dx, HERE[1] + dy, more);
/** A TIE fighter squadron: no keyword but Swarm. */
const tie = (dx: number, dy = 0, id = 'tie-fighter-squadron') => X(1, dx, dy, {}, id);
const flying = (units: readonly Spec[], more: Record<string, unknown> = {}): Table =>
  lay({ units, phase: 'squadron', flying: { squadron: 0 }, ...(more as object) });
const engaged = (t: Table, id = 0): number[] => engagedWith(t.g, t.squadron(id)).map((s) => s.id);

describe('engagement', () => {
  it('[AR-NAHKAMPF-01][AR-NAHKAMPF-02] squadrons at distance 1 are engaged and cannot move; a hair further they can', () => {
    const near = flying([X(0, 0), tie(apart(76)), tie(-apart(76))]);
    expect(engaged(near)).toEqual([1, 2]);
    expect(near.options()).toEqual(['attack', 'none']);
    expect(near.barred('move')).toContain('AR-NAHKAMPF-02');
    const far = flying([X(0, 0), tie(apart(76.5)), tie(-apart(76.5))]);
    expect(engaged(far)).toEqual([]);
    expect(far.options()).toEqual(['move', 'none']);
  });

  it('[AR-NAHKAMPF-03] an engaged squadron attacks squadrons and no ship; one that is not engaged may attack the ship', () => {
    const cruiser = ship('gladiator-i-class-star-destroyer', 1, HERE[0], HERE[1] + 100);
    const bound = flying([X(0, 0), tie(apart(76)), cruiser]).take('attack');
    expect(bound.options()).toEqual(['>1', 'none']);
    expect(bound.barred('>2.rear')).toContain('AR-NAHKAMPF-03');
    const free = flying([X(0, 0), tie(apart(76.5)), cruiser]).take('attack');
    expect(free.options()).toContain('>2.rear');
    expect(free.options()).not.toContain('>1');
  });

  it('[AR-NAHKAMPF-03] if no squadron can be attacked, a ship may be', () => {
    const cruiser = ship('gladiator-i-class-star-destroyer', 1, HERE[0], HERE[1] + 100);
    const units = [X(0, 0), tie(apart(20), 0, 'valen-rudor'), cruiser];
    expect(flying(units).take('attack').options()).toEqual(['>1', 'none']);
    // two of them protect each other: each is 'another squadron' that the X-wings are engaged with
    const both = flying([...units, tie(-apart(20), 0, 'valen-rudor')]).take('attack');
    expect(both.barred('>1')).toContain('AR-SQ-VALEN-RUDOR-02');
    expect(both.options()).toContain('>2.rear');
    expect(both.options()).not.toContain('>3');
  });

  it('[AR-NAHKAMPF-04] nobody is engaged with ships or with friends', () => {
    const t = flying([X(0, 0), X(0, apart(5)), ship('gladiator-i-class-star-destroyer', 1, HERE[0], HERE[1] + 100)]);
    expect(engaged(t)).toEqual([]);
    expect(t.options()).toContain('move');
  });

  it('[AR-NAHKAMPF-05][AR-FAQ-STAFFELN-13] an obstacle between them ends engagement, but they may attack each other', () => {
    const rock = { token: 'asteroid-3', x: HERE[0] + apart(70) / 2, y: HERE[1] };
    const t = flying([X(0, 0), tie(apart(70)), tie(-apart(70))], { obstacles: [rock] });
    expect(engaged(t)).toEqual([2]);
    expect(t.take('attack').options()).toEqual(['>1', '>2', 'none']);
    const alone = flying([X(0, 0), tie(apart(70))], { obstacles: [rock] });
    expect(alone.options()).toEqual(['move', 'attack', 'none']);
    const aside = flying([X(0, 0), tie(apart(70))], { obstacles: [{ ...rock, y: HERE[1] + 60 }] });
    expect(engaged(aside)).toEqual([1]);
  });

  it('[AR-NAHKAMPF-06] with the last opponent destroyed it is engaged no more', () => {
    const t = lay({
      units: [X(0, 0), tie(apart(10))],
      flying: { squadron: 0, by: 2 },
      blue: ['hit', 'hit', 'hit', 'hit'],
    });
    expect(t.options()).toEqual(['attack', 'none']);
    t.take('attack').fight({ attack: '>1' });
    expect(t.unit(1).status).toBe('destroyed');
    expect(t.options()).toEqual(['move', 'none']);
  });

  it('[AR-NAHKAMPF-07][AR-BEWEGUNG-VON-STAFFELN-06] it flies past and through others: only start and end count', () => {
    const t = flying([X(0, 0, 0, {}, 'a-wing-squadron'), tie(150)]);
    t.take('move', { x: HERE[0] + 300, y: HERE[1] });
    expect(t.pose(0).slice(0, 2)).toEqual([HERE[0] + 300, HERE[1]]);
  });
});

describe('movement of squadrons', () => {
  it('[AR-BEWEGUNG-VON-STAFFELN-01][AR-BEWEGUNG-VON-STAFFELN-02][AR-BEWEGUNG-VON-STAFFELN-03][AR-BEWEGUNG-VON-STAFFELN-04] up to the line of its speed, the whole base', () => {
    const t = flying([X(0, 0)]).take('move');
    // speed 3: 185 mm along the ruler from the edge of its base, so that its far edge is on the line: 185 - 34 + 34
    t.refuses({ x: HERE[0], y: HERE[1] + 185.5 }, 'AR-BEWEGUNG-VON-STAFFELN-04');
    t.take({ x: HERE[0], y: HERE[1] + 185 });
    expect(t.pose(0)).toEqual([HERE[0], HERE[1] + 185, 0]);
  });

  it('[AR-BEWEGUNG-VON-STAFFELN-05][AR-FAQ-STAFFELN-10] on no squadron, no ship, under no shield dial', () => {
    const t = flying([X(0, 0), X(0, 100), ship('cr90-corvette-a', 0, HERE[0], HERE[1] + 130)]).take('move');
    t.refuses({ x: HERE[0] + 100, y: HERE[1] + 30 }, 'AR-BEWEGUNG-VON-STAFFELN-05');
    t.refuses({ x: HERE[0], y: HERE[1] + 100 }, 'AR-BEWEGUNG-VON-STAFFELN-05');
    // beside the base, where the side shield dial sticks out
    const dial = t.g.standing(t.ship(2)).footprint;
    expect(dial.length).toBeGreaterThan(1);
    t.refuses({ x: HERE[0] + 21.5 + 17.5, y: HERE[1] + 130 }, 'AR-FAQ-STAFFELN-10');
    t.take({ x: HERE[0] + 100, y: HERE[1] + 35 });
  });

  it('[AR-BEWEGUNG-VON-STAFFELN-08] staying where it is counts as moving', () => {
    const t = flying([X(0, 0)]).take('move', { x: HERE[0], y: HERE[1] });
    expect(t.events('squadronMoved')).toHaveLength(1);
    expect(t.events('squadronEnds')).toHaveLength(1); // nothing left to do in the Squadron Phase
  });

  it('[AR-FAQ-STAFFELN-21] a changed speed counts only for the normal movement, not for a move by an effect', () => {
    const units = [
      X(0, 0, 0, { tokens: ['brace'] }, 'kickback'),
      squadron('ketsu-onyo', 1, HERE[0] + apart(40), HERE[1]),
    ];
    const t = flying(units).take('attack');
    t.until('squadron-move', { attack: '>1', 'window:attack.after': '0:kickback' });
    t.refuses({ x: HERE[0], y: HERE[1] - 77 }, 'AR-BEWEGUNG-VON-STAFFELN-04');
    t.take({ x: HERE[0], y: HERE[1] - 76 });
  });
});

describe('activation of squadrons', () => {
  const pair = [X(0, 0), tie(400)];
  it('[AR-AKTIVIERUNG-VON-STAFFELN-01][AR-AKTIVIERUNG-VON-STAFFELN-03][AR-KURZUEBERSICHT-STAFFELPHASE-01] in the Squadron Phase it moves or attacks, not both', () => {
    const t = lay({ units: [X(0, 0), tie(apart(100)), X(0, 0, 200)], phase: 'squadron' });
    expect(t.open).toEqual(['0 activate-squadron']);
    t.take('0', 'move', { x: HERE[0] + 40, y: HERE[1] });
    expect(engaged(t)).toEqual([1]);
    // the second of the two is alone and follows at once
    expect([t.open, t.state.flying?.squadron]).toEqual([['0 squadron-act'], 2]);
    expect(t.events('squadronEnds').map((e) => e.unit)).toEqual([0]);
  });

  it('[AR-AKTIVIERUNG-VON-STAFFELN-04][AR-AKTIVIERUNG-VON-STAFFELN-02] a Squadron command lets it do both, in either order', () => {
    const by = (first: 'move' | 'attack') => {
      const t = lay({
        units: [X(0, 0), tie(apart(70)), tie(-400)],
        flying: { squadron: 0, by: 3 },
        blue: ['hit', 'hit', 'hit', 'hit'],
      });
      return first === 'attack' ? t.take('attack').fight({ attack: '>1' }) : t;
    };
    const t = by('attack');
    expect(t.unit(1).status).toBe('destroyed');
    t.take('move', { x: HERE[0] + 50, y: HERE[1] });
    expect(t.pose(0)[0]).toBe(HERE[0] + 50);
    const other = lay({ units: [X(0, 0), tie(apart(120))], flying: { squadron: 0, by: 2 } });
    other.take('move', { x: HERE[0] + 60, y: HERE[1] });
    expect(other.options()).toEqual(['attack', 'none']);
  });

  it('[AR-AKTIVIERUNG-VON-STAFFELN-05][AR-AKTIVIERUNG-VON-STAFFELN-07][AR-FAQ-STAFFELN-01] it may do nothing at all, and its slider is set', () => {
    const t = flying(pair);
    expect(t.squadron(0).slider).toBe(t.state.token);
    t.take('none');
    expect(t.squadron(0).slider).not.toBe(t.state.token);
    expect(t.pose(0).slice(0, 2)).toEqual([...HERE]);
  });

  it('[AR-AKTIVIERUNG-VON-STAFFELN-06] whoever does not match the initiative token cannot be activated', () => {
    const t = lay({ units: [X(0, 0, 0, { activated: true }), X(0, 100), X(0, 200), tie(400)], phase: 'squadron' });
    expect(t.options()).toEqual(['1', '2']);
  });

  it('[AR-STAFFELPHASE-01][AR-STAFFELPHASE-02][AR-STAFFELPHASE-03][AR-STAFFELPHASE-04] two in turn, the second after the first; then the rest', () => {
    const t = lay({
      units: [X(0, 0), X(0, 100), X(0, 200), tie(500), tie(600), tie(700), tie(800)],
      phase: 'squadron',
    });
    const order: number[] = [];
    t.goOn(() => {
      const { flying: f } = t.state;
      if (f && order.at(-1) !== f.squadron) order.push(f.squadron);
      return t.state.phase !== 'squadron';
    });
    expect(order).toEqual([0, 1, 3, 4, 2, 5, 6]);
  });

  it("[AR-STAFFEL-05] 'you' on a squadron card is the squadron: Tycho Celchu is not held, his neighbour is", () => {
    const units = [X(0, 0, 0, {}, 'tycho-celchu'), X(0, 0, apart(5), {}, 'a-wing-squadron'), tie(apart(20), 20)];
    expect(flying(units).options()).toContain('move');
    expect(lay({ units, phase: 'squadron', flying: { squadron: 1 } }).options()).not.toContain('move');
  });
});

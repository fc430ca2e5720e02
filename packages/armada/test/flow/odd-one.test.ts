import { TOLERANCE } from '@holotisch/table';
import { describe, expect, it } from 'vitest';
import { DISTANCE, isUpTo, squadronReach } from '../../src/geometry/index.ts';
import type { Ship } from '../../src/state.ts';
import { otherwise } from '../../src/view/otherwise.ts';
import { reason } from '../reasons/reasons-of.ts';
import { apart, lay, type Spec, ship, squadron, type Table } from '../table.ts';

/** Small print that only one position in a hundred brings up. */

const X = 600;
const Y = 300;
const VSD = 'victory-ii-class-star-destroyer';
const ISD = 'imperial-i-class-star-destroyer';

describe('a line of the ruler', () => {
  it('[AR-BEWEGUNG-VON-STAFFELN-03] is still the line where only rounding lies beyond it', () => {
    const line = DISTANCE[2];
    expect([isUpTo(line + TOLERANCE, line), isUpTo(line + 2 * TOLERANCE, line)]).toEqual([true, false]);
    expect(squadronReach({ x: 0, y: 0 }, { x: line + TOLERANCE, y: 0 }, 3)).toBe(true);
    expect(squadronReach({ x: 0, y: 0 }, { x: line + 2 * TOLERANCE, y: 0 }, 3)).toBe(false);
  });
});

describe('a Repair command', () => {
  it('[AR-KOMMANDOS-13][AR-KOMMANDOS-16] bars no card that the points pay for to the last one', () => {
    const repair = (spent: readonly string[]): Table =>
      lay({
        // four points
        units: [ship(ISD, 0, X, Y, 0, { open: ['repair'], shields: { right: 0 }, damage: [{ card: 'hidden' }] })],
        active: 0,
        step: 'commands',
      })
        .until('repair', { command: 'repair:dial' })
        .take(...spent);
    const three = repair(['move:left>right']);
    expect([three.options().includes('hull:0'), three.barred('hull:0')]).toEqual([true, undefined]);
    const two = repair(['move:left>right', 'move:rear>right']);
    expect([two.options().includes('hull:0'), two.barred('hull:0')]).toEqual([false, ['AR-KOMMANDOS-16']]);
    expect([two.options().includes('recover:right'), two.barred('recover:right')]).toEqual([true, undefined]);
  });
});

describe('what a seat cannot know', () => {
  it('[AR-KOMMANDORAEDER-05] is the dials of others, not its own, and facedown damage of everybody', () => {
    const t = lay({
      units: [
        ship(VSD, 0, X, Y, 0, { dials: ['repair', 'navigate', 'squadron'], damage: 1 }),
        ship(VSD, 1, X, 700, 180, { dials: ['repair', 'navigate', 'squadron'], damage: 1 }),
      ],
      active: 0,
      step: 'manoeuvre',
    });
    const dials = (seat: number) => otherwise(t.state, seat).units.map((u) => (u as Ship).dials);
    const was = t.ship(0).dials;
    expect(dials(0)[0]).toEqual(was);
    expect(dials(0)[1]!.every((dial, i) => dial !== was[i])).toBe(true);
    expect(dials(1)[1]).toEqual(was);
    expect(dials(1)[0]!.every((dial, i) => dial !== was[i])).toBe(true);
    const cards = otherwise(t.state, 0).units.map((u) => (u as Ship).damage[0]!.card);
    expect([0, 1].map((id) => cards[id] === t.ship(id).damage[0]!.card)).toEqual([false, false]);
  });
});

describe('Valen Rudor', () => {
  it('[AR-SQ-VALEN-RUDOR-01] is the reason against a Counter, not against another keyword of the same squadron', () => {
    const t = lay({
      units: [
        squadron('valen-rudor', 0, X, Y),
        squadron('tie-interceptor-squadron', 1, X + apart(20), Y),
        squadron('tie-fighter-squadron', 0, X + apart(20), Y + apart(20)),
      ],
      phase: 'squadron',
      flying: { squadron: 0 },
      red: [],
      blue: ['hit', 'hit', 'hit'],
    }).take('attack');
    t.goOn((u) => u.state.attacks.length > 0 && u.open[0] !== '0 attack', { attack: '>1' });
    expect(reason(t, '1:counter', 1)).toContain('AR-SQ-VALEN-RUDOR-01');
    expect(reason(t, '1:swarm', 1)).not.toContain('AR-SQ-VALEN-RUDOR-01');
  });
});

describe('Targeting Beacons', () => {
  const aims = (by: Spec, more: object): readonly string[] => {
    const t = lay({
      objective: 'targeting-beacons',
      first: 1,
      units: [by, ship('cr90-corvette-a', 1, X, Y + 51 + 60 + 35.5, 180, { activated: true })],
      markers: [{ kind: 'objective', x: X + 60, y: Y + 150 }],
      ...more,
    });
    t.goOn((u) => u.open[0] === '0 window:attack.modify' || u.events('attackEnds').length > 0, {
      'squadron-act': 'attack',
      attack: (a) => ('options' in a ? a.options.find(({ id }) => id.includes('>1.'))!.id : ''),
    });
    return t.open[0] === '0 window:attack.modify' ? t.options() : [];
  };
  it('[AR-OBJ-ZIELBAKEN-02] are for ships of the second player, not for his squadrons', () => {
    const HITS = { red: ['hit', 'hit', 'hit'], blue: ['hit', 'hit', 'hit'], black: ['hit', 'hit', 'hit'] };
    expect(aims(ship(VSD, 0, X, Y), { active: 0, step: 'attack', ...HITS })).toContain('objective:0');
    const bomber = squadron('tie-bomber-squadron', 0, X, Y + 51 + 60 - 40);
    expect(aims(bomber, { phase: 'squadron', flying: { squadron: 0 }, ...HITS })).not.toContain('objective:0');
  });
});

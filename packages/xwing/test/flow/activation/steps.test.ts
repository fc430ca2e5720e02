import { copy, type Json } from '@holotisch/engine';
import { describe, expect, it } from 'vitest';
import { xwing } from '../../../src/game.ts';
import { positionOf } from '../../../src/position/write.ts';
import { academy, rookie, type Scene, scene } from '../../scene.ts';

/** A match is whole between any two steps of an activation, and of a ship's part in the Combat phase. */

const flying = () =>
  scene({
    phase: 'activation',
    ships: [rookie(450, 200, 0, { dial: 's2' }), academy(450, 800, 180, { dial: 's2', activated: true })],
  });
const fighting = () =>
  scene({
    phase: 'combat',
    ships: [rookie(450, 300, 0, { tokens: { focus: 1 } }), academy(450, 480, 180, { tokens: { focus: 1 } })],
    attack: ['focus', 'focus', 'blank'],
    defence: ['focus', 'blank', 'blank'],
  });
const again = (s: Scene, change: (position: Record<string, Json>) => void = () => {}) => {
  const position = copy(positionOf(xwing.sit(s.match.whole, () => {}))) as Record<string, Json>;
  change(position);
  return xwing.place({ position, seed: 'again', dice: {}, decks: {} });
};

describe('the steps of an activation', () => {
  it('[XW-AKTIVIERUNGSPHASE-03] are activities of their own: what was flown is not flown again when the action is', () => {
    const s = flying();
    expect(s.open).toEqual(['0 action']);
    expect(s.match.whole.turn).toMatchObject({ step: 'act', manoeuvre: { code: 's2' }, overlapped: [], obstacles: [] });
    expect(s.match.whole.ships[0]!.pose).toEqual(s.ship(0).pose);
    s.take('focus');
    expect([s.state.turn, s.state.active]).toEqual([undefined, null]);
  });

  it('begin with the choice of the ship, and a question at the reveal stands after it', () => {
    const s = scene({
      phase: 'activation',
      ships: [
        rookie(450, 200, 0, { dial: 'k4', tokens: { stress: 1 } }),
        rookie(600, 200, 0, { dial: 's2' }),
        academy(450, 800, 180, { activated: true }),
      ],
    });
    expect([s.open, s.match.whole.turn, s.match.whole.active]).toEqual([['0 activate'], undefined, null]);
    s.take('0');
    expect(s.open).toEqual(['1 stressed-manoeuvre']);
    expect([s.match.whole.turn, s.match.whole.active]).toEqual([{ step: 'reveal' }, 0]);
    expect(s.match.whole.ships[0]!.revealed).toBe(false);
    // Taken off by hand just now, it does not reveal its dial any more: the next one does.
    expect(s.match.override({ ship: 0, destroyed: true })).toBeUndefined();
    expect(s.events('revealed').map((e) => e.ship)).toEqual([0, 1]);
    expect(s.match.events.filter((r) => r.at === 2).map((r) => r.event.type)).not.toContain('overruled');
  });

  it('are one stretch: what lasts for the activation lasts through all of them, and no longer', () => {
    const s = flying();
    s.match.whole.lasting.push({ source: '0:card', ship: 0, until: 'activation', value: 'agility' });
    s.match.rewind(0);
    expect([s.open, s.state.lasting.length]).toEqual([['0 action'], 1]);
    s.take('focus');
    expect([s.state.lasting.length, s.events('ended').length]).toEqual([0, 1]);
  });

  it('end with the ship: who is taken off by hand in the middle of them takes no further one', () => {
    const s = flying();
    expect(s.match.override({ ship: 0, destroyed: true })).toBeUndefined();
    expect([s.state.active, s.state.turn, s.match.over]).toEqual([null, undefined, true]);
  });

  it('remember what the manoeuvre has met, also where the match is laid out anew in between', () => {
    const t = scene({
      phase: 'activation',
      ships: [
        rookie(450, 320, 0, { dial: 's2', activated: true, revealed: true }),
        academy(450, 800, 180, { activated: true }),
      ],
      obstacles: [{ kind: 'coreasteroid0', x: 450, y: 330 }],
      active: 0,
      turn: {
        step: 'act',
        manoeuvre: { code: 's2', bearing: 'straight', speed: 2, side: null, difficulty: 'green' },
        difficulty: 'green',
        overlapped: [],
        obstacles: [{ kind: 'coreasteroid0', at: 0 }],
        checksLater: false,
      },
      attack: ['hit'],
    } as Parameters<typeof scene>[0]);
    expect(t.events('skippedAction')).toHaveLength(1);
    expect(t.events('obstacleRoll')).toMatchObject([{ obstacle: 0, face: 'hit' }]);
  });
});

describe('the steps of a ship in the Combat phase', () => {
  it('[XW-KAMPFPHASE-05] are activities of their own: a change by hand in an attack takes back that attack only', () => {
    const s = fighting();
    expect([s.open, s.match.whole.turn]).toEqual([['0 attack'], { step: 'attack' }]);
    s.take('primary>1');
    expect(s.open).toEqual(['0 window:attack.modifyAttackDice']);
    expect(s.match.whole).toMatchObject({ turn: { step: 'attack' }, active: 0, combatSkill: 2, attacks: [] });
    expect(s.match.override({ ship: 1, shields: 0, tokens: { focus: 3 } })).toBeUndefined();
    expect([s.open, s.state.active, s.ship(1).tokens.focus]).toEqual([['0 attack'], 0, 3]);
  });

  it('end with the last of them', () => {
    const s = fighting().until('dials');
    expect([s.state.turn, s.state.active]).toEqual([undefined, null]);
    expect(s.events('fights').map((e) => e.ship)).toEqual([0, 1]);
  });
});

describe('a position in the middle of a turn', () => {
  it('goes on where it was', () => {
    for (const s of [flying(), fighting()]) {
      const placed = again(s);
      if (!placed.ok) throw new Error(JSON.stringify(placed.fault));
      expect(placed.value.turn).toEqual(s.match.whole.turn);
      expect(xwing.next(xwing.sit(placed.value, () => {}))).toBe(s.match.whole.turn!.step);
    }
  });

  it('is refused where the turn makes no sense', () => {
    const act = flying().match.whole.turn as unknown as Record<string, Json>;
    for (const change of [
      { active: null },
      { phase: 'combat' },
      { turn: { step: 'attack' } },
      { turn: { step: 'dance' } },
      { turn: { ...act, overlapped: [7] } },
      { turn: { ...act, obstacles: [{ kind: 'coreasteroid0', at: 0 }] } },
      { turn: { ...act, obstacles: [{ kind: 'moon', at: -1 }] } },
      { turn: { ...act, manoeuvre: { code: 's2' } } },
    ] as Record<string, Json>[])
      expect([change, again(flying(), (p) => Object.assign(p, change)).ok]).toEqual([change, false]);
    expect(again(flying(), (p) => Object.assign(p, { turn: { ...act, overlapped: [1] } })).ok).toBe(true);
  });
});

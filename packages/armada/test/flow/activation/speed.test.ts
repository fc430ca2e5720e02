import { boxOf, toolOutline } from '@holotisch/table';
import { describe, expect, it } from 'vitest';
import { CARDS } from '../../../src/cards/index.ts';
import { at, type CardRules } from '../../../src/cards/vocabulary.ts';
import { armada, armadaGame } from '../../../src/game.ts';
import { endOfCourse } from '../../../src/geometry/index.ts';
import { yawOf } from '../../../src/values.ts';
import { lay, type Spec, ship, squadron, type Table } from '../../table.ts';

/** Speed, lasting and for a while; the tool beside the ship; and what an overlap does to a manoeuvre. */

const NEBULON = 'nebulon-b-escort-frigate'; // yaw 1; 1-1; 0-1-2
const CR90 = 'cr90-corvette-a'; // yaw 2; 1-2; 0-1-2; 0-1-1-2
const GLADIATOR = 'gladiator-i-class-star-destroyer';
const AT = [600, 300] as const;
const STEP = 68.4;
const moving = (
  more: Spec = {},
  others: readonly Spec[] = [],
  rest: Record<string, unknown> = {},
  game = armada,
): Table =>
  lay(
    {
      units: [ship(NEBULON, 0, AT[0], AT[1], 0, { speed: 2, ...more }), ...others],
      active: 0,
      step: 'manoeuvre',
      ...(rest as object),
    },
    game,
  );
const straight = (speed: number) => ({ speed, clicks: Array.from({ length: speed }, () => 0), side: 'right' });
const far = (t: Table): number => Math.round((t.pose(0)[1] - AT[1]) * 10) / 10;
const told = (t: Table, ...types: string[]): string[] =>
  t
    .events()
    .map((e): string => e.type)
    .filter((type) => types.includes(type));

describe('speed', () => {
  it('[AR-SCHUB-01][AR-BEWEGUNG-VON-SCHIFFEN-01] says how far a ship must move: first the course, then the move', () => {
    for (const speed of [1, 2, 3]) {
      const t = moving({ speed });
      expect([t.open, t.events('moved').length]).toEqual([['0 course'], 0]);
      t.take(straight(speed));
      expect(far(t)).toBeCloseTo(speed * STEP, 3);
      expect(t.ship(0).speed).toBe(speed);
    }
  });

  it('[AR-SCHUB-02] of a squadron is the farthest distance that it may move to', () => {
    const fly = () => {
      const t = lay({ units: [squadron('x-wing-squadron', 0, 600, 400)], phase: 'squadron', flying: { squadron: 0 } });
      return t.take('move');
    };
    fly().refuses({ x: 600 + 185.1, y: 400 }, 'AR-BEWEGUNG-VON-STAFFELN-04'); // speed 3
    const t = fly().take({ x: 600 + 184.9, y: 400 });
    expect(t.pose(0)[0]).toBeCloseTo(784.9, 3);
  });

  it('[AR-SCHUBTABELLE-01][AR-SCHUBTABELLE-02] the chart has a column for each speed, and in it the clicks of every joint', () => {
    const t = lay({ units: [ship(CR90, 0, AT[0], AT[1])] });
    expect([1, 2, 3, 4].map((speed) => yawOf(t.g, t.ship(0), speed))).toEqual([[2], [1, 2], [0, 1, 2], [0, 1, 1, 2]]);
  });

  const slower: CardRules = {
    abilities: ['one', 'two'].map((id) =>
      at('course.determine', {
        id,
        when: (_g, m, self) => m.ship.id === self.piece,
        *run(_g, m) {
          m.speed--;
          yield* [];
        },
      }),
    ),
  };
  const slowed = (speed: number, ...used: string[]) => {
    const game = armadaGame(CARDS.with({ 'upgrade/engine-techs': slower }));
    const t = moving({ speed, upgrades: ['engine-techs'] }, [], {}, game);
    for (const id of used) t.take(`0:engine-techs/${id}`);
    return t.until('course');
  };
  it('[AR-SCHUB-06][AR-SCHUB-07] changed for a while it counts for this manoeuvre; the dial shows what it showed, and nothing has been changed', () => {
    const t = slowed(2, 'one');
    t.refuses({ speed: 2, clicks: [0, 0], side: 'right' }, 'AR-BEWEGUNG-VON-SCHIFFEN-04');
    t.take({ speed: 2, clicks: [0], side: 'right' });
    expect([far(t), t.ship(0).speed, t.events('speed').length]).toEqual([68.4, 2, 0]);
    const rift = moving({}, [], { obstacles: [{ token: 'rift', x: AT[0] + 120, y: AT[1] }] });
    rift.take({ speed: 2, clicks: [0], side: 'right' });
    expect([far(rift), rift.ship(0).speed]).toEqual([68.4, 2]);
  });

  it('[AR-SCHUB-08] several such effects add up, down to 0 and not below', () => {
    expect(far(slowed(3, 'one', 'two').take({ speed: 3, clicks: [0], side: 'right' }))).toBe(68.4);
    const rest = slowed(1, 'one', 'two').take({ speed: 1, clicks: [], side: 'right' });
    expect([far(rest), rest.ship(0).speed, rest.events('moved').length]).toEqual([0, 1, 1]);
  });

  it('[AR-SCHUB-09][AR-FAQ-BEWEGUNG-10][AR-FAQ-BEWEGUNG-11][AR-FAQ-BEWEGUNG-12] an additional manoeuvre has its own speed and its own course; the dial does not turn', () => {
    const t = moving({ speed: 2, upgrades: ['engine-techs'], commands: ['navigate'] });
    t.take('token', straight(2), '0:engine-techs/again');
    expect(t.open).toEqual(['0 course']);
    t.refuses(straight(2), 'AR-SCHUB-03');
    t.take({ speed: 1, clicks: [1], side: 'right' });
    expect(t.events('moved').map((e) => e.speed)).toEqual([2, 1]);
    expect([t.ship(0).speed, t.events('speed').length]).toEqual([2, 0]);
  });
});

describe('the tool', () => {
  it('[AR-BEWEGUNG-VON-SCHIFFEN-03][AR-BEWEGUNG-VON-SCHIFFEN-06] begins at one side of the bow, and the ship ends on that side of it', () => {
    const t = lay({ units: [ship(CR90, 0, AT[0], AT[1])] });
    const { cls, pose, toolBase } = t.g.standing(t.ship(0));
    for (const side of ['left', 'right'] as const) {
      const course = { clicks: [0, 0], side };
      const tool = toolOutline(pose, toolBase, course, 2).map(boxOf);
      const end = endOfCourse(cls, pose, course, 2).pose;
      // straight ahead the whole tool lies beside the ship, from where it stood to where it stands
      const middle = tool.map((b) => (b.minX + b.maxX) / 2);
      expect(middle.every((x) => (side === 'left' ? x < pose.x - 15 : x > pose.x + 15))).toBe(true);
      expect(end.x).toBeCloseTo(pose.x, 6);
      const low = Math.min(...tool.map((b) => b.minY));
      expect(low).toBeGreaterThan(pose.y); // not behind the middle of the base: at its front
    }
    // around a bend the side matters: the two courses end in different places
    const bent = (side: 'left' | 'right') => endOfCourse(cls, pose, { clicks: [1, 0], side }, 2).pose;
    expect(bent('left').x).not.toBeCloseTo(bent('right').x, 1);
  });

  it('[AR-BEWEGUNG-VON-SCHIFFEN-08] where neither side is in the way the owner chooses', () => {
    for (const side of ['left', 'right']) {
      const t = moving().take({ speed: 2, clicks: [0, 0], side });
      expect(t.events('moved')[0]!.course.side).toBe(side);
    }
  });

  it('[AR-BEWEGUNG-VON-SCHIFFEN-09] once the course is set it is not bent any more', () => {
    const t = moving({}, [ship(GLADIATOR, 1, AT[0], AT[1] + 171)]).take({ speed: 2, clicks: [0, 1], side: 'right' });
    // not even when the ship has to slow down
    expect(t.events('slowed')).toHaveLength(1);
    expect(t.open).not.toContain('0 course');
    expect(t.events('moved')[0]!.course.clicks).toEqual([0]);
  });

  it('[AR-FAQ-BEWEGUNG-03] may lie outside the play area, if the ship does not', () => {
    const t = lay({
      units: [ship(NEBULON, 0, 1828.8 - 21.6, AT[1], 0, { speed: 2 })],
      active: 0,
      step: 'manoeuvre',
    });
    const { pose, toolBase } = t.g.standing(t.ship(0));
    const tool = toolOutline(pose, toolBase, { clicks: [0, 0], side: 'right' }, 2);
    expect(tool.some((part) => boxOf(part).maxX > 1828.8)).toBe(true);
    expect(t.take(straight(2)).unit(0).status).toBe('play');
  });
});

describe('turning at speed 0', () => {
  const turning = (others: readonly Spec[] = [], upgrades = ['rakehell']) =>
    moving({ speed: 0, upgrades, commands: ['navigate'] }, others).take('token');

  it('[AR-BEWEGUNG-VON-SCHIFFEN-11][AR-BEWEGUNG-VON-SCHIFFEN-12] only where an effect allows it: clicks and direction for the last joint', () => {
    const turn = { speed: 0, clicks: [1], side: 'right' };
    turning([], []).refuses(turn, 'AR-BEWEGUNG-VON-SCHIFFEN-11');
    turning().refuses({ ...turn, clicks: [2] }, 'AR-BEWEGUNG-VON-SCHIFFEN-12');
    turning().refuses({ ...turn, clicks: [1, 0] }, 'AR-BEWEGUNG-VON-SCHIFFEN-12');
    const right = turning().take(turn).pose(0)[2];
    const left = turning()
      .take({ ...turn, clicks: [-1] })
      .pose(0)[2];
    expect([right, left]).toEqual([22.5, -22.5]);
  });

  it('[AR-KURSKORREKTUR-BEI-SCHUB-0-01][AR-KURSKORREKTUR-BEI-SCHUB-0-02][AR-KURSKORREKTUR-BEI-SCHUB-0-03] it turns about the joint in front of its bow, not about its middle', () => {
    const [x, y, heading] = turning()
      .take({ speed: 0, clicks: [1], side: 'right' })
      .pose(0);
    expect(heading).toBe(22.5);
    // the bow swings to the right, so the middle of the base is left of where it was
    expect(x).toBeLessThan(AT[0]);
    const back = turning()
      .take({ speed: 0, clicks: [-1], side: 'right' })
      .pose(0);
    expect(back[0]).toBeCloseTo(2 * AT[0] - x, 3);
    expect(back[1]).toBeCloseTo(y, 3);
  });

  it('[AR-BEWEGUNG-VON-SCHIFFEN-14] whoever would overlap a ship stays as he was, and both are dealt a card', () => {
    const beside = ship(GLADIATOR, 1, AT[0] - 60, AT[1] - 5, 0);
    const t = turning([beside]).take({ speed: 0, clicks: [1], side: 'right' });
    expect(t.pose(0)).toEqual([AT[0], AT[1], 0]);
    expect([t.ship(0).damage.length, t.ship(1).damage.length]).toEqual([1, 1]);
  });
});

describe('overlaps', () => {
  const ahead = (gap: number, more: Spec = {}) => ship(GLADIATOR, 1, AT[0], AT[1] + 71 + gap, 0, more);

  it('[AR-UEBERSCHNEIDUNG-08] at speed 0 the ship has executed a manoeuvre and meets the obstacle that it lies on', () => {
    const t = moving({ speed: 0 }, [], { obstacles: [{ token: 'debris-1', x: AT[0], y: AT[1] }] });
    t.take({ speed: 0, clicks: [], side: 'right' }, 'rear');
    expect([t.events('moved').length, t.suffered(0)]).toEqual([1, 2]);
  });

  it('[AR-UEBERSCHNEIDUNG-09] slowed by another ship it may end on the tool', () => {
    const course = { speed: 2, clicks: [1, 0], side: 'left' };
    const corvette = ship(CR90, 0, AT[0], AT[1], 0, { speed: 2 });
    const at = (speed: number) => {
      const t = lay({ units: [corvette] });
      return endOfCourse(t.g.class(t.ship(0)), t.ship(0).pose!, { clicks: [1, 0], side: 'left' }, speed);
    };
    expect([at(2).overlapsTool, at(1).overlapsTool]).toEqual([false, true]);
    const { x, y } = at(2).pose;
    const t = lay({
      units: [corvette, ship('gozanti-class-cruisers-empire', 1, x + 15, y + 60, 90)],
      active: 0,
      step: 'manoeuvre',
    }).take(course);
    expect(t.events('slowed')).toHaveLength(1);
    expect(t.pose(0)[0]).toBeCloseTo(at(1).pose.x, 2);
  });

  it('[AR-UEBERSCHNEIDUNG-12] a squadron that is pushed onto a station is not helped by it', () => {
    const t = moving({}, [squadron('tie-fighter-squadron', 1, AT[0], AT[1] + 2 * STEP, { hull: 1 })], {
      obstacles: [{ token: 'station', x: AT[0] + 60, y: AT[1] + 2 * STEP }],
    }).take(straight(2));
    t.take({ x: AT[0] + 42, y: AT[1] + 2 * STEP });
    expect(t.events('displaced')).toHaveLength(1);
    expect([t.squadron(1).hull, t.events('hullGained').length]).toEqual([1, 0]);
  });

  it('[AR-UEBERSCHNEIDUNG-14] the manoeuvre has been executed only when the cards of the overlap are dealt', () => {
    const after: CardRules = {
      abilities: [
        at('manoeuvre.after', {
          mandatory: true,
          when: (_g, m, self) => m.ship.id === self.piece,
          *run() {
            yield* [];
          },
        }),
      ],
    };
    const game = armadaGame(CARDS.with({ 'upgrade/engine-techs': after }));
    const t = moving({ upgrades: ['engine-techs'] }, [ahead(100)], {}, game).take(straight(2));
    expect(told(t, 'moved', 'collided', 'damageCard', 'ability')).toEqual([
      'moved',
      'collided',
      'damageCard',
      'damageCard',
      'ability',
    ]);
  });

  it('[AR-FAQ-BEWEGUNG-08] who is destroyed by an overlap is not saved by the station that he has come to', () => {
    const onStation = (damage: number) =>
      moving({ damage }, [ahead(100), ship(NEBULON, 0, 100, 100)], {
        obstacles: [{ token: 'station', x: AT[0] - 45, y: AT[1] + STEP }],
      }).take(straight(2));
    const dead = onStation(4); // hull 5
    expect([dead.unit(0).status, dead.events('overlapsObstacle').length]).toEqual(['destroyed', 0]);
    const alive = onStation(3);
    expect(alive.open).toEqual(['0 discard-damage']);
  });

  it('[AR-FAQ-BEWEGUNG-09] a course that would leave the table does no harm if an overlap ends it inside', () => {
    const y = 914.4 - 35.5 - 2 * STEP + 20;
    const up = (others: readonly Spec[]) =>
      lay({
        units: [ship(NEBULON, 0, 900, y, 0, { speed: 2 }), ship(NEBULON, 0, 100, 100), ...others],
        active: 0,
        step: 'manoeuvre',
      }).take(straight(2));
    expect(up([]).unit(0).status).toBe('destroyed');
    const stopped = up([ship('gozanti-class-cruisers-empire', 1, 900, 914.4 - 22, 90)]);
    expect([stopped.unit(0).status, stopped.events('collided').length]).toEqual(['play', 1]);
  });

  it('[AR-FAQ-FLOTTILLEN-02][AR-ERR-FLOTTILLE-02] in all else flotillas are ships: dial, attack, manoeuvre', () => {
    const t = lay({
      units: [
        ship('gozanti-class-assault-carriers', 0, AT[0], AT[1], 0, { speed: 2, dials: ['navigate'] }),
        ship(GLADIATOR, 1, AT[0], AT[1] + 71 + 60, 180, { speed: 1 }),
        ship(NEBULON, 1, 1500, 800, 0, { dials: ['repair', 'repair'] }),
      ],
      active: 0,
    });
    expect(t.events('revealed')).toHaveLength(1);
    t.take('keep');
    expect(t.open).toEqual(['0 attack']);
    t.fight({ attack: (a) => (a.type === 'choice' ? a.options[0]!.id : '') }).until('course', { command: 'dial' });
    expect(t.ask().prompt.args?.['unit']).toBe(0);
  });
});

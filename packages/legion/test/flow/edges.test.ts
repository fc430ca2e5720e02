import type { Flow } from '@holotisch/engine';
import { clip } from '@holotisch/engine/list';
import { describe, expect, it } from 'vitest';
import { READY_ARMIES } from '../../src/armies/ready.ts';
import { armyJson } from '../../src/build/index.ts';
import { placeAnew } from '../../src/flow/activation/move/displace.ts';
import { screensBetween } from '../../src/flow/attack/sight.ts';
import { defeat, destroyWeapon } from '../../src/flow/attack/wounds.ts';
import { playable } from '../../src/flow/command/command.ts';
import { radiusOf, refuseMarker } from '../../src/flow/objectives/markers.ts';
import { reservesWait } from '../../src/flow/objectives/reinforcements.ts';
import { halvedDice } from '../../src/flow/training/damage.ts';
import { legion } from '../../src/game.ts';
import { SEGMENT } from '../../src/geometry/range.ts';
import { isSuppressed, onTable } from '../../src/values.ts';
import { lay, piece, type Spec, unit } from '../table.ts';
import { alone, LEIA, rebels, storm, VADER } from '../troops.ts';
import { go, moving } from './activation/move/moving.ts';
import { b1, barc, clones, train } from './training/troops.ts';

/** Edges of procedures, each looked at by itself. */

const one = alone(4);
/** What a procedure comes to that has nothing to ask. */
function finished<T>(flow: Flow<T>): T {
  const step = flow.next();
  if (!step.done) throw new Error(`it asks: ${JSON.stringify(step.value)}`);
  return step.value;
}

describe('what has lasted', () => {
  it('is told once to have ended, and only of whoever is there', () => {
    const effect = (of: number, source: string) => ({ source, unit: of, until: 'phase' });
    const t = lay({
      units: [rebels(300, 400), storm(1500, 400), { card: 'rebel-troopers', seat: 0, status: 'defeated' }],
      lasting: [effect(0, '0:x'), effect(0, '0:x'), effect(1, '0:x'), effect(2, '0:x')],
      phase: 'end',
    } as never);
    const told = t.events('ended').map((e) => [e.unit, e.card]);
    expect(told).toEqual([
      [0, '0:x'],
      [1, '0:x'],
    ]);
  });
});

describe('the training battle', () => {
  const guards = (minis: Spec['minis'], more: Spec = {}) =>
    train({ units: [clones(400, 400), unit('imperial-royal-guards', 1, 700, 400, { minis: minis!, ...more })] });
  const at = (x: number, wounds: number): Spec => ({ x, y: 400, wounds });
  it('[LC-WUNDEN-ERLEIDEN-05] of the others whoever is hurt most suffers first, the leader only when nobody else is left', () => {
    const first = (minis: Spec['minis'], seen?: readonly number[]) => {
      const { g } = guards(minis);
      return finished(g.rules.whoSuffers(g, g.unit(1), seen));
    };
    expect(first([at(700, 1), at(740, 0), at(780, 1)])).toBe(2);
    expect(first([at(700, 0), at(740, 1), at(780, 0)])).toBe(1);
    expect(first([at(700, 1), at(740, 0), at(780, 1)], [0, 1])).toBe(1);
    expect(first([at(700, 0), 'fallen', 'fallen'])).toBe(0);
    expect(first([at(700, 1), at(740, 0), at(780, 1)], [])).toBeUndefined();
  });
  it('[LC-DECKUNG-02] [LC-DECKUNG-04] covers whatever crosses the line between the middles, but for what the leader touches', () => {
    const hidden = (...terrain: readonly Spec[]) => {
      const { g } = train({
        units: [clones(400, 400, { minis: [null, ...Array(4).fill('fallen')] }), b1(600, 400)],
        terrain,
      });
      const { grade, by } = g.rules.obscuring(g, g.mini(g.unit(0), 0), g.unit(1), 0, screensBetween(g));
      return [grade, by.map(({ terrain: piece }) => piece)];
    };
    const wall = (x: number, y = 400) => piece('barricade', x, y, 10, 60);
    expect(hidden(wall(500))).toEqual([2, [0]]);
    expect(hidden(wall(500, 460))).toEqual([0, []]);
    expect(hidden(piece('fence', 500, 400, 10, 60))).toEqual([0, []]);
    expect(hidden(wall(400 + 13.5 + 5))).toEqual([0, []]);
    expect(hidden(piece('light-woods', 500, 400, 60, 60), wall(560), wall(520, 460))).toEqual([2, [0, 1]]);
    expect(hidden(wall(500), piece('light-woods', 550, 400, 30, 60))).toEqual([2, [0, 1]]);
  });
  it('[LC-FAHRZEUGSCHADEN-09] half of the dice, rounded up: nothing to choose where all are of one colour', () => {
    const dice = (card: string, key: string) => {
      const { g } = train({ units: [barc(400, 300), unit(card, 1, 800, 500, { destroyedWeapons: [key] })] });
      return finished(halvedDice(g, g.unit(1), key));
    };
    expect(dice('at-st', 'unit:fence-cutting-blades')).toEqual({ red: 2, black: 0, white: 0 });
    const { g } = train({ units: [barc(400, 300), unit('at-st', 1, 800, 500)] });
    expect(finished(halvedDice(g, g.unit(1), 'unit:fence-cutting-blades'))).toEqual({ red: 4, black: 0, white: 0 });
    const asks = (card: string, key: string, ...said: readonly number[]) => {
      const sitting = train({ units: [barc(400, 300), unit(card, 1, 800, 500, { destroyedWeapons: [key] })] }).g;
      const flow = halvedDice(sitting, sitting.unit(1), key);
      const offered: string[][] = [];
      let step = flow.next();
      for (const number of said) {
        if (step.done) break;
        const [ask] = step.value;
        offered.push(ask?.type === 'choice' ? ask.options.map(({ id }) => id) : []);
        step = flow.next([String(number)]);
      }
      return [offered, step.done ? step.value : undefined];
    };
    // Two of each colour, three of them in all.
    const cannon = 'unit:ms-4-twin-blaster-cannon';
    expect(asks('at-st', cannon, 2, 1)).toEqual([
      [
        ['2', '1', '0'],
        ['1', '0'],
      ],
      { red: 2, black: 1, white: 0 },
    ]);
    expect(asks('at-st', cannon, 0, 1)).toEqual([
      [
        ['2', '1', '0'],
        ['2', '1'],
      ],
      { red: 0, black: 1, white: 2 },
    ]);
  });
});

describe('reserves', () => {
  const waits = (aside: Spec, pool: readonly string[]) => {
    const { g } = lay({
      units: [
        unit('rebel-troopers', 0, 0, 0, { status: 'aside', ...aside }),
        rebels(400, 400, one),
        storm(900, 400, one),
      ],
      hands: [{ pool: [...pool] }, { pool: ['corps'] }],
      active: 1,
    });
    return [reservesWait(g), reservesWait(g, 0), reservesWait(g, 1)];
  };
  it('[LE-ERRATA-SCHNELLE-VERSTAERKUNG-02] wait while their token lies in their own pool, and hide by another effect', () => {
    expect(waits({}, ['corps'])).toEqual([true, true, false]);
    expect(waits({}, ['heavy'])).toEqual([false, false, false]);
    expect(waits({}, [])).toEqual([false, false, false]);
    expect(waits({ note: { hides: true } }, ['corps'])).toEqual([false, false, false]);
  });
});

describe('command cards', () => {
  it('[LE-KOMMANDOKARTEN-19] of a character only while it stands there; aside only what was divulged', () => {
    const cards = (status: string, divulged: readonly string[] = []) => {
      const { g } = lay({
        units: [unit(VADER, 1, 900, 400, { status }), storm(1200, 400, one), rebels(400, 400, one)],
        hands: [{}, { cards: ['implacable', 'ambush'], divulged: [...divulged] }],
        active: 2,
      });
      return playable(g, 1);
    };
    expect(cards('play')).toEqual(['implacable', 'ambush']);
    expect(cards('aside')).toEqual(['ambush']);
    expect(cards('aside', ['implacable'])).toEqual(['implacable', 'ambush']);
    expect(cards('defeated', ['implacable'])).toEqual(['ambush']);
  });
});

describe('who is defeated', () => {
  it('has fallen in this round, stands nowhere, and sits in no vehicle', () => {
    const { g } = lay({
      units: [
        unit('tx-225-gavw-occupier-combat-assault-tank', 1, 600, 450),
        unit('stormtroopers', 1, 0, 0, { status: 'aside', inside: 0, note: { hides: true }, ...one }),
        rebels(1200, 400),
      ],
      active: 2,
      round: 3,
    });
    const [, squad] = g.state.units;
    finished(defeat(g, squad!, 'rule'));
    expect(squad).toMatchObject({ status: 'defeated', inside: null });
    expect(squad!.minis.map(({ fell }) => fell)).toEqual([3, 0, 0, 0]);
    expect(squad!.minis.every(({ pose }) => pose === null)).toBe(true);
  });
  it('goes with its vehicle where there is no room beside it', () => {
    // A gunship over deep water.
    const lost = (water: readonly Spec[]) => {
      const t = lay({
        units: [
          unit('laat-le-patrol-transport-republic', 0, 600, 450, { degrees: 90, order: 'facedown' }),
          unit('phase-i-clone-troopers', 0, 0, 0, { status: 'aside', inside: 0, note: { hides: true } }),
          unit('at-st', 1, 600, 720, { degrees: 180 }),
          rebels(1500, 800, one),
        ],
        terrain: water,
        active: 2,
        red: Array(9).fill('crit'),
        black: Array(9).fill('crit'),
        white: Array(9).fill('crit'),
        redDefence: Array(20).fill('blank'),
        whiteDefence: Array(20).fill('blank'),
      });
      t.unit(0).minis[0]!.wounds = t.g.card(t.unit(0)).wounds - 1;
      t.fight();
      return [t.unit(0).status, t.unit(1).status, t.unit(1).inside];
    };
    expect(lost([])).toEqual(['defeated', 'play', null]);
    expect(lost([piece('deep-water', 600, 450, 360, 320)])).toEqual(['defeated', 'defeated', null]);
  });
});

describe('a weapon that is destroyed', () => {
  it('[LE-ROBUSTHEIT-08] is one that still works; with a single one left there is nothing to choose', () => {
    const broken = (...keys: readonly string[]) => {
      const { g } = lay({
        units: [unit('at-st', 1, 900, 400, { destroyedWeapons: [...keys] }), rebels(400, 400, one)],
        active: 1,
      });
      const step = destroyWeapon(g, g.unit(0), 0).next();
      const [ask] = step.done ? [] : step.value;
      return [ask?.type === 'choice' ? ask.options.map(({ id }) => id) : [], g.unit(0).destroyedWeapons];
    };
    const [blades, cannon] = ['unit:fence-cutting-blades', 'unit:ms-4-twin-blaster-cannon'];
    expect(broken()).toEqual([[blades, cannon], []]);
    expect(broken(blades)).toEqual([[], [blades, cannon]]);
    expect(broken(blades, cannon)).toEqual([[], [blades, cannon]]);
  });
});

describe('tokens that keep away', () => {
  it('[LE-KOMMANDOKARTEN-14] from every enemy, and from everybody of it', () => {
    const squad = (x: number) => storm(x, 400, { minis: [[x, 400], [x + 70, 400], 'fallen', 'fallen'] });
    const { g } = lay({ units: [rebels(300, 400, one), squad(900), squad(1500)], active: 0 });
    const judged = (x: number) =>
      refuseMarker(g, { kind: 'graffiti', beyondEnemies: { seat: 0, range: 1 } }, { x, y: 400 })?.clauses[0];
    const reach = SEGMENT + 13.5 + radiusOf('graffiti');
    const no = 'LE-KOMMANDOKARTEN-14';
    expect([900 - reach - 0.1, 900 - reach + 0.1, 970 + reach - 0.1, 970 + reach + 0.1].map(judged)).toEqual([
      ...[undefined, no, no, undefined],
    ]);
    expect([300, 1500 - reach + 0.1].map(judged)).toEqual([undefined, no]);
  });
  it('[LE-BEDINGUNGSKARTEN-01] or stay by a zone of their player', () => {
    const { g } = lay({ units: [rebels(300, 400, one)], battle: { deployment: 'battle-lines' }, active: 0 });
    const judged = (y: number, colour: 'blue' | 'red') =>
      refuseMarker(g, { kind: 'objective', aroundZone: { colour, range: 1 } }, { x: 900, y })?.clauses[0];
    const edge = 2 * SEGMENT + radiusOf('objective');
    const no = 'LE-BEDINGUNGSKARTEN-01';
    expect([judged(100, 'blue'), judged(edge - 0.1, 'blue'), judged(edge + 0.1, 'blue')]).toEqual([
      undefined,
      undefined,
      no,
    ]);
    expect([judged(100, 'red'), judged(914.4 - edge + 0.1, 'red'), judged(914.4 - edge - 0.1, 'red')]).toEqual([
      ...[no, undefined, no],
    ]);
  });
});

describe('on a roof', () => {
  it('one moves about freely, though nobody may climb it by agreement', () => {
    const roof = piece('building', 400, 400, 300, 200, { height: 60, footing: { trooper: 'impassable' } });
    const t = moving(rebels(330, 400, one), { terrain: [roof] });
    t.take(go('standard', 1, 90));
    expect(t.pose(0)[0]).toBeCloseTo(330 + 102, 3);
    expect(t.g.mini(t.unit(0), 0).ground).toBe(60);
  });
});

describe('charges among other tokens', () => {
  it('[LE-DETONIEREN-X-BOMBENTYP-01] may be set off whatever else lies there', () => {
    const open = (...markers: readonly Spec[]) =>
      lay({
        units: [
          unit('rebel-commandos', 0, 1200, 700, {
            minis: [null, 'fallen', 'fallen', 'fallen', null],
            upgrades: ['proton-charge-saboteur'],
          }),
          storm(500, 400, one),
        ],
        markers,
        active: 0,
      })
        .until('action')
        .take('aim').open;
    const other = { kind: 'objective', by: 'control', x: 900, y: 300 };
    const charge = {
      kind: 'charge',
      by: 'upgrade/proton-charge-saboteur',
      note: 'Proton Charge',
      seat: 0,
      x: 500,
      y: 450,
    };
    expect(open(other, charge)).toEqual(['0 window:action.after']);
    expect(open(other)).toEqual(['0 action']);
  });
});

describe('small words', () => {
  it('long words of strangers are cut to eighty signs', () => {
    const long = Array.from({ length: 90 }, (_, i) => String(i % 10)).join('');
    expect(clip(long.slice(0, 80))).toBe(long.slice(0, 80));
    expect(clip(long.slice(0, 81))).toBe(`${long.slice(0, 79)}…`);
  });
  it('a setup is refused with the place of its fault, where it has one', () => {
    const army = armyJson(READY_ARMIES.find((ready) => ready.format === 'standard')!.army);
    const refused = (more: object) => {
      const made = legion.setUp({ armies: [army, army], ...more } as never, 'seed');
      return made.ok ? undefined : made.fault;
    };
    expect(refused({ sides: [0, 0] })).toStrictEqual({ clauses: [], message: { text: 'le.badSides', args: {} } });
    expect(refused({ rules: { format: 'huge' } })).toMatchObject({ where: ['rules', 'format'] });
    expect(refused({ table: 'nowhere' })).toMatchObject({ where: ['table'] });
  });
  it('[LE-NIEDERHALTEN-06] neither droids nor vehicles are suppressed, however many tokens they have', () => {
    const suppressed = (card: string, suppression: number) => {
      const { g } = lay({
        units: [unit(card, 1, 900, 400, { tokens: { suppression } }), rebels(400, 400, one)],
        active: 1,
      });
      return isSuppressed(g, g.unit(0));
    };
    expect(suppressed('b1-battle-droids', 9)).toBe(false);
    expect([suppressed('stormtroopers', 0), suppressed('stormtroopers', 1)]).toEqual([false, true]);
    expect(suppressed('at-st', 5)).toBe(false);
  });
});

describe('miniatures that are placed anew', () => {
  it('[LE-FORMATION-08] by whom an effect lets, in formation with a leader that stays', () => {
    const { g } = lay({
      units: [
        rebels(400, 400, { minis: [null, [440, 400], [400, 440], 'fallen'] }),
        unit(LEIA, 0, 700, 400),
        storm(1500, 700, one),
      ],
      active: 1,
    });
    const flow = placeAnew(g, g.unit(0), [1, 2], 1, g.unit(1));
    const step = flow.next();
    expect(step.value).toMatchObject([{ seat: 1, kind: 'displaced', region: { unit: 0, minis: [1, 2], by: 1 } }]);
    expect(g.unit(0).minis[1]!.pose).toBeNull();
    flow.next([{ at: [[460, 400], null] }]);
    expect(g.unit(0).minis.map(({ pose }) => pose && [Math.round(pose.x), Math.round(pose.y)])).toEqual([
      [400, 400],
      [460, 400],
      [400, 440],
      null,
    ]);
  });
});

describe('who stays at the foot of what the leader has climbed', () => {
  /** The leader climbs a small roof at 400, 400 from this side; the others stand behind it. */
  const climbed = (dx: number, dy: number, others: readonly Spec[string][]) => {
    const [x, y] = [400 + dx * 28.5, 400 + dy * 28.5];
    const t = moving(rebels(x, y, { minis: [[x, y], ...others] }), {
      terrain: [piece('building', 400, 400, 30, 30, { height: 80 })],
    });
    t.take(go('climb', 1, 0, { climb: { piece: 0, way: 'up' } }));
    return onTable(t.unit(0))
      .map((mini) => {
        const [px, py] = t.pose(0, mini);
        return `${px.toFixed(1)} ${py.toFixed(1)}`;
      })
      .join(' + ');
  };
  const behind = (dx: number, dy: number): readonly Spec[string][] => [
    [400 + dx * 60, 400 + dy * 60],
    [400 + dx * 60 + dy * 30, 400 + dy * 60 + dx * 30],
    'fallen',
  ];
  const SIDES = [
    [0, -1],
    [1, 0],
    [0, 1],
    [-1, 0],
  ] as const;
  it('[LE-FORMATION-15] [LE-FORMATION-18] touches it, as near as possible to where the leader has', () => {
    expect(SIDES.map(([dx, dy]) => climbed(dx, dy, behind(dx, dy))).join('\n')).toMatchInlineSnapshot(`
      "400.0 398.5 + 400.0 371.5 + 428.5 385.0
      401.5 400.0 + 428.5 400.0 + 415.0 371.5
      400.0 401.5 + 400.0 428.5 + 428.5 415.0
      398.5 400.0 + 371.5 400.0 + 385.0 371.5"
    `);
  });
});

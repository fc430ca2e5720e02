import { describe, expect, it } from 'vitest';
import { unitOf } from '../../../src/data/index.ts';
import { SEGMENT } from '../../../src/geometry/range.ts';
import { apart, first, lay, piece, type Spec, unit } from '../../table.ts';
import { alone, holding, LUKE, rebels, storm, VEERS } from '../../troops.ts';
import { beside, deploying, field, nearby } from '../scenes.ts';
import { actionsTaken, ahead } from '../watching.ts';

const waiting = (card: string, seat: number, more: Spec = {}): Spec => ({ card, seat, status: 'reserve', ...more });
const way = { kind: 'standard', speed: 1, heading: 0, bend: 0, way: 1 };
/** Millimetres across. */
const WOOKIEE = unitOf('wookiee-warriors-freedom-fighters', '1.2').base.width;
const cliff = piece('building', 400, 500, 200, 120, { height: 150 });

describe('Scale', () => {
  it('difficult ground does not slow it', () => {
    const woods = piece('dense-woods', 400, 500, 300, 300);
    const far = (card: string) =>
      field(unit(card, 0, 400, 300, alone(unitOf(card, '1.2').minis)), undefined, { terrain: [woods] })
        .take('move')
        .match.check(0, { ...way, speed: 2 });
    expect(far('wookiee-warriors-freedom-fighters')).toBeUndefined();
    expect(far('rebel-troopers')).toBeDefined();
  });
  it('it may clamber one height for nothing before or after a standard move, and no die is rolled', () => {
    const t = field(unit('wookiee-warriors-freedom-fighters', 0, 400, 440 - WOOKIEE / 2, alone(3)), undefined, {
      terrain: [cliff],
    });
    t.take('move', '0:scale').take({ ...way, kind: 'clamber', climb: { piece: 0, way: 'up' } });
    expect(t.events('climbRoll')).toEqual([]);
    expect(t.ask().kind).toBe('move');
    expect(t.g.mini(t.unit(0), 0).ground).toBe(150);
  });
});

describe('Scale, when', () => {
  const climbing = (y: number, more: Spec = {}) =>
    field(unit('wookiee-warriors-freedom-fighters', 0, 400, y, { ...alone(3), ...more }), undefined, {
      terrain: [cliff],
    });
  const foot = 440 - WOOKIEE / 2;
  const up = { ...way, kind: 'clamber', climb: { piece: 0, way: 'up' } };
  it('Scale: before a standard move or after it, not both', () => {
    const before = climbing(foot).take('move', '0:scale', up, { ...way, heading: 90, way: 0.3 });
    expect(before.ask().kind).toBe('action');
    const after = climbing(foot - 40.8)
      .take('move')
      .until('move')
      .take({ ...way, way: 0.4 });
    expect(after.open).toEqual(['0 window:move.after']);
    after.take('0:scale', up);
    expect([after.g.mini(after.unit(0), 0).ground, after.ask().kind]).toEqual([150, 'action']);
  });
  it('Scale: with the next move again', () => {
    const t = climbing(foot).take('move', '0:scale', up, { ...way, heading: 90, way: 0.3 });
    expect(t.take('move').open).toEqual(['0 window:move.ready']);
  });
  it('Scale: not where there is nothing to climb', () => {
    expect(climbing(200).take('move').ask().kind).toBe('move');
  });
  it('Scale: nor at a wall that only two actions lead over, nor below a roof without room', () => {
    const before = (terrain: Spec) =>
      field(unit('wookiee-warriors-freedom-fighters', 0, 400, foot, alone(3)), undefined, { terrain: [terrain] })
        .take('move')
        .ask().kind;
    expect(before(piece('wreck', 400, 500, 200, 120, { height: 70 }))).toBe('move');
    expect(before(piece('building', 400, 450, 20, 20, { height: 150 }))).toBe('move');
    expect(before(cliff)).toBe('window:move.ready');
  });
});

describe('Scatter', () => {
  const blanks = Array(12).fill('blank');
  it('the attacker may place everybody but the leader anew, in formation', () => {
    const t = lay({
      units: [
        unit('count-dooku', 1, 400, 400),
        rebels(640, 400, { minis: [null, [640, 360], [640, 440], [675, 400]] }),
        storm(1700, 800),
      ],
      active: 0,
      black: blanks,
    });
    t.until('action').take('attack').until('window:attack.resolved');
    t.take('0:scatter');
    expect([t.ask().kind, t.ask().seat]).toEqual(['displaced', 1]);
    t.take({
      at: [
        [610, 430],
        [610, 370],
        [670, 430],
      ],
    });
    expect(t.pose(1)).toEqual([640, 400, 0]);
    expect(t.pose(1, 1).slice(0, 2)).toEqual([610, 430]);
  });
});

describe('Scatter, whom', () => {
  const blanks = Array(12).fill('blank');
  it('neither a lone miniature nor a vehicle', () => {
    const asked = (who: Spec) => {
      const t = lay({ units: [unit('count-dooku', 1, 400, 400), who, rebels(1700, 800)], active: 0, black: blanks });
      t.fight({ 'window:attack.resolved': () => expect.fail('nobody can be scattered') });
      return t.events('attack').length;
    };
    expect([asked(rebels(640, 400, alone(4))), asked(unit('at-rt-rebel', 0, 640, 400))]).toEqual([1, 1]);
  });
});

describe('the reach of a scouting party', () => {
  it('[LC-SPUERTRUPP-X-01] ends at range 2, and nobody need come along', () => {
    const able = (gap: number) => {
      const clones = (x: number) => unit('phase-i-clone-troopers', 0, x, 100, alone(4));
      const t = deploying([waiting('clone-captain-rex', 0), clones(500), clones(400 + apart(gap)), storm(1700, 850)], {
        battle: { deployment: 'battle-lines' },
      });
      t.until('deploy').take({ x: 400, y: 100, degrees: 0 });
      return t.until('card-units', { 'window:setup.deployed': '0:scout' }).options();
    };
    expect([able(2 * SEGMENT), able(2 * SEGMENT + 0.01)]).toEqual([['1', '2'], ['1']]);
  });
});

describe('Scout', () => {
  const scouts = (card: string, more: Spec = {}) => {
    const t = deploying([waiting(card, 0, more), rebels(100, 100), storm(1700, 850)], {
      battle: { deployment: 'battle-lines' },
    });
    t.until('deploy').take({ x: 600, y: 100, degrees: 0 });
    return t.open;
  };
  it('[LE-AUSKUNDSCHAFTEN-X-01] whoever has it, when it has been deployed', () => {
    expect(scouts('arc-troopers')).toEqual(['0 window:setup.deployed']);
    expect(scouts('rebel-veterans')).not.toEqual(['0 window:setup.deployed']);
  });
});

describe('Scouting Party', () => {
  const party = (...friends: readonly Spec[]) => {
    const t = deploying([waiting('clone-captain-rex', 0), ...friends, storm(1700, 850)], {
      battle: { deployment: 'battle-lines' },
    });
    t.until('deploy').take({ x: 400, y: 100, degrees: 0 });
    return t.until('card-units', { 'window:setup.deployed': '0:scout' });
  };
  const clones = (x: number, y: number, more: Spec = {}) =>
    unit('phase-i-clone-troopers', 0, x, y, { ...alone(4), ...more });
  it('[LC-SPUERTRUPP-X-01] up to X other trooper units at range 1 to 2 that do not scout by themselves', () => {
    const t = party(
      ...[clones(500, 100), clones(300, 100), clones(400, 30), clones(1000, 100), unit('at-rt-republic', 0, 500, 200)],
      unit('arc-troopers', 0, 300, 200, alone(4)),
    );
    expect([t.options(), t.ask()]).toMatchObject([['1', '2', '3'], { min: 0, max: 2 }]);
    t.take(['1', '3']).goOn(({ state }) => state.phase !== 'deployment');
    expect(t.events('moved').map(({ unit: id, speed }) => [id, speed])).toEqual([
      [0, 1],
      [1, 1],
      [3, 1],
    ]);
  });
});

describe('Secret Mission', () => {
  const MISSION = 'card:0:secret-mission/mission';
  const spy = (y: number, more: Spec = {}) =>
    lay({
      units: [unit('r2-d2-independent-astromech', 0, 400, y, more), storm(1500, 700), rebels(1500, 200)],
      active: 0,
      round: 6,
    }).until('action');
  it('once in a game, wholly inside a zone of the enemy, for nothing', () => {
    expect(spy(850).options()).toContain(MISSION);
    expect(spy(914.4 - 2 * SEGMENT + 13).options()).not.toContain(MISSION);
    expect(spy(850).take(MISSION).until('action').options()).not.toContain(MISSION);
  });
  it('and whoever lives to the end of the game scores it', () => {
    const t = spy(850).take(MISSION);
    t.goOn(({ match }) => match.over);
    expect(t.state.victory).toEqual([1, 0]);
  });
});

describe('Self-Destruct', () => {
  const BOOM = 'card:0:self-destruct/self-destruct';
  const droid = (wounds: number, gap = 100) =>
    lay({
      units: [
        unit('dsd1-dwarf-spider-droid', 0, 400, 400, { wounds }),
        rebels(400, 520, alone(4)),
        storm(400 + 25 + 13.5 + gap, 400, alone(4)),
        rebels(1500, 800),
      ],
      active: 0,
      red: Array(6).fill('crit'),
      whiteDefence: Array(6).fill('blank'),
      redDefence: Array(6).fill('blank'),
    }).until('action');
  it('with X wounds, not with fewer', () => {
    expect(droid(3).options()).not.toContain(BOOM);
    expect(droid(4).options()).toContain(BOOM);
  });
  it('friend and foe at range 1 are attacked, and then it is gone', () => {
    const t = droid(4).take(BOOM);
    t.goOn(({ state }) => state.turn?.unit !== 0);
    expect([0, 1, 2].map((id) => t.unit(id).status)).toEqual(['defeated', 'defeated', 'defeated']);
    expect(t.events('rolled')[0]!.dice.map(({ colour }) => colour)).toEqual(['red', 'red', 'red']);
    const half = t.g.baseOf(t.unit(0), 0).width / 2 - 25;
    const far = droid(4, SEGMENT + half + 1).take(BOOM);
    far.goOn(() => far.unit(0).status === 'defeated');
    expect(far.unit(2).status).toBe('play');
  });
});

describe('Shielded', () => {
  const shot = (shield: number, flipped: string, more: object = {}) =>
    lay({
      units: [rebels(400, 400), unit('droidekas', 1, 560, 400, { degrees: 270, tokens: { shield } })],
      active: 0,
      black: ['crit', 'crit', 'crit', 'blank'],
      whiteDefence: ['blank', 'blank', 'blank'],
      redDefence: ['blank', 'blank', 'blank'],
      ...more,
    }).fight({ 'card-number': flipped });
  it('[LC-SCHILDMARKER-04] [LC-SCHILDMARKER-05] each flipped shield is a block and a die less', () => {
    const t = shot(4, '2');
    expect(t.result).toMatchObject({ crits: 3, blocks: 2, wounds: 1 });
    expect(t.events('defenceRolled')[0]!.dice).toHaveLength(3);
    expect(t.tokens(1, 'shield')).toBe(2);
  });
  it('[LC-SCHILDMARKER-06] not in melee', () => {
    const t = lay({
      units: [
        unit(LUKE, 0, 400, 400),
        unit('droidekas', 1, 400 + 13.5 + 25, 400, { tokens: { shield: 4 }, minis: [null, 'fallen'] }),
      ],
      active: 0,
      black: ['crit', 'blank', 'blank', 'blank', 'blank', 'blank'],
    });
    t.fight({ 'card-number': '1' });
    expect(t.tokens(1, 'shield')).toBe(4);
  });
  it('[LC-RADMODUS-03] [LC-RADMODUS-02] in wheel mode they are not flipped, nobody attacks, and there is heavy cover', () => {
    const t = lay({
      units: [
        unit('droidekas', 1, 560, 400, { degrees: 270, order: 'faceup', tokens: { shield: 4 } }),
        rebels(400, 400),
      ],
      active: { unit: 0, step: 'start' },
      black: ['crit', 'blank', 'blank', 'blank'],
      redDefence: ['block'],
      whiteDefence: ['block'],
    });
    t.until('action', { 'window:unit.activates': '0:wheel-mode' });
    expect(t.options()).not.toContain('attack');
    t.take('none');
    t.fight();
    expect(t.tokens(0, 'shield')).toBe(4);
    expect(t.cover).toBe(2);
  });
  it('[LC-SCHILD-X-01] so many tokens when it is deployed', () => {
    const t = deploying([waiting('droidekas', 0), rebels(100, 100), storm(1700, 850)], {
      battle: { deployment: 'battle-lines' },
    });
    t.until('deploy').take({ x: 600, y: 100, degrees: 0 });
    expect([t.tokens(0, 'shield'), t.tokens(1, 'shield')]).toEqual([4, 0]);
  });
});

describe('Small', () => {
  it('the counterpart counts neither for range nor for sight', () => {
    const iden = (x: number) =>
      lay({
        units: [
          rebels(400, 400, alone(4)),
          unit('iden-versio', 1, 400 + apart(3 * SEGMENT + 10), 400, {
            upgrades: ['id10-seeker-droid'],
            minis: [null, [x, 430]],
          }),
        ],
        active: 0,
      })
        .until('action')
        .options();
    expect(iden(400 + apart(3 * SEGMENT - 30))).not.toContain('attack');
  });
});

describe('Smoke', () => {
  const grenadiers = (x: number) =>
    lay({
      units: [
        storm(x, 400, { ...alone(4), upgrades: ['smoke-grenades'] }),
        rebels(200, 400, alone(4)),
        storm(1700, 800),
      ],
      markers: [{ kind: 'smoke', x: 700, y: 400, seat: 1, by: 'keyword/smoke' }],
      active: 1,
      black: ['hit'],
    }).fight();
  it('for nothing: a token within range 1 and in sight of the leader', () => {
    const t = lay({
      units: [storm(400, 400, { ...alone(4), upgrades: ['smoke-grenades'] }), rebels(1500, 800)],
      active: 0,
    });
    t.until('action').take('card:0:smoke/smoke');
    t.refuses({ x: 400 + 13.5 + SEGMENT, y: 400 }, 'LE-SCHARF-MACHEN-X-BOMBENTYP-02');
    t.take({ x: 480, y: 400 }).until('action');
    expect(t.state.markers.map(({ kind }) => kind)).toEqual(['smoke']);
    expect(t.state.turn!.actions).toBe(2);
  });
  it('troopers whose leader is at range 1 of it have better cover', () => {
    const r = 12.5;
    expect(grenadiers(700 - r - 13.5 - SEGMENT).cover).toBe(1);
    expect(grenadiers(700 - r - 13.5 - SEGMENT - 0.5).cover).toBe(0);
  });
  it('and so have those whom troopers at range 1 of it attack', () => {
    const t = lay({
      units: [rebels(200, 400, alone(4)), storm(620, 400, alone(4))],
      markers: [{ kind: 'smoke', x: 200, y: 460, seat: 1, by: 'keyword/smoke' }],
      active: 0,
      black: ['hit'],
    }).fight();
    expect(t.cover).toBe(1);
  });
  it('it is gone at the end of the round', () => {
    const t = lay({
      units: [rebels(200, 400), storm(900, 400)],
      markers: [{ kind: 'smoke', x: 200, y: 560, seat: 1, by: 'keyword/smoke' }],
      phase: 'end',
    });
    expect(t.state.markers).toEqual([]);
  });
});

describe('Soresu Mastery as a guard', () => {
  const obiWan = (dodge: number) =>
    lay({
      units: [
        storm(400, 400, { minis: [null, [400, 440], 'fallen', 'fallen'] }),
        unit('phase-i-clone-troopers', 0, 560, 400, alone(4)),
        unit('obi-wan-kenobi', 0, 600, 430, holding('dodge', dodge)),
      ],
      active: 0,
      white: ['hit', 'hit'],
      redDefence: ['surge', 'surge'],
    }).fight({ 'window:attack.modify': '2:guardian', 'card-number': '2', may: 'yes' });
  it('[LC-SORESU-MEISTERSCHAFT-01] a dodge token makes surges of the guard blocks', () => {
    expect(obiWan(1).wounds(2)).toBe(0);
    expect(obiWan(1).tokens(2, 'dodge')).toBe(0);
    expect(obiWan(0).wounds(2)).toBe(2);
  });
  it('[LC-SORESU-MEISTERSCHAFT-02] and each of them wounds the attacker', () => {
    expect(obiWan(1).wounds(0) - obiWan(0).wounds(0)).toBe(2);
  });
});

describe('Spotter', () => {
  it('[LE-SPAEHER-X-01] [LE-SPAEHER-X-03] Spotter 2 gives aim tokens alike', () => {
    const t = nearby(VEERS, 1, SEGMENT).until('action').take('card:0:spotter/spotter');
    expect(t.options()).toEqual(['0', '1']);
    t.take(['0', '1']);
    expect([t.tokens(0, 'aim'), t.tokens(1, 'aim')]).toEqual([1, 1]);
    expect(
      nearby(VEERS, 1, SEGMENT + 0.01)
        .until('action')
        .take('card:0:spotter/spotter')
        .options(),
    ).toEqual(['0']);
  });
  it('[LE-SPAEHER-X-02] [LE-ALLE-IN-DECKUNG-X-02] [LE-KARTENAKTIONEN-08] it is no aim or dodge action: that may still follow', () => {
    const t = nearby(VEERS, 1, 10).until('action').take('card:0:spotter/spotter').take(['0']).until('action');
    expect(t.options()).toContain('aim');
    expect(t.events('action').map(({ action }) => action)).toEqual(['card:0:spotter/spotter']);
  });
});

describe('Spray', () => {
  it('[LE-STREUUNG-01] its dice once for each miniature in sight', () => {
    const t = (minis: readonly unknown[], terrain: readonly Spec[] = []) =>
      lay({
        units: [
          unit('snowtroopers', 1, 400, 400, {
            minis: [null, 'fallen', 'fallen', 'fallen', null],
            upgrades: ['flametrooper'],
          }),
          rebels(500, 400, { minis: minis as never }),
        ],
        terrain,
        active: 0,
      }).fight({ weapons: { '0.0': 'none', '4.0': '0:flametrooper' } });
    const dice = (table: ReturnType<typeof lay>) => table.events('rolled')[0]!.dice.length;
    expect(dice(t([null, [500, 440], [500, 360], 'fallen']))).toBe(3);
    expect(dice(t([null, [500, 440], 'fallen', 'fallen']))).toBe(2);
    const wall = piece('high-stone-wall', 530, 400, 10, 60, { height: 200 });
    expect(dice(t([null, [560, 400], 'fallen', 'fallen'], [wall]))).toBe(1);
  });
});

describe('Spur', () => {
  const dewback = (more: Spec = {}) =>
    field(unit('dewback-rider', 1, 400, 400, more), [rebels(1700, 800)]).take('move');
  const at = (speed: number) => ({ ...way, speed, heading: 0 });
  it('a suppression token for one more speed', () => {
    const t = dewback().take(at(2));
    expect(t.tokens(0, 'suppression')).toBe(1);
    expect(dewback().take(at(1)).tokens(0, 'suppression')).toBe(0);
    expect(dewback().match.check(1, at(3))).toBeDefined();
  });
});

describe('Stationary', () => {
  it('[LE-STATIONAER-01] [LE-STATIONAER-02] a stationary unit pivots and does nothing else', () => {
    const t = lay({ units: [unit('1-4-fd-laser-cannon-team', 0, 400, 400), storm(1700, 800)], active: 0 });
    t.until('action').take('move');
    t.refuses(way, 'LE-STATIONAER-01');
    t.take({ ...way, kind: 'pivot', heading: 180 });
    expect(t.pose(0)[2]).toBeCloseTo(180);
  });
});

describe('Steady', () => {
  it('[LE-RUHIGE-HAND-01] [LE-RUHIGE-HAND-02] [LE-RUHIGE-HAND-04] Steady: a free ranged attack action after a move action', () => {
    const t = lay({ units: [unit('snowtroopers', 1, 400, 400), rebels(640, 400)], active: 0 });
    t.until('action').take('move').take(ahead(90));
    t.until('action', { 'window:action.after': '0:steady' });
    expect(actionsTaken(t)).toEqual(['move', 'free attack']);
    expect(t.state.turn!.actions).toBe(1);
    expect(t.barred('attack')).toEqual(['LE-AKTIONEN-02']);
  });
  it('[LE-RUHIGE-HAND-01] [LE-RUHIGE-HAND-03] not in melee, and not for who has attacked before', () => {
    const melee = lay({ units: [unit('snowtroopers', 1, 400, 400, alone(4)), rebels(480, 400, alone(4))], active: 0 });
    melee
      .until('action')
      .take('move')
      .take(ahead(90, { engage: 1 }));
    expect(melee.open).toEqual(['1 action']);
    melee.until('action', { 'window:action.after': first });
    expect(actionsTaken(melee)).toEqual(['move']);
    const late = lay({
      units: [unit('snowtroopers', 1, 400, 400), rebels(640, 400)],
      active: { unit: 0, done: ['attack'], attacked: true, actions: 1 },
    });
    late.until('action').take('move').take(ahead(90));
    expect(actionsTaken(late)).toEqual(['move']);
    expect(late.unit(0).order).toBe('facedown');
  });
  it('[LE-RUHIGE-HAND-01] beside a vehicle whose base it touches it shoots at others only', () => {
    const t = lay({
      units: [
        unit('snowtroopers', 1, 400, 400, alone(4)),
        ...[unit('at-rt-rebel', 0, 520, 400), rebels(450, 600, alone(4))],
      ],
      active: 0,
    });
    t.until('action')
      .take('move')
      .take(ahead(90, { engage: 1 }));
    t.until('action', { 'window:action.after': '0:steady' });
    expect(t.events('attack')).toMatchObject([{ defender: 2, melee: false }]);
  });
  it('[LE-ANGRIFF-05] and is told so if it names the vehicle', () => {
    const t = lay({
      units: [
        unit('snowtroopers', 1, 400, 400, alone(4)),
        ...[unit('at-rt-rebel', 0, 520, 400), rebels(450, 600, alone(4)), rebels(450, 200, alone(4))],
      ],
      active: 0,
    });
    t.until('action')
      .take('move')
      .take(ahead(90, { engage: 1 }));
    t.until('defender', { 'window:action.after': '0:steady' });
    expect(t.options()).toEqual(['2', '3']);
    expect(t.refuses('1', 'LE-ANGRIFF-05').message.text).toBe('le.no.targetMelee');
  });
});

describe('Strategize', () => {
  it('Strategize: an aim and a dodge token each, for a suppression token of its own', () => {
    const t = beside('super-tactical-droid', SEGMENT).take('card:0:strategize/strategize');
    t.take(['1']);
    expect([t.tokens(1, 'aim'), t.tokens(1, 'dodge'), t.tokens(0, 'suppression')]).toEqual([1, 1, 1]);
    expect(t.state.turn!.actions).toBe(1);
    const far = beside('super-tactical-droid', SEGMENT + 0.01).take('card:0:strategize/strategize');
    expect(far.options()).toEqual(['0']);
  });
});

describe('Suppressive', () => {
  const jyn = (enemy: Spec, dice: object, more: readonly Spec[] = []) =>
    lay({ units: [unit('emperor-palpatine', 1, 400, 400), enemy, ...more], active: 0, ...dice }).fight();
  const blanks = { red: Array(8).fill('blank'), black: Array(8).fill('blank'), white: Array(8).fill('blank') };
  it('[LE-NIEDERHALTEND-01] after every attack with it, hit or not', () => {
    expect(jyn(rebels(500, 400), blanks).tokens(1, 'suppression')).toBe(1);
  });
  it('[LE-NIEDERHALTEND-02] in addition to the token of the attack', () => {
    const t = jyn(rebels(500, 400), {
      ...blanks,
      black: ['hit', ...Array(7).fill('blank')],
      red: ['hit', ...Array(7).fill('blank')],
      white: ['hit', ...Array(7).fill('blank')],
      whiteDefence: Array(4).fill('block'),
    });
    expect(t.tokens(1, 'suppression')).toBe(2);
  });
  it('[LE-NIEDERHALTEND-01] [LC-BEREITSCHAFTSMARKER-05] never on vehicles', () => {
    expect(jyn(unit('at-rt-rebel', 0, 500, 400), blanks).tokens(1, 'suppression')).toBe(0);
  });
});

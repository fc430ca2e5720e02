import { describe, expect, it } from 'vitest';
import { SEGMENT } from '../../../src/geometry/range.ts';
import { keywordOf, speedOf } from '../../../src/values.ts';
import { lay, type Spec, unit } from '../../table.ts';
import { alone, rebels, storm } from '../../troops.ts';
import { walker } from '../scenes.ts';

const far = storm(1700, 800, { order: 'facedown' });
const half = 35;
const acting = (upgrades: readonly string[], others: readonly Spec[] = [], more: object = {}) =>
  lay({ units: [walker(upgrades), ...others, far], active: 0, ...more }).until('action');
const friend = (gap: number, more: Spec = {}) => rebels(400 + half + 13.5 + gap, 400, { ...alone(4), ...more });
const help = (card: string) => `card:0:0.${card}/help`;

describe('327th Star Corps Elite Armor Pilots', () => {
  it('327th Star Corps Elite Armor Pilots: with fire support surges are critical hits', () => {
    const shot = (upgrades: readonly string[], support = true) => {
      const t = lay({
        units: [
          unit('at-rt-republic', 0, 400, 400, { degrees: 90, upgrades: [...upgrades, 'at-rt-rotary-blaster'] }),
          unit('phase-ii-clone-troopers', 0, 420, 480, { ...alone(4), order: 'faceup' }),
          storm(620, 400),
        ],
        active: 0,
        black: ['surge', 'blank', 'blank', 'blank', 'blank', 'blank', 'blank'],
        white: ['blank', 'blank', 'blank'],
      });
      t.fight({
        ...(support && { 'window:attack.gather': '1:fire-support' }),
        weapons: { '0.0': '1:at-rt-rotary-blaster' },
      });
      return t.result;
    };
    expect(shot(['327th-star-corps-elite-armor-pilots']).crits).toBe(1);
    expect(shot(['hotshot-pilot']).crits).toBe(0);
    expect(shot(['327th-star-corps-elite-armor-pilots'], false).crits).toBe(0);
  });
});

describe('Baron Rudor', () => {
  it('Baron Rudor: an aim token after recovering', () => {
    const t = acting(['baron-rudor']).take('recover').until('action', { recover: [] });
    expect(t.tokens(0, 'aim')).toBe(1);
  });
});

describe('Clone Commander Fox', () => {
  it('Clone Commander Fox: a surge token, and a suppression token goes if one likes', () => {
    const fox = (may: string) =>
      acting(['clone-commander-fox'], [friend(60, { tokens: { suppression: 2 } })])
        .take(help('clone-commander-fox'))
        .until('action', { may });
    expect([fox('yes').tokens(1, 'surge'), fox('yes').tokens(1, 'suppression')]).toEqual([1, 1]);
    expect(fox('no').tokens(1, 'suppression')).toBe(2);
  });
});

describe('General Weiss', () => {
  it('[LE-SCHLUESSELWOERTER-08] General Weiss: Arsenal 2 besides a printed Arsenal 2 is Arsenal 4, until the activation ends', () => {
    const t = lay({
      units: [unit('at-st', 1, 400, 400, { upgrades: ['general-weiss'] }), rebels(1700, 800, { order: 'faceup' })],
      active: 0,
    }).until('action');
    expect(keywordOf(t.g, t.unit(0), 'arsenal')).toBe(2);
    t.take('card:0:0.general-weiss/arsenal').until('action');
    expect(keywordOf(t.g, t.unit(0), 'arsenal')).toBe(4);
    t.take('none').until('action');
    expect(keywordOf(t.g, t.unit(0), 'arsenal')).toBe(2);
  });
});

describe('Governor Pryce', () => {
  it('Governor Pryce: an aim and a suppression token for troopers at range 1 to 2', () => {
    const t = acting(['governor-pryce'], [friend(2 * SEGMENT)])
      .take(help('governor-pryce'))
      .until('action');
    expect([t.tokens(1, 'aim'), t.tokens(1, 'suppression')]).toEqual([1, 1]);
    expect(t.state.turn!.actions).toBe(2);
    expect(acting(['governor-pryce'], [friend(2 * SEGMENT + 0.01)]).options()).not.toContain(help('governor-pryce'));
  });
  it('Pilots who help: no vehicles', () => {
    const t = acting(['governor-pryce'], [unit('at-rt-rebel', 0, 500, 400)]);
    expect(t.options()).not.toContain(help('governor-pryce'));
  });
});

describe('Lok Durd', () => {
  it('Lok Durd: no AI, and suppressive weapons for an activation', () => {
    const t = lay({
      units: [
        unit('aat-trade-federation-battle-tank', 0, 400, 400, { degrees: 90, upgrades: ['lok-durd'] }),
        storm(700, 400),
        far,
      ],
      active: 0,
      black: ['blank', 'blank', 'blank', 'blank', 'blank'],
      red: ['blank', 'blank', 'blank'],
      white: ['blank', 'blank', 'blank', 'blank'],
    }).until('action');
    t.take('card:0:0.lok-durd/suppress').fight({
      defender: '1',
      weapons: { '0.0': 'unit:lateral-anti-personnel-lasers', '0.1': 'none' },
    });
    expect(t.tokens(1, 'suppression')).toBe(1);
    expect(t.unit(0).upgrades[0]!.exhausted).toBe(true);
  });
});

describe('Plo Koon', () => {
  const TANK = 'tx-225-gavw-occupier-combat-assault-tank';
  const one = alone(4);
  const inside = (more: Spec = {}) =>
    unit('stormtroopers', 1, 0, 0, { status: 'aside', inside: 0, note: { hides: true }, ...more });
  it('one wound on it is enough to hurt who sits in it', () => {
    const hurt = (face: 'crit' | 'blank') => {
      const t = lay({
        units: [unit(TANK, 1, 600, 450, { degrees: 90, order: 'facedown' }), inside(), rebels(600, 250, one)],
        active: 2,
        black: [face],
        redDefence: ['blank'],
      }).fight();
      return [t.wounds(0), t.wounds(1)];
    };
    expect([hurt('crit'), hurt('blank')]).toEqual([
      [1, 1],
      [0, 0],
    ]);
  });
});

describe('Reckless Driver', () => {
  it('Reckless Driver: a compulsory move when it activates, and no reversing', () => {
    const t = lay({ units: [walker(['reckless-driver'], { order: 'faceup' }), far], turnOf: 0 });
    expect(t.open).toEqual(['0 move']);
    const own = speedOf(t.g, t.unit(0));
    t.refuses({ kind: 'compulsory', speed: own - 1, heading: 90, bend: 0, way: 1 }, 'LE-ZWANGSBEWEGUNG-04');
    t.take({ kind: 'compulsory', speed: own, heading: 90, bend: 0, way: 1 }).until('action').take('move');
    t.refuses({ kind: 'reverse', speed: 1, heading: 90, bend: 0, way: 1 }, 'LE-GOLDENE-REGELN-03');
  });
  it('Reckless Driver: not when others are activated', () => {
    const t = lay({
      units: [
        walker(['reckless-driver'], { order: 'facedown' }),
        rebels(800, 600, { ...alone(4), order: 'faceup' }),
        far,
      ],
      turnOf: 0,
    });
    expect(t.until('action').events('moved')).toEqual([]);
  });
  it('[LE-IMMOBILISIERT-MARKER-01] Reckless Driver: not while it is held fast', () => {
    const held = (immobilize: number) =>
      lay({ units: [walker(['reckless-driver'], { order: 'faceup', tokens: { immobilize } }), far], turnOf: 0 });
    const own = speedOf(held(0).g, held(0).unit(0));
    expect([held(own - 1).open, held(own).open]).toEqual([['0 move'], ['0 action']]);
    expect(held(own).events('ability')).toEqual([]);
  });
  it('Reckless Driver: whom it pushes aside first rolls a die for each miniature, and blocks are wounds', () => {
    const t = lay({
      units: [
        walker(['reckless-driver'], { order: 'faceup' }),
        storm(520, 400, { minis: [null, [520, 440], 'fallen', 'fallen'] }),
        far,
      ],
      turnOf: 0,
      whiteDefence: ['block', 'surge'],
    });
    const own = speedOf(t.g, t.unit(0));
    t.take({ kind: 'compulsory', speed: own, heading: 90, bend: 0, way: 1 }).until('action');
    expect(t.alive(1)).toBe(1);
    expect(t.events('looseDice')).toMatchObject([{ faces: ['block', 'surge'] }]);
  });
  it('Reckless Driver: only the first enemy unit of its activation', () => {
    const t = lay({
      units: [
        walker(['reckless-driver'], { order: 'faceup' }),
        storm(500, 425, alone(4)),
        storm(540, 375, alone(4)),
        far,
      ],
      turnOf: 0,
      whiteDefence: ['blank', 'blank'],
    });
    t.take({ kind: 'compulsory', speed: speedOf(t.g, t.unit(0)), heading: 90, bend: 0, way: 1 }).until('action');
    expect(t.events('looseDice')).toHaveLength(1);
  });
});

describe('Ryder Azadi', () => {
  it('Ryder Azadi: a move one faster, and only this one', () => {
    const t = acting(['ryder-azadi']);
    const own = speedOf(t.g, t.unit(0));
    t.take('move').take('0:0.ryder-azadi', 'faster');
    t.take({ kind: 'standard', speed: own + 1, heading: 90, bend: 0, way: 1 }).until('action');
    expect(speedOf(t.g, t.unit(0))).toBe(own);
    t.take('move').refuses({ kind: 'standard', speed: own + 1, heading: 90, bend: 0, way: 1 }, 'LE-BEWEGUNG-04');
  });
});

describe('Shriv Suurgav', () => {
  it('Shriv Suurgav: a dodge token, and a suppression token if one likes', () => {
    const shriv = (may: string) =>
      acting(['shriv-suurgav'], [friend(60)])
        .take(help('shriv-suurgav'))
        .until('action', { may });
    expect([shriv('yes').tokens(1, 'dodge'), shriv('yes').tokens(1, 'suppression')]).toEqual([1, 1]);
    expect([shriv('no').tokens(1, 'dodge'), shriv('no').tokens(1, 'suppression')]).toEqual([1, 0]);
  });
});

describe('Veteran Clone Pilot', () => {
  it('Veteran Clone Pilot: aim tokens of clones at range 1, exhausted for it', () => {
    const shot = (gap: number, use: boolean) => {
      const t = lay({
        units: [
          unit('at-rt-republic', 0, 400, 400, {
            degrees: 90,
            upgrades: ['veteran-clone-pilot', 'at-rt-rotary-blaster'],
          }),
          unit('phase-ii-clone-troopers', 0, 400, 400 + half + 13.5 + gap, { ...alone(4), tokens: { aim: 1 } }),
          storm(620, 400),
          rebels(340, 460, { ...alone(4), tokens: { aim: 1 } }),
        ],
        active: 0,
      });
      t.fight({
        ...(use && { 'window:attack.declared': '0:0.veteran-clone-pilot' }),
        'window:attack.reroll': (a) => (a.type === 'choice' ? a.options[0]!.id : 'pass'),
      });
      return t;
    };
    expect([60, SEGMENT, SEGMENT + 0.01].map((gap) => shot(gap, true).tokens(1, 'aim'))).toEqual([0, 0, 1]);
    expect(shot(60, true).unit(0).upgrades[0]!.exhausted).toBe(true);
    expect(shot(60, true).tokens(3, 'aim')).toBe(1);
    expect(shot(60, false).tokens(1, 'aim')).toBe(1);
  });
});

describe('Veteran Clone Pilot, for the clones', () => {
  const asked = (mine: Spec, active = 1) => {
    const t = lay({
      units: [
        unit('at-rt-republic', 0, 400, 400, {
          degrees: 90,
          upgrades: ['veteran-clone-pilot', 'at-rt-rotary-blaster'],
          tokens: { aim: 1 },
          order: 'facedown',
        }),
        { ...mine, y: 400 + half + 13.5 + 60 },
        storm(620, 480, alone(4)),
      ],
      active,
    });
    let offered = false;
    t.goOn(({ state }) => state.turn === null || state.turn.unit !== active, {
      action: (a) => (a.type === 'choice' && a.options.some(({ id }) => id === 'attack') ? 'attack' : 'none'),
      defender: active === 2 ? '1' : '2',
      'window:attack.declared': (a) => {
        offered ||= a.type === 'choice' && a.options.some(({ id }) => id === '0:0.veteran-clone-pilot');
        return 'pass';
      },
    });
    return offered;
  };
  it('[LC-KLONTRUPPLER-02] they spend his tokens, too, when they attack or defend; others do not', () => {
    const clones = unit('phase-ii-clone-troopers', 0, 400, 0, alone(4));
    expect([asked(clones), asked(clones, 2), asked(rebels(400, 0, alone(4)))]).toEqual([true, true, false]);
  });
});

describe('Wedge Antilles', () => {
  it('Wedge Antilles: a pivot for nothing, exhausted', () => {
    const t = acting(['wedge-antilles']).take('card:0:0.wedge-antilles/pivot');
    t.take({ kind: 'pivot', speed: 0, heading: 180, bend: 0, way: 1 }).until('action');
    expect(t.pose(0)[2]).toBe(180);
    expect(t.state.turn!.actions).toBe(2);
    expect(t.options()).not.toContain('card:0:0.wedge-antilles/pivot');
  });
});

import { describe, expect, it } from 'vitest';
import { SEGMENT } from '../../../src/geometry/range.ts';
import { halfOf, keywordOf, speedOf, weaponsOf } from '../../../src/values.ts';
import { lay, piece, type Spec, unit } from '../../table.ts';
import { alone, LEIA, rebels, storm } from '../../troops.ts';

/** Pilots, crews, generators and hardpoints. */

const far = storm(1700, 800, { order: 'facedown' });
/** An AT-RT that looks to the right, with a card. */
const walker = (upgrades: readonly (string | Spec)[], more: Spec = {}) =>
  unit('at-rt-rebel', 0, 400, 400, { degrees: 90, upgrades: [...upgrades], ...more });
const half = 35;
const acting = (upgrades: readonly string[], others: readonly Spec[] = [], more: object = {}) =>
  lay({ units: [walker(upgrades), ...others, far], active: 0, ...more }).until('action');
const friend = (gap: number, more: Spec = {}) => rebels(400 + half + 13.5 + gap, 400, { ...alone(4), ...more });

describe('pilots who help', () => {
  const help = (card: string) => `card:0:0.${card}/help`;
  it('Governor Pryce: an aim and a suppression token for troopers at range 1 to 2', () => {
    const t = acting(['governor-pryce'], [friend(2 * SEGMENT)])
      .take(help('governor-pryce'))
      .until('action');
    expect([t.tokens(1, 'aim'), t.tokens(1, 'suppression')]).toEqual([1, 1]);
    expect(t.state.turn!.actions).toBe(2);
    expect(acting(['governor-pryce'], [friend(2 * SEGMENT + 0.01)]).options()).not.toContain(help('governor-pryce'));
  });
  it('Clone Commander Fox: a surge token, and a suppression token goes if one likes', () => {
    const fox = (may: string) =>
      acting(['clone-commander-fox'], [friend(60, { tokens: { suppression: 2 } })])
        .take(help('clone-commander-fox'))
        .until('action', { may });
    expect([fox('yes').tokens(1, 'surge'), fox('yes').tokens(1, 'suppression')]).toEqual([1, 1]);
    expect(fox('no').tokens(1, 'suppression')).toBe(2);
  });
  it('Shriv Suurgav: a dodge token, and a suppression token if one likes', () => {
    const shriv = (may: string) =>
      acting(['shriv-suurgav'], [friend(60)])
        .take(help('shriv-suurgav'))
        .until('action', { may });
    expect([shriv('yes').tokens(1, 'dodge'), shriv('yes').tokens(1, 'suppression')]).toEqual([1, 1]);
    expect([shriv('no').tokens(1, 'dodge'), shriv('no').tokens(1, 'suppression')]).toEqual([1, 0]);
  });
  it('Pilots who help: no vehicles', () => {
    const t = acting(['governor-pryce'], [unit('at-rt-rebel', 0, 500, 400)]);
    expect(t.options()).not.toContain(help('governor-pryce'));
  });
});

describe('pilots who drive', () => {
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
  it('Baron Rudor: an aim token after recovering', () => {
    const t = acting(['baron-rudor']).take('recover').until('action', { recover: [] });
    expect(t.tokens(0, 'aim')).toBe(1);
  });
  it('Wedge Antilles: a pivot for nothing, exhausted', () => {
    const t = acting(['wedge-antilles']).take('card:0:0.wedge-antilles/pivot');
    t.take({ kind: 'pivot', speed: 0, heading: 180, bend: 0, way: 1 }).until('action');
    expect(t.pose(0)[2]).toBe(180);
    expect(t.state.turn!.actions).toBe(2);
    expect(t.options()).not.toContain('card:0:0.wedge-antilles/pivot');
  });
  it('Ryder Azadi: a move one faster, and only this one', () => {
    const t = acting(['ryder-azadi']);
    const own = speedOf(t.g, t.unit(0));
    t.take('move').take('0:0.ryder-azadi', 'faster');
    t.take({ kind: 'standard', speed: own + 1, heading: 90, bend: 0, way: 1 }).until('action');
    expect(speedOf(t.g, t.unit(0))).toBe(own);
    t.take('move').refuses({ kind: 'standard', speed: own + 1, heading: 90, bend: 0, way: 1 }, 'LE-BEWEGUNG-04');
  });
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

describe('crew', () => {
  it('Backworld Medic: a wound less for troopers at range 1, and suppression by two dice', () => {
    const cure = (gap: number) =>
      acting(['backworld-medic'], [unit(LEIA, 0, 400 + half + 13.5 + gap, 400, { wounds: 2 })], {
        whiteDefence: ['block', 'blank'],
      });
    const t = cure(SEGMENT).take('card:0:0.backworld-medic/cure').until('action');
    expect([t.wounds(1), t.tokens(1, 'suppression'), t.state.turn!.actions]).toEqual([1, 1, 1]);
    expect(cure(SEGMENT + 0.01).options()).not.toContain('card:0:0.backworld-medic/cure');
  });
  it('Backworld Medic: poison, but no droids', () => {
    const t = acting(['backworld-medic'], [friend(40, { tokens: { poison: 1 } })], {
      whiteDefence: ['blank', 'blank'],
    });
    t.take('card:0:0.backworld-medic/cure').until('action');
    expect(t.tokens(1, 'poison')).toBe(0);
    const droids = unit('b1-battle-droids', 0, 480, 400, { ...alone(6), tokens: { poison: 1 } });
    expect(acting(['backworld-medic'], [droids]).options()).not.toContain('card:0:0.backworld-medic/cure');
  });
  it('Backworld Medic: nobody who is well, nobody out of sight', () => {
    const CURE = 'card:0:0.backworld-medic/cure';
    expect(acting(['backworld-medic'], [friend(40)]).options()).not.toContain(CURE);
    const hurt = unit(LEIA, 0, 400 + half + 13.5 + 80, 400, { wounds: 2 });
    const wall = piece('high-stone-wall', 400 + half + 40, 400, 20, 300, { height: 400 });
    expect(acting(['backworld-medic'], [hurt], { terrain: [wall] }).options()).not.toContain(CURE);
    expect(acting(['backworld-medic'], [{ ...hurt, seat: 1 }]).options()).not.toContain(CURE);
  });
  it('Refurbished "Gonk" Droid: nothing where no shield is spent', () => {
    const t = lay({
      units: [walker(['refurbished-gonk-droid'], { order: 'facedown', tokens: { shield: 2 } }), far],
      phase: 'end',
    }).goOn(({ state }) => state.round === 2);
    expect([t.tokens(0, 'shield'), t.events('looseDice')]).toEqual([2, []]);
  });
  it('Refurbished "Gonk" Droid: a red die for each spent shield; blocks bring them back', () => {
    const t = lay({
      units: [walker(['refurbished-gonk-droid'], { order: 'facedown' }), far],
      phase: 'end',
      redDefence: ['block', 'surge'],
    }).goOn(({ state }) => state.round === 2);
    expect(t.tokens(0, 'shield')).toBe(1);
  });
  it('Unorthodox Tactician: as many aim tokens as three red dice give, for different friends up to range 3', () => {
    const t = lay({
      units: [
        walker(['unorthodox-tactician'], { order: 'faceup' }),
        friend(3 * SEGMENT),
        rebels(400, 500, alone(4)),
        rebels(400 + half + 13.5 + 3 * SEGMENT + 0.01, 440, alone(4)),
        rebels(400, 300, alone(4)),
        far,
      ],
      turnOf: 0,
      redDefence: ['block', 'surge', 'blank'],
    }).until('card-units', { activate: '0' });
    expect(t.options()).toEqual(['1', '2', '4']);
    t.take(['1', '4']).until('action');
    expect([1, 2, 3, 4].map((id) => t.tokens(id, 'aim'))).toEqual([1, 0, 0, 1]);
  });
  it('Unstable R5 Astromech: once, a move at the end of the activation, and hits are wounds', () => {
    const t = acting(['unstable-r5-astromech'], [], { black: ['hit', 'crit', 'surge'] }).take('none');
    t.take('0:0.unstable-r5-astromech').take('move');
    t.take({ kind: 'standard', speed: 1, heading: 90, bend: 0, way: 1 });
    expect(t.wounds(0)).toBe(2);
    expect(t.pose(0)[0]).toBeGreaterThan(450);
    expect(t.unit(0).upgrades[0]!.discarded).toBe(true);
  });
});

describe('generators', () => {
  const blaze = (card: string, gun: string, use: boolean) => {
    const t = lay({
      units: [walker([card, gun]), storm(620, 400)],
      active: 0,
      black: Array(8).fill('blank'),
      white: Array(4).fill('blank'),
    });
    t.fight(
      use
        ? { 'window:attack.gather': `0:0.${card}`, weapons: { '0.0': `1:${gun}` } }
        : { weapons: { '0.0': `1:${gun}` } },
    );
    return t;
  };
  const dice = (t: ReturnType<typeof blaze>) =>
    t
      .events('rolled')[0]!
      .dice.map(({ colour }) => colour)
      .join(' ');
  it('Barrage Generator: two white dice and Suppressive with a fixed weapon', () => {
    const t = blaze('barrage-generator', 'at-rt-rotary-blaster', true);
    expect(dice(t)).toBe('black black black black black white white');
    expect(t.tokens(1, 'suppression')).toBe(1);
    expect(t.unit(0).upgrades[0]!.exhausted).toBe(true);
    expect(blaze('barrage-generator', 'at-rt-rotary-blaster', false).tokens(1, 'suppression')).toBe(0);
  });
  it('Overcharged Generator: a black die and Impact 1', () => {
    const t = lay({
      units: [walker(['overcharged-generator', 'at-rt-rotary-blaster']), unit('at-st', 1, 700, 400)],
      active: 0,
      black: ['hit', 'hit', 'blank', 'blank', 'blank', 'blank'],
      redDefence: ['blank'],
    });
    t.fight({
      'window:attack.gather': '0:0.overcharged-generator',
      'window:attack.modify': '0:impact',
      weapons: { '0.0': '1:at-rt-rotary-blaster' },
    });
    expect(dice(t)).toBe('black black black black black black');
    expect(t.result).toMatchObject({ hits: 0, crits: 1 });
  });
  it('Generators: not with a weapon that turns freely', () => {
    const t = lay({ units: [walker(['barrage-generator', 'dlt-19-rifle-pintle']), storm(620, 400)], active: 0 });
    t.until('action').take('attack');
    expect(() => t.until('window:attack.gather', { weapons: { '0.0': '1:dlt-19-rifle-pintle' } })).toThrow();
  });
});

describe('twin hardpoints', () => {
  it('Half of the dice: rounded up, the strongest first', () => {
    expect(halfOf({ red: 1, black: 2, white: 2 })).toEqual({ red: 1, black: 2, white: 0 });
    expect(halfOf({ red: 0, black: 0, white: 4 })).toEqual({ red: 0, black: 0, white: 2 });
  });
  it('Twin Blaster Cannons: half of the dice and keywords for an activation, at two targets', () => {
    const t = lay({
      units: [
        unit('infantry-support-platform', 0, 400, 400, {
          degrees: 90,
          upgrades: ['twin-blaster-cannons'],
          order: 'faceup',
        }),
        storm(650, 380),
        storm(650, 480),
      ],
      turnOf: 0,
    }).until('action', { activate: '0', 'window:unit.activates': '0:0.twin-blaster-cannons' });
    const [cannon] = [...weaponsOf(t.g, t.unit(0))].filter(({ at }) => at === 0);
    expect(cannon!.weapon.keywords.find(({ keyword }) => keyword === 'critical')).toMatchObject({ value: 1 });
    const cannons = { weapons: { '0.0': '0:twin-blaster-cannons' } };
    t.take('attack').until('window:action.after', { defender: '1', 'further-defender': 'none', ...cannons });
    expect(t.events('rolled').map(({ dice }) => dice.length)).toEqual([3]);
    expect(t.options()).toContain('0:gunslinger');
    t.take('0:gunslinger').until('action', cannons);
    expect(t.events('rolled').map(({ dice }) => dice.length)).toEqual([3, 3]);
    t.take('none').until('action');
    expect(t.unit(0).upgrades[0]!.note).toBeUndefined();
  });
});

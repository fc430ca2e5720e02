import { describe, expect, it } from 'vitest';
import { SEGMENT } from '../../../src/geometry/range.ts';
import { keywordOf } from '../../../src/values.ts';
import { apart, piece, type Spec, type Table, unit } from '../../table.ts';
import { lay26 } from '../../table26.ts';
import { alone, holding, LEIA, rebels, storm } from '../../troops.ts';
import { slings } from '../scenes.ts';
import { actionNamed, armed, offers, told, use } from '../watching.ts';

const one = alone(4);

describe('Cache', () => {
  const CACHED = { upgrades: ['prepared-supplies'] };
  const far = storm(1700, 850, alone(4));
  it('Cache: nothing is noted while tokens of the round are left', () => {
    const t = lay26({
      units: [
        rebels(400, 400, alone(4)),
        storm(600, 400, { upgrades: ['prepared-supplies'], ...holding('dodge', 2), note: { 'cache.dodge': 1 } }),
      ],
      active: 0,
      black: ['hit'],
    });
    t.fight({ dodge: 'dodge' });
    expect([t.tokens(1, 'dodge'), told(t, 'cache')]).toEqual([1, []]);
  });
  it('a token from the beginning, which stays in the end phase', () => {
    const t = lay26({
      units: [unit('rebel-troopers', 0, 400, 400, { ...CACHED }), storm(1500, 700)],
      phase: 'deployment',
      round: 0,
    });
    t.goOn(({ state }) => state.round === 1);
    expect(t.tokens(0, 'dodge')).toBe(1);
    const end = (more: Spec) =>
      lay26({
        units: [
          unit('rebel-troopers', 0, 400, 400, { ...CACHED, order: 'facedown', ...more }),
          storm(1500, 700, { order: 'facedown' }),
        ],
        phase: 'end',
        round: 1,
      })
        .goOn(({ state }) => state.round === 2)
        .tokens(0, 'dodge');
    expect(end({ tokens: { dodge: 3 }, note: { 'cache.dodge': 1 } })).toBe(1);
    expect(end({ tokens: { dodge: 3 } })).toBe(0);
  });
  it('what is spent is gone, those of the round first', () => {
    const left = (dodge: number) => {
      const t = lay26({
        units: [
          storm(400, 400, alone(4)),
          rebels(600, 400, { ...CACHED, tokens: { dodge }, note: { 'cache.dodge': 1 } }),
        ],
        active: 0,
        white: ['hit'],
      });
      t.fight({ dodge: 'dodge' });
      return t.unit(1).note['cache.dodge'];
    };
    expect([left(2), left(1)]).toEqual([1, 0]);
  });
  it('Cache: only its own tokens, not those of other keywords', () => {
    const t = lay26({
      units: [unit('paz-vizsla', 0, 400, 400, { upgrades: ['prepared-supplies'] }), far],
      phase: 'deployment',
      round: 0,
    }).goOn(({ state }) => state.round === 1);
    expect([t.tokens(0, 'dodge'), t.tokens(0, 'aim')]).toEqual([1, 0]);
  });
  it('Cache: what another spends leaves it alone', () => {
    const t = lay26({
      units: [
        rebels(400, 400, alone(4)),
        storm(600, 400, holding('dodge')),
        storm(600, 700, { upgrades: ['prepared-supplies'], note: { 'cache.dodge': 1 } }),
      ],
      active: 0,
      black: ['hit'],
    });
    t.fight({ defender: '1', dodge: 'dodge' });
    expect([t.tokens(1, 'dodge'), told(t, 'cache')]).toEqual([0, []]);
  });
  it('of what lasts on it, too; not of what lasts on another, nor of another keyword', () => {
    const gained = (lasting: Spec) => {
      const t = lay26({
        units: [rebels(400, 400, { upgrades: ['prepared-supplies'] }), rebels(400, 600), storm(1500, 700)],
        phase: 'deployment',
        round: 0,
        lasting: [{ source: 'command:0.we-shape-ourselves', unit: 0, until: 'game', ...lasting }],
      }).goOn(({ state }) => state.round === 1);
      return [t.tokens(0, 'aim'), t.tokens(0, 'dodge')];
    };
    expect(gained({ value: 'keyword.cache', note: 'Aim 1' })).toEqual([1, 1]);
    expect(gained({ value: 'keyword.cache', note: 'Aim 1', unit: 1 })).toEqual([0, 1]);
    expect(gained({ value: 'keyword.precise', note: 'Aim 1' })).toEqual([0, 1]);
  });
});

describe('Cache and Infiltrate', () => {
  const far = storm(1500, 700, alone(4));
  const activating = (status: string, card = 'guerilla-troopers') =>
    lay26({
      units: [
        unit(card, 0, 300, 100, status === 'reserve' ? { status, order: 'faceup' } : { order: 'faceup' }),
        rebels(500, 60, { ...alone(4), order: 'facedown' }),
        storm(1500, 860, { ...alone(4), order: 'facedown' }),
      ],
      phase: 'activation',
      round: 1,
      battle: { primary: 'close-the-pocket' },
    }).goOn((now) => offers(now, 'unit.activates', 'infiltrate') || /deploy|action/.test(now.open[0]!));
  it('what is brought along is noted, and only what is spent of it is gone', () => {
    const t = lay26({
      units: [rebels(400, 400, { upgrades: ['prepared-supplies'] }), rebels(600, 400), far],
      phase: 'deployment',
      round: 0,
    }).goOn(({ state }) => state.round === 1);
    expect([0, 1].map((id) => [t.tokens(id, 'dodge'), t.unit(id).note['cache.dodge'] ?? 0])).toEqual([
      [1, 1],
      [0, 0],
    ]);
  });
  it('anywhere in its own territory when it is activated, if it waits beside the table', () => {
    const t = activating('reserve');
    expect(offers(t, 'unit.activates', 'infiltrate')).toBe(true);
    use(t, 'infiltrate');
    expect(t.match.decide(0, { x: 300, y: 300, degrees: 0 })).toBeDefined();
    t.take({ x: 300, y: 1.5 * SEGMENT - 40, degrees: 0 }).until('action');
    expect([t.unit(0).status, t.state.turn!.actions]).toEqual(['play', 2]);
    expect(offers(activating('play'), 'unit.activates', 'infiltrate')).toBe(false);
    expect(offers(activating('reserve', 'rebel-troopers'), 'unit.activates', 'infiltrate')).toBe(false);
  });
});

describe('Calculate Odds, Strategize and Guidance in 2.6', () => {
  const far = storm(1700, 800, one);
  it('Calculate Odds: a trooper unit within 2 and in sight', () => {
    const t = lay26({
      units: [
        unit('k-2so', 0, 400, 400),
        rebels(400 + apart(2 * SEGMENT), 400, one),
        rebels(400, 400 + apart(2 * SEGMENT + 0.1), one),
        far,
      ],
      active: 0,
    }).until('action');
    t.take(actionNamed(t, 'calculate-odds')!);
    expect(t.options()).toEqual(['0', '1']);
    t.take('1');
    expect([t.tokens(1, 'aim'), t.tokens(1, 'dodge'), t.tokens(1, 'suppression')]).toEqual([1, 1, 1]);
  });
});

describe('Calculate Odds in 2.6', () => {
  const odds = (friend: Spec, terrain: readonly Spec[] = []) => {
    const t = lay26({ units: [unit('k-2so', 0, 400, 400), friend, storm(1700, 800, one)], active: 0, terrain });
    t.until('action').take(t.options().find((option) => option.includes('calculate-odds'))!);
    return t.open[0] === '0 card-unit' ? t.options() : ['itself'];
  };
  it('a trooper within 2 that it sees', () => {
    const wall = piece('high-stone-wall', 500, 400, 20, 300, { height: 200 });
    expect(odds(rebels(600, 400, one))).toEqual(['0', '1']);
    expect(odds(rebels(600, 400, one), [wall])).toEqual(['itself']);
    expect(odds(unit('at-rt-rebel', 0, 600, 400))).toEqual(['itself']);
  });
});

describe('Command Vehicle', () => {
  const blanks = (n: number) => Array.from({ length: n }, () => 'blank' as const);
  it('Command Vehicle lends its courage for the panic test within 3; Self-Preservation trusts its own kind only', () => {
    const droids = (gap: number) =>
      lay26({
        units: [
          unit('b1-battle-droids', 0, 400, 400, { ...alone(6), tokens: { suppression: 3 } }),
          unit('general-grievous-wheel-bike-warlord', 0, 400 + 13.5 + gap + 35, 400, {
            rank: 'operative',
            order: 'facedown',
          }),
          storm(1700, 800),
        ],
        active: { unit: 0, step: 'rally' },
        whiteDefence: blanks(3),
      }).unit(0).panicked;
    expect([droids(3 * SEGMENT - 1), droids(3 * SEGMENT + 20)]).toEqual([false, true]);
    const pirates = (commander: string) =>
      lay26({
        units: [
          unit('weequay-pirates', 0, 400, 400, { tokens: { suppression: 3 } }),
          unit(commander, 0, 400, 600, { order: 'facedown', rank: 'commander' }),
          storm(1700, 800),
        ],
        active: { unit: 0, step: 'rally' },
        whiteDefence: blanks(3),
      }).unit(0).panicked;
    expect([pirates(LEIA), pirates('hondo-ohnaka')]).toEqual([true, false]);
  });
});

describe('Complete the Mission', () => {
  const token = (seat: number, x: number) => ({ kind: 'advantage', by: 'priority-mission', seat, x, y: 400 });
  const commandos = (x: number, seat: number) => unit('clone-commandos', seat, x, 400, alone(4));
  const attacking = (markers: readonly Spec[]) =>
    lay26({
      units: [commandos(400, 0), storm(600, 400, alone(4))],
      active: 0,
      markers,
      black: ['surge'],
      white: ['surge'],
      redDefence: ['blank', 'blank'],
    }).fight().result;
  const defending = (markers: readonly Spec[]) =>
    lay26({
      units: [storm(400, 400, alone(4)), commandos(600, 0)],
      active: 0,
      markers,
      white: ['hit'],
      redDefence: ['surge'],
    }).fight().result.blocks;
  /** Half of an advantage token. */
  const SMALL_TOKEN = 12.55;
  const far = storm(1700, 850, alone(4));
  it('attacks enemies at its priority token with Critical 2', () => {
    const reach = 600 + SMALL_TOKEN + 13.5 + SEGMENT;
    expect(attacking([token(0, reach - 1)]).crits).toBe(2);
    expect(attacking([token(0, reach + 2)]).crits).toBe(0);
    expect(attacking([token(1, reach - 1)]).crits).toBe(0);
    expect(attacking([]).crits).toBe(0);
  });
  it('blocks with surges where it stands at its own token', () => {
    expect([defending([token(0, 640)]), defending([token(0, 900)]), defending([token(1, 640)])]).toEqual([1, 0, 0]);
  });
  it('its player puts a priority token on the table before the battle', () => {
    const t = lay26({
      units: [
        unit('clone-commandos', 0, 0, 0, { status: 'reserve' }),
        unit('stormtroopers', 1, 0, 0, { status: 'reserve' }),
      ],
      phase: 'prepare',
      stage: 0,
      battle: { primary: 'bunker-assault' },
    });
    t.goOn(() => t.state.markers.some(({ by }) => by === 'priority-mission'));
    expect(t.state.markers.filter(({ by }) => by === 'priority-mission')).toMatchObject([
      { kind: 'advantage', seat: 0 },
    ]);
  });
  it('its token lies between the territories, and leaves others alone', () => {
    const t = lay26({
      units: [
        unit('clone-commandos', 0, 0, 0, { status: 'reserve' }),
        unit('clone-commandos', 1, 0, 0, { status: 'reserve' }),
        rebels(100, 60, alone(4)),
        far,
      ],
      phase: 'prepare',
      round: 0,
      battle: { primary: 'bunker-assault' },
    }).until('marker-place');
    expect(t.match.decide(0, { x: 900, y: 100 })).toBeDefined();
    t.take({ x: 900, y: 457 });
    t.until('marker-place').take({ x: 1000, y: 457 });
    expect(t.state.markers.filter(({ by }) => by === 'priority-mission')).toMatchObject([
      { seat: 0, x: 900 },
      { seat: 1, x: 1000 },
    ]);
    expect(t.state.markers).toHaveLength(6);
  });
});

describe('Critical in 2.6', () => {
  const token = (x: number): Spec => ({ kind: 'advantage', by: 'priority-mission', seat: 0, x, y: 400 });
  const commandos = (more: Spec = {}) =>
    unit('clone-commandos', 0, 400, 400, { minis: [null, [400, 440], 'fallen', 'fallen'], ...more });
  it('critical hits are hits against armor only', () => {
    expect(slings(unit('at-rt-rebel', 1, 550, 400)).wounds).toBe(0);
    expect(slings(storm(550, 400, alone(4)))).toMatchObject({ crits: 1, wounds: 1 });
  });
  it('Critical 2 and no more, and only in an attack; one of the enemies at the token is enough', () => {
    const t = lay26({
      units: [commandos(), storm(600, 400, { minis: [null, [640, 400], 'fallen', 'fallen'] })],
      active: 0,
      markers: [token(640 + 26.05 + SEGMENT)],
      black: ['surge', 'surge'],
      white: ['surge', 'surge'],
      redDefence: ['blank', 'blank', 'blank', 'blank'],
    });
    expect(keywordOf(t.g, t.unit(0), 'critical')).toBe(0);
    expect(t.fight().result.crits).toBe(2);
  });
});

describe('Cumbersome in 2.6', () => {
  const dice = (t: Table) =>
    t
      .events('rolled')
      .at(-1)!
      .dice.map(({ colour }) => colour)
      .sort();
  const web = (more: Spec = {}) => unit('e-web-heavy-blaster-team', 0, 400, 400, { degrees: 90, ...more });
  const fires = (weapon: string) => {
    const t = lay26({ units: [web(), storm(700, 400)], active: { unit: 0, moved: true } });
    return [told(t.fight({ weapons: armed(weapon) }), 'cumbersome').length, dice(t)];
  };
  const colours = (t: Table) =>
    t
      .events('rolled')
      .at(-1)!
      .dice.map(({ colour }) => colour)
      .sort();
  const EWEB = 'e-web-heavy-blaster-team';
  const firing = (card: string, moved: boolean) =>
    colours(
      lay26({
        units: [unit(card, 1, 400, 400, { degrees: 90 }), rebels(700, 400, one)],
        active: { unit: 0, moved, actions: 1 },
      }).fight({
        weapons: (a) =>
          a.type === 'form'
            ? Object.fromEntries(
                a.fields.map((f) => [f.id, f.options.find((o) => o.id.includes('e-web'))?.id ?? f.options[0]!.id]),
              )
            : {},
      }),
    );
  it('that weapon after a move, and no other', () => {
    expect(fires('e-web-heavy-blaster')).toEqual([1, ['black', 'white', 'white', 'white', 'white']]);
    expect(fires('blaster-rifles')).toEqual([0, ['white', 'white']]);
  });
  it('not on standby, when somebody else has moved', () => {
    const t = lay26({
      units: [web({ ...holding('standby') }), storm(400 + 50 + apart(SEGMENT), 400, alone(4)), rebels(100, 800)],
      active: { unit: 1, moved: true },
    });
    t.until('action').take('aim').until('free-action').take('attack');
    t.goOn((now) => now.events('rolled').length > 0, { weapons: armed('e-web-heavy-blaster') });
    expect(told(t, 'cumbersome')).toEqual([]);
  });
  it('its dice are worse once it has moved', () => {
    const still = firing(EWEB, false);
    const worse = { red: 'black', black: 'white', white: 'white' } as const;
    expect(firing(EWEB, true)).toEqual(still.map((colour) => worse[colour]).sort());
    expect(still).not.toEqual(firing(EWEB, true));
  });
  it('others are not', () => {
    expect(firing('stormtroopers', true)).toEqual(firing('stormtroopers', false));
  });
  it('Cumbersome: its dice are worse after a move, and nothing is forbidden', () => {
    const t = (moved: boolean) =>
      lay26({
        units: [unit('e-web-heavy-blaster-team', 0, 400, 400, { degrees: 90 }), storm(900, 400)],
        active: { unit: 0, moved },
      }).fight({
        weapons: (a) =>
          a.type === 'form'
            ? Object.fromEntries(a.fields.map((f) => [f.id, f.options.find((o) => o.id.includes('e-web'))!.id]))
            : {},
      });
    const dice = (table: Table) =>
      table
        .events('rolled')[0]!
        .dice.map(({ colour }) => colour)
        .sort();
    expect(dice(t(false))).toEqual(['black', 'black', 'red', 'white', 'white']);
    expect(dice(t(true))).toEqual(['black', 'white', 'white', 'white', 'white']);
  });
});

import type { Ask } from '@holotisch/engine';
import { describe, expect, it } from 'vitest';
import { SEGMENT } from '../../../src/geometry/range.ts';
import { apart, first, lay, piece, type Spec, unit } from '../../table.ts';
import { alone, holding, LEIA, rebels, storm, VADER } from '../../troops.ts';
import { issue } from '../scenes.ts';
import { ahead } from '../watching.ts';

describe('Enrage', () => {
  const bossk = (wounds: number, more: Spec = {}) =>
    lay({ units: [unit('bossk', 1, 400, 400, { wounds, ...more }), rebels(480, 400)], active: 0 });
  const CHEWIE = 'chewbacca-walking-carpet';
  const shot = (defender: string, wounds: number) =>
    lay({
      units: [
        storm(400, 400, alone(4)),
        unit(CHEWIE, 0, 560, 400, { wounds, ...holding('suppression', 1) }),
        rebels(400, 600, { ...holding('suppression', 1) }),
      ],
      active: 0,
      white: ['crit'],
      whiteDefence: ['blank'],
    }).fight({ defender });
  it('[LE-RASEREI-X-01] [LE-RASEREI-X-03] with three wounds Bossk charges, with two he does not', () => {
    const charge = (wounds: number) => {
      const t = bossk(wounds);
      t.until('action')
        .take('move')
        .take(ahead(90, { engage: 1 }));
      t.until('action', { 'window:action.after': first });
      return t.events('attack').length;
    };
    expect(charge(2)).toBe(0);
    expect(charge(3)).toBe(1);
  });
  it('[LE-RASEREI-X-02] [LE-RASEREI-X-04] and he gains no suppression', () => {
    const shot = (wounds: number) => {
      const t = lay({
        units: [rebels(400, 400, alone(4)), unit('bossk', 1, 520, 400, { wounds })],
        active: 0,
        black: ['hit'],
        redDefence: ['block'],
        whiteDefence: ['block'],
      });
      return t.fight().tokens(1, 'suppression');
    };
    expect(shot(2)).toBe(1);
    expect(shot(3)).toBe(0);
  });
  it('[LE-RASEREI-X-05] what he had goes with the third wound', () => {
    const t = lay({
      units: [rebels(400, 400, alone(4)), unit('bossk', 1, 520, 400, { wounds: 2, tokens: { suppression: 2 } })],
      active: 0,
      black: ['crit'],
      redDefence: ['blank'],
      whiteDefence: ['blank'],
    });
    expect(t.fight().tokens(1, 'suppression')).toBe(0);
  });
  it('[LE-RASEREI-X-01] its suppression goes when it has suffered its wounds', () => {
    expect([shot('1', 2).tokens(1, 'suppression'), shot('1', 3).tokens(1, 'suppression')]).toEqual([2, 0]);
  });
  it('[LE-RASEREI-X-01] not when somebody else suffers', () => {
    expect(shot('2', 4).tokens(1, 'suppression')).toBe(1);
  });
});

describe('Entourage', () => {
  const first = (a: Ask) =>
    a.type === 'choice' ? a.options[0]!.id : a.type === 'several' ? a.options.slice(0, a.max).map((o) => o.id) : [];
  it('[LE-GEFOLGE-EINHEITENNAME-03] [LE-GEFOLGE-EINHEITENNAME-04] [LE-GEFOLGE-EINHEITENNAME-06] Palpatine orders royal guards at range 2 besides, and nobody else', () => {
    const t = (gap: number) => {
      const table = issue(
        [
          unit('emperor-palpatine', 1, 400, 400),
          unit('imperial-royal-guards', 1, 400 + apart(gap), 400, {
            minis: [null, 'fallen', 'fallen', 'fallen'].slice(0, 3) as never,
          }),
          storm(400, 460, alone(4)),
          rebels(1500, 700),
        ],
        'and-now-you-will-die',
      );
      table.goOn(({ state }) => state.phase === 'activation', { 'window:command.orders': first, 'card-unit': '1' });
      return table.events('ordered').map(({ unit: u, by }) => [u, by]);
    };
    expect(t(2 * SEGMENT)).toEqual([
      [1, 0],
      [0, 0],
    ]);
    expect(t(2 * SEGMENT + 0.01)).toEqual([[0, 0]]);
  });
  it('[LE-GEFOLGE-EINHEITENNAME-05] what an order triggers it triggers too: the guards are Disciplined', () => {
    const t = issue(
      [
        unit('emperor-palpatine', 1, 400, 400),
        unit('imperial-royal-guards', 1, 480, 400, { tokens: { suppression: 2 } }),
        rebels(1500, 700),
      ],
      'and-now-you-will-die',
    );
    t.goOn(({ state }) => state.phase === 'activation', {
      'window:command.orders': first,
      'card-unit': '1',
      'card-number': '2',
      'window:unit.ordered': first,
    });
    expect(t.tokens(1, 'suppression')).toBe(0);
  });
  it('[LE-GEFOLGE-EINHEITENNAME-03] Entourage: before the orders of the card, or after them, not both', () => {
    const palpatine = () =>
      lay({
        units: [
          unit('emperor-palpatine', 1, 400, 400),
          unit('imperial-royal-guards', 1, 500, 400),
          unit('imperial-royal-guards', 1, 400, 500),
          rebels(1500, 700),
        ],
        phase: 'command',
        stage: 2,
        hands: [{ played: 'standing-orders' }, { played: 'ambush' }],
      });
    const before = palpatine().until('window:command.orders').take('0:entourage', '1');
    expect(before.unit(1).order).toBe('faceup');
    const again = () => before.match.open.some(({ kind }) => kind === 'window:command.ordered');
    before.goOn(() => before.state.phase === 'activation' || again(), { orders: ['0'] });
    expect(again()).toBe(false);
    expect(before.unit(2).order).toBe('none');
    const after = palpatine()
      .until('window:command.ordered', { orders: ['0'] })
      .take('0:entourage', '2');
    expect([after.unit(0).order, after.unit(2).order]).toEqual(['faceup', 'faceup']);
  });
});

describe('Exemplar', () => {
  const padme = (gap: number, terrain: readonly Spec[] = []) =>
    lay({
      units: [
        unit('at-rt-republic', 0, 400, 400, { degrees: 90 }),
        unit('padme-amidala', 0, 400, 400 + 25 + 13.5 + gap, holding('dodge')),
        storm(640, 400, alone(4)),
      ],
      active: 2,
      terrain,
      white: ['hit'],
    });
  const half = (t: ReturnType<typeof padme>) => t.g.baseOf(t.unit(0), 0).width / 2 - 25;
  it('friends at range 1 to 2 and in sight spend its green tokens', () => {
    const t = padme(100).fight({ defender: '0', dodge: 'dodge' });
    expect(t.tokens(1, 'dodge')).toBe(0);
    expect(t.result.hits).toBe(0);
    const far = padme(2 * SEGMENT + half(t) + 0.5).fight({ defender: '0', dodge: 'dodge' });
    expect(far.tokens(1, 'dodge')).toBe(1);
  });
  it('not through a wall', () => {
    const wall = piece('high-stone-wall', 400, 470, 200, 10, { height: 300 });
    expect(padme(100, [wall]).fight({ defender: '0', dodge: 'dodge' }).tokens(1, 'dodge')).toBe(1);
  });
});

describe('Exemplar, for whom', () => {
  const dodged = (seat: number, status = 'play') => {
    const t = lay({
      units: [
        ...[rebels(400, 400, alone(4)), storm(600, 400, alone(4)), storm(1700, 800)],
        unit('padme-amidala', seat, 400, 500, { ...holding('dodge'), status }),
      ],
      active: 1,
      white: ['hit'],
      whiteDefence: ['block'],
    });
    t.fight({ defender: '0', dodge: 'dodge' });
    return t.tokens(3, 'dodge') === 0;
  };
  it('friends, not enemies', () => {
    expect([dodged(0), dodged(1)]).toEqual([true, false]);
  });
});

describe('Field Commander', () => {
  const weiss = (more: Spec = {}) =>
    lay({
      units: [
        unit('at-st', 1, 400, 400, { upgrades: ['general-weiss'] }),
        storm(400, 520, { ...alone(4), ...more }),
        rebels(1500, 700),
        unit(LEIA, 0, 1600, 700),
      ],
      phase: 'command',
      hands: [{ cards: ['standing-orders'] }, { cards: ['push', 'standing-orders'] }],
    });
  it('with it an army without a commander plays cards that name nobody, and it gives the orders', () => {
    const t = weiss().until('command-card', {}, 1);
    t.goOn(() => t.events('nominated').some(({ unit: u }) => u === 0), {
      'command-card': (a) => (a.seat === 1 ? 'push' : 'standing-orders'),
    });
    expect(t.events('nominated').map(({ unit: u }) => u)).toContain(0);
  });
  it('within its command range courage counts as 2 against panic', () => {
    const panics = (y: number) => {
      const t = lay({
        units: [
          unit('at-st', 1, 400, 400, { upgrades: ['general-weiss'] }),
          storm(400, y, { ...alone(4), tokens: { suppression: 3 } }),
          rebels(1500, 700),
        ],
        active: { unit: 1, step: 'rally' },
        whiteDefence: ['blank', 'blank', 'blank'],
      });
      t.goOn(() => t.state.turn?.step === 'act' || t.state.turn === null, { courage: 'yes' });
      return t.unit(1).panicked;
    };
    const half = 50;
    expect(panics(400 + half + 13.5 + 2 * SEGMENT)).toBe(false);
    expect(panics(899)).toBe(400 + half + 13.5 + 3 * SEGMENT < 899);
  });
});

describe('Fire Support', () => {
  const volley = (order: string, also: readonly Spec[] = []) =>
    lay({
      units: [
        unit('phase-i-clone-troopers', 0, 400, 400, alone(4)),
        unit('phase-i-clone-troopers', 0, 400, 520, { order }),
        storm(560, 460),
        ...also,
      ],
      active: 0,
    });
  const dice = (t: ReturnType<typeof lay>) => t.events('rolled')[0]!.dice.length;
  it('[LC-FEUERUNTERSTUETZUNG-01] [LC-FEUERUNTERSTUETZUNG-02] a unit with an order joins the pool, and its token is turned down', () => {
    const alone_ = volley('none');
    alone_.fight();
    const t = volley('faceup');
    t.fight({ 'window:attack.gather': '1:fire-support' });
    expect(dice(t)).toBeGreaterThan(dice(alone_));
    expect(t.unit(1).order).toBe('facedown');
  });
  it('[LC-FEUERUNTERSTUETZUNG-03] one of them for each pool', () => {
    const t = volley('faceup', [unit('phase-i-clone-troopers', 0, 460, 620, { order: 'faceup' })]);
    t.fight({ 'window:attack.gather': first });
    expect([t.unit(1).order, t.unit(3).order].filter((o) => o === 'facedown')).toHaveLength(1);
  });
  it('[R-LE-107] nobody joins out of a vehicle', () => {
    const t = lay({
      units: [
        unit('phase-i-clone-troopers', 0, 400, 400, alone(4)),
        unit('phase-i-clone-troopers', 0, 0, 0, { status: 'aside', inside: 3, note: { hides: true }, order: 'faceup' }),
        storm(560, 460),
        unit('laat-le-patrol-transport-republic', 0, 400, 560, { degrees: 90 }),
      ],
      active: 0,
    });
    t.fight({ 'window:attack.gather': first });
    expect([dice(t), t.unit(1).order]).toEqual([dice(volley('none').fight()), 'faceup']);
  });
});

describe('Fire Support with weapons of cards', () => {
  const ION = '0:mpl-57-ion-trooper';
  const RIFLE = 'unit:dc-15a-blaster-rifle';
  const surges = ['surge', 'surge', 'surge', 'surge', 'surge', 'surge', 'surge', 'surge', 'surge', 'surge'] as const;
  type Choice = (field: string, weapons: readonly string[]) => string;
  /** Clones with grenades shoot with their rifles; others, one of them with an ion weapon, support them as `choice` says. */
  const fire = (choice: Choice, gap = 300, own: Choice = () => RIFLE) => {
    const t = lay({
      units: [
        unit('phase-i-clone-troopers', 0, 400, 400, { upgrades: ['fragmentation-grenades'] }),
        unit('phase-i-clone-troopers', 0, 400, 560, { order: 'faceup', upgrades: ['mpl-57-ion-trooper'] }),
        storm(400 + gap, 480),
      ],
      active: 0,
      red: surges,
      black: surges,
      white: surges,
    });
    const asked: number[] = [];
    t.fight({
      'window:attack.gather': '1:fire-support',
      weapons: (a: Ask) => {
        if (a.type !== 'form') return '';
        asked.push(a.seat);
        const say = asked.length === 1 ? own : choice;
        return Object.fromEntries(
          a.fields.map(({ id, options }) => [
            id,
            say(
              id,
              options.map((o) => o.id),
            ),
          ]),
        );
      },
    });
    return { t, asked: asked.length, dice: t.events('rolled')[0]!.dice.length };
  };
  const ion: Choice = (_field, ids) => (ids.includes(ION) ? ION : RIFLE);
  it('[LC-FEUERUNTERSTUETZUNG-01] each miniature may bring one weapon, and its player says which', () => {
    const all = fire(ion);
    const rifles = fire(() => RIFLE);
    const one = fire((field) => (field === '0.0' ? RIFLE : 'none'));
    expect([all.asked, rifles.asked, one.asked]).toEqual([2, 2, 2]);
    expect([all.dice, rifles.dice, one.dice]).toEqual([4 + 4 + 2, 4 + 5, 4 + 1]);
    expect(one.t.unit(1).order).toBe('facedown');
  });
  it('[LE-ERSCHOEPFEN-03] a weapon that is exhausted by its use is exhausted when it is lent, and only then', () => {
    const used = (choice: Choice) => fire(choice).t.unit(1).upgrades[0]!.exhausted;
    expect([used(ion), used(() => RIFLE)]).toEqual([true, false]);
  });
  it('[LC-FEUERUNTERSTUETZUNG-01] what a card says of its own weapon it does not say of one that another unit lends', () => {
    const grenade: Choice = (_field, ids) => ids.find((id) => id.startsWith('0:')) ?? RIFLE;
    expect([fire(ion, 110).t.result.crits, fire(ion, 110, grenade).t.result.crits > 0]).toEqual([0, true]);
  });
});

describe('Flawed', () => {
  const KALLUS = 'agent-kallus';
  const LANDO = 'lando-calrissian';
  const ANAKIN = 'anakin-skywalker-the-chosen-one';
  it('Anakin with suppression: the opponent keeps him from getting orders, once', () => {
    const order = (answer: string, suppression = 1) => {
      const t = lay({
        units: [
          unit(ANAKIN, 0, 300, 300, holding('suppression', suppression)),
          unit('yoda', 0, 500, 300),
          storm(1500, 700),
        ],
        phase: 'command',
        hands: [{ cards: ['push'] }, {}],
      });
      t.goOn(({ state }) => state.phase === 'activation', { may: answer, nominate: '1', orders: ['0', '1'] });
      return t.unit(0).order;
    };
    expect([order('yes'), order('no'), order('yes', 0)]).toEqual(['none', 'faceup', 'faceup']);
  });
  it('Kallus, wounded: an attack weighs on him', () => {
    const after = (flaw: number) => {
      const t = lay({
        units: [unit(KALLUS, 0, 400, 400, { wounds: 1, note: { flaw } }), storm(600, 400)].map((u, i) => ({
          ...u,
          seat: i,
        })),
        active: 0,
        round: 3,
      });
      t.fight().goOn((table) => table.events('activationEnds').length > 0);
      return t.tokens(0, 'suppression');
    };
    expect([after(3), after(2)]).toEqual([4, 0]);
  });
  it('Lando, three cards gone: neither his own cards nor contingencies', () => {
    const cards = (flaw: string) => {
      const t = lay({
        units: [unit(LANDO, 0, 300, 300), storm(1500, 700)],
        phase: 'command',
        hands: [
          {
            cards: ['all-in', 'push', 'ambush'],
            contingencies: ['idiots-array'],
            discard: ['assault', 'ace-up-his-sleeve'],
          },
          {},
        ],
      });
      return t.until('command-card', { may: flaw }).options();
    };
    expect(cards('yes')).toContain('all-in');
    const late = lay({
      units: [unit(LANDO, 0, 300, 300), storm(1500, 700)],
      phase: 'command',
      hands: [{ cards: ['all-in', 'push'], discard: ['assault', 'ambush', 'ace-up-his-sleeve'] }, {}],
    });
    expect(late.until('may').open).toEqual(['1 may']);
    expect(late.take('yes').until('command-card').options()).toEqual(['push']);
  });
  it('only of these three, only while they live, and never twice', () => {
    const asked = (who: Spec) =>
      lay({
        units: [who, unit('yoda', 0, 500, 300), unit(VADER, 1, 1500, 700)],
        phase: 'command',
        round: 3,
        hands: [{ cards: ['push'] }, { cards: ['push'] }],
      }).open.includes('1 may');
    const anakin = (more: Spec) => unit(ANAKIN, 0, 300, 300, { ...holding('suppression', 1), ...more });
    expect([asked(anakin({})), asked(anakin({ note: { flaw: 2 } })), asked(anakin({ status: 'defeated' }))]).toEqual([
      true,
      false,
      false,
    ]);
    const kallus = (wounds: number) => unit(KALLUS, 0, 300, 300, { wounds });
    expect([asked(kallus(1)), asked(kallus(0))]).toEqual([true, false]);
  });
  it('Anakin’s keeps orders from nobody else', () => {
    const t = lay({
      units: [unit(ANAKIN, 0, 300, 300, holding('suppression', 1)), unit('yoda', 0, 500, 300), storm(1500, 700)],
      phase: 'command',
      hands: [{ cards: ['push'] }, {}],
    });
    t.goOn(({ state }) => state.phase === 'activation', { may: 'yes', nominate: '1', orders: ['1'] });
    expect([t.unit(0).order, t.unit(1).order]).toEqual(['none', 'faceup']);
  });
  it('Kallus: only if he has attacked, and the attacks of others do not weigh on him', () => {
    const after = (active: number, action: string) => {
      const t = lay({
        units: [
          unit(KALLUS, 0, 400, 400, { wounds: 1, note: { flaw: 3 } }),
          ...[rebels(400, 600), unit('at-rt-rebel', 1, 600, 500)],
        ],
        active,
        round: 3,
      });
      t.until('action').take(action);
      t.goOn((table) => table.events('activationEnds').length > 0);
      return t.tokens(0, 'suppression');
    };
    expect([after(0, 'attack'), after(0, 'dodge'), after(1, 'attack')]).toEqual([4, 0, 0]);
  });
});

describe('Full Pivot', () => {
  const way = { kind: 'standard', speed: 1, heading: 0, bend: 0, way: 1 };
  it('[LE-VOLLE-DREHUNG-01] Full Pivot turns as far as it likes, others 90 degrees', () => {
    const turn = (card: string, seat: number, degrees: number) => {
      const t = lay({
        units: [unit(card, seat, 400, 400), seat === 0 ? storm(1700, 800) : rebels(1700, 800)],
        active: 0,
      });
      t.until('action').take('move');
      return t.match.check(seat, { ...way, kind: 'pivot', heading: degrees }) === undefined;
    };
    expect(turn('1-4-fd-laser-cannon-team', 0, 180)).toBe(true);
    expect(turn('at-rt-rebel', 0, 90)).toBe(true);
    expect(turn('at-rt-rebel', 0, 91)).toBe(false);
  });
});

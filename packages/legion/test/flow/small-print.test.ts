import { describe, expect, it } from 'vitest';
import { READY_ARMIES } from '../../src/armies/ready.ts';
import { faultsOf } from '../../src/build/index.ts';
import { formatOf, unitOf } from '../../src/data/index.ts';
import { apart, first, lay, piece, type Spec, unit } from '../table.ts';
import { alone, BOBA, holding, LEIA, LUKE, rebels, storm, VADER, VEERS } from '../troops.ts';

/** Clauses that say what other rules already do: seen on the table or in the facts. */

const blanks = Array(12).fill('blank');
const way = { kind: 'standard', speed: 1, heading: 0, bend: 0, way: 1 };
const ready = (faction: string) =>
  READY_ARMIES.find((r) => r.army.faction === faction && r.army.edition === '1.2' && r.format === 'standard')!.army;

describe('golden rules', () => {
  it('[LE-GOLDENE-REGELN-02] a card beats the book: who is engaged cannot move, unless its card says that it can', () => {
    const moves = (card: string) =>
      lay({ units: [unit(card, 0, 400, 400), storm(400 + apart(0), 400, alone(4))], active: 0 })
        .until('action')
        .options()
        .includes('move');
    expect(moves(LUKE)).toBe(false);
    expect(moves('luke-skywalker-jedi-knight')).toBe(true);
  });
  it('[LE-GOLDENE-REGELN-03] [LE-AUSKUNDSCHAFTEN-X-07] cannot is cannot: a stationary unit does not scout', () => {
    const scouts = (card: string) => {
      const t = lay({
        units: [{ card, seat: 0, status: 'reserve', upgrades: ['recon-intel'] }, rebels(100, 100), storm(1700, 850)],
        phase: 'deployment',
        round: 0,
        turnOf: 0,
      }).until('deploy');
      t.take({ x: 900, y: 150, degrees: 0 });
      return t.match.open.some(({ kind }) => kind === 'window:setup.deployed');
    };
    expect(scouts('rebel-troopers')).toBe(true);
    expect(scouts('1-4-fd-laser-cannon-team')).toBe(false);
  });
});

describe('factions, ranks, upgrades', () => {
  it('[LE-ARMEE-FRAKTIONEN-01] [LE-FRAKTIONEN-01] Rebels and Empire are factions of their own, and no army has units of both', () => {
    const format = formatOf('standard');
    for (const faction of ['rebel', 'empire']) expect(faultsOf(ready(faction), format)).toEqual([]);
    const mixed = { ...ready('rebel'), units: [...ready('rebel').units.slice(1), ready('empire').units[0]!] };
    expect(faultsOf(mixed, format).length).toBeGreaterThan(0);
  });
  it('[LE-COMMANDER-01] [LE-AGENT-01] commanders give orders, and agents may, too', () => {
    expect([unitOf(LEIA, '1.2').rank, unitOf(BOBA, '1.2').rank]).toEqual(['commander', 'operative']);
    const nominated = (units: readonly Spec[], card: string) => {
      const t = lay({
        units: [...units, rebels(300, 400), rebels(350, 500)],
        phase: 'command',
        stage: 2,
        hands: [{ played: 'standing-orders' }, { played: card }],
      });
      t.goOn(({ state }) => state.phase === 'activation');
      return t.events('nominated').map(({ unit: id }) => id);
    };
    expect(nominated([unit(VEERS, 1, 900, 400), storm(960, 400)], 'ambush')).toContain(0);
    expect(nominated([unit(BOBA, 1, 900, 400), storm(960, 400)], 'whipcord-launcher')).toContain(0);
  });
  it('[LE-RANG-02] a token of a rank activates a unit of that rank', () => {
    const t = lay({
      units: [rebels(400, 400), rebels(500, 400), unit(LEIA, 0, 600, 400), storm(1700, 800)],
      hands: [{ pool: ['corps'] }, { pool: [] }],
      turnOf: 0,
    }).until('drawn');
    expect(t.options()).toEqual(['0', '1']);
  });
  it('[LE-ERRATA-01] [LE-ERRATA-MACHT-WUERGEGRIFF-01] Force Choke is for the dark side only', () => {
    const carries = (unitId: string, faction: string) => {
      const army = { ...ready(faction), units: [{ unit: unitId, upgrades: ['force-choke'] }] };
      return faultsOf(army, formatOf('standard')).some(({ upgrade }) => upgrade === 0);
    };
    expect(carries(VADER, 'empire')).toBe(false);
    expect(carries(LUKE, 'rebel')).toBe(true);
  });
  it('[LE-SCHWERER-INFANTERIETRUPP-02] [LE-SCHWERER-INFANTERIETRUPP-03] the heavy weapon leads its team, and stays when its bearer falls', () => {
    const wall = piece('high-stone-wall', 420, 455, 100, 10, { height: 200 });
    const t = lay({
      units: [
        storm(400, 200, alone(4)),
        unit('rebel-commandos-strike-team', 0, 400, 400, {
          upgrades: ['dh-447-sniper'],
          minis: [
            [400, 480],
            [400, 400],
          ],
        }),
      ],
      terrain: [wall],
      active: 0,
      white: ['crit'],
      whiteDefence: ['blank'],
      redDefence: ['blank'],
    });
    expect(t.unit(1).minis[t.unit(1).leader]!.by).toBe(0);
    t.fight();
    expect(t.alive(1)).toBe(1);
    expect(t.unit(1).minis[t.unit(1).leader]).toMatchObject({ by: 0, fell: null });
  });
});

describe('set-up and rounds', () => {
  it('[LE-SPIELAUFBAU-03] units of one name are told apart from the beginning', () => {
    const t = lay({ units: [rebels(400, 400), rebels(600, 400), storm(1700, 800)], active: 0 });
    expect(t.state.units.slice(0, 3).map(({ number }) => number)).toEqual([1, 2, 0]);
  });
  it('[LE-KOMMANDOPHASE-01] [LE-KOMMANDOKARTEN-01] one card each, then priority, orders and the pool, in this order', () => {
    const t = lay({
      units: [unit(LEIA, 0, 400, 400), rebels(460, 400), unit(VEERS, 1, 1400, 400), storm(1460, 400)],
      phase: 'command',
      hands: [{ cards: ['ambush', 'push'] }, { cards: ['push', 'assault'] }],
    });
    t.goOn(({ state }) => state.phase === 'activation', { 'command-card': first });
    const order = ['cardsRevealed', 'priority', 'nominated', 'ordered', 'poolFormed'];
    const seen = t.match.events.map(({ event }) => event.type).filter((type) => order.includes(type));
    expect([...new Set(seen)]).toEqual(order);
    expect(t.state.hands.map(({ played, cards }) => [played, cards.length])).toEqual([
      ['ambush', 1],
      ['push', 1],
    ]);
  });
  it('[LE-KOMMANDOKARTEN-20] a card that is not allowed is not even offered; Standing Orders always is', () => {
    const t = lay({
      units: [unit(LEIA, 0, 400, 400), rebels(460, 400), storm(1460, 400)],
      phase: 'command',
      hands: [{ cards: ['son-of-skywalker', 'standing-orders', 'push'] }, {}],
    }).until('command-card');
    expect(t.options()).toEqual(['standing-orders', 'push']);
  });
  it('[LE-KOMMANDOPHASE-11] [LE-BEFEHLE-ERTEILEN-06] only who meets all that is asked is ordered, and its token lies faceup', () => {
    const t = lay({
      units: [
        unit(VEERS, 1, 400, 400),
        storm(460, 400),
        unit('at-st', 1, 400, 600),
        storm(1700, 400),
        rebels(1700, 100),
      ],
      phase: 'command',
      stage: 2,
      hands: [{}, { played: 'imperial-discipline' }],
      priority: 1,
    });
    t.goOn(({ state }) => state.phase === 'activation', {
      orders: (a) => (a.type === 'several' ? a.options.slice(0, a.max).map((o) => o.id) : []),
    });
    expect(t.events('ordered').length).toBeGreaterThan(0);
    expect(t.unit(3).order).toBe('none');
    for (const { unit: id } of t.events('ordered'))
      expect(t.events('ordered').filter((e) => e.unit === id).length).toBe(1);
  });
  it('[LE-ENDPHASE-08] tokens of units that are gone are in no pool any more', () => {
    const t = lay({
      units: [unit(LEIA, 0, 400, 400), rebels(0, 0, { status: 'defeated' }), rebels(500, 400), storm(1700, 800)],
      phase: 'command',
      stage: 3,
    });
    expect(t.events('poolFormed')[0]).toMatchObject({ seat: 0, tokens: 2 });
  });
});

describe('attacks', () => {
  it('[LE-ANGRIFF-23] [LE-NEGIEREN-01] cover and dodge tokens cancel hits in the same step', () => {
    const t = lay({
      units: [
        storm(400, 400, { minis: [null, [400, 430], 'fallen', 'fallen'] }),
        rebels(560, 400, { ...alone(4), tokens: { suppression: 1, dodge: 1 } }),
      ],
      active: 0,
      white: ['hit', 'hit'],
    }).fight({ dodge: 'dodge' });
    expect(t.result.hits).toBe(0);
    expect(
      t
        .events('dice')
        .filter(({ how }) => how === 'cancelled')
        .map(({ why }) => why),
    ).toEqual(['cover', 'dodge']);
  });
  it('[LE-ANGRIFF-30] the defender changes defence dice before the attacker does', () => {
    const t = lay({
      units: [unit('emperor-palpatine', 1, 400, 400), unit('han-solo-unorthodox-general', 0, 520, 400)],
      active: 0,
      red: ['crit', ...blanks],
      black: blanks,
      white: blanks,
      whiteDefence: ['block', 'block', 'block'],
      redDefence: ['block', 'block', 'block'],
    });
    const seats: number[] = [];
    t.until('action').take('attack');
    t.goOn(() => t.ask().kind === 'action' || t.state.turn?.unit !== 0, {
      'window:defence.modify': (a) => {
        seats.push(a.seat);
        return 'pass';
      },
    });
    expect(seats).toEqual([0, 1]);
  });
  it('[LE-ENERGIE-06] a keyword may make more of a surge: Deflect throws it back', () => {
    const t = lay({
      units: [storm(400, 400, alone(4)), unit(LUKE, 0, 560, 400, holding('dodge')), rebels(1700, 800)],
      active: 0,
      white: ['crit'],
      redDefence: ['surge'],
    }).fight({ dodge: 'dodge' });
    expect(t.unit(0).status).toBe('defeated');
  });
  it('[LE-NIEDERHALTEND-03] [LE-NIEDERHALTEND-04] one token for the defender of that pool, however many such weapons are in it', () => {
    const t = lay({
      units: [unit('drk-1-sith-probe-droids', 1, 400, 400), rebels(560, 400), rebels(560, 560), storm(1700, 800)],
      active: 0,
      white: blanks,
    }).fight({ defender: '1' });
    expect(t.events('attack')[0]!.weapons).toMatchObject([{ minis: 3 }]);
    expect([t.tokens(1, 'suppression'), t.tokens(2, 'suppression')]).toEqual([1, 0]);
  });
  it('[LE-WUNDEN-10] one wounded miniature makes the unit a wounded one', () => {
    const t = lay({
      units: [unit('maul-impatient-apprentice', 1, 400, 400, { wounds: 1, order: 'faceup' }), rebels(1500, 800)],
      priority: 1,
    }).until('action', { activate: '0' });
    expect(t.state.turn!.actions).toBe(3);
  });
  it('[LE-ZWEITWAFFE-NAHKAMPF-FERNKAMPF-02] Sidearm: Ranged: at range its bearer uses that weapon and no other', () => {
    const t = lay({
      units: [storm(400, 400, { upgrades: ['viper-recon-droid'] }), rebels(560, 400)],
      active: 0,
    });
    t.until('action').take('attack').until('weapons');
    expect(t.options().filter((id) => id.startsWith('4.0='))).toEqual(['4.0=0:viper-recon-droid', '4.0=none']);
  });
  it('[LE-ROBUSTHEIT-13] [LE-WUNDEN-11] the resilience roll comes once, with one of three results', () => {
    const hit = (face: 'block' | 'surge' | 'blank') => {
      const t = lay({
        units: [
          unit(VADER, 1, 400, 400),
          unit('at-rt-rebel', 0, 400, 400 + 13.5 + 35, { wounds: 3 }),
          rebels(1700, 800),
        ],
        active: 0,
        red: ['crit', ...blanks],
        whiteDefence: ['blank'],
        redDefence: [face, face],
      }).fight();
      t.goOn(() => t.ask().kind === 'action', { 'destroyed-weapon': first });
      const { damaged, disabled, destroyedWeapons, resilienceRolled } = t.unit(1);
      expect(resilienceRolled).toBe(true);
      return [damaged, disabled, destroyedWeapons.length];
    };
    expect(hit('block')).toEqual([true, false, 0]);
    expect(hit('blank')).toEqual([false, true, 0]);
    expect(hit('surge')).toEqual([false, false, 1]);
  });
});

describe('moves of keywords', () => {
  it('[LE-UNGEHINDERT-01] [LE-SPRINGEN-X-06] difficult ground does not slow who is unhindered, nor who jumps', () => {
    const woods = piece('dense-woods', 400, 500, 300, 300);
    const reach = (card: string, seat: number, kind: string) => {
      const t = lay({
        units: [unit(card, seat, 400, 300), seat === 0 ? storm(1700, 800) : rebels(1700, 800)],
        terrain: [woods],
        active: 0,
      }).until('action');
      t.take(kind === 'jump' ? 'card:0:jump/jump' : 'move');
      return t.match.check(seat, { ...way, kind, speed: 2, heading: 0 }) === undefined;
    };
    expect(reach('ig-100-magnaguard', 1, 'standard')).toBe(true);
    expect(reach(LUKE, 0, 'standard')).toBe(false);
    expect(reach(LUKE, 0, 'jump')).toBe(true);
  });
  it('[LE-SPRINGEN-X-01] Jump is a card action, and a move action besides', () => {
    const t = lay({ units: [unit(LUKE, 0, 400, 300), storm(1700, 800)], active: 0 }).until('action');
    t.take('card:0:jump/jump')
      .take({ ...way, kind: 'jump', speed: 2 })
      .until('action');
    expect(t.state.turn!.done).toEqual(expect.arrayContaining(['card:0:jump/jump', 'move']));
    expect(t.state.turn!.actions).toBe(1);
  });
  const scout = (card: string, upgrades: readonly string[], terrain: readonly Spec[] = []) =>
    lay({
      units: [
        { card, seat: 0, status: 'reserve', upgrades, minis: [null, 'fallen', 'fallen', 'fallen'] },
        rebels(100, 100),
        storm(1700, 850),
      ],
      terrain,
      phase: 'deployment',
      round: 0,
      turnOf: 0,
    })
      .until('deploy')
      .take({ x: 900, y: 150, degrees: 0 })
      .take('0:scout');
  it('[LE-AUSKUNDSCHAFTEN-X-05] Scout 2 and Scout 1 are Scout 3', () => {
    expect(scout('rebel-commandos', []).match.check(0, { ...way, kind: 'scout', speed: 3 })).toBeDefined();
    expect(
      scout('rebel-commandos', ['recon-intel']).match.check(0, { ...way, kind: 'scout', speed: 3 }),
    ).toBeUndefined();
  });
  it('[LE-AUSKUNDSCHAFTEN-X-08] difficult ground does not slow a scout', () => {
    const woods = piece('dense-woods', 900, 300, 300, 200);
    expect(scout('rebel-commandos', [], [woods]).match.check(0, { ...way, kind: 'scout', speed: 2 })).toBeUndefined();
  });
});

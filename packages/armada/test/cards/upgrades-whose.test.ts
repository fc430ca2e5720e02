import type { Json } from '@holotisch/engine';
import { describe, expect, it } from 'vitest';
import type { Face } from '../../src/state.ts';
import { engineeringOf, speedOf } from '../../src/values.ts';
import { apart, lay, type Spec, ship, squadron, type Table } from '../table.ts';
import { CR90, duel, fire, ISD, using, VSD, wing } from './upgrades/bridge.ts';

/** Whose ship an upgrade card is for, and whose it leaves as it is. */

const HITS: Face[] = Array<Face>(9).fill('hit');
const ALL_HIT = { red: HITS, blue: HITS, black: HITS };
/** An enemy corvette abeam of ship 0. */
const abeam = ship(CR90, 1, 900 + 31.5 + 60 + 21.5, 300, 0, { activated: true });
const offered = (t: Table): readonly string[] => (t.open[0]?.includes('window:') ? t.options() : []);
/** What is offered in this window, if it opens before the activation is over. */
const offeredIn = (t: Table, window: string, script: Parameters<Table['until']>[1] = {}): readonly string[] => {
  const { active } = t.state;
  t.goOn((u) => u.match.over || u.open[0]?.endsWith(` window:${window}`) === true || u.state.active !== active, script);
  return t.state.active === active && t.open[0]?.endsWith(` window:${window}`) ? t.options() : [];
};
const resolving = (own: Spec, also: readonly Spec[], more: object = {}): Table =>
  duel({ own, also, step: 'commands', ...more });

describe('Slaved Turrets', () => {
  it('[AR-CARD-GEKOPPELTE-GESCHUETZE-02] bind their own ship: a friend of it attacks twice', () => {
    const t = duel({ also: [abeam, wing({ upgrades: ['slaved-turrets'] })] });
    fire(t);
    expect(t.open).toEqual(['0 attack']);
    expect(t.options().some((id) => id.startsWith('right>2'))).toBe(true);
    const own = duel({ mine: ['slaved-turrets'], also: [abeam] });
    fire(own);
    expect(own.open).not.toContain('0 attack');
  });
  it('[AR-CARD-GEKOPPELTE-GESCHUETZE-02] who has attacked in this round has no Salvo left', () => {
    const attacked = (uses: object): number => {
      const t = duel({
        mine: ['slaved-turrets'],
        own: { tokens: ['salvo'] },
        active: 1,
        turnOf: 1,
        uses,
        ...ALL_HIT,
      });
      const salvo = { 'window:attack.defend': (a: { seat: number }) => (a.seat === 0 ? '0:token.0' : 'pass') };
      return t.fight({ attack: 'front>0.front', ...salvo }).events('attack').length;
    };
    expect([attacked({}), attacked({ 'round:0:attacks': 1 })]).toEqual([2, 1]);
  });
});

describe('Swivel-Mount Batteries', () => {
  const marked = { upgrades: ['swivel-mount-batteries'], marked: [{ token: 'focus', zone: 'front' }] };
  it('[AR-FOKUSMARKER-01] the token is for its own ship: a friend’s front is as it was', () => {
    const fired = (own: Spec): Table =>
      duel({ own, also: [ship(VSD, 0, 900, 760, 180, { speed: 2 })], active: 2, ...ALL_HIT }).take('front>1.rear');
    expect(offered(fired(marked))).not.toContain('0:swivel-mount-batteries/add');
    expect(fired(marked).events('rolled')).toEqual(fired({}).events('rolled'));
  });
  it('[AR-FOKUSMARKER-01] a zone beside it loses a die, even where it has no two of a colour', () => {
    const side = (own: Spec): number => {
      const t = lay({
        units: [
          ship('nebulon-b-escort-frigate', 0, 600, 300, 0, own),
          ship('gladiator-i-class-star-destroyer', 1, 600 + 43 + 60, 300),
        ],
        active: 0,
        step: 'attack',
        ...ALL_HIT,
      }).take('right>1.left');
      t.goOn((u) => u.events('rolled').length > 0);
      return t.events('rolled')[0]!.dice.length;
    };
    expect([side({}), side(marked)]).toEqual([2, 1]);
  });
});

describe('Projection Experts', () => {
  const experts = { upgrades: ['projection-experts'] };
  const bare = { shields: { front: 0 } };
  it('have something to do in a Repair command of their own ship, with the last point as well', () => {
    expect(engineeringOf(duel({}).g, duel({}).ship(0))).toBe(4);
    const power = [
      { card: 'power-failure', faceup: true },
      { card: 'power-failure', faceup: true },
    ];
    // four points halved twice, and half of that for a token: one point
    const last = resolving({ ...experts, commands: ['repair'], damage: power }, [wing(bare)]);
    expect(offered(last.take('repair:token'))).toContain('0:projection-experts');
    const other = resolving({ commands: ['repair'], ...bare }, [wing({ ...bare, ...experts })]);
    expect(offered(other.take('repair:token'))).toEqual([]);
    const squadrons = resolving({ ...experts, commands: ['squadron'] }, [
      wing(bare),
      squadron('tie-fighter-squadron', 0, 900, 200),
    ]);
    expect(offered(squadrons.take('squadron:token'))).toEqual([]);
  });
});

describe('Resolute', () => {
  const resolute = { upgrades: [{ id: 'resolute', tokens: ['repair'] }], shields: { front: 1 } };
  it('gives the token after a command of its own by dial, not after a token, nor after one of a friend', () => {
    const after = (own: Spec, also: readonly Spec[], way: string) =>
      offeredIn(resolving(own, also).take(way), 'command.resolved', { repair: 'none' });
    expect(after({ ...resolute, open: ['repair'] }, [], 'repair:dial')).toContain('0:resolute');
    expect(after({ ...resolute, commands: ['repair'] }, [], 'repair:token')).toEqual([]);
    expect(after({ open: ['repair'], shields: { front: 1 } }, [wing(resolute)], 'repair:dial')).toEqual([]);
  });
});

describe('Pursuant', () => {
  it('has a Squadron command as by dial, and no other command', () => {
    const begun = [{ source: '0:pursuant', unit: 0, until: 'activation' }];
    const near = squadron('tie-fighter-squadron', 0, 900, 200);
    const own = { upgrades: [{ id: 'pursuant', discarded: true }], shields: { front: 0 } };
    const t = resolving(own, [near, wing({ shields: { front: 0 } })], { lasting: begun });
    expect(t.options()).toEqual(['squadron:dial', 'none']);
  });
});

describe('Admiral Trench', () => {
  it('strengthens tokens of his side: an enemy’s token of that command is a token', () => {
    const lasting = [{ source: '0:admiral-trench', unit: 0, until: 'round', note: 'repair' }];
    const foe = { commands: ['repair'], shields: { front: 0 } };
    const t = duel({ mine: ['admiral-trench'], foe, active: 1, turnOf: 1, step: 'commands', lasting });
    t.take('repair:token');
    expect(t.events('command')).toMatchObject([{ unit: 1, dial: false, token: true }]);
    expect(t.ask().prompt.args).toMatchObject({ points: 2 });
  });
});

describe('Admiral Yularen', () => {
  it('adds a squadron to a token of his side, nothing to its repairs and nothing to the enemy', () => {
    const points = (own: Spec, active: 0 | 1, way: string) => {
      const more = { mine: active === 0 ? ['admiral-yularen'] : [], theirs: active === 1 ? ['admiral-yularen'] : [] };
      return resolving(own, [squadron('tie-fighter-squadron', 0, 900, 200)], more)
        .take(way)
        .events('command');
    };
    const t = (mine: boolean, commands: readonly string[], way: string): Table =>
      duel({
        mine: mine ? ['admiral-yularen'] : [],
        theirs: mine ? [] : ['admiral-yularen'],
        own: { commands, shields: { front: 0 } },
        also: [800, 1000].map((x) => squadron('tie-fighter-squadron', 0, x, 200)),
        step: 'commands',
      }).take(way);
    expect(points({ commands: ['squadron'] }, 0, 'squadron:token')).toHaveLength(1);
    expect(t(true, ['squadron'], 'squadron:token').state.turn?.squadrons?.left).toBe(2);
    expect(t(false, ['squadron'], 'squadron:token').state.turn?.squadrons?.left).toBe(1);
    expect(t(true, ['repair'], 'repair:token').ask().prompt.args).toMatchObject({ points: 2 });
  });
});

describe('Grand Admiral Thrawn', () => {
  it('[AR-CARD-GROSSADMIRAL-THRAWN-01] gives his dial to ships of his side that are activated, to no enemy', () => {
    const lasting = [{ source: '0:grand-admiral-thrawn', unit: 0, until: 'round', note: 'repair' }];
    const gained = (turnOf: 0 | 1) => {
      const t = duel({
        mine: ['grand-admiral-thrawn'],
        own: { dials: ['navigate'] },
        foe: { dials: ['navigate'] },
        active: null,
        phase: 'ship',
        turnOf,
        lasting,
      });
      return t.goOn((u) => u.state.active !== null && u.open[0]?.includes('dial-use') === true).events('dialGained');
    };
    expect(gained(0)).toMatchObject([{ unit: 0, dial: 'repair' }]);
    expect(gained(1)).toEqual([]);
  });
});

describe('General Draven (commander)', () => {
  it('raids enemies that resolve such a command, and no friend', () => {
    const card = { id: 'general-draven-commander', tokens: ['repair', 'squadron'] };
    const resolved = (active: 0 | 1): Table =>
      duel({
        mine: [card],
        own: { open: ['repair'], shields: { front: 1 } },
        foe: { open: ['repair'], shields: { front: 1 } },
        active,
        turnOf: active,
        step: 'commands',
      })
        .take('repair:dial')
        .until('attack', { repair: 'none', 'window:command.resolved': '0:general-draven-commander' });
    expect(resolved(1).ship(1).raids).toEqual(['repair']);
    const own = resolved(0);
    expect([own.ship(0).raids, own.ship(0).upgrades[0]!.tokens]).toEqual([[], ['repair', 'squadron']]);
  });
});

describe('General Tagge', () => {
  it('[AR-ERR-GENERAL-TAGGE-01] has nothing to bring back where no ship has lost a token', () => {
    const start = (tokens: readonly Json[]) =>
      offered(
        duel({
          mine: [{ id: 'general-tagge', note: [3, 5] }],
          own: { tokens, dials: ['repair'] },
          round: 3,
          active: null,
          phase: 'ship',
          stage: 'start',
        }),
      );
    expect(start(['brace', { kind: 'evade', state: 'discarded' }])).toContain('0:general-tagge');
    expect(start(['brace', { kind: 'evade', state: 'exhausted' }])).toEqual([]);
  });
});

describe('Leia Organa (commander)', () => {
  it('[AR-CARD-LEIA-ORGANA-COMMANDER-01] whom she has helped resolves no other command in this round', () => {
    const t = duel({
      mine: ['leia-organa-commander'],
      own: { open: ['repair'], commands: ['squadron', 'navigate'], shields: { front: 0 }, speed: 1 },
      also: [squadron('tie-fighter-squadron', 0, 900, 200)],
      step: 'commands',
    });
    expect(t.options()).toContain('squadron:token');
    t.take('repair:dial', '0:leia-organa-commander').until('attack', { repair: 'none' });
    expect(t.events('command')).toMatchObject([{ command: 'repair', dial: true, token: true }]);
    t.until('course', { attack: 'none' });
    expect(t.events('command')).toHaveLength(1); // neither Squadron nor Navigate was asked for
    expect(t.match.taken.map(({ kind }) => kind).filter((kind) => kind === 'command')).toHaveLength(1);
  });
});

describe('SW-7 Ion Batteries', () => {
  it('count for their own ship: a friend’s blue accuracy icons are no damage', () => {
    const blue: Face[] = ['accuracy', 'hit', 'hit'];
    const red: Face[] = ['blank', 'blank', 'blank'];
    const damage = (mine: readonly string[], also: readonly Spec[]) =>
      fire(duel({ mine, also, red, blue, black: HITS })).damage;
    const none = damage([], [wing({ upgrades: ['sw-7-ion-batteries'] })])!;
    expect(damage(['sw-7-ion-batteries'], [])! - none).toBe(1);
    expect(none).toBe(damage([], []));
  });
});

describe('Admiral Chiraneau', () => {
  it('[AR-CARD-ADMIRAL-CHIRANEAU-01] slows nobody whom nobody holds, and frees nobody whom another ship commands', () => {
    const free = squadron('tie-fighter-squadron', 0, 900, 200);
    const t = resolving({ open: ['squadron'], upgrades: ['admiral-chiraneau'] }, [free]).take('squadron:dial', '2');
    expect(speedOf(t.g, t.squadron(2))).toBe(4);
    const held = [free, squadron('x-wing-squadron', 1, 900 + apart(20), 200)];
    const other = resolving({ open: ['squadron'] }, [...held, wing({ upgrades: ['admiral-chiraneau'] })]);
    other.take('squadron:dial', '2');
    expect(other.options()).not.toContain('move');
    expect(speedOf(other.g, other.squadron(2))).toBe(4);
  });
});

describe("Garel's Honor", () => {
  const rams = (upgrades: readonly string[], other: Spec): Table =>
    lay({
      units: [ship(CR90, 0, 600, 300, 0, { speed: 1, upgrades: [...upgrades] }), other, ship(CR90, 1, 1700, 800, 180)],
      active: 0,
      step: 'manoeuvre',
    }).take({ speed: 1, clicks: [0], side: 'right' });
  const faceup = (t: Table, id: number) => t.ship(id).damage.map((d) => d.faceup);
  it('deals the enemy that it overlaps a faceup card, a friend a facedown one', () => {
    const ahead = (seat: number, upgrades: readonly string[] = []) =>
      ship(ISD, seat, 600, 300 + 35.5 + 30 + 64.5, 180, { upgrades: [...upgrades] });
    expect(faceup(rams(['garels-honor'], ahead(1)), 1)).toEqual([true]);
    expect(faceup(rams(['garels-honor'], ahead(0)), 1)).toEqual([false]);
    expect(faceup(rams([], ahead(1, ['garels-honor'])), 0)).toEqual([false]); // it was overlapped itself
  });
});

describe('Independence', () => {
  it('has nothing for a squadron that is as fast already', () => {
    const own = { open: ['squadron'], upgrades: ['independence'] };
    const flown = (id: string) =>
      offered(resolving(own, [squadron(id, 0, 900, 200)]).take('squadron:dial', '2')).length > 0;
    expect([flown('x-wing-squadron'), flown('tie-fighter-squadron')]).toEqual([true, false]);
  });
});

describe('Implacable', () => {
  it('spares a friend damage of an attack, none that comes from elsewhere', () => {
    const shields = using('damage.suffers', '0:implacable');
    const t = duel({ mine: ['implacable'], also: [wing()], active: 1, turnOf: 1, step: 'attack', ...ALL_HIT });
    t.goOn((u) => u.open[0] === '0 window:damage.suffers', { attack: 'front>0.front', ...shields });
    expect(t.options()).toContain('0:implacable');
    const panic = { dials: ['repair'], damage: [{ card: 'crew-panic', faceup: true }] };
    const other = duel({ mine: ['implacable'], also: [wing(panic)], active: 2, step: 'reveal' }).take('suffer', 'rear');
    expect(other.match.taken.map(({ kind }) => kind)).not.toContain('window:damage.suffers');
    expect(other.suffered(2)).toBe(1);
  });
});

import type { Ask } from '@holotisch/engine';
import { describe, expect, it } from 'vitest';
import type { Face } from '../../src/state.ts';
import { type Spec, ship, squadron, type Table } from '../table.ts';
import { CLOSE, CR90, duel, fire, LONG, MEDIUM, using, VSD, wing } from './upgrades/bridge.ts';

/** Titles: their own ship and no other, the line that they reach and a step beyond, the copy that is worn out. */

const HITS: Face[] = Array<Face>(9).fill('hit');
const ALL_HIT = { red: HITS, blue: HITS, black: HITS };
/** A friend beside ship 0, with such a gap between the bases. */
const friendAt = (gap: number, more: Spec = {}): Spec => ship(VSD, 0, 900 + 63 + gap, 300, 0, { speed: 2, ...more });
const offeredIn = (t: Table, window: string, script: Parameters<Table['until']>[1] = {}): readonly string[] => {
  const { active, round } = t.state;
  const isOver = (u: Table) => u.match.over || u.state.active !== active || u.state.round > round;
  t.goOn((u) => u.open[0]?.endsWith(` window:${window}`) === true || isOver(u), script);
  return !isOver(t) && t.open[0]?.endsWith(` window:${window}`) ? t.options() : [];
};
/** The foe attacks ship 0, front to front. */
const attacked = (own: Spec, also: readonly Spec[] = [], more: object = {}): Table =>
  duel({ own: { tokens: [], ...own }, also, active: 1, turnOf: 1, step: 'attack', ...ALL_HIT, ...more });
/** Front at front, once. */
const FRONT = {
  attack: (a: Ask) => ('options' in a && a.options.some(({ id }) => id === 'front>0.front') ? 'front>0.front' : 'none'),
};
const copy = (card: string, exhausted = false): Spec => ({ upgrades: [{ id: card, exhausted }] });

describe('Seventh Fleet Star Destroyer', () => {
  const CARD = 'seventh-fleet-star-destroyer';
  const asks = (t: Table, script: Parameters<Table['until']>[1] = FRONT) => offeredIn(t, 'damage.suffers', script);
  it('exhausts a copy up to distance 4, not one farther off, nor one that is exhausted', () => {
    expect(asks(attacked(copy(CARD), [friendAt(245, copy(CARD))]))).toContain(`0:${CARD}`);
    expect(asks(attacked(copy(CARD), [friendAt(245.5, copy(CARD))]))).toEqual([]);
    expect(asks(attacked(copy(CARD), [friendAt(100, copy(CARD, true))]))).toEqual([]);
    const two = attacked(copy(CARD), [friendAt(100, copy(CARD)), friendAt(245.5, copy(CARD))]);
    two.until('window:damage.suffers', FRONT).take(`0:${CARD}`);
    expect(two.events('exhausted').map(({ unit }) => unit)).toEqual([2]); // the other one is not asked for
  });
});

describe('Task Force Antilles', () => {
  const CARD = 'task-force-antilles';
  it('[AR-CARD-EINSATZTEAM-ANTILLES-01] passes a point on to a copy up to distance 3, and to none of another side', () => {
    const asks = (also: readonly Spec[]) => offeredIn(attacked(copy(CARD), also), 'damage.suffers', FRONT);
    expect(asks([friendAt(185, copy(CARD))])).toContain(`0:${CARD}`);
    expect(asks([friendAt(185.5, copy(CARD))])).toEqual([]);
    expect(asks([])).toEqual([]);
    const spared = attacked({}, [friendAt(50, copy(CARD)), friendAt(150, copy(CARD))]);
    expect(offeredIn(spared, 'damage.suffers', FRONT)).toEqual([]); // who suffers has none
    const two = attacked(copy(CARD), [friendAt(50, copy(CARD)), friendAt(185.5, copy(CARD))]);
    two
      .until('window:damage.suffers', FRONT)
      .take(`0:${CARD}`)
      .goOn((u) => u.suffered(2) > 0, { zone: 'left' });
    expect([two.suffered(2), two.suffered(3)]).toEqual([1, 0]);
  });
  it('[AR-CARD-EINSATZTEAM-ANTILLES-01] whose own copy is exhausted spends no points, others do', () => {
    const repair = (exhausted: boolean, other: boolean) =>
      duel({
        own: { ...copy(CARD, exhausted), open: ['repair'], shields: { front: 0 } },
        also: [friendAt(50, copy(CARD, other))],
        step: 'commands',
      }).take('repair:dial').open;
    expect(repair(true, false)).not.toContain('0 repair');
    expect(repair(false, true)).toContain('0 repair');
  });
});

describe('Task Force Organa', () => {
  const CARD = 'task-force-organa';
  const asks = (also: readonly Spec[], own: Spec = copy(CARD)) =>
    offeredIn(duel({ own, also, ...ALL_HIT }), 'attack.modify', { attack: 'front>1.front' });
  it('rerolls for a copy up to distance 3', () => {
    expect(asks([friendAt(185, copy(CARD))])).toContain(`0:${CARD}`);
    expect(asks([friendAt(185.5, copy(CARD))])).not.toContain(`0:${CARD}`);
    const t = duel({ own: copy(CARD), also: [friendAt(50, copy(CARD)), friendAt(185.5, copy(CARD))], ...ALL_HIT });
    t.until('reroll', { attack: 'front>1.front', ...using('attack.modify', `0:${CARD}`) });
    expect(t.ask()).toMatchObject({ max: 2 });
    expect(t.events('exhausted').map(({ unit }) => unit)).toEqual([2]);
  });
  it('whose copy is exhausted attacks no ship, but squadrons; others attack as they like', () => {
    const flown = squadron('x-wing-squadron', 1, 900, 400);
    const targets = (own: Spec, also: readonly Spec[] = []) => {
      const t = duel({ own, y: MEDIUM, also: [flown, ...also] });
      return t.options();
    };
    expect(targets(copy(CARD, true))).toEqual(['front>2', 'none']);
    expect(targets({}, [friendAt(50, copy(CARD, true))])).toContain('front>1.front');
  });
});

describe('Salvation', () => {
  it('[AR-ANGREIFEN-21] counts critical icons twice from its front against ships: not from its side, not against a squadron', () => {
    const red: Face[] = ['crit', 'crit', 'crit'];
    const blank: Face[] = ['accuracy', 'accuracy', 'accuracy'];
    const shot = (mine: readonly string[], zone: string, also: readonly Spec[] = []) => {
      const t = duel({ mine, also, red, blue: blank, y: LONG });
      return t.fight({
        attack: (a) => ('options' in a ? a.options.find(({ id }) => id.startsWith(`${zone}>`))!.id : ''),
      });
    };
    const abeam = ship(CR90, 1, 900 + 31.5 + 60 + 21.5, 300, 0, { tokens: [] });
    expect(shot(['salvation'], 'front').damage).toBe(2 * shot([], 'front').damage!);
    expect(shot(['salvation'], 'right', [abeam]).damage).toBe(shot([], 'right', [abeam]).damage);
    const flak = (mine: readonly string[]) =>
      duel({ mine, y: 820, also: [squadron('x-wing-squadron', 1, 900, 400)], blue: ['crit'] }).fight({
        attack: 'front>2',
      }).damage;
    expect(flak(['salvation'])).toBe(flak([]));
  });
});

describe('Suppressor', () => {
  it('[AR-EFFEKTE-UND-TIMING-08] exhausts a token of an enemy that ends its activation at distance 1-3, of no friend, and none that is worn', () => {
    const ends = (gap: number, seat: 0 | 1, tokens: readonly (string | Spec)[]) => {
      const other = ship(VSD, seat, 900 + 63 + gap, 300, 0, { speed: 0, tokens: [...tokens] as never });
      const t = duel({ mine: ['suppressor'], also: [other], active: 2, turnOf: seat, step: 'end' });
      return t.open.includes('0 window:ship.after') ? t.options() : [];
    };
    expect(ends(185, 1, ['brace'])).toContain('0:suppressor');
    expect(ends(185.5, 1, ['brace'])).toEqual([]);
    expect(ends(100, 0, ['brace'])).toEqual([]);
    expect(ends(100, 1, [{ kind: 'brace', state: 'exhausted' }])).toEqual([]);
  });
});

describe('Swift Return', () => {
  const course = (obstacles: readonly Spec[], more: object = {}) =>
    offeredIn(
      duel({ mine: ['swift-return'], step: 'manoeuvre', obstacles: obstacles as never, ...more }),
      'course.determine',
    );
  const rock = (gap: number) => ({ token: 'asteroid-1', x: 900 + 31.5 + gap + 28, y: 300 });
  it('turns at distance 1-2 of any obstacle, whatever others are farther off; it is for its own ship', () => {
    expect(course([rock(120)])).toContain('0:swift-return');
    expect(course([rock(130)])).toEqual([]);
    expect(course([rock(60), { token: 'asteroid-2', x: 300, y: 700 }])).toContain('0:swift-return');
    expect(course([rock(60)], { active: 2, also: [friendAt(160, { speed: 1 })] })).toEqual([]);
  });
});

describe('Tantive IV', () => {
  it('passes on its own tokens, not those that another ship gains', () => {
    const t = duel({ own: {}, also: [friendAt(50, { upgrades: ['tantive-iv'] })], active: 0, step: 'reveal' });
    const dials = duel({
      own: { dials: ['repair'] },
      also: [friendAt(50, { upgrades: ['tantive-iv'] })],
      active: 0,
      step: 'reveal',
    }).take('token');
    expect(t.events('tokenGained')).toEqual([]);
    expect(dials.match.taken.map(({ kind }) => kind)).not.toContain('window:command.gains');
    expect(dials.ship(0).commands).toEqual(['repair']);
  });
});

describe('Tide of Progress XII', () => {
  const struck = (own: Spec, also: readonly Spec[], deck: string, critical: string) =>
    offeredIn(
      attacked({ shields: { front: 0 }, ...own }, also, { red: ['crit', ...HITS], deck: [deck] }),
      'damage.deals',
      {
        ...FRONT,
        critical,
      },
    );
  const title = { upgrades: ['tide-of-progress-xii'] };
  it('discards a faceup ship card that its own ship is dealt: no facedown one, and not another ship’s', () => {
    expect(struck(title, [], 'thruster-fissure', 'standard')).toContain('0:tide-of-progress-xii');
    expect(struck(title, [], 'thruster-fissure', 'none')).toEqual([]);
    expect(struck({}, [wing(title)], 'thruster-fissure', 'standard')).toEqual([]);
  });
});

describe('Tranquility', () => {
  const asks = (shields: Spec) => {
    const t = attacked({ upgrades: ['tranquility'], shields });
    return offeredIn(t, 'attack.defended', FRONT);
  };
  it('draws on zones that have shields: with none elsewhere it is not asked', () => {
    const shields = { front: 0, left: 0, right: 0, rear: 0 };
    expect(asks({ ...shields, rear: 1 })).toContain('0:tranquility');
    expect(asks({ ...shields, front: 2 })).toEqual([]);
    const t = attacked({ upgrades: ['tranquility'], shields: { ...shields, left: 1, rear: 1 } });
    t.until('zone', { ...FRONT, ...using('attack.defended', '0:tranquility') });
    expect(t.options()).toEqual(['left', 'rear']);
    const three = attacked({ upgrades: ['tranquility'], shields: { front: 0, left: 3, right: 0, rear: 0 } });
    three.until('window:attack.defended', FRONT).take('0:tranquility').take('left', 'left');
    expect(three.events('shieldMoved')).toHaveLength(2); // and no more
    expect(three.open).not.toContain('0 zone');
  });
});

describe('Patriot Fist', () => {
  const asks = (own: Spec, y: number, more: object = {}) =>
    offeredIn(duel({ own, y, ...ALL_HIT, ...more }), 'attack.modify', {
      attack: (a: Ask) => ('options' in a ? a.options[0]!.id : ''),
    });
  const title = { upgrades: ['patriot-fist'] };
  it('adds dice in its first attack at medium or long range, against a ship', () => {
    expect(asks(title, CLOSE)).not.toContain('0:patriot-fist');
    expect(asks(title, MEDIUM)).toContain('0:patriot-fist');
    expect(asks(title, LONG)).toContain('0:patriot-fist');
    expect(asks({}, MEDIUM, { also: [wing(title)] })).not.toContain('2:patriot-fist');
    expect(asks(title, 820, { also: [squadron('x-wing-squadron', 1, 900, 500)] })).not.toContain('0:patriot-fist');
  });
});

describe('Paragon', () => {
  it('[AR-ANGREIFEN-27] adds its die in the second attack on one ship, not in an attack on another one', () => {
    const abeam = ship(CR90, 1, 900 + 31.5 + 60 + 21.5, 300, 0, { activated: true });
    const t = duel({ mine: ['paragon'], also: [abeam], ...ALL_HIT });
    fire(t);
    const right = (a: Ask) => ('options' in a ? a.options.find(({ id }) => id.startsWith('right>2'))!.id : '');
    expect(offeredIn(t, 'attack.modify', { attack: right })).not.toContain('0:paragon');
  });
});

describe('Redemption', () => {
  it('adds a point to Repair alone', () => {
    const near = squadron('tie-fighter-squadron', 0, 900, 200);
    const t = duel({ mine: ['redemption'], own: { commands: ['squadron'] }, also: [near], step: 'commands' });
    expect(t.take('squadron:token').state.turn?.squadrons?.left).toBe(1);
  });
});

describe('Mon Calamari Exodus Fleet', () => {
  const CARD = 'mon-calamari-exodus-fleet';
  it('exhausts a copy up to distance 4 for two points', () => {
    const points = (gap: number) => {
      const t = duel({
        own: { ...copy(CARD), commands: ['repair'], shields: { front: 0 } },
        also: [friendAt(gap, copy(CARD))],
        step: 'commands',
      }).take('repair:token');
      return offeredIn(t, 'command.resolving').length > 0;
    };
    expect([points(245), points(245.5)]).toEqual([true, false]);
    const two = duel({
      own: { ...copy(CARD), commands: ['repair'], shields: { front: 0 } },
      also: [friendAt(100, copy(CARD)), friendAt(245.5, copy(CARD))],
      step: 'commands',
    }).take('repair:token', `0:${CARD}`);
    expect(two.events('exhausted').map(({ unit }) => unit)).toEqual([2]);
    expect(two.ask().prompt.args).toMatchObject({ points: 4 });
  });
});

describe('Nova Defiant', () => {
  it('takes its own tokens when it reveals: not when a friend does, and not when there are none', () => {
    const card = (tokens: readonly string[]) => ({ upgrades: [{ id: 'nova-defiant', tokens: [...tokens] }] });
    const asks = (own: Spec, also: readonly Spec[]) =>
      offeredIn(duel({ own: { dials: ['repair'], ...own }, also, step: 'reveal' }), 'ship.revealed');
    expect(asks(card(['repair']), [])).toContain('0:nova-defiant');
    expect(asks(card([]), [])).toEqual([]);
    expect(asks({}, [wing(card(['repair']))])).toEqual([]);
  });
});

describe('Unity', () => {
  it('rerolls against squadrons that a friend engages: no enemy’s friend, none that nobody engages', () => {
    const asks = (others: readonly Spec[]) =>
      offeredIn(
        duel({ mine: ['unity'], y: 820, also: [squadron('x-wing-squadron', 1, 900, 400), ...others], ...ALL_HIT }),
        'attack.modify',
        { attack: 'front>2' },
      );
    const beside = (id: string, x: number) => squadron(id, 0, x, 400);
    expect(asks([beside('tie-fighter-squadron', 950)])).toContain('0:unity');
    expect(asks([beside('tie-fighter-squadron', 950), beside('tie-bomber-squadron', 850)])).toContain('0:unity');
    expect(asks([beside('tie-bomber-squadron', 950)])).not.toContain('0:unity');
    expect(asks([])).not.toContain('0:unity');
  });
});

describe('Sunder', () => {
  it('tears a card off with an attack of its own, where the defender has one of that kind', () => {
    const crits: Face[] = ['crit', 'crit', 'crit'];
    const may = (own: Spec, foe: Spec, also: readonly Spec[] = []) =>
      duel({ own, foe, also, red: crits, blue: crits, black: ['hitcrit', 'hitcrit', 'hitcrit'] })
        .until('critical', { attack: 'front>1.front' })
        .options();
    const sunder = { upgrades: ['sunder'] };
    const gun = { upgrades: ['xi7-turbolasers'] };
    expect(may(sunder, gun)).toContain('0:sunder');
    expect(may(sunder, { upgrades: ['intel-officer'] })).not.toContain('0:sunder');
    expect(may({}, gun, [wing(sunder)])).not.toContain('2:sunder');
  });
});

describe('Quantum Storm', () => {
  it('flies on after its own Navigate, not after a friend’s', () => {
    const flown = (own: Spec, also: readonly Spec[]) =>
      offeredIn(
        duel({ own: { commands: ['navigate'], speed: 1, ...own }, also, y: 800, step: 'manoeuvre' }),
        'manoeuvre.after',
        { command: 'token' },
      );
    expect(flown({ upgrades: ['quantum-storm'] }, [])).toContain('0:quantum-storm');
    expect(flown({}, [wing({ upgrades: ['quantum-storm'] })])).toEqual([]);
  });
});

describe('Sovereign', () => {
  it('trades tokens of ships at distance 1-5, and is not asked where nobody has any', () => {
    const start = (gap: number, commands: readonly string[]) => {
      const t = duel({
        mine: ['sovereign'],
        own: { dials: ['repair'] },
        also: [friendAt(gap, { commands: [...commands], dials: ['repair'] })],
        active: null,
        phase: 'ship',
        stage: 'start',
      });
      return t.open[0] === '0 window:ships.start' ? t.options() : [];
    };
    expect(start(304.5, ['repair'])).toContain('0:sovereign');
    expect(start(305.5, ['repair'])).toEqual([]);
    expect(start(100, [])).toEqual([]);
  });
});

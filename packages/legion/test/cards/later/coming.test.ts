import { describe, expect, it } from 'vitest';
import { SEGMENT } from '../../../src/geometry/range.ts';
import { lay26 } from '../../edition26/table26.ts';
import { apart, SMALL_BASE, type Spec, type Table, type TableSpec, unit } from '../../table.ts';
import { alone, rebels, storm, VADER, VEERS } from '../../troops.ts';

/** Keywords of 2.6 about coming into play, hiding there, being brought along, and bands: who may and who may not. */

const use = (t: Table, card: string) => t.take(t.options().find((id) => id.includes(card))!);
const offers = (t: Table, window: string, card: string) =>
  t.open[0]?.endsWith(`window:${window}`) === true && t.options().some((id) => id.includes(card));
const far = storm(1500, 700, alone(4));

describe('Reinforcements', () => {
  const BIKES = 'swoop-bike-riders';
  const ending = (round: number, more: readonly Spec[] = []) =>
    lay26({
      units: [unit(BIKES, 0, 400, 400, alone(2)), rebels(600, 300, alone(4)), far, ...more],
      phase: 'end',
      round,
    });
  it('a speed-1 move when the first end phase begins', () => {
    const t = ending(1);
    expect(offers(t, 'end.start', 'reinforcements')).toBe(true);
    expect(t.options().filter((id) => id.includes('reinforcements'))).toHaveLength(1);
    use(t, 'reinforcements');
    expect(t.ask()).toMatchObject({ kind: 'move', seat: 0, about: { unit: 0 } });
    const go = { kind: 'standard', heading: 0, bend: 0, way: 1 };
    expect(t.match.decide(0, { ...go, speed: 2, heading: 90 })).toBeDefined();
    t.take({ ...go, speed: 1, heading: 0, way: 0.3 });
    expect(t.pose(0)[1]).toBeGreaterThan(401);
  });
  it('also into a melee', () => {
    const t = lay26({
      units: [unit('super-tactical-droid-kalani', 0, 400, 400), storm(400, 400 + apart(60), alone(4))],
      phase: 'end',
      round: 1,
    });
    use(t, 'reinforcements').take({ kind: 'standard', heading: 0, bend: 0, way: 1, speed: 1, engage: 1 });
    expect(t.pose(0)).toEqual([400, 460, 0]);
  });
  it('not in a later round', () => {
    expect(offers(ending(2), 'end.start', 'reinforcements')).toBe(false);
  });
});

describe('Incognito', () => {
  const spy = (x: number, y: number, more: Spec = {}) => unit('rebel-commandos-strike-team', 0, x, y, more);
  const known = { note: { known: true } };
  const targets = (units: readonly Spec[]) => {
    const t = lay26({ units: [storm(600, 400, alone(4)), ...units], active: 0 }).until('action');
    if (!t.options().includes('attack')) return [];
    t.take('attack');
    return t.ask().kind === 'defender' ? t.options() : ['only'];
  };
  it('is not attacked from beyond range 1; others are, and so is who is known', () => {
    expect(targets([spy(600 + apart(SEGMENT), 400)])).toEqual(['only']);
    expect(targets([spy(600 + apart(SEGMENT + 1), 400)])).toEqual([]);
    expect(targets([spy(600 + apart(SEGMENT + 1), 400, known)])).toEqual(['only']);
    expect(targets([spy(600 + apart(SEGMENT + 1), 400), rebels(600, 700), rebels(400, 400, alone(4))])).toEqual([
      '2',
      '3',
    ]);
  });
  it('is lost by an attack of either kind and by nobody else’s', () => {
    const after = (active: number, defender: string, units: readonly Spec[]) => {
      const t = lay26({ units, active });
      t.until('action')
        .take('attack')
        .goOn((now) => now.events('rolled').length > 0, { defender });
      return t.unit(0).note['known'] === true;
    };
    const near = [spy(700, 400), storm(600, 400, alone(4)), rebels(600, 520, alone(4))];
    expect(after(0, '1', near)).toBe(true);
    expect(after(1, '0', near)).toBe(true);
    expect(after(1, '2', near)).toBe(false);
    expect(after(2, '1', near)).toBe(false);
  });
  it('may be given up by itself when it is activated; it contests nothing while it lasts', () => {
    const starting = (active: number, more: Spec = {}) =>
      lay26({ units: [spy(700, 400, more), rebels(600, 520, alone(4)), far], active: { unit: active, step: 'start' } });
    const t = starting(0);
    expect(offers(t, 'unit.activates', 'incognito')).toBe(true);
    expect(use(t, 'incognito').unit(0).note['known']).toBe(true);
    expect(offers(starting(1), 'unit.activates', 'incognito')).toBe(false);
    expect(offers(starting(0, known), 'unit.activates', 'incognito')).toBe(false);
    const score = (more: Spec, others: readonly Spec[] = []) =>
      lay26({
        units: [spy(700, 400, more), far, ...others],
        phase: 'end',
        round: 2,
        battle: { primary: 'close-the-pocket' },
        markers: [{ kind: 'poi', by: 'close-the-pocket', x: 650, y: 400 }],
      }).state.victory[0];
    expect([score({}), score(known), score({}, [rebels(600, 400, alone(4))])]).toEqual([0, 1, 1]);
  });
});

describe('Prepared Position', () => {
  it('whoever takes one gains a dodge token, nobody else', () => {
    const t = lay26({
      units: [
        unit('rebel-veterans', 0, 0, 0, { status: 'reserve' }),
        unit('mark-ii-medium-blaster-trooper', 0, 0, 0, { status: 'reserve' }),
        rebels(300, 100, alone(4)),
        storm(1500, 860, alone(4)),
      ],
      phase: 'deployment',
      round: 0,
      battle: { primary: 'close-the-pocket' },
    });
    t.until('deploy')
      .take({ x: 200, y: 60, degrees: 0 })
      .goOn(({ state }) => state.units[0]!.status === 'play');
    t.goOn(({ state }) => state.round === 1);
    expect([0, 1, 2].map((id) => t.tokens(id, 'dodge'))).toEqual([1, 1, 0]);
  });
});

describe('Transport', () => {
  const TANK = 'tx-225-gavw-occupier-combat-assault-tank';
  const waits = (card: string, seat = 1, more: Spec = {}) => unit(card, seat, 0, 0, { status: 'reserve', ...more });
  const setUp = (more: readonly Spec[]) =>
    lay26({
      units: [waits(TANK), ...more, unit(VADER, 1, 900, 800), rebels(300, 300)],
      phase: 'deployment',
      round: 0,
      battle: { primary: 'close-the-pocket' },
    }).goOn((t) => offers(t, 'setup.after', 'transport') || t.state.round > 0);
  it('a corps or special forces squad of its own that waits and that nobody else brings', () => {
    const t = setUp([
      waits('stormtroopers'),
      waits('scout-troopers'),
      waits('at-st'),
      waits('tsmeu-6-wheel-bikes'),
      waits('imperial-officer'),
      waits('rebel-troopers', 0),
      storm(700, 800, alone(4)),
      waits('snowtroopers'),
      waits(TANK, 1, { note: { passenger: 8 } }),
    ]);
    use(t, '0:transport');
    expect(t.options()).toEqual(['1', '2', 'none']);
    t.take('2');
    expect(t.unit(0).note['passenger']).toBe(2);
    expect(setUp([waits('at-st')]).state.round).toBe(1);
  });
  const rolling = (more: Partial<TableSpec> = {}, tank: Spec = { note: { passenger: 1 } }) =>
    lay26({
      units: [
        unit(TANK, 1, 900, 450, { degrees: 0, ...tank }),
        waits('stormtroopers', 1, { order: 'faceup' }),
        unit(VADER, 1, 1500, 850),
        rebels(100, 100),
      ],
      active: 0,
      round: 2,
      battle: { primary: 'close-the-pocket' },
      ...more,
    }).until('action');
  const settled = (t: Table) => !t.open[0]!.includes('move.after');
  const move = { kind: 'standard', speed: 1, heading: 0, bend: 0, way: 1 };
  it('they step out after its move, not after anything else it does, nor of another vehicle', () => {
    expect(rolling().take('move').until('move').take(move).goOn(settled).open).toEqual(['1 deploy']);
    expect(rolling().take('aim').open).toEqual(['1 action']);
    const quiet = [rolling({}, {}), rolling({ active: 2 })].map((t) => t.take('move').until('move').take(move));
    for (const t of quiet) expect(t.goOn(settled).open[0]).toMatch(/ action$/);
  });
  it('a speed-1 tool away from it at most', () => {
    const t = rolling().take('move').until('move').take(move).goOn(settled);
    const [x, y] = t.pose(0);
    const wide = t.g.baseOf(t.unit(0), 0).width / 2;
    const aside = (gap: number) => ({ x: x + wide + SMALL_BASE / 2 + gap, y, degrees: 0 });
    expect(t.match.decide(1, aside(75.2))).toBeDefined();
    t.take(aside(74.8));
    expect(t.goOn((now) => now.open[0] === '1 action').unit(1).status).toBe('play');
  });
});

describe('bands', () => {
  const kin = (x: number, y: number, more: Spec = {}) => unit('clan-kryze-veterans', 0, x, y, { ...alone(5), ...more });
  const first = (a: { type: string; options?: readonly { id: string }[] }) => a.options![0]!.id;
  const dodges = (friend: Spec, aim: number) => {
    const t = lay26({ units: [kin(900, 400, { tokens: { aim } }), friend, storm(700, 400)], active: 0 });
    return t.fight({ 'window:attack.reroll': first, aim: [] }).until('action').tokens(0, 'dodge');
  };
  it('Mandalorians Are Stronger Together: with kin within 2 and an aim token spent', () => {
    const at = (gap: number) => kin(900 + apart(gap), 400);
    expect([dodges(at(2 * SEGMENT), 1), dodges(at(2 * SEGMENT + 1), 1)]).toEqual([1, 0]);
    expect(dodges(at(100), 0)).toBe(0);
    expect(dodges(rebels(1000, 400, alone(4)), 1)).toBe(0);
    expect(dodges(unit('clan-wren-veterans', 0, 1000, 400), 1)).toBe(0);
  });
  it('We Fight For Our Family: of several kin one is chosen; only after its own attack action', () => {
    const wren = (x: number, y: number) => unit('clan-wren-veterans', 0, x, y, alone(3));
    const family = [wren(400, 400), unit('ursa-wren', 0, 400, 500), wren(500, 500), rebels(300, 400, alone(4))];
    const t = lay26({ units: [...family, storm(650, 400)], active: 0 });
    t.fight().until('card-unit');
    expect(t.options()).toEqual(['1', '2', 'none']);
    t.take('2');
    expect([0, 1, 2, 3].map((id) => t.tokens(id, 'dodge'))).toEqual([0, 0, 1, 0]);
    const moved = lay26({ units: [...family, storm(650, 400)], active: 0 })
      .until('action')
      .take('aim');
    expect(moved.open).toEqual(['0 action']);
    const other = lay26({ units: [...family, storm(650, 400)], active: 3 })
      .fight()
      .until('action');
    expect([0, 1, 2, 3].map((id) => other.tokens(id, 'dodge'))).toEqual([0, 0, 0, 0]);
    const told = (table: Table) =>
      table.events('ability').flatMap(({ card, unit: id }) => (card === 'we-fight-for-our-family' ? [id] : []));
    const lonely = lay26({ units: [wren(400, 400), rebels(300, 400, alone(4)), storm(650, 400)], active: 0 });
    expect([told(t), told(other), told(lonely.fight().until('action'))]).toEqual([[0], [], []]);
  });
  const struck = (units: readonly Spec[], face: 'hit' | 'blank', hits = 6) => {
    const t = lay26({
      units: [unit(VADER, 1, 400, 400), ...units],
      active: 0,
      red: Array.from({ length: 6 }, (_, i) => (i < hits ? face : 'blank')),
      redDefence: Array.from({ length: 6 }, () => 'blank'),
    } as TableSpec);
    t.until('action').take('attack');
    t.goOn((now) => offers(now, 'attack.after', 'victory-or-death') || now.open[0] === '1 action', { defender: '1' });
    return t;
  };
  it('Victory or Death: after wounds of its own, for one suppression token', () => {
    const rook = unit('rook-kast', 0, 400 + apart(0), 400);
    const [bloody, unhurt] = [struck([rook], 'hit'), struck([rook], 'blank')];
    const other = struck([rebels(400 + apart(0), 400), unit('rook-kast', 0, 700, 500)], 'hit');
    const asked = [bloody, unhurt, other].map((t) => offers(t, 'attack.after', 'victory-or-death'));
    expect(asked).toEqual([true, false, false]);
    const scratch = struck([rook], 'hit', 1);
    expect([scratch.wounds(1), offers(scratch, 'attack.after', 'victory-or-death')]).toEqual([1, true]);
    const before = bloody.tokens(1, 'suppression');
    use(bloody, 'victory-or-death').take('aim');
    expect([bloody.tokens(1, 'suppression') - before, bloody.tokens(1, 'aim')]).toEqual([1, 1]);
  });
  const ordering = (nominate: string, others: readonly Spec[]) =>
    lay26({
      units: [unit('the-armorer', 0, 400, 400), unit('paz-vizsla', 0, 500, 400), ...others, unit(VEERS, 1, 1500, 700)],
      phase: 'command',
      stage: 2,
      priority: 0,
      hands: [{ played: 'assault' }, {}],
    }).goOn((now) => offers(now, 'unit.ordered', '0:this-is-the-way') || now.state.phase === 'activation', {
      nominate,
    });
  it('This Is the Way: others of the Watch within 2 that can, up to the number', () => {
    const t = ordering('1', [rebels(400, 500, alone(4)), unit('din-djarin', 0, 500 + apart(2 * SEGMENT + 1), 400)]);
    use(t, '0:this-is-the-way');
    expect(t.options()).toEqual(['Move 1', 'Recover 2', 'none']);
    t.take('Recover 2');
    expect(t.ask()).toMatchObject({ kind: 'card-units', min: 0, max: 1 });
    expect(t.options()).toEqual(['1']);
  });
  const ewoks = (x: number, y: number, more: Spec = {}) => unit('ewok-skirmishers', 0, x, y, { ...alone(6), ...more });
  it('Master Storyteller: Ewoks within 2, their god among them, none at the least', () => {
    const told = (...units: readonly Spec[]) =>
      lay26({ units: [unit('c-3p0', 0, 400, 400), ...units, far], active: 0, round: 2 }).until('action');
    const t = told(ewoks(400 + apart(2 * SEGMENT), 400), ewoks(400, 400 + apart(2 * SEGMENT + 1)), rebels(400, 300));
    use(t, 'master-storyteller');
    expect(t.ask()).toMatchObject({ kind: 'card-units', min: 0, max: 2 });
    expect(t.options()).toEqual(['0', '1']);
  });
  it('Swashbuckler: not after the attack of another, nor of its own other actions', () => {
    const pirates = unit('weequay-pirates', 0, 400, 400, { tokens: { aim: 1 } });
    const t = lay26({
      units: [pirates, rebels(400, 550, { ...alone(4), tokens: { aim: 1 } }), storm(600, 400)],
      active: 1,
    });
    expect(t.fight({ 'window:attack.reroll': first, aim: [] }).until('action').tokens(0, 'dodge')).toBe(0);
    const aims = lay26({ units: [pirates, storm(600, 400)], active: 0 })
      .until('action')
      .take('aim')
      .until('action');
    expect(aims.tokens(0, 'dodge')).toBe(0);
  });
});

describe('Cache and Infiltrate', () => {
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

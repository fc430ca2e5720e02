import { describe, expect, it } from 'vitest';
import { SEGMENT } from '../../../src/geometry/range.ts';
import { legion } from '../../../src/index.ts';
import { apart, lay, type Table, unit } from '../../table.ts';
import { alone, BOBA, rebels, storm, VADER } from '../../troops.ts';

/** What counts as an action, and what only looks like one. */

const offered = (t: Table, card: string): boolean => t.options().some((id) => id.includes(card));
const use = (card: string) => (a: { type: string; options?: readonly { id: string }[] }) =>
  a.options?.find(({ id }) => id.includes(card))?.id ?? 'pass';
const actions = (t: Table) => t.events('action').map(({ action }) => action);

describe('a free action of any kind', () => {
  const motivated = (way: string) =>
    lay({
      units: [storm(400, 400, { order: 'faceup' }), unit(VADER, 1, 400, 700), rebels(400 + apart(300), 400)],
      active: { unit: 0, step: 'start' },
      hands: [{}, { played: 'new-ways-to-motivate-them' }],
    }).until('action', { 'window:unit.activates': use('new-ways'), 'free-action': way });
  it('[LE-AKTIONEN-12] may be any that the unit could perform, and costs none of the two', () => {
    const t = lay({
      units: [storm(400, 400, { order: 'faceup' }), unit(VADER, 1, 400, 700), rebels(400 + apart(300), 400)],
      active: { unit: 0, step: 'start' },
      hands: [{}, { played: 'new-ways-to-motivate-them' }],
    }).until('free-action', { 'window:unit.activates': use('new-ways') });
    for (const action of ['move', 'attack', 'aim', 'dodge', 'standby', 'recover'])
      expect(t.options()).toContain(action);
    expect(motivated('aim').state.turn).toMatchObject({ actions: 2 });
  });
  it('[LE-AKTIONEN-13] counts as that action: not again, unless it was a move', () => {
    expect(motivated('aim').options()).not.toContain('aim');
    expect(motivated('dodge').options()).not.toContain('dodge');
    expect(motivated('move').options()).toContain('move');
  });
});

describe('before a free action', () => {
  const laid = (t: Table, seat: 0 | 1, about: number): boolean =>
    legion.aids['preview']!.open!(legion.view(t.state, seat), t.match.askOf(seat), { unit: about });
  it('[LE-PROBEMESSUNGEN-02] the movement tool lies at the leader of the unit whose activation it is, and at no other', () => {
    const t = lay({
      units: [storm(400, 400, { order: 'faceup' }), unit(VADER, 1, 400, 700), rebels(400 + apart(300), 400)],
      active: { unit: 0, step: 'start' },
      hands: [{}, { played: 'new-ways-to-motivate-them' }],
    }).until('free-action', { 'window:unit.activates': use('new-ways') });
    const { seat } = t.ask();
    expect([laid(t, seat as 0 | 1, 0), laid(t, seat as 0 | 1, 1), laid(t, seat === 0 ? 1 : 0, 0)]).toEqual([
      true,
      false,
      false,
    ]);
  });
  it('[LE-PROBEMESSUNGEN-02] whoever stands by measures no move in the activation of another', () => {
    const t = lay({
      units: [rebels(400, 400, alone(4)), unit('at-st', 1, 550, 400, { degrees: 270, tokens: { standby: 1 } })],
      active: 0,
      black: ['blank'],
    });
    t.until('action').take('attack').until('free-action');
    expect(t.options()).toContain('move');
    expect(laid(t, 1, 1)).toBe(false);
  });
});

describe('what is no action', () => {
  it('[LE-ERHOLUNG-03] a unit that recovers by an effect has performed no recover action', () => {
    const t = lay({
      units: [unit('clone-captain-rex', 0, 400, 400, { tokens: { suppression: 1 } }), storm(1500, 700)],
      active: { unit: 0, step: 'start' },
      hands: [{ played: 'were-not-programmed' }, {}],
    }).until('action', { recover: ['suppression.0'] });
    expect([t.tokens(0, 'suppression'), actions(t)]).toEqual([0, []]);
    expect(t.options()).toContain('recover');
  });
  it('[LE-FREIE-KARTENAKTIONEN-07] a token of a free card action is no dodge action', () => {
    const t = lay({
      units: [unit(VADER, 1, 400, 400, { upgrades: ['force-reflexes'] }), rebels(1500, 700)],
      active: 0,
    }).until('action');
    t.take(t.options().find((id) => id.includes('force-reflexes'))!).until('action');
    expect(t.tokens(0, 'dodge')).toBe(1);
    expect(actions(t)).not.toContain('dodge');
    expect(t.options()).toContain('dodge');
  });
});

describe('Vader', () => {
  it('[LE-STATIONAER-01] Force Push is offered against whom it can move, not against a stationary unit', () => {
    const against = (card: string) =>
      offered(
        lay({
          units: [
            unit(VADER, 1, 400, 400, { upgrades: ['force-push'] }),
            unit(card, 0, 400 + apart(SEGMENT) / 2 + 40, 400),
          ],
          active: 0,
        }).until('action'),
        'force-push',
      );
    expect([against('rebel-troopers'), against('1-4-fd-laser-cannon-team')]).toEqual([true, false]);
  });
  it('[LE-FREIE-KARTENAKTIONEN-06] pushes before he moves or when Relentless is over, not in between', () => {
    const t = lay({
      units: [unit(VADER, 1, 400, 400, { upgrades: ['force-push', 'saber-throw'] }), rebels(400 + apart(SEGMENT), 400)],
      active: 0,
    }).until('action');
    expect(offered(t, 'force-push')).toBe(true);
    t.take('move').until('window:action.after');
    expect([offered(t, 'relentless'), offered(t, 'force-push')]).toEqual([true, false]);
    t.take('pass').until('action');
    expect(offered(t, 'force-push')).toBe(true);
  });
  it('[LE-KARTENAKTIONEN-06] throws his saber with Relentless', () => {
    const at = (gap: number) => {
      const t = lay({
        units: [unit(VADER, 1, 400, 400, { upgrades: ['saber-throw'] }), rebels(400 + apart(gap), 400, alone(4))],
        active: 0,
      }).until('action');
      t.take('move').goOn((table) => table.state.turn?.unit !== 0 || table.events('attack').length > 0, {
        'window:action.after': use('relentless'),
        move: { kind: 'standard', speed: 1, heading: 0, bend: 0, way: 0.1 },
      });
      return t.events('attack').map(({ melee }) => melee);
    };
    expect(at(SEGMENT)).toEqual([false]);
    expect(at(4 * SEGMENT)).toEqual([]);
  });
});

describe('a bounty', () => {
  it('[LE-KOPFGELD-08] is won when the wounds that stims put off kill the prey', () => {
    const t = lay({
      units: [
        unit(BOBA, 0, 400, 400),
        unit('leia-organa', 1, 600, 400, { upgrades: ['emergency-stims'], wounds: 5, bounty: 1 }),
        unit('rebel-troopers', 1, 1500, 100),
      ],
      active: 0,
      black: ['crit', 'crit'],
      whiteDefence: Array.from({ length: 6 }, () => 'blank'),
    });
    t.fight({
      weapons: (a) =>
        a.type === 'form'
          ? Object.fromEntries(
              a.fields.map((f, i) => [f.id, i === 0 ? f.options.find(({ id }) => id.includes('ee-3'))!.id : 'none']),
            )
          : {},
      defender: '1',
      'window:unit.suffers': use('emergency-stims'),
      'card-number': '2',
    });
    expect([t.unit(1).status, t.unit(1).upgrades[0]!.wounds]).toEqual(['play', 2]);
    t.goOn((table) => table.unit(1).status === 'defeated', {
      activate: (a) => (a.type === 'choice' ? a.options[0]!.id : ''),
    });
    expect([t.unit(1).status, t.unit(0).bountiesWon]).toEqual(['defeated', 1]);
  });
});

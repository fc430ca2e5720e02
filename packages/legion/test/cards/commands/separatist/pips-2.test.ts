import type { Ask } from '@holotisch/engine';
import { describe, expect, it } from 'vitest';
import { SEGMENT } from '../../../../src/geometry/range.ts';
import { hasKeyword, keywordOf } from '../../../../src/values.ts';
import { apart, lay, type Spec, unit } from '../../../table.ts';
import { alone, holding, rebels, storm } from '../../../troops.ts';
import { acting, resolving } from '../../played.ts';
import { finishTurn, inActivation, most } from '../../watching.ts';

const one = alone(4);
const use = (card: string) => `command:0.${card}`;
const TACTICAL = 'super-tactical-droid';
const b1 = (x: number, y: number, more: Spec = {}): Spec => unit('b1-battle-droids', 0, x, y, { ...alone(6), ...more });

describe('Double the Fall', () => {
  const DOOKU = 'count-dooku';
  it('Double the Fall: enemies with orders only', () => {
    const t = lay({
      units: [
        unit('count-dooku', 0, 400, 400, { order: 'faceup' }),
        ...[
          storm(500, 400, { ...one, order: 'faceup' }),
          storm(400, 500, one),
          storm(300, 400, { ...one, order: 'facedown' }),
        ],
        storm(400, 300, { ...one, order: 'faceup' }),
      ],
      stage: 0,
      hands: [{ played: 'double-the-fall' }, {}],
    });
    t.until('card-units', { 'window:activation.start': use('double-the-fall') });
    expect([t.options(), t.ask()]).toMatchObject([['1', '4'], { min: 1, max: 2 }]);
  });
  it('Double the Fall: Dooku gives up his order, and two enemies at range 2 lose theirs', () => {
    const t = lay({
      units: [
        unit(DOOKU, 0, 400, 400, { order: 'faceup' }),
        storm(400 + apart(2 * SEGMENT), 400, { ...one, order: 'faceup' }),
        storm(400, 400 + apart(2 * SEGMENT + 0.01), { ...one, order: 'faceup' }),
      ],
      stage: 0,
      hands: [{ played: 'double-the-fall' }, {}],
    });
    t.until('card-units', { 'window:activation.start': use('double-the-fall') });
    expect(t.options()).toEqual(['1']);
    t.take(['1']);
    expect([t.unit(0).order, t.unit(1).order, t.unit(2).order]).toEqual(['none', 'none', 'faceup']);
    expect(t.state.hands[1]!.pool).toEqual(['corps']);
  });
});

describe("I'm in Control", () => {
  const BANE = 'cad-bane';
  it('I’m in Control: a single token is handed on, and friends are not held fast', () => {
    const give = (who: Spec, count: string) => {
      const t = acting('im-in-control', { unit: 0, step: 'start' }, [
        ...[unit(BANE, 0, 400, 400, holding('suppression', 2)), who, storm(1600, 800)],
      ]);
      t.until('card-number', { 'window:unit.activates': use('im-in-control') }).take(count);
      return [t.tokens(0, 'suppression'), t.tokens(1, 'suppression'), t.tokens(1, 'immobilize')];
    };
    expect(give(storm(500, 400, one), '1')).toEqual([1, 1, 1]);
    expect(give(storm(500, 400, one), '0')).toEqual([2, 0, 0]);
    expect(give(rebels(500, 400, one), '1')).toEqual([1, 1, 0]);
  });
  it('I’m in Control: to other troopers near him, one after the other, until nothing is left', () => {
    const t = acting('im-in-control', { unit: 0, step: 'start' }, [
      unit(BANE, 0, 400, 400, holding('suppression', 2)),
      ...[unit('at-rt-rebel', 1, 500, 400), storm(400, 500, one), storm(300, 400, one), storm(400, 300, one)],
    ]);
    t.until('card-number', { 'window:unit.activates': use('im-in-control') });
    expect(t.options()).toEqual(['0', '1', '2']);
    t.take('1');
    expect(t.options()).toEqual(['0', '1']);
    t.take('1');
    expect(t.ask().kind).not.toBe('card-number');
    expect([0, 1, 2, 3, 4].map((id) => t.tokens(id, 'suppression'))).toEqual([0, 0, 1, 1, 0]);
  });
  it('I’m in Control: nothing without suppression, without troopers near, or for another unit', () => {
    const asked = (suppression: number, x: number, active = 0) =>
      acting('im-in-control', { unit: active, step: 'start' }, [
        unit(BANE, 0, 400, 400, holding('suppression', suppression)),
        ...[storm(x, 400, one), rebels(400, 500, { ...one, ...holding('suppression', 1) }), storm(1700, 800)],
      ]).open.includes('0 window:unit.activates');
    expect([asked(1, 500), asked(0, 500), asked(1, 500, 2)]).toEqual([true, false, false]);
    const lonely = acting('im-in-control', { unit: 0, step: 'start' }, [
      ...[unit(BANE, 0, 400, 400, holding('suppression', 1)), storm(1700, 800)],
    ]);
    expect(lonely.open).not.toContain('0 window:unit.activates');
  });
  it('I’m in Control: his suppression goes to troopers at range 2; enemies are held fast', () => {
    const give = (gap: number) => {
      const t = acting('im-in-control', { unit: 0, step: 'start' }, [
        unit(BANE, 0, 400, 400, holding('suppression', 2)),
        storm(400 + apart(gap), 400, one),
      ]);
      t.until('action', { 'window:unit.activates': use('im-in-control'), 'card-number': '2' });
      return [t.tokens(1, 'suppression'), t.tokens(1, 'immobilize')];
    };
    expect(give(2 * SEGMENT)).toEqual([2, 1]);
    expect(give(2 * SEGMENT + 0.01)).toEqual([0, 0]);
  });
});

describe('Orbital Strike', () => {
  it('Orbital Strike: once, at the end of a droid commander’s activation', () => {
    const t = acting('orbital-strike', 0, [unit(TACTICAL, 0, 100, 400), storm(100 + apart(3 * SEGMENT + 1), 400, one)]);
    t.until('action').take('none');
    finishTurn(t, 0, { 'window:unit.ends': use('orbital-strike') });
    expect(t.events('rolled')[0]!.dice.map(({ colour }) => colour)).toEqual(['red', 'red', 'black', 'black']);
  });
  it('Orbital Strike: not by a commander of flesh and blood, nor by the enemy’s, nor at who stands too near', () => {
    const struck = (own: Spec, gap = 3 * SEGMENT + 1, active = 0) => {
      const units = [own, unit(TACTICAL, 1, 100 + apart(gap), 400)];
      const t = acting('orbital-strike', active, units);
      t.until('action').take('none');
      return finishTurn(t, active, { 'window:unit.ends': use('orbital-strike') }).events('attack').length;
    };
    expect(struck(unit(TACTICAL, 0, 100, 400))).toBe(1);
    expect(struck(unit('count-dooku', 0, 100, 400))).toBe(0);
    expect(struck(unit(TACTICAL, 0, 100, 400), SEGMENT)).toBe(0);
    expect(struck(unit(TACTICAL, 0, 100, 400), 3 * SEGMENT + 1, 1)).toBe(0);
  });
});

describe('Preservation Protocols', () => {
  it('Preservation Protocols: droid troopers without a programming, too', () => {
    const t = resolving('preservation-protocols', [
      unit('super-tactical-droid', 0, 400, 400),
      ...[unit('ig-100-magnaguard', 0, 500, 400), storm(1500, 700)],
    ]).goOn(inActivation, { orders: most });
    expect([0, 1].map((id) => [t.unit(id).order, t.tokens(id, 'dodge')])).toEqual([
      ['faceup', 1],
      ['faceup', 1],
    ]);
  });
  it('Preservation Protocols: droids whom it orders gain Disengage, Impervious and a dodge token', () => {
    const t = resolving('preservation-protocols', [unit(TACTICAL, 0, 400, 400), b1(500, 400), storm(1500, 700)]).goOn(
      inActivation,
    );
    expect([
      t.tokens(1, 'dodge'),
      hasKeyword(t.g, t.unit(1), 'impervious'),
      hasKeyword(t.g, t.unit(1), 'disengage'),
    ]).toEqual([1, true, true]);
  });
});

describe('Supreme Commander', () => {
  const GRIEVOUS = 'general-grievous-sinister-cyborg';
  const highest = (a: Ask) => (a.type === 'choice' ? a.options.at(-1)!.id : '');
  it('Supreme Commander: a surge token for each trooper unit at range 1; those with orders guard others, in melee too', () => {
    const t = resolving('supreme-commander', [
      unit(GRIEVOUS, 0, 400, 400),
      b1(400 + apart(SEGMENT), 400),
      b1(400, 400 + apart(SEGMENT + 0.01)),
      storm(1500, 700),
    ]);
    t.goOn(inActivation, { orders: ['1', '2'] });
    expect(t.tokens(0, 'surge')).toBe(1);
    expect([0, 1, 2].map((id) => keywordOf(t.g, t.unit(id), 'guardian'))).toEqual([0, 2, 2]);
    const melee = (order: string) => {
      const m = acting(
        'supreme-commander',
        1,
        [b1(400, 400, { order }), storm(500 + apart(0), 400), unit(GRIEVOUS, 0, 500, 400)],
        { black: ['hit', 'hit', 'hit', 'hit'] },
      );
      m.fight({ 'window:attack.modify': '0:guardian', 'card-number': highest });
      return m.events('guards').length;
    };
    expect([melee('faceup'), melee('none')]).toEqual([1, 0]);
  });
});

describe('The Phantom Menace', () => {
  const MAUL = 'maul-impatient-apprentice';
  it('The Phantom Menace: what explodes beside Maul hurts him all the same', () => {
    const t = lay({
      units: [
        unit(MAUL, 0, 400, 400),
        unit('rebel-commandos', 1, 900, 700, {
          minis: [null, 'fallen', 'fallen', 'fallen', null],
          upgrades: ['proton-charge-saboteur'],
        }),
      ],
      active: 1,
      hands: [{ played: 'the-phantom-menace' }, {}],
      markers: [
        { kind: 'charge', seat: 1, by: 'upgrade/proton-charge-saboteur', note: 'Proton Charge', x: 450, y: 400 },
      ],
    });
    t.until('action')
      .take('aim')
      .until('action', { 'window:action.after': (a) => (a.type === 'choice' ? a.options[0]!.id : '') });
    expect(t.events('attack')).toMatchObject([{ kind: 'detonation', defender: 0 }]);
  });
  it('[R-LE-100] The Phantom Menace, divulged: it is no longer in hand', () => {
    const t = lay({
      units: [unit(MAUL, 0, 0, 0, { status: 'reserve' }), storm(0, 0, { status: 'reserve' })],
      phase: 'prepare',
      battle: { deployment: 'battle-lines' },
      hands: [{ cards: ['the-phantom-menace', 'push'] }, {}],
    });
    t.until('divulge').take('the-phantom-menace');
    expect(t.state.hands[0]!.cards).toEqual(['push']);
  });
  it('[R-LE-100] The Phantom Menace: blue shows first, each card once and only what says so; whoever shows nothing keeps it', () => {
    const PADME = 'padme-amidala';
    const t = lay({
      units: [unit(MAUL, 0, 0, 0, { status: 'reserve' }), unit(PADME, 1, 0, 0, { status: 'reserve' })],
      phase: 'prepare',
      blue: 1,
      priority: 1,
      battle: { deployment: 'battle-lines' },
      hands: [{ cards: ['the-phantom-menace', 'push'] }, { cards: ['diplomatic-cover', 'push'] }],
    });
    expect([t.open, t.options()]).toEqual([['1 divulge'], ['diplomatic-cover', 'none']]);
    t.take('none');
    expect([t.open, t.options()]).toEqual([['0 divulge'], ['the-phantom-menace', 'none']]);
    t.refuses('push', 'LE-KOMMANDOKARTEN-14');
    t.take('the-phantom-menace');
    expect(t.open[0]).not.toContain('divulge');
    expect(t.state.hands.map(({ divulged }) => divulged)).toEqual([['the-phantom-menace'], []]);
    expect(t.state.hands[1]!.cards).toEqual(['diplomatic-cover', 'push']);
    // What stays in the hand is not shown again.
    const stays = lay({
      units: [unit(MAUL, 0, 0, 0, { status: 'reserve' }), unit(PADME, 1, 0, 0, { status: 'reserve' })],
      phase: 'prepare',
      battle: { deployment: 'battle-lines' },
      hands: [{ cards: ['push'] }, { cards: ['diplomatic-cover', 'push'] }],
    }).take('diplomatic-cover');
    expect(stays.open[0]).not.toContain('divulge');
    expect(stays.state.hands[1]!.cards).toEqual(['diplomatic-cover', 'push']);
  });
  it('[R-LE-99] The Phantom Menace, divulged: in round 1 neither Maul nor his probes act for the objective, later they do', () => {
    const CARD = 'the-phantom-menace';
    const claims = (card: string, active: number, round: number, divulged = true) => {
      const t = lay({
        units: [unit(MAUL, 0, 400, 700), unit(card, 0, 400, 400), storm(1700, 800)],
        active,
        round,
        battle: { objective: 'recover-the-supplies' },
        ...(divulged && {
          hands: [{ discard: [CARD], divulged: [CARD] }, {}],
          lasting: [
            {
              source: `command:0.${CARD}`,
              unit: 0,
              until: 'game',
              value: 'keyword.infiltrate',
              modifier: { add: 1 },
            },
          ],
        }),
        markers: [700, 400].map((y) => ({
          kind: 'objective',
          by: 'recover-the-supplies',
          x: 426.05,
          y,
        })),
      }).until('action');
      const isClaim = (id: string) => id.startsWith('card:battle:recover-the-supplies.');
      return t.options().some(isClaim);
    };
    const PROBES = 'drk-1-sith-probe-droids';
    expect([claims(PROBES, 0, 1), claims(PROBES, 1, 1)]).toEqual([false, false]);
    expect([claims(PROBES, 0, 2), claims(PROBES, 1, 2), claims(PROBES, 0, 1, false)]).toEqual([true, true, true]);
    expect(claims('b1-battle-droids', 1, 1)).toBe(true);
  });
  it('The Phantom Menace: Maul neither attacks nor is attacked from beyond range 2', () => {
    const mine = acting('the-phantom-menace', 0, [unit(MAUL, 0, 400, 400), storm(400 + apart(0), 400)]).until('action');
    expect(mine.options()).not.toContain('attack');
    const theirs = (gap: number) =>
      acting('the-phantom-menace', 1, [unit(MAUL, 0, 400, 400), storm(400 + apart(gap), 400, one)])
        .until('action')
        .options()
        .includes('attack');
    expect([theirs(2 * SEGMENT), theirs(2 * SEGMENT + 0.01)]).toEqual([true, false]);
  });
  it('[R-LE-100] The Phantom Menace, divulged: Infiltrate, and the card is discarded', () => {
    const t = lay({
      units: [unit(MAUL, 0, 0, 0, { status: 'reserve' }), storm(0, 0, { status: 'reserve' })],
      phase: 'prepare',
      battle: { deployment: 'battle-lines' },
      hands: [{ cards: ['the-phantom-menace', 'push'] }, {}],
    });
    t.until('divulge')
      .take('the-phantom-menace')
      .goOn(({ state }) => state.phase === 'command');
    expect(t.state.hands[0]).toMatchObject({ discard: ['the-phantom-menace'] });
    expect(hasKeyword(t.g, t.unit(0), 'infiltrate')).toBe(true);
    expect(t.g.bans('attack').length).toBeGreaterThan(0);
  });
});

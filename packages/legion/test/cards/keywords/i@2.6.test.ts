import type { Ask } from '@holotisch/engine';
import { describe, expect, it } from 'vitest';
import { SEGMENT } from '../../../src/geometry/range.ts';
import { apart, type Spec, unit } from '../../table.ts';
import { lay26 } from '../../table26.ts';
import { alone, BOBA, holding, LEIA, rebels, storm, VADER } from '../../troops.ts';
import { offers, use } from '../watching.ts';

describe('Incognito in 2.6', () => {
  const far = storm(1500, 700, alone(4));
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

describe('Inconspicuous in 2.6', () => {
  it('Inconspicuous is asked for in a rally only', () => {
    const ARTOO = 'r2-d2-hero-of-a-thousand-devices';
    const t = lay26({
      units: [unit(ARTOO, 0, 400, 400, { tokens: { suppression: 2 } }), storm(1700, 800)],
      phase: 'end',
      round: 2,
    });
    expect(t.tokens(0, 'suppression')).toBe(1);
  });
});

describe('Independent', () => {
  const far = storm(1500, 700, alone(4));
  const starting = (card: string, more: Spec = {}) => {
    const t = lay26({ units: [unit(card, 0, 400, 400, more), far], phase: 'activation', stage: 0 });
    t.until('window:activation.start');
    return use(t, 'independent');
  };
  it('of a single thing it gains that at once', () => {
    expect(starting('black-sun-vigo').tokens(0, 'aim')).toBe(1);
    expect(starting('ewok-slingers').tokens(0, 'surge')).toBe(1);
  });
  it('Independent: without an order, at the start of the activation phase', () => {
    const t = (order: string) =>
      lay26({
        units: [unit(BOBA, 0, 400, 400, { order }), storm(1700, 800)],
        phase: 'activation',
        stage: 0,
      });
    const free = t('none').until('window:activation.start');
    use(free, 'independent').until('card-way').take('dodge 1');
    expect([free.tokens(0, 'aim'), free.tokens(0, 'dodge')]).toEqual([0, 1]);
    expect(t('faceup').open).not.toContain('0 window:activation.start');
  });
});

describe('Independent', () => {
  const far = storm(1700, 850, alone(4));
  const first = (a: Ask) => (a.type === 'choice' ? a.options[0]!.id : '');
  const starting = (card: string, more: Spec = {}, others: readonly Spec[] = []) => {
    const t = lay26({ units: [unit(card, 0, 400, 400, more), ...others, far], phase: 'activation', stage: 0 });
    t.until('window:activation.start');
    return use(t, 'independent');
  };
  it('Standby, Move and Recover are free actions', () => {
    const boba = starting('boba-fett-daimyo-of-mos-espa');
    expect(boba.events('action')).toMatchObject([{ action: 'standby', free: true }]);
    expect(starting('jyn-erso').open).toEqual(['0 move']);
    const ahsoka = starting('ahsoka-tano-padawan-commander', holding('suppression'));
    expect(ahsoka.open).toEqual(['0 recover']);
  });
  it('of several tokens one, unless the card gives all of them', () => {
    const logray = starting('logray');
    expect(logray.options()).toEqual(['aim 1', 'dodge 1']);
    const din = starting('din-djarin');
    expect([din.tokens(0, 'aim'), din.tokens(0, 'dodge')]).toEqual([1, 1]);
  });
  it('nobody moves out of a melee; who waits beside the table does not act', () => {
    const jyn = unit('agent-kallus', 1, 400 + apart(0), 400);
    expect(starting('jyn-erso', { upgrades: [] }, [jyn]).events('action').length).toBeLessThan(2);
    const t = lay26({
      units: [unit('boba-fett-daimyo-of-mos-espa', 0, 0, 0, { status: 'reserve' }), rebels(100, 60), far],
      phase: 'activation',
      stage: 0,
      round: 1,
      battle: { primary: 'close-the-pocket' },
    });
    t.goOn(({ state }) => state.stage > 0, { 'window:activation.start': first });
    expect(t.events('action')).toEqual([]);
  });
});

describe('Inspire in 2.6', () => {
  const one = alone(4);
  const far = storm(1700, 800, one);
  const ending = (active: number, units: readonly Spec[]) =>
    lay26({ units: [unit(LEIA, 0, 400, 400), ...units, far], active: { unit: active, step: 'end' } });
  const cowed = (x: number, y: number) => rebels(x, y, { ...one, ...holding('suppression', 2) });
  it('at the end of its own activation up to X tokens of others within 2', () => {
    const t = ending(0, [
      cowed(400 + apart(2 * SEGMENT), 400),
      cowed(400, 400 + apart(2 * SEGMENT + 0.1)),
      rebels(400, 300, one),
    ]);
    expect(offers(t, 'unit.ends', 'inspire')).toBe(true);
    t.take(t.options()[0]!);
    expect(t.options()).toEqual(['1', 'none']);
    t.take('1');
    expect(t.options()).toEqual(['1', 'none']);
    t.take('1');
    expect([t.tokens(1, 'suppression'), t.tokens(2, 'suppression')]).toEqual([0, 2]);
    expect(t.open[0]).not.toBe('0 card-unit');
  });
  it('stops when its player likes; is not asked for without anybody, nor for another’s activation', () => {
    const t = ending(0, [cowed(500, 400)]);
    t.take(t.options()[0]!).take('none');
    expect([t.tokens(1, 'suppression'), t.open[0]]).not.toContain('0 card-unit');
    expect(t.tokens(1, 'suppression')).toBe(2);
    expect(offers(ending(0, [rebels(500, 400, one)]), 'unit.ends', 'inspire')).toBe(false);
    expect(offers(ending(1, [rebels(500, 400, one), cowed(400, 500)]), 'unit.ends', 'inspire')).toBe(false);
  });
  it('[L2-AKTIVIERUNGSPHASE-12] Inspire: at the end of the activation, friends within 2', () => {
    const t = lay26({
      units: [unit(LEIA, 0, 400, 400), rebels(500, 400, { ...alone(4), tokens: { suppression: 2 } }), storm(1700, 800)],
      active: { unit: 0, step: 'end' },
    });
    t.until('window:unit.ends');
    use(t, 'inspire').until('card-unit').take('1');
    expect(t.tokens(1, 'suppression')).toBe(1);
  });
});

describe('Interrogate', () => {
  it('Interrogate: on a tie the card of who is interrogated counts a pip more', () => {
    const priority = (x: number) => {
      const t = lay26({
        units: [unit(LEIA, 0, 400, 400), unit('agent-kallus', 1, x, 400), unit(VADER, 1, 1500, 700)],
        phase: 'command',
        stage: 1,
        hands: [{ played: 'coordinated-bombardment' }, { played: 'ambush' }],
        redDefence: ['block'],
        blue: 0,
      });
      t.goOn((table) => table.events('priority').length > 0);
      return t.events('priority')[0]!;
    };
    expect(priority(500)).toMatchObject({ seat: 1, how: 'pips' });
    expect(priority(1200)).toMatchObject({ how: 'roll' });
  });
});

import { describe, expect, it } from 'vitest';
import { SEGMENT } from '../../../../src/geometry/range.ts';
import { hasKeyword, keywordOf, speedOf } from '../../../../src/values.ts';
import { apart, lay, type Spec, type Table, unit } from '../../../table.ts';
import { alone, holding, LEIA, rebels, storm, VADER, VEERS } from '../../../troops.ts';
import { acting, resolving } from '../../seated.ts';
import { inActivation, most } from '../../watching.ts';

const one = alone(4);
const use = (card: string) => `command:1.${card}`;
const rest = (t: Table, unit_: number, script = {}) => t.goOn(({ state }) => state.turn?.unit !== unit_, script);

describe('Annihilation Looms', () => {
  const KRENNIC = 'director-orson-krennic';
  it('Annihilation Looms: a suppression token for all troopers of both sides, two from round 5 on', () => {
    const fear = (round: number) => {
      const t = resolving(
        'annihilation-looms',
        [unit(KRENNIC, 1, 300, 300), rebels(1500, 700, one), unit('at-rt-rebel', 0, 1500, 300)],
        { round },
      );
      t.goOn(inActivation);
      return [0, 1, 2].map((id) => t.events('tokens').find(({ unit: u }) => u === id)?.change ?? 0);
    };
    expect(fear(4)).toEqual([1, 1, 0]);
    expect(fear(5)).toEqual([2, 2, 0]);
  });
});

describe('Coordinated Fire', () => {
  it('Coordinated Fire: after an aimed shot of a corps unit another friend at range 2 may gain an aim token', () => {
    const shot = (aim: number, gap: number) => {
      const t = acting('coordinated-fire', 0, [
        storm(400, 400, { ...one, ...holding('aim', aim) }),
        storm(400 - apart(gap), 400, one),
        rebels(600, 400),
      ]);
      t.until('action')
        .take('attack')
        .until('action', {
          'window:attack.reroll': '0:aim',
          'window:attack.after': use('coordinated-fire'),
          'card-unit': '1',
        });
      return t.tokens(1, 'aim');
    };
    expect([shot(1, 2 * SEGMENT), shot(1, 2 * SEGMENT + 0.01), shot(0, 2 * SEGMENT)]).toEqual([1, 0, 0]);
  });
});

describe('Darkness Descends', () => {
  const APPRENTICE = 'darth-vader-the-emperors-apprentice';
  it('[R-LE-100] Darkness Descends: Reliable 2 for the rest of the game; divulged it gives Infiltrate and Scout and is played first', () => {
    const t = resolving('push', [unit(APPRENTICE, 1, 400, 400), rebels(1500, 700), storm(600, 700)], {
      hands: [{}, { played: 'push', discard: ['darkness-descends'] }],
    });
    expect([0, 1, 2].map((id) => keywordOf(t.g, t.unit(id), 'reliable'))).toEqual([2, 0, 0]);
    const shown = lay({
      units: [
        unit(APPRENTICE, 1, 0, 0, { status: 'reserve' }),
        storm(0, 0, { status: 'reserve' }),
        unit(LEIA, 0, 0, 0, { status: 'reserve' }),
      ],
      phase: 'prepare',
      battle: { deployment: 'battle-lines' },
      hands: [{}, { cards: ['darkness-descends', 'push', 'ambush'] }],
    });
    shown.until('divulge').take('darkness-descends');
    expect(shown.match.seenBy(0).view.hands[1]).toMatchObject({
      divulged: ['darkness-descends'],
      cards: ['hidden', 'hidden', 'hidden'],
    });
    expect([keywordOf(shown.g, shown.unit(0), 'infiltrate'), keywordOf(shown.g, shown.unit(0), 'scout')]).toEqual([
      1, 1,
    ]);
    expect(keywordOf(shown.g, shown.unit(0), 'reliable')).toBe(0);
    shown.goOn(({ state }) => state.phase === 'command');
    expect(
      shown
        .events('deployed')
        .map(({ unit: u }) => u)
        .at(-1),
    ).toBe(0);
    expect(shown.options(1)).toEqual(['darkness-descends']);
  });
});

describe('Imperial Discipline', () => {
  it('Imperial Discipline: whoever is ordered may recover', () => {
    const t = resolving('imperial-discipline', [
      unit(VEERS, 1, 300, 300),
      storm(400, 300, { ...one, ...holding('suppression', 2) }),
      rebels(1500, 700),
    ]);
    t.goOn(inActivation, { 'window:unit.ordered': use('imperial-discipline'), recover: most });
    expect(t.tokens(1, 'suppression')).toBe(0);
  });
});

describe('Lying in Wait', () => {
  it('Lying in Wait: Sharpshooter 1, and an aim token after every enemy activation', () => {
    const t = acting('lying-in-wait', 1, [unit('bossk', 1, 400, 400), rebels(1500, 700, one), rebels(1500, 300, one)]);
    t.until('action').take('none');
    rest(t, 1);
    expect(t.tokens(0, 'aim')).toBe(1);
    expect([0, 2].map((id) => keywordOf(t.g, t.unit(id), 'sharpshooter'))).toEqual([1, 0]);
  });
});

describe('Master of Evil', () => {
  it('Master of Evil: a dodge token, and three suppression tokens for every enemy trooper unit at range 2', () => {
    const fear = (gap: number) => {
      const t = acting('master-of-evil', { unit: 0, step: 'start' }, [
        unit(VADER, 1, 400, 400),
        rebels(400 + apart(gap), 400, one),
      ]);
      return t.until('action').tokens(1, 'suppression');
    };
    expect([fear(2 * SEGMENT), fear(2 * SEGMENT + 0.01)]).toEqual([3, 0]);
    const t = resolving('master-of-evil', [unit(VADER, 1, 400, 400), rebels(1500, 700)]).goOn(inActivation);
    expect(t.tokens(0, 'dodge')).toBe(1);
  });
});

describe('Ruthless Tactics', () => {
  const KALLUS = 'agent-kallus';
  it('Ruthless Tactics: whoever was shot at gains an observation token, two if it is suppressed', () => {
    const shot = (suppression: number) => {
      const t = acting(
        'ruthless-tactics',
        0,
        [storm(400, 400, one), rebels(600, 400, holding('suppression', suppression)), unit(KALLUS, 1, 400, 700)],
        { white: ['blank'] },
      );
      t.until('action').take('attack').until('action');
      return t.tokens(1, 'observation');
    };
    expect([shot(0), shot(1)]).toEqual([1, 2]);
  });
});

describe('Tactical Strike', () => {
  const IDEN = 'iden-versio';
  it('Tactical Strike: slower, but steady and tactical', () => {
    const t = acting('tactical-strike', { unit: 0, step: 'start' }, [
      unit(IDEN, 1, 400, 400, { order: 'faceup' }),
      storm(700, 400, { order: 'faceup' }),
      rebels(1500, 700),
    ]);
    t.until('action', { 'window:unit.activates': use('tactical-strike') });
    expect([
      speedOf(t.g, t.unit(0)),
      hasKeyword(t.g, t.unit(0), 'steady'),
      keywordOf(t.g, t.unit(0), 'tactical'),
    ]).toEqual([1, true, 1]);
    rest(t.take('none'), 0);
    expect([speedOf(t.g, t.unit(0)), hasKeyword(t.g, t.unit(0), 'steady')]).toEqual([2, false]);
  });
  it('Tactical Strike: she and special forces with orders, nobody else', () => {
    const offered = (who: Spec, seat = 1) =>
      acting('tactical-strike', { unit: 0, step: 'start' }, [who, seat === 1 ? rebels(1500, 700) : storm(1500, 700)])
        .open;
    const asked = ['1 window:unit.activates'];
    expect(offered(unit(IDEN, 1, 400, 400, { order: 'faceup' }))).toEqual(asked);
    expect(offered(unit('scout-troopers', 1, 400, 400, { order: 'faceup' }))).toEqual(asked);
    expect(offered(unit('scout-troopers', 1, 400, 400))).toEqual(['1 action']);
    expect(offered(unit(IDEN, 1, 400, 400))).toEqual(['1 action']);
    expect(offered(storm(400, 400, { order: 'faceup' }))).toEqual(['1 action']);
    expect(offered(unit('rebel-commandos', 0, 400, 400, { order: 'faceup' }), 0)).toEqual(['0 action']);
  });
});

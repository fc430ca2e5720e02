import { describe, expect, it } from 'vitest';
import { SEGMENT } from '../../src/geometry/range.ts';
import { go } from '../flow/activation/move/moving.ts';
import { apart, type Script, type Spec, type Table, unit } from '../table.ts';
import { alone, holding, LUKE, rebels, storm, VADER } from '../troops.ts';
import { acting, resolving } from './played.ts';

/** How far command cards reach: who is at the very range may be chosen, a hair beyond it nobody, and with nobody nothing is offered. */

const one = alone(4);
const HAIR = 0.01;
const far = storm(1700, 850, { ...one, order: 'facedown' });
/** So far to the east, and to the west, of a small base at 900, 400. */
const east = (gap: number): number => 900 + apart(gap);
const west = (gap: number): number => 900 - apart(gap);
/**
 * What may be chosen where this kind of question comes; if it never comes before the end of the activation, nothing, unless the
 * card has been used for nothing.
 */
const choices = (t: Table, kind: string, script: Script): readonly string[] => {
  const asked = () => t.open[0]?.endsWith(` ${kind}`) === true;
  t.goOn((now) => asked() || now.events('activationEnds').length > 0 || now.state.round > 1, script);
  if (asked()) return t.options().filter((id) => id !== 'none');
  const { played } = t.state.hands[0]!;
  return t.events('ability').flatMap(({ card }) => (card === played ? ['used for nothing'] : []));
};
const acts = (t: Table): readonly string[] => t.until('action').options();

describe('how far command cards reach', () => {
  it('Vader’s Might: a friend and an enemy at range 1', () => {
    const might = 'card:command:0.vaders-might/might';
    const can = (who: Spec) => acts(acting('vaders-might', 0, [unit(VADER, 0, 900, 400), who, far])).includes(might);
    const friend = (gap: number) => unit('stormtroopers', 0, east(gap), 400, one);
    const enemy = (gap: number) => unit('rebel-troopers', 1, east(gap), 400, one);
    expect([friend, enemy].map((who) => [can(who(SEGMENT)), can(who(SEGMENT + HAIR))])).toEqual([
      [true, false],
      [true, false],
    ]);
  });
  it('You Serve Your Master Well: a friend at range 1, an enemy there who is suppressed', () => {
    const serve = 'card:command:0.you-serve-your-master-well/serve';
    const can = (who: Spec) =>
      acts(acting('you-serve-your-master-well', 0, [unit(LUKE, 0, 900, 400), who, far])).includes(serve);
    const enemy = (gap: number, suppression: number) =>
      storm(east(gap), 400, { ...one, ...holding('suppression', suppression) });
    expect([can(rebels(east(SEGMENT), 400, one)), can(rebels(east(SEGMENT + HAIR), 400, one))]).toEqual([true, false]);
    expect([can(enemy(SEGMENT, 1)), can(enemy(SEGMENT + HAIR, 1)), can(enemy(SEGMENT, 0))]).toEqual([
      true,
      false,
      false,
    ]);
  });
  const helped = (card: string, aim: number, gaps: readonly number[]) => {
    const friends = gaps.map((gap, i) =>
      unit('stormtroopers', 0, i === 0 ? west(gap) : 900, i === 0 ? 400 : 400 + apart(gap), one),
    );
    const t = acting(card, 0, [
      unit('stormtroopers', 0, 900, 400, { ...one, ...holding('aim', aim) }),
      unit('rebel-troopers', 1, 1100, 400, one),
      ...friends,
      unit('rebel-troopers', 1, 1700, 850, one),
    ]);
    t.until('action').take('attack');
    return choices(t, 'card-unit', {
      defender: '1',
      'window:attack.reroll': '0:aim',
      'window:attack.after': `command:0.${card}`,
    });
  };
  it('Covering Fire, Coordinated Fire: another friend at range 2 of the corps unit', () => {
    for (const card of ['covering-fire', 'coordinated-fire']) {
      expect([card, helped(card, 1, [2 * SEGMENT, 2 * SEGMENT + HAIR])]).toEqual([card, ['2']]);
      expect([card, helped(card, 1, [2 * SEGMENT + HAIR])]).toEqual([card, []]);
    }
  });
  it('Return of the Jedi: friends at range 3', () => {
    const calmed = (...gaps: number[]) => {
      const friends = gaps.map((gap, i) =>
        i === 0
          ? rebels(west(gap), 400, { ...one, ...holding('suppression', 1) })
          : rebels(east(gap), 400, { ...one, ...holding('suppression', 1) }),
      );
      const t = acting('return-of-the-jedi', { unit: 0, step: 'start' }, [
        unit(LUKE, 0, 900, 400),
        ...friends,
        storm(100, 850, one),
      ]);
      return choices(t, 'card-units', {});
    };
    expect([calmed(3 * SEGMENT, 3 * SEGMENT + HAIR), calmed(3 * SEGMENT + HAIR)]).toEqual([['1'], []]);
  });
  it('I Am a Jedi: enemy troopers at range 1', () => {
    const peace = (...gaps: number[]) => {
      const enemies = gaps.map((gap, i) => storm(i === 0 ? west(gap) : east(gap), 400, one));
      const t = resolving('i-am-a-jedi', [unit(LUKE, 0, 900, 400), ...enemies, far]);
      return choices(t, 'card-units', { 'window:unit.ordered': 'command:0.i-am-a-jedi' });
    };
    expect([peace(SEGMENT, SEGMENT + HAIR), peace(SEGMENT + HAIR)]).toEqual([['1'], []]);
  });
  it('You Disappoint Me: the trooper moves at speed 2, no faster', () => {
    const t = acting('you-disappoint-me', 0, [
      unit('count-dooku', 0, 400, 400),
      storm(400 + apart(SEGMENT), 400),
      storm(1700, 850),
    ]);
    t.until('action').take('attack');
    t.until('move', { defender: '1', 'window:attack.after': 'command:0.you-disappoint-me' });
    const fits = (speed: number): boolean => t.match.check(0, go('standard', speed, 90)) === undefined;
    expect([t.ask().about, fits(2), fits(3)]).toMatchObject([{ unit: 1 }, true, false]);
  });
});

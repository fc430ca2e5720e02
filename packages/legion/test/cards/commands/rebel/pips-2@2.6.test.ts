import { describe, expect, it } from 'vitest';
import { legion26 } from '../../../../src/game.ts';
import { SEGMENT } from '../../../../src/geometry/range.ts';
import { hasKeyword, keywordOf, keywordTargets } from '../../../../src/values.ts';
import { apart, lay, type Spec, unit } from '../../../table.ts';
import { alone, holding, LEIA, LUKE, rebels, storm } from '../../../troops.ts';
import { acting26 as acting, resolving26 as resolving } from '../../played.ts';
import { revealing } from '../../scenes.ts';
import { activationsBegun, inActivation, inFight, most, offeredBeforeAction, use } from '../../watching.ts';

const AHSOKA = 'ahsoka-tano-fulcrum';
const mine = (card: string, x: number, y: number, more: Spec = {}) => unit(card, 0, x, y, more);
const one = alone(4);

describe('Battlefield Reconnaissance', () => {
  const far = storm(1700, 850);
  it('Battlefield Reconnaissance: as many passes more as the round counts, for its own side', () => {
    const passes = (card: string, round: number) => {
      const t = resolving(card, [unit('rebel-agent', 0, 300, 300), rebels(500, 300, one), far], { round });
      return t.goOn(inActivation).state.hands.map((hand) => hand.passes);
    };
    expect([passes('battlefield-reconnaissance', 1), passes('battlefield-reconnaissance', 3)]).toEqual([
      [1, 0],
      [3, 0],
    ]);
    expect(passes('push', 3)).toEqual([0, 0]);
  });
});

describe('Courage of the Rebellion', () => {
  const use = (card: string, seat = 0) => `command:${seat}.${card}`;
  it('Courage of the Rebellion and Hold at Any Cost: recovery, or an aim and a standby token, for whom they order', () => {
    const t = resolving('courage-of-the-rebellion', [
      unit(LEIA, 0, 300, 300, holding('suppression', 1)),
      storm(1500, 700),
    ]);
    t.goOn(inActivation, { 'window:unit.ordered': use('courage-of-the-rebellion'), recover: most });
    expect(t.tokens(0, 'suppression')).toBe(0);
    const hold = resolving('hold-at-any-cost', [unit(LEIA, 0, 300, 300), rebels(400, 300, one), storm(1500, 700)]).goOn(
      inActivation,
    );
    expect([hold.tokens(1, 'aim'), hold.tokens(1, 'standby')]).toEqual([1, 1]);
  });
});

describe('Family Reunion', () => {
  const far = storm(1500, 700, one);
  it('Family Reunion: when one of the two is activated, the other one moves', () => {
    const t = (active: number) =>
      acting('family-reunion', { unit: active, step: 'start' }, [
        unit(AHSOKA, 0, 300, 300),
        unit('sabine-wren-explosive-artist', 0, 500, 300),
        rebels(800, 300, one),
        far,
      ]);
    expect([0, 1, 2].map((id) => offeredBeforeAction(t(id), 'unit.activates', 'family-reunion'))).toEqual([
      true,
      true,
      false,
    ]);
    const moves = (active: number) => {
      const table = t(active).until('window:unit.activates');
      table.take(table.options().find((id) => id.includes('family-reunion'))!).until('move');
      return table.ask();
    };
    expect([moves(0), moves(1)]).toMatchObject([{ about: { unit: 1 } }, { about: { unit: 0 } }]);
  });
});

describe('Family Reunion', () => {
  const far = storm(1700, 850, one);
  const revealing = (card: string, units: readonly Spec[]) =>
    lay({ units: [...units, far], phase: 'command', hands: [{ cards: [card] }, {}] }, legion26)
      .until('command-card')
      .take(card);
  const start = (active: number) => ({ unit: active, step: 'start' });
  const SABINE = 'sabine-wren-explosive-artist';
  it('Family Reunion: Teamwork with Sabine, and a speed-2 move', () => {
    const t = revealing('family-reunion', [mine(AHSOKA, 300, 300), mine(SABINE, 500, 300)]).goOn(activationsBegun);
    expect([0, 1].map((id) => keywordOf(t.g, t.unit(id), 'teamwork'))).toEqual([1, 0]);
    expect(keywordTargets(t.g, t.unit(0), 'teamwork')).toEqual(['Sabine Wren']);
    const moving = acting('family-reunion', start(0), [mine(AHSOKA, 300, 300), mine(SABINE, 500, 300), far]);
    use(moving.until('window:unit.activates'), 'family-reunion').until('move');
    const go = { kind: 'standard', heading: 0, bend: 0, way: 1 };
    expect(moving.match.decide(0, { ...go, speed: 3 })).toBeDefined();
    moving.take({ ...go, speed: 2 });
  });
});

describe('Hiding in Plain Sight', () => {
  const far = storm(1700, 850);
  const ewoks = (x: number, y: number) => unit('ewok-skirmishers', 0, x, y);
  it('Hiding in Plain Sight and Arboreal Assault: an Ewok commander orders Ewok troopers', () => {
    const units = [unit('wicket', 0, 400, 400), ewoks(600, 300), unit('rebel-troopers', 0, 300, 600), far];
    const t = resolving('hiding-in-plain-sight', units).goOn(inActivation);
    expect([0, 1, 2].map((id) => hasKeyword(t.g, t.unit(id), 'inconspicuous'))).toEqual([true, true, false]);
    const fierce = resolving('arboreal-assault', units).goOn(inActivation);
    expect([0, 1, 2].map((id) => keywordOf(fierce.g, fierce.unit(id), 'immobilize'))).toEqual([1, 1, 0]);
    const cards = (hero: string) =>
      lay(
        {
          units: [unit(hero, 0, 400, 400), ewoks(600, 300), far],
          phase: 'command',
          hands: [{ cards: ['hiding-in-plain-sight', 'push'] }, {}],
        },
        legion26,
      )
        .until('command-card')
        .options();
    expect(cards('wicket')).toEqual(['hiding-in-plain-sight', 'push']);
    expect(cards(LUKE)).toEqual(['push']);
  });
});

describe('My Ally Is the Force in 2.6', () => {
  it('My Ally Is the Force: only who is ordered with this card', () => {
    const t = resolving('my-ally-is-the-force', [
      unit(LUKE, 0, 300, 300),
      rebels(400, 300, one),
      storm(1500, 700),
    ]).goOn(inActivation);
    expect([t.tokens(0, 'dodge'), t.tokens(1, 'dodge')]).toEqual([1, 1]);
    const by = resolving('push', [unit(LUKE, 0, 300, 300), rebels(400, 300, one), storm(1500, 700)]).goOn(inActivation);
    expect(by.tokens(1, 'dodge')).toBe(0);
  });
});

describe('Revenge Is Not the Jedi Way', () => {
  const far = storm(1500, 700, one);
  it('Revenge Is Not the Jedi Way: three dodge tokens, and one mastery instead of the other', () => {
    const t = revealing('revenge-is-not-the-jedi-way', [
      unit('ahsoka-tano-padawan-commander', 0, 300, 300),
      rebels(700, 300),
      far,
    ]);
    expect([0, 1].map((id) => t.tokens(id, 'dodge'))).toEqual([3, 0]);
    expect([0, 1].map((id) => hasKeyword(t.g, t.unit(id), 'jarkai-mastery'))).toEqual([true, false]);
    expect(hasKeyword(t.g, t.unit(0), 'shien-mastery')).toBe(false);
  });
});

describe('Swift Protector', () => {
  it('Swift Protector: another trooper on a small base within 1 of her may dodge when it is attacked', () => {
    const attack = (gap: number, target: Spec = {}) =>
      inFight(
        acting('swift-protector', 0, [
          storm(700, 400, one),
          { ...rebels(400, 400, one), ...target },
          unit(AHSOKA, 0, 400, 400 - apart(gap)),
        ]),
        'attack.declared',
        'swift-protector',
      );
    expect([attack(SEGMENT), attack(SEGMENT + 0.01)]).toEqual([true, false]);
    expect(attack(60, { card: 'at-rt-rebel', minis: [null] })).toBe(false);
    const t = acting('swift-protector', 0, [storm(700, 400, one), unit(AHSOKA, 0, 400, 400)]);
    expect(inFight(t, 'attack.declared', 'swift-protector')).toBe(false);
    expect(keywordOf(t.g, t.unit(1), 'guardian')).toBe(2);
  });
  it('Swift Protector: a dodge token for the defender', () => {
    const t = acting('swift-protector', 0, [storm(700, 400, one), rebels(400, 400, one), mine(AHSOKA, 400, 300)]);
    t.until('action').take('attack').until('window:attack.declared', { defender: '1' });
    use(t, 'swift-protector');
    expect([1, 2].map((id) => t.tokens(id, 'dodge'))).toEqual([1, 0]);
  });
});

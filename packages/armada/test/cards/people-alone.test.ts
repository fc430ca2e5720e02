import type { Ask } from '@holotisch/engine';
import { describe, expect, it } from 'vitest';
import type { Face } from '../../src/state.ts';
import { lay, type Script, type Spec, ship, squadron, type Table } from '../table.ts';
import { CLOSE, CR90, duel, ISD, using, VSD, wing } from './upgrades/bridge.ts';

/** Commanders and officers: whom they serve, whom they do not, and what they do once. */

const HITS: Face[] = Array<Face>(9).fill('hit');
const ALL_HIT = { red: HITS, blue: HITS, black: HITS };
/** This answer where it is open, otherwise none. */
const orNone =
  (id: string) =>
  (a: Ask): string =>
    'options' in a && a.options.some((o) => o.id === id) ? id : 'none';
/** What a seat is offered in a window, if it opens before the activation is over. */
const offeredIn = (t: Table, window: string, script: Script = {}, seat = 0): readonly string[] => {
  const { active, round } = t.state;
  const isOver = (u: Table) => u.match.over || u.state.active !== active || u.state.round > round;
  const { attack } = script;
  const once = typeof attack === 'string' ? { ...script, attack: orNone(attack) } : script;
  t.goOn((u) => u.open[0] === `${seat} window:${window}` || isOver(u), once);
  return !isOver(t) && t.open[0] === `${seat} window:${window}` ? t.options() : [];
};
const exhausted = (kind = 'brace'): Spec => ({ kind, state: 'exhausted' });

describe('General Grievous (commander)', () => {
  const GRIEVOUS = { upgrades: ['general-grievous-commander'] };
  /** An enemy destroys a corvette with one card to go; who may get a token back. */
  const avenged = (lost: Spec, others: readonly Spec[]): readonly string[] =>
    offeredIn(
      lay({
        units: [ship(ISD, 1, 900, 300), lost, ...others],
        active: 0,
        step: 'attack',
        turnOf: 1,
        ...ALL_HIT,
      }),
      'unit.destroyed',
      { attack: 'front>1.front' },
    );
  const dying = (seat = 0, tokens: readonly Spec[] = []): Spec =>
    ship(CR90, seat, 900, CLOSE, 180, { damage: 3, shields: { front: 0 }, tokens: [...tokens] });
  const bearer = (x: number, tokens: readonly (string | Spec)[]): Spec =>
    ship(VSD, 0, x, CLOSE, 180, { ...GRIEVOUS, tokens: [...tokens] as never });
  it('serves a ship with a token to get back, up to distance 5 of the lost one', () => {
    const gap = (mm: number) => 900 - 21.5 - mm - 31.5;
    expect(avenged(dying(), [bearer(gap(304.5), [exhausted()])])).toContain('2:general-grievous-commander');
    expect(avenged(dying(), [bearer(gap(305.5), [exhausted()])])).toEqual([]);
    expect(avenged(dying(), [bearer(gap(100), ['brace'])])).toEqual([]);
    // the lost ship itself has no more use for its tokens
    expect(avenged(dying(0, [exhausted()]), [bearer(gap(100), ['brace'])])).toEqual([]);
  });
  it('serves his side and unique squadrons of it: no enemy, no other squadron', () => {
    const near = (unit: Spec) => avenged(dying(), [bearer(300, ['brace']), unit]);
    const at = { tokens: [exhausted()] };
    expect(near(squadron('luke-skywalker', 0, 800, CLOSE, at))).toContain('2:general-grievous-commander');
    expect(near(ship(VSD, 1, 780, CLOSE, 180, at))).toEqual([]);
  });
  it('mourns no enemy', () => {
    const t = duel({
      own: {},
      foe: { damage: 10, shields: { front: 0 }, tokens: [] },
      also: [wing({ ...GRIEVOUS, tokens: [exhausted()] }), ship(CR90, 1, 1700, 800, 180)],
      ...ALL_HIT,
    });
    expect(offeredIn(t, 'unit.destroyed', { attack: 'front>1.front' })).toEqual([]);
    expect(t.unit(1).status).toBe('destroyed');
  });
  it('a squadron counts where it was lost', () => {
    const shot = (gap: number): readonly string[] =>
      offeredIn(
        lay({
          units: [
            ship(ISD, 1, 900, 300),
            squadron('x-wing-squadron', 0, 900, 420, { hull: 1 }),
            ship(VSD, 0, 900 + 17 + gap + 31.5, 420, 180, { ...GRIEVOUS, tokens: [exhausted()] }),
          ],
          active: 0,
          step: 'attack',
          turnOf: 1,
          ...ALL_HIT,
        }),
        'unit.destroyed',
        { attack: 'front>1' },
      );
    expect([shot(304.5).length > 0, shot(305.5).length > 0]).toEqual([true, false]);
  });
});

describe('Kyrsta Agate (commander)', () => {
  const AGATE = '1:kyrsta-agate-commander';
  const defends = (foe: Spec, more: object = {}) =>
    offeredIn(
      duel({ theirs: ['kyrsta-agate-commander'], foe, ...ALL_HIT, ...more }),
      'attack.defend',
      { attack: 'front>1.front' },
      1,
    );
  it('discards a token of her own ship while it defends: not at speed 0, and not where all are gone', () => {
    expect(defends({ tokens: ['brace'] })).toContain(AGATE);
    expect(defends({ tokens: ['brace'], speed: 1 })).toContain(AGATE);
    expect(defends({ tokens: ['brace'], speed: 0 })).not.toContain(AGATE);
    expect(defends({ tokens: [{ kind: 'brace', state: 'discarded' }] })).toEqual([]);
    const friend = ship(VSD, 1, 1100, 460, 180, { upgrades: ['kyrsta-agate-commander'], tokens: ['brace'], speed: 1 });
    const other = duel({ foe: { tokens: ['brace'] }, also: [friend], ...ALL_HIT });
    expect(offeredIn(other, 'attack.defend', { attack: 'front>1.front' }, 1)).toEqual(['1:token.0', 'pass']);
  });
  it('[AR-VERTEIDIGUNGSMARKER-25] a kind that was discarded for its effect is not spent as well, another kind is', () => {
    const t = duel({ theirs: ['kyrsta-agate-commander'], foe: { tokens: ['brace', 'brace', 'evade'] }, ...ALL_HIT });
    t.until('window:attack.defend', { attack: 'front>1.front' }, 1).take(AGATE, '0');
    expect(t.options()).toContain('1:token.2');
    expect(t.options()).not.toContain('1:token.1');
    expect(t.barred('1:token.1')).toContain('AR-VERTEIDIGUNGSMARKER-25');
  });
  it('[AR-VERTEIDIGUNGSMARKER-13] a Salvo may be had against an attack, not against a Salvo', () => {
    expect(defends({ tokens: ['salvo'] })).toContain(AGATE);
    // her ship attacks, and is answered by a Salvo
    const answered = duel({
      mine: ['kyrsta-agate-commander'],
      own: { tokens: ['salvo', 'brace'] },
      foe: { tokens: ['salvo'], speed: 1 },
      ...ALL_HIT,
    });
    answered.goOn((u) => u.open[0] === '0 window:attack.defend' || u.events('attackEnds').length > 1, {
      attack: 'front>1.front',
      'window:attack.defend': '1:token.0',
    });
    expect(answered.options()).toContain('0:kyrsta-agate-commander');
    answered.take('0:kyrsta-agate-commander');
    // the brace is the only one left to choose, and it is discarded at once
    expect(answered.unit(0).tokens.map(({ state }) => state)).toEqual(['ready', 'discarded']);
  });
});

describe('Darth Vader (officer)', () => {
  const asks = (own: Spec, also: readonly Spec[], script: object = { attack: 'front>1.front' }) =>
    offeredIn(duel({ own, also, ...ALL_HIT }), 'attack.modify', script as never);
  it('serves a friendly ship that has a card to give up, against ships alone', () => {
    const vader = wing({ upgrades: ['darth-vader-officer'] });
    expect(asks({ upgrades: ['intel-officer'] }, [vader])).toContain('2:darth-vader-officer');
    expect(asks({ upgrades: [] }, [vader])).not.toContain('2:darth-vader-officer');
  });
});

describe('Expert Shield Tech', () => {
  it('takes the place of a Redirect of its own ship, not of a friend’s', () => {
    const spent = (own: Spec, also: readonly Spec[]) => {
      const t = duel({
        foe: { tokens: ['redirect'], ...own },
        also,
        ...ALL_HIT,
      });
      return offeredIn(t, 'attack.tokenSpent', { attack: 'front>1.front', ...using('attack.defend', '1:token.0') }, 1);
    };
    const tech = { upgrades: ['expert-shield-tech'] };
    expect(spent(tech, [])).toContain('1:expert-shield-tech');
    expect(spent({}, [ship(VSD, 1, 1100, 460, 180, { ...tech, speed: 1 })])).toEqual([]);
    const total = (own: Spec, also: readonly Spec[]) =>
      duel({ foe: { tokens: ['redirect'], ...own }, also, ...ALL_HIT }).fight({
        attack: 'front>1.front',
        ...using('attack.defend', '1:token.0'),
        'window:attack.tokenSpent': '1:expert-shield-tech',
      }).damage!;
    expect(total({}, []) - total(tech, [])).toBe(1);
  });
});

import { describe, expect, it } from 'vitest';
import { performAction } from '../../../../src/flow/activation/actions/perform.ts';
import { standardActions } from '../../../../src/flow/activation/actions/standard.ts';
import { assign } from '../../../../src/flow/tokens.ts';
import { academy, rookie, type Scene, type ShipSpec, scene, ship } from '../../../scene.ts';
import { drive, interceptor } from '../../words.ts';

const away = academy(450, 640, 180, { activated: true });
const acting = (mover: ShipSpec, other: ShipSpec = away): Scene =>
  scene({ phase: 'activation', ships: [mover, other] });
const X = rookie(450, 300, 0, { dial: 's2' });
const free = (s: Scene, only: readonly string[], ...answers: (string | number[])[]) =>
  drive(performAction(s.g, s.ship(0), { free: true, only }), ...answers);

describe('actions', () => {
  it('[XW-AKTIONEN-03] [XW-FOKUSSIERUNG-01] [XW-AUSWEICHEN-01] the action bar says which ones a ship has', () => {
    expect(acting(X).options()).toEqual(['focus', 'targetlock', 'none']);
    expect(acting(interceptor(450, 300, 0, { dial: 's2', seat: 0 })).options()).toEqual([
      'focus',
      'barrelroll',
      'boost',
      'evade',
      'none',
    ]);
    const s = acting(X);
    expect(s.match.decide(0, 'evade')).toBeDefined();
  });

  it('[XW-FASSROLLE-01] [XW-SCHUB-01] [XW-TARNEN-01] so with barrel roll, boost and cloak', () => {
    const bar = (who: string) => acting({ ...ship(who, 450, 300, 0, { dial: 's2' }), seat: 0 }).options();
    expect(bar('rebel/bwing/bluesquadronpilot')).toContain('barrelroll');
    expect(bar('rebel/awing/prototypepilot')).toContain('boost');
    expect(bar('imperial/tiephantom/sigmasquadronpilot')).toContain('cloak');
    for (const action of ['barrelroll', 'boost', 'cloak'])
      expect(bar('rebel/ywing/goldsquadronpilot')).not.toContain(action);
  });

  it('[XW-AKTIONEN-04] a card that says Action needs no icon: here a damage card', () => {
    const s = acting(rookie(450, 300, 0, { dial: 's2', damage: [{ card: 'loosestabilizer', faceup: true }] }));
    const repair = s.options().find((o) => o.includes('loosestabilizer'))!;
    s.take(repair);
    expect(s.ship(0).damage[0]!.faceup).toBe(false);
  });

  it('[XW-AKTIONEN-10] nobody has to act', () => {
    const s = acting(X).take('none');
    expect(s.ship(0).performed).toEqual([]);
    expect(s.ship(0).tokens.focus).toBe(0);
    const granted = acting(X);
    expect(free(granted, ['focus'], 'none').result).toBeUndefined();
  });

  it('[XW-AKTIONEN-07] no action twice in a round, free or not', () => {
    const s = acting(X);
    free(s, ['focus'], 'focus');
    const fresh = scene({ phase: 'activation', ships: [{ ...X, performed: ['focus'] }, away] });
    expect(fresh.options()).toEqual(['targetlock', 'none']);
    fresh.refuses('focus', 'XW-AKTIONEN-07');
    expect(s.ship(0).performed).toEqual(['focus']);
    expect(free(s, ['focus']).asked).toEqual([]);
    // In the next round it may again.
    s.until('dials').dials({ '0': 's1', '1': 's2' }).until('action', {}, 0);
    expect(s.options()).toContain('focus');
  });

  it('[XW-AKTIONEN-08] several copies of one card are one action', () => {
    const twice = [1, 2].map(() => ({ card: 'loosestabilizer', faceup: true }));
    const s = scene({
      phase: 'activation',
      ships: [rookie(450, 300, 0, { dial: 's2', damage: twice, performed: ['loosestabilizer'] }), away],
    });
    expect(s.options()).toEqual(['focus', 'targetlock', 'none']);
    s.refuses('0:loosestabilizer#0', 'XW-AKTIONEN-08');
    s.refuses('0:loosestabilizer#1', 'XW-AKTIONEN-08');
  });

  it('[XW-AKTIONEN-02] [XW-FREIE-AKTIONEN-01] [XW-FREIE-AKTIONEN-02] a free action comes from a card and leaves the one action of the step', () => {
    // Push the Limit: after its action a ship may perform a free one.
    const s = acting(rookie(450, 300, 0, { dial: 's2', upgrades: ['ept/pushthelimit'] }));
    s.take('focus', '0:ept.pushthelimit');
    expect(s.ship(0).performed).toEqual(['focus', 'targetlock']);
    expect(acting(X).take('focus').ship(0).performed).toEqual(['focus']); // without the card there is none
    const first = acting(X);
    expect(free(first, ['evade'], 'evade').asked).toEqual(['0 free-action']);
    expect(first.open).toEqual(['0 action']);
    first.take('focus');
    expect(first.ship(0).tokens).toMatchObject({ focus: 1, evade: 1 });
  });

  it('[XW-AKTIONEN-09] a granted free action needs no icon', () => {
    const s = acting(X);
    expect(s.options()).not.toContain('evade');
    expect(free(s, ['evade'], 'evade').result).toBe('evade');
    expect(s.ship(0).tokens.evade).toBe(1);
  });

  it('[XW-AKTIONEN-05] no free action either for a stressed ship', () => {
    const s = acting(rookie(450, 300, 0, { dial: 's2', tokens: { stress: 2 } }));
    expect(free(s, ['focus'])).toEqual({ result: undefined, asked: [] });
  });

  it('[XW-FREIE-AKTIONEN-04] a free boost that fails may try another direction', () => {
    const s = acting({ ...X, x: 300 }, academy(325, 500, 180, { activated: true })); // where the straight boost ends
    const { result, asked } = free(s, ['boost'], 'boost', 'straight', 'bankleft');
    expect(result).toBe('boost');
    expect(asked).toEqual(['0 free-action', '0 boost-direction', '0 boost-direction']);
  });

  it('[XW-FREIE-AKTIONEN-05] but it does not become another action', () => {
    for (const only of [['boost'], ['boost', 'focus']]) {
      const s = acting({ ...X, x: 300 }, academy(300, 500, 180, { activated: true }));
      const { result, asked } = free(s, only, 'boost', 'straight', 'none');
      expect(result).toBeUndefined();
      expect(asked.at(-1)).toBe('0 boost-direction');
    }
  });
});

describe('focus and evade', () => {
  it('[XW-FOKUSSIERUNG-02] [XW-AUSWEICHEN-02] the action gives one token, which the End phase takes off', () => {
    const s = acting(interceptor(450, 300, 0, { dial: 's2', seat: 0 })).take('evade');
    expect(s.ship(0).tokens.evade).toBe(1);
    const f = acting(X).take('focus');
    expect(f.ship(0).tokens.focus).toBe(1);
    for (const one of [s, f]) {
      one.until('dials');
      expect(one.ship(0).tokens).toMatchObject({ focus: 0, evade: 0 });
    }
  });

  it('[XW-FOKUSSIERUNG-02] [XW-AUSWEICHEN-02] spending them turns eyes into hits or evades, or adds an evade', () => {
    const s = scene({
      phase: 'combat',
      ships: [
        rookie(450, 300, 0, { tokens: { focus: 1 } }),
        academy(450, 480, 180, { tokens: { focus: 1, evade: 1 } }),
      ],
      attack: ['focus', 'focus', 'blank'],
      defence: ['focus', 'blank', 'blank'],
    });
    s.take('primary>1', '0:focus');
    expect(s.state.attacks[0]!.attackDice.map((d) => d.face)).toEqual(['hit', 'hit', 'blank']);
    s.take('1:focus', '1:evade');
    expect(s.ship(1).damage).toEqual([]);
    expect([s.ship(0).tokens.focus, s.ship(1).tokens.focus, s.ship(1).tokens.evade]).toEqual([0, 0, 0]);
  });

  it('[XW-FOKUSSIERUNG-03] [XW-AUSWEICHEN-03] a ship can have several', () => {
    const s = acting(interceptor(450, 300, 0, { dial: 's2', seat: 0, tokens: { focus: 1, evade: 2 } })).take('evade');
    expect(s.ship(0).tokens).toMatchObject({ focus: 1, evade: 3 });
    const f = acting(rookie(450, 300, 0, { dial: 's2', tokens: { focus: 1 } })).take('focus');
    expect(f.ship(0).tokens.focus).toBe(2);
  });

  it('[XW-FOKUSSIERUNG-04] a focus token may be spent without any eye to turn', () => {
    const s = scene({
      phase: 'combat',
      ships: [rookie(450, 300, 0, { tokens: { focus: 1 } }), academy(450, 480, 180, { fought: true })],
      attack: ['blank', 'blank', 'blank'],
      defence: ['blank', 'blank', 'blank'],
    });
    s.take('primary>1');
    expect(s.options()).toContain('0:focus');
    s.take('0:focus');
    expect(s.ship(0).tokens.focus).toBe(0);
  });

  it('[R-XW-63] [XW-FOKUSSIERUNG-04] spent in vain it still counts as spent: Garven Dreis passes it on', () => {
    const s = scene({
      phase: 'combat',
      ships: [
        ship('rebel/xwing/garvendreis', 450, 300, 0, { tokens: { focus: 1 } }),
        academy(450, 480, 180, { fought: true }),
        rookie(380, 300, 0),
      ],
      attack: ['blank', 'blank', 'blank'],
      defence: ['blank', 'blank', 'blank'],
    });
    s.take('primary>1', '0:focus', '0:garvendreis');
    expect([s.ship(0).tokens.focus, s.ship(2).tokens.focus]).toEqual([0, 1]);
    // It is spent once, and whoever has none spends none.
    expect(s.options()).not.toContain('0:focus');
    const without = scene({
      phase: 'combat',
      ships: [rookie(450, 300, 0), academy(450, 480, 180, { fought: true })],
      attack: ['focus', 'blank', 'blank'],
      defence: ['blank', 'blank', 'blank'],
    });
    without.take('primary>1');
    expect(without.options()).not.toContain('0:focus');
  });

  it('[XW-FOKUSSIERUNG-05] [XW-FOKUSSIERUNG-06] a focus token that a card gives is no Focus action', () => {
    const s = acting(X);
    drive(assign(s.g, s.ship(0), 'focus'));
    expect(s.ship(0).performed).toEqual([]);
    s.take('focus');
    expect(s.ship(0).tokens.focus).toBe(2);
  });

  it('[XW-AUSWEICHEN-04] [XW-AUSWEICHEN-05] an evade token that a card gives is no Evade action', () => {
    const s = acting(interceptor(450, 300, 0, { dial: 's2', seat: 0 }));
    drive(assign(s.g, s.ship(0), 'evade'));
    expect(s.ship(0).performed).toEqual([]);
    s.take('evade');
    expect(s.ship(0).tokens.evade).toBe(2);
  });
});

describe('the quick reference', () => {
  it('[XW-MOEGLICHE-AKTIONEN-01] it knows boost, barrel roll, focus, evade and target lock', () => {
    for (const action of ['boost', 'barrelroll', 'focus', 'evade', 'targetlock'] as const)
      expect(standardActions[action]?.perform).toBeTypeOf('function');
  });

  it('[XW-MOEGLICHE-AKTIONEN-02] the tokens go to the active ship; of a lock the red one to the enemy at range 1-3', () => {
    const s = acting(X).take('targetlock');
    expect(s.ship(0).locks).toEqual([1]); // blue here, red on ship 1
    expect(s.ship(1).locks).toEqual([]);
    const far = acting(X, academy(450, 800, 180, { activated: true })); // 340 mm after the move
    far.refuses('targetlock', 'XW-ZIELERFASSUNG-01');
    const focus = acting(X).take('focus');
    expect([focus.ship(0).tokens.focus, focus.ship(1).tokens.focus]).toEqual([1, 0]);
  });
});

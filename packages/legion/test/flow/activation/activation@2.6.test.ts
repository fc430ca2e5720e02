import { describe, expect, it } from 'vitest';
import { SEGMENT } from '../../../src/geometry/range.ts';
import { apart, piece, type Spec, unit } from '../../table.ts';
import { lay26 } from '../../table26.ts';
import { alone, LEIA, rebels, storm, VEERS } from '../../troops.ts';

const blanks = (n: number) => Array.from({ length: n }, () => 'blank' as const);

describe('turns of 2.6', () => {
  const turns = (more: { readonly [k: string]: unknown } = {}) =>
    lay26({
      units: [
        rebels(300, 300, { ...alone(4), order: 'faceup' }),
        rebels(300, 500, alone(4)),
        rebels(300, 700, alone(4)),
        storm(1500, 600, { ...alone(4), order: 'faceup' }),
        storm(1500, 700, { ...alone(4), order: 'faceup' }),
      ],
      ...(more as object),
    });
  it('[L2-AKTIVIERUNGSPHASE-02] whoever has priority begins', () => {
    for (const priority of [0, 1]) expect(turns({ priority }).open).toEqual([`${priority} activate`]);
  });
  it('[L2-AKTIVIERUNGSPHASE-03] [L2-AKTIVIERUNGSPHASE-04] [L2-AKTIVIERUNGSPHASE-05] [L2-AKTIVIERUNGSPHASE-14] a unit with an order, a token from the pool, or pass: just one of them', () => {
    expect(turns({ hands: [{ passes: 1 }] }).options()).toEqual(['0', 'draw', 'pass']);
    expect(turns().options()).toEqual(['0', 'draw']);
    const ordered = turns().take('0');
    expect(ordered.state.turn?.unit).toBe(0);
    const drawn = turns().take('draw').until('drawn');
    expect(drawn.options()).toEqual(['1', '2']);
    const passed = turns({ hands: [{ passes: 1 }] }).take('pass');
    expect(passed.open).toEqual(['1 activate']);
    expect(passed.events('activates')).toEqual([]);
  });
  it('[L2-AKTIVIERUNGSPHASE-05] [L2-AKTIVIERUNGSPHASE-06] a pass costs a token, and nobody passes twice in a row', () => {
    const t = turns({ hands: [{ passes: 2 }] }).take('pass');
    expect(t.state.hands[0]!.passes).toBe(1);
    t.take('3').until('activate', {}, 0);
    expect(t.options()).toEqual(['0', 'draw']);
    t.take('0').until('activate', {}, 0);
    expect(t.options()).toEqual(['draw', 'pass']);
  });
  it('[L2-AKTIVIERUNGSPHASE-06] who has nothing to activate passes without a token', () => {
    const t = lay26({
      units: [
        rebels(300, 300, { ...alone(4), order: 'facedown' }),
        storm(1500, 600, { ...alone(4), order: 'faceup' }),
        storm(1500, 700, { ...alone(4), order: 'faceup' }),
      ],
      priority: 0,
    });
    expect(t.open).toEqual(['1 activate']);
  });
  it('[L2-AKTIVIERUNGSPHASE-04] a drawn token that fits nobody is removed, and the player chooses again', () => {
    const t = lay26({
      units: [rebels(300, 300, { ...alone(4), order: 'faceup' }), storm(1500, 600, { ...alone(4), order: 'faceup' })],
      hands: [{ pool: ['heavy', 'support'] }],
    });
    t.take('draw');
    expect(t.events('tokenRemoved')).toHaveLength(1);
    expect(t.open).toEqual(['0 activate']);
    expect(t.options()).toEqual(['0', 'draw']);
  });
  it('[L2-AKTIVIERUNGSPHASE-07] [L2-AKTIVIERUNGSPHASE-13] the activated unit’s token is turned down, drawn or not', () => {
    const t = turns().take('0').until('activate', {}, 1);
    expect(t.unit(0).order).toBe('facedown');
    const drawn = turns().take('draw').until('drawn').take('2').until('activate', {}, 1);
    expect(drawn.unit(2).order).toBe('facedown');
  });
});

describe('rallying and actions', () => {
  const begin = (suppression: number, more: { readonly mine?: Spec; readonly [k: string]: unknown } = {}) => {
    const { mine = {}, ...rest } = more;
    return lay26({
      units: [rebels(900, 200, { ...alone(4), tokens: { suppression }, ...mine }), storm(1500, 800, alone(4))],
      active: { unit: 0, step: 'rally' },
      whiteDefence: blanks(suppression),
      ...(rest as object),
    });
  };
  it('[L2-AKTIVIERUNGSPHASE-09] [L2-AKTIVIERUNGSPHASE-08] a white die for each token without being asked; blocks and surges take one away', () => {
    const t = begin(4, { whiteDefence: ['block', 'surge', 'blank', 'block'] });
    expect(t.events('rallied')).toMatchObject([{ colour: 'white', removed: 3, left: 1 }]);
  });
  it('[L2-NIEDERGEHALTEN-01] [L2-NIEDERGEHALTEN-03] [L2-AKTIVIERUNGSPHASE-10] [L2-AKTIONEN-IM-DETAIL-01] as many tokens as courage: one action instead of two', () => {
    expect(begin(0).until('action').state.turn!.actions).toBe(2);
    expect(begin(1).until('action').state.turn!.actions).toBe(1);
    const leia = (suppression: number) =>
      lay26({
        units: [unit(LEIA, 0, 900, 200, { tokens: { suppression } }), storm(1500, 800, alone(4))],
        active: { unit: 0, step: 'rally' },
        whiteDefence: blanks(suppression),
      }).until('action').state.turn!.actions;
    expect([leia(1), leia(2)]).toEqual([2, 1]);
  });
  it('[L2-NIEDERGEHALTEN-04] [L2-PANIK-04] vehicles are neither suppressed nor panicked', () => {
    const t = lay26({
      units: [unit('at-st', 1, 900, 400, { tokens: { suppression: 9 } }), rebels(300, 800)],
      active: { unit: 0, step: 'rally' },
    }).until('action');
    expect(t.state.turn!.actions).toBe(2);
    expect(t.unit(0).panicked).toBe(false);
  });
  it('[L2-PANIK-01] [L2-PANIK-02] [L2-AKTIONEN-IM-DETAIL-01] twice the courage: no action at all, and it stays where it is', () => {
    const t = begin(2);
    expect(t.events('action')).toEqual([]);
    expect(t.unit(0).order).toBe('facedown');
    expect(t.pose(0).slice(0, 2)).toEqual([900, 200]);
  });
  it('[L2-AKTIVIERUNGSPHASE-11] [L2-AKTIVIERUNGSPHASE-12] at the end of that activation as many tokens leave as it has courage', () => {
    expect(begin(3).tokens(0, 'suppression')).toBe(2);
    const leia = lay26({
      units: [
        unit(LEIA, 0, 900, 200, { tokens: { suppression: 5 } }),
        storm(1500, 800, { ...alone(4), order: 'faceup' }),
      ],
      active: { unit: 0, step: 'rally' },
      whiteDefence: blanks(5),
    });
    expect(leia.tokens(0, 'suppression')).toBe(3);
  });
  it('[L2-PANIK-05] the courage of a friendly commander at range 3 serves instead', () => {
    const at = (gap: number) =>
      lay26({
        units: [
          rebels(900, 400, { ...alone(4), tokens: { suppression: 3 } }),
          unit(LEIA, 0, 900 - apart(gap), 400, { order: 'facedown' }),
          storm(1700, 800, alone(4)),
        ],
        active: { unit: 0, step: 'rally' },
        whiteDefence: blanks(3),
      }).unit(0).panicked;
    expect(at(3 * SEGMENT)).toBe(false);
    expect(at(3 * SEGMENT + 0.01)).toBe(true);
  });
  it('[L2-PANIK-03] who panics drops what it carries at once, and the enemy lays it within half a segment', () => {
    const t = lay26({
      units: [rebels(400, 400, { ...alone(4), tokens: { suppression: 1 } }), storm(600, 400, alone(4))],
      active: 1,
      battle: { secondary: 'supply-run' },
      markers: [{ kind: 'asset', x: 400, y: 400, by: 'supply-run', claimed: 0 }],
      white: ['hit'],
    });
    t.until('action').take('attack').until('marker-place');
    expect(t.ask().seat).toBe(1);
    t.refuses({ x: 400 + 13.5 + SEGMENT / 2 + 12.55 + 0.1, y: 400 }, 'L2-PANIK-03');
    t.take({ x: 400 + 13.5 + SEGMENT / 2 + 12.5, y: 400 });
    expect(t.unit(0).claimed).toEqual([]);
    expect(t.state.markers).toMatchObject([{ claimed: null }]);
  });
  it('[L2-PANIK-03] [L2-PANIK-05] who turns out to be panicked when it is activated drops it then: nobody lends it courage any more', () => {
    const at = (gap: number) => {
      const t = lay26({
        units: [
          rebels(900, 400, { ...alone(4), tokens: { suppression: 2 } }),
          storm(300, 800, alone(4)),
          unit(LEIA, 0, 900 - apart(gap), 400, { order: 'facedown' }),
        ],
        active: { unit: 0, step: 'rally' },
        battle: { secondary: 'supply-run' },
        markers: [{ kind: 'asset', x: 900, y: 400, by: 'supply-run', claimed: 0 }],
        whiteDefence: ['blank', 'blank'],
      });
      return t;
    };
    const lost = at(3 * SEGMENT + 0.01);
    expect(lost.open).toEqual(['1 marker-place']);
    lost.take({ x: 900 + 13.5 + 12.6, y: 400 });
    expect([lost.unit(0).claimed, lost.state.markers[0]!.claimed]).toEqual([[], null]);
    const kept = at(3 * SEGMENT);
    expect([kept.open, kept.unit(0).claimed]).toEqual([['0 action'], [0]]);
  });
  it('[L2-AKTIONEN-IM-DETAIL-02] each action once, moves as often as there are actions', () => {
    const t = begin(0).until('action').take('aim');
    expect(t.until('action').barred('aim')).toEqual(['L2-AKTIONEN-IM-DETAIL-02']);
    const moved = begin(0).until('action').take('move').until('action');
    expect(moved.options()).toContain('move');
  });
  it('[L2-AKTIONEN-IM-DETAIL-03] an aim token rerolls up to two dice', () => {
    const t = lay26({
      units: [rebels(400, 400), storm(600, 400)],
      active: 0,
      black: ['blank', 'blank', 'blank', 'blank', 'hit', 'hit'],
      redDefence: ['blank', 'blank'],
    });
    t.until('action').take('aim');
    expect(t.tokens(0, 'aim')).toBe(1);
    t.fight({ 'window:attack.reroll': (a) => (a.type === 'choice' ? a.options[0]!.id : ''), aim: ['0', '1'] });
    expect(t.result.hits).toBe(2);
    expect(t.tokens(0, 'aim')).toBe(0);
  });
  it('[L2-AKTIONEN-IM-DETAIL-04] an attack action is one attack, and there is no second one', () => {
    const t = lay26({ units: [rebels(400, 400, alone(4)), storm(600, 400)], active: 0, black: ['blank'] });
    t.fight().until('action');
    expect(t.barred('attack')).toEqual(['L2-AKTIONEN-IM-DETAIL-02']);
  });
  it('[L2-AKTIONEN-IM-DETAIL-05] [L2-AKTIONEN-IM-DETAIL-07] a card action costs an action, a free one none', () => {
    const t = lay26({
      units: [unit(VEERS, 1, 900, 400), storm(960, 400, { ...alone(4), order: 'facedown' }), rebels(300, 800)],
      active: 0,
    });
    const act = t
      .until('action')
      .options()
      .find((id) => id.includes('spotter'))!;
    t.take(act).until('action');
    expect(t.state.turn!.actions).toBe(1);
    const free = lay26({
      units: [rebels(900, 400, alone(4)), storm(1700, 800)],
      active: 0,
      battle: { secondary: 'supply-run' },
      markers: [{ kind: 'asset', x: 940, y: 400, by: 'supply-run' }],
    });
    const claim = free
      .until('action')
      .options()
      .find((id) => id.endsWith('/claim'))!;
    free.take(claim).until('action');
    expect(free.state.turn!.actions).toBe(2);
    expect(free.unit(0).claimed).toHaveLength(1);
  });
  it('[L2-AKTIONEN-IM-DETAIL-06] a dodge token cancels a hit', () => {
    const dodged = (answer: string) =>
      lay26({
        units: [rebels(400, 400, alone(4)), storm(600, 400, { ...alone(4), tokens: { dodge: 1 } })],
        active: 0,
        black: ['hit'],
      }).fight({ dodge: answer }).result.hits;
    expect([dodged('dodge'), dodged('no')]).toEqual([0, 1]);
    expect(begin(0).until('action').take('dodge').tokens(0, 'dodge')).toBe(1);
  });
  it('[L2-AKTIONEN-IM-DETAIL-12] recovering takes away as many tokens and readies as many cards as one likes', () => {
    const t = lay26({
      units: [
        rebels(900, 400, {
          tokens: { suppression: 1 },
          upgrades: [{ id: 'mpl-57-barrage-trooper', exhausted: true }],
        }),
        storm(1700, 800),
      ],
      active: 0,
    });
    t.until('action').take('recover').until('recover').take(['suppression.0']);
    expect([t.tokens(0, 'suppression'), t.unit(0).upgrades[0]!.exhausted]).toEqual([0, true]);
  });
});

describe('lost actions', () => {
  it('[L2-AKTIONEN-IM-DETAIL-01] [L2-NIEDERGEHALTEN-03] are told with the rules of 2.6', () => {
    const lost = (mine: Spec) =>
      lay26({ units: [mine, storm(1500, 800)], active: { unit: 0, step: 'start' }, whiteDefence: blanks(4) })
        .events('actionLost')
        .map(({ why, clauses }) => [why, ...clauses]);
    const walker = (more: Spec) => unit('at-rt-rebel', 0, 400, 400, more);
    expect(lost(walker({ tokens: { ion: 2 } }))).toEqual([['ion', 'L2-AKTIONEN-IM-DETAIL-01']]);
    expect(lost(walker({ damaged: true }))).toEqual([['damaged', 'L2-AKTIONEN-IM-DETAIL-01']]);
    expect(lost(rebels(400, 400, { tokens: { suppression: 1 } }))).toEqual([['suppressed', 'L2-NIEDERGEHALTEN-03']]);
  });
});

describe('standby', () => {
  const watch = (gap: number, more: { readonly [k: string]: unknown } = {}) =>
    lay26({
      units: [
        rebels(400, 400, alone(4)),
        storm(400 + apart(gap), 400, { ...alone(4), tokens: { standby: 1 } }),
        rebels(400, 600, { ...alone(4), order: 'facedown' }),
      ],
      active: 0,
      ...(more as object),
    })
      .until('action')
      .take('aim');
  it('[L2-AKTIONEN-IM-DETAIL-13] troopers and ground vehicles, not repulsor vehicles', () => {
    const may = (mine: Spec) =>
      lay26({ units: [mine, storm(1700, 800)], active: 0 })
        .until('action')
        .options()
        .includes('standby');
    expect(may(rebels(400, 400, alone(4)))).toBe(true);
    expect(may(unit('at-rt-rebel', 0, 400, 400))).toBe(true);
    expect(may(unit('t-47-airspeeder', 0, 400, 400))).toBe(false);
  });
  it('[L2-AKTIONEN-IM-DETAIL-13] no attack action and standby action in one activation, in either order', () => {
    const facing = () =>
      lay26({ units: [rebels(400, 400, alone(4)), storm(600, 400, alone(4))], active: 0 }).until('action');
    const waits = facing().take('standby').until('action');
    expect(waits.options()).not.toContain('attack');
    waits.refuses('attack', 'L2-AKTIONEN-IM-DETAIL-13');
    expect(waits.tokens(0, 'standby')).toBe(1);
    facing().fight().until('action').refuses('standby', 'L2-AKTIONEN-IM-DETAIL-13');
  });
  it('[L2-AKTIONEN-IM-DETAIL-14] after an action of an enemy within range 2 and in sight: a free move or a free attack at just that enemy', () => {
    expect(watch(2 * SEGMENT).open).toEqual(['1 free-action']);
    expect(watch(2 * SEGMENT + 0.01).open).toEqual(['0 action']);
    expect(watch(100, { terrain: [piece('high-stone-wall', 460, 400, 20, 200, { height: 200 })] }).open).toEqual([
      '0 action',
    ]);
    const t = watch(100, { white: ['blank'] });
    expect(t.options()).toEqual(['attack', 'move', 'none']);
    t.take('attack').until('action');
    expect(t.events('attack')).toMatchObject([{ attacker: { unit: 1 }, defender: 0 }]);
  });
});

describe('melee and withdrawing', () => {
  const melee = (more: { readonly [k: string]: unknown } = {}, mine: Spec = rebels(900, 400, alone(4))) =>
    lay26({
      units: [
        mine,
        storm(900, 400 + apart(0), { ...alone(4), order: 'facedown' }),
        storm(1000, 250, { ...alone(4), order: 'facedown' }),
      ],
      active: 0,
      ...(more as object),
    });
  it('[L2-NAHKAMPF-01] [L2-NAHKAMPF-02] only bases that touch are in melee, and then there is no ranged attack', () => {
    const near = (gap: number) => {
      const t = lay26({
        units: [rebels(900, 400, alone(4)), storm(900, 400 + apart(gap), alone(4))],
        active: 0,
        black: ['blank'],
      });
      return t.fight().events('attack')[0]!.melee;
    };
    expect([near(0), near(0.2)]).toEqual([true, false]);
    const t = melee({ black: ['blank'] });
    t.until('action').take('attack');
    expect(t.events('attack')).toMatchObject([{ defender: 1, melee: true }]);
  });
  it('[L2-RUECKZUG-01] withdrawing is one action: a move at speed 1', () => {
    const t = melee();
    expect(t.until('action').options()).toContain('withdraw');
    t.take('withdraw').until('move');
    t.refuses({ kind: 'withdraw', speed: 2, heading: 180, bend: 0, way: 1 }, 'LE-BEWEGUNG-04');
    t.take({ kind: 'withdraw', speed: 1, heading: 180, bend: 0, way: 1 });
    expect(t.until('action').state.turn!.actions).toBe(1);
    expect(t.options()).toContain('move');
    expect(t.options()).not.toContain('attack');
    expect(t.options()).not.toContain('standby');
  });
  it('[L2-RUECKZUG-01] [LE-IMMOBILISIERT-MARKER-01] its speed is 1 first, and then an immobilize token leaves nothing of it', () => {
    const held = (immobilize: number) => melee({}, rebels(900, 400, { ...alone(4), tokens: { immobilize } }));
    expect(held(0).until('action').options()).toContain('withdraw');
    const t = held(1).until('action');
    expect(t.options()).not.toContain('withdraw');
    t.refuses('withdraw', 'LE-IMMOBILISIERT-MARKER-01');
  });
  it('[L2-RUECKZUG-02] in that activation it enters no other melee', () => {
    const t = melee();
    t.until('action')
      .take('withdraw')
      .until('move')
      .take({ kind: 'withdraw', speed: 1, heading: 180, bend: 0, way: 1 });
    t.until('action').take('move').until('move');
    t.refuses({ kind: 'standard', speed: 2, heading: 90, bend: 0, way: 1, engage: 2 }, 'L2-RUECKZUG-02');
  });
  it('[L2-RUECKZUG-02] who has attacked does not withdraw', () => {
    const t = melee({ black: ['blank'] })
      .fight()
      .until('action');
    expect(t.options()).not.toContain('withdraw');
  });
});

describe('moving', () => {
  it('[L2-AKTIONEN-IM-DETAIL-09] difficult terrain slows by one, to no less than one', () => {
    const t = lay26({
      units: [rebels(400, 400, alone(4)), storm(1700, 800)],
      active: 0,
      terrain: [piece('dense-woods', 470, 400, 100, 100)],
    });
    t.until('action').take('move').until('move');
    t.refuses({ kind: 'standard', speed: 2, heading: 90, bend: 0, way: 1 }, 'L2-AKTIONEN-IM-DETAIL-09');
    t.take({ kind: 'standard', speed: 1, heading: 90, bend: 0, way: 1 });
    expect(t.pose(0)[0]).toBeGreaterThan(480);
  });
  it('[L2-AKTIONEN-IM-DETAIL-10] a notched base moves in full or in part as its player likes', () => {
    for (const way of [1, 0.5]) {
      const t = lay26({ units: [unit('at-rt-rebel', 0, 400, 300), storm(1700, 800)], active: 0 });
      t.until('action').take('move').until('move').take({ kind: 'standard', speed: 2, heading: 0, bend: 0, way });
      expect(t.pose(0)[1]).toBeGreaterThan(300);
    }
  });
  it('[L2-AKTIONEN-IM-DETAIL-11] what it cannot pass ends the move there, and the action is used', () => {
    const t = lay26({
      units: [unit('at-rt-rebel', 0, 400, 300), storm(1700, 800)],
      active: 0,
      terrain: [piece('high-stone-wall', 400, 420, 300, 20, { height: 200 })],
    });
    t.until('action').take('move').until('move').take({ kind: 'standard', speed: 2, heading: 0, bend: 0, way: 1 });
    expect(t.pose(0)[1]).toBeLessThan(410 - 35 + 0.2);
    expect(t.pose(0)[1]).toBeGreaterThan(340);
    expect(t.state.turn!.actions).toBe(1);
  });
  it('[L2-AKTIONEN-IM-DETAIL-08] a climb is one action at height 1, without dice; notched bases cannot', () => {
    const at = (height: number, mine: Spec) =>
      lay26({
        units: [mine, storm(1700, 800)],
        active: 0,
        terrain: [piece('building', 500, 400, 150, 150, { height })],
      }).until('action');
    const up = { kind: 'climb', speed: 1, heading: 0, bend: 0, way: 1, climb: { piece: 0, way: 'up' } };
    const t = at(SEGMENT, rebels(411.5, 400, alone(4)))
      .take('move')
      .until('move')
      .take(up);
    expect(t.g.mini(t.unit(0), 0).ground).toBe(SEGMENT);
    expect(t.events('climbRoll')).toEqual([]);
    expect(t.until('action').state.turn!.actions).toBe(1);
    const high = at(SEGMENT + 1, rebels(411.5, 400, alone(4)))
      .take('move')
      .until('move');
    high.refuses(up, 'L2-AKTIONEN-IM-DETAIL-08');
    const rider = at(SEGMENT, unit('tauntaun-riders', 0, 399, 400, { minis: [null, 'fallen'] }))
      .take('move')
      .until('move');
    rider.refuses(up, 'L2-AKTIONEN-IM-DETAIL-08');
  });
});

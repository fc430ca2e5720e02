import { describe, expect, it } from 'vitest';
import { SEGMENT } from '../../../src/geometry/range.ts';
import { council, hand, type More, ROLLS } from '../../council.ts';
import { apart, lay, type Spec, unit } from '../../table.ts';
import { alone, BOBA, LEIA, LUKE, rebels, storm, VADER } from '../../troops.ts';

const table = (hands: readonly object[], more: More = {}) =>
  lay({ ...council(VADER), hands: hands as never, ...(more as object) });

describe('choosing command cards', () => {
  it('[LE-KOMMANDOPHASE-02] [LE-SPIELRUNDE-KOMMANDOPHASE-01] [LE-SPIELRUNDE-KOMMANDOPHASE-02] both choose at once and in secret, then both cards lie open', () => {
    const t = table([hand('ambush', 'push'), hand('assault', 'standing-orders')]);
    expect(t.open).toEqual(['0 command-card', '1 command-card']);
    t.match.decide(1, 'assault');
    expect(t.open).toEqual(['0 command-card']);
    expect(t.events('cardsRevealed')).toEqual([]);
    expect(JSON.stringify(t.match.seenBy(0))).not.toContain('assault');
    t.take('push');
    expect(t.events('cardsRevealed')).toMatchObject([{ cards: ['push', 'assault'] }]);
  });
  it('[LE-KOMMANDOPHASE-04] [LE-KOMMANDOKARTEN-16] who can play a card must: there is no option to hold back', () => {
    expect(table([hand('ambush', 'push'), hand('assault', 'push')]).options(0)).toEqual(['ambush', 'push']);
  });
  it('[LE-KOMMANDOPHASE-03] [LE-BEFEHLE-ERTEILEN-07] [LE-KOMMANDOPHASE-07] [LE-KOMMANDOKARTEN-17] without commander and agent nobody plays a card, and the other has priority with whatever pips', () => {
    const t = table([hand('ambush'), hand('standing-orders', 'push')], {
      units: [rebels(300, 300, alone(4)), unit(VADER, 1, 1200, 600)],
      priority: 0,
    });
    expect(t.open).toEqual(['1 command-card']);
    t.take('standing-orders');
    expect(t.events('priority')).toMatchObject([{ seat: 1, how: 'only' }]);
  });
  it('[LE-KOMMANDOKARTEN-18] [LE-RUNDENZAEHLER-04] if nobody plays one, the holder of the round counter rolls', () => {
    for (const [face, seat] of [
      ['block', 1],
      ['blank', 0],
    ] as const) {
      const t = table([], {
        units: [rebels(300, 300, alone(4)), storm(1200, 600, alone(4))],
        counter: 1,
        redDefence: [face],
      });
      expect(t.events('priority')).toMatchObject([{ seat, how: 'roll', roll: face }]);
    }
  });
  it('[LE-KOMMANDOKARTEN-19] [LE-BESIEGT-07] [LC-KOMMANDOKARTEN-03] the cards of a defeated character stay in hand', () => {
    const own = [hand('no-time-for-sorrows', 'push', 'ambush'), hand('push', 'ambush')];
    expect(table(own).options(0)).toContain('no-time-for-sorrows');
    const t = table(own, {
      units: [unit(LEIA, 0, 0, 0, { status: 'defeated' }), unit(LUKE, 0, 300, 300), unit(VADER, 1, 1200, 600)],
    });
    expect(t.options(0)).toEqual(['push', 'ambush']);
  });
});

describe('priority', () => {
  const played = (mine: string, theirs: string, more = {}) =>
    table([{ played: mine }, { played: theirs }], { stage: 1, ...more });
  it('[LE-KOMMANDOPHASE-05] [LE-PRIORITAET-01] [LE-PRIORITAET-02] [LE-SPIELRUNDE-KOMMANDOPHASE-03] fewest pips', () => {
    expect(played('ambush', 'push').events('priority')).toMatchObject([{ seat: 0, how: 'pips' }]);
    expect(played('standing-orders', 'assault').events('priority')).toMatchObject([{ seat: 1, how: 'pips' }]);
  });
  it('[LE-KOMMANDOPHASE-06] [LE-PRIORITAET-03] [LC-KOMMANDOPHASE-08] on even pips the holder of the counter wins on a block only', () => {
    for (const [counter, face, seat] of ROLLS)
      expect(played('push', 'push', { counter, redDefence: [face] }).events('priority')).toMatchObject([
        { seat, how: 'roll', roll: face },
      ]);
  });
  it('[LE-PRIORITAET-04] [LE-KOMMANDOPHASE-08] [LE-SPIELRUNDE-KOMMANDOPHASE-04] who has priority gives orders first, [LE-PRIORITAET-05] and takes the first turn', () => {
    const t = played('push', 'ambush');
    t.until('activate', { orders: (a) => (a.type === 'several' ? a.options.slice(0, a.min).map((o) => o.id) : '') });
    expect(t.events('nominated').map(({ unit: u }) => u)).toEqual([3, 0]);
    expect(t.ask().seat).toBe(1);
  });
});

describe('orders', () => {
  const ordering = (card: string, units: readonly Spec[]) =>
    table([{ played: card }, { played: null }], { stage: 2, priority: 0, units });
  const ordered = (t: ReturnType<typeof lay>) => t.events('ordered').map(({ unit: u }) => u);

  it('[LE-KOMMANDOPHASE-13] [LE-BEFEHLE-ERTEILEN-04] [LE-KOMMANDOKARTEN-12] only units at range 3 of the commander', () => {
    const at = (gap: number) => {
      const t = ordering('assault', [
        unit(LEIA, 0, 300, 300),
        rebels(300 + apart(gap), 300, alone(4)),
        unit(VADER, 1, 1200, 600),
      ]);
      return ordered(t);
    };
    expect(at(3 * SEGMENT)).toEqual([0, 1]);
    expect(at(3 * SEGMENT + 0.01)).toEqual([0]);
  });
  it('[LE-SPIELRUNDE-KOMMANDOPHASE-05] [LE-BEFEHLE-ERTEILEN-02] [LE-KOMMANDOKARTEN-13] as many as the card names, no fewer and no more', () => {
    const t = ordering('push', [
      unit(LEIA, 0, 300, 300),
      rebels(400, 300, alone(4)),
      rebels(300, 400, alone(4)),
      unit(VADER, 1, 1200, 600),
    ]).until('orders');
    expect(t.match.decide(0, ['1'])).toBeDefined();
    expect(t.match.decide(0, ['0', '1', '2'])).toBeDefined();
    t.take(['1', '2']);
    expect(ordered(t)).toEqual([1, 2]);
    expect(t.unit(1).order).toBe('faceup');
    expect(t.unit(0).order).toBe('none');
  });
  it('[LE-KOMMANDOPHASE-14] [LE-BEFEHLE-ERTEILEN-03] only units of the type that the card names', () => {
    const t = ordering('covering-fire', [
      unit(LEIA, 0, 300, 300),
      rebels(400, 300, alone(4)),
      unit('at-rt-rebel', 0, 300, 420),
      unit(VADER, 1, 1200, 600),
    ]);
    expect(ordered(t)).toEqual([1]);
  });
  it('[LE-KOMMANDOPHASE-12] [LE-BEFEHLE-ERTEILEN-05] nobody is ordered twice', () => {
    const t = ordering('assault', [
      unit(LEIA, 0, 300, 300),
      rebels(400, 300, { ...alone(4), order: 'faceup' }),
      unit(VADER, 1, 1200, 600),
    ]);
    expect(ordered(t)).toEqual([0]);
  });
  it('[LE-AGENT-05] [LE-KOMMANDOKARTEN-21] [LE-AGENT-08] [LC-BEFEHLE-ERTEILEN-06] an agent’s card is the agent’s to order with, itself included', () => {
    const t = lay({
      units: [unit(VADER, 1, 300, 300), unit(BOBA, 1, 900, 300), rebels(1200, 600)],
      phase: 'command',
      stage: 2,
      priority: 1,
      hands: [{}, { played: 'whipcord-launcher' }],
    });
    expect(t.events('nominated')).toMatchObject([{ unit: 1 }]);
    expect(ordered(t)).toEqual([1]);
  });
  it('[LE-AGENT-06] [LE-KOMMANDOKARTEN-22] [LE-KOMMANDOPHASE-10] with any other card an agent is not nominated', () => {
    const t = lay({
      units: [unit(BOBA, 1, 900, 300), storm(950, 300, alone(4)), rebels(1200, 600)],
      phase: 'command',
      stage: 2,
      priority: 1,
      hands: [{}, { played: 'push' }],
    });
    expect(t.events('nominated')).toEqual([]);
    expect(ordered(t)).toEqual([]);
  });
  it('[LE-KOMMANDOPHASE-09] [LC-KOMMANDOKARTEN-02] a character’s card nominates the character; [LE-BEFEHLE-ERTEILEN-01] otherwise the player picks a commander', () => {
    const two = [unit(LEIA, 0, 300, 300), unit(LUKE, 0, 400, 300), unit(VADER, 1, 1200, 600)];
    expect(ordering('son-of-skywalker', two).events('nominated')).toMatchObject([{ unit: 1 }]);
    const t = ordering('ambush', two).until('nominate');
    expect(t.options()).toEqual(['0', '1']);
  });
  it('[LE-AGENT-07] units that an agent’s card names must be at range 3 of the agent', () => {
    const at = (gap: number) =>
      ordered(
        lay({
          units: [
            unit('chewbacca-walking-carpet', 0, 300, 300),
            unit(LEIA, 0, 300 + apart(gap), 300),
            storm(1500, 700),
          ],
          phase: 'command',
          stage: 2,
          hands: [{ played: 'brains-and-brawn' }],
        }),
      );
    expect(at(3 * SEGMENT)).toEqual([0, 1]);
    expect(at(3 * SEGMENT + 0.01)).toEqual([0]);
  });
});

describe('the whole phase', () => {
  it('[LE-KOMMANDOPHASE-01] [LE-KOMMANDOKARTEN-01] one card each: cards, priority, orders, pools, in this order', () => {
    const t = table([hand('ambush', 'push'), hand('assault', 'push')]);
    t.match.decide(0, 'ambush');
    t.match.decide(1, 'assault');
    t.goOn(({ state }) => state.phase === 'activation');
    const steps = ['cardsChosen', 'cardsRevealed', 'priority', 'nominated', 'ordered', 'poolFormed'];
    const told = t
      .events()
      .map(({ type }) => type)
      .filter((type) => steps.includes(type));
    expect([...new Set(told)]).toEqual(steps);
    expect(t.state.hands.map(({ played }) => played)).toEqual(['ambush', 'assault']);
    expect(t.events('cardsRevealed')).toHaveLength(1);
  });
  it('[LE-KOMMANDOPHASE-11] whoever lacks one of the requirements gets no order: type, range, no order yet', () => {
    const t = lay({
      units: [
        unit(LEIA, 0, 300, 300),
        rebels(400, 300, alone(4)),
        rebels(300 + apart(3 * SEGMENT + 0.01), 300, alone(4)),
        rebels(300, 400, { ...alone(4), order: 'facedown' }),
        unit('at-rt-rebel', 0, 400, 420),
        unit(VADER, 1, 1200, 600),
      ],
      phase: 'command',
      stage: 2,
      priority: 0,
      hands: [{ played: 'covering-fire' }, {}],
    });
    expect(t.events('ordered').map(({ unit: u }) => u)).toEqual([1]);
  });
  it('[LE-BEFEHLE-ERTEILEN-06] an order takes the token of the unit’s rank, faceup; it is not in the pool', () => {
    const t = table([{ played: 'push' }, { played: null }], { stage: 2, priority: 0 });
    t.until('orders')
      .take(['0', '1'])
      .goOn(({ state }) => state.phase === 'activation');
    expect([0, 1, 2].map((id) => t.unit(id).order)).toEqual(['faceup', 'faceup', 'none']);
    expect(t.state.hands[0]!.pool).toEqual(['corps']);
  });
  it('[LC-BEREITSCHAFT-KOMMANDOKARTE-01] Standing Orders orders one unit and can be played round after round', () => {
    const t = table([{ played: 'standing-orders' }, { played: null }], { stage: 2, priority: 0 }).until('orders');
    expect(t.ask()).toMatchObject({ min: 1, max: 1 });
  });
});

describe('the order pool', () => {
  it('[LE-KOMMANDOPHASE-15] [LE-SPIELRUNDE-KOMMANDOPHASE-06] [LE-KOMMANDOPHASE-17] the tokens of everybody without an order, then the activation phase', () => {
    const t = table([{ played: 'ambush' }, { played: null }], { stage: 2, priority: 0 })
      .until('orders')
      .take(['1']);
    expect(t.state.hands[0]!.pool).toEqual(['commander', 'corps']);
    expect(t.state.hands[1]!.pool).toEqual(['commander', 'corps']);
    expect(t.state.phase).toBe('activation');
  });
  it('[LE-BEFEHLSMARKER-01] [LE-COMMANDER-09] a promoted unit’s token is a commander’s', () => {
    const t = lay({
      units: [rebels(300, 300, { ...alone(4), rank: 'commander' }), storm(1200, 600)],
      phase: 'command',
      stage: 3,
    });
    expect(t.events('tokenDrawn')[0]).toMatchObject({ seat: 0, rank: 'commander' });
    expect(t.state.turn?.unit).toBe(0);
  });
  it('[LE-KOMMANDOPHASE-16] [LE-BEFEHLSPOOL-01] tokens are drawn blindly: the seed decides, not the order in which they lie', () => {
    const first = (seed: string) =>
      lay({
        units: [
          unit(LEIA, 0, 300, 300),
          rebels(400, 300, alone(4)),
          unit('at-rt-rebel', 0, 300, 420),
          storm(1200, 600),
        ],
        seed,
      }).events('tokenDrawn')[0]!.rank;
    expect(new Set(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map(first)).size).toBe(3);
  });
});

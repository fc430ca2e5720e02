import { describe, expect, it } from 'vitest';
import { SEGMENT } from '../../../src/geometry/range.ts';
import { council, hand, type More, ROLLS } from '../../council.ts';
import { apart, unit } from '../../table.ts';
import { lay26 } from '../../table26.ts';
import { alone, BOBA, LEIA, rebels, storm, VEERS } from '../../troops.ts';

const table = (more: More = {}) => lay26({ ...council(VEERS), ...(more as object) });
const played = (mine: string, theirs: string, more: More = {}) =>
  table({ hands: [{ played: mine }, { played: theirs }], stage: 1, ...more });

describe('the command phase of 2.6', () => {
  it('[L2-SPIELABLAUF-01] a round is command, activation and end phase', () => {
    const t = table({ hands: [hand('push'), hand('push')] });
    t.goOn(({ state }) => state.round > 1);
    expect(
      t
        .events('phase')
        .slice(0, 4)
        .map(({ phase }) => phase),
    ).toEqual(['command', 'activation', 'end', 'command']);
  });
  it('[L2-KOMMANDOPHASE-02] both choose a card at the same time and in secret', () => {
    const t = table({ hands: [hand('ambush', 'push'), hand('assault', 'push')] });
    expect(t.open).toEqual(['0 command-card', '1 command-card']);
    t.match.decide(1, 'assault');
    expect(JSON.stringify(t.match.seenBy(0))).not.toContain('assault');
  });
  it('[L2-KOMMANDOPHASE-04] the fewest pips have priority', () => {
    expect(played('ambush', 'push').events('priority')).toMatchObject([{ seat: 0, how: 'pips' }]);
    expect(played('standing-orders', 'assault').events('priority')).toMatchObject([{ seat: 1, how: 'pips' }]);
  });
  it('[L2-KOMMANDOPHASE-04] the printed pips count, whatever a card counts as in a hand', () => {
    const first = (mine: string, theirs: string) => played(mine, theirs).events('priority')[0];
    for (const card of ['we-make-weapons', 'revenge-is-not-the-jedi-way'])
      expect(first(card, 'assault')).toMatchObject({ seat: 1, how: 'pips' });
    expect(first('witch-magick', 'push')).toMatchObject({ seat: 1, how: 'pips' });
    expect(first('lead-from-the-front', 'push')).toMatchObject({ seat: 0, how: 'pips' });
  });
  it('[L2-KOMMANDOPHASE-05] on even pips the blue player rolls a red die, whoever holds the counter: a block wins', () => {
    for (const [blue, face, seat] of ROLLS)
      expect(played('push', 'push', { blue, counter: 1 - blue, redDefence: [face] }).events('priority')).toMatchObject([
        { seat, how: 'roll', roll: face },
      ]);
  });
  it('[L2-KOMMANDOPHASE-06] without a name on the card a unit of commander rank is nominated, never an agent', () => {
    const t = played('push', 'ambush', {
      units: [
        unit(LEIA, 0, 300, 300),
        unit('chewbacca-walking-carpet', 0, 400, 300),
        rebels(300, 400, alone(4)),
        unit(VEERS, 1, 1200, 600),
      ],
    });
    t.goOn(({ state }) => state.phase === 'activation');
    expect(t.events('nominated').find(({ card }) => card === 'push')).toMatchObject({ unit: 0 });
  });
  it('[L2-KOMMANDOPHASE-07] [L2-BEFEHL-01] [L2-BEFEHL-02] orders go to units at range 3 of the commander, one to each, and lie there as their tokens', () => {
    const at = (gap: number) => {
      const t = played('push', 'standing-orders', {
        units: [unit(LEIA, 0, 300, 300), rebels(300 + apart(gap), 300, alone(4)), unit(VEERS, 1, 1200, 800)],
      });
      return t.goOn(({ state }) => state.phase === 'activation').unit(1).order;
    };
    expect(at(3 * SEGMENT)).toBe('faceup');
    expect(at(3 * SEGMENT + 0.01)).toBe('none');
    const t = played('push', 'standing-orders', {
      units: [unit(LEIA, 0, 300, 300), rebels(400, 300, { ...alone(4), order: 'faceup' }), unit(VEERS, 1, 1200, 800)],
    });
    t.goOn(({ state }) => state.phase === 'activation');
    expect(t.events('ordered').filter(({ unit: u }) => u === 1)).toEqual([]);
  });
  it('[L2-KOMMANDOPHASE-08] all without an order go into the pool, those beside the table too', () => {
    const t = played('ambush', 'push', {
      units: [
        unit(LEIA, 0, 300, 300),
        rebels(400, 300, alone(4)),
        unit('rebel-troopers', 0, 0, 0, { status: 'reserve' }),
        unit(VEERS, 1, 1200, 600),
      ],
      stage: 3,
    });
    t.goOn(({ state }) => state.phase === 'activation');
    expect(t.events('poolFormed')).toMatchObject([
      { seat: 0, tokens: 3 },
      { seat: 1, tokens: 1 },
    ]);
  });
  const crowd = (mine: number, theirs: number) =>
    lay26({
      units: [
        ...Array.from({ length: mine }, (_, i) => rebels(100 + 60 * i, 100, alone(4))),
        ...Array.from({ length: theirs }, (_, i) => storm(100 + 60 * i, 800, alone(4))),
        unit('rebel-troopers', 0, 0, 0, { status: 'defeated' }),
      ],
      phase: 'command',
      stage: 3,
    })
      .goOn(({ state }) => state.phase === 'activation')
      .state.hands.map(({ passes }) => passes);
  it('[L2-KOMMANDOPHASE-09] the side with fewer undefeated units has the difference minus one in pass tokens', () => {
    expect(crowd(4, 4)).toEqual([0, 0]);
    expect(crowd(4, 5)).toEqual([0, 0]);
    expect(crowd(4, 6)).toEqual([1, 0]);
    expect(crowd(7, 4)).toEqual([0, 2]);
  });
  it('[L2-KOMMANDOPHASE-10] Nick has 8 units and Ben 12: three tokens for Nick, none for Ben', () => {
    expect(crowd(8, 12)).toEqual([3, 0]);
  });
  it('[L2-KOMMANDOPHASE-03] the cards lie open and are resolved before priority is settled', () => {
    for (const blue of [0, 1] as const) {
      const t = table({
        blue,
        priority: 1 - blue,
        counter: 1 - blue,
        hands: [hand('push', 'ambush'), hand('push', 'ambush')],
      });
      t.take('push');
      t.match.decide(t.ask().seat, 'push');
      const events = t.events().map(({ type }) => type);
      expect(events.indexOf('cardsRevealed')).toBeLessThan(events.indexOf('priority'));
    }
  });
  it('[L2-TIMING-01] the blue player resolves first while nobody has priority, then whoever has it', () => {
    const first = (phase: string, stage: number, blue: 0 | 1) => {
      const t = lay26({ units: [unit(LEIA, 0, 300, 300), unit(BOBA, 1, 1200, 600)], blue, priority: 1 - blue });
      Object.assign(t.state, { phase, stage });
      return t.g.rules.leading(t.g);
    };
    for (const blue of [0, 1] as const) {
      expect([first('prepare', 0, blue), first('command', 0, blue), first('command', 1, blue)]).toEqual([
        blue,
        blue,
        blue,
      ]);
      expect([first('command', 2, blue), first('activation', 1, blue), first('end', 0, blue)]).toEqual([
        1 - blue,
        1 - blue,
        1 - blue,
      ]);
    }
  });
  it('[L2-KOMMANDOPHASE-07] [R-L2-16] undeployed units are in reach of each other and of nobody else', () => {
    const t = table({
      units: [
        unit(LEIA, 0, 0, 0, { status: 'reserve' }),
        unit('rebel-troopers', 0, 0, 0, { status: 'reserve' }),
        rebels(300, 400, alone(4)),
        unit(VEERS, 1, 1200, 600),
      ],
      hands: [hand('push', 'ambush'), hand('push', 'ambush')],
      round: 1,
    });
    t.take('push');
    t.match.decide(t.ask().seat, 'ambush');
    t.goOn(({ state }) => state.phase === 'activation');
    expect([t.unit(0).order, t.unit(1).order, t.unit(2).order]).toEqual(['faceup', 'faceup', 'none']);
  });
});

import { describe, expect, it } from 'vitest';
import { momentsOf } from '../../../engine/test/moments.ts';
import { legion, legion26 } from '../../src/game.ts';
import { Legion } from '../../src/legion.ts';
import { lay, type Table, type TableSpec, unit } from '../table.ts';
import { alone, LEIA, rebels, storm, VADER } from '../troops.ts';

/** Cards act at the moments of the book, and these come in its order: in a round, in a move, in an attack. */

const one = alone(4);
const upTo = (list: readonly string[], last: string): readonly string[] => list.slice(0, list.indexOf(last) + 1);
const after = (list: readonly string[], first: string): readonly string[] => list.slice(list.indexOf(first) + 1);
const nextRound = (t: Table) => t.goOn((u) => u.state.round > 1);

describe.each([legion, legion26])('the moments at which cards may act, $edition', (game) => {
  const is26 = game.edition === '2.6';
  const moments = (spec: TableSpec, play: (t: Table) => unknown) => momentsOf(Legion, () => play(lay(spec, game)));

  it('[LE-KOMMANDOPHASE-01] [LE-KOMMANDOPHASE-02] [LE-KOMMANDOPHASE-08] of the command phase: cards are revealed, each is resolved and its orders issued', () => {
    const cards = ['ambush', 'push', 'assault', 'standing-orders'];
    const phase = moments(
      {
        units: [unit(LEIA, 0, 300, 300), rebels(300, 600, one), storm(1500, 600, one)],
        phase: 'command',
        stage: 0,
        hands: [{ cards }, { cards }],
      },
      (t) => t.goOn((u) => u.state.phase !== 'command'),
    );
    expect(upTo(phase, 'turn.start')).toEqual([
      ...['round.start', 'command.start', 'command.revealed', 'command.resolve'],
      ...['command.orders', 'order.before', 'unit.ordered', 'command.ordered', 'command.orders', 'command.ordered'],
      ...['command.end', 'activation.start', 'turn.start'],
    ]);
  });
  it('[LE-AKTIVIERUNG-VON-EINHEITEN-01] [LE-AKTIVIERUNG-VON-EINHEITEN-03] [LE-SAMMELN-01] of an activation: it begins, rallies, acts, and ends; the next token is drawn', () => {
    const round = moments(
      { units: [rebels(300, 300, one), storm(1500, 600, { ...one, tokens: { suppression: 1 } })], active: 0 },
      (t) => nextRound(t.until('action').take('aim')),
    );
    expect(upTo(after(round, 'unit.activated'), 'activation.end')).toEqual([
      ...['turn.start', 'token.drawn', 'unit.activates', 'unit.rallies', 'unit.rallied'],
      ...['unit.ends', 'unit.activated', 'activation.end'],
    ]);
    expect(upTo(round, 'unit.activated')).toEqual(['token.gained', 'action.after', 'unit.ends', 'unit.activated']);
  });
  it('[LE-ENDPHASE-01] [LE-ENDPHASE-05] of the end phase: it begins, tokens go, the round ends and the next one begins', () => {
    const round = moments(
      { units: [rebels(300, 300, one), storm(1500, 600, { ...one, order: 'facedown' })], active: 0 },
      nextRound,
    );
    expect(upTo(after(round, 'activation.end'), 'command.start')).toEqual([
      ...['end.start', 'end.tokens', 'round.end', 'round.start', 'command.start'],
    ]);
  });
  it('[LE-BEWEGUNG-02] [LE-BEWEGUNG-09] of a move: before it is chosen, before it is carried out, and after it', () => {
    const moves = moments(
      { units: [rebels(300, 300, one), storm(1500, 600, { ...one, order: 'facedown' })], active: 0 },
      (t) => nextRound(t.until('action').take('move')),
    );
    expect(upTo(moves, 'action.after').filter((name) => name !== 'token.gained')).toEqual([
      ...['move.start', 'move.ready', 'move.before', 'move.after', 'action.after'],
    ]);
  });

  const DICE = [
    ...['attack.declared', 'attack.gather', 'attack.rolled', 'attack.converted', 'attack.cover'],
    ...['defence.reroll', 'defence.modify', 'attack.wounds'],
  ];
  const OVER = ['attack.resolved', 'attack.after', 'action.after'];
  const fight = (faces: Partial<TableSpec>, foe = storm(700, 400, alone(4))) =>
    upTo(
      moments({ units: [rebels(400, 400, one), foe], active: 0, ...faces }, (t) =>
        t.fight().goOn((u) => u.state.turn === null || u.open[0] === '0 action'),
      ),
      'action.after',
    );
  it('[LE-ANGRIFF-08] [LE-ANGRIFF-03] of an attack: declared, gathered, rolled, turned, cover, defence dice, wounds', () => {
    expect(fight({ black: ['blank'] })).toEqual([...DICE, ...OVER]);
  });
  it('[LE-WUNDEN-03] [LE-BESIEGT-01] [LE-BESIEGT-02] of wounds: before a unit suffers them and after, and when the last of it falls', () => {
    const vader = unit(VADER, 1, 700, 400);
    const wounded = fight({ black: ['crit'], redDefence: ['blank'] }, vader);
    expect(wounded).toEqual([...DICE, 'unit.suffers', 'unit.suffered', ...OVER]);
    const fallen = fight({ black: ['crit'], redDefence: ['blank'], whiteDefence: ['blank'] });
    expect(fallen).toEqual([...DICE, 'unit.suffers', 'unit.suffered', 'unit.defeated', ...OVER]);
  });
  it('[LE-PANIK-02] [LE-PANIK-05] of panic: who panics flees after its rally, without an action of its choice', () => {
    const shaken = moments(
      {
        units: [rebels(400, 400, { ...one, tokens: { suppression: 3 } }), storm(1500, 400, one)],
        active: { unit: 0, step: 'rally' },
        whiteDefence: ['blank', 'blank', 'blank'],
      },
      nextRound,
    );
    const flight = is26 ? [] : ['move.before', 'move.after', 'action.after'];
    expect(upTo(shaken, 'unit.activated')).toEqual([
      ...['unit.rallies', 'unit.rallied', ...flight, 'unit.ends', 'unit.activated'],
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import { momentsOf } from '../../../engine/test/moments.ts';
import { Armada } from '../../src/armada.ts';
import { lay, type Spec, ship, squadron, type Table, type TableSpec } from '../table.ts';

/** Cards act at the moments of the book, and these come in its order: in a round, in a turn, in an attack. */

const CR90 = 'cr90-corvette-a';
const moments = (spec: TableSpec, play: (t: Table) => unknown): string[] => momentsOf(Armada, () => play(lay(spec)));
const upTo = (list: readonly string[], last: string): readonly string[] => list.slice(0, list.indexOf(last) + 1);
const after = (list: readonly string[], first: string): readonly string[] => list.slice(list.indexOf(first) + 1);
const fleets = (more: Partial<TableSpec> = {}, own: Spec = {}): TableSpec => ({
  units: [
    ship(CR90, 0, 300, 200, 0, { speed: 1, ...own }),
    ship(CR90, 1, 1200, 700, 180, { speed: 1, ...own }),
    squadron('x-wing-squadron', 0, 300, 500),
    squadron('tie-fighter-squadron', 1, 1400, 500),
  ],
  ...more,
});
const round = () =>
  moments(fleets({ phase: 'ship', stage: 'start' }, { dials: ['navigate'] }), (t) => t.goOn((u) => u.state.round > 1));

describe('the moments at which cards may act', () => {
  it('[AR-KOMMANDOPHASE-01] [AR-SCHIFFSPHASE-01] of the Command Phase: the round begins, dials are set, the phase ends', () => {
    const phase = moments(fleets({ phase: 'command', stage: 'start' }), (t) =>
      t.goOn((u) => u.state.phase !== 'command'),
    );
    expect(upTo(phase, 'ship.activates')).toEqual([
      ...['round.start', 'command.start', 'command.end', 'ships.start', 'ships.started', 'ship.activates'],
    ]);
  });
  it('[AR-AKTIVIERUNG-VON-SCHIFFEN-01] [AR-AKTIVIERUNG-VON-SCHIFFEN-02] [AR-AKTIVIERUNG-VON-SCHIFFEN-06] of a ship’s activation: the dial, attacks, the manoeuvre', () => {
    expect(upTo(round(), 'ship.after')).toEqual([
      ...['ships.start', 'ships.started', 'ship.activates', 'ship.beforeReveal', 'ship.revealed'],
      ...['ship.beforeCommands', 'ship.afterReveal', 'ship.attackStart', 'ship.attackEnd', 'ship.manoeuvreStart'],
      ...['manoeuvre.before', 'course.determine', 'manoeuvre.landed', 'manoeuvre.after', 'ship.ends', 'ship.after'],
    ]);
  });
  it('[AR-STAFFELPHASE-01] [AR-STATUSPHASE-01] of the Squadron and Status Phases: each squadron’s turn, then the round ends', () => {
    const turn = ['squadrons.turn', 'squadron.activates', 'squadron.ends', 'squadron.after'];
    expect(after(round(), 'ships.end')).toEqual([
      ...[...turn, ...turn, 'squadrons.ending', 'squadrons.end', 'status.start', 'status.end'],
      ...['round.end', 'round.start', 'command.start'],
    ]);
  });
  it('[AR-ANGREIFEN-01] [AR-ANGREIFEN-17] [AR-ANGREIFEN-19] of an attack: declared, gathered, rolled, defended, critical, total, damage', () => {
    const attack = moments(
      {
        units: [
          ship('victory-ii-class-star-destroyer', 0, 600, 300, 0, { speed: 1 }),
          ship(CR90, 1, 600, 480, 180, { activated: true, speed: 1 }),
        ],
        active: 0,
        step: 'attack',
        red: ['hit', 'hit', 'hit'],
        blue: ['hit', 'crit', 'accuracy'],
      },
      (t) => t.take('front>1.front').fight(),
    );
    const card = ['damage.draws', 'damage.deals', 'damage.dealt'];
    expect(upTo(attack, 'attack.resolved')).toEqual([
      ...['attack.declared', 'attack.gather', 'attack.beforeRoll', 'attack.rolled', 'attack.defended'],
      ...['attack.critical', 'attack.total', 'attack.damage', 'damage.suffers', ...card, ...card, ...card],
      'attack.resolved',
    ]);
  });
  it('[AR-EFFEKTE-UND-TIMING-07] [AR-EFFEKTE-UND-TIMING-08] of a squadron’s move: before it and after it', () => {
    const moved = moments(
      {
        units: [squadron('x-wing-squadron', 0, 300, 500), squadron('tie-fighter-squadron', 1, 900, 500)],
        phase: 'squadron',
        flying: { squadron: 0 },
      },
      (t) => t.take('move', { x: 350, y: 500 }),
    );
    expect(upTo(moved, 'squadron.after')).toEqual([
      ...['squadron.beforeMove', 'squadron.moved', 'squadron.ends', 'squadron.after'],
    ]);
  });
  it('[AR-HINDERNISSE-01] [AR-HINDERNISSE-02] [AR-SCHADEN-10] of a manoeuvre onto something: a ship overlaps before it has landed, an obstacle acts after it', () => {
    const straight = { course: { speed: 1, clicks: [0], side: 'right' } };
    const flies = (more: Partial<TableSpec>, ...others: Spec[]) =>
      upTo(
        after(
          moments(
            { units: [ship(CR90, 0, 600, 300, 0, { speed: 1 }), ...others], active: 0, step: 'manoeuvre', ...more },
            (t) => t.goOn((u) => u.state.active !== 0, straight),
          ),
          'course.determine',
        ),
        'manoeuvre.after',
      );
    const card = ['damage.draws', 'damage.deals', 'damage.dealt'];
    expect(flies({ obstacles: [{ token: 'asteroid-1', x: 600, y: 380 }] })).toEqual([
      ...['manoeuvre.landed', 'obstacle.overlaps', ...card, 'obstacle.resolved', 'manoeuvre.after'],
    ]);
    expect(flies({}, ship(CR90, 1, 600, 400, 180, { activated: true }))).toEqual([
      ...['manoeuvre.overlaps', ...card, ...card, 'manoeuvre.landed', 'manoeuvre.after'],
    ]);
  });
});

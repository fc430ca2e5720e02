import { describe, expect, it } from 'vitest';
import { lay, ship, squadron, type Table } from '../../table.ts';

/** 'May' is the player's: what the program once decided for him. */

const VSD = 'victory-ii-class-star-destroyer';

describe('an accuracy icon that is spent', () => {
  const shot = (red: readonly string[], blue: readonly string[]): Table =>
    lay({
      units: [ship(VSD, 0, 900, 300), ship('cr90-corvette-a', 1, 900, 440, 180, { speed: 1 })],
      active: 0,
      step: 'attack',
      red: red as never,
      blue: blue as never,
    }).take('front>1.front', '0:accuracy', '0');
  it('[AR-ANGREIFEN-14] of two colours is the attacker’s choice; no other die will do', () => {
    const t = shot(['accuracy', 'hit', 'hit'], ['hit', 'accuracy', 'hit']);
    expect(t.ask()).toMatchObject({ seat: 0, kind: 'dice', min: 1, max: 1 });
    expect(t.options()).toEqual(['0', '4']);
    t.refuses(['1'], 'AR-ANGREIFEN-14');
    t.refuses([], 'AR-ANGREIFEN-14');
    t.take(['4']);
    expect(t.state.attacks[0]!.dice.map((d) => `${d.colour} ${d.face}`)).not.toContain('blue accuracy');
    expect(t.state.attacks[0]!.dice.map((d) => `${d.colour} ${d.face}`)).toContain('red accuracy');
  });
  it('[AR-ANGREIFEN-14] of one colour is not asked for', () => {
    const t = shot(['accuracy', 'accuracy', 'hit'], ['hit', 'hit', 'hit']);
    expect(t.ask().kind).toBe('window:attack.modify');
    expect(t.state.attacks[0]!.dice).toHaveLength(5);
  });
});

describe('a squadron that two relays reach', () => {
  /** Two HWK-290s (Relay 2) near the ship, three fighters beyond its reach near both or one of them. */
  const commanded = (): Table =>
    lay({
      units: [
        ship(VSD, 0, 300, 300, 0, { open: ['squadron'] }),
        squadron('lambda-class-shuttle', 0, 480, 250),
        squadron('lambda-class-shuttle', 0, 480, 350),
        squadron('tie-fighter-squadron', 0, 620, 300),
        squadron('tie-fighter-squadron', 0, 620, 200),
      ],
      active: 0,
      step: 'commands',
    }).take('squadron:dial');
  it('[AR-SCHLUESSELWOERTER-VON-STAFFELN-28] gets the command from whichever its player names', () => {
    const t = commanded().take('3');
    expect([t.open, t.options()]).toEqual([['0 card-unit'], ['1', '2']]);
    t.refuses('0', 'AR-SCHLUESSELWOERTER-VON-STAFFELN-28');
    t.take('2');
    expect(t.state.turn!.squadrons!.relayed).toEqual([{ by: 2, squadron: 3 }]);
  });
});

import { describe, expect, it } from 'vitest';
import { type LegionGame, legion, legion26 } from '../../../src/game.ts';
import { lay, type Spec, unit } from '../../table.ts';
import { alone, LEIA, storm } from '../../troops.ts';

/** Whom orders may be issued to with a command card, by what is printed on it. */

const TACTICAL = 'super-tactical-droid';
const GRIEVOUS = 'general-grievous-sinister-cyborg';
type Row = readonly [printed: string, card: string, game: LegionGame, units: readonly string[], fit: readonly number[]];
/** The first unit nominates; whoever fits is ordered, or may be. */
const ROWS: readonly Row[] = [
  ['units', 'push', legion, [LEIA, 'rebel-troopers', 'at-rt-rebel', 'rebel-commandos'], [0, 1, 2, 3]],
  ['3 corps', 'covering-fire', legion, [LEIA, 'rebel-troopers', 'at-rt-rebel', 'fleet-troopers'], [1, 3]],
  [
    '2 support or heavy',
    'turning-the-tide',
    legion,
    [LEIA, 'at-rt-rebel', 'x-34-landspeeder', 'fleet-troopers'],
    [1, 2],
  ],
  [
    '1 special forces or operative',
    'sabotaged-communications',
    legion,
    [LEIA, 'rebel-commandos', 'chewbacca-walking-carpet', 'fleet-troopers', 'at-rt-rebel'],
    [1, 2],
  ],
  ['1 commander or heavy', 'orbital-strike', legion, [TACTICAL, GRIEVOUS, 'b1-battle-droids', 'droidekas'], [0, 1]],
  ['3 droid troopers', 'roger-roger', legion, [TACTICAL, 'b1-battle-droids', GRIEVOUS, 'droidekas'], [0, 1]],
  [
    '3 droid troopers or AI',
    'do-not-underestimate-our-means',
    legion,
    [TACTICAL, 'b1-battle-droids', GRIEVOUS, 'droidekas', 'stap-riders', 'aat-trade-federation-battle-tank'],
    [0, 1, 3, 4, 5],
  ],
  [
    '3 clone troopers',
    'attack-of-the-clones',
    legion,
    ['clone-captain-rex', 'phase-i-clone-troopers', 'at-rt-republic', 'obi-wan-kenobi'],
    [0, 1],
  ],
  [
    '2 vehicles',
    'pincer-attack',
    legion26,
    [GRIEVOUS, 'stap-riders', 'b1-battle-droids', 'dsd1-dwarf-spider-droid'],
    [1, 3],
  ],
];
const AT: readonly (readonly [number, number])[] = [
  [600, 400],
  [750, 400],
  [450, 400],
  [600, 600],
  [600, 200],
  [800, 600],
];
const laid = (units: readonly Spec[], card: string, game: LegionGame, more: object = {}) =>
  lay(
    {
      units: [...units, storm(1700, 800)],
      phase: 'command',
      stage: 2,
      priority: 0,
      hands: [{ played: card }, {}],
      ...more,
    },
    game,
  );
const asking = (t: ReturnType<typeof laid>): boolean => t.open[0] === '0 orders' || t.state.phase !== 'command';

describe('orders with a command card', () => {
  it.each(ROWS)('[LE-KOMMANDOKARTEN-11] [LE-BEFEHLE-ERTEILEN-03] %s: %s', (_printed, card, game, cards, fit) => {
    const units = cards.map((one, i) => unit(one, 0, AT[i]![0], AT[i]![1], { degrees: 0 }));
    const t = laid(units, card, game).goOn(asking);
    const ids = t.state.phase === 'command' ? t.options().map(Number) : t.events('ordered').map((e) => e.unit);
    expect([...ids].sort()).toEqual(fit);
  });
  it('[LE-KOMMANDOKARTEN-11] where a card of the opponent leaves one order, anybody whom it names in any way', () => {
    const units = [TACTICAL, 'b1-battle-droids', GRIEVOUS, 'stap-riders'].map((one, i) =>
      unit(one, 1, AT[i]![0], AT[i]![1], { degrees: 0 }),
    );
    const t = lay({
      units: [...units, unit(LEIA, 0, 1700, 800)],
      phase: 'command',
      stage: 2,
      priority: 1,
      hands: [{ played: 'sabotaged-communications' }, { played: 'do-not-underestimate-our-means' }],
    }).until('orders');
    // Droid troopers and what has AI: the speeders are no troopers, the general is neither.
    expect([t.options(), t.ask()]).toMatchObject([['0', '1', '3'], { seat: 1, min: 1, max: 1 }]);
  });
  it('[LE-KOMMANDOKARTEN-12] no more than the card says, no fewer where there are as many', () => {
    const squads = [
      [700, 400],
      [500, 400],
      [600, 500],
    ].map(([x, y]) => unit('rebel-troopers', 0, x!, y!, alone(4)));
    const t = laid([unit(LEIA, 0, 600, 400), ...squads], 'push', legion).goOn(asking);
    expect(t.ask()).toMatchObject({ min: 2, max: 2 });
    t.refuses(['1'], 'LE-KOMMANDOKARTEN-12');
    t.refuses(['1', '2', '3'], 'LE-KOMMANDOKARTEN-12');
    expect(
      t
        .take(['1', '3'])
        .goOn(({ state }) => state.phase !== 'command')
        .events('ordered')
        .map((e) => e.unit),
    ).toEqual([1, 3]);
  });
});

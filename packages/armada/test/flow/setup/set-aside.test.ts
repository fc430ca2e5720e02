import type { Ask } from '@holotisch/engine';
import { describe, expect, it } from 'vitest';
import type { Armada } from '../../../src/armada.ts';
import { CARDS } from '../../../src/cards/index.ts';
import { setAside } from '../../../src/flow/setup/deployment.ts';
import { lay, type Spec, ship, squadron } from '../../table.ts';

/** Ships and squadrons that an effect has set aside. */

const CR90 = 'cr90-corvette-a';
const VSD = 'victory-ii-class-star-destroyer';
const aside = (id: string, seat: number, by: string, more: Spec = {}): Spec =>
  ship(id, seat, 0, 0, 0, { status: 'aside', asideBy: by, ...more });
const reserve = (id: string, seat: number): Spec => ship(id, seat, 0, 0, 0, { status: 'reserve' });
/** The units that the first question of an objective's set-up lets be chosen. */
function offered(g: Armada, objective: string, step: 'before' | 'after'): readonly string[] {
  const first = CARDS.get(`objective/${objective}`)!.objective![step]!(g).next();
  const asks = first.done ? [] : (first.value as readonly Ask[]);
  return asks.flatMap((ask) => ('options' in ask ? ask.options.map((o) => o.id) : []));
}

describe('set aside', () => {
  const fleet = () =>
    lay({
      objective: 'hyperspace-assault',
      units: [
        ship(VSD, 0, 500, 150),
        ship(CR90, 1, 900, 760, 180),
        aside(CR90, 1, 'hyperspace-assault'),
        ship(VSD, 1, 1100, 760, 180),
      ],
    });
  it('[AR-FAQ-BEISEITEGESTELLTE-SCHIFFE-UN-05] nobody is made the objective ship, nor given tokens', () => {
    const { g } = fleet();
    expect(offered(g, 'most-wanted', 'after')).toEqual(['1', '3']);
    for (const objective of ['opening-salvo', 'precision-strike']) {
      const after = CARDS.get(`objective/${objective}`)!.objective!.after!(g);
      for (let step = after.next(); !step.done; ) step = after.next([]);
    }
    expect(g.state.units.map((u) => u.objectives)).toEqual([1, 1, 0, 1]);
    expect(g.state.units.map((u) => (u.kind === 'ship' ? u.commands : []))).toEqual([
      [],
      ['concentrate'],
      [],
      ['concentrate'],
    ]);
  });

  it('[AR-BEISEITEGESTELLTE-SCHIFFE-04][AR-FAQ-BEISEITEGESTELLTE-SCHIFFE-UN-06] who was given a token before keeps it', () => {
    const units = [ship(VSD, 0, 500, 150), ship(VSD, 1, 900, 760, 180), reserve(CR90, 1)];
    const { g } = lay({ units, phase: 'deployment' });
    const before = CARDS.get('objective/blockade-run')!.objective!.before!(g);
    expect(before.next().done).toBe(true);
    expect(g.unit(2).objectives).toBe(1);
    setAside(g, g.unit(2), '1:admiral-raddus');
    expect(g.unit(2)).toMatchObject({ status: 'aside', objectives: 1 });
    // the same effect afterwards passes it over
    const late = lay({
      units: [
        ship(VSD, 0, 500, 150),
        ship(VSD, 1, 900, 760, 180, { upgrades: ['profundity'] }),
        aside(CR90, 1, '1:profundity'),
      ],
    }).g;
    expect(offered(late, 'most-wanted', 'after')).toEqual([]); // there is no choice between one ship each
    expect(late.state.units.map((u) => u.objectives)).toEqual([1, 1, 0]);
  });

  it('[AR-FAQ-BEISEITEGESTELLTE-SCHIFFE-UN-07] only the effect that has set them aside brings them back', () => {
    const { g } = lay({
      objective: 'fighter-ambush',
      units: [
        ship(VSD, 0, 500, 150),
        ship(VSD, 1, 900, 760, 180, { upgrades: ['rapid-launch-bays'] }),
        squadron('tie-fighter-squadron', 1, 0, 0, { status: 'aside', asideBy: '1:rapid-launch-bays' }),
        squadron('tie-fighter-squadron', 1, 0, 0, { status: 'aside', asideBy: 'fighter-ambush' }),
      ],
    });
    const after = CARDS.get('objective/fighter-ambush')!.objective!.after!(g);
    const asked = after.next().value as readonly Ask[];
    expect(asked[0]).toMatchObject({ kind: 'deploy', about: { unit: 3 } }); // the first was never asked for
    const start = (by: string) =>
      lay({
        units: [ship(VSD, 0, 500, 150, 0, { upgrades: ['admiral-raddus', 'rapid-launch-bays'] }), aside(CR90, 0, by)],
        phase: 'command',
        stage: 'start',
      }).open;
    expect([start('0:admiral-raddus'), start('0:rapid-launch-bays')]).toEqual([
      ['0 window:round.start'],
      ['0 dials', '1 dials'],
    ]);
  });

  it('[AR-FAQ-BEISEITEGESTELLTE-SCHIFFE-UN-04] who is deployed at the start of a round has his own effects of that time', () => {
    const t = lay({
      units: [
        ship(VSD, 0, 500, 150, 0, { upgrades: ['admiral-raddus'] }),
        aside(CR90, 0, '0:admiral-raddus', { upgrades: ['captain-needa'], tokens: ['redirect'] }),
      ],
      phase: 'command',
      stage: 'start',
    });
    expect(t.options()).toEqual(['0:admiral-raddus', 'pass']);
    t.take('0:admiral-raddus', { x: 600, y: 150, degrees: 0 }, '2');
    expect([t.open, t.options()]).toEqual([['0 window:round.start'], ['1:captain-needa', 'pass']]);
  });
});

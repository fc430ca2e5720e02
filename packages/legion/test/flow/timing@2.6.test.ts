import { describe, expect, it } from 'vitest';
import { CARDS_26 } from '../../src/cards/index.ts';
import { at, type CardRules, type WindowName } from '../../src/cards/vocabulary.ts';
import { edition26 } from '../../src/flow/edition26/index.ts';
import { legionGame } from '../../src/game.ts';
import { lay } from '../table.ts';
import { alone, rebels, storm } from '../troops.ts';

/** The named moments of a round, each told by a keyword that notes when it may act. */
const MOMENTS = [
  'round.start',
  'command.start',
  'command.end',
  'activation.start',
  'unit.activates',
  'unit.ends',
  'activation.end',
  'end.start',
  'round.end',
] as const satisfies readonly WindowName[];
const told: string[] = [];
const probe: CardRules = {
  abilities: MOMENTS.map((window) =>
    at(window, {
      id: window,
      mandatory: true,
      when: (_g, _m, self) => self.unit.id === 0,
      *run(g) {
        told.push(`${g.state.round} ${window}`);
      },
    }),
  ),
};
const probed = legionGame('2.6', CARDS_26.with({ 'keyword/nimble': probe }), edition26);

describe('the timing points of a round', () => {
  it('[L2-SPIELABLAUF-02] [L2-KOMMANDOPHASE-01] [L2-KOMMANDOPHASE-11] [L2-ENDPHASE-10] come in the order of the aid, each once', () => {
    told.length = 0;
    lay({ units: [rebels(300, 300, alone(4)), storm(1500, 700, alone(4))], phase: 'command', round: 2 }, probed).goOn(
      ({ state }) => state.round > 3,
    );
    expect(told.filter((line) => line.startsWith('2 ') && !line.includes(' unit.'))).toEqual(
      MOMENTS.filter((m) => !m.startsWith('unit.')).map((m) => `2 ${m}`),
    );
    expect(told.indexOf('3 round.start')).toBe(told.indexOf('2 round.end') + 1);
  });
  it('[L2-AKTIVIERUNGSPHASE-01] [L2-AKTIVIERUNGSPHASE-08] [L2-AKTIVIERUNGSPHASE-12] [L2-ENDPHASE-01] activations begin and end within their phase, the end phase begins after it', () => {
    told.length = 0;
    lay({ units: [rebels(300, 300, alone(4)), storm(1500, 700, alone(4))], phase: 'command', round: 2 }, probed).goOn(
      ({ state }) => state.round > 2,
    );
    const first = (moment: string) => told.indexOf(`2 ${moment}`);
    const last = (moment: string) => told.lastIndexOf(`2 ${moment}`);
    expect(first('activation.start')).toBeLessThan(first('unit.activates'));
    expect(first('unit.activates')).toBeLessThan(first('unit.ends'));
    expect(last('unit.ends')).toBeLessThan(first('activation.end'));
    expect(first('activation.end')).toBeLessThan(first('end.start'));
  });
});

import { describe, expect, it } from 'vitest';
import * as armadaTable from '../../../../../packages/armada/test/table.ts';
import { describeAsk } from '../../../../../packages/engine/src/index.ts';
import { legion } from '../../../../../packages/legion/src/index.ts';
import * as legionTable from '../../../../../packages/legion/test/table.ts';
import { rebels, storm } from '../../../../../packages/legion/test/troops.ts';
import { wastedBy as armadaWaste } from '../../../src/games/armada/decide/wasted.ts';
import { wastedBy as legionWaste } from '../../../src/games/legion/decide/wasted.ts';
import { wastedByAttack, wastedByFlights } from '../../../src/games/xwing/decide/wasted.ts';

const name = (ship: number) => `ship ${ship}`;

describe('before an answer throws something away', () => {
  it('[XW-FLUCHT-01, XW-HINDERNISSE-01] X-Wing says whose dial leads over the edge or into a rock, and nothing of the others', () => {
    const flights = new Map([
      ['0', { flees: true, obstacles: [1] }],
      ['1', { flees: false, obstacles: [1] }],
      ['2', { flees: false, obstacles: [] }],
    ]);
    expect(wastedByFlights(flights, name, 'en')).toEqual([
      { text: 'ship 0 leaves the table with this manoeuvre and is destroyed.', clause: 'XW-FLUCHT-01' },
      { text: 'ship 1 flies into an obstacle.', clause: 'XW-HINDERNISSE-01' },
    ]);
  });

  it('[XW-ANGRIFF-13, XW-ANGRIFF-41] warns of an attack without dice, and of passing where there is a better one', () => {
    const shot = (target: number, attack: number) => ({ target, dice: { attack, defence: 2 } });
    const clauses = (...shots: readonly ReturnType<typeof shot>[]) =>
      wastedByAttack(shots, name, 'de').map(({ clause }) => clause);
    expect(clauses(shot(1, 0), shot(1, 0))).toEqual(['XW-ANGRIFF-13']);
    expect(clauses(shot(1, 0), shot(2, 3))).toEqual(['XW-ANGRIFF-13', 'XW-ANGRIFF-41']);
    expect(clauses(shot(2, 1))).toEqual(['XW-ANGRIFF-41']);
    expect(clauses()).toEqual([]);
  });

  it('[AR-AKTIVIERUNG-VON-SCHIFFEN-04] Armada says that an attack is left, and nothing where there is no target', () => {
    const facing = (gap: number) =>
      armadaTable.lay({
        units: [
          armadaTable.ship('nebulon-b-escort-frigate', 0, 900, 300, 0),
          armadaTable.ship('victory-i-class-star-destroyer-empire', 1, 900, 300 + 35.5 + gap + 51, 180, { speed: 1 }),
        ],
        active: 0,
        step: 'attack',
      });
    const asked = (gap: number) => {
      const ask = facing(gap).match.askOf(0);
      return ask ? armadaWaste(describeAsk(ask) as unknown as Parameters<typeof armadaWaste>[0], 'en') : [];
    };
    expect(asked(200).map(({ clause }) => clause)).toEqual(['AR-AKTIVIERUNG-VON-SCHIFFEN-04']);
    expect(asked(400)).toEqual([]);
  });

  it('[LE-AKTIONEN-01] Legion counts the actions that are lost, and is silent when none is left', () => {
    const t = legionTable.lay({ units: [rebels(400, 400), storm(700, 400)], active: 0 }).until('action');
    const wasted = () => {
      const ask = t.match.askOf(0)!;
      const view = legion.view(t.match.state, 0);
      return legionWaste(view, describeAsk(ask) as unknown as Parameters<typeof legionWaste>[1], 'de');
    };
    expect(wasted().map(({ text }) => text)).toEqual(['Wer jetzt aufhört, lässt 2 Aktionen verfallen.']);
    t.take('aim');
    expect(wasted().map(({ text }) => text)).toEqual(['Wer jetzt aufhört, lässt 1 Aktion verfallen.']);
  });
});

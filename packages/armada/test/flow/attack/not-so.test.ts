import { describe, expect, it } from 'vitest';
import type { Face } from '../../../src/state.ts';
import { lay, type Spec, ship, type Table } from '../../table.ts';

/** Small print of commands, tokens and places: the answer that is not open, and the one that is taken once. */

const VSD = 'victory-ii-class-star-destroyer';
const ISD = 'imperial-ii-class-star-destroyer';

describe('Concentrate Fire in a Salvo', () => {
  /** Ship 1 answers with a Salvo; what it may do with its dice. */
  const salvo = (own: Spec): Table =>
    lay({
      units: [
        ship(VSD, 0, 900, 300, 0, { speed: 2 }),
        ship(ISD, 1, 900, 460, 180, { speed: 1, tokens: ['salvo'], ...own }),
      ],
      active: 0,
      step: 'attack',
      red: Array<Face>(9).fill('hit'),
      blue: Array<Face>(9).fill('hit'),
      black: Array<Face>(9).fill('hit'),
    }).goOn((t) => t.open[0] === '1 window:attack.modify' || t.events('attackEnds').length > 1, {
      attack: 'front>1.front',
      'window:attack.defend': (a) => (a.seat === 1 ? '1:token.0' : 'pass'),
    });
  const ways = (t: Table): readonly string[] =>
    t.open[0] === '1 window:attack.modify' && t.options().includes('1:concentrate')
      ? t.take('1:concentrate').options()
      : [];
  it('[AR-VERTEIDIGUNGSMARKER-15][AR-KOMMANDOS-21] the dial would add a die, and is not offered; the token may reroll one', () => {
    expect(ways(salvo({ open: ['concentrate'] }))).toEqual([]);
    const token = salvo({ open: ['concentrate'], commands: ['concentrate'] });
    expect(token.options()).toContain('1:concentrate');
    token.take('1:concentrate');
    // the only way there is was taken
    expect([token.open, token.ship(1).open, token.ship(1).commands]).toEqual([['1 reroll'], ['concentrate'], []]);
  });
  it('[AR-VERTEIDIGUNGSMARKER-15] nor does Ravager let the token add one', () => {
    const t = salvo({ commands: ['concentrate'], upgrades: ['ravager'] }).take('1:concentrate');
    expect(t.open).toEqual(['1 reroll']);
  });
});

describe('shields that are moved', () => {
  it('[AR-KOMMANDOS-11] go to another hull zone: the same one is no answer, nor one that has none to give', () => {
    const t = lay({
      units: [ship(VSD, 0, 900, 300, 0, { open: ['repair'], shields: { front: 1, left: 0 } })],
      active: 0,
      step: 'commands',
    }).take('repair:dial');
    expect(t.barred('move:front>front')).toEqual(['AR-KOMMANDOS-11']);
    expect(t.barred('move:left>front')).toEqual(['AR-KOMMANDOS-11']);
    expect(t.options()).toContain('move:front>left');
    expect(t.options()).not.toContain('move:front>front');
  });
});

describe('raid tokens', () => {
  const revealed = (own: Spec): Table =>
    lay({ units: [ship(VSD, 0, 900, 300, 0, { dials: ['repair'], ...own })], active: 0, step: 'reveal' }).until(
      'raid',
      {
        'dial-use': 'keep',
      },
    );
  it('[AR-UEBERFALLMARKER-03] a command token takes off the one of its kind, and no other', () => {
    const t = revealed({ raids: ['navigate', 'squadron'], commands: ['squadron', 'concentrate'] });
    expect(t.options()).toEqual(['dial', 'squadron', 'none']);
    t.take('squadron');
    expect([t.ship(0).raids, t.ship(0).commands]).toEqual([['navigate'], ['concentrate']]);
    expect(t.options()).toEqual(['dial', 'none']);
    t.take('dial');
    expect([t.ship(0).raids, t.ship(0).open]).toEqual([[], []]);
  });
});

describe('the targeting token', () => {
  it('[AR-SPIELFLAECHE-01] lies on the table, up to its very edge and not beyond, whichever edge it is', () => {
    const aims = (x: number, y: number, degrees: number): Table =>
      lay({
        units: [ship('onager-class-star-destroyer', 0, x, y, degrees, { speed: 1 }), ship(VSD, 1, 1300, 600, 0)],
        active: 0,
        step: 'end',
      }).take('yes');
    const width = 1828.8;
    const depth = 914.4;
    for (const [x, y, degrees, beyond, edge] of [
      [500, 110, 180, { x: 500, y: -1 }, { x: 500, y: 0 }],
      [500, depth - 110, 0, { x: 500, y: depth + 1 }, { x: 500, y: depth }],
      [110, 400, 270, { x: -1, y: 400 }, { x: 0, y: 400 }],
      [width - 110, 400, 90, { x: width + 1, y: 400 }, { x: width, y: 400 }],
    ] as const) {
      const t = aims(x, y, degrees);
      t.refuses(beyond, 'AR-SPIELFLAECHE-01');
      t.take(edge);
      expect(t.ship(0).aim).toEqual(edge);
    }
  });
});

describe('what a card does instead', () => {
  it('[AR-CARD-STRATEGISCHER-BERATER-02] is told as the card’s doing: a pass without a token', () => {
    const t = lay({
      units: [
        ship(ISD, 0, 900, 300, 0, { upgrades: ['strategic-adviser'], dials: ['repair'] }),
        ship(VSD, 0, 700, 300, 0, { dials: ['repair'] }),
        ship(VSD, 1, 900, 700, 180, { dials: ['repair'] }),
      ],
      phase: 'ship',
    });
    const own = t.options().find((id) => id.includes('strategic-adviser'))!;
    t.take(own);
    expect(t.events('ability').map((e) => e.card)).toEqual(['strategic-adviser']);
    expect(t.events('passed')).toMatchObject([{ side: 0, token: false }]);
  });
});

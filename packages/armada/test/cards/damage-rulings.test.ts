import { describe, expect, it } from 'vitest';
import { lay, type Script, type Spec, ship, type Table } from '../table.ts';

/** Damage cards among other cards: whom 'you cannot' binds, and what it spares. */

const X = 600;
const Y = 300;
const VICTORY = 'victory-ii-class-star-destroyer';
const up = (card: string) => ({ card, faceup: true });
const victory = (cards: readonly string[], more: Spec = {}): Spec =>
  ship(VICTORY, 0, X, Y, 0, { damage: cards.map(up), ...more });
const corvette = (gap = 60, more: Spec = {}): Spec => ship('cr90-corvette-a', 1, X, Y + 51 + gap + 35.5, 180, more);
const firing = (units: readonly Spec[], more: object = {}): Table => lay({ units, active: 0, step: 'attack', ...more });
const tokens = (t: Table, unit: number): string[] => t.unit(unit).tokens.map(({ kind, state }) => `${kind} ${state}`);

describe('damage cards and other cards', () => {
  it('Blinded Gunners: an accuracy icon is spent on no card and no objective either', () => {
    const fire = (cards: string[], more: object = {}, upgrades: string[] = []) =>
      firing([victory(cards, { upgrades }), corvette()], {
        red: ['blank', 'blank', 'blank'],
        blue: ['accuracy', 'accuracy', 'hit'],
        ...more,
      }).take('front>1.front');
    const scan = { objective: 'close-range-intel-scan', first: 0 };
    expect(fire([], scan).options()).toContain('objective:0');
    expect(fire(['blinded-gunners'], scan).open).not.toContain('0 window:attack.modify');
    const shots = (cards: string[]) => fire(cards, {}, ['leading-shots']).take('0:leading-shots');
    expect(shots([]).options()).toEqual(['3', '4', '5']);
    expect(shots(['blinded-gunners']).events('dice')).toMatchObject([{ how: 'spent', at: [5] }]);
  });

  it('Capacitor Failure: another ship may move shields to a zone without any', () => {
    const give = (cards: string[]) =>
      lay({
        units: [
          ship('assault-frigate-mark-ii-a', 0, X, Y, 0, { upgrades: ['projection-experts'], open: ['repair'] }),
          ship('nebulon-b-escort-frigate', 0, X + 150, Y, 0, {
            damage: cards.map(up),
            shields: { front: 0 },
            activated: true,
          }),
        ],
        active: 0,
        step: 'commands',
      }).take('repair:dial', '0:projection-experts', '1', 'rear');
    expect(give(['capacitor-failure']).ship(1).shields.front).toBe(1);
  });

  it('Compartment Fire: another ship may ready its tokens', () => {
    const t = lay({
      units: [
        ship('arquitens-class-light-cruiser', 0, X, Y, 0, { upgrades: ['hand-of-justice'], dials: ['repair'] }),
        ship(VICTORY, 0, X + 200, Y, 0, {
          tokens: [{ kind: 'brace', state: 'exhausted' }],
          damage: [up('compartment-fire')],
          activated: true,
        }),
        corvette(350),
      ],
      active: 0,
      step: 'reveal',
    });
    t.take('0:hand-of-justice');
    expect(tokens(t, 1)).toEqual(['brace ready']);
  });

  it('Faulty Countermeasures: exhausted tokens pay for no card, readied ones do; at speed 0, too', () => {
    const vader = (cards: string[], state: string) =>
      firing(
        [
          victory(cards, { upgrades: ['darth-vader-commander'], speed: 0, tokens: [{ kind: 'brace', state }] }),
          corvette(),
        ],
        { blue: ['hit', 'hit', 'hit'], red: ['hit', 'hit', 'hit'] },
      ).take('front>1.front');
    expect(vader([], 'exhausted').options()).toContain('0:darth-vader-commander');
    expect(vader(['faulty-countermeasures'], 'ready').options()).toContain('0:darth-vader-commander');
    expect(vader(['faulty-countermeasures'], 'exhausted').open).not.toContain('0 window:attack.modify');
  });

  it('[AR-VERTEIDIGUNGSMARKER-23] Faulty Countermeasures on the defender does not bind who spends its tokens', () => {
    const board = (mine: string[], theirs: string[]) => {
      const t = lay({
        units: [
          victory(mine, { upgrades: ['boarding-troopers'], dials: ['squadron', 'repair', 'repair'] }),
          corvette(40, {
            damage: theirs.map(up),
            tokens: [
              { kind: 'evade', state: 'exhausted' },
              { kind: 'redirect', state: 'ready' },
            ],
          }),
        ],
        active: 0,
        step: 'reveal',
      });
      const script: Script = { 'window:ship.revealed': '0:boarding-troopers', 'card-way': 'squadron-dial' };
      return t.until('card-tokens', script).options();
    };
    expect(board([], ['faulty-countermeasures'])).toEqual(['0', '1']);
    expect(board(['faulty-countermeasures'], [])).toEqual(['1']);
  });

  it('[AR-DMG-SCHADEN-AN-DER-STEUERKONSOLE-01] Damaged Controls: who can ignore the effects of obstacles is spared, not who overlaps a ship', () => {
    const move = (upgrades: string[], obstacles: readonly Spec[], gap: number) =>
      lay({
        units: [
          ship('cr90-corvette-a', 0, X, Y, 0, { damage: [up('damaged-controls')], speed: 1, upgrades }),
          ship('cr90-corvette-a', 1, X, Y + 71 + gap, 180),
        ],
        active: 0,
        step: 'manoeuvre',
        obstacles,
        deck: ['structural-damage'],
      })
        .goOn((t) => t.state.active !== 0, {
          course: { speed: 1, clicks: [0], side: 'right' },
          'window:obstacle.overlaps': '0:jainas-light',
        })
        .ship(0).damage.length;
    const rock = [{ token: 'asteroid-1', x: X, y: Y + 80 }];
    expect(move(['jainas-light'], rock, 400)).toBe(1);
    expect(move([], rock, 400)).toBeGreaterThan(2);
    expect(move(['jainas-light'], [], 20)).toBe(3); // the bump, and the controls
  });

  it('[AR-OBJ-SCHUSSBAHNEN-01] Fire Lanes: Depowered Armament lowers what a ship can bring to bear, Disengaged Fire Control does not', () => {
    const lane = (cards: string[], gap: number, obstacles: readonly Spec[] = []) =>
      lay({
        units: [victory(cards), ship('cr90-corvette-a', 1, 1700, 800, 180)],
        objective: 'fire-lanes',
        phase: 'status',
        stage: 'start',
        markers: [{ kind: 'objective', x: X, y: Y + 51 + gap }],
        obstacles,
      }).goOn((t) => t.state.phase !== 'status').state.victory;
    const rock = [{ token: 'asteroid-3', x: X, y: Y + 51 + 60 }];
    expect(lane([], 250)).toEqual([1, 0]);
    expect(lane(['depowered-armament'], 250)).toEqual([0, 0]);
    expect(lane([], 160, rock)).toEqual([1, 0]);
    expect(lane(['disengaged-fire-control'], 160, rock)).toEqual([1, 0]);
  });
});

import { describe, expect, it } from 'vitest';
import { isAtObstacle } from '../../src/values.ts';
import { lay, type Spec, ship, squadron, type Table, type TableSpec } from '../table.ts';
import { begin } from './objectives/begin.ts';

/** Objectives seen from the other side: whom they do not serve, where they end, and what they do not ask. */

const X = 600;
const Y = 300;
const VSD = 'victory-ii-class-star-destroyer';
const victory = (seat = 0, more: Spec = {}): Spec => ship(VSD, seat, X, Y, 0, more);
const corvette = (seat = 1, gap = 60, more: Spec = {}): Spec =>
  ship('cr90-corvette-a', seat, X, Y + 51 + gap + 35.5, 180, more);
const HITS = { red: ['hit', 'hit', 'hit'], blue: ['hit', 'hit', 'hit'] } as const;
/** What the attacker is offered for his dice. */
const offered = (objective: string, spec: Partial<TableSpec>, shot = 'front>1.front'): readonly string[] => {
  const t = lay({ objective, units: [victory(), corvette()], active: 0, step: 'attack', ...HITS, ...spec });
  t.goOn((u) => u.open[0]?.endsWith('window:attack.modify') || u.events('attackEnds').length > 0, {
    attack: shot,
    'squadron-act': 'attack',
  });
  return t.open[0]?.endsWith('window:attack.modify') ? t.options() : [];
};
/** Which critical effects a bomber of the first player may choose against a ship with an objective token. */
const bombed = (objective: string): readonly string[] => {
  const t = lay({
    objective,
    units: [squadron('y-wing-squadron', 0, X, Y - 51 - 40), victory(1, { objectives: 1 })],
    phase: 'squadron',
    flying: { squadron: 0 },
    black: ['hitcrit', 'hit'],
  }).take('attack');
  t.goOn((u) => u.open[0] === '0 critical' || u.events('attackEnds').length > 0, { attack: '>1.rear' });
  return t.open[0] === '0 critical' ? t.options() : [];
};
const ended = (t: Table): Table => t.goOn((u) => u.state.round > 1 || u.match.over);

describe('Precision Strike', () => {
  it('wants a card that lies facedown, among whatever others', () => {
    const damage = (...faceup: boolean[]) => faceup.map((up) => ({ card: 'ruptured-engine', faceup: up }));
    const strike = (cards: readonly Spec[]) =>
      offered('precision-strike', { units: [victory(), corvette(1, 60, { damage: [...cards] })] });
    expect(strike(damage(true, false))).toContain('objective:0');
    expect(strike(damage(true))).not.toContain('objective:0');
  });
});

describe('Close-Range Intel Scan', () => {
  it('asks one accuracy icon of the second player and two of the first; a squadron has none to give', () => {
    const scan = (first: number, accuracies: number) =>
      offered('close-range-intel-scan', {
        first,
        red: ['hit', 'hit', 'hit'],
        blue: [...Array(accuracies).fill('accuracy'), ...Array(3 - accuracies).fill('hit')],
      }).includes('objective:0');
    expect([scan(0, 0), scan(0, 1), scan(0, 2)]).toEqual([false, false, true]);
    expect([scan(1, 0), scan(1, 1)]).toEqual([false, true]);
  });
});

describe('critical effects of objectives', () => {
  it('are for ships: a bomber has only the usual one', () => {
    for (const objective of ['ion-storm', 'marked-for-destruction', 'volatile-deposits'])
      expect([objective, bombed(objective).filter((id) => id.includes('objective'))]).toEqual([objective, []]);
  });
});

describe('Rift Assault', () => {
  const rift = { token: 'rift', x: 1500, y: 700 };
  /** Whether the corvette can be marked, and whether the station beside it lies at distance 1. */
  const marks = (gap: number): [boolean, boolean] => {
    const obstacles = [rift, { token: 'station', x: X + 22 + gap + 70, y: Y + 146.5 }];
    const { g } = lay({ units: [victory(), corvette()], obstacles, active: 0 });
    return [
      offered('rift-assault', { obstacles }).some((id) => id.includes('mark')),
      isAtObstacle(g, g.ship(1), g.state.obstacles[1]!, 1),
    ];
  };
  it('marks a ship beyond distance 1 of all obstacles only', () => {
    const seen = [20, 60, 80, 100, 140, 200].map(marks);
    expect(seen.map(([marked]) => marked)).toEqual(seen.map(([, near]) => !near));
    expect(new Set(seen.map(([marked]) => marked)).size).toBe(2);
  });
  it('deals a card at the end of the round to slow ships at distance 1-2 of the rift, and none where there is no rift', () => {
    const round = (speed: number, x: number, obstacles: readonly Spec[]) => {
      const slow = ship(VSD, 0, x, Y, 0, { speed, activated: true });
      const t = lay({
        objective: 'rift-assault',
        units: [slow, ship(VSD, 1, 1700, 800, 180, { speed: 2, activated: true })],
        obstacles: [...obstacles],
        phase: 'status',
      });
      return ended(t).ship(0).damage.length;
    };
    const at = [{ token: 'rift', x: X, y: Y }];
    expect([round(1, X, at), round(2, X, at), round(1, X + 400, at), round(1, X, [])]).toEqual([1, 0, 0, 0]);
  });
});

describe('Surprise Attack', () => {
  it('[AR-OBJ-UEBERRASCHUNGSANGRIFF-04] the first player’s flagship comes before his other ships', () => {
    const t = begin('surprise-attack').until('deploy-order', {}, 0);
    // it had no choice so far
    expect([t.unit(0).status, t.options().filter((id) => ['0', '1', '2'].includes(id))]).toEqual(['play', ['1', '2']]);
  });
});

describe('Hyperspace Assault', () => {
  it('[AR-BEISEITEGESTELLTE-SCHIFFE-01] sets aside a small or medium ship: whoever has none is not asked for one', () => {
    const large = { card: 'imperial-i-class-star-destroyer', upgrades: [] };
    const flagship = { card: 'imperial-i-class-star-destroyer', upgrades: ['grand-moff-tarkin'] };
    const t = begin('hyperspace-assault', { empire: { ships: [flagship, large] } });
    t.goOn((u) => u.open.some((o) => o.endsWith(' card-unit') || o.endsWith(' dials')));
    expect(t.open[0]).not.toBe('1 card-unit');
    const usual = begin('hyperspace-assault').until('card-unit');
    expect([usual.open, usual.options()]).toEqual([['1 card-unit'], ['5', '6', '7']]);
  });
  const round = (units: readonly Spec[], markers = 1): readonly string[] => {
    const t = lay({
      objective: 'hyperspace-assault',
      round: 2,
      stage: 'start',
      phase: 'command',
      units: [victory(0), ship(VSD, 1, 1500, 700, 180), ...units],
      markers: Array.from({ length: markers }, (_, i) => ({ kind: 'objective', x: 900 + 200 * i, y: 450 })),
    });
    t.goOn((u) => u.open.some((o) => o.includes('window:round.start')) || u.state.phase === 'ship');
    return t.open[0]?.includes('window:round.start') ? t.options() : [];
  };
  it('offers nothing once everybody has arrived, nor where no token is left', () => {
    const aside = squadron('tie-fighter-squadron', 1, 0, 0, { status: 'aside', asideBy: 'hyperspace-assault' });
    expect(round([aside]).filter((id) => id.startsWith('objective'))).toHaveLength(2);
    expect(round([])).toEqual([]);
    expect(round([aside], 0)).toEqual([]);
  });
});

describe('Rift Ambush', () => {
  const sails = (x: number, also: readonly Spec[] = []): number => {
    const t = lay({
      objective: 'rift-ambush',
      units: [ship('cr90-corvette-a', 0, X, Y, 0, { speed: 0 }), ship(VSD, 1, 1700, 800, 180)],
      obstacles: [{ token: 'rift', x, y: Y }, ...also],
      active: 0,
      step: 'manoeuvre',
    });
    return t.goOn((u) => u.state.active !== 0).events('moved').length;
  };
  it('moves a ship again at distance 1-2 of the rift, whatever else lies about, and not farther off', () => {
    const near = (x: number): boolean => {
      const { g } = lay({
        units: [ship('cr90-corvette-a', 0, X, Y, 0), ship(VSD, 1, 1700, 800, 180)],
        obstacles: [{ token: 'rift', x, y: Y }],
        active: 0,
      });
      return isAtObstacle(g, g.ship(0), g.state.obstacles[0]!, 2);
    };
    const places = Array.from({ length: 12 }, (_, i) => X + 100 + 20 * i);
    const dust = [{ token: 'dust-1', x: 1400, y: 300 }];
    // it stands still, so it is measured where it stands
    expect(places.map((x) => sails(x, dust))).toEqual(places.map((x) => (near(x) ? 2 : 1)));
    expect(new Set(places.map(near)).size).toBe(2);
  });
});

import { describe, expect, it } from 'vitest';
import type { Face } from '../../../src/state.ts';
import { lay, type Spec, ship, squadron, type Table } from '../../table.ts';

/** Defence tokens: what each does, and when it may not be spent. */

const AT = [900, 300] as const;
const CR90 = 'cr90-corvette-a'; // evade, evade, redirect; small
const VICTORY = 'victory-i-class-star-destroyer-empire'; // brace, redirect, redirect; medium; front 3 red 3 black

interface Duel {
  readonly gap?: number;
  readonly red?: Face[];
  readonly black?: Face[];
  readonly blue?: Face[];
  readonly tokens?: Spec[] | string[];
  readonly defender?: string;
  readonly half?: number;
  readonly more?: Spec;
  readonly attacker?: string;
}
/** An attack on ship 1, bow to bow, until its owner may spend tokens. */
function attacked({
  gap = 200,
  defender = CR90,
  half = 35.5,
  more = {},
  tokens,
  attacker = VICTORY,
  ...dice
}: Duel): Table {
  const t = lay({
    units: [
      ship(attacker, 0, AT[0], AT[1], 0),
      ship(defender, 1, AT[0], AT[1] + 51 + gap + half, 180, { speed: 2, ...(tokens && { tokens }), ...more } as Spec),
    ],
    active: 0,
    step: 'attack',
    ...dice,
  }).take('front>1.front');
  return t.until('window:attack.defend', { 'window:attack.modify': 'pass' });
}
const dice = (t: Table): string[] => t.state.attacks.at(-1)!.dice.map((d) => d.face);
const THREE: Face[] = ['hit', 'crit', 'double'];

describe('evade', () => {
  it('[AR-VERTEIDIGUNGSMARKER-03] at long range it cancels a die of the defender’s choice', () => {
    const t = attacked({ gap: 200, red: THREE }).take('1:token.0', ['2']);
    expect(dice(t)).toEqual(['hit', 'crit']);
  });
  it('[AR-VERTEIDIGUNGSMARKER-04] at medium and close range the die is rerolled', () => {
    const t = attacked({ gap: 187, red: [...THREE, 'blank'] }).take('1:token.0', ['2']);
    expect(dice(t)).toEqual(['hit', 'crit', 'blank']);
    const close = attacked({ gap: 100, red: [...THREE, 'blank'], black: ['hit', 'hit', 'hit'] }).take('1:token.0', [
      '2',
    ]);
    expect(dice(close)).toEqual(['hit', 'crit', 'blank', 'hit', 'hit', 'hit']);
  });
  it('[AR-VERTEIDIGUNGSMARKER-07][AR-VERTEIDIGUNGSMARKER-08] against a larger ship one die more, and then the token is discarded', () => {
    const one = attacked({ red: THREE }).take('1:token.0', ['2']);
    expect(one.unit(1).tokens[0]!.state).toBe('exhausted');
    const two = attacked({ red: THREE }).take('1:token.0', ['1', '2']);
    expect(dice(two)).toEqual(['hit']);
    expect(two.unit(1).tokens[0]!.state).toBe('discarded');
  });
  it('[AR-VERTEIDIGUNGSMARKER-07] against a ship of its own size it is one die', () => {
    const t = attacked({ attacker: 'gladiator-i-class-star-destroyer', red: ['hit', 'crit'], gap: 200 });
    t.take('1:token.0');
    t.refuses(['0', '1'], 'AR-VERTEIDIGUNGSMARKER-03');
    t.take(['0']);
  });
  it('[AR-VERTEIDIGUNGSMARKER-06] against a squadron at distance 1 a die is rerolled', () => {
    const t = lay({
      units: [squadron('b-wing-squadron', 0, AT[0], AT[1]), ship(CR90, 1, AT[0], AT[1] + 80, 180, { speed: 2 })].map(
        (u, i) => ({ ...u, seat: i }),
      ),
      phase: 'squadron',
      flying: { squadron: 0 },
      blue: ['hit', 'hit', 'hit', 'hit'],
      black: ['hitcrit', 'blank'],
    }).take('attack');
    t.until('window:attack.defend', { attack: t.options()[0]! });
    const before = dice(t);
    t.take('1:token.0', [String(before.indexOf('hitcrit'))]);
    expect(dice(t)).toHaveLength(before.length);
    expect(dice(t)).toContain('blank');
  });
});

describe('brace, scatter, contain, redirect', () => {
  it('[AR-VERTEIDIGUNGSMARKER-18] brace halves the total, rounded up', () => {
    const t = attacked({ tokens: ['brace'], red: ['double', 'double', 'hit'], more: { shields: { front: 2 } } }).take(
      '1:token.0',
    );
    t.fight();
    expect(t.damage).toBe(3);
  });
  it('[AR-VERTEIDIGUNGSMARKER-21] scatter cancels all dice', () => {
    const t = attacked({ tokens: ['scatter'], red: THREE })
      .take('1:token.0')
      .fight();
    expect([t.damage, t.ship(1).damage.length]).toEqual([0, 0]);
  });
  it('[AR-VERTEIDIGUNGSMARKER-09] contain forbids the standard critical effect', () => {
    const t = attacked({ tokens: ['contain'], red: THREE, more: { shields: { front: 0 } } })
      .take('1:token.0')
      .fight();
    expect(t.events('critical')).toHaveLength(0);
    expect(t.events('damageCard').every((e) => e.card === null)).toBe(true);
  });
  it('[AR-VERTEIDIGUNGSMARKER-19][AR-VERTEIDIGUNGSMARKER-20] redirect: any part, up to the shields of one adjacent zone', () => {
    const t = attacked({ tokens: ['redirect'], red: ['hit', 'hit', 'hit'] }).take('1:token.0');
    expect(t.open).toEqual(['1 redirect-zone']);
    expect(t.options()).toEqual(['left', 'right']); // the rear is not adjacent to the front
    t.take('left').until('redirect-amount');
    expect(t.options()).toEqual(['0', '1', '2']);
    t.take('2');
    expect([t.ship(1).shields.left, t.ship(1).shields.front, t.ship(1).damage.length]).toEqual([0, 1, 0]);
  });
  it('[AR-FAQ-VERTEIDIGUNGSMARKER-01] redirect may be spent although the zone has no shields left', () => {
    const t = attacked({ tokens: ['redirect'], red: ['hit', 'hit', 'hit'], more: { shields: { left: 0 } } }).take(
      '1:token.0',
      'left',
    );
    expect(t.unit(1).tokens[0]!.state).toBe('exhausted');
    expect(t.events('redirect')).toHaveLength(1);
  });
});

describe('salvo', () => {
  it('[AR-VERTEIDIGUNGSMARKER-10][AR-VERTEIDIGUNGSMARKER-11][AR-VERTEIDIGUNGSMARKER-14] answers the attacking zone with the rear battery, whatever the arc', () => {
    const t = attacked({
      defender: 'nebulon-b-escort-frigate',
      tokens: ['salvo'],
      red: ['hit', 'blank', 'blank', 'hit', 'hit'],
    })
      .take('1:token.0')
      .fight();
    const [, answer] = t.events('attack');
    expect(answer).toMatchObject({
      kind: 'salvo',
      attacker: { unit: 1 },
      defender: { unit: 0 },
      defending: 'front',
      range: 'long',
    });
    expect(t.events('rolled')[1]!.dice.map((d) => d.colour)).toEqual(['red', 'red']); // two red at its rear
  });
  it('[AR-VERTEIDIGUNGSMARKER-13] not against a salvo', () => {
    const t = lay({
      units: [
        ship(VICTORY, 0, AT[0], AT[1], 0, { tokens: ['salvo'] }),
        ship('nebulon-b-escort-frigate', 1, AT[0], AT[1] + 286.5, 180, { speed: 1, tokens: ['salvo'] }),
      ],
      active: 0,
      step: 'attack',
      red: ['hit', 'hit', 'hit', 'hit', 'hit'],
    }).take('front>1.front');
    t.until('window:attack.defend', {}, 1).take('1:token.0');
    expect(t.events('attack').map((e) => e.kind)).toEqual(['normal', 'salvo']);
    expect([t.unit(0).tokens[0]!.state, t.unit(1).tokens[0]!.state]).toEqual(['ready', 'exhausted']);
  });
  it('[AR-VERTEIDIGUNGSMARKER-17] a ship that is destroyed by the attack still has its salvo', () => {
    const t = attacked({
      defender: 'nebulon-b-escort-frigate',
      tokens: ['salvo'],
      red: ['double', 'double', 'double', 'hit', 'hit'],
      more: { shields: { front: 0 }, damage: 4 },
    })
      .take('1:token.0')
      .fight();
    expect(t.events('attack').map((e) => e.kind)).toEqual(['normal', 'salvo']);
    expect(t.unit(1).status).toBe('destroyed');
  });
  it('[AR-VERTEIDIGUNGSMARKER-15] no dice are added to it', () => {
    const t = attacked({
      defender: 'nebulon-b-escort-frigate',
      tokens: ['salvo'],
      red: ['hit', 'hit', 'hit', 'hit', 'hit', 'hit'],
      more: { open: ['concentrate'] },
    }).take('1:token.0');
    t.fight();
    expect(t.events('dice').filter((e) => e.how === 'added')).toHaveLength(0);
  });
});

describe('spending', () => {
  it('[AR-VERTEIDIGUNGSMARKER-22][AR-VERTEIDIGUNGSMARKER-23] ready becomes exhausted, exhausted is discarded', () => {
    const ready = attacked({ tokens: ['brace'], red: THREE }).take('1:token.0');
    expect(ready.unit(1).tokens[0]!.state).toBe('exhausted');
    const used = attacked({ tokens: [{ kind: 'brace', state: 'exhausted' }], red: THREE }).take('1:token.0');
    expect(used.unit(1).tokens[0]!.state).toBe('discarded');
  });
  it('[AR-VERTEIDIGUNGSMARKER-24] not at speed 0', () => {
    const t = lay({
      units: [ship(VICTORY, 0, AT[0], AT[1], 0), ship(CR90, 1, AT[0], AT[1] + 286.5, 180, { speed: 0 })],
      active: 0,
      step: 'attack',
      red: THREE,
    }).take('front>1.front');
    t.fight();
    expect(t.events('tokenSpent')).toHaveLength(0);
  });
  it('[AR-VERTEIDIGUNGSMARKER-25] one of each kind an attack', () => {
    const t = attacked({ tokens: ['evade', 'evade', 'brace'], red: THREE }).take('1:token.0', ['0']);
    expect(t.options()).toEqual(['1:token.2', 'pass']);
    expect(t.barred('1:token.1')).toContain('AR-VERTEIDIGUNGSMARKER-25');
  });
  it('[AR-VERTEIDIGUNGSMARKER-26][AR-FAQ-VERTEIDIGUNGSMARKER-02] one after the other, each once, seeing what came of it', () => {
    const t = attacked({ gap: 150, tokens: ['evade', 'brace'], red: ['double', 'hit', 'hit', 'blank'] }).take(
      '1:token.0',
      ['0'],
    );
    expect(dice(t)).toEqual(['blank', 'hit', 'hit']);
    expect(t.options()).toEqual(['1:token.1', 'pass']);
    expect(t.options()).not.toContain('1:token.0');
  });
  it('[AR-KURZUEBERSICHT-STATUSPHASE-01][AR-SPIELBEREIT-01] exhausted tokens are readied in the Status Phase, discarded ones are gone', () => {
    const t = lay({
      units: [
        ship(CR90, 0, 300, 300, 0, {
          activated: true,
          dials: ['navigate'],
          tokens: [
            { kind: 'evade', state: 'exhausted' },
            { kind: 'evade', state: 'discarded' },
          ],
        }),
      ],
      phase: 'status',
    }).until('dials');
    expect(t.unit(0).tokens.map((x) => x.state)).toEqual(['ready', 'discarded']);
  });
});

describe('a discarded token', () => {
  it('[AR-VERTEIDIGUNGSMARKER-23] stands among what is barred, and those that are left are open', () => {
    const t = attacked({
      red: THREE,
      tokens: [{ kind: 'evade' }, { kind: 'evade', state: 'discarded' }, { kind: 'redirect' }],
    });
    expect(t.options()).toEqual(['1:token.0', '1:token.2', 'pass']);
    const barred = t.ask().barred!().map(({ id, refusal }) => [id, refusal.clauses]);
    expect(barred).toEqual([['1:token.1', ['AR-VERTEIDIGUNGSMARKER-23']]]);
    t.refuses('1:token.1', 'AR-VERTEIDIGUNGSMARKER-23');
  });
});

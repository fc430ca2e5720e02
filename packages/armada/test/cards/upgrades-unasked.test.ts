import { describe, expect, it } from 'vitest';
import { lay, type Spec, ship, squadron, type Table } from '../table.ts';
import { CR90, duel, ISD, LONG, VSD } from './upgrades/bridge.ts';
import { acted, rolled } from './upgrades/guns.ts';

/** Cards that keep silent: for another ship, a step too far away, at another range, or because they are exhausted. */

const X = 500;
const Y = 300;
const SIDE = 77.5; // a large ship's base from side to side
const offeredAt = (t: Table, window: string, script: Parameters<Table['until']>[1] = {}): readonly string[] => {
  t.goOn((u) => u.open.some((o) => o.endsWith(` window:${window}`)) || u.state.round > 1, script);
  return !t.match.over && t.open[0]?.endsWith(` window:${window}`) ? t.options() : [];
};

describe('Magnite Crystal Tractor Beam Array', () => {
  it('is exhausted by it, pulls no friend, and nobody beyond distance 5', () => {
    const pulled = (seat: number, gap: number, exhausted = false) => {
      const t = lay({
        units: [
          ship(ISD, 0, X, Y, 0, { speed: 1, upgrades: [{ id: 'magnite-crystal-tractor-beam-array', exhausted }] }),
          ship(ISD, seat, X + SIDE + gap, Y, 0, { speed: 3, activated: true }),
        ],
        active: 0,
        step: 'end',
      });
      t.goOn((u) => u.open[0] === '0 window:ship.after' || u.state.round > 1);
      if (t.open[0] !== '0 window:ship.after') return undefined;
      t.take('0:magnite-crystal-tractor-beam-array');
      return [t.ship(1).speed, t.events('exhausted').length === 1];
    };
    expect(pulled(1, 304.5)).toEqual([1, true]);
    expect([pulled(1, 305.3), pulled(0, 20), pulled(1, 20, true)]).toEqual([undefined, undefined, undefined]);
  });
});

describe('Disposable Capacitors', () => {
  it('reach further for their own ship, at ships, and for no ship that never used them', () => {
    const shot = (upgrades: Spec['upgrades'], attacker: number) => {
      const t = lay({
        units: [
          ship(VSD, 0, 900, 300, 0, { upgrades: upgrades!, dials: ['repair'], speed: 0 }),
          ship(VSD, 0, 820, 300, 0, { dials: ['repair'], speed: 0, ...(attacker === 0 && { activated: true }) }),
          ship(ISD, 1, 860, LONG, 180, { speed: 0, activated: true }),
        ],
        lasting: [{ source: '0:disposable-capacitors', unit: 0, until: 'round' }],
        active: attacker,
        step: 'attack',
      });
      t.fight({ attack: 'front>2.front' });
      return rolled(t).filter((colour) => colour === 'blue').length;
    };
    const card = [{ id: 'disposable-capacitors', discarded: true }] as const;
    expect([shot(card, 0), shot(card, 1)]).toEqual([3, 0]);
  });
});

describe('Electronic Countermeasures', () => {
  const offers = (mine: readonly (string | Spec)[], theirs: readonly (string | Spec)[]) =>
    offeredAt(
      duel({ mine: mine as never, theirs: theirs as never, red: ['accuracy', 'hit', 'hit'] })
        .take('front>1.front')
        .take('0:accuracy', '0'),
      'attack.defend',
    );
  it('[AR-ERR-ELEKTRONISCHE-GEGENMASSNAHME-01][AR-ERR-ELEKTRONISCHE-GEGENMASSNAHME-02] free a locked token of the defender, once, and not of the attacker’s', () => {
    expect(offers([], ['electronic-countermeasures'])).toContain('1:electronic-countermeasures');
    expect(offers([], [{ id: 'electronic-countermeasures', exhausted: true }])).not.toContain(
      '1:electronic-countermeasures',
    );
    expect(offers(['electronic-countermeasures'], []).some((id) => id.includes('countermeasures'))).toBe(false);
  });
});

describe('Walex Blissex', () => {
  it('[AR-CARD-WALEX-BLISSEX-01] waits for the activation of his own ship, and for a token that is discarded', () => {
    const asked = (active: number, state: string) =>
      offeredAt(
        lay({
          units: [
            ship(CR90, 0, 900, 300, 0, {
              upgrades: ['walex-blissex'],
              tokens: [{ kind: 'evade', state }],
              dials: ['repair'],
              ...(active === 1 && { activated: true }),
            }),
            ship(CR90, 0, 700, 300, 0, { dials: ['repair'], ...(active === 0 && { activated: true }) }),
          ],
          phase: 'ship',
        }),
        'ship.activates',
      );
    expect(asked(0, 'discarded')).toContain('0:walex-blissex');
    expect([asked(0, 'exhausted'), asked(1, 'discarded')]).toEqual([[], []]);
  });
});

describe('cards in the Status Phase', () => {
  const readied = (card: Spec): [string[], boolean] => {
    const t = lay({
      units: [ship(ISD, 0, X, Y, 0, { upgrades: [card], commands: ['repair', 'concentrate', 'navigate'] })],
      phase: 'status',
      stage: 'start',
    });
    t.goOn((u) => u.state.round > 1 || u.open.some((o) => o.endsWith('ready-card')));
    return [t.open.filter((o) => o.endsWith('ready-card')), t.ship(0).upgrades[0]!.exhausted];
  };
  it('[AR-SPIELBEREIT-05] are readied by themselves where they recur, and stay as they are where they are discarded', () => {
    expect(readied({ id: 'veteran-gunners', exhausted: true })).toEqual([[], false]);
    expect(readied({ id: 'veteran-gunners', exhausted: true, discarded: true })).toEqual([[], true]);
    const paid = (more: Spec) => readied({ id: 'electronic-countermeasures', exhausted: true, ...more });
    expect([paid({}), paid({ discarded: true })]).toEqual([
      [['0 ready-card'], true],
      [[], true],
    ]);
  });
  it('tells of no card that was ready already', () => {
    const t = lay({
      units: [ship(ISD, 0, X, Y, 0, { upgrades: ['electronic-countermeasures'] })],
      phase: 'status',
      stage: 'start',
    }).goOn((u) => u.state.round > 1);
    expect(t.events('cardReadied')).toEqual([]);
  });
});

describe('Task Force Organa', () => {
  it('looks for a copy up to distance 3 of a friend, none half a millimetre farther, none of the enemy', () => {
    const copy = (gap: number, seat = 0) => {
      const t = lay({
        units: [
          ship('hammerhead-scout-corvette', 0, 900, 300, 0, { upgrades: ['task-force-organa'] }),
          ship(VSD, 1, 900, 480, 180, { speed: 0, tokens: [] }),
          ship('hammerhead-scout-corvette', seat, 900 - 43 - gap, 300, 0, {
            upgrades: ['task-force-organa'],
            activated: true,
          }),
        ],
        active: 0,
        step: 'attack',
      }).take('front>1.front');
      return t.open[0] === '0 window:attack.modify' ? t.options() : [];
    };
    expect(copy(184.5)).toContain('0:task-force-organa');
    expect(copy(185.5)).not.toContain('0:task-force-organa');
    expect(copy(20, 1)).not.toContain('0:task-force-organa');
  });
});

describe('Impetuous', () => {
  it('[AR-CARD-UNGESTUEM-01] has nothing to say where no squadron can be attacked', () => {
    const end = (also: readonly Spec[]) =>
      offeredAt(
        lay({
          units: [
            ship('raider-i-class-corvette', 0, 900, 300, 0, { upgrades: ['impetuous'] }),
            ship(VSD, 1, 900, 800, 180),
            ...also,
          ],
          active: 0,
          step: 'attack',
        }),
        'ship.attackEnd',
      );
    expect(end([squadron('x-wing-squadron', 1, 900, 400)])).toContain('0:impetuous');
    expect(end([])).toEqual([]);
    expect(end([squadron('tie-fighter-squadron', 0, 900, 400)])).toEqual([]);
  });
});

describe('Hand of Justice', () => {
  it('readies a token of a friend that has an exhausted one: of no other is there a choice', () => {
    const friends = (...states: readonly string[]) => {
      const t = lay({
        units: [
          ship('arquitens-class-light-cruiser', 0, 900, 300, 0, { upgrades: ['hand-of-justice'], dials: ['repair'] }),
          ...states.map((state, i) =>
            ship(VSD, 0, 700 - 80 * i, 300, 0, { tokens: [{ kind: 'brace', state }], activated: true }),
          ),
        ],
        phase: 'ship',
      });
      t.goOn((u) => u.options().includes('0:hand-of-justice') || u.state.round > 1);
      if (t.state.round > 1) return undefined;
      t.take('0:hand-of-justice');
      return t
        .ship(1)
        .tokens.concat(t.ship(2).tokens)
        .map(({ state }) => state);
    };
    expect(friends('ready', 'exhausted')).toEqual(['ready', 'ready']);
    expect(friends('ready', 'ready')).toBeUndefined();
  });
});

describe('Thermal Shields', () => {
  it('are spent before the dice are rolled: half of them, rounded down, stay away', () => {
    const t = duel({ theirs: ['thermal-shields'] }).take('front>1.front', '1:thermal-shields');
    expect(t.open).toEqual(['1 colour']);
    t.take('red', 'red', 'red').fight();
    expect([rolled(t), acted(t)]).toEqual([['blue', 'blue', 'blue'], ['thermal-shields']]);
  });
});

describe('Ruthless Strategists', () => {
  it('may be thought better of: then neither the friend nor the target suffers', () => {
    const t = lay({
      units: [
        ship(VSD, 0, 900, 300, 0, { upgrades: ['ruthless-strategists'] }),
        squadron('x-wing-squadron', 1, 900, 400),
        squadron('tie-fighter-squadron', 0, 940, 400),
      ],
      active: 0,
      step: 'attack',
      blue: ['accuracy'],
    });
    t.until('window:attack.after', { attack: 'front>1' }).take('0:ruthless-strategists');
    expect(t.options()).toEqual(['2', 'none']);
    t.take('none');
    expect([t.squadron(1).hull, t.squadron(2).hull, t.events('suffers')]).toEqual([5, 3, []]);
  });
});

import type { Ask } from '@holotisch/engine';
import { describe, expect, it } from 'vitest';
import { lay26 } from '../../edition26/table26.ts';
import { apart, piece, SMALL_BASE, type Spec, unit } from '../../table.ts';
import { alone, holding, rebels, storm, VADER } from '../../troops.ts';
import { offered, told } from './watching.ts';

/** Keywords of 2.6: passengers without room, harpoons, aid that is not its own, grenades of snipers. */

const far = storm(1700, 850, alone(4));
const first = (a: Ask) => (a.type === 'choice' ? a.options[0]!.id : '');

describe('Transport', () => {
  const TANK = 'tx-225-gavw-occupier-combat-assault-tank';
  const waits = (card: string, more: Spec = {}) => unit(card, 1, 0, 0, { status: 'reserve', ...more });
  const stay = { kind: 'standard', speed: 1, heading: 0, bend: 0, way: 0 };
  const rolling = (terrain: readonly Spec[]) =>
    lay26({
      units: [
        unit(TANK, 1, 900, 450, { degrees: 0, note: { passenger: 1 } }),
        waits('stormtroopers', { order: 'faceup', minis: [null, 'fallen', 'fallen', 'fallen'] }),
        unit(VADER, 1, 1700, 850),
        rebels(100, 100, alone(4)),
      ],
      active: 0,
      round: 2,
      battle: { primary: 'close-the-pocket' },
      terrain,
    })
      .until('action')
      .take('move')
      .until('move')
      .take(stay)
      .until('deploy');
  it('where there is no room so near they come out as near as there is some', () => {
    const open = rolling([]);
    const wide = open.g.baseOf(open.unit(0), 0).width / 2;
    const aside = (gap: number) => ({ x: 900 + wide + SMALL_BASE / 2 + gap, y: 450, degrees: 0 });
    expect(open.match.check(1, aside(100))).toBeDefined();
    const [x, y] = [wide + 0.5, open.g.baseOf(open.unit(0), 0).length / 2 + 0.5];
    const moat = [
      piece('deep-water', 900 + x + 150, 450, 300, 850),
      piece('deep-water', 900 - x - 150, 450, 300, 850),
      piece('deep-water', 900, 450 + y + 170, 2 * x, 340),
      piece('deep-water', 900, 450 - y - 170, 2 * x, 340),
    ];
    const t = rolling(moat);
    expect(t.match.check(1, aside(370))).toBeUndefined();
    expect(t.match.check(1, aside(390))).toBeDefined();
    expect(t.match.check(1, aside(200)), 'in the water').toBeDefined();
  });
  it('they stay inside when somebody else comes into play', () => {
    const t = lay26({
      units: [
        unit(TANK, 1, 900, 800, { note: { passenger: 1 }, order: 'facedown' }),
        waits('stormtroopers', { order: 'facedown' }),
        waits('scout-troopers', { order: 'faceup' }),
        rebels(100, 100, { ...alone(4), order: 'facedown' }),
      ],
      phase: 'activation',
      round: 1,
      turnOf: 1,
      battle: { primary: 'close-the-pocket' },
    });
    t.until('action');
    expect([t.unit(2).status, t.unit(1).status]).toEqual(['play', 'reserve']);
  });
});

describe('what is spent, handed on, held fast', () => {
  it('Cache: nothing is noted while tokens of the round are left', () => {
    const t = lay26({
      units: [
        rebels(400, 400, alone(4)),
        storm(600, 400, { upgrades: ['prepared-supplies'], ...holding('dodge', 2), note: { 'cache.dodge': 1 } }),
      ],
      active: 0,
      black: ['hit'],
    });
    t.fight({ dodge: 'dodge' });
    expect([t.tokens(1, 'dodge'), told(t, 'cache')]).toEqual([1, []]);
  });
  it('Aid: not what another gains', () => {
    const t = lay26({
      units: [rebels(500, 400, alone(4)), unit('shaak-ti', 0, 400, 400), rebels(400, 500, alone(4)), far],
      active: 0,
    }).until('action');
    expect(offered(t.take('aim'), 'aid', (now) => now.open[0] === '0 action')).toEqual([]);
  });
  it('Tow Cable of 2.6: a vehicle that it has wounded is turned and held fast', () => {
    const shot = (faces: 'crit' | 'blank') => {
      const t = lay26({
        units: [
          unit('t-47-airspeeder', 0, 700, 250, { degrees: 180, upgrades: ['mo-dk-power-harpoon'] }),
          unit('at-st', 1, 700, 500, { degrees: 0 }),
        ],
        active: 0,
        red: [faces],
        whiteDefence: ['blank'],
      });
      t.until('action').take('attack');
      t.goOn((now) => now.events('attackEnds').length > 0 && now.open[0] === '0 action', {
        'further-defender': 'none',
        weapons: (a) =>
          a.type === 'form'
            ? Object.fromEntries(
                a.fields.map((f) => [f.id, f.options.find(({ id }) => id.includes('harpoon'))?.id ?? 'none']),
              )
            : '',
      });
      return [t.tokens(1, 'immobilize'), t.events('moved').filter(({ unit: id }) => id === 1).length];
    };
    expect([shot('crit'), shot('blank')]).toEqual([
      [1, 1],
      [0, 0],
    ]);
  });
  it('Sniper Team: not with a grenade either', () => {
    const t = lay26({
      units: [
        unit('scout-troopers-strike-team', 1, 400, 400, {
          upgrades: ['dlt-19x-sniper', 'concussion-grenades'],
          minis: [null, [400, 440]],
        }),
        rebels(400 + apart(100), 400),
      ],
      active: 0,
    });
    t.fight({
      weapons: (a) =>
        a.type === 'form'
          ? Object.fromEntries(
              a.fields.map((f, i) => [
                f.id,
                (i === 0 && f.options.find(({ id }) => id.includes('grenade'))?.id) || 'none',
              ]),
            )
          : '',
    });
    expect(told(t, 'sniper-team')).toEqual([]);
  });
  it('I Like Those Odds: of those whom he has attacked, nobody', () => {
    const t = lay26({
      units: [
        unit('din-djarin', 0, 400, 400, { upgrades: ['jetpack-rockets-grenades'] }),
        storm(600, 400),
        storm(400, 400 + 3 * 152.4),
        storm(250, 300),
        far,
      ],
      active: 0,
      red: ['blank', 'blank'],
      black: Array.from({ length: 9 }, () => 'blank' as const),
      hands: [{ played: 'i-like-those-odds' }, {}],
    })
      .until('action')
      .take('attack');
    const rounds = [{ '0.0': 'unit:dins-ib-94-pistol', '0.1': 'none' }];
    t.goOn((now) => now.open[0] === '0 window:action.after', {
      defender: '1',
      'further-defender': '2',
      weapons: (a) =>
        rounds.shift() ?? (a.type === 'form' ? Object.fromEntries(a.fields.map((f) => [f.id, f.options[0]!.id])) : ''),
    });
    expect(t.events('attack').map(({ defender }) => defender)).toEqual([1, 2]);
    t.take(first(t.ask())).goOn((now) => now.events('attack').length > 2);
    expect(t.events('attack').map(({ defender }) => defender)).toEqual([1, 2, 3]);
  });
});

import { describe, expect, it } from 'vitest';
import { apart, lay, type Spec, unit } from '../../table.ts';
import { LUKE, storm } from '../../troops.ts';

describe('Deflect', () => {
  /** Four stormtroopers shoot at Luke, who has dodge tokens. */
  const shot = (
    dodge: number,
    dice: { readonly white: readonly string[]; readonly redDefence?: readonly string[] },
    more: Spec = {},
  ) =>
    lay({
      units: [storm(400, 400, more), unit(LUKE, 0, 520, 400, { tokens: { dodge } })],
      active: 0,
      ...(dice as object),
    });
  it('[LE-ABLENKEN-01] [LE-ABLENKEN-02] [LE-ABLENKEN-04] with a dodge spent surges block, and each throws a wound back; the dodge cancels as usual', () => {
    const t = shot(1, { white: ['hit', 'hit', 'hit', 'blank'], redDefence: ['surge', 'surge'] });
    t.fight({ dodge: 'dodge' });
    expect(t.result).toEqual({ hits: 2, crits: 0, blocks: 2, wounds: 0 });
    expect(t.alive(0)).toBe(2);
  });
  it('[LE-ABLENKEN-03] without a dodge a surge of Luke’s is what his chart says, and nothing comes back', () => {
    const t = shot(1, { white: ['hit', 'hit', 'hit', 'blank'], redDefence: ['surge', 'surge', 'surge'] });
    t.fight({ dodge: 'no' });
    expect(t.result).toMatchObject({ hits: 3, blocks: 0, wounds: 3 });
    expect(t.alive(0)).toBe(4);
  });
  it('[LE-ABLENKEN-05] [LE-AUSWEICHEN-03] a second dodge cancels another hit and doubles nothing', () => {
    const t = shot(2, { white: ['hit', 'hit', 'hit', 'blank'], redDefence: ['surge'] });
    t.fight({ dodge: 'dodge' });
    expect(t.result).toMatchObject({ hits: 1, blocks: 1 });
    expect(t.alive(0)).toBe(3);
    expect(t.tokens(1, 'dodge')).toBe(0);
  });
  it('[LE-AUSWEICHEN-05] a dodge may be spent with no hit to cancel', () => {
    const t = shot(1, { white: ['crit', 'blank', 'blank', 'blank'], redDefence: ['surge'] });
    t.fight({ dodge: 'dodge' });
    expect(t.result).toMatchObject({ crits: 1, blocks: 1, wounds: 0 });
    expect(t.alive(0)).toBe(3);
  });
  it('[LE-ABLENKEN-06] [LE-ABLENKEN-07] the attacker may fall in its own attack, which goes on', () => {
    const u = lay({
      units: [
        storm(400, 400, { minis: [null, 'fallen', 'fallen', 'fallen'] }),
        unit(LUKE, 0, 520, 400, { tokens: { dodge: 1 } }),
        storm(1500, 700),
      ],
      active: 0,
      white: ['crit'],
      redDefence: ['surge'],
    });
    u.fight({ dodge: 'dodge' });
    expect(u.unit(0).status).toBe('defeated');
    expect(u.events('result')).toHaveLength(1);
  });
  it('[LE-ABLENKEN-02] in melee nothing comes back', () => {
    const t = lay({
      units: [storm(400, 400), unit(LUKE, 0, 400 + apart(0), 400, { tokens: { dodge: 1 } })],
      active: 0,
      black: ['hit', 'hit', 'blank', 'blank'],
      redDefence: ['surge'],
    });
    t.fight({ dodge: 'dodge' });
    expect(t.result).toMatchObject({ hits: 1, blocks: 1 });
    expect(t.alive(0)).toBe(4);
  });
  it('[LE-IMMUNITAET-ABLENKEN-01] against a weapon that is immune to it Deflect does nothing', () => {
    const t = lay({
      units: [
        unit('droidekas', 1, 400, 400, { degrees: 90, minis: [null, 'fallen'] }),
        unit(LUKE, 0, 540, 400, { tokens: { dodge: 1 } }),
      ],
      active: 0,
      red: ['hit', 'hit', 'hit', 'hit'],
      black: ['hit', 'hit', 'hit', 'hit'],
      white: ['blank', 'blank', 'blank', 'blank', 'blank', 'blank', 'blank', 'blank'],
      redDefence: ['surge', 'surge', 'surge', 'surge', 'surge', 'surge', 'surge', 'surge'],
    });
    t.fight({ dodge: 'dodge' });
    expect(t.result.blocks).toBe(0);
    expect(t.unit(0).minis[0]!.wounds).toBe(0);
  });
  it('[LE-HOCHGESCHWINDIGKEIT-01] [LE-HOCHGESCHWINDIGKEIT-03] a high-velocity shot cannot be dodged, so not deflected', () => {
    const sniper = (both: boolean) =>
      lay({
        units: [
          unit('scout-troopers', 1, 400, 400, {
            minis: [null, 'fallen', 'fallen', 'fallen', null],
            upgrades: ['dlt-19x-sniper'],
          }),
          unit(LUKE, 0, 560, 400, { tokens: { dodge: 1 } }),
        ],
        active: 0,
        black: ['hit', 'hit'],
        white: ['hit', 'hit'],
        red: ['hit'],
        redDefence: ['surge', 'surge', 'surge'],
      }).fight({
        dodge: 'dodge',
        weapons: (a) =>
          a.type === 'form'
            ? Object.fromEntries(
                a.fields.map((f) => [
                  f.id,
                  f.id.startsWith('4') ? '0:dlt-19x-sniper' : both ? f.options[0]!.id : 'none',
                ]),
              )
            : '',
      });
    expect(sniper(false).tokens(1, 'dodge')).toBe(1);
    // One ordinary carbine in the pool, and it may be.
    expect(sniper(true).tokens(1, 'dodge')).toBe(0);
  });
});

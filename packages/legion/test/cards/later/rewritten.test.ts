import { describe, expect, it } from 'vitest';
import { newAttack } from '../../../src/flow/attack/attack.ts';
import { SEGMENT } from '../../../src/geometry/range.ts';
import { keywordOf } from '../../../src/values.ts';
import { lay26 } from '../../edition26/table26.ts';
import { apart, type Script, type Spec, type Table, type TableSpec, unit } from '../../table.ts';
import { alone, BOBA, holding, LEIA, rebels, storm, VADER, VEERS } from '../../troops.ts';

import { resolving26 as resolving } from '../commands/played.ts';

/** Keywords of 1.x as 2.6 words them: whom they mean, how far they reach, what comes of them. */

const one = alone(4);
const far = storm(1700, 800, one);
const offers = (t: Table, window: string, card: string) =>
  t.open[0]?.endsWith(`window:${window}`) === true && t.options().some((id) => id.includes(card));
const act = (t: Table, id: string) => t.options().find((option) => option.endsWith(`/${id}`));
const blanks = <T extends string>(face: T) => Array.from({ length: 12 }, () => face);
const colours = (t: Table) =>
  t
    .events('rolled')
    .at(-1)!
    .dice.map(({ colour }) => colour)
    .sort();

describe('tokens for friends', () => {
  it.each([
    [LEIA, 'take-cover', 'dodge', 2],
    ['luke-skywalker-commander-skywalker', 'spotter', 'aim', 1],
  ] as const)('%s: %s gives a %s token to up to %d within 2', (card, keyword, token, most) => {
    const half = card === LEIA ? 13.5 : 25;
    const t = lay26({
      units: [
        unit(card, 0, 400, 400),
        rebels(400 + half + 13.5 + 2 * SEGMENT - 1, 400, one),
        rebels(400, 400 + half + 13.5 + 2 * SEGMENT + 1, one),
        storm(400, 250, one),
      ],
      active: 0,
    }).until('action');
    t.take(act(t, keyword)!);
    expect(t.ask()).toMatchObject({ kind: 'card-units', min: 1, max: most });
    expect(t.options()).toEqual(['0', '1']);
    t.take(['1']);
    expect([0, 1, 2].map((id) => t.tokens(id, token))).toEqual([0, 1, 0]);
  });
  it('nobody has what is not printed', () => {
    const t = lay26({ units: [unit(VADER, 1, 400, 400), rebels(1700, 100)], active: 0 }).until('action');
    expect(['take-cover', 'spotter', 'bolster'].map((id) => act(t, id))).toEqual([undefined, undefined, undefined]);
  });
});

describe('Deflect', () => {
  const shot = (attacker: Spec, defender: Spec, surges: number) => {
    const t = lay26({
      units: [attacker, defender],
      active: 0,
      white: blanks('hit'),
      black: blanks('hit'),
      red: blanks('hit'),
      redDefence: [...Array.from({ length: surges }, () => 'surge' as const), ...blanks('blank')],
    });
    const before = t.wounds(0);
    return [t.fight().wounds(0) - before, t.result.blocks];
  };
  const jedi = (x: number) => unit(VADER, 0, x, 400);
  it('one wound for any surge, of a ranged attack at it; none without one', () => {
    expect(shot(storm(400, 400), jedi(600), 2)).toEqual([1, 2]);
    expect(shot(storm(400, 400), jedi(600), 0)).toEqual([0, 0]);
    expect(shot(storm(400, 400, one), jedi(400 + apart(0)), 1)).toEqual([0, 0]);
    expect(shot(storm(400, 400), storm(600, 400, { seat: 0 }), 2)).toEqual([0, 0]);
  });
  it('Shien Mastery: one for each', () => {
    expect(shot(storm(400, 400), unit('plo-koon', 0, 600, 400), 3)).toEqual([3, 3]);
  });
  it('Shien Mastery: who is not wounded is not suppressed, by no weapon', () => {
    const frightened = (face: 'block' | 'blank') =>
      lay26({
        units: [unit('r2-d2-hero-of-a-thousand-devices', 1, 400, 400), unit('plo-koon', 0, 500, 400)],
        active: 0,
        white: blanks('hit'),
        black: blanks('hit'),
        red: blanks('hit'),
        redDefence: blanks(face),
      })
        .fight()
        .tokens(1, 'suppression');
    expect([frightened('block'), frightened('blank')]).toEqual([0, 2]);
  });
  it('who is immune suffers nothing, and it blocks all the same', () => {
    const rollers = unit('droidekas', 1, 400, 400, { ...alone(2), degrees: 90 });
    expect(shot(rollers, jedi(600), 2)).toEqual([0, 2]);
  });
});

describe('dice that are rolled again', () => {
  const asked = (card: string, attacker: Spec, faces: Partial<TableSpec>, x = 600) => {
    const t = lay26({ units: [attacker, unit(card, 0, x, 400)], active: 0, ...faces });
    let seen = 0;
    t.fight({
      'window:defence.reroll': (a) => {
        seen += a.type === 'choice' && a.options.some(({ id }) => /soresu|uncanny/.test(id)) ? 1 : 0;
        return 'pass';
      },
    });
    return seen;
  };
  const hits = { white: blanks('hit'), black: blanks('hit'), red: blanks('hit') };
  const nothing = { white: blanks('blank'), black: blanks('blank'), red: blanks('blank') };
  const shooter = storm(400, 400, one);
  it.each([
    ['obi-wan-kenobi', shooter, hits, 600, 1],
    ['obi-wan-kenobi', shooter, nothing, 600, 0],
    ['obi-wan-kenobi', shooter, hits, 400 + apart(0), 0],
    ['han-solo-unorthodox-general', shooter, hits, 600, 1],
    ['han-solo-unorthodox-general', shooter, nothing, 600, 0],
    ['han-solo-unorthodox-general', shooter, hits, 400 + apart(0), 1],
  ] as const)('%s is asked as often as it may', (card, attacker, faces, x, times) => {
    expect(asked(card, attacker, faces as Partial<TableSpec>, x)).toBe(times);
  });
  it('of the attacker nobody asks', () => {
    const t = lay26({ units: [unit('obi-wan-kenobi', 0, 400, 400), storm(400 + apart(0), 400)], active: 0, ...hits });
    let seen = false;
    t.fight({
      'window:defence.reroll': () => {
        seen = true;
        return 'pass';
      },
    });
    expect(seen).toBe(false);
  });
});

describe('Inspire', () => {
  const ending = (active: number, units: readonly Spec[]) =>
    lay26({ units: [unit(LEIA, 0, 400, 400), ...units, far], active: { unit: active, step: 'end' } });
  const cowed = (x: number, y: number) => rebels(x, y, { ...one, ...holding('suppression', 2) });
  it('at the end of its own activation up to X tokens of others within 2', () => {
    const t = ending(0, [
      cowed(400 + apart(2 * SEGMENT), 400),
      cowed(400, 400 + apart(2 * SEGMENT + 0.1)),
      rebels(400, 300, one),
    ]);
    expect(offers(t, 'unit.ends', 'inspire')).toBe(true);
    t.take(t.options()[0]!);
    expect(t.options()).toEqual(['1', 'none']);
    t.take('1');
    expect(t.options()).toEqual(['1', 'none']);
    t.take('1');
    expect([t.tokens(1, 'suppression'), t.tokens(2, 'suppression')]).toEqual([0, 2]);
    expect(t.open[0]).not.toBe('0 card-unit');
  });
  it('stops when its player likes; is not asked for without anybody, nor for another’s activation', () => {
    const t = ending(0, [cowed(500, 400)]);
    t.take(t.options()[0]!).take('none');
    expect([t.tokens(1, 'suppression'), t.open[0]]).not.toContain('0 card-unit');
    expect(t.tokens(1, 'suppression')).toBe(2);
    expect(offers(ending(0, [rebels(500, 400, one)]), 'unit.ends', 'inspire')).toBe(false);
    expect(offers(ending(1, [rebels(500, 400, one), cowed(400, 500)]), 'unit.ends', 'inspire')).toBe(false);
  });
});

describe('Cumbersome', () => {
  const EWEB = 'e-web-heavy-blaster-team';
  const firing = (card: string, moved: boolean) =>
    colours(
      lay26({
        units: [unit(card, 1, 400, 400, { degrees: 90 }), rebels(700, 400, one)],
        active: { unit: 0, moved, actions: 1 },
      }).fight({
        weapons: (a) =>
          a.type === 'form'
            ? Object.fromEntries(
                a.fields.map((f) => [f.id, f.options.find((o) => o.id.includes('e-web'))?.id ?? f.options[0]!.id]),
              )
            : {},
      }),
    );
  it('its dice are worse once it has moved', () => {
    const still = firing(EWEB, false);
    const worse = { red: 'black', black: 'white', white: 'white' } as const;
    expect(firing(EWEB, true)).toEqual(still.map((colour) => worse[colour]).sort());
    expect(still).not.toEqual(firing(EWEB, true));
  });
  it('others are not', () => {
    expect(firing('stormtroopers', true)).toEqual(firing('stormtroopers', false));
  });
});

describe('Bounty', () => {
  it('is set on an enemy commander or operative before the battle', () => {
    const t = lay26({
      units: [
        unit(BOBA, 0, 300, 60),
        unit(LEIA, 0, 500, 60),
        unit(VEERS, 1, 1500, 860),
        storm(1300, 860, one),
        unit('agent-kallus', 1, 1100, 860),
        unit('imperial-officer', 1, 900, 860, { status: 'defeated' }),
      ],
      phase: 'deployment',
      round: 0,
      battle: { primary: 'close-the-pocket' },
    });
    t.goOn(({ open, state }) => (open[0] === '0 card-unit' && state.round === 0) || state.round > 0);
    expect(t.options()).toEqual(['2', '4']);
    t.take('4');
    expect(t.state.units.map(({ bounty }) => bounty)).toEqual([0, 0, 0, 0, 1, 0]);
  });
  const hunted = (hunter: number, bounty: number) => {
    const t = lay26({
      units: [
        unit('agent-kallus', 0, 400, 400),
        rebels(400, 550),
        unit('imperial-officer', 1, 550, 450, { bounty, wounds: 3 }),
        far,
      ],
      active: hunter,
      red: blanks('crit'),
      black: blanks('crit'),
      white: blanks('crit'),
      redDefence: blanks('blank'),
      whiteDefence: blanks('blank'),
    }).fight({ defender: '2' });
    return [t.unit(2).status, t.state.victory, t.unit(2).bounty];
  };
  it('is a point for who set it, if it is he who defeats the prey', () => {
    expect(hunted(0, 1)).toEqual(['defeated', [1, 0], 0]);
    expect(hunted(0, 0)).toEqual(['defeated', [0, 0], 0]);
    expect(hunted(1, 1)).toEqual(['defeated', [0, 0], 1]);
  });
});

describe('what 2.6 asks besides', () => {
  const guarding = (suppression: number) => {
    const t = lay26({
      units: [
        storm(400, 400, one),
        unit(LEIA, 0, 650, 400),
        unit('chewbacca-walking-carpet', 0, 650, 480, { tokens: { suppression } }),
      ],
      active: 0,
      white: ['hit'],
      redDefence: ['blank'],
    });
    let seen = false;
    const script: Script = {
      defender: '1',
      'window:attack.modify': (a) => {
        seen ||= a.type === 'choice' && a.options.some(({ id }) => id.includes('guardian'));
        return 'pass';
      },
    };
    t.fight(script);
    return seen;
  };
  it('Guardian: not with as many suppression tokens as courage', () => {
    expect([guarding(0), guarding(1), guarding(2)]).toEqual([true, true, false]);
  });
  const thinking = (units: readonly Spec[]) =>
    lay26({ units: [unit('b1-battle-droids', 0, 400, 400, alone(6)), ...units, storm(600, 400, one)], active: 0 })
      .until('action')
      .options();
  it('AI: does what it must, except near a commander within 3 or with an order', () => {
    const boss = (gap: number) => unit('t-series-tactical-droid', 0, 400, 400 + apart(gap), { order: 'facedown' });
    expect(thinking([])).not.toContain('aim');
    expect(thinking([boss(3 * SEGMENT)])).toContain('aim');
    expect(thinking([boss(3 * SEGMENT + 0.1)])).not.toContain('aim');
    expect(thinking([unit('b1-battle-droids', 0, 400, 500, alone(6))])).not.toContain('aim');
  });
  it('Jump: not with something in its arms, for whom that is too heavy', () => {
    const jumps = (card: string, claimed: number | null) => {
      const t = lay26({
        units: [unit(card, 0, 400, 400, { minis: [null] }), far],
        active: 0,
        markers: [{ kind: 'asset', by: 'supply-run', x: 400, y: 400, claimed }],
      }).until('action');
      return act(t, 'jump') !== undefined;
    };
    expect([jumps('sun-fac', null), jumps('sun-fac', 0)]).toEqual([true, false]);
    expect([jumps('bo-katan-kryze', null), jumps('bo-katan-kryze', 0)]).toEqual([true, true]);
  });
});

describe('tokens for moving', () => {
  const CASSIAN = 'cassian-andor';
  it('Tactical: for a standard move that is an action, not for one that a command card grants', () => {
    const acts = lay26({ units: [unit(CASSIAN, 0, 400, 400), far], active: 0 }).until('action');
    acts.take('move', { kind: 'standard', speed: 2, heading: 90, bend: 0, way: 1 }).until('action');
    expect(acts.tokens(0, 'aim')).toBe(1);
    const granted = resolving('no-time-for-sorrows', [unit(LEIA, 0, 300, 300), unit(CASSIAN, 0, 400, 300), far]);
    granted.goOn(({ state }) => state.phase === 'activation', {
      'window:unit.ordered': (a) => (a.type === 'choice' ? a.options[0]!.id : ''),
      orders: ['1'],
    });
    expect([granted.events('moved').some(({ unit: id }) => id === 1), granted.tokens(1, 'aim')]).toEqual([true, 0]);
  });
});

describe('Duelist', () => {
  it('pierces for aim tokens that are spent for rerolls, not for those of Marksman', () => {
    const t = lay26({ units: [unit('din-djarin', 0, 400, 400, { upgrades: ['beskar-spear'] }), far], active: 0 });
    const pierces = (aimed: number, marksman: number) => {
      const attack = newAttack(0, 'plain', 0, { unit: 0 }, 1, true, 0);
      Object.assign(attack, { aimed, noted: { marksman } });
      return keywordOf(t.g, t.unit(0), 'pierce', { attack });
    };
    expect([pierces(1, 0), pierces(2, 1), pierces(1, 1), pierces(0, 0)]).toEqual([1, 1, 0, 0]);
  });
});

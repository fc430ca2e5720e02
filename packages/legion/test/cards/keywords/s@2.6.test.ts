import type { Ask } from '@holotisch/engine';
import { describe, expect, it } from 'vitest';
import { SEGMENT } from '../../../src/geometry/range.ts';
import { keywordOf } from '../../../src/values.ts';
import { apart, piece, type Script, type Spec, type Table, type TableSpec, unit } from '../../table.ts';
import { lay26 } from '../../table26.ts';
import { alone, holding, rebels, storm } from '../../troops.ts';
import { actionNamed, armed, diceRolled, offered, offers, told } from '../watching.ts';

const one = alone(4);
const blanks = <T extends string>(face: T) => Array.from({ length: 12 }, () => face);

describe('Scale in 2.6', () => {
  it('who goes up climbs by a move action: there is no clamber for nothing beside a move', () => {
    const t = lay26({
      units: [unit('general-grievous-sinister-cyborg', 0, 400, 400), storm(1700, 800)],
      terrain: [piece('building', 400, 400 + 13.5 + 50, 100, 100, { height: 150 })],
      active: 0,
    }).until('action');
    expect(t.take('move').open).toEqual(['0 move']);
  });
});

describe('Scout in 2.6', () => {
  it('Scout X: it enters by a free move of that speed', () => {
    const t = lay26({
      units: [
        unit('at-rt-rebel', 0, 0, 0, { status: 'reserve', order: 'faceup' }),
        rebels(900, 60, { ...alone(4), order: 'facedown' }),
        storm(900, 860, alone(4)),
      ],
      battle: { primary: 'bunker-assault' },
      round: 1,
    });
    t.until('deploy').take({ x: 600, y: 60, degrees: 0 });
    expect(t.until('action').state.turn!.actions).toBe(2);
  });
});

describe('Scouting Party in 2.6', () => {
  it('before the battle up to X troopers of its kind learn to scout as it does', () => {
    const waiting = { status: 'reserve' };
    const t = lay26({
      units: [
        unit('wicket', 0, 0, 0, waiting),
        unit('ewok-skirmishers', 0, 0, 0, waiting),
        rebels(0, 0, waiting),
        unit('ewok-skirmishers', 1, 0, 0, waiting),
        unit('ewok-skirmishers', 0, 0, 0, { status: 'defeated' }),
        unit('stormtroopers', 1, 0, 0, waiting),
      ],
      phase: 'prepare',
      stage: 0,
      battle: { primary: 'bunker-assault' },
    });
    t.goOn(() => t.ask().kind === 'card-units', {
      'window:setup.after': (a) =>
        (a.type === 'choice' && a.options.find(({ id }) => id.includes('scouting-party'))?.id) || 'pass',
    });
    expect(t.options()).toEqual(['1']);
    t.take(['1']);
    expect([0, 1, 2].map((id) => keywordOf(t.g, t.unit(id), 'scout'))).toEqual([1, 1, 0]);
  });
});

describe('Secret Mission in 2.6', () => {
  const ARTOO = 'r2-d2-hero-of-a-thousand-devices';
  const BATTLE = { battle: { primary: 'bunker-assault' }, blue: 0 };
  const artoo = (y: number, note: Spec = {}) => unit(ARTOO, 0, 900, y, note);
  const other = storm(300, 300, one);
  const DEEP = 6 * SEGMENT - 60;
  const begins = (y: number, note: Spec = {}) =>
    lay26({ units: [artoo(y, note), other], phase: 'command', ...BATTLE }).unit(0).note['mission'];
  it('one base across the border is enough to score, none is not', () => {
    const ARTOO = 'r2-d2-hero-of-a-thousand-devices';
    const BORDER = 4.5 * SEGMENT;
    const scores = (artoo: number, other: number) => {
      const t = lay26({
        units: [
          unit(ARTOO, 0, 900, artoo, {
            upgrades: ['c-3po-human-cyborg-relations'],
            note: { mission: 'held' },
            minis: [null, [900, other]],
          }),
          storm(300, 300, one),
        ],
        phase: 'end',
        round: 2,
        battle: { primary: 'bunker-assault' },
        blue: 0,
      });
      return offered(t, 'secret-mission', ({ state }) => state.round === 3).length;
    };
    expect(scores(BORDER + 20, BORDER - 20)).toBe(1);
    expect(scores(BORDER - 20, BORDER - 60)).toBe(0);
  });
  it('a token for who stands wholly in enemy territory when a command phase begins, once in a game', () => {
    expect([begins(DEEP), begins(4.5 * SEGMENT), begins(300)]).toEqual(['held', undefined, undefined]);
    expect(begins(DEEP, { note: { mission: 'done' } })).toBe('done');
  });
  it('a point for it in an end phase, if its player likes and it still stands there', () => {
    const held = { note: { mission: 'held' } };
    const ending = (y: number) => lay26({ units: [artoo(y, held), other], phase: 'end', round: 2, ...BATTLE });
    expect(offers(ending(300), 'end.start', 'secret-mission')).toBe(false);
    const t = ending(DEEP);
    expect(offers(t, 'end.start', 'secret-mission')).toBe(true);
    t.take(t.options().find((id) => id.includes('secret-mission'))!);
    expect([t.state.victory[0], t.unit(0).note['mission']]).toEqual([1, 'done']);
  });
  it('is no action', () => {
    const t = lay26({ units: [artoo(DEEP), other], active: 0, ...BATTLE }).until('action');
    expect(t.options().some((id) => id.includes('secret-mission'))).toBe(false);
  });
});

describe('Self-Destruct in 2.6', () => {
  const PROBE = 'imperial-probe-droid';
  const droid = (wounds: number) =>
    lay26({
      units: [
        unit(PROBE, 1, 400, 400, { wounds }),
        rebels(400 + apart(SEGMENT), 400, one),
        rebels(400, 400 + apart(SEGMENT + 0.1), one),
        storm(1700, 800, one),
      ],
      active: 0,
      black: ['hit', 'surge', 'hit'],
    }).until('action');
  it('a card action for who has half of its wounds', () => {
    expect([actionNamed(droid(2), 'self-destruct'), actionNamed(droid(1), 'self-destruct')]).toEqual([
      expect.any(String),
      undefined,
    ]);
  });
  it('X black dice at each unit within 1: surges and criticals wound, hits frighten; then it is gone', () => {
    const t = droid(2);
    t.take(actionNamed(t, 'self-destruct')!);
    t.goOn(() => t.unit(0).status === 'defeated');
    expect([t.unit(0).status, t.unit(1).status, t.unit(2).status]).toEqual(['defeated', 'defeated', 'play']);
    expect(t.events('looseDice')).toMatchObject([{ faces: ['hit', 'surge', 'hit'] }]);
    expect(t.events('attack')).toEqual([]);
  });
  it('hits are suppression tokens', () => {
    const t = lay26({
      units: [unit(PROBE, 1, 400, 400, { wounds: 2 }), rebels(480, 400, { order: 'facedown' }), storm(1700, 800, one)],
      active: 0,
      black: ['hit', 'surge', 'hit'],
    }).until('action');
    t.take(actionNamed(t, 'self-destruct')!);
    t.goOn(() => t.unit(0).status === 'defeated');
    expect([t.wounds(1), t.tokens(1, 'suppression')]).toEqual([1, 2]);
  });
});

describe('Shien Mastery', () => {
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
});

describe('Sniper Team', () => {
  const far = storm(1700, 850, alone(4));
  const first = (a: Ask) => (a.type === 'choice' ? a.options[0]!.id : '');
  const team = (x: number, y: number, more: Spec = {}) =>
    unit('scout-troopers-strike-team', 1, x, y, {
      upgrades: ['dlt-19x-sniper'],
      minis: [null, [x, y + 40]],
      ...more,
    });
  const sniping = (more: Spec = {}, turn: Spec = {}, faces: object = {}) =>
    lay26({
      units: [
        unit('scout-troopers-strike-team', 1, 400, 400, {
          upgrades: ['dlt-19x-sniper'],
          minis: [null, [400, 440]],
          ...more,
        }),
        rebels(400 + apart(3.5 * SEGMENT), 400),
      ],
      active: { unit: 0, ...turn },
      ...faces,
    });
  const withRifle = (t: Table, script: object = {}) =>
    t.fight({
      weapons: (a) =>
        a.type === 'form'
          ? Object.fromEntries(
              a.fields.map((f) => [f.id, f.options.find((o) => o.id.includes('dlt-19x'))?.id ?? 'none']),
            )
          : {},
      ...script,
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
  it('not with another weapon', () => {
    const t = lay26({ units: [team(400, 400), rebels(400 + apart(1.5 * SEGMENT), 400)], active: 0 });
    t.fight({ weapons: { '0.0': 'unit:ec-17-hold-out-blaster', '1.0': 'none' } });
    expect([told(t, 'sniper-team'), diceRolled(t)]).toEqual([[], ['black', 'black']]);
  });
  it('not on standby, in the turn of another', () => {
    const t = lay26({
      units: [rebels(400, 400, alone(4)), team(400 + apart(1.8 * SEGMENT), 400, holding('standby')), far],
      active: 0,
    });
    t.until('action').take('aim').until('free-action').take('attack');
    t.goOn((now) => now.events('rolled').length > 0, { weapons: armed('dlt-19x-sniper-rifle') });
    expect([told(t, 'sniper-team'), diceRolled(t)]).toEqual([[], ['black', 'white', 'white']]);
  });
  it('gives its dice up only if it likes', () => {
    const t = lay26({
      units: [team(400, 400), rebels(400 + apart(3.5 * SEGMENT), 400)],
      active: 0,
      red: ['crit'],
      black: ['blank', 'blank'],
      whiteDefence: ['block'],
    });
    t.fight({ weapons: armed('dlt-19x-sniper-rifle'), 'window:attack.converted': first, may: 'no' });
    expect([t.result.crits, t.result.wounds]).toEqual([1, 0]);
  });
  it('may take the last of a unit before the defence: nobody is left to hide, to roll or to be suppressed', () => {
    const t = lay26({
      units: [team(400, 400), rebels(400 + apart(3.5 * SEGMENT), 400, alone(4)), far],
      active: 0,
      red: ['crit', 'hit', 'hit'],
    });
    t.fight({ weapons: armed('dlt-19x-sniper-rifle'), 'window:attack.converted': first, may: 'yes' });
    expect(t.events('defeated')).toMatchObject([{ unit: 1 }]);
    expect([t.events('cover'), t.events('defenceRolled'), t.events('attackEnds').length]).toEqual([[], [], 1]);
  });
  it('Sniper Team: better dice while it stands still, and a wound for a critical hit', () => {
    expect(diceRolled(withRifle(sniping()))).toEqual(['black', 'black', 'red']);
    expect(diceRolled(withRifle(sniping({}, { moved: true })))).toEqual(['black', 'white', 'white']);
    const t = sniping({}, {}, { red: ['crit'], black: ['hit', 'hit'] });
    withRifle(t, {
      'window:attack.converted': (a: { type: string; options?: readonly { id: string }[] }) => a.options![0]!.id,
      may: 'yes',
    });
    expect([t.result.hits + t.result.crits, t.wounds(1), t.tokens(1, 'suppression')]).toEqual([0, 1, 1]);
  });
});

describe('Soresu Mastery in 2.6', () => {
  const OBI = 'obi-wan-kenobi';
  /** Stormtroopers hit rebels four times; somebody beside them takes three of it. */
  const guarded = (guard: Spec, faces: Partial<TableSpec>, script: Script = {}) =>
    lay26({
      units: [storm(400, 400), rebels(600, 400, alone(4)), guard],
      active: 0,
      white: blanks('hit'),
      black: blanks('hit'),
      red: blanks('hit'),
      whiteDefence: blanks('blank'),
      ...faces,
    }).fight({ defender: '1', 'window:attack.modify': '2:guardian', 'card-number': '3', ...script });
  const beside = (card: string, more: Spec = {}) => unit(card, 0, 600, 480, more);
  const using = (card: string) => (a: Ask) =>
    (a.type === 'choice' && a.options.find(({ id }) => id.includes(card))?.id) || 'pass';
  const rolled = (gap: number, may: boolean) =>
    lay26({
      units: [storm(400, 400, one), unit('obi-wan-kenobi', 0, 400 + apart(gap), 400)],
      active: 0,
      white: ['crit', 'blank'],
      black: ['crit'],
      redDefence: ['blank', 'block'],
    }).fight(may ? { 'window:defence.reroll': using('soresu-mastery') } : {}).result.wounds;
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
  it('Soresu Mastery: for a dodge token the guard rolls all its dice again, and what was rolled first counts for nothing', () => {
    const dice = { redDefence: ['surge', 'blank', 'blank', 'block', 'block', 'blank'] } as const;
    const t = guarded(beside(OBI, { tokens: { dodge: 1 } }), dice, { may: 'yes' });
    expect([t.wounds(2), t.wounds(0), t.tokens(2, 'dodge')]).toEqual([1, 0, 0]);
    const kept = guarded(beside(OBI, { tokens: { dodge: 1 } }), dice, { may: 'no' });
    expect([kept.wounds(2), kept.wounds(0), kept.tokens(2, 'dodge')]).toEqual([2, 1, 1]);
  });
  it('at range its own defence dice once more, if its player likes; not in melee', () => {
    expect([rolled(150, true), rolled(150, false), rolled(0, true)]).toEqual([0, 1, 1]);
  });
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

describe('Speeder in 2.6', () => {
  const BIKES = '74-z-speeder-bikes';
  const CARD = 'destroy-enemy-base';
  const bikes = (claimed: number | null, done: readonly string[]) =>
    lay26({
      units: [unit(BIKES, 1, 600, 400, { ...alone(2), degrees: 90 }), rebels(1700, 100, one)],
      active: { unit: 0, actions: 2, done },
      battle: { secondary: CARD },
      markers: [{ kind: 'asset', x: 600, y: 440, by: CARD, claimed }],
    }).until('action', { may: 'no' });
  it('with an asset it makes no second move of its own', () => {
    expect(bikes(0, ['card:compulsory']).options()).toContain('move');
    expect(bikes(0, ['card:compulsory', 'move']).options()).not.toContain('move');
    expect(bikes(null, ['card:compulsory', 'move']).options()).toContain('move');
  });
  it('after two moves of its own it picks nothing up', () => {
    const claims = (t: Table) => t.options().some((id) => id.includes('claim'));
    expect(claims(bikes(null, ['card:compulsory', 'move']))).toBe(true);
    expect(claims(bikes(null, ['card:compulsory', 'move', 'move']))).toBe(false);
  });
});

describe('Strategize in 2.6', () => {
  const far = storm(1700, 800, one);
  it('Strategize: friends within 2', () => {
    const KALANI = 'super-tactical-droid-kalani';
    const t = lay26({
      units: [
        unit(KALANI, 0, 400, 400),
        unit('b1-battle-droids', 0, 400 + apart(2 * SEGMENT), 400, alone(6)),
        unit('b1-battle-droids', 0, 400, 400 + apart(2 * SEGMENT + 0.1), alone(6)),
        far,
      ],
      active: 0,
    }).until('action');
    t.take(actionNamed(t, 'strategize')!);
    expect(t.options()).toEqual(['0', '1']);
    t.take(['1']);
    expect([t.tokens(1, 'aim'), t.tokens(1, 'dodge'), t.tokens(0, 'suppression')]).toEqual([1, 1, 1]);
  });
});

describe('Swashbuckler', () => {
  const everybody = (a: Ask) =>
    a.type === 'form' ? Object.fromEntries(a.fields.map((f) => [f.id, f.options[0]!.id])) : '';
  const first = (a: { type: string; options?: readonly { id: string }[] }) => a.options![0]!.id;
  it('Swashbuckler: one aimed pool of two is enough', () => {
    const pirates = { minis: [null, 'fallen', 'fallen', 'fallen', [400, 440]], upgrades: ['dlt-19-stormtrooper'] };
    const t = lay26({
      units: [
        unit('weequay-pirates', 0, 400, 400, { ...pirates, tokens: { aim: 1 } }),
        storm(600, 400),
        storm(600, 600),
      ],
      active: 0,
    });
    t.fight({
      defender: '1',
      'further-defender': '2',
      weapons: (a) =>
        t.events('attackEnds').length === 0 && a.type === 'form' && a.fields.length > 1
          ? { '0.0': 'unit:weequay-blaster', '4.0': 'none' }
          : everybody(a),
      'window:attack.reroll': (a) => (a.type === 'choice' ? a.options[0]!.id : ''),
      aim: [],
    });
    t.until('action');
    expect(t.events('attackEnds')).toHaveLength(2);
    expect(t.tokens(0, 'dodge')).toBe(1);
  });
  it('Swashbuckler: a dodge token for an attack action with an aim token', () => {
    const dodges = (aim: number) => {
      const t = lay26({
        units: [unit('weequay-pirates', 0, 400, 400, { tokens: { aim } }), storm(600, 400)],
        active: 0,
      });
      t.fight({ 'window:attack.reroll': (a) => (a.type === 'choice' ? a.options[0]!.id : ''), aim: [] });
      return t.until('action').tokens(0, 'dodge');
    };
    expect([dodges(1), dodges(0)]).toEqual([1, 0]);
  });
  it('Swashbuckler: not after the attack of another, nor of its own other actions', () => {
    const pirates = unit('weequay-pirates', 0, 400, 400, { tokens: { aim: 1 } });
    const t = lay26({
      units: [pirates, rebels(400, 550, { ...alone(4), tokens: { aim: 1 } }), storm(600, 400)],
      active: 1,
    });
    expect(t.fight({ 'window:attack.reroll': first, aim: [] }).until('action').tokens(0, 'dodge')).toBe(0);
    const aims = lay26({ units: [pirates, storm(600, 400)], active: 0 })
      .until('action')
      .take('aim')
      .until('action');
    expect(aims.tokens(0, 'dodge')).toBe(0);
  });
});

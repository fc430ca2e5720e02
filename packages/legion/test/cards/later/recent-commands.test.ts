import type { Ask } from '@holotisch/engine';
import { describe, expect, it } from 'vitest';
import { legion26 } from '../../../src/game.ts';
import { SEGMENT } from '../../../src/geometry/range.ts';
import { hasKeyword, keywordOf, keywordTargets, numberOf, speedOf } from '../../../src/values.ts';
import { apart, lay, type Table, unit } from '../../table.ts';
import { alone, holding, LUKE, rebels, storm } from '../../troops.ts';
import { acting26 as acting, resolving26 as resolving } from '../commands/played.ts';

/** Command cards of 2.6 that were read last. */

const inActivation = (t: Table) => t.state.phase === 'activation';
const one = alone(4);
/** Takes what the card offers in a window, whatever else there is. */
const use = (card: string) => (a: Ask) =>
  a.type === 'choice' ? (a.options.find(({ id }) => id.includes(card))?.id ?? 'pass') : '';
const most = (a: Ask) => (a.type === 'several' ? a.options.slice(0, a.max).map((o) => o.id) : '');
const far = storm(1700, 850);

describe('Empire', () => {
  it('Unrelenting Fire: enemies rally off one token at most', () => {
    const left = (played: string) =>
      acting(
        played,
        { unit: 1, step: 'start' },
        [storm(1500, 700), rebels(300, 300, holding('suppression', 3))].map((u, i) => ({ ...u, seat: i })),
        { whiteDefence: ['block', 'block', 'block'] },
      )
        .goOn((t) => t.events('rallied').length > 0)
        .events('rallied')[0]!.removed;
    expect([left('unrelenting-fire'), left('push')]).toEqual([1, 3]);
  });
  it('You Have Something I Want: not in round 1; dark troopers come down beyond 2 of all enemies', () => {
    const troops = [
      unit('moff-gideon', 0, 300, 300),
      unit('imperial-dark-troopers', 0, 400, 400),
      unit('rebel-troopers', 1, 900, 450),
    ];
    const t = resolving('you-have-something-i-want', troops, { round: 2 }).goOn(inActivation);
    expect(t.events('placed').map(({ unit: id }) => id)).toEqual([1]);
    expect(t.unit(1).order).toBe('facedown');
    const cards = (round: number) =>
      lay(
        { units: troops, phase: 'command', round, hands: [{ cards: ['you-have-something-i-want', 'push'] }, {}] },
        legion26,
      )
        .until('command-card')
        .options();
    expect(cards(1)).toEqual(['push']);
    expect(cards(2)).toEqual(['you-have-something-i-want', 'push']);
  });
  it('Squadron, On Me: vehicles within 4 pivot and move', () => {
    const walker = (gap: number) => {
      const t = acting('squadron-on-me', { unit: 0, step: 'start' }, [
        unit('major-marquand', 0, 300, 450, { degrees: 90 }),
        unit('74-z-speeder-bikes', 0, 300 + 75 + gap, 450, { degrees: 0, minis: [null, 'fallen'] }),
        unit('rebel-troopers', 1, 1700, 850),
      ]);
      t.goOn((table) => table.state.turn?.step === 'act', {
        'window:unit.activates': use('squadron-on-me'),
        'card-units': most,
      });
      return t.events('moved').filter(({ unit: id }) => id === 1).length;
    };
    expect(walker(200)).toBe(2);
    expect(walker(4 * SEGMENT + 10)).toBe(0);
  });
  it('Armored Cavalry: what a vehicle gains depends on the arc', () => {
    const gains = (x: number, y: number) => {
      let seen: string[] = [];
      resolving('armored-cavalry', [
        unit('major-marquand', 0, 800, 450, { degrees: 0 }),
        unit('74-z-speeder-bikes', 0, x, y, { degrees: 0, minis: [null, 'fallen'] }),
        unit('rebel-troopers', 1, 1700, 850),
      ]).goOn(inActivation, {
        'window:unit.ordered': use('armored-cavalry'),
        'card-way': (a) => {
          seen = a.type === 'choice' ? a.options.map(({ id }) => id) : [];
          return seen[0]!;
        },
      });
      return seen;
    };
    // A single way is taken without a question.
    expect([gains(800, 700), gains(500, 450)]).toEqual([[], []]);
    const token = (x: number, y: number) => {
      const t = resolving('armored-cavalry', [
        unit('major-marquand', 0, 800, 450, { degrees: 0 }),
        unit('74-z-speeder-bikes', 0, x, y, { degrees: 0, minis: [null, 'fallen'] }),
        unit('rebel-troopers', 1, 1700, 850),
      ]).goOn(inActivation, { 'window:unit.ordered': use('armored-cavalry') });
      return [t.tokens(1, 'dodge'), t.tokens(1, 'aim'), t.events('moved').length];
    };
    expect([token(800, 700), token(500, 450), token(800, 200)]).toEqual([
      [1, 0, 0],
      [0, 1, 0],
      [0, 0, 1],
    ]);
  });
  it('You Hide Your Fear Well: Demoralize, and aim tokens of the cowed are worth a die less', () => {
    const t = acting('you-hide-your-fear-well', 0, [
      unit('seventh-sister', 0, 400, 400),
      unit('rebel-troopers', 1, 600, 400, holding('suppression', 2)),
      unit('rebel-troopers', 1, 400, 700),
    ]);
    expect(keywordOf(t.g, t.unit(0), 'demoralize')).toBe(1);
    expect([1, 2].map((id) => numberOf(t.g, t.unit(id), 'aimDice', 2))).toEqual([1, 2]);
  });
  it('Come and Prove It: a die more, and a dodge token for the Sister with an order', () => {
    const t = lay(
      {
        units: [
          unit('rebel-troopers', 1, 400, 400, alone(4)),
          unit('seventh-sister', 0, 600, 400, { order: 'faceup' }),
          unit('fifth-brother', 0, 600, 600),
        ],
        active: 0,
        hands: [{ played: 'come-and-prove-it' }, {}],
        black: ['hit'],
      },
      legion26,
    );
    expect([1, 2].map((id) => hasKeyword(t.g, t.unit(id), 'indomitable'))).toEqual([true, true]);
    t.fight();
    expect(t.events('defenceRolled')[0]!.dice).toHaveLength(2);
    expect(t.tokens(1, 'dodge')).toBe(1);
  });
});

describe('Rebels', () => {
  const ewoks = (x: number, y: number) => unit('ewok-skirmishers', 0, x, y);
  it('Hiding in Plain Sight and Arboreal Assault: an Ewok commander orders Ewok troopers', () => {
    const units = [unit('wicket', 0, 400, 400), ewoks(600, 300), unit('rebel-troopers', 0, 300, 600), far];
    const t = resolving('hiding-in-plain-sight', units).goOn(inActivation);
    expect([0, 1, 2].map((id) => hasKeyword(t.g, t.unit(id), 'inconspicuous'))).toEqual([true, true, false]);
    const fierce = resolving('arboreal-assault', units).goOn(inActivation);
    expect([0, 1, 2].map((id) => keywordOf(fierce.g, fierce.unit(id), 'immobilize'))).toEqual([1, 1, 0]);
    const cards = (hero: string) =>
      lay(
        {
          units: [unit(hero, 0, 400, 400), ewoks(600, 300), far],
          phase: 'command',
          hands: [{ cards: ['hiding-in-plain-sight', 'push'] }, {}],
        },
        legion26,
      )
        .until('command-card')
        .options();
    expect(cards('wicket')).toEqual(['hiding-in-plain-sight', 'push']);
    expect(cards(LUKE)).toEqual(['push']);
  });
  it('Not Out of It Yet: a move for each, and tokens while they are together', () => {
    const units = (gap: number) => [
      unit(LUKE, 0, 300, 300),
      unit('han-solo-unorthodox-general', 0, 300 + apart(gap), 300),
      far,
    ];
    const t = resolving('not-out-of-it-yet', units(100)).goOn(inActivation, {
      'window:unit.ordered': use('not-out-of-it-yet'),
    });
    expect(t.events('moved').map(({ unit: id }) => id)).toEqual([1, 0]);
    const tokens = (gap: number) => {
      const luke = acting('not-out-of-it-yet', { unit: 0, step: 'start' }, units(gap)).until('action');
      return [luke.tokens(0, 'aim'), luke.tokens(0, 'dodge')];
    };
    expect([tokens(2 * SEGMENT), tokens(2 * SEGMENT + 0.1)]).toEqual([
      [1, 1],
      [0, 0],
    ]);
  });
});

describe('Republic', () => {
  it("This Party's Over: wounds for red dice in a melee", () => {
    const t = resolving('this-partys-over', [unit('mace-windu', 0, 300, 300), far]).goOn(inActivation, {
      'window:unit.ordered': use('this-partys-over'),
      'card-number': '3',
    });
    expect(t.wounds(0)).toBe(3);
    const fight = acting('this-partys-over', 0, [
      unit('mace-windu', 0, 400, 400, { wounds: 2 }),
      storm(400 + apart(0), 400),
    ]).fight();
    const dice = fight.events('rolled')[0]!.dice;
    const plain = acting('push', 0, [unit('mace-windu', 0, 400, 400, { wounds: 2 }), storm(400 + apart(0), 400)]);
    const reds = (all: readonly { colour: string }[]) => all.filter(({ colour }) => colour === 'red').length;
    expect(reds(dice) - reds(plain.fight().events('rolled')[0]!.dice)).toBe(2);
  });
  it('We Do What We Do: whoever is there helps', () => {
    const batch = unit('the-bad-batch-clone-force-99-republic', 0, 400, 400, {
      upgrades: ['hunter-the-bad-batch-clone-force-99-republic', 'tech', 'crosshair'],
    });
    const [t, bare] = [acting('we-do-what-we-do', 0, [batch, far]), acting('push', 0, [batch, far])];
    const has = (['tactical', 'reliable', 'precise'] as const).map((k) => keywordOf(t.g, t.unit(0), k));
    const before = (['tactical', 'reliable', 'precise'] as const).map((k) => keywordOf(bare.g, bare.unit(0), k));
    expect(has.map((n, i) => n - before[i]!)).toEqual([1, 0, 1]);
    expect(speedOf(t.g, t.unit(0)) - speedOf(bare.g, bare.unit(0))).toBe(1);
  });
  it('Flow of the Force: only the nominated Jedi, who recovers and gains three tokens', () => {
    const t = resolving('flow-of-the-force', [
      unit('jedi-knight-general', 0, 300, 300, holding('suppression', 2)),
      unit('jedi-knight-keeper-of-the-peace', 0, 500, 300),
      far,
    ]).goOn(inActivation, { nominate: '0', may: 'yes', recover: most });
    expect((['aim', 'dodge', 'standby', 'suppression'] as const).map((k) => t.tokens(0, k))).toEqual([1, 1, 1, 0]);
    expect(t.unit(1).order).toBe('none');
  });
});

describe('Separatists', () => {
  it('AI Coordination: a standby token for the one who is ordered', () => {
    const t = resolving('ai-coordination', [unit('count-dooku', 0, 300, 300), far]).goOn(inActivation);
    expect(t.tokens(0, 'standby')).toBe(1);
  });
  it('We Serve the Queen: they coordinate each other and are readier', () => {
    const warriors = 'geonosian-warriors-soldiers-of-the-hive';
    const t = resolving(
      'we-serve-the-queen',
      [unit('poggle-the-lesser', 0, 300, 300), unit(warriors, 0, 450, 300), unit('sun-fac', 0, 300, 500), far],
      { stage: 0, hands: [{ cards: ['we-serve-the-queen'] }, {}] },
    );
    t.goOn(inActivation);
    expect(keywordTargets(t.g, t.unit(1), 'coordinate')).toEqual(['Geonosian Warriors']);
    expect([keywordOf(t.g, t.unit(2), 'direct'), keywordOf(t.g, t.unit(2), 'coordinate')]).toEqual([0, 1]);
    const go = acting('we-serve-the-queen', { unit: 0, step: 'start' }, [
      unit(warriors, 0, 450, 300, { order: 'faceup' }),
      unit('poggle-the-lesser', 0, 300, 300),
      far,
    ]).until('action');
    expect([go.tokens(0, 'aim'), go.tokens(0, 'dodge')]).toEqual([1, 1]);
  });
});

describe('mercenaries and Mandalorians', () => {
  const BOBA = 'boba-fett-daimyo-of-mos-espa';
  it('A Simple Man: he helps a friend, or looks after himself', () => {
    const begin = (order: string) => {
      const t = lay(
        {
          units: [unit(BOBA, 0, 400, 400, { order }), rebels(500, 400, one), far],
          phase: 'activation',
          stage: 0,
          hands: [{ played: 'a-simple-man' }, {}],
        },
        legion26,
      );
      return t.goOn(({ state }) => state.stage === 1, { 'card-unit': '1' });
    };
    const helped = begin('faceup');
    expect([helped.events('moved').map(({ unit: id }) => id), helped.tokens(0, 'aim')]).toEqual([[1], 0]);
    const alone_ = begin('none');
    expect([alone_.events('moved').length, alone_.tokens(0, 'aim')]).toEqual([0, 1]);
    expect(hasKeyword(alone_.g, alone_.unit(0), 'marksman')).toBe(true);
    expect(numberOf(alone_.g, alone_.unit(0), 'weaponRange', 0)).toBe(1);
  });
  it('A Machine Made for Killing: the nominated droid', () => {
    const t = resolving('a-machine-made-for-killing', [unit('ig-88', 0, 300, 300), far]).goOn(inActivation);
    expect([t.tokens(0, 'aim'), keywordOf(t.g, t.unit(0), 'demoralize')]).toEqual([1, 3]);
    expect(t.unit(0).order).toBe('faceup');
  });
  it("That's Just Good Business: fear for green tokens, once", () => {
    const t = acting(
      'thats-just-good-business',
      { unit: 0, step: 'start' },
      [
        unit('hondo-ohnaka', 0, 400, 400, { tokens: { surge: 1, suppression: 2 } }),
        unit('stormtroopers', 1, 400 + apart(102), 400, { ...one, tokens: { aim: 2, dodge: 1 } }),
      ],
      {},
    );
    t.goOn((table) => table.state.turn?.step === 'act', {
      'window:unit.activates': use('thats-just-good-business'),
      move: { kind: 'standard', speed: 1, heading: 90, bend: 0, way: 1, engage: 1 },
    });
    expect((['aim', 'dodge', 'surge'] as const).map((k) => t.tokens(0, k))).toEqual([2, 1, 1]);
    expect([t.tokens(0, 'suppression'), t.tokens(1, 'suppression')]).toEqual([0, 2]);
  });
  it('Stories, So Many of Them True: his fear is a token for a friend', () => {
    const t = acting('stories-so-many-of-them-true', { unit: 0, step: 'start' }, [
      rebels(400, 400, one),
      unit('hondo-ohnaka', 0, 500, 400, { order: 'faceup' }),
      far,
    ]).until('action', { 'window:unit.activates': use('stories'), 'card-way': 'dodge' });
    expect(t.tokens(0, 'dodge')).toBe(1);
  });
  it('Aerial Assault: a jump for who is ordered, and Death from Above', () => {
    const t = resolving('aerial-assault', [
      unit('bo-katan-kryze', 0, 300, 300),
      unit('rebel-troopers', 0, 500, 300),
      far,
    ]).goOn(inActivation, { 'window:unit.ordered': use('aerial-assault') });
    expect(t.events('moved').map(({ unit: id }) => id)).toEqual([0]);
    expect([0, 1].map((id) => hasKeyword(t.g, t.unit(id), 'death-from-above'))).toEqual([true, false]);
    expect(t.unit(1).order).toBe('faceup');
  });
});

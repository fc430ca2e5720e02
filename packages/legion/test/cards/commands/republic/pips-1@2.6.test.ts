import { describe, expect, it } from 'vitest';
import { commandOf } from '../../../../src/data/index.ts';
import { legion26 } from '../../../../src/game.ts';
import { SEGMENT } from '../../../../src/geometry/range.ts';
import { hasKeyword, keywordOf, numberOf } from '../../../../src/values.ts';
import { apart, lay, type Spec, type Table, unit } from '../../../table.ts';
import { lay26 } from '../../../table26.ts';
import { alone, holding, rebels, storm } from '../../../troops.ts';
import { acting26 as acting, resolving26 as resolving } from '../../played.ts';
import { activationsBegun, inActivation, most, offered, offers, told, use, using } from '../../watching.ts';

const one = alone(4);
const mine = (card: string, x: number, y: number, more: Spec = {}) => unit(card, 0, x, y, more);

describe('Bring It Down!', () => {
  const far = storm(1500, 700, one);
  const clones = (x: number, y: number, more: Spec = {}) =>
    unit('clone-trooper-infantry', 0, x, y, { ...one, ...more });
  it('Bring It Down!: an observation token for Suppressive, or Impact 1 against a vehicle', () => {
    const shot = (target: Spec, observation: number) => {
      const t = acting('bring-it-down', 0, [
        clones(400, 400),
        { ...target, tokens: { observation } },
        unit('clone-commander-cody', 0, 300, 300, { order: 'facedown' }),
      ]);
      t.until('action').take('attack');
      let asked = false;
      let found: number[] = [];
      t.goOn((table) => table.state.attacks.length === 0 && table.events('attackEnds').length > 0, {
        'further-defender': 'none',
        'window:attack.declared': (a) => {
          asked = true;
          return a.type === 'choice' ? a.options[0]!.id : '';
        },
        'window:attack.reroll': 'pass',
      });
      found = [t.tokens(1, 'observation'), t.tokens(1, 'suppression')];
      return [asked, ...found];
    };
    expect(shot(storm(600, 400), 0)).toEqual([false, 0, 0]);
    expect(shot(storm(600, 400), 2)).toEqual([true, 1, 1]);
    expect(shot(unit('at-rt-rebel', 1, 600, 400), 1)).toEqual([true, 0, 0]);
    const cody = acting('bring-it-down', 0, [unit('clone-commander-cody', 0, 400, 400), clones(300, 300), far]);
    expect([0, 1].map((id) => numberOf(cody.g, cody.unit(id), 'cardActions', 1))).toEqual([2, 1]);
  });
});

describe('Call Me Captain in 2.6', () => {
  const colours = (t: Table, colour: string) =>
    t.events('rolled')[0]!.dice.filter((die) => die.colour === colour).length;
  it('Call Me Captain: another’s attack, a friend’s, while Rex has his order', () => {
    const rex = (order: string) => mine('clone-captain-rex', 600, 250, { order });
    const clones = mine('clone-trooper-infantry', 600, 600, one);
    const dice = (active: number, order: string, ...more: readonly Spec[]) => {
      const t = acting('call-me-captain', active, [rex(order), clones, storm(600, 400, one), ...more]);
      t.fight({ defender: active === 2 ? '1' : '2' });
      return [colours(t, 'red'), told(t, 'call-me-captain').length];
    };
    expect(dice(1, 'faceup')).toEqual([3, 1]);
    expect(dice(1, 'facedown')).toEqual([0, 0]);
    expect(dice(0, 'faceup')[1]).toBe(0);
    expect(dice(2, 'faceup')).toEqual([0, 0]);
  });
  it('Call Me Captain: three red dice for another’s attack on an enemy at range 2 of Rex', () => {
    const dice = (gap: number) => {
      const t = acting('call-me-captain', 1, [
        unit('clone-captain-rex', 0, 600 - apart(gap), 400, { order: 'faceup' }),
        unit('clone-trooper-infantry', 0, 600, 600, one),
        storm(600, 400, one),
      ]);
      return t
        .fight()
        .events('rolled')[0]!
        .dice.filter(({ colour }) => colour === 'red').length;
    };
    expect([dice(2 * SEGMENT), dice(2 * SEGMENT + 0.01)]).toEqual([3, 0]);
  });
});

describe('Defiance', () => {
  const far = storm(1500, 700, one);
  it('Defiance: who is hurt and ordered by Chewbacca or Tarfful gains three tokens', () => {
    const tokens = (wounds: number) => {
      const t = resolving('defiance', [
        unit('chewbacca-let-the-wookiee-win', 0, 300, 300),
        unit('wookiee-warriors-noble-fighters', 0, 400, 300, { wounds }),
        far,
      ]);
      t.goOn(inActivation);
      return (['aim', 'dodge', 'surge'] as const).map((token) => t.tokens(1, token));
    };
    expect(tokens(0)).toEqual([0, 0, 0]);
  });
});

describe('Flow of the Force', () => {
  const far = storm(1700, 850);
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

describe('Flow of the Force', () => {
  const far = storm(1700, 850, one);
  it('Flow of the Force: recovering is left to the Jedi', () => {
    const t = resolving('flow-of-the-force', [mine('jedi-knight-general', 300, 300, holding('suppression', 2)), far]);
    t.goOn(activationsBegun, { may: 'no', recover: ['suppression.0'] });
    expect(t.tokens(0, 'aim')).toBe(1);
    expect(t.events('tokens').filter(({ why }) => why === 'recover')).toEqual([]);
  });
});

describe('Our Fate Is in Your Hands in 2.6', () => {
  /** Padmé between a friend and an enemy, both within 2 and frightened. */
  const shouldered = (game: typeof lay) =>
    offered(
      game({
        units: [
          unit('padme-amidala', 0, 400, 400),
          storm(500, 400, { ...one, tokens: { suppression: 2 } }),
          unit('stormtroopers', 1, 1600, 800, one),
        ],
        phase: 'activation',
        stage: 0,
        hands: [{ played: 'our-fate-is-in-your-hands' }, {}],
      }),
      'our-fate-is-in-your-hands',
      ({ state }) => state.stage > 0,
    ).length;
  it('in 1.2 from anybody, in 2.6 from friends only', () => {
    expect([shouldered(lay), shouldered(lay26)]).toEqual([1, 0]);
  });
});

describe('Size Matters Not in 2.6', () => {
  it('Yoda’s cards come back at the start of the end phase', () => {
    const t = lay(
      {
        units: [unit('yoda', 0, 400, 400), storm(1500, 700)],
        phase: 'end',
        round: 2,
        hands: [{ played: 'size-matters-not', discard: ['there-is-no-try'] }, {}],
      },
      legion26,
    );
    expect(t.state.hands[0]).toMatchObject({ cards: ['there-is-no-try'], discard: ['size-matters-not'] });
  });
});

describe('This Is Where the Fun Begins in 2.6', () => {
  const far = storm(1700, 850, one);
  it('This Is Where the Fun Begins: divulged it gives Anakin a prepared position', () => {
    const ANAKIN = 'anakin-skywalker-the-chosen-one';
    const t = lay(
      {
        units: [mine(ANAKIN, 0, 0, { status: 'reserve' }), rebels(300, 60, one), far],
        phase: 'prepare',
        round: 0,
        battle: { primary: 'close-the-pocket' },
        hands: [{ cards: ['this-is-where-the-fun-begins'] }, {}],
      },
      legion26,
    );
    t.until('divulge').take('this-is-where-the-fun-begins');
    expect([0, 1].map((id) => hasKeyword(t.g, t.unit(id), 'prepared-position'))).toEqual([true, false]);
  });
  it('This Is Where the Fun Begins and You Underestimate My Power: for one round, while Hero of the Clone Wars of 1.x stays', () => {
    const lasts = (card: string, edition: '1.2' | '2.6') => commandOf(card, edition).permanent === true;
    const both = ['this-is-where-the-fun-begins', 'you-underestimate-my-power'];
    expect(both.map((card) => [lasts(card, '1.2'), lasts(card, '2.6')])).toEqual([
      [true, false],
      [true, false],
    ]);
    expect(lasts('hero-of-the-clone-wars', '1.2')).toBe(true);
    const anakin = mine('anakin-skywalker-the-chosen-one', 300, 300);
    const jumps = (hand: Spec) => {
      const t = acting('this-is-where-the-fun-begins', 0, [anakin, far], { hands: [hand, {}] });
      return keywordOf(t.g, t.unit(0), 'jump');
    };
    const card = 'this-is-where-the-fun-begins';
    expect(jumps({ played: card }) - jumps({ discard: [card] })).toBe(2);
  });
});

describe("This Party's Over", () => {
  const far = storm(1700, 850);
  it("This Party's Over: wounds for red dice in a melee", () => {
    const t = resolving('this-partys-over', [unit('mace-windu', 0, 300, 300), far]).goOn(inActivation, {
      'window:unit.ordered': using('this-partys-over'),
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
});

describe("This Party's Over", () => {
  const far = storm(1700, 850, one);
  it('This Party’s Over: one to three wounds; red dice while he is in melee, of him alone', () => {
    const t = resolving('this-partys-over', [unit('mace-windu', 0, 300, 300), far]).goOn(
      (now) => offers(now, 'unit.ordered', 'this-partys-over') || now.state.phase === 'activation',
    );
    use(t, 'this-partys-over');
    expect(t.options()).toEqual(['1', '2', '3']);
    expect(t.take('2').wounds(0)).toBe(2);
    const red = (units: readonly Spec[], id: number) => {
      const table = acting('this-partys-over', 0, units);
      return numberOf(table.g, table.unit(id), 'vaapadRed', 0);
    };
    const mace = unit('mace-windu', 0, 400, 400);
    expect(red([mace, storm(400 + apart(0), 400, one)], 0)).toBe(1);
    expect(red([mace, storm(600, 400, one)], 0)).toBe(0);
    expect(red([mace, rebels(600, 400, one), storm(600 + apart(0), 400, one)], 1)).toBe(0);
  });
});

import { describe, expect, it } from 'vitest';
import { commandOf } from '../../../src/data/index.ts';
import { legion26 } from '../../../src/game.ts';
import { SEGMENT } from '../../../src/geometry/range.ts';
import { hasKeyword, keywordOf, keywordTargets } from '../../../src/values.ts';
import { apart, lay, type Spec, type Table, unit } from '../../table.ts';
import { alone, holding, rebels, storm, VADER } from '../../troops.ts';
import { acting26 as acting, resolving26 as resolving } from '../commands/played.ts';
import { acts, offered, told, use } from './watching.ts';

/** Command cards of 2.6, new and changed: their heroes and nobody else, friends and no enemies. */

const one = alone(4);
const far = storm(1700, 850, one);
const revealing = (card: string, units: readonly Spec[]) =>
  lay({ units: [...units, far], phase: 'command', hands: [{ cards: [card] }, {}] }, legion26)
    .until('command-card')
    .take(card);
const begun = (t: Table) => t.state.phase === 'activation' && t.state.stage > 0;
const has = (t: Table, act: string) => t.options().some((id) => id.endsWith(`/${act}`));
const start = (active: number) => ({ unit: active, step: 'start' });
const mine = (card: string, x: number, y: number, more: Spec = {}) => unit(card, 0, x, y, more);
const colours = (t: Table, colour: string) => t.events('rolled')[0]!.dice.filter((die) => die.colour === colour).length;

describe('cards that changed', () => {
  it('You Serve Your Master Well: Luke alone, with somebody near; a friend moves or attacks', () => {
    const JEDI = 'luke-skywalker-jedi-knight';
    const table = (active: number, friend = rebels(500, 400, one)) =>
      acting('you-serve-your-master-well', active, [mine(JEDI, 400, 400), friend, storm(700, 400, one)]).until(
        'action',
      );
    const t = table(0);
    expect(has(t, 'serve')).toBe(true);
    t.take(t.options().find((id) => id.endsWith('/serve'))!);
    expect([t.open, t.options()]).toEqual([['0 free-action'], ['attack', 'move', 'none']]);
    expect(t.take('none').until('action').state.turn?.actions).toBe(2);
    expect(has(table(1), 'serve')).toBe(false);
    expect(has(table(0, rebels(900, 800, one)), 'serve')).toBe(false);
  });
  it('Crack Shot: Cassian aims, and takes a suppression token if he likes', () => {
    const t = revealing('crack-shot', [mine('cassian-andor', 400, 400), rebels(700, 400, one)]);
    t.until('window:command.resolve');
    use(t, 'suppression').goOn(begun);
    expect([0, 1].map((id) => [t.tokens(id, 'aim'), t.tokens(id, 'suppression')])).toEqual([
      [1, 1],
      [0, 0],
    ]);
    const calm = revealing('crack-shot', [mine('cassian-andor', 400, 400)]).goOn(begun);
    expect([calm.tokens(0, 'aim'), calm.tokens(0, 'suppression')]).toEqual([1, 0]);
  });
  it.each<readonly [string, Spec, boolean]>([
    ['a friend with an order', unit('stormtroopers', 0, 600, 400, { order: 'faceup' }), true],
    ['a friend without one', unit('stormtroopers', 0, 600, 400), false],
    ['a vehicle', mine('at-st', 700, 400, { order: 'faceup' }), false],
    ['Vader', mine(VADER, 600, 400, { order: 'faceup' }), false],
    ['an enemy', unit('rebel-troopers', 1, 600, 400, { order: 'faceup' }), false],
  ])('New Ways to Motivate Them: %s', (_who, who, may) => {
    const vader = who['card'] === VADER ? rebels(400, 700, one) : mine(VADER, 400, 700);
    const t = acting('new-ways-to-motivate-them', start(0), [who, vader, far]);
    expect(offered(t, 'new-ways', acts).length > 0).toBe(may);
  });
  it('Fear and Dead Men: only for wounds of Vader himself', () => {
    const APPRENTICE = 'darth-vader-the-emperors-apprentice';
    const shot = (defender: string, hits: number) => {
      const t = lay(
        {
          units: [
            unit(APPRENTICE, 1, 400, 400),
            storm(400, 550),
            rebels(600, 450, { minis: [null, [600, 490], [600, 530], 'fallen'] }),
          ],
          active: 2,
          hands: [{}, { played: 'fear-and-dead-men' }],
          black: Array.from({ length: 3 }, (_, i) => (i < hits ? 'crit' : 'blank')),
          redDefence: ['blank', 'blank', 'blank'],
        },
        legion26,
      );
      t.until('action').take('attack').until('action', { defender });
      return [told(t, 'fear-and-dead-men').length, t.alive(2)];
    };
    expect([shot('0', 1), shot('0', 0), shot('1', 1)]).toEqual([
      [1, 2],
      [0, 3],
      [0, 3],
    ]);
  });
  it('Face Me!: whoever fights Kallus may still turn round', () => {
    const t = lay(
      {
        units: [unit('agent-kallus', 1, 400, 400), rebels(400 + apart(0), 400, one)],
        active: 1,
        hands: [{}, { played: 'face-me' }],
      },
      legion26,
    );
    const bans = (pivot: boolean) =>
      t.g.bans('move').some(({ rule, source }) => rule.refuse(t.g, { unit: t.unit(1), pivot }, source));
    expect([bans(false), bans(true)]).toEqual([true, false]);
  });
  it('Diplomatic Cover: Inspire for Padmé, unless it was divulged', () => {
    const inspire = (divulged: readonly string[]) => {
      const t = acting('diplomatic-cover', 0, [mine('padme-amidala', 400, 400), rebels(700, 400, one), far], {
        hands: [{ played: 'diplomatic-cover', divulged }, {}],
      });
      return [0, 1].map((id) => keywordOf(t.g, t.unit(id), 'inspire'));
    };
    expect([inspire([]), inspire(['diplomatic-cover'])]).toEqual([
      [3, 0],
      [2, 0],
    ]);
  });
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
  it('You Underestimate My Power: nobody but Anakin', () => {
    const t = acting('you-underestimate-my-power', 0, [
      rebels(400, 400, one),
      mine('anakin-skywalker-the-chosen-one', 300, 300),
      storm(600, 400, { order: 'facedown' }),
    ]);
    expect(colours(t.fight(), 'white')).toBe(0);
  });
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
});

describe('everybody’s and the Rebels’', () => {
  const pirates = (x: number, y: number) => mine('weequay-pirates', x, y, alone(4));
  const rex = mine('clone-captain-rex', 300, 300);
  const trading = (...units: readonly Spec[]) =>
    resolving('aggression', [rex, ...units, far]).goOn(
      (t) => t.open[0] === '0 window:command.orders' || t.state.phase === 'activation',
    );
  it('Aggression: mercenaries within 3, one is enough', () => {
    const t = trading(pirates(300 + apart(3 * SEGMENT), 300), pirates(300, 300 + apart(3 * SEGMENT + 1)));
    use(t, 'aggression');
    expect(t.options()).toEqual(['0', '1']);
    expect(t.take('1').options()).toEqual(['1']);
    expect(trading(pirates(300, 300 + apart(3 * SEGMENT + 1))).open[0]).not.toBe('0 window:command.orders');
  });
  it('Ploy: one of the tokens that are in the pool, however few', () => {
    const dawn = (...units: readonly Spec[]) =>
      lay({ units: [...units, far], stage: 0, hands: [{ played: 'ploy' }, {}] }, legion26);
    const t = dawn(rebels(300, 300, one), rebels(500, 300, one), mine('at-rt-rebel', 700, 300));
    expect(t.options()).toEqual(['corps', 'support']);
    t.take('corps');
    expect([t.state.hands[0]!.pool.toSorted(), t.state.hands[0]!.kept]).toEqual([['corps', 'support'], ['corps']]);
    expect(dawn(rebels(300, 300, one)).state.hands[0]).toMatchObject({ pool: [], kept: ['corps'] });
  });
  it('I Rebel: she is not asked for an attack that she cannot make', () => {
    const spy = unit('rebel-commandos-strike-team', 1, 400 + apart(2 * SEGMENT), 400);
    const asks = (enemy: Spec) => {
      const t = acting('i-rebel', start(1), [mine('jyn-erso', 400, 400), enemy, far]);
      use(t.until('window:unit.activates', {}, 0), 'i-rebel');
      let asked = 0;
      t.goOn((now) => now.open[0] === '1 action' || now.state.turn?.step === 'act', {
        may: () => {
          asked++;
          return 'no';
        },
      });
      return asked;
    };
    expect(asks(storm(400 + apart(2 * SEGMENT), 400, one))).toBe(2);
    expect(asks(spy)).toBe(1);
  });
  const AHSOKA = 'ahsoka-tano-fulcrum';
  const SABINE = 'sabine-wren-explosive-artist';
  it('Family Reunion: Teamwork with Sabine, and a speed-2 move', () => {
    const t = revealing('family-reunion', [mine(AHSOKA, 300, 300), mine(SABINE, 500, 300)]).goOn(begun);
    expect([0, 1].map((id) => keywordOf(t.g, t.unit(id), 'teamwork'))).toEqual([1, 0]);
    expect(keywordTargets(t.g, t.unit(0), 'teamwork')).toEqual(['Sabine Wren']);
    const moving = acting('family-reunion', start(0), [mine(AHSOKA, 300, 300), mine(SABINE, 500, 300), far]);
    use(moving.until('window:unit.activates'), 'family-reunion').until('move');
    const go = { kind: 'standard', heading: 0, bend: 0, way: 1 };
    expect(moving.match.decide(0, { ...go, speed: 3 })).toBeDefined();
    moving.take({ ...go, speed: 2 });
  });
  it('Swift Protector: a dodge token for the defender', () => {
    const t = acting('swift-protector', 0, [storm(700, 400, one), rebels(400, 400, one), mine(AHSOKA, 400, 300)]);
    t.until('action').take('attack').until('window:attack.declared', { defender: '1' });
    use(t, 'swift-protector');
    expect([1, 2].map((id) => t.tokens(id, 'dodge'))).toEqual([1, 0]);
  });
});

describe('other factions', () => {
  it('Lead From the Front: who is no commander, or stands alone, hears nothing', () => {
    const rex = mine('clone-captain-rex', 300, 300);
    const clones = (x: number, y: number) => mine('clone-trooper-infantry', x, y, one);
    const heard = (...units: readonly Spec[]) =>
      told(resolving('lead-from-the-front', [...units, far]).goOn(begun, { nominate: '0' }), 'lead-from-the-front');
    expect(heard(rex, clones(600, 300), clones(700, 300))).toEqual([]);
    expect(heard(rex, clones(300 + apart(SEGMENT + 1), 300))).toEqual([]);
    expect(heard(rex, clones(400, 300))).toEqual([null]);
    const directs = resolving('lead-from-the-front', [
      rex,
      mine('count-dooku', 1300, 200),
      mine('clone-commander', 1400, 200),
      far,
    ]).goOn(begun, {
      nominate: '0',
      'window:command.orders': (a) => (a.type === 'choice' ? a.options[0]!.id : ''),
      'card-unit': '2',
    });
    expect([directs.unit(2).order, told(directs, 'lead-from-the-front')]).toEqual(['faceup', []]);
  });
  it('Flexible Strategy: a speed-1 move; one token is enough to be asked', () => {
    const t = resolving('flexible-strategy', [
      mine('clone-captain-rex', 300, 300, { order: 'facedown' }),
      mine('clone-trooper-infantry', 600, 300, { ...one, ...holding('suppression') }),
      far,
    ]).until('window:unit.ordered', { nominate: '0' });
    use(t, 'flexible-strategy');
    expect(t.open).toEqual(['0 may']);
    t.take('yes');
    const go = { kind: 'standard', heading: 0, bend: 0, way: 1 };
    expect(t.match.decide(0, { ...go, speed: 2 })).toBeDefined();
    t.take({ ...go, speed: 1 });
  });
  it('The Jedi Shall Fall: up to four tokens', () => {
    const t = acting('the-jedi-shall-fall', 0, [mine('asajj-ventress', 400, 400), storm(400 + apart(0), 400)]);
    t.until('action').take('attack').until('window:attack.gather');
    expect(use(t, 'the-jedi-shall-fall').options()).toEqual(['0', '1', '2', '3', '4']);
  });
  describe('Exterminate', () => {
    const DROID = 'super-tactical-command-droid-command-and-control-droid';
    const ordered = (t: Table, ids: readonly number[]) => {
      for (const id of ids)
        t.state.lasting.push({
          source: 'command:0.exterminate',
          unit: id,
          until: 'round',
          value: 'keyword.demoralize',
          modifier: { add: 2 },
        });
      return t;
    };
    const over = (t: Table) => acts(t) && t.events('attackEnds').length > 0;
    const killing = (ids: readonly number[], active = 0, others: readonly Spec[] = [storm(700, 700, one)]) => {
      const t = acting(
        'exterminate',
        active,
        [mine(DROID, 400, 400), mine('b1-battle-droids', 400, 550, alone(6)), storm(600, 450, one), ...others],
        { black: ['crit', 'crit', 'crit'], white: ['crit'], redDefence: ['blank', 'blank', 'blank'] },
      );
      return ordered(t.until('action'), ids).take('attack');
    };
    const again = (...args: Parameters<typeof killing>) =>
      offered(killing(...args), 'exterminate', over, { defender: '2' });
    it('when the droid that it has ordered fells an enemy and there is another', () => {
      expect(again([0])).toEqual(['unit.defeated']);
      expect(again([1, 0])).toEqual(['unit.defeated']);
      expect(again([])).toEqual([]);
      expect(again([1])).toEqual([]);
      expect(again([0, 1], 1)).toEqual([]);
      expect(again([0], 0, [storm(1700, 850, one)])).toEqual([]);
    });
    it('a free attack action', () => {
      const t = killing([0]).until('window:unit.defeated', { defender: '2' });
      use(t, 'exterminate').until('action');
      expect(t.events('action').map(({ action, free }) => [action, free])).toEqual([
        ['attack', false],
        ['attack', true],
      ]);
    });
  });
  describe('I Like Those Odds', () => {
    const din = mine('din-djarin', 400, 400);
    const enemies = [storm(600, 400, one), storm(400, 600, one), storm(250, 400, one)];
    const over = (t: Table) => acts(t);
    it('not after the attack of another, nor after anything else he does', () => {
      const other = acting('i-like-those-odds', 1, [din, rebels(400, 300, one), ...enemies]).until('action');
      expect(offered(other.take('attack'), 'i-like', over, { defender: '2' })).toEqual([]);
      const aims = acting('i-like-those-odds', 0, [din, ...enemies]).until('action');
      expect(offered(aims.take('aim'), 'i-like', over)).toEqual([]);
      const alone_ = acting('i-like-those-odds', 0, [din, enemies[0]!]).until('action');
      expect(offered(alone_.take('attack'), 'i-like', over)).toEqual([]);
    });
    it('nobody of those whom he has attacked, and enemies on standby may react', () => {
      const t = acting('i-like-those-odds', 0, [
        mine('din-djarin', 400, 400),
        enemies[0]!,
        enemies[1]!,
        storm(250, 400, { ...one, ...holding('standby') }),
      ]).until('action');
      t.take('attack').until('window:action.after', { defender: '1', 'free-action': 'none' });
      use(t, 'i-like').until('defender');
      expect(t.options()).toEqual(['2', '3']);
      t.take('2');
      t.goOn((now) => now.open[0] === '1 free-action' || acts(now));
      expect(t.open).toEqual(['1 free-action']);
    });
  });
});

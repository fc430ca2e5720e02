import type { Ask } from '@holotisch/engine';
import { describe, expect, it } from 'vitest';
import { apart, type Spec, unit } from '../table.ts';
import { alone, holding, LEIA, LUKE, rebels, storm } from '../troops.ts';
import { resolving26 as resolving } from './played.ts';

/** Orders that are issued with a command card, and orders that another effect gives meanwhile. */

const far = storm(1700, 850, alone(4));
/** What becomes of units while orders are issued: the card speaks to them, or gives them tokens. */
function ordering(card: string, units: readonly Spec[], nominate: string, directs: string) {
  const t = resolving(card, [...units, far]);
  const asked = new Set<number>();
  const unitOf = (a: Ask): number => Number(a.prompt.args?.['unit']);
  t.goOn(({ state }) => state.phase === 'activation', {
    nominate,
    'window:command.orders': (a) =>
      a.type === 'choice' ? (a.options.find(({ id }) => id.includes('direct'))?.id ?? a.options.at(-1)!.id) : '',
    'window:unit.ordered': (a) => {
      if (a.type !== 'choice') return '';
      const own = a.options.find(({ id }) => id.includes(card));
      if (own) asked.add(unitOf(a));
      return own?.id ?? a.options.at(-1)!.id;
    },
    'card-unit': (a) =>
      a.type === 'choice' ? (a.options.find(({ id }) => id === directs)?.id ?? a.options.at(-1)!.id) : '',
  });
  const gained = t.events('tokens').flatMap(({ unit: id, why, change }) => (why === card && change > 0 ? [id] : []));
  return { t, touched: new Set([...asked, ...gained]) };
}
const DOOKU = unit('count-dooku', 0, 1300, 200);
const by = (card: string, x: number, y: number, more: Spec = {}) => unit(card, 0, x, y, more);

describe('a card speaks to whom it orders, not to whom Direct orders', () => {
  const WOOKIEES = 'wookiee-warriors-noble-fighters';
  const squad = rebels(1400, 200, alone(4));
  const droids = by('b1-battle-droids', 1400, 200, alone(6));
  it.each<readonly [string, string, Spec]>([
    ['hold-at-any-cost', LEIA, squad],
    ['courage-of-the-rebellion', LEIA, squad],
    ['rebellions-are-built-on-hope', 'jyn-erso', squad],
    ['a-new-beginning', 'ahsoka-tano-fulcrum', squad],
    ['constantly-alert', 'imperial-officer', squad],
    ['general-skywalker', 'anakin-skywalker-the-chosen-one', squad],
    ['flexible-strategy', 'clone-captain-rex', squad],
    ['defiance', 'chewbacca-let-the-wookiee-win', by(WOOKIEES, 1400, 200, { wounds: 1 })],
    ['lead-from-the-front', 'clone-captain-rex', by('clone-commander', 1400, 200)],
    ['we-make-weapons', 'poggle-the-lesser', droids],
    ['exterminate', 'super-tactical-command-droid-command-and-control-droid', droids],
    ['ai-coordination', 'count-dooku', squad],
    ['not-out-of-it-yet', LUKE, squad],
    ['flow-of-the-force', 'jedi-knight-general', squad],
    ['a-machine-made-for-killing', 'ig-88', squad],
    ['hiding-in-plain-sight', 'wicket', squad],
    ['aerial-assault', 'bo-katan-kryze', by('mandalorian-super-commandos', 1400, 200, alone(3))],
    ['supreme-commander', 'general-grievous-sinister-cyborg', squad],
  ])('%s', (card, hero, who) => {
    const units =
      hero === 'count-dooku' ? [by('general-veers', 300, 300), DOOKU, who] : [by(hero, 300, 300), DOOKU, who];
    const { t, touched } = ordering(card, units, '0', '2');
    expect(t.unit(2).order).toBe('faceup');
    expect(touched.has(2)).toBe(false);
    expect(t.state.lasting.some(({ unit: id }) => id === 2)).toBe(false);
  });
  it.each([
    ['marked-for-elimination', 'gar-saxon-militant-commando'],
    ['this-partys-over', 'mace-windu'],
  ])('%s: nor to its own hero', (card, hero) => {
    const { t, touched } = ordering(card, [by(LEIA, 300, 300), DOOKU, by(hero, 1400, 200)], '0', '2');
    expect([t.unit(2).order, touched.has(2)]).toEqual(['faceup', false]);
  });
  it('General Kenobi: nor to whom he orders by himself', () => {
    const kenobi = by('obi-wan-kenobi', 300, 300, { upgrades: ['general-of-the-republic'] });
    const clones = (x: number, y: number) => by('clone-trooper-infantry', x, y, alone(4));
    const units = [kenobi, clones(300 + apart(100), 300), clones(300, 300 + apart(100))];
    const orders = (directs: string) => {
      const { t, touched } = ordering('general-kenobi', units, '0', directs);
      return [1, 2].map((id) => [t.unit(id).order, touched.has(id)]);
    };
    for (const directs of ['1', '2']) expect(orders(directs)[Number(directs) - 1]).toEqual(['faceup', false]);
  });
});

describe('whom a card means of those whom it orders', () => {
  const touched = (...args: Parameters<typeof ordering>) => [...ordering(...args).touched].sort();
  it('Defiance: who is hurt, by a chieftain', () => {
    const units = (wounds: number, hero: string) => [
      by(hero, 300, 300, { rank: 'commander' }),
      by('wookiee-warriors-noble-fighters', 400, 300, { wounds }),
    ];
    expect(touched('defiance', units(1, 'wookiee-chieftain'), '0', '')).toEqual([1]);
    expect(touched('defiance', units(0, 'wookiee-chieftain'), '0', '')).toEqual([]);
    expect(touched('defiance', units(1, 'clone-captain-rex'), '0', '')).toEqual([]);
  });
  it('Lead From the Front: only the commander, and only if somebody is near', () => {
    const clones = (x: number) => by('clone-trooper-infantry', x, 300, alone(4));
    const asks = (units: readonly Spec[]) => {
      const t = resolving('lead-from-the-front', [...units, far]);
      const seen: unknown[] = [];
      t.goOn(({ state }) => state.phase === 'activation', {
        nominate: '0',
        'card-units': (a) => {
          seen.push(a.type === 'several' ? [a.options.map(({ id }) => id), a.min, a.max] : a.type);
          return [];
        },
      });
      return seen;
    };
    const rex = by('clone-captain-rex', 300, 300);
    expect(
      asks([rex, clones(400), clones(200), by('clone-trooper-infantry', 300, 200, alone(4)), clones(460)]),
    ).toEqual([[['1', '2', '3', '4'], 0, 3]]);
    expect(asks([rex, clones(600), clones(700)])).toEqual([]);
  });
  it('A New Beginning: troopers on small bases', () => {
    const gains = (who: Spec) => {
      const { t, touched: whom } = ordering('a-new-beginning', [by('ahsoka-tano-fulcrum', 300, 300), who], '0', '');
      return [t.unit(1).order, whom.has(1)];
    };
    expect(gains(rebels(400, 300, alone(4)))).toEqual(['faceup', true]);
    expect(gains(by('tauntaun-riders', 550, 300, { minis: [null, 'fallen'] }))).toEqual(['faceup', false]);
    expect(gains(by('at-rt-rebel', 400, 420))).toEqual(['faceup', false]);
  });
  it('Flexible Strategy: who can neither move nor calm down is not asked', () => {
    const held = (suppression: number, immobilize: number) =>
      touched(
        'flexible-strategy',
        [
          by('clone-captain-rex', 300, 300),
          by('clone-trooper-infantry', 400, 300, { ...alone(4), tokens: { suppression, immobilize } }),
        ],
        '0',
        '',
      ).includes(1);
    expect([held(0, 0), held(1, 2), held(0, 2)]).toEqual([true, true, false]);
  });
  it('Supreme Commander: ordered friends, and troopers at range 1 whom they see', () => {
    const { t } = ordering(
      'supreme-commander',
      [
        by('general-grievous-sinister-cyborg', 400, 400),
        by('b1-battle-droids', 800, 400, { ...alone(6), order: 'facedown' }),
        by('b1-battle-droids', 500, 400, { ...alone(6), order: 'facedown' }),
        by('dsd1-dwarf-spider-droid', 400, 520, { order: 'facedown' }),
      ],
      '0',
      '',
    );
    expect([0, 1, 2, 3].map((id) => t.tokens(id, 'surge'))).toEqual([1, 0, 1, 0]);
  });
  it('Hold at Any Cost: nobody who is not ordered', () => {
    const { t } = ordering('hold-at-any-cost', [by(LEIA, 300, 300), rebels(1400, 600, holding('surge'))], '0', '');
    expect([t.unit(1).order, t.tokens(1, 'aim')]).toEqual(['none', 0]);
  });
});

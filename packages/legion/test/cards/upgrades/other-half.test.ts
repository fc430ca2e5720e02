import type { Ask } from '@holotisch/engine';
import { describe, expect, it } from 'vitest';
import { abilityCoverage, sayingCards } from '../../../src/cards/coverage.ts';
import { CARDS, CARDS_26 } from '../../../src/cards/index.ts';
import { EDITIONS } from '../../../src/data/index.ts';
import { keywordOf } from '../../../src/values.ts';
import { lay, type Spec, unit } from '../../table.ts';
import { alone, rebels, storm, VEERS } from '../../troops.ts';

/** The other half of what upgrades and vehicles say: who not, when not, the second time. */

const TANK = 'tx-225-gavw-occupier-combat-assault-tank';
const one = alone(4);
const use = (card: string) => (a: Ask) =>
  (a.type === 'choice' && a.options.find(({ id }) => id.includes(card))?.id) || 'pass';
const inside = (more: Spec = {}) =>
  unit('stormtroopers', 1, 0, 0, { status: 'aside', inside: 0, note: { hides: true }, ...more });

describe('Onboard Comms Channel', () => {
  /** Veers orders the tank; a squad sits in it, another stands beside it. */
  const ordered = (squad: Spec, chosen = '1') =>
    lay({
      units: [
        unit(TANK, 1, 600, 450, { degrees: 90, upgrades: ['onboard-comms-channel'] }),
        squad,
        ...[unit(VEERS, 1, 600, 700), storm(800, 700, one), rebels(1600, 100)],
      ],
      phase: 'command',
      stage: 2,
      priority: 1,
      hands: [{}, { played: 'ambush' }],
    }).goOn(({ state }) => state.phase === 'activation', {
      nominate: '2',
      orders: ['0'],
      'window:unit.ordered': use('onboard-comms'),
      'card-unit': chosen,
    });
  it('who sits in it is ordered as well, if its player likes', () => {
    const orders = (t: ReturnType<typeof ordered>) => [0, 1, 3].map((id) => t.unit(id).order);
    expect(orders(ordered(inside()))).toEqual(['faceup', 'faceup', 'none']);
    expect(orders(ordered(inside(), 'none'))).toEqual(['faceup', 'none', 'none']);
  });
  it('nobody who is not carried', () => {
    expect(
      ordered(storm(600, 250, one))
        .events('ability')
        .map(({ card }) => card),
    ).not.toContain('onboard-comms-channel');
  });
});

describe('an open vehicle', () => {
  it('one wound on it is enough to hurt who sits in it', () => {
    const hurt = (face: 'crit' | 'blank') => {
      const t = lay({
        units: [unit(TANK, 1, 600, 450, { degrees: 90, order: 'facedown' }), inside(), rebels(600, 250, one)],
        active: 2,
        black: [face],
        redDefence: ['blank'],
      }).fight();
      return [t.wounds(0), t.wounds(1)];
    };
    expect([hurt('crit'), hurt('blank')]).toEqual([
      [1, 1],
      [0, 0],
    ]);
  });
});

describe('Plo Koon', () => {
  it('Agile 2 in this activation, by a free action, once', () => {
    const t = lay({
      units: [
        unit('laat-le-patrol-transport-republic', 0, 600, 450, { degrees: 90, upgrades: ['plo-koon'] }),
        storm(1700, 100, one),
      ],
      active: 0,
    }).until('action');
    const id = t.options().find((option) => option.includes('plo-koon'))!;
    expect(keywordOf(t.g, t.unit(0), 'agile')).toBe(0);
    t.take(id);
    expect([keywordOf(t.g, t.unit(0), 'agile'), t.state.turn?.actions]).toEqual([2, 2]);
    expect(t.options()).not.toContain(id);
    t.goOn(({ state }) => state.turn === null);
    expect(keywordOf(t.g, t.unit(0), 'agile')).toBe(0);
  });
});

describe('Backworld Medic', () => {
  it('brings back who has fallen in this round, but no leader, and nobody of an earlier one', () => {
    const cure = (fallen: number) => {
      const t = lay({
        units: [
          unit('at-rt-rebel', 0, 400, 400, { upgrades: ['backworld-medic'] }),
          rebels(480, 400, { minis: [null, null, { fallen }, 'fallen'], order: 'facedown' }),
          storm(1700, 800),
        ],
        round: 2,
        active: 0,
        whiteDefence: ['blank', 'blank'],
      }).until('action');
      const act = t.options().find((id) => id.includes('backworld-medic'));
      return act === undefined ? undefined : t.take(act).until('action').alive(1);
    };
    expect([cure(2), cure(1)]).toEqual([3, undefined]);
  });
});

describe('what says something, and what acts', () => {
  it('an upgrade with an effect, or one that nobody has read; not one that only brings a weapon', () => {
    const says = sayingCards('1.2');
    expect([says.has('upgrade/saber-throw'), says.has('upgrade/z-6-trooper')]).toEqual([true, false]);
    expect([says.has('command/ambush'), says.has('command/no-time-for-sorrows')]).toEqual([false, true]);
  });
  it('each edition is counted with its own rules', () => {
    const counted = EDITIONS.map((edition) => {
      const [book, says] = [edition === '2.6' ? CARDS_26 : CARDS, [...sayingCards(edition)]];
      return { pool: says.length, enforced: says.filter((key) => book.has(key)).length };
    });
    const sum = (of: 'pool' | 'enforced') => counted.reduce((all, now) => all + now[of], 0);
    expect(abilityCoverage()).toEqual({ pool: sum('pool'), enforced: sum('enforced') });
  });
});

import { unheard } from '@holotisch/engine';
import { describe, expect, it } from 'vitest';
import type { Armada } from '../src/armada.ts';
import { CARDS } from '../src/cards/index.ts';
import { armada, armadaGame } from '../src/game.ts';
import { type ArmadaState, cloneState } from '../src/state.ts';
import { between } from '../src/values.ts';
import { lay, ship, squadron } from './table.ts';

/** A sitting that is made like another: it takes over what still holds, and files anew what does not. */

const laid = (more: object = {}): ArmadaState =>
  lay({
    units: [
      ship('cr90-corvette-a', 0, 600, 300, 0, { upgrades: ['intel-officer', 'raymus-antilles'] }),
      ship('victory-i-class-star-destroyer-empire', 1, 900, 700, 180, { upgrades: ['flight-commander'] }),
      squadron('x-wing-squadron', 0, 300, 300),
      squadron('howlrunner', 1, 300, 600),
    ],
    obstacles: [{ token: 'asteroid-1', x: 1200, y: 450 }],
    ...more,
  }).state;
const cardsOf = (g: Armada): string[] =>
  g.state.units.flatMap((unit) => g.cards(unit).map(({ source }) => source.card)).sort();
const sat = (state: ArmadaState, like?: Armada): Armada => armada.sit(state, unheard, like);

describe('a sitting like another', () => {
  it('sees the same table, and measures on it by itself', () => {
    const first = sat(laid());
    between(first, first.unit(0), first.unit(1));
    first.base(first.squadron(2));
    const outline = first.outline(first.state.obstacles[0]!);
    const copy = cloneState(first.state);
    const second = sat(copy, first);
    expect([second.playArea, second.area]).toEqual([first.playArea, first.area]);
    expect(cardsOf(second)).toEqual(cardsOf(first));
    expect(second.outline(copy.obstacles[0]!)).toEqual(outline);
    // what moves in the copy moves in the copy
    copy.units[0]!.pose = { x: 600, y: 100, hx: 0, hy: 1 };
    copy.units[2]!.pose = { x: 300, y: 100, hx: 0, hy: 1 };
    copy.obstacles[0]!.pose = { x: 1200, y: 250, hx: 0, hy: 1 };
    expect(second.standing(second.ship(0)).pose.y).toBe(100);
    expect(second.base(second.squadron(2)).cy).toBe(100);
    expect(second.outline(copy.obstacles[0]!).cy).toBeCloseTo(outline.cy - 200, 6);
    expect(first.standing(first.ship(0)).pose.y).toBe(300);
    expect(first.base(first.squadron(2)).cy).toBe(300);
  });

  it('knows the cards of its own book', () => {
    const silent = armadaGame(CARDS.with({ 'upgrade/flight-commander': {} }));
    const first = sat(laid());
    expect(silent.sit(cloneState(first.state), unheard, first).having('lateSquadrons')).toEqual([]);
    expect(sat(cloneState(first.state), first).having('lateSquadrons')).toHaveLength(1);
  });

  it('files the cards anew where one has been exchanged, has come or has gone', () => {
    const first = sat(laid());
    const after = (change: (state: ArmadaState) => void): string[] => {
      const state = cloneState(first.state);
      change(state);
      return cardsOf(sat(state, first));
    };
    const upgradesOf = (state: ArmadaState, id: number) => {
      const unit = state.units[id]!;
      if (unit.kind !== 'ship') throw new Error('a squadron has none');
      return unit.upgrades;
    };
    const fresh = (id: string) => ({ ...upgradesOf(first.state, 0)[0]!, id });
    const all = cardsOf(first);
    const without = (...gone: string[]) => all.filter((id) => !gone.includes(id));
    expect(all).toEqual(['flight-commander', 'howlrunner', 'intel-officer', 'raymus-antilles']);
    expect(after((s) => upgradesOf(s, 0).splice(1, 1))).toEqual(without('raymus-antilles'));
    expect(after((s) => upgradesOf(s, 1).push(fresh('engine-techs')))).toEqual([...all, 'engine-techs'].sort());
    expect(after((s) => upgradesOf(s, 0).splice(0, 1, fresh('engine-techs')))).toEqual(
      [...without('intel-officer'), 'engine-techs'].sort(),
    );
    expect(after((s) => s.units.splice(3, 1))).toEqual(without('howlrunner'));
    const ace = after((s) => {
      const unit = s.units[3]!;
      if (unit.kind === 'squadron') s.units[3] = { ...unit, card: 'soontir-fel' };
    });
    expect(ace).toEqual([...without('howlrunner'), 'soontir-fel'].sort());
  });

  it('has no objective that was chosen later', () => {
    const early = laid();
    const first = sat(cloneState(early));
    const before = first.abilities('setup.after').length;
    first.state.objective = 'most-wanted';
    first.refit();
    const chosen = cloneState(first.state);
    const count = (g: Armada) => g.having('objective').length;
    expect([count(sat(chosen, first)), count(sat(cloneState(early), first))]).toEqual([2, 0]);
    expect(sat(cloneState(early), first).abilities('setup.after')).toHaveLength(before);
    const other = { ...cloneState(chosen), objective: 'opening-salvo' };
    expect(sat(other, first).having('objective')[0]!.source.card).toBe('opening-salvo');
  });
});

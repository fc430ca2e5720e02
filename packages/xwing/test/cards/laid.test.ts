import { describe, expect, it } from 'vitest';
import { CARDS } from '../../src/cards/index.ts';
import { xwing, xwingGame } from '../../src/game.ts';
import type { Ship, XWingState } from '../../src/state.ts';
import type { XWing } from '../../src/xwing.ts';
import { academy, rookie, scene, ship } from '../scene.ts';

const silent = () => {};
const cardsOf = (g: XWing, one: Ship): string[] => g.cards(one).map(({ source }) => source.key);

describe('the cards of a copied state', () => {
  const state = () =>
    scene({
      ships: [
        ship('rebel/xwing/wedgeantilles', 300, 300, 0, { upgrades: ['ept/predator', 'amd/r2d2'] }),
        academy(600, 600, 180),
      ],
    }).state;

  it('are those of the state it was copied from, bound to the copy', () => {
    const g = xwing.sit(state(), silent);
    const copied = xwing.clone(g.state);
    const twin = xwing.sit(copied, silent, g);
    expect(cardsOf(twin, copied.ships[0]!)).toEqual(['0:wedgeantilles', '0:ept.predator', '0:amd.r2d2']);
    for (const { source } of twin.cards(copied.ships[0]!)) expect(source.ship).toBe(copied.ships[0]);
    expect(twin.cards(copied.ships[0]!)[2]!.source.equipped).toBe(copied.ships[0]!.upgrades[1]);
    copied.ships[0]!.upgrades[1]!.discarded = true;
    expect(cardsOf(twin, copied.ships[0]!)).toEqual(['0:wedgeantilles', '0:ept.predator']);
    expect(cardsOf(g, g.ship(0))).toHaveLength(3);
  });

  it('are filed anew where a card has been exchanged in one of the two', () => {
    const g = xwing.sit(state(), silent);
    const copied = xwing.clone(g.state);
    copied.ships[0]!.upgrades[1] = { slot: 'amd', id: 'r5astromech', discarded: false, face: 0, tokens: 0 };
    const twin = xwing.sit(copied, silent, g);
    expect(cardsOf(twin, copied.ships[0]!)).toEqual(['0:wedgeantilles', '0:ept.predator', '0:amd.r5astromech']);
  });

  it('are filed anew where the game is played with another book', () => {
    const g = xwing.sit(state(), silent);
    const other = xwingGame(CARDS.without('amd/r2d2')).sit(xwing.clone(g.state), silent, g);
    expect(cardsOf(other, other.ship(0))).toEqual(['0:wedgeantilles', '0:ept.predator']);
  });

  it('stand where the copy stands: outlines are not taken from the ship it was copied from', () => {
    const g = xwing.sit(state(), silent);
    const before = g.standing(g.ship(0)).base;
    const copied = xwing.clone(g.state);
    const twin = xwing.sit(copied, silent, g);
    expect(twin.standing(copied.ships[0]!).base).toBe(before);
    copied.ships[0]!.pose = { ...copied.ships[0]!.pose!, x: 400 };
    expect(twin.standing(copied.ships[0]!).base.cx).toBeCloseTo(400);
    expect(g.standing(g.ship(0)).base.cx).toBeCloseTo(300);
  });
});

describe('matches of one book after each other', () => {
  /** Two droids that share their abilities, a shuttle that may be docked to either, and somebody else. */
  const droids = (change?: (state: XWingState) => void): XWingState => {
    const title = { seat: 0, upgrades: ['title/ig2000'] };
    const { state } = scene({
      ships: [
        ship('scum/aggressor/ig88b', 300, 300, 0, title),
        ship('scum/aggressor/ig88c', 500, 300, 0, title),
        ship('scum/z95headhunter/nashtahpuppilot', 400, 500, 0, { seat: 0, carrier: 0 }),
        ship('rebel/xwing/wedgeantilles', 600, 700, 180, { seat: 1, upgrades: ['ept/predator'] }),
      ],
    });
    change?.(state);
    return state;
  };
  const changeSides = (state: XWingState) => {
    Object.assign(state.ships[1]!, { seat: 1 });
    Object.assign(state, { sides: [0, 0] });
  };
  const changes: readonly ((state: XWingState) => void)[] = [
    (state) => Object.assign(state.ships[1]!, { pilot: 'ig88d' }),
    (state) => Object.assign(state.ships[1]!, { seat: 1 }),
    changeSides,
    (state) => Object.assign(state.ships[2]!, { carrier: 1 }),
    (state) => Object.assign(state.ships[3]!.upgrades[0]!, { id: 'lonewolf' }),
    (state) => state.ships[3]!.upgrades.push({ slot: 'amd', id: 'r2d2', discarded: false, face: 0, tokens: 0 }),
    (state) => state.ships.pop(),
    () => {},
  ];
  const allCards = (g: XWing) => g.state.ships.map((one) => cardsOf(g, one));

  it('have each its own cards, whatever it is in which the forces of the next one differ', () => {
    const states = changes.map((change) => droids(change));
    const alone = states.map((state) => allCards(xwingGame(CARDS.with({})).sit(state, silent)));
    for (const before of states)
      for (const [i, state] of states.entries()) {
        xwing.sit(before, silent);
        expect(allCards(xwing.sit(state, silent))).toEqual(alone[i]);
      }
  });
});

describe('a pilot ability that is shared by an upgrade card', () => {
  const droids = () =>
    scene({
      ships: [
        ship('scum/aggressor/ig88b', 300, 300, 0, { seat: 0, upgrades: ['title/ig2000'] }),
        ship('scum/aggressor/ig88c', 500, 300, 0, { seat: 0, upgrades: ['title/ig2000'] }),
        academy(600, 700, 180),
        rookie(100, 100),
      ],
    });

  it('is there as long as both carry the card', () => {
    const { g } = droids();
    expect(cardsOf(g, g.ship(0))).toContain('0:ig88c');
    g.ship(1).upgrades[0]!.discarded = true;
    expect(cardsOf(g, g.ship(0))).not.toContain('0:ig88c');
    g.ship(1).upgrades[0]!.discarded = false;
    g.ship(0).upgrades[0]!.discarded = true;
    expect(cardsOf(g, g.ship(0))).not.toContain('0:ig88c');
  });

  it('is there whatever else they carry, and not of one who does not carry it', () => {
    const droid = (pilot: string, x: number, upgrades: string[]) =>
      ship(`scum/aggressor/${pilot}`, x, 300, 0, { seat: 0, upgrades });
    const { g } = scene({
      ships: [
        droid('ig88b', 200, ['title/ig2000']),
        droid('ig88c', 400, ['cannon/heavylasercannon', 'title/ig2000']),
        droid('ig88d', 600, ['cannon/heavylasercannon']),
        droid('ig88a', 800, []),
        academy(600, 700, 180),
      ],
    });
    expect(cardsOf(g, g.ship(0))).toEqual(['0:ig88b', '0:title.ig2000', '0:ig88c']);
    expect(cardsOf(g, g.ship(1))).toContain('1:ig88b');
    expect(cardsOf(g, g.ship(2))).not.toContain('2:ig88b');
  });

  it('is the same in a sitting that begins when the card is gone already', () => {
    const s = droids();
    s.ship(1).upgrades[0]!.discarded = true;
    const late = xwing.sit(s.state, silent);
    s.ship(1).upgrades[0]!.discarded = false;
    expect(cardsOf(late, late.ship(0))).toContain('0:ig88c');
  });
});

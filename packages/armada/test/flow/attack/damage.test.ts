import { describe, expect, it } from 'vitest';
import { CARDS } from '../../../src/cards/index.ts';
import { valueOfAny } from '../../../src/cards/vocabulary.ts';
import { armadaGame } from '../../../src/game.ts';
import type { Face } from '../../../src/state.ts';
import { speedOf } from '../../../src/values.ts';
import { lay, type Spec, ship, squadron, type Table } from '../../table.ts';

/** Damage and shields, and what becomes of whoever is destroyed. */

const AT = [900, 300] as const;
const NEBULON = 'nebulon-b-escort-frigate';
const VICTORY = 'victory-i-class-star-destroyer-empire'; // hull 8; shields 3/3/1
const frigate = (more: Spec = {}) => ship(NEBULON, 0, AT[0], AT[1], 0, more);
const victim = (more: Spec = {}, id = VICTORY, half = 51) =>
  ship(id, 1, AT[0], AT[1] + 35.5 + 200 + half, 180, { speed: 0, ...more });
const struck = (red: Face[], more: Spec = {}, rest: Record<string, unknown> = {}): Table =>
  lay({ units: [frigate(), victim(more)], active: 0, step: 'attack', red, ...(rest as object) }).take('front>1.front');

describe('suffering damage', () => {
  it('[AR-SCHADEN-01] from attacks, obstacles and other effects', () => {
    expect(struck(['hit', 'blank', 'blank']).suffered(1)).toBe(1);
    const debris = lay({
      units: [ship(NEBULON, 0, AT[0], AT[1], 0, { speed: 2 })],
      active: 0,
      step: 'manoeuvre',
      obstacles: [{ token: 'debris-1', x: AT[0], y: AT[1] + 2 * 68.4 }],
    }).take({ speed: 2, clicks: [0, 0], side: 'right' }, 'front');
    expect(debris.suffered(0)).toBe(2);
    const panic = lay({
      units: [ship(NEBULON, 0, AT[0], AT[1], 0, { dials: ['repair'], damage: [{ card: 'crew-panic', faceup: true }] })],
      active: 0,
    }).take('suffer', 'rear');
    expect(panic.suffered(0)).toBe(1);
  });

  it('[AR-SCHADEN-03][AR-SCHADEN-04][AR-SCHILDE-05] point by point: a shield of the defending zone for each as long as there is one, then cards', () => {
    const t = struck(['double', 'hit', 'blank'], { shields: { front: 2 } });
    expect(t.events('shieldLost').map((e) => [e.zone, e.shields])).toEqual([
      ['front', 1],
      ['front', 0],
    ]);
    expect(t.ship(1).damage).toHaveLength(1);
    expect([t.ship(1).shields.left, t.ship(1).shields.rear]).toEqual([3, 1]);
    const bare = struck(['double', 'hit', 'blank'], { shields: { front: 0 } });
    expect([bare.events('shieldLost').length, bare.ship(1).shields.front, bare.ship(1).damage.length]).toEqual([
      0, 0, 3,
    ]);
  });

  it('[AR-SCHADEN-10] cards come one at a time: what the first does is done before the second is dealt', () => {
    const t = struck(
      ['hit', 'crit', 'blank'],
      { shields: { front: 0 }, tokens: ['brace', 'redirect'] },
      { deck: ['injured-crew', 'ruptured-engine'] },
    );
    t.take('standard');
    expect(t.open).toEqual(['1 card-token']);
    expect(t.events('damageCard')).toHaveLength(1);
    t.goOn((x) => x.events('damageCard').length === 2);
    expect(t.ship(1).damage.map((d) => d.card)).toEqual(['injured-crew', 'ruptured-engine']);
  });

  it('[AR-FAQ-VERDECKTE-INFORMATIONEN-01][AR-SCHADEN-10] the second faceup card of an attack is known to the other side when it is dealt: taking that back needs consent', () => {
    const t = lay({
      units: [
        frigate({ upgrades: ['xx-9-turbolasers'] }),
        victim({ shields: { front: 0 }, tokens: [], upgrades: ['lira-wessex'], commands: ['repair'] }),
      ],
      active: 0,
      step: 'attack',
      red: ['crit', 'crit', 'blank'],
      deck: ['ruptured-engine', 'thruster-fissure', 'power-failure'],
    }).take('front>1.front');
    t.until('window:damage.deals', { critical: '0:xx-9-turbolasers' });
    const dealt = () => t.events('damageCard').map(({ card }) => card);
    t.take('pass').until('window:damage.deals');
    expect(dealt()).toEqual(['ruptured-engine']);
    expect(t.state.deck.draw[0]).toBe('thruster-fissure'); // not outside of the state
    t.take('pass');
    expect(dealt()).toEqual(['ruptured-engine', 'thruster-fissure']);
    expect(t.match.hasTaught(t.match.taken.length - 1)).toBe(true);
  });

  it('[AR-SCHADEN-07] a faceup card acts at once and is turned down, or lies there and lasts', () => {
    const dealt = (card: string) =>
      struck(['crit', 'blank', 'blank'], { shields: { front: 0 } }, { deck: [card] }).fight({ critical: 'standard' });
    const now = dealt('structural-damage'); // a further facedown card, at once
    expect(now.ship(1).damage.map((d) => d.faceup)).toEqual([false, false]);
    expect(now.events('turnedDown')).toHaveLength(1);
    const lasting = dealt('ruptured-engine');
    expect(lasting.ship(1).damage).toEqual([{ card: 'ruptured-engine', faceup: true }]);
  });

  it('[AR-SCHADEN-11] when the deck is empty the discard pile is shuffled to be the new one', () => {
    const holders = [
      ship('starhawk-class-battleship-mark-i', 0, 150, 200, 0, { damage: 13 }),
      ship('starhawk-class-battleship-mark-i', 0, 300, 200, 0, { damage: 13 }),
      ship('imperial-i-class-star-destroyer', 1, 150, 700, 0, { damage: 10 }),
      ship('imperial-i-class-star-destroyer', 1, 300, 700, 0, { damage: 10 }),
    ];
    const t = lay({
      units: [
        frigate({ damage: 2 }),
        victim({ shields: { front: 0 }, damage: 3 }, 'cr90-corvette-a', 35.5),
        ship('gladiator-i-class-star-destroyer', 1, AT[0] + 143, AT[1], 0, { speed: 0, shields: { left: 0 } }),
        ...holders,
      ],
      active: 0,
      step: 'attack',
      red: ['hit', 'blank', 'blank', 'hit'],
      blue: ['hit'],
    });
    expect(t.state.deck.draw).toHaveLength(1);
    t.take('front>1.front').goOn((x) => x.events('attackEnds').length === 1);
    expect([t.state.deck.draw.length, t.state.deck.discard.length]).toEqual([0, 4]);
    t.take('right>2.left').goOn((x) => x.events('attackEnds').length === 2);
    expect(t.ship(2).damage).toHaveLength(2);
    expect([t.state.deck.draw.length, t.state.deck.discard.length]).toEqual([2, 0]);
  });
});

describe('shields', () => {
  it('[AR-SCHILDE-01][AR-SCHILDE-02] every hull zone begins with the shields of its card', () => {
    const t = lay({ units: [frigate(), victim()] });
    const { front, left, right, rear } = t.ship(0).shields;
    expect([front, left, right, rear]).toEqual([3, 1, 1, 2]);
    expect([t.ship(1).shields.front, t.ship(1).shields.left, t.ship(1).shields.rear]).toEqual([3, 3, 1]);
  });

  it('[AR-SCHILDE-03] what is lost, moved or recovered is read off the dial of that zone', () => {
    const t = lay({
      units: [frigate({ open: ['repair'], shields: { front: 1, rear: 2 } })],
      active: 0,
      step: 'commands',
    }).take('repair:dial', 'move:rear>front');
    expect([t.ship(0).shields.front, t.ship(0).shields.rear]).toEqual([2, 1]);
    t.take('recover:front');
    expect(t.events('shieldGained').map((e) => [e.zone, e.shields])).toEqual([['front', 3]]);
    expect(struck(['hit', 'blank', 'blank']).ship(1).shields.front).toBe(2);
  });
});

describe('destroyed', () => {
  it('[AR-ZERSTOERTE-SCHIFFE-UND-STAFFELN-03] a squadron leaves the table', () => {
    const t = lay({
      units: [frigate(), squadron('tie-fighter-squadron', 1, AT[0], AT[1] + 100, { hull: 1 })],
      active: 0,
      step: 'attack',
      blue: ['hit', 'hit'],
    })
      .take('front>1')
      .goOn((x) => x.events('attackEnds').length > 0);
    expect([t.unit(1).status, t.unit(1).pose, t.squadron(1).hull]).toEqual(['destroyed', null, 0]);
  });

  it('[AR-ZERSTOERTE-SCHIFFE-UND-STAFFELN-04] a ship leaves it, its damage is discarded, its tokens and dials go back', () => {
    const t = struck(['hit', 'blank', 'blank'], {
      shields: { front: 0 },
      damage: 7,
      commands: ['repair'],
      raids: ['navigate'],
      dials: ['squadron', 'repair', 'repair'],
    });
    const { status, pose, damage, commands, raids, dials } = t.ship(1);
    expect({ status, pose, damage, commands, raids, dials }).toEqual({
      status: 'destroyed',
      pose: null,
      damage: [],
      commands: [],
      raids: [],
      dials: [],
    });
    expect(t.state.deck.discard).toHaveLength(8);
  });

  const faster = { values: [valueOfAny('squadronSpeed', () => ({ add: 1 }))] };
  const speedWith = (unit: Spec, key: string) => {
    const game = armadaGame(CARDS.with({ [key]: faster }));
    const t = lay({ units: [squadron('a-wing-squadron', 0, 300, 300), unit] }, game);
    return speedOf(t.g, t.squadron(0)) - 5;
  };
  it('[AR-ZERSTOERTE-SCHIFFE-UND-STAFFELN-05] cards of a destroyed ship are out of the game', () => {
    const carrier = (status: string) => ship(NEBULON, 0, 400, 300, 0, { status, upgrades: ['flight-commander'] });
    expect(speedWith(carrier('play'), 'upgrade/flight-commander')).toBe(1);
    expect(speedWith(carrier('destroyed'), 'upgrade/flight-commander')).toBe(0);
  });

  it('[AR-ZERSTOERTE-SCHIFFE-UND-STAFFELN-06] so is the card of a destroyed unique squadron', () => {
    const luke = (status: string) => squadron('luke-skywalker', 0, 400, 300, { status });
    expect(speedWith(luke('play'), 'squadron/luke-skywalker')).toBe(1);
    expect(speedWith(luke('destroyed'), 'squadron/luke-skywalker')).toBe(0);
  });

  it('[AR-ZERSTOERTE-SCHIFFE-UND-STAFFELN-07] the card of others acts as long as one of them is left', () => {
    const game = armadaGame(CARDS.with({ 'squadron/x-wing-squadron': faster }));
    const wing = (one: string, other: string) => {
      const t = lay(
        {
          units: [
            squadron('a-wing-squadron', 0, 300, 300),
            squadron('x-wing-squadron', 0, 400, 300, { status: one }),
            squadron('x-wing-squadron', 0, 500, 300, { status: other }),
          ],
        },
        game,
      );
      return speedOf(t.g, t.squadron(0)) - 5;
    };
    expect(wing('destroyed', 'play')).toBeGreaterThan(0);
    expect(wing('destroyed', 'destroyed')).toBe(0);
  });
});

describe('whoever is destroyed', () => {
  it('[AR-ZERSTOERTE-SCHIFFE-UND-STAFFELN-04] leaves nothing on the table: tokens, dials and shields to the supply, its cards to the discard pile', () => {
    const t = struck(['double', 'blank', 'blank'], {
      shields: { front: 0 },
      damage: Array.from({ length: 7 }, () => ({ card: 'structural-damage', faceup: false })),
      commands: ['repair'],
      raids: ['navigate'],
      dials: ['repair', 'squadron'],
      open: ['concentrate'],
      marked: [{ token: 'focus', zone: 'left' }],
      aim: { x: 900, y: 800 },
    }).goOn((u) => u.match.over || u.state.attacks.length === 0);
    expect(t.ship(1)).toMatchObject({
      status: 'destroyed',
      pose: null,
      doomed: false,
      damage: [],
      commands: [],
      raids: [],
      dials: [],
      open: [],
      marked: [],
      aim: null,
      shields: { front: 0, left: 0, right: 0, rear: 0 },
    });
    expect(t.state.deck.discard.filter((card) => card === 'structural-damage').length).toBeGreaterThanOrEqual(7);
  });
});

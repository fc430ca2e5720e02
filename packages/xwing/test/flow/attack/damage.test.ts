import { afterEach, describe, expect, it } from 'vitest';
import { at } from '../../../src/cards/vocabulary.ts';
import { DAMAGE_DECKS } from '../../../src/data/index.ts';
import {
  dealCard,
  discardDamage,
  recoverShields,
  suffer,
  turnFacedown,
  turnFaceup,
} from '../../../src/flow/attack/damage.ts';
import { xwing } from '../../../src/game.ts';
import { agilityOf, hullOf, isDoomed } from '../../../src/values.ts';
import { academy, rookie, type Scene, ship } from '../../scene.ts';
import { house, noHouseCards, ROOKIE, scene } from './house.ts';
import { run } from './procedure.ts';

afterEach(noHouseCards);

/** A TIE fighter shoots at an X-wing at range 2; the X-wing has had its turn. */
const shotAt = (more: Partial<Parameters<typeof scene>[0]>, r = {}): Scene =>
  scene({
    phase: 'combat',
    ships: [
      rookie(450, 300, 0, { fought: true, ...r }),
      ship('imperial/tieinterceptor/alphasquadronpilot', 450, 480, 180),
    ],
    defence: ['blank', 'blank', 'blank'],
    ...more,
  }).take('primary>0');
const cards = (s: Scene, id: number) => s.ship(id).damage.map((d) => [d.card, d.faceup]);
const quiet = (more: Partial<Parameters<typeof scene>[0]> = {}, r = {}): Scene =>
  scene({ ships: [rookie(450, 100, 0, r), academy(450, 800, 180)], ...more });

describe('suffering damage', () => {
  it('[XW-SCHADEN-01] [XW-SCHILDE-02] every damage and critical damage takes a shield, and no card is dealt for it', () => {
    const s = shotAt({ attack: ['hit', 'crit', 'blank'] });
    expect(s.ship(0).shields).toBe(0);
    expect(cards(s, 0)).toEqual([]);
  });

  it('[XW-SCHADEN-02] [XW-SCHADEN-03] point by point: one attack uses up the shields, then deals cards', () => {
    const s = shotAt({ attack: ['hit', 'hit', 'hit'], deck: ['consolefire'] });
    expect(s.ship(0).shields).toBe(0);
    expect(cards(s, 0)).toEqual([['consolefire', false]]);
  });

  it('[XW-SCHADEN-04] a card for normal damage is dealt facedown, and nobody sees its face', () => {
    const s = shotAt({ attack: ['hit', 'blank', 'blank'], deck: ['thrustcontrolfire'] }, { shields: 0 });
    expect(cards(s, 0)).toEqual([['thrustcontrolfire', false]]);
    expect(s.ship(0).tokens.stress).toBe(0);
    for (const seat of [0, 1]) expect(JSON.stringify(xwing.view(s.state, seat))).not.toContain('thrustcontrolfire');
    expect(s.events('damage')).toMatchObject([{ type: 'damage', ship: 0, card: null, faceup: false }]);
  });

  it('[XW-SCHADEN-05] a card for critical damage is dealt faceup and takes effect at once', () => {
    const s = shotAt({ attack: ['crit', 'blank', 'blank'], deck: ['thrustcontrolfire'] }, { shields: 0 });
    expect(s.events('damage')).toMatchObject([{ card: 'thrustcontrolfire', faceup: true }]);
    expect(s.ship(0).tokens.stress).toBe(1);
  });

  it('[XW-SCHADEN-06] [XW-HUELLE-01] damage does not lower the hull value; a ship takes as many cards as its hull before it is destroyed', () => {
    const s = shotAt({ attack: ['hit', 'hit', 'blank'] }, { shields: 0 });
    expect(hullOf(s.g, s.ship(0))).toBe(3);
    expect(s.ship(0).status).toBe('play');
    run(s, (g) => suffer(g, g.ship(0), 1));
    expect(hullOf(s.g, s.ship(0))).toBe(3);
    expect(isDoomed(s.g, s.ship(0))).toBe(true);
  });

  it('[XW-SCHADEN-13] dealing a card is not suffering damage: shields do not help', () => {
    const s = quiet({ deck: ['consolefire'] });
    run(s, (g) => dealCard(g, g.ship(0), false));
    expect(s.ship(0).shields).toBe(2);
    expect(cards(s, 0)).toEqual([['consolefire', false]]);
  });

  it('[XW-SCHADEN-14] cards beyond the hull are dealt as well', () => {
    const s = shotAt({ attack: ['hit', 'hit', 'hit'] }, { shields: 0, damage: [{ card: 'consolefire' }] });
    expect(s.events('damage')).toHaveLength(3); // two were enough
    expect(s.ship(0).status).toBe('destroyed');
  });

  it('[XW-SCHADEN-16] turning a card faceup is not dealing it', () => {
    let dealt = 0;
    house(ROOKIE, {
      abilities: [
        at('damage.dealt', {
          mandatory: true,
          when: (_g, m, self) => m.ship === self.ship,
          *run() {
            dealt++;
          },
        }),
      ],
    });
    const s = quiet({}, { damage: [{ card: 'thrustcontrolfire' }] });
    run(s, (g) => turnFaceup(g, g.ship(0), g.ship(0).damage[0]!));
    expect(s.ship(0).tokens.stress).toBe(1); // it takes effect
    expect(dealt).toBe(0);
    run(s, (g) => dealCard(g, g.ship(0), true));
    expect(dealt).toBe(1);
  });
});

describe('shields', () => {
  it('[XW-SCHILDE-01] a ship starts with as many shields as its shield value', () => {
    expect(quiet().ship(0).shields).toBe(2);
    expect(quiet({}, { upgrades: ['mod/shieldupgrade'] }).ship(0).shields).toBe(3);
  });

  it('[XW-SCHILDE-03] [XW-SCHILDE-04] no ship has more shields than its value, nor recovers any when it has all', () => {
    const s = quiet({}, { shields: 0 });
    const { g } = s;
    expect(recoverShields(g, s.ship(0), 5)).toBe(2);
    expect(s.ship(0).shields).toBe(2);
    expect(recoverShields(g, s.ship(0))).toBe(0);
    expect(() => quiet({}, { shields: 3 })).toThrow('XW-SCHILDE-03');
  });
});

describe('the damage deck', () => {
  it('[XW-SCHADEN-07] [XW-SCHADEN-08] [XW-SCHIFFE-ZERSTOEREN-02] a destroyed ship leaves: cards to the open discard pile, tokens and locks to the supply', () => {
    const s = shotAt(
      { attack: ['hit', 'hit', 'hit'], deck: ['consolefire', 'damagedengine', 'shakenpilot'] },
      { shields: 0, tokens: { stress: 2, ion: 1 }, locks: [1] },
    );
    expect(s.ship(0)).toMatchObject({ status: 'destroyed', pose: null, damage: [], locks: [] });
    expect(Object.values(s.ship(0).tokens).every((n) => n === 0)).toBe(true);
    for (const who of [0, 1, 'nobody'] as const)
      expect(xwing.view(s.state, who)).toMatchObject({
        decks: [{ left: 30, discard: ['consolefire', 'damagedengine', 'shakenpilot'] }],
      });
  });

  it('[XW-SCHADEN-09] a used-up deck is made anew from the shuffled discard pile', () => {
    const s = quiet();
    const deck = s.state.decks[0]!;
    deck.discard.push(...deck.draw.splice(0));
    run(s, (g) => dealCard(g, g.ship(0), false));
    expect(s.ship(0).damage[0]!.card).not.toBe('');
    expect(deck.draw).toHaveLength(32);
    expect(deck.discard).toEqual([]);
  });

  it('[XW-SCHADEN-10] [XW-SCHADEN-11] [XW-SCHADEN-12] with both piles empty a facedown stand-in is dealt, critical or not', () => {
    const s = shotAt({ attack: ['blank', 'blank', 'blank'] }, { shields: 0 });
    s.state.decks[0]!.draw.length = 0;
    run(s, (g) => suffer(g, g.ship(0), 1, 1));
    expect(cards(s, 0)).toEqual([
      ['', false],
      ['', false],
    ]);
    run(s, (g) => turnFaceup(g, g.ship(0), g.ship(0).damage[0]!)); // R-XW-20: nothing to turn
    expect(cards(s, 0)[0]).toEqual(['', false]);
    run(s, (g) => suffer(g, g.ship(0), 1));
    expect(isDoomed(s.g, s.ship(0))).toBe(true); // each counts as a card
  });

  it('R-XW-20: turning a stand-in faceup draws a card if there is one, and that card takes effect', () => {
    const s = quiet({ deck: ['thrustcontrolfire'] }, { damage: [{ card: '' }] });
    run(s, (g) => turnFaceup(g, g.ship(0), g.ship(0).damage[0]!));
    expect(s.ship(0).damage.map((d) => d.card)).toEqual(['thrustcontrolfire']);
    expect(s.ship(0).tokens.stress).toBe(1);
  });

  it('[XW-SCHADEN-11] stand-ins are exchanged for facedown cards at the end of the round, as far as there are any', () => {
    const s = scene({
      phase: 'end',
      ships: [rookie(450, 100, 0, { damage: [{ card: '' }, { card: '' }] }), academy(450, 800, 180)],
      rules: { timeLimit: 60 },
    });
    expect(s.open).toEqual(['0 time-up']);
    expect(cards(s, 0).every(([card, faceup]) => card !== '' && !faceup)).toBe(true);
    const t = scene({
      phase: 'combat',
      ships: [rookie(450, 100, 0, { damage: [{ card: '' }, { card: '' }] }), academy(450, 380, 180)],
    });
    t.state.decks[0]!.draw.length = 1;
    t.until('dials');
    expect(cards(t, 0).filter(([card]) => card === '')).toHaveLength(1);
  });

  it('[XW-SCHADEN-17] [XW-SCHADEN-18] with a deck for each side a ship is dealt cards of its own side, and they go back to its pile', () => {
    const s = quiet({ rules: { ownDecks: true } }, { damage: [{ card: 'shakenpilot' }] });
    expect(s.state.decks.map((d) => d.draw.length)).toEqual([32, 33]);
    run(s, (g) => dealCard(g, g.ship(1), false));
    expect(s.state.decks.map((d) => d.draw.length)).toEqual([32, 32]);
    discardDamage(s.g, s.ship(0), s.ship(0).damage[0]!);
    expect(s.state.decks.map((d) => d.discard)).toEqual([['shakenpilot'], []]);
  });

  it('[XW-SCHADEN-17] without that agreement both share one deck', () => {
    const s = quiet();
    run(s, (g) => dealCard(g, g.ship(0), false));
    run(s, (g) => dealCard(g, g.ship(1), false));
    expect(s.state.decks.map((d) => d.draw.length)).toEqual([31]);
  });

  it('[XW-SCHADEN-19] the deck of The Force Awakens is the one in use unless the players agree on the old one', () => {
    const ids = (s: Scene) => [...new Set(s.state.decks[0]!.draw)].sort();
    const kinds = (deck: 'core' | 'core2') => DAMAGE_DECKS[deck].map((c) => c.id).sort();
    expect(ids(quiet())).toEqual(kinds('core2'));
    expect(ids(quiet({ rules: { damageDeck: 'core' } }))).toEqual(kinds('core'));
  });
});

describe('critical damage', () => {
  it('[XW-KRITISCHER-SCHADEN-01] a faceup card acts until it is turned facedown or discarded', () => {
    const s = quiet({}, { damage: [{ card: 'structuraldamage', faceup: true }] });
    const agility = () => agilityOf(s.g, s.ship(0));
    expect(agility()).toBe(1);
    turnFacedown(s.g, s.ship(0), s.ship(0).damage[0]!);
    expect(agility()).toBe(2);
  });

  it('[XW-KRITISCHER-SCHADEN-02] [XW-KRITISCHER-SCHADEN-03] everybody is shown the card for as long as it is faceup, and no longer', () => {
    const s = quiet({}, { damage: [{ card: 'structuraldamage', faceup: true }] });
    const shown = (seat: number) => xwing.view(s.state, seat).ships[0]!.damage;
    for (const seat of [0, 1]) expect(shown(seat)).toMatchObject([{ card: 'structuraldamage', faceup: true }]);
    turnFacedown(s.g, s.ship(0), s.ship(0).damage[0]!);
    for (const seat of [0, 1]) expect(shown(seat)).toMatchObject([{ card: null, faceup: false }]);
    discardDamage(s.g, s.ship(0), s.ship(0).damage[0]!);
    for (const seat of [0, 1]) expect(shown(seat)).toEqual([]);
  });

  it('[XW-KRITISCHER-SCHADEN-04] every damage card bears the trait Ship or Pilot: 25 and 8 cards in either deck', () => {
    for (const deck of Object.values(DAMAGE_DECKS)) {
      const count = (trait: string) => deck.filter((c) => c.trait === trait).reduce((n, c) => n + c.count, 0);
      expect([count('ship'), count('pilot')]).toEqual([25, 8]);
    }
  });
});

describe('destroying ships', () => {
  it('[XW-SCHIFFE-ZERSTOEREN-01] faceup and facedown cards together, as many as the hull, destroy a ship', () => {
    const hit = (damage: readonly { card: string; faceup?: boolean }[]) =>
      shotAt({ attack: ['hit', 'blank', 'blank'] }, { shields: 0, damage }).ship(0).status;
    expect(hit([{ card: 'consolefire' }])).toBe('play');
    expect(hit([{ card: 'consolefire' }, { card: 'damagedengine', faceup: true }])).toBe('destroyed');
  });

  it('[XW-SCHIFFE-ZERSTOEREN-04] a faceup Direct Hit counts as two cards, a facedown one as one', () => {
    const crit = (faceup: boolean) =>
      shotAt({ attack: ['hit', 'blank', 'blank'] }, { shields: 0, damage: [{ card: 'directhit', faceup }] }).ship(0)
        .status;
    expect(crit(true)).toBe('destroyed');
    expect(crit(false)).toBe('play');
  });
});

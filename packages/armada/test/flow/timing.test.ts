import { type Json, Match } from '@holotisch/engine';
import { describe, expect, it } from 'vitest';
import { CARDS } from '../../src/cards/index.ts';
import { resolves } from '../../src/cards/phrases/cards.ts';
import { at, type CardRules, valueOfAny } from '../../src/cards/vocabulary.ts';
import { armada, armadaGame } from '../../src/game.ts';
import type { Face } from '../../src/state.ts';
import { speedOf } from '../../src/values.ts';
import { lay, type Spec, ship, squadron, Table } from '../table.ts';

/** When card effects are resolved, by whom, how often, and which of them must be. */

const NEBULON = 'nebulon-b-escort-frigate';
const VICTORY = 'victory-i-class-star-destroyer-empire';
const AT = [900, 300] as const;
/** The frigate carries this card, which does what the test says. */
const CARD = 'intel-officer';
const OTHER = 'spinal-armament';
const book = (card: CardRules, other: CardRules = {}) =>
  armadaGame(CARDS.with({ [`upgrade/${CARD}`]: card, [`upgrade/${OTHER}`]: other }));
const none = function* () {
  yield* [];
};
/** A ship of seat 0 with both cards, and an enemy ahead of it. */
const table = (card: CardRules, other: CardRules, more: Spec, rest: Record<string, unknown>): Table =>
  lay(
    {
      units: [
        ship(NEBULON, 0, AT[0], AT[1], 0, { speed: 2, upgrades: [CARD, OTHER], ...more }),
        ship(VICTORY, 1, AT[0], AT[1] + 35.5 + 250 + 51, 180, { speed: 0 }),
      ],
      ...(rest as object),
    },
    book(card, other),
  );
const told = (t: Table, ...types: string[]): string[] =>
  t
    .events()
    .map((e): string => e.type)
    .filter((type) => types.includes(type));

describe('the timing of an effect', () => {
  const red: Face[] = ['hit', 'hit', 'blank', 'double'];
  it('[AR-EFFEKTE-UND-TIMING-01][AR-EFFEKTE-UND-TIMING-02] dice are modified in the step of attack effects and at no other time', () => {
    const t = lay({
      units: [
        ship(NEBULON, 0, AT[0], AT[1], 0, { upgrades: ['dual-turbolaser-turrets'], dials: ['repair'], speed: 1 }),
        ship(VICTORY, 1, AT[0], AT[1] + 35.5 + 200 + 51, 180, { speed: 1 }),
      ],
      active: 0,
      red,
    });
    const steps: number[] = [];
    const card = '0:dual-turbolaser-turrets';
    t.goOn(
      (x) => {
        if (x.ask().type === 'choice' && x.options().includes(card)) steps.push(x.state.attacks.at(-1)?.step ?? 0);
        return x.ship(0).activated;
      },
      { attack: 'front>1.front' },
    );
    expect(steps).toEqual([3]);
  });

  it('[AR-EFFEKTE-UND-TIMING-04] one with a command icon once, while the ship resolves that command', () => {
    const icon: CardRules = {
      abilities: [at('command.resolving', { when: (_g, m, self) => resolves(m, self, 'repair'), run: none })],
    };
    const t = table(
      icon,
      {},
      { open: ['repair'], commands: ['squadron'], shields: { front: 0 } },
      {
        active: 0,
        step: 'commands',
      },
    );
    t.take('squadron:token');
    expect(t.options()).toEqual(['repair:dial', 'none']); // nothing came of the other command
    t.take('repair:dial');
    expect(t.options()).toEqual([`0:${CARD}`, 'pass']);
    t.take(`0:${CARD}`);
    expect(t.open).toEqual(['0 repair']);
  });

  it('[AR-EFFEKTE-UND-TIMING-05] “when” is at that moment, once for that event', () => {
    const when: CardRules = {
      abilities: [at('ship.revealed', { when: (_g, m, self) => m.ship.id === self.piece, run: none })],
    };
    const t = table(when, {}, { dials: ['repair'] }, { active: 0 });
    expect(t.options()).toEqual([`0:${CARD}`, 'pass']);
    expect(told(t, 'revealed', 'dialKept')).toEqual(['revealed']);
    t.take(`0:${CARD}`);
    expect(t.open).toEqual(['0 dial-use']);
  });

  it('[AR-EFFEKTE-UND-TIMING-06] “while” is as long as the event goes on, once', () => {
    const whilst: CardRules = {
      abilities: [at('attack.modify', { when: (_g, m, self) => m.attacker?.id === self.piece, run: none })],
    };
    const t = table(whilst, {}, { commands: ['concentrate'] }, { active: 0, step: 'attack', red });
    t.take('front>1.front', '0:concentrate', []);
    expect(t.options()).toEqual([`0:${CARD}`, 'pass']); // after another effect as well as before it
    t.take(`0:${CARD}`);
    expect(t.open.includes('0 window:attack.modify')).toBe(false);
  });

  it('[AR-EFFEKTE-UND-TIMING-07][AR-EFFEKTE-UND-TIMING-08] “before” and “after” stand on either side of the event, once each', () => {
    const before: CardRules = {
      abilities: [at('manoeuvre.before', { when: (_g, m, self) => m.ship.id === self.piece, run: none })],
    };
    const after: CardRules = {
      abilities: [at('manoeuvre.after', { when: (_g, m, self) => m.ship.id === self.piece, run: none })],
    };
    const t = table(before, after, {}, { active: 0, step: 'manoeuvre' });
    t.take(`0:${CARD}`);
    expect(t.open).toEqual(['0 course']);
    t.take({ speed: 2, clicks: [0, 0], side: 'right' });
    expect(t.options()).toEqual([`0:${OTHER}`, 'pass']);
    t.take(`0:${OTHER}`);
    expect(told(t, 'ability', 'moved')).toEqual(['ability', 'moved', 'ability']);
  });

  const revealing = (): CardRules => ({
    abilities: [at('ship.revealed', { when: (_g, m, self) => m.ship.id === self.piece, run: none })],
  });
  it('[AR-EFFEKTE-UND-TIMING-09][AR-EFFEKTE-UND-TIMING-11] effects of one player come in the order he likes, and those of upgrade cards only if he likes', () => {
    const open = () => table(revealing(), revealing(), { dials: ['repair'] }, { active: 0 });
    expect(open().options()).toEqual([`0:${CARD}`, `0:${OTHER}`, 'pass']);
    const used = (...cards: string[]) =>
      open()
        .take(...cards.map((c) => `0:${c}`))
        .events('ability')
        .map((e) => e.card);
    expect(used(CARD, OTHER)).toEqual([CARD, OTHER]);
    expect(used(OTHER, CARD)).toEqual([OTHER, CARD]);
    expect(open().take('pass').events('ability')).toHaveLength(0);
  });

  it('[AR-EFFEKTE-UND-TIMING-12] those of other cards must be resolved', () => {
    const t = lay({
      units: [ship(NEBULON, 0, AT[0], AT[1], 0, { dials: ['repair'], damage: [{ card: 'crew-panic', faceup: true }] })],
      active: 0,
    });
    expect(t.open).toEqual(['0 card-way']);
    expect(t.options()).toEqual(['suffer', 'discard-dial']);
  });
});

describe('cannot', () => {
  it('[AR-DIE-GOLDENEN-REGELN-03] is absolute: no other card overrides it', () => {
    // one card says that the attack is obstructed, the other that it cannot be
    const obstructed = (card: CardRules, other: CardRules) =>
      table(card, other, {}, { active: 0, step: 'attack' }).take('front>1.front').events('attack')[0]!.obstructed;
    const is: CardRules = { obstruction: () => true };
    const cannotBe: CardRules = { obstruction: () => false };
    expect([obstructed(is, {}), obstructed(is, cannotBe), obstructed(cannotBe, is)]).toEqual([true, false, false]);
    // a ship that cannot have command tokens gains none, whoever gives them
    const failure = [{ card: 'life-support-failure', faceup: true }];
    const gained = (damage: Json[]) =>
      lay({
        units: [
          ship(NEBULON, 0, AT[0], AT[1], 0, { dials: ['squadron'], upgrades: ['clone-navigation-officer'], damage }),
          ship(VICTORY, 1, 300, 700),
        ],
        active: 0,
      })
        .take('0:clone-navigation-officer')
        .ship(0).commands;
    expect([gained([]), gained(failure)]).toEqual([['squadron'], []]);
  });
});

describe('which cards act', () => {
  const faster = { values: [valueOfAny('squadronSpeed', () => ({ add: 1 }))] };
  const gained = (more: Spec) => {
    const game = armadaGame(CARDS.with({ 'upgrade/flight-commander': faster }));
    const carrier = ship(NEBULON, 0, 400, 300, 0, { upgrades: ['flight-commander'], ...more });
    const t = lay({ units: [squadron('a-wing-squadron', 0, 300, 300), carrier], phase: 'deployment' }, game);
    return speedOf(t.g, t.squadron(0)) - 5;
  };

  it('[AR-EFFEKTE-UND-TIMING-16] those of units that are still to be deployed, not those of units that are set aside or destroyed', () => {
    expect(['play', 'reserve', 'aside', 'destroyed'].map((status) => gained({ status }))).toEqual([1, 1, 0, 0]);
  });

  it('[AR-EFFEKTE-UND-TIMING-17] none that is discarded or facedown', () => {
    expect(gained({ upgrades: [{ id: 'flight-commander', discarded: true }] })).toBe(0);
    const panic = (faceup: boolean) =>
      lay({
        units: [ship(NEBULON, 0, AT[0], AT[1], 0, { dials: ['repair'], damage: [{ card: 'crew-panic', faceup }] })],
        active: 0,
      }).open;
    expect([panic(true), panic(false)]).toEqual([['0 card-way'], ['0 dial-use']]);
  });

  it('[AR-EFFEKTE-UND-TIMING-15] during setup none but objectives and those that name a time of it', () => {
    const fleet = (faction: string, card: string, upgrades: string[]) => ({
      faction,
      ships: [
        { card, upgrades },
        { card, upgrades: [] },
      ],
      squadrons: [],
    });
    const setup = JSON.parse(
      JSON.stringify({
        fleets: [
          fleet('rebel', 'cr90-corvette-a', ['admiral-raddus']),
          fleet('empire', 'imperial-i-class-star-destroyer', ['darth-vader-commander', 'admiral-ozzel-officer']),
        ],
        rules: { rounds: null, points: null, unenforced: true },
      }),
    ) as Json;
    const match = Match.start(armada, { setup, seed: 'timing' }, { keep: 'all', verify: true });
    if (!match.ok) throw new Error(JSON.stringify(match.fault));
    const t = new Table(match.value);
    const offered: string[] = [];
    t.goOn((x) => {
      const a = x.ask();
      if (a.type === 'choice')
        for (const { id } of a.options)
          if (/raddus|ozzel|vader/.test(id)) offered.push(`${id} in round ${x.state.round}`);
      return x.state.round === 1 && x.ask().kind === 'dials';
    });
    expect(offered).toEqual(['0:admiral-raddus in round 0', '2:admiral-ozzel-officer in round 1']);
  });
});

describe('friend and foe', () => {
  const line = (): Table =>
    lay({
      units: [
        ship(NEBULON, 0, AT[0], AT[1], 0, { open: ['squadron'] }),
        squadron('x-wing-squadron', 0, AT[0], AT[1] + 90),
        squadron('tie-fighter-squadron', 1, AT[0] + 60, AT[1] + 90),
        ship(VICTORY, 1, AT[0], AT[1] + 300, 180),
      ],
      active: 0,
      step: 'commands',
    });
  it('[AR-BEFREUNDET-UND-FEINDLICH-01][AR-BEFREUNDET-UND-FEINDLICH-02] all of one fleet are friends, all of the other enemies', () => {
    const t = line().take('squadron:dial');
    expect(t.options()).toEqual(['1', 'none']); // friends are commanded …
    t.take('none');
    expect(t.open).toEqual(['0 attack']);
    const targets = new Set(t.options().map((o) => o.replace(/^.*>/, '').replace(/\..*$/, '')));
    expect(targets).toEqual(new Set(['2', '3', 'none'])); // … and enemies are attacked
  });

  it('[AR-BEFREUNDET-UND-FEINDLICH-03] a ship is its own friend, unless another one is asked for', () => {
    const with_ = (upgrade: string, more: Spec) =>
      lay({
        units: [
          ship(NEBULON, 0, AT[0], AT[1], 0, { upgrades: [upgrade], ...more }),
          ship(NEBULON, 0, AT[0] + 150, AT[1], 0),
        ],
        active: 0,
      });
    const any = with_('clone-navigation-officer', { dials: ['squadron'] }).take('0:clone-navigation-officer');
    expect(any.options()).toEqual(['0', '1']);
    const other = with_('comms-net', { dials: ['squadron'], commands: ['repair'] }).take('keep');
    other.until('window:ship.afterReveal').take('0:comms-net');
    expect(other.options()).not.toContain('0');
    expect(other.options()).toContain('1');
  });
});

import { describe, expect, it } from 'vitest';
import { CARDS } from '../../../src/cards/index.ts';
import { attacks } from '../../../src/cards/phrases/cards.ts';
import { at } from '../../../src/cards/vocabulary.ts';
import { addDie } from '../../../src/flow/attack/dice.ts';
import { squadronShots } from '../../../src/flow/attack/shots.ts';
import { armadaGame } from '../../../src/game.ts';
import type { Face } from '../../../src/state.ts';
import { apart, lay, type Spec, ship, squadron, type Table } from '../../table.ts';

/** An attack from its declaration to its last squadron, in the order of the book. */

const AT = [900, 300] as const;
const NEBULON = 'nebulon-b-escort-frigate';
const VICTORY = 'victory-i-class-star-destroyer-empire';
const TIE = 'tie-fighter-squadron';
const frigate = (more: Spec = {}) => ship(NEBULON, 0, AT[0], AT[1], 0, more);
const facing = (gap: number, more: Spec = {}) =>
  ship(VICTORY, 1, AT[0], AT[1] + 35.5 + gap + 51, 180, { speed: 1, ...more });
const attacking = (units: readonly Spec[], more: Record<string, unknown> = {}): Table =>
  lay({ units, active: 0, step: 'attack', ...(more as object) });
/** What has been told, without what lies in between. */
const told = (t: Table, ...types: string[]): string[] =>
  t
    .events()
    .map((e): string => e.type)
    .filter((type) => types.includes(type));

describe('the six steps', () => {
  it('[AR-ANGREIFEN-01][AR-KURZUEBERSICHT-ANGRIFF-01][AR-KURZUEBERSICHT-ANGRIFF-02] target, dice, effects, tokens, damage, in this order', () => {
    const red: Face[] = ['accuracy', 'crit', 'double'];
    const t = attacking([frigate(), facing(200, { shields: { front: 1 } })], { red }).take('front>1.front');
    expect(t.state.attacks[0]!.step).toBe(3);
    t.take('0:accuracy', '0').until('window:attack.defend', { 'window:attack.modify': 'pass' });
    expect(t.state.attacks[0]!.step).toBe(4);
    t.take('1:token.1', 'left').until('critical');
    expect(t.state.attacks[0]!.step).toBe(5);
    t.take('standard').until('redirect-amount').take('1');
    expect(
      told(t, 'attack', 'rolled', 'locked', 'tokenSpent', 'critical', 'damage', 'damageCard', 'attackEnds'),
    ).toEqual(['attack', 'rolled', 'locked', 'tokenSpent', 'critical', 'damage', 'damageCard', 'attackEnds']);
    expect(t.damage).toBe(3);
  });

  it('[AR-ANGREIFEN-04] the line of sight says whether the attack may be made and whether it is obstructed', () => {
    const sight = (token: string) =>
      attacking([frigate(), facing(200)], {
        obstacles: [{ token, x: AT[0], y: AT[1] + 110, degrees: 90 }],
      });
    const rock = sight('asteroid-3').take('front>1.front');
    expect(rock.events('attack')[0]!.obstructed).toBe(true);
    const free = attacking([frigate(), facing(200)]).take('front>1.front');
    expect(free.events('attack')[0]!.obstructed).toBe(false);
    // a line through another hull zone of the defender is none
    expect(attacking([frigate(), facing(200)]).barred('front>1.rear')).toBeDefined();
  });

  it('[AR-ANGREIFEN-06][AR-ANGRIFFSREICHWEITE-05] a squadron attacks at distance 1, squadrons and hull zones', () => {
    const reach = (units: readonly Spec[]) => {
      const t = lay({ units });
      return squadronShots(t.g, t.squadron(0)).length;
    };
    const x = squadron('x-wing-squadron', 0, AT[0], AT[1]);
    expect(reach([x, squadron(TIE, 1, AT[0] + apart(75.9), AT[1])])).toBe(1);
    expect(reach([x, squadron(TIE, 1, AT[0] + apart(76.1), AT[1])])).toBe(0);
    // measured to the hull zone, which ends two millimetres inside the base
    const bow = (gap: number) => ship(VICTORY, 1, AT[0], AT[1] + 17 + gap + 51, 180);
    expect(reach([x, bow(74)])).toBeGreaterThan(0);
    expect(reach([x, bow(76.1)])).toBe(0);
  });

  it('[AR-ANGREIFEN-12] effects and accuracy icons come in any order', () => {
    const red: Face[] = ['accuracy', 'blank', 'hit', 'accuracy'];
    const open = () => attacking([frigate({ commands: ['concentrate'] }), facing(200)], { red }).take('front>1.front');
    expect(open().options()).toEqual(['0:concentrate', '0:accuracy', 'pass']);
    const first = open().take('0:accuracy', '0', '0:concentrate', ['0']); // a die that shows accuracy now
    expect(first.options()).toEqual(['0:accuracy', 'pass']);
    const second = open().take('0:concentrate', ['1'], '0:accuracy', '0');
    expect(second.options()).toEqual(['0:accuracy', 'pass']);
  });

  it('[AR-ANGREIFEN-16][AR-VERTEIDIGUNGSMARKER-02] the defender may spend one token, several, or none', () => {
    const red: Face[] = ['hit', 'hit', 'hit'];
    const open = () =>
      attacking([frigate(), facing(200)], { red })
        .take('front>1.front')
        .until('window:attack.defend');
    expect(open().open).toEqual(['1 window:attack.defend']);
    expect(open().take('pass').fight().events('tokenSpent')).toHaveLength(0);
    const several = open().take('1:token.0', '1:token.1', 'left').fight();
    expect(several.events('tokenSpent').map((e) => e.kind)).toEqual(['brace', 'redirect']);
  });

  it('[AR-ANGREIFEN-28][AR-FAQ-ANGRIFFE-06] a ship may attack a squadron that is engaged', () => {
    const t = attacking([
      frigate(),
      squadron(TIE, 1, AT[0], AT[1] + 100),
      squadron('x-wing-squadron', 0, AT[0] + apart(5), AT[1] + 100),
    ]);
    expect(t.options()).toContain('front>1');
  });
});

describe('critical effects', () => {
  it('[AR-KRITISCHE-EFFEKTE-02][AR-EFFEKTE-UND-TIMING-03] one for each attack, when damage begins to be resolved: a card’s or the standard one', () => {
    const attack = () =>
      attacking(
        [
          ship('gladiator-i-class-star-destroyer', 0, AT[0], AT[1], 0, { upgrades: ['assault-proton-torpedoes'] }),
          ship(VICTORY, 1, AT[0], AT[1] + 35.5 + 60 + 51, 180, { speed: 0 }),
        ],
        { red: ['crit', 'crit'], black: ['hitcrit', 'hit'], deck: ['ruptured-engine', 'capacitor-failure'] },
      )
        .take('front>1.front')
        .until('critical');
    expect(attack().options()).toEqual(['standard', '0:assault-proton-torpedoes', 'none']);
    expect(attack().events('damage')).toHaveLength(0);
    const card = attack().take('0:assault-proton-torpedoes').fight();
    expect(card.events('critical').map((e) => e.effect)).toEqual(['0:assault-proton-torpedoes']);
    expect(attack().take('none').fight().events('critical')).toHaveLength(0);
  });

  it('[AR-VERTEIDIGUNGSMARKER-16] a Salvo knows the standard one only', () => {
    const t = attacking(
      [
        frigate(),
        ship('gladiator-i-class-star-destroyer', 1, AT[0], AT[1] + 71 + 60, 180, {
          speed: 1,
          tokens: ['salvo'],
          upgrades: ['assault-proton-torpedoes'],
        }),
      ],
      { red: ['hit', 'hit', 'hit', 'crit'], black: ['hitcrit', 'hitcrit'] },
    ).take('front>1.front');
    t.until('window:attack.defend', {}, 1).take('1:token.0').until('critical', {}, 1);
    expect(t.events('attack').map((e) => e.kind)).toEqual(['normal', 'salvo']);
    expect(t.options()).toEqual(['standard', 'none']);
  });
});

describe('salvos and tokens as a cost', () => {
  it('[AR-VERTEIDIGUNGSMARKER-12] against a squadron it is the printed anti-squadron armament', () => {
    const t = lay({
      units: [
        squadron('b-wing-squadron', 0, AT[0], AT[1]),
        ship(NEBULON, 1, AT[0], AT[1] + 80, 180, { speed: 1, tokens: ['salvo'] }),
      ],
      phase: 'squadron',
      flying: { squadron: 0 },
      blue: ['hit', 'hit', 'crit'],
      black: ['hit'],
    }).take('attack');
    t.until('window:attack.defend', { attack: t.options()[0]! }).take('1:token.0').fight();
    expect(t.events('attack')[1]).toMatchObject({ kind: 'salvo', attacker: { unit: 1 }, defender: { unit: 0 } });
    expect(t.events('rolled')[1]!.dice.map((d) => d.colour)).toEqual(['blue', 'blue']);
    expect(t.squadron(0).hull).toBe(4); // one hit; a critical icon does nothing to a squadron
  });

  it('[AR-VERTEIDIGUNGSMARKER-27][AR-EFFEKTE-UND-TIMING-13] what is spent as the cost of a card does nothing else', () => {
    const red: Face[] = ['hit', 'hit', 'blank'];
    const t = attacking(
      [frigate({ tokens: ['evade', 'brace'], upgrades: ['turbolaser-reroute-circuits'] }), facing(250)],
      { red },
    ).take('front>1.front');
    t.take('0:turbolaser-reroute-circuits');
    t.goOn((x) => x.ship(0).tokens[0]!.state !== 'ready');
    expect(t.ship(0).tokens.map((x) => x.state)).toEqual(['exhausted', 'ready']);
    // no die of its own attack was cancelled by it
    expect(t.state.attacks[0]!.dice).toHaveLength(3);
    expect(t.events('dice').some((e) => e.how === 'cancelled')).toBe(false);
  });

  it('[AR-EFFEKTE-UND-TIMING-14] nobody spends what belongs to another ship', () => {
    const friend = ship(VICTORY, 1, AT[0] + 200, AT[1] + 286, 180, { speed: 1, tokens: ['scatter'] });
    const t = attacking([frigate(), facing(200, { tokens: ['brace'] }), friend], { red: ['hit', 'hit', 'hit'] }).take(
      'front>1.front',
    );
    t.until('window:attack.defend');
    expect(t.options()).toEqual(['1:token.0', 'pass']);
    const mine = attacking([
      frigate(),
      facing(200),
      ship('cr90-corvette-a', 0, AT[0] - 200, AT[1], 0, { commands: ['concentrate'], open: ['concentrate'] }),
    ]).take('front>1.front');
    expect(mine.open.includes('0 window:attack.modify') && mine.options().includes('0:concentrate')).toBe(false);
  });

  it('[AR-VERTEIDIGUNGSMARKER-01] ships and unique squadrons have the tokens of their cards, others none', () => {
    const t = lay({
      units: [frigate(), squadron('luke-skywalker', 0, 300, 300), squadron('x-wing-squadron', 0, 400, 300)],
    });
    expect(t.unit(0).tokens.map((x) => `${x.kind} ${x.state}`)).toEqual(['evade ready', 'brace ready', 'brace ready']);
    expect(t.unit(1).tokens.map((x) => x.kind)).toEqual(['brace', 'brace']);
    expect(t.unit(2).tokens).toEqual([]);
  });
});

describe('one squadron after another', () => {
  const blue = Array.from({ length: 8 }, (): Face => 'hit');
  const swarm = (places: readonly (readonly [number, number])[], more: Record<string, unknown> = {}, own: Spec = {}) =>
    attacking([frigate(own), ...places.map(([dx, dy]) => squadron(TIE, 1, AT[0] + dx, AT[1] + dy))], {
      blue,
      ...more,
    }).take('front>1');

  it('[AR-ERR-ANGREIFEN-01][AR-KURZUEBERSICHT-ANGRIFF-03] the next one must be in arc and range of the same zone', () => {
    // abeam, and beyond medium range, which blue dice do not reach
    const t = swarm([
      [0, 100],
      [120, 0],
      [0, 35.5 + 187.2 + 2 + 17],
      [30, 35.5 + 180],
    ]);
    t.until('further-target');
    expect(t.options()).toEqual(['front>4', 'none']);
    expect(t.barred('front>2')).toContain('AR-ANGREIFEN-05');
    expect(t.barred('front>3')).toContain('AR-ANGREIFEN-05');
  });

  it('[AR-ERR-ANGREIFEN-02] line of sight is looked at anew: one behind an obstacle is attacked with a die less', () => {
    const obstacles = [{ token: 'asteroid-3', x: AT[0], y: AT[1] + 120, degrees: 90 }];
    const t = swarm(
      [
        [0, 70],
        [0, 190],
      ],
      { obstacles },
    );
    t.until('further-target').take('front>2').fight();
    expect(t.events('attack').map((e) => e.obstructed)).toEqual([false, true]);
    expect(t.events('rolled').map((e) => e.dice.length)).toEqual([2, 1]);
  });

  it('[AR-ERR-ANGREIFEN-03] for cards each of them is a new attack', () => {
    const book = CARDS.with({
      'upgrade/spinal-armament': {
        abilities: [
          at('attack.modify', {
            limit: { per: 'attack', times: 1 },
            when: (_g, m, self) => attacks(m, self),
            *run(g, m) {
              addDie(g, m, 'blue');
              yield* [];
            },
          }),
        ],
      },
    });
    const t = lay(
      {
        units: [
          frigate({ upgrades: ['spinal-armament'] }),
          squadron(TIE, 1, AT[0] - 20, AT[1] + 110),
          squadron(TIE, 1, AT[0] + 20, AT[1] + 110),
        ],
        active: 0,
        step: 'attack',
        blue,
      },
      armadaGame(book),
    ).take('front>1', '0:spinal-armament');
    // once for this target …
    expect(t.open.includes('0 window:attack.modify')).toBe(false);
    t.until('further-target').take('front>2');
    // … and once more for the next
    expect(t.options()).toEqual(['0:spinal-armament', 'pass']);
  });
});

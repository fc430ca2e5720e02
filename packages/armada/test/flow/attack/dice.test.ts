import { describe, expect, it } from 'vitest';
import { CARDS } from '../../../src/cards/index.ts';
import { attacks, changes, rerolls, whileAttacking } from '../../../src/cards/phrases/cards.ts';
import { rollLoose } from '../../../src/flow/attack/dice.ts';
import { armadaGame } from '../../../src/game.ts';
import type { Face } from '../../../src/state.ts';
import { antiSquadronOf, batteryOf, countOf } from '../../../src/values.ts';
import { lay, type Spec, ship, squadron, type Table } from '../../table.ts';

/** Dice: where they come from, what they show, and what is done to them. */

const AT = [900, 300] as const;
const NEBULON = 'nebulon-b-escort-frigate'; // front 3 red, anti-squadron 2 blue
const VICTORY = 'victory-i-class-star-destroyer-empire';
interface Fight {
  readonly gap?: number;
  readonly red?: Face[];
  readonly blue?: Face[];
  readonly black?: Face[];
  readonly own?: Spec;
  readonly other?: Spec;
}
const duel = ({ gap = 200, own = {}, other = {}, ...dice }: Fight, game = armadaGame(CARDS)): Table =>
  lay(
    {
      units: [
        ship(NEBULON, 0, AT[0], AT[1], 0, own),
        ship(VICTORY, 1, AT[0], AT[1] + 35.5 + gap + 51, 180, { speed: 1, ...other }),
      ],
      active: 0,
      step: 'attack',
      ...dice,
    },
    game,
  ).take('front>1.front');
const faces = (t: Table): Face[] => t.state.attacks.at(-1)!.dice.map((d) => d.face);
const dice = (t: Table): string[] => t.state.attacks.at(-1)!.dice.map((d) => `${d.colour} ${d.face}`);
/** A book in which Spinal Armament does something else to dice. */
const withCard = (...abilities: ReturnType<typeof whileAttacking>[]) =>
  armadaGame(CARDS.with({ 'upgrade/spinal-armament': { abilities } }));
const own = { upgrades: ['spinal-armament'] };

describe('modifying dice', () => {
  it('[AR-MODIFIKATION-VON-WUERFELN-01][AR-MODIFIKATION-VON-WUERFELN-02] a die that is rerolled is rolled again, the others stay', () => {
    const t = duel({ red: ['blank', 'hit', 'hit', 'double'], own: { commands: ['concentrate'] } });
    t.take('0:concentrate', ['0']);
    expect(faces(t)).toEqual(['double', 'hit', 'hit']);
    expect(t.events('dice').map((e) => [e.how, e.at])).toEqual([['rerolled', [0]]]);
    expect(t.events('noReroll')).toEqual([]);
  });

  it('[AR-MODIFIKATION-VON-WUERFELN-02] a token that is spent and rerolls nothing leaves a line, and the dice as they are', () => {
    const t = duel({ red: ['blank', 'hit', 'hit'], own: { commands: ['concentrate'] } });
    t.take('0:concentrate', []);
    expect([t.events('noReroll').length, t.events('dice').length]).toEqual([1, 0]);
    expect(t.ship(0).commands).toEqual([]);
  });

  it('[AR-MODIFIKATION-VON-WUERFELN-03][AR-ANGREIFEN-13] the same die may be rerolled again by another effect, and another, as many as there are', () => {
    const both = whileAttacking({ id: 'one', when: (_g, m, self) => attacks(m, self), run: rerolls(1) });
    const more = whileAttacking({ id: 'two', when: (_g, m, self) => attacks(m, self), run: rerolls(1) });
    const t = duel(
      { red: ['blank', 'hit', 'hit', 'blank', 'crit', 'double'], own: { ...own, commands: ['concentrate'] } },
      withCard(both, more),
    );
    t.take('0:spinal-armament/one', ['0'], '0:spinal-armament/two', ['0'], '0:concentrate', ['0']);
    expect(faces(t)).toEqual(['double', 'hit', 'hit']);
    expect(t.events('dice').map((e) => e.how)).toEqual(['rerolled', 'rerolled', 'rerolled']);
  });

  it('[AR-MODIFIKATION-VON-WUERFELN-04] an added die is rolled and joins the pool', () => {
    const t = duel({ red: ['hit', 'hit', 'hit', 'crit'], own: { open: ['concentrate'] } }).take('0:concentrate');
    expect(faces(t)).toEqual(['hit', 'hit', 'hit', 'crit']);
  });

  it('[AR-MODIFIKATION-VON-WUERFELN-05][AR-FAQ-ANGRIFFE-01] its colour need not reach: at long range a blue die is added where none could be gathered', () => {
    const quad = duel({
      gap: 250,
      red: ['hit', 'hit', 'hit'],
      blue: ['accuracy'],
      own: { speed: 1, upgrades: ['quad-battery-turrets'] },
      other: { speed: 2 },
    });
    expect(quad.events('attack')[0]!.range).toBe('long');
    quad.take('0:quad-battery-turrets');
    expect(dice(quad)).toEqual(['red hit', 'red hit', 'red hit', 'blue accuracy']);
  });

  it('[AR-MODIFIKATION-VON-WUERFELN-06] a die that is changed is turned to a face, and it must have that face', () => {
    const change = whileAttacking({ when: (_g, m, self) => attacks(m, self), run: changes(['accuracy', 'hitcrit']) });
    const t = duel({ red: ['blank', 'hit', 'hit'], own }, withCard(change)).take('0:spinal-armament', ['1']);
    expect(faces(t)).toEqual(['blank', 'accuracy', 'hit']); // no red die shows a hit and a critical icon
    expect(t.events('dice').at(-1)).toMatchObject({ how: 'changed', at: [1] });
  });

  it('[AR-MODIFIKATION-VON-WUERFELN-07] to spend an icon takes the whole die away', () => {
    const t = duel({ red: ['accuracy', 'hit', 'hit'] }).take('0:accuracy', '0');
    expect(faces(t)).toEqual(['hit', 'hit']);
    expect(t.events('dice').at(-1)!.how).toBe('spent');
  });

  it('[AR-MODIFIKATION-VON-WUERFELN-08] to cancel one does, too: both icons of it count no more', () => {
    const t = duel({ red: ['double', 'hit', 'blank'], other: { speed: 1, tokens: ['evade'], shields: { front: 0 } } });
    t.until('window:attack.defend').take('1:token.0', ['0']).fight();
    expect(t.damage).toBe(1);
  });
});

describe('icons', () => {
  const damage = (red: Face[]) => duel({ red }).fight({ 'window:attack.modify': 'pass' }).damage;

  it('[AR-WUERFELSYMBOLE-01][AR-WUERFELSYMBOLE-04] each hit icon is a point of damage, a blank nothing', () => {
    expect(damage(['hit', 'blank', 'blank'])).toBe(1);
    expect(damage(['hit', 'double', 'blank'])).toBe(3);
    expect(damage(['blank', 'blank', 'blank'])).toBe(0);
  });

  it('[AR-WUERFELSYMBOLE-02] a critical icon between ships is a point of damage and may cause a critical effect; not against a squadron', () => {
    const ships = duel({ red: ['crit', 'blank', 'blank'] }).until('critical');
    expect(ships.options()).toContain('standard');
    expect(ships.fight().damage).toBe(1);
    const fighters = lay({
      units: [ship(NEBULON, 0, AT[0], AT[1]), squadron('tie-fighter-squadron', 1, AT[0], AT[1] + 100)],
      active: 0,
      step: 'attack',
      blue: ['crit', 'crit'],
    }).take('front>1');
    fighters.fight();
    expect([fighters.damage, fighters.events('critical').length]).toEqual([0, 0]);
  });

  it('[AR-ANGREIFEN-20] critical icons count for nothing where a squadron attacks or defends, except those of Bombers against ships', () => {
    const flown = (id: string, target: Spec) => {
      const t = lay({
        units: [squadron(id, 0, AT[0], AT[1]), target],
        phase: 'squadron',
        flying: { squadron: 0 },
        red: ['crit', 'crit'],
        blue: ['crit', 'crit', 'crit', 'crit'],
        black: ['hitcrit', 'hitcrit'],
      }).take('attack');
      return t.fight(t.open.includes('0 attack') ? { attack: t.options()[0]! } : {}).damage;
    };
    const cruiser = ship(VICTORY, 1, AT[0], AT[1] + 110, 180, { speed: 0 });
    const tie = squadron('tie-fighter-squadron', 1, AT[0] + 60, AT[1]);
    expect(flown('a-wing-squadron', cruiser)).toBe(1); // the hit icon of its black die
    expect(flown('y-wing-squadron', cruiser)).toBe(2); // a Bomber: the critical icon, too
    expect(flown('y-wing-squadron', tie)).toBe(0); // blue dice, and no ship
  });

  it('[AR-WUERFELSYMBOLE-05] dice that are rolled for something else do nothing by themselves', () => {
    const t = lay({ units: [ship(NEBULON, 0, AT[0], AT[1])], red: ['double', 'crit'] });
    const faces = rollLoose(t.g, 'red', 2, { text: 'ar.none' });
    expect(faces).toEqual(['double', 'crit']);
    expect([t.ship(0).damage.length, t.ship(0).shields.front, t.state.attacks.length]).toEqual([0, 3, 0]);
  });
});

describe('armament', () => {
  it('[AR-BEWAFFNUNG-01][AR-ANGREIFEN-07][AR-ANGRIFFSPOOL-01] gives number and colour of the dice, which are gathered and then rolled', () => {
    const side = lay({
      units: [
        ship(NEBULON, 0, AT[0], AT[1], 0),
        ship('gladiator-i-class-star-destroyer', 1, AT[0] + 21.5 + 100 + 21.5, AT[1], 0),
      ],
      active: 0,
      step: 'attack',
      red: ['hit'],
      blue: ['accuracy'],
    }).take('right>1.left');
    expect(dice(side)).toEqual(['red hit', 'blue accuracy']); // 1 red 1 blue at its side
    expect(side.events('rolled')).toHaveLength(1);
    expect(side.state.attacks[0]!.dice).toHaveLength(2); // the same dice before the roll and after it
  });

  it('[AR-BEWAFFNUNG-03] a squadron has one battery, whatever hull zone it attacks', () => {
    const t = lay({ units: [squadron('b-wing-squadron', 0, AT[0], AT[1])] });
    const b = t.squadron(0);
    for (const zone of ['front', 'left', 'right', 'rear'] as const)
      expect(batteryOf(t.g, b, zone)).toEqual(batteryOf(t.g, b, null));
    expect(batteryOf(t.g, b, null)).toEqual({ red: 0, blue: 1, black: 1 });
  });

  it('[AR-BEWAFFNUNG-05] a dash is no dice: a transport cannot attack a ship, but squadrons', () => {
    const t = lay({
      units: [
        ship('gr-75-medium-transports', 0, AT[0], AT[1]),
        ship(VICTORY, 1, AT[0], AT[1] + 150, 180),
        squadron('tie-fighter-squadron', 1, AT[0], AT[1] + 70),
      ],
      active: 0,
      step: 'attack',
    });
    expect(countOf(batteryOf(t.g, t.ship(0), 'front'))).toBe(0);
    expect(countOf(antiSquadronOf(t.g, t.ship(0), 'front'))).toBe(1);
    expect(t.options()).toEqual(['front>2', 'none']);
    expect(t.barred('front>1.front')).toContain('AR-ANGREIFEN-11');
  });
});

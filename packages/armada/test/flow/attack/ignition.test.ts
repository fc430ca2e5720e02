import { distance } from '@holotisch/table';
import { describe, expect, it } from 'vitest';
import { ALL_SHIPS } from '../../../src/data/index.ts';
import type { Zone } from '../../../src/data/types.ts';
import type { Face } from '../../../src/state.ts';
import { point } from '../../../src/values.ts';
import { lay, type Spec, ship, type Table } from '../../table.ts';

/** Ignition: the targeting token, and the one attack that it aims. */

const AT = [900, 100] as const;
const BOW = AT[1] + 64.5;
const ONAGER = 'onager-class-star-destroyer'; // front 2 red 2 blue 1 black, special 3 red 2 blue 2 black
const CR90 = 'cr90-corvette-a';
const onager = (more: Spec = {}) => ship(ONAGER, 0, AT[0], AT[1], 0, { speed: 1, ...more });
/** A corvette whose bow lies so far ahead of the Onager's bow. */
const ahead = (gap: number, dx = 0, more: Spec = {}) =>
  ship(CR90, 1, AT[0] + dx, BOW + gap + 35.5, 180, { speed: 1, ...more });
const token = (gap: number, dx = 0) => ({ x: AT[0] + dx, y: BOW + gap });
const attacking = (units: readonly Spec[], dice: Partial<Record<'red' | 'blue' | 'black', Face[]>> = {}): Table =>
  lay({ units, active: 0, step: 'attack', ...dice });
const colours = (t: Table): string =>
  t
    .events('rolled')
    .at(-1)!
    .dice.map((d) => d.colour)
    .join(' ');

describe('the targeting token', () => {
  const ending = (upgrades: string[] = []) => lay({ units: [onager({ upgrades })], active: 0, step: 'end' });

  it('[AR-ZUENDUNG-REICHWEITE-01] may be placed when the activation ends, in the special arc and within the range of the keyword', () => {
    const t = ending();
    expect(t.open).toEqual(['0 may']);
    t.take('yes');
    t.refuses(token(123.2), 'AR-ZUENDUNG-REICHWEITE-01');
    t.refuses({ x: AT[0] + 60, y: BOW + 10 }, 'AR-ZUENDUNG-REICHWEITE-01'); // in the front arc, not in the special one
    t.take(token(122.9));
    expect(t.ship(0).aim).toEqual(token(122.9));
    expect(ending().take('none').ship(0).aim).toBeNull();
  });

  it('[AR-ZUENDUNG-REICHWEITE-02] with several such keywords any one of their ranges will do, and no other', () => {
    const t = ending(['orbital-bombardment-particle-cannons']).take('yes'); // long
    t.refuses(token(150), 'AR-ZUENDUNG-REICHWEITE-01');
    t.refuses(token(305), 'AR-ZUENDUNG-REICHWEITE-01');
    t.take(token(200));
    expect(ending(['orbital-bombardment-particle-cannons']).take('yes', token(50)).ship(0).aim).toEqual(token(50));
  });

  it('[AR-ZUENDUNG-REICHWEITE-03][AR-ZUENDUNGS-ANGRIFFE-01] makes the first attack an Ignition attack, which names the defending hull zone', () => {
    const t = attacking([onager({ aim: token(100) }), ahead(100), ahead(100, 60)]);
    expect(t.options()).toEqual(['ignition:front>1.front', 'ignition:front>2.front']);
    expect(attacking([onager(), ahead(100), ahead(100, 60)]).options()).toContain('none');
  });

  it('[AR-ZUENDUNG-REICHWEITE-03] where none is possible the ship attacks as it likes', () => {
    const t = attacking([onager({ aim: token(100) }), ahead(100, 130)]); // in the front arc only
    expect(t.options()).toContain('front>1.front');
    expect(t.options().some((o) => o.startsWith('ignition'))).toBe(false);
  });

  it('[AR-ZUENDUNG-REICHWEITE-04] goes with the Ignition attack, or else with the end of the attack step', () => {
    const used = attacking([onager({ aim: token(100) }), ahead(100)]).fight();
    expect([used.events('attack')[0]!.kind, used.ship(0).aim]).toEqual(['ignition', null]);
    // already when the next attack is asked for
    const abeam = ship(CR90, 1, AT[0] + 150, AT[1], 0, { speed: 1 });
    const next = attacking([onager({ aim: token(100) }), ahead(100), abeam]).until('attack');
    expect([next.events('attackEnds').length, next.ship(0).aim]).toEqual([1, null]);
    const idle = attacking([onager({ aim: token(100) }), ahead(100, 130)]).take('none');
    expect([idle.events('attack').length, idle.ship(0).aim]).toEqual([0, null]);
  });
});

describe('an Ignition attack', () => {
  it('[AR-SPEZIELLE-GESCHUETZBATTERIE-03][AR-SPEZIELLE-GESCHUETZBATTERIE-05] uses the special battery; any other attack does not', () => {
    const ignition = attacking([onager({ aim: token(90) }), ahead(100)]).fight();
    expect(colours(ignition)).toBe('red red red blue blue black black');
    const usual = attacking([onager(), ahead(100)]).take('front>1.front');
    expect(colours(usual)).toBe('red red blue blue black');
  });

  it('[AR-SPEZIELLE-GESCHUETZBATTERIE-06][AR-ZUENDUNG-REICHWEITE-07] is made from the hull zone of the special arc, which has then attacked', () => {
    const t = attacking([onager({ aim: token(90) }), ahead(100), ahead(100, 130)]);
    // the other one lies outside the special arc, so there is nothing to choose
    expect(t.events('attack')[0]).toMatchObject({ kind: 'ignition', zone: 'front', defender: { unit: 1 } });
    t.fight();
    expect(t.open).not.toContain('0 attack'); // both lie in the front arc only
  });

  it('[AR-ZUENDUNG-REICHWEITE-06][AR-ZUENDUNGS-ANGRIFFE-02][AR-ZUENDUNGS-ANGRIFFE-04] reaches beyond the ruler, with the dice of the range from the token', () => {
    const far = (gap: number, aim: number) => attacking([onager({ aim: token(aim) }), ahead(gap)]);
    const t = far(320, 160).fight(); // 160 from the token: medium
    expect(t.events('attack')[0]!.range).toBe('extreme');
    expect(colours(t)).toBe('red red red blue blue');
    expect(colours(far(320, 100).fight())).toBe('red red red'); // 220: long
    expect(far(420, 100).open).not.toContain('0 attack'); // beyond long range of the token there are no dice
  });

  it('[AR-ZUENDUNG-REICHWEITE-08][AR-ZUENDUNGS-ANGRIFFE-05] from the token to any part of the defender, also in another hull zone', () => {
    const near = token(18, -24);
    const t = attacking([
      onager({ aim: near }),
      ship('victory-i-class-star-destroyer-empire', 1, AT[0] + 10, BOW + 181, 60, { speed: 1 }),
    ]);
    const standing = t.g.standing(t.ship(1));
    const far = (zone: Zone) => distance(point(near), standing.zone(zone));
    expect(far('right')).toBeGreaterThan(123);
    expect(far('rear')).toBeLessThan(123);
    t.take('ignition:front>1.right').fight();
    expect(colours(t)).toBe('red red red blue blue black black');
  });

  it('[AR-ZUENDUNG-REICHWEITE-05][AR-ZUENDUNGS-ANGRIFFE-06] a ship near the token but outside the special arc cannot be its target', () => {
    const t = attacking([onager({ aim: token(100) }), ahead(125, 125)]);
    expect(t.options().some((o) => o.startsWith('ignition'))).toBe(false);
  });

  it('[AR-ZUENDUNGS-ANGRIFFE-03][AR-VERTEIDIGUNGSMARKER-05][AR-ERR-EXTREME-REICHWEITE-01] evade goes by the true range: at extreme range it cancels two dice', () => {
    const red: Face[] = ['hit', 'hit', 'crit'];
    const evading = (gap: number, aim: number) =>
      attacking(
        [
          onager({ aim: token(aim) }),
          ship('imperial-i-class-star-destroyer', 1, AT[0], BOW + gap + 64.5, 180, {
            speed: 1,
            tokens: ['evade'],
          }),
        ],
        { red, blue: ['hit', 'hit'], black: ['hit', 'hit'] },
      ).until('window:attack.defend');
    const extreme = evading(320, 100).take('1:token.0', ['0', '1']);
    expect(extreme.state.attacks[0]!.dice.map((d) => d.face)).toEqual(['crit']);
    const long = evading(250, 100).take('1:token.0'); // 150 from the token, but 250 from the ship
    long.refuses(['0', '1'], 'AR-VERTEIDIGUNGSMARKER-03');
    long.take(['0']);
    expect(long.state.attacks[0]!.dice).toHaveLength(4);
  });

  it('[AR-ZUENDUNG-REICHWEITE-09] critical effects of Ignition belong to it alone', () => {
    const upgrades = ['orbital-bombardment-particle-cannons'];
    const dice = { red: ['crit', 'hit', 'hit'] as Face[] };
    const effect = '0:orbital-bombardment-particle-cannons';
    const ignition = attacking([onager({ upgrades, aim: token(90) }), ahead(250)], dice).until('critical');
    expect(ignition.options()).toEqual(['standard', effect, 'none']);
    const usual = attacking([onager({ upgrades }), ahead(250)], dice).until('critical', { attack: 'front>1.front' });
    expect(usual.options()).toEqual(['standard', 'none']);
  });

  it('[AR-SPEZIELLE-GESCHUETZBATTERIE-01][AR-SPEZIELLE-GESCHUETZBATTERIE-02][AR-SPEZIELLE-GESCHUETZBATTERIE-04] whoever has a special battery has a special arc and Ignition at close range', () => {
    const special = ALL_SHIPS.filter((s) => s.special !== undefined);
    expect(special.map((s) => [s.id, s.ignition])).toEqual([
      [ONAGER, 'close'],
      ['onager-class-testbed', 'close'],
    ]);
    for (const { id } of special) {
      const t = lay({ units: [ship(id, 1, AT[0], AT[1], 0)] });
      expect(t.g.standing(t.ship(0)).special).toBeDefined();
    }
    expect(ALL_SHIPS.filter((s) => s.ignition !== undefined)).toHaveLength(special.length);
    const plain = lay({ units: [ship(CR90, 0, AT[0], AT[1], 0)] });
    expect(plain.g.standing(plain.ship(0)).special).toBeUndefined();
  });
});

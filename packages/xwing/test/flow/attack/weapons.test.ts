import { describe, expect, it } from 'vitest';
import { SHIPS, ship as typeOf, UPGRADES } from '../../../src/data/index.ts';
import { isInArc } from '../../../src/geometry/measuring.ts';
import { academy, rookie, scene, ship } from '../../scene.ts';

/** Ships that wait for their turn behind the one whose attack is asked about do not act. */
const DONE = { fought: true };
const smuggler = (x: number, y: number, degrees = 0, more = {}) =>
  ship('rebel/yt1300/outerrimsmuggler', x, y, degrees, more);
const hunter = (x: number, y: number, degrees = 0, more = {}) =>
  ship('imperial/firespray31/bountyhunter', x, y, degrees, more);
const gold = (x: number, y: number, degrees = 0, more = {}) =>
  ship('rebel/ywing/goldsquadronpilot', x, y, degrees, more);

const combat = (...ships: Parameters<typeof scene>[0]['ships']) => scene({ phase: 'combat', ships });

describe('firing arcs', () => {
  it('[XW-FEUERWINKEL-01] the arc is bounded by the lines through the corners of the ship token, not wider, not narrower', () => {
    // the arc edge runs 17.05 aside for every 20 ahead: at y = 420 it is 102.3 aside of the ship
    const inside = combat(rookie(450, 300), academy(572, 400, 0, DONE));
    const outside = combat(rookie(450, 300), academy(573, 400, 0, DONE));
    expect(isInArc(inside.g, inside.ship(0), inside.ship(1))).toBe(true);
    expect(isInArc(outside.g, outside.ship(0), outside.ship(1))).toBe(false);
  });

  it('[XW-FEUERWINKEL-02] the arc reaches across the whole play area', () => {
    const s = combat(rookie(450, 60), academy(450, 850, 180));
    expect(isInArc(s.g, s.ship(0), s.ship(1))).toBe(true);
  });

  it('[XW-FEUERWINKEL-03] any part of the base is enough to be in arc, and without any there is no shot', () => {
    const s = combat(rookie(450, 300), academy(572, 400, 0, DONE), academy(325, 395, 0, DONE));
    expect(s.options()).toEqual(['primary>1', 'none']);
    s.refuses('primary>2', 'XW-FEUERWINKEL-03');
  });

  it('[XW-ANGRIFF-07] an ordinary primary weapon needs the target in arc and at range 1-3', () => {
    const at = (x: number, y: number) =>
      combat(rookie(450, 200), academy(x, y, 180, DONE), academy(450, 300, 180, DONE));
    expect(at(450, 540).options()).toContain('primary>1'); // 300 mm: the last of range 3
    at(450, 541).refuses('primary>1', 'XW-ANGRIFF-07');
    at(560, 200).refuses('primary>1', 'XW-ANGRIFF-07'); // beside it
  });

  it('[XW-FEUERWINKEL-04] [XW-ANGRIFF-09] a secondary weapon, too, needs the target in the front arc', () => {
    const s = combat(
      rookie(450, 300, 0, { upgrades: ['torpedo/protontorpedoes'], locks: [1, 2] }),
      academy(450, 480, 180, DONE),
      academy(450, 120, 0, DONE),
    );
    expect(s.options()).toContain('0:torpedo.protontorpedoes>1');
    s.refuses('0:torpedo.protontorpedoes>2', 'XW-ANGRIFF-09');
  });
});

describe('turrets', () => {
  it('[XW-ANGRIFF-08] a primary weapon turret needs range 1-3, not the arc', () => {
    const s = combat(smuggler(450, 400), academy(450, 200, 0, DONE), academy(60, 400, 0, DONE));
    expect(s.options()).toEqual(['primary>1', 'none']);
    s.refuses('primary>2', 'XW-ANGRIFF-08'); // 310 mm away
  });

  it('[XW-PRIMAERWAFFE-GESCHUETZTURM-01] [XW-PRIMAERWAFFENSYMBOLE-01] [XW-ZUSATZFEUERWINKEL-01] every small or large ship bears one of three primary weapons: ordinary, turret, auxiliary arc', () => {
    const kind = (id: string) => {
      const { arcs } = typeOf(id);
      if (arcs.includes('turret')) return 'turret';
      return arcs.some((a) => a.startsWith('auxiliary')) ? 'auxiliary' : 'ordinary';
    };
    expect(['xwing', 'yt1300', 'firespray31', 'yv666'].map(kind)).toEqual([
      'ordinary',
      'turret',
      'auxiliary',
      'auxiliary',
    ]);
    for (const t of SHIPS)
      if (t.size !== 'huge')
        expect(t.arcs.filter((a) => a === 'turret' || a.startsWith('auxiliary')).length).toBeLessThan(2);
  });

  it('[XW-PRIMAERWAFFE-GESCHUETZTURM-02] the printed arc of a turret ship is still its front arc', () => {
    const s = combat(smuggler(450, 400), academy(450, 200, 0, DONE), academy(450, 600, 180, DONE));
    expect(isInArc(s.g, s.ship(0), s.ship(1))).toBe(false);
    expect(isInArc(s.g, s.ship(0), s.ship(2))).toBe(true);
  });

  it('[XW-PRIMAERWAFFE-GESCHUETZTURM-03] with a secondary weapon a turret ship is bound to its arc', () => {
    const s = combat(
      smuggler(450, 400, 0, { upgrades: ['missile/concussionmissiles'], locks: [1] }),
      academy(450, 200, 0, DONE),
    );
    expect(s.options()).toEqual(['primary>1', 'none']);
    s.refuses('0:missile.concussionmissiles>1', 'XW-FEUERWINKEL-03');
  });

  it('[XW-GOLDENE-REGELN-02] [XW-ANGRIFF-09] a card that says so overrides the handbook: an ion turret shoots out of the arc', () => {
    const s = combat(gold(450, 400, 0, { upgrades: ['turret/ioncannonturret'] }), academy(450, 250, 0, DONE));
    expect(s.options()).toEqual(['0:turret.ioncannonturret>1', 'none']);
  });
});

describe('auxiliary arcs', () => {
  it('[XW-ZUSATZFEUERWINKEL-02] the primary weapon shoots through the front arc or the auxiliary arc, at range 1-3', () => {
    const s = combat(
      hunter(450, 400),
      rookie(450, 600, 180, DONE),
      rookie(450, 200, 0, DONE),
      rookie(650, 400, 0, DONE),
      gold(450, 39, 0, DONE),
    );
    expect(s.options()).toEqual(['primary>1', 'primary>2', 'none']);
    s.refuses('primary>3', 'XW-ANGRIFF-07'); // beside it
    s.refuses('primary>4', 'XW-ANGRIFF-07'); // 301 mm behind it
  });

  it('[XW-ZUSATZFEUERWINKEL-03] [XW-FEUERWINKEL-05] a secondary weapon cannot be fired through the auxiliary arc', () => {
    const s = combat(
      hunter(450, 400, 0, { upgrades: ['cannon/heavylasercannon'] }),
      rookie(450, 600, 180, DONE),
      rookie(450, 200, 0, DONE),
    );
    expect(s.options()).toEqual(['primary>1', 'primary>2', '0:cannon.heavylasercannon>1', 'none']);
    s.refuses('0:cannon.heavylasercannon>2', 'XW-ANGRIFF-09');
  });
});

describe('secondary weapons', () => {
  const armed = (upgrade: string, more = {}, y = 480) =>
    combat(rookie(450, 300, 0, { upgrades: [upgrade], ...more }), academy(450, y, 180, DONE));

  it('[XW-SEKUNDAERWAFFEN-01] a weapon card is one more way to attack beside the primary weapon', () => {
    expect(armed('cannon/ioncannon').options()).toEqual(['primary>1', '0:cannon.ioncannon>1', 'none']);
    expect(armed('mod/shieldupgrade').options()).toEqual(['primary>1', 'none']);
  });

  it('[XW-SEKUNDAERWAFFEN-02] [XW-SEKUNDAERWAFFEN-03] it may be declared once text, arc and range are all met', () => {
    const torpedo = (more: object, y: number) => armed('torpedo/protontorpedoes', more, y).options();
    expect(torpedo({ locks: [1] }, 480)).toContain('0:torpedo.protontorpedoes>1');
    expect(torpedo({}, 480)).toEqual(['primary>1', 'none']);
    expect(torpedo({ locks: [1] }, 400)).toEqual(['primary>1', 'none']); // range 1
    expect(torpedo({ locks: [1], degrees: 30 }, 480)).toContain('0:torpedo.protontorpedoes>1');
  });

  it('[XW-SEKUNDAERWAFFEN-05] [XW-SEKUNDAERWAFFEN-06] a header with a lock asks for the lock on the defender, and does not spend it', () => {
    armed('missile/homingmissiles').refuses('0:missile.homingmissiles>1', 'XW-SEKUNDAERWAFFEN-05');
    const s = armed('missile/homingmissiles', { locks: [1] }).take('0:missile.homingmissiles>1');
    expect(s.ship(0).locks).toEqual([1]);
    expect(s.options()).toContain('0:targetlock'); // free to be spent on a reroll
  });

  it('[XW-SEKUNDAERWAFFEN-07] [XW-SEKUNDAERWAFFEN-08] a header with focus asks for a focus token, and does not spend it', () => {
    armed('missile/protonrockets', {}, 400).refuses('0:missile.protonrockets>1', 'XW-SEKUNDAERWAFFEN-07');
    const s = armed('missile/protonrockets', { tokens: { focus: 1 } }, 400);
    s.take('0:missile.protonrockets>1').until('window:attack.modifyAttackDice', {}, 0);
    expect(s.ship(0).tokens.focus).toBe(1);
    expect(s.options()).toContain('0:focus');
  });

  it('[XW-SEKUNDAERWAFFEN-02] a weapon whose text spends the focus token takes it', () => {
    const s = combat(
      gold(450, 300, 0, { upgrades: ['turret/blasterturret'], tokens: { focus: 1 } }),
      academy(450, 480, 180, DONE),
    ).take('0:turret.blasterturret>1');
    expect(s.ship(0).tokens.focus).toBe(0);
  });

  it('[XW-ANGRIFF-10] [XW-WAFFENREICHWEITE-02] [XW-WAFFENREICHWEITE-03] a weapon of range 2-3 cannot fire at range 1, and can at 2 and 3', () => {
    const cannon = (y: number) => armed('cannon/heavylasercannon', {}, y);
    cannon(440).refuses('0:cannon.heavylasercannon>1', 'XW-WAFFENREICHWEITE-02'); // exactly 100 mm
    expect(cannon(441).options()).toContain('0:cannon.heavylasercannon>1');
    expect(cannon(640).options()).toContain('0:cannon.heavylasercannon>1');
    const turret = combat(gold(450, 300, 0, { upgrades: ['turret/ioncannonturret'] }), academy(450, 560, 180, DONE));
    turret.refuses('0:turret.ioncannonturret>1', 'XW-ANGRIFF-10'); // 220 mm, it reaches to 2
  });

  it('[XW-WAFFENREICHWEITE-01] every weapon card has a range band on the ruler and a number of dice', () => {
    const weapons = UPGRADES.flatMap((u) => [u.weapon, ...(u.sides ?? []).map((f) => f.weapon)]).filter(
      (w) => w !== undefined,
    );
    expect(weapons.length).toBeGreaterThan(30);
    for (const { range, dice } of weapons) {
      expect(range[0]).toBeGreaterThanOrEqual(1);
      expect(range[1]).toBeGreaterThanOrEqual(range[0]);
      expect(dice).toBeGreaterThan(0);
    }
  });

  it('[XW-REICHWEITEN-KAMPF-BONUS-02] no range bonus for either side with a secondary weapon', () => {
    const dice = (y: number) =>
      armed('cannon/ioncannon', {}, y)
        .take('0:cannon.ioncannon>1')
        .events('rolled')
        .map((e) => (e.faces as string[]).length);
    expect(dice(400)).toEqual([3, 3]); // range 1
    expect(dice(640)).toEqual([3, 3]); // range 3
  });
});

describe('the primary weapon value', () => {
  it('[XW-PRIMAERWAFFE-02] a value of 0 still rolls the die of range 1', () => {
    const dice = (y: number) =>
      scene({
        phase: 'combat',
        rules: { damageDeck: 'core' },
        ships: [
          ship('rebel/hwk290/rebeloperative', 450, 300, 0, { damage: [{ card: 'weaponmalfunction', faceup: true }] }),
          academy(450, y, 180, DONE),
        ],
      })
        .take('primary>1')
        .events('rolled')
        .map((e) => (e.faces as string[]).length)[0];
    expect(dice(480)).toBe(0);
    expect(dice(400)).toBe(1);
  });

  it('[XW-PRIMAERWAFFE-03] modifiers add up, and only their sum is floored at 0', () => {
    const broken = (copies: number, y: number) =>
      scene({
        phase: 'combat',
        rules: { damageDeck: 'core' },
        ships: [
          ship('rebel/hwk290/rebeloperative', 450, 300, 0, {
            damage: Array.from({ length: copies }, () => ({ card: 'weaponmalfunction', faceup: true })),
          }),
          academy(450, y, 180, DONE),
        ],
      })
        .take('primary>1')
        .events('rolled')
        .map((e) => (e.faces as string[]).length)[0];
    expect(broken(2, 400)).toBe(1); // -1 counts as 0, plus the die of range 1
    const xwing = scene({
      phase: 'combat',
      rules: { damageDeck: 'core' },
      ships: [
        rookie(450, 300, 0, { damage: [0, 1].map(() => ({ card: 'weaponmalfunction', faceup: true })) }),
        academy(450, 480, 180, DONE),
      ],
    }).take('primary>1');
    expect(xwing.events('rolled')[0]!.faces).toHaveLength(1); // 3 - 2
  });
});

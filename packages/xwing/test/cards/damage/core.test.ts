import { describe, expect, it } from 'vitest';
import { CARDS } from '../../../src/cards/index.ts';
import { DAMAGE_DECKS } from '../../../src/data/index.ts';
import { agilityOf, dialOf, difficultyOf, primaryOf, skillOf } from '../../../src/values.ts';
import { academy, rookie, scene, ship } from '../../scene.ts';
import { attacking, flying } from '../upgrades/duel.ts';
import { burning, crit, faceup, isFaceup } from './words.ts';

const rules = { damageDeck: 'core' };
/** Whether a card is still faceup after its action, with this face on the die. */
const repairs = (card: string, face: string) => {
  const s = burning('core', [card], 'activation', { attack: [face] }, { dial: 's2' });
  return isFaceup(s.until('action', {}, 0).take(`0:${card}#0`));
};
const FACES = ['hit', 'crit', 'focus', 'blank'];

it('every card of the deck has its rules', () => {
  const known = CARDS.keys();
  for (const { id } of DAMAGE_DECKS.core) expect(known).toContain(`core/${id}`);
});

describe('Blinded Pilot', () => {
  it('the next attack is made without attack dice; then the card is turned over', () => {
    const s = scene({
      phase: 'combat',
      rules,
      ships: [rookie(450, 380, 0, faceup(['blindedpilot'])), academy(450, 480, 180, { fought: true })],
    }).take('primary>1');
    expect(s.events('rolled')[0]).toMatchObject({ dice: 'attack', faces: [] }); // not even the die of range 1
    expect(isFaceup(s)).toBe(false);
  });
  it('it waits for an attack: letting the opportunity pass does not turn it over', () => {
    const s = scene({
      phase: 'combat',
      rules,
      ships: [rookie(450, 380, 0, faceup(['blindedpilot'])), academy(450, 480, 180, { fought: true })],
    }).take('none');
    expect(isFaceup(s)).toBe(true);
  });
});

describe('Console Fire', () => {
  it('at the start of the Combat phase a hit is 1 damage, anything else nothing', () => {
    const fire = (face: string) => burning('core', ['consolefire'], 'combat', { attack: [face] }).ship(0).shields;
    expect(FACES.map(fire)).toEqual([1, 2, 2, 2]);
  });
  it('an action puts it out', () => expect(repairs('consolefire', 'blank')).toBe(false));
});

it('Damaged Cockpit: from the next round on the skill is 0', () => {
  const skill = (round: number) => {
    const s = burning('core', ['damagedcockpit'], 'planning', { round });
    return skillOf(s.g, s.ship(0));
  };
  expect([1, 2].map(skill)).toEqual([2, 0]);
});

it('Damaged Engine: turns are red', () => {
  const s = burning('core', ['damagedengine'], 'planning');
  for (const m of dialOf(s.ship(0)))
    expect(difficultyOf(s.g, s.ship(0), m), m.code).toBe(m.bearing === 'turn' ? 'red' : m.difficulty);
});

describe('Damaged Sensor Array', () => {
  it('the actions of the action bar are barred; those of other cards are not', () => {
    const s = burning('core', ['damagedsensorarray'], 'activation', {}, { dial: 's2', upgrades: ['ept/marksmanship'] });
    s.until('action', {}, 0);
    expect(s.options()).toEqual(['0:ept.marksmanship', '0:damagedsensorarray#0', 'none']);
    s.refuses('focus', 'XW-KRITISCHER-SCHADEN-01');
  });
  it('its action turns it over on a hit only', () => {
    expect(FACES.map((f) => repairs('damagedsensorarray', f))).toEqual([false, true, true, true]);
  });
});

it('Direct Hit: counts as two cards', () => {
  expect(crit('core', 'directhit', {}, { damage: [{ card: 'consolefire' }] }).ship(0).status).toBe('destroyed');
});

describe('Injured Pilot', () => {
  const hurt = (cards: readonly string[]) =>
    scene({
      phase: 'combat',
      rules,
      ships: [
        ship('rebel/xwing/wedgeantilles', 450, 300, 0, {
          ...faceup(cards),
          upgrades: ['ept/veteraninstincts', 'mod/shieldupgrade'],
        }),
        academy(450, 480, 180, { fought: true }),
      ],
    });
  it("the pilot's ability and his elite talent are ignored, other upgrades are not", () => {
    const [well, ill] = [hurt([]), hurt(['injuredpilot'])];
    expect([skillOf(well.g, well.ship(0)), skillOf(ill.g, ill.ship(0))]).toEqual([11, 9]);
    const defence = (s: typeof well) => (s.take('primary>1').events('rolled')[1]!.faces as string[]).length;
    expect([defence(well), defence(ill)]).toEqual([2, 3]); // Wedge takes 1 off the defender's agility
    expect(ill.ship(0).shields).toBe(3);
  });
});

describe('Minor Explosion', () => {
  it('on a hit 1 damage, and the card is turned over', () => {
    const s = crit('core', 'minorexplosion', { attack: ['hit'] });
    expect(s.ship(0).damage.map((d) => d.faceup)).toEqual([false, false]);
  });
  it('otherwise it is only turned over', () => {
    for (const face of ['crit', 'focus', 'blank'])
      expect(
        crit('core', 'minorexplosion', { attack: [face] })
          .ship(0)
          .damage.map((d) => d.faceup),
      ).toEqual([false]);
  });
});

it('Minor Hull Breach: after a red manoeuvre a hit is 1 damage', () => {
  const flown = (dial: string, face: string) =>
    burning('core', ['minorhullbreach'], 'activation', { attack: [face] }, { dial })
      .until('dials')
      .ship(0).shields;
  expect(FACES.map((f) => flown('k4', f))).toEqual([1, 2, 2, 2]);
  expect(flown('s2', 'hit')).toBe(2);
  expect(flown('s3', 'hit')).toBe(2);
});

describe('Munitions Failure', () => {
  it("one secondary weapon of the player's choice is discarded, and the card is turned over", () => {
    const s = crit(
      'core',
      'munitionsfailure',
      {},
      {
        upgrades: ['torpedo/protontorpedoes', 'mod/shieldupgrade', 'missile/homingmissiles'],
      },
    );
    expect(s.open).toEqual(['0 discard-weapon']);
    expect(s.options()).toEqual(['0:torpedo.protontorpedoes', '0:missile.homingmissiles']);
    s.take('0:missile.homingmissiles');
    expect(s.ship(0).upgrades.map((u) => u.discarded)).toEqual([false, false, true]);
    expect(isFaceup(s)).toBe(false);
  });
  it('a single weapon goes without a question; without any nothing happens', () => {
    const one = crit('core', 'munitionsfailure', {}, { upgrades: ['torpedo/protontorpedoes'] });
    expect(one.ship(0).upgrades[0]!.discarded).toBe(true);
    const none = crit('core', 'munitionsfailure', {}, { upgrades: ['mod/shieldupgrade'] });
    expect(none.ship(0).upgrades[0]!.discarded).toBe(false);
    expect(isFaceup(none)).toBe(false);
  });
});

describe('Structural Damage', () => {
  it('agility is 1 less', () => {
    const s = burning('core', ['structuraldamage'], 'planning');
    expect(agilityOf(s.g, s.ship(0))).toBe(1);
  });
  it('its action turns it over on a hit only', () => {
    expect(FACES.map((f) => repairs('structuraldamage', f))).toEqual([false, true, true, true]);
  });
});

describe('Stunned Pilot', () => {
  const flown = (more: object) =>
    burning('core', ['stunnedpilot'], 'activation', more, { dial: 's2' }).until('dials').events('shield').length;
  it('1 damage after a manoeuvre that overlapped a ship or an obstacle', () => {
    expect(flown({})).toBe(0);
    const wall = academy(450, 400, 180, { dial: 's2', activated: true, fought: true });
    const own = { ...faceup(['stunnedpilot']), dial: 's2', fought: true };
    expect(flown({ ships: [rookie(450, 300, 0, own), wall] })).toBe(1);
    expect(flown({ obstacles: [{ kind: 'vt49decimatordebris0', x: 450, y: 420 }], attack: ['blank'] })).toBe(1);
  });
});

it('Thrust Control Fire: 1 stress, and the card is turned over', () => {
  const s = crit('core', 'thrustcontrolfire');
  expect(s.ship(0).tokens.stress).toBe(1);
  expect(isFaceup(s)).toBe(false);
});

describe('Weapon Malfunction', () => {
  it('the primary weapon is worth 1 less, other weapons are not', () => {
    const s = burning('core', ['weaponmalfunction'], 'planning');
    expect(primaryOf(s.g, s.ship(0))).toBe(2);
    const cannon = scene({
      phase: 'combat',
      rules,
      ships: [
        rookie(450, 300, 0, { ...faceup(['weaponmalfunction']), upgrades: ['cannon/ioncannon'] }),
        academy(450, 480, 180, { fought: true }),
      ],
    }).take('0:cannon.ioncannon>1');
    expect(cannon.events('rolled')[0]!.faces).toHaveLength(3);
  });
  it('its action turns it over on a hit or a critical hit', () => {
    expect(FACES.map((f) => repairs('weaponmalfunction', f))).toEqual([false, false, true, true]);
  });
});

describe('Injured Pilot and elite talents', () => {
  it('an elite talent does nothing for an injured pilot', () => {
    const hero = { damage: [{ card: 'injuredpilot', faceup: true }] };
    const s = attacking(['ept/predator'], { hero, rules: { damageDeck: 'core' } }).take('primary>1');
    expect(s.open).not.toContain('0 window:attack.modifyAttackDice');
  });
});

describe('Stunned Pilot and obstacles that are ignored', () => {
  const stunned = [{ card: 'stunnedpilot', faceup: true }];
  const ROCK = { kind: 'coreasteroid0', x: 450, y: 420 };
  it.each(['core', 'core2'])('%s: no damage for R5-X3', (damageDeck) => {
    const fly = (answer: string) =>
      flying(['amd/r5x3'], 's2', {
        hero: { damage: stunned },
        obstacles: [ROCK],
        red: 'b',
        rules: { damageDeck },
      }).take(answer);
    expect(fly('0:amd.r5x3').ship(0).shields).toBe(2);
    expect(fly('pass').ship(0).shields).toBe(1);
  });
  it.each(['core', 'core2'])('%s: nor for Dash Rendar, unless he does not ignore them', (damageDeck) => {
    const fly = (answer: string) =>
      scene({
        phase: 'activation',
        obstacles: [{ kind: 'coreasteroid0', x: 450, y: 460 }],
        attack: ['blank'],
        rules: { damageDeck },
        ships: [
          ship('rebel/yt2400/dashrendar', 450, 300, 0, { dial: 's2', damage: stunned }),
          academy(450, 850, 180, { activated: true }),
        ],
      }).take(answer);
    const s = fly('yes');
    expect([s.ask().kind, s.ship(0).shields]).toEqual(['action', 5]);
    expect(fly('no').ship(0).shields).toBe(4);
  });
});

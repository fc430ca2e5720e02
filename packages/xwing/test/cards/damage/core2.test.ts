import { describe, expect, it } from 'vitest';
import { CARDS } from '../../../src/cards/index.ts';
import { DAMAGE_DECKS } from '../../../src/data/index.ts';
import { agilityOf, dialOf, difficultyOf, skillOf } from '../../../src/values.ts';
import { academy, rookie, scene } from '../../scene.ts';
import { burning, crit, faceup, isFaceup } from './words.ts';

/** The action offered by a damage card, taken with this face on the die. */
const repairs = (card: string, face?: string) => {
  const s = burning('core2', [card], 'activation', { attack: face === undefined ? [] : [face] }, { dial: 's2' });
  return isFaceup(s.until('action', {}, 0).take(`0:${card}#0`));
};

it('every card of the deck has its rules', () => {
  const known = CARDS.keys();
  for (const { id } of DAMAGE_DECKS.core2) expect(known).toContain(`core2/${id}`);
});

describe('Blinded Pilot', () => {
  const blind = (y: number) =>
    scene({
      phase: 'combat',
      ships: [rookie(450, 300, 0, faceup(['blindedpilot'])), academy(450, y, 180, { fought: true })],
    });
  it('the ship cannot attack, and the card is turned over after the opportunity', () => {
    const s = blind(480);
    expect(s.events('attack')).toEqual([]);
    expect(s.state.round).toBe(2);
    expect(isFaceup(s)).toBe(false);
  });
  it('an opportunity without a target counts as well', () => {
    expect(isFaceup(blind(800))).toBe(false);
  });
  it('a card dealt after the opportunity blinds in the next round', () => {
    const s = crit('core2', 'blindedpilot').until('dials');
    expect(s.state.round).toBe(2);
    expect(isFaceup(s)).toBe(true);
  });
});

describe('Console Fire', () => {
  const fire = (face: string) => burning('core2', ['consolefire'], 'combat', { attack: [face] }).ship(0).shields;
  it('at the start of the Combat phase a hit is 1 damage, anything else nothing', () => {
    expect(['hit', 'crit', 'focus', 'blank'].map(fire)).toEqual([1, 2, 2, 2]);
  });
  it('an action puts it out', () => expect(repairs('consolefire')).toBe(false));
});

it('Damaged Cockpit: from the next round on the skill is 0', () => {
  const s = burning('core2', ['damagedcockpit'], 'planning', { round: 1 });
  expect(skillOf(s.g, s.ship(0))).toBe(2);
  const t = burning('core2', ['damagedcockpit'], 'planning', { round: 2 });
  expect(skillOf(t.g, t.ship(0))).toBe(0);
});

it('Damaged Engine: turns are red, everything else keeps its colour', () => {
  const s = burning('core2', ['damagedengine'], 'planning');
  for (const m of dialOf(s.ship(0)))
    expect(difficultyOf(s.g, s.ship(0), m), m.code).toBe(m.bearing === 'turn' ? 'red' : m.difficulty);
});

describe('Damaged Sensor Array', () => {
  it('no actions at all except those on damage cards', () => {
    const s = burning(
      'core2',
      ['damagedsensorarray', 'consolefire'],
      'activation',
      {},
      {
        dial: 's2',
        upgrades: ['ept/marksmanship'], // a card with an action of its own
      },
    ).until('action', {}, 0);
    expect(s.options()).toEqual(['0:damagedsensorarray#0', '0:consolefire#1', 'none']);
    s.refuses('focus', 'XW-KRITISCHER-SCHADEN-01');
    s.refuses('0:ept.marksmanship', 'XW-KRITISCHER-SCHADEN-01');
  });
  it('its action turns it over on a hit or a critical hit', () => {
    expect(['hit', 'crit', 'focus', 'blank'].map((f) => repairs('damagedsensorarray', f))).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });
});

it('Direct Hit: counts as two cards', () => {
  expect(crit('core2', 'directhit', {}, { damage: [{ card: 'consolefire' }] }).ship(0).status).toBe('destroyed');
  expect(crit('core2', 'damagedengine', {}, { damage: [{ card: 'consolefire' }] }).ship(0).status).toBe('play');
});

describe('Loose Stabilizer', () => {
  const stress = (dial: string) =>
    burning('core2', ['loosestabilizer'], 'activation', {}, { dial }).until('dials').ship(0).tokens.stress;
  it('a white manoeuvre gives 1 stress, a green one none, a red one only its own', () => {
    expect(['s3', 's2', 'k4'].map(stress)).toEqual([1, 0, 1]);
  });
  it('an action repairs it', () => expect(repairs('loosestabilizer')).toBe(false));
});

describe('Major Explosion', () => {
  it('on a hit 1 critical damage, and the card is turned over', () => {
    const s = crit('core2', 'majorexplosion', { attack: ['hit'], deck: ['majorexplosion', 'damagedengine'] });
    expect(s.ship(0).damage.map((d) => [d.card, d.faceup])).toEqual([
      ['majorexplosion', false],
      ['damagedengine', true],
    ]);
  });
  it('a critical hit on its die is no hit', () => {
    const s = crit('core2', 'majorexplosion', { attack: ['crit'] });
    expect(s.ship(0).damage.map((d) => [d.card, d.faceup])).toEqual([['majorexplosion', false]]);
  });
});

describe('Major Hull Breach', () => {
  const next = (round: number) =>
    scene({
      phase: 'combat',
      round,
      ships: [
        rookie(450, 300, 0, { fought: true, shields: 0, ...faceup(['majorhullbreach'], 1) }),
        academy(450, 480, 180),
      ],
      attack: ['hit', 'blank'],
      defence: ['blank', 'blank'],
      deck: ['damagedengine'],
    }).take('primary>0');
  it('from the next round on every card is dealt faceup', () => {
    expect(isFaceup(next(1), 1)).toBe(false);
    expect(isFaceup(next(2), 1)).toBe(true);
  });
  it('an action repairs it', () => expect(repairs('majorhullbreach')).toBe(false));
});

describe('Shaken Pilot', () => {
  it('no straight manoeuvre may be assigned, until a manoeuvre is revealed', () => {
    const s = burning('core2', ['shakenpilot'], 'planning');
    expect(s.options(0).filter((o) => /=s\d/.test(o))).toEqual([]);
    expect(s.options(0)).toContain('0=k4');
    s.refuses({ '0': 's2' }, 'XW-KRITISCHER-SCHADEN-01', 0);
    s.dials({ '0': 'bl2' }).until('action', {}, 0);
    expect(isFaceup(s)).toBe(false);
  });
  it('[XW-AKTIVIERUNGSPHASE-16] a straight that was set before the card came is replaced by the opponent', () => {
    const s = burning('core2', ['shakenpilot'], 'activation', {}, { dial: 's2' }).until('stressed-manoeuvre', {}, 1);
    expect(s.open).toEqual(['1 stressed-manoeuvre']);
    expect(s.options(1).filter((o) => /^s\d/.test(o))).toEqual([]);
    s.refuses('s3', 'XW-AKTIVIERUNGSPHASE-16', 1);
    s.take('bl2');
    expect(s.events('overruled')).toHaveLength(1);
    expect([isFaceup(s), s.ship(0).pose!.x < 450]).toEqual([false, true]);
  });
  it('nobody is asked where the revealed manoeuvre is not straight, nor by the card of another ship', () => {
    const turned = burning('core2', ['shakenpilot'], 'activation', {}, { dial: 'bl2' }).until('action', {}, 0);
    expect([turned.events('overruled').length, isFaceup(turned)]).toEqual([0, false]);
    const other = burning('core2', [], 'activation', {}, { dial: 's2' }).until('action', {}, 0);
    expect(other.events('overruled')).toEqual([]);
  });
  it('while it is stressed the opponent may not choose a red one either', () => {
    const own = { dial: 's2', tokens: { stress: 1 } };
    const s = burning('core2', ['shakenpilot'], 'activation', {}, own).until('stressed-manoeuvre', {}, 1);
    expect(s.options(1)).not.toContain('k4');
    expect(s.options(1)).toContain('bl2');
  });
});

describe('Structural Damage', () => {
  it('agility is 1 less, but not below 0', () => {
    const agility = (cards: readonly string[]) => {
      const s = burning('core2', cards, 'planning');
      return agilityOf(s.g, s.ship(0));
    };
    expect(agility(['structuraldamage'])).toBe(1);
    expect(agility(['structuraldamage', 'structuraldamage'])).toBe(0);
  });
  it('its action turns it over on a hit or a critical hit', () => {
    expect(['hit', 'crit', 'focus', 'blank'].map((f) => repairs('structuraldamage', f))).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });
});

describe('Stunned Pilot', () => {
  const flown = (more: object) =>
    burning('core2', ['stunnedpilot'], 'activation', more, { dial: 's2' }).until('dials').events('shield').length;
  it('1 damage after a manoeuvre if the ship then touches a ship or overlaps an obstacle', () => {
    expect(flown({})).toBe(0);
    const wall = academy(450, 400, 180, { dial: 's2', activated: true, fought: true });
    const bumped = (ships: readonly object[]) => flown({ ships });
    expect(bumped([rookie(450, 300, 0, { ...faceup(['stunnedpilot']), dial: 's2', fought: true }), wall])).toBe(1);
    expect(flown({ obstacles: [{ kind: 'vt49decimatordebris0', x: 450, y: 420 }], attack: ['blank'] })).toBe(1);
    expect(flown({ obstacles: [{ kind: 'coreasteroid0', x: 450, y: 345 }], attack: ['blank'] })).toBe(0); // flown through
  });
});

it('Thrust Control Fire: 1 stress, and the card is turned over', () => {
  const s = crit('core2', 'thrustcontrolfire');
  expect(s.ship(0).tokens.stress).toBe(1);
  expect(isFaceup(s)).toBe(false);
});

describe('Weapons Failure', () => {
  const dice = (weapon: string, more = {}) =>
    scene({
      phase: 'combat',
      ships: [
        rookie(450, 300, 0, { ...faceup(['weaponsfailure']), ...more }),
        academy(450, 480, 180, { fought: true }),
      ],
    })
      .take(weapon)
      .events('rolled')[0]!.faces;
  it('1 attack die less, with any weapon', () => {
    expect(dice('primary>1')).toHaveLength(2);
    expect(dice('0:cannon.ioncannon>1', { upgrades: ['cannon/ioncannon'] })).toHaveLength(2);
  });
  it('its action turns it over on a hit or a critical hit', () => {
    expect(['hit', 'crit', 'focus', 'blank'].map((f) => repairs('weaponsfailure', f))).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });
});

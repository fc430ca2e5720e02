import { type Json, render } from '@holotisch/engine';
import type { ClauseId } from '@holotisch/rules';
import { describe, expect, it } from 'vitest';
import { type XWingMatch, xwing } from '../../src/game.ts';
import { whyNot } from '../../src/reasons/index.ts';
import { text } from '../../src/text/index.ts';
import { academy, rookie, type SceneSpec, type ShipSpec, scene, ship } from '../scene.ts';

/** Whatever a player names is judged by the rule that bars it, though the step that would have offered it was skipped. */

const explained = { ...xwing, whyNot };
const laid = (spec: SceneSpec) => scene(spec, explained).match;
/** The clauses against what a seat names, told in words in both languages. */
function against(match: XWingMatch, seat: number, name: Json): readonly ClauseId[] {
  const refusal = match.check(seat, name);
  expect(refusal, `${JSON.stringify(name)} is legal`).toBeDefined();
  for (const lang of ['de', 'en'] as const) expect(render([text[lang]], refusal!.message)).not.toMatch(/^xw\.|\{/);
  return refusal!.clauses;
}

describe('a shot of a ship whose attack was skipped', () => {
  const onRock = (own: ShipSpec = {}, more: Partial<SceneSpec> = {}) =>
    laid({
      ships: [rookie(450, 200, 0, own), academy(450, 420, 180)],
      phase: 'combat',
      stage: 'ships',
      active: 0,
      turn: { step: 'attack' },
      ...more,
    });
  const rock = [
    {
      kind: 'asteroid',
      x: 450,
      y: 200,
      outline: [
        [-15, -15],
        [15, -15],
        [0, 15],
      ],
    },
  ] as never;

  it('[XW-HINDERNISSE-07] it stands on an asteroid', () => {
    const match = onRock({}, { obstacles: rock });
    expect(match.askOf(0)).toBeUndefined();
    expect(against(match, 0, 'primary>1')).toEqual(['XW-HINDERNISSE-07']);
    expect(match.check(0, 'primary>1')?.piece).toBe(0);
  });
  it('[XW-TARNEN-04][XW-ANGRIFF-07] it is cloaked, or looks elsewhere', () => {
    expect(against(onRock({ tokens: { cloak: 1 } }), 0, 'primary>1')).toEqual(['XW-TARNEN-04']);
    expect(against(onRock({ degrees: 180 }), 0, 'primary>1')).toContain('XW-ANGRIFF-07');
  });
  it('[XW-KAMPFPHASE-05][XW-SEKUNDAERWAFFEN-05] it has had its opportunity, or cannot pay; of a weapon or ship that is not there nothing is said', () => {
    const match = onRock({ fought: true, upgrades: ['torpedo/protontorpedoes'] }, { active: 1 });
    expect(against(match, 0, 'primary>1')).toEqual(['XW-KAMPFPHASE-05']);
    expect(against(match, 0, '0:torpedo.protontorpedoes>1')).toEqual(['XW-SEKUNDAERWAFFEN-05']);
    for (const name of ['0:missile.concussionmissiles>1', 'primary>7'])
      expect(match.check(0, name)?.message.text).toMatch(/^engine\./);
  });
  it('[XW-HINDERNISSE-07] of several ships the one that is asked, then the last to have fought', () => {
    const match = laid({
      ships: [
        rookie(450, 200, 0, { fought: true }),
        ship('rebel/xwing/wedgeantilles', 600, 200, 0, { fought: true, tokens: { weaponsdisabled: 1 } }),
        academy(450, 420, 180),
      ],
      obstacles: rock,
      phase: 'combat',
      stage: 'ships',
      active: 2,
      turn: { step: 'attack' },
    });
    expect(match.check(0, 'primary>2')).toMatchObject({ clauses: ['XW-HINDERNISSE-07'], piece: 0 });
  });
});

describe('an action of a ship that has skipped it', () => {
  const moving = (own: ShipSpec, y: number) =>
    laid({
      ships: [
        rookie(450, 200, 0, { dial: 's2', ...own }),
        ship('imperial/tiefighter/blacksquadronpilot', 450, y, 0, { dial: 's2' }),
      ],
      phase: 'activation',
      stage: 'ships',
    });
  it('[XW-AKTIONEN-06] it overlapped a ship; [XW-AKTIONEN-05] it is stressed', () => {
    const bumped = moving({}, 330);
    expect(bumped.open.map((a) => a.seat)).toEqual([1]);
    expect(against(bumped, 0, 'focus')).toEqual(['XW-AKTIONEN-06']);
    expect(against(moving({ tokens: { stress: 2 } }, 600), 0, 'focus')).toEqual(['XW-AKTIONEN-05']);
    expect(bumped.check(0, 'cloak')?.message.text).toMatch(/^engine\./);
  });
});

describe('a card whose moment has passed', () => {
  const guri = (y: number) =>
    laid({ ships: [ship('scum/starviper/guri', 450, 200), academy(450, y, 180)], phase: 'combat' });
  it('[XW-REICHWEITE-06] nobody is as near as it wants: what was measured, what would do', () => {
    const match = guri(340.1);
    expect(against(match, 0, '0:guri')).toContain('XW-REICHWEITE-06');
    expect(match.check(0, '0:guri')).toMatchObject({ measured: 100.1, allowed: [1, 1], piece: 0 });
    expect(guri(339.9).open.map((a) => a.kind)).toEqual(['window:combat.start']);
  });
  it('[XW-REICHWEITE-06] what it wants is so: then it is the moment alone, and nothing is said of ranges', () => {
    const match = guri(339.9);
    match.decide(0, 'pass');
    expect(match.check(0, '0:guri')?.clauses).not.toContain('XW-REICHWEITE-06');
  });
});

describe('a ship that has no attack, and why', () => {
  const fights = (own: ShipSpec, foe: ShipSpec, more: Partial<SceneSpec> = {}) =>
    scene({ phase: 'combat', ships: [rookie(450, 300, 0, own), academy(450, 344, 180, foe)], ...more }).events(
      'noAttack',
    )[0];
  it('[XW-BERUEHREN-02] the only enemy within reach touches it; one that is out of arc or range is another matter', () => {
    expect(fights({}, {}, { touching: [[0, 1]] })).toMatchObject({ ship: 0 });
    expect(fights({}, {}, { touching: [[0, 1]] })?.clauses).toContain('XW-BERUEHREN-02');
    expect(fights({ degrees: 180 }, {})?.clauses).toEqual(['XW-ANGRIFF-07']);
    expect(fights({}, { y: 800 })?.clauses).toEqual(['XW-ANGRIFF-07']);
  });
  it('[XW-BERUEHREN-02] a friend that it touches is no reason', () => {
    const s = scene({
      phase: 'combat',
      ships: [rookie(450, 300), rookie(450, 344, 0, { fought: true }), academy(450, 850, 0, { fought: true })],
      touching: [[0, 1]],
    });
    expect(s.events('noAttack').map((e) => e.clauses)).toEqual([['XW-ANGRIFF-07']]);
  });
});

describe('a lock that is not to be had', () => {
  const locking = (sides: readonly (0 | 1)[] = [0, 1]) =>
    scene({
      sides,
      phase: 'activation',
      stage: 'ships',
      ships: [
        rookie(450, 200, 0, { dial: 's1' }),
        rookie(550, 200, 0, { activated: true, seat: sides.length === 4 ? 1 : 0 }),
        academy(450, 420, 180, { activated: true, seat: sides.length === 4 ? 2 : 1 }),
        academy(450, 850, 180, { activated: true, seat: sides.length === 4 ? 3 : 1 }),
      ],
    }).take('targetlock');
  it("[XW-FREUNDLICH-02] one's own ships and a teammate's are friendly; the enemy beyond range 3 is too far", () => {
    for (const s of [locking(), locking([0, 0, 1, 1])]) {
      expect(s.options()).toEqual(['2', 'none']);
      s.refuses('1', 'XW-FREUNDLICH-02');
      s.refuses('0', 'XW-FREUNDLICH-02');
      s.refuses('3', 'XW-ZIELERFASSUNG-01');
    }
  });
});

describe('more dice than may be rerolled', () => {
  const rerolling = (own: ShipSpec, use: string) =>
    scene({
      phase: 'combat',
      ships: [rookie(450, 300, 0, own), academy(450, 480, 180)],
      attack: ['blank', 'blank', 'blank'],
    }).take('primary>1', use);
  it('[XW-KARTENFAEHIGKEITEN-01] the card says how many: Predator one die against skill 3 and more, two below', () => {
    const refusal = rerolling({ upgrades: ['ept/predator'] }, '0:ept.predator').refuses(
      ['0', '1', '2'],
      'XW-KARTENFAEHIGKEITEN-01',
    );
    expect(refusal).toMatchObject({ measured: 3, allowed: [1, 2] });
    expect(refusal.clauses).not.toContain('XW-ANGRIFF-21');
  });
  it('[XW-ANGRIFF-21] the lock lets any number be rerolled, each once', () => {
    const s = rerolling({ locks: [1] }, '0:targetlock');
    s.refuses(['0', '0'], 'XW-ANGRIFF-21');
    expect(s.take(['0', '1', '2']).events('modified')[0]).toMatchObject({ how: 'reroll', rerolled: [0, 1, 2] });
  });
});

describe('an upgrade card that has gone, a bomb too many', () => {
  const bomber = (more: ShipSpec) =>
    ship('imperial/tiebomber/scimitarsquadronpilot', 450, 200, 0, { seat: 0, ...more });
  const flying = (more: ShipSpec) =>
    laid({
      phase: 'activation',
      stage: 'ships',
      ships: [bomber({ dial: 's1', ...more }), rookie(450, 420, 180, { seat: 1 })],
    });
  it('[XW-AUFWERTUNGSKARTEN-13] whatever it was for, a discarded card is out of the game', () => {
    const gone = ['missile/clustermissiles', 'bomb/seismiccharges'].map((card) => ({ card, discarded: true }));
    const match = flying({ upgrades: [...gone, 'torpedo/protontorpedoes'] as never });
    expect(against(match, 0, '0:missile.clustermissiles>1')).toEqual(['XW-AUFWERTUNGSKARTEN-13']);
    expect(against(match, 0, '0:bomb.seismiccharges')).toEqual(['XW-AUFWERTUNGSKARTEN-13']);
    expect(against(match, 0, '0:torpedo.protontorpedoes>1')).not.toContain('XW-AUFWERTUNGSKARTEN-13');
  });
  it('[XW-BOMBEN-13] the second bomb of a round, though the moment of the reveal has passed', () => {
    const upgrades = ['bomb/seismiccharges', 'bomb/protonbombs'];
    const match = flying({ upgrades, bombed: true });
    expect(match.askOf(0)?.kind).toBe('action');
    expect(against(match, 0, '0:bomb.protonbombs')).toEqual(['XW-BOMBEN-13']);
    expect(against(match, 0, '0:bomb.seismiccharges')).toEqual(['XW-BOMBEN-13']);
    expect(against(flying({ upgrades }), 0, '0:mod.stealthdevice')).not.toContain('XW-BOMBEN-13');
  });
});

describe('a card at another moment, or without what it asks for', () => {
  const guri = ship('scum/starviper/guri', 450, 200, 0, { seat: 0 });
  const planning = () => laid({ phase: 'planning', ships: [guri, academy(450, 600, 180, { seat: 1 })] });
  it('[XW-KARTENFAEHIGKEITEN-01] it acts in its own window, which is named; a card that the ship does not have says nothing', () => {
    const refusal = planning().check(0, '0:guri');
    expect(against(planning(), 0, '0:guri')).toEqual(['XW-KARTENFAEHIGKEITEN-01']);
    expect(refusal).toMatchObject({ message: { text: 'xw.cardMoment' }, allowed: ['combat.start'], piece: 0 });
    expect(planning().check(0, '0:fel')?.clauses).not.toContain('XW-KARTENFAEHIGKEITEN-01');
    expect(planning().check(1, '0:guri')?.clauses).not.toContain('XW-KARTENFAEHIGKEITEN-01');
  });
  it('[XW-KARTENFAEHIGKEITEN-01] in its own window: what the card asks for is not so', () => {
    const s = scene(
      {
        phase: 'combat',
        ships: [
          rookie(450, 300, 0, { tokens: { focus: 1 }, upgrades: ['ept/marksmanship'] }),
          academy(450, 480, 180, { upgrades: [] }),
        ],
        attack: ['focus', 'blank', 'hit'],
      },
      explained,
    ).take('primary>1');
    expect(s.match.askOf(0)?.kind).toBe('window:attack.modifyAttackDice');
    const refusal = s.match.check(0, '0:ept.marksmanship');
    expect(refusal).toMatchObject({ clauses: ['XW-KARTENFAEHIGKEITEN-01'], message: { text: 'xw.cardWhen' } });
    expect(refusal?.allowed).toBeUndefined();
  });
});

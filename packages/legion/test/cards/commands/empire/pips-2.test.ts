import { describe, expect, it } from 'vitest';
import { SEGMENT } from '../../../../src/geometry/range.ts';
import { hasKeyword } from '../../../../src/values.ts';
import { apart, lay, piece, type Spec, type Table, unit } from '../../../table.ts';
import { alone, BOBA, holding, LEIA, rebels, storm, VADER, VEERS } from '../../../troops.ts';
import { acting, resolving } from '../../seated.ts';
import { inActivation, most } from '../../watching.ts';

const IDEN = 'iden-versio';
const one = alone(4);
const use = (card: string) => `command:1.${card}`;
const rest = (t: Table, unit_: number, script = {}) => t.goOn(({ state }) => state.turn?.unit !== unit_, script);

describe('Concussive Blast', () => {
  it('Concussive Blast: she recovers, and has a weapon of five red dice up to range 2', () => {
    const t = acting('concussive-blast', { unit: 0, step: 'start' }, [
      unit(IDEN, 1, 400, 400, holding('suppression', 2)),
      rebels(400 + apart(2 * SEGMENT), 400),
    ]);
    t.until('action', { recover: most });
    expect(t.tokens(0, 'suppression')).toBe(0);
    t.take('attack').until('weapons').take({ '0.0': 'command.concussive-blast:concussive-blast' });
    t.goOn(() => t.events('rolled').length > 0);
    expect(t.events('rolled')[0]!.dice).toHaveLength(5);
  });
});

describe('Deploy the Garrison', () => {
  it('Deploy the Garrison: up to two trooper units with orders stand by before anybody is activated', () => {
    const t = lay({
      units: [storm(300, 300, { ...one, order: 'faceup' }), storm(500, 300, one), rebels(1500, 700, one)],
      stage: 0,
      priority: 1,
      hands: [{}, { played: 'deploy-the-garrison' }],
    });
    t.until('card-units', { 'window:activation.start': use('deploy-the-garrison') });
    expect(t.options()).toEqual(['0']);
    t.take(['0']);
    expect([t.tokens(0, 'standby'), t.tokens(1, 'standby')]).toEqual([1, 0]);
  });
  it('Deploy the Garrison: nothing is asked where no trooper unit of his has an order', () => {
    const t = lay({
      units: [
        storm(300, 300, one),
        unit('at-st', 1, 900, 300, { order: 'faceup' }),
        rebels(1500, 700, { order: 'faceup' }),
      ],
      stage: 0,
      priority: 1,
      hands: [{}, { played: 'deploy-the-garrison' }],
    });
    expect(t.open).not.toContain('1 window:activation.start');
  });
});

describe('Evasive Maneuvers', () => {
  it('Evasive Maneuvers: vehicles gain a dodge token with an order, and dodge critical hits', () => {
    const t = resolving('evasive-maneuvers', [
      unit(VEERS, 1, 300, 300),
      unit('at-st', 1, 500, 300),
      rebels(1500, 700),
    ]).goOn(inActivation);
    expect(t.tokens(1, 'dodge')).toBe(1);
    expect([hasKeyword(t.g, t.unit(1), 'outmaneuver'), hasKeyword(t.g, t.unit(0), 'outmaneuver')]).toEqual([
      true,
      false,
    ]);
  });
  it('Evasive Maneuvers: not the vehicles of the enemy', () => {
    const t = lay({
      units: [
        unit(VEERS, 1, 1200, 600),
        unit('at-st', 1, 1300, 300),
        unit(LEIA, 0, 300, 300),
        unit('at-rt-rebel', 0, 400, 300),
      ],
      phase: 'command',
      stage: 2,
      priority: 0,
      hands: [{ played: 'assault' }, { played: 'evasive-maneuvers' }],
    }).goOn(inActivation);
    expect([1, 3].map((id) => [t.unit(id).order, t.tokens(id, 'dodge')])).toEqual([
      ['faceup', 1],
      ['faceup', 0],
    ]);
  });
});

describe('Fear and Dead Men', () => {
  const APPRENTICE = 'darth-vader-the-emperors-apprentice';
  it('Fear and Dead Men: Deflect counts blanks; a dodge token for each enemy at range 2 that is activated', () => {
    const t = acting(
      'fear-and-dead-men',
      1,
      [unit(APPRENTICE, 1, 400, 400, holding('dodge', 1)), rebels(600, 400, one)],
      {
        black: ['crit'],
        redDefence: ['surge'],
      },
    );
    t.fight({ dodge: 'dodge' });
    expect(t.alive(1)).toBe(1);
    const back = acting(
      'fear-and-dead-men',
      1,
      [unit(APPRENTICE, 1, 400, 400, holding('dodge', 1)), rebels(600, 400)],
      {
        black: ['hit', 'crit', 'crit', 'crit'],
        redDefence: ['blank', 'blank', 'surge'],
      },
    );
    back.fight({ dodge: 'dodge' });
    expect(back.alive(1)).toBe(2);
    const woken = (gap: number) =>
      acting('fear-and-dead-men', { unit: 1, step: 'start' }, [
        unit(APPRENTICE, 1, 400, 400),
        rebels(400 + apart(gap), 400, one),
      ])
        .until('action')
        .tokens(0, 'dodge');
    expect([woken(2 * SEGMENT), woken(2 * SEGMENT + 0.01)]).toEqual([1, 0]);
  });
});

describe('Give In to Your Anger', () => {
  const PALPATINE = 'emperor-palpatine';
  it('Give In to Your Anger: any enemy trooper unit, ordered or not, which has its order then; who attacks is content', () => {
    const anger = (attacks: boolean) => {
      const t = lay({
        units: [
          ...[unit(PALPATINE, 1, 400, 400), rebels(1500, 700, { ...one, order: 'faceup' }), rebels(560, 400, one)],
          ...[unit('at-rt-rebel', 0, 1500, 300), storm(100, 800, one)],
        ],
        priority: 0,
        hands: [{}, { played: 'give-in-to-your-anger' }],
      });
      t.until('window:turn.start').take(use('give-in-to-your-anger'));
      expect(t.options()).toEqual(['1', '2']);
      t.take('2').until('action');
      expect([t.state.turn?.unit, t.unit(2).order]).toEqual([2, 'faceup']);
      t.take(attacks ? 'attack' : 'none');
      rest(t, 2);
      return t;
    };
    expect([anger(true).tokens(2, 'suppression'), anger(false).tokens(2, 'suppression')]).toEqual([0, 4]);
    const next = anger(false).goOn(({ state }) => state.turn?.unit === 1 || state.turn?.unit === 3);
    const { unit: id } = next.state.turn!;
    rest(next, id);
    expect(next.tokens(1, 'suppression')).toBe(0);
  });
  it('Give In to Your Anger: vehicles know no anger', () => {
    const t = lay({
      units: [unit(PALPATINE, 1, 400, 400), unit('at-rt-rebel', 0, 1500, 300)],
      priority: 0,
      hands: [{}, { played: 'give-in-to-your-anger' }],
    });
    expect(t.open).toEqual(['0 action']);
  });
  it('Give In to Your Anger: the first enemy activation is of a trooper unit that he names; without an attack it gains 4 suppression', () => {
    const t = lay({
      units: [unit(PALPATINE, 1, 400, 400), rebels(1500, 700, one), rebels(1500, 300, { ...one, order: 'faceup' })],
      priority: 0,
      hands: [{}, { played: 'give-in-to-your-anger' }],
    });
    t.until('window:turn.start').take(use('give-in-to-your-anger')).take('1').until('action');
    expect(t.state.turn?.unit).toBe(1);
    expect(t.state.hands[0]!.pool).toEqual([]);
    t.take('none');
    rest(t, 1);
    expect(t.tokens(1, 'suppression')).toBe(4);
    expect(t.unit(2).order).toBe('faceup');
  });
});

describe('Incapacitate', () => {
  it('Incapacitate: a corps unit at range 1 of her droid gains suppression and is not activated this round', () => {
    const droid = (gap: number) =>
      acting('incapacitate', 0, [
        unit(IDEN, 1, 300, 400),
        unit('id10-seeker-droid', 1, 400, 400),
        rebels(400 + apart(gap), 400, one),
        rebels(1500, 700, one),
      ]).until('action');
    const t = droid(SEGMENT).take('card:command:1.incapacitate/incapacitate');
    expect([t.tokens(2, 'suppression'), t.unit(2).order]).toEqual([3, 'facedown']);
    expect(t.state.hands[0]!.pool).toEqual(['corps']);
    expect(droid(SEGMENT + 0.01).options()).not.toContain('card:command:1.incapacitate/incapacitate');
  });
  it('Incapacitate: others than corps units keep their orders; who has been activated stays so', () => {
    const shock = (who: Spec) => {
      const t = acting('incapacitate', 0, [
        ...[unit(IDEN, 1, 300, 400), unit('id10-seeker-droid', 1, 400, 400), who, rebels(1500, 700, one)],
      ]);
      t.until('action').take('card:command:1.incapacitate/incapacitate');
      return [t.tokens(2, 'suppression'), t.unit(2).order, t.events('note').length];
    };
    const at = (card: string, order: string) => unit(card, 0, 480, 400, { ...alone(card === LEIA ? 1 : 4), order });
    expect(shock(at(LEIA, 'faceup'))).toEqual([3, 'faceup', 0]);
    expect(shock(at('rebel-troopers', 'facedown'))).toEqual([3, 'facedown', 0]);
    expect(shock(at('rebel-troopers', 'faceup'))).toEqual([3, 'facedown', 1]);
  });
  it('Incapacitate: neither a vehicle nor somebody whom the droid does not see', () => {
    const shocks = (who: Spec, terrain: readonly Spec[] = []) =>
      acting(
        'incapacitate',
        0,
        [unit(IDEN, 1, 300, 400), unit('id10-seeker-droid', 1, 400, 400), who, rebels(1500, 700)],
        { terrain },
      )
        .until('action')
        .options()
        .includes('card:command:1.incapacitate/incapacitate');
    const wall = piece('high-stone-wall', 450, 400, 20, 200, { height: 200 });
    expect(shocks(unit('at-rt-rebel', 0, 500, 400))).toBe(false);
    expect([shocks(rebels(500, 400, one)), shocks(rebels(500, 400, one), [wall])]).toEqual([true, false]);
  });
});

describe('ISB Investigation', () => {
  const KALLUS = 'agent-kallus';
  it('ISB Investigation: a single card is found, one’s own are not looked for, and nothing is told where nothing is found', () => {
    const investigate = (pips: string) => {
      const t = lay({
        units: [unit(KALLUS, 1, 1200, 600), unit(LEIA, 0, 300, 300)],
        phase: 'command',
        stage: 2,
        priority: 1,
        hands: [{ cards: ['push', 'ambush'] }, { played: 'isb-investigation', cards: ['push', 'assault'] }],
      });
      t.until('card-number').take(pips).goOn(inActivation);
      return [t.state.hands[0]!.aside, t.state.hands[1]!.aside, t.events('cardsAside').length];
    };
    expect(investigate('2')).toEqual([['push'], [], 1]);
    expect(investigate('3')).toEqual([[], [], 0]);
  });
  it('ISB Investigation: cards with the named pips lie open aside until their owner has chosen the next card', () => {
    const t = lay({
      units: [unit(KALLUS, 1, 1200, 600), unit(LEIA, 0, 300, 300)],
      phase: 'command',
      stage: 2,
      priority: 1,
      hands: [
        { cards: ['push', 'ambush', 'covering-fire', 'assault'] },
        { played: 'isb-investigation', cards: ['push'] },
      ],
    });
    expect(t.until('card-number').options()).toEqual(['0', '1', '2', '3', '4']);
    t.take('3').goOn(inActivation);
    expect(t.state.hands[0]).toMatchObject({ cards: ['push', 'ambush'], aside: ['covering-fire', 'assault'] });
    expect(t.match.seenBy(1).view.hands[0]).toMatchObject({
      aside: ['covering-fire', 'assault'],
      cards: ['hidden', 'hidden'],
    });
    const next = lay({
      units: [unit(KALLUS, 1, 1200, 600), unit(LEIA, 0, 300, 300)],
      phase: 'command',
      hands: [{ cards: ['push', 'ambush'], aside: ['assault'] }, { cards: ['push', 'ambush'] }],
    });
    expect(next.options(0)).toEqual(['push', 'ambush']);
    next.match.decide(0, 'push');
    next.match.decide(1, 'push');
    expect(next.state.hands[0]).toMatchObject({ aside: [], cards: ['ambush', 'assault'] });
  });
});

describe('New Ways to Motivate Them', () => {
  it('[LE-KOMMANDOKARTE-03] [LE-FREIE-AKTIONEN-06] [LE-FREIE-AKTIONEN-07] New Ways to Motivate Them: a unit with an order suffers a wound for any free action', () => {
    const t = acting('new-ways-to-motivate-them', { unit: 0, step: 'start' }, [
      storm(400, 400, { order: 'faceup' }),
      unit(VADER, 1, 400, 700),
      rebels(1500, 700),
    ]);
    t.until('free-action', { 'window:unit.activates': use('new-ways-to-motivate-them') });
    expect(t.options()).toEqual(['move', 'aim', 'dodge', 'standby', 'recover']);
    t.take('aim').until('action');
    expect([t.alive(0), t.tokens(0, 'aim'), t.state.turn?.actions]).toEqual([3, 1, 2]);
    expect(t.options()).not.toContain('aim');
    const without = acting('new-ways-to-motivate-them', { unit: 0, step: 'start' }, [
      storm(400, 400),
      rebels(1500, 700),
    ]);
    expect(without.open).toEqual(['1 action']);
  });
  it('[LE-KOMMANDOKARTE-02] New Ways to Motivate Them orders two trooper units', () => {
    const t = resolving('new-ways-to-motivate-them', [
      unit(VADER, 1, 400, 400),
      storm(500, 400, one),
      storm(400, 500, one),
      unit('at-st', 1, 600, 600),
      rebels(1500, 700),
    ]).until('orders');
    expect(t.options()).toEqual(['0', '1', '2']);
    t.take(['1', '2']);
    expect([1, 2, 3].map((id) => t.unit(id).order)).toEqual(['faceup', 'faceup', 'none']);
  });
  it('[LE-FREIE-AKTIONEN-06] New Ways to Motivate Them: the free action may be that of a card, but none that is free anyway', () => {
    const driven = (who: Spec, ...more: readonly Spec[]) =>
      acting('new-ways-to-motivate-them', { unit: 0, step: 'start' }, [who, ...more, rebels(1500, 700)]).until(
        'free-action',
        { 'window:unit.activates': use('new-ways-to-motivate-them') },
      );
    const jump = driven(unit(BOBA, 1, 400, 400, { order: 'faceup' }));
    expect(jump.options()).toEqual(['move', 'aim', 'dodge', 'standby', 'recover', 'card:0:jump/jump']);
    jump.take('card:0:jump/jump').until('action');
    expect([jump.events('action').at(-1), jump.state.turn?.actions]).toMatchObject([{ free: true }, 2]);
    const medic = { order: 'faceup', upgrades: ['fx-9-medical-droid'] };
    const treats = driven(storm(400, 400, medic), unit(BOBA, 1, 400, 470, { wounds: 1 }));
    expect(treats.options()).toEqual(['move', 'aim', 'dodge', 'standby', 'recover']);
    expect(treats.take('dodge').until('action').options()).toContain('card:0:treat/treat');
  });
  it('New Ways to Motivate Them: whoever dies of the wound does nothing more', () => {
    const t = acting('new-ways-to-motivate-them', { unit: 0, step: 'start' }, [
      storm(400, 400, { ...one, order: 'faceup' }),
      unit(VADER, 1, 400, 700),
      rebels(1500, 700),
    ]);
    rest(t, 0, { 'window:unit.activates': use('new-ways-to-motivate-them') });
    expect([t.unit(0).status, t.events('action')]).toEqual(['defeated', []]);
  });
});

describe('Pinned Down', () => {
  it('Pinned Down: the order of whoever a support or heavy unit attacks goes back to the pool', () => {
    const after = (attacker: Spec) => {
      const t = acting('pinned-down', 0, [attacker, rebels(700, 400, { order: 'faceup' })]);
      t.until('action')
        .take('attack')
        .goOn(({ state }) => state.attacks.length === 0 && t.events('attackEnds').length > 0);
      return [t.unit(1).order, t.state.hands[0]!.pool];
    };
    expect(after(unit('at-st', 1, 400, 400, { degrees: 90 }))).toEqual(['none', ['corps']]);
    expect(after(storm(400, 400))).toEqual(['faceup', []]);
  });
  it('Pinned Down: the enemy’s support units take back nothing', () => {
    const enemy = unit('at-rt-rebel', 0, 400, 400, { degrees: 90, upgrades: ['at-rt-laser-cannon'] });
    const t = acting('pinned-down', 0, [enemy, storm(700, 400, { order: 'faceup' })]);
    t.until('action')
      .take('attack')
      .goOn(({ state }) => state.attacks.length === 0 && t.events('attackEnds').length > 0);
    expect([t.unit(1).order, t.state.hands[1]!.pool]).toEqual(['faceup', []]);
  });
});

describe('Reptilian Rampage', () => {
  it('Reptilian Rampage: two attack actions, and a free move for a wound', () => {
    const t = acting('reptilian-rampage', 0, [unit('bossk', 1, 400, 400), unit('at-rt-rebel', 0, 700, 400)]);
    t.until('action').take('card:command:1.reptilian-rampage/rush').until('action');
    expect([t.wounds(0), t.state.turn?.actions]).toEqual([1, 2]);
    expect(t.options()).not.toContain('card:command:1.reptilian-rampage/rush');
    t.take('attack').until('action').take('attack');
    rest(t, 0);
    expect(t.events('attack')).toHaveLength(2);
  });
  it('Reptilian Rampage: nobody else rushes', () => {
    const t = acting('reptilian-rampage', 1, [unit('bossk', 1, 400, 400), storm(600, 400), rebels(1700, 800)]);
    expect(t.until('action').options()).not.toContain('card:command:1.reptilian-rampage/rush');
  });
  it('Reptilian Rampage: the free move is there when both actions are done', () => {
    const t = acting('reptilian-rampage', 0, [unit('bossk', 1, 400, 400), rebels(1700, 800)]);
    t.until('action').take('aim', 'dodge').until('action');
    expect([t.state.turn?.actions, t.options()]).toMatchObject([0, ['card:command:1.reptilian-rampage/rush', 'none']]);
  });
});

describe('ZX Flame Projector', () => {
  it('ZX Flame Projector and Z-6 Jetpack Rocket: weapons for his activation', () => {
    const weapons = (card: string, gap: number) => {
      const t = acting(card, 0, [unit(BOBA, 1, 300, 400), rebels(300 + apart(gap), 400, one)]).until('action');
      if (!t.options().includes('attack')) return [];
      t.take('attack');
      return t.match.open[0]?.kind === 'weapons'
        ? t.options().filter((o) => o.includes('command.'))
        : t.events('attack')[0]!.weapons.map(({ weapon }) => weapon);
    };
    expect(weapons('zx-flame-projector', SEGMENT)).toContain('0.0=command.zx-flame-projector:zx-flame-projector');
    expect(weapons('zx-flame-projector', SEGMENT + 1)).not.toContain(
      '0.0=command.zx-flame-projector:zx-flame-projector',
    );
    expect(weapons('z-6-jetpack-rocket', 4 * SEGMENT)).toEqual(['command.z-6-jetpack-rocket:z-6-jetpack-rocket']);
    expect(weapons('z-6-jetpack-rocket', 4 * SEGMENT + 1)).toEqual([]);
  });
});

import type { Ask } from '@holotisch/engine';
import { describe, expect, it } from 'vitest';
import { SEGMENT } from '../../../../src/geometry/range.ts';
import { hasKeyword, keywordOf, speedOf } from '../../../../src/values.ts';
import { apart, lay, piece, type Spec, type Table, unit } from '../../../table.ts';
import { alone, holding, LEIA, rebels, storm, VADER, VEERS } from '../../../troops.ts';
import { acting, resolving } from './seated.ts';

const KRENNIC = 'director-orson-krennic';
const IDEN = 'iden-versio';
const KALLUS = 'agent-kallus';
const one = alone(4);
const most = (a: Ask) => (a.type === 'several' ? a.options.slice(0, a.max).map((o) => o.id) : '');
const inActivation = (t: Table) => t.state.phase === 'activation';
const use = (card: string) => `command:1.${card}`;

const rest = (t: Table, unit_: number, script = {}) => t.goOn(({ state }) => state.turn?.unit !== unit_, script);

describe('Director Krennic', () => {
  it('Voracious Ambition: three tokens lie facedown on the card; only their owner knows them, and he may use one', () => {
    const t = lay({
      units: [
        unit(KRENNIC, 1, 300, 300, { order: 'facedown' }),
        storm(500, 300, one),
        unit('at-st', 1, 700, 300),
        unit('e-web-heavy-blaster-team', 1, 900, 300),
        storm(500, 600, one),
        rebels(1500, 700, { ...one, order: 'facedown' }),
      ],
      stage: 0,
      priority: 1,
      hands: [{}, { played: 'voracious-ambition' }],
    });
    t.until('window:pool.draw');
    const mine = t.match.seenBy(1).view.hands[1]!;
    expect([mine.kept.length, mine.pool.length]).toEqual([3, 1]);
    const theirs = t.match.seenBy(0).view.hands[1]!;
    expect(theirs.kept).toEqual(['hidden', 'hidden', 'hidden']);
    expect(theirs.pool).toEqual(['corps', 'corps', 'heavy', 'support']);
    t.take(use('voracious-ambition'));
    const rank = t.ask().kind === 'card-way' ? t.options()[0]! : undefined;
    if (rank) t.take(rank);
    expect(t.state.hands[1]!.kept).toHaveLength(2);
    expect(t.state.hands[1]!.pool).toHaveLength(1);
  });
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
  it('Annihilation Looms: a suppression token for all troopers of both sides, two from round 5 on', () => {
    const fear = (round: number) => {
      const t = resolving(
        'annihilation-looms',
        [unit(KRENNIC, 1, 300, 300), rebels(1500, 700, one), unit('at-rt-rebel', 0, 1500, 300)],
        { round },
      );
      t.goOn(inActivation);
      return [0, 1, 2].map((id) => t.events('tokens').find(({ unit: u }) => u === id)?.change ?? 0);
    };
    expect(fear(4)).toEqual([1, 1, 0]);
    expect(fear(5)).toEqual([2, 2, 0]);
  });
});

describe('Bossk', () => {
  it('Merciless Munitions: a charge that poisons troopers', () => {
    const t = acting('merciless-munitions', 0, [unit('bossk', 1, 400, 400), rebels(700, 400)])
      .until('action')
      .take('card:command:1.merciless-munitions/arm');
    t.until('action', { may: 'no' });
    expect(t.state.markers).toMatchObject([{ kind: 'charge', by: 'command/merciless-munitions' }]);
    const later = lay({
      units: [unit('bossk', 1, 300, 400), rebels(700, 400)],
      active: 1,
      hands: [{}, { discard: ['merciless-munitions'] }],
      markers: [
        { kind: 'charge', x: 760, y: 400, seat: 1, by: 'command/merciless-munitions', note: 'merciless-munitions' },
      ],
    });
    later.until('action').take('dodge').until('window:action.after').take('0:detonate.0').until('action');
    expect(later.tokens(1, 'poison')).toBe(1);
  });
  it('Reptilian Rampage: two attack actions, and a free move for a wound', () => {
    const t = acting('reptilian-rampage', 0, [unit('bossk', 1, 400, 400), unit('at-rt-rebel', 0, 700, 400)]);
    t.until('action').take('card:command:1.reptilian-rampage/rush').until('action');
    expect([t.wounds(0), t.state.turn?.actions]).toEqual([1, 2]);
    expect(t.options()).not.toContain('card:command:1.reptilian-rampage/rush');
    t.take('attack').until('action').take('attack');
    rest(t, 0);
    expect(t.events('attack')).toHaveLength(2);
  });
  it('Merciless Munitions: other charges do not poison', () => {
    const t = lay({
      units: [
        unit('bossk', 1, 300, 400),
        rebels(700, 400),
        unit('scout-troopers', 1, 1500, 800, { upgrades: ['sonic-charge-saboteur'] }),
      ],
      active: 1,
      hands: [{}, { discard: ['merciless-munitions'] }],
      markers: [{ kind: 'charge', x: 760, y: 400, seat: 1, by: 'upgrade/sonic-charge-saboteur', note: 'Sonic Charge' }],
    });
    t.until('action').take('dodge').until('window:action.after').take('2:detonate.0').until('action');
    expect([t.events('attack').length > 0, t.tokens(1, 'poison')]).toEqual([true, 0]);
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
  it('Lying in Wait: Sharpshooter 1, and an aim token after every enemy activation', () => {
    const t = acting('lying-in-wait', 1, [unit('bossk', 1, 400, 400), rebels(1500, 700, one), rebels(1500, 300, one)]);
    t.until('action').take('none');
    rest(t, 1);
    expect(t.tokens(0, 'aim')).toBe(1);
    expect([0, 2].map((id) => keywordOf(t.g, t.unit(id), 'sharpshooter'))).toEqual([1, 0]);
  });
});

describe('Imperial strategy', () => {
  it('Covert Observation: enemies who are ordered with their command card gain suppression', () => {
    const t = lay({
      units: [unit(VADER, 1, 1200, 600), unit(LEIA, 0, 300, 300), rebels(400, 300, one)],
      phase: 'command',
      stage: 2,
      priority: 0,
      hands: [{ played: 'push' }, { played: 'covert-observation' }],
    }).goOn(inActivation);
    expect(t.events('tokens').map(({ unit: u, token }) => [u, token])).toEqual([
      [1, 'suppression'],
      [2, 'suppression'],
    ]);
  });
  it('Covert Observation: not one’s own units', () => {
    const t = lay({
      units: [
        ...[unit(VEERS, 1, 1200, 600), unit('scout-troopers', 1, 1300, 600)],
        ...[unit(LEIA, 0, 300, 300), rebels(400, 300, one)],
      ],
      phase: 'command',
      stage: 2,
      priority: 0,
      hands: [{ played: 'push' }, { played: 'covert-observation' }],
    }).goOn(inActivation);
    expect([1, 2, 3].map((id) => [t.unit(id).order, t.tokens(id, 'suppression')])).toEqual([
      ['faceup', 0],
      ['faceup', 1],
      ['faceup', 1],
    ]);
  });
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
  it('Coordinated Fire: after an aimed shot of a corps unit another friend at range 2 may gain an aim token', () => {
    const shot = (aim: number, gap: number) => {
      const t = acting('coordinated-fire', 0, [
        storm(400, 400, { ...one, ...holding('aim', aim) }),
        storm(400 - apart(gap), 400, one),
        rebels(600, 400),
      ]);
      t.until('action')
        .take('attack')
        .until('action', {
          'window:attack.reroll': '0:aim',
          'window:attack.after': use('coordinated-fire'),
          'card-unit': '1',
        });
      return t.tokens(1, 'aim');
    };
    expect([shot(1, 2 * SEGMENT), shot(1, 2 * SEGMENT + 0.01), shot(0, 2 * SEGMENT)]).toEqual([1, 0, 0]);
  });
});

describe('Iden Versio', () => {
  it('Pulse Scan: Sharpshooter 2 and an aim token; a dodge and a standby token at the end of her activation', () => {
    const t = resolving('pulse-scan', [unit(IDEN, 1, 400, 400), rebels(1500, 700, one)]);
    t.until('action', {}, 1);
    expect([t.tokens(0, 'aim'), keywordOf(t.g, t.unit(0), 'sharpshooter')]).toEqual([1, 2]);
    rest(t.take('none'), 0);
    expect([t.tokens(0, 'dodge'), t.tokens(0, 'standby')]).toEqual([1, 1]);
  });
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
  it('Tactical Strike: slower, but steady and tactical', () => {
    const t = acting('tactical-strike', { unit: 0, step: 'start' }, [
      unit(IDEN, 1, 400, 400, { order: 'faceup' }),
      storm(700, 400, { order: 'faceup' }),
      rebels(1500, 700),
    ]);
    t.until('action', { 'window:unit.activates': use('tactical-strike') });
    expect([
      speedOf(t.g, t.unit(0)),
      hasKeyword(t.g, t.unit(0), 'steady'),
      keywordOf(t.g, t.unit(0), 'tactical'),
    ]).toEqual([1, true, 1]);
    rest(t.take('none'), 0);
    expect([speedOf(t.g, t.unit(0)), hasKeyword(t.g, t.unit(0), 'steady')]).toEqual([2, false]);
  });
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
  it('Tactical Strike: she and special forces with orders, nobody else', () => {
    const offered = (who: Spec, seat = 1) =>
      acting('tactical-strike', { unit: 0, step: 'start' }, [who, seat === 1 ? rebels(1500, 700) : storm(1500, 700)])
        .open;
    const asked = ['1 window:unit.activates'];
    expect(offered(unit(IDEN, 1, 400, 400, { order: 'faceup' }))).toEqual(asked);
    expect(offered(unit('scout-troopers', 1, 400, 400, { order: 'faceup' }))).toEqual(asked);
    expect(offered(unit('scout-troopers', 1, 400, 400))).toEqual(['1 action']);
    expect(offered(unit(IDEN, 1, 400, 400))).toEqual(['1 action']);
    expect(offered(storm(400, 400, { order: 'faceup' }))).toEqual(['1 action']);
    expect(offered(unit('rebel-commandos', 0, 400, 400, { order: 'faceup' }), 0)).toEqual(['0 action']);
  });
});

describe('Agent Kallus', () => {
  it('Face Me!: Agile, Block and a free recovery; nobody withdraws from him', () => {
    const t = acting('face-me', 0, [unit(KALLUS, 1, 400, 400, holding('suppression', 1)), rebels(1500, 700)]).until(
      'action',
    );
    expect([keywordOf(t.g, t.unit(0), 'agile'), hasKeyword(t.g, t.unit(0), 'block')]).toEqual([1, true]);
    t.take('card:command:1.face-me/recover').until('action', { recover: most });
    expect([t.state.turn?.actions, t.tokens(0, 'suppression')]).toEqual([2, 0]);
    expect(t.options()).not.toContain('recover');
    const withdraw = (card: string) =>
      acting(card, 1, [unit(KALLUS, 1, 400, 400), rebels(400 + apart(0), 400, one)])
        .until('action')
        .options()
        .includes('withdraw');
    expect([withdraw('face-me'), withdraw('push')]).toEqual([false, true]);
  });
  it('Face Me!: whoever fights him and others cannot withdraw either', () => {
    const t = acting('face-me', 2, [
      ...[unit(KALLUS, 1, 400, 400), storm(400 + 2 * apart(0), 400, one), rebels(400 + apart(0), 400, one)],
    ]).until('action');
    expect(t.options()).not.toContain('withdraw');
  });
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
  it('Ruthless Tactics: whoever was shot at gains an observation token, two if it is suppressed', () => {
    const shot = (suppression: number) => {
      const t = acting(
        'ruthless-tactics',
        0,
        [storm(400, 400, one), rebels(600, 400, holding('suppression', suppression)), unit(KALLUS, 1, 400, 700)],
        { white: ['blank'] },
      );
      t.until('action').take('attack').until('action');
      return t.tokens(1, 'observation');
    };
    expect([shot(0), shot(1)]).toEqual([1, 2]);
  });
});

import { describe, expect, it } from 'vitest';
import { lay, type Spec, unit } from '../../table.ts';
import { holding, rebels, storm, VADER } from '../../troops.ts';

/** Cards that are set aside, and what an opponent holds against three characters. */

const KALLUS = 'agent-kallus';
const LANDO = 'lando-calrissian';
const ANAKIN = 'anakin-skywalker-the-chosen-one';

describe('Contingencies', () => {
  const reveal = (contingencies: readonly string[], more: object = {}) =>
    lay({
      units: [unit(KALLUS, 0, 300, 300), unit(VADER, 0, 500, 300), rebels(1500, 700)].map((u, i) => ({
        ...u,
        seat: i < 2 ? 0 : 1,
      })),
      phase: 'command',
      hands: [{ cards: ['ambush', 'push'], contingencies: [...contingencies] }, {}],
      ...more,
    });
  it('a card with as many pips is played instead, and the other one is discarded', () => {
    const t = reveal(['implacable', 'new-ways-to-motivate-them']);
    t.take('ambush').until('card-way');
    expect(t.options()).toEqual(['implacable', 'none']);
    t.take('implacable');
    expect(t.state.hands[0]).toMatchObject({ played: 'implacable', discard: ['ambush'] });
    expect(t.state.hands[0]!.contingencies).toEqual(['new-ways-to-motivate-them']);
  });
  it('nobody else knows them', () => {
    const t = reveal(['implacable']);
    expect(JSON.stringify(t.match.seenBy(0))).toContain('implacable');
    expect(JSON.stringify(t.match.seenBy(1))).not.toContain('implacable');
  });
  it('not when the planner is gone', () => {
    const t = reveal(['implacable'], {
      units: [unit(VADER, 0, 500, 300), unit(KALLUS, 0, 300, 300, { status: 'defeated' }), storm(1500, 700)],
    });
    t.take('ambush').goOn(({ state }) => state.stage > 0, { 'card-way': 'implacable' });
    expect(t.state.hands[0]!.played).toBe('ambush');
  });
});

describe('Flawed', () => {
  it('Anakin with suppression: the opponent keeps him from getting orders, once', () => {
    const order = (answer: string, suppression = 1) => {
      const t = lay({
        units: [
          unit(ANAKIN, 0, 300, 300, holding('suppression', suppression)),
          unit('yoda', 0, 500, 300),
          storm(1500, 700),
        ],
        phase: 'command',
        hands: [{ cards: ['push'] }, {}],
      });
      t.goOn(({ state }) => state.phase === 'activation', { may: answer, nominate: '1', orders: ['0', '1'] });
      return t.unit(0).order;
    };
    expect([order('yes'), order('no'), order('yes', 0)]).toEqual(['none', 'faceup', 'faceup']);
  });
  it('Kallus, wounded: an attack weighs on him', () => {
    const after = (flaw: number) => {
      const t = lay({
        units: [unit(KALLUS, 0, 400, 400, { wounds: 1, note: { flaw } }), storm(600, 400)].map((u, i) => ({
          ...u,
          seat: i,
        })),
        active: 0,
        round: 3,
      });
      t.fight().goOn((table) => table.events('activationEnds').length > 0);
      return t.tokens(0, 'suppression');
    };
    expect([after(3), after(2)]).toEqual([4, 0]);
  });
  it('Lando, three cards gone: neither his own cards nor contingencies', () => {
    const cards = (flaw: string) => {
      const t = lay({
        units: [unit(LANDO, 0, 300, 300), storm(1500, 700)],
        phase: 'command',
        hands: [
          {
            cards: ['all-in', 'push', 'ambush'],
            contingencies: ['idiots-array'],
            discard: ['assault', 'ace-up-his-sleeve'],
          },
          {},
        ],
      });
      return t.until('command-card', { may: flaw }).options();
    };
    expect(cards('yes')).toContain('all-in');
    const late = lay({
      units: [unit(LANDO, 0, 300, 300), storm(1500, 700)],
      phase: 'command',
      hands: [{ cards: ['all-in', 'push'], discard: ['assault', 'ambush', 'ace-up-his-sleeve'] }, {}],
    });
    expect(late.until('may').open).toEqual(['1 may']);
    expect(late.take('yes').until('command-card').options()).toEqual(['push']);
  });
  it('only of these three, only while they live, and never twice', () => {
    const asked = (who: Spec) =>
      lay({
        units: [who, unit('yoda', 0, 500, 300), unit(VADER, 1, 1500, 700)],
        phase: 'command',
        round: 3,
        hands: [{ cards: ['push'] }, { cards: ['push'] }],
      }).open.includes('1 may');
    const anakin = (more: Spec) => unit(ANAKIN, 0, 300, 300, { ...holding('suppression', 1), ...more });
    expect([asked(anakin({})), asked(anakin({ note: { flaw: 2 } })), asked(anakin({ status: 'defeated' }))]).toEqual([
      true,
      false,
      false,
    ]);
    const kallus = (wounds: number) => unit(KALLUS, 0, 300, 300, { wounds });
    expect([asked(kallus(1)), asked(kallus(0))]).toEqual([true, false]);
  });
  it('Anakin’s keeps orders from nobody else', () => {
    const t = lay({
      units: [unit(ANAKIN, 0, 300, 300, holding('suppression', 1)), unit('yoda', 0, 500, 300), storm(1500, 700)],
      phase: 'command',
      hands: [{ cards: ['push'] }, {}],
    });
    t.goOn(({ state }) => state.phase === 'activation', { may: 'yes', nominate: '1', orders: ['1'] });
    expect([t.unit(0).order, t.unit(1).order]).toEqual(['none', 'faceup']);
  });
  it('Kallus: only if he has attacked, and the attacks of others do not weigh on him', () => {
    const after = (active: number, action: string) => {
      const t = lay({
        units: [
          unit(KALLUS, 0, 400, 400, { wounds: 1, note: { flaw: 3 } }),
          ...[rebels(400, 600), unit('at-rt-rebel', 1, 600, 500)],
        ],
        active,
        round: 3,
      });
      t.until('action').take(action);
      t.goOn((table) => table.events('activationEnds').length > 0);
      return t.tokens(0, 'suppression');
    };
    expect([after(0, 'attack'), after(0, 'dodge'), after(1, 'attack')]).toEqual([4, 0, 0]);
  });
});

import { describe, expect, it } from 'vitest';
import { lay, unit } from '../../table.ts';
import { alone, LEIA, rebels, storm, VADER } from '../../troops.ts';

const order = (which: 'faceup' | 'facedown' | 'none') => ({ order: which });

describe('choosing a unit', () => {
  it('[LE-AKTIVIERUNGSPHASE-04] [LC-AKTIVIERUNGSPHASE-03] a unit with an order, or a token drawn from the pool', () => {
    const t = lay({
      units: [rebels(300, 300, { ...alone(4), ...order('faceup') }), rebels(300, 500, alone(4)), storm(1200, 600)],
    });
    expect(t.until('activate').options()).toEqual(['0', 'draw']);
    t.take('draw');
    expect(t.state.turn?.unit).toBe(1);
  });
  it('[LE-AKTIVIERUNGSPHASE-01] [LE-SPIELRUNDE-AKTIVIERUNGSPHASE-01] [LE-AKTIVIERUNGSPHASE-03] turn by turn, and who has more units goes on alone', () => {
    const t = lay({
      units: [
        rebels(300, 300, alone(4)),
        rebels(300, 500, alone(4)),
        rebels(300, 700, alone(4)),
        storm(1500, 600, alone(4)),
      ],
      priority: 1,
    });
    t.goOn(({ state }) => state.round > 1);
    const seats = t.events('activates').map(({ unit: u }) => t.unit(u).seat);
    expect(seats.slice(0, 4)).toEqual([1, 0, 0, 0]);
  });
  it('[LE-AKTIVIERUNGSPHASE-02] [LE-AKTIVIERUNGSPHASE-08] [LC-AKTIVIERUNGSPHASE-02] when all have been activated the end phase begins', () => {
    const t = lay({ units: [rebels(300, 300, alone(4)), storm(1500, 600, alone(4))] });
    t.goOn(({ state }) => state.round > 1);
    expect(t.events('phase').map(({ phase }) => phase)).toEqual(['end', 'command', 'activation']);
    expect(
      t
        .events('activates')
        .slice(0, 2)
        .map(({ unit: u }) => u),
    ).toEqual([0, 1]);
  });
  it('[LE-AKTIVIERUNGSPHASE-07] [LE-BEFEHLSMARKER-05] [LC-AKTIVIERUNGSPHASE-04] a token that fits nobody is removed, and another is drawn', () => {
    const t = lay({
      units: [rebels(300, 300, alone(4)), unit(LEIA, 0, 0, 0, { status: 'defeated' }), storm(1500, 600, alone(4))],
      hands: [{ pool: ['commander', 'heavy', 'corps'] }],
      seed: 'two misfits first',
    });
    const events = t.events();
    const drawn = t.events('tokenDrawn').filter(({ seat }) => seat === 0);
    expect(drawn.at(-1)!.rank).toBe('corps');
    expect(t.events('tokenRemoved')).toHaveLength(drawn.length - 1);
    expect(events.some((e) => e.type === 'activates' && e.unit === 0)).toBe(true);
    expect(t.state.hands[0]!.pool).toHaveLength(3 - drawn.length);
  });
  it('[LE-AKTIVIERUNGSPHASE-04] of several units with the rank that was drawn the player picks', () => {
    const t = lay({ units: [rebels(300, 300, alone(4)), rebels(300, 500, alone(4)), storm(1500, 600)] });
    expect(t.until('drawn').options()).toEqual(['0', '1']);
  });
  it('[LE-AKTIVIERUNGSPHASE-06] [LE-BEFEHLSMARKER-04] [LE-BEFEHLSMARKER-03] [LC-AKTIVIERUNGSPHASE-06] its token is turned down, and it is not activated again', () => {
    const t = lay({
      units: [
        rebels(300, 300, { ...alone(4), ...order('faceup') }),
        rebels(300, 500, { ...alone(4), ...order('faceup') }),
        storm(1500, 600),
      ],
    });
    t.until('activate').take('1').until('action').take('none');
    expect(t.unit(1).order).toBe('facedown');
    expect(t.unit(0).order).toBe('faceup');
    t.goOn(({ state }) => state.round > 1);
    expect(
      t
        .events('activates')
        .slice(0, 3)
        .map(({ unit: u }) => u),
    ).toEqual([1, 2, 0]);
  });
});

describe('the steps of an activation', () => {
  const waking = (more: object, dice: object = {}) =>
    lay({
      units: [rebels(900, 400, { ...alone(4), ...more }), storm(1700, 800)],
      active: { unit: 0, step: 'start' },
      ...dice,
    });
  it('[LE-AKTIVIERUNGSPHASE-05] [LE-AKTIVIERUNG-VON-EINHEITEN-05] [LE-AKTIONEN-01] two actions, not three', () => {
    const t = waking({}).until('action').take('aim', 'dodge');
    expect(t.state.turn?.unit).not.toBe(0);
    expect(t.tokens(0, 'aim') + t.tokens(0, 'dodge')).toBe(2);
  });
  it('[LE-AKTIVIERUNG-VON-EINHEITEN-03] [LE-NIEDERHALTEN-04] [LE-SAMMELN-02] [LC-NIEDERHALTEN-MARKER-ENTFERNEN-01] one white die for each suppression token', () => {
    const t = waking({ tokens: { suppression: 3 } }, { whiteDefence: ['blank', 'blank', 'block'] });
    expect(t.events('rallied')).toMatchObject([{ faces: ['blank', 'blank', 'block'], colour: 'white' }]);
    expect(waking({}).events('rallied')).toEqual([]);
  });
  it('[LE-AKTIVIERUNG-VON-EINHEITEN-04] [LE-NIEDERHALTEN-05] [LE-SAMMELN-03] [LC-NIEDERHALTEN-MARKER-ENTFERNEN-02] blocks and surges remove one each, blanks none', () => {
    const t = waking({ tokens: { suppression: 4 } }, { whiteDefence: ['block', 'surge', 'blank', 'blank'] });
    expect(t.tokens(0, 'suppression')).toBe(2);
  });
  it('[LE-NIEDERHALTEN-06] [LE-SAMMELN-04] [LE-SAMMELN-05] [LE-NIEDERHALTEN-07] as many tokens as courage cost an action, one fewer costs none', () => {
    // Leia's courage is 2.
    const left = (suppression: number) =>
      lay({
        units: [unit(LEIA, 0, 900, 400, { tokens: { suppression } }), storm(1700, 800)],
        active: { unit: 0, step: 'rally' },
        whiteDefence: ['blank', 'blank', 'blank'],
      }).until('action').state.turn!.actions;
    expect(left(1)).toBe(2);
    expect(left(2)).toBe(1);
    expect(left(3)).toBe(1);
  });
  it('[LC-NIEDERHALTEN-MARKER-ENTFERNEN-03] [LE-SAMMELN-01] who rallies below its courage keeps both actions', () => {
    const t = waking({ tokens: { suppression: 1 } }, { whiteDefence: ['surge'] });
    expect(t.until('action').state.turn!.actions).toBe(2);
  });
  it('[LE-NIEDERHALTEN-09] [LE-SAMMELN-07] an action that was lost does not come back', () => {
    const t = waking({ tokens: { suppression: 1 } }, { whiteDefence: ['blank'] });
    t.until('action').take('recover').take(['suppression.0']);
    expect(t.tokens(0, 'suppression')).toBe(0);
    expect(t.unit(0).order).toBe('facedown');
  });
  it('[LE-NIEDERHALTEN-08] [LE-SAMMELN-06] who is suppressed after its rally step loses nothing', () => {
    // It aims; a squad on standby shoots at it; it still has its second action.
    const t = lay({
      units: [
        rebels(900, 400, { minis: [null, null, null, null] }),
        storm(1000, 400, { ...alone(4), tokens: { standby: 1 } }),
      ],
      active: { unit: 0, step: 'rally' },
      white: ['hit'],
      whiteDefence: ['block'],
    });
    t.until('action').take('aim').until('action', { 'free-action': 'attack' });
    expect(t.tokens(0, 'suppression')).toBe(1);
    expect(t.state.turn!.actions).toBe(1);
  });
  it('[LE-AKTIVIERUNG-VON-EINHEITEN-02] [LE-BESCHAEDIGT-04] [LE-ROBUSTHEIT-04] a damaged vehicle rolls a white die, and a blank costs an action', () => {
    const left = (face: string) =>
      lay({
        units: [unit('at-rt-rebel', 0, 900, 400, { damaged: true }), storm(1700, 800)],
        active: { unit: 0, step: 'start' },
        whiteDefence: [face as 'blank'],
      }).until('action').state.turn!.actions;
    expect(left('blank')).toBe(1);
    expect(left('surge')).toBe(2);
    expect(left('block')).toBe(2);
  });
  it('[LE-AKTIVIERUNG-VON-EINHEITEN-06] [LE-IONENMARKER-01] [LE-AKTIONEN-07] ion tokens and damage add up, never below none', () => {
    const left = (more: object) => {
      const t = lay({
        units: [unit('at-rt-rebel', 0, 900, 400, more as never), storm(1700, 800)],
        active: { unit: 0, step: 'start' },
        whiteDefence: ['blank'],
      });
      return t.events('actionLost').reduce((sum, { count }) => sum + count, 0);
    };
    expect(left({ tokens: { ion: 1 } })).toBe(1);
    expect(left({ tokens: { ion: 1 }, damaged: true })).toBe(2);
    expect(left({ tokens: { ion: 3 } })).toBe(2);
  });
  it('[LE-IONENMARKER-02] [LE-IMMOBILISIERT-MARKER-03] at its end ion and immobilize tokens go', () => {
    const t = lay({
      units: [unit('at-rt-rebel', 0, 900, 400, { tokens: { ion: 1, immobilize: 1 } }), storm(1700, 800)],
      active: 0,
    });
    t.until('action').take('none');
    expect([t.tokens(0, 'ion'), t.tokens(0, 'immobilize')]).toEqual([0, 0]);
  });
  it('[LE-SAMMELN-15] [LE-ANSPORNEN-X-02] a unit without tokens rallies too: Leia inspires', () => {
    const t = lay({
      units: [
        unit(LEIA, 0, 900, 400),
        rebels(1000, 400, { ...alone(4), tokens: { suppression: 2 } }),
        storm(1700, 800),
      ],
      active: { unit: 0, step: 'rally' },
    });
    t.until('action', {
      'window:unit.rallied': (a) => (a.type === 'choice' ? a.options[0]!.id : ''),
      'card-unit': '1',
    });
    expect(t.tokens(1, 'suppression')).toBe(0);
  });
  it('[LE-TAPFERKEIT-03] [LE-TAPFERKEIT-04] who has no courage value gains no suppression', () => {
    const t = lay({
      units: [rebels(900, 400), unit(VADER, 1, 1000, 400)],
      active: 0,
      black: ['hit', 'hit', 'hit', 'hit'],
      redDefence: ['block', 'block', 'block', 'block'],
    }).fight();
    expect(t.tokens(1, 'suppression')).toBe(0);
  });
});

import { describe, expect, it } from 'vitest';
import { SEGMENT } from '../../../../src/geometry/range.ts';
import { keywordOf } from '../../../../src/values.ts';
import { lay26 } from '../../../edition26/table26.ts';
import { apart, type Script, type Spec, type Table, unit } from '../../../table.ts';
import { alone, storm } from '../../../troops.ts';
import { told } from '../watching.ts';

/** Universal upgrades of 2026 that carry orders, lead teams and dig in. R-L2-51 */

const inActivation = (t: Table) => t.state.phase === 'activation';
const far = storm(1700, 850, alone(4));
const rebels = (x: number, y: number, more: Spec = {}) => unit('rebel-troopers', 0, x, y, { ...alone(4), ...more });

describe('Trusted Agent', () => {
  const CARD = '0:0.trusted-agent';
  const orders = (other: Spec, script: Script) =>
    lay26({
      units: [unit('rebel-officer', 0, 300, 300, { upgrades: ['trusted-agent'] }), other, far],
      phase: 'command',
      stage: 2,
      priority: 0,
      hands: [{}, {}],
    }).goOn(inActivation, script);
  const USES = { 'window:command.orders': CARD, 'window:command.ordered': CARD };
  it('orders a corps unit within 3 once, and is discarded', () => {
    const t = orders(rebels(300 + apart(3 * SEGMENT), 300), USES);
    expect([t.events('ordered').map(({ unit: id }) => id), t.unit(0).upgrades[0]!.discarded]).toEqual([[1], true]);
  });
  it('not beyond range 3, not other ranks, and only if its player likes', () => {
    expect(told(orders(rebels(300 + apart(3 * SEGMENT + 0.1), 300), USES), 'trusted-agent')).toEqual([]);
    expect(told(orders(unit('rebel-commandos', 0, 500, 300), USES), 'trusted-agent')).toEqual([]);
    expect(orders(rebels(500, 300), {}).events('ordered')).toEqual([]);
  });
});

describe('Strike Team Leader', () => {
  const leads = (gap: number, note: Spec = { 'strike-team': 1 }) =>
    lay26({
      units: [
        unit('rebel-agent', 0, 300, 300, { upgrades: ['strike-team-leader'], note }),
        unit('rebel-commandos', 0, 300 + apart(gap), 300, alone(4)),
        far,
      ],
      phase: 'activation',
      stage: 0,
    });
  it('the team gains an aim or a dodge token within 2, and none beyond or without a choice', () => {
    const gained = (t: Table) =>
      t
        .goOn(({ state }) => state.stage === 1, { 'card-way': 'dodge' })
        .events('tokens')
        .flatMap(({ unit: id, token, why }) => (why === 'strike-team-leader' ? [[id, token]] : []));
    expect(gained(leads(2 * SEGMENT))).toEqual([[1, 'dodge']]);
    expect([gained(leads(2 * SEGMENT + 0.1)), gained(leads(SEGMENT, {}))]).toEqual([[], []]);
  });
  const backup = (note: Spec) =>
    lay26({
      units: [
        storm(300 + apart(3 * SEGMENT), 300, alone(4)),
        unit('rebel-agent', 0, 300, 300, { upgrades: ['strike-team-leader'], note }),
        unit('rebel-commandos', 0, 300, 340, alone(4)),
      ].map((u, i) => ({ ...u, seat: i === 0 ? 1 : 0 })),
      active: 0,
      white: ['hit'],
    })
      .until('action')
      .take('attack');
  it('special forces give it backup, which they give nobody else', () => {
    const offered = (note: Spec) => {
      let seen = false;
      backup(note).goOn((t) => {
        const a = t.match.open[0];
        if (a?.type === 'choice') seen ||= a.options.some(({ id }) => id.includes('backup'));
        return t.state.attacks.length === 0 && t.events('attackEnds').length > 0;
      });
      return seen;
    };
    expect([offered({ 'strike-team': 2 }), offered({})]).toEqual([true, false]);
  });
});

describe('Dug In', () => {
  /** Cover by smoke; the first white die would block, the first red one would not. */
  const roll = (y: number, more: Spec = {}) => {
    const t = lay26({
      units: [
        storm(400, y + 300, alone(4)),
        unit('e-web-heavy-blaster-team', 0, 400, y, { upgrades: ['dug-in'], ...more }),
      ],
      active: 0,
      white: ['hit'],
      whiteDefence: ['block'],
      redDefence: ['blank', 'blank'],
      blue: 0,
      markers: [{ kind: 'smoke', seat: 0, x: 480, y }],
    }).fight();
    return t.events('cover')[0]!.roll;
  };
  it('rolls red dice for cover in its own territory, white ones outside', () => {
    expect([roll(150), roll(450)]).toEqual([['blank'], ['block']]);
  });
  it('with a base across the line, or after its activation, white ones', () => {
    expect([roll(2 * SEGMENT - 20), roll(150, { order: 'facedown' }), roll(150, { order: 'faceup' })]).toEqual([
      ['block'],
      ['block'],
      ['blank'],
    ]);
  });
});

describe('Jyn Erso', () => {
  it('brings Danger Sense 2 and Dauntless', () => {
    const t = lay26({
      units: [
        rebels(400, 400, { minis: [null, 'fallen', 'fallen', 'fallen', [400, 430]], upgrades: ['jyn-erso'] }),
        far,
      ],
      active: 0,
    });
    expect((['danger-sense', 'dauntless'] as const).map((k) => keywordOf(t.g, t.unit(0), k))).toEqual([2, 1]);
  });
});

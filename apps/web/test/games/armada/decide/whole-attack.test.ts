import { describe, expect, it } from 'vitest';
import { bearNothing } from '../../../../src/games/armada/decide/always.ts';
import type { ModifyAsk } from '../../../../src/games/armada/decide/modifying.ts';
import {
  begun,
  modifications,
  modifyAlways,
  modifying,
  whileModifying,
} from '../../../../src/games/armada/decide/whole-attack.ts';
import type { ArmadaView } from '../../../../src/games/armada/view.ts';
import type { AskView } from '../../../../src/match/ask-view.ts';
import { follow, plannedFor } from '../../../../src/table-ui/decide/plan.ts';

const ship = (id: number, seat: number, more: object = {}) => ({
  kind: 'ship',
  id,
  seat,
  status: 'play',
  card: 'cr90-corvette-a',
  damage: [],
  tokens: [],
  open: [],
  shields: { front: 1, left: 1, right: 1, rear: 1 },
  ...more,
});
const BRACE = { kind: 'brace', state: 'ready' };
/** Ship 0 attacks ship 1 with these dice. */
const fight = (faces: readonly string[], own: object = {}, other: object = {}): ArmadaView =>
  ({
    sides: [0, 1],
    attacks: [
      {
        id: 7,
        step: 3,
        seat: 0,
        attacker: { unit: 0 },
        defender: { unit: 1 },
        defending: 'front',
        range: 'medium',
        locked: [],
        dice: faces.map((face) => ({ face, colour: 'red' })),
        memory: { brace: 0 },
      },
    ],
    units: [ship(0, 0, own), ship(1, 1, other)],
  }) as unknown as ArmadaView;
const ask = (kind: string, ids: readonly string[], more: object = {}): AskView =>
  ({ kind, seat: 0, options: ids.map((id) => ({ id })), ...more }) as unknown as AskView;
const offers = (...ids: readonly string[]) => ask('window:attack.modify', [...ids, 'pass']) as unknown as ModifyAsk;
const dice = (kind: string, count: number, min = 0, max = count) =>
  ask(kind, [], {
    min,
    max,
    options: Array.from({ length: count }, (_, die) => ({ id: String(die), about: { die } })),
  });

/** The first answer of the plan; what follows is planned. */
function press(view: ArmadaView, asked: ModifyAsk, picked: readonly string[]): unknown {
  const [first, ...rest] = begun(modifying(asked, picked), asked, view);
  plannedFor(asked as unknown as AskView, -1);
  follow(rest, 1, whileModifying(view));
  return first?.answer(asked as unknown as AskView, view);
}

describe('what the attacker does with the dice, by one press', () => {
  it('lists what may be used with when it helps, icons last', () => {
    const asked = offers('0:accuracy', '0:admiral-ackbar', '0:ordnance-experts', '0:leading-shots', '0:concentrate');
    expect(modifications(fight(['hit']), asked)).toEqual([
      { id: '0:admiral-ackbar', when: 'always' },
      { id: '0:ordnance-experts', when: 'blank' },
      { id: '0:leading-shots', when: 'blanks' },
      { id: '0:concentrate', when: 'blank' }, // a token alone; with a dial always
      { id: '0:accuracy', when: 'locks' },
    ]);
    const dial = fight(['hit'], { open: ['concentrate'] });
    expect(modifications(dial, offers('0:concentrate'))).toEqual([{ id: '0:concentrate', when: 'always' }]);
  });

  it('rerolls what shows nothing, with whatever the dice show by then, and leaves out what does not help', () => {
    const asked = offers('0:admiral-ackbar', '0:ordnance-experts');
    const ids = ['0:admiral-ackbar', '0:ordnance-experts'];
    expect(press(fight(['hit']), asked, ids)).toBe('0:admiral-ackbar');
    const blank = fight(['hit', 'blank', 'double']);
    expect(plannedFor(offers('0:ordnance-experts') as unknown as AskView, 2, blank)).toBe('0:ordnance-experts');
    expect(plannedFor(dice('reroll', 3), 3, blank)).toEqual(['1']);
    expect(plannedFor(offers() as unknown as AskView, 4, fight(['hit', 'hit']))).toBe('pass');
    // Where each die shows something it is not used at all.
    expect(press(fight(['hit']), offers('0:ordnance-experts'), ['0:ordnance-experts'])).toBe('pass');
  });

  it('uses nothing that was left out', () => {
    const asked = offers('0:admiral-ackbar', '0:ordnance-experts');
    expect(press(fight(['blank']), asked, ['0:ordnance-experts'])).toBe('0:ordnance-experts');
    expect(plannedFor(dice('reroll', 1), 2, fight(['blank']))).toEqual(['0']);
    expect(plannedFor(offers('0:admiral-ackbar') as unknown as AskView, 3, fight(['hit']))).toBe('pass');
  });

  it('locks the token that would save most, if that is worth a die', () => {
    const asked = offers('0:accuracy');
    const strong = fight(
      ['accuracy', 'double', 'double'],
      {},
      { tokens: [{ kind: 'redirect', state: 'ready' }, BRACE] },
    );
    expect(press(strong, asked, ['0:accuracy'])).toBe('0:accuracy');
    expect(plannedFor(ask('accuracy', ['0', '1']), 2, strong)).toBe('1');
    const weak = fight(['accuracy', 'hit'], {}, { tokens: [BRACE] });
    expect(press(weak, asked, ['0:accuracy'])).toBe('pass');
    const lost = fight(['accuracy', 'double', 'double'], {}, { tokens: [{ ...BRACE, state: 'discarded' }] });
    expect(press(lost, asked, ['0:accuracy'])).toBe('pass');
  });

  it('goes on behind a question that nobody could foresee, but not in another attack', () => {
    const view = fight(['blank']);
    expect(
      press(view, offers('0:admiral-ackbar', '0:ordnance-experts'), ['0:admiral-ackbar', '0:ordnance-experts']),
    ).toBe('0:admiral-ackbar');
    expect(plannedFor(ask('card-way', ['a', 'b']), 2, view)).toBeUndefined();
    const next = { ...view, attacks: [{ ...view.attacks[0]!, id: 8 }] };
    expect(plannedFor(offers('0:ordnance-experts') as unknown as AskView, 3, view)).toBe('0:ordnance-experts');
    expect(plannedFor(dice('reroll', 1), 4, next)).toBeUndefined();
  });
});

describe('the same in every attack', () => {
  const always = modifyAlways(
    offers('0:ordnance-experts', '0:accuracy'),
    ['0:ordnance-experts', '0:accuracy'],
    '',
    undefined,
  );
  it('holds for the same cards of other ships, not for what was never asked about', () => {
    const view = fight(['blank']);
    expect(always.answer(offers('4:ordnance-experts') as unknown as AskView, view)).toBe('4:ordnance-experts');
    expect(always.answer(offers('4:accuracy') as unknown as AskView, view)).toBe('pass');
    expect(always.answer(offers('4:admiral-ackbar') as unknown as AskView, view)).toBeUndefined();
  });
  it('holds together with what was said before, and what is left out now is used no more', () => {
    const more = modifyAlways(offers('0:swarm', '0:ordnance-experts'), ['0:swarm'], '', always);
    const view = fight(['blank']);
    expect(more.answer(offers('4:swarm', '4:accuracy') as unknown as AskView, view)).toBe('4:swarm');
    expect(more.answer(offers('4:ordnance-experts') as unknown as AskView, view)).toBe('pass');
  });
  it('holds for nobody else at this screen', () => {
    const other = { ...offers('1:ordnance-experts'), seat: 1 } as unknown as AskView;
    expect(always.answer(other, fight(['blank']))).toBeUndefined();
  });
});

it('no token is spent against no damage, but a card is asked about', () => {
  const none = bearNothing(1, '');
  const tokens = (...more: readonly string[]) =>
    ({
      ...ask('window:attack.defend', []),
      seat: 1,
      options: [
        { id: '1:token.0', about: { card: 'token.0', piece: 1 } },
        ...more.map((id) => ({ id, about: { card: id, piece: 1 } })),
        { id: 'pass' },
      ],
    }) as unknown as AskView;
  const other = { tokens: [BRACE] };
  expect(none.answer(tokens(), fight(['blank', 'accuracy'], {}, other))).toBe('pass');
  expect(none.answer(tokens(), fight(['hit'], {}, other))).toBeUndefined();
  expect(none.answer(tokens('1:lando'), fight(['blank'], {}, other))).toBeUndefined();
});

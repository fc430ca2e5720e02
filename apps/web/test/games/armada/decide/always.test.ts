import { expect, it } from 'vitest';
import { defendAlways } from '../../../../src/games/armada/decide/always.ts';
import type { DefendAsk } from '../../../../src/games/armada/decide/defence.ts';
import { putAside } from '../../../../src/games/armada/decide/displaced.ts';
import { attackAll } from '../../../../src/games/armada/decide/steps.ts';
import type { ArmadaView } from '../../../../src/games/armada/view.ts';
import type { AskView } from '../../../../src/match/ask-view.ts';

const SHIP = { kind: 'ship', status: 'play', card: 'cr90-corvette-a', damage: [], activated: false };
type State = 'ready' | 'exhausted';
/** Dice on a corvette with a Brace and a Redirect; its hull is four. */
const fight = (faces: readonly string[], state: State = 'ready', shields = 2) =>
  ({
    round: 2,
    rules: { rounds: 6 },
    sides: [0, 1],
    attacks: [
      {
        seat: 1,
        attacker: { unit: 1 },
        defender: { unit: 0 },
        defending: 'front',
        range: 'long',
        locked: [],
        dice: faces.map((face) => ({ face, colour: 'red' })),
        memory: {},
      },
    ],
    units: [
      {
        ...SHIP,
        id: 0,
        seat: 0,
        tokens: [
          { kind: 'brace', state },
          { kind: 'redirect', state },
        ],
        shields: { front: shields, left: 0, right: 0 },
      },
      { ...SHIP, id: 1, seat: 1, tokens: [] },
    ],
  }) as unknown as ArmadaView;
const TOKENS = [0, 1].map((at) => ({ id: `0:token.${at}`, about: { card: `token.${at}`, piece: 0 } }));
const defend = (seat: number, ...more: readonly object[]): AskView & DefendAsk =>
  ({ kind: 'window:attack.defend', seat, options: [...TOKENS, ...more, { id: 'pass' }] }) as never;

const always = defendAlways(0, 'ready tokens');

it('ready tokens are spent as they are proposed, attack by attack, and none where none is worth it', () => {
  const view = fight(['double', 'double']);
  expect(always.answer(defend(0), view)).toBe('0:token.0');
  const { steps } = always.onwards!(defend(0), view);
  expect(steps.some(({ kind }) => kind === 'window:attack.defend')).toBe(true);
  expect(always.answer(defend(0), fight(['blank']))).toBe('pass');
});

it('a token that would be lost is the player’s own to spend', () => {
  const six = ['double', 'double', 'double'];
  expect(always.answer(defend(0), fight(six, 'exhausted', 3))).toBeUndefined();
  expect(always.answer(defend(0), fight(six, 'ready', 3))).toBe('0:token.0');
  // It may lie there, as long as it is not worth it.
  expect(always.answer(defend(0), fight(['blank'], 'exhausted'))).toBe('pass');
});

it('where a card offers something, or it is a matter of survival, the player is asked; so is the other side', () => {
  const card = { id: '0:lando-calrissian-officer', about: { card: 'lando-calrissian-officer', piece: 0 } };
  expect(always.answer(defend(0, card), fight(['double']))).toBeUndefined();
  expect(always.answer(defend(0), fight(['double', 'double', 'double'], 'ready', 2))).toBeUndefined();
  expect(always.answer(defend(0), fight(['double', 'double', 'hit'], 'ready', 2))).toBe('0:token.0');
  expect(always.answer(defend(1), fight(['double', 'double']))).toBeUndefined();
});

it('every other squadron is attacked in turn, until none is left or it is another’s decision', () => {
  const all = attackAll(0, '');
  const further = (...ids: readonly string[]) =>
    ({ kind: 'further-target', seat: 0, options: ids.map((id) => ({ id })) }) as unknown as AskView;
  expect(all.answer(further('left>7', 'left>9', 'none'), {})).toBe('left>7');
  expect(all.answer(further('none'), {})).toBeUndefined();
  expect(all.answer({ ...further('left>7', 'none'), seat: 1 }, {})).toBeUndefined();
});

it('squadrons that were pushed aside are put down by one press: own ones to where the enemy is, his to where nobody is', () => {
  const unit = (id: number, seat: number, x: number, y: number, kind = 'squadron') => ({
    id,
    seat,
    kind,
    status: 'play',
    pose: { x, y, hx: 0, hy: 1 },
  });
  const off = { pose: null };
  const units = [
    unit(0, 0, 450, 450, 'ship'),
    { ...unit(1, 1, 0, 0), ...off },
    { ...unit(2, 0, 0, 0), ...off },
    unit(3, 0, 450, 800),
    unit(4, 1, 450, 460),
  ];
  const view = { sides: [0, 1], rules: { width: 900, depth: 900 }, units } as unknown as ArmadaView;
  const displaced = (squadron: number) =>
    ({ kind: 'displaced', seat: 1, region: { squadron, by: { unit: 0 }, left: [] } }) as never;
  const [put, next] = putAside(displaced(1));
  expect(put!.answer(displaced(1), view)).toEqual({ x: 450, y: 800 });
  expect(next!.answer({ kind: 'displaced-order', options: [{ id: '2' }, { id: '1' }] } as never, view)).toBe('2');
  // The nearest foe of number 2 stands a little ahead: it goes to the other side, and never off the table.
  expect(put!.answer(displaced(2), view)).toEqual({ x: 450, y: 440 });
  expect(putAside({ kind: 'displaced-order' } as never)[0]!.kind).toBe('displaced-order');
});

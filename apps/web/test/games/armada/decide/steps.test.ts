import { expect, it } from 'vitest';
import { type DefendAsk, defence, proposedTokens } from '../../../../src/games/armada/decide/defence.ts';
import { concentrate, type ModifyAsk } from '../../../../src/games/armada/decide/modifying.ts';
import {
  activation,
  dialUses,
  type FlightAsk,
  flightTo,
  repairing,
  standardCritical,
  steering,
} from '../../../../src/games/armada/decide/steps.ts';
import { idle } from '../../../../src/games/armada/decide/worth-rerolling.ts';
import type { ArmadaView } from '../../../../src/games/armada/view.ts';
import type { AskView } from '../../../../src/match/ask-view.ts';
import { follow, plannedFor } from '../../../../src/table-ui/decide/plan.ts';

const ask = (kind: string, options: readonly string[], more: object = {}): AskView =>
  ({ kind, seat: 0, options: options.map((id) => ({ id })), ...more }) as unknown as AskView;

it('a Squadron dial that is kept is resolved at once, one that steers only before the manoeuvre', () => {
  follow(activation(3, 'squadron', 'keep').slice(1), 5);
  expect(plannedFor(ask('dial-use', ['keep', 'token'], { about: { unit: 3 } }), 6)).toBe('keep');
  expect(plannedFor(ask('command', ['squadron:dial', 'none']), 7)).toBe('squadron:dial');
  const course = { ...ask('command', []), options: [{ id: 'dial', about: { unit: 3, command: 'navigate' } }] };
  expect(steering(3).answer(course as unknown as AskView, {})).toBe('dial');
  expect(steering(4).answer(course as unknown as AskView, {})).toBeUndefined();
});

it('tokens are kept beside the dial only where it is said so, and no open dial is passed over', () => {
  expect(dialUses({ commands: [] }, 'navigate')).toEqual(['keep', 'token']);
  expect(dialUses({ commands: ['repair'] }, 'navigate')).toEqual(['keep', 'dial-only', 'token', 'token-only']);
  expect(dialUses({ commands: [] }, 'squadron')).toEqual(['keep', 'token-only']);
  const last = activation(3, 'navigate', 'dial-only').at(-1)!;
  expect(last.answer(ask('command', ['repair:token', 'none']), {})).toBe('none');
  expect(last.answer(ask('command', ['repair:dial', 'none']), {})).toBeUndefined();
});

const squadron = (id: number, seat: number, x: number) => ({
  id,
  seat,
  kind: 'squadron',
  status: 'play',
  pose: { x, y: 0 },
});
const sky = (...xs: readonly number[]) =>
  ({ sides: [0, 1], units: [squadron(0, 0, 0), ...xs.map((x, i) => squadron(i + 1, 1, x))] }) as unknown as ArmadaView;
const act = { kind: 'squadron-act', about: { unit: 0 }, options: [] } as unknown as FlightAsk;
const kinds = (flight: ReturnType<typeof flightTo>) => flight?.steps.map(({ kind }) => kind);

it('a squadron flies where it is drawn to, and no further than it gets', () => {
  expect(flightTo(sky(), act, 0, 2, { x: 100, y: 0 })?.to).toEqual({ x: 100, y: 0 });
  const far = flightTo(sky(), act, 0, 2, { x: 2000, y: 0 })!;
  expect(far.to!.x).toBeGreaterThan(100);
  expect(far.to!.x).toBeLessThan(250);
});

it('drawn onto an enemy it attacks: from where it is, or from as near as it comes', () => {
  const near = flightTo(sky(60), act, 0, 2, { x: 60, y: 0 });
  expect(kinds(near)).toEqual(['squadron-act', 'attack']);
  const far = flightTo(sky(180), act, 0, 4, { x: 180, y: 0 });
  expect(kinds(far)).toEqual(['squadron-act', 'squadron-move', 'squadron-act', 'attack']);
  expect(far!.to!.x).toBeLessThan(180 - 34);
});

it('drawn onto a hull zone it comes near enough to attack it, or as near as it gets', () => {
  const star = {
    ...squadron(1, 1, 250),
    kind: 'ship',
    card: 'victory-ii-class-star-destroyer',
    pose: { x: 250, y: 0, hx: 0, hy: 1 },
  };
  const view = { sides: [0, 1], units: [squadron(0, 0, 0), star] } as unknown as ArmadaView;
  const flight = flightTo(view, act, 0, 4, { x: 225, y: 0 })!;
  expect(kinds(flight)).toEqual(['squadron-act', 'squadron-move', 'squadron-act', 'attack']);
  expect(flight.steps.at(-1)!.answer(ask('attack', ['>1.left']), view)).toBe('>1.left');
  // Its base does not lie upon the ship's.
  expect(flight.to!.x).toBeGreaterThan(100);
  expect(flight.to!.x).toBeLessThan(250 - 61 / 2 - 17);
  const slow = flightTo(view, act, 0, 1, { x: 225, y: 0 })!;
  expect(kinds(slow)).toEqual(['squadron-act', 'squadron-move']);
});

it('repairs damage cards before shields, those that lie faceup first, and shields where they are fewest', () => {
  const hurt = {
    ...squadron(0, 0, 0),
    kind: 'ship',
    damage: [{ faceup: false }, { faceup: true }],
    shields: { front: 2, left: 0 },
  };
  const view = { sides: [0, 1], units: [hurt] } as unknown as ArmadaView;
  const of = (...ids: readonly string[]) => ask('repair', [...ids, 'none'], { about: { unit: 0 } });
  follow(repairing(0).slice(1), 5);
  expect(plannedFor(of('recover:front', 'hull:0', 'hull:1'), 6, view)).toBe('hull:1');
  expect(plannedFor(of('move:front>left', 'recover:front', 'recover:left'), 7, view)).toBe('recover:left');
  expect(plannedFor(of('move:front>left'), 8, view)).toBe('none');
  // Another ship is repaired by whoever repairs it.
  expect(repairing(0)[0]!.answer(ask('repair', ['none'], { about: { unit: 1 } }), view)).toBeUndefined();
});

const TOKENS = ['brace', 'redirect', 'evade'].map((kind) => ({ kind, state: 'ready' }));
const SHIP = { kind: 'ship', status: 'play', card: 'cr90-corvette-a', damage: [], activated: false };
const fight = (faces: readonly string[], range = 'medium') =>
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
        range,
        locked: [],
        dice: faces.map((face) => ({ face, colour: 'red' })),
        memory: { damage: 3 },
      },
    ],
    units: [
      { ...SHIP, id: 0, seat: 0, tokens: TOKENS, shields: { front: 1, left: 3, right: 2 } },
      { ...SHIP, id: 1, seat: 1, tokens: [] },
    ],
  }) as unknown as ArmadaView;
const defend = {
  kind: 'window:attack.defend',
  options: [
    ...TOKENS.map((_, at) => ({ id: `0:token.${at}`, about: { card: `token.${at}`, piece: 0 } })),
    { id: 'pass' },
  ],
} as unknown as DefendAsk;

it('the tokens that take off damage are taken up to begin with, none against nothing', () => {
  expect(proposedTokens(fight(['double', 'double']), defend)).toEqual(['0:token.0', '0:token.2']);
  expect(proposedTokens(fight(['hit'], 'long'), defend)).toEqual(['0:token.2']);
  // Far off an Evade takes a die away for sure; near by it is rolled anew, and the player looks at it first.
  expect(proposedTokens(fight(['double', 'double', 'hit'], 'long'), defend)).toEqual(['0:token.0', '0:token.2']);
  expect(proposedTokens(fight(['blank']), defend)).toEqual([]);
});

it('one press spends them, ends the step and redirects what would reach the hull; AR-VERTEIDIGUNGSMARKER-20', () => {
  const view = fight(['double', 'hit']);
  const zone = (id: string) => ({ id, about: { unit: 0, zone: id } });
  follow(defence(view, defend, ['0:token.1']).slice(1), 5);
  const zones = { ...ask('redirect-zone', []), options: [zone('left'), zone('right')] } as unknown as AskView;
  expect(plannedFor(zones, 6, view)).toBe('left');
  expect(plannedFor(ask('window:attack.defend', ['0:token.0', 'pass']), 7, view)).toBe('pass');
  expect(plannedFor(ask('redirect-amount', ['0', '1', '2', '3'], { about: { unit: 0 } }), 8, view)).toBe('2');
});

it('behind an Evade that rolls a die anew the player decides again; far off the die is gone, and all goes on', () => {
  const tokens = ['0:token.2', '0:token.1'];
  const spent = (range: string) =>
    defence(fight(['double', 'double'], range), defend, tokens).flatMap((one) =>
      one.kind === defend.kind ? (one.answer(defend as never, {}) ?? []) : [],
    );
  expect(spent('medium')).toEqual(['0:token.2']);
  expect(spent('long')).toEqual(['0:token.2', '0:token.1', 'pass']);
});

it('an Evade that could cost its token is left to the player; AR-VERTEIDIGUNGSMARKER-08', () => {
  const dice = (max: number) =>
    ({
      ...ask('evade', []),
      max,
      options: [0, 1].map((die) => ({ id: String(die), about: { die } })),
    }) as unknown as AskView;
  const evade = defence(fight(['hit'], 'long'), defend, ['0:token.2'])[1]!;
  expect(evade.answer(dice(1), fight(['hit', 'double']))).toEqual(['1']);
  expect(evade.answer(dice(2), fight(['hit', 'double']))).toBeUndefined();
});

it('a Concentrate Fire dial adds the die that was named', () => {
  const modify = ask('window:attack.modify', ['1:concentrate', 'pass']) as unknown as ModifyAsk;
  follow(concentrate(modify, 'black').slice(1), 5);
  expect(plannedFor(ask('colour', ['red', 'black']), 6)).toBe('black');
});

it('the standard critical effect is taken as long as no card offers another', () => {
  expect(standardCritical('').answer(ask('critical', ['standard', 'none']), {})).toBe('standard');
  expect(standardCritical('').answer(ask('critical', ['standard', '1:card', 'none']), {})).toBeUndefined();
});

it('own dice that show nothing are worth a reroll, those of another never', () => {
  // An icon that can lock a token worth locking is something.
  expect(idle(fight(['blank', 'double', 'accuracy', 'blank']), 1)).toEqual([0, 3]);
  expect(idle(fight(['blank', 'accuracy']), 1)).toEqual([0, 1]);
  expect(idle(fight(['blank']), 0)).toEqual([]);
});

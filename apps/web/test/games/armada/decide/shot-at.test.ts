import type { QuestionOf } from '@holotisch/armada';
import { expect, it } from 'vitest';
import {
  aimAt,
  attackAt,
  attackFurther,
  furtherShot,
  proposedUse,
  shotAt,
} from '../../../../src/games/armada/decide/shot-at.ts';
import type { ArmadaView, ShipView } from '../../../../src/games/armada/view.ts';

const STAR = 'victory-ii-class-star-destroyer';
const ship = (id: number, seat: number, x: number, y: number, more: object = {}) => ({
  kind: 'ship',
  id,
  seat,
  status: 'play',
  card: STAR,
  damage: [],
  commands: [],
  pose: { x, y, hx: 0, hy: 1 },
  ...more,
});
const wing = (id: number, seat: number, x: number, y: number, more: object = {}) => ({
  kind: 'squadron',
  id,
  seat,
  status: 'play',
  slider: 'blue',
  pose: { x, y, hx: 0, hy: 1 },
  ...more,
});
const sky = (...units: readonly unknown[]) => ({ sides: [0, 1], token: 'blue', units }) as unknown as ArmadaView;

it('an enemy is meant by the hull zone that is pointed at, or one just beside it; a friend never', () => {
  const view = sky(ship(0, 0, 0, 0), ship(1, 1, 0, 300), wing(2, 1, 200, 0));
  expect(aimAt(view, 0, { x: 0, y: 340 })).toEqual({ unit: 1, zone: 'front' });
  expect(aimAt(view, 0, { x: 0, y: 260 })).toEqual({ unit: 1, zone: 'rear' });
  expect(aimAt(view, 0, { x: -25, y: 300 })).toEqual({ unit: 1, zone: 'left' });
  const beside = { x: 0, y: 300 + 102 / 2 + 8 };
  expect(aimAt(view, 0, beside)).toEqual({ unit: 1, zone: 'front' });
  expect(aimAt(view, 0, { ...beside, y: beside.y + 10 })).toBeUndefined();
  expect(aimAt(view, 0, { x: 190, y: 5 })).toEqual({ unit: 2, zone: null });
  expect(aimAt(view, 0, { x: 0, y: 0 })).toBeUndefined();
  expect(
    aimAt(sky(ship(0, 0, 0, 0), ship(1, 1, 0, 300, { status: 'destroyed' })), 0, { x: 0, y: 340 }),
  ).toBeUndefined();
});

const option = (zone: string, defending: string, range = 'medium') => ({
  id: `${zone}>1.${defending}`,
  about: { attacker: { unit: 0 }, zone, defender: { unit: 1 }, defending, range },
});
type Options = QuestionOf<'attack'>['options'];
const options = (...all: readonly unknown[]) => [...all, { id: 'none' }] as unknown as Options;

it('of several hull zones that reach it the one attacks whose dice promise most; what cannot be attacked is asked about', () => {
  const view = sky(ship(0, 0, 0, 0), ship(1, 1, 0, 300));
  const offered = options(option('left', 'rear'), option('front', 'rear'), option('front', 'left'));
  expect(shotAt(view, offered, { unit: 1, zone: 'rear' })).toBe('front>1.rear');
  expect(shotAt(view, offered, { unit: 1, zone: 'left' })).toBe('front>1.left');
  expect(shotAt(view, offered, { unit: 1, zone: 'right' })).toBeUndefined();
  const asked = { kind: 'attack', options: offered } as never;
  expect(attackAt({ unit: 1, zone: 'rear' }).answer(asked, view)).toBe('front>1.rear');
  expect(attackAt({ unit: 3, zone: 'rear' }).answer(asked, view)).toBeUndefined();
});

it('a dial is used if there is something to use it for, else a token is kept of it', () => {
  const own = (more: object = {}) => ship(0, 0, 0, 0, more) as unknown as ShipView;
  expect(proposedUse(sky(own()), own(), 'navigate')).toBe('keep');
  expect(proposedUse(sky(own()), own(), 'squadron')).toBe('token');
  expect(proposedUse(sky(own(), wing(1, 0, 100, 0)), own(), 'squadron')).toBe('keep');
  expect(proposedUse(sky(own(), wing(1, 0, 100, 0, { slider: 'orange' })), own(), 'squadron')).toBe('token');
  expect(proposedUse(sky(own(), wing(1, 1, 100, 0)), own(), 'squadron')).toBe('token');
  expect(proposedUse(sky(own(), wing(1, 0, 400, 0)), own(), 'squadron')).toBe('token');
  expect(proposedUse(sky(own()), own(), 'repair')).toBe('token');
  expect(proposedUse(sky(own()), own({ damage: [{}] }), 'repair')).toBe('keep');
});

it('the second hull zone attacks where its dice promise most, and no ship but the one that was drawn', () => {
  const foe = ship(1, 1, 0, 300, { shields: { front: 3, left: 3, right: 3, rear: 1 } });
  const view = sky(ship(0, 0, 0, 0), foe, wing(2, 1, 120, 0, { card: 'tie-fighter-squadron', hull: 3 }));
  const shot = (zone: string, unit: number, defending: string | null) =>
    ({ zone, defender: { unit }, defending, range: 'medium', dice: { red: 1, blue: 0, black: 0 } }) as never;
  const shots = [shot('front', 1, 'rear'), shot('left', 2, null), shot('left', 1, 'rear'), shot('rear', 1, 'left')];
  const aim = { unit: 1, zone: 'rear' } as const;
  const next = furtherShot(view, 0, shots, aim);
  expect(next?.zone).not.toBe('front');
  expect(next?.defender).toEqual({ unit: 1 });
  expect(furtherShot(view, 0, shots.slice(0, 1), aim)).toBeUndefined();
  const asked = {
    kind: 'attack',
    about: { unit: 0 },
    options: options(option('rear', 'left', 'long'), option('left', 'rear')),
  };
  expect(attackFurther(0).answer(asked as never, view)).toBe('left>1.rear');
  expect(attackFurther(3).answer(asked as never, view)).toBeUndefined();
  expect(attackFurther(0).answer({ ...asked, options: options() } as never, view)).toBeUndefined();
});

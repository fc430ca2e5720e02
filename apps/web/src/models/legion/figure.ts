import type { Model, Part, Point } from '../part.ts';
import { minus, plus, times, unit } from '../space.ts';
import { type Dress, dressed } from './figure/dress.ts';
import type { Head } from './figure/helmets.ts';
import { type Hold, POSES, type Pose, type PoseName } from './figure/poses.ts';
import { rigOf } from './figure/rig.ts';
import { WEAPONS, type Weapon, type WeaponName } from './figure/weapons.ts';
import { frame, outOf, put } from './kit.ts';

/** Somebody on two legs, about 35 mm high, looking ahead, feet on the ground. */
export interface Figure extends Dress {
  readonly pose: PoseName;
  readonly head: Head;
  /** How large its head is, beside what is usual. */
  readonly headSize?: number;
  /** In the right hand; with both where the pose says so. */
  readonly weapon?: WeaponName | Weapon;
  readonly left?: WeaponName | Weapon;
  /** How large it is: 1 is a human. */
  readonly size?: number;
  /** What stands beside it or goes with it, in its millimetres. */
  readonly beside?: readonly Part[];
}

const weaponOf = (weapon: WeaponName | Weapon): Weapon => (typeof weapon === 'string' ? WEAPONS[weapon] : weapon);
const held = (weapon: Weapon, hold: Hold): readonly Part[] => put(weapon.parts, frame(hold.at, hold.turn));

/** Hands that would be too far away come nearer, and what they hold with them. */
function reachable(hold: Hold, shoulder: Point): Hold {
  const way = minus(hold.at, shoulder);
  const far = Math.hypot(...way);
  return far <= REACH ? hold : { ...hold, at: plus(shoulder, times(unit(way), REACH)) };
}
const REACH = 12.6;

/** The parts of a figure, for whoever rides or serves something: `figure` makes a model of them. */
export function figureParts(of: Figure): { readonly parts: readonly Part[]; readonly muzzle?: Point } {
  const { pose: name, head, headSize = 1, weapon = 'none', left = 'none', beside = [] } = of;
  const pose: Pose = POSES[name];
  const bulk = of.build?.bulk ?? 1;
  const bare = rigOf(pose, [pose.right.at, pose.right.at], bulk);
  const right = reachable(pose.right, bare.arms[0].root);
  const arm = weaponOf(weapon);
  const atGrip = outOf(frame(right.at, right.turn), arm.fore ?? [0, 2, 0]);
  const leftHold = pose.left === 'grip' ? { at: atGrip, turn: right.turn } : reachable(pose.left, bare.arms[1].root);
  const rig = rigOf(pose, [right.at, leftHold.at], bulk);
  const parts = [
    ...dressed(of, rig, pose),
    ...put(head, rig.head, headSize),
    ...held(arm, right),
    // A hand on the weapon of the other one holds nothing else.
    ...(pose.left === 'grip' ? [] : held(weaponOf(left), leftHold)),
    ...beside,
  ];
  return arm.muzzle ? { parts, muzzle: outOf(frame(right.at, right.turn), arm.muzzle) } : { parts };
}

export function figure(of: Figure): Model {
  const { parts, muzzle } = figureParts(of);
  return { parts, ...(of.size && { scale: of.size }), ...(muzzle && { muzzles: [muzzle] }) };
}

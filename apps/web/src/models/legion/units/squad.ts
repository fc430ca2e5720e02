import type { Model, Models } from '../../part.ts';
import { type Figure, figure } from '../figure.ts';
import { type Paint, paint } from '../kit.ts';

/** How the miniatures of a unit differ from what most of them are. */
type Patch = Partial<Figure>;

/**
 * A unit of several: most of them, who leads, who bears the heavy weapon, and what upgrades add, by their ids. The
 * leader points the way where nothing else is said.
 */
export function squad(
  id: string,
  most: Figure,
  leader: Patch = {},
  heavy: Patch = {},
  added: Readonly<Record<string, Patch>> = {},
): Models {
  const entries: readonly (readonly [string, Patch])[] = [
    ['', {}],
    ['/leader', { pose: 'point', ...leader }],
    ['/heavy', heavy],
    ...Object.entries(added).map(([upgrade, patch]) => [`/${upgrade}`, patch] as const),
  ];
  return all(...entries.map(([key, patch]) => alone(`${id}${key}`, () => figure({ ...most, ...patch }))));
}

/** Made when it is first asked for: a match shows a tenth of them. */
export function alone(id: string, make: () => Model): Models {
  let made: Model | undefined;
  const get = (): Model => {
    made ??= make();
    return made;
  };
  return Object.defineProperty({}, `legion/${id}`, { get, enumerable: true, configurable: true });
}
/** Somebody who fights alone. */
export const hero = (id: string, of: Figure): Models => alone(id, () => figure(of));
/** All together, none of them made yet. */
export function all(...models: readonly Models[]): Models {
  const together: Models = {};
  for (const some of models) Object.defineProperties(together, Object.getOwnPropertyDescriptors(some));
  return together;
}

/** How heavy weapons are held. */
export const HEAVY = {
  rotary: { pose: 'hip', weapon: 'rotary', extras: ['ammo'] },
  rocket: { pose: 'aim', weapon: 'rocket', extras: ['backpack'] },
  kneelingRocket: { pose: 'kneel', weapon: 'rocket', extras: ['backpack'] },
  gun: { pose: 'hip', weapon: 'heavy', extras: ['backpack'] },
  repeater: { pose: 'aim', weapon: 'repeater', extras: ['ammo'] },
  sniper: { pose: 'kneel', weapon: 'sniper' },
  ion: { pose: 'hip', weapon: 'ion', extras: ['ammo'] },
  flame: { pose: 'hip', weapon: 'flame', extras: ['tank'] },
  scatter: { pose: 'hip', weapon: 'scatter', extras: ['pouches'] },
  launcher: { pose: 'aim', weapon: 'launcher', extras: ['ammo'] },
  cannon: { pose: 'hip', weapon: 'cannon', extras: ['ammo'] },
  charge: { pose: 'run', weapon: 'charge', extras: ['backpack', 'pouches'] },
  comms: { pose: 'stand', weapon: 'datapad', extras: ['antenna'] },
  medic: { pose: 'kneel', weapon: 'datapad', extras: ['backpack', 'pouches'] },
} as const satisfies Readonly<Record<string, Patch>>;

export const DARK = paint('dark');
export const BLACK: Paint = { stuff: 'dark', colour: 0x22252c };

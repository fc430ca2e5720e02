import { academy, rookie, type Scene, type SceneSpec, type ShipSpec, scene, ship } from '../../scene.ts';

/** A hero (ship 0, a Rookie Pilot) with cards against a foe (ship 1), in the moments that cards speak of. */

const FACES: Readonly<Record<string, string>> = { h: 'hit', c: 'crit', f: 'focus', b: 'blank', e: 'evade' };
/** Dice in short: 'hcf' is hit, critical hit, focus. */
export const roll = (letters: string): string[] => [...letters].map((l) => FACES[l]!);

export interface Duel extends Partial<Omit<SceneSpec, 'ships' | 'attack' | 'defence'>> {
  readonly hero?: ShipSpec;
  readonly foe?: ShipSpec;
  /** Ships 2, 3, … */
  readonly more?: readonly ShipSpec[];
  /** Where the foe stands straight ahead: 400 is range 1, 480 range 2, 600 range 3. */
  readonly y?: number;
  readonly red?: string;
  readonly green?: string;
}

const setting = ({ red = '', green = '', hero, foe, more, y, ...rest }: Duel): Partial<SceneSpec> => ({
  ...rest,
  attack: roll(red),
  defence: roll(green),
});

/** The hero, skill 2, fights before a foe of skill 1. */
export const attacking = (cards: readonly string[], duel: Duel = {}): Scene =>
  scene({
    phase: 'combat',
    ...setting(duel),
    ships: [
      rookie(450, 300, 0, { upgrades: [...cards], ...duel.hero }),
      academy(450, duel.y ?? 480, 180, duel.foe),
      ...(duel.more ?? []),
    ],
  });

/** A foe of skill 4 fights before the hero. */
export const defending = (cards: readonly string[], duel: Duel = {}): Scene =>
  scene({
    phase: 'combat',
    ...setting(duel),
    ships: [
      rookie(450, 300, 0, { upgrades: [...cards], ...duel.hero }),
      ship('imperial/tiefighter/blacksquadronpilot', 450, duel.y ?? 480, 180, duel.foe),
      ...(duel.more ?? []),
    ],
  });

/** The hero flies a dial; the foe has flown already. */
export const flying = (cards: readonly string[], dial: string, duel: Duel = {}): Scene =>
  scene({
    phase: 'activation',
    ...setting(duel),
    ships: [
      rookie(450, 300, 0, { upgrades: [...cards], dial, ...duel.hero }),
      academy(450, duel.y ?? 700, 180, { activated: true, ...duel.foe }),
      ...(duel.more ?? []),
    ],
  });

/** The End phase begins. */
export const ending = (cards: readonly string[], duel: Duel = {}): Scene =>
  scene({
    phase: 'end',
    ...setting(duel),
    ships: [
      rookie(450, 300, 0, { upgrades: [...cards], ...duel.hero }),
      academy(450, duel.y ?? 480, 180, duel.foe),
      ...(duel.more ?? []),
    ],
  });

/** A second Rookie Pilot beside the hero (range 1), whose turn has passed. */
export const friend = (more: ShipSpec = {}, x = 520, y = 300): ShipSpec =>
  rookie(x, y, 0, { activated: true, fought: true, ...more });

/** What the dice show now, in short. */
export function faces(s: Scene, which: 'attack' | 'defence'): string {
  const last = s
    .events()
    .filter((e) => (e.type === 'rolled' || e.type === 'modified') && e.dice === which)
    .at(-1);
  const shown = (last?.faces ?? []) as string[];
  return shown.map((f) => Object.keys(FACES).find((l) => FACES[l] === f)).join('');
}

export const discarded = (s: Scene, id: string, shipId = 0): boolean =>
  s.ship(shipId).upgrades.find((u) => u.id === id)!.discarded;

export const rolled = (s: Scene, which: 'attack' | 'defence'): number =>
  (s.events('rolled').find((e) => e.dice === which)!.faces as unknown[]).length;

import { academy, decline, rookie, type Scene, type SceneSpec, type ShipSpec, scene, ship } from '../../scene.ts';

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
    .filter((e) => e.type === 'rolled' || e.type === 'modified')
    .findLast((e) => e.dice === which);
  return (last?.faces ?? []).map((f) => Object.keys(FACES).find((l) => FACES[l] === f)).join('');
}

export const discarded = (s: Scene, id: string, shipId = 0): boolean =>
  s.ship(shipId).upgrades.find((u) => u.id === id)!.discarded;

export const rolled = (s: Scene, which: 'attack' | 'defence'): number =>
  s.events('rolled').find((e) => e.dice === which)!.faces.length;

/** What a hero or a foe may have. */
export const LOCK = { locks: [1] };
export const FOCUS = { tokens: { focus: 1 } };
export const STRESS = { tokens: { stress: 1 } };
export const FLOWN = { activated: true };
export const WEDGE = { pilot: 'wedgeantilles' };
export const ROOKIE_FOE = { faction: 'rebel', type: 'xwing', pilot: 'rookiepilot' };
/** Facedown, a Direct Hit counts as one card. */
export const hits = (length: number) => Array.from({ length }, () => ({ card: 'directhit' }));

/** An obstacle at a place; the one that a hero who flies straight ahead meets. */
export const obstacleAt = (x: number, y: number, kind = 'coreasteroid0') => ({ kind, x, y });
export const ROCK = obstacleAt(450, 380);

/** The hero flies s2 to 450/420 or s3 to 450/460; beside it, range 1 ends at 140, range 2 at 240, range 3 at 340. */
export const beside = (card: string, x: number, y = 420) => friend({ upgrades: [card] }, x, y);

/** The hero shoots at the foe with a secondary weapon; the second one has locked it before. */
export const shoot = (weapon: string, duel: Duel = {}) =>
  attacking([weapon], duel).take(`0:${weapon.replace('/', '.')}>1`);
export const shootLocked = (weapon: string, duel: Duel = {}) =>
  shoot(weapon, { ...duel, hero: { ...LOCK, ...duel.hero } });

/** Whether this is on offer until the next ship attacks or the round is over; everything is declined. */
export function offered(s: Scene, key: string): boolean {
  for (let seen = false; ; s.take(decline(s.ask()))) {
    if (s.match.over || ['attack', 'dials'].includes(s.ask().kind)) return seen;
    seen ||= s.options().includes(key);
  }
}

/** Whether the card is on offer in the attack that is declared now; everything else is declined. */
export function offeredIn(s: Scene, shot: string, key: string): boolean {
  s.take(...(s.ask().kind === 'attack' ? [shot] : []));
  for (let seen = false; ; ) {
    if (s.match.over || s.open.length === 0) return seen;
    const { kind } = s.ask();
    if (kind === 'attack' || kind === 'dials') return seen;
    seen ||= s.options().includes(key);
    if (seen) return true;
    s.take(decline(s.ask()));
  }
}
export const mayAttack = (card: string, duel: Duel): boolean =>
  offeredIn(attacking([card], duel), 'primary>1', `0:${card.replace('/', '.')}`);
export const mayDefend = (card: string, duel: Duel): boolean =>
  offeredIn(defending([card], duel), 'primary>0', `0:${card.replace('/', '.')}`);

/** Whether a question of this kind has been asked, or is open. */
export const asked = (s: Scene, kind: string): boolean =>
  s.match.taken.some((t) => t.kind === kind) || s.ask().kind === kind;

/** Tokens given and taken, in short: ship, kind, number. */
export const tokensOf = (s: Scene) => s.events('token').map((e) => `${e.ship} ${e.token} ${e.by}`);
/** Rolls that a card has changed: ship, card, faces. */
export const changedRolls = (s: Scene) =>
  s.events('rollChanged').map((e) => [e.ship, e.card, ...(e.faces as string[])]);

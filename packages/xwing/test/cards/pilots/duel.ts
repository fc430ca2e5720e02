import { academy, decline, rookie, type Scene, type SceneSpec, type ShipSpec, scene, ship } from '../../scene.ts';

/** What the tests of ship cards share. Small bases are 40 mm wide, so these distances of centres are range 1, 2 and 3. */
export const NEAR = 120;
export const MIDDLE = 180;
export const FAR = 280;

/** A Combat phase: ship 0 looks up the table, ship 1 stands before it at this distance and looks back. */
export const duel = (
  me: string,
  enemy: string,
  distance: number,
  more: Omit<SceneSpec, 'ships'> & {
    readonly mine?: ShipSpec;
    readonly theirs?: ShipSpec;
    readonly others?: readonly ShipSpec[];
  } = {},
): Scene => {
  const { mine = {}, theirs = {}, others = [], ...spec } = more;
  return scene({
    phase: 'combat',
    ...spec,
    ships: [
      ship(me, 450, 300, 0, { seat: 0, ...mine }),
      ship(enemy, 450, 300 + distance, 180, { seat: 1, ...theirs }),
      ...others,
    ],
  });
};
export const ROOKIE = 'rebel/xwing/rookiepilot';
export const ACADEMY = 'imperial/tiefighter/academypilot';

/** The faces of the last roll of these dice. */
export const lastRoll = (s: Scene, dice: 'attack' | 'defence'): readonly string[] =>
  s.events('rolled').findLast((e) => e.dice === dice)!.faces as string[];

/** Whether the open question lets this card be used. */
export const offers = (s: Scene, key: string): boolean => s.match.open.length > 0 && s.options().includes(key);

/** Declines everything until a question of this kind, and says whether this card was on offer on the way there. */
export const offeredBefore = (s: Scene, kind: string, key: string): boolean => {
  let seen = false;
  while (!s.match.over && s.ask().kind !== kind) {
    seen ||= offers(s, key);
    s.take(decline(s.ask()));
  }
  return seen;
};

/** Declines everything until this ship may attack. */
export const turnOf = (s: Scene, id: number): Scene => {
  const isTurn = () => s.ask().kind === 'attack' && (s.ask().about as { ship: number }).ship === id;
  while (!isTurn()) s.take(decline(s.ask()));
  return s;
};

/** How many tokens of a kind a ship has been given in this match. */
export const given = (s: Scene, id: number, token: string): number =>
  s.events('token').filter((e) => e.ship === id && e.token === token && e.by === 1).length;

/** An Activation phase in which only ship 0 still has to fly, with an enemy far away. */
export const flying = (
  who: string,
  dial: string,
  more: ShipSpec = {},
  others: readonly ShipSpec[] = [],
  attack: readonly string[] = [],
): Scene =>
  scene({
    phase: 'activation',
    attack,
    ships: [
      ship(who, 450, 300, 0, { seat: 0, dial, ...more }),
      ship(who.startsWith('imperial') ? ROOKIE : ACADEMY, 450, 850, 180, { seat: 1, activated: true }),
      ...others,
    ],
  });

/** A defence that does nothing. */
export const BLANKS = ['blank', 'blank', 'blank', 'blank'];

/** Ship 1 shoots at this ship, or this ship at ship 1. */
export const attackedBy = (s: Scene, target: number): Scene => turnOf(s, 1).take(`primary>${target}`);
export const shotOf = (s: Scene, id: number): Scene => turnOf(s, id).take('primary>1');

/** How many attack dice ship 0 rolls at this distance. */
export const attackDice = (who: string, distance: number, more: Parameters<typeof duel>[3] = {}): number =>
  lastRoll(
    turnOf(duel(who, ACADEMY, distance, more), 0)
      .take('primary>1')
      .until('attack', {}, 1),
    'attack',
  ).length;

/** What the dice show after the last change. */
export const lastChange = (s: Scene) => s.events('modified').at(-1)!.faces;

/** Friends of ship 0 whose turn has passed: a Rookie Pilot, an Academy Pilot, a pirate. */
export const calm = (x: number, more: ShipSpec = {}): ShipSpec =>
  rookie(x, 300, 0, { activated: true, fought: true, ...more });
export const wingman = (x: number, y: number, more: ShipSpec = {}) => academy(x, y, 0, { seat: 0, ...more });
export const pirate = (x: number, y: number, more: ShipSpec = {}) =>
  ship('scum/z95headhunter/binayrepirate', x, y, 0, more);

/** Friends (ships 2 to 5) at range 1, 2, 3 and beyond of a small ship at 450, 300; or one of them. */
export const row = (more: ShipSpec = {}): ShipSpec[] => [520, 600, 740, 850].map((x) => calm(x, more));
export const neighbour = (range: 1 | 2 | 3 | 4, more: ShipSpec = {}): ShipSpec => row(more)[range - 1]!;

/** How somebody plays, upon whatever he can: weights that the policies of all games read. 1 is as everybody does it. */
export interface Character {
  /** What his own attacks are worth to him, and how near he comes for them. */
  readonly aggression: number;
  /** What he gives for not being shot at, and how far away he stays. */
  readonly caution: number;
  /** How much his pieces seek each other; 0: they do not care, less: they spread out. */
  readonly herd: number;
  /** What the task of the battle is worth to him, where a game has one. */
  readonly objective: number;
}

export const EVEN: Character = { aggression: 1, caution: 1, herd: 0, objective: 1 };

export const CHARACTERS = {
  /** Straight at the throat, whatever it costs. */
  berserker: { aggression: 2.2, caution: 0.25, herd: 0, objective: 0.4 },
  /** Shoots from afar, is never where the others aim, spreads out and takes what lies about. */
  fuchs: { aggression: 0.9, caution: 2.2, herd: -0.6, objective: 1.5 },
  /** Side by side, covered, on what is to be held, and lets the others come. */
  mauer: { aggression: 0.7, caution: 1.5, herd: 1.2, objective: 2.5 },
  /** All together at one. */
  schwarm: { aggression: 1.3, caution: 0.8, herd: 2.5, objective: 1 },
} as const satisfies Record<string, Character>;

export type CharacterName = keyof typeof CHARACTERS;
export const CHARACTER_NAMES = Object.keys(CHARACTERS) as readonly CharacterName[];
export const isCharacter = (name: string): name is CharacterName => Object.hasOwn(CHARACTERS, name);

/** How far from the enemy he likes to be, where others like to be this far. */
export const distanceFor = ({ aggression, caution }: Character, usual: number): number =>
  usual * Math.sqrt(caution / aggression);

/** What it is worth to be so many millimetres from the nearest friend, who is near enough at this distance. */
export const company = ({ herd }: Character, mm: number, enough: number, perMm: number): number =>
  herd === 0 ? 0 : -herd * perMm * Math.min(MOST_APART, Math.max(0, mm - enough));
/** Beyond this nobody feels who is nearer. */
const MOST_APART = 400;

import type { Pose } from '@holotisch/table';
import type { Ship } from '@holotisch/xwing';
import {
  type Armament,
  aim,
  armaments,
  type Field,
  fieldOf,
  isOutOfReach,
  isShot,
  isStressed,
  type XWing,
} from '@holotisch/xwing/rules';
import { type Character, company } from '../character.ts';
import { apart, foresee, type Likely } from './foresee.ts';
import type { Imagined } from './imagine.ts';
import { type Loaded, load, worthOfShot } from './shooting.ts';

/** What a place on the table promises and threatens. */

/** A weapon and where it reaches, wherever its ship stands. */
interface Gun {
  readonly weapon: Armament;
  readonly field: Field;
}
const gunsOf = (g: XWing, ship: Ship): readonly Gun[] =>
  armaments(g, ship).map((weapon) => ({ weapon, field: fieldOf(g, ship, weapon) }));

/** A ship of the other side, where it may be, and what it may shoot with. */
interface Foe {
  readonly ship: Ship;
  readonly likely: readonly Likely[];
  readonly guns: readonly Gun[];
}

/** One shot in one imagined future. */
interface Line {
  readonly foe: number;
  readonly place: number;
  readonly weight: number;
  readonly shot: Loaded;
}

/** All shots from and at one ship at one place. */
export interface Lines {
  readonly ship: Ship;
  readonly out: readonly Line[];
  readonly in: readonly Line[];
}

/** Beyond this, from corner to corner, no weapon reaches. */
const FARTHEST = 300;

/** From middle to middle: nearer friends are in each other's way. */
const SIDE_BY_SIDE = 60;
const PER_MM_APART = 0.02;

/** Between two bases, for what nobody foresees. */
const ELBOW_ROOM = 60;

/** Where it is now, and nowhere else. */
export const standing = (foe: Ship): readonly Likely[] => [{ pose: foe.pose!, weight: 1 }];

export class Outlook {
  readonly g: XWing;
  readonly foes: readonly Foe[];
  readonly mine: readonly Ship[];
  readonly character: Character;
  /** Whether somebody of the other side shoots with ions. */
  readonly ions: boolean;
  readonly #guns = new Map<Ship, readonly Gun[]>();

  constructor(
    { g, mine, foes, character, hasty }: Imagined,
    expect = (foe: Ship) => (hasty ? standing(foe) : foresee(g, foe, mine)),
  ) {
    this.g = g;
    this.mine = mine;
    this.character = character;
    this.ions = foes.some((foe) => foe.upgrades.some((u) => !u.discarded && u.id.startsWith('ion')));
    this.foes = foes.map((ship) => ({ ship, likely: expect(ship), guns: gunsOf(g, ship) }));
  }

  /** Looked up once: every place that it may go to is tried with the same ones. */
  #gunsOf(ship: Ship): readonly Gun[] {
    let guns = this.#guns.get(ship);
    if (guns === undefined) {
      guns = gunsOf(this.g, ship);
      this.#guns.set(ship, guns);
    }
    return guns;
  }

  /** The shots if the ship stood here; whom it touches it cannot shoot at, nor be shot at by. */
  lines(ship: Ship, at: Pose, touching: readonly Ship[] = []): Lines {
    const { g } = this;
    const guns = this.#gunsOf(ship);
    const was = ship.pose;
    const out: Line[] = [];
    const into: Line[] = [];
    ship.pose = at;
    this.foes.forEach(({ ship: foe, likely, guns: his }, n) => {
      if (touching.includes(foe)) return;
      const stood = foe.pose;
      const reach = FARTHEST + (g.facts(ship).half + g.facts(foe).half) * Math.SQRT2;
      likely.forEach(({ pose, weight }, place) => {
        if (apart(at, pose) > reach) return;
        foe.pose = pose;
        for (const { weapon, field } of guns) {
          if (isOutOfReach(g, ship, foe, field)) continue;
          const shot = aim(g, ship, weapon, foe, undefined, field);
          if (isShot(shot)) out.push({ foe: n, place, weight, shot: load(g, ship, shot) });
        }
        for (const { weapon, field } of his) {
          if (isOutOfReach(g, foe, ship, field)) continue;
          const shot = aim(g, foe, weapon, ship, undefined, field);
          if (isShot(shot)) into.push({ foe: n, place, weight, shot: load(g, foe, shot) });
        }
      });
      foe.pose = stood;
    });
    ship.pose = was;
    return { ship, out, in: into };
  }

  /** What the best target is worth. */
  attack(lines: Lines, focus: boolean): number {
    return Math.max(
      0,
      ...this.#byFoe(lines.out, (shot) =>
        worthOfShot(this.g, lines.ship, shot, {
          attackFocus: focus,
          defenceFocus: this.#hasFocus(shot.target),
          evades: shot.target.tokens.evade,
        }),
      ),
    );
  }

  /** What each ship of the other side may take from us. */
  dangers(lines: Lines, focus: boolean, evades: number): readonly number[] {
    return this.#byFoe(lines.in, (shot, foe) =>
      worthOfShot(this.g, foe, shot, {
        attackFocus: this.#hasFocus(foe),
        defenceFocus: focus,
        evades,
      }),
    );
  }

  /** Whoever has not acted yet is thought to take a focus token. */
  #hasFocus(foe: Ship): boolean {
    return foe.tokens.focus > 0 || (!foe.activated && !isStressed(foe));
  }

  #byFoe(lines: readonly Line[], worth: (shot: Loaded, foe: Ship) => number): readonly number[] {
    const sums = this.foes.map(() => 0);
    let best = 0;
    lines.forEach((line, i) => {
      best = Math.max(best, worth(line.shot, this.foes[line.foe]!.ship));
      // Of several weapons in the same future only the best one is fired.
      const next = lines[i + 1];
      if (next && next.foe === line.foe && next.place === line.place) return;
      sums[line.foe]! += line.weight * best;
      best = 0;
    });
    return sums;
  }

  /** Whether anybody may be so near that the ship would not pass here. */
  isCrowded(ship: Ship, at: Pose): boolean {
    const { g } = this;
    const near = (other: Ship, pose: Pose) =>
      apart(pose, at) < ELBOW_ROOM + g.facts(ship).half + g.facts(other).half && other !== ship;
    return (
      this.mine.some((friend) => near(friend, friend.pose!)) ||
      this.foes.some((foe) => near(foe.ship, foe.ship.pose!) || foe.likely.some(({ pose }) => near(foe.ship, pose)))
    );
  }

  /** What it is worth to one of ours to be as near to its friends as it is here. */
  company(ship: Ship, at: Pose): number {
    if (this.character.herd === 0) return 0;
    const gaps = this.mine.filter((friend) => friend !== ship).map((friend) => apart(at, friend.pose!));
    return gaps.length === 0 ? 0 : company(this.character, Math.min(...gaps), SIDE_BY_SIDE, PER_MM_APART);
  }

  /** The nearest ship of the other side where it is likeliest to be. */
  nearest(at: Pose): { readonly pose: Pose; readonly mm: number } | undefined {
    let best: { pose: Pose; mm: number } | undefined;
    for (const { likely } of this.foes) {
      const { pose } = likely[0]!;
      const mm = apart(at, pose);
      if (best === undefined || mm < best.mm) best = { pose, mm };
    }
    return best;
  }
}

export const total = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0);

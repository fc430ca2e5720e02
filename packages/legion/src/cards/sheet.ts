import type { KeywordName, Unit as UnitCard, Upgrade, Weapon } from '../data/types.ts';
import type { Unit, WeaponKey } from '../state.ts';

export interface UnitWeapon {
  readonly key: WeaponKey;
  readonly weapon: Weapon;
  /** The place of its upgrade card. */
  readonly at: number | null;
  /** It serves only where an effect names it. */
  readonly special?: boolean;
}

/**
 * What is printed on the cards of a unit, laid out for those who ask all the time. Cards are of many shapes, and this is of one:
 * whoever reads it need not find out each time what he has before him.
 */
export class Sheet {
  readonly card: UnitCard;
  readonly upgrades: readonly Upgrade[];
  readonly isVehicle: boolean;
  readonly isEmplacement: boolean;
  readonly isGround: boolean;
  readonly isRepulsor: boolean;
  /** Keywords of the card and of all upgrades, but not those of weapons. */
  readonly prints: ReadonlySet<KeywordName>;
  /** Some upgrade takes keywords away. */
  readonly losesAny: boolean;
  /** The weapons of its own card; of each upgrade, as it lies there at first. */
  readonly weapons: readonly UnitWeapon[];
  readonly carried: readonly (readonly UnitWeapon[])[];
  readonly #ids: readonly string[];

  constructor(card: UnitCard, upgrades: readonly Upgrade[]) {
    const { type } = card;
    this.card = card;
    this.upgrades = upgrades;
    this.isVehicle = type.endsWith('-vehicle');
    this.isEmplacement = type === 'emplacement-trooper';
    this.isGround = type === 'ground-vehicle';
    this.isRepulsor = type === 'repulsor-vehicle';
    this.prints = new Set([card, ...upgrades].flatMap(({ keywords }) => keywords.map(({ keyword }) => keyword)));
    this.losesAny = upgrades.some(({ loses }) => loses !== undefined);
    this.weapons = card.weapons.map((weapon) => ({ key: `unit:${weapon.id}`, weapon, at: null }));
    this.carried = upgrades.map(({ weapons }, at) =>
      weapons.map((weapon) => ({ key: `${at}:${weapon.id}`, weapon, at })),
    );
    this.#ids = upgrades.map(({ id }) => id);
  }

  /** Whether it is the sheet of this unit: an upgrade may have taken another's place. */
  isOf({ card, upgrades }: Unit): boolean {
    if (this.card.id !== card || this.#ids.length !== upgrades.length) return false;
    for (let i = 0; i < upgrades.length; i++) if (this.#ids[i] !== upgrades[i]!.id) return false;
    return true;
  }
}

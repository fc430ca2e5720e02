/** A damage card as a seat sees it: of a facedown one perhaps not even the name. */
interface DealtCard {
  readonly card: string | null;
  readonly faceup: boolean;
}

/** How much damage lies on a ship. XW-SCHIFFE-ZERSTOEREN-04: a Direct Hit counts as two cards. */
export const damageOn = ({ damage }: { readonly damage: readonly DealtCard[] }): number =>
  damage.reduce((sum, { card, faceup }) => sum + (faceup && card === 'directhit' ? 2 : 1), 0);

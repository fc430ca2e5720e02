/** Whether a ship type satisfies the wording '<ship type> only' of an upgrade (R-XW-16). */

/** German cards print either language's word for the same ship (XW-AUFWERTUNGSKARTEN-11). */
const SAME_WORD: Readonly<Record<string, string>> = { jäger: 'fighter', flügler: 'wing' };

const words = (name: string): readonly string[] =>
  name
    .toLowerCase()
    .split(/[ \-/()]+/)
    .filter((word) => word !== '')
    .map((word) => SAME_WORD[word] ?? word);

/** Every word of the restriction must be a whole word of the type's name (XW-AUFWERTUNGSKARTEN-09). */
export function fitsShipType(wording: string, shipName: string): boolean {
  const own = words(shipName);
  return words(wording).every((word) => own.includes(word));
}

import { apart, lay, type Spec, ship, squadron, type Table } from '../../table.ts';

/** A squadron of seat 0 in the middle of things, and others at so many millimetres from base to base. */

const X = 600;
const Y = 400;
export const AT = [X, Y] as const;
/** How far to the right and how far up the others stand: gaps from base to base, measured to the squadron in the middle. */
const place = (right: number, up: number): [number, number] => [
  X + (right === 0 ? 0 : Math.sign(right) * apart(Math.abs(right))),
  Y + (up === 0 ? 0 : Math.sign(up) * apart(Math.abs(up))),
];
export const own = (id: string, right = 0, up = 0, more: Spec = {}): Spec => squadron(id, 0, ...place(right, up), more);
export const foe = (id: string, right: number, up = 0, more: Spec = {}): Spec =>
  squadron(id, 1, ...place(right, up), more);
/** An enemy ship with its rear right ahead, 30 mm away: 5 hull, evade, brace, redirect. */
export const cruiser = (more: Spec = {}, seat = 1): Spec =>
  ship('gladiator-i-class-star-destroyer', seat, X, Y + 100, 0, more);

/** Unit 0 is activated in the Squadron Phase. */
export const inPhase = (units: readonly Spec[], more: object = {}): Table =>
  lay({ units, phase: 'squadron', flying: { squadron: 0 }, ...more });
/** Unit 0 has been activated by a Squadron command of a far-off ship. */
export const commanded = (units: readonly Spec[], more: object = {}): Table => {
  const by = units.findIndex((u) => 'ship' in u && u['seat'] === 0);
  return lay({ units, flying: { squadron: 0, by: by < 0 ? units.length : by }, ...more });
};
/** What kinds of questions have been asked so far. */
export const asked = (t: Table): string[] => t.match.taken.map((d) => d.kind);

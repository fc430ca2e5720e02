import { describe, expect, it } from 'vitest';
import { aim, type Shot } from '../../armada/src/flow/attack/shots.ts';
import { played } from '../../armada/src/prospect/played.ts';
import { lay, type Spec, ship, squadron } from '../../armada/test/table.ts';
import { armadaOdds, type DamageToken } from '../src/armada.ts';

/** The odds of an attack in Armada: the model against the attack's own procedures. */

const close = (found: readonly number[], wanted: readonly number[], said: string): void => {
  for (let n = 0; n < Math.max(found.length, wanted.length); n++)
    expect(found[n] ?? 0, `${said}: ${n} damage`).toBeCloseTo(wanted[n] ?? 0, 9);
};

const shotAt = (units: readonly Spec[], zone: 'front' | null, defending: 'front' | null) => {
  const { g } = lay(zone === null ? { units, phase: 'squadron' } : { units, phase: 'ship', active: 0 });
  const shot = aim(g, { unit: 0 }, zone, { unit: 1 }, defending);
  if (!('dice' in shot)) throw new Error(JSON.stringify(shot));
  return { g, shot: shot as Shot };
};

/** Tokens that lower the total, by what a unit of that kind has. */
const lowering = (tokens: readonly { readonly kind: string }[]): readonly DamageToken[] =>
  (['scatter', 'brace', 'evade'] as const).flatMap((kind) => tokens.filter((t) => t.kind === kind).map(() => kind));

const FIGHTS: readonly (readonly [string, readonly Spec[], 'front' | null, 'front' | null])[] = [
  ...[60, 150, 240].map(
    (gap) =>
      [
        `a ship at another, ${gap} mm apart`,
        [
          ship('cr90-corvette-a', 0, 600, 300, 0),
          ship('nebulon-b-escort-frigate', 1, 600, 400 + gap, 180, { speed: 2 }),
        ],
        'front',
        'front',
      ] as const,
  ),
  [
    'a ship at one that stands still',
    [ship('cr90-corvette-a', 0, 600, 300), ship('nebulon-b-escort-frigate', 1, 600, 480, 180, { speed: 0 })],
    'front',
    'front',
  ],
  [
    'a ship at a squadron',
    [ship('nebulon-b-escort-frigate', 0, 600, 300), squadron('tie-fighter-squadron', 1, 600, 420)],
    'front',
    null,
  ],
  [
    'a bomber at a ship',
    [squadron('b-wing-squadron', 0, 600, 300), ship('victory-ii-class-star-destroyer', 1, 600, 400, 180, { speed: 2 })],
    null,
    'front',
  ],
  [
    'no bomber at a ship',
    [squadron('a-wing-squadron', 0, 600, 300), ship('victory-ii-class-star-destroyer', 1, 600, 400, 180, { speed: 2 })],
    null,
    'front',
  ],
];

describe('odds of an attack in Armada', () => {
  it.each(FIGHTS)(
    '%s: the model comes to the same as the procedures over all falls of the dice',
    (said, units, zone, defending) => {
      const { g, shot } = shotAt(units, zone, defending);
      const [attacker, defender] = [g.unit(0), g.unit(1)];
      const still = defender.kind === 'ship' && defender.speed === 0;
      const model = armadaOdds({
        pool: shot.dice,
        crits: defender.kind === 'ship' && (attacker.kind === 'ship' || said.startsWith('a bomber')),
        tokens: still ? [] : lowering(defender.tokens),
        range: shot.range,
      });
      const found = played(g, shot)!;
      close(found.damage, model.damage, said);
      close(found.defended, model.defended, `${said}, defended`);
      expect(found.critical).toBeCloseTo(model.critical, 9);
      expect(found.accuracies).toBeCloseTo(model.accuracies, 9);
    },
  );
});

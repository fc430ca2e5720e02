import { canAct, performAction } from '../../flow/actions/perform.ts';
import { attack } from '../../flow/attack.ts';
import { dealCard } from '../../flow/damage.ts';
import { dockedTo } from '../../flow/docking.ts';
import { type Armament, armaments, refuseAttack, shots } from '../../flow/weapons.ts';
import type { Ship } from '../../state.ts';
import type { XWing } from '../../xwing.ts';
import { begin } from '../phrases/effects.ts';
import { launch } from '../phrases/moves.ts';
import { pick } from '../phrases/questions.ts';
import { type AnyAbility, at, type CardFamily, type CardRules } from '../vocabulary.ts';

/** Ships that carry others. What a docked ship's own title says of its carrier stands with the carrier. */

const COORDINATE = { free: true, only: ['coordinate'] } as const;

/** Turrets for a single attack: one that would be performed twice is not. */
const turrets = (g: XWing, ship: Ship): Armament[] =>
  armaments(g, ship).flatMap((a) => {
    if (a.equipped?.slot !== 'turret' || !a.weapon) return [];
    const { twice, ...weapon } = a.weapon;
    return [{ ...a, weapon }];
  });

/** A shuttle at the rear guides: it leaves after a manoeuvre, or in a hurry when the carrier is destroyed. */
const mothership = (whileDocked: AnyAbility): CardRules => ({
  arcs: (g, self, weapon, arcs) =>
    arcs !== null && weapon.key === 'primary' && dockedTo(g, self.ship) ? [...arcs, 'specialrear'] : arcs,
  abilities: [
    at('manoeuvre.executed', {
      when: (g, m, self) => m.ship === self.ship && m.ship.status === 'play' && dockedTo(g, self.ship) !== undefined,
      *run(g, _m, self) {
        yield* launch(g, self, dockedTo(g, self.ship)!, 'rear');
      },
    }),
    at('ship.destroyed', {
      mandatory: true,
      when: (g, m, self) => m.ship === self.ship && dockedTo(g, self.ship) !== undefined,
      *run(g, _m, self) {
        const shuttle = dockedTo(g, self.ship)!;
        yield* dealCard(g, shuttle, false);
        begin(g, self, shuttle, 'round', { note: 'no-attack' });
        yield* launch(g, self, shuttle, 'rear');
      },
    }),
    whileDocked,
  ],
});

export const carriers: CardFamily = {
  'title/houndstooth': {
    brings: { type: 'z95headhunter', pilot: 'nashtahpuppilot' },
    abilities: [
      at('ship.destroyed', {
        when: (g, m, self) => m.ship === self.ship && dockedTo(g, self.ship) !== undefined,
        *run(g, _m, self) {
          const pup = dockedTo(g, self.ship)!;
          begin(g, self, pup, 'round', { note: 'no-attack' });
          yield* launch(g, self, pup, yield* pick(self, 'card-side', ['front', 'rear']));
        },
      }),
    ],
  },
  /** The pilot of the ship that carried it goes on flying. */
  'scum/z95headhunter/nashtahpuppilot': {
    inheritsPilot: true,
    values: [
      {
        value: 'skill',
        by: (g, { carrier }) => (carrier === undefined ? undefined : { set: g.facts(g.ship(carrier)).pilot.skill }),
      },
    ],
  },
  'title/phantom': { docksTo: 'title/ghost' },
  'title/ghost': mothership(
    at('combat.end', {
      when: (g, _m, self) =>
        dockedTo(g, self.ship) !== undefined &&
        !refuseAttack(g, self.ship) &&
        shots(g, self.ship, turrets(g, self.ship)).length > 0,
      *run(g, _m, self) {
        const outcome = yield* attack(g, self.ship, { weapons: turrets(g, self.ship) });
        if (outcome !== 'declined') begin(g, self, self.ship, 'round', { note: 'no-attack' });
      },
    }),
  ),
  'title/phantomii': { docksTo: 'title/ghost-swx72' },
  'title/ghost-swx72': mothership(
    at('activation.end', {
      when: (g, _m, self) => dockedTo(g, self.ship) !== undefined && canAct(g, self.ship, COORDINATE),
      *run(g, _m, self) {
        yield* performAction(g, self.ship, { ...COORDINATE, committed: true });
      },
    }),
  ),
};

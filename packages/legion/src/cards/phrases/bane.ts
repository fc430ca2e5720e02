import { type Flow, type Seat, say } from '@holotisch/engine';
import { pose } from '@holotisch/table';
import { commandOf } from '../../data/index.ts';
import { putAt, relocate } from '../../flow/activation/relocate.ts';
import { detonate } from '../../flow/attack/detonation.ts';
import { miniOfMarker } from '../../flow/attack/loose.ts';
import { screensBetween } from '../../flow/attack/sight.ts';
import { chooseWay } from '../../flow/choose.ts';
import { giveOrder } from '../../flow/command/command.ts';
import { removeMarker } from '../../flow/objectives/markers.ts';
import { HIDES } from '../../flow/objectives/reinforcements.ts';
import { gap } from '../../geometry/base.ts';
import { isAt } from '../../geometry/range.ts';
import type { Legion } from '../../legion.ts';
import type { MarkerPlaceData } from '../../payloads.ts';
import type { Marker, Unit } from '../../state.ts';
import { onTable } from '../../values.ts';
import { CardSource } from '../source.ts';
import { at, type CardRules } from '../vocabulary.ts';
import { CARD, heroOf, isFriend, isMine, layToken, ownersOf, removeFromPool, wasDivulged } from './commands.ts';

/** Cad Bane's tokens: which is which, only his player knows until an enemy comes near. R-LE-98 */

const NAME = 'i-make-the-rules-now';
/** Laid facedown. */
export const BANE_KINDS = ['here-i-am', 'smoke-and-mirrors', 'kablamo'] as const;

const tokensOf = (g: Legion, seat: Seat): readonly Marker[] =>
  g.state.markers.filter((m) => m.kind === 'bane' && m.seat === seat);
const sourceOf = (seat: Seat): CardSource => new CardSource(`command:${seat}.${NAME}`, NAME, seat);

/** One that does not lie there yet, facedown. */
function* lay(g: Legion, seat: Seat, bane: Unit, where: MarkerPlaceData): Flow {
  const left = BANE_KINDS.filter((token) => !tokensOf(g, seat).some(({ note }) => note === token));
  const about = { unit: bane.id, card: NAME };
  const token = yield* chooseWay(seat, left, CARD, say('le.ask.command-bane', { card: NAME }), about);
  yield* layToken(g, sourceOf(seat), bane, where, token);
  if (!g.state.lasting.some(({ source, note }) => source === sourceOf(seat).key && note === 'bane'))
    g.state.lasting.push({ source: sourceOf(seat).key, unit: bane.id, until: 'game', note: 'bane' });
}

/** Tokens that a unit has come near to, and sees. */
const found = (g: Legion, unit: Unit, seat: Seat): readonly Marker[] =>
  unit.status !== 'play'
    ? []
    : tokensOf(g, seat).filter((marker) => {
        const token = miniOfMarker(marker);
        return onTable(unit).some((mini) => {
          const from = g.mini(unit, mini);
          return isAt(gap(from.base, token.base), 1) && g.rules.sees(from, token, screensBetween(g));
        });
      });

function* reveal(g: Legion, marker: Marker, seat: Seat): Flow {
  g.emit({
    type: 'note',
    why: say('le.baneRevealed', { token: { ...say(`le.option.${marker.note}`) } }),
    clauses: CARD,
  });
  if (marker.note === 'kablamo') {
    const weapon = commandOf(NAME, g.state.rules.edition).weapons[0]!;
    return yield* detonate(g, marker, { card: `command/${NAME}`, weapon: weapon.id }, seat);
  }
  removeMarker(g, marker);
  const bane = ownersOf(g, seat, NAME).find(({ status }) => status !== 'defeated');
  if (marker.note === 'here-i-am' && bane) yield* appear(g, bane, marker);
}
/** He stands where his token lay, or as near to it as there is room. */
function* appear(g: Legion, bane: Unit, { x, y }: Marker): Flow {
  const hidden = bane.status === 'aside';
  const how = { seat: bane.seat, clauses: CARD };
  let there = putAt(g, bane, pose(x, y, 0));
  for (let radius = 60; !there && radius < 500; radius *= 2)
    there = yield* relocate(g, bane, { unit: bane.id, zones: [{ centre: [x, y], radius }] }, how);
  if (!there || !hidden) return;
  delete bane.note[HIDES];
  removeFromPool(g, bane);
  yield* giveOrder(g, bane, bane);
}

export const BANE_TOKENS: CardRules = {
  abilities: [
    at('command.resolve', {
      mandatory: true,
      when: (g, m, self) =>
        isMine(m, self) && !wasDivulged(g, self) && heroOf(g, self) !== undefined && tokensOf(g, self.seat).length < 3,
      *run(g, _m, self) {
        const bane = heroOf(g, self)!;
        const where = { kind: 'bane', near: { unit: bane.id, range: 1 } } as const;
        yield* lay(g, self.seat, bane, { ...where, beyondEnemies: { seat: self.seat, range: 1 } });
      },
    }),
    ...(['move.after', 'setup.deployed'] as const).map((window) =>
      at(window, {
        mandatory: true,
        when: (g, m, self) => !isFriend(g, m.unit, self) && found(g, m.unit, self.seat).length > 0,
        *run(g, m, self) {
          for (const marker of found(g, m.unit, self.seat))
            if (g.state.markers.includes(marker)) yield* reveal(g, marker, self.seat);
        },
      }),
    ),
    at('round.start', {
      when: (g, _m, self) => tokensOf(g, self.seat).some(({ note }) => note === 'here-i-am'),
      *run(g, _m, self) {
        const marker = tokensOf(g, self.seat).find(({ note }) => note === 'here-i-am')!;
        yield* reveal(g, marker, self.seat);
      },
    }),
  ],
  divulge: {
    first: true,
    when: (g, seat) => ownersOf(g, seat, NAME).some(({ status }) => status === 'reserve'),
    *run(g, seat) {
      const bane = ownersOf(g, seat, NAME)[0]!;
      bane.status = 'aside';
      bane.note[HIDES] = true;
      g.emit({ type: 'setAside', unit: bane.id, card: NAME });
      for (let i = 0; i < BANE_KINDS.length; i++) yield* lay(g, seat, bane, { kind: 'bane', beyondZones: 1 });
    },
  },
};

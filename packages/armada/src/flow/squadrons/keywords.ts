import { type Flow, say } from '@holotisch/engine';
import type { Armada } from '../../armada.ts';
import type { Squadron } from '../../state.ts';
import { hasKeyword, isAtMarker, livingSquadrons, sideOf } from '../../values.ts';
import { chooseUnit, may } from '../choose.ts';
import { moveMarkerBy } from '../markers.ts';
import { firstPlayerFirst } from '../timing.ts';
import { moveSquadron } from './squadron.ts';

/** Keywords of squadrons that act outside attacks. */

/** AR-SCHLUESSELWOERTER-VON-STAFFELN-27: at the end of the Squadron Phase, even if engaged. */
export function* cloak(g: Armada): Flow {
  for (const side of firstPlayerFirst(g)) {
    const waiting = livingSquadrons(g.state).filter((s) => sideOf(g.state, s) === side && hasKeyword(g, s, 'cloak'));
    while (waiting.length > 0) {
      const squadron: Squadron = yield* chooseUnit(
        waiting[0]!.seat,
        'card-unit',
        waiting,
        ['AR-SCHLUESSELWOERTER-VON-STAFFELN-27'],
        say('ar.ask.cloak-order'),
      );
      waiting.splice(waiting.indexOf(squadron), 1);
      const clauses = ['AR-SCHLUESSELWOERTER-VON-STAFFELN-27'] as const;
      if (yield* may(squadron.seat, say('ar.ask.cloak', { unit: squadron.id }), clauses, { unit: squadron.id }))
        yield* moveSquadron(g, squadron, 1);
    }
  }
}

/** AR-SCHLUESSELWOERTER-VON-STAFFELN-25, -26: an objective token on the table is moved with it. */
export function* strategic(g: Armada, squadron: Squadron): Flow {
  if (!hasKeyword(g, squadron, 'strategic')) return;
  const near = g.state.markers.filter((m) => m.kind === 'objective' && isAtMarker(g, squadron, m, 1));
  yield* moveMarkerBy(
    g,
    squadron.seat,
    near,
    { at: [{ unit: squadron.id, least: 1, most: 1 }] },
    ['AR-SCHLUESSELWOERTER-VON-STAFFELN-25'],
    squadron,
  );
}

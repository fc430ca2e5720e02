import { below, type Flow, rollDie, say } from '@holotisch/engine';
import { ATTACK_DIE } from '../../dice.ts';
import type { Side } from '../../state.ts';
import { seatsOf } from '../../values.ts';
import type { XWing } from '../../xwing.ts';
import { choose } from '../choose.ts';

/** Setup step 2: fewer points decide who has initiative; a tie is rolled for. XW-AUFBAU-05, XW-INITIATIVE-01..03, R-XW-01 */
export function* determineInitiative(g: XWing): Flow {
  const [a, b] = g.state.points;
  const decides: Side = a < b ? 0 : b < a ? 1 : tieRoll(g);
  const answer = yield* choose({
    seat: seatsOf(g.state, decides)[0]!,
    kind: 'initiative',
    prompt: say('xw.ask.initiative'),
    clauses: ['XW-AUFBAU-05', 'XW-INITIATIVE-02'],
    options: OWN_OR_OPPONENT,
  });
  g.state.initiative = answer === 'own' ? decides : ((1 - decides) as Side);
  g.emit({ type: 'initiative', side: g.state.initiative });
  g.state.phase = 'obstacles';
}

const OWN_OR_OPPONENT = [
  { id: 'own', label: say('xw.option.own') },
  { id: 'opponent', label: say('xw.option.opponent') },
] as const;

function tieRoll(g: XWing): Side {
  const roller = below(g.state.chance, 2) as Side;
  const face = rollDie(g.state.chance, ATTACK_DIE);
  g.emit({ type: 'tieRoll', side: roller, face });
  return face === 'hit' || face === 'crit' ? roller : ((1 - roller) as Side);
}

import { data, type PlayedShot, type ShotFacts } from '@holotisch/armada';
import { atLeast, mean } from '@holotisch/odds';
import { type ArmadaOdds, armadaOdds, type DamageToken } from '@holotisch/odds/armada';
import { useEffect, useMemo, useState } from 'react';
import { useMatch } from '../../../match/use-match.tsx';
import { useQuestion } from '../questions.ts';
import { hullLeft, type Known, useKnown } from '../table/use-values.ts';
import type { ArmadaView, UnitView } from '../view.ts';

export interface ShotOdds extends ArmadaOdds {
  /** What the target has left in the zone that is aimed at, and in all. */
  readonly shields: number;
  readonly left: number;
  /** The target does not survive it: without defence, and if it defends. */
  readonly destroyed: number;
}

const DAMAGE_TOKENS: readonly DamageToken[] = ['scatter', 'brace', 'evade'];

/** The tokens that the target may spend. AR-VERTEIDIGUNGSMARKER-24: none at speed 0. */
function tokensOf(unit: UnitView): readonly DamageToken[] {
  if (unit.kind === 'ship' && unit.speed === 0) return [];
  return DAMAGE_TOKENS.flatMap((kind) =>
    unit.tokens.filter((t) => t.kind === kind && t.state !== 'discarded').map(() => kind),
  );
}

/** Critical icons count from ship to ship and for bombers. AR-ANGREIFEN-20, AR-SCHLUESSELWOERTER-VON-STAFFELN-05 */
function countsCrits(attacker: UnitView, defender: UnitView, known: Known): boolean {
  if (defender.kind === 'squadron') return false;
  if (attacker.kind === 'ship') return true;
  const printed = data.squadronCard(attacker.card).keywords.bomber !== undefined;
  return known.squadrons.get(attacker.id)?.keywords.some(({ keyword }) => keyword === 'bomber') ?? printed;
}

/** One die less where it is obstructed: the weakest, as most players would choose. AR-VERSPERRT-02 */
function rolled({ dice, obstructed }: ShotFacts): data.Dice {
  if (!obstructed) return dice;
  const colour = (['blue', 'red', 'black'] as const).find((c) => dice[c] > 0);
  return colour ? { ...dice, [colour]: dice[colour] - 1 } : dice;
}

/** The odds of one shot. */
function oddsOf(
  view: ArmadaView,
  known: Known,
  from: number,
  shot: ShotFacts,
  played: PlayedShot | null | undefined,
): ShotOdds | undefined {
  const attacker = view.units[from];
  const defender = 'unit' in shot.defender ? view.units[shot.defender.unit] : undefined;
  if (!attacker || !defender) return undefined;
  const odds = played
    ? { ...played, expected: mean(played.damage), expectedDefended: mean(played.defended) }
    : armadaOdds({
        pool: rolled(shot),
        crits: countsCrits(attacker, defender, known),
        tokens: tokensOf(defender),
        range: shot.range,
      });
  const shields = defender.kind === 'ship' && shot.defending ? defender.shields[shot.defending] : 0;
  const left = shields + (defender.kind === 'ship' ? hullLeft(known, defender) : defender.hull);
  return { ...odds, shields, left, destroyed: atLeast(odds.defended, left) };
}

/** The odds of every shot, by the id of its option; nothing where this match allows no odds. */
export function useOdds(
  view: ArmadaView,
  from: number,
  shots: ReadonlyMap<string, ShotFacts>,
): ReadonlyMap<string, ShotOdds> {
  const allowed = useMatch().snapshot?.aids['odds'] === true;
  const known = useKnown();
  const played = usePlayed(from, allowed ? shots : NO_SHOTS);
  return useMemo(() => {
    if (!allowed) return new Map();
    return new Map(
      [...shots].flatMap(([id, shot]) => {
        const odds = oddsOf(view, known, from, shot, played.get(id));
        return odds ? [[id, odds] as const] : [];
      }),
    );
  }, [allowed, view, known, from, shots, played]);
}

const NO_SHOTS: ReadonlyMap<string, ShotFacts> = new Map();

/** The shots as the rules play them through, with all cards; null: in too many ways. Until then the model counts. */
function usePlayed(from: number, shots: ReadonlyMap<string, ShotFacts>): ReadonlyMap<string, PlayedShot | null> {
  const question = useQuestion();
  const [played, setPlayed] = useState<ReadonlyMap<string, PlayedShot | null>>(new Map());
  // biome-ignore lint/correctness/useExhaustiveDependencies: the shots are others whenever the position is
  useEffect(() => {
    setPlayed(new Map());
    let wanted = true;
    for (const [id, { zone, defender, defending }] of shots)
      if ('unit' in defender)
        void question('prospect', { from, zone, to: defender.unit, defending }).then((reply) => {
          if (wanted && reply.ok) setPlayed((before) => new Map(before).set(id, reply.value));
        });
    return () => {
      wanted = false;
    };
  }, [shots]);
  return played;
}

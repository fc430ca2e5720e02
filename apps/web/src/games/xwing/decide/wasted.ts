import type { Language } from '@holotisch/engine';
import type { Flight, ShotFacts, XWingQuestion } from '@holotisch/xwing';
import type { Warning } from '../../../table-ui/decide/warnings.tsx';

/** What an answer would throw away: a ship over the edge or into a rock, an attack without dice, an attack or an action not taken. */

const WORDS = {
  de: {
    flees: (ship: string) => `${ship} fliegt mit diesem Manöver vom Tisch und ist zerstört.`,
    rock: (ship: string) => `${ship} fliegt in ein Hindernis.`,
    noDice: (target: string) => `Gegen ${target} wäre kein Angriffswürfel zu werfen.`,
    noAttack: 'Wer verzichtet, greift mit diesem Schiff in dieser Runde nicht mehr an.',
    noAction: 'Wer verzichtet, hat mit diesem Schiff in dieser Runde keine Aktion.',
  },
  en: {
    flees: (ship: string) => `${ship} leaves the table with this manoeuvre and is destroyed.`,
    rock: (ship: string) => `${ship} flies into an obstacle.`,
    noDice: (target: string) => `Against ${target} there would be no attack die to roll.`,
    noAttack: 'If you pass, this ship will not attack again this round.',
    noAction: 'If you pass, this ship has no action this round.',
  },
} as const satisfies Record<Language, object>;

type Named = (ship: number) => string;

export const wastedByFlights = (
  flights: ReadonlyMap<string, Pick<Flight, 'flees' | 'obstacles'>>,
  name: Named,
  lang: Language,
): readonly Warning[] =>
  [...flights].flatMap(([id, { flees, obstacles }]): readonly Warning[] => {
    const ship = name(Number(id));
    if (flees) return [{ text: WORDS[lang].flees(ship), clause: 'XW-FLUCHT-01' }];
    return obstacles.length > 0 ? [{ text: WORDS[lang].rock(ship), clause: 'XW-HINDERNISSE-01' }] : [];
  });

export function wastedByAttack(
  shots: readonly Pick<ShotFacts, 'target' | 'dice'>[],
  name: Named,
  lang: Language,
): readonly Warning[] {
  const idle = shots.filter(({ dice }) => dice.attack === 0);
  const targets = [...new Set(idle.map(({ target }) => target))];
  return [
    ...targets.map((target): Warning => ({ text: WORDS[lang].noDice(name(target)), clause: 'XW-ANGRIFF-13' })),
    ...(shots.length > idle.length
      ? [{ text: WORDS[lang].noAttack, clause: 'XW-ANGRIFF-41', passing: true } as const]
      : []),
  ];
}

export const wastedByPassing = (ask: XWingQuestion, lang: Language): readonly Warning[] =>
  ask.kind === 'action' && ask.type === 'choice' && ask.options.some(({ id }) => id === 'none')
    ? [{ text: WORDS[lang].noAction, clause: 'XW-AKTIONEN-10', passing: true }]
    : [];

import type { Language } from '@holotisch/engine';
import type { QuestionOf, XWingQuestion } from '@holotisch/xwing';
import { useMemo } from 'react';
import { useMatch } from '../../../match/use-match.tsx';
import { type Warning, Warnings } from '../../../play/coach/warnings.tsx';
import { useDraft } from '../../../play/draft.tsx';
import type { ControlProps } from '../../game-face.ts';
import { useKnown, valuesFrom } from '../table/use-values.ts';
import type { XWingView } from '../view.ts';
import { useWords } from '../words.ts';
import { useFlights } from './use-flights.ts';
import { useShots } from './use-shots.ts';

const WORDS = {
  de: {
    flees: (ship: string) => `${ship} fliegt mit diesem Manöver vom Tisch und ist zerstört.`,
    rock: (ship: string) => `${ship} fliegt in ein Hindernis.`,
    noDice: (target: string) => `Gegen ${target} wäre kein Angriffswürfel zu werfen.`,
    noAttack: 'Ohne Angriff verfällt die Gelegenheit: In dieser Runde greift das Schiff nicht mehr an.',
    noAction: 'Wer verzichtet, hat in dieser Runde keine Aktion mit diesem Schiff.',
  },
  en: {
    flees: (ship: string) => `${ship} leaves the table with this manoeuvre and is destroyed.`,
    rock: (ship: string) => `${ship} flies into an obstacle.`,
    noDice: (target: string) => `Against ${target} there would be no attack die to roll.`,
    noAttack: 'Without an attack the opportunity is lost: the ship will not attack again this round.',
    noAction: 'Who passes has no action with this ship this round.',
  },
} as const satisfies Record<Language, object>;

/** What would be thrown away: a ship over the edge or into a rock, an attack without dice, an attack or an action not taken. */
export default function Beware({ view, ask }: ControlProps<XWingView, XWingQuestion>) {
  const t = WORDS[useWords().lang];
  if (ask.kind === 'dials') return <OfDials view={view} />;
  if (ask.kind === 'attack') return <OfAttack ask={ask} />;
  if (ask.kind === 'action' && ask.type === 'choice' && ask.options.some(({ id }) => id === 'none'))
    return <Warnings all={[{ text: t.noAction, clause: 'XW-AKTIONEN-10' }]} />;
  return null;
}

/** Where the dials that are set lead, in a match that allows to look ahead. */
function OfDials({ view }: { readonly view: XWingView }) {
  const { answer } = useDraft();
  const words = useWords();
  const t = WORDS[words.lang];
  const previewing = useMatch().snapshot?.aids['preview'] === true;
  const set = answer as Readonly<Record<string, string>> | undefined;
  const wanted = useMemo(
    () => (previewing ? new Map(Object.entries(set ?? {})) : new Map<string, string>()),
    [set, previewing],
  );
  const known = useKnown();
  const values = useMemo(() => valuesFrom(known), [known]);
  const flights = useFlights(wanted, view, values);
  const all = [...flights].flatMap(([id, { flees, obstacles }]): readonly Warning[] => {
    const ship = words.ship(Number(id));
    if (flees) return [{ text: t.flees(ship), clause: 'XW-FLUCHT-01' }];
    return obstacles.length > 0 ? [{ text: t.rock(ship), clause: 'XW-HINDERNISSE-01' }] : [];
  });
  return <Warnings all={all} />;
}

function OfAttack({ ask }: { readonly ask: QuestionOf<'attack'> }) {
  const words = useWords();
  const t = WORDS[words.lang];
  const shots = useShots(ask);
  const idle = [...shots.values()].filter(({ dice }) => dice.attack === 0);
  const all: Warning[] = [...new Set(idle.map(({ target }) => target))].map((target) => ({
    text: t.noDice(words.ship(target)),
    clause: 'XW-ANGRIFF-13',
  }));
  if (shots.size > idle.length) all.push({ text: t.noAttack, clause: 'XW-ANGRIFF-41' });
  return <Warnings all={all} />;
}

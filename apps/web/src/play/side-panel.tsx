import { lazy, type ReactNode, type RefObject, Suspense, useEffect, useState } from 'react';
import { useMatch } from '../match/use-match.tsx';
import { useLanguage } from '../settings/language.tsx';
import { useAsk } from '../table-ui/decide/ask.ts';
import { Fault } from '../table-ui/fault.tsx';
import { usePlaying } from '../table-ui/playing.ts';
import { useFace } from '../table-ui/use-face.ts';
import { useWords } from '../table-ui/words.ts';
import { Tabs } from '../ui/tabs.tsx';
import { useBeside } from './beside.ts';
import { AskWhy } from './coach/ask-why.tsx';
import { useCoached } from './coach/use-coached.ts';
import { DecisionPanel } from './decide/decision-panel.tsx';

// The reader of the rulebook comes when somebody wants to read in it.
const RulesPage = lazy(() => import('./rules-page.tsx'));
const LogPanel = lazy(async () => ({ default: (await import('./log/log-panel.tsx')).LogPanel }));

type TabId = 'decision' | 'log' | 'card' | 'rules' | 'people';

interface SidePanelProps {
  /** Where the question stands, for whoever keeps the focus there. */
  readonly question: RefObject<HTMLDivElement | null>;
  readonly tab: TabId;
  readonly onTab: (tab: TabId) => void;
  /** The piece whose card is looked at. */
  readonly piece: number | undefined;
  /** Set while it does not close by itself. */
  readonly onCloseCard: (() => void) | undefined;
  readonly clause: string | undefined;
  readonly onCloseClause: () => void;
}

/** Beside the table: the question, what has happened, a card, the rules. Each keeps its place while things move. */
export function SidePanel({ question, tab, onTab, piece, onCloseCard, clause, onCloseClause }: SidePanelProps) {
  const { t } = useWords();
  const face = useFace();
  const { snapshot, refusal } = useMatch();
  const { view } = usePlaying();
  const ask = useAsk();
  const beside = useBeside();
  const coached = useCoached();
  if (!snapshot) return null;
  const past = snapshot.moment < snapshot.taken;
  const fileFault = refusal && !('clauses' in refusal) ? refusal : undefined;
  const { Standing } = face;
  return (
    <aside className="match-side" aria-label={t.panel.label}>
      {beside?.above}
      <Tabs<TabId>
        label={t.panel.label}
        chosen={tab}
        onChoose={onTab}
        tabs={[
          {
            id: 'decision',
            name: snapshot.own.length > 0 ? t.panel.decision : t.panel.watching,
            news: ask ? t.panel.asks : undefined,
            stays: true,
            content: () => (
              <>
                {fileFault && <Fault fault={fileFault} />}
                <div className="match-decision" ref={question}>
                  {!past && <DecisionPanel />}
                  {past && <p className="quiet">{t.bar.past(snapshot.moment, snapshot.taken)}</p>}
                  {coached && <AskWhy />}
                </div>
                {Standing && <Standing view={view} />}
              </>
            ),
          },
          {
            id: 'log',
            name: t.log.title,
            content: () => (
              <Suspense fallback={<p className="quiet">{t.loading}</p>}>
                <LogPanel />
              </Suspense>
            ),
          },
          { id: 'card', name: t.panel.card, content: () => <WholeCard piece={piece} onClose={onCloseCard} /> },
          {
            id: 'rules',
            name: t.panel.rules,
            content: () => (
              <Suspense fallback={<p className="quiet">{t.loading}</p>}>
                <RulesPage clause={clause} onClose={onCloseClause} />
              </Suspense>
            ),
          },
          ...(beside?.tab ? [{ id: 'people', ...beside.tab } as const] : []),
        ]}
      />
    </aside>
  );
}

interface WholeCardProps {
  readonly piece: number | undefined;
  readonly onClose: (() => void) | undefined;
}

function WholeCard({ piece, onClose }: WholeCardProps) {
  const { t } = useWords();
  const site = useLanguage().t;
  const { Card } = useFace();
  const { view } = usePlaying();
  if (!Card || piece === undefined) return <p className="quiet">{t.panel.noCard}</p>;
  return (
    <>
      <Card view={view} piece={piece} />
      {onClose && (
        <button type="button" className="tool card-close" aria-label={site.close} title={site.close} onClick={onClose}>
          ×
        </button>
      )}
    </>
  );
}

/** Which page of the panel is seen: a new question brings its own to the front, a clause opens the rules. */
export function useTab(question: string, asks: boolean) {
  const [tab, setTab] = useState<TabId>('decision');
  const [before, setBefore] = useState<TabId>('decision');
  const [clause, setClause] = useState<string>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question is what this waits for
  useEffect(() => {
    if (asks) setTab('decision');
  }, [question, asks]);
  return {
    tab,
    clause,
    choose: (next: TabId) => setTab(next),
    openClause: (id: string) => {
      setClause(id);
      if (tab !== 'rules') setBefore(tab);
      setTab('rules');
    },
    closeClause: () => {
      setClause(undefined);
      setTab(before);
    },
  };
}

/** A game whose parts share nothing needs nothing around them. */
export const Plain = ({ children }: { readonly children: ReactNode }) => children;

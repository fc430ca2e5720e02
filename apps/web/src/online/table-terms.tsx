import { loadGame } from '@holotisch/games';
import type { TableInfo } from '@holotisch/online/client';
import { type ReactNode, useEffect, useState } from 'react';
import { useGameName, useOnlineText, useRulesName } from '../net/words.ts';
import { useLanguage } from '../settings/language.tsx';
import { THREE_DAYS } from '../table-ui/start/terms.tsx';
import { builderDe } from '../text/builder.de.ts';
import { builderEn } from '../text/builder.en.ts';

interface TableTermsProps {
  readonly info: TableInfo;
  /** The list that this seat brings along, as it was written for the server. */
  readonly list: string | undefined;
}

/** What a table was opened with: game, rules, one's own list, and what else is agreed, before anybody sits down. */
export function TableTerms({ info, list }: TableTermsProps) {
  const t = useOnlineText();
  const gameName = useGameName();
  const own = useListFacts(info.game, list)?.label;
  const { game, aids, clock, delay, patience } = info;
  const rules = useRulesName()(game, info.edition);
  const chosenFor = info.own !== null && !info.needsList && list === undefined;
  return (
    <section className="panel online-agreed" aria-labelledby="online-agreed">
      <h2 id="online-agreed">{t.waiting.agreed}</h2>
      <dl>
        <Agreed name={t.game}>
          {gameName(game)} · {rules}
        </Agreed>
        {own !== undefined && <Agreed name={t.list}>{own}</Agreed>}
        {chosenFor && <Agreed name={t.waiting.lists}>{t.waiting.listsChosen}</Agreed>}
        <Agreed name={t.terms.clock}>
          {clock ? t.terms.clocks(clock.main / 60, clock.increment) : t.terms.noClock}
        </Agreed>
        {aids['coach'] && <Agreed name={t.coached.title}>{t.coached.yes}</Agreed>}
        <Agreed name={t.waiting.seenBy}>{info.public ? t.terms.publicNote : t.waiting.byLinkOnly}</Agreed>
        {patience >= THREE_DAYS && <Agreed name={t.terms.days}>{t.terms.daysNote}</Agreed>}
        {delay > 0 && <Agreed name={t.terms.delay}>{t.waiting.seconds(delay)}</Agreed>}
      </dl>
    </section>
  );
}

const Agreed = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

interface ListFacts {
  /** What it is called, and how large it is. */
  readonly label: string;
  readonly points: number;
}

export function useListFacts(game: string | undefined, text: string | undefined): ListFacts | undefined {
  const { lang } = useLanguage();
  const [facts, setFacts] = useState<ListFacts>();
  useEffect(() => {
    let wanted = true;
    setFacts(undefined);
    if (text === undefined || game === undefined) return;
    const { shelf } = lang === 'de' ? builderDe : builderEn;
    void loadGame(game)
      .then((manifest) => manifest?.lists())
      .then((lists) => {
        const read = lists?.read(text);
        const [first] = read?.ok ? read.value : [];
        if (!wanted || !lists || !first) return;
        // A ready-made one has a name in both languages.
        const ready = lists.ready.find(({ list }) => lists.forms[0]!.write(list) === text);
        const called = ready?.name[lang] ?? lists.name(first.list);
        const points = lists.points(first.list);
        const worth = lists.worth?.(points, lang) ?? shelf.points(points);
        setFacts({ label: `${called || shelf.untitled} · ${worth}`, points });
      });
    return () => {
      wanted = false;
    };
  }, [game, text, lang]);
  return facts;
}

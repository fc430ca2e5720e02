import { useMatch } from '../../../match/use-match.tsx';
import { useLanguage } from '../../../settings/language.tsx';
import { type Shot, ShotList, ShotProspect } from '../../../table-ui/decide/shot-list.tsx';
import { useDraft } from '../../../table-ui/draft.tsx';
import { DiceCount } from '../cards/dice-count.tsx';
import { living } from '../table/use-values.ts';
import type { LegionView } from '../view.ts';
import { useWords } from '../words.ts';
import { OddsChart } from './odds-chart.tsx';
import { SightWords } from './sight-words.tsx';
import { weaponsOf } from './steps.ts';
import { type Prospect, type TargetOption, type TargetQuestion, useProspects, useSight } from './use-prospects.ts';

interface ShotsProps {
  readonly ask: TargetQuestion;
  readonly view: LegionView;
}

/** Everybody who may be attacked: range, cover, dice and odds; the chosen one with who sees whom and what gives cover. */
export function Shots({ ask, view }: ShotsProps) {
  const { answer } = useDraft();
  const { own, unit: nameOf, term } = useWords();
  const t = own.attack;
  const prospects = useProspects(ask);
  const options = ask.options.filter(({ about }) => about);
  const chosen = options.find(({ id }) => id === answer);
  const sight = useSight(chosen?.about?.melee ? undefined : ask.about.unit, chosen?.about?.unit);
  const aimed = chosen && prospects.get(chosen.id);
  const shotOf = ({ id, about }: TargetOption): Shot => {
    const { unit, range, melee } = about!;
    const prospect = prospects.get(id);
    const target = view.units[unit];
    return {
      id,
      name: nameOf(unit),
      beside: target && own.unit.minis(living(target).length),
      facts: (
        <>
          <span className="shot-tag">{melee ? t.melee : t.range(range)}</span>
          {prospect && prospect.facts.cover > 0 && (
            <span className="shot-tag shot-tag-alert">{term('cover', prospect.facts.cover)}</span>
          )}
          {prospect && (
            <span className="shot-dice">
              <DiceCount pool={prospect.facts.pool} />
            </span>
          )}
        </>
      ),
      odds: prospect && <Outlook prospect={prospect} />,
      expected: prospect?.odds.expected,
    };
  };
  return (
    <ShotList
      ask={ask}
      groups={[{ key: 'all', title: nameOf(ask.about.unit), shots: options.map(shotOf) }]}
      {...(ask.kind === 'defender' && { together: [weaponsOf(view)] })}
      go={(id) => t.go(nameOf(options.find((o) => o.id === id)?.about?.unit ?? 0))}
    >
      {chosen && ask.kind === 'defender' && <OwnWeapons id={chosen.id} />}
      {aimed && <OddsChart prospect={aimed} />}
      {sight && <SightWords view={view} sight={sight} />}
    </ShotList>
  );
}

/** Whoever wants to arm its miniatures otherwise than with the most dice does so before. */
function OwnWeapons({ id }: { readonly id: string }) {
  const { decide, busy } = useMatch();
  const t = useWords().own.go;
  return (
    <p className="quiet">
      {t.best}{' '}
      <button type="button" className="tool tool-text" disabled={busy} onClick={() => void decide(id)}>
        {t.weapons}
      </button>
    </p>
  );
}

/** What an attack promises: its average against what is left. */
function Outlook({ prospect: { odds, left } }: { readonly prospect: Prospect }) {
  const { number } = useLanguage();
  const t = useWords().own.attack;
  const percent = (chance: number) => `${number(chance * 100, 0)} %`;
  return (
    <ShotProspect
      share={odds.expected / Math.max(1, left)}
      mean={t.expected(number(odds.expected, 1))}
      kills={odds.wipedOut >= 0.005 ? t.kills(percent(odds.wipedOut)) : undefined}
    />
  );
}

import { type data, inWords, text } from '@holotisch/armada';
import { useLanguage } from '../../../settings/language.tsx';
import { type Shot, ShotList, ShotProspect } from '../../../table-ui/decide/shot-list.tsx';
import { Together } from '../../../table-ui/decide/together.tsx';
import { useDraft } from '../../../table-ui/draft.tsx';
import type { ArmadaView } from '../view.ts';
import { useWords } from '../words.ts';
import { DiceCount } from './dice-count.tsx';
import { OddsChart } from './odds-chart.tsx';
import { attackAll } from './steps.ts';
import { type ShotOdds, useOdds } from './use-odds.ts';
import { type ShotOption, type ShotQuestion, useShots } from './use-shots.ts';

interface ShotsProps {
  readonly ask: ShotQuestion;
  readonly view: ArmadaView;
}

/** Every legal shot by the hull zone it comes from: target, zone, range, dice and odds; the chosen one lies on the table. */
export function Shots({ ask, view }: ShotsProps) {
  const { answer } = useDraft();
  const { own, lang, message, unit } = useWords();
  const shots = useShots(ask);
  const odds = useOdds(view, ask.about.unit, shots);
  const options = ask.options.filter((o) => o.about);
  const all = attackAll(ask.seat, own.go.attackAll);
  const aimed = typeof answer === 'string' ? odds.get(answer) : undefined;
  const term = (family: string, id: string) => message({ text: `ar.${family}.${id}` });
  const shotOf = (option: ShotOption): Shot => {
    const { defender, defending, range, obstructed } = option.about!;
    const facts = shots.get(option.id);
    const promised = odds.get(option.id);
    return {
      id: option.id,
      name: nameOfParty(view, lang, defender),
      beside: defending && zoneWithShields(view, defender, defending, term('zone', defending)),
      facts: (
        <>
          {range && <span className="shot-tag">{term('range', range)}</span>}
          {obstructed && <span className="shot-tag shot-tag-alert">{own.attack.obstructed}</span>}
          {facts && (
            <span className="shot-dice">
              <DiceCount dice={facts.dice} />
            </span>
          )}
        </>
      ),
      odds: promised && <Prospect odds={promised} />,
      expected: promised?.expectedDefended,
    };
  };
  return (
    <ShotList
      ask={ask}
      groups={[...Map.groupBy(options, ({ about }) => about!.zone)].map(([zone, of]) => ({
        key: zone ?? '',
        title: zone ? term('zone', zone) : unit(ask.about.unit),
        shots: of.map(shotOf),
      }))}
      go={(id) => own.attack.go(nameOfParty(view, lang, options.find((o) => o.id === id)!.about!.defender))}
    >
      {aimed && <OddsChart odds={aimed} />}
      {ask.kind === 'further-target' && (
        <Together steps={[{ kind: ask.kind, answer: all.answer }]} lasting={all} className="tool tool-text">
          {own.go.attackAll}
        </Together>
      )}
    </ShotList>
  );
}

type Party = NonNullable<ShotOption['about']>['defender'];

/** A unit, a station, a mine or an ion cannon by name. */
export const nameOfParty = (
  view: ArmadaView,
  lang: 'de' | 'en',
  party: Party,
  role: 'attacker' | 'defender' = 'defender',
): string =>
  inWords(view, { ...text[lang], 'own.party': `{${role}}` }, lang, {
    text: 'own.party',
    args: { [role]: { ...party } },
  });

/** `Front ◆3`: the zone and the shields that it has left. */
function zoneWithShields(view: ArmadaView, defender: Party, zone: data.Zone, name: string): string {
  const unit = 'unit' in defender ? view.units[defender.unit] : undefined;
  return unit?.kind === 'ship' ? `${name} ◆${unit.shields[zone]}` : name;
}

/** What the shot promises: its average against what is left, before and after defence. */
function Prospect({ odds: { expected, expectedDefended, destroyed, left } }: { readonly odds: ShotOdds }) {
  const { number } = useLanguage();
  const t = useWords().own.attack;
  const after = expectedDefended < expected - 0.05 ? ` (${number(expectedDefended, 1)})` : '';
  return (
    <ShotProspect
      share={expected / Math.max(1, left)}
      mean={t.expected(number(expected, 1)) + after}
      kills={destroyed >= 0.005 ? t.kills(`${number(destroyed * 100, 0)} %`) : undefined}
    />
  );
}

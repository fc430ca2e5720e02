import { type data, inWords, type ShotFacts, text } from '@holotisch/armada';
import { useEffect } from 'react';
import { useMatch } from '../../../match/use-match.tsx';
import { barredOf, isQuiet } from '../../../play/decide/ask.ts';
import { hover } from '../../../play/decide/shared.ts';
import { WhyNot } from '../../../play/decide/why-not.tsx';
import { useDraft } from '../../../play/draft.tsx';
import { useLanguage } from '../../../settings/language.tsx';
import type { ArmadaView } from '../view.ts';
import { useWords } from '../words.ts';
import { DiceCount } from './dice-count.tsx';
import { OddsChart } from './odds-chart.tsx';
import { type ShotOdds, useOdds } from './use-odds.ts';
import { type ShotOption, type ShotQuestion, useShots } from './use-shots.ts';
import '../../../style/decide-dice.css';

interface ShotsProps {
  readonly ask: ShotQuestion;
  readonly view: ArmadaView;
}

/** Every legal shot by the hull zone it comes from: target, zone, range, dice and odds; the chosen one lies on the table. */
export function Shots({ ask, view }: ShotsProps) {
  const { decide, busy } = useMatch();
  const { answer, set, confirm } = useDraft();
  const words = useWords();
  const shots = useShots(ask);
  const odds = useOdds(view, ask.about.unit, shots);
  const options = ask.options.filter((o) => o.about);
  const chosen = options.find(({ id }) => id === answer);
  const first = options[0]?.id;
  useEffect(() => {
    if (answer === undefined && first !== undefined) set(first);
  }, [answer, first, set]);
  const aimed = chosen && odds.get(chosen.id);
  const zones = [...Map.groupBy(options, ({ about }) => about!.zone)];
  return (
    <>
      {zones.map(([zone, shotsOfZone]) => (
        <fieldset key={zone ?? ''} className="shots">
          <legend>{zone ? words.message({ text: `ar.zone.${zone}` }) : words.unit(ask.about.unit)}</legend>
          {shotsOfZone.map((option) => (
            <ShotCard
              key={option.id}
              view={view}
              option={option}
              facts={shots.get(option.id)}
              odds={odds.get(option.id)}
              chosen={option.id === answer}
            />
          ))}
        </fieldset>
      ))}
      {aimed && <OddsChart odds={aimed} />}
      {chosen && (
        <button type="button" className="primary at-hand" data-confirm disabled={busy} onClick={confirm}>
          {words.own.attack.go(nameOfParty(view, words.lang, chosen.about!.defender))}
        </button>
      )}
      {ask.options.filter(isQuiet).map((option) => (
        <button
          key={option.id}
          type="button"
          className="choice choice-quiet"
          disabled={busy}
          onClick={() => void decide(option.id)}
        >
          <span className="choice-name">{words.option(option, ask)}</span>
        </button>
      ))}
      <WhyNot barred={barredOf(ask)} ask={ask} />
    </>
  );
}

type Party = NonNullable<ShotOption['about']>['defender'];

/** A unit, a station or a mine by name. */
export const nameOfParty = (view: ArmadaView, lang: 'de' | 'en', party: Party): string =>
  inWords(view, { ...text[lang], 'own.party': '{party}' }, lang, { text: 'own.party', args: { party: { ...party } } });

interface ShotCardProps {
  readonly view: ArmadaView;
  readonly option: ShotOption;
  readonly facts: ShotFacts | undefined;
  readonly odds: ShotOdds | undefined;
  readonly chosen: boolean;
}

function ShotCard({ view, option, facts, odds, chosen }: ShotCardProps) {
  const { set } = useDraft();
  const { own, lang, message } = useWords();
  const { defender, defending, range, obstructed } = option.about!;
  const term = (family: string, id: string) => message({ text: `ar.${family}.${id}` });
  return (
    <label
      className="shot"
      data-chosen={chosen}
      onPointerEnter={() => hover(option.id)}
      onPointerLeave={() => hover(undefined)}
    >
      <input
        type="radio"
        className="only-heard"
        name="shot"
        data-step
        checked={chosen}
        onChange={() => set(option.id)}
      />
      <span className="shot-name">
        <strong>{nameOfParty(view, lang, defender)}</strong>
        {defending && <span>{zoneWithShields(view, defender, defending, term('zone', defending))}</span>}
      </span>
      <span className="shot-facts">
        {range && <span className="shot-tag">{term('range', range)}</span>}
        {obstructed && <span className="shot-tag shot-tag-alert">{own.attack.obstructed}</span>}
        {facts && (
          <span className="shot-dice">
            <DiceCount dice={facts.dice} />
          </span>
        )}
      </span>
      {odds && <Prospect odds={odds} />}
    </label>
  );
}

/** `Front ◆3`: the zone and the shields that it has left. */
function zoneWithShields(view: ArmadaView, defender: Party, zone: data.Zone, name: string): string {
  const unit = 'unit' in defender ? view.units[defender.unit] : undefined;
  return unit?.kind === 'ship' ? `${name} ◆${unit.shields[zone]}` : name;
}

/** What the shot promises: its average against what is left, before and after defence. */
function Prospect({ odds: { expected, expectedDefended, destroyed, left } }: { readonly odds: ShotOdds }) {
  const { number } = useLanguage();
  const t = useWords().own.attack;
  return (
    <span className="shot-odds">
      <i aria-hidden="true">
        <b className="shot-odds-bar" style={{ width: `${Math.min(1, expected / Math.max(1, left)) * 100}%` }} />
      </i>
      <strong>
        {t.expected(number(expected, 1))}
        {expectedDefended < expected - 0.05 && ` (${number(expectedDefended, 1)})`}
      </strong>
      {destroyed >= 0.005 && <span className="shot-kills">{t.kills(`${number(destroyed * 100, 0)} %`)}</span>}
    </span>
  );
}

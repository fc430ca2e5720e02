import { type ArmyDraft, agreedOn, formatOf, isFormat } from '@holotisch/games/legion/draft';
import { legionLists } from '@holotisch/games/legion/lists';
import { ARMY_FACTIONS, type Army, data, withBattleCard, withCommand, withUnit, withUpgrade } from '@holotisch/legion';
import { startPath } from '../../../address/paths.ts';
import { navigate } from '../../../address/router.tsx';
import { BuilderFrame } from '../../../table-ui/builder/builder-frame.tsx';
import { ListHead } from '../../../table-ui/builder/list-head.tsx';
import { PickSection } from '../../../table-ui/builder/pick-section.tsx';
import { usePicking } from '../../../table-ui/builder/use-picking.ts';
import { ArmyList } from './army-list.tsx';
import { ArmySheet } from './army-sheet.tsx';
import { Beginnings } from './beginnings.tsx';
import { chooseToPlay } from './kept-armies.ts';
import { BattlePool, CommandPool, UnitPool, UpgradePool } from './pools.tsx';
import { useArmyWords } from './use-army-words.ts';
import './builder.css';

/** What is being picked: units, a card for an icon of a unit, command cards, battle cards. */
type Target =
  | { readonly kind: 'units' | 'commands' }
  | { readonly kind: 'upgrade'; readonly unit: number; readonly slot: data.Slot }
  | { readonly kind: 'deck'; readonly of: data.BattleKind };

const UNITS: Target = { kind: 'units' };
const isEmpty = ({ army }: ArmyDraft): boolean => army.units.length === 0;

/** The builder of Legion armies. */
export function ArmyBuilder() {
  const { t } = useArmyWords();
  const { lists, frame, target, aim, settle, begin } = usePicking(legionLists, UNITS, isEmpty);
  const draft = lists.current?.list;
  return (
    <BuilderFrame
      {...frame}
      words={t.armies}
      beginnings={(onDone) => <Beginnings onBegin={(begun) => begin(begun, onDone)} />}
      pick={
        draft && (
          <Pick
            draft={draft}
            target={target}
            onTarget={aim}
            onChange={(army) => lists.change({ ...draft, army })}
            onSettle={(army, unit) => settle({ ...draft, army }, `unit-${unit}`)}
          />
        )
      }
      head={draft && <ArmyHead draft={draft} onChange={lists.change} onAmend={lists.amend} />}
      list={
        draft && (
          <ArmyList
            draft={draft}
            onChange={lists.change}
            onSlot={(unit, slot) => aim({ kind: 'upgrade', unit, slot })}
            onCommands={() => aim({ kind: 'commands' })}
            onDeck={(of) => aim({ kind: 'deck', of })}
          />
        )
      }
      sheet={draft && <ArmySheet draft={draft} />}
      onPlay={(army) => {
        chooseToPlay(army);
        navigate(startPath('legion'));
      }}
    />
  );
}

interface HeadProps {
  readonly draft: ArmyDraft;
  readonly onChange: (draft: ArmyDraft) => void;
  readonly onAmend: (draft: ArmyDraft) => void;
}

function ArmyHead({ draft, onChange, onAmend }: HeadProps) {
  const { t, term } = useArmyWords();
  const { army, agreed } = draft;
  return (
    <ListHead
      words={t.list}
      name={army.name ?? ''}
      onName={(name) => onAmend(legionLists.renamed(draft, name))}
      faction={army.faction}
      factions={ARMY_FACTIONS.map((id) => ({ id, name: term('faction', id) }))}
      onFaction={(faction) => onChange({ army: { ...army, faction }, agreed })}
      format={agreed.format}
      formats={data
        .formatsOf(army.edition)
        .map(({ id, points }) => ({ id, name: `${term('format', id)} (${points})` }))}
      onFormat={(format) => isFormat(format) && onChange({ army, agreed: agreedOn(format) })}
      points={agreed.points}
      onPoints={(points) => onAmend({ army, agreed: { ...agreed, points } })}
    />
  );
}

interface PickProps {
  readonly draft: ArmyDraft;
  readonly target: Target;
  readonly onTarget: (target: Target) => void;
  readonly onChange: (army: Army) => void;
  /** What was looked for has been found for a unit. */
  readonly onSettle: (army: Army, unit: number) => void;
}

function Pick({ draft, target, onTarget, onChange, onSettle }: PickProps) {
  const { t, term, name } = useArmyWords();
  const { army, agreed } = draft;
  const title = () => {
    if (target.kind === 'deck') return t.pick.deckOf(term('kind', target.of));
    if (target.kind !== 'upgrade') return t.pick[target.kind];
    const card = data.findUnit(army.units[target.unit]?.unit ?? '', formatOf(agreed).edition);
    return t.pick.upgradesFor(term('slot', target.slot), card ? name(card) : '');
  };
  return (
    <PickSection
      faction={army.faction}
      title={title()}
      back={target.kind === 'units' ? undefined : { text: t.pick.back, onBack: () => onTarget(UNITS) }}
    >
      {target.kind === 'upgrade' ? (
        <UpgradePool
          key={`${target.unit} ${target.slot}`}
          draft={draft}
          unit={target.unit}
          slot={target.slot}
          onPick={(card) => onSettle(withUpgrade(army, target.unit, card), target.unit)}
        />
      ) : target.kind === 'commands' ? (
        <CommandPool draft={draft} onPick={(card) => onChange(withCommand(army, card))} />
      ) : target.kind === 'deck' ? (
        <BattlePool
          key={target.of}
          draft={draft}
          kind={target.of}
          onPick={(card) => onChange(withBattleCard(army, card))}
        />
      ) : (
        <UnitPool draft={draft} onPick={(unit) => onChange(withUnit(army, unit))} />
      )}
    </PickSection>
  );
}

import {
  type data,
  type Fleet,
  objectiveChoices,
  withObjective,
  withShip,
  withSquadron,
  withUpgrade,
} from '@holotisch/armada';
import type { FleetDraft } from '@holotisch/games/armada/draft';
import { armadaLists } from '@holotisch/games/armada/lists';
import { startPath } from '../../../address/paths.ts';
import { navigate } from '../../../address/router.tsx';
import { BuilderFrame } from '../../../table-ui/builder/builder-frame.tsx';
import { PickSection } from '../../../table-ui/builder/pick-section.tsx';
import { usePicking } from '../../../table-ui/builder/use-picking.ts';
import { useSayings } from '../cards/use-sayings.ts';
import { Beginnings } from './beginnings.tsx';
import { FleetHead } from './fleet-head.tsx';
import { FleetList } from './fleet-list.tsx';
import { FleetSheet } from './fleet-sheet.tsx';
import { chooseToPlay } from './kept-fleets.ts';
import { PickRow } from './pick-row.tsx';
import { UnitPool } from './unit-pool.tsx';
import { UpgradePool } from './upgrade-pool.tsx';
import { useFleetWords } from './use-fleet-words.ts';

/** What is being picked: ships or squadrons, a card for an icon of a ship, an objective. */
type Target =
  | { readonly kind: 'ships' | 'squadrons' }
  | { readonly kind: 'upgrade'; readonly ship: number; readonly slot: data.Slot }
  | { readonly kind: 'objective'; readonly of: data.ObjectiveKind };

const SHIPS: Target = { kind: 'ships' };
const isEmpty = ({ fleet }: FleetDraft): boolean => fleet.ships.length === 0;

/** The builder of Armada fleets. */
export function FleetBuilder() {
  const { t } = useFleetWords();
  const { lists, frame, target, aim, settle, begin } = usePicking(armadaLists, SHIPS, isEmpty);
  const draft = lists.current?.list;
  return (
    <BuilderFrame
      {...frame}
      words={t.fleets}
      beginnings={(onDone) => <Beginnings onBegin={(begun) => begin(begun, onDone)} />}
      pick={
        draft && (
          <Pick
            draft={draft}
            target={target}
            onTarget={aim}
            onChange={(fleet) => lists.change({ ...draft, fleet })}
            onSettle={(fleet, ship) => settle({ ...draft, fleet }, ship === undefined ? undefined : `ship-${ship}`)}
          />
        )
      }
      head={draft && <FleetHead draft={draft} onChange={lists.change} onAmend={lists.amend} />}
      list={
        draft && (
          <FleetList
            draft={draft}
            onChange={lists.change}
            onSlot={(ship, slot) => aim({ kind: 'upgrade', ship, slot })}
            onObjective={(of) => aim({ kind: 'objective', of })}
          />
        )
      }
      sheet={draft && <FleetSheet draft={draft} />}
      onPlay={(fleet) => {
        chooseToPlay(fleet);
        navigate(startPath('armada'));
      }}
    />
  );
}

interface PickProps {
  readonly draft: FleetDraft;
  readonly target: Target;
  readonly onTarget: (target: Target) => void;
  readonly onChange: (fleet: Fleet) => void;
  /** What was looked for has been found, for a ship or for the fleet. */
  readonly onSettle: (fleet: Fleet, ship?: number) => void;
}

function Pick({ draft, target, onTarget, onChange, onSettle }: PickProps) {
  const { t, slot, kind, message } = useFleetWords();
  const { fleet } = draft;
  const special = target.kind === 'upgrade' || target.kind === 'objective';
  const title = () => {
    if (target.kind === 'objective') return t.pick.objectivesOf(kind(target.of));
    if (target.kind !== 'upgrade') return t.pick[target.kind];
    const card = fleet.ships[target.ship]?.card;
    return t.pick.upgradesFor(slot(target.slot), card ? message({ text: `ar.name.${card}` }) : '');
  };
  return (
    <PickSection
      faction={fleet.faction}
      title={title()}
      back={special ? { text: t.pick.back, onBack: () => onTarget(SHIPS) } : undefined}
      head={
        !special && (
          <fieldset className="switch">
            <legend className="only-heard">{t.pick.tabs}</legend>
            {(['ships', 'squadrons'] as const).map((what) => (
              <button
                key={what}
                type="button"
                aria-pressed={target.kind === what}
                onClick={() => onTarget({ kind: what })}
              >
                {t.pick[what]}
              </button>
            ))}
          </fieldset>
        )
      }
    >
      {target.kind === 'upgrade' ? (
        <UpgradePool
          key={`${target.ship} ${target.slot}`}
          draft={draft}
          ship={target.ship}
          slot={target.slot}
          onPick={(card) => onSettle(withUpgrade(fleet, target.ship, card), target.ship)}
        />
      ) : target.kind === 'objective' ? (
        <Objectives of={target.of} onPick={(card) => onSettle(withObjective(fleet, target.of, card))} />
      ) : (
        <UnitPool
          key={target.kind}
          draft={draft}
          what={target.kind}
          onPick={(card) => onChange(target.kind === 'ships' ? withShip(fleet, card) : withSquadron(fleet, card))}
        />
      )}
    </PickSection>
  );
}

interface ObjectivesProps {
  readonly of: data.ObjectiveKind;
  readonly onPick: (card: string) => void;
}

function Objectives({ of, onPick }: ObjectivesProps) {
  const { t, name } = useFleetWords();
  const says = useSayings();
  return (
    <ul>
      {objectiveChoices(of).map((card) => (
        <PickRow
          key={card.id}
          label={name(card.name)}
          says={says(`objective/${card.id}`) ?? (card.token === undefined ? undefined : t.token(card.token))}
          onPick={() => onPick(card.id)}
        >
          <span className="face-name">{name(card.name)}</span>
        </PickRow>
      ))}
    </ul>
  );
}

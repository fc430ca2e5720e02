import { draftOf, type SquadDraft } from '@holotisch/games/xwing/draft';
import { xwingLists } from '@holotisch/games/xwing/lists';
import { cardsOf, data, faultsOf, type Place, pilotOf, type Squad, withUpgrade } from '@holotisch/xwing';
import { useCallback, useMemo, useState } from 'react';
import { startPath } from '../../../address/paths.ts';
import { navigate } from '../../../address/router.tsx';
import { BuilderFrame } from '../../../table-ui/builder/builder-frame.tsx';
import { PickSection } from '../../../table-ui/builder/pick-section.tsx';
import { focusOn, usePicking } from '../../../table-ui/builder/use-picking.ts';
import { Beginnings } from './beginnings.tsx';
import { withoutShip, withoutUpgrade, withPilot, withShip, withUpgradeAt } from './edit.ts';
import { chooseToPlay } from './kept-squads.ts';
import { ManualCards } from './manual-cards.tsx';
import { NO_FILTER, PilotPool } from './pilot-pool.tsx';
import { SquadHead } from './squad-head.tsx';
import { SquadSheet } from './squad-sheet.tsx';
import { SquadShipCard } from './squad-ship-card.tsx';
import { UpgradePool } from './upgrade-pool.tsx';
import { useSquadWords } from './use-squad-words.ts';

/** What is being picked: another ship, another pilot for a ship, or a card for an icon of it. */
type Target =
  | { readonly kind: 'ship' }
  | { readonly kind: 'pilot'; readonly ship: number }
  | {
      readonly kind: 'upgrade';
      readonly ship: number;
      readonly kinds: readonly data.Slot[];
      /** The card that makes room. */
      readonly instead?: number;
    };

const NEXT_SHIP: Target = { kind: 'ship' };
const isEmpty = ({ squad }: SquadDraft): boolean => squad.ships.length === 0;

/** The builder of X-Wing squads. */
export function SquadBuilder() {
  const { t } = useSquadWords();
  const { lists, frame, target, aim, settle, begin } = usePicking(xwingLists, NEXT_SHIP, isEmpty);
  const draft = lists.current?.list;
  return (
    <BuilderFrame
      {...frame}
      words={t.squads}
      beginnings={(onDone) => <Beginnings onBegin={(squad) => begin(draftOf(squad), onDone)} />}
      pick={
        draft && (
          <Pick
            draft={draft}
            target={target}
            onBack={() => aim(NEXT_SHIP)}
            onSettle={(squad, ship) => settle({ ...draft, squad }, `ship-${ship}`)}
            onAdd={lists.change}
          />
        )
      }
      head={draft && <SquadHead draft={draft} onChange={lists.change} onAmend={lists.amend} />}
      list={draft && <Ships draft={draft} onAim={aim} onChange={lists.change} />}
      sheet={draft && <SquadSheet squad={draft.squad} />}
      onPlay={(squad) => {
        chooseToPlay(squad);
        navigate(startPath('xwing'));
      }}
    />
  );
}

interface PickProps {
  readonly draft: SquadDraft;
  readonly target: Target;
  readonly onBack: () => void;
  readonly onAdd: (draft: SquadDraft) => void;
  /** A ship of the squad has what it wanted. */
  readonly onSettle: (squad: Squad, ship: number) => void;
}

function Pick({ draft, target, onBack, onAdd, onSettle }: PickProps) {
  const { t, name, slots } = useSquadWords();
  const { squad, agreed } = draft;
  const [filter, setFilter] = useState(NO_FILTER);
  const ship = target.kind === 'ship' ? undefined : squad.ships[target.ship];
  // While a ship is chosen anew, its own type is what is looked for.
  const [typeFilter, setTypeFilter] = useState(NO_FILTER);
  const at = target.kind === 'pilot' && ship ? target.ship : undefined;
  const taken = useCallback(
    (pilot: data.Pilot) =>
      at === undefined
        ? withShip(squad, { type: pilot.ship, pilot: pilot.id, upgrades: [] })
        : withPilot(squad, at, pilot),
    [squad, at],
  );
  const bare = useMemo(
    () =>
      target.kind === 'upgrade' && target.instead !== undefined
        ? withoutUpgrade(squad, target.ship, target.instead)
        : squad,
    [squad, target],
  );
  const type = ship && data.findShip(ship.type);
  const pilot = ship && pilotOf(squad, ship);
  const title =
    target.kind === 'upgrade' && ship
      ? t.pick.upgradesFor(slots(target.kinds), pilot ? name(pilot.name) : ship.pilot)
      : at !== undefined && ship
        ? t.pick.pilotsFor(type ? name(type.name) : ship.type)
        : t.pick.ships;
  return (
    <PickSection faction={squad.faction} title={title} back={ship && { text: t.pick.back, onBack }}>
      {target.kind === 'upgrade' && ship ? (
        <UpgradePool
          key={`${target.ship} ${target.kinds.join()} ${target.instead}`}
          squad={bare}
          agreed={agreed}
          ship={target.ship}
          kinds={target.kinds}
          onPick={(card) =>
            onSettle(
              target.instead === undefined
                ? withUpgrade(squad, target.ship, card)
                : withUpgradeAt(squad, target.ship, target.instead, card),
              target.ship,
            )
          }
        />
      ) : (
        <PilotPool
          squad={squad}
          agreed={agreed}
          filter={at === undefined ? filter : { ...typeFilter, type: ship?.type ?? '' }}
          onFilter={at === undefined ? setFilter : setTypeFilter}
          taken={taken}
          onPick={(chosen) => {
            if (at === undefined) onAdd({ squad: taken(chosen), agreed });
            else onSettle(taken(chosen), at);
          }}
        />
      )}
    </PickSection>
  );
}

interface ShipsProps {
  readonly draft: SquadDraft;
  readonly onAim: (target: Target) => void;
  readonly onChange: (draft: SquadDraft) => void;
}

function Ships({ draft: { squad, agreed }, onAim, onChange }: ShipsProps) {
  const faults = faultsOf(squad, agreed);
  const change = (next: Squad) => onChange({ squad: next, agreed });
  /** What else may stand where a card lies: cards of its own kind. */
  const kindsAt = (ship: number, upgrade: number): readonly data.Slot[] => {
    const card = cardsOf(squad.ships[ship]!)[upgrade];
    return [card?.slot ?? squad.ships[ship]!.upgrades[upgrade]!.slot];
  };
  return (
    <>
      <ManualCards squad={squad} />
      <ol className="squad-ships" data-faction={squad.faction}>
        {squad.ships.map((ship, i) => (
          <SquadShipCard
            // biome-ignore lint/suspicious/noArrayIndexKey: equal ships are told apart by their place only.
            key={i}
            squad={squad}
            agreed={agreed}
            index={i}
            faults={faults.filter((fault) => fault.ship === i)}
            onPilot={() => onAim({ kind: 'pilot', ship: i })}
            onPlace={({ kinds }: Place) => onAim({ kind: 'upgrade', ship: i, kinds })}
            onUpgrade={(instead) => onAim({ kind: 'upgrade', ship: i, kinds: kindsAt(i, instead), instead })}
            onTakeOff={(upgrade) => {
              change(withoutUpgrade(squad, i, upgrade));
              focusOn(`ship-${i}`);
            }}
            onAgain={() => change(withShip(squad, ship))}
            onDismiss={() => {
              change(withoutShip(squad, i));
              focusOn(i > 0 ? `ship-${i - 1}` : 'pick-title');
            }}
          />
        ))}
      </ol>
    </>
  );
}

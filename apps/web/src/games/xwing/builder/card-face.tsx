import type { data } from '@holotisch/xwing';
import { upgradeCard, type useSayings } from '../cards/use-sayings.ts';
import { isManual } from './edit.ts';
import { SlotIcon } from './slot-icon.tsx';
import type { SquadWords } from './use-squad-words.ts';
import { useSquadWords } from './use-squad-words.ts';

/** A card in one line, in our own design: no pictures and no text of the publisher. */

export const ManualMark = () => {
  const { t } = useSquadWords();
  return (
    <span className="manual-mark" title={t.card.manualNote}>
      {t.card.manual}
    </span>
  );
};

export function PilotFace({ pilot }: { readonly pilot: data.Pilot }) {
  const { name } = useSquadWords();
  return (
    <>
      <span className="face-skill">{pilot.skill}</span>
      <span className="face-name">
        {pilot.unique && <span className="face-unique">• </span>}
        {name(pilot.name)}
        {isManual(pilot) && <ManualMark />}
      </span>
      <span className="face-slots">
        {pilot.slots.map((slot, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal icons are told apart by their place only.
          <SlotIcon key={i} slot={slot} />
        ))}
      </span>
      <span className="face-points">{pilot.points}</span>
    </>
  );
}

export const pilotLabel = ({ t, name, slot }: SquadWords, pilot: data.Pilot): string =>
  [
    name(pilot.name),
    ...(pilot.unique ? [t.card.unique] : []),
    `${t.card.skill} ${pilot.skill}`,
    t.card.points(pilot.points),
    ...(pilot.slots.length > 0 ? [`${t.card.slots}: ${pilot.slots.map(slot).join(', ')}`] : []),
    ...(isManual(pilot) ? [t.card.manual] : []),
  ].join(', ');

/** Dice and range of a secondary weapon, which may stand on one side of a card only. */
export function weaponFacts({ t }: Pick<SquadWords, 't'>, { weapon: own, sides }: data.Upgrade): string | undefined {
  const weapon = own ?? sides?.find((side) => side.weapon)?.weapon;
  if (!weapon) return undefined;
  const [near, far] = weapon.range;
  return t.card.weapon(weapon.dice, near === far ? `${near}` : `${near}–${far}`);
}

export function UpgradeFace({ card }: { readonly card: data.Upgrade }) {
  const words = useSquadWords();
  const weapon = weaponFacts(words, card);
  return (
    <>
      <SlotIcon slot={card.slot} />
      <span className="face-name">
        {card.unique && <span className="face-unique">• </span>}
        {words.name(card.name)}
        {card.limited && <small>{words.t.card.limited}</small>}
        {weapon && <small>{weapon}</small>}
        {isManual(card) && <ManualMark />}
      </span>
      <span className="face-points">{card.points}</span>
    </>
  );
}

/** Both sides of a card that has two. */
export const upgradeSays = (says: ReturnType<typeof useSayings>, card: data.Upgrade): string | undefined =>
  card.sides ? ([0, 1] as const).map((face) => says(upgradeCard(card, face))).join(' / ') : says(upgradeCard(card));

export const upgradeLabel = (words: SquadWords, card: data.Upgrade): string =>
  [
    words.name(card.name),
    ...(card.unique ? [words.t.card.unique] : []),
    ...(card.limited ? [words.t.card.limited] : []),
    words.t.card.points(card.points),
    weaponFacts(words, card) ?? [],
    ...(isManual(card) ? [words.t.card.manual] : []),
  ]
    .flat()
    .join(', ');

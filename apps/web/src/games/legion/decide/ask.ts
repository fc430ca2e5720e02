import type { LegionQuestion } from '@holotisch/legion';
import type { OptionOf } from '../../../match/ask-view.ts';
import { pieceKey } from '../../../table-ui/game-face.ts';
import { type LegionView, pieceOfMini } from '../view.ts';

type Option = OptionOf<LegionQuestion>;

/** The unit that an option is about. */
export const unitOf = ({ about }: Option): number | undefined =>
  about && typeof about === 'object' && 'unit' in about && typeof about.unit === 'number' ? about.unit : undefined;

/** What lies on the table besides units. */
export const markerKey = (id: number): string => `marker:${id}`;
export const terrainKey = (at: number): string => `terrain:${at}`;

/** What an option is about, as it lies on the table: a miniature, a unit by its leader, a token. */
export const keyIn =
  (view: LegionView) =>
  (option: Option): string | undefined => {
    const { about } = option;
    if (about && typeof about === 'object') {
      if ('marker' in about) return markerKey(about.marker);
      if ('weapon' in about || 'die' in about || 'terrain' in about) return undefined;
    }
    const id = unitOf(option);
    const unit = id === undefined ? undefined : view.units[id];
    if (!unit) return undefined;
    return pieceKey(
      about && typeof about === 'object' && 'mini' in about && typeof about.mini === 'number'
        ? pieceOfMini(unit, about.mini)
        : unit.id,
    );
  };

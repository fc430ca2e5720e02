import { useMemo } from 'react';
import type { Description } from '../../scene/description.ts';
import { dressed } from '../../scene/sceneries.ts';
import { useTableLook } from '../../settings/table-look.ts';
import type { Playing } from '../../table-ui/playing.ts';
import { useFace } from '../../table-ui/use-face.ts';
import { useWords } from '../../table-ui/words.ts';

interface Described {
  readonly view: Playing['view'];
  readonly measuring: boolean;
  readonly named: boolean;
  readonly shown: number | undefined;
  readonly pointed: number | undefined;
}

/** The table as the face describes it, in the look that the player has chosen. */
export function useDescription({ view, measuring, named, shown, pointed }: Described): Description {
  const { lang, player } = useWords();
  const face = useFace();
  const { table } = face;
  // The face of a match never changes, so this is always the same hook.
  const known = table.useKnown?.();
  const look = useTableLook(face.id);
  const bare = useMemo(
    () =>
      table.describe(
        {
          view,
          language: lang,
          player,
          measuring,
          named,
          ...(shown !== undefined && { shown }),
          ...(pointed !== undefined && { pointed }),
        },
        known,
      ),
    [table, view, lang, player, measuring, named, shown, pointed, known],
  );
  return useMemo(() => dressed(bare, look), [bare, look]);
}

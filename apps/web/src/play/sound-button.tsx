import { hear, nextVolume, setVolume, useVolume } from '../sound/hear.ts';
import { useWords } from '../table-ui/words.ts';
import type { Volume } from '../text/play.ts';
import { SoundIcon } from './table/table-icons.tsx';

const WAVES: Readonly<Record<Volume, 0 | 1 | 2 | 3>> = { off: 0, soft: 1, middle: 2, loud: 3 };

/** How loud the table is: each press one step further, and one hears how loud that is. */
export function SoundButton() {
  const { t } = useWords();
  const volume = useVolume();
  const said = t.menu.volume(t.menu.volumes[volume]);
  return (
    <button
      type="button"
      className="tool"
      aria-label={said}
      title={said}
      onClick={() => {
        setVolume(nextVolume(volume));
        hear('turn');
      }}
    >
      <SoundIcon waves={WAVES[volume]} />
    </button>
  );
}

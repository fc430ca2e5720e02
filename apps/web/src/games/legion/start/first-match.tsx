import { setupOf } from '@holotisch/games/legion/draft';
import { useMemo } from 'react';
import { useLanguage } from '../../../settings/language.tsx';
import { QuickStart } from '../../../table-ui/start/quick-start.tsx';
import { firstOf, playable } from './choosable.ts';

/** The armies of a core set against each other, on a table made by chance. */
export default function FirstMatch() {
  const { lang } = useLanguage();
  const setup = useMemo(
    () =>
      setupOf(
        firstOf('1.2').map((one) => playable(one, lang)),
        { unenforced: true },
      ),
    [lang],
  );
  return <QuickStart game="legion" setup={setup} />;
}

import { FIRST_FLEETS, setupOf } from '@holotisch/games/armada/draft';
import { useMemo } from 'react';
import { useLanguage } from '../../../settings/language.tsx';
import { QuickStart } from '../../../table-ui/start/quick-start.tsx';
import { playable, READY } from './choosable.ts';

const FLEETS = FIRST_FLEETS.flatMap((id) => READY.find((one) => one.id === id) ?? []);

/** The match of the core set: 180 points a side. */
export default function FirstMatch() {
  const { lang } = useLanguage();
  const setup = useMemo(() => setupOf(FLEETS.map((one) => playable(one, lang))), [lang]);
  return <QuickStart game="armada" setup={setup} />;
}

import { FIRST_SQUADS, setupOf } from '@holotisch/games/xwing/draft';
import { useMemo } from 'react';
import { useLanguage } from '../../../settings/language.tsx';
import { QuickStart } from '../../../table-ui/start/quick-start.tsx';
import { playable, READY } from './choosable.ts';

const SQUADS = FIRST_SQUADS.flatMap((id) => READY.find((one) => one.id === id) ?? []);

/** The match of the core set: one X-wing against two TIE fighters. */
export default function FirstMatch() {
  const { lang } = useLanguage();
  const setup = useMemo(() => setupOf(SQUADS.map((one) => playable(one, lang))), [lang]);
  return <QuickStart game="xwing" setup={setup} />;
}

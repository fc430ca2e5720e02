import { useLanguage } from '../../settings/language.tsx';
import { mapOf } from './map.ts';
import type { SektorView } from './view.ts';

/** What a player's three forces are worth, on the button that sends one of them. */
export function BriefHouse({ view, seat }: { readonly view: SektorView; readonly seat: number }) {
  const { lang } = useLanguage();
  const force = mapOf(view, lang).forces.find((one) => one.seat === seat);
  return <small className="option-says">{force?.says}</small>;
}

import type { Language } from '@holotisch/engine';
import { useLanguage } from '../../settings/language.tsx';
import './campaign.css';

interface BriefPlaceProps {
  readonly place: string;
  readonly briefly: (place: string, language: Language) => string;
}

/** A place in one line, on the button that chooses it. */
export function BriefPlace({ place, briefly }: BriefPlaceProps) {
  const { lang } = useLanguage();
  return <small className="option-says">{briefly(place, lang)}</small>;
}

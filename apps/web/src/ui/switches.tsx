import { useLanguage } from '../settings/language.tsx';
import { useTheme } from '../settings/theme.ts';
import { MoonIcon, SunIcon } from './icons.tsx';

/** Language and light: in the head of the page, and in the menu of a match that has taken the place of the head. */
export function Switches() {
  const { t, lang, choose } = useLanguage();
  const [theme, chooseTheme] = useTheme();
  const otherTheme = theme === 'dark' ? 'light' : 'dark';
  const themeLabel = otherTheme === 'light' ? t.toLight : t.toDark;
  return (
    <>
      <fieldset className="switch">
        <legend className="only-heard">{t.chooseLanguage}</legend>
        <button type="button" lang="de" aria-pressed={lang === 'de'} onClick={() => choose('de')}>
          Deutsch
        </button>
        <button type="button" lang="en" aria-pressed={lang === 'en'} onClick={() => choose('en')}>
          English
        </button>
      </fieldset>
      <button
        type="button"
        className="tool"
        aria-label={themeLabel}
        title={themeLabel}
        onClick={() => chooseTheme(otherTheme)}
      >
        {otherTheme === 'light' ? <SunIcon /> : <MoonIcon />}
      </button>
    </>
  );
}

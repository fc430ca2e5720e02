import { RULES } from '@holotisch/campaign/sektor';
import { useLanguage } from '../../settings/language.tsx';
import './sektor.css';

/** The rules of our own campaign, paragraph by paragraph: refusals name them by their numbers. */
export default function SektorRules() {
  const { lang } = useLanguage();
  return (
    <ol className="sektor-rules">
      {RULES.map(({ id, [lang]: { title, text } }) => (
        <li key={id} id={id}>
          <h3>
            {title} <small>{id}</small>
          </h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}

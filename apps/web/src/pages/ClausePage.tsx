import { type Clause, type Game, type Ledger, loadLedger, lookUp } from '@holotisch/rulebook';
import { use } from 'react';
import armada from '../../../../rules/armada.jsonl?url';
import legion from '../../../../rules/legion.jsonl?url';
import rulings from '../../../../rules/RULINGS.md?url';
import xwing from '../../../../rules/xwing.jsonl?url';
import { Link } from '../router.tsx';
import { useLanguage } from '../settings/language.tsx';
import { clausePath } from './ClauseLink.tsx';

const ledgers: Readonly<Record<Game, string>> = { xwing, armada, legion };

/** An id begins with the letters of its book. */
const gameOf = (id: string): Game => (id.startsWith('XW-') ? 'xwing' : id.startsWith('AR-') ? 'armada' : 'legion');

async function text(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${response.status} ${url}`);
  return response.text();
}

async function load(game: Game): Promise<Ledger | undefined> {
  const none = { xwing: '', armada: '', legion: '', notApplicable: '[]' };
  try {
    const [ledger, decided] = await Promise.all([text(ledgers[game]), text(rulings)]);
    return loadLedger({ ...none, [game]: ledger, rulings: decided });
  } catch {
    return undefined;
  }
}

const loaded = new Map<Game, Promise<Ledger | undefined>>();

/** Only the ledger of the one game is fetched, once; what it refers to lies in the same game. */
function ledgerOf(game: Game): Promise<Ledger | undefined> {
  const known = loaded.get(game);
  if (known) return known;
  const coming = load(game);
  loaded.set(game, coming);
  return coming;
}

function Related({ clauses }: { readonly clauses: readonly Clause[] }) {
  const { lang } = useLanguage();
  return (
    <ul className="related">
      {clauses.map((clause) => (
        <li key={clause.id}>
          <Link to={clausePath(clause.id)} className="clause-link">
            {clause.id}
          </Link>
          <span lang={lang}>{clause.text[lang]}</span>
        </li>
      ))}
    </ul>
  );
}

/** One clause of a rulebook: what it says, what was decided about it, and where to read on. */
export default function ClausePage({ id }: { readonly id: string }) {
  const { t, lang } = useLanguage();
  const ledger = use(ledgerOf(gameOf(id)));
  if (!ledger) return <p className="lone">{t.clause.failed}</p>;
  const found = lookUp(ledger, id);
  if (!found) return <h1 className="lone">{t.clause.unknown(id)}</h1>;
  const { clause, related } = found;
  const other = lang === 'de' ? 'en' : 'de';
  return (
    <article className="clause">
      <p className="clause-place">
        {t.games.name[clause.game]} · {clause.entry} · {t.games.kind[clause.kind]}
        {clause.edition && ` · ${clause.edition}`}
      </p>
      <h1>{clause.id}</h1>
      <p className="clause-text">{clause.text[lang]}</p>
      <details>
        <summary>{t.clause.otherLanguage}</summary>
        <p lang={other}>{clause.text[other]}</p>
      </details>
      {found.rulings.length > 0 && (
        <section>
          <h2>{t.clause.rulings}</h2>
          {found.rulings.map((ruling) => (
            <div key={ruling.number} className="ruling" lang="en">
              <h3>{ruling.number}</h3>
              <p>
                <em>{ruling.question}</em>
              </p>
              <p>{ruling.ruling}</p>
            </div>
          ))}
        </section>
      )}
      {related.length > 0 && (
        <section>
          <h2>{t.clause.related}</h2>
          <Related clauses={related} />
        </section>
      )}
    </article>
  );
}

import type { ReactNode } from 'react';
import type { Owner } from '../../scene/description.ts';
import { useLanguage } from '../../settings/language.tsx';
import { campaignText } from './text.ts';
import './sheet.css';

/** The sheet of a fleet or force, whatever its game: what lasts from battle to battle. */
export interface Sheet {
  readonly seat: number;
  readonly owner: Owner;
  readonly name: string;
  readonly team: string;
  /** A figure or two above the units: value, resources. */
  readonly figures: readonly { readonly name: string; readonly value: string }[];
  readonly groups: readonly { readonly title: string; readonly units: readonly SheetUnit[] }[];
  /** Lists of words below: cards set aside, objectives. */
  readonly lists: readonly { readonly title: string; readonly items: readonly string[] }[];
}

export interface SheetUnit {
  readonly name: string;
  readonly carries: readonly string[];
  readonly points: number;
  /** What it suffers from and what it has become, in words. */
  readonly scar: string | null;
  readonly rank: string | null;
  readonly portrait: ReactNode;
}

/** One sheet, on the screen or on paper. */
export function FleetSheet({ sheet, player }: { readonly sheet: Sheet; readonly player: string }) {
  const { lang } = useLanguage();
  const t = campaignText[lang];
  const { owner, name, team, figures, groups, lists } = sheet;
  return (
    <article className={`fleet-sheet side-${owner === 0 ? 'first' : 'second'}`} aria-label={name}>
      <header>
        <h3>{name}</h3>
        <p className="quiet">
          {team} · {player}
        </p>
        <dl className="sheet-figures">
          {figures.map((one) => (
            <div key={one.name}>
              <dt>{one.name}</dt>
              <dd>{one.value}</dd>
            </div>
          ))}
        </dl>
      </header>
      {groups
        .filter(({ units }) => units.length > 0)
        .map(({ title, units }) => (
          <section key={title}>
            <h4>{title}</h4>
            <ul className="sheet-units">
              {units.map((unit, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: equal units are told apart by their place only
                <li key={i} data-scarred={unit.scar !== null}>
                  {unit.portrait}
                  <div>
                    <p>
                      <strong>{unit.name}</strong> <small>{unit.points}</small>
                    </p>
                    {unit.carries.length > 0 && <p className="sheet-carries">{unit.carries.join(' · ')}</p>}
                  </div>
                  <p className="sheet-states">
                    {unit.rank !== null && <span className="sheet-veteran">★ {unit.rank}</span>}
                    {unit.scar !== null && <span className="sheet-scar">✗ {unit.scar}</span>}
                  </p>
                </li>
              ))}
            </ul>
          </section>
        ))}
      {lists
        .filter(({ items }) => items.length > 0)
        .map(({ title, items }) => (
          <p key={title} className="sheet-list">
            <strong>{title}:</strong> {items.join(', ')}
          </p>
        ))}
      <p className="sheet-notes" aria-hidden="true">
        {t.sheet.notes}
      </p>
    </article>
  );
}

import { data, RANDOM_TABLE, READY_TABLES } from '@holotisch/legion';
import { lazy, Suspense, useState } from 'react';
import { useLanguage } from '../../../settings/language.tsx';
import { startText } from '../text/start.ts';
import { TableMap } from './table-map.tsx';
import { type ChosenTable, keepTables, keptTables, type OwnTable, readyPieces } from './tables.ts';

// The editor comes when somebody wants to build.
const TerrainEditor = lazy(async () => ({ default: (await import('./terrain-editor.tsx')).TerrainEditor }));

interface TableChoiceProps {
  readonly format: string;
  readonly chosen: ChosenTable;
  readonly onChoose: (table: ChosenTable) => void;
}

/** On what is played: made by chance, ready-made, or built by oneself. */
export function TableChoice({ format, chosen, onChoose }: TableChoiceProps) {
  const { lang } = useLanguage();
  const t = startText[lang];
  const [own, setOwn] = useState(keptTables);
  const [editing, setEditing] = useState<OwnTable | 'new'>();
  const { width, height: depth } = data.TABLES[data.formatOf(format).table];
  const size = { width, depth };
  const ready = width >= data.TABLES.standard.width ? READY_TABLES : [];
  const save = (table: OwnTable) => {
    const tables = [...own.filter(({ id }) => id !== table.id), table];
    keepTables(tables);
    setOwn(tables);
    onChoose({ own: table });
    setEditing(undefined);
  };
  const remove = (id: string) => {
    const tables = own.filter((one) => one.id !== id);
    keepTables(tables);
    setOwn(tables);
    onChoose({ ready: RANDOM_TABLE });
    setEditing(undefined);
  };
  const card = (key: string, table: ChosenTable, on: boolean, name: string, note: string) => (
    <label key={key} className="table-card" data-chosen={on}>
      <input type="radio" className="only-heard" name="table" checked={on} onChange={() => onChoose(table)} />
      {'own' in table ? (
        <TableMap {...size} pieces={table.own.pieces} />
      ) : (
        <TableMap {...size} pieces={readyPieces(table.ready)} />
      )}
      <strong>{name}</strong>
      <small>{note}</small>
    </label>
  );
  const isReady = (id: string) => 'ready' in chosen && chosen.ready === id;
  return (
    <fieldset className="tables">
      <legend>{t.table}</legend>
      {card(RANDOM_TABLE, { ready: RANDOM_TABLE }, isReady(RANDOM_TABLE), t.random.name, t.random.note)}
      {ready.map(({ id, name }) => card(id, { ready: id }, isReady(id), name[lang], t.ready))}
      {own.map((table) =>
        card(table.id, { own: table }, 'own' in chosen && chosen.own.id === table.id, table.name, t.ownTable),
      )}
      <div className="table-tools">
        <button
          type="button"
          className="tool tool-text"
          onClick={() => setEditing('own' in chosen ? chosen.own : 'new')}
        >
          {t.edit}
        </button>
      </div>
      {editing !== undefined && (
        <Suspense>
          <TerrainEditor
            {...size}
            table={editing === 'new' ? undefined : editing}
            begin={'ready' in chosen ? (readyPieces(chosen.ready) ?? []) : []}
            onSave={save}
            onRemove={remove}
            onClose={() => setEditing(undefined)}
          />
        </Suspense>
      )}
    </fieldset>
  );
}

import type { Language } from '@holotisch/engine';
import { READY_TABLES, randomTable, TERRAIN_KINDS, type TerrainKind } from '@holotisch/legion';
import { useMemo, useState } from 'react';
import type { Description, PieceItem, Pressed, SceneActions } from '../../../scene/description.ts';
import { Stage } from '../../../scene/stage.tsx';
import { useLanguage } from '../../../settings/language.tsx';
import { freshSeed } from '../../../table-ui/start/fresh-seed.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { NumberField } from '../../../ui/number-field.tsx';
import { terrainShape } from '../table/terrain-drawing.ts';
import { term } from '../table/unit-words.ts';
import { terrainText } from '../text/terrain.ts';
import { type OwnTable, type Piece, pieceOf, readyPieces, terrainOf } from './tables.ts';
import { clearOf, MOST, newPiece, ofKind, onTable, opposite, sizeOf, stretched } from './terrain-edit.ts';
import './terrain-editor.css';

interface TerrainEditorProps {
  readonly width: number;
  readonly depth: number;
  /** The table that is changed; none: a new one. */
  readonly table: OwnTable | undefined;
  /** What a new one begins with. */
  readonly begin: readonly Piece[];
  readonly onSave: (table: OwnTable) => void;
  readonly onRemove: (id: string) => void;
  readonly onClose: () => void;
}

const key = (at: number): string => `terrain:${at}`;
const STEP = 10;
const TURN = 15;
const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, STEP],
  ArrowDown: [0, -STEP],
};

interface Shown {
  readonly width: number;
  readonly depth: number;
  readonly pieces: readonly Piece[];
  readonly chosen: number | undefined;
  readonly lang: Language;
}

/** The table as it is changed, for the stage. */
const tableOf = ({ width, depth, pieces, chosen, lang }: Shown): Description => ({
  ground: { width, depth, look: 'field' },
  items: pieces.map(
    (piece, at): PieceItem => ({
      kind: 'piece',
      key: key(at),
      pose: terrainOf(piece).pose,
      draggable: true,
      turnable: at === chosen,
      ...terrainShape(terrainOf(piece)),
      label: `${term('terrain', piece.kind, lang)} ${at + 1}`,
      pressed: at === chosen,
      ...(at === chosen && { light: 'choice' }),
    }),
  ),
});

/** Terrain on a table: put there, moved, turned, made another kind or size, and kept. */
export function TerrainEditor({ width, depth, table, begin, onSave, onRemove, onClose }: TerrainEditorProps) {
  const { lang } = useLanguage();
  const t = terrainText[lang];
  const [pieces, setPieces] = useState(table?.pieces ?? begin);
  const [chosen, setChosen] = useState<number>();
  const [name, setName] = useState(table?.name ?? t.unnamed);
  const change = (at: number, next: Partial<Piece>) =>
    setPieces((old) => old.map((piece, i) => (i === at ? { ...piece, ...onTable(next, width, depth) } : piece)));
  const remove = (at: number) => {
    setPieces((old) => old.filter((_, i) => i !== at));
    setChosen(undefined);
  };
  const add = (piece: Piece) => {
    if (pieces.length >= MOST) return;
    setPieces([...pieces, onTable(piece, width, depth)]);
    setChosen(pieces.length);
  };
  const begun = (next: readonly Piece[]) => {
    setPieces(next);
    setChosen(undefined);
  };
  const description = useMemo(
    () => tableOf({ width, depth, pieces, chosen, lang }),
    [width, depth, pieces, chosen, lang],
  );
  const at = (of: string) => Number(of.slice('terrain:'.length));
  const actions: SceneActions = {
    onPick: (of) => setChosen(at(of)),
    onFocus: (of) => setChosen(at(of)),
    onGround: () => setChosen(undefined),
    onDrag: (of, { x, y }) => {
      setChosen(at(of));
      change(at(of), { x, y });
    },
    onTurn: (of, degrees) => change(at(of), { degrees }),
    onKey: (of, pressed) => byKey(at(of), pressed),
  };
  const byKey = (of: number, { key: name, shiftKey }: Pressed): boolean => {
    const piece = pieces[of];
    const arrow = ARROWS[name];
    const fine = shiftKey ? 0.1 : 1;
    if (!piece) return false;
    if (arrow) change(of, { x: piece.x + arrow[0] * fine, y: piece.y + arrow[1] * fine });
    else if (name === 'q') change(of, { degrees: piece.degrees - TURN * fine });
    else if (name === 'e') change(of, { degrees: piece.degrees + TURN * fine });
    else if (name === 'Delete') remove(of);
    else return false;
    return true;
  };
  const piece = chosen === undefined ? undefined : pieces[chosen];
  return (
    <Dialog title={t.title} className="terrain-editor" onClose={onClose}>
      <div className="terrain-editor-body">
        <div className="terrain-editor-stage">
          <Stage description={description} actions={actions} label={t.table} />
        </div>
        <div className="terrain-editor-tools">
          <label className="field">
            {t.name}
            <input type="text" value={name} maxLength={60} onChange={(event) => setName(event.target.value)} />
          </label>
          <BeginFields width={width} depth={depth} onBegin={begun} />
          <AddField onAdd={(kind) => add(clearOf(pieces, newPiece(kind, 0, 0), width, depth))} />
          {pieces.length >= MOST && <p className="quiet">{t.most(MOST)}</p>}
          {piece && chosen !== undefined ? (
            <PieceFields
              piece={piece}
              onChange={(next) => change(chosen, next)}
              onCopy={() => add({ ...piece, x: piece.x + 40, y: piece.y + 40 })}
              onMirror={() => add(opposite(piece, width, depth))}
              onRemove={() => remove(chosen)}
            />
          ) : (
            <p className="quiet">{t.none}</p>
          )}
          <p className="quiet">{t.help}</p>
          <div className="row">
            <button
              type="button"
              className="primary"
              onClick={() => onSave({ id: table?.id ?? freshSeed(), name: name.trim() || t.unnamed, pieces })}
            >
              {t.save}
            </button>
            {table && (
              <button type="button" className="tool tool-text" onClick={() => onRemove(table.id)}>
                {t.drop}
              </button>
            )}
          </div>
        </div>
      </div>
    </Dialog>
  );
}

interface BeginFieldsProps {
  readonly width: number;
  readonly depth: number;
  readonly onBegin: (pieces: readonly Piece[]) => void;
}

/** What the table begins with: nothing, a ready-made one, or one that is drawn. */
function BeginFields({ width, depth, onBegin }: BeginFieldsProps) {
  const { lang } = useLanguage();
  const t = terrainText[lang];
  const [seed, setSeed] = useState(freshSeed);
  return (
    <>
      <label className="field">
        {t.begin}
        <select
          value=""
          onChange={(event) => onBegin(event.target.value === 'empty' ? [] : (readyPieces(event.target.value) ?? []))}
        >
          <option value="" disabled>
            …
          </option>
          <option value="empty">{t.empty}</option>
          {READY_TABLES.map(({ id, name: of }) => (
            <option key={id} value={id}>
              {of[lang]}
            </option>
          ))}
        </select>
      </label>
      <div className="row">
        <label className="field">
          {t.seed}
          <input type="text" value={seed} maxLength={60} onChange={(event) => setSeed(event.target.value)} />
        </label>
        <button
          type="button"
          className="tool tool-text"
          onClick={() => onBegin(randomTable(seed, { width, depth }).map(pieceOf))}
        >
          {t.generate}
        </button>
      </div>
    </>
  );
}

/** Another piece, of a kind that is chosen. */
function AddField({ onAdd }: { readonly onAdd: (kind: TerrainKind) => void }) {
  const { lang } = useLanguage();
  const t = terrainText[lang];
  return (
    <label className="field">
      {t.add}
      <select
        value=""
        onChange={(event) => {
          const kind = TERRAIN_KINDS.find((one) => one === event.target.value);
          if (kind) onAdd(kind);
        }}
      >
        <option value="" disabled>
          …
        </option>
        {TERRAIN_KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {term('terrain', kind, lang)}
          </option>
        ))}
      </select>
    </label>
  );
}

interface PieceFieldsProps {
  readonly piece: Piece;
  readonly onChange: (next: Partial<Piece>) => void;
  readonly onCopy: () => void;
  readonly onMirror: () => void;
  readonly onRemove: () => void;
}

function PieceFields({ piece, onChange, onCopy, onMirror, onRemove }: PieceFieldsProps) {
  const { lang } = useLanguage();
  const t = terrainText[lang];
  const { width, depth } = sizeOf(piece.outline);
  const number = (label: string, value: number, onValue: (value: number) => void) => (
    <NumberField className="field" label={label} value={Math.round(value)} onChange={onValue} />
  );
  const resized = (w: number, d: number) =>
    onChange({ outline: stretched(piece.outline, Math.max(5, w), Math.max(5, d)) });
  return (
    <fieldset className="terrain-editor-piece">
      <legend>{t.chosen}</legend>
      <label className="field">
        {t.kind}
        <select
          value={piece.kind}
          onChange={(event) => {
            const kind: TerrainKind | undefined = TERRAIN_KINDS.find((one) => one === event.target.value);
            if (kind) onChange(ofKind(piece, kind));
          }}
        >
          {TERRAIN_KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {term('terrain', kind, lang)}
            </option>
          ))}
        </select>
      </label>
      {number(t.height, piece.height, (height) => onChange({ height: Math.min(1000, Math.max(0, height)) }))}
      {number(t.width, width, (value) => resized(value, depth))}
      {number(t.depth, depth, (value) => resized(width, value))}
      {number(t.degrees, piece.degrees, (degrees) => onChange({ degrees }))}
      {number(t.x, piece.x, (x) => onChange({ x }))}
      {number(t.y, piece.y, (y) => onChange({ y }))}
      <div className="row">
        <button type="button" className="tool tool-text" onClick={onCopy}>
          {t.copy}
        </button>
        <button type="button" className="tool tool-text" onClick={onMirror}>
          {t.mirror}
        </button>
        <button type="button" className="tool tool-text" onClick={onRemove}>
          {t.remove}
        </button>
      </div>
    </fieldset>
  );
}

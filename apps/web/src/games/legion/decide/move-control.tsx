import { type MoveAnswer, readMove, unitName } from '@holotisch/legion';
import { Placement } from '../../../table-ui/decide/placement.tsx';
import { useDraft } from '../../../table-ui/draft.tsx';
import { NumberField } from '../../../ui/number-field.tsx';
import { living } from '../table/use-values.ts';
import type { LegionView } from '../view.ts';
import { useWords } from '../words.ts';
import { attackable, chargedAt, climbable, climbs, isNotched, turnsFirst, turnsOnly, usesTool } from './move.ts';
import { type MoveAsk, useMovePlaced } from './use-placed.ts';

const WAYS = ['up', 'down', 'over'] as const;

interface MoveControlProps {
  readonly view: LegionView;
  readonly ask: MoveAsk;
}

/** The movement tool as a control: kind, speed, direction, bend, how far, and with whom to fight. */
export function MoveControl({ view, ask }: MoveControlProps) {
  const { own } = useWords();
  const { answer } = useDraft();
  const move = readMove(answer);
  if (!move) return <Placement ask={ask} />;
  const unit = view.units[ask.region.unit];
  const isAlone = unit !== undefined && living(unit).length === 1;
  const help = turnsOnly(move.kind) ? own.move.turnHelp : isAlone ? own.move.soloHelp : own.move.help;
  return <Placement ask={ask} help={help} fields={<MoveFields view={view} ask={ask} move={move} />} />;
}

function MoveFields({ view, ask, move }: MoveControlProps & { readonly move: MoveAnswer }) {
  const { own } = useWords();
  const t = own.move;
  const { set } = useDraft();
  const { region } = ask;
  const tool = usesTool(move.kind);
  const { others, engage, climb: _, ...bare } = move;
  /** Whoever goes elsewhere places the others anew. */
  const change = (part: Partial<MoveAnswer>) => set({ ...bare, ...(engage !== undefined && { engage }), ...part });
  return (
    <>
      {move.kind === 'compulsory' && <p>{t.compulsory}</p>}
      <fieldset className="spot move-fields">
        <KindFields view={view} ask={ask} move={move} change={change} />
        {move.kind === 'strafe' && (
          <label className="field">
            {t.side}
            <select
              value={move.heading < 0 ? 'left' : 'right'}
              onChange={(event) => change({ heading: event.target.value === 'left' ? -90 : 90 })}
            >
              <option value="left">{t.left}</option>
              <option value="right">{t.right}</option>
            </select>
          </label>
        )}
        {turnsFirst(view, region, move.kind) && (
          <NumberField
            className="field"
            label={t.turn}
            value={move.turn ?? 0}
            onChange={(turn) => change({ turn: Math.max(-90, Math.min(90, turn)) })}
          />
        )}
        {/* A notched base goes where it looks: only on the spot it is turned by a direction. */}
        {!climbs(move.kind) && move.kind !== 'strafe' && !(tool && isNotched(view, region)) && (
          <NumberField
            className="field"
            label={t.heading}
            value={Math.round(move.heading)}
            onChange={(heading) => change({ heading })}
          />
        )}
        {tool && (
          <NumberField className="field" label={t.bend} value={move.bend} onChange={(bend) => change({ bend })} />
        )}
        {tool && !region.full && (
          <NumberField
            className="field"
            label={t.way}
            value={Math.round(move.way * 100)}
            onChange={(value) => change({ way: value / 100 })}
          />
        )}
        {climbs(move.kind) && <ClimbFields view={view} ask={ask} move={move} change={change} />}
        {!region.noMelee && tool && <EngageField view={view} ask={ask} bare={bare} engage={engage} />}
      </fieldset>
      {others && (
        <button type="button" className="tool tool-text" onClick={() => change({})}>
          {t.anew}
        </button>
      )}
      <MoveNotes ask={ask} move={move} />
    </>
  );
}

interface PartProps extends MoveControlProps {
  readonly move: MoveAnswer;
  readonly change: (part: Partial<MoveAnswer>) => void;
}

/** Which kind of move, and how fast. */
function KindFields({ view, ask: { region }, move, change }: PartProps) {
  const t = useWords().own.move;
  const kindsOf = (kind: MoveAnswer['kind']): Partial<MoveAnswer> => {
    const [piece] = climbable(view, region);
    return climbs(kind) && piece !== undefined ? { kind, climb: { piece, way: 'up' } } : { kind };
  };
  return (
    <>
      {region.kinds.length > 1 && (
        <label className="field">
          {t.kind}
          <select
            value={move.kind}
            onChange={(event) => change(kindsOf(region.kinds.find((k) => k === event.target.value) ?? move.kind))}
          >
            {region.kinds.map((kind) => (
              <option key={kind} value={kind}>
                {t.kinds[kind]}
              </option>
            ))}
          </select>
        </label>
      )}
      {(usesTool(move.kind) || move.kind === 'clamber') && (
        <label className="field">
          {t.speed}
          <select value={move.speed} onChange={(event) => change({ speed: Number(event.target.value) })}>
            {[1, 2, 3]
              .filter((speed) => speed <= Math.max(1, region.speed))
              .map((speed) => (
                <option key={speed}>{speed}</option>
              ))}
          </select>
        </label>
      )}
    </>
  );
}

/** What is climbed, and which way. */
function ClimbFields({ view, ask: { region }, move, change }: PartProps) {
  const { own, term } = useWords();
  const t = own.move;
  return (
    <>
      <label className="field">
        {t.climb}
        <select
          value={move.climb?.piece ?? ''}
          onChange={(event) => change({ climb: { piece: Number(event.target.value), way: move.climb?.way ?? 'up' } })}
        >
          {climbable(view, region).map((at) => (
            <option key={at} value={at}>
              {term('terrain', view.terrain[at]!.kind)} {at + 1}
            </option>
          ))}
        </select>
      </label>
      <label className="field">
        {t.heading}
        <select
          value={move.climb?.way ?? 'up'}
          onChange={(event) => {
            const way = WAYS.find((one) => one === event.target.value) ?? 'up';
            change({ climb: { piece: move.climb?.piece ?? climbable(view, region)[0] ?? 0, way } });
          }}
        >
          {WAYS.map((way) => (
            <option key={way} value={way}>
              {t[way]}
            </option>
          ))}
        </select>
      </label>
    </>
  );
}

interface EngageFieldProps extends MoveControlProps {
  /** The move without whom it engages. */
  readonly bare: Omit<MoveAnswer, 'others' | 'engage' | 'climb'>;
  readonly engage: number | undefined;
}

/** Who is engaged at its end. */
function EngageField({ view, ask: { region }, bare, engage }: EngageFieldProps) {
  const { own, lang } = useWords();
  const t = own.move;
  const { set } = useDraft();
  const enemies = attackable(view, region);
  if (enemies.length === 0) return null;
  return (
    <label className="field field-wide">
      {t.engage}
      <select
        value={engage ?? ''}
        onChange={(event) =>
          set(event.target.value === '' ? bare : { ...chargedAt(view, region, bare, Number(event.target.value)) })
        }
      >
        <option value="">{t.nobody}</option>
        {enemies.map((enemy) => (
          <option key={enemy.id} value={enemy.id}>
            {unitName(view, enemy.id, lang)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** What comes of it besides where everybody ends. */
function MoveNotes({ ask, move }: { readonly ask: MoveAsk; readonly move: MoveAnswer }) {
  const { own, unit } = useWords();
  const facts = useMovePlaced(ask, move)?.facts;
  if (!facts) return null;
  const notes = [
    ...(facts.leaves ? [own.move.leaves] : []),
    ...(facts.stopped ? [own.move.stopped] : []),
    ...(facts.engages === null ? [] : [own.move.engages(unit(facts.engages))]),
  ];
  return notes.map((note) => (
    <p key={note} className="move-note">
      {note}
    </p>
  ));
}

import type { QuestionOf } from '@holotisch/legion';
import { useMatch } from '../../../match/use-match.tsx';
import { Choice } from '../../../table-ui/decide/choice.tsx';
import { Reason } from '../../../table-ui/decide/reason.tsx';
import { Together } from '../../../table-ui/decide/together.tsx';
import type { LegionView } from '../view.ts';
import { useWords } from '../words.ts';
import { type Intent, intend, useIntent } from './intent.ts';
import { act, attackOn, movesOf } from './steps.ts';
import { useTargets } from './use-targets.ts';

type ActionAsk = QuestionOf<'action' | 'free-action'>;
interface ActionProps {
  readonly ask: ActionAsk;
  readonly view: LegionView;
}

/** So many targets have a button; all of them can be clicked on the table, and stand in the list of an attack. */
const MOST = 3;

/** What a unit does: by a click on the table, several actions by one button, or one after the other from the list. */
export function ActionControl({ ask, view }: ActionProps) {
  const { snapshot } = useMatch();
  const { own, unit } = useWords();
  const targets = useTargets(ask);
  const intent = useIntent(snapshot?.taken ?? 0);
  const has = (id: string): boolean => ask.options.some((one) => one.id === id);
  const isFree = ask.kind === 'free-action';
  const twice = !isFree && (view.turn?.actions ?? 0) > 1;
  return (
    <>
      {intent ? <Meant ask={ask} view={view} intent={intent} /> : has('move') && <p className="quiet">{own.go.help}</p>}
      {!intent &&
        targets.slice(0, MOST).map((enemy) => (
          <Together key={enemy} steps={attackOn(view, enemy, ask.kind)} className="choice">
            {own.go.attack(unit(enemy))}
          </Together>
        ))}
      {!intent && twice && has('aim') && has('attack') && (
        <Together steps={[act('aim'), act('attack')]} className="choice">
          {own.go.aimFirst}
        </Together>
      )}
      <Choice ask={ask} />
    </>
  );
}

/** What the player may want to do after a move. */
const AFTERWARDS = ['dodge', 'aim', 'standby', 'recover'] as const;

function Meant({ ask, view, intent }: ActionProps & { readonly intent: Intent }) {
  const { own, unit, term } = useWords();
  const t = own.go;
  const { way, enemy, attacks } = intent;
  const left = ask.kind === 'free-action' ? 0 : (view.turn?.actions ?? 0) - way.moves.length;
  const open = AFTERWARDS.filter((id) => ask.options.some((one) => one.id === id));
  return (
    <section className="meant">
      {way.refusal && <Reason refusal={way.refusal} />}
      {way.refusal && <p className="quiet">{way.moves.length > 0 ? t.nearest : t.nowhere}</p>}
      <h3>{titleOf(intent, own, unit)}</h3>
      {attacks && enemy !== undefined && <p className="quiet">{t.best}</p>}
      <div className="row at-hand">
        {attacks && enemy !== undefined && (
          <Together steps={attackOn(view, enemy, ask.kind)} className="primary" confirms>
            {t.attack(unit(enemy))}
          </Together>
        )}
        {way.moves.length > 0 && (
          <Together steps={movesOf(way, ask.kind)} className="primary" confirms>
            {t.confirm}
          </Together>
        )}
        <button type="button" className="tool tool-text" onClick={() => intend(undefined)}>
          {t.cancel}
        </button>
      </div>
      {attacks && enemy !== undefined && left > 1 && ask.options.some(({ id }) => id === 'aim') && (
        <Together steps={[act('aim'), ...attackOn(view, enemy)]} className="choice">
          {t.aimed(unit(enemy))}
        </Together>
      )}
      {way.moves.length > 0 && left > 0 && enemy === undefined && open.length > 0 && (
        <fieldset className="meant-then">
          <legend>{t.afterwards}</legend>
          {open.map((id) => (
            <Together key={id} steps={[...movesOf(way), act(id)]} className="tool tool-text">
              {term('action', id)}
            </Together>
          ))}
        </fieldset>
      )}
    </section>
  );
}

function titleOf(
  { way, enemy, attacks }: Intent,
  own: ReturnType<typeof useWords>['own'],
  unit: (id: number) => string,
): string {
  const t = own.go;
  if (enemy !== undefined) return attacks ? t.attack(unit(enemy)) : t.charge(unit(enemy));
  if (way.moves.length === 0) return '';
  // A climb is named: it may hurt.
  const steps = way.moves.map(({ move }) => (move.climb ? (own.move.kinds[move.kind] ?? '') : String(move.speed)));
  return steps.length > 1 ? t.twice(steps.join(' + ')) : way.moves[0]!.move.climb ? steps[0]! : t.moves(steps[0]!);
}

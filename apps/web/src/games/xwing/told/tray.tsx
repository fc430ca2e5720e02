import { cardName } from '@holotisch/xwing';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useMatch } from '../../../match/use-match.tsx';
import type { Act } from '../../../table-ui/game-face.ts';
import { usePlaying } from '../../../table-ui/playing.ts';
import { useSayings } from '../cards/use-sayings.ts';
import { type Attack, isXWing, type XWingEvent, type XWingView } from '../view.ts';
import { useWords } from '../words.ts';
import { lastAttack, type PastAttack, type Result } from './last-attack.ts';
import { Pool } from './pool.tsx';
import { type RollShown, rollShown, type ShownDie } from './roll-shown.ts';
import '../../../table-ui/decide/dice.css';

interface TrayProps {
  readonly view: XWingView;
  readonly act: Act<XWingView, XWingEvent> | undefined;
}

interface Rolling {
  readonly act: Act<XWingView, XWingEvent>;
  readonly roll: RollShown;
}

/** The dice: of the attack in progress, of the last one until it was seen or the next begins, or of another roll. */
export function Tray({ view, act }: TrayProps) {
  const attack = view.attacks.at(-1);
  const past = usePastAttack();
  // What lies there when the page is opened has been seen before.
  const [seen, see] = useState(past?.id);
  const running = attack !== undefined;
  // An attack that is taken back and fought again is a new one.
  useEffect(() => {
    if (running) see(undefined);
  }, [running]);
  const roll = act && rollShown(act);
  const rolling = act && roll && { act, roll };
  const isOfAttack = act?.event.type === 'rolled' || act?.event.type === 'modified';
  return (
    <>
      {attack ? (
        <Running
          attack={attack}
          rolling={isOfAttack ? rolling : undefined}
          result={attack.hit === null ? undefined : past}
          deck={view.rules.damageDeck}
        />
      ) : (
        past && past.id !== seen && <Over past={past} view={view} onSeen={() => see(past.id)} />
      )}
      {rolling && !isOfAttack && <LoneRoll {...rolling} />}
    </>
  );
}

/** The last attack that the table has shown to its end. */
function usePastAttack(): PastAttack | undefined {
  const { snapshot } = useMatch();
  const { told } = usePlaying();
  const events = snapshot && isXWing(snapshot) ? snapshot.events : undefined;
  return useMemo(() => events && lastAttack(events.slice(0, told).map(({ event }) => event)), [events, told]);
}

interface RunningProps {
  readonly attack: Attack;
  readonly rolling: Rolling | undefined;
  readonly result: Result | undefined;
  readonly deck: string;
}

const asShown = ({ face, rerolled }: Attack['attackDice'][number]): ShownDie =>
  rerolled ? { face, mark: 'rerolled' } : { face };

function Running({ attack, rolling, result, deck }: RunningProps) {
  const { own } = useWords();
  const t = own.attack;
  const step = own.attackSteps[attack.step - 1]!;
  const pool = (kind: 'attack' | 'defence', dice: Attack['attackDice']) =>
    rolling?.roll.kind === kind ? (
      <Pool kind={kind} dice={rolling.roll.dice} moving={{ ...rolling.act, fresh: rolling.roll.fresh }} />
    ) : (
      <Pool kind={kind} dice={dice.map(asShown)} attack={attack.id} />
    );
  return (
    <section className="tray" aria-label={t.step(attack.step, step)}>
      <ol className="tray-steps">
        {own.attackSteps.map((name, i) => (
          <li
            key={name}
            data-state={attack.step === i + 1 ? 'now' : attack.step > i + 1 ? 'done' : 'ahead'}
            aria-current={attack.step === i + 1 ? 'step' : undefined}
            title={t.step(i + 1, name)}
          >
            <span className="only-heard">{t.step(i + 1, name)}</span>
          </li>
        ))}
      </ol>
      <p className="tray-now">{step}</p>
      <Sides of={attack} attack={pool('attack', attack.attackDice)} defence={pool('defence', attack.defenceDice)} />
      {result ? <ResultLine result={result} deck={deck} /> : <Facts of={attack} />}
    </section>
  );
}

interface OverProps {
  readonly past: PastAttack;
  readonly view: XWingView;
  readonly onSeen: () => void;
}

function Over({ past, view, onSeen }: OverProps) {
  const t = useWords().own.attack;
  return (
    // In the next round its dice need not take the room of the question; who shot at whom, and what came of it, stays.
    <section
      className="tray tray-over"
      data-late={view.phase === 'planning' || view.phase === 'activation'}
      aria-label={t.last}
    >
      <Sides
        of={past.declared}
        attack={<Pool kind="attack" dice={past.attackDice} />}
        defence={<Pool kind="defence" dice={past.defenceDice} />}
      />
      <ResultLine result={past} deck={view.rules.damageDeck}>
        <button type="button" className="tool tool-text" onClick={onSeen}>
          {t.seen}
        </button>
      </ResultLine>
    </section>
  );
}

type Duel = Pick<Attack, 'attacker' | 'defender' | 'weapon' | 'range' | 'obstructed'>;

interface SidesProps {
  readonly of: Pick<Duel, 'attacker' | 'defender'>;
  readonly attack: ReactNode;
  readonly defence: ReactNode;
}

/** Attacker left, defender right, each with its dice. */
function Sides({ of, attack, defence }: SidesProps) {
  const { ship, own } = useWords();
  return (
    <div className="tray-sides">
      <div className="pool pool-attack">
        <p className="pool-role">{own.attack.attacker}</p>
        <p className="pool-ship">{ship(of.attacker)}</p>
        {attack}
      </div>
      <div className="pool pool-defence">
        <p className="pool-role">{own.attack.defender}</p>
        <p className="pool-ship">{ship(of.defender)}</p>
        {defence}
      </div>
    </div>
  );
}

function Facts({ of }: { readonly of: Duel }) {
  const { lang, own } = useWords();
  return (
    <p className="tray-facts">
      <span className="shot-tag">{cardName(of.weapon, lang)}</span>
      <span className="shot-tag">{own.attack.range(of.range)}</span>
      {of.obstructed && <span className="shot-tag shot-tag-alert">{own.attack.obstructed}</span>}
    </p>
  );
}

interface ResultProps {
  readonly result: Result;
  readonly deck: string;
  readonly children?: ReactNode;
}

/** What came of it, and what the cards do that it turned up. */
function ResultLine({ result, deck, children }: ResultProps) {
  const { lang, own } = useWords();
  const t = own.attack;
  const says = useSayings();
  const count = (face: string) => result.through.filter((f) => f === face).length;
  return (
    <>
      <div className="tray-result" data-hit={result.hit}>
        <p>
          {result.hit ? t.hit(count('hit'), count('crit')) : t.missed} {result.destroyed && t.destroyed}
        </p>
        {children}
      </div>
      {result.cards.length > 0 && (
        <dl className="tray-damage">
          {result.cards.map((card, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: cards of a kind are told apart by their place.
            <div key={i}>
              <dt className="card-critical">{cardName(card, lang)}</dt>
              <dd className="card-says">{says(`${deck}/${card}`)}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}

/** A die for an obstacle, a card, a bomb, or to decide who begins. */
function LoneRoll({ act, roll }: Rolling) {
  const { ship, event: inWords } = useWords();
  return (
    <section className="tray tray-lone">
      {roll.ship !== undefined && <p className="pool-ship">{ship(roll.ship)}</p>}
      <Pool kind={roll.kind} dice={roll.dice} moving={{ ...act, fresh: roll.fresh }} />
      <p key={act.id} className="tray-said" style={{ animationDelay: `${act.lasts * 0.42}ms` }}>
        {inWords(act.event)}
      </p>
    </section>
  );
}

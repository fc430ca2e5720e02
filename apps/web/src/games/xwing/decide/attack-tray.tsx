import { cardName, faceTerm } from '@holotisch/xwing';
import { useEffect, useMemo, useState } from 'react';
import { useMatch } from '../../../match/use-match.tsx';
import { useAsk } from '../../../play/decide/ask.ts';
import { usePicked } from '../../../play/decide/use-picked.ts';
import { useSayings } from '../cards/use-sayings.ts';
import { type Attack, viewOf } from '../view.ts';
import { useWords } from '../words.ts';
import { diceAsked } from './ask.ts';
import { FaceSign } from './face-sign.tsx';
import { lastAttack, type PastAttack } from './last-attack.ts';
import '../../../style/decide-dice.css';

/** The attack in progress, or the last one until it has been seen: attacker left, defender right, the dice between. */
export function AttackTray() {
  const { snapshot } = useMatch();
  const attack = snapshot && viewOf(snapshot).attacks.at(-1);
  const events = snapshot?.events;
  const past = useMemo(() => (events ? lastAttack(events) : undefined), [events]);
  // What lies there when the page is opened has been seen before.
  const [seen, see] = useState(past?.at);
  const running = attack !== undefined;
  // An attack that is taken back and fought again is a new one.
  useEffect(() => {
    if (running) see(undefined);
  }, [running]);
  if (attack) return <Running attack={attack} />;
  // With the next round's first ship in motion, nobody looks at the last round's dice any more.
  const gone = snapshot && viewOf(snapshot).phase === 'activation';
  return past && past.at !== seen && !gone ? <Over past={past} onSeen={() => see(past.at)} /> : null;
}

function Running({ attack }: { readonly attack: Attack }) {
  const ask = useAsk();
  const { lang, own } = useWords();
  const t = own.attack;
  const asked = diceAsked(ask);
  return (
    <section className="tray" aria-label={t.step(attack.step, own.attackSteps[attack.step - 1]!)}>
      <ol className="tray-steps">
        {own.attackSteps.map((name, i) => (
          <li
            key={name}
            data-state={attack.step === i + 1 ? 'now' : attack.step > i + 1 ? 'done' : 'ahead'}
            aria-current={attack.step === i + 1 ? 'step' : undefined}
            title={t.step(i + 1, name)}
          >
            <span className="only-heard">{t.step(i + 1, name)}</span>
            <span aria-hidden="true">{i + 1}</span>
          </li>
        ))}
      </ol>
      <p className="tray-now">{own.attackSteps[attack.step - 1]}</p>
      <div className="tray-sides">
        <Pool ship={attack.attacker} kind="attack" dice={attack.attackDice} pickable={asked === 'attack'} />
        <Pool ship={attack.defender} kind="defence" dice={attack.defenceDice} pickable={asked === 'defence'} />
      </div>
      <p className="tray-facts">
        <span className="shot-tag">{cardName(attack.weapon, lang)}</span>
        <span className="shot-tag">{t.range(attack.range)}</span>
        {attack.obstructed && <span className="shot-tag shot-tag-alert">{t.obstructed}</span>}
      </p>
    </section>
  );
}

function Over({ past, onSeen }: { readonly past: PastAttack; readonly onSeen: () => void }) {
  const { lang, own } = useWords();
  const t = own.attack;
  const says = useSayings();
  const { snapshot } = useMatch();
  const view = snapshot && viewOf(snapshot);
  const deck = view?.rules.damageDeck;
  // In the next round its dice need not take the room of the question.
  const late = view?.phase !== 'combat';
  const count = (face: string) => past.through.filter((f) => f === face).length;
  const asDice = (faces: PastAttack['attackDice']) => faces.map((face) => ({ face, rerolled: false }));
  return (
    <section className="tray tray-over" data-late={late} aria-label={t.last}>
      <div className="tray-sides">
        <Pool ship={past.attacker} kind="attack" dice={asDice(past.attackDice)} pickable={false} />
        <Pool ship={past.defender} kind="defence" dice={asDice(past.defenceDice)} pickable={false} />
      </div>
      <div className="tray-result" data-hit={past.hit}>
        <p>
          {past.hit ? t.hit(count('hit'), count('crit')) : t.missed} {past.destroyed && t.destroyed}
        </p>
        <button type="button" className="tool tool-text" onClick={onSeen}>
          {t.seen}
        </button>
      </div>
      {past.cards.length > 0 && (
        <dl className="tray-damage">
          {past.cards.map((card, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: cards of a kind are told apart by their place.
            <div key={i}>
              <dt className="card-critical">{cardName(card, lang)}</dt>
              <dd className="card-says">{says(`${deck}/${card}`)}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}

interface PoolProps {
  readonly ship: number;
  readonly kind: 'attack' | 'defence';
  readonly dice: readonly { readonly face: Attack['attackDice'][number]['face']; readonly rerolled: boolean }[];
  /** The open question picks from these dice. */
  readonly pickable: boolean;
}

function Pool({ ship, kind, dice, pickable }: PoolProps) {
  const words = useWords();
  const t = words.own.attack;
  const ask = useAsk();
  const { picked, full, toggle } = usePicked(ask);
  return (
    <div className={`pool pool-${kind}`}>
      <p className="pool-role">{kind === 'attack' ? t.attacker : t.defender}</p>
      <p className="pool-ship">{words.ship(ship)}</p>
      {dice.length === 0 ? (
        <p className="quiet">{t.noDice}</p>
      ) : (
        <ul className="pool-dice">
          {dice.map(({ face, rerolled }, i) => {
            const id = String(i);
            const name = `${faceTerm(face, words.lang)}${rerolled ? `, ${t.rerolled}` : ''}`;
            const open = pickable && ask?.options?.some((o) => o.id === id);
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: dice have no name but their place.
              <li key={i}>
                {open ? (
                  <button
                    type="button"
                    className="pool-die"
                    data-step
                    aria-pressed={picked.includes(id)}
                    aria-label={name}
                    disabled={full && !picked.includes(id)}
                    onClick={() => toggle(id)}
                  >
                    <FaceSign face={face} />
                  </button>
                ) : (
                  <span className="pool-die" role="img" aria-label={name} title={name} data-idle={pickable}>
                    <FaceSign face={face} />
                  </span>
                )}
                <small aria-hidden="true">{t.faces[face]}</small>
                {rerolled && (
                  <i className="pool-rerolled" title={t.rerolled} aria-hidden="true">
                    ↻
                  </i>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}

import type { GameEvent } from '@holotisch/engine';
import { faceTerm } from '@holotisch/xwing';
import { useWords } from '../words.ts';

const SIGN: Readonly<Record<string, string>> = {
  hit: 'M12 3l2.4 6.1L21 7l-3.6 5L21 17l-6.6-2.1L12 21l-2.4-6.1L3 17l3.6-5L3 7l6.6 2.1Z',
  crit: 'M12 2l2.4 6.6L21 6l-3 6 3 6-6.6-2.6L12 22l-2.4-6.6L3 18l3-6-3-6 6.6 2.6ZM9.5 12A2.5 2.5 0 1 0 14.5 12 2.5 2.5 0 1 0 9.5 12Z',
  focus: 'M2 12Q12 3 22 12 12 21 2 12ZM9 12A3 3 0 1 0 15 12 3 3 0 1 0 9 12Z',
  evade: 'M4 17Q5 6 17 7M13 3l5 4-4 5',
  blank: '',
};
const ROLLS = new Set(['rolled', 'modified', 'obstacleRoll', 'cardRoll', 'bombRoll', 'tieRoll']);

/** The dice of the moment, over the table while they roll. The panel keeps them as long as they count. */
export function DiceShow({ act }: { readonly act: { readonly event: GameEvent; readonly t: number } | undefined }) {
  const { lang, event: inWords } = useWords();
  if (!act || !ROLLS.has(act.event.type)) return null;
  const { event, t } = act;
  const faces = (Array.isArray(event['faces']) ? event['faces'] : [event['face']]) as readonly string[];
  const attack = event['dice'] !== 'defence';
  return (
    <div className="dice-show" role="status" aria-label={inWords(event)}>
      {faces.map((face, i) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: dice have nothing but their place.
          key={i}
          className={`die ${attack ? 'die-attack' : 'die-defence'}`}
          style={{ rotate: `${(1 - Math.min(1, t * 2)) * (i % 2 === 0 ? 300 : -240)}deg` }}
          title={faceTerm(face, lang)}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path className={`die-${face}`} d={t < 0.35 && event.type !== 'modified' ? '' : (SIGN[face] ?? '')} />
          </svg>
        </span>
      ))}
    </div>
  );
}

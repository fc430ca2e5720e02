import type { Language } from '@holotisch/engine';
import { inWords, suppliesOf, TOKENS, text, unitName } from '@holotisch/legion';
import { legionText } from '../text/legion-text.ts';
import { type LegionUnit, type LegionView, leaderPose } from '../view.ts';
import { heightAt } from './terrain-drawing.ts';
import { healthOf, type Known, living } from './use-values.ts';

/** A word of the game by its family and id. */
export const term = (family: string, id: string | number, lang: Language): string =>
  inWords({ rules: { edition: '1.2' }, units: [] }, text[lang], lang, { text: `le.${family}.${id}` });

/** How a unit stands, in words: miniatures, wounds, tokens, order, whom it fights. */
export function unitWords(view: LegionView, unit: LegionUnit, lang: Language, known: Known | undefined): string {
  const t = legionText[lang];
  const at = unit.status === 'play' ? leaderPose(unit) : undefined;
  const height = at ? heightAt(view.terrain, at) : 0;
  const health = healthOf(known, view, unit);
  const melee = known?.units.get(unit.id)?.melee ?? [];
  return [
    t.unit.minis(living(unit).length),
    ...(health ? [t.unit.health(health.left, health.of)] : []),
    ...TOKENS.flatMap((token) =>
      unit.tokens[token] > 0 ? [t.unit.tokens(unit.tokens[token], term('token', token, lang))] : [],
    ),
    ...(known?.units.get(unit.id)?.suppressed ? [t.unit.suppressed] : []),
    ...(unit.panicked ? [t.unit.panicked] : []),
    ...(unit.damaged ? [t.card.damaged] : []),
    ...(unit.disabled ? [t.card.disabled] : []),
    ...(melee.length > 0 ? [t.unit.melee(melee.map((id) => unitName(view, id, lang)).join(', '))] : []),
    ...(unit.claimed.length > 0 ? [t.card.carries] : []),
    ...suppliesOf(unit).map((supply) => term('supply', supply, lang)),
    ...(height > 0 ? [t.unit.height(Math.round(height / 10))] : []),
    ...(unit.order === 'faceup' ? [t.order.ordered] : []),
    ...(unit.order === 'facedown' ? [t.order.done] : []),
  ].join(', ');
}

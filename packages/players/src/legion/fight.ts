import type { AskOf } from '@holotisch/legion';
import { targetsOf } from '@holotisch/legion/rules';
import type { Imagined } from './imagine.ts';
import { arm, worthOfAttack } from './worth.ts';

/** Attacking and defending: the target that is worth most, the dice that disappoint, the tokens that save most. */

export function chooseDefender(
  imagined: Imagined,
  ask: AskOf<'defender' | 'further-defender' | 'pool'>,
): string | undefined {
  const { g } = imagined;
  const unit = g.unit(ask.about.unit);
  const own = g.state.turn?.unit === unit.id;
  const worth = new Map(
    targetsOf(g, unit, { own }).map((target) => [target.unit.id, worthOfAttack(g, unit, target, unit.tokens.aim)]),
  );
  let best: { readonly id: string; readonly worth: number } | undefined;
  for (const { id, about } of ask.options) {
    if (!about) continue;
    const value = worth.get(about.unit) ?? 0;
    if (best === undefined || value > best.worth) best = { id, worth: value };
  }
  return best?.id;
}

/** Everybody with what does most; with Arsenal further weapons as well. */
export function chooseWeapons({ g }: Imagined, ask: AskOf<'weapons'>): Record<string, string> | undefined {
  const first = ask.fields[0]?.options.find(({ about }) => about)?.about;
  if (!first) return undefined;
  const unit = g.unit(first.unit);
  const target = targetsOf(g, unit, { own: g.state.turn?.unit === unit.id, only: [ask.about.unit] })[0];
  if (!target) return undefined;
  const best = new Map(arm(g, unit, target).map(({ mini, weapon }) => [mini, weapon]));
  const used = new Map<string, Set<string>>();
  const answer: Record<string, string> = {};
  for (const { id, options } of ask.fields) {
    const [mini = ''] = id.split('.');
    const taken = used.get(mini) ?? new Set<string>();
    used.set(mini, taken);
    const open = best.has(Number(mini)) ? options.filter((o) => o.id !== 'none' && !taken.has(o.id)) : [];
    const wish = open.find((o) => o.id === best.get(Number(mini))) ?? open[0];
    answer[id] = wish?.id ?? 'none';
    if (wish) taken.add(wish.id);
  }
  return answer;
}

type DiceAsk = AskOf<'aim' | 'reroll' | 'defence-reroll' | 'dice'>;

/** Dice that show nothing; of the enemy's, those that show most. */
export function chooseDice({ g, side }: Imagined, ask: DiceAsk): string[] {
  const attack = g.state.attacks.at(-1);
  if (!attack) return [];
  const mine = g.state.sides[attack.seat] === side;
  const rated = ask.options.map(({ id, about }) => {
    const die = about && (about.defence ? attack.defence[about.die] : attack.dice[about.die]);
    const good = die ? goodOf(die.face) : 0;
    const own = about?.defence ? !mine : mine;
    return { id, miss: own ? 1 - good : good };
  });
  rated.sort((a, b) => b.miss - a.miss);
  const wanted = rated.filter(({ miss }) => miss > 0.6).slice(0, ask.max);
  return (wanted.length < ask.min ? rated.slice(0, ask.min) : wanted).map(({ id }) => id);
}
const goodOf = (face: string): number => (face === 'blank' ? 0 : face === 'surge' ? 0.35 : 1);

/** An aim token is for dice that show nothing. */
export function wantsAim({ g }: Imagined): boolean {
  const attack = g.state.attacks.at(-1);
  return attack !== undefined && attack.dice.filter(({ face }) => face === 'blank').length > 0;
}

import { describe, expect, it } from 'vitest';
import type { Recipe } from '../../src/sound/recipe.ts';
import { type Cue, RECIPES } from '../../src/sound/recipes.ts';
import { type Heard, listened } from './listened.ts';

/**
 * What each sound is meant to be, and by what an ear would know it: a shot begins at once and falls, an explosion is low, full
 * of noise and dies away slowly, dice are several short clicks. Nobody listens when tests run, so it is measured.
 */

type Kind =
  | 'engine'
  | 'gait'
  | 'shot'
  | 'rush'
  | 'saber'
  | 'bell'
  | 'impact'
  | 'blast'
  | 'clatter'
  | 'tap'
  | 'rising'
  | 'falling'
  | 'signal';

const KIND: Readonly<Record<Cue, Kind>> = {
  fighter: 'engine',
  freighter: 'engine',
  capital: 'engine',
  repulsor: 'engine',
  steps: 'gait',
  walker: 'gait',
  bump: 'impact',
  warp: 'rush',
  laser: 'shot',
  turbolaser: 'shot',
  ion: 'shot',
  torpedo: 'rush',
  blaster: 'shot',
  blade: 'saber',
  fire: 'rush',
  bomb: 'shot',
  shield: 'bell',
  hull: 'impact',
  critical: 'impact',
  miss: 'rush',
  blast: 'blast',
  bigBlast: 'blast',
  falls: 'impact',
  dice: 'clatter',
  die: 'clatter',
  token: 'tap',
  tokenOff: 'tap',
  lock: 'rising',
  card: 'rush',
  dial: 'clatter',
  place: 'tap',
  repair: 'rising',
  ability: 'rising',
  order: 'rising',
  panic: 'falling',
  rally: 'rising',
  warning: 'signal',
  objective: 'rising',
  melee: 'bell',
  phase: 'signal',
  round: 'rising',
  turn: 'rising',
  clock: 'clatter',
  victory: 'rising',
  defeat: 'falling',
  drawn: 'signal',
  click: 'tap',
  refused: 'falling',
};

const AT_ONCE = 0.03;
const HEARD = Object.fromEntries(Object.entries(RECIPES).map(([cue, recipe]) => [cue, listened(recipe)])) as Readonly<
  Record<Cue, Heard>
>;

/** The first stroke of a recipe alone: what comes again begins high again. */
const once = (recipe: Recipe): Heard =>
  listened({ ...recipe, voices: recipe.voices.map(({ again: _, ...voice }) => voice) });

const KNOWN_BY: Readonly<Record<Kind, (heard: Heard, recipe: Recipe) => void>> = {
  engine: (heard, { seconds }) => {
    expect(heard.attack).toBeGreaterThan(seconds * 0.2);
    expect(heard.held).toBeGreaterThan(0.4);
    // It comes nearer: higher at the end.
    expect(heard.late).toBeGreaterThan(heard.early * 1.3);
  },
  gait: (heard) => {
    expect(heard.strokes).toBeGreaterThanOrEqual(3);
    expect(heard.bright).toBeLessThan(700);
  },
  shot: (heard, recipe) => {
    expect(heard.attack).toBeLessThan(AT_ONCE);
    expect(heard.strokes).toBeLessThanOrEqual(3);
    const { early, late } = once(recipe);
    expect(late).toBeLessThan(early * 0.7);
  },
  rush: (heard) => {
    expect(heard.noise).toBeGreaterThan(0.12);
    expect(heard.bright).toBeGreaterThan(1000);
  },
  saber: (heard) => {
    expect(heard.held).toBeGreaterThan(0.6);
    expect(heard.bright).toBeLessThan(600);
    expect(heard.noise).toBeLessThan(0.1);
  },
  bell: (heard) => {
    expect(heard.attack).toBeLessThan(AT_ONCE);
    expect(heard.noise).toBeLessThan(0.02);
    expect(heard.bright).toBeGreaterThan(1200);
  },
  impact: (heard) => {
    expect(heard.attack).toBeLessThan(0.15);
    expect(heard.bright).toBeLessThan(1000);
    expect(heard.late).toBeLessThan(heard.early);
    expect(heard.decay).toBeLessThan(0.8);
  },
  blast: (heard, { seconds }) => {
    expect(heard.attack).toBeLessThan(AT_ONCE);
    expect(heard.bright).toBeLessThan(800);
    expect(heard.noise).toBeGreaterThan(0.03);
    expect(heard.decay).toBeGreaterThan(seconds * 0.45);
    expect(heard.held).toBeLessThan(0.3);
  },
  clatter: (heard) => {
    expect(heard.strokes).toBeGreaterThanOrEqual(2);
    expect(heard.attack).toBeLessThan(AT_ONCE);
    expect(heard.bright).toBeGreaterThan(2000);
    expect(heard.noise).toBeGreaterThan(0.03);
  },
  tap: (heard) => {
    expect(heard.strokes).toBe(1);
    expect(heard.attack).toBeLessThan(AT_ONCE);
    expect(heard.decay).toBeLessThan(0.13);
  },
  rising: (heard) => {
    expect(heard.noise).toBeLessThan(0.01);
    expect(heard.late).toBeGreaterThan(heard.early * 1.15);
  },
  falling: (heard) => {
    expect(heard.noise).toBeLessThan(0.01);
    expect(heard.late).toBeLessThan(heard.early * 0.9);
  },
  signal: (heard) => {
    expect(heard.noise).toBeLessThan(0.01);
    expect(heard.late).toBeGreaterThan(heard.early * 0.8);
    expect(heard.late).toBeLessThan(heard.early * 1.25);
  },
};

describe('what a sound is known by', () => {
  it.each(Object.entries(KIND))('%s is like a %s', (cue, kind) => {
    KNOWN_BY[kind](HEARD[cue as Cue], RECIPES[cue as Cue]);
  });

  it('each kind is told from the others: nothing passes for a shot and an engine, a blast and a click', () => {
    const passes = (kind: Kind, cue: Cue): boolean => {
      try {
        KNOWN_BY[kind](HEARD[cue], RECIPES[cue]);
        return true;
      } catch {
        return false;
      }
    };
    const others: readonly (readonly [Kind, readonly Cue[]])[] = [
      ['engine', ['laser', 'bigBlast', 'dice', 'turn']],
      ['shot', ['fighter', 'dice', 'order', 'card']],
      ['blast', ['laser', 'click', 'shield', 'steps', 'turn']],
      ['clatter', ['blast', 'laser', 'turn', 'fighter']],
      ['rising', ['defeat', 'refused', 'dice', 'laser']],
      ['falling', ['victory', 'turn', 'blast']],
      ['tap', ['dice', 'blast', 'fighter']],
    ];
    for (const [kind, cues] of others) expect([kind, ...cues.filter((cue) => passes(kind, cue))]).toEqual([kind]);
  });

  it('what is larger sounds lower and longer', () => {
    const { fighter, freighter, capital, laser, turbolaser, blast, bigBlast, steps, walker } = HEARD;
    expect(fighter.bright).toBeGreaterThan(freighter.bright * 1.5);
    expect(freighter.bright).toBeGreaterThan(capital.bright * 1.5);
    expect(capital.decay).toBeGreaterThan(freighter.decay);
    expect(laser.bright).toBeGreaterThan(turbolaser.bright * 3);
    expect(turbolaser.decay).toBeGreaterThan(laser.decay);
    expect(bigBlast.decay).toBeGreaterThan(blast.decay * 1.5);
    expect(steps.bright).toBeGreaterThan(walker.bright * 2);
  });
});

describe('how loud sounds are beside each other, weighed as an ear does', () => {
  it('an explosion is louder than guns, guns than dice, dice than tokens, and a button is the softest of all', () => {
    const order: readonly (readonly Cue[])[] = [
      ['bigBlast'],
      ['turbolaser', 'blast', 'laser', 'blaster'],
      ['dice', 'die'],
      ['token', 'place', 'card'],
      ['click'],
    ];
    const loudest = (cues: readonly Cue[]) => Math.max(...cues.map((cue) => HEARD[cue].loud));
    const softest = (cues: readonly Cue[]) => Math.min(...cues.map((cue) => HEARD[cue].loud));
    for (const [i, cues] of order.slice(1).entries())
      expect([cues, loudest(cues) < loudest(order[i]!)]).toEqual([cues, true]);
    expect(softest(['bigBlast'])).toBeGreaterThan(loudest(['dice', 'token', 'click']) + 3);
  });

  it.each(Object.entries(HEARD))('%s is neither lost nor does it deafen, on small speakers as well', (_, heard) => {
    expect(heard.loud).toBeLessThan(-5);
    expect(heard.loud).toBeGreaterThan(-20);
    expect(heard.small).toBeGreaterThan(heard.loud - 1.5);
    expect(heard.peak).toBeLessThan(0.995);
  });
});

import { readdirSync, readFileSync } from 'node:fs';
import type { Posing } from '@holotisch/engine';
import { describe, expect, it } from 'vitest';
import { choose } from '../../src/flow/choose.ts';
import type { QuestionOf } from '../../src/payloads.ts';
import { attacking, LOCK } from '../cards/upgrades/duel.ts';

const src = new URL('../../src/', import.meta.url);
const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));

/** What a file takes from the engine. */
const taken = (file: string): string[] =>
  [
    ...readFileSync(new URL(file.replaceAll('\\', '/'), src), 'utf8').matchAll(
      /import \{([^}]*)\} from '@holotisch\/engine'/g,
    ),
  ]
    .flatMap(([, names]) => names!.split(','))
    .map((name) => name.trim());

const plain = { seat: 0, prompt: { text: 'x' }, clauses: [], options: [] };

describe('a question', () => {
  it('is posed in one way only, which knows what each kind holds', () => {
    const others = files.filter((file) => taken(file).some((name) => /^(ask|asker|askIn|choose)$/.test(name)));
    expect(others.map((file) => file.replaceAll('\\', '/'))).toEqual(['flow/choose.ts']);
  });

  it('holds what its kind says; whatever else does not compile', () => {
    const attack: Posing<QuestionOf<'attack'>> = { ...plain, kind: 'attack', about: { ship: 0 } };
    expect(typeof choose(attack).next).toBe('function');
    // @ts-expect-error an attack is about a ship
    choose({ ...plain, kind: 'attack' });
    // @ts-expect-error nobody asks so
    choose({ ...plain, kind: 'retreat' });
    // @ts-expect-error the options of an order of ships are ships
    choose({ ...plain, kind: 'fight', options: [{ id: '0', about: { obstacle: 1 } }] });
  });

  it('about dice names the attack that they belong to', () => {
    const s = attacking([], { hero: LOCK, red: 'bbb' }).take('primary>1').until('window:attack.modifyAttackDice');
    expect(s.take('0:targetlock').ask()).toMatchObject({
      kind: 'reroll',
      about: { ship: 0, card: 'targetlock', dice: 'attack', attack: s.state.attacks[0]!.id },
    });
  });
});

import { type ArmadaView, armada } from '@holotisch/armada';
import { describe, expect, it } from 'vitest';
import { optionInWords } from '../../../src/games/armada/option-words.ts';

function table(): ArmadaView {
  const units = [
    { ship: 'cr90-corvette-a', seat: 0, x: 450, y: 100, speed: 2 },
    { ship: 'nebulon-b-escort-frigate', seat: 1, x: 450, y: 800, degrees: 180, speed: 2 },
    { squadron: 'x-wing-squadron', seat: 0, x: 300, y: 200 },
  ];
  const position = JSON.parse(JSON.stringify({ units }));
  const state = armada.place({ position, dice: {}, decks: {}, seed: 'options' });
  if (!state.ok) throw new Error(JSON.stringify(state.fault));
  return armada.view(state.value, 0);
}

describe('what is not open now', () => {
  const view = table();

  it('is named in words: a shot by its hull zones and its target', () => {
    const about = { attacker: { unit: 0 }, zone: 'front', defender: { unit: 1 }, defending: 'rear' } as const;
    const shot = { id: 'front>1.rear', about };
    expect(optionInWords(view, shot, { kind: 'attack' }, 'de')).toBe('Bug → Nebulon-B Escort Frigate #2 (Heck)');
    const strafe = { id: '>1', about: { ...about, attacker: { unit: 2 }, zone: null, defending: null } };
    expect(optionInWords(view, strafe, { kind: 'attack' }, 'en')).toBe('Nebulon-B Escort Frigate #2');
  });

  it('is named in words: a repair, a deed of a squadron, passing', () => {
    const repair = { id: 'recover:left', about: { unit: 0, zone: 'left' } } as const;
    expect(optionInWords(view, repair, { kind: 'repair' }, 'en')).toBe('Recover shields: Left (2)');
    expect(optionInWords(view, { id: 'move' }, { kind: 'squadron-act' }, 'de')).toBe('Sich bewegen');
    expect(optionInWords(view, { id: 'pass' }, { kind: 'activate' }, 'en')).toBe('Pass (pass tokens: 0)');
  });
});

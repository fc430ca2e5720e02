import { describe, expect, it } from 'vitest';
import {
  canonicalFaction,
  canonicalObstacle,
  canonicalPilot,
  canonicalShip,
  canonicalSlot,
  canonicalUpgrade,
  findObstacle,
  findPilot,
  findShip,
  findUpgrade,
  UPGRADES,
} from '../../src/data/index.ts';

describe('old spellings', () => {
  it('of factions', () => {
    expect(['rebels', 'Empire', 'scum', 'firstorder', 'resistance'].map(canonicalFaction)).toEqual([
      'rebel',
      'imperial',
      'scum',
      'imperial',
      'rebel',
    ]);
    expect(canonicalFaction('separatists')).toBeUndefined();
    expect(canonicalFaction('constructor')).toBeUndefined();
  });

  it('of slots, and every slot of the pool by its own key', () => {
    expect(['astromechdroid', 'elitepilottalent', 'Modification', 'salvagedastromechdroid'].map(canonicalSlot)).toEqual(
      ['amd', 'ept', 'mod', 'samd'],
    );
    for (const card of UPGRADES) expect(canonicalSlot(card.slot)).toBe(card.slot);
    expect(canonicalSlot('force')).toBeUndefined();
  });

  it('of ships, with the sections of corvettes', () => {
    expect(canonicalShip('tieadvancedprototype', 'theinquisitor')).toBe('tieadvprototype');
    expect(canonicalShip('cr90corvette', 'cr90corvettefore')).toBe('cr90corvettefore');
    expect(canonicalShip('raiderclasscorvette', 'raiderclasscorvetteaft')).toBe('raiderclasscorvetteaft');
    expect(canonicalShip('xwing', 'wedgeantilles')).toBe('xwing');
    expect(findShip(canonicalShip('tieadv', 'darthvader'))).toBeDefined();
  });

  it('of pilots', () => {
    expect(findPilot('imperial', 'tiepunisher', canonicalPilot('blackeightsquadronpilot'))).toBeDefined();
    expect(findPilot('rebel', 'xwing', canonicalPilot('cavernangelzealot'))).toBeDefined();
    expect(findPilot('rebel', 'uwing', canonicalPilot('senthictwotubes'))).toBeDefined();
    expect(findPilot('imperial', 'alphaclassstarwing', canonicalPilot('rhosquadronpilot'))).toBeDefined();
    expect(findPilot('rebel', 'tiefighter', canonicalPilot('sabinewren-swx59'))).toBeDefined();
    expect(canonicalPilot('wedgeantilles')).toBe('wedgeantilles');
  });

  it('of upgrades, only in the slot where they are old', () => {
    expect(canonicalUpgrade('crew', 'r2d2')).toBe('r2d2-swx22');
    expect(canonicalUpgrade('amd', 'r2d2')).toBe('r2d2');
    expect(canonicalUpgrade('amd', 'chopper')).toBe('chopper-swx72');
    expect(canonicalUpgrade('crew', 'chopper')).toBe('chopper');
    for (const [slot, id] of [
      ['title', 'heavyscykinterceptorcannon'],
      ['title', 'pivotwinglanding'],
      ['title', 'ghostphantomii'],
      ['mod', 'servomotosfoils'],
      ['missile', 'advancedhomingmissiles'],
      ['torpedo', 'advancedprotontorpedoes'],
      ['system', 'advancedtargetingcomputer'],
      ['ept', 'intensityexhausted'],
      ['cannon', 'arccasterrecharging'],
    ] as const) {
      expect([id, findUpgrade(slot, canonicalUpgrade(slot, id)) !== undefined]).toEqual([id, true]);
    }
  });

  it('of obstacles', () => {
    expect(findObstacle(canonicalObstacle('core-asteroid-5'))).toBeDefined();
    expect(canonicalObstacle('yt2400debris2')).toBe('yt2400debris2');
  });
});

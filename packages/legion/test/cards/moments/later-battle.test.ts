import { describe, expect, it } from 'vitest';
import { battle } from './scenes.ts';

const cards = (...ids: readonly string[]) => ids.map(battle).join('\n');

describe('battle cards of 2.6 in a crowd', () => {
  it('primary', () => {
    expect(cards('intercept-signals', 'intercept-signals-recon')).toMatchInlineSnapshot(`
      "intercept-signals
        set-up: card-units? 0 1 2 3 4 5 10 (3-3), card-units? 0 1 2 (2-2), card-units? 6 7 8 9 11 (3-3),
          card-units? 6 7 8 (2-2) → 0 notes intel true, 1 notes intel true, 6 notes intel true,
          7 notes intel true, token 0 poi intercept-signals 914 762, token 1 poi intercept-signals 457 457,
          token 2 poi intercept-signals 1372 457, token 3 poi intercept-signals 914 152
        first round: card-units? 0 1 2 3 4 5 10 (3-3), card-units? 0 1 2 (2-2), card-units? 6 7 8 9 11 (3-3),
          card-units? 6 7 8 (2-2), round.end, card-units? 11 (0-1) → 0 notes intel true, 1 notes intel true,
          6 notes intel true, 7 notes intel true, 11 notes intel true, token 0 poi intercept-signals 914 762,
          token 1 poi intercept-signals 457 457, token 2 poi intercept-signals 1372 457,
          token 3 poi intercept-signals 914 152
      intercept-signals-recon
        set-up + first round: card-units? 0 1 2 3 4 5 10 (3-3), card-units? 0 1 2 (2-2),
          card-units? 6 7 8 9 11 (3-3), card-units? 6 7 8 (2-2) → 0 notes intel true, 1 notes intel true,
          6 notes intel true, 7 notes intel true, token 0 poi intercept-signals-recon 457 762,
          token 1 poi intercept-signals-recon 152 457, token 2 poi intercept-signals-recon 778 457,
          token 3 poi intercept-signals-recon 457 152"
    `);
  });
  it('secondary', () => {
    expect(
      cards(
        'destroy-enemy-base',
        'marked-targets',
        'recon-mission',
        'surface-scan',
        'sweep-and-clear',
        'supply-run',
        'retrieve-the-data',
        'failed-negotiations',
        'align-the-relay',
        'recon-mission-recon',
        'surface-scan-recon',
      ),
    ).toMatchInlineSnapshot(`
      "destroy-enemy-base
        set-up: marker-place? region, card-unit? 0 1 2 3 4 5 10, card-unit? 6 7 8 9 11 → 0 claims 1, 6 claims 1,
          token 4 poi destroy-enemy-base 188 188, token 5 poi destroy-enemy-base 188 248,
          token 6 asset destroy-enemy-base 914 457 of 0, token 7 asset destroy-enemy-base 735 457 of 6,
          asked marker-place 2
        first round: marker-place? region, card-unit? 0 1 2 3 4 5 10, card-unit? 6 7 8 9 11 → 0 claims 1,
          8 claims 1, token 4 poi destroy-enemy-base 188 188, token 5 poi destroy-enemy-base 188 248,
          token 6 asset destroy-enemy-base 914 457 of 0, token 7 asset destroy-enemy-base 603 344 of 8,
          acts 0 attack / 8 card:battle:destroy-enemy-base.1/claim free / 8 attack / 1 attack / 9 attack / 2 attack / 11 attack / 3 attack,
          asked marker-place 3, asked action 16
      marked-targets
        set-up: card-units? 0 1 2 3 4 5 10 (2-2), card-units? 6 7 8 9 11 (2-2), card-units? 8 9 11 (2-2),
          card-units? 2 3 4 5 10 (2-2) → 0 notes marked true, 1 notes marked true, 2 notes marked true,
          3 notes marked true, 6 notes marked true, 7 notes marked true, 8 notes marked true, 9 notes marked true
        first round: card-units? 0 1 2 3 4 5 10 (2-2), card-units? 6 7 8 9 11 (2-2), card-units? 8 9 11 (2-2),
          card-units? 2 3 4 5 10 (2-2), unit.defeated 6, unit.defeated 7 → 0 notes marked true,
          1 notes marked true, 2 notes marked true, 3 notes marked true, 6 notes marked true, 7 notes marked true,
          8 notes marked true, 9 notes marked true, victory 2 0
      recon-mission
        set-up: card-unit? 0 1 2 3 4 5 10, card-unit? 6 7 8 9 11 → 0 claims 1, 6 claims 1,
          token 4 asset recon-mission 914 457 of 0, token 5 asset recon-mission 735 457 of 6
        first round: card-unit? 0 1 2 3 4 5 10, card-unit? 6 7 8 9 11, marker-place? region → 0 claims 1,
          8 claims 1, token 4 asset recon-mission 914 457 of 0, token 5 asset recon-mission 603 344 of 8,
          acts 0 attack / 8 card:battle:recon-mission.1/claim free / 8 attack / 1 attack / 9 attack / 2 attack / 11 attack / 3 attack,
          asked action 16, asked marker-place 1
      surface-scan
        set-up: card-units? 0 1 2 3 4 5 10 (2-2), card-units? 6 7 8 9 11 (2-2) → 0 claims 1, 1 claims 1,
          6 claims 1, 7 claims 1, token 4 asset surface-scan 914 457 of 0,
          token 5 asset surface-scan 1094 457 of 1, token 6 asset surface-scan 735 457 of 6,
          token 7 asset surface-scan 777 573 of 7
        first round: card-units? 0 1 2 3 4 5 10 (2-2), card-units? 6 7 8 9 11 (2-2), marker-place? region →
          0 claims 1, 1 claims 1, 8 claims 1, token 4 asset surface-scan 914 457 of 0,
          token 5 asset surface-scan 1094 457 of 1, token 6 asset surface-scan 603 344 of 8,
          token 7 asset surface-scan 686 529,
          acts 0 attack / 8 card:battle:surface-scan.1/claim free / 8 attack / 1 attack / 9 attack / 2 attack / 11 attack / 3 attack,
          asked action 16, asked marker-place 2
      sweep-and-clear
        first round: unit.defeated 6, card-way? contested any, unit.defeated 7 → victory 1 0
      supply-run
        set-up: marker-place? region → token 4 asset supply-run 329 329, token 5 asset supply-run 329 509,
          token 6 asset supply-run 497 389, token 7 asset supply-run 497 569, asked marker-place 4
        first round: marker-place? region → 11 claims 1, token 4 asset supply-run 329 329,
          token 5 asset supply-run 329 509, token 6 asset supply-run 432 415 of 11,
          token 7 asset supply-run 497 569,
          acts 0 attack / 8 attack / 1 attack / 9 attack / 2 attack / 11 card:battle:supply-run.1/claim free / 11 attack / 3 attack,
          asked marker-place 4, asked action 16
      retrieve-the-data
        set-up: marker-place? region → token 4 asset retrieve-the-data 914 457,
          token 5 asset retrieve-the-data 329 329, token 6 asset retrieve-the-data 329 509,
          token 7 asset retrieve-the-data 497 389, token 8 asset retrieve-the-data 497 569, asked marker-place 4
        first round: marker-place? region → token 4 asset retrieve-the-data 914 457  2,
          token 5 asset retrieve-the-data 329 329, token 6 asset retrieve-the-data 329 509,
          token 7 asset retrieve-the-data 497 389  1, token 8 asset retrieve-the-data 497 569  1,
          acts 0 card:battle:retrieve-the-data.0/recover-data free / 0 attack / 8 attack / 1 attack / 9 card:battle:retrieve-the-data.1/recover-data free / 9 attack / 2 attack / 11 card:battle:retrieve-the-data.1/recover-data free / 11 attack / 3 card:battle:retrieve-the-data.0/recover-data free / 3 attack,
          asked marker-place 4, asked action 19
      failed-negotiations
        set-up: card-unit? 1 2 4 10, card-unit? 6 7 11 → 1 claims 1, 6 claims 1,
          token 4 poi failed-negotiations 954 457, token 5 asset failed-negotiations 1094 457 of 1,
          token 6 asset failed-negotiations 735 457 of 6
        first round: card-unit? 1 2 4 10, card-unit? 6 7 11, 1 keyword.incognito add 1, 6 keyword.incognito add 1,
          6 courage add 1, marker-place? region, 1 courage add 1 → 1 claims 1, 1 notes known true,
          6 notes known true, token 4 poi failed-negotiations 954 457,
          token 5 asset failed-negotiations 1094 457 of 1, token 6 asset failed-negotiations 644 414,
          asked action 16, asked marker-place 1
      align-the-relay
        set-up: marker-place? region → token 4 asset align-the-relay 914 457,
          token 5 asset align-the-relay 176 456, token 6 asset align-the-relay 356 456,
          token 7 asset align-the-relay 536 456, token 8 asset align-the-relay 716 456, asked marker-place 4
        first round: marker-place? region → token 4 asset align-the-relay 914 457,
          token 5 asset align-the-relay 176 456, token 6 asset align-the-relay 356 456,
          token 7 asset align-the-relay 536 456, token 8 asset align-the-relay 716 456,
          acts 0 card:battle:align-the-relay.0/align / 0 attack / 8 attack / 1 attack / 9 card:battle:align-the-relay.1/align / 9 attack / 2 attack / 11 card:battle:align-the-relay.1/align / 11 attack / 3 attack,
          asked marker-place 4
      recon-mission-recon
        set-up: card-unit? 0 1 2 3 4 5 10, card-unit? 6 7 8 9 11 → 0 claims 1, 6 claims 1,
          token 4 asset recon-mission-recon 914 457 of 0, token 5 asset recon-mission-recon 735 457 of 6
        first round: card-unit? 0 1 2 3 4 5 10, card-unit? 6 7 8 9 11, marker-place? region → 0 claims 1,
          8 claims 1, token 4 asset recon-mission-recon 914 457 of 0,
          token 5 asset recon-mission-recon 603 344 of 8,
          acts 0 attack / 8 card:battle:recon-mission-recon.1/claim free / 8 attack / 1 attack / 9 attack / 2 attack / 11 attack / 3 attack,
          asked action 16, asked marker-place 1
      surface-scan-recon
        set-up: card-units? 0 1 2 3 4 5 10 (2-2), card-units? 6 7 8 9 11 (2-2) → 0 claims 1, 1 claims 1,
          6 claims 1, 7 claims 1, token 4 asset surface-scan-recon 914 457 of 0,
          token 5 asset surface-scan-recon 1094 457 of 1, token 6 asset surface-scan-recon 735 457 of 6,
          token 7 asset surface-scan-recon 777 573 of 7
        first round: card-units? 0 1 2 3 4 5 10 (2-2), card-units? 6 7 8 9 11 (2-2), marker-place? region →
          0 claims 1, 1 claims 1, 8 claims 1, token 4 asset surface-scan-recon 914 457 of 0,
          token 5 asset surface-scan-recon 1094 457 of 1, token 6 asset surface-scan-recon 603 344 of 8,
          token 7 asset surface-scan-recon 686 529,
          acts 0 attack / 8 card:battle:surface-scan-recon.1/claim free / 8 attack / 1 attack / 9 attack / 2 attack / 11 attack / 3 attack,
          asked action 16, asked marker-place 2"
    `);
  });
  it('advantage', () => {
    expect(
      cards(
        'advanced-intel',
        'cunning-deployment',
        'fortified-position',
        'garrison',
        'ordnance',
        'strafing-run',
        'black-ops',
        'extreme-discipline',
        'coordinated-strike',
        'armored-assault',
        'rapid-deployment',
        'scrambled-orders',
        'advanced-intel-recon',
        'cunning-deployment-recon',
        'fortified-position-recon',
      ),
    ).toMatchInlineSnapshot(`
      "advanced-intel
        first round: activation.start → 6 order facedown, 6 suppression 1,
          dice wbwh / rhrsrc / bhwswb / bbbs / rhrsbhbbwhws / bs / wb / whws,
          results 1 0 1 0 / 1 2 1 2 / 2 0 1 1 / 0 0 0 0 / 2 0 2 0 / 0 0 0 0 / 0 0 0 0 / 1 1 1 1,
          acts 6 attack / 0 attack / 8 attack / 1 attack / 9 attack / 2 attack / 11 attack / 3 attack,
          attacks 6>0 1 / 0>6 1 / 8>0 2 / 1>7 3 / 9>0 2 / 2>9 3 / 11>3 3 / 3>7 1, asked activate 10,
          asked action 16, asked defender 5, asked weapons 2, asked dodge 4
      cunning-deployment
        first round: activation.start, card-units? 0 1 2 3 4 5 10 (3-3)
      fortified-position
        set-up + first round: marker-place? region, card-number? 0 45 90 135 → asked marker-place 3
      garrison
        set-up: card-units? 1 2 10 (0-1) → 1 notes garrison true
        first round: card-units? 1 2 10 (0-1), 1 keyword.prepared-position add 1 → 1 notes garrison true
      ordnance
        first round: command.end, marker-place? region, end.start → asked marker-place 1
      strafing-run
        first round: command.end, marker-place? region, end.start,
          card-number? 0 30 60 90 120 150 180 210 240 270 300 330 → asked marker-place 1
      black-ops
        first round: activation.start, card-unit? 1 2 4 10, 1 keyword.infiltrate add 1 → 1 notes blackOps true
      extreme-discipline
        first round: token.gained 0 suppression → 0 suppression 0, 0 wounds 2,
          results 1 2 1 2 / 2 0 2 0 / 0 0 0 0 / 2 0 2 0 / 0 0 0 0 / 0 0 0 0 / 0 1 0 1, asked action 14
      coordinated-strike
        first round: command.orders
      armored-assault
        first round: activation.start, card-units? 3 (0-1)
      rapid-deployment
        first round: activation.start
      scrambled-orders
        set-up + first round: marker-place? region → token 4 advantage scrambled-orders 24 24,
          asked marker-place 1
      advanced-intel-recon
        first round: activation.start → 6 order facedown, 6 suppression 1,
          dice wbwh / rhrsrc / bhwswb / bbbs / rhrsbhbbwhws / bs / wb / whws,
          results 1 0 1 0 / 1 2 1 2 / 2 0 1 1 / 0 0 0 0 / 2 0 2 0 / 0 0 0 0 / 0 0 0 0 / 1 1 1 1,
          acts 6 attack / 0 attack / 8 attack / 1 attack / 9 attack / 2 attack / 11 attack / 3 attack,
          attacks 6>0 1 / 0>6 1 / 8>0 2 / 1>7 3 / 9>0 2 / 2>9 3 / 11>3 3 / 3>7 1, asked activate 10,
          asked action 16, asked defender 5, asked weapons 2, asked dodge 4
      cunning-deployment-recon
        first round: activation.start, card-units? 0 1 2 3 4 5 10 (3-3)
      fortified-position-recon
        set-up + first round: marker-place? region, card-number? 0 45 90 135 → asked marker-place 3"
    `);
  });
});

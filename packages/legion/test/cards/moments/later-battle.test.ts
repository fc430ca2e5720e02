import { describe, expect, it } from 'vitest';
import { battle } from './scenes.ts';

const cards = (...ids: readonly string[]) => ids.map(battle).join('\n');

describe('battle cards of 2.6 in a crowd', () => {
  it('primary', () => {
    expect(
      cards(
        'breakthrough-primary',
        'bunker-assault',
        'close-the-pocket',
        'intercept-signals',
        'recover-the-research',
        'shifting-priorities',
        'bunker-assault-recon',
        'close-the-pocket-recon',
        'intercept-signals-recon',
      ),
    ).toMatchInlineSnapshot(`
      "breakthrough-primary
        carried + carried to the end: marker-place? region
      bunker-assault
        contested: end.start → token 0 poi bunker-assault 610 610  1, victory 2 1
        carried: marker-place? region
        carried to the end: end.start, marker-place? region → token 1 asset bunker-assault 644 414  2,
          token 2 poi bunker-assault 914 400, victory 6 1
      close-the-pocket
        carried: marker-place? region
        carried to the end: marker-place? region → victory 4 1
      intercept-signals
        set-up: card-units? 0 1 2 3 4 5 10 (3-3), card-units? 6 7 8 9 11 (3-3), card-units? 6 7 8 (2-2),
          card-units? 0 1 2 (2-2) → 0 notes intel true, 1 notes intel true, 6 notes intel true,
          7 notes intel true, token 0 poi intercept-signals 914 762, token 1 poi intercept-signals 457 457,
          token 2 poi intercept-signals 1372 457, token 3 poi intercept-signals 914 152
        first round: card-units? 0 1 2 3 4 5 10 (3-3), card-units? 6 7 8 9 11 (3-3), card-units? 6 7 8 (2-2),
          card-units? 0 1 2 (2-2), round.end, card-units? 11 (0-1) → 0 notes intel true, 1 notes intel true,
          6 notes intel true, 7 notes intel true, 11 notes intel true, token 0 poi intercept-signals 914 762,
          token 1 poi intercept-signals 457 457, token 2 poi intercept-signals 1372 457,
          token 3 poi intercept-signals 914 152
        contested: round.end, card-units? 0 4 5 (0-2), card-units? 1 (0-1) → 0 notes intel true,
          4 notes intel true, victory 1 1
        carried: marker-place? region
        carried to the end: round.end, card-units? 0 3 (0-2), marker-place? region, card-units? 8 9 (0-2) →
          0 notes intel true, 3 notes intel true, victory 4 1
      recover-the-research
        carried: marker-place? region
        carried to the end: marker-place? region → victory 2 0
      shifting-priorities
        contested: round.end, marker-place? region → token 0 poi shifting-priorities 37 262,
          token 1 poi shifting-priorities 342 414, token 3 poi shifting-priorities 1257 414,
          token 4 poi shifting-priorities 1561 567, victory 3 1, asked marker-place 4
        carried: marker-place? region
        carried to the end: round.end, marker-place? region → token 1 asset shifting-priorities 529 371,
          token 2 asset shifting-priorities 799 437, token 3 poi shifting-priorities 799 357, victory 2 1,
          asked marker-place 4
      bunker-assault-recon
        contested: end.start → token 0 poi bunker-assault-recon 152 610  1, victory 2 1
        carried: marker-place? region
        carried to the end: end.start, marker-place? region → token 1 asset bunker-assault-recon 644 414  2,
          token 2 poi bunker-assault-recon 914 400, victory 6 1
      close-the-pocket-recon
        carried: marker-place? region
        carried to the end: marker-place? region → victory 4 1
      intercept-signals-recon
        set-up + first round: card-units? 0 1 2 3 4 5 10 (3-3), card-units? 6 7 8 9 11 (3-3),
          card-units? 6 7 8 (2-2), card-units? 0 1 2 (2-2) → 0 notes intel true, 1 notes intel true,
          6 notes intel true, 7 notes intel true, token 0 poi intercept-signals-recon 457 762,
          token 1 poi intercept-signals-recon 152 457, token 2 poi intercept-signals-recon 778 457,
          token 3 poi intercept-signals-recon 457 152
        contested: round.end, card-units? 0 4 5 (0-2), card-units? 1 (0-1) → 0 notes intel true,
          4 notes intel true, victory 1 1
        carried: marker-place? region
        carried to the end: round.end, card-units? 0 3 (0-2), marker-place? region, card-units? 8 9 (0-2) →
          0 notes intel true, 3 notes intel true, victory 4 1"
    `);
  });
  it('secondary', () => {
    expect(
      cards(
        'bring-them-to-heel',
        'destroy-enemy-base',
        'marked-targets',
        'recon-mission',
        'surface-scan',
        'sweep-and-clear',
        'supply-run',
        'retrieve-the-data',
        'failed-negotiations',
        'align-the-relay',
        'bring-them-to-heel-recon',
        'recon-mission-recon',
        'surface-scan-recon',
      ),
    ).toMatchInlineSnapshot(`
      "bring-them-to-heel
        carried: marker-place? region
        carried to the end: marker-place? region → victory 0 2
      destroy-enemy-base
        set-up: marker-place? region, card-unit? 0 1 2 3 4 5 10, card-unit? 6 7 8 9 11 → 0 claims 1, 6 claims 1,
          token 4 poi destroy-enemy-base 188 188, token 5 poi destroy-enemy-base 188 248,
          token 6 asset destroy-enemy-base 914 457 of 0, token 7 asset destroy-enemy-base 735 457 of 6,
          asked marker-place 2
        first round: marker-place? region, card-unit? 0 1 2 3 4 5 10, card-unit? 6 7 8 9 11 → 0 claims 1,
          8 claims 1, token 4 poi destroy-enemy-base 188 188, token 5 poi destroy-enemy-base 188 248,
          token 6 asset destroy-enemy-base 914 457 of 0, token 7 asset destroy-enemy-base 603 344 of 8,
          acts 0 attack / 8 card:battle:destroy-enemy-base.1/claim free / 8 attack / 1 attack / 9 attack / 2 attack / 11 attack / 3 attack,
          asked marker-place 3, asked action 16
        carried: marker-place? region
        carried to the end: marker-place? region → 3 claims 1, 8 claims 1,
          token 1 asset destroy-enemy-base 603 344 of 8, token 2 asset destroy-enemy-base 914 564 of 3,
          acts 0 attack / 7 attack / 1 attack / 8 card:battle:destroy-enemy-base.1/claim free / 8 attack / 2 attack / 11 attack / 9 attack / 3 card:battle:destroy-enemy-base.0/claim free / 3 attack,
          asked action 20
      marked-targets
        set-up: card-units? 0 1 2 3 4 5 10 (2-2), card-units? 6 7 8 9 11 (2-2), card-units? 8 9 11 (2-2),
          card-units? 2 3 4 5 10 (2-2) → 0 notes marked true, 1 notes marked true, 2 notes marked true,
          3 notes marked true, 6 notes marked true, 7 notes marked true, 8 notes marked true, 9 notes marked true
        first round: card-units? 0 1 2 3 4 5 10 (2-2), card-units? 6 7 8 9 11 (2-2), card-units? 8 9 11 (2-2),
          card-units? 2 3 4 5 10 (2-2), unit.defeated 6, unit.defeated 7 → 0 notes marked true,
          1 notes marked true, 2 notes marked true, 3 notes marked true, 6 notes marked true, 7 notes marked true,
          8 notes marked true, 9 notes marked true, victory 2 0
        carried + carried to the end: marker-place? region
      recon-mission
        set-up: card-unit? 0 1 2 3 4 5 10, card-unit? 6 7 8 9 11 → 0 claims 1, 6 claims 1,
          token 4 asset recon-mission 914 457 of 0, token 5 asset recon-mission 735 457 of 6
        first round: card-unit? 0 1 2 3 4 5 10, card-unit? 6 7 8 9 11, marker-place? region, unit.ends 0,
          unit.ends 8 → 0 claims 1, 7 observation 1, 8 claims 1, token 4 asset recon-mission 914 457 of 0,
          token 5 asset recon-mission 603 344 of 8,
          acts 0 attack / 8 card:battle:recon-mission.1/claim free / 8 attack / 1 attack / 9 attack / 2 attack / 11 attack / 3 attack,
          asked action 16, asked marker-place 1
        carried: marker-place? region, unit.ends 0 → 7 observation 1, 8 observation 1, 9 observation 1,
          victory 1 0
        carried, struck: unit.ends 6 → 0 observation 1, 3 observation 1, victory 0 1
        carried to the end: marker-place? region, unit.ends 0 → 7 observation 1, victory 1 0
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
        carried + carried to the end: marker-place? region
      sweep-and-clear
        first round: unit.defeated 6, card-way? contested any, unit.defeated 7 → victory 1 0
        carried: marker-place? region, unit.defeated 6, card-way? contested any → victory 1 0
        carried to the end: marker-place? region, unit.defeated 6, card-way? contested any, unit.defeated 7 →
          victory 1 0
      supply-run
        set-up: marker-place? region → token 4 asset supply-run 329 329, token 5 asset supply-run 329 509,
          token 6 asset supply-run 497 389, token 7 asset supply-run 497 569, asked marker-place 4
        first round: marker-place? region → 11 claims 1, token 4 asset supply-run 329 329,
          token 5 asset supply-run 329 509, token 6 asset supply-run 432 415 of 11,
          token 7 asset supply-run 497 569,
          acts 0 attack / 8 attack / 1 attack / 9 attack / 2 attack / 11 card:battle:supply-run.1/claim free / 11 attack / 3 attack,
          asked marker-place 4, asked action 16
        carried: unit.activates 0, marker-place? region → token 0 asset supply-run 644 414,
          token 1 asset supply-run 914 457 of 0, token 2 poi supply-run 914 400, victory 1 0,
          acts 0 card:battle:supply-run.0/claim free / 0 attack / 0 move, asked action 3
        carried to the end: unit.activates 0, marker-place? region → 8 claims 1,
          token 0 asset supply-run 603 344 of 8, token 1 asset supply-run 914 457 of 0,
          token 2 poi supply-run 914 400, victory 2 0,
          acts 0 card:battle:supply-run.0/claim free / 0 attack / 7 attack / 1 attack / 8 card:battle:supply-run.1/claim free / 8 attack / 2 attack / 11 attack / 9 attack / 3 attack,
          asked action 20
      retrieve-the-data
        set-up: marker-place? region → token 4 asset retrieve-the-data 914 457,
          token 5 asset retrieve-the-data 329 329, token 6 asset retrieve-the-data 329 509,
          token 7 asset retrieve-the-data 497 389, token 8 asset retrieve-the-data 497 569, asked marker-place 4
        first round: marker-place? region → token 4 asset retrieve-the-data 914 457  2,
          token 5 asset retrieve-the-data 329 329, token 6 asset retrieve-the-data 329 509,
          token 7 asset retrieve-the-data 497 389  1, token 8 asset retrieve-the-data 497 569  1,
          acts 0 card:battle:retrieve-the-data.0/recover-data free / 0 attack / 8 attack / 1 attack / 9 card:battle:retrieve-the-data.1/recover-data free / 9 attack / 2 attack / 11 card:battle:retrieve-the-data.1/recover-data free / 11 attack / 3 card:battle:retrieve-the-data.0/recover-data free / 3 attack,
          asked marker-place 4, asked action 19
        carried: marker-place? region → token 2 asset retrieve-the-data 914 480  1,
          acts 0 card:battle:retrieve-the-data.0/recover-data free / 0 attack / 0 move, asked action 3
        carried to the end: marker-place? region → token 1 poi retrieve-the-data 914 400, victory 1 1,
          acts 0 card:battle:retrieve-the-data.0/recover-data free / 0 attack / 7 attack / 1 attack / 8 card:battle:retrieve-the-data.1/recover-data free / 8 attack / 2 attack / 11 attack / 9 card:battle:retrieve-the-data.1/recover-data free / 9 attack / 3 card:battle:retrieve-the-data.0/recover-data free / 3 attack,
          asked action 22
      failed-negotiations
        set-up: card-unit? 1 2 4 10, card-unit? 6 7 11 → 1 claims 1, 6 claims 1,
          token 4 poi failed-negotiations 954 457, token 5 asset failed-negotiations 1094 457 of 1,
          token 6 asset failed-negotiations 735 457 of 6
        first round: card-unit? 1 2 4 10, card-unit? 6 7 11, marker-place? region → 1 claims 1,
          1 notes known true, 6 notes known true, token 4 poi failed-negotiations 954 457,
          token 5 asset failed-negotiations 1094 457 of 1, token 6 asset failed-negotiations 644 414,
          asked action 16, asked marker-place 1
        carried: marker-place? region → 0 courage 3, 6 courage 3
        carried, struck:  → acts 6 attack / 6 move, 0 courage 3, 6 courage 3, asked action 2, asked move 1
        carried to the end: marker-place? region → victory 2 1, 0 courage 3, 6 courage 3
      align-the-relay
        set-up: marker-place? region → token 4 asset align-the-relay 914 457,
          token 5 asset align-the-relay 176 456, token 6 asset align-the-relay 356 456,
          token 7 asset align-the-relay 536 456, token 8 asset align-the-relay 716 456, asked marker-place 4
        first round: marker-place? region → token 4 asset align-the-relay 914 457,
          token 5 asset align-the-relay 176 456, token 6 asset align-the-relay 356 456,
          token 7 asset align-the-relay 536 456, token 8 asset align-the-relay 716 456,
          acts 0 card:battle:align-the-relay.0/align / 0 attack / 8 attack / 1 attack / 9 card:battle:align-the-relay.1/align / 9 attack / 2 attack / 11 card:battle:align-the-relay.1/align / 11 attack / 3 attack,
          asked marker-place 4
        carried: marker-place? region → acts 0 card:battle:align-the-relay.0/align / 0 attack
        carried to the end: marker-place? region →
          acts 0 card:battle:align-the-relay.0/align / 0 attack / 7 attack / 1 attack / 8 card:battle:align-the-relay.1/align / 8 attack / 2 attack / 11 attack / 9 attack / 3 attack
      bring-them-to-heel-recon
        carried: marker-place? region
        carried to the end: marker-place? region → victory 0 2
      recon-mission-recon
        set-up: card-unit? 0 1 2 3 4 5 10, card-unit? 6 7 8 9 11 → 0 claims 1, 6 claims 1,
          token 4 asset recon-mission-recon 914 457 of 0, token 5 asset recon-mission-recon 735 457 of 6
        first round: card-unit? 0 1 2 3 4 5 10, card-unit? 6 7 8 9 11, marker-place? region, unit.ends 0,
          unit.ends 8 → 0 claims 1, 7 observation 1, 8 claims 1, token 4 asset recon-mission-recon 914 457 of 0,
          token 5 asset recon-mission-recon 603 344 of 8,
          acts 0 attack / 8 card:battle:recon-mission-recon.1/claim free / 8 attack / 1 attack / 9 attack / 2 attack / 11 attack / 3 attack,
          asked action 16, asked marker-place 1
        carried: marker-place? region, unit.ends 0 → 7 observation 1, 8 observation 1, 9 observation 1,
          victory 1 0
        carried, struck: unit.ends 6 → 0 observation 1, 3 observation 1, victory 0 1
        carried to the end: marker-place? region, unit.ends 0 → 7 observation 1, victory 1 0
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
          asked action 16, asked marker-place 2
        carried + carried to the end: marker-place? region"
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
        'command-override',
        'scrambled-orders',
        'no-time-to-lose',
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
          asked action 16, asked defender 5, asked weapons 2
        carried + carried to the end: marker-place? region
      cunning-deployment
        first round: activation.start, card-units? 0 1 2 3 4 5 10 (3-3)
        carried + carried to the end: marker-place? region
      fortified-position
        set-up + first round: card-number? 3 2 1 0, marker-place? region, card-number? 0 45 90 135 →
          asked marker-place 3
        carried + carried to the end: marker-place? region
      garrison
        set-up + first round: card-units? 1 2 10 (0-1) → 1 notes garrison true
        carried + carried to the end: marker-place? region
      ordnance
        first round: command.end, marker-place? region, end.start → asked marker-place 1
        contested: command.end → hand 0 2 0 0 1 0
        carried: marker-place? region
        carried to the end: end.start, command.end, marker-place? region → 0 suppression 2, 3 wounds 2,
          9 wounds 3, token 0 asset ordnance 914 480, token 1 poi ordnance 914 400,
          token 2 advantage ordnance 24 24,
          results 1 2 1 2 / 0 0 0 0 / 1 0 0 1 / 3 0 2 1 / 0 0 0 0 / 0 0 0 0 / 1 0 1 0 / 0 0 0 0,
          asked marker-place 2, asked action 19
      strafing-run
        first round: command.end, marker-place? region, end.start,
          card-number? 0 30 60 90 120 150 180 210 240 270 300 330 → asked marker-place 1
        contested: command.end → hand 0 2 0 0 1 0
        carried: marker-place? region
        carried to the end: end.start, card-number? 0 30 60 90 120 150 180 210 240 270 300 330, command.end,
          marker-place? region → 0 suppression 2, 0 wounds 2, token 0 asset strafing-run 914 480,
          token 1 poi strafing-run 914 400, token 2 advantage strafing-run 24 24,
          dice rhrsrc / wb / bbbs / bhwhws / bb / wb / rhrsbsbhwhws / wbwh,
          results 1 2 1 2 / 0 0 0 0 / 0 0 0 0 / 3 0 2 1 / 0 0 0 0 / 0 0 0 0 / 2 0 1 1 / 1 0 0 1,
          attacks 0>6 1 / 7>0 2 / 1>7 3 / 8>0 2 / 2>9 3 / 11>3 3 / 9>0 2 / 3>7 1, asked marker-place 2,
          asked action 19, asked defender 5
      black-ops
        first round: activation.start, card-unit? 1 2 4 10 → 1 notes blackOps true
        carried + carried to the end: marker-place? region
      extreme-discipline
        first round: token.gained 0 suppression → 0 suppression 0, 0 wounds 2,
          results 1 2 1 2 / 2 0 2 0 / 0 0 0 0 / 2 0 2 0 / 0 0 0 0 / 0 0 0 0 / 0 1 0 1, asked action 14
        carried: marker-place? region
        carried, struck: token.gained 0 suppression → 0 suppression 0, 0 wounds 1
        carried to the end: marker-place? region, token.gained 0 suppression → 0 suppression 0, 0 wounds 3
      coordinated-strike
        first round: command.orders
        contested: command.orders → hand 1 2 0 0 0 0
        carried: marker-place? region
        carried to the end: command.orders, marker-place? region
      armored-assault
        first round: activation.start, card-units? 3 (0-1)
        carried + carried to the end: marker-place? region
      rapid-deployment
        first round: activation.start
        carried + carried to the end: marker-place? region
      command-override
        carried + carried to the end: marker-place? region
      scrambled-orders
        set-up + first round: marker-place? region → token 4 advantage scrambled-orders 24 24,
          asked marker-place 1
        carried: marker-place? region
        carried to the end: no order 6, no order 7, no order 8, no order 9, marker-place? region → 6 order none,
          7 order none, 9 wounds 3, dice rhrsrc / wb / bhbb / rhrsbsbhwhws / bb / bswbwh / wswb,
          results 1 2 1 2 / 0 0 0 0 / 1 0 0 1 / 3 0 2 1 / 0 0 0 0 / 2 0 2 0 / 0 1 0 1,
          acts 0 attack / 11 attack / 1 attack / 9 attack / 2 attack / 8 attack / 3 attack,
          attacks 0>6 1 / 11>3 3 / 1>7 3 / 9>0 2 / 2>9 3 / 8>0 2 / 3>9 2, asked orders 1, asked activate 4,
          asked action 16, asked defender 3, asked drawn 1
      no-time-to-lose
        carried + carried to the end: marker-place? region
      advanced-intel-recon
        first round: activation.start → 6 order facedown, 6 suppression 1,
          dice wbwh / rhrsrc / bhwswb / bbbs / rhrsbhbbwhws / bs / wb / whws,
          results 1 0 1 0 / 1 2 1 2 / 2 0 1 1 / 0 0 0 0 / 2 0 2 0 / 0 0 0 0 / 0 0 0 0 / 1 1 1 1,
          acts 6 attack / 0 attack / 8 attack / 1 attack / 9 attack / 2 attack / 11 attack / 3 attack,
          attacks 6>0 1 / 0>6 1 / 8>0 2 / 1>7 3 / 9>0 2 / 2>9 3 / 11>3 3 / 3>7 1, asked activate 10,
          asked action 16, asked defender 5, asked weapons 2
        carried + carried to the end: marker-place? region
      cunning-deployment-recon
        first round: activation.start, card-units? 0 1 2 3 4 5 10 (3-3)
        carried + carried to the end: marker-place? region
      fortified-position-recon
        set-up + first round: card-number? 3 2 1 0, marker-place? region, card-number? 0 45 90 135 →
          asked marker-place 3
        carried + carried to the end: marker-place? region"
    `);
  });
});

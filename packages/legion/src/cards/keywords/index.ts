import type { CardFamily, LaterCards } from '../vocabulary.ts';
import { KEYWORDS_A_B_26 } from './a-b@2.6.ts';
import { KEYWORDS_A_B } from './a-b.ts';
import { KEYWORDS_C_26 } from './c@2.6.ts';
import { KEYWORDS_C } from './c.ts';
import { KEYWORDS_D_26 } from './d@2.6.ts';
import { KEYWORDS_D } from './d.ts';
import { KEYWORDS_E_F_26 } from './e-f@2.6.ts';
import { KEYWORDS_E_F } from './e-f.ts';
import { KEYWORDS_G_H_26 } from './g-h@2.6.ts';
import { KEYWORDS_G_H } from './g-h.ts';
import { KEYWORDS_I_26 } from './i@2.6.ts';
import { KEYWORDS_I } from './i.ts';
import { KEYWORDS_J_L_26 } from './j-l@2.6.ts';
import { KEYWORDS_J_L } from './j-l.ts';
import { KEYWORDS_M_P_26 } from './m-p@2.6.ts';
import { KEYWORDS_M_P } from './m-p.ts';
import { KEYWORDS_Q_R_26 } from './q-r@2.6.ts';
import { KEYWORDS_Q_R } from './q-r.ts';
import { KEYWORDS_S_26 } from './s@2.6.ts';
import { KEYWORDS_S } from './s.ts';
import { KEYWORDS_T_26 } from './t@2.6.ts';
import { KEYWORDS_T } from './t.ts';
import { KEYWORDS_U_Z_26 } from './u-z@2.6.ts';
import { KEYWORDS_U_Z } from './u-z.ts';

/** Keywords by the letter that they begin with. */
export const KEYWORD_CARDS: readonly CardFamily[] = [
  KEYWORDS_A_B,
  KEYWORDS_C,
  KEYWORDS_D,
  KEYWORDS_E_F,
  KEYWORDS_G_H,
  KEYWORDS_I,
  KEYWORDS_J_L,
  KEYWORDS_M_P,
  KEYWORDS_Q_R,
  KEYWORDS_S,
  KEYWORDS_T,
  KEYWORDS_U_Z,
];

/** What 2.6 brings and reads otherwise. */
export const LATER_KEYWORD_CARDS: readonly LaterCards[] = [
  KEYWORDS_A_B_26,
  KEYWORDS_C_26,
  KEYWORDS_D_26,
  KEYWORDS_E_F_26,
  KEYWORDS_G_H_26,
  KEYWORDS_I_26,
  KEYWORDS_J_L_26,
  KEYWORDS_M_P_26,
  KEYWORDS_Q_R_26,
  KEYWORDS_S_26,
  KEYWORDS_T_26,
  KEYWORDS_U_Z_26,
];

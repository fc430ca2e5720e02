import type { TokenKind } from '../../state.ts';

export const GREEN: readonly TokenKind[] = ['aim', 'dodge', 'surge'];

import { describe, expect, it } from 'vitest';
import { figuresOf } from '../../../src/table-ui/decide/figures.ts';

const refusal = (args: Record<string, number>, measured?: number | string, allowed?: number | number[] | string) => ({
  clauses: [],
  message: { text: 'x', args },
  ...(measured !== undefined && { measured }),
  ...(allowed !== undefined && { allowed }),
});

describe('the figures beside a refusal', () => {
  it('are lengths: what was measured and what would be allowed', () => {
    expect(figuresOf(refusal({ mm: 112 }, 111.6, 100))).toEqual({ measured: 111.6, allowed: 100 });
    expect(figuresOf(refusal({ mm: 12 }, 12.3, '> 200'))).toEqual({ measured: 12.3, allowed: '> 200' });
    expect(figuresOf(refusal({ slide: 14 }, 14, [-10, 10]))).toEqual({ measured: 14, allowed: [-10, 10] });
  });

  it('are left out where the sentence has them or where they are no lengths', () => {
    expect(figuresOf(refusal({ mm: 312, min: 1, max: 3 }, 312, [1, 3]))).toBeUndefined();
    expect(figuresOf(refusal({}, 2))).toBeUndefined();
    expect(figuresOf(refusal({ mm: 3 }, 'ship'))).toBeUndefined();
  });
});

/** Of a piece or a template, as seen from it. */
export type Side = 'left' | 'right';

export { readSquads } from '@holotisch/xwing';

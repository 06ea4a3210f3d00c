export { analyzeTrial } from './analyze.ts';
export { drawBlocks, drawSchedule } from './schedule.ts';

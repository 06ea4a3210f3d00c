export { analyzeTrial } from './analyze.ts';
export { countedDays } from './observations.ts';
export { drawBlocks, drawSchedule } from './schedule.ts';

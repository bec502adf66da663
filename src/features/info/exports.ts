export { SAMPLE_LIST, SAMPLE_PURCHASED } from './sampleList.ts';

import { mergeConfig } from 'vite';

import config from '../../vite.config.ts';

// The same app as most would build it: everything in one file, nothing prerendered or asked early.
export default mergeConfig(
  { ...config, build: { ...config.build, minify: true, rolldownOptions: {} } },
  { build: { rolldownOptions: { output: { codeSplitting: false } } } },
);

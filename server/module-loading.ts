import { enableCompileCache, registerHooks } from 'node:module'
import { join } from 'node:path'

// Loading its modules is most of what a start costs. Imported first by start.ts, before anything else is loaded.

// What was stripped and compiled once is kept beside the resized pictures; it may be thrown away at any time.
enableCompileCache(join(process.env.DATA_DIR || './data', 'cache', 'code'))

// Node reads the package.json of each file it imports, and drizzle-orm's has 180 kB for its 150 files: half a second
// and 100 MB at every start. Between its own files there is nothing to look up.
const drizzle = '/node_modules/drizzle-orm/'
registerHooks({
  resolve: (specifier, context, next) =>
    specifier.startsWith('.') && context.parentURL?.includes(drizzle) && specifier.endsWith('.js')
      ? { url: new URL(specifier, context.parentURL).href, format: 'module', shortCircuit: true }
      : next(specifier, context),
})

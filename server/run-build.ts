import { countSteps, exitWithParent } from '#server/platform/child-step.ts'
import { buildShop } from './build-shop.ts'

// `npm run build`, and the first part of a start after a change: the bundler's memory goes with this process.
exitWithParent()
const [root = '.', dist = 'dist'] = process.argv.slice(2)
try {
  await buildShop(root, dist, countSteps('Building the shop', 4))
} catch (error) {
  const { code, path, message, stack } = error as NodeJS.ErrnoException
  const isRefused = /\b(EACCES|EPERM|EROFS|ENOSPC|ENOTDIR|EEXIST)\b/.exec(`${code} ${message}`)?.[1]
  const line = `the shop has to be built and ${dist} cannot be written (${isRefused}${path ? `, ${path}` : ''}): start it as a user who may, or set DIST_DIR`
  process.stderr.write(`${isRefused ? line : stack}\n`)
  process.exit(1)
}

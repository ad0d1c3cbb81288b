import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

// The domains have one order on every layer: a file imports its own domain and those below it (docs/architecture.md).
const order = ['platform', 'messages', 'catalog', 'pricing', 'intake', 'orders', 'accounts', 'site'] as const
type Domain = (typeof order)[number]

const layers: { name: string; domainOf: (path: string) => string | undefined; isAbove?: RegExp }[] = [
  { name: 'server', domainOf: (path) => path.split('/')[1] },
  { name: 'shared/contract', domainOf: (path) => path.split('/')[2] },
  { name: 'shared/domain', domainOf: (path) => path.split('/')[2] },
  // What is in no domain's folder is below all of them, except the files that put the pages together.
  {
    name: 'web',
    domainOf: webDomain,
    isAbove: /^web\/(pages|layout)\/|^web\/[^/]+\.tsx?$|^web\/admin\/admin-gate\.tsx$/,
  },
]

function webDomain(path: string): string {
  const [, first = '', second = ''] = path.split('/')
  const domain = first === 'admin' ? second : first
  return order.includes(domain as Domain) ? domain : 'platform'
}

const imports = /^(?:import|export)\b[^'"]*?from '([#.][^']+)'|^import '([#.][^']+)'|\bimport\('([#.][^']+)'\)/gm
const problems: string[] = []
for (const { name, domainOf, isAbove } of layers) {
  for (const file of globSync(`${name}/**/*.{ts,tsx}`, { exclude: (path) => /\.test\.tsx?$/.test(path) }).sort()) {
    const from = order.indexOf(domainOf(file) as Domain)
    if (from < 0 || isAbove?.test(file)) continue
    for (const [, first, second, third] of readFileSync(file, 'utf8').matchAll(imports)) {
      const wanted = first ?? second ?? third ?? ''
      const path = wanted.startsWith('#') ? wanted.slice(1) : join(dirname(file), wanted)
      const to = path.startsWith(`${name}/`) ? order.indexOf(domainOf(path) as Domain) : -1
      if (to > from) problems.push(`${file}: ${order[from]} imports ${path} of ${order[to]}, which is above it`)
    }
  }
}
for (const problem of problems) process.stderr.write(`${problem}\n`)
process.exit(problems.length > 0 ? 1 : 0)

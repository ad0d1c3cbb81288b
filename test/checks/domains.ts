import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

// The domains have one order on every layer: a file imports its own domain and those below it (docs/architecture.md).
// Modules, the folders inside a domain, do not import each other in a circle; a domain's own folder puts them together.
const order = ['platform', 'messages', 'catalog', 'pricing', 'intake', 'orders', 'accounts', 'site']
const imports = /^(?:import|export)\b[^'"]*?from '([#.][^']+)'|^import '([#.][^']+)'|\bimport\('([#.][^']+)'\)/gm
const problems: string[] = []

/** The files of the browser that put pages together stand above all domains. */
const isAbove = /^web\/(pages|layout)\/|^web\/[^/]+\.tsx?$|^web\/admin\/admin-gate\.tsx$/

/** @returns its place in the order; what is in no domain's folder of web/ is below all, elsewhere -1 */
function rankOf(layer: string, file: string): number {
  const [first = '', second = ''] = file.slice(layer.length + 1).split('/')
  if (layer !== 'web') return order.indexOf(first)
  return Math.max(0, order.indexOf(first === 'admin' ? second : first))
}

function circlesOf(links: Map<string, Map<string, string>>): string[] {
  const isDone = new Set<string>()
  const circles: string[] = []
  const walk = (module: string, way: readonly string[]): void => {
    if (way.includes(module)) {
      const circle = [...way.slice(way.indexOf(module)), module]
      circles.push(circle.map((one, i) => `${one} (${links.get(one)?.get(circle[i + 1] ?? '') ?? ''})`).join(' → '))
      return
    }
    if (isDone.has(module)) return
    for (const other of links.get(module)?.keys() ?? []) walk(other, [...way, module])
    isDone.add(module)
  }
  for (const module of links.keys()) walk(module, [])
  return circles
}

for (const layer of ['server', 'web', 'shared/contract', 'shared/domain']) {
  const links = new Map<string, Map<string, string>>()
  for (const file of globSync(`${layer}/**/*.{ts,tsx}`, { exclude: (path) => /\.test\.tsx?$/.test(path) }).sort()) {
    const module = dirname(file)
    for (const [, first, second, third] of readFileSync(file, 'utf8').matchAll(imports)) {
      const requested = first ?? second ?? third ?? ''
      const path = requested.startsWith('#') ? requested.slice(1) : join(module, requested)
      if (!path.startsWith(`${layer}/`) || path.endsWith('.css')) continue
      const from = rankOf(layer, file)
      const to = rankOf(layer, path)
      if (from >= 0 && to > from && !isAbove.test(file))
        problems.push(`${file}: ${order[from]} imports ${path} of ${order[to]}, which is above it`)
      const other = dirname(path)
      if (`${module}/`.startsWith(`${other}/`) || `${other}/`.startsWith(`${module}/`)) continue
      const others = links.get(module) ?? new Map<string, string>()
      links.set(module, others.set(other, others.get(other) ?? file))
    }
  }
  for (const circle of circlesOf(links))
    problems.push(`modules in a circle: ${circle}; move what both need into the lower one, or what joins them up`)
}
for (const problem of problems) process.stderr.write(`${problem}\n`)
process.exit(problems.length > 0 ? 1 : 0)

import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

// The domains have one order on every layer and across them: a file imports its own domain and those below it
// (docs/architecture.md); what stands in no domain's folder of server/ is above all. Modules, the folders inside a domain,
// do not import each other in a circle, parent and child neither.
const order = ['platform', 'messages', 'catalog', 'pricing', 'orders', 'accounts', 'site']
const imports = /^(?:import|export)\b[^'"]*?from '([#.][^']+)'|^import '([#.][^']+)'|\bimport\('([#.][^']+)'\)/gm
const layers = ['server', 'web', 'shared/contract', 'shared/domain']
const layerOf = (path: string) => layers.find((layer) => path.startsWith(`${layer}/`))
const problems: string[] = []

/** The files of the browser that put pages together stand above all domains. */
const isAbove = /^web\/(pages|layout)\/|^web\/[^/]+\.tsx?$/

/** @returns its place in the order; what is in no domain's folder of web/ is below all, of server/ above all, elsewhere -1 */
function rankOf(file: string): number {
  const layer = layerOf(file)
  const [first = '', second = ''] = file.slice((layer?.length ?? 0) + 1).split('/')
  if (layer === 'web') return Math.max(0, order.indexOf(first === 'admin' ? second : first))
  const rank = order.indexOf(first)
  return layer === 'server' && rank < 0 ? order.length : rank
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

const pairs = new Map<string, Set<string>>()
for (const layer of layers) {
  const links = new Map<string, Map<string, string>>()
  for (const file of globSync(`${layer}/**/*.{ts,tsx}`, { exclude: (path) => /\.test\.tsx?$/.test(path) }).sort()) {
    const module = dirname(file)
    for (const [, first, second, third] of readFileSync(file, 'utf8').matchAll(imports)) {
      const requested = first ?? second ?? third ?? ''
      const path = requested.startsWith('#') ? requested.slice(1) : join(module, requested)
      if (!layerOf(path) || path.endsWith('.css')) continue
      const from = rankOf(file)
      if (from >= 0 && rankOf(path) > from && !isAbove.test(file)) problems.push(`an import upward: ${file} → ${path}`)
      const other = dirname(path)
      if (!path.startsWith(`${layer}/`) || other === module) continue
      if (`${module}/`.startsWith(`${other}/`) || `${other}/`.startsWith(`${module}/`)) {
        pairs.set(module, (pairs.get(module) ?? new Set()).add(other))
        continue
      }
      const others = links.get(module) ?? new Map<string, string>()
      links.set(module, others.set(other, others.get(other) ?? file))
    }
  }
  for (const circle of circlesOf(links))
    problems.push(`modules in a circle: ${circle}; move what both need into the lower one, or what joins them up`)
}
for (const [module, others] of pairs)
  for (const other of others)
    if (pairs.get(other)?.has(module) && module < other)
      problems.push(`folders that import each other: ${module} ↔ ${other}`)

// An extension imports the extensions that it `needs`, so that another can be deleted beside it (decision 0116).
for (const file of globSync('extensions/*/**/*.{ts,tsx}', { exclude: (path) => /\.(test|spec)\.tsx?$/.test(path) })) {
  const [, own = ''] = file.split('/')
  const needs = /needs: \[([^\]]*)\]/.exec(readFileSync(`extensions/${own}/extension.ts`, 'utf8'))?.[1] ?? ''
  for (const [, first, second, third] of readFileSync(file, 'utf8').matchAll(imports)) {
    const requested = first ?? second ?? third ?? ''
    const [top, other] = (requested.startsWith('#') ? requested.slice(1) : join(dirname(file), requested)).split('/')
    if (top === 'extensions' && other && other !== own && !needs.includes(`'${other}'`))
      problems.push(`${file}: the extension ${own} does not name ${other} in its needs`)
  }
}
for (const problem of problems) process.stderr.write(`${problem}\n`)
process.exit(problems.length > 0 ? 1 : 0)

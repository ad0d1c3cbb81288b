import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseSync } from 'vite'

// Measures the size of the code and holds it to its limits: `npm run figures` prints the table, `npm run verify` fails
// where a figure is past its limit.
interface Node {
  type: string
  start: number
  end: number
  [key: string]: unknown
}
interface Module {
  text: string
  program: Node
  /** Exported name → names that its own file uses besides. */
  exported: string[]
  /** Imported file → names, `*` for a namespace or a dynamic import. */
  imported: Map<string, Set<string>>
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value
const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
const files = listed.split('\n').filter((file) => file && existsSync(file))
const textOf = (file: string): string => readFileSync(file, 'utf8')
const isTest = (file: string): boolean => /\.(test|spec)\.tsx?$|^(test|e2e|bench|faults)\//.test(file)
const isLayer = (file: string): boolean =>
  /^(server|web|shared|extensions)\//.test(file) && !/\.test\.tsx?$|^extensions\/[\w-]+\/(e2e\/|access-rows)/.test(file)

function* nodesIn(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const one of value) yield* nodesIn(one)
  else if (isNode(value)) {
    yield value
    for (const child of Object.values(value)) if (typeof child === 'object') yield* nodesIn(child)
  }
}

const nameOf = (value: unknown): string => (isNode(value) ? String(value.name ?? value.value ?? '') : '')

function namesDeclared(node: Node): string[] {
  if (node.type === 'VariableDeclaration')
    return (node.declarations as Node[]).flatMap(({ id }) =>
      isNode(id) && id.type === 'ObjectPattern'
        ? (id.properties as Node[]).map((one) => nameOf(one.value))
        : [nameOf(id)],
    )
  return [nameOf(node.id)]
}

function readModule(file: string): Module {
  const text = textOf(file)
  const program = parseSync(file, text).program as unknown as Node
  const exported: string[] = []
  const imported = new Map<string, Set<string>>()
  const note = (requested: string, names: string[]): void => {
    const path = requested.startsWith('#')
      ? requested.slice(1)
      : requested.startsWith('.')
        ? join(dirname(file), requested)
        : ''
    if (!path) return
    const known = imported.get(path) ?? new Set()
    for (const name of names) known.add(name)
    imported.set(path, known)
  }
  for (const node of nodesIn(program)) {
    if (node.type === 'ImportDeclaration')
      note(
        nameOf(node.source),
        (node.specifiers as Node[]).map((one) => (one.type === 'ImportSpecifier' ? nameOf(one.imported) : '*')),
      )
    if (node.type === 'ImportExpression') note(nameOf(node.source), ['*'])
    if (node.type === 'TSImportType') note(nameOf(node.source ?? node.argument), ['*'])
    if (node.type === 'ExportNamedDeclaration' && isNode(node.declaration))
      exported.push(...namesDeclared(node.declaration))
  }
  return { text, program, exported, imported }
}

const code = new Map(
  files.filter((file) => /\.tsx?$|^server\/start\.js$/.test(file)).map((file) => [file, readModule(file)]),
)
const domains = ['messages', 'catalog', 'pricing', 'orders', 'accounts', 'site']
/** One name on all layers; what is in no domain's folder belongs to the platform, a page to the site. */
const domainOf = (file: string): string =>
  file.split('/').find((part) => domains.includes(part)) ?? (/^web\/(pages|layout)\//.test(file) ? 'site' : 'platform')

const users = new Map<string, Set<string>>()
for (const [file, { imported }] of code)
  for (const [path, names] of imported)
    for (const name of names) {
      const key = `${path} ${name}`
      users.set(key, (users.get(key) ?? new Set()).add(file))
    }

const problems: string[] = []
/** The shop without one of its extensions: what that one alone imports has no other use (test/test-without.ts). */
const isPart = Boolean(process.env.WITHOUT_EXTENSIONS)
let sharedByDomains = 0
for (const [file, { exported, text }] of code) {
  if (!isLayer(file)) continue
  const whole = users.get(`${file} *`) ?? new Set<string>()
  for (const name of exported) {
    const own = users.get(`${file} ${name}`) ?? new Set<string>()
    const dynamic = [...whole].filter((user) =>
      new RegExp(`\\b${name}\\b|\\bObject\\.`).test(code.get(user)?.text ?? ''),
    )
    const all = [...own, ...dynamic]
    // The build and the tools read these by name.
    // Extensions add properties to these (declaration merging).
    if (/^Extension[A-Z]\w*s$/.test(name)) continue
    if (!isPart && all.length === 0 && !/^web\/(entry-|build\/|ui\/plain-icon)|\/schema\/|\.d\.ts$/.test(file))
      problems.push(`${file}: ${text.split(name).length > 2 ? 'needless' : 'unused'} export ${name}`)
    const others = new Set(all.filter((user) => isLayer(user)).map(domainOf))
    others.delete(domainOf(file))
    if (others.size >= 2) sharedByDomains++
  }
}

const longOnes: string[] = []
for (const [file, { program, text }] of code) {
  if (isTest(file) || /-text\.tsx?$/.test(file)) continue
  for (const node of nodesIn(program)) {
    if (!/^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(node.type)) continue
    const lines = text.slice(node.start, node.end).split('\n').length
    if (lines <= 100) continue
    longOnes.push(`${file}:${text.slice(0, node.start).split('\n').length}: a function of ${lines} lines`)
  }
}

const names = new Map<string, string>()
let twins = 0
for (const file of code.keys()) {
  if (!isLayer(file) || /^web\/i18n\/|^extensions\/[\w-]+\/(extension|web|it|en)\.tsx?$/.test(file)) continue
  const name = file.slice(file.lastIndexOf('/') + 1).replace(/\.tsx?$/, '')
  const twin = names.get(name)
  if (twin) twins++
  names.set(name, file)
}

const foldersOf = (noun: RegExp): number =>
  new Set(files.filter((file) => isLayer(file) && noun.test(file)).map((file) => dirname(file))).size
const count = (where: RegExp, what: RegExp): number =>
  [...code]
    .filter(([file]) => where.test(file) && !isTest(file))
    .reduce((sum, [, { text }]) => sum + (text.match(what)?.length ?? 0), 0)
const linesOf = (where: RegExp): number =>
  files
    .filter((file) => where.test(file) && isLayer(file))
    .reduce((sum, file) => sum + textOf(file).split('\n').length - 1, 0)
const filesWith = (what: RegExp): number =>
  [...code].filter(([file, { text }]) => isLayer(file) && what.test(text)).length
const dialect = [...code]
  .filter(([file]) => file !== 'test/checks/figures.ts' && !file.endsWith('common-password-list.ts'))
  .reduce((sum, [, { text }]) => sum + (text.match(/whoever|nobody|somebody|\banew\b/gi)?.length ?? 0), 0)
const wordsOf = (where: RegExp): number =>
  files
    .filter((file) => where.test(file))
    .reduce((sum, file) => sum + textOf(file).split(/\s+/).filter(Boolean).length, 0)

/** Shapes alone: a sum grows with the shop, and a limit on it would be raised with every feature. */
const figures: [name: string, value: number, limit: number, aim: number][] = [
  ['folders with “return” in a name', foldersOf(/(\/|-)return/), 5, 5],
  ['folders with “gift-card” in a name', foldersOf(/gift-card/), 6, 5],
  ['folders with “coupon” in a name', foldersOf(/coupon/), 5, 5],
  ['files that name the product field mpn', filesWith(/\bmpn\b/), 8, 8],
  ['hand-kept invalidation lists in the dashboard', count(/^web\/admin\//, /\brefresh\(queries/g), 0, 0],
  ['useMutation in the dashboard', count(/^web\/admin\//, /\buseMutation[<(]/g), 5, 5],
  ['functions over 100 lines', longOnes.length, 0, 0],
  ['files with a name that another file has', twins, 0, 0],
  ['whoever, nobody, somebody, anew in code', dialect, 2, 0],
]

const sums: [name: string, value: number][] = [
  ['exports used by two or more other domains', sharedByDomains],
  ['lines of the core: server, web and shared', linesOf(/^(server|web|shared)\/.*\.tsx?$/)],
  ['lines of extensions', linesOf(/^extensions\/.*\.tsx?$/)],
  ['lines of CSS', linesOf(/\.css$/)],
  ['words in all documents', wordsOf(/^([A-Z]+|docs\/.*)\.md$/)],
]

if (process.argv.includes('--print')) {
  for (const [name, value] of sums) process.stdout.write(`${String(value).padStart(8)}  ${name}\n`)
  for (const [name, value, limit, aim] of figures)
    process.stdout.write(`${String(value).padStart(8)}  (limit ${limit}, aim ${aim})  ${name}\n`)
  for (const one of longOnes) process.stdout.write(`${one}\n`)
}
for (const [name, value, limit] of figures) if (value > limit) problems.push(`${name}: ${value}, the limit is ${limit}`)
for (const problem of problems) process.stderr.write(`${problem}\n`)
process.exit(problems.length > 0 ? 1 : 0)

import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { parseSync } from 'vite'

// Check: every selector matches something in web/, every class in web/ has a style, and a class means one thing: its own
// rules stand in one file.
const files = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', 'web', 'extensions', 'e2e'],
  {
    encoding: 'utf8',
  },
)
  .split('\n')
  .filter((f) => existsSync(f) && !/\.test\.tsx?$|^web\/i18n\/|-(text|it|en)\.tsx?$/.test(f))
const problems: string[] = []
/** The shop without one of its extensions, which may have used what it leaves (test/test-without.ts). */
const isPart = Boolean(process.env.WITHOUT_EXTENSIONS)

interface Node {
  type: string
  [key: string]: unknown
}
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

/** The texts in a piece of code, with `…` for inserted values; comparisons are skipped, because they set no class. */
function textsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(textsIn)
  if (!isNode(value) || value.type === 'ImportDeclaration') return []
  if (value.type === 'Literal') return typeof value.value === 'string' ? [value.value] : []
  if (value.type === 'BinaryExpression' && value.operator !== '+') return []
  if (value.type !== 'TemplateLiteral') return Object.values(value).flatMap(textsIn)
  const { quasis, expressions } = value as unknown as { quasis: { value: { cooked: string } }[]; expressions: Node[] }
  const around = quasis.map((quasi) => quasi.value.cooked)
  const put = (text: string, at: number) => around.reduce((all, next, i) => `${all}${i - 1 === at ? text : '…'}${next}`)
  if (expressions.length === 0) return around
  return expressions.flatMap((inner, at) => ['…', ...textsIn(inner)].map((text) => put(text, at)))
}

/** The texts of the `className` attributes. */
function classesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(classesIn)
  if (!isNode(value)) return []
  if (value.type === 'JSXAttribute' && isNode(value.name) && value.name.name === 'className')
    return textsIn(value.value)
  return Object.values(value).flatMap(classesIn)
}

const wordsOf = (texts: string[]) => texts.flatMap((text) => text.split(/\s+/)).filter(Boolean)

const given = new Map<string, string>()
const texts: string[] = []
const searched: string[] = []
let code = ''
for (const file of files.filter((f) => /\.tsx?$/.test(f))) {
  const text = readFileSync(file, 'utf8')
  const { program } = parseSync(file, text)
  searched.push(...textsIn(program.body))
  if (file.startsWith('e2e/')) continue
  code += text
  texts.push(...textsIn(program.body))
  for (const name of wordsOf(classesIn(program.body))) if (!name.includes('…')) given.set(name, file)
}
const words = new Set(wordsOf(texts).map((word) => word.replace(/…$/, '')))
const beginnings = [...words].filter((word) => /^[a-z][\w-]*-$/.test(word))
const isGiven = (name: string) => words.has(name) || beginnings.some((beginning) => name.startsWith(beginning))

const styles = files
  .filter((file) => file.endsWith('.css'))
  .map((file) => ({ file, text: readFileSync(file, 'utf8').replace(/\/\*.*?\*\/|"(?:\\.|[^"\\])*"/gs, '') }))
const css = styles.map(({ text }) => text).join('\n')
const styled = new Set<string>()
const homes = new Map<string, string>()
for (const { file, text } of styles) {
  const report = (what: string) => isPart || problems.push(`${file}: nothing uses ${what}`)
  for (const [, selector = ''] of text.matchAll(/([^{};]+)\{/g))
    for (const [, name = ''] of selector.trim().startsWith('@') ? [] : selector.matchAll(/\.([a-z_][\w-]*)/gi)) {
      if (!styled.has(name) && !isGiven(name)) report(`the class ${name}`)
      styled.add(name)
    }
  // Outside of conditions, which are indented.
  for (const [, selectors = ''] of text.matchAll(/^([^\s{}@][^{}]*) \{/gm))
    for (const own of selectors.split(',\n').filter((one) => /^\.[\w-]+$/.test(one))) {
      const home = homes.get(own) ?? file
      if (home !== file) problems.push(`${file}: ${own} has rules of its own in ${home} too`)
      homes.set(own, home)
    }
  for (const [, name = ''] of text.matchAll(/(?<=[{;\s])(--[\w-]+):/g))
    if (!new RegExp(`var\\(${name}[,)]`).test(css) && !code.includes(name)) report(`the property ${name}`)
  for (const [, name = ''] of text.matchAll(/@keyframes ([\w-]+)/g))
    if (!new RegExp(`animation[^;]*\\b${name}\\b`).test(css)) report(`the keyframes ${name}`)
}

// A class may also be a hook of a script or a test.
const found = searched.join('\n')
for (const [name, file] of given)
  if (!styled.has(name) && !new RegExp(`\\.${RegExp.escape(name)}(?![\\w-])`).test(found))
    problems.push(`${file}: no style knows the class ${name}`)

for (const problem of problems) process.stderr.write(`${problem}\n`)
process.exit(problems.length > 0 ? 1 : 0)

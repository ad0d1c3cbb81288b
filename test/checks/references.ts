import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

// House rule: the rules, decisions, tests and files that comments and documents cite exist.
interface Row {
  file: string
  line: number
  cells: string[]
}

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .filter((f) => /\.(tsx?|cjs|css|md|sh|ya?ml)$/.test(f) && !f.startsWith('wallet-emulator/openapi/') && existsSync(f))
const decisions = new Set(files.flatMap((f) => f.match(/^docs\/decisions\/(\d{4})-/)?.[1] ?? []))
// Pages and numbers that a reader of this repository does not have.
const elsewhere = [
  /\b(?:specification|contract|design|coverage|house|peers|law-and-ux|payments-reliability-security)\.md\b/,
  /\breview\/[\w-]+\.md\b/,
  /\bissues? \d+/i,
  /\b(?:specification|contract),? sections?\b/i,
  /\bmockups?\b|\([A-Z]-\d{2}\b/,
]
const problems: string[] = []
const read = new Map<string, string>()

function textOf(file: string): string {
  const text = read.get(file) ?? readFileSync(file, 'utf8')
  read.set(file, text)
  return text
}

function rowsOf(file: string, first: RegExp): Row[] {
  const rows = textOf(file)
    .split('\n')
    .flatMap((text, i) => (first.test(text) ? [{ file, line: i + 1, cells: text.slice(2, -2).split(' | ') }] : []))
  if (rows.length === 0) problems.push(`${file}: its table is gone`)
  return rows
}

/** `file` "beginning of a title"; "another title of the same file" */
function citations(proof: string): { file: string; title: string }[] {
  let file = ''
  return [...proof.matchAll(/`([\w./-]+\.(?:test|spec)\.tsx?)`|"([^"]+)"/g)].flatMap(([, path, title]) => {
    if (path) file = path
    return title ? [{ file, title }] : []
  })
}

/** The rules of an extension go with its folder. */
const isOfGoneExtension = (path: string) =>
  path.startsWith('extensions/') && !existsSync(path.split('/').slice(0, 2).join('/'))

function checkProof({ file, line, cells }: Row): void {
  const proof = cells.at(-1) ?? ''
  const cited = citations(proof)
  if (cited.length === 0 && !/^(?:none: |in all)/.test(proof)) problems.push(`${file}:${line}: no test shows it`)
  for (const { file: test, title } of cited) {
    if (isOfGoneExtension(test)) continue
    const isThere = existsSync(test) && [`'`, '"', '`'].some((quote) => textOf(test).includes(quote + title))
    if (!isThere) problems.push(`${file}:${line}: no test in ${test || 'no file'} begins with "${title}"`)
  }
  for (const [, path = ''] of cells.join(' ').matchAll(/`([\w.-]+(?:\/[\w.-]*)+)`/g))
    if (/^(server|web|shared|test|e2e|faults|seed|docs)\//.test(path) && !existsSync(path))
      problems.push(`${file}:${line}: ${path} is gone`)
}

const rules = rowsOf('docs/rules.md', /^\| \d+ \| /)
const numbers = new Set<string>()
for (const rule of rules) {
  const [number = ''] = rule.cells
  if (rule.cells.length !== 4) problems.push(`${rule.file}:${rule.line}: a rule has four columns`)
  if (numbers.has(number)) problems.push(`${rule.file}:${rule.line}: another rule has the number ${number}`)
  numbers.add(number)
  checkProof(rule)
}
for (const requirement of rowsOf('SECURITY.md', /^\| \d+\.\d+\.\d+/)) checkProof(requirement)
for (const seam of rowsOf('docs/decisions/0034-seams-on-internals.md', /^\| \d+ \| /)) checkProof(seam)
const checks = new Set(rowsOf('docs/rules.md', /^\| I\d+ \| /).map(({ cells }) => cells[0]))

for (const file of files) {
  const text = textOf(file)
  const lineAt = (index: number) => text.slice(0, index).split('\n').length
  for (const { 0: reference, 1: kind = '', 2: cited = '', index } of text.matchAll(
    /\b(rule|decision)s?[\s*/]+(\d+(?:(?:,| and| to) \d+)*)/gi,
  ))
    for (const number of cited.match(/\d+/g) ?? [])
      if (!(kind.toLowerCase() === 'rule' ? numbers : decisions).has(number))
        problems.push(`${file}:${lineAt(index)}: there is no ${kind.toLowerCase()} ${number} («${reference}»)`)
  text.split('\n').forEach((line, i) => {
    const page = elsewhere.find((e) => e.test(line))
    if (page) problems.push(`${file}:${i + 1}: «${line.match(page)?.[0]}» is no page of this repository`)
    const check = line.match(/\binvariant: '(\w+)'/)?.[1]
    if (check && !checks.has(check)) problems.push(`${file}:${i + 1}: docs/rules.md has no consistency check ${check}`)
  })
}
/** Files that each extension has, and one that no folder has. */
const ofShape = new Set(['web.tsx', 'access-rows.ts', 'index.ts'])
// A document names a file by its path or, as names are used once, by its name alone.
const fileNames = new Set(files.map((file) => file.slice(file.lastIndexOf('/') + 1)))
for (const file of files.filter((one) => one.endsWith('.md')))
  for (const [, name = ''] of textOf(file).matchAll(/`([a-z0-9-]+\.tsx?)`/g))
    if (!fileNames.has(name) && !ofShape.has(name)) problems.push(`${file}: ${name} is gone`)
// The build puts these files together: one that has moved would be a request more of every first view.
for (const [, paths = ''] of textOf('vite.config.ts').matchAll(/'((?:web|shared)\/[^'.]+)'/g)) {
  const [, before = paths, names = '', after = ''] = /(.*)\(([^()]*)\)(.*)/.exec(paths) ?? []
  for (const name of names.split('|'))
    if (!['.ts', '.tsx'].some((ending) => existsSync(before + name + after + ending)))
      problems.push(`vite.config.ts: ${before + name + after} is gone`)
}
for (const problem of problems) process.stderr.write(`${problem}\n`)
process.exit(problems.length > 0 ? 1 : 0)

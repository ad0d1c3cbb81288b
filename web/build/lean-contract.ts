import { readFile } from 'node:fs/promises'
import type { ESTree, Plugin } from 'vite'

const schemasOf = (id: string) => `${id}?schemas.ts`

/**
 * Parts each file of the contract in two for the browser's build: calls by method and path alone, and the rest, with the
 * schema library behind it, which only forms load (decision 0018): where a file reads `call.body`, that call is whole.
 * Without it the shop works the same, 10 kB heavier.
 */
export function leanContract(): Plugin {
  return {
    name: 'lean-contract',
    apply: 'build',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    load: {
      filter: { id: /\/shared\/contract\/(?!platform\/endpoint)[a-z/-]+\.ts\?schemas\.ts$/ },
      handler: async (id) => ({ code: await readFile(id.replace(/\?.*/, ''), 'utf8'), moduleSideEffects: false }),
    },
    // Types are stripped by now.
    transform: {
      filter: { id: /\/shared\/contract\/(?!platform\/endpoint)[a-z/-]+\.ts(\?schemas\.ts)?$/ },
      handler(code, id) {
        const program = this.parse(code)
        const lean = id.includes('?') ? withoutEffects(code, program) : callsOnly(code, program, schemasOf(id))
        return { code: lean, map: null, moduleSideEffects: false }
      },
    },
  }
}

/** A form checks what is typed with the body of its call. */
export function wholeForms(): Plugin {
  return {
    name: 'whole-forms',
    apply: 'build',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    transform: {
      filter: { id: /\/web\/[a-z/-]+\.tsx?$/, code: /\w\.body\b/ },
      handler(code) {
        return { code: bodiesFrom(code, this.parse(code), schemasOf), map: null }
      },
    },
  }
}

/** `login.body` with `login` of the contract is read from the file's other half. */
export function bodiesFrom(code: string, program: ESTree.Program, otherHalf: (source: string) => string): string {
  const read = new Set([...code.matchAll(/(?<![.\w])(\w+)\.body\b/g)].map(([, name]) => name))
  let mended = code
  for (const statement of program.body) {
    if (statement.type !== 'ImportDeclaration' || !statement.source.value.startsWith('#shared/contract/')) continue
    for (const { local } of statement.specifiers) {
      if (!read.has(local.name)) continue
      const whole = `${local.name}$whole`
      mended = mended.replace(new RegExp(`(?<![.\\w])${local.name}(?=\\.body\\b)`, 'g'), () => whole)
      mended += `\nimport { ${local.name} as ${whole} } from ${JSON.stringify(otherHalf(statement.source.value))}`
    }
  }
  return mended
}

/** Calls stay, as method and path; everything else is taken from the file's other half. */
export function callsOnly(code: string, program: ESTree.Program, otherHalf: string): string {
  const paths = resourcePaths(code, program)
  const kept: string[] = []
  const elsewhere: string[] = []
  for (const statement of program.body) {
    if (statement.type === 'ImportDeclaration') kept.push(textOf(code, statement))
    if (statement.type !== 'ExportNamedDeclaration') continue
    const { declaration, specifiers } = statement
    elsewhere.push(...specifiers.map((s) => textOf(code, s.exported)))
    if (declaration?.type === 'FunctionDeclaration' && declaration.id) elsewhere.push(declaration.id.name)
    if (declaration?.type !== 'VariableDeclaration') continue
    for (const { id, init } of declaration.declarations) {
      const name = textOf(code, id)
      const call = init && (bareCall(code, init) ?? resourceCall(code, init, paths))
      if (call) kept.push(`export const ${name} = /* @__PURE__ */ ${call}`)
      else elsewhere.push(name)
    }
  }
  if (elsewhere.length > 0) kept.push(`export { ${elsewhere.join(', ')} } from ${JSON.stringify(otherHalf)}`)
  return kept.join('\n')
}

function bareCall(code: string, value: ESTree.Expression): string | undefined {
  if (value.type !== 'CallExpression' || textOf(code, value.callee) !== 'endpoint') return undefined
  const [method, path] = value.arguments
  if (method?.type !== 'Literal' || path?.type !== 'Literal') return undefined
  return `endpoint(${method.raw}, ${path.raw}, {})`
}

const methods: Record<string, string> = {
  list: 'GET',
  create: 'POST',
  get: 'GET',
  put: 'PUT',
  patch: 'PATCH',
  remove: 'DELETE',
}
const ofAll: readonly string[] = ['list', 'create']

/** Of a call that `shared/contract/platform/resource.ts` makes. */
function resourceCall(code: string, value: ESTree.Expression, paths: Map<string, string>): string | undefined {
  if (value.type !== 'CallExpression' || value.callee.type !== 'MemberExpression') return undefined
  const path = paths.get(textOf(code, value.callee.object))
  const does = textOf(code, value.callee.property)
  const method = methods[does]
  if (path === undefined || !method) return undefined
  return `endpoint('${method}', '${ofAll.includes(does) ? path.replace(/\/:\w+$/, '') : path}', {})`
}

/** `const campaigns = resource('/api/admin/campaigns/:id', …)`: name → path. */
function resourcePaths(code: string, program: ESTree.Program): Map<string, string> {
  const paths = new Map<string, string>()
  for (const statement of program.body) {
    if (statement.type !== 'VariableDeclaration') continue
    for (const { id, init } of statement.declarations) {
      if (init?.type !== 'CallExpression' || textOf(code, init.callee) !== 'resource') continue
      const [path] = init.arguments
      if (path?.type === 'Literal' && typeof path.value === 'string') paths.set(textOf(code, id), path.value)
    }
  }
  return paths
}

/** The bundler can't know that checks and pipes of a schema have no effect beyond their value. */
export function withoutEffects(code: string, program: ESTree.Program): string {
  const values = program.body.flatMap((statement) => {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    if (declared?.type !== 'VariableDeclaration') return []
    return declared.declarations.flatMap(({ init }) =>
      init?.type === 'CallExpression' || init?.type === 'ObjectExpression' ? [init] : [],
    )
  })
  return values.reduceRight(
    (source, { start, end }) =>
      `${source.slice(0, start)}/* @__PURE__ */ (() => (${source.slice(start, end)}))()${source.slice(end)}`,
    code,
  )
}

const textOf = (code: string, { start, end }: ESTree.Span) => code.slice(start, end)

import { readFile } from 'node:fs/promises'
import type { ESTree, Plugin } from 'vite'

const schemasOf = (id: string) => `${id}?schemas.ts`

/**
 * Parts each file of the contract in two for the browser's build: calls by method and path alone, and the rest, with the
 * schema library behind it, which only forms load (decision 0018). Without it the shop works the same, 10 kB heavier.
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

/** Calls without a body stay, as method and path; everything else is taken from the file's other half. */
export function callsOnly(code: string, program: ESTree.Program, otherHalf: string): string {
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
      const call = init && bareCall(code, init)
      if (call) kept.push(`export const ${name} = /* @__PURE__ */ ${call}`)
      else elsewhere.push(name)
    }
  }
  if (elsewhere.length > 0) kept.push(`export { ${elsewhere.join(', ')} } from ${JSON.stringify(otherHalf)}`)
  return kept.join('\n')
}

function bareCall(code: string, value: ESTree.Expression): string | undefined {
  if (value.type !== 'CallExpression' || textOf(code, value.callee) !== 'endpoint') return undefined
  const [method, path, shape] = value.arguments
  if (method?.type !== 'Literal' || path?.type !== 'Literal' || shape?.type !== 'ObjectExpression') return undefined
  if (shape.properties.some((p) => p.type !== 'Property' || textOf(code, p.key) === 'body')) return undefined
  return `endpoint(${method.raw}, ${path.raw}, {})`
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

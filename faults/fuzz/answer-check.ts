import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import type { FuzzRequest } from './fuzz-request.ts'
import { fuzzSecrets } from './fuzz-shop.ts'
import type { OpenApiDocument, Operation } from './openapi-shape.ts'
import type { WireAnswer } from './wire-client.ts'

/** Inner things that no answer may show: stacks, SQL, paths, hashes. */
const leaks: readonly (readonly [string, RegExp])[] = [
  ['a stack', /\n\s+at [\w$.<> ]+ ?\(|\.ts:\d+:\d+|node:internal/],
  ['SQL', /Failed query|syntax error at or near|duplicate key value|violates (?:check|unique|foreign|not-null)/i],
  ['SQL', /insert into "|select "|update "\w+" set|delete from "|relation "\w+" does not|invalid input syntax for/i],
  ['a path', /node_modules|\/server\/\w+\/|file:\/\/\/(?!etc\/passwd)|pedivella-(?:faults|test)/],
  ['a password hash', /\$argon2/],
  ['a driver', /ECONNREFUSED|PGlite|drizzle|ZodError|TypeError|ReferenceError|RangeError/],
  ['the system’s files', /root:x:0:0/],
]
const shopSecrets = [fuzzSecrets.adminPassword, fuzzSecrets.metricsToken, fuzzSecrets.password]

/** Checks every answer against the document of its operation, and against general rules. */
export class AnswerCheck {
  private readonly ajv = new Ajv2020({ strict: false, allErrors: false, validateFormats: false })
  private readonly operations: ReadonlyMap<string, Operation>
  private readonly compiled = new Map<string, ValidateFunction>()

  constructor(document: OpenApiDocument, operations: readonly Operation[]) {
    this.operations = new Map(operations.map((one) => [one.name, one]))
    this.ajv.addSchema({ $id: 'document', components: document.components })
  }

  /** @returns the faults of the answer, in words that are the same for the same fault */
  problemsOf(request: FuzzRequest, answer: WireAnswer): string[] {
    const { status, headers, body } = answer
    const text = body.toString('utf8')
    const problems = [...this.leaksIn(request, text, JSON.stringify(headers))]
    if (status >= 500 && !isDeclaredAway(status, text)) problems.push(`answers ${status}`)
    if (headers['access-control-allow-origin'] !== undefined) problems.push('lets other sites read')
    if (headers['x-powered-by'] !== undefined) problems.push('names its maker')
    // Answers to invalid HTTP come from below the shop.
    if (status !== 400 && status !== 408 && status !== 431 && headers['x-content-type-options'] !== 'nosniff')
      problems.push(`${status} without nosniff`)
    problems.push(
      ...(request.kind === 'wire' || status === 431
        ? wireShape(request, answer, text)
        : this.shape(request, answer, text)),
    )
    return problems
  }

  private *leaksIn({ role, operation }: FuzzRequest, text: string, headers: string): Generator<string> {
    for (const [what, pattern] of leaks) if (pattern.test(text) || pattern.test(headers)) yield `shows ${what}`
    if (shopSecrets.some((secret) => text.includes(secret) || headers.includes(secret))) yield 'shows a secret'
    if (text.includes(fuzzSecrets.bystander) && role !== 'admin') yield `shows another customer’s data in ${operation}`
  }

  private shape(request: FuzzRequest, { status, headers }: WireAnswer, text: string): string[] {
    const declared = this.operations.get(request.operation)?.responses[String(status)]
    if (!declared) return [`answers ${status} ${codeIn(text)}, which is not declared`]
    if (status === 304 || status === 204) return text === '' ? [] : [`${status} with a body`]
    const [type, media] = Object.entries(declared.content ?? {})[0] ?? []
    if (type === undefined) return text === '' ? [] : [`${status} has a body that is not declared`]
    const sent = headers['content-type'] ?? ''
    if (!sent.startsWith(type)) return [`${status} is ${sent || 'nothing'} and not ${type}`]
    if (/^(application\/json|text\/)/.test(type) && !/charset=utf-8/i.test(sent)) return [`${status} without a charset`]
    if (type !== 'application/json' || !media?.schema) return []
    const value = parsed(text)
    if (value === undefined) return [`${status} is no JSON`]
    const validate = this.validator(`${request.operation} ${status}`, media.schema)
    return validate(value) ? [] : [`${status}: ${this.ajv.errorsText(validate.errors)}`.replace(/data\/\d+/g, 'data/n')]
  }

  private validator(key: string, schema: object): ValidateFunction {
    const known = this.compiled.get(key)
    if (known) return known
    const rooted = JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', '"document#/components/')) as object
    const made = this.ajv.compile(rooted)
    this.compiled.set(key, made)
    return made
  }
}

/** "Too busy" by the wallet or the shop; everything here is available, so other 503s are faults. */
function isDeclaredAway(status: number, text: string): boolean {
  return status === 503 && ['busy', 'payment_provider_unavailable'].includes(codeIn(text))
}

/** Requests outside of any operation are refused in the one shape of an error; a lucky one may succeed. */
function wireShape({ method }: FuzzRequest, { status }: WireAnswer, text: string): string[] {
  if (status < 400 || method === 'HEAD') return []
  const value = parsed(text)
  const isProblem = typeof value === 'object' && value !== null && 'message' in value && 'code' in value
  return isProblem || /^<!doctype html>/i.test(text) ? [] : [`${status} is not {message, code}: ${text.slice(0, 60)}`]
}

function codeIn(text: string): string {
  return /"code":"([a-z_]+)"/.exec(text)?.[1] ?? ''
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

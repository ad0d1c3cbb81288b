import { type DestinationStream, type Logger, pino, stdSerializers } from 'pino'
import { logFields } from './tracing/tracing.ts'

const hidden: readonly (readonly [RegExp, string])[] = [
  [/[\w.!#$%&'*+/=?^`{|}~-]+@[\p{L}\p{N}](?:[\p{L}\p{N}.-]*[\p{L}\p{N}])?\.[\p{L}\p{N}-]{2,}/gu, '[e-mail]'],
  [/\$argon2id\$[^\s"\\]+/g, '[hash]'],
  [/\b(Bearer|Basic) [^\s"\\]+/gi, '$1 [credentials]'],
  // API keys and webhook secrets.
  [/\bpvs?_[\w-]{8,}/g, '[key]'],
  // Sessions, links of mails and order keys are 256 bits in base64url.
  [/(?<![\w-])[\w-]{43}(?![\w-])/g, '[token]'],
]
/** Fields in which a driver repeats the values it was given: personal data. */
const valueFields = [
  'params',
  'parameters',
  'detail',
  'where',
  'internalQuery',
  'rejected',
  'rejectedErrors',
  'envelope',
]

/**
 * The shop's log: JSON lines without passwords, tokens, personal addresses or the values of a failed statement; persons
 * appear as ids only.
 * @param stream standard output when left out
 */
export function openLog(level: string, stream?: DestinationStream): Logger {
  const options = { level, mixin: logFields, serializers: { err: safeError }, hooks: { streamWrite: redacted } }
  return stream ? pino(options, stream) : pino(options)
}

function redacted(line: string): string {
  return hidden.reduce((text, [pattern, instead]) => text.replace(pattern, instead), line)
}

function safeError(error: Error): unknown {
  const { raw: _raw, ...plain } = stdSerializers.errWithCause(error)
  return withoutValues(plain)
}

function withoutValues(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(/\nparams: [\s\S]*?(?=\n {4}at |$)/g, '')
  if (typeof value !== 'object' || value === null) return value
  const kept = Object.entries(value).filter(([key]) => !valueFields.includes(key))
  return Object.fromEntries(kept.map(([key, inner]) => [key, withoutValues(inner)]))
}

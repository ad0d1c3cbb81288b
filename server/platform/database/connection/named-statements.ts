import type { Writable } from 'node:stream'
import pg from 'pg'

/** Far more than the program has; generated texts (lists of many lengths) beyond it stay unnamed. */
const maxNames = 500
const maxTextLength = 10_000

const seen = new Set<string>()
const names = new Map<string, string>()

/** The second time a text is seen it is worth a name. */
function nameOf(text: string): string | undefined {
  const name = names.get(text)
  if (name !== undefined || names.size >= maxNames || text.length > maxTextLength) return name
  if (!seen.has(text)) {
    // Generated texts rarely repeat, so the set is cleared; repeated ones are soon seen twice again.
    if (seen.size >= 2 * maxNames) seen.clear()
    seen.add(text)
    return undefined
  }
  const fresh = `s${names.size + 1}`
  names.set(text, fresh)
  return fresh
}

/**
 * A connection that has PostgreSQL parse and plan each statement once: the driver keeps named statements prepared, and
 * here every text with parameters gets a name. Planning took longer than most of the shop's statements.
 */
export class NamingClient extends pg.Client {
  override query(config: unknown, ...rest: unknown[]): never {
    sendTogether((this as unknown as { connection: { stream: Writable } }).connection.stream)
    const run = super.query.bind(this) as unknown as (...given: unknown[]) => never
    if (typeof config !== 'object' || config === null || !('text' in config)) return run(config, ...rest)
    const { text, name, values = rest[0] } = config as pg.QueryConfig
    if (name || !Array.isArray(values) || values.length === 0) return run(config, ...rest)
    return run({ ...config, name: nameOf(text) }, ...rest)
  }
}

/** What is written until the promises of this turn are done goes out as one packet. */
function sendTogether(stream: Writable): void {
  if (stream.writableCorked > 0) return
  stream.cork()
  process.nextTick(() => stream.uncork())
}

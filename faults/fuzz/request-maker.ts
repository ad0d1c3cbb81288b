import { mutated } from './body-mutations.ts'
import { Dice } from './dice.ts'
import { bentOnTheWire, type FuzzRequest, type Role, roles, withOddHeaders } from './fuzz-request.ts'
import { coveted, hostileText, hostileValue } from './hostile-values.ts'
import type { Operation } from './openapi-shape.ts'
import { csvFile, pictureForm } from './posted-files.ts'
import { validBody, validParameter } from './valid-values.ts'

type Pair = readonly [string, unknown]

// Each takes a hundred times as long as the others, on purpose.
const hashesPasswords = /password|login|register|DELETE \/api\/customer$/

/** The request number `index` of a seed: deterministic, whatever the shop's answers. */
export function makeRequest(operations: readonly Operation[], seed: number, index: number): FuzzRequest {
  const dice = new Dice(seed, index)
  const first = dice.pick(operations)
  const operation = hashesPasswords.test(first.name) && dice.chance(0.75) ? dice.pick(operations) : first
  const request = validRequest(operation, dice)
  const lot = dice.random()
  if (lot < 0.25) return request
  if (lot < 0.6) return mutatedRequest(request, dice)
  if (lot < 0.82) return hostileRequest(operation, request, dice)
  if (lot < 0.91) return withOddHeaders(request, dice)
  return bentOnTheWire(request, operation.path.replace(/\{\w+\}/g, '1'), dice)
}

function validRequest(operation: Operation, dice: Dice): FuzzRequest {
  let path = operation.path
  const query: Pair[] = []
  for (const { in: where, name, required, schema } of operation.parameters ?? []) {
    if (where === 'path')
      path = path.replace(`{${name}}`, `\uE001${validParameter(operation, name, schema, dice)}\uE001`)
    else if (where === 'query' && (required || dice.chance(0.3)))
      query.push([name, validParameter(operation, name, schema, dice)])
  }
  const request: FuzzRequest = {
    operation: operation.name,
    kind: 'valid',
    role: dice.chance(0.75) ? ownRole(operation.path) : dice.pick(roles),
    method: operation.method,
    path,
    query,
    headers: dice.chance(0.5) ? [['accept-language', dice.pick(['it', 'en', 'de', '*'])]] : [],
  }
  return withBody(operation, request, dice)
}

function withBody(operation: Operation, request: FuzzRequest, dice: Dice): FuzzRequest {
  const content = operation.requestBody?.content ?? {}
  const [type, media] = Object.entries(content)[0] ?? []
  if (type === undefined) return request
  const headers = [...request.headers]
  if (dice.chance(0.2) && request.method === 'POST') headers.push(['idempotency-key', `key-${dice.below(1e9)}`])
  if (type === 'multipart/form-data') {
    const form = pictureForm(dice)
    return { ...request, headers: [...headers, ['content-type', form.type]], bytes: form.bytes }
  }
  if (type === 'text/csv') return { ...request, headers: [...headers, ['content-type', type]], bytes: csvFile(dice) }
  const json = validBody(operation, media?.schema ?? {}, dice)
  return { ...request, headers: [...headers, ['content-type', 'application/json']], json }
}

/** The role that an address belongs to; visitors by default. */
export function ownRole(path: string): Role {
  if (path.startsWith('/api/admin/')) return 'admin'
  return /^\/api\/(customer|auth)\//.test(path) ? 'customer' : 'visitor'
}

function mutatedRequest(request: FuzzRequest, dice: Dice): FuzzRequest {
  const changed: FuzzRequest = { ...request, kind: 'mutated' }
  if (request.json !== undefined && dice.chance(0.8)) return { ...changed, json: mutated(request.json, dice) }
  if (request.bytes) return { ...changed, bytes: mutatedBytes(request.bytes, dice) }
  return { ...changed, query: mutatedQuery(request.query, dice), path: mutatedPath(request.path, dice, 0.3) }
}

function hostileRequest(operation: Operation, request: FuzzRequest, dice: Dice): FuzzRequest {
  const query = (operation.parameters ?? [])
    .filter((p) => p.in === 'query' && dice.chance(0.5))
    .map(({ name }): Pair => [name, hostileText(dice).slice(0, 4_000)])
  const json =
    request.json === undefined
      ? undefined
      : dice.chance(0.3)
        ? hostileValue(dice)
        : Object.fromEntries(Object.keys(request.json ?? {}).map((key) => [key, hostileValue(dice)]))
  const bytes = request.bytes && mutatedBytes(request.bytes, dice)
  return { ...request, kind: 'hostile', query, path: mutatedPath(request.path, dice, 0.7), json, bytes }
}

function mutatedPath(path: string, dice: Dice, probability: number): string {
  return path.replace(/\uE001[^\uE001]*\uE001/g, (given) =>
    dice.chance(probability) ? `\uE001${hostileText(dice).slice(0, 3_000)}\uE001` : given,
  )
}

function mutatedQuery(query: readonly Pair[], dice: Dice): Pair[] {
  const [name] = query.length > 0 ? dice.pick(query) : ['q']
  switch (dice.below(5)) {
    case 0:
      return [...query, [name, hostileText(dice).slice(0, 2_000)]]
    case 1:
      return query.map(([key, value]): Pair => [key, key === name ? hostileText(dice).slice(0, 4_000) : value])
    case 2:
      return [...query, [`${name}[]`, '1'], [`${name}[a]`, '2'], ['__proto__', 'x'], ['constructor', 'y']]
    case 3:
      return [...query, ...Array.from({ length: dice.pick([2, 60, 300]) }, (): Pair => [name, dice.below(100)])]
    default:
      return [...query, dice.pick(Object.entries(coveted))]
  }
}

function mutatedBytes(bytes: Buffer, dice: Dice): Buffer {
  const changed = Buffer.from(bytes)
  if (dice.chance(0.3)) return changed.subarray(0, dice.below(changed.length))
  for (let i = 1 + dice.below(20); i > 0; i--) changed[dice.below(changed.length)] = dice.below(256)
  return dice.chance(0.2) ? Buffer.concat([changed, changed]) : changed
}

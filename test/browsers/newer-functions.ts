import data from '@mdn/browser-compat-data' with { type: 'json' }
import { parseAst } from 'vite'

/** The oldest browsers that the shop promises to work in (README). */
const baseline = { chrome: 109, edge: 109, firefox: 115, safari: 16.4, safari_ios: 16.4 }

interface Support {
  version_added: string | false | null
  flags?: unknown
  prefix?: string
  alternative_name?: string
}
interface Compat {
  __compat?: { support: Record<string, Support | Support[]> }
}
type Entries = Record<string, Compat>

function isKnown({ __compat: compat }: Compat): boolean {
  if (!compat) return true
  return Object.entries(baseline).every(([browser, oldest]) =>
    [compat.support[browser] ?? []].flat().some(({ version_added: since, flags, prefix, alternative_name }) => {
      const isPlain = !flags && !prefix && !alternative_name && typeof since === 'string'
      return isPlain && Number.parseFloat(since.replace('≤', '')) <= oldest
    }),
  )
}

/** By name: whether an object of language or browser has it in all those browsers. */
function read() {
  const globals = new Map<string, boolean>()
  const builtIns = new Map<string, boolean>()
  const interfaces = new Map<string, boolean>()
  const statics = new Map<string, boolean>()
  const note = (names: Map<string, boolean>, name: string, known: boolean) =>
    names.set(name, known || names.get(name) === true)
  const { javascript, api } = data as unknown as { javascript: { builtins: Entries }; api: Entries }
  for (const [kind, entries] of [
    [builtIns, javascript.builtins],
    [interfaces, api],
  ] as const)
    for (const [owner, entry] of Object.entries(entries)) {
      note(globals, owner, isKnown(entry))
      for (const [member, one] of Object.entries(entry as Entries))
        if (/^[a-z]\w+$/i.test(member)) {
          const name = member.replace('_static', '')
          note(kind, name, isKnown(one))
          note(statics, `${owner}.${name}`, isKnown(one))
        }
    }
  return { globals, builtIns, interfaces, statics }
}
const { globals, builtIns, interfaces, statics } = read()

const isNewer = (of: Map<string, boolean>, name = '') =>
  of.get(name) === false && builtIns.get(name) !== true && interfaces.get(name) !== true

/** Frequent methods, for which an equal name elsewhere is no excuse. */
const everyday = ['Array', 'String']

/**
 * Names of functions and objects in scripts that one of those browsers does not have. A name that the scripts define
 * themselves, as a member of any object, counts as theirs.
 */
export function newerFunctions(scripts: readonly string[]): string[] {
  const [used, own] = [new Set<string>(), new Set<string>()]
  const look = (node: unknown): void => {
    if (Array.isArray(node)) {
      for (const one of node) look(one)
      return
    }
    if (typeof node !== 'object' || node === null) return
    const { type, name, computed, property, key, callee, left, ...rest } = node as Named
    if (type === 'Identifier' && name && globals.get(name) === false) used.add(name)
    if (type === 'MemberExpression' && !computed && property?.name) {
      const known = statics.get(`${rest.object?.name}.${property.name}`)
      if (known === false || (known === undefined && isNewer(builtIns, property.name))) used.add(property.name)
    }
    if (type === 'CallExpression' && !callee?.computed && isNewer(interfaces, callee?.property?.name))
      used.add(callee?.property?.name ?? '')
    if (key && !computed) own.add(key.name ?? '')
    if (type === 'AssignmentExpression' && !left?.computed) own.add(left?.property?.name ?? '')
    for (const child of Object.values(rest)) look(child)
    look(callee)
    look(left)
    if (computed) look([property, key])
  }
  for (const script of scripts) look(parseAst(script).body)
  const isOwn = (name: string) => own.has(name) && !everyday.some((one) => statics.has(`${one}.${name}`))
  return [...used].filter((name) => !isOwn(name)).toSorted()
}

interface Named {
  type?: string
  name?: string
  computed?: boolean
  property?: Named
  key?: Named
  callee?: Named
  left?: Named
  object?: Named
}

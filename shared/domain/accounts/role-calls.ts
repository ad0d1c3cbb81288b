import { type Scope, scopes } from '#shared/domain/platform/access/scopes.ts'
import type { StaffRole } from '#shared/domain/platform/access/staff-roles.ts'
import calls from './role-calls.json' with { type: 'json' }

/**
 * Why a call asks for password or passkey again: it sends personal data out in bulk or for good, says where money goes,
 * opens the shop to others, or cannot be taken back. `by amount` asks beyond the limits of the staff and for an account,
 * `in its body` asks in a field of its own.
 */
const verdicts = ['no', 'personal data', 'money', 'access', 'for good', 'by amount', 'in its body'] as const
type Verdict = (typeof verdicts)[number]

/** The scope of a program's key that opens it; `role`: keys with a role only; `never`: people only. */
const openings = [...scopes, 'role', 'never'] as const
type Opening = (typeof openings)[number]

const rows: Record<string, { roles: readonly string[]; asks: string; keys?: string } | undefined> = { ...calls }
const asking = new Set<Verdict>(['personal data', 'money', 'access', 'for good'])

/** A staff call of an extension: who may make it beside the owner, and why it asks again. */
export interface StaffCallRow {
  roles: readonly StaffRole[]
  asks: Verdict
  /** Left out: `role`. */
  keys?: Opening
}

export function addStaffCalls(added: Readonly<Record<string, StaffCallRow>>): void {
  Object.assign(rows, added)
}

/** Every call of the staff: "POST /api/admin/products". */
export const staffCalls = () => Object.keys(rows)

/** The roles beside the owner that may make a call; undefined for one that the table lacks. */
export const rolesFor = (call: string): readonly string[] | undefined => rows[call]?.roles

export const mayCall = (role: StaffRole, call: string): boolean =>
  role === 'owner' ? rolesFor(call) !== undefined : (rolesFor(call)?.includes(role) ?? false)

/** What a role may call. */
export const callsOf = (role: StaffRole): string[] => staffCalls().filter((call) => mayCall(role, call))

/** Undefined for a call that the table lacks, or gives no known verdict. */
export const verdictOf = (call: string): Verdict | undefined => verdicts.find((known) => known === rows[call]?.asks)

/** Calls that ask for password or passkey again. */
export function needsConfirmation(call: string): boolean {
  const verdict = verdictOf(call)
  return verdict !== undefined && asking.has(verdict)
}

/** What of a key opens a call; undefined for one that the table lacks, or gives no known opening. */
export function openingOf(call: string): Opening | undefined {
  const row = rows[call]
  return row && openings.find((known) => known === (row.keys ?? 'role'))
}

export function scopeOf(call: string): Scope | undefined {
  const opening = openingOf(call)
  return opening === 'role' || opening === 'never' ? undefined : opening
}

/** What opens to a key: the table decides. @param maker the role of who made it, as it is now, which no key exceeds */
export function mayProgramCall(
  { role, scopes: given, maker }: { role: StaffRole | null; scopes: readonly Scope[]; maker: StaffRole },
  call: string,
): boolean {
  if (openingOf(call) === 'never' || !mayCall(maker, call)) return false
  const scope = scopeOf(call)
  return role ? mayCall(role, call) : scope !== undefined && given.includes(scope)
}

// Open to keys before programs said why: they stay as they are.
const openFromTheFirst: readonly (Scope | undefined)[] = ['read_catalogue', 'write_catalogue', 'read_orders', 'ship']

/** Calls that ask people again want a reason of programs. */
export const needsReason = (call: string): boolean =>
  needsConfirmation(call) && !openFromTheFirst.includes(scopeOf(call))

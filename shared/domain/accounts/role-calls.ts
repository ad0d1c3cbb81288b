import calls from './role-calls.json' with { type: 'json' }
import type { StaffRole } from './staff-roles.ts'

/**
 * Why a call asks for password or passkey again: it sends personal data out in bulk or for good, says where money goes,
 * opens the shop to others, or cannot be taken back. `by amount` asks beyond the limits of the staff and for an account,
 * `in its body` asks in a field of its own.
 */
const verdicts = ['no', 'personal data', 'money', 'access', 'for good', 'by amount', 'in its body'] as const
type Verdict = (typeof verdicts)[number]

const rows: Record<string, { roles: readonly string[]; asks: string } | undefined> = { ...calls }
const asking = new Set<Verdict>(['personal data', 'money', 'access', 'for good'])

/** A staff call of an extension: who may make it beside the owner, and why it asks again. */
export interface StaffCallRow {
  roles: readonly StaffRole[]
  asks: Verdict
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

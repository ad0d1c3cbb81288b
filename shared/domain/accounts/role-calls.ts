import calls from './role-calls.json' with { type: 'json' }
import type { StaffRole } from './staff-roles.ts'

const rolesByCall: Record<string, readonly string[] | undefined> = { ...calls.roles }
const confirmed = new Set<string>(calls.confirmed)
const refunding = new Set<string>(calls.refunding)

/** A staff call of an extension: who may make it beside the owner, and what `role-calls.json` says of others in lists. */
export interface StaffCallRow {
  roles: readonly StaffRole[]
  isConfirmed?: true
  givesBack?: true
}

export function addStaffCalls(rows: Readonly<Record<string, StaffCallRow>>): void {
  for (const [call, { roles, isConfirmed, givesBack }] of Object.entries(rows)) {
    rolesByCall[call] = roles
    if (isConfirmed) confirmed.add(call)
    if (givesBack) refunding.add(call)
  }
}

/** Every call of the staff: "POST /api/admin/products". */
export const staffCalls = () => Object.keys(rolesByCall)

/** The roles beside the owner that may make a call; undefined for one that the table lacks. */
export const rolesFor = (call: string): readonly string[] | undefined => rolesByCall[call]

export const mayCall = (role: StaffRole, call: string): boolean =>
  role === 'owner' ? rolesFor(call) !== undefined : (rolesFor(call)?.includes(role) ?? false)

/** What a role may call. */
export const callsOf = (role: StaffRole): string[] => staffCalls().filter((call) => mayCall(role, call))

/** Calls that ask for password or passkey again. */
export const needsConfirmation = (call: string): boolean => confirmed.has(call)
/** Calls that may give money back: beyond an amount they ask again too. */
export const givesBack = (call: string): boolean => refunding.has(call)

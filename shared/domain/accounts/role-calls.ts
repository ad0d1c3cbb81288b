import calls from './role-calls.json' with { type: 'json' }
import type { StaffRole } from './staff-roles.ts'

const rolesByCall: Readonly<Record<string, readonly string[] | undefined>> = calls.roles
const confirmed = new Set<string>(calls.confirmed)
const refunding = new Set<string>(calls.refunding)

/** Every call of the staff: "POST /api/admin/products". */
export const staffCalls = Object.keys(rolesByCall)

/** The roles beside the owner that may make a call; undefined for one that the table lacks. */
export const rolesFor = (call: string): readonly string[] | undefined => rolesByCall[call]

export const mayCall = (role: StaffRole, call: string): boolean =>
  role === 'owner' ? rolesFor(call) !== undefined : (rolesFor(call)?.includes(role) ?? false)

/** What a role may call. */
export const callsOf = (role: StaffRole): string[] => staffCalls.filter((call) => mayCall(role, call))

/** Calls that ask for password or passkey again. */
export const needsConfirmation = (call: string): boolean => confirmed.has(call)
/** Calls that may give money back: beyond an amount they ask again too. */
export const givesBack = (call: string): boolean => refunding.has(call)

/** What a member of the staff may do (role-calls.ts); the shop's own password is an owner. */
export const staffRoles = ['owner', 'counter', 'workshop', 'content', 'accountant'] as const
export type StaffRole = (typeof staffRoles)[number]

export const invitationDays = 7
/** For so long a login, or the password asked again, opens what asks for it. */
export const confirmationMinutes = 15

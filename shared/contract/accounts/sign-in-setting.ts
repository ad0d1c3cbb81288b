import * as z from 'zod/mini'
import { setting } from '#shared/contract/platform/setting.ts'
import { staffRoles } from '#shared/domain/platform/access/staff-roles.ts'

const signInValue = z.object({
  /** Their people sign in with a passkey or a code app, and set one up before anything else. */
  secondFactorRoles: z.array(z.enum(staffRoles)).check(z.maxLength(staffRoles.length)),
})
export type SignInValue = z.output<typeof signInValue>

export const signInSetting = setting('sign-in', 'which roles need a second factor', signInValue)

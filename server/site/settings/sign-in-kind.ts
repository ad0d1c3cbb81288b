import type { SettingKind } from '#server/platform/settings/save-setting.ts'
import type { SignInValue } from '#shared/contract/accounts/sign-in-setting.ts'
import { staffRoles } from '#shared/domain/platform/access/staff-roles.ts'

export const signInKind: SettingKind<SignInValue> = {
  key: 'sign-in',
  viewOf: ({ secondFactorRoles }) => ({ secondFactorRoles: [...secondFactorRoles] }),
  partOf: ({ secondFactorRoles }) => ({
    secondFactorRoles: staffRoles.filter((role) => secondFactorRoles.includes(role)),
  }),
}

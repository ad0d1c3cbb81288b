import type { SettingKind } from '#server/platform/settings/save-setting.ts'
import type { LanguagesValue } from '#shared/contract/catalog/languages-setting.ts'

export const languagesKind: SettingKind<LanguagesValue> = {
  key: 'languages',
  viewOf: ({ sellsInEnglish }) => ({ sellsInEnglish }),
  partOf: ({ sellsInEnglish }) => ({ sellsInEnglish }),
}

import { invalidInput } from '#server/platform/problems/problem.ts'
import type { SettingKind } from '#server/platform/settings/save-setting.ts'
import type { AppearanceValue } from '#shared/contract/site/appearance-setting.ts'
import { contrastWithWhite, leastContrast } from '#shared/domain/site/accent-color.ts'

export const appearanceKind: SettingKind<AppearanceValue> = {
  key: 'appearance',
  viewOf: ({ appearance }) => ({ ...appearance }),
  partOf: (appearance) => {
    const { accent } = appearance
    if (accent && contrastWithWhite(accent) < leastContrast)
      throw invalidInput({ 'value.accent': 'field_accent_contrast' })
    return { appearance }
  },
}

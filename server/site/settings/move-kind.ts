import type { SettingKind } from '#server/platform/settings/save-setting.ts'
import type { MoveValue } from '#shared/contract/site/move-setting.ts'

export const moveKind: SettingKind<MoveValue> = {
  key: 'move',
  viewOf: ({ move }) => move,
  partOf: (move) => ({ move }),
}

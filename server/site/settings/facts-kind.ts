import type { SettingKind } from '#server/platform/settings/save-setting.ts'
import { type FactsValue, factsValue } from '#shared/contract/site/facts-setting.ts'

const names = Object.keys(factsValue.shape) as (keyof FactsValue)[]

export const factsKind: SettingKind<FactsValue> = {
  key: 'facts',
  viewOf: (shop) => Object.fromEntries(names.map((name) => [name, shop[name]])) as unknown as FactsValue,
  partOf: (value) => value,
}

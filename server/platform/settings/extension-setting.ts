import type { SettingKind } from './save-setting.ts'
import type { ShopSettings } from './setting-repository.ts'

/** A setting of an extension: `shipped` holds until it is saved. Its calls are made by `setting(key, …)`. */
export function extensionSetting<V>(key: string, shipped: V): SettingKind<V> {
  return {
    key,
    viewOf: ({ saved }) => (saved[key] as V | undefined) ?? shipped,
    partOf: (value) => ({ [key]: value }) as ShopSettings,
  }
}

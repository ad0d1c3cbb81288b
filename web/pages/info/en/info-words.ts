import type { Widen } from '#web/i18n/it.ts'
import type { infoWords as italian } from '../it/info-words.ts'

export const infoWords: Widen<typeof italian> = {
  index: 'On this page',
  version: (version) => `Version of ${version}`,
  demo: 'Demo shop: no order is shipped. Before opening a real shop, have these texts checked by a professional.',
  otherPages: 'More information',
}

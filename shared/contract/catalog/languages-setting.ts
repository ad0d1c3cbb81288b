import * as z from 'zod/mini'
import { setting } from '#shared/contract/platform/setting.ts'

const languagesValue = z.object({ sellsInEnglish: z.boolean() })
export type LanguagesValue = z.output<typeof languagesValue>

export const languagesSetting = setting('languages', 'the languages its texts are written in', languagesValue)

import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { getHome } from '#shared/contract/site/home.ts'
import { languageChunk } from '#web/i18n/language-chunk.ts'
import { type Api, useApi } from '#web/platform/api.ts'

export const homeTexts = languageChunk(
  {
    it: async () => (await import('#web/site/home/home-it.ts')).home,
    en: async () => (await import('#web/site/home/home-en.ts')).home,
  },
  'home',
)

/** The page as the shop's owner has arranged it. */
export const homeQuery = (api: Api) =>
  queryOptions({ queryKey: ['home'], queryFn: () => api(getHome, { query: { lang: api.lang } }) })

export const useHome = () => useSuspenseQuery(homeQuery(useApi())).data

/** The page's texts, with those that the owner has written in their place. */
export function useHomeTexts() {
  return { ...homeTexts.useChunk(), ...useHome().texts }
}

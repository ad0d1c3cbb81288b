import type { QueryClient } from '@tanstack/react-query'
import type { Language } from '#shared/domain/language.ts'
import type { Api } from './api.ts'

/** What every route's loader is given. */
export interface RouteContext {
  queries: QueryClient
  api: Api
  language: Language
}

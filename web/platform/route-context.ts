import type { QueryClient } from '@tanstack/react-query'
import type { Language } from '#shared/domain/platform/language.ts'
import type { Api } from './api.ts'

export interface RouteContext {
  queries: QueryClient
  api: Api
  language: Language
}

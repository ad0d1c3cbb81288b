import type { ReactNode } from 'react'
import type { RouteContext } from '#web/platform/route-context.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'

type Load = (context: RouteContext, params: Record<string, string>, search: Record<string, unknown>) => Promise<unknown>

/** A page of an extension with its data, in a file that comes when it is opened. */
export const lazyPage = (path: string, bring: () => Promise<{ load: Load; part: () => ReactNode }>) => ({
  path,
  load: async (...all: Parameters<Load>) => (await bring()).load(...all),
  component: lazyPart(async () => (await bring()).part),
})

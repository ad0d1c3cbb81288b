import { notFound } from '@tanstack/react-router'
import type { InfoName } from '#shared/domain/site/pages.ts'
import { ApiError } from '#web/platform/api.ts'
import type { RouteContext } from '#web/platform/route-context.ts'
import { infoTexts, isInfoName } from './info-texts.ts'
import { legalQuery } from './legal-query.ts'

export async function loadInfoPage(
  { queries, api, language }: RouteContext,
  name: InfoName,
  version?: string,
): Promise<void> {
  await Promise.all([infoTexts[name].load(language), queries.ensureQueryData(legalQuery(api, name, version))])
}

/** A legal page as it was. */
export async function loadFormerText(context: RouteContext, { page, version }: { page: string; version: string }) {
  if (!isInfoName(page)) throw notFound()
  try {
    await loadInfoPage(context, page, version)
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.status === 400)) throw notFound()
    throw error
  }
  return { name: page, version }
}

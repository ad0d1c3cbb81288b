import { notFound } from '@tanstack/react-router'
import { type OutboxAddress, readOutboxAddress } from '#web/messages/outbox-address.ts'
import { mailQuery, outboxQuery } from '#web/messages/outbox-queries.ts'
import { outboxTexts } from '#web/messages/outbox-texts.ts'
import { ApiError } from '#web/platform/api.ts'
import type { RouteContext } from '#web/platform/route-context.ts'

/** The outbox or one mail of it; outside a demo both are unknown addresses. */
export async function loadOutboxPage(
  { queries, api, language }: RouteContext,
  what: { [K in keyof OutboxAddress]: unknown } | string,
) {
  const read =
    typeof what === 'string'
      ? queries.fetchQuery(mailQuery(api, what))
      : queries.fetchQuery(outboxQuery(api, readOutboxAddress(what)))
  try {
    await Promise.all([read, outboxTexts.load(language)])
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.status === 400)) throw notFound()
    throw error
  }
}

import type { FastifyReply, FastifyRequest } from 'fastify'

interface Page {
  limit?: number | undefined
  offset?: number | undefined
}

/** The total, and the neighbouring pages. */
export function pagingHeaders(
  addressAt: (offset: number) => string,
  { limit, offset = 0 }: Page,
  total: number,
): Record<string, string> {
  const links: string[] = []
  const link = (rel: string, at: number) => links.push(`<${addressAt(at)}>; rel="${rel}"`)
  if (limit !== undefined && offset + limit < total) link('next', offset + limit)
  if (limit !== undefined && offset > 0) link('prev', Math.max(0, offset - limit))
  return { 'x-total-count': String(total), ...(links.length > 0 && { link: links.join(', ') }) }
}

const addressWith = (request: FastifyRequest, name: string, value: string) => {
  const url = new URL(request.url, 'http://shop.invalid')
  url.searchParams.set(name, value)
  return url.pathname + url.search
}

/** @param next the key of the next page of a list by keys, which is not counted */
export function setPagingHeaders(
  request: FastifyRequest,
  reply: FastifyReply,
  page: Page,
  total: number | undefined,
  next?: string,
): void {
  if (total !== undefined)
    reply.headers(pagingHeaders((offset) => addressWith(request, 'offset', String(offset)), page, total))
  if (next !== undefined) reply.header('link', `<${addressWith(request, 'after', next)}>; rel="next"`)
}

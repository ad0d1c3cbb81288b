import type { FastifyReply, FastifyRequest } from 'fastify'

interface Page {
  limit?: number | undefined
  offset?: number | undefined
}

export function setPagingHeaders(request: FastifyRequest, reply: FastifyReply, page: Page, total: number): void {
  reply.header('x-total-count', String(total))
  const { limit, offset = 0 } = page
  if (limit === undefined) return
  const links: string[] = []
  const link = (rel: string, at: number) => {
    const url = new URL(request.url, 'http://shop.invalid')
    url.searchParams.set('offset', String(at))
    links.push(`<${url.pathname}${url.search}>; rel="${rel}"`)
  }
  if (offset + limit < total) link('next', offset + limit)
  if (offset > 0) link('prev', Math.max(0, offset - limit))
  if (links.length > 0) reply.header('link', links.join(', '))
}

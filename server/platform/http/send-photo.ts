import type { FastifyReply } from 'fastify'

/** A picture of a customer: alone on its page it runs nothing. */
export function sendPhoto(reply: FastifyReply, content: Buffer, cacheControl = 'private, no-store'): Buffer {
  reply.type('image/webp').headers({
    'cache-control': cacheControl,
    'content-security-policy': "default-src 'none'; sandbox",
  })
  return content
}

import type { FastifyReply } from 'fastify'

export function sendPhoto(reply: FastifyReply, content: Buffer, cacheControl = 'private, no-store'): Buffer {
  reply.type('image/webp').headers({
    'cache-control': cacheControl,
    'content-security-policy': "default-src 'none'; sandbox",
  })
  return content
}

import type { FastifyReply, FastifyRequest } from 'fastify'

interface Refusal extends Record<string, unknown> {
  message: string
  code: string
}

export const problemType = 'application/problem+json'

/** The form of RFC 9457 is for callers that name it (rule 864); `*` and `application/*` ask for the shop's own. */
export function wantsProblem({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  return (headers.accept ?? '').split(',').some((range) => {
    const [type = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase())
    return type === problemType && !parameters.some((one) => /^q=0(?:\.0*)?$/.test(one))
  })
}

export function sendRefusal(reply: FastifyReply, refusal: Refusal): FastifyReply {
  reply.header('vary', ['accept', reply.getHeader('vary')].flat().filter(Boolean).join(', '))
  if (!wantsProblem(reply.request)) return reply.send(refusal)
  const { message, ...members } = refusal
  const said = {
    ...members,
    type: `/api/docs#${refusal.code}`,
    title: inWords(refusal.code),
    status: reply.statusCode,
    detail: message,
    instance: `urn:uuid:${reply.request.id}`,
  }
  return reply.type(problemType).send(said)
}

/** The same for each occurrence, as the standard asks. */
const inWords = (code: string) => `${code.charAt(0).toUpperCase()}${code.slice(1).replaceAll('_', ' ')}`

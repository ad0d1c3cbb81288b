import type { FastifyRequest } from 'fastify'
import { requireStaffSession } from '#server/platform/sessions/session.ts'

export const staffOf = async (request: FastifyRequest) => {
  const { staff } = await requireStaffSession(request)
  return { by: staff?.name ?? '', role: staff?.role }
}

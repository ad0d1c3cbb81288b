import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { invalidInput, problem } from '#server/platform/problems/problem.ts'
import { fairTurns } from '#server/platform/throttle/fair-turns.ts'

// A form around the largest file; larger requests are not read.
const maxFormBytes = 5 * 1024 * 1024 + 64 * 1024

/** Each holds its file in memory while it comes in, as slowly as its sender likes. */
const receiving = fairTurns({ atOnce: 24, ofOne: 6, waiting: 200, retryAfterSeconds: 5 })

/** The file of the field `image`. @throws 400 without one, 413 above 5 MiB, 415 when the body is no form, 503 busy */
export async function uploadedImage(request: FastifyRequest): Promise<Buffer> {
  if (Number(request.headers['content-length'] ?? 0) > maxFormBytes) throw problem('image_too_large')
  const { file, content } = await receiving.take(() => readForm(request))
  if (file.fieldname !== 'image') throw invalidInput({ image: 'field_required' })
  return content
}

/** The form's only file. @throws 400 when there is none or another one */
async function readForm(request: FastifyRequest) {
  let found: { file: MultipartFile; content: Buffer } | undefined
  const parts = request.parts({ limits: { files: 2 } })
  for (;;) {
    const { value: part, done } = await parts.next().catch(brokenForm)
    if (done) break
    if (part.type !== 'file') continue
    if (found) throw invalidInput({ image: 'one_file' })
    found = { file: part, content: await part.toBuffer().catch(brokenForm) }
  }
  if (!found) throw invalidInput({ image: 'field_required' })
  return found
}

/** The form's parser reports unreadable input with errors without a code: a client error. */
function brokenForm(error: Error & { code?: string }): never {
  if (error.code === 'FST_REQ_FILE_TOO_LARGE') throw problem('image_too_large')
  throw error.code === undefined ? invalidInput({ image: 'field_invalid' }) : error
}

import type { FastifyInstance } from 'fastify'
import { encodeImage } from '#server/catalog/images/image-encoder.ts'
import { uploadedImage } from '#server/catalog/images/uploaded-image.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { route } from '#server/platform/http/route.ts'
import { problem } from '#server/platform/problems/problem.ts'
import type { Deps } from '#server/site/deps/deps.ts'
import { countPhotos, insertPhoto } from '../../workshop/bookings/booking-repository.ts'
import { findJob, insertEvent, lockJob } from '../../workshop/bookings/job-repository.ts'
import { staffOf } from '../../workshop/staff-of.ts'
import { addJobPhoto } from './job-calls.ts'
import { lockedJobs } from './locked-jobs.ts'

const mostOfStaff = 12

/** In a scope of its own, for its body is a form. */
export function jobPhotoRoutes(app: FastifyInstance, deps: Deps): void {
  const { database, clock } = deps
  const { viewOf } = lockedJobs(deps)

  route(app, addJobPhoto, async ({ params, request, reply }) => {
    if (!(await findJob(database.db, params.id))) throw problem('job_unknown')
    const { by } = await staffOf(request)
    const { content } = await encodeImage(await uploadedImage(request))
    await inTransaction(database, async (tx) => {
      await lockJob(tx, params.id)
      if ((await countPhotos(tx, params.id, true)) >= mostOfStaff) throw problem('workshop_photos_many')
      const at = clock()
      await insertPhoto(tx, { jobId: params.id, content, isStaff: true, createdAt: at })
      await insertEvent(tx, { jobId: params.id, at, kind: 'photo_added', by })
    })
    reply.code(201)
    return viewOf(params.id)
  })
}

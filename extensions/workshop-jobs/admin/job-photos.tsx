import { useCallback, useRef } from 'react'
import { useRefresh } from '#web/admin/use-act.ts'
import { addressOf, useApi } from '#web/platform/api.ts'
import { PhotoField } from '#web/ui/form/photo-field.tsx'
import { workshopWords } from '../../workshop/it.ts'
import { addJobPhoto, getJobPhoto, type JobDetail } from '../jobs/job-calls.ts'

const most = 12

export function PhotoList({ jobId, photos, of }: { jobId: number; photos: readonly string[]; of: string }) {
  if (photos.length === 0) return null
  return (
    <ul className="flex wraps spaced-8">
      {photos.map((photo, i) => {
        const url = addressOf(getJobPhoto, { params: { id: String(jobId), photo } })
        return (
          <li key={photo}>
            <a href={url} target="_blank" rel="noreferrer">
              <img className="job-photo" src={url} alt={`Foto ${i + 1} ${of}`} />
            </a>
          </li>
        )
      })}
    </ul>
  )
}

const none: readonly string[] = []

/** What the workshop photographs itself. */
export function JobPhotos({ job, canWork }: { job: JobDetail; canWork: boolean }) {
  const api = useApi()
  const refresh = useRefresh()
  const isNew = useRef(false)
  const { staffPhotos } = job
  const onSending = useCallback(
    (isSending: boolean) => {
      if (isSending || !isNew.current) return
      isNew.current = false
      void refresh()
    },
    [refresh],
  )
  if (!canWork && staffPhotos.length === 0) return null
  return (
    <section className="box" aria-label="Foto dell’officina">
      <div className="box-head">
        <h3>Foto dell’officina</h3>
      </div>
      <div className="box-body">
        <PhotoList jobId={job.id} photos={staffPhotos} of="dell’officina" />
        {canWork && staffPhotos.length < most && (
          <PhotoField
            key={staffPhotos.length}
            photoIds={none}
            most={most - staffPhotos.length}
            hint="Prima, durante e dopo: restano sul lavoro."
            error={undefined}
            texts={workshopWords.photos}
            onChange={() => undefined}
            onSending={onSending}
            send={async (form) => {
              const { staffPhotos: now } = await api(addJobPhoto, { params: { id: String(job.id) } }, { form })
              isNew.current = true
              return { id: now.at(-1) ?? '' }
            }}
          />
        )}
      </div>
    </section>
  )
}

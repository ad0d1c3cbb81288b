import { useEffect } from 'react'
import { createPortal } from 'react-dom'
import { useShop } from '#web/i18n/shop-query.ts'
import type { JobDetail } from '../jobs/job-calls.ts'
import { bicycleName, whenText } from './job-words.ts'

/** A label for the bicycle, for the printer alone. */
export function JobLabel({ job, onPrinted }: { job: JobDetail; onPrinted(): void }) {
  const { name } = useShop()
  useEffect(() => {
    window.addEventListener('afterprint', onPrinted, { once: true })
    window.print()
    return () => window.removeEventListener('afterprint', onPrinted)
  }, [onPrinted])
  const { serialNumber } = job.bicycle
  return createPortal(
    <div className="print-sheet" lang="it">
      <p>{name}, officina</p>
      <h1>{job.number}</h1>
      <p>
        <b>{bicycleName(job)}</b>
        {serialNumber && <>, telaio {serialNumber}</>}
        <br />
        {job.name}, {job.phone}
        <br />
        {job.title}
        <br />
        {whenText(job)}
      </p>
      {job.problem && <p>«{job.problem}»</p>}
    </div>,
    document.body,
  )
}

import { Camera } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { getReturnPhoto, sendReturnPhoto } from '#shared/contract/orders/returns/customer-returns.ts'
import type { Problem } from '#shared/contract/platform/fields.ts'
import { maxReturnPhotos } from '#shared/domain/orders/returns/return-states.ts'
import { addressOf } from '#web/api.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { drawSmaller } from '#web/ui/form/draw-smaller.ts'
import type { ReturnTexts } from './return-texts.ts'

const maxBytes = 5 * 1024 * 1024
const lightBytes = 1024 * 1024
const takenTypes = ['image/jpeg', 'image/png', 'image/webp']

interface Props {
  orderNumber: string
  accessKey: string
  needed: number
  photoIds: readonly string[]
  error: string | undefined
  onChange(photoIds: readonly string[]): void
  onSending(isSending: boolean): void
  texts: ReturnTexts
}

/** Photos go to the shop as they are chosen, made smaller here: the form's end has nothing to wait for. */
export function ReturnPhotos({
  orderNumber,
  accessKey,
  needed,
  photoIds,
  error,
  onChange,
  onSending,
  texts: t,
}: Props) {
  const id = useId()
  const { language } = useI18n()
  const [failure, setFailure] = useState<string>()
  const [sending, setSending] = useState(0)
  const kept = useRef(photoIds)
  useEffect(() => {
    kept.current = photoIds
  }, [photoIds])
  useEffect(() => onSending(sending > 0), [sending, onSending])
  const call = { params: { orderNumber }, query: { k: accessKey } }
  const sendOne = async (file: File) => {
    const isLight = takenTypes.includes(file.type) && file.size <= lightBytes
    const small = isLight ? file : await drawSmaller(file, maxBytes)
    if (!small) return t.photos.unreadable
    const body = new FormData()
    body.append('image', small)
    const headers = { 'accept-language': language }
    const answer = await fetch(addressOf(sendReturnPhoto, call), { method: 'POST', body, headers }).catch(
      () => undefined,
    )
    const reported: Partial<Problem> & { id?: string } = (await answer?.json().catch(() => undefined)) ?? {}
    if (!answer?.ok || !reported.id) return reported.message ?? t.photos.failed
    kept.current = [...kept.current, reported.id]
    onChange(kept.current)
    return undefined
  }
  const add = async (files: readonly File[]) => {
    setFailure(undefined)
    setSending(files.length)
    // One after the other: the order of the files is that of the photos.
    for (const file of files.slice(0, maxReturnPhotos - kept.current.length)) {
      const problem = await sendOne(file)
      if (problem) setFailure(problem)
      setSending((left) => left - 1)
    }
    setSending(0)
  }
  const problem = failure ?? error
  return (
    <div className={`field above-20 ${problem ? 'has-error' : ''}`}>
      <label htmlFor={id}>{t.photos.label}</label>
      <span className="hint" id={`${id}-hint`}>
        {t.photos.hint(needed)}
      </span>
      <div className="photo-add relative">
        <input
          className="absolute full-width"
          id={id}
          type="file"
          accept="image/*"
          multiple
          aria-describedby={problem ? `${id}-hint ${id}-error` : `${id}-hint`}
          aria-invalid={problem ? true : undefined}
          onChange={({ target }) => {
            void add([...(target.files ?? [])])
            target.value = ''
          }}
        />
        <span className="btn btn-small" aria-hidden="true">
          <Camera className="icon icon-s" /> {t.photos.add}
        </span>
      </div>
      {sending > 0 && (
        <p className="small row spaced-8" role="status">
          <span className="spin" aria-hidden="true" /> {t.photos.sending}
        </p>
      )}
      {problem && (
        <p className="error" id={`${id}-error`} role="alert">
          {problem}
        </p>
      )}
      <PhotoList
        photoIds={photoIds}
        urlOf={(photoId) => addressOf(getReturnPhoto, { ...call, params: { orderNumber, id: photoId } })}
        onRemove={(photoId) => onChange(photoIds.filter((one) => one !== photoId))}
        texts={t}
      />
    </div>
  )
}

interface ListProps {
  photoIds: readonly string[]
  urlOf(photoId: string): string
  onRemove(photoId: string): void
  texts: ReturnTexts
}

function PhotoList({ photoIds, urlOf, onRemove, texts: t }: ListProps) {
  if (photoIds.length === 0) return null
  return (
    <ul className="return-photos flex wraps spaced-12 above-12">
      {photoIds.map((photoId, index) => (
        <li className="relative outlined ground-white" key={photoId}>
          <img src={urlOf(photoId)} alt={t.photos.alt(index + 1)} />
          <button
            className="full-width text-s bold"
            type="button"
            aria-label={t.photos.removeOf(index + 1)}
            onClick={() => onRemove(photoId)}
          >
            {t.photos.remove}
          </button>
        </li>
      ))}
    </ul>
  )
}

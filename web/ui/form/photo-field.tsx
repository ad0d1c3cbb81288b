import { Camera } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { ApiError } from '#web/platform/api.ts'
import { drawSmaller } from './draw-smaller.ts'

const maxBytes = 5 * 1024 * 1024
const lightBytes = 1024 * 1024
const takenTypes = ['image/jpeg', 'image/png', 'image/webp']

interface Props {
  /** Sends one photo in the form's field `image`. */
  send(form: FormData): Promise<{ id: string }>
  /** Without it a photo is shown as it was chosen. */
  urlOf?(photoId: string): string
  most: number
  hint: string
  photoIds: readonly string[]
  error: string | undefined
  onChange(photoIds: readonly string[]): void
  onSending(isSending: boolean): void
  texts: PhotoTexts
}

interface PhotoTexts {
  label: string
  add: string
  remove: string
  removeOf(number: number): string
  alt(number: number): string
  sending: string
  unreadable: string
  failed: string
  tooMany(most: number): string
}

/** Photos go to the shop as they are chosen, made smaller here: the form's end has nothing to wait for. */
export function PhotoField({ send, urlOf, most, hint, photoIds, error, onChange, onSending, texts: t }: Props) {
  const id = useId()
  const [failure, setFailure] = useState<string>()
  const [sending, setSending] = useState(0)
  const kept = useRef(photoIds)
  useEffect(() => {
    kept.current = photoIds
  }, [photoIds])
  useEffect(() => onSending(sending > 0), [sending, onSending])
  const [chosen, setChosen] = useState<Record<string, string>>({})
  const sendOne = async (file: File) => {
    const isLight = takenTypes.includes(file.type) && file.size <= lightBytes
    const small = isLight ? file : await drawSmaller(file, maxBytes)
    if (!small) return t.unreadable
    const form = new FormData()
    form.append('image', small)
    const sent = await send(form).catch((error: unknown) => error)
    if (sent instanceof Error) return (sent instanceof ApiError && sent.message) || t.failed
    const { id: photoId } = sent as { id: string }
    const shown = urlOf ? undefined : await dataUrlOf(small)
    if (shown) setChosen((all) => ({ ...all, [photoId]: shown }))
    kept.current = [...kept.current, photoId]
    onChange(kept.current)
    return undefined
  }
  const add = async (files: readonly File[]) => {
    setFailure(undefined)
    // One after the other: the order of the files is that of the photos.
    const free = most - kept.current.length
    setSending(Math.min(files.length, free))
    if (files.length > free) setFailure(t.tooMany(most))
    for (const file of files.slice(0, free)) {
      const problem = await sendOne(file)
      if (problem) setFailure(problem)
      setSending((left) => left - 1)
    }
    setSending(0)
  }
  const problem = failure ?? error
  return (
    <div className={`field above-20 ${problem ? 'has-error' : ''}`}>
      <label htmlFor={id}>{t.label}</label>
      <span className="hint" id={`${id}-hint`}>
        {hint}
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
          <Camera className="icon icon-s" /> {t.add}
        </span>
      </div>
      {sending > 0 && (
        <p className="small row spaced-8" role="status">
          <span className="spin" aria-hidden="true" /> {t.sending}
        </p>
      )}
      {problem && (
        <p className="error" id={`${id}-error`} role="alert">
          {problem}
        </p>
      )}
      <PhotoList
        photoIds={photoIds}
        urlOf={(photoId) => urlOf?.(photoId) ?? chosen[photoId] ?? ''}
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
  texts: PhotoTexts
}

function PhotoList({ photoIds, urlOf, onRemove, texts: t }: ListProps) {
  if (photoIds.length === 0) return null
  return (
    <ul className="sent-photos flex wraps spaced-12 above-12">
      {photoIds.map((photoId, index) => (
        <li className="relative outlined ground-white" key={photoId}>
          <img src={urlOf(photoId)} alt={t.alt(index + 1)} />
          <button
            className="full-width text-s bold"
            type="button"
            aria-label={t.removeOf(index + 1)}
            onClick={() => onRemove(photoId)}
          >
            {t.remove}
          </button>
        </li>
      ))}
    </ul>
  )
}

/** The pages' policy shows `data:`, not `blob:`. */
function dataUrlOf(file: Blob): Promise<string | undefined> {
  return new Promise((resolve) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => resolve(undefined)
    reader.readAsDataURL(file)
  })
}

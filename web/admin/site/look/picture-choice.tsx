import { CircleAlert, Crosshair, Upload } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { imageFacts } from '#shared/domain/platform/goods/image-name.ts'
import { FocalPointDialog } from '#web/admin/catalog/images/focal-point-dialog.tsx'
import { readyPicture } from '#web/admin/catalog/images/ready-picture.ts'
import { pictureTypes, uploadPicture } from '#web/admin/catalog/images/upload-picture.ts'
import { useAct } from '#web/admin/use-act.ts'

interface Props {
  id: string
  label: string
  hint: string
  value: string | null
  onChange(url: string | null): void
  /** Gives the shop's own back; left out: the picture is changed only. */
  removeLabel?: string
  error?: string | undefined
  logoAddress?: string
}

/** One picture of the shop: chosen, replaced, given a focal point, taken away. Only the form's saving shows it to visitors. */
export function PictureChoice({ id, label, hint, value, onChange, removeLabel, error, logoAddress }: Props) {
  const chooser = useRef<HTMLInputElement>(null)
  const [isFocusing, setFocusing] = useState(false)
  const hintId = useId()
  const { send, isSending, problem = error } = useOnePicture(onChange, logoAddress)
  return (
    <div className={`field ${problem ? 'has-error' : ''}`}>
      <span className="bold">{label}</span>
      <div className="picture-choice flex wraps spaced-16">
        {value && <img src={`${value}?w=320`} alt="" {...sizeOf(value)} />}
        <div className="stack can-shrink">
          <p className="hint" id={hintId}>
            {hint}
          </p>
          {problem && (
            <p className="error" role="alert">
              <CircleAlert className="icon icon-s" aria-hidden="true" />
              <span>{problem}</span>
            </p>
          )}
          <div className="flex wraps spaced-8">
            <button
              type="button"
              id={id}
              className="btn btn-small"
              aria-label={`${value ? 'Cambia' : 'Carica'}: ${label}`}
              aria-describedby={hintId}
              aria-disabled={isSending}
              onClick={() => !isSending && chooser.current?.click()}
            >
              {isSending ? (
                <span className="spin" aria-hidden="true" />
              ) : (
                <Upload className="icon icon-s" aria-hidden="true" />
              )}
              {value ? 'Cambia' : 'Carica'}
            </button>
            {value && !logoAddress && (
              <button
                type="button"
                className="btn btn-small"
                aria-label={`Punto importante: ${label}`}
                onClick={() => setFocusing(true)}
              >
                <Crosshair className="icon icon-s" aria-hidden="true" /> Punto importante
              </button>
            )}
            {value && removeLabel && (
              <button
                type="button"
                className="btn btn-small btn-text"
                aria-label={`${removeLabel}: ${label}`}
                onClick={() => onChange(null)}
              >
                {removeLabel}
              </button>
            )}
          </div>
        </div>
      </div>
      <input
        ref={chooser}
        className="sr-only"
        type="file"
        tabIndex={-1}
        aria-label={label}
        accept={logoAddress ? 'image/svg+xml,image/png,.svg,.png' : `${pictureTypes},image/heic,image/heif,.heic,.heif`}
        onChange={(event) => {
          const [file] = event.target.files ?? []
          event.target.value = ''
          event.stopPropagation()
          if (file) send(file)
        }}
      />
      {isFocusing && value && (
        <FocalPointDialog
          url={value}
          onClose={() => setFocusing(false)}
          onChosen={(url) => {
            onChange(url)
            setFocusing(false)
          }}
        />
      )}
    </div>
  )
}

/** Uploads one file, and says beside the field why it was not taken. */
function useOnePicture(onChange: Props['onChange'], logoAddress: string | undefined) {
  const [problem, setProblem] = useState<string>()
  const leaving = useRef<AbortController>(undefined)
  useEffect(() => {
    leaving.current = new AbortController()
    return () => leaving.current?.abort()
  }, [])
  const upload = useAct({
    call: async (_api, file: File) => {
      setProblem(undefined)
      const ready = logoAddress ? { file } : await readyPicture(file)
      if ('problem' in ready) throw new Error(ready.problem)
      const { signal = new AbortController().signal } = leaving.current ?? {}
      return uploadPicture(ready.file, false, () => undefined, signal, logoAddress)
    },
    failed: (refusal, file) => {
      setProblem(`«${file.name}»: ${refusal.message}`)
      return undefined
    },
    onDone: onChange,
    // A second file is sent while the screen is read again after the first.
    mayOverlap: true,
  })
  return { send: upload.send, isSending: upload.busy, problem }
}

function sizeOf(url: string) {
  const { width, height, fit, focusX, focusY } = imageFacts(url)
  return { width, height, style: fit === 'scene' ? { objectPosition: `${focusX}% ${focusY}%` } : undefined }
}

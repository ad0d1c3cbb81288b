import { X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { openCodeReader } from './open-code-reader.ts'

const lookEveryMs = 160
/** The same code again within this time is the same piece. */
const sameMs = 1_800

const troubles: Record<string, string> = {
  NotAllowedError: 'La fotocamera non è permessa: consentila nelle impostazioni del browser, o scrivi il codice.',
  NotFoundError: 'Qui non c’è una fotocamera: scrivi il codice.',
  NotReadableError: 'La fotocamera è usata da un’altra app: chiudila e riprova.',
}

interface Props {
  onCode(code: string): void
  onClose(): void
}

/** Reads codes from the camera until it is closed. */
export function CameraReader({ onCode, onClose }: Props) {
  const video = useRef<HTMLVideoElement>(null)
  const latest = useRef(onCode)
  const [trouble, setTrouble] = useState<string>()
  useEffect(() => {
    latest.current = onCode
  }, [onCode])
  useEffect(() => {
    let isOpen = true
    let stream: MediaStream | undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    let last = { code: '', at: 0 }
    const start = async () => {
      const [read, opened] = await Promise.all([
        openCodeReader(),
        navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment', width: { ideal: 1280 } } }),
      ])
      stream = opened
      const screen = video.current
      if (!isOpen || !screen) return stop(stream)
      screen.srcObject = stream
      await screen.play()
      const look = async () => {
        const code = await read(screen).catch(() => undefined)
        if (!isOpen) return
        const now = Date.now()
        if (code && (code !== last.code || now - last.at > sameMs)) {
          last = { code, at: now }
          navigator.vibrate?.(60)
          latest.current(code)
        } else if (code) last.at = now
        timer = setTimeout(look, lookEveryMs)
      }
      await look()
    }
    start().catch((error: Error) => {
      if (isOpen) setTrouble(troubles[error.name] ?? 'La fotocamera non parte: scrivi il codice.')
    })
    return () => {
      isOpen = false
      clearTimeout(timer)
      stop(stream)
    }
  }, [])
  return (
    <div className="counter-camera">
      {trouble ? (
        <p className="note note-warning" role="alert">
          {trouble}
        </p>
      ) : (
        <video ref={video} muted playsInline aria-label="Quello che vede la fotocamera" />
      )}
      <button type="button" className="btn btn-icon" aria-label="Chiudi la fotocamera" onClick={onClose}>
        <X className="icon" aria-hidden="true" />
      </button>
    </div>
  )
}

function stop(stream: MediaStream | undefined): void {
  for (const track of stream?.getTracks() ?? []) track.stop()
}

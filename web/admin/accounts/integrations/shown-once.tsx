import { type ReactNode, useEffect, useRef } from 'react'
import { CopyButton } from '#web/ui/copy-button.tsx'

interface Props {
  title: string
  secret: string
  copyLabel: string
  onDone(): void
  children?: ReactNode
}

/** A secret that is shown once. */
export function ShownOnce({ title, secret, copyLabel, onDone, children }: Props) {
  const box = useRef<HTMLElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <section className="integration-once outlined grid spaced-10" ref={box} tabIndex={-1} aria-label={title}>
      <b className="bold">{title}</b>
      <code className="integration-secret ground-white">{secret}</code>
      <p className="small">Copiala adesso, per chi cura il programma: il negozio non la mostra più.</p>
      <span className="row wraps">
        <CopyButton text={secret} label={copyLabel} className="btn btn-small btn-main" />
        {children}
        <button type="button" className="btn btn-small" onClick={onDone}>
          Fatto, l’ho messa al sicuro
        </button>
      </span>
    </section>
  )
}

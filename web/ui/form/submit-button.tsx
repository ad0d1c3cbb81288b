import type { ReactNode } from 'react'

interface Props {
  isSending: boolean
  busyLabel?: string
  className?: string
  children: ReactNode
}

/** Submits a form; stays in place, with an optional busy label, while the request is in flight. */
export function SubmitButton({ isSending, busyLabel, className = 'btn btn-main', children }: Props) {
  return (
    <button type="submit" className={className} aria-disabled={isSending || undefined}>
      {isSending && <span className="spin" aria-hidden="true" />}
      {isSending ? (busyLabel ?? children) : children}
    </button>
  )
}

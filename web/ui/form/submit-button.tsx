import type { ReactNode } from 'react'

interface Props {
  isSending: boolean
  busyLabel: string
  className?: string
  children: ReactNode
}

/** Sends a form; stays where it is, and named for what it does, while the answer is on its way. */
export function SubmitButton({ isSending, busyLabel, className = 'btn btn-main', children }: Props) {
  return (
    <button type="submit" className={className} aria-disabled={isSending || undefined}>
      {isSending && <span className="spin" aria-hidden="true" />}
      {isSending ? busyLabel : children}
    </button>
  )
}

import { CopyButton } from '#web/ui/copy-button.tsx'

/** The same secret as libraries of Standard Webhooks write it (docs/api.md). */
export const StandardSecret = ({ secret }: { secret: string }) => (
  <CopyButton text={`whsec_${btoa(secret)}`} label="Copia per Standard Webhooks" className="btn btn-small" />
)

import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'

interface Props {
  orderNumber: string
  /** The key of the order's page. */
  accessKey: string
  label: string
}

/** Above pages that belong to an order's page. */
export function BackToOrder({ orderNumber, accessKey, label }: Props) {
  return (
    <p className="no-print">
      <Link
        className="row inline-flex gap-2 as-target"
        to="/ordine/$orderNumber"
        params={{ orderNumber }}
        search={{ k: accessKey }}
      >
        <ArrowLeft className="i i-s" aria-hidden="true" />
        {label}
      </Link>
    </p>
  )
}

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
      <Link className="as-target spaced-8" to="/ordine/$orderNumber" params={{ orderNumber }} search={{ k: accessKey }}>
        <ArrowLeft className="icon icon-s" aria-hidden="true" />
        {label}
      </Link>
    </p>
  )
}
